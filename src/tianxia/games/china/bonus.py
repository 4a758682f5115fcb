"""Bonus tiles, a mini expansion. Two lie face down in every province, on spaces that are no junctions.

Who builds the first palace of a province turns both up and then chooses the space; a palace on a tile
wins it. At the end, most tiles of a colour score. Which tile lies where is drawn when it is turned up.
"""

from __future__ import annotations

from tianxia.games.china.bits import bit, lowest, size
from tianxia.games.china.cards import any_of, one
from tianxia.games.china.state import Table
from tianxia.games.china.vocabulary import PROVINCE_COUNT, TILE_COUNT, TOLD_REVEALED, TOLD_WON_TILE
from tianxia.kernel import SYSTEM
from tianxia.kernel.packed import i64


def lay_tiles(table: Table, at_random: bool) -> None:
    """Lay the tiles on the map, where the board says or at random."""
    table.with_tiles = True
    table.bag = table.components.tiles
    if not at_random:
        table.land.tiles = table.board.bonus
        return
    for province in range(i64(PROVINCE_COUNT)):
        spaces = table.board.suitable_for_tiles(province)
        for _ in range(table.components.tiles_each):
            skipped = table.chance.below(size(spaces))
            left = spaces
            while skipped > 0:
                left &= left - 1
                skipped -= 1
            chosen = bit(lowest(left))
            table.land.tiles |= chosen
            spaces ^= chosen


def reveal_tiles(table: Table, province: i64) -> None:
    """Turn the tiles of a province up."""
    land = table.land
    land.revealed |= bit(province)
    spaces = land.tiles & table.board.spaces[province]
    while spaces != 0:
        space = lowest(spaces)
        spaces &= spaces - 1
        tile = any_of(table.bag, table.chance)
        table.bag -= one(tile)
        land.faces[tile] |= bit(space)
        table.tell(TOLD_REVEALED, SYSTEM, table.board.space[space], tile)


def win_tile(table: Table, seat: i64, owner: i64, space: i64) -> None:
    """A palace was built: its owner takes the tile that lies there, if one does."""
    land = table.land
    here = bit(space)
    if not land.tiles & here:
        return
    land.tiles ^= here
    for tile in range(i64(TILE_COUNT)):
        if land.faces[tile] & here:
            land.faces[tile] ^= here
            table.players[owner].tiles += one(tile)
            if owner == seat:
                table.tell(TOLD_WON_TILE, seat, tile)
