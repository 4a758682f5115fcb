"""After every decision of random, greedy and searching players: every two options, extreme editions."""

from __future__ import annotations

import faulthandler
from itertools import cycle
from typing import TYPE_CHECKING, Final
from zlib import crc32

import pytest

import tianxia
from tests import toys
from tests.promises.cases import INTERPRETED, Case, all_cases_of, covering_cases, earlier_rules, factors
from tests.promises.checks import PROMISES, NothingToCount, keep
from tests.promises.editions import EXTREMES, changed, extreme_editions
from tests.promises.play import PLAYERS, RandomGame
from tianxia.bots import GreedyBot, SearchBot
from tianxia.kernel import BadEdition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tianxia.kernel import Game

GAMES: Final = [*tianxia.catalogue(), toys.TOY]

STANDS_STILL: Final = 600
"""Seconds after which a test that stands still ends its process: a compiled loop cannot be stopped."""


@pytest.fixture(autouse=True)
def watchdog() -> Iterator[None]:
    """A rule that loops for ever ends the process and names the test, instead of waiting with it."""
    faulthandler.dump_traceback_later(STANDS_STILL, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


def paired() -> list[tuple[str, Case]]:
    """Every pair of choices of every game, with every player; in plain Python, some of them at random."""
    cases = [case for game in GAMES for case in covering_cases(game)]
    if INTERPRETED:
        return [("random", case) for case in cases[::6]]
    return [(player, case) for case in cases for player in PLAYERS]


def extreme() -> list[tuple[str, Case]]:
    """Every extreme edition with every number of seats and every player, the options taking turns."""
    found = []
    for game in GAMES:
        for name in extreme_editions(game):
            cases = covering_cases(game, name)
            found += [next(case for case in cases if case.setup.seats == seats) for seats in game.seats]
    if INTERPRETED:
        return [("random", case) for case in found[::6]]
    return [(player, case) for case in found for player in PLAYERS]


def earlier() -> list[tuple[str, Case]]:
    """Every earlier version of the rules with every pair of choices: such games are still played on."""
    cases = [c for game in GAMES for rules in earlier_rules(game) for c in covering_cases(game, rules=rules)]
    return [(player, case) for case in cases for player in PLAYERS] if not INTERPRETED else []


def promised() -> list[tuple[str, Case]]:
    """Every promise on every extreme edition, its cases taking turns."""
    found = []
    for game in GAMES:
        for name in extreme_editions(game):
            turns = cycle(covering_cases(game, name))
            found += [(promise, next(turns)) for promise in PROMISES]
    return found[::30] if INTERPRETED else found


@pytest.mark.parametrize(("player", "case"), [*paired(), *extreme(), *earlier()], ids=str)
def test_every_decision_leaves_a_sound_table(player: str, case: Case) -> None:
    seed = crc32(str(case).encode())
    tastes = PLAYERS[player]
    keep("every_step_is_sound", case.setup, seed, tastes[seed % len(tastes)])


@pytest.mark.parametrize(("promise", "case"), promised(), ids=str)
def test_promises_hold_with_extreme_editions(promise: str, case: Case) -> None:
    seed = crc32(f"{promise} {case}".encode())
    keep(promise, case.setup, seed, PLAYERS["random"][seed % 4])


# ---- What they are tried on is what there is -----------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_two_choices_meet(game: Game) -> None:
    def pairs(cases: list[Case]) -> set[frozenset[tuple[str, object]]]:
        return {frozenset((one, other)) for case in cases for one in factors(case) for other in factors(case)}

    every = list(all_cases_of(game))
    assert pairs(covering_cases(game)) == pairs(every)
    assert len({case.name for case in every}) == len(every), "two cases have one name"


def test_every_game_with_tables_has_extreme_editions() -> None:
    for game in tianxia.catalogue():
        standard = game.standard_edition()
        if standard is None:
            continue
        assert len(extreme_editions(game)) >= 3, f"{game.title} has no extreme editions"
        unchanged = changed(standard, "unchanged", {})
        assert {**unchanged.data, "edition": standard.name} == standard.data
        for name, edition in extreme_editions(game).items():
            assert edition.digest != standard.digest, f"{name} of {game.title} changes nothing"
    assert set(EXTREMES) <= {game.key for game in tianxia.catalogue()}


def test_an_extreme_edition_is_checked_like_any_other() -> None:
    china = tianxia.game("china")
    standard = china.standard_edition()
    assert standard is not None
    with pytest.raises(BadEdition, match=r"turn\.display must be a whole number from 1 to 8, not 9"):
        china.check_edition(changed(standard, "wide", {"turn.display": 9}))
    with pytest.raises(AssertionError, match=r"there is no turn\.cards"):
        changed(standard, "lost", {"turn.cards": 9})


def test_bots_play_as_they_are_called() -> None:
    setup = toys.TOY.agree(2)
    players = {taste: RandomGame(setup, 1, taste).bot for tastes in PLAYERS.values() for taste in tastes}
    assert isinstance(players["greedy"], GreedyBot) and players["any"] is None
    plain, usual = players["plain search"], players["search"]
    assert isinstance(plain, SearchBot) and plain.manner == "plain"
    assert isinstance(usual, SearchBot) and usual.manner == ""


def test_a_game_is_played_again_as_it_was() -> None:
    game = RandomGame(toys.TOY.agree(3), 5, "greedy")
    for _ in game.positions():
        pass
    again = RandomGame(game.setup, 5, "greedy", list(game.match.record.moves))
    for _ in again.positions():
        pass
    assert again.match.record.moves == game.match.record.moves and again.state.digest() == game.state.digest()
    assert again.decisions == game.decisions


def test_a_game_without_pieces_needs_no_counting() -> None:
    case = covering_cases(tianxia.game("tictactoe"))[0]
    keep("every_step_is_sound", case.setup, 1, "any")
    with pytest.raises(NothingToCount):
        keep("nothing_is_lost", case.setup, 1, "any")
