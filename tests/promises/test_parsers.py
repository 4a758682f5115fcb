"""Promise 9 on every game: see `parsing`."""

from __future__ import annotations

import json
import re
from itertools import product
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tianxia
from tests import toys
from tests.promises.cases import SHARE, Case, cases_of
from tests.promises.mutations import as_text, json_values
from tests.promises.parsing import PARSERS, a_record, read
from tianxia.kernel import Edition, Match, TianxiaError, UnknownMove, read_record, verify

if TYPE_CHECKING:
    from tianxia.kernel import Game

GAMES: Final = [*tianxia.catalogue(), toys.TOY]
EDITED: Final = [game for game in GAMES if game.standard_edition() is not None]
MOST_MOVES: Final = 20_000
TRIES: Final = {"any_record": 40, "any_edition": 200}

every_game: Final = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
every_edition: Final = pytest.mark.parametrize("game", EDITED, ids=lambda game: game.key)


@pytest.mark.parametrize(
    ("parser", "game"), list(product(PARSERS, GAMES)), ids=lambda value: getattr(value, "key", value)
)
def test_nonsense_is_read_or_refused(parser: str, game: Game) -> None:
    @settings(max_examples=TRIES.get(parser, 80) // SHARE)
    @given(data=st.data())
    def survives(data: st.DataObject) -> None:
        PARSERS[parser](game, data)

    survives()


@given(text=st.text() | json_values.map(as_text))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    read(text)


@every_game
def test_every_move_round_trips(game: Game) -> None:
    seen: set[str] = set()
    for move in range(0, game.moves.size, 1 + game.moves.size // MOST_MOVES):
        text = game.moves.text(move)
        assert text not in seen
        seen.add(text)
        assert game.moves.parse(text) == move
        assert game.moves.parse(f"  {text} ") == game.moves.parse(text.upper()) == move
        assert game.moves.from_json(game.moves.as_json(move)) == move
        assert game.moves.from_json(json.loads(json.dumps(game.moves.as_json(move)))) == move
        card = game.moves.card(move)
        assert card["id"] == move and card["text"] == text
        assert card["refs"] and all(re.fullmatch(r"[\w-]+:[^{}]+", ref) for ref in game.moves.refs(move))


@every_game
@given(number=st.integers(-(2**62), 2**62))
def test_a_number_outside_the_vocabulary_is_refused(game: Game, number: int) -> None:
    if 0 <= number < game.moves.size:
        return
    for ask in (game.moves.text, game.moves.as_json, game.moves.card, game.moves.kind):
        with pytest.raises(UnknownMove, match="There is no move number"):
            ask(number)


@every_game
def test_no_field_of_a_record_can_be_missing_or_of_another_type(game: Game) -> None:
    whole = a_record(next(cases_of(game)), 1).as_json()
    strange: list[object] = [None, True, -1, 2**70, 1.5, float("nan"), "", "\ud800", [], [[]], [None], {}]
    for name in whole:
        read(as_text({key: value for key, value in whole.items() if key != name}))
        for other in strange:
            read(as_text({**whole, name: other}))


def test_a_move_of_another_game_does_not_replay() -> None:
    for game, other in zip(GAMES, [*GAMES[1:], GAMES[0]], strict=True):
        own, foreign = (a_record(next(cases_of(each)), 1).as_json() for each in (game, other))
        with pytest.raises(TianxiaError, match="Move 1 of the record"):
            Match(read_record(as_text({**own, "moves": foreign["moves"]}), toys.find))


@every_edition
def test_the_standard_edition_is_in_order(game: Game) -> None:
    edition = game.standard_edition()
    assert edition is not None and edition.name
    game.check_edition(edition)
    game.check_edition(Edition(edition.text, "copy.toml"))


@every_edition
def test_a_record_carries_the_tables_it_was_played_with(game: Game) -> None:
    edition = game.standard_edition()
    assert edition is not None
    own = Edition(edition.text.replace(f'"{edition.name}"', '"my own"', 1), "copy.toml")
    assert own.name == "my own"
    record = a_record(Case(f"copy of {game.key}", game.agree(None, own)), 1)
    again = read_record(record.as_text(), toys.find)
    assert again.setup.edition is not None and again.setup.edition.text == own.text
    verify(again)
    usual = a_record(next(cases_of(game)), 1)
    assert "tables" not in usual.as_text()
