"""In the Year of the Dragon, by Stefan Feld: twelve months at a Chinese court, each with its calamity."""

from __future__ import annotations

from typing import Final

from tianxia.games.dragon.components import FEWEST_SEATS, MOST_SEATS, STANDARD, Components, components_of
from tianxia.games.dragon.features import features, write
from tianxia.games.dragon.insight import effects, judge
from tianxia.games.dragon.setup import FRAMES, set_up
from tianxia.games.dragon.state import Year
from tianxia.games.dragon.vocabulary import EVENTS, MOVES
from tianxia.kernel import LETTERS, BadSetup, Chance, Edition, Facts, Feature, Game, Option, Setup, State
from tianxia.kernel.features import Row
from tianxia.kernel.packed import i64


class Dragon(Game):
    """The base game for two to five, with the price of a large privilege as an option."""

    key = "dragon"
    title = "In the Year of the Dragon"

    def __init__(self) -> None:
        super().__init__(
            seats=(FEWEST_SEATS, MOST_SEATS),
            default_seats=4,
            moves=MOVES,
            events=EVENTS,
            frames=FRAMES,
            facts=Facts(hidden=False, simultaneous=False, chance=True, lowest=0, highest=500, longest=800),
            options=(
                Option("large_privilege", STANDARD.prices_large[0], tuple(STANDARD.prices_large)),
                # By habit hands are held, though every card played was seen.
                Option("open_hands", False),
                # Who chooses starting persons first (R23).
                Option("oldest", "random", ("random", *LETTERS[:MOST_SEATS])),
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
        oldest = str(setup.options["oldest"])
        if oldest != "random" and oldest not in LETTERS[: setup.seats]:
            raise BadSetup(f"With {setup.seats} players there is no seat {oldest} to be the oldest player.")

    def manner(self, seats: int, milliseconds: int = 0) -> str:
        return "network=own policy=3 trust=0.5"

    def judge(self, state: State, seat: i64) -> float:
        assert isinstance(state, Year)
        return judge(state, seat)

    def effects(self, state: State, seat: i64, move: i64) -> dict[str, int]:
        assert isinstance(state, Year)
        return effects(state, seat, move)

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return features(setup)

    def write(self, row: Row, state: State, seat: i64) -> None:
        assert isinstance(state, Year)
        write(row, state, seat)


GAME: Final = Dragon()
