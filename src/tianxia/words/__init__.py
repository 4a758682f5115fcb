"""Messages in the reader's language: Fluent catalogues, the shared one and each game's own.

A game keeps its catalogues in its own folder, as `words/<language>.ftl`, or as
`words/<key>.<language>.ftl` where several games share a folder. What a language lacks is said in
English; what nobody has put into words is said by a readable form of its key, so a game without
catalogues can be played all the same.

The families of keys are `move-<kind>`, `news-<kind>` (an event, for the log), `ask-<question>`,
`option-<name>` with `option-<name>-<choice>`, `effect-<thing>`, `help-<topic>`, and `<domain>-<token>`
for the things of a game. Refusals have the keys their rules gave them. `automaton` is the name of an
opponent whom the rules play, if a game has one.

A value that is a thing of a domain arrives in a message as its word, and with it whatever other
forms its message keeps as attributes: `person-monk = mnich` with `.acc = mnicha` gives a sentence
both `{ $person }` and `{ $person-acc }`; `{ $person-key }` is the bare token, to select by.
Help knows the figures of the tables in use: `{ $event-tribute }` is `tribute` in the section `event`.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Final

from tianxia.kernel import AUTOMATON, LETTERS, SYSTEM, TianxiaError
from tianxia.words.catalogue import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tianxia.kernel import Domain, Event, Game, Setup

__all__ = [
    "FAMILIES",
    "LANGUAGES",
    "SHAPES",
    "UnknownLanguage",
    "Words",
    "domains_of",
    "preferred",
    "readable",
    "tag",
]

LANGUAGES: Final[dict[str, str]] = {"en": "English", "fr": "français", "pl": "polski"}
FALLBACK: Final = "en"
SHAPES: Final = "●■▲◆✚★▼◉◈✦"
"""Seats have a letter and a shape, always together; colour only comes on top."""

SEATS: Final = ("seat", "acting", "rivals")
"""The values that name seats by their number."""

FAMILIES: Final = ("move", "news", "ask", "option", "effect", "help")
"""The first parts of keys; no domain may be called by one of these names."""


class UnknownLanguage(TianxiaError):
    """A language there are no words in."""


class Words:
    """Everything that can be said in one language, of one game or of none in particular."""

    def __init__(self, language: str = FALLBACK, game: Game | None = None) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(
                f"There are no words in “{language}”; the languages are: {', '.join(LANGUAGES)}."
            )
        self.language = language
        self.game = game
        order = (language, FALLBACK) if language != FALLBACK else (FALLBACK,)
        self.catalogues = [catalogue(tongue, game) for tongue in order]
        self.fields = {kind.name: kind.fields for kind in game.events} if game is not None else {}
        self.domains = domains_of(game) if game is not None else []

    def say(self, key: str, /, **values: object) -> str:
        """The message of a key with its values as they are; seats are said by their tag."""
        arguments: dict[str, object] = {}
        for name, value in values.items():
            arguments[name] = self.tags(value) if name in SEATS else value
        return self.format(key, arguments)

    def message(self, message: Mapping[str, object]) -> str:
        """A prompt or a refusal as it travels in a view: `{"key": …, "values": {…}}`."""
        values = message.get("values")
        arguments: dict[str, object] = {}
        for name, value in (values if isinstance(values, dict) else {}).items():
            arguments.update(self.spoken(name, self.domain_of(name, value), value))
        return self.format(str(message["key"]), arguments)

    def move(self, card: Mapping[str, object]) -> str:
        """A move as it travels in a view, in words."""
        given = card["arguments"]
        arguments: dict[str, object] = {}
        for name, value in (given if isinstance(given, dict) else {}).items():
            arguments.update(self.spoken(name, name, value))
        return self.format(f"move-{card['kind']}", arguments)

    def news(self, event: Event) -> str:
        """An event as a line of the log."""
        fields = self.fields.get(event.kind, {})
        if event.seat == AUTOMATON:
            arguments: dict[str, object] = {"seat": self.format("automaton", {})}
        else:
            arguments = {} if event.seat == SYSTEM else self.spoken("seat", "", event.seat)
        for name, value in event.values.items():
            domain = fields.get(name)
            arguments.update(self.spoken(name, "" if domain is None else domain.name, value))
        return self.format(f"news-{event.kind}", arguments)

    def thing(self, domain: str, token: str) -> str:
        """The name of a thing of a domain."""
        return str(self.spoken(domain, domain, token)[domain])

    def title(self) -> str:
        """The game's name in the reader's language."""
        return self.say("title") if self.has("title") or self.game is None else self.game.title

    def topics(self) -> list[str]:
        """What there is help on, in the order of the English catalogue."""
        return [key.removeprefix("help-") for key in self.catalogues[-1].keys if key.startswith("help-")]

    def topic_title(self, topic: str) -> str:
        """What a topic of help is called: by its own title, or by the thing it is about."""
        for source in self.catalogues:
            title = source.forms(f"help-{topic}").get("title")
            if title is not None:
                return title
        return self.format(topic, {})

    def help(self, topic: str, setup: Setup | None = None) -> str:
        """What there is to know about a topic, with the figures of the tables in use."""
        return self.format(f"help-{topic}", {} if setup is None else figures(setup))

    def listed(self, things: Iterable[str]) -> str:
        """Things one after another: “a, b and c”."""
        *first, last = [*things] or [""]
        return self.format("list", {"first": ", ".join(first), "last": last}) if first else last

    def has(self, key: str) -> bool:
        """Whether the key is in words, in the reader's language or in English."""
        return any(source.has(key) for source in self.catalogues)

    def tags(self, seats: object) -> str:
        """One seat or several, by their tags."""
        return self.listed([tag(seat) for seat in (seats if isinstance(seats, list) else [seats])])

    def domain_of(self, name: str, value: object) -> str:
        """The domain of a value in a prompt or a refusal: that of its name, else one that knows it."""
        if not isinstance(value, str) or self.has(f"{name}-{value}"):
            return name
        return next((domain.name for domain in self.domains if value in domain.index), "")

    def spoken(self, name: str, domain: str, value: object) -> dict[str, object]:
        """A value as messages receive it: seats by their tag, things of a domain by their words."""
        if name in SEATS:
            return {name: self.tags(value)}
        if not isinstance(value, str) or not domain:
            return {name: value}
        for source in self.catalogues:
            if source.has(f"{domain}-{value}"):
                forms = {f"{name}-{form}": text for form, text in source.forms(f"{domain}-{value}").items()}
                return {name: source.format(f"{domain}-{value}", {}), f"{name}-key": value, **forms}
        return {name: readable(value), f"{name}-key": value}

    def format(self, key: str, arguments: dict[str, object]) -> str:
        """The message of a key with values that are in words already."""
        for source in self.catalogues:
            if source.has(key):
                return source.format(key, arguments)
        told = [
            str(value) for name, value in arguments.items() if not name.endswith("-key") and name != "seat"
        ]
        sentence = " ".join([readable(bare(key)), *told])
        return f"{arguments['seat']}: {sentence}" if "seat" in arguments else sentence


