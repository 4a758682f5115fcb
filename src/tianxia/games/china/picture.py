"""The table as everybody sees it, as plain data: the map, the pieces, what they would score, the cards.

Owners are numbers: the seats, and with two players 2 for the Emperor. What a seat may not see, the hands of
the others and the colours of their bonus tiles, is left out here and nowhere else.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.china.bits import bit, lowest, members, size, tally_of
from tianxia.games.china.cards import count_of, total
from tianxia.games.china.land import Land
from tianxia.games.china.roads import chains
from tianxia.games.china.scoring import leaders, palace_points, port_points
from tianxia.games.china.state import EMPEROR, NO_CARD, NOBODY, Table
from tianxia.games.china.vocabulary import (
    ALLIANCES,
    COLOUR_COUNT,
    COLOURS,
    POST_COUNT,
    PROVINCE_COUNT,
    PROVINCES,
    SPECIALS,
    TILE_COUNT,
    TILES,
)
from tianxia.kernel.packed import i64, vec

PHASES: Final = {
    "turn": "place",
    "place": "place",
    "more": "place",
    "keep": "keep",
    "refill": "draw",
    "emperor": "emperor",
}
"""What is being done while each question is asked."""

PROSPECTS: Final = ("palaces", "emperor", "alliances", "roads", "ports", "tiles")
"""Where points come from at the end; the Emperor's are those for his palaces."""


