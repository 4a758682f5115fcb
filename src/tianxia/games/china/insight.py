"""What a player thinks of a position: the greedy bot's judgement, and what a move brings at once.

The judgement adds up what a careful player counts: what everybody would have if the game ended now, what
is likely to grow (roads begun, courts with neighbours still to be won), and what the cards in hand are
good for.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.china.bits import lowest, size, tally_of
from tianxia.games.china.cards import count_of
from tianxia.games.china.land import Land
from tianxia.games.china.placing import build, card_of, leaves_the_province, province_of, send
from tianxia.games.china.roads import connected, links_of
from tianxia.games.china.scoring import alliance_points, leaders, points_by_rank
from tianxia.games.china.state import EMPEROR, Table
from tianxia.games.china.vocabulary import (
    ALLIANCES,
    COLOUR_COUNT,
    COLOURS,
    EMISSARY,
    EMPEROR_FIRST,
    EXCHANGE,
    FORT,
    JOKER,
    KEEP,
    PALACE,
    PLAY,
    POST_BOTH,
    POST_COUNT,
    POST_PAIR,
    PROVINCE_COUNT,
    REVEAL,
    SWAP_CARDS,
    TAKE,
    TILE_COUNT,
)
from tianxia.kernel.packed import i64, vec

BEST_RIVAL: Final = 0.5
"""How much the points of the rival in front count against one's own."""

LINK: Final = 0.45
"""A palace joined to others that are not yet a chain."""

LONELY_LEADER: Final = 0.5
"""Leading a court beside one where nobody leads yet, for each such neighbour and emissary."""

USE_OF_A_CARD: Final = 0.45
"""How much of what a card could bring it will bring: others place meanwhile."""

JOKER_AT_HAND: Final = 0.8
"""A pair goes anywhere."""

FORT_IN_RESERVE: Final = 3.0
SPECIAL_IN_RESERVE: Final = 1.0
INFLUENCE: Final = 0.7
"""Holding an influence card, for each palace the Emperor has in its colour."""


def judge(table: Table, seat: i64) -> float:
    """An estimate of a seat's points in the end, less some of those of its best rival."""
    totals = standings(table)
    rival: i64 = 0
    for other in range(table.seats):
        if other != seat:
            rival = max(rival, totals[other])
    worth = float(totals[seat]) - BEST_RIVAL * float(rival)
    if table.over:
        return worth
    return worth + roads_begun(table, seat) + courts_to_win(table, seat) + reserves(table, seat)


def standings(table: Table) -> vec[i64]:
    """Everybody's points if the game ended now."""
    totals = vec[i64]([0] * table.seats)
    for seat in range(table.seats):
        totals[seat] = table.players[seat].points
    if table.over:
        return totals
    land = table.land
    for province in range(i64(PROVINCE_COUNT)):
        if land.entered >> province & 1 and not land.scored >> province & 1:
            add(totals, table.province_award(province))
    if land.courts != 0:
        for number in range(i64(ALLIANCES)):
            add(totals, alliance_points(land, number))
    for seat in range(table.seats):
        totals[seat] += table.road_award(seat)
    if table.board.ports & land.occupied:
        add(totals, table.port_award())
    if table.with_tiles:
        for tile in range(i64(TILE_COUNT)):
            add(totals, table.tile_award(tile))
    return totals


def add(totals: vec[i64], points: vec[i64]) -> None:
    """Add points to everybody's totals."""
    for seat in range(i64(len(totals))):
        totals[seat] += points[seat]


def roads_begun(table: Table, seat: i64) -> float:
    """Palaces in a row that are not yet enough."""
    palaces = table.land.palaces[seat]
    links = links_of(table.board, palaces)
    worth = 0.0
    while palaces != 0:
        group = connected(links, lowest(palaces))
        palaces &= ~group
        count = size(group)
        if 1 < count < table.components.chain:
            worth += LINK * float(count - 1)
    return worth


def courts_to_win(table: Table, seat: i64) -> float:
    """Courts one leads whose neighbours nobody leads yet."""
    land = table.land
    if land.emissaries[seat] == 0:
        return 0.0
    worth = 0.0
    for number in range(i64(ALLIANCES)):
        one, other = table.board.ally[number], table.board.other[number]
        if (land.court(one) == 0 and leaders(land, other) >> seat & 1) or (
            land.court(other) == 0 and leaders(land, one) >> seat & 1
        ):
            worth += LONELY_LEADER
    return worth


def reserves(table: Table, seat: i64) -> float:
    """What the cards in hand are good for, and what else is kept for later."""
    player = table.players[seat]
    worth = FORT_IN_RESERVE * float(player.forts_left)
    if table.has_emperor():
        worth += SPECIAL_IN_RESERVE * float(size(player.specials))
        worth += influence(table, seat)
    for colour in range(i64(COLOUR_COUNT)):
        held = count_of(player.hand, colour)
        provinces = table.board.of_colour[colour]
        best = 0.0
        while provinces != 0:
            best = max(best, opportunity(table, seat, lowest(provinces)))
            provinces &= provinces - 1
        worth += USE_OF_A_CARD * best * float(min(held, 2))
        if held >= table.components.joker:
            worth += JOKER_AT_HAND
    return worth


