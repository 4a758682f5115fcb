"""The games, found by their key. A game in another package joins through the entry points `tianxia.games`."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from tianxia.kernel import Game, UnknownGame

BUILT_IN: Final[dict[str, str]] = {
    "dragon": "tianxia.games.dragon",
    "kingdom": "tianxia.games.kingdom",
    "china": "tianxia.games.china",
    "gugong": "tianxia.games.gugong",
    "tictactoe": "tianxia.games.calibration.tictactoe",
    "connect_four": "tianxia.games.calibration.connect_four",
    "leduc": "tianxia.games.calibration.leduc",
}

FOUND: Final[dict[str, Game]] = {}


def installed() -> dict[str, str]:
    """Every key with the place its game is loaded from: ours, then those of other packages."""
    from importlib.metadata import entry_points

    places = {point.name: point.value for point in entry_points(group="tianxia.games")}
    places.update(BUILT_IN)
    return places


def load(key: str, place: str) -> Game:
    """Load a game from `module` or `module:name`; the name is GAME unless told otherwise."""
    module, _, name = place.partition(":")
    found = getattr(import_module(module), name or "GAME")
    if not isinstance(found, Game) or found.key != key:
        raise UnknownGame(f"“{place}” was announced as the game “{key}”, but does not hold it.")
    FOUND[key] = found
    return found


def game(key: str) -> Game:
    """The game of that key; `UnknownGame` lists the keys there are."""
    if key in FOUND:
        return FOUND[key]
    place = BUILT_IN.get(key)
    if place is None:
        places = installed()
        if key not in places:
            raise UnknownGame(f"There is no game “{key}”; the games are: {', '.join(places)}.")
        place = places[key]
    return load(key, place)


def ordered() -> list[str]:
    """The keys of all games that are installed, ours first."""
    return [*BUILT_IN, *[key for key in installed() if key not in BUILT_IN]]


def catalogue() -> list[Game]:
    """Every game that is installed, ours first."""
    return [game(key) for key in ordered()]
