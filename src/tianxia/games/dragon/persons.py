"""Phase 2, person: each seat plays a person card, takes a matching tile and gives the person a home."""

from __future__ import annotations

from typing import Final

from tianxia.games.dragon.components import MOST_SEATS
from tianxia.games.dragon.court import move_in, no_such_person, persons_of, release, span
from tianxia.games.dragon.state import Player, Year, cards_alike
from tianxia.games.dragon.vocabulary import (
    DISMISS,
    FIRST_SPLIT,
    HAND,
    HIRE,
    HOUSE,
    PERSONS,
    PLAY,
    RELEASE,
    TILE,
    TILES,
    TOLD_DISMISSED,
    TOLD_NOBODY_LEFT,
    TOLD_PLAYED,
    TYPES,
    WILD,
    old_of,
    type_of,
)
from tianxia.kernel import FollowUp, Frame, Message, Refusal
from tianxia.kernel.packed import append, i64, vec


class PersonPhase(Frame[Year]):
    """Each seat plays a person card, in the turn order of this moment; in the last month none is left."""

    name = "person-phase"

    def run(self, state: Year) -> None:
        if state.players[0].cards_left() == 0:
            return
        order = state.turn_order()
        for place in range(state.seats):
            state.push(CARDS_OF[order[state.seats - 1 - place]])


class PlayCard(Frame[Year]):
    """Play a person card from hand; whatever follows, it is spent."""

    name = "card"

    def moves(self, state: Year, seat: i64) -> vec[i64]:
        # R9: a card may be played although no tile of its type is left.
        player = state.players[seat]
        moves = vec[i64](capacity=TYPES + 1)
        for card in range(i64(TYPES + 1)):
            if player.cards_of(card) > 0:
                moves = append(moves, PLAY + card)
        return moves

    def play(self, state: Year, seat: i64, move: i64) -> None:
        card = move - PLAY
        state.players[seat].hand -= cards_alike(card, 1)
        state.discard[card] += 1
        state.tell(TOLD_PLAYED, seat, card)
        if has_tile_for(state, card):
            state.push(HIRES_OF[seat][card])
        else:
            state.tell(TOLD_NOBODY_LEFT, seat, card)

    def warning(self, state: Year, seat: i64, move: i64) -> Refusal | None:
        if not has_tile_for(state, move - PLAY):
            return Refusal("card-for-nobody", "4.2 R9", {"hand": HAND.tokens[move - PLAY]})
        return turned_away(state.players[seat])

    def why_not(self, state: Year, seat: i64, move: i64) -> Refusal:
        if PLAY <= move <= PLAY + WILD:
            return Refusal("no-such-card", "4.2", {"hand": HAND.tokens[move - PLAY]})
        return Refusal("not-asked-now", "4.2")


def turned_away(player: Player) -> Refusal | None:
    """What to say of a person who finds no palace at all, and is turned away unasked."""
    return None if len(player.palaces) > 0 else Refusal("no-palace-for-anybody", "4.2 R12")


def has_tile_for(year: Year, card: i64) -> bool:
    """Whether any tile is left that a person card can take."""
    if card != WILD:
        return year.supply[card] > 0 or (card >= FIRST_SPLIT and year.supply[old_of(card)] > 0)
    for left in year.supply:
        if left > 0:
            return True
    return False


