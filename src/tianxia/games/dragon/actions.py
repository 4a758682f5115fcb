"""Phase 1, action: groups of action cards are laid out; each seat takes one card, or refills its money."""

from __future__ import annotations

from typing import Final

from tianxia.games.dragon.components import MOST_SEATS
from tianxia.games.dragon.court import advance, span
from tianxia.games.dragon.state import Year, palace_with
from tianxia.games.dragon.vocabulary import (
    ACTIONS,
    BUILD,
    BUY,
    CARDS,
    COLLECTOR,
    CRAFTSMAN,
    EXTEND,
    FARMER,
    FIREWORKS,
    FOUND,
    HARVEST,
    LARGE,
    PARADE,
    PRIVILEGE,
    PYROTECHNIST,
    REFILL,
    RESEARCH,
    SCHOLAR,
    SIZE,
    SMALL,
    TAKE,
    TAXES,
    TOLD_BOUGHT,
    TOLD_EXTENDED,
    TOLD_FOUNDED,
    TOLD_REFILLED,
    TOLD_TOOK,
    TOLD_YIELDED,
    WARRIOR,
)
from tianxia.kernel import FollowUp, Frame, Message, Refusal
from tianxia.kernel.packed import append, i64, vec

HELPERS: Final[tuple[int, ...]] = (COLLECTOR, CRAFTSMAN, FARMER, PYROTECHNIST, WARRIOR, SCHOLAR)
"""Whose symbols add to each action, in the order of the action cards."""


class ActionPhase(Frame[Year]):
    """Deal the action cards into groups; then each seat acts, in turn order."""

    name = "action-phase"

    def run(self, state: Year) -> None:
        sizes = state.components.groups[int(state.seats)]
        cards = vec[i64]([0] * CARDS)
        for card in range(i64(CARDS)):
            cards[card] = card
        state.chance.shuffle(cards)
        group_of = vec[i64]([0] * CARDS)
        dealt: i64 = 0
        for group in range(state.seats):
            for _ in range(sizes[group]):
                group_of[cards[dealt]] = group
                dealt += 1
        state.group_of = group_of
        state.dragons = vec[i64]([0] * state.seats)
        order = state.turn_order()
        for place in range(state.seats):
            state.push(ACTIONS_OF[order[state.seats - 1 - place]])


class Action(Frame[Year]):
    """Take one action card, or refill one's money instead."""

    name = "action"

    def moves(self, state: Year, seat: i64) -> vec[i64]:
        yuan = state.players[seat].yuan
        after_surcharge = yuan - state.components.surcharge
        price = state.components.price_small
        dragons = state.dragons
        group_of = state.group_of
        moves = vec[i64](capacity=CARDS + 1)
        for card in range(i64(CARDS)):
            left = yuan if dragons[group_of[card]] == 0 else after_surcharge
            # R2: taxes do not help to pay the surcharge. R5: a privilege must be bought.
            if left >= (price if card == PRIVILEGE else 0):
                moves = append(moves, TAKE + card)
        return append(moves, REFILL)

    def play(self, state: Year, seat: i64, move: i64) -> None:
        player = state.players[seat]
        if move == REFILL:
            # R3: with enough money already this is a pure pass. R4: no dragon is laid.
            gained = state.components.refill - player.yuan if player.yuan < state.components.refill else 0
            player.yuan += gained
            state.tell(TOLD_REFILLED, seat, gained)
            return
        card = move - TAKE
        surcharge = state.surcharge(card)
        player.yuan -= surcharge
        state.dragons[state.group_of[card]] |= 1 << seat
        state.tell(TOLD_TOOK, seat, card, surcharge)
        if card == PRIVILEGE:
            state.push(Privilege(seat))
        else:
            carry_out(state, seat, card)

    def warning(self, state: Year, seat: i64, move: i64) -> Refusal | None:
        player = state.players[seat]
        if move != REFILL or player.yuan < state.components.refill:
            return None
        return Refusal("refill-brings-nothing", "4.1 R3", {"have": int(player.yuan)})

    def considered(self, state: Year, seat: i64) -> vec[i64]:
        return append(span(TAKE, CARDS), REFILL)

    def why_not(self, state: Year, seat: i64, move: i64) -> Refusal:
        if TAKE <= move < TAKE + CARDS:
            card = move - TAKE
            need = state.surcharge(card)
            if card == PRIVILEGE:
                need += state.components.price_small
            values: dict[str, object] = {
                "card": ACTIONS[card],
                "need": int(need),
                "have": int(state.players[seat].yuan),
            }
            if card == PRIVILEGE:
                return Refusal("cannot-afford-privilege", "4.1 R5", values)
            return Refusal("cannot-pay-surcharge", "4.1", values)
        return Refusal("not-asked-now", "4.1")


