"""The review of a game: every decision looked at with what its maker knew, and no more.

An estimate is a search from the knowledge of the seat that moved: all that was hidden from it is dealt anew,
again and again. What a move cost is the distance to the best move found. What is left of the way from the
first estimate to the result was not the seat's to choose: luck, and what the others did.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt
from typing import TYPE_CHECKING, Final

from tianxia.bots.advice import Advice

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tianxia.bots import SearchBot
    from tianxia.kernel import Knowledge, Record

FEWEST_TRIED: Final = 10
LEAST_TRIED: Final = 0.01
"""What a search tried less often, in all or as a part of its simulations, it knows nothing of."""

COUNTS_AS: Final = 20
"""What a search tells of wins counts as much as so many games that are played on."""

MOST_GLANCES: Final = 4
"""Beside the best move a hint looks at so many others."""


@dataclass(frozen=True)
class Choice:
    """A move that could be made, and what was expected of it."""

    move: int
    share: float
    """Its maker's share of wins."""
    points: float
    tried: int
    rival: float | None = None
    """The points of an opponent whom the rules play, where there is one."""

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of the share; simulations are taken as games won or lost."""
        return 1.96 * sqrt(max(self.share * (1.0 - self.share), 0.01) / self.tried)


@dataclass(frozen=True)
class Decision:
    """A move that was made, beside those that could have been."""

    number: int
    """How many moves were made before it."""
    seat: int
    move: int
    choices: tuple[Choice, ...]
    """The best one first; none where there was no choice."""
    shares: tuple[float, ...]
    """Everybody's share of wins, if the best move is made."""

    @property
    def best(self) -> Choice:
        """The move that promised most."""
        return self.choices[0]

    @property
    def made(self) -> Choice:
        """What was expected of the move made; one never tried is thought as bad as the worst."""
        found = [choice for choice in self.choices if choice.move == self.move]
        return found[0] if found else min(self.choices, key=lambda choice: choice.share)

    @property
    def cost(self) -> float:
        """The share of wins that the move gave away."""
        return max(0.0, self.best.share - self.made.share)

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of the cost."""
        return hypot(self.best.error, self.made.error)


@dataclass(frozen=True)
class Balance:
    """How a seat came from its first estimate to its result."""

    first: float
    result: float
    choice: float
    """What its own moves gave away, never more than 0."""

    @property
    def luck(self) -> float:
        """What the deal, the dice and the others gave or took."""
        return self.result - self.first - self.choice


def examine(knowledge: Knowledge, bot: SearchBot, number: int = 0, move: int = -1) -> Decision:
    """Look at a decision with what its maker knows, above all at the move that was made, if there is one."""
    seat = int(knowledge.seat)
    if len(knowledge.legal) < 2:
        return Decision(number, seat, move, (), ())
    advice = bot.advise(knowledge)
    best = advice[0]
    enough = max(FEWEST_TRIED, sum(found.tried for found in advice) * LEAST_TRIED)
    # A search hardly looks at moves it does not like: what is to be told of them is found out by themselves.
    others = [] if move in (-1, best.move) else bot.advise(knowledge, move)
    for found in advice[1:]:
        if found.move != move and found.tried >= enough:
            others.append(found)
        elif move < 0 and len(others) < MOST_GLANCES:
            others += bot.glance(knowledge, found.move)
    # A search tells moves apart; what they come to in the end is told by playing on.
    told = expected(best, bot.foretell(knowledge, best.move))
    likely = sorted((carried_over(found, best, told) for found in others), key=lambda one: -one.share)
    if move < 0:
        spoken_of = likely[:MOST_GLANCES]
        likely[:MOST_GLANCES] = [expected(one, bot.foretell(knowledge, one.move)) for one in spoken_of]
        likely.sort(key=lambda one: -one.share)
    # Who is as good but for the error is not called better than what a search would do.
    choices = (
        Choice(one.move, min(one.share, told.share), one.points, one.tried, one.rival)
        for one in (told, *likely)
    )
    return Decision(number, seat, move, tuple(choices), tuple(told.shares))


def carried_over(found: Advice, best: Advice, told: Advice) -> Advice:
    """What is likely of another move, when this is told of the best: it keeps its part of the share of wins.

    Points lie half as far apart as a search finds them, unless nothing was played on.
    """
    shares = list(told.shares)  # of which only its maker's is spoken of
    shares[found.seat] *= min(1.0, found.share / best.share) if best.share > 0.0 else 1.0
    if told is best:
        return Advice(found.seat, found.move, found.tried, shares, found.points, found.rival)
    points = told.points + (found.points - best.points) / 2
    rival = told.rival
    if rival is not None and found.rival is not None and best.rival is not None:
        rival += (found.rival - best.rival) / 2
    return Advice(found.seat, found.move, found.tried, shares, points, rival)


def expected(thought: Advice, played_on: Advice | None) -> Advice:
    """What is told of a move: what a search thinks, and what games came to that went on from it."""
    if played_on is None:
        return thought
    whole = COUNTS_AS + played_on.tried
    shares = [
        (COUNTS_AS * likely + played_on.tried * came) / whole
        for likely, came in zip(thought.shares, played_on.shares, strict=True)
    ]
    return Advice(thought.seat, thought.move, thought.tried, shares, played_on.points, played_on.rival)


def decisions_of(record: Record, bot: SearchBot) -> Iterator[Decision]:
    """Look at every decision of a record whose seed is known, one after another."""
    assert record.seed is not None
    state = record.setup.game.lay_out(record.setup, record.seed)
    for number, (seat, move) in enumerate(record.moves):
        yield examine(state.knowledge(seat), bot, number, move)
        state.play(seat, move)


def costly(decisions: Sequence[Decision], most: int = 6) -> list[Decision]:
    """The moves that cost most, in the order of the game."""
    real = [found for found in decisions if found.choices and found.cost > found.error]
    worst = sorted(real, key=lambda found: -found.cost)[:most]
    return sorted(worst, key=lambda found: found.number)


def balances(decisions: Sequence[Decision], rewards: Sequence[float]) -> list[Balance | None]:
    """Luck and choice of every seat; None for a seat that never had a choice."""
    found: list[Balance | None] = []
    for seat, reward in enumerate(rewards):
        own = [decision for decision in decisions if decision.seat == seat and decision.choices]
        if own:
            found.append(Balance(own[0].best.share, reward, -sum(decision.cost for decision in own)))
        else:
            found.append(None)
    return found
