"""The tables: what the box holds, what is a stand-in, and how a broken copy is refused."""

from __future__ import annotations

import pytest

from tests.games.kingdom.table import KINGDOM
from tianxia.games.kingdom.components import STANDARD, Components
from tianxia.games.kingdom.vocabulary import CARDS, KINDS, TYPES, type_of
from tianxia.kernel import BadEdition, BadSetup, Edition

TEXT = STANDARD.edition.text


def test_the_box_holds_what_it_should() -> None:
    assert dict(zip(CARDS, STANDARD.cards, strict=True)) == {
        "general": 10,
        "bureaucrat": 9,
        "philosopher": 1,
        "peasant": 15,
        "merchant": 15,
        "noble-two": 4,
        "noble-three": 4,
        "noble-four": 4,
    }
    assert STANDARD.all_cards == 62
    state = KINGDOM.start(3, seed=1)
    assert sum(state.census().values()) == 62 + 40 + 6 == 108


def test_every_card_has_its_type() -> None:
    assert [TYPES[type_of(kind)] for kind in range(KINDS)] == [
        "general",
        "bureaucrat",
        "bureaucrat",
        "peasant",
        "merchant",
        "noble",
        "noble",
        "noble",
    ]


def test_what_the_source_does_not_tell_is_marked() -> None:
    assert STANDARD.edition.stand_ins == ["dynasty.noble", "peasants.three", "peasants.beyond"]


@pytest.mark.parametrize(
    ("seats", "options", "display", "bids"),
    [(2, {}, 3, 2), (3, {}, 2, 1), (3, {"two_bids": True}, 5, 2), (4, {}, 3, 1), (5, {}, 4, 1)],
)
def test_the_table_for_each_number_of_players(
    seats: int, options: dict[str, object], display: int, bids: int
) -> None:
    view = KINGDOM.lay_out(KINGDOM.agree(seats, None, options), "1").view(None)["table"]
    assert isinstance(view, dict)
    assert (len(view["display"]), view["bids_each"], view["deck"]) == (display, bids, 62 - display)


@pytest.mark.parametrize(("seats", "told"), [(2, "two players always make two bids"), (4, "not for more")])
def test_the_variant_is_for_three(seats: int, told: str) -> None:
    with pytest.raises(BadSetup, match=told):
        KINGDOM.start(seats, two_bids=True)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "cards = 10",
            "cards = 0",
            r"line 9: dynasty.general.cards must be a whole number from 1 to 40, not 0",
        ),
        (
            "cards = 1\n",
            "cards = 2\n",
            r"dynasty.philosopher.cards must be a whole number from 1 to 1, not 2",
        ),
        ("cards = 10", "cards = 40", r"dynasty.general must be such that there are at most 80 dynasty cards"),
        (
            "two = 4\nthree = 4\nfour = 4",
            "two = 0\nthree = 0\nfour = 0",
            r"dynasty.noble.two must be such that",
        ),
        ("heir = 5", "hair = 5", r"goal.heir must be a whole number from 0 to 9, but it is missing"),
        ("points = [2, 5, 8, 14, 20]", "points = [2, 5, 8, 14]", r"peasants.points must be a list of 5"),
        (
            "points = [8, 9]",
            "points = [9, 8]",
            r"peasants.three.points must be a list that begins with the 8",
        ),
        ("points = [8, 9]", "points = [8]", r"peasants.three.points must be a list of 2 whole numbers"),
        ("display = 5\nbids = 2", "display = 5\nbids = 1", r"table.variant.bids must be 2"),
        ("display = 2\n", "display = 1\n", r"table.3.display must be a whole number from 2 to 9, not 1"),
        ("[token]", "[tokens]", r"token must be a table, but it is missing"),
        ("[missing]\n", "[missing]\nmercy = 1\n", r"missing has no field “mercy”"),
    ],
)
def test_a_broken_copy_is_refused(old: str, new: str, complaint: str) -> None:
    assert TEXT.count(old) >= 1
    with pytest.raises(BadEdition, match=complaint) as caught:
        Components(Edition(TEXT.replace(old, new, 1), "copy.toml"))
    assert str(caught.value).startswith("copy.toml, line ")


def test_a_corrected_copy_can_be_played() -> None:
    split = TEXT.replace("two = 4\nthree = 4\nfour = 4", "two = 3\nthree = 6\nfour = 3")
    copy = Edition(split.replace('edition = "2008"', 'edition = "mine"'), "mine.toml")
    state = KINGDOM.start(3, seed=1, edition=copy)
    assert state.census()["dynasty noble-three"] == 6
