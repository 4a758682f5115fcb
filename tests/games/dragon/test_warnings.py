"""Moves that would give something up without another question say so before they are made."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dragon.table import court, groups, hold, new_year, palace, to_act, to_play_a_card
from tianxia.games.dragon.state import Year
from tianxia.games.dragon.vocabulary import TILE


def warnings(year: Year) -> dict[str, tuple[str, str]]:
    """What is said of the moves of the first seat, by their text: key and rule."""
    moves: Any = year.view(0)["moves"]
    return {
        move["text"]: (move["warning"]["key"], move["warning"]["rule"]) for move in moves if "warning" in move
    }


def test_a_card_for_which_nobody_is_left() -> None:
    year = new_year(2)
    court(year, 0, palace(2, "monk"))
    hold(year, 0, "lady", "monk")
    year.supply[TILE.index["lady"]] = 0
    to_play_a_card(year, 0)
    assert warnings(year) == {"play lady": ("card-for-nobody", "4.2 R9")}


def test_a_person_for_whom_there_is_no_palace() -> None:
    year = new_year(2)
    hold(year, 0, "monk", "lady")
    to_play_a_card(year, 0)
    assert set(warnings(year).values()) == {("no-palace-for-anybody", "4.2 R12")} and len(warnings(year)) == 2
    court(year, 0, palace(1, "monk"))
    assert warnings(year) == {}, "somebody may be let go for the new person: that is asked"


@pytest.mark.parametrize(("yuan", "said"), [(2, {}), (3, {"refill": ("refill-brings-nothing", "4.1 R3")})])
def test_refilling_a_full_purse(yuan: int, said: dict[str, tuple[str, str]]) -> None:
    year = new_year(2)
    groups(year, "taxes build harvest fireworks", "parade research privilege")
    court(year, 0, palace(2, "monk"), yuan=yuan)
    to_act(year, 0)
    assert warnings(year) == said
