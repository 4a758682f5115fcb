"""Phase 3, event: first what happens by itself to everybody, then releases in turn order, then decay."""

from __future__ import annotations

from tianxia.games.dragon.court import no_such_person, persons_of, release
from tianxia.games.dragon.state import Palace, Year
from tianxia.games.dragon.vocabulary import (
    DISMISS,
    DROUGHT,
    EPIDEMIC,
    FESTIVAL,
    HAPPENINGS,
    HEALER,
    MONGOLS,
    RELEASE,
    TILES,
    TOLD_DECAYED,
    TOLD_DROUGHT,
    TOLD_EPIDEMIC,
    TOLD_FESTIVAL,
    TOLD_HAPPENED,
    TOLD_MONGOLS,
    TOLD_TRIBUTE,
    TRIBUTE,
    WARRIOR,
)
from tianxia.kernel import SYSTEM, FollowUp, Frame, Message, Refusal
from tianxia.kernel.packed import i64, vec


class EventPhase(Frame[Year]):
    """The event of the month befalls everybody; who must release persons then does so, in turn order."""

    name = "event-phase"

    def run(self, state: Year) -> None:
        event = state.event()
        state.tell(TOLD_HAPPENED, SYSTEM, event)
        # R17: what everybody owes is settled before anybody is released.
        if event == TRIBUTE:
            ask_releases(state, imperial_tribute(state))
        elif event == DROUGHT:
            ask_unfed(state, drought(state))
        elif event == FESTIVAL:
            dragon_festival(state)
        elif event == MONGOLS:
            ask_releases(state, mongol_invasion(state))
        elif event == EPIDEMIC:
            ask_releases(state, epidemic(state))


def imperial_tribute(year: Year) -> vec[i64]:
    """Everybody pays what they can; one person goes for each yuan missing."""
    debts = vec[i64]([0] * year.seats)
    for seat in range(year.seats):
        player = year.players[seat]
        paid = min(player.yuan, year.components.tribute)
        player.yuan -= paid
        debts[seat] = year.components.tribute - paid
        year.tell(TOLD_TRIBUTE, seat, paid, debts[seat])
    return debts


def drought(year: Year) -> vec[i64]:
    """Every palace that is lived in needs a sack of rice; the result counts those left unfed."""
    unfed = vec[i64]([0] * year.seats)
    for seat in range(year.seats):
        player = year.players[seat]
        occupied = player.occupied()
        eaten = min(player.rice, occupied)
        player.rice -= eaten
        unfed[seat] = occupied - eaten
        year.tell(TOLD_DROUGHT, seat, eaten, unfed[seat])
    return unfed


def dragon_festival(year: Year) -> None:
    """Most and second most fireworks score, and give half of their tiles back."""
    most: i64 = 0
    second: i64 = 0
    for player in year.players:
        if player.fireworks > most:
            second = most
            most = player.fireworks
        elif second < player.fireworks < most:
            second = player.fireworks
    for seat in range(year.seats):
        player = year.players[seat]
        points: i64 = 0
        if player.fireworks == 0:  # R19: nothing is not second best
            continue
        if player.fireworks == most:
            points = year.components.festival_most
        elif player.fireworks == second:  # R18: the next lower number, however many share the first
            points = year.components.festival_second
        else:
            continue
        returned = (player.fireworks + 1) // 2
        player.points += points
        player.fireworks -= returned
        year.tell(TOLD_FESTIVAL, seat, points, returned)


def mongol_invasion(year: Year) -> vec[i64]:
    """Helmets score; whoever has fewest loses a person, and nobody loses one in another's place (R16)."""
    helmets = vec[i64]([0] * year.seats)
    for seat in range(year.seats):
        helmets[seat] = year.players[seat].symbols(WARRIOR, year.components)
    fewest = helmets[0]
    for count in helmets:
        fewest = min(fewest, count)
    debts = vec[i64]([0] * year.seats)
    for seat in range(year.seats):
        year.players[seat].points += helmets[seat]
        debts[seat] = year.components.mongols if helmets[seat] == fewest else 0
        year.tell(TOLD_MONGOLS, seat, helmets[seat], debts[seat])
    return debts


