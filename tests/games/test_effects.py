"""What a move is said to cost and gain is what it costs and gains: neither more nor less.

A game counts a seat's things by the names its effects use. A move is then made by its frame alone, without
what follows by itself; and the questions that only complete it are answered in every way. At one of the
positions on the way the things must have changed exactly as was said: a preview that a rule forbids is found,
and so is a cost that nobody mentioned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

import tianxia
from tests.promises.cases import INTERPRETED, Case, cases
from tianxia.games.china.cards import count_of
from tianxia.games.china.insight import standings
from tianxia.games.china.state import EMPEROR, Table
from tianxia.games.china.vocabulary import COLOURS, FIRST, SWAP, TWO
from tianxia.games.dragon.scoring import privilege_dragons
from tianxia.games.dragon.state import Year
from tianxia.games.kingdom.state import Kingdom
from tianxia.kernel import Quick, State

Things = dict[str, int]

TALLEST: Final = 400
"""So many positions on the way are looked at, for one move."""


def dragon(state: State, seat: int, question: str) -> Things:
    """A court: goods, floors, persons, the marker, dragons on privileges."""
    assert isinstance(state, Year)
    player = state.players[seat]
    return {
        "yuan": int(player.yuan),
        "rice": int(player.rice),
        "fireworks": int(player.fireworks),
        "floors": sum(int(palace.floors) for palace in player.palaces),
        "steps": int(player.track),
        "points": int(player.points),
        "dragons": int(privilege_dragons(player, state.components)),
        "persons": int(player.persons()),
    }


def kingdom(state: State, seat: int, question: str) -> Things:
    """What is printed on cards and tokens, and how many goals there are."""
    assert isinstance(state, Kingdom)
    player, tables = state.players[seat], state.components
    printed = sum(int(player.cards[kind] * tables.points[kind]) for kind in range(len(player.cards)))
    return {
        "points": printed + int(player.tokens * tables.token_points),
        "goals": int(state.goals_of(seat)),
    }


def china(state: State, seat: int, question: str) -> Things:
    """Cards by colour (in his move the Emperor's), special cards, points now and if it ended now."""
    assert isinstance(state, Table)
    player = state.players[seat]
    hand = state.players[EMPEROR].hand if question == "emperor" else player.hand
    things = {colour: int(count_of(hand, number)) for number, colour in enumerate(COLOURS)}
    for name, special in (("first", FIRST), ("two", TWO), ("swap", SWAP)):
        things[name] = int(bool(player.specials & special))
    return {**things, "points": int(player.points), "end": int(standings(state)[seat])}


COUNTED: Final[dict[str, Callable[[State, int, str], Things]]] = {
    "dragon": dragon,
    "kingdom": kingdom,
    "china": china,
}

UNCOUNTED: Final = {"dragon": {"symbols"}}
"""What an effect tells of the thing itself, not of who gets it."""


OBVIOUS: Final = {"dragon": {"persons"}}
"""What is not said when it is gained, since the move is about nothing else; a loss is."""


UNFORESEEN: Final = {"china": {"draw"}}
"""Moves that bring what nobody knows before."""


def said(state: State, seat: int, move: int) -> Things:
    """The effects of a move by the names things are counted by."""
    key = state.setup.game.key
    found = {
        name: count
        for name, count in state.setup.game.effects(state, seat, move).items()
        if count and name not in UNCOUNTED.get(key, ())
    }
    if "surcharge" in found:
        found["yuan"] = found.get("yuan", 0) + found.pop("surcharge")
    return {name: count for name, count in found.items() if count}


def made(state: State, seat: int, move: int) -> State:
    """The position after a move, with whatever follows still to come."""
    twin = state.clone()
    twin.frames.pop().play(twin, seat, move)
    return twin


def come_true(state: State, seat: int, move: int) -> bool:
    """Whether the things change as said, at once or when the move is complete."""
    key = state.setup.game.key
    count, question = COUNTED[key], state.frames[-1].name
    before, promised = count(state, seat, question), said(state, seat, move)
    waiting = [made(state, seat, move)]
    for _ in range(TALLEST):
        if not waiting:
            return False
        twin = waiting.pop(0)
        after = count(twin, seat, question)
        changed = {name: after[name] - had for name, had in before.items() if after[name] != had}
        for name in OBVIOUS.get(key, ()):
            if changed.get(name, 0) > 0:
                del changed[name]
        if changed == promised:
            return True
        top = twin.frames[-1] if twin.frames else None
        if top is not None and top.seat == seat and top.completes():
            waiting += [made(twin, seat, int(answer)) for answer in top.moves(twin, seat)]
    return False


@pytest.mark.parametrize("case", cases(tianxia.game(key) for key in COUNTED), ids=str)
def test_effects_come_true(case: Case) -> None:
    count = 0
    for seed in range(1 if INTERPRETED else 3):
        state, chance = case.game.lay_out(case.setup, f"effects {seed}"), Quick(seed)
        while not state.over:
            seat = state.acting[0]
            legal = state.legal(seat)
            if chance.below(6 if INTERPRETED else 2) == 0:
                for move in legal:
                    told = case.game.moves.text(move)
                    if told in UNFORESEEN.get(case.game.key, ()):
                        continue
                    promised = case.game.effects(state, seat, move)
                    assert come_true(state, seat, move), f"{told} is said to bring {promised}"
                    count += bool(promised)
            state.play(seat, legal[chance.below(len(legal))])
    assert count > 0
