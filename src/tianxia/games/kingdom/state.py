"""What lies on the table: deck and display, goals, every player's piles, and the bids of the turn."""

from __future__ import annotations

from typing import Any

from tianxia.games.kingdom.components import MOST_SEATS, Components
from tianxia.games.kingdom.laying import redeal_bids
from tianxia.games.kingdom.picture import pictured
from tianxia.games.kingdom.players import Player
from tianxia.games.kingdom.scoring import NOBODY, Account, most_generals
from tianxia.games.kingdom.vocabulary import (
    A_MERCHANT,
    BID_CARDS,
    BID_OPEN,
    CARDS,
    HAND,
    HEIR,
    KINDS,
    MIDDLE,
    NO_BID,
    NO_CARD,
    PALACE,
    PHASE_BIDS,
    PILES,
    RESET,
    SET_ASIDE,
    SLOTS,
)
from tianxia.kernel import LETTERS, Chance, Setup, State
from tianxia.kernel.packed import i64, vec


class Kingdom(State):
    """The whole table."""

    __slots__ = (
        "aside",
        "bids_each",
        "bottom",
        "claimed",
        "components",
        "crowned",
        "deck",
        "deck_left",
        "display",
        "display_size",
        "dragon",
        "ignores_merchants",
        "last_alone",
        "last_gainer",
        "later",
        "order",
        "owners",
        "peasants",
        "phase",
        "players",
        "removed",
        "rest",
        "shown",
        "status",
        "tied_returns",
        "top",
        "turn",
        "waiting",
    )

    def __init__(self, setup: Setup, chance: Chance, components: Components, players: list[Player]) -> None:
        super().__init__(setup, chance)
        self.components = components
        self.players = players
        self.bids_each: i64 = 1
        self.display_size: i64 = 0
        # Points for peasants left over.
        self.peasants: vec[i64] = vec[i64]()
        # Whether the other reading was agreed on of M22, of M11 with M39, and of M17.
        self.ignores_merchants = False
        self.last_alone = False
        self.tied_returns = False
        self.turn: i64 = 0
        self.phase: i64 = PHASE_BIDS
        # Dynasty cards by kind: nobody knows their order, so there is none until they are drawn.
        self.deck: vec[i64] = vec[i64]()
        self.deck_left: i64 = 0
        self.display: vec[i64] = vec[i64]()
        self.removed: vec[i64] = vec[i64]()
        # Merchants whose owner of the Market is thinking where to put them.
        self.waiting: i64 = 0
        self.owners: vec[i64] = vec[i64]()
        self.dragon: i64 = MIDDLE
        self.last_gainer: i64 = NOBODY
        # The bids: a card that tied last turn (0 if there is none), this turn's card on it, and the outcome.
        self.bottom: vec[i64] = vec[i64]()
        self.top: vec[i64] = vec[i64]()
        self.status: vec[i64] = vec[i64]()
        # How many cards each seat has still to lay, and how many of them the Palace lays after the show.
        self.rest: vec[i64] = vec[i64]()
        self.later: i64 = 0
        self.shown = False
        # The bid that bears the Emperor's half, and the seat whose Reset the Harvest has set aside.
        self.crowned: i64 = NO_BID
        self.aside: i64 = NOBODY
        # Bids in the order of their claims, and how many of them have claimed.
        self.order: vec[i64] = vec[i64]()
        self.claimed: i64 = 0

    def clone(self) -> Kingdom:
        twin = Kingdom(self.setup, self.chance.clone(), self.components, [p.clone() for p in self.players])
        twin.frames = self.frames[:]
        twin.bids_each = self.bids_each
        twin.display_size = self.display_size
        twin.peasants = self.peasants
        twin.ignores_merchants = self.ignores_merchants
        twin.last_alone = self.last_alone
        twin.tied_returns = self.tied_returns
        twin.turn = self.turn
        twin.phase = self.phase
        twin.deck = self.deck[:]
        twin.deck_left = self.deck_left
        twin.display = self.display[:]
        twin.removed = self.removed[:]
        twin.waiting = self.waiting
        twin.owners = self.owners[:]
        twin.dragon = self.dragon
        twin.last_gainer = self.last_gainer
        twin.bottom = self.bottom[:]
        twin.top = self.top[:]
        twin.status = self.status[:]
        twin.rest = self.rest[:]
        twin.later = self.later
        twin.shown = self.shown
        twin.crowned = self.crowned
        twin.aside = self.aside
        twin.order = self.order
        twin.claimed = self.claimed
        return twin

    # Bids -----------------------------------------------------------------------------------------

    def due(self, seat: i64) -> i64:
        """How many cards a seat has still to lay face down."""
        rest = self.rest[seat]
        return rest - self.later if seat == self.owners[PALACE] else rest

    def laid(self, seat: i64) -> i64:
        """The cards a seat has laid this turn, as a set of bits."""
        cards: i64 = 0
        for bid in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.top[bid] != NO_CARD:
                cards |= 1 << self.top[bid]
        return cards

    def halves(self, bid: i64) -> i64:
        """The value of a bid, counted in halves because of the Emperor's."""
        value = 2 * (self.bottom[bid] + self.top[bid])
        return value + 1 if bid == self.crowned else value

    def is_lone_reset(self, bid: i64) -> bool:
        """Whether a bid is a Reset with no tied card below it."""
        return self.top[bid] == RESET and self.bottom[bid] == 0

    def same_cards(self, bid: i64, other: i64) -> bool:
        """Whether two bids have the same cards in the same order."""
        return self.bottom[bid] == self.bottom[other] and self.top[bid] == self.top[other]

    # Goals ------------------------------------------------------------------------------------------

    def goals_of(self, seat: i64) -> i64:
        """How many of the five goals a seat owns."""
        total: i64 = 0
        for owner in self.owners:
            if owner == seat:
                total += 1
        return total

    def count(self, seat: i64, pile: i64) -> i64:
        """What a seat's pile counts for its goal."""
        return self.players[seat].count(pile, self.components)

    def needs(self, seat: i64, pile: i64) -> i64:
        """How many cards more would put a seat alone ahead of all others, and let it own the goal."""
        most = self.components.fewest - 1
        for other in range(self.seats):
            if other != seat:
                most = max(most, self.count(other, pile))
        return most + 1 - self.count(seat, pile)

    # Points -----------------------------------------------------------------------------------------

    def account(self, seat: i64) -> Account:
        """A seat's scoring: the final one, or what it would be if the game ended now."""
        heir = self.owners[HEIR] if not self.frames else most_generals(self.players, self.components)
        return Account(seat, self.players, self.owners, heir, self.dragon, self.components, self.peasants)

    def points(self, seat: i64) -> i64:
        return self.account(seat).total()

    def standing(self, seat: i64) -> i64:
        # Equal points go to more dynasty cards; points may be negative (M36).
        return (self.points(seat) << 20) + self.players[seat].dynasty()

    # What is seen -----------------------------------------------------------------------------------

    def picture(self, seat: i64 | None) -> dict[str, object]:
        return pictured(self, seat)

    def redeal(self, seat: i64, chance: Chance) -> None:
        # The deck has no order, so only what lies face down is imagined.
        redeal_bids(self, seat, chance)

    # Whole positions --------------------------------------------------------------------------------

    def contents(self) -> dict[str, object]:
        return {
            "turn": int(self.turn),
            "phase": int(self.phase),
            "bids_each": int(self.bids_each),
            "display_size": int(self.display_size),
            "peasants": plain(self.peasants),
            "deck": plain(self.deck),
            "deck_left": int(self.deck_left),
            "display": plain(self.display),
            "removed": plain(self.removed),
            "waiting": int(self.waiting),
            "owners": plain(self.owners),
            "dragon": int(self.dragon),
            "last_gainer": int(self.last_gainer),
            "bottom": plain(self.bottom),
            "top": plain(self.top),
            "status": plain(self.status),
            "rest": plain(self.rest),
            "later": int(self.later),
            "shown": self.shown,
            "crowned": int(self.crowned),
            "aside": int(self.aside),
            "order": plain(self.order),
            "claimed": int(self.claimed),
            "players": [
                [int(p.hand), int(p.discard), int(p.tokens), int(p.had), plain(p.cards), plain(p.moved)]
                for p in self.players
            ],
        }

    def restore(self, contents: dict[str, Any]) -> None:
        self.turn = contents["turn"]
        self.phase = contents["phase"]
        self.bids_each = contents["bids_each"]
        self.display_size = contents["display_size"]
        self.peasants = vec[i64](contents["peasants"])
        self.deck = vec[i64](contents["deck"])
        self.deck_left = contents["deck_left"]
        self.display = vec[i64](contents["display"])
        self.removed = vec[i64](contents["removed"])
        self.waiting = contents["waiting"]
        self.owners = vec[i64](contents["owners"])
        self.dragon = contents["dragon"]
        self.last_gainer = contents["last_gainer"]
        self.bottom = vec[i64](contents["bottom"])
        self.top = vec[i64](contents["top"])
        self.status = vec[i64](contents["status"])
        self.rest = vec[i64](contents["rest"])
        self.later = contents["later"]
        self.shown = contents["shown"]
        self.crowned = contents["crowned"]
        self.aside = contents["aside"]
        self.order = vec[i64](contents["order"])
        self.claimed = contents["claimed"]
        self.players = [player_from(data) for data in contents["players"]]

    def census(self) -> dict[str, int]:
        counts: dict[str, int] = {}
        for kind, name in enumerate(CARDS):
            total = self.deck[kind] + self.removed[kind]
            for shown in self.display:
                if shown == kind:
                    total += 1
            for player in self.players:
                total += player.merchants() if kind == A_MERCHANT else player.cards[kind]
            counts[f"dynasty {name}"] = int(total + (self.waiting if kind == A_MERCHANT else 0))
        for seat in range(self.seats):
            for card in range(i64(HAND)):
                counts[f"bid {LETTERS[seat]} {BID_CARDS[card]}"] = self.places_of(seat, card)
        counts["bid cards in the box"] = (MOST_SEATS - int(self.seats)) * HAND
        # A goal lies before a player, in the middle or on display; one that is removed has no owner either.
        places = [*self.owners, self.dragon]
        counts["goals"] = sum([1 for place in places if SET_ASIDE <= place < self.seats])
        return counts

    def places_of(self, seat: i64, card: i64) -> int:
        """In how many places a seat's bid card lies: always in one."""
        player = self.players[seat]
        total = (player.hand >> card & 1) + (player.discard >> card & 1)
        for bid in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.top[bid] == card:
                total += 1
            if card != RESET and self.bottom[bid] == card:
                total += 1
        if card == RESET and self.aside == seat:
            total += 1
        return int(total)


def plain(numbers: vec[i64]) -> list[int]:
    """A packed array as a list."""
    return [int(number) for number in numbers]


def player_from(data: list[Any]) -> Player:
    """A player as `Kingdom.contents` tells it."""
    player = Player()
    player.hand = data[0]
    player.discard = data[1]
    player.tokens = data[2]
    player.had = data[3]
    player.cards = vec[i64](data[4])
    player.moved = vec[i64](data[5])
    return player


def new_kingdom(setup: Setup, chance: Chance, components: Components) -> Kingdom:
    """A table before its first display: full hands, all goals in the middle."""
    kingdom = Kingdom(setup, chance, components, [Player() for _ in range(setup.seats)])
    kingdom.deck = components.cards[:]
    kingdom.deck_left = components.all_cards
    kingdom.removed = vec[i64]([0] * KINDS)
    kingdom.owners = vec[i64]([NOBODY] * PILES)
    bids = setup.seats * SLOTS
    kingdom.bottom = vec[i64]([0] * bids)
    kingdom.top = vec[i64]([NO_CARD] * bids)
    kingdom.status = vec[i64]([BID_OPEN] * bids)
    kingdom.rest = vec[i64]([0] * setup.seats)
    return kingdom
