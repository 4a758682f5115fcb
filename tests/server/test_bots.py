"""Bots think elsewhere: they delay nobody, and when they fail the table goes on."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvloop

import tianxia
from tests.server.serving import ThreadServer
from tests.server.visitor import Visitor
from tianxia.bots import SearchBot
from tianxia.kernel import Quick, new_match
from tianxia.server import thinker
from tianxia.server.bots import Thinkers
from tianxia.server.queueing import Ticket

Serve = Callable[..., ThreadServer]
SLEEPER = "import sys, time\nfor line in sys.stdin: time.sleep(3600)\n"
CRASHER = "import os, sys\nfor line in sys.stdin: os.abort()\n"
LIAR = "import sys\nfor line in sys.stdin: print('{\"move\": 99}', flush=True)\n"
LATE = "import sys, time\ntime.sleep(2)\nfor line in sys.stdin: print('{\"move\": 0}', flush=True)\n"
TALKER = "import sys\nfor line in sys.stdin: print('x' * 100000, flush=True)\n"


def thinking_with(server: ThreadServer, program: str) -> Thinkers:
    """Let a server's bots be played by another program."""
    thinkers: Thinkers = server.site.services.hub.thinkers
    thinkers.command = (sys.executable, "-c", program)
    thinkers.starting = 0
    return thinkers


def test_a_thinking_bot_delays_nobody(serve: Serve) -> None:
    """While a bot thinks for ever, people play a whole game at another table of the same server."""
    server = serve(bot_limit=3600)
    thinkers = thinking_with(server, SLEEPER)
    ann = Visitor(server.address)
    with ann.live(ann.table("tictactoe", "me", "bot:hard")["id"]) as waiting:
        waiting.move(0)
        waiting.until("update")
        with ann.live(ann.table("tictactoe", "me", "me")["id"]) as live:
            for turn, cell in enumerate((0, 3, 1, 4, 2)):
                live.move(turn % 2, cell)
                live.until("update")
            assert live.view["over"]
        waiting.send("undo", seat=0, version=waiting.version)
        waiting.until("undone")
    assert len(thinkers.all) == 1


@pytest.mark.parametrize(
    "program", [CRASHER, SLEEPER, LIAR, TALKER], ids=["crash", "overdue", "liar", "talker"]
)
def test_a_failing_bot_is_replaced_and_the_table_goes_on(serve: Serve, program: str) -> None:
    server = serve(bot_limit=1)
    thinking_with(server, program)
    ann = Visitor(server.address)
    table = ann.table("tictactoe", "me", "bot:hard")["id"]
    with ann.live(table) as live:
        live.move(0, 4)
        live.until("update")
        while live.until("info")["info"]["seats"][1]["level"] != "easy":
            pass
        assert live.until("update")["move"]["seat"] == 1
        live.move(0)
        live.until("update")
        assert live.until("update")["move"]["seat"] == 1
    assert not server.site.services.hub.thinkers.all or program == LIAR


def test_a_bot_that_starts_slowly_is_waited_for(serve: Serve) -> None:
    """On a busy machine a process may take longer to start than a bot may think."""
    server = serve(bot_limit=1)
    thinking_with(server, LATE).starting = 30
    ann = Visitor(server.address)
    with ann.live(ann.table("tictactoe", "me", "bot:hard")["id"]) as live:
        live.move(0, 4)
        live.until("update")
        while "info" in (told := live.until("update", "info")):
            assert told["info"]["seats"][1]["level"] == "hard", "no other bot had to take its place"
        assert told["move"]["seat"] == 1


def test_a_game_whose_positions_cannot_travel_has_a_bot_all_the_same(
    server: ThreadServer, ann: Visitor
) -> None:
    with ann.live(ann.table("toy", "me", "bot:hard", options={"rounds": 2})["id"]) as live:
        while not live.view["over"]:
            if 0 in live.view["acting"]:
                live.move(0)
            live.until("update", "refused", "stale")


def test_a_seat_taken_back_while_the_bot_thinks(serve: Serve) -> None:
    server = serve(bot_limit=3600)
    thinking_with(server, SLEEPER)
    ann = Visitor(server.address)
    table = ann.table("tictactoe", "me", "me")["id"]
    ann.post(f"/api/tables/{table}/seats/0/bot", {"level": "hard"})
    ann.post(f"/api/tables/{table}/seats/0/take")
    with ann.live(table) as live:
        live.move(0, 0)
        assert live.until("update")["move"]["seat"] == 0


def test_a_thinker_goes_on_with_what_it_thought_of_the_next_decision() -> None:
    """Questions come one by one, and each as another sample of what the seat knows."""
    state, random = new_match(tianxia.game("china").agree(2), "jade").state, Quick(9)
    for _ in range(9):
        mover = state.acting[0]
        legal = state.legal(mover)
        state.play(mover, legal[random.below(len(legal))])
    seat = state.acting[0]

    def asked() -> dict[str, Any]:
        known = state.knowledge(seat).dump(random)
        setup = state.setup
        agreed = {
            "game": "china",
            "seats": 2,
            "options": setup.options,
            "rules": setup.rules,
            "edition": None,
        }
        return {**agreed, "knowledge": known, "seed": 1, "level": "normal", "pace": 0.3}

    move = thinker.answer(asked())["move"]
    bot = thinker.BOTS["normal", 0.3]
    assert isinstance(bot, SearchBot) and isinstance(move, int) and bot.kept is not None
    kept, done = bot.kept, bot.kept.simulations
    state.play(seat, move)
    assert state.acting[0] == seat
    thinker.answer(asked())
    assert kept.simulations > done


def test_thinkers_end_with_their_server(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    ann = Visitor(server.address)
    with ann.live(ann.table("tictactoe", "me", "bot:easy")["id"]) as live:
        live.move(0)
        live.until("update")
        live.until("update")
    thinkers = server.site.services.hub.thinkers
    [process] = thinkers.all
    server.stop()
    assert process.returncode is not None and not thinkers.all


@pytest.mark.parametrize("after", [0, 0.02, 0.3], ids=["at once", "starting", "thinking"])
def test_a_server_may_end_while_a_bot_starts_or_thinks(after: float) -> None:
    """A loop that closes over a process it has not seen the end of complains, and a warning is an error."""

    async def think() -> None:
        thinkers = Thinkers(count=1, limit=60)
        thinkers.command = (sys.executable, "-c", SLEEPER)
        choosing = asyncio.create_task(thinkers.choose(lambda: {"bot": "sleeper"}, Ticket()))
        await asyncio.sleep(after)
        choosing.cancel()
        await asyncio.gather(choosing, return_exceptions=True)
        await thinkers.stop()
        assert choosing.cancelled() and not thinkers.all and not thinkers.idle and not thinkers.changing

    for _ in range(5):
        uvloop.run(think())
    gc.collect()


def test_a_process_ended_from_outside_is_replaced_unnoticed(serve: Serve) -> None:
    server = serve()
    ann = Visitor(server.address)
    with ann.live(ann.table("tictactoe", "me", "bot:hard")["id"]) as live:
        live.move(0, 4)
        while live.until("update")["move"]["seat"] != 1:
            pass
        [process] = server.site.services.hub.thinkers.all
        process.kill()
        server.call(process.wait())
        live.move(0)
        while "info" in (told := live.until("update", "info")) or told["move"]["seat"] != 1:
            assert "info" not in told or told["info"]["seats"][1]["level"] == "hard"
