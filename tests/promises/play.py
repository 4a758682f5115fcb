"""Games for the promises to be tried on: at random, with a taste that leads to odd corners, or by bots."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

from tianxia.bots import GreedyBot, SearchBot
from tianxia.kernel import Quick, new_match

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tianxia.bots import Bot
    from tianxia.kernel import Chance, Event, Match, Setup, State

TASTES: Final = ("any", "first", "last", "kind")
"""How moves are chosen: any at all, mostly the first or the last of the list, mostly those of one kind."""

PLAYERS: Final[dict[str, tuple[str, ...]]] = {
    "random": TASTES,
    "greedy": ("greedy",),
    "search": ("search", "plain search"),
}
"""Who plays, and with which tastes: a search looks at the game as it does best, or plays on to the end."""

SIMULATIONS: Final = 4
"""Enough to imagine games, to judge positions in them and to prefer some moves."""

SLIPS: Final = 8
"""Whoever has a taste, or thinks, makes any move at all one time in so many."""

LOOKS: Final = 6
"""At how many positions of a long game the costly questions are asked, about."""


SECOND_THOUGHTS: Final = 8
"""Where answers may be changed, one in so many moves changes one."""


def mover(state: State, chance: Chance) -> int:
    """A seat to move next: one whose move is awaited, or now and then one that changes its answer."""
    seats = state.acting
    if state.changing and chance.below(SECOND_THOUGHTS) == 0:
        seats = state.changing
    return seats[chance.below(len(seats))]


@dataclass
class RandomGame:
    """A match whose moves, and whose careful looks on the way, come from one small number."""

    setup: Setup
    seed: int
    taste: str = "any"
    told: list[tuple[int, int]] | None = None
    """The moves of a game that was played, to be made again instead of chosen."""
    chance: Quick = field(init=False)
    match: Match = field(init=False)
    changes: int = field(init=False, default=0)

    def __post_init__(self) -> None:
        self.chance = Quick(self.seed)
        self.match = new_match(self.setup, self.secret)
        self.kind = self.chance.below(len(self.setup.game.moves.kinds))
        self.bot = player(self.taste, self.seed)

    @property
    def secret(self) -> str:
        """A seed that cannot be mistaken for anything else in a view."""
        return secret(self.seed)

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def count(self) -> int:
        return len(self.match.record.moves)

    @property
    def decisions(self) -> int:
        """How many moves were made, not counting answers put in the place of others: those have no bound."""
        return self.count - self.changes

    def positions(self) -> Iterator[State]:
        """The positions of the game, one decision after another, and the last one."""
        longest = self.setup.game.facts.longest
        while not self.state.over:
            told = f"{self.decisions} decisions and no end; the fact sheet says {longest}"
            assert self.decisions < longest, told
            yield self.state
            self.step()
        yield self.state

    def looks(self) -> Iterator[State]:
        """Some of those positions: the first, the last, and a few between them."""
        return (state for state in self.positions() if self.looking())

    def looking(self) -> bool:
        """Whether to look closely at the position reached."""
        return self.count == 0 or self.state.over or self.chance.below(usual_length(self.setup)) < LOOKS

    def step(self) -> list[Event]:
        """Make a move of a seat that may."""
        seat, move = self.next_move() if self.told is None else self.told[self.count]
        return self.make(seat, move)

    def next_move(self) -> tuple[int, int]:
        """Who moves next, and how."""
        seat = mover(self.state, self.chance)
        return seat, self.choose(self.state, seat)

    def make(self, seat: int, move: int) -> list[Event]:
        """Make a move."""
        self.changes += seat in self.state.changing
        return self.match.play(seat, move)

    def choose(self, state: State, seat: int) -> int:
        """A move to the game's taste."""
        legal = state.legal(seat)
        if self.taste != "any" and self.chance.below(SLIPS) > 0:
            if self.bot is not None:
                return self.bot.choose(state.knowledge(seat))
            if self.taste == "first":
                return legal[0]
            if self.taste == "last":
                return legal[-1]
            kind = self.setup.game.moves.kinds[self.kind]
            legal = [m for m in legal if kind.offset <= m < kind.offset + kind.size] or legal
        return legal[self.chance.below(len(legal))]

    def retold(self) -> str:
        """The game in words."""
        return retold(self.setup, self.seed, self.taste, self.match.record.moves)

    def some(self, moves: list[int], most: int) -> list[int]:
        """At most so many of some moves, in their order."""
        if len(moves) <= most:
            return moves
        return sorted({moves[self.chance.below(len(moves))] for _ in range(most)})


def secret(seed: int) -> str:
    """The seed of a game at a table that is played from a small number."""
    return f"secret-{seed:08x}"


def retold(setup: Setup, seed: int, taste: str, moves: list[tuple[int, int]]) -> str:
    """A game in words: how it was agreed, where its moves come from, and which were made."""
    edition = f", edition {setup.edition_name}" if setup.edition is not setup.game.standard_edition() else ""
    rules = f", rules {setup.rules}" if setup.rules != setup.game.rules_version else ""
    agreed = f"{setup.game.key}, {setup.seats} seats, {setup.options}{edition}{rules}"
    made = " ".join(f"{seat}:{move}" for seat, move in moves) or "no move"
    return f"{agreed}, seed {seed}, taste {taste}; start(seed={secret(seed)!r}) and {made}"


def player(taste: str, seed: int) -> Bot | None:
    """The bot of that taste, if it is one."""
    if taste == "greedy":
        return GreedyBot(seed)
    if taste in PLAYERS["search"]:
        return SearchBot(seed, SIMULATIONS, manner="plain" if taste != "search" else "")
    return None


@cache
def usual_length(setup: Setup) -> int:
    """About how many decisions a random game takes."""
    state, chance = setup.game.lay_out(setup, "length"), Quick(1)
    for count in range(setup.game.facts.longest):
        if state.over:
            return max(count, 1)
        seat = state.actor()
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
    return setup.game.facts.longest


def plain(data: object) -> str:
    """Plain data as text; what JSON would bring back otherwise than it was is not plain."""
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, allow_nan=False)
    assert json.loads(text) == data, f"not plain data: {data}"
    return text


def views(state: State) -> list[str]:
    """What everybody sees: each seat, then a spectator."""
    return [plain(state.view(seat)) for seat in [*range(state.seats), None]]


def heard(events: list[Event] | None, seat: int | None) -> str:
    """What a seat hears of some events."""
    return plain([event.as_json() for event in events or [] if event.seen_by(seat)])
