"""What a player thinks of a position: the greedy bot's judgement, and what a move brings at once.

The judgement adds up what a careful player counts: points in hand, what the court will score in the
months to come and at the end, room for more persons, acting before the others, and what the events in sight
will cost a court that is not ready.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.dragon.actions import amount_of
from tianxia.games.dragon.scoring import monk_points, privilege_dragons
from tianxia.games.dragon.state import Player, Year
from tianxia.games.dragon.vocabulary import (
    BUY,
    DROUGHT,
    EPIDEMIC,
    EXTEND,
    FESTIVAL,
    FOUND,
    HEALER,
    HIRE,
    HOUSE,
    LADY,
    LARGE,
    MONGOLS,
    PRIVILEGE,
    REFILL,
    RELEASE,
    TAKE,
    TILES,
    TRIBUTE,
    WARRIOR,
)
from tianxia.kernel.packed import i64

LOST_PERSON: Final = 8.0
"""What losing somebody costs, beyond the points for the tile: work undone, perhaps an empty palace."""

TIME_TO_PREPARE: Final = 0.65
"""A danger weighs less for every month there is still time to prepare."""

FIRST_FREE_FLOOR: Final = 12.0
NEXT_FREE_FLOOR: Final = 3.0
"""Room for the persons still to come: who has none must send somebody away."""

AHEAD_ON_THE_TRACK: Final = 15.0
"""What it is worth, in the first month, to act before another player."""

YUAN_TO_SPEND: Final = 0.6
"""What a yuan is worth in the first month, beyond its points in the end."""


def judge(year: Year, seat: i64) -> float:
    """How well a seat stands, in points: those it has, those to come, and what a good place is worth."""
    player = year.players[seat]
    if year.over:
        return float(player.points)
    return (
        float(player.points)
        + coming_months(year, player)
        + final_prospects(year, player)
        + room(player)
        + YUAN_TO_SPEND * float(player.yuan) * time_left(year)
        + precedence(year, seat)
        - dangers(year, seat)
    )


def months_left(year: Year) -> i64:
    """Months still to be scored, the present one included."""
    return year.components.months - max(year.month, 1) + 1


def time_left(year: Year) -> float:
    """The part of the year that is still to come."""
    return float(months_left(year)) / float(year.components.months)


def coming_months(year: Year, player: Player) -> float:
    """What palaces, ladies and privileges will score; an empty palace only as long as it stands."""
    left = months_left(year)
    total = float((player.symbols(LADY, year.components) + privilege_dragons(player, year.components)) * left)
    for palace in player.palaces:
        total += float(left if palace.is_occupied() else min(left, palace.floors - 1))
    return total


def final_prospects(year: Year, player: Player) -> float:
    """What the final scoring would bring."""
    components = year.components
    yuan = player.yuan + (player.rice + player.fireworks) * components.final_good
    return (
        float(player.persons() * components.final_person)
        + float(monk_points(player, components))
        + float(yuan) / float(components.final_yuan)
    )


def room(player: Player) -> float:
    """Free floors for the persons still to come."""
    free: i64 = 0
    for palace in player.palaces:
        free += palace.floors - palace.lodgers
    wanted = min(free, player.cards_left())
    if wanted == 0:
        return 0.0
    return FIRST_FREE_FLOOR + NEXT_FREE_FLOOR * float(min(wanted, 4) - 1)


def precedence(year: Year, seat: i64) -> float:
    """Acting early avoids surcharges."""
    track = year.players[seat].track
    behind = sum(1 for other in year.players if other.track < track)
    return AHEAD_ON_THE_TRACK * float(behind) * time_left(year)


def dangers(year: Year, seat: i64) -> float:
    """What the events still to come are likely to cost, nearest first, with the goods at hand."""
    components = year.components
    player = year.players[seat]
    yuan, rice = player.yuan, player.rice
    helmets = player.symbols(WARRIOR, components)
    mortars = player.symbols(HEALER, components)
    total = 0.0
    weight = 1.0
    first = year.month - 1 if year.month > 0 else 0
    if year.phase() == "event":
        first += 1
    for month in range(first, components.months):
        event = year.calendar[month]
        lost: i64 = 0
        gained = 0.0
        if event == TRIBUTE:
            lost = max(components.tribute - yuan, 0)
            yuan = max(yuan - components.tribute, 0)
        elif event == DROUGHT:
            occupied = player.occupied()
            lost = max(occupied - rice, 0)
            rice = max(rice - occupied, 0)
        elif event == EPIDEMIC:
            lost = max(components.epidemic - mortars, 0)
        elif event == MONGOLS:
            gained = float(helmets)
            lost = components.mongols if has_fewest_helmets(year, helmets) else 0
        elif event == FESTIVAL:
            gained = festival_prospects(year, seat)
        lost = min(lost, player.persons())
        total += weight * (LOST_PERSON * float(lost) - gained)
        weight *= TIME_TO_PREPARE
    return total


def has_fewest_helmets(year: Year, helmets: i64) -> bool:
    """Whether nobody has fewer."""
    for other in year.players:
        if other.symbols(WARRIOR, year.components) < helmets:
            return False
    return True


def festival_prospects(year: Year, seat: i64) -> float:
    """The points the fireworks at hand would score."""
    own = year.players[seat].fireworks
    if own == 0:
        return 0.0
    better = sum(1 for other in year.players if other.fireworks > own)
    if better == 0:
        return float(year.components.festival_most)
    return float(year.components.festival_second) if better == 1 else 0.0


GOODS: Final[tuple[str, ...]] = ("yuan", "floors", "rice", "fireworks", "steps", "points")
"""What the first six action cards bring, in their order."""


def effects(year: Year, seat: i64, move: i64) -> dict[str, int]:
    """What a legal move costs and gains at once."""
    components = year.components
    if TAKE <= move < REFILL:
        card = move - TAKE
        found: dict[str, int] = {}
        surcharge = year.surcharge(card)
        if surcharge > 0:
            found["surcharge"] = -int(surcharge)
        if card != PRIVILEGE:
            found[GOODS[card]] = int(amount_of(year, seat, card))
        return found
    if move == REFILL:
        return {"yuan": int(max(components.refill - year.players[seat].yuan, 0))}
    if BUY <= move <= BUY + LARGE:
        size = move - BUY
        dragons = components.dragons_large if size == LARGE else components.dragons_small
        return {"yuan": -int(year.price(size)), "dragons": int(dragons)}
    if EXTEND <= move <= FOUND:
        return {"floors": 1}
    if HIRE <= move < HOUSE:
        tile = move - HIRE
        if not year.players[seat].can_take_in():
            # R12: the person is turned away, and nothing comes of it.
            return {}
        return {"steps": int(components.value[tile]), "symbols": int(components.symbols[tile])}
    if HOUSE <= move < RELEASE:
        return {"steps": int(components.value[year.tile_in_hand()])}
    if RELEASE <= move < RELEASE + len(year.players[seat].palaces) * TILES:
        new = year.tile_in_hand()
        return {"steps": int(components.value[new]), "persons": 0} if new >= 0 else {"persons": -1}
    return {}
