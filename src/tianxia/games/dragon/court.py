"""What can happen to a court in any phase: somebody moves in, somebody leaves, the marker advances."""

from __future__ import annotations

from tianxia.games.dragon.state import Player, Year
from tianxia.games.dragon.vocabulary import (
    MOVES,
    RELEASE,
    TILES,
    TOLD_HOUSED,
    TOLD_RELEASED,
)
from tianxia.kernel import Refusal
from tianxia.kernel.packed import append, i64, vec


def advance(year: Year, player: Player, steps: i64) -> None:
    """Move a marker along the person track; it comes to lie on top of those already there."""
    year.arrivals += 1
    player.track += steps
    player.arrival = year.arrivals
    place = player.place
    for other in year.players:
        if other.place < place and other.track <= player.track:
            other.place += 1
            player.place -= 1


def move_in(year: Year, seat: i64, number: i64, tile: i64) -> None:
    """A person moves into a palace, and the marker advances by the tile's value."""
    player = year.players[seat]
    player.palaces[number] = player.palaces[number].with_person(tile)
    steps = year.components.value[tile]
    advance(year, player, steps)
    year.tell(TOLD_HOUSED, seat, tile, number, steps)


def persons_of(player: Player, spared: i64) -> vec[i64]:
    """Every person who could be released, as moves, but for those in spared palaces (a set of bits)."""
    moves = vec[i64](capacity=16)
    for number in range(i64(len(player.palaces))):
        if spared >> number & 1:
            continue
        before: i64 = -1
        for tile in player.palaces[number].persons:
            if tile != before:
                moves = append(moves, RELEASE + number * TILES + tile)
            before = tile
    return moves


def release(year: Year, seat: i64, move: i64) -> None:
    """Somebody leaves the court and the game; the marker does not go back."""
    number = (move - RELEASE) // TILES
    tile = (move - RELEASE) % TILES
    player = year.players[seat]
    player.palaces[number] = player.palaces[number].without_person(tile)
    year.gone[tile] += 1
    year.tell(TOLD_RELEASED, seat, tile, number)


def no_such_person(move: i64, rule: str) -> Refusal:
    """The refusal for a person who does not live there."""
    arguments: dict[str, object] = {}
    arguments.update(MOVES.arguments(int(move)))
    return Refusal("no-such-person", rule, arguments)


def span(first: i64, count: i64) -> vec[i64]:
    """Consecutive moves."""
    moves = vec[i64](capacity=count)
    for number in range(count):
        moves = append(moves, first + number)
    return moves
