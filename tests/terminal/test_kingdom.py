"""Middle Kingdom on eighty columns: what is drawn, for whose eyes, and a whole game in every language."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

import tianxia
from tianxia.kernel import new_match, read_record, verify
from tianxia.terminal.boards import board_of
from tianxia.terminal.boards.kingdom import KingdomBoard
from tianxia.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.terminal.conftest import Ran
    from tianxia.kernel import Match

GAME = tianxia.game("kingdom")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game(run: Callable[..., Ran], home: Path, language: str, seats: int) -> None:
    command = f"play kingdom --seed 1 --seats {seats} --bots random --lang {language} --record game.json"
    ran = run(command, typed=itertools.cycle(["2", "1", "4", "3"]))
    assert ran.code == 0 and not ran.err
    state = verify(read_record((home / "game.json").read_text(encoding="utf-8"), tianxia.game))
    assert state.over
    words = Words(language, GAME)
    for line in ("generals", "nobles", "goals", "missing", "peasants", "bureaucrats", "total"):
        assert words.say(f"source-{line}") in ran.out


def drawn(match: Match, seat: int | None) -> str:
    board = board_of(match.state.view(seat), Words("en", GAME), match.record.setup)
    assert isinstance(board, KingdomBoard)
    return "\n".join(str(line) for line in board.draw())


def test_only_ones_own_bid_is_drawn() -> None:
    pictures = []
    for card in (3, 7):
        match = new_match(GAME.agree(3), "eyes")
        match.play(1, GAME.moves.parse(f"bid {card}"))
        assert f"{card} face down" in drawn(match, 1)
        pictures.append([drawn(match, seat) for seat in (0, 2, None)])
        assert "B■      has bid" in drawn(match, 0)
    assert pictures[0] == pictures[1]


def test_open_bids_are_drawn_in_the_order_of_their_claims() -> None:
    match = new_match(GAME.agree(4), "eyes")
    for seat, card in enumerate((5, 5, 6, 4)):
        match.play(seat, GAME.moves.parse(f"bid {card}"))
    shown = drawn(match, 3)
    assert "1. C▲  6  takes now" in shown and "2. D◆ you  4  waits" in shown
    assert "–  A●  5  tied · Tied with B■" in shown


def test_a_bid_is_noted_with_what_it_is_worth() -> None:
    match = new_match(GAME.agree(3), "eyes")
    for seat, card in enumerate((5, 5, 6)):
        match.play(seat, GAME.moves.parse(f"bid {card}"))
    while match.state.acting == [2]:
        match.play(2, match.state.legal(2)[0])
    board = board_of(match.state.view(0), Words("en", GAME), match.record.setup)
    assert board.note(GAME.moves.card(GAME.moves.parse("bid 7"))) == "= 12"
    assert board.note(GAME.moves.card(GAME.moves.parse("bid reset"))) == "= 5"
    assert "[5]" in drawn(match, None)
