"""Nothing the code can say is without words, in any language; and no words are without use."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

import tianxia
from tests.words.sources import (
    GAMES,
    SOURCE,
    files_of,
    first_texts,
    folder_of,
    needed,
    text_beginnings,
    texts,
)
from tianxia.words import FAMILIES, LANGUAGES, Words, domains_of

TERMINAL = sorted(
    path for part in ("terminal", "arena") for path in (SOURCE / "tianxia" / part).rglob("*.py")
)
KERNEL = sorted((SOURCE / "tianxia" / "kernel").glob("*.py"))
WORDS = sorted((SOURCE / "tianxia" / "words").glob("*.py"))


def catalogue_text(name: str, language: str) -> str:
    if name == "shared":
        return (SOURCE / "tianxia" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    folder = folder_of(tianxia.game(name)) / "words"
    paths = [folder / f"{name}.{language}.ftl", folder / f"{language}.ftl"]
    return next(path for path in paths if path.exists()).read_text(encoding="utf-8")


def messages(name: str, language: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(catalogue_text(name, language)).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a key is there twice"
    return {entry.id.name: entry for entry in found}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["shared", *GAMES])
def test_all_languages_have_the_same_keys(name: str, language: str) -> None:
    assert messages(name, language).keys() == messages(name, "en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_everything_a_game_can_say_is_in_words(key: str, language: str) -> None:
    game = tianxia.game(key)
    known = messages(key, language).keys() | messages("shared", language).keys()
    assert not needed(game) - known
    assert len(needed(game)) >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_kernel_and_the_terminal_say_is_in_words(language: str) -> None:
    known = set(messages("shared", language))
    for key in GAMES:
        known |= messages(key, language).keys()
    said = {key for path in [*KERNEL, *TERMINAL] for key in first_texts(path, "Refusal", "Message", "say")}
    assert not {key for key in said if not key.endswith("-")} - known
    assert {"not-your-turn", "welcome-seal", "board-month"} <= said


@pytest.mark.parametrize("name", ["shared", *GAMES])
def test_no_words_are_without_use(name: str) -> None:
    game = None if name == "shared" else tianxia.game(name)
    code = [*KERNEL, *TERMINAL, *WORDS] + (files_of(game) if game is not None else [])
    used = {text for path in code for text in texts(path)} | (needed(game) if game is not None else set())
    beginnings = tuple(
        {text for path in code for text in text_beginnings(path) if re.fullmatch(r"[a-z]+-", text)}
    )
    if game is not None:  # which effects a game names is known only in play: test_speaking.py
        beginnings = (*beginnings, "effect-")
    assert not {key for key in messages(name, "en") if key not in used and not key.startswith(beginnings)}


@pytest.mark.parametrize("key", GAMES)
def test_games_do_not_replace_shared_words(key: str) -> None:
    assert not messages(key, "en").keys() & messages("shared", "en").keys()


@pytest.mark.parametrize("key", GAMES)
def test_no_domain_has_the_name_of_a_family_of_keys(key: str) -> None:
    assert not {domain.name for domain in domains_of(tianxia.game(key))} & set(FAMILIES)


@pytest.mark.parametrize("name", ["shared", *GAMES])
def test_french_typography(name: str) -> None:
    text = "\n".join(line for line in catalogue_text(name, "fr").splitlines() if "tianxia " not in line)
    assert not re.search(r"[^\s{}>] [;!?»]|« ", text), "an unbreakable space goes here"
    assert not re.search(r"\w [:]\s", text)
    assert not re.search(r"\w'\w", text), "the apostrophe is ’"


@pytest.mark.parametrize("name", ["shared", *GAMES])
def test_polish_typography(name: str) -> None:
    text = catalogue_text(name, "pl")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    sentences = [line.partition("= ")[2] for line in lines]
    assert not [line for line in sentences if re.search(r"(?:^|[ (])[wzioauWZIOAU] \w", line)], "no orphans"
    assert "“" not in text.replace("„", "").replace("”", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_help_is_in_the_readers_language(key: str, language: str) -> None:
    words = Words(language, tianxia.game(key))
    english = Words("en", tianxia.game(key))
    setup = tianxia.game(key).agree(None)
    assert words.topics()
    for topic in words.topics():
        assert words.help(topic, setup)
        assert "{" not in words.help(topic, setup)
        assert language == "en" or words.help(topic, setup) != english.help(topic, setup)
