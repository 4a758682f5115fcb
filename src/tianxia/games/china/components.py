"""The components as typed tables, loaded from an edition's data and checked."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tianxia.games.china.bits import size
from tianxia.games.china.board import Board, Province, points, wrong
from tianxia.games.china.cards import MOST_ALIKE, some
from tianxia.games.china.geometry import svg
from tianxia.games.china.vocabulary import (
    BOARDS,
    COLOUR_COUNT,
    COLOURS,
    PROVINCE_COUNT,
    PROVINCES,
    TILES,
)
from tianxia.kernel.edition import Edition, Section
from tianxia.kernel.errors import BadEdition
from tianxia.kernel.packed import i64

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5


class Components:
    """Every figure printed on a component or in the rules, and the three boards."""

    def __init__(self, edition: Edition, standard: Components | None = None) -> None:
        top = edition.top()
        self.edition = edition

        pieces = top.section("pieces")
        self.palaces: i64 = pieces.integer("palaces", 1, 30)
        self.emissaries: i64 = pieces.integer("emissaries", 1, 15)
        self.fortifications: i64 = pieces.integer("fortifications", 1, 5)
        pieces.finish()

        turn = top.section("turn")
        self.hand: i64 = turn.integer("hand", 1, 6)
        self.display: i64 = turn.integer("display", 1, 8)
        self.pieces: i64 = turn.integer("pieces", 1, 3)
        self.joker: i64 = turn.integer("joker", 2, 4)
        turn.finish()

        # The cards in play, by number of players.
        self.cards: dict[int, i64] = self.read_cards(top.section("cards"))

        scoring = top.section("scoring")
        self.chain: i64 = scoring.integer("chain", 2, 9)
        self.bonus: i64 = scoring.integer("bonus", 0, 20)
        scoring.finish()

        bonus = top.section("bonus")
        tiles = bonus.section("tiles")
        self.tiles_each: i64 = bonus.integer("each", 1, 2)
        self.tiles: i64 = 0
        laid = 0
        for number, name in enumerate(TILES):
            count = tiles.integer(name, 0, 20)
            self.tiles += some(i64(number), i64(count))
            laid += count
        tiles.finish()
        if laid != PROVINCE_COUNT * self.tiles_each:
            raise wrong(bonus, "tiles", f"{PROVINCE_COUNT * self.tiles_each} tiles are needed, not {laid}")
        bonus.finish()

        chart = top.section("map")
        self.wall = points(chart, "wall", 2)
        self.wall_spaces = chart.integer("spaces", 2, 200)
        self.outland = points(chart, "outland", 3)
        self.lake = points(chart, "lake", 3)
        chart.finish()

        provinces = top.section("province")
        self.provinces = [Province(provinces.section(name)) for name in PROVINCES]
        provinces.finish()

        # An edition may leave out boards: it then has ours.
        self.boards: list[Board] = []
        boards = top.section("board") if top.has("board") or standard is None else None
        for number, name in enumerate(BOARDS):
            if boards is not None and (boards.has(name) or standard is None):
                board = Board(boards.section(name), number, self.provinces)
                self.check_room_for_tiles(boards, board)
                self.boards.append(board)
            elif standard is not None:
                self.boards.append(standard.lent(top, number, self.provinces))
        if boards is not None:
            boards.finish()
        printed: dict[str, object] = {
            "wall": {"line": svg(self.wall), "spaces": self.wall_spaces},
            "outland": svg(self.outland),
            "lake": svg(self.lake),
        }
        self.maps: list[dict[str, object]] = [{**board.pictured(), **printed} for board in self.boards]
        top.finish()

    def read_cards(self, section: Section) -> dict[int, i64]:
        """How many cards of each colour every number of players uses."""
        counts = [section.integer(colour, 1, MOST_ALIKE) for colour in COLOURS]
        removed = section.section("removed")
        found: dict[int, i64] = {}
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
            out = removed.integer(str(seats), 0, min(counts))
            cards: i64 = 0
            for colour in range(COLOUR_COUNT):
                cards += some(i64(colour), i64(counts[colour] - out))
            # With two players the Emperor has a hand too.
            dealt = self.hand * max(seats, 3) + self.display
            if sum(counts) - out * COLOUR_COUNT <= dealt:
                raise wrong(removed, str(seats), f"more than {dealt} cards must be left")
            found[seats] = cards
        removed.finish()
        section.finish()
        return found

    def lent(self, top: Section, number: int, provinces: list[Province]) -> Board:
        """One of our boards for an edition that leaves it out, with the edition's own provinces."""
        name = BOARDS[number]
        try:
            return Board(self.edition.top().section("board").section(name), number, provinces)
        except BadEdition as error:
            why = f"it is left out, and ours does not fit these provinces ({error})"
            raise wrong(top, f"board.{name}", why) from None

    def check_room_for_tiles(self, boards: Section, board: Board) -> None:
        """Every province needs room for its bonus tiles, and has as many by default."""
        for province in range(PROVINCE_COUNT):
            name = PROVINCES[province]
            if size(board.suitable_for_tiles(province)) < self.tiles_each:
                why = f"{name} needs {self.tiles_each} spaces that are no junctions, for bonus tiles"
                raise wrong(boards, board.token, why)
            if board.bonus != 0 and size(board.bonus & board.spaces[province]) != self.tiles_each:
                raise wrong(boards, board.token, f"bonus must name {self.tiles_each} spaces of {name}")


def standard_edition() -> Edition:
    """The tables the game comes with."""
    source = "edition_2005.toml"
    data = files("tianxia.games.china").joinpath("data").joinpath(source)
    return Edition(data.read_text(encoding="utf-8"), source)


STANDARD: Final = Components(standard_edition())


REMEMBERED: Final = 4
RECENT: Final[list[Components]] = []
"""The last few editions in use that are not ours, so that a map is checked once and not at every start."""


def components_of(edition: Edition) -> Components:
    """The tables of an edition; the standard ones are read only once."""
    if edition is STANDARD.edition:
        return STANDARD
    for known in RECENT:
        if known.edition is edition:
            return known
    found = Components(edition, STANDARD)
    RECENT.append(found)
    if len(RECENT) > REMEMBERED:
        del RECENT[0]
    return found
