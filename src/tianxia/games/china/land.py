"""What stands on the map: palaces, fortifications, emissaries and bonus tiles, and whose they are.

Owners are numbered like seats; with two players the Emperor is the third. Sets of spaces and provinces
are bits, counts by province are four bits each (`bits`).
"""

from __future__ import annotations

from typing import Final

from tianxia.games.china.bits import bit, lowest, one_in, size, tally_of
from tianxia.games.china.board import Board
from tianxia.games.china.vocabulary import PROVINCE_COUNT, TILE_COUNT
from tianxia.kernel.packed import i64, vec

NOBODY: Final = -1


class Land:
    """The pieces on the map."""

    __slots__ = (
        "board",
        "built",
        "courts",
        "emissaries",
        "entered",
        "faces",
        "forts",
        "highest",
        "occupied",
        "owners",
        "palaces",
        "revealed",
        "scored",
        "tiles",
    )

    def __init__(self, board: Board, owners: i64) -> None:
        self.board = board
        self.owners = owners
        # For each owner: the spaces with a palace, and how many that is in each province.
        self.palaces: vec[i64] = vec[i64]([0] * owners)
        self.built: vec[i64] = vec[i64]([0] * owners)
        # For each owner the emissaries in each province; then those of all together.
        self.emissaries: vec[i64] = vec[i64]([0] * owners)
        self.courts: i64 = 0
        # The most palaces any owner has in each province: as many emissaries may be there.
        self.highest: i64 = 0
        self.occupied: i64 = 0
        self.forts: i64 = 0
        # Provinces with any piece, and provinces whose palaces were scored in play.
        self.entered: i64 = 0
        self.scored: i64 = 0
        # Spaces with a bonus tile; provinces whose tiles are face up, and those tiles by colour.
        self.tiles: i64 = 0
        self.revealed: i64 = 0
        self.faces: vec[i64] = vec[i64]([0] * TILE_COUNT)

    def clone(self) -> Land:
        """A copy; the board is shared because it never changes."""
        twin = Land(self.board, 0)
        twin.owners = self.owners
        twin.palaces = self.palaces[:]
        twin.built = self.built[:]
        twin.emissaries = self.emissaries[:]
        twin.courts = self.courts
        twin.highest = self.highest
        twin.occupied = self.occupied
        twin.forts = self.forts
        twin.entered = self.entered
        twin.scored = self.scored
        twin.tiles = self.tiles
        twin.revealed = self.revealed
        twin.faces = self.faces[:]
        return twin

    def free(self, province: i64) -> i64:
        """The spaces of a province itself without a palace; its border posts are asked for apart."""
        return self.board.spaces[province] & ~self.occupied & ~self.board.posts

    def is_full(self, province: i64) -> bool:
        """Whether all spaces of a province hold palaces, its border posts too."""
        return not self.board.spaces[province] & ~self.occupied

    def limit(self, province: i64) -> i64:
        """How many emissaries may be in a province: as many as the most palaces of one owner."""
        return tally_of(self.highest, province)

    def court(self, province: i64) -> i64:
        """How many emissaries are in a province."""
        return tally_of(self.courts, province)

    def has_room_at_court(self, province: i64) -> bool:
        """Whether another emissary may come."""
        return tally_of(self.courts, province) < tally_of(self.highest, province)

    def owner_of(self, space: i64) -> i64:
        """Whose palace stands on a space, or nobody's."""
        for owner in range(self.owners):
            if self.palaces[owner] >> space & 1:
                return owner
        return NOBODY

    def build(self, owner: i64, space: i64) -> None:
        """A palace is built: it counts in its province, on a border post in both."""
        self.palaces[owner] |= bit(space)
        self.occupied |= bit(space)
        provinces = self.board.regions[space]
        self.entered |= provinces
        while provinces != 0:
            province = lowest(provinces)
            provinces &= provinces - 1
            self.built[owner] += one_in(province)
            if tally_of(self.built[owner], province) > tally_of(self.highest, province):
                self.highest += one_in(province)

    def send(self, owner: i64, province: i64) -> None:
        """An emissary comes to a court."""
        self.emissaries[owner] += one_in(province)
        self.courts += one_in(province)

    def fortify(self, space: i64) -> None:
        """A fortification is placed."""
        self.forts |= bit(space)
        self.entered |= self.board.regions[space]

    def hides_tiles(self, province: i64) -> bool:
        """Whether a province has bonus tiles that nobody has turned up."""
        return self.tiles & self.board.spaces[province] != 0 and not self.revealed >> province & 1

    def places_left(self) -> i64:
        """How many spaces are free."""
        return size(self.board.all & ~self.occupied)

    def courts_open(self) -> bool:
        """Whether any province has room for another emissary."""
        for province in range(i64(PROVINCE_COUNT)):
            if self.has_room_at_court(province):
                return True
        return False