def domains_of(game: Game) -> list[Domain]:
    """Every domain of a game's moves and events, each once."""
    found = [domain for kind in game.moves.kinds for domain in kind.arguments]
    found += [domain for kind in game.events for domain in kind.fields.values() if domain is not None]
    return list(dict.fromkeys(found))


def tag(seat: object) -> str:
    """A seat's letter with its shape: `A●`."""
    return LETTERS[seat] + SHAPES[seat] if isinstance(seat, int) and 0 <= seat < len(LETTERS) else str(seat)


def bare(key: str) -> str:
    """A key without its family."""
    family, _, rest = key.partition("-")
    return rest if family in FAMILIES and rest else key


def readable(key: str) -> str:
    """A key as words: `sell_rice` is “sell rice”."""
    return re.sub(r"[-_]+", " ", key).strip()


def figures(setup: Setup) -> dict[str, object]:
    """Every figure of the tables in use and every option, by its place in them: `event-tribute`."""
    found: dict[str, object] = {"seats": setup.seats}
    collect_figures({} if setup.edition is None else setup.edition.data, "", found)
    collect_figures(setup.options, "option", found)
    return found


def collect_figures(data: object, path: str, found: dict[str, object]) -> None:
    """Add the numbers in nested tables under their path; those of a list are counted from 1."""
    if isinstance(data, int):
        found[path] = int(data)
    elif isinstance(data, dict):
        for key, value in data.items():
            collect_figures(value, f"{path}-{key}" if path else str(key), found)
    elif isinstance(data, list):
        for number, value in enumerate(data, start=1):
            collect_figures(value, f"{path}-{number}", found)


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The reader's language as the locale tells it; English where it tells none of ours."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for locale in environment.get(name, "").split(":"):
            language = locale[:2].lower()
            if language in LANGUAGES:
                return language
            if locale and name != "LANGUAGE":
                return FALLBACK
    return FALLBACK
