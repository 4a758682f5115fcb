"""The component tables: stand-ins are marked, and what is wrong is named with its line."""

from __future__ import annotations

import pytest

from tests.games.gugong.table import GUGONG
from tianxia.games.gugong.components import STANDARD, size_of
from tianxia.kernel import BadEdition, Edition, Quick

TEXT = STANDARD.edition.text


def broken(old: str, new: str) -> str:
    assert old in TEXT
    edition = Edition(TEXT.replace(old, new, 1), "broken.toml")
    with pytest.raises(BadEdition) as caught:
        GUGONG.check_edition(edition)
    return str(caught.value)


def test_stand_ins_are_marked() -> None:
    assert {"cards.board", "cards.draw", "dice", "jade.small", "map.large", "tokens", "solo.deck"} <= set(
        STANDARD.edition.stand_ins
    )
    assert "intrigue" not in STANDARD.edition.stand_ins


def test_numbers_of_the_box() -> None:
    assert size_of(STANDARD.board_set) == 7 and size_of(STANDARD.draw_set) == 11
    assert sum(STANDARD.tokens) == 32
    assert [len(board.names) for board in STANDARD.maps] == [16, 20]
    assert [sum(size_of(near) for near in board.roads) // 2 for board in STANDARD.maps] == [23, 31]
    assert sum(STANDARD.solo_deck) == 11


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("values = [2, 3, 5, 9]", "values = [2, 3, 5]", r"line \d+: cards.first.values must be a list of 4"),
        ("values = [2, 3, 5, 9]", "values = [2, 3, 5, 10]", "from 1 to 9, not"),
        ('icons = "intrigue servants', 'icons = "intrigue porters', "cards.first.icons must be 4 of travel"),
        ("values = [1, 2, 2, 3, 4,", "values = [2, 2, 2, 2, 2,", "no value is there more than 7 times"),
        ("first = [1, 2, 3, 4, 5, 6]", "first = [1, 2, 3]", "dice.first must be a list of 6"),
        ("daily = [6, 4, 4, 4]", "daily = [13, 4, 4, 4]", "servants.daily"),
        ("needed = [4, 4, 5, 6, 7]", "needed = [4, 4]", "wall.needed must be a list of 5"),
        ("prices = [2, 3, 3, 4, 4]", "prices = [2, 3, 9]", "jade.small.prices"),
        ("A1-A2 A2-A3 A3-A4", "A1-A9 A2-A3 A3-A4", "“A1-A9” is none"),
        ("B1-B2 B2-B3 B3-B4\nA2-B1 B1-C2 A3-B2 B2-C3 A4-B3 B3-C4 A5-B4 B4-C5", "B1-B2", "can be reached"),
        ('ring = "C6 A6', 'ring = "C9 A6', "map.small.ring must be different cities of this map"),
        ("card = 2, double", "card = 3, double", "such that 15 gifts can be drawn"),
        ("limit = 6", "limit = 3", "exchange.points must be even and within the limit"),
        ("special = 2", "special = 0", "solo.deck.special must be at least 1"),
        ("meng = [2, 3, 3]", "meng = [2, 2, 3]", "another set than the human's"),
        ("square = 5", "square = 5\nround = 1", "jade has no field “round”"),
    ],
)
def test_what_is_wrong_is_named(old: str, new: str, complaint: str) -> None:
    said = broken(old, new)
    assert said.startswith("broken.toml, line ")
    assert complaint.replace(r"line \d+: ", "") in said


def test_another_edition_is_played() -> None:
    """Figures of a box replace ours: other gifts, prices and roads."""
    text = TEXT.replace('edition = "2018, partly stand-in"', 'edition = "mine"')
    text = text.replace("values = [2, 3, 5, 9]", "values = [1, 3, 6, 9]").replace(
        "needed = [4,", "needed = [5,"
    )
    edition = Edition(text, "mine.toml")
    state = GUGONG.start(seats=2, seed=1, edition=edition)
    chance = Quick(1)
    while not state.over:
        seat = state.actor()
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))])
    assert state.setup.edition_name == "mine"