def amount_of(year: Year, seat: i64, card: i64) -> i64:
    """What an action brings: the icons on the card and the symbols of its helpers."""
    return year.components.icons[card] + year.players[seat].symbols(i64(HELPERS[card]), year.components)


def carry_out(year: Year, seat: i64, card: i64) -> None:
    """Do what an action card says, other than the privilege."""
    player = year.players[seat]
    amount = amount_of(year, seat, card)
    year.tell(TOLD_YIELDED, seat, card, amount)
    if card == TAXES:
        player.yuan += amount
    elif card == HARVEST:
        player.rice += amount
    elif card == FIREWORKS:
        player.fireworks += amount
    elif card == PARADE:
        advance(year, player, amount)
    elif card == RESEARCH:
        player.points += amount
    else:
        assert card == BUILD
        year.push(Build(seat, amount))


class Build(FollowUp[Year]):
    """Place each new floor: on a palace that can grow, or as a new palace. None may be kept (R7)."""

    name = "build"

    def moves(self, state: Year, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=8)
        palaces = state.players[seat].palaces
        for number in range(i64(len(palaces))):
            if palaces[number].floors < state.components.most_floors:
                moves = append(moves, EXTEND + number)
        return append(moves, FOUND)

    def play(self, state: Year, seat: i64, move: i64) -> None:
        palaces = state.players[seat].palaces
        if move == FOUND:
            palaces.append(palace_with(1, vec[i64]()))
            state.tell(TOLD_FOUNDED, seat, i64(len(palaces)) - 1)
        else:
            number = move - EXTEND
            palaces[number] = palaces[number].with_floors(palaces[number].floors + 1)
            state.tell(TOLD_EXTENDED, seat, number, palaces[number].floors)
        if self.count > 1:
            state.push(Build(seat, self.count - 1))

    def considered(self, state: Year, seat: i64) -> vec[i64]:
        return append(span(EXTEND, i64(len(state.players[seat].palaces))), FOUND)

    def why_not(self, state: Year, seat: i64, move: i64) -> Refusal:
        if EXTEND <= move < FOUND:
            number = move - EXTEND
            if number >= i64(len(state.players[seat].palaces)):
                return Refusal("no-such-palace", "4.1", {"palace": int(number) + 1})
            most = int(state.components.most_floors)
            return Refusal("palace-at-full-height", "4.1", {"palace": int(number) + 1, "floors": most})
        return Refusal("place-all-floors", "4.1 R7", {"left": int(self.count)})

    def prompt(self, state: Year) -> Message:
        return Message("ask-build", {"left": int(self.count)})


class Privilege(FollowUp[Year]):
    """Buy exactly one privilege, small or large."""

    name = "privilege"

    def moves(self, state: Year, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=2)
        for size in range(i64(LARGE + 1)):
            if state.players[seat].yuan >= state.price(size):
                moves = append(moves, BUY + size)
        return moves

    def play(self, state: Year, seat: i64, move: i64) -> None:
        player = state.players[seat]
        size = move - BUY
        price = state.price(size)
        player.yuan -= price
        if size == SMALL:
            player.small += 1
        else:
            player.large += 1
        state.tell(TOLD_BOUGHT, seat, size, price)

    def considered(self, state: Year, seat: i64) -> vec[i64]:
        return span(BUY, LARGE + 1)

    def why_not(self, state: Year, seat: i64, move: i64) -> Refusal:
        if BUY <= move <= BUY + LARGE:
            size = move - BUY
            values: dict[str, object] = {
                "privilege": SIZE.tokens[size],
                "need": int(state.price(size)),
                "have": int(state.players[seat].yuan),
            }
            return Refusal("cannot-afford", "4.1", values)
        return Refusal("buy-a-privilege", "4.1 R5")


ACTIONS_OF: Final = [Action(seat) for seat in range(MOST_SEATS)]
