"""Set-up: officials get their gifts, cities their tokens, every family its own."""

from __future__ import annotations

from typing import Final

from tianxia.games.gugong.actions import Act, Again
from tianxia.games.gugong.canal import Claim, CountAboard, Load, Sail
from tianxia.games.gugong.components import Components, bit
from tianxia.games.gugong.court import (
    Accept,
    CheckRoom,
    CountPaid,
    Gain,
    MakeRoom,
    Part,
    Spend,
    Swap,
    in_turn,
)
from tianxia.games.gugong.days import (
    EndOfDay,
    MengMorning,
    Morning,
    MorningDecrees,
    NewServants,
    NextTurn,
    NightFalls,
    Opening,
    ShipsMove,
    StartDay,
    Tomorrow,
    draw_token,
    roll,
    stack_tokens,
)
from tianxia.games.gugong.gifts import Actions, Price, Turn
from tianxia.games.gugong.meng import MENG, Dusk, MengStep, MengTravels, MengTurn
from tianxia.games.gugong.pieces import AT_FOCUS, NO_TOKEN, Player
from tianxia.games.gugong.scoring import Final as FinalScoring
from tianxia.games.gugong.scoring import LastExchange
from tianxia.games.gugong.state import Realm, one_of
from tianxia.games.gugong.travel import Bring, Carry, Journey, LayOut, PayForJade, Recover, SellGift
from tianxia.games.gugong.vocabulary import (
    A_LEVEL,
    ALL_TOKENS,
    BASE_TOKENS,
    LAID_OUT,
    LEVELS,
    LOCATIONS,
    PLACES,
    SLOTS,
    SOLO_KINDS,
    SPECIAL,
)
from tianxia.games.gugong.wall import (
    Build,
    BuildFromSupply,
    CheckWall,
    CountBuilt,
    Favour,
    MengFavour,
    TurnDie,
)
from tianxia.kernel import SYSTEM, Chance, Setup
from tianxia.kernel.packed import i64, vec

BONUS: Final[dict[str, int]] = {"off": 0, "one": 1, "two": 2}
"""How many of each bonus token are used."""


def set_up(setup: Setup, chance: Chance, components: Components) -> Realm:
    """Lay out the board and give everybody what they begin with."""
    count = max(setup.seats, 2)
    realm = Realm(setup, chance, components, [Player() for _ in range(count)])
    realm.first = 0 if realm.solo() else chance.below(realm.seats)
    realm.turn = realm.first
    for stepped in range(realm.count()):
        begin(realm, in_turn(realm, stepped))
    deal_gifts(realm, setup.chosen("expert"))
    realm.decrees = choose_decrees(chance)
    realm.houses = bit(i64(len(realm.prices))) - 1
    realm.jade = components.jade - i64(len(realm.prices))
    realm.bag = vec[i64]([0] * ALL_TOKENS)
    realm.gone = components.tokens[:]
    for kind in range(BASE_TOKENS, ALL_TOKENS):
        realm.gone[kind] = BONUS[str(setup.options["bonus"])]
    stack_tokens(realm)
    lay_tokens(realm)
    roll(realm)
    if realm.solo():
        invite_meng(realm)
    realm.push(Opening(SYSTEM))
    return realm


def begin(realm: Realm, who: i64) -> None:
    """What everybody begins with; the markers of intrigue are stacked in turn order."""
    player = realm.players[who]
    player.pool = realm.components.daily[0]
    player.supply = realm.components.servants - player.pool
    realm.stamps += 1
    player.stamp = realm.stamps


def deal_gifts(realm: Realm, expert: bool) -> None:
    """Hands by place in turn order; seven gifts for the officials; the draw pile."""
    components = realm.components
    left: i64 = 0
    for cards in components.hand_sets:
        left |= cards
    for stepped in range(realm.count()):
        number = stepped
        if realm.solo():
            pair = int(str(realm.setup.options["sets"])) - 1
            number = (components.human_sets[pair] if stepped == 0 else components.meng_sets[pair]) - 1
        cards = components.hand_sets[number]
        realm.players[in_turn(realm, stepped)].hand = cards
        left &= ~cards
    officials = components.board_set
    realm.draw = components.draw_set
    if expert:
        officials |= components.draw_set | left
        realm.draw = 0
    for location in range(PLACES):
        card = one_of(officials, realm.chance)
        officials &= ~bit(card)
        realm.board[location] = card
    realm.draw |= officials


def choose_decrees(chance: Chance) -> vec[i64]:
    """Two decrees of each level."""
    decrees = vec[i64]([0] * SLOTS)
    for level in range(i64(LEVELS)):
        left: i64 = (1 << A_LEVEL) - 1
        for place in range(i64(LAID_OUT)):
            chosen = one_of(left, chance)
            left &= ~(1 << chosen)
            decrees[level * LAID_OUT + place] = level * A_LEVEL + chosen
    return decrees


def lay_tokens(realm: Realm) -> None:
    """A token for every city; the rest makes two piles."""
    realm.cities = vec[i64]([NO_TOKEN] * len(realm.land.names))
    for city in range(i64(len(realm.cities))):
        realm.cities[city] = draw_token(realm)
    left = realm.piles[0] + realm.piles[1]
    realm.piles[0] = (left + 1) // 2
    realm.piles[1] = left // 2


def invite_meng(realm: Realm) -> None:
    """Mr. Meng's focus, his solo cards, and on the hard level a fifth gift."""
    focus = str(realm.setup.options["focus"])
    realm.focus = realm.chance.below(PLACES) if focus == "random" else i64(LOCATIONS.index(focus))
    level = str(realm.setup.options["level"])
    realm.deck = realm.components.solo_deck[:]
    if level == "easy":
        realm.deck[SPECIAL] -= 1
    realm.past = vec[i64]([0] * SOLO_KINDS)
    meng = realm.players[MENG]
    meng.double = AT_FOCUS
    if level == "hard":
        card = one_of(realm.draw, realm.chance)
        realm.draw &= ~bit(card)
        meng.hand |= bit(card)
        meng.dark |= bit(card)
        realm.marker = 1


FRAMES: Final = (
    Opening,
    Morning,
    MorningDecrees,
    MengMorning,
    NewServants,
    StartDay,
    NextTurn,
    Turn,
    Price,
    Actions,
    Act,
    Again,
    Gain,
    Spend,
    Journey,
    Bring,
    MakeRoom,
    SellGift,
    Recover,
    PayForJade,
    Swap,
    Carry,
    LayOut,
    Build,
    BuildFromSupply,
    CheckWall,
    Favour,
    TurnDie,
    MengFavour,
    Load,
    Sail,
    Claim,
    MengTurn,
    MengStep,
    MengTravels,
    Dusk,
    EndOfDay,
    NightFalls,
    ShipsMove,
    Tomorrow,
    LastExchange,
    FinalScoring,
    Accept,
    Part,
    CheckRoom,
    CountPaid,
    CountBuilt,
    CountAboard,
)
"""Every kind of frame of the game."""