def pictured(table: Table, seat: i64 | None) -> dict[str, object]:
    """What `seat` (or a spectator, `None`) sees."""
    land = table.land
    courts = [leaders(land, province) for province in range(i64(PROVINCE_COUNT))]
    roads = [chains_pictured(table, owner) for owner in range(land.owners)]
    forecast = forecasts(table, roads)
    return {
        "board": table.board.token,
        "map": table.components.maps[table.board.number],
        "phase": phase(table),
        "round": int((table.turn + table.seats - 1) // table.seats),
        "start": int(table.start),
        "turn": turn_pictured(table),
        "pile": {
            "count": int(total(table.pile)),
            "pass": int(min(table.emptied + 1, 2)),
            "last_round": table.is_last_round(),
        },
        "display": [COLOURS[card] for card in table.display],
        "discard": {
            "count": int(total(table.discard)),
            "top": None if table.top == NO_CARD else COLOURS[table.top],
            "cards": counted(table.discard, COLOURS),
        },
        "palaces": {table.board.named(space): int(land.owner_of(space)) for space in members(land.occupied)},
        "forts": table.board.names_of(land.forts),
        "bonus": bonus_pictured(land),
        "provinces": {
            PROVINCES[province]: province_pictured(table, province, seat, courts[province])
            for province in range(i64(PROVINCE_COUNT))
        },
        "alliances": [alliance_pictured(table, number, courts) for number in range(i64(ALLIANCES))],
        "ports": ports_pictured(table),
        "posts": posts_pictured(table, seat),
        "players": [
            {
                **player_pictured(table, player, seat is not None and player == seat),
                "chains": roads[player],
                "forecast": forecast[player],
            }
            for player in range(table.seats)
        ],
        "emperor": emperor_pictured(table, roads),
        "influence": influence_pictured(table),
        "final": final_account(table, courts, roads) if table.over else None,
    }


def phase(table: Table) -> str:
    """What is being done."""
    if not table.frames:
        return "end"
    top = table.frames[-1]
    if top.name == "place" and top.count == EMPEROR and table.has_emperor():
        return "emperor"
    return PHASES[top.name]


def turn_pictured(table: Table) -> dict[str, object]:
    """How far the turn has come: cards played, pieces placed, and, while placing, where the next may go."""
    placing = bool(table.frames) and table.frames[-1].name == "place"
    return {
        "seat": int(table.seat_to_play()),
        "cards": counted(table.played, COLOURS),
        "placed": int(table.placed),
        "pieces": int(table.components.pieces),
        "province": PROVINCES[table.frames[-1].mark & 15] if placing else None,
        "open": [PROVINCES[province] for province in members(table.targets)]
        if table.placed and phase(table) == "place"
        else None,
    }


def province_pictured(table: Table, province: i64, seat: i64 | None, leading: i64) -> dict[str, object]:
    """A province: who has built, what that would score now, and who leads its court."""
    land = table.land
    spaces = table.board.spaces[province]
    palaces = [int(tally_of(tallies, province)) for tallies in land.built]
    holder = table.holder(table.board.colour[province]) if table.with_influence else NOBODY
    return {
        "size": int(size(spaces)),
        "built": int(size(spaces & land.occupied)),
        "palaces": palaces,
        "majority": [owner for owner, count in enumerate(palaces) if count == max(palaces) > 0],
        "scores": [int(points) for points in palace_points(land, province)],
        "if_filled": None if seat is None else if_filled(land, province, seat),
        "scored": bool(land.scored >> province & 1),
        "emissaries": [int(tally_of(tallies, province)) for tallies in land.emissaries],
        "limit": int(land.limit(province)),
        "leaders": members(leading),
        "influence": None if holder == NOBODY else int(holder),
    }


def if_filled(land: Land, province: i64, seat: i64) -> list[int]:
    """What everybody would score if a seat built on all spaces that are free."""
    filled = land.clone()
    free = land.board.spaces[province] & ~land.occupied
    while free != 0:
        filled.build(seat, lowest(free))
        free &= free - 1
    return [int(points) for points in palace_points(filled, province)]


def alliance_pictured(table: Table, number: i64, courts: list[i64]) -> dict[str, object]:
    """An alliance: how many emissaries it counts, and who leads both courts now."""
    land = table.land
    one, other = table.board.ally[number], table.board.other[number]
    return {
        "number": int(number) + 1,
        "provinces": [PROVINCES[one], PROVINCES[other]],
        "emissaries": int(land.court(one) + land.court(other)),
        "leaders": members(courts[one] & courts[other]),
    }


def ports_pictured(table: Table) -> dict[str, object] | None:
    """The ports, which are scored like one more province at the end."""
    land = table.land
    ports = table.board.ports
    if ports == 0:
        return None
    return {
        "size": int(size(ports)),
        "built": int(size(ports & land.occupied)),
        "palaces": [int(size(spaces & ports)) for spaces in land.palaces],
        "scores": [int(points) for points in port_points(land)],
    }


def posts_pictured(table: Table, seat: i64 | None) -> dict[str, object] | None:
    """The border posts; for a free one, what a palace there would mean to the seat in both provinces."""
    board = table.board
    if board.posts == 0:
        return None
    found: dict[str, object] = {}
    for number in range(POST_COUNT):
        space = board.post[number]
        if space == NOBODY:
            continue
        owner = table.land.owner_of(space)
        effects: dict[str, object] | None = None
        if owner == NOBODY and seat is not None:
            built = table.land.clone()
            built.build(seat, space)
            effects = {}
            for province in members(board.regions[space]):
                effects[PROVINCES[province]] = {
                    "palaces": [int(tally_of(land.built[seat], province)) for land in (table.land, built)],
                    "scores": [int(palace_points(land, province)[seat]) for land in (table.land, built)],
                    "limit": [int(land.limit(province)) for land in (table.land, built)],
                }
        found[board.named(space)] = {"owner": None if owner == NOBODY else int(owner), "effects": effects}
    return found


def bonus_pictured(land: Land) -> dict[str, object]:
    """The bonus tiles on the map: their colour, or none while they lie face down."""
    found: dict[str, object] = {}
    for space in members(land.tiles):
        face: str | None = None
        for tile in range(TILE_COUNT):
            if land.faces[tile] >> space & 1:
                face = TILES[tile]
        found[land.board.named(space)] = face
    return found


def player_pictured(table: Table, seat: i64, own: bool) -> dict[str, object]:
    """One player as others see it, with hand and bonus tiles if they are the viewer's own."""
    player = table.players[seat]
    return {
        "points": int(player.points),
        "palaces": int(player.palaces_left),
        "emissaries": int(player.emissaries_left),
        "forts": int(player.forts_left) if table.forts_in_play else None,
        "cards": int(total(player.hand)),
        "hand": counted(player.hand, COLOURS) if own else None,
        "tiles": int(total(player.tiles)),
        "tile_colours": counted(player.tiles, TILES) if own or table.over else None,
        "kept": counted(player.kept, COLOURS) if table.with_influence else None,
        "specials": specials_pictured(player.specials) if table.has_emperor() else None,
    }


def specials_pictured(left: i64) -> dict[str, bool]:
    """Which special cards are still to be used."""
    return {name: bool(left >> number & 1) for number, name in enumerate(SPECIALS)}


def chains_pictured(table: Table, owner: i64) -> list[dict[str, object]]:
    """An owner's best chains now, each from one end to the other."""
    land = table.land
    found: list[dict[str, object]] = []
    for row in chains(table.board, land.palaces[owner], land.forts, table.components.chain):
        spaces: i64 = 0
        for space in row:
            spaces |= bit(i64(space))
        doubled = bool(spaces & land.forts)
        found.append(
            {
                "spaces": [table.board.named(i64(space)) for space in row],
                "doubled": doubled,
                "points": len(row) * (2 if doubled else 1),
            }
        )
    return found


def forecasts(table: Table, roads: list[list[dict[str, object]]]) -> list[dict[str, int]]:
    """What everybody would have if the game ended now, and where it would come from."""
    found: list[dict[str, int]] = []
    for seat in range(table.seats):
        own: dict[str, int] = {"points": int(table.players[seat].points)}
        own.update(dict.fromkeys(PROSPECTS, 0))
        found.append(own)
    if not table.over:
        for province in range(i64(PROVINCE_COUNT)):
            if not table.land.scored >> province & 1 and table.land.limit(province) > 0:
                own_points = table.to_seats(palace_points(table.land, province))
                foresee(found, "palaces", own_points, 1)
                foresee(found, "emperor", table.province_award(province), 1)
                foresee(found, "emperor", own_points, -1)
        for number in range(i64(ALLIANCES)):
            foresee(found, "alliances", table.alliance_award(number), 1)
        for seat in range(table.seats):
            for chain in roads[seat]:
                found[seat]["roads"] += int(str(chain["points"]))
        if table.board.ports != 0:
            foresee(found, "ports", table.port_award(), 1)
        if table.with_tiles:
            for tile in range(i64(TILE_COUNT)):
                foresee(found, "tiles", table.tile_award(tile), 1)
    for own in found:
        own["sum"] = sum(own.values())
    return found


def foresee(forecast: list[dict[str, int]], source: str, points: vec[i64], sign: int) -> None:
    """Add points to everybody's forecast."""
    for seat in range(len(forecast)):
        forecast[seat][source] += sign * int(points[seat])


def emperor_pictured(table: Table, roads: list[list[dict[str, object]]]) -> dict[str, object] | None:
    """The Emperor, who plays along with two: his pieces and his open cards."""
    if not table.has_emperor():
        return None
    emperor = table.players[EMPEROR]
    return {
        "palaces": int(emperor.palaces_left),
        "emissaries": int(emperor.emissaries_left),
        "hand": counted(emperor.hand, COLOURS),
        "tiles": counted(emperor.tiles, TILES),
        "chains": roads[EMPEROR],
    }


def influence_pictured(table: Table) -> dict[str, object] | None:
    """Who holds the influence card of each colour, in the full game for two."""
    if not table.with_influence:
        return None
    found: dict[str, object] = {}
    for colour in range(i64(COLOUR_COUNT)):
        holder = table.holder(colour)
        found[COLOURS[colour]] = None if holder == NOBODY else int(holder)
    return found


def counted(cards: i64, tokens: tuple[str, ...]) -> dict[str, int]:
    """How many there are of each, leaving out what there is none of."""
    found: dict[str, int] = {}
    for number, token in enumerate(tokens):
        if count_of(cards, i64(number)) > 0:
            found[token] = int(count_of(cards, i64(number)))
    return found


# The final scoring, step by step -----------------------------------------------------------------


def final_account(table: Table, courts: list[i64], roads: list[list[dict[str, object]]]) -> dict[str, object]:
    """The final scoring of a finished game in its order, with everybody's points after each step."""
    steps: list[dict[str, object]] = []
    for province in range(i64(PROVINCE_COUNT)):
        if not table.land.scored >> province & 1 and table.land.limit(province) > 0:
            step: dict[str, object] = {"step": "province", "province": PROVINCES[province]}
            step["scores"] = [int(points) for points in palace_points(table.land, province)]
            steps.append({**step, **awarded(table.province_award(province))})
    for number in range(i64(ALLIANCES)):
        step = {"step": "alliance", **alliance_pictured(table, number, courts)}
        steps.append({**step, **awarded(table.alliance_award(number))})
    for seat in range(table.seats):
        for chain in roads[seat]:
            points = vec[i64]([0] * table.seats)
            points[seat] = i64(int(str(chain["points"])))
            steps.append({"step": "road", "seat": int(seat), "spaces": chain["spaces"], **awarded(points)})
    if table.board.ports != 0:
        steps.append({"step": "ports", **awarded(table.port_award())})
    if table.with_tiles:
        steps += [
            {"step": "tiles", "tile": TILES[tile], **awarded(table.tile_award(tile))}
            for tile in range(i64(TILE_COUNT))
        ]
    return {"before": with_totals(steps, table.scores), "steps": steps}


def awarded(points: vec[i64]) -> dict[str, object]:
    """The points of a step."""
    return {"points": [int(number) for number in points]}


def with_totals(steps: list[dict[str, object]], scores: list[int]) -> list[int]:
    """Write everybody's points after each step into it; returns what they had before the first."""
    totals = list(scores)
    for step in reversed(steps):
        step["totals"] = list(totals)
        points = step["points"]
        assert isinstance(points, list)
        totals = [now - gained for now, gained in zip(totals, points, strict=True)]
    return totals
