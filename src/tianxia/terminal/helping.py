"""Help: the commands, the topics of a game, and what there is to know about each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.terminal.reading import COMMANDS, abbreviates, folded
from tianxia.terminal.screen import STRONG, capital, padded

if TYPE_CHECKING:
    from tianxia.kernel import Setup
    from tianxia.terminal.screen import Screen
    from tianxia.words import Words


def topics(words: Words, setup: Setup) -> dict[str, str]:
    """Every topic by its key, each text once."""
    found: dict[str, str] = {}
    for topic in words.topics():
        text = words.help(topic, setup)
        if text not in found.values():
            found[topic] = text
    return found


def matching(wanted: str, words: Words) -> list[str]:
    """The topics a person can mean: by the full name, else by its beginning."""
    typed = folded(wanted)
    names = {topic: (folded(words.topic_title(topic)), folded(topic)[-1:]) for topic in words.topics()}
    exact = [topic for topic, (title, token) in names.items() if typed in (title, token)]
    return exact or [topic for topic, full in names.items() if any(abbreviates(typed, name) for name in full)]


def explain(wanted: str, setup: Setup, words: Words, screen: Screen) -> None:
    """Help on one thing; without a thing, the commands and the list of topics."""
    if not wanted:
        overview(setup, words, screen)
        return
    found = matching(wanted, words)
    texts = {words.help(topic, setup): words.topic_title(topic) for topic in reversed(found)}
    if not texts:
        screen.say(words.say("helping-unknown", topic=wanted))
    elif len(texts) > 3:
        screen.say(words.say("helping-several", topic=wanted, topics=", ".join(texts.values())))
    for text, title in reversed(texts.items()) if len(texts) <= 3 else ():
        screen.say(capital(title), STRONG)
        screen.say(f"  {text}", indent=2)


def overview(setup: Setup, words: Words, screen: Screen) -> None:
    """What can be typed, and what can be asked about."""
    screen.say(words.say("helping-moves"))
    names = [words.say(f"command-{name}") for name in COMMANDS]
    width = max(len(name) for name in names)
    for name, shown in zip(COMMANDS, names, strict=True):
        screen.say(f"  {padded(shown, width)}  {words.say(f'about-{name}')}", indent=width + 4)
    titles = [words.topic_title(topic).replace(" ", "\u00a0") for topic in topics(words, setup)]
    if titles:
        screen.say(words.say("helping-topics", topics=", ".join(titles)))


def everything(setup: Setup, words: Words, screen: Screen) -> None:
    """All topics one after another: a short course of the rules."""
    for topic, text in topics(words, setup).items():
        screen.say(capital(words.topic_title(topic)), STRONG)
        screen.say(f"  {text}", indent=2)