def influence(table: Table, seat: i64) -> float:
    """The Emperor's palaces in provinces that are still open, in the colours whose influence one holds."""
    if not table.with_influence:
        return 0.0
    worth = 0.0
    for province in range(i64(PROVINCE_COUNT)):
        if not table.land.scored >> province & 1 and table.holder(table.board.colour[province]) == seat:
            worth += INFLUENCE * float(tally_of(table.land.built[EMPEROR], province))
    return worth


def opportunity(table: Table, seat: i64, province: i64) -> float:
    """What one more piece in a province would bring, the better of a palace and an emissary."""
    land = table.land
    player = table.players[seat]
    best = 0.0
    if player.palaces_left > 0 and land.free(province) != 0:
        best = float(gain_by_building(land, seat, province)) + 0.5
    if player.emissaries_left > 0 and land.has_room_at_court(province):
        best = max(best, 1.0 + float(tally_of(land.emissaries[seat], province) == 0))
    return best


def gain_by_building(land: Land, seat: i64, province: i64) -> i64:
    """How many more points a seat's palaces in a province would score with one more."""
    counts = vec[i64]([0] * land.owners)
    for owner in range(land.owners):
        counts[owner] = tally_of(land.built[owner], province)
    before = points_by_rank(counts)[seat]
    counts[seat] += 1
    return points_by_rank(counts)[seat] - before


# What a move brings ------------------------------------------------------------------------------


def effects(table: Table, seat: i64, move: i64) -> dict[str, int]:
    """What a legal move costs and gains at once, and how it changes what one would have in the end.

    A special card is had only once, so a move that uses one up says so, whatever else it is about.
    """
    if PLAY <= move < POST_BOTH:
        cost = table.components.joker if move >= JOKER else 1
        found = {COLOURS[card_of(move)]: -int(cost)}
        if table.frames[-1].name == "more" and leaves_the_province(table, province_of(move)):
            found["two"] = -1
        return found
    if POST_BOTH <= move < PALACE:
        return post_effects(table, seat, move)
    if PALACE <= move < REVEAL:
        return piece_effects(table, seat, move)
    if EXCHANGE <= move < EXCHANGE + COLOUR_COUNT:
        return {COLOURS[move - EXCHANGE]: -1}
    if TAKE <= move < TAKE + COLOUR_COUNT:
        return {COLOURS[move - TAKE]: 1}
    if SWAP_CARDS <= move < SWAP_CARDS + COLOUR_COUNT * COLOUR_COUNT:
        number = move - SWAP_CARDS
        return {COLOURS[number // COLOUR_COUNT]: -1, COLOURS[number % COLOUR_COUNT]: 1, "swap": -1}
    if KEEP <= move < KEEP + COLOUR_COUNT:
        # An influence card may change hands, and with it the Emperor's points.
        after = table.clone()
        after.frames.pop().play(after, seat, move)
        return told(table, after, seat)
    if move == EMPEROR_FIRST:
        return {"first": -1}
    return {}


def post_effects(table: Table, seat: i64, move: i64) -> dict[str, int]:
    """The cards a border post costs, and what a palace there brings."""
    post = (move - POST_PAIR) % POST_COUNT if move >= POST_PAIR else move - POST_BOTH
    space = table.board.post[post]
    found: dict[str, int] = {}
    if move >= POST_PAIR:
        found[COLOURS[(move - POST_PAIR) // POST_COUNT]] = -2
    else:
        for province in range(i64(PROVINCE_COUNT)):
            if table.board.regions[space] >> province & 1:
                found[COLOURS[table.board.colour[province]]] = -1
    found.update(built_effects(table, seat, seat, space))
    return found


def piece_effects(table: Table, seat: i64, move: i64) -> dict[str, int]:
    """What the piece brings that is being placed."""
    owner = table.frames[-1].count
    if move < FORT:
        return built_effects(table, seat, owner, table.board.place[move - PALACE])
    if move < EMISSARY:
        return {}
    after = table.clone()
    send(after, seat, owner, move - EMISSARY)
    return told(table, after, seat)


def built_effects(table: Table, seat: i64, owner: i64, space: i64) -> dict[str, int]:
    """What a palace on a space brings."""
    after = table.clone()
    build(after, seat, owner, space)
    return told(table, after, seat)


def told(before: Table, after: Table, seat: i64) -> dict[str, int]:
    """The points scored at once, and the change in what one would have if the game ended."""
    found: dict[str, int] = {}
    points = after.players[seat].points - before.players[seat].points
    if points != 0:
        found["points"] = int(points)
    end = standings(after)[seat] - standings(before)[seat]
    if end != 0:
        found["end"] = int(end)
    return found
