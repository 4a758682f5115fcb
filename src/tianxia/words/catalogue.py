"""Where messages come from: the shared catalogue of a language, with a game's own on top."""

from __future__ import annotations

import sys
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from tianxia.kernel import Game


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str, texts: list[str]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.keys: list[str] = []
        for text in texts:
            resource = FluentResource(text)
            self.bundle.add_resource(resource, allow_overrides=True)
            self.keys += [entry.id.name for entry in resource.body if isinstance(entry, Message)]

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return self.bundle.has_message(key)

    def format(self, key: str, values: dict[str, object]) -> str:
        """The message of a key, which must be there."""
        pattern = self.bundle.get_message(key).value
        return "" if pattern is None else str(self.bundle.format_pattern(pattern, values)[0])

    def forms(self, key: str) -> dict[str, str]:
        """The attributes of a message: other forms of a word, the title of a topic."""
        if not self.has(key):
            return {}
        attributes = self.bundle.get_message(key).attributes
        return {name: str(self.bundle.format_pattern(pattern)[0]) for name, pattern in attributes.items()}


@cache
def catalogue(language: str, game: Game | None) -> Catalogue:
    """All messages in a language: the shared ones, and the game's."""
    texts = [files("tianxia.words").joinpath(f"{language}.ftl").read_text(encoding="utf-8")]
    source = None if game is None else source_of(game, language)
    if source is not None:
        texts.append(source.read_text(encoding="utf-8"))
    return Catalogue(language, texts)


def source_of(game: Game, language: str) -> Traversable | None:
    """Where a game's catalogue in a language lies, if it has one."""
    module = type(game).__module__
    package = module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0]
    if not package:
        return None
    for name in (f"{game.key}.{language}.ftl", f"{language}.ftl"):
        source = files(package).joinpath("words").joinpath(name)
        if source.is_file():
            return source
    return None
