"""Chance taken apart: what the engine would draw by itself is asked for, one answer at a time.

Any game can be played this way without knowing of it. Its source of chance is a script; where the script
ends, the move is given up, somebody answers, and it is made again from the same position with a longer one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia import game
from tianxia.kernel import BadSetup, Chance, Quick
from tianxia.kernel.state import EVERYONE

if TYPE_CHECKING:
    from tianxia.kernel import Setup, State

MOST_OUTCOMES: Final = 256
"""No game of ours draws from more at once."""


class Unforeseen(Exception):
    """The script has ended, and chance is asked for a number below a bound."""

    def __init__(self, bound: int) -> None:
        self.bound = bound


class Script(Chance):
    """A source of chance whose answers were written before."""

    def __init__(self, answers: tuple[int, ...]) -> None:
        super().__init__()
        self.answers = answers

    def below(self, bound: int) -> int:
        """The next answer; what has one answer only is not asked."""
        if bound == 1:
            return 0
        if self.drawn == len(self.answers):
            raise Unforeseen(bound)
        self.drawn += 1
        return self.answers[self.drawn - 1]

    def clone(self) -> Chance:
        """A script of its own, at the same place."""
        twin = Script(self.answers)
        twin.drawn = self.drawn
        return twin

    def dump(self) -> list[int]:
        """The answers so far."""
        return [*self.answers, self.drawn]


class Position:
    """A position of a game, and if a move is under way, what chance has answered so far. It never changes."""

    __slots__ = ("before", "bound", "drawn", "imagined", "move", "path", "seat", "setup", "table", "told")

    table: State

    def __init__(
        self, setup: Setup, before: State | None, told: tuple[tuple[int, str], ...], path: tuple[int, ...]
    ) -> None:
        self.setup = setup
        self.before = before
        self.told = told
        """Audience and words of all that was told, in their order."""
        self.path = path
        """All moves and answers of chance that led here."""
        self.seat = self.move = -1
        self.drawn: tuple[int, ...] = ()
        self.bound = 0
        """How many answers chance may give now; nought if it is not asked."""
        self.imagined = False
        """Whether somebody has imagined what led here."""

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if self.imagined:
            raise BadSetup("A position that was imagined has no history, and cannot be written down.")
        setup = self.setup
        return follow, (setup.game.key, setup.seats, setup.options, self.path)

    @property
    def seen(self) -> State | None:
        """What lies on the table: while chance is asked, what lay there before; nothing at the beginning."""
        return self.before if self.bound else self.table

    def played(self, move: int) -> Position:
        """The position after a move of the seat that is asked."""
        seat = int(self.table.actor())
        said = f"{seat}: {self.setup.game.moves.text(move)}"
        after = Position(self.setup, self.table, (*self.told, (seat, said)), (*self.path, move))
        after.seat, after.move, after.imagined = seat, move, self.imagined
        return after.attempted()

    def answered(self, outcome: int) -> Position:
        """The position after an answer of chance."""
        after = Position(self.setup, self.before, self.told, (*self.path, outcome))
        after.seat, after.move, after.imagined = self.seat, self.move, self.imagined
        after.drawn = (*self.drawn, outcome)
        return after.attempted()

    def as_imagined(self, seat: int, seed: int) -> Position:
        """A position that a seat cannot tell from this one: the rest is dealt anew, from all that fits.

        The seat has been told the same. The others have been told what all were, and what each of them
        would know on that table.
        """
        table = self.table.sample(seat, Quick(seed))
        told = [line for line in self.told if line[0] in (EVERYONE, seat)]
        others = [other for other in range(self.setup.seats) if other != seat]
        told += [(other, f"knows {[*self.setup.game.observe(table, other)]}") for other in others]
        twin = Position(self.setup, None, tuple(told), self.path)
        twin.table, twin.imagined = table, True
        return twin

    def attempted(self) -> Position:
        """Try to carry out what is under way; `bound` says whether chance is to answer first."""
        chance = Script(self.drawn)
        try:
            if self.before is None:
                table = self.setup.game.deal(self.setup, chance)
                table.events = []
                table.settle()
            else:
                table = self.before.clone()
                table.chance = chance
                table.events = []
                table.apply(self.seat, self.move)
        except Unforeseen as asked:
            self.bound = asked.bound
            return self
        self.table = table
        news = table.events or []
        self.told += tuple((event.audience, f"{event.kind} {event.seat} {event.values}") for event in news)
        table.events = None
        return self


def begin(setup: Setup) -> Position:
    """The beginning of a game, as far as it goes without chance."""
    return Position(setup, None, (), ()).attempted()


def follow(key: str, seats: int, options: dict[str, object], path: tuple[int, ...]) -> Position:
    """The position that moves and answers of chance lead to."""
    position = begin(game(key).agree(seats, None, options))
    for step in path:
        position = position.answered(step) if position.bound else position.played(step)
    return position
