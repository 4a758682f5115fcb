"""Promise 9: every parser gives back what was written, and meets nonsense with one clear error.

Each function draws something spoilt from hypothesis and has a game read it. The suite tries each a
fixed number of times, `tests.soak` for as long as asked.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

import hypothesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests import toys
from tests.promises.cases import Case, cases_of
from tests.promises.mutations import as_text, json_values, spoilt_edition, spoilt_json, spoilt_text
from tests.promises.play import RandomGame
from tianxia.kernel import (
    BadEdition,
    BadSetup,
    Edition,
    Match,
    Quick,
    TianxiaError,
    UnknownMove,
    playout,
    read_record,
    verify,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tianxia.kernel import Game, Record


def sentence(error: TianxiaError) -> bool:
    """Whether an error is worded for people: something is said, and said to an end."""
    return bool(re.search(r"\w.*[.)]$", str(error), re.DOTALL))


def any_words(game: Game, data: st.DataObject) -> None:
    """Words name a move or are refused."""
    real = game.moves.text(data.draw(st.integers(0, game.moves.size - 1)))
    text = data.draw(spoilt_text(real) | st.text())
    try:
        move = game.moves.parse(text)
    except UnknownMove as error:
        assert sentence(error)
    else:
        assert game.moves.text(move).lower() == " ".join(text.lower().split())


def any_json(game: Game, data: st.DataObject) -> None:
    """Plain data names a move or is refused."""
    real = game.moves.as_json(data.draw(st.integers(0, game.moves.size - 1)))
    given = data.draw(spoilt_json(real) | json_values)
    try:
        move = game.moves.from_json(given)
    except UnknownMove as error:
        assert sentence(error)
    else:
        assert isinstance(given, dict)
        said = {name: str(value) for name, value in given.items()}
        assert said.keys() == game.moves.as_json(move).keys()
        assert {value.lower() for value in said.values()} == {
            v.lower() for v in game.moves.as_json(move).values()
        }


def any_agreement(game: Game, data: st.DataObject) -> None:
    """Seats and options are agreed on or refused."""
    names = st.sampled_from([option.name for option in game.options] or ["speed"]) | st.text(max_size=5)
    choices = [choice for option in game.options for choice in option.choices]
    values = st.sampled_from([*choices, *map(str, choices), 7]) | json_values
    seats = data.draw(st.none() | st.integers(-1, 12))
    try:
        setup = game.agree(seats, None, data.draw(st.dictionaries(names, values, max_size=3)))
    except BadSetup as error:
        assert sentence(error)
    else:
        assert setup.seats in game.seats
        assert all(setup.options[option.name] in option.choices for option in game.options)
        assert game.agree(setup.seats, None, setup.options).options == setup.options


@cache
def a_record(case: Case, seed: int) -> Record:
    """The record of a random game."""
    game = RandomGame(case.setup, seed)
    for _ in game.positions():
        pass
    return game.match.record


def read(text: str) -> None:
    """Read, replay and verify a text; whatever is wrong with it is said by one of our own errors."""
    try:
        record = read_record(text, toys.find)
        assert read_record(record.as_text(), toys.find).as_json() == record.as_json()
        if record.seed is not None:
            assert Match(record).record.moves == record.moves
            verify(record)
    except TianxiaError as error:
        assert sentence(error)


def any_record(game: Game, data: st.DataObject) -> None:
    """A spoilt record is read and replayed, or refused."""
    case = data.draw(st.sampled_from(list(cases_of(game))))
    record = a_record(case, data.draw(st.integers(0, 3)))
    read(data.draw(spoilt_text(record.as_text())))
    read(as_text(data.draw(spoilt_json(record.as_json()))))


def any_edition(game: Game, data: st.DataObject) -> None:
    """A spoilt edition can be played with, or is refused with the file and the line."""
    standard = game.standard_edition()
    if standard is None:
        return
    text = data.draw(spoilt_edition(standard.text) | spoilt_text(standard.text))
    try:
        edition = Edition(text, "copy.toml")
        game.check_edition(edition)
    except BadEdition as error:
        assert re.search(r"^copy\.toml.*\bline \d+", str(error)), str(error)
        assert sentence(error)
        return
    for seats in (game.seats[0], game.seats[-1]):
        try:
            state = game.start(seats, seed=1, edition=edition)
        except BadSetup:
            continue
        playout(state, Quick(1))
        assert state.over


PARSERS: Final[dict[str, Callable[[Game, st.DataObject], None]]] = {
    check.__name__: check for check in (any_words, any_json, any_agreement, any_record, any_edition)
}


def fuzz(game: Game, check: str, beginning: int, count: int) -> None:
    """Have a game's parsers read so much new nonsense."""

    @hypothesis.seed(beginning)
    @settings(
        max_examples=count,
        deadline=None,
        database=None,
        derandomize=False,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def survives(data: st.DataObject) -> None:
        PARSERS[check](game, data)

    survives()