def epidemic(year: Year) -> vec[i64]:
    """Everybody loses three persons, less one for each mortar."""
    debts = vec[i64]([0] * year.seats)
    for seat in range(year.seats):
        mortars = year.players[seat].symbols(HEALER, year.components)
        debts[seat] = max(year.components.epidemic - mortars, 0)
        year.tell(TOLD_EPIDEMIC, seat, mortars, debts[seat])
    return debts


def ask_releases(year: Year, debts: vec[i64]) -> None:
    """Ask in turn order who is to go; where all must go, or more than there are, nothing is asked."""
    order = year.turn_order()
    for place in range(year.seats):
        seat = order[year.seats - 1 - place]
        if debts[seat] >= year.players[seat].persons():
            release_all(year, seat)
        elif debts[seat] > 0:
            year.push(Release(seat, debts[seat]))


def release_all(year: Year, seat: i64) -> None:
    """Nobody is left; what would still be owed is forgiven."""
    while True:
        moves = persons_of(year.players[seat], 0)
        if len(moves) == 0:
            return
        release(year, seat, moves[0])


class Release(FollowUp[Year]):
    """Choose a person who must go."""

    name = "release"

    def moves(self, state: Year, seat: i64) -> vec[i64]:
        return persons_of(state.players[seat], 0)

    def play(self, state: Year, seat: i64, move: i64) -> None:
        release(state, seat, move)
        if self.count > 1:
            state.push(Release(seat, self.count - 1))

    def why_not(self, state: Year, seat: i64, move: i64) -> Refusal:
        if RELEASE <= move < DISMISS:
            return no_such_person(move, "4.3")
        return Refusal("release-somebody", "4.3", {"left": int(self.count)})

    def prompt(self, state: Year) -> Message:
        return Message("ask-release", {"event": HAPPENINGS[state.event()], "left": int(self.count)})


def ask_unfed(year: Year, unfed: vec[i64]) -> None:
    """Ask in turn order which palaces go unfed and who leaves each of them."""
    order = year.turn_order()
    for place in range(year.seats):
        seat = order[year.seats - 1 - place]
        if unfed[seat] > 0:
            year.push(Unfed(seat, unfed[seat]))


class Unfed(FollowUp[Year]):
    """Choose a person from a palace without rice, one from each; the mark is the set of palaces done with."""

    name = "unfed"

    def moves(self, state: Year, seat: i64) -> vec[i64]:
        return persons_of(state.players[seat], self.mark)

    def play(self, state: Year, seat: i64, move: i64) -> None:
        release(state, seat, move)
        if self.count > 1:
            number = (move - RELEASE) // TILES
            state.push(Unfed(seat, self.count - 1, self.mark | 1 << number))

    def why_not(self, state: Year, seat: i64, move: i64) -> Refusal:
        if RELEASE <= move < DISMISS:
            number = (move - RELEASE) // TILES
            if self.mark >> number & 1:
                return Refusal("one-from-each-palace", "4.3", {"palace": int(number) + 1})
            return no_such_person(move, "4.3")
        return Refusal("release-somebody", "4.3", {"left": int(self.count)})

    def prompt(self, state: Year) -> Message:
        return Message("ask-unfed", {"left": int(self.count)})


class Decay(Frame[Year]):
    """Every palace nobody lives in loses a floor; without floors it is gone (R20)."""

    name = "decay"

    def run(self, state: Year) -> None:
        for seat in range(state.seats):
            player = state.players[seat]
            if player.occupied() == i64(len(player.palaces)):
                continue
            standing: list[Palace] = []
            for number in range(i64(len(player.palaces))):
                palace = player.palaces[number]
                if not palace.is_occupied():
                    palace = palace.with_floors(palace.floors - 1)
                    state.tell(TOLD_DECAYED, seat, number, palace.floors)
                if palace.floors > 0:
                    standing.append(palace)
            player.palaces = standing
