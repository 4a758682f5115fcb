"""The end: when it comes, and the final scoring of open provinces, alliances, roads and what variants add."""

from __future__ import annotations

from tianxia.games.china.roads import chains
from tianxia.games.china.state import Table
from tianxia.games.china.vocabulary import (
    ALLIANCES,
    PROVINCE_COUNT,
    TILE_COUNT,
    TOLD_ALLIED,
    TOLD_ENDED,
    TOLD_LINKED,
    TOLD_MOST_TILES,
    TOLD_OPEN,
    TOLD_PORTS,
)
from tianxia.kernel import SYSTEM
from tianxia.kernel.packed import i64, vec


def nothing_can_be_placed(table: Table) -> bool:
    """Whether nobody could place anything, whatever cards they held; the Emperor included."""
    land = table.land
    free = land.board.all & ~land.occupied
    for player in table.players:
        if free != 0 and player.palaces_left > 0:
            return False
        if player.forts_left > 0 and free & ~land.forts != 0:
            return False
        if player.emissaries_left > 0 and land.courts_open():
            return False
    return True


def finish(table: Table, early: bool) -> None:
    """The game is over: nothing is left to be done but to count."""
    table.frames.clear()
    table.tell(TOLD_ENDED, SYSTEM, 1 if early else 0)
    for province in range(i64(PROVINCE_COUNT)):
        if not table.land.scored >> province & 1:
            award(table, TOLD_OPEN, province, table.province_award(province))
    for number in range(i64(ALLIANCES)):
        award(table, TOLD_ALLIED, number, table.alliance_award(number))
    for seat in range(table.seats):
        score_roads(table, seat)
    if table.board.ports != 0:
        points = table.port_award()
        for seat in range(table.seats):
            if points[seat] > 0:
                table.players[seat].points += points[seat]
                table.tell(TOLD_PORTS, seat, points[seat])
    if table.with_tiles:
        for tile in range(i64(TILE_COUNT)):
            award(table, TOLD_MOST_TILES, tile, table.tile_award(tile))


def award(table: Table, told: i64, what: i64, points: vec[i64]) -> None:
    """Give everybody the points for a thing, and tell it."""
    for seat in range(table.seats):
        if points[seat] > 0:
            table.players[seat].points += points[seat]
            table.tell(told, seat, what, points[seat])


def score_roads(table: Table, seat: i64) -> None:
    """A player's chains of palaces."""
    if table.events is None:
        table.players[seat].points += table.road_award(seat)
        return
    land = table.land
    for row in chains(table.board, land.palaces[seat], land.forts, table.components.chain):
        length = i64(len(row))
        doubled = any(land.forts >> space & 1 for space in row)
        points = 2 * length if doubled else length
        table.players[seat].points += points
        table.tell(TOLD_LINKED, seat, length, points)
