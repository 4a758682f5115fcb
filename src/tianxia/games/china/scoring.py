"""Scoring: palaces by majority, alliances in order, roads, ports, bonus tiles.

Everything here only counts what stands on the map. Vectors have a place for each owner, the Emperor's last.
"""

from __future__ import annotations

from tianxia.games.china.bits import size, tally_of
from tianxia.games.china.cards import count_of
from tianxia.games.china.land import Land
from tianxia.games.china.roads import road_points
from tianxia.kernel.packed import i64, vec


def points_by_rank(counts: vec[i64]) -> vec[i64]:
    """What palaces score where their owners have so many.

    The most score all of them, each next rank as many as an owner of the rank before has; equals share.
    """
    owners = i64(len(counts))
    points = vec[i64]([0] * owners)
    total: i64 = 0
    for count in counts:
        total += count
    for owner in range(owners):
        own = counts[owner]
        if own == 0:
            continue
        next_higher: i64 = 0
        for count in counts:
            if count > own and (next_higher == 0 or count < next_higher):
                next_higher = count
        points[owner] = next_higher if next_higher > 0 else total
    return points


def palace_points(land: Land, province: i64) -> vec[i64]:
    """What the palaces of a province score now; double for an owner with one on a fortification."""
    counts = vec[i64]([0] * land.owners)
    for owner in range(land.owners):
        counts[owner] = tally_of(land.built[owner], province)
    points = points_by_rank(counts)
    if land.forts & land.board.spaces[province]:
        for owner in range(land.owners):
            if land.palaces[owner] & land.forts & land.board.spaces[province]:
                points[owner] *= 2
    return points


def port_points(land: Land) -> vec[i64]:
    """What the ports score together, like one more province; unbuilt ones do not count."""
    counts = vec[i64]([0] * land.owners)
    for owner in range(land.owners):
        counts[owner] = size(land.palaces[owner] & land.board.ports)
    return points_by_rank(counts)


def leaders(land: Land, province: i64) -> i64:
    """Who has the most emissaries in a province, as a set; without emissaries nobody leads."""
    most: i64 = 0
    found: i64 = 0
    for owner in range(land.owners):
        own = tally_of(land.emissaries[owner], province)
        if own > most:
            most = own
            found = 0
        if own == most and own > 0:
            found |= 1 << owner
    return found


def alliance_points(land: Land, number: i64) -> vec[i64]:
    """What an alliance scores: who leads both courts gets a point for every emissary in them."""
    one = land.board.ally[number]
    other = land.board.other[number]
    points = vec[i64]([0] * land.owners)
    if land.court(one) == 0 or land.court(other) == 0:
        return points
    both = leaders(land, one) & leaders(land, other)
    for owner in range(land.owners):
        if both >> owner & 1:
            points[owner] = land.court(one) + land.court(other)
    return points


def chain_points(land: Land, owner: i64, least: i64) -> i64:
    """What an owner's roads score."""
    return road_points(land.board, land.palaces[owner], land.forts, least)


def tile_points(won: vec[i64], tile: i64, bonus: i64) -> vec[i64]:
    """What bonus tiles of one colour score: all who have most of them, if anybody has one."""
    most: i64 = 0
    for tiles in won:
        most = max(most, count_of(tiles, tile))
    points = vec[i64]([0] * len(won))
    for owner in range(i64(len(won))):
        if most > 0 and count_of(won[owner], tile) == most:
            points[owner] = bonus
    return points
