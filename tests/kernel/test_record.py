"""Records: written, read, sealed and verified; each kind of bad input gets one clear sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.toys import TOY, find
from tianxia.kernel import (
    BadRecord,
    BadSetup,
    Match,
    TianxiaError,
    UnknownGame,
    new_match,
    read_record,
    verify,
)


def finished() -> Match:
    """Two rounds of the toy for two, bid from the top down."""
    match = new_match(TOY.agree(2, None, {"rounds": 2}), "plum")
    while not match.state.over:
        seat = match.state.acting[0]
        match.play(seat, match.state.legal(seat)[-1 - seat])
    return match


def spoilt(**changes: Any) -> str:
    data = {**finished().record.as_json(), **changes}
    return json.dumps({name: value for name, value in data.items() if value is not Ellipsis})


def test_a_record_can_be_read() -> None:
    match = finished()
    edition = TOY.standard_edition()
    assert match.record.as_json() == {
        "format": "tianxia record 1",
        "game": "toy",
        "rules_version": 1,
        "edition": {"name": "toy", "digest": edition.digest},
        "seats": 2,
        "options": {"gifts": False, "rounds": 2, "second_thoughts": False},
        "commitment": match.record.commitment,
        "seed": "plum",
        "moves": ["A bid 4", "B bid 3", "A bid 3", "B bid 2"],
        "scores": match.state.scores,
    }
    again = read_record(match.record.as_text(), find)
    assert again.as_json() == match.record.as_json()
    assert verify(again).digest() == match.state.digest()


def test_the_seed_stays_sealed_while_strangers_play() -> None:
    match = new_match(TOY.agree(2), "plum")
    assert "plum" not in match.record.as_text(with_seed=False)
    record = read_record(match.record.as_text(with_seed=False), find)
    assert record.seed is None and record.commitment == match.record.commitment
    for use in (Match, verify):
        with pytest.raises(BadRecord, match="does not hold its seed"):
            use(record)


def test_without_a_seed_one_comes_from_the_system() -> None:
    seeds = {new_match(TOY.agree(2)).record.seed for _ in range(5)}
    assert len(seeds) == 5 and all(seed is not None and len(seed) == 32 for seed in seeds)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is not a record: the file is not JSON"),
        ('{"format": ', "This is not a record: the file is not JSON"),
        ("[" * 100_000, "This is not a record"),
        ("[]", "This is not a record of Tianxia: expected an object with “format”: “tianxia record 1”."),
        ("{}", "This is not a record of Tianxia: expected an object with “format”: “tianxia record 1”."),
        (spoilt(format="tianxia record 2"), "This is not a record of Tianxia"),
        (spoilt(game=5), "The record's field “game” must be the key of a game."),
        (spoilt(rules_version=...), "The record's field “rules_version” must be a whole number."),
        (
            spoilt(rules_version=9),
            "The record was played under version 9 of the rules of Toy auction; this programme knows",
        ),
        (spoilt(seats="two"), "The record's field “seats” must be a number of players."),
        (spoilt(seats=True), "The record's field “seats” must be a number of players."),
        (spoilt(options=[]), "The record's field “options” must be an object with the options."),
        (spoilt(edition=None), "The record's field “edition” must be an object with name and digest."),
        (
            spoilt(edition={"name": "toy", "digest": "0"}),
            "The record was played with other tables of edition “toy” than those at hand.",
        ),
        (spoilt(seed=5), "The record's field “seed” must be a text, or null while the game is being played."),
        (
            spoilt(seed="\ud800"),
            "The record's field “seed” must be a text, or null while the game is being played.",
        ),
        (spoilt(commitment=None), "The record's field “commitment” must be the fingerprint of the seed."),
        (spoilt(moves=None), "The record's field “moves” must be a list of moves such as “A take taxes”."),
        (spoilt(moves=[5]), "Move 1 of the record must be a text such as “A take taxes”, not 5."),
        (spoilt(moves=["A"]), "Move 1 of the record must be a text such as “A take taxes”, not 'A'."),
        (spoilt(moves=["A bid 1", "C bid 1"]), "Move 2 of the record names seat “C”; seats are A, B."),
        (spoilt(moves=[" bid 1"]), "Move 1 of the record names seat “”; seats are A, B."),
        (spoilt(moves=["A bid 9"]), "Move 1 of the record: “9” is not a card; expected one of: 1, 2, 3, 4."),
        (spoilt(scores=[1]), "The record's field “scores” must be null or 2 whole numbers."),
        (spoilt(scores=[1, 2.5]), "The record's field “scores” must be null or 2 whole numbers."),
    ],
)
def test_what_is_no_record(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text, find)
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "error", "sentence"),
    [
        (spoilt(game="chess"), UnknownGame, "There is no game “chess”; the games are: "),
        (spoilt(seats=7), BadSetup, "Toy auction is for 2 to 4 players, not 7."),
        (
            spoilt(options={"colour": 1}),
            BadSetup,
            "Toy auction has no option “colour”; its options are: gifts, rounds, second_thoughts.",
        ),
        (spoilt(options={"rounds": 3}), BadSetup, "Option “rounds” cannot be “3”; choose one of: 4, 2."),
        (
            spoilt(options={"gifts": "maybe"}),
            BadSetup,
            "Option “gifts” cannot be “maybe”; choose one of: no, yes.",
        ),
        (spoilt(seats=3, options={"gifts": True}), BadSetup, "Gifts are for 2 or 4 players."),
    ],
)
def test_what_was_never_agreed(text: str, error: type[TianxiaError], sentence: str) -> None:
    with pytest.raises(error) as caught:
        read_record(text, find)
    assert str(caught.value).startswith(sentence)


def test_a_game_without_tables_has_no_edition() -> None:
    match = new_match(find("tictactoe").agree(2))
    text = json.dumps({**match.record.as_json(), "edition": {"name": "1907"}})
    with pytest.raises(BadRecord, match="The record names an edition, but Tic-tac-toe has none"):
        read_record(text, find)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"moves": ["A bid 4", "A bid 3"]},
            "Move 2 of the record cannot be made: A may not “bid 3” (not-your-turn)",
        ),
        ({"moves": ["A keep"]}, "Move 1 of the record cannot be made: A may not “keep” (bid-first, rule 2)"),
        ({"seed": "pear"}, "The seed is not the one that was sealed at the start: its fingerprint differs."),
        ({"scores": [9, 9]}, "The record claims the scores [9, 9], but its moves lead to "),
    ],
)
def test_a_record_that_does_not_hold(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        verify(read_record(spoilt(**changes), find))
    assert str(caught.value).startswith(sentence)


def test_nothing_can_be_played_after_the_end() -> None:
    moves = finished().record.as_json()["moves"]
    assert isinstance(moves, list)
    with pytest.raises(
        BadRecord, match=r"Move 5 of the record cannot be made: A may not “bid 1” \(game-over\)"
    ):
        Match(read_record(spoilt(moves=[*moves, "A bid 1"]), find))
