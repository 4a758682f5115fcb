"""Eighty columns are enough for everything, in every language, whoever looks, at any time."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from rich.cells import cell_len

import tianxia
from tianxia.kernel import new_match
from tianxia.terminal import telling
from tianxia.terminal.boards import board_of
from tianxia.terminal.ending import ending
from tianxia.terminal.screen import WIDTH, wrapped
from tianxia.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rich.text import Text

    from tests.terminal.conftest import Ran
    from tianxia.kernel import Match

CASES = [(game.key, seats) for game in tianxia.catalogue() for seats in game.seats]


def too_wide(lines: Iterable[Text | str]) -> list[str]:
    return [str(line) for line in lines if cell_len(str(line)) > WIDTH]


def drawn(match: Match, words: Words, seat: int | None) -> list[Text]:
    """Everything a seat or a spectator can see of a position."""
    board = board_of(match.state.view(seat), words, match.record.setup)
    return [*board.draw(), *telling.moves(words, board)]


@pytest.mark.parametrize(("key", "seats"), CASES)
def test_no_line_is_wider(key: str, seats: int) -> None:
    game = tianxia.game(key)
    spoken = [Words(language, game) for language in LANGUAGES]
    for number in range(3):
        chooser = random.Random(number)
        options: dict[str, object] = {"open_hands": True} if key == "dragon" and number == 2 else {}
        match = new_match(game.agree(seats, None, options), f"width {number}")
        while not match.state.over:
            seat = match.state.acting[0]
            if chooser.random() < 0.15:
                for words in spoken:
                    assert not too_wide(drawn(match, words, chooser.choice([None, *range(seats)])))
                    assert not too_wide(drawn(match, words, seat))
            match.play(seat, chooser.choice(match.state.legal(seat)))
        for words in spoken:
            board = board_of(match.state.view(None), words, match.record.setup)
            assert not too_wide(ending(match, board, ["greedy"] * seats, words))
            for turn in range(0, len(match.log), 6):
                events = [event for events in match.log[turn : turn + 6] for event in events]
                assert not too_wide(telling.news(words, events, None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_keep_to_eighty_columns(run: Callable[..., Ran], language: str) -> None:
    for command in ("games", "rules dragon", "rules leduc", "--version"):
        assert not too_wide(run(f"{command} --lang {language}").out.splitlines())
    ran = run(f"play dragon --seed 1 --lang {language} --record g.json", typed=["help", "?", "log", "board"])
    assert not too_wide(ran.out.splitlines())


def test_lines_break_at_plain_spaces_only() -> None:
    lines = wrapped("prix\u00a0: 3 yuan et encore 12 sacs de riz", 13, 2)
    assert [str(line) for line in lines] == ["prix\u00a0: 3 yuan", "  et encore", "  12 sacs de", "  riz"]


def test_a_word_too_long_for_a_line_is_left_whole() -> None:
    assert [str(line) for line in wrapped("a " + "x" * 20 + " b", 10)] == ["a", "x" * 20, "b"]


def test_wide_characters_take_two_columns() -> None:
    assert [str(line) for line in wrapped("天下 天下", 8)] == ["天下", "天下"]
