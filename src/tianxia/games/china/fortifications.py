"""Fortifications, for experienced players: one each, placed like a palace on a free space.

They belong to nobody: whoever builds on one counts double for palaces there (`scoring.palace_points`) and
for the chain through it (`roads`). A bare one leaves its space free, but its province is no longer empty.
"""

from __future__ import annotations

from tianxia.games.china.bits import lowest
from tianxia.games.china.state import Table
from tianxia.games.china.vocabulary import FORT, TOLD_FORTIFIED
from tianxia.kernel import Refusal
from tianxia.kernel.packed import append, i64, vec


def fort_moves(moves: vec[i64], table: Table, owner: i64, province: i64) -> vec[i64]:
    """Add every space of a province where an owner may place a fortification."""
    if table.players[owner].forts_left == 0:
        return moves
    spaces = table.land.free(province) & ~table.land.forts
    while spaces != 0:
        moves = append(moves, FORT + table.board.space[lowest(spaces)])
        spaces &= spaces - 1
    return moves


def considered_forts(moves: vec[i64], table: Table, province: i64) -> vec[i64]:
    """Add every space of a province, if fortifications are in play."""
    spaces = table.board.spaces[province] & ~table.board.posts if table.forts_in_play else 0
    while spaces != 0:
        moves = append(moves, FORT + table.board.space[lowest(spaces)])
        spaces &= spaces - 1
    return moves


def fortify(table: Table, seat: i64, move: i64) -> None:
    """Place a fortification."""
    table.players[seat].forts_left -= 1
    table.land.fortify(table.board.place[move - FORT])
    table.tell(TOLD_FORTIFIED, seat, move - FORT)


def why_no_fort(table: Table, owner: i64, values: dict[str, object]) -> Refusal:
    """Why no fortification may be placed on a free space."""
    if not table.forts_in_play:
        return Refusal("no-forts-in-play", "6", values)
    if table.players[owner].forts_left == 0:
        return Refusal("no-forts-left", "6", values)
    return Refusal("fort-there", "6 R33", values)
