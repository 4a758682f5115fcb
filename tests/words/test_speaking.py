"""Whole games told in every language: each prompt, move, refusal and piece of news has all it needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import tianxia
from tests.words.sources import GAMES
from tianxia.kernel import LETTERS, Match, Quick, new_match
from tianxia.words import LANGUAGES, SHAPES, Words, preferred, tag
from tianxia.words.catalogue import Catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tianxia.kernel import Game


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What goes wrong while messages are put together: a value that is missing, a word that is not there."""
    found: list[str] = []

    def strict(self: Catalogue, key: str, values: dict[str, object]) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, values)
        found.extend(f"{key}: {error!r}" for error in errors)
        return str(text)

    monkeypatch.setattr(Catalogue, "format", strict)
    return found


def told(match: Match, words: Words, number: int) -> list[tuple[str, str]]:
    """Everything that could be said of a position, each with its key."""
    state = match.state
    said: list[tuple[str, str]] = []
    for seat in range(state.seats):
        view: Mapping[str, Any] = state.view(seat)
        said += [(view["prompt"]["key"], words.message(view["prompt"]))] if view["prompt"] else []
        for card in [*view["moves"], *view["refused"]]:
            said.append((f"move-{card['kind']}", words.move(card)))
            said += [(f"effect-{name}", "") for name in card.get("effects", {})]
        if number % 7 == 0:  # every move there is, thought of or not
            for move in range(state.setup.game.moves.size):
                why = state.why_not(seat, move)
                if why is not None:
                    said.append((why.key, words.message(why.as_json())))
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_whole_games_are_told(key: str, language: str, faults: list[str]) -> None:
    game: Game = tianxia.game(key)
    words = Words(language, game)
    known = words.catalogues[0]
    for seats in game.seats:
        match = new_match(game.agree(seats), f"words {seats}")
        chance = Quick(seats)
        number = 0
        said = [(f"news-{event.kind}", words.news(event)) for event in match.log[0]]
        while not match.state.over:
            said += told(match, words, number)
            seat = match.state.acting[0]
            legal = match.state.legal(seat)
            events = match.play(seat, legal[chance.below(len(legal))])
            said += [(f"news-{event.kind}", words.news(event)) for event in events]
            number += 1
        assert not [key for key, _ in said if not known.has(key)]
        assert not [text for _, text in said if "{" in text or "$" in text]
    assert not faults


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_help_and_forms_of_words_have_their_values(key: str, language: str, faults: list[str]) -> None:
    game = tianxia.game(key)
    words = Words(language, game)
    for seats in game.seats:
        for topic in words.topics():
            words.help(topic, game.agree(seats))
            words.topic_title(topic)
    assert not faults


def test_news_of_a_seat_begin_with_its_tag() -> None:
    for key in GAMES:
        game = tianxia.game(key)
        match = new_match(game.agree(None), "tags")
        chance = Quick(3)
        while not match.state.over:
            seat = match.state.acting[0]
            legal = match.state.legal(seat)
            match.play(seat, legal[chance.below(len(legal))])
        for language in LANGUAGES:
            words = Words(language, game)
            for event in [event for events in match.log for event in events if event.seat >= 0]:
                assert words.news(event).startswith(tag(event.seat) + " ")


@pytest.mark.parametrize(
    ("count", "form"),
    [
        (0, "punktów"),
        (1, "punkt"),
        (2, "punkty"),
        (5, "punktów"),
        (12, "punktów"),
        (22, "punkty"),
        (112, "punktów"),
    ],
)
def test_polish_plurals(count: int, form: str) -> None:
    assert Words("pl").say("points", count=count) == f"{count} {form}"


def test_french_counts_nothing_in_the_singular() -> None:
    said = [Words("fr").say("points", count=count) for count in (0, 1, 2)]
    assert said == ["0 point", "1 point", "2 points"]


def test_seats_have_a_letter_and_a_shape() -> None:
    assert [tag(seat) for seat in range(5)] == ["A●", "B■", "C▲", "D◆", "E✚"]
    assert len(SHAPES) == len(LETTERS) == len(set(SHAPES))


def test_the_locale_chooses_the_language() -> None:
    assert preferred({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert preferred({"LANG": "fr_FR.UTF-8", "LC_ALL": "pl_PL.UTF-8"}) == "pl"
    assert preferred({"LANG": "C", "LANGUAGE": ""}) == "en"
    assert preferred({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:pl:fr"}) == "pl"
    assert preferred({"LANG": "de_DE.UTF-8"}) == "en"
    assert preferred({}) == "en"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(tianxia.TianxiaError, match=r"no words in “de”; the languages are: en, fr, pl"):
        Words("de")
