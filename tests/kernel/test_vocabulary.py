"""Moves as one table: numbers, words, JSON and elements of the same moves."""

from __future__ import annotations

import pytest

from tianxia.kernel import Domain, Kind, UnknownMove, Vocabulary, numbered
from tianxia.kernel.vocabulary import listed

PIECE = Domain("piece", ("palace", "emissary"))
SPACE = Domain("space", ("A1", "Z4", "m9"))
MOVES = Vocabulary(
    Kind("pass"), Kind("place", PIECE, SPACE), Kind("draw", numbered("pile", 2), refs=("pile-{pile}:top",))
)


def test_numbers_are_dense_and_the_last_argument_changes_fastest() -> None:
    assert MOVES.size == 1 + 2 * 3 + 2
    assert [MOVES.text(move) for move in range(MOVES.size)] == [
        "pass",
        "place palace A1",
        "place palace Z4",
        "place palace m9",
        "place emissary A1",
        "place emissary Z4",
        "place emissary m9",
        "draw 1",
        "draw 2",
    ]
    assert MOVES.offset("place") == 1
    assert MOVES.kind(6).name == "place" and MOVES.kind(6).digits(6) == [1, 2]
    assert MOVES.kind(6).encode([1, 2]) == 6


def test_a_move_as_json() -> None:
    assert MOVES.as_json(2) == {"kind": "place", "piece": "palace", "space": "Z4"}
    assert MOVES.from_json({"space": "Z4", "piece": "palace", "kind": "place"}) == 2
    assert MOVES.as_json(0) == {"kind": "pass"}


def test_elements_to_light() -> None:
    assert MOVES.refs(2) == ["piece:palace", "space:Z4"]
    assert MOVES.refs(0) == ["move:pass"]
    assert MOVES.refs(8) == ["pile-2:top"]
    assert MOVES.card(8) == {
        "id": 8,
        "text": "draw 2",
        "kind": "draw",
        "arguments": {"pile": "2"},
        "refs": ["pile-2:top"],
    }


@pytest.mark.parametrize(
    "text", ["place palace Z4", " place  palace\tz4 ", "PLACE PALACE Z4", "Place palace Z4"]
)
def test_people_type_as_they_please(text: str) -> None:
    assert MOVES.parse(text) == 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A move begins with one of: pass, place, draw."),
        ("   ", "A move begins with one of: pass, place, draw."),
        ("plac", "“plac” is not a kind of move; expected one of: pass, place, draw."),
        ("place palace", "“place palace” is not complete; expected: place <piece> <space>."),
        ("pass now", "“pass now” is not complete; expected: pass."),
        ("place tower Z4", "“tower” is not a piece; expected one of: palace, emissary."),
        ("place palace Z5", "“z5” is not a space; expected one of: A1, Z4, m9."),
    ],
)
def test_words_that_name_no_move(text: str, sentence: str) -> None:
    with pytest.raises(UnknownMove) as caught:
        MOVES.parse(text)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ("place", 'A move is an object such as {"kind": "…"}, with the arguments of its kind.'),
        (None, 'A move is an object such as {"kind": "…"}, with the arguments of its kind.'),
        ({}, "“None” is not a kind of move; expected one of: pass, place, draw."),
        ({"kind": ["place"]}, "“['place']” is not a kind of move; expected one of: pass, place, draw."),
        ({"kind": "place"}, "A “place” move has exactly these fields: kind, piece, space."),
        ({"kind": "pass", "why": 1}, "A “pass” move has exactly these fields: kind."),
        (
            {"kind": "place", "piece": "palace", "space": None},
            "“None” is not a space; expected one of: A1, Z4, m9.",
        ),
    ],
)
def test_json_that_names_no_move(data: object, sentence: str) -> None:
    with pytest.raises(UnknownMove) as caught:
        MOVES.from_json(data)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("move", [-1, 9, 2**40])
def test_numbers_that_name_no_move(move: int) -> None:
    with pytest.raises(UnknownMove, match=f"There is no move number {move}; moves are numbered from 0 to 8"):
        MOVES.kind(move)


def test_long_lists_are_cut() -> None:
    assert listed(["a", "b"]) == "a, b"
    assert listed([str(number) for number in range(40)]).endswith("11, … (40 in all)")
