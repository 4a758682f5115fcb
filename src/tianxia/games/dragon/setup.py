"""Set-up: the year's events are drawn, every prince gets a court and chooses two persons to begin with."""

from __future__ import annotations

from typing import Final

from tianxia.games.dragon.actions import Action, ActionPhase, Build, Privilege
from tianxia.games.dragon.components import Components
from tianxia.games.dragon.court import span
from tianxia.games.dragon.events import Decay, EventPhase, Release, Unfed
from tianxia.games.dragon.persons import HOUSES_OF, Hire, House, MakeRoom, PersonPhase, PlayCard
from tianxia.games.dragon.rules import Month
from tianxia.games.dragon.scoring import Scoring
from tianxia.games.dragon.state import Player, Year, full_hand, palace_with
from tianxia.games.dragon.vocabulary import (
    CARDS,
    HAPPENINGS,
    HIRE,
    PEACE,
    TILE,
    TILES,
    TYPES,
)
from tianxia.kernel import LETTERS, SYSTEM, Chance, Frame, Message, Refusal, Setup
from tianxia.kernel.packed import append, i64, insert_sorted, vec

NOBODY_YET: Final = -1


def set_up(setup: Setup, chance: Chance, components: Components) -> Year:
    """Lay out the board, give every player a court, and ask for the starting persons."""
    players = [
        Player(
            components.start_yuan,
            full_hand(components),
            [palace_with(floors, vec[i64]()) for floors in components.start_palaces],
        )
        for _ in range(setup.seats)
    ]
    year = Year(setup, chance, components, players)
    year.line_up()
    year.large_price = setup.number("large_privilege")
    year.supply = components.supply[setup.seats][:]
    year.gone = vec[i64]([0] * TILES)
    year.discard = vec[i64]([0] * (TYPES + 1))
    year.group_of = vec[i64]([0] * CARDS)
    year.calendar = draw_calendar(components, chance)
    oldest = str(setup.options["oldest"])
    first = chance.below(year.seats) if oldest == "random" else i64(LETTERS.index(oldest))
    year.push(Month(SYSTEM))
    for step in range(year.seats):
        seat = (first - 1 - step) % year.seats
        year.push(Recruit(seat, components.start_persons, NOBODY_YET))
    return year


def draw_calendar(components: Components, chance: Chance) -> vec[i64]:
    """The year's events: quiet months first, then the others at random, never two alike side by side."""
    drawn = vec[i64](capacity=components.months)
    for event in range(i64(PEACE + 1), i64(len(HAPPENINGS))):
        for _ in range(components.tiles_each):
            drawn = append(drawn, event)
    chance.shuffle(drawn)
    calendar = vec[i64]([-1] * components.months)
    for month in range(components.months_of_peace):
        calendar[month] = PEACE
    last = components.months - 1
    for event in drawn:
        month = components.months_of_peace
        while calendar[month] >= 0:
            month += 1
        if calendar[month - 1] == event:
            if month == last:
                calendar[last] = event
                kept = calendar[last - 1]
                calendar[last - 1] = calendar[last - 2]
                calendar[last - 2] = kept
                continue
            # The tile moves on to the next empty month; the one drawn after it fills the gap.
            month += 1
        calendar[month] = event
    return calendar


def pair_of(one: i64, other: i64) -> i64:
    """A number for two types of person, in whichever order they were taken."""
    return one * TYPES + other if one < other else other * TYPES + one


class Recruit(Frame[Year]):
    """Take a starting person: young, of another type than the first, and no pair taken already."""

    name = "recruit"

    def allows(self, year: Year, person: i64) -> bool:
        """Whether a type may be taken."""
        if year.supply[person] == 0 or person == self.mark:
            return False
        return self.mark == NOBODY_YET or pair_of(self.mark, person) not in year.pairs

    def moves(self, state: Year, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=TYPES)
        for person in range(i64(TYPES)):
            if self.allows(state, person):
                moves = append(moves, HIRE + person)
        return moves

    def play(self, state: Year, seat: i64, move: i64) -> None:
        person = move - HIRE
        if self.mark != NOBODY_YET:
            state.pairs = insert_sorted(state.pairs, pair_of(self.mark, person))
        if self.count > 1:
            state.push(Recruit(seat, self.count - 1, person))
        state.supply[person] -= 1
        state.push(HOUSES_OF[seat][person])

    def considered(self, state: Year, seat: i64) -> vec[i64]:
        return span(HIRE, TYPES)

    def why_not(self, state: Year, seat: i64, move: i64) -> Refusal:
        if HIRE <= move < HIRE + TILES:
            tile = move - HIRE
            values: dict[str, object] = {"tile": TILE.tokens[tile]}
            if tile >= TYPES:
                return Refusal("start-young", "2.4", values)
            if state.supply[tile] == 0:
                return Refusal("none-left", "1.1", values)
            if tile == self.mark:
                return Refusal("start-different", "2.4", values)
            return Refusal(
                "start-pair-taken", "2.4", {"one": TILE.tokens[self.mark], "other": TILE.tokens[tile]}
            )
        return Refusal("not-asked-now", "2.4")

    def prompt(self, state: Year) -> Message:
        return Message("ask-recruit", {"left": int(self.count)})


FRAMES: Final = (
    Recruit,
    Month,
    ActionPhase,
    Action,
    Build,
    Privilege,
    PersonPhase,
    PlayCard,
    Hire,
    House,
    MakeRoom,
    EventPhase,
    Release,
    Unfed,
    Decay,
    Scoring,
)
"""Every kind of frame of the game."""
