"""Extreme editions: the tables of a game with few pieces, tiny decks or large ones, as far as it allows.

Each is the game's own edition with a few numbers changed, written out again and read like any other. A game
that is not listed here has only the edition it comes with.
"""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from tianxia.kernel import Edition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tianxia.kernel import Game

STANDARD: Final = "standard"

Changes = dict[str, object]
"""New values by the path of their field: `turn.display`. An asterisk stands for every field of a section."""

EXTREMES: Final[dict[str, dict[str, Changes]]] = {
    "dragon": {
        "few": {
            "tiles.*.split": {"young": 2, "old": 0},
            "tiles.*.single": 2,
            "start.palaces": [1, 1],
            "start.yuan": 0,
            "palace.floors": 1,
        },
        "short": {"hand.each": 1, "hand.wild": 0, "calendar.each": 1, "calendar.peace": 5},
        "harsh": {
            "start.yuan": 0,
            "start.palaces": [2],
            "event.mongols": 9,
            "event.epidemic": 9,
            "event.tribute": 99,
            "action.prices.surcharge": 99,
            "action.prices.refill": 0,
        },
        "rich": {
            "tiles.*.split": {"young": 99, "old": 99},
            "tiles.*.single": 99,
            "start.yuan": 99,
            "start.palaces": [3, 3, 3],
            "action.prices.refill": 99,
            "action.icons.taxes": 9,
            "action.icons.harvest": 9,
            "action.icons.fireworks": 9,
            "privilege.small.price": 0,
            "privilege.large.prices": [0, 1],
        },
    },
    "kingdom": {
        "few": {
            "dynasty.general.cards": 1,
            "dynasty.bureaucrat.cards": 1,
            "dynasty.peasant.cards": 1,
            "dynasty.merchant.cards": 1,
            "dynasty.noble.two": 1,
            "dynasty.noble.three": 0,
            "dynasty.noble.four": 0,
            "table.*.display": 2,
        },
        "small": {
            "dynasty.general.cards": 3,
            "dynasty.bureaucrat.cards": 2,
            "dynasty.peasant.cards": 4,
            "dynasty.merchant.cards": 4,
            "dynasty.noble.two": 1,
            "dynasty.noble.three": 1,
            "dynasty.noble.four": 1,
        },
        "large": {
            "dynasty.general.cards": 5,
            "dynasty.bureaucrat.cards": 5,
            "dynasty.peasant.cards": 29,
            "dynasty.merchant.cards": 30,
            "dynasty.noble.two": 10,
            "dynasty.noble.three": 0,
            "dynasty.noble.four": 0,
        },
        "wide": {
            "table.*.display": 9,
            "table.*.bids": 2,
            "goal.rules.fewest": 1,
            "goal.rules.harvest": 7,
            "goal.rules.dragon": 0,
        },
    },
    "china": {
        "few": {"pieces.palaces": 1, "pieces.emissaries": 1, "turn.display": 2, "turn.hand": 2},
        "display": {"turn.display": 2, "pieces.palaces": 6, "pieces.emissaries": 2},
        "tiny": {
            "cards.red": 4,
            "cards.green": 4,
            "cards.yellow": 4,
            "cards.orange": 4,
            "cards.violet": 4,
            "cards.removed.*": 0,
            "turn.hand": 1,
            "turn.display": 1,
            "turn.pieces": 1,
        },
        "large": {
            "cards.red": 50,
            "cards.green": 50,
            "cards.yellow": 50,
            "cards.orange": 50,
            "cards.violet": 50,
            "cards.removed.*": 0,
            "turn.hand": 6,
            "turn.display": 8,
            "turn.pieces": 3,
            "turn.joker": 4,
            "pieces.palaces": 30,
            "pieces.emissaries": 15,
            "pieces.fortifications": 5,
        },
    },
    "gugong": {
        "few": {
            "servants.each": 1,
            "servants.daily": [1, 0, 0, 0],
            "jade.pieces": 1,
            "jade.small.prices": [2],
            "jade.large.prices": [2],
            "tokens.*": 2,
            "canal.ships": 1,
        },
        "tiny": {
            "jade.pieces": 8,
            "intrigue.spaces": 1,
            "palace.steps": 1,
            "exchange.limit": 2,
            "exchange.points": 2,
            "exchange.jade": 2,
            "exchange.servant": 1,
            "canal.spaces": {"points": 0, "card": 0, "double": 0},
            "wall.needed": [4, 4, 4, 4, 4],
        },
        "large": {
            "servants.each": 40,
            "servants.daily": [12, 12, 12, 12],
            "jade.pieces": 99,
            "tokens.*": 7,
            "intrigue.spaces": 99,
            "palace.steps": 99,
            "canal.ships": 5,
            "wall.needed": [20, 20, 20, 20, 20],
        },
    },
}


@cache
def extreme_editions(game: Game) -> dict[str, Edition]:
    """The extreme editions of a game by their names, each checked by the game."""
    standard = game.standard_edition()
    found: dict[str, Edition] = {}
    if standard is not None:
        for name, changes in EXTREMES.get(game.key, {}).items():
            found[name] = changed(standard, name, changes)
            game.check_edition(found[name])
    return found


def changed(edition: Edition, name: str, changes: Changes) -> Edition:
    """An edition with some of its numbers changed, and another name."""
    tables: dict[str, Any] = deepcopy(edition.data)
    tables["edition"] = f"{edition.name}, {name}"
    for path, value in changes.items():
        places = list(sections(tables, path.split(".")))
        assert places, f"there is no {path} in {edition.source}"
        for section, field in places:
            section[field] = value
    return Edition(written(tables), f"{name}.toml")


def sections(tables: dict[str, Any], path: list[str]) -> Iterator[tuple[dict[str, Any], str]]:
    """Where the fields of a path stand: each with its section."""
    here, *rest = path
    names = [key for key in tables if key != "stand_in"] if here == "*" else [here]
    for name in names:
        if rest:
            yield from sections(tables[name], rest)
        elif name in tables:
            yield tables, name


def written(tables: dict[str, Any]) -> str:
    """Tables as TOML, a field a line."""
    lines = [f"{key} = {literal(value)}" for key, value in tables.items()]
    return "\n".join(lines) + "\n"


def literal(value: object) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, dict):
        inside = ", ".join(f"{json.dumps(key)} = {literal(one)}" for key, one in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(literal, value))}]"
    return json.dumps(value)
