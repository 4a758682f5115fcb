"""What the code can say, read from the games' tables and from the source."""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import tianxia
from tianxia.words import domains_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tianxia.kernel import Game

SOURCE = Path(__file__).parents[2] / "src"


def folder_of(game: Game) -> Path:
    """The folder a game's source lies in."""
    module = type(game).__module__
    package = module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0]
    return SOURCE.joinpath(*package.split("."))


def files_of(game: Game) -> list[Path]:
    """A game's source: its folder, or its one file where several share a folder."""
    own = folder_of(game) / f"{game.key}.py"
    return [own] if own.exists() else sorted(folder_of(game).glob("*.py"))


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def first_texts(path: Path, *names: str) -> Iterator[str]:
    """The constant first arguments of all calls of functions or methods with these names."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in names and isinstance(node.args[0].value, str):
                yield node.args[0].value


def texts(path: Path) -> set[str]:
    """Every constant text in a file."""
    found = [node.value for node in ast.walk(parsed(path)) if isinstance(node, ast.Constant)]
    return {text for text in found if isinstance(text, str)}


def text_beginnings(path: Path) -> Iterator[str]:
    """How texts with a part computed at run time begin: `f"board-{label}"` begins with `board-`."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
            yield str(node.values[0].value)


def questions(path: Path) -> Iterator[str]:
    """The names of frames that ask for a move."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.ClassDef):
            methods = [item.name for item in node.body if isinstance(item, ast.FunctionDef)]
            values = [item for item in node.body if isinstance(item, ast.Assign) and "moves" in methods]
            for item in values:
                if ast.unparse(item.targets[0]) == "name" and isinstance(item.value, ast.Constant):
                    yield str(item.value.value)


def explains_itself(token: str) -> bool:
    """Whether a token needs no words: a number, a cell such as `a1`, a seat's letter."""
    return any(letter.isdigit() for letter in token) or len(token) == 1


def things(game: Game) -> set[str]:
    """Every token of every domain that needs words, as `<domain>-<token>`."""
    return {f"{d.name}-{token}" for d in domains_of(game) for token in d.tokens if not explains_itself(token)}


def needed(game: Game) -> set[str]:
    """Every key a game can use, from its tables and its source."""
    keys = {"title"}
    keys |= {f"move-{kind.name}" for kind in game.moves.kinds}
    keys |= {f"news-{event.name}" for event in game.events}
    keys |= things(game) | {f"help-{thing}" for thing in things(game)}
    for option in game.options:
        keys.add(f"option-{option.name}")
        texts = [
            choice for choice in option.choices if isinstance(choice, str) and not explains_itself(choice)
        ]
        keys |= {f"option-{option.name}-{choice}" for choice in texts}
    for path in files_of(game):
        keys |= {f"ask-{name}" for name in questions(path)}
        keys |= set(first_texts(path, "Refusal", "Message"))
    return keys


GAMES = [game.key for game in tianxia.catalogue()]
