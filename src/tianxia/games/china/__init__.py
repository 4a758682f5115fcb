"""China, by Michael Schacht: palaces, emissaries and roads in nine provinces that are about to become one."""

from __future__ import annotations

from typing import Final

from tianxia.games.china.components import (
    FEWEST_SEATS,
    MOST_SEATS,
    STANDARD,
    components_of,
)
from tianxia.games.china.features import features, write
from tianxia.games.china.insight import effects, judge
from tianxia.games.china.setup import FRAMES, set_up
from tianxia.games.china.state import Table
from tianxia.games.china.vocabulary import BOARDS, EVENTS, MOVES
from tianxia.kernel import LETTERS, BadSetup, Chance, Edition, Facts, Feature, Game, Option, Setup, State
from tianxia.kernel.features import Row
from tianxia.kernel.packed import i64

SEATS_OF: Final = {"3-4": (2, 4), "4-5": (4, 5), "border": (3, 5)}
"""How many players each board is for."""


class China(Game):
    """Three to five on either side of the board or in border disputes; two with the Emperor."""

    key = "china"
    title = "China"

    def __init__(self) -> None:
        super().__init__(
            seats=(FEWEST_SEATS, MOST_SEATS),
            default_seats=4,
            moves=MOVES,
            events=EVENTS,
            frames=FRAMES,
            facts=Facts(hidden=True, simultaneous=False, chance=True, lowest=0, highest=600, longest=2000),
            options=(
                Option("fortifications", False),
                Option("bonus_tiles", "none", ("none", "fixed", "random")),
                # Two players: without influence cards.
                Option("light", False),
                Option("board", "auto", ("auto", *BOARDS)),
                # Who begins is agreed upon (R41): any seat, or whoever is drawn.
                Option("start", "random", ("random", *LETTERS[:MOST_SEATS])),
            ),
        )

    def deal(self, setup: Setup, chance: Chance) -> State:
        assert setup.edition is not None
        return set_up(setup, chance, components_of(setup.edition))

    def standard_edition(self) -> Edition | None:
        return STANDARD.edition

    def check_edition(self, edition: Edition) -> None:
        components_of(edition)

    def check_setup(self, setup: Setup) -> None:
        board = str(setup.options["board"])
        low, high = SEATS_OF.get(board, (FEWEST_SEATS, MOST_SEATS))
        if not low <= setup.seats <= high:
            raise BadSetup(REFUSED_BOARD[board].format(seats=setup.seats))
        if setup.chosen("fortifications") and setup.seats == FEWEST_SEATS:
            raise BadSetup("Two players and the Emperor play without fortifications.")
        if setup.chosen("fortifications") and board == "border":
            raise BadSetup("Border disputes are played without fortifications.")
        if setup.options["bonus_tiles"] == "fixed" and board == "border":
            raise BadSetup("On the border board bonus tiles have no fixed places; choose bonus_tiles=random.")
        if setup.chosen("light") and setup.seats != FEWEST_SEATS:
            raise BadSetup("The light game, without influence cards, is for two players and the Emperor.")
        start = str(setup.options["start"])
        if start != "random" and start not in LETTERS[: setup.seats]:
            raise BadSetup(f"With {setup.seats} players there is no seat {start} to begin.")

    def manner(self, seats: int, milliseconds: int = 0) -> str:
        # For two, the network has practised long enough for its word to count.
        return f"network=own keep=1 hurry=0 {'policy=2 trust=0.5' if seats == FEWEST_SEATS else 'policy=3'}"

    def judge(self, state: State, seat: i64) -> float:
        assert isinstance(state, Table)
        return judge(state, seat)

    def effects(self, state: State, seat: i64, move: i64) -> dict[str, int]:
        assert isinstance(state, Table)
        return effects(state, seat, move)

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return features(setup)

    def write(self, row: Row, state: State, seat: i64) -> None:
        assert isinstance(state, Table)
        write(row, state, seat)


REFUSED_BOARD: Final = {
    "3-4": "The side for three and four is not for {seats} players.",
    "4-5": "The side for four and five is not for {seats} players; two and three use the other.",
    "border": "Border disputes are for three to five players, not for {seats}.",
}

GAME: Final = China()
