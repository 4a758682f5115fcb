"""Middle Kingdom, by Tom Lehmann: secret bids for the cards of a dynasty, and the goals they bring."""

from __future__ import annotations

from typing import Final

from tianxia.games.kingdom.components import FEWEST_SEATS, MOST_SEATS, STANDARD, Components, components_of
from tianxia.games.kingdom.features import features, write
from tianxia.games.kingdom.insight import effects, judge
from tianxia.games.kingdom.setup import FRAMES, set_up
from tianxia.games.kingdom.state import Kingdom
from tianxia.games.kingdom.vocabulary import EVENTS, MOVES
from tianxia.kernel import BadSetup, Chance, Edition, Facts, Feature, Game, Option, Setup, State
from tianxia.kernel.features import Row
from tianxia.kernel.packed import i64

VARIANT_SEATS: Final = 3

LONG: Final = 100
"""Milliseconds. Playing on as the network does tells more of a position than judgement; it takes longer."""


class MiddleKingdom(Game):
    """The base game for two to five, with the variant of two bids each for three."""

    key = "kingdom"
    title = "Middle Kingdom"

    def __init__(self) -> None:
        super().__init__(
            seats=(FEWEST_SEATS, MOST_SEATS),
            default_seats=4,
            moves=MOVES,
            events=EVENTS,
            frames=FRAMES,
            # Only missing types cost points. The bounds hold for every edition there can be; as it comes,
            # scores go from -15 up, and a game takes some 140 decisions.
            facts=Facts(hidden=True, simultaneous=True, chance=True, lowest=-45, highest=500, longest=1000),
            options=(
                # The variant for three players: as with two, and five cards on display.
                Option("two_bids", False),
                # What three peasants bring is hard to read in the source: 8, or 9 as in a regular series.
                Option("regular_peasants", False),
                # Other readings of three sentences: M22, M11 with M39, and M17.
                Option("dragon_ignores_merchants", False),
                Option("last_card_alone", False),
                Option("tied_card_returns", False),
            ),
        )

    def deal(self, setup: Setup, chance: Chance) -> State:
        assert setup.edition is not None
        return set_up(setup, chance, components_of(setup.edition))

    def standard_edition(self) -> Edition | None:
        return STANDARD.edition

    def check_edition(self, edition: Edition) -> None:
        Components(edition)

    def check_setup(self, setup: Setup) -> None:
        if setup.chosen("two_bids") and setup.seats != VARIANT_SEATS:
            told = "two players always make two bids" if setup.seats < VARIANT_SEATS else "not for more"
            raise BadSetup(f"The variant with two bids each is for {VARIANT_SEATS} players; {told}.")

    def manner(self, seats: int, milliseconds: int = 0) -> str:
        follows = seats == FEWEST_SEATS and milliseconds >= LONG
        return f"network=own policy=3 trust=0.5 {'follow=100' if follows else 'ahead=8'}"

    def judge(self, state: State, seat: i64) -> float:
        assert isinstance(state, Kingdom)
        return judge(state, seat)

    def effects(self, state: State, seat: i64, move: i64) -> dict[str, int]:
        assert isinstance(state, Kingdom)
        return effects(state, seat, move)

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return features(setup)

    def write(self, row: Row, state: State, seat: i64) -> None:
        assert isinstance(state, Kingdom)
        write(row, state, seat)


GAME: Final = MiddleKingdom()
