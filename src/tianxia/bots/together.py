"""One search in several processes: each grows a tree; what they find of the first moves is added up."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.util import Finalize
from typing import Any, Final

from tianxia.bots.advice import Advice
from tianxia.games import game
from tianxia.kernel import Chance, Edition, Knowledge, recall

POOLS: Final[dict[int, ProcessPoolExecutor]] = {}
"""Processes that wait for the next search, by their number; they end with the program."""

BEFORE_QUEUES_CLOSE: Final = 20
"""Processes that wait are told to leave through a queue, which closes when finalizers of rank 10 run."""

Told = tuple[int, int, int, list[float], float, float | None]
"""An advice as plain data."""


def questions(
    knowledge: Knowledge,
    chance: Chance,
    count: int,
    simulations: int,
    milliseconds: int,
    manner: str,
    only: int,
) -> list[dict[str, Any]]:
    """What each of so many processes is told: what the seat knows and no more, and its part of the work."""
    setup = knowledge.setup
    return [
        {
            "game": setup.game.key,
            "seats": setup.seats,
            "options": setup.options,
            "rules": setup.rules,
            "tables": setup.tables,
            "knowledge": knowledge.dump(chance),
            "seed": int(chance.below(1 << 30)),
            "simulations": -(-simulations // count),
            "milliseconds": milliseconds,
            "manner": manner,
            "only": only,
        }
        for _ in range(count)
    ]


def answer(question: dict[str, Any]) -> list[Told]:
    """Search in this process."""
    from tianxia.bots.search import SearchBot

    tables = question["tables"]
    edition = None if tables is None else Edition(tables, "an edition of its own")
    setup = game(question["game"]).agree(question["seats"], edition, question["options"], question["rules"])
    bot = SearchBot(
        question["seed"], question["simulations"], question["milliseconds"], question["manner"] + " cores=1"
    )
    found = bot.advise(recall(setup, question["knowledge"]), question["only"])
    return [(one.seat, one.move, one.tried, one.shares, one.points, one.rival) for one in found]


def search_together(asked: list[dict[str, Any]]) -> list[Advice]:
    """Put the questions to as many processes, and add up the answers."""
    count = len(asked)
    if count not in POOLS:
        POOLS[count] = pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"))
        # Else a process that is itself one of several would wait for these in vain when it ends.
        Finalize(None, pool.shutdown, kwargs={"cancel_futures": True}, exitpriority=BEFORE_QUEUES_CLOSE)
    sums: dict[int, Advice] = {}
    for part in POOLS[count].map(answer, asked):
        for seat, move, tried, shares, points, rival in part:
            if move not in sums:
                sums[move] = Advice(seat, move, 0, [0.0] * len(shares), 0.0, None if rival is None else 0.0)
            total = sums[move]
            total.shares = [
                (one * total.tried + other * tried) / (total.tried + tried)
                for one, other in zip(total.shares, shares, strict=True)
            ]
            total.points = (total.points * total.tried + points * tried) / (total.tried + tried)
            if total.rival is not None and rival is not None:
                total.rival = (total.rival * total.tried + rival * tried) / (total.tried + tried)
            total.tried += tried
    return sorted(sums.values(), key=lambda advice: -advice.tried)