class Hire(FollowUp[Year]):
    """Take a tile that matches the card: of either age where both are left (R14), but take one (R10)."""

    name = "hire"

    def moves(self, state: Year, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=TILES)
        if self.mark == WILD:
            for tile in range(i64(TILES)):
                if state.supply[tile] > 0:
                    moves = append(moves, HIRE + tile)
            return moves
        if state.supply[self.mark] > 0:
            moves = append(moves, HIRE + self.mark)
        if self.mark >= FIRST_SPLIT and state.supply[old_of(self.mark)] > 0:
            moves = append(moves, HIRE + old_of(self.mark))
        return moves

    def play(self, state: Year, seat: i64, move: i64) -> None:
        tile = move - HIRE
        state.supply[tile] -= 1
        if state.players[seat].has_room():
            state.push(HOUSES_OF[seat][tile])
        else:
            state.push(MakeRoom(seat, 0, tile))

    def warning(self, state: Year, seat: i64, move: i64) -> Refusal | None:
        return turned_away(state.players[seat])

    def considered(self, state: Year, seat: i64) -> vec[i64]:
        if self.mark == WILD:
            return span(HIRE, TILES)
        both = vec[i64]([HIRE + self.mark])
        return append(both, HIRE + old_of(self.mark)) if self.mark >= FIRST_SPLIT else both

    def why_not(self, state: Year, seat: i64, move: i64) -> Refusal:
        if HIRE <= move < HIRE + TILES:
            tile = move - HIRE
            values: dict[str, object] = {"tile": TILE.tokens[tile]}
            if self.mark not in (WILD, type_of(tile)):
                values["hand"] = PERSONS[self.mark]
                return Refusal("card-does-not-match", "4.2", values)
            return Refusal("none-left", "4.2", values)
        return Refusal("take-a-person", "4.2 R10")

    def prompt(self, state: Year) -> Message:
        return Message("ask-hire", {"hand": HAND.tokens[self.mark]})


class House(FollowUp[Year]):
    """Give a new person a free floor, which must be used while there is one."""

    name = "house"

    def moves(self, state: Year, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=8)
        palaces = state.players[seat].palaces
        for number in range(i64(len(palaces))):
            if palaces[number].has_room():
                moves = append(moves, HOUSE + number)
        return moves

    def play(self, state: Year, seat: i64, move: i64) -> None:
        move_in(state, seat, move - HOUSE, self.mark)

    def considered(self, state: Year, seat: i64) -> vec[i64]:
        return span(HOUSE, i64(len(state.players[seat].palaces)))

    def why_not(self, state: Year, seat: i64, move: i64) -> Refusal:
        if HOUSE <= move < RELEASE:
            number = move - HOUSE
            values: dict[str, object] = {"palace": int(number) + 1}
            if number >= i64(len(state.players[seat].palaces)):
                return Refusal("no-such-palace", "4.2", values)
            return Refusal("palace-full", "4.2", values)
        return Refusal("use-free-floor", "4.2")

    def prompt(self, state: Year) -> Message:
        return Message("ask-house", {"tile": TILE.tokens[self.mark]})


class MakeRoom(FollowUp[Year]):
    """With every floor taken, let somebody go for the new person, or turn the new one away."""

    name = "make-room"

    def moves(self, state: Year, seat: i64) -> vec[i64]:
        # R12: without any palace, turning the person away is all that is left.
        return append(persons_of(state.players[seat], 0), DISMISS)

    def play(self, state: Year, seat: i64, move: i64) -> None:
        if move == DISMISS:
            state.gone[self.mark] += 1  # R11: it does not go back to the supply
            state.tell(TOLD_DISMISSED, seat, self.mark)
            return
        release(state, seat, move)
        move_in(state, seat, (move - RELEASE) // TILES, self.mark)

    def why_not(self, state: Year, seat: i64, move: i64) -> Refusal:
        if RELEASE <= move < DISMISS:
            return no_such_person(move, "4.2")
        return Refusal("not-asked-now", "4.2")

    def prompt(self, state: Year) -> Message:
        return Message("ask-make-room", {"tile": TILE.tokens[self.mark]})


CARDS_OF: Final = [PlayCard(seat) for seat in range(MOST_SEATS)]
HIRES_OF: Final = [[Hire(seat, 0, card) for card in range(TYPES + 1)] for seat in range(MOST_SEATS)]
HOUSES_OF: Final = [[House(seat, 0, tile) for tile in range(TILES)] for seat in range(MOST_SEATS)]
