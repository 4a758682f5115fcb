"""What a seat can imagine: the hidden cards of the others and the pile, dealt anew from all that fits.

A seat knows the cards that were in the pile when it was last shuffled and where the open ones went, its own
hand, and what the others have played. The hidden cards they held at the shuffle are known together, if
not by whom; all later ones came from the pile.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.china.cards import any_of, beyond, covers, one, total
from tianxia.games.china.hands import Player
from tianxia.kernel.chance import Chance
from tianxia.kernel.packed import i64

TRIES: Final = 100
"""So often the old cards are dealt anew when nobody could have played what they have played."""


def guess_hands(players: list[Player], seats: int, seat: i64, stock: i64, chance: Chance) -> i64:
    """Give the others hands as `seat` may imagine them; returns what is left for the pile."""
    own = players[seat]
    pool = stock - (own.hidden() + own.spent - own.before)
    others = [player for number, player in enumerate(players[:seats]) if number != seat]
    old = deal_old(others, pool, chance)
    needs = [beyond(player.spent, old[number]) for number, player in enumerate(others)]
    for need in needs:
        pool -= need
    for number, player in enumerate(others):
        hidden = old[number] + needs[number] - player.spent
        for _ in range(total(player.hidden()) - total(hidden)):
            colour = any_of(pool, chance)
            pool -= one(colour)
            hidden += one(colour)
        player.before = old[number]
        player.hand = player.known + hidden
    return pool


def deal_old(others: list[Player], pool: i64, chance: Chance) -> list[i64]:
    """Who may have held which hidden cards at the last shuffle."""
    for _ in range(TRIES):
        together: i64 = 0
        for player in others:
            together += player.before
        dealt: list[i64] = []
        for player in others:
            cards: i64 = 0
            for _ in range(total(player.before)):
                colour = any_of(together, chance)
                together -= one(colour)
                cards += one(colour)
            dealt.append(cards)
        if possible(others, dealt, pool):
            return dealt
    return [player.before for player in others]


def possible(others: list[Player], dealt: list[i64], pool: i64) -> bool:
    """Whether everybody could have played what they have, with what was drawn since."""
    needed: i64 = 0
    for number, player in enumerate(others):
        need = beyond(player.spent, dealt[number])
        drawn = total(player.hidden()) + total(player.spent) - total(player.before)
        if total(need) > drawn:
            return False
        needed += need
    return covers(pool, needed)
