"""Every promise, on every game, seat count and option. No line here knows a game."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests import toys
from tests.promises.cases import INTERPRETED, SHARE, Case, cases, cases_of
from tests.promises.checks import PROMISES, NothingToCount, facts_found, keep
from tests.promises.elsewhere import same_bytes_elsewhere
from tests.promises.play import TASTES, RandomGame, usual_length
from tianxia.kernel import BrokenGame

if TYPE_CHECKING:
    from tianxia.kernel import Game

CASES: Final = [*cases(), *cases([toys.TOY])]
GAMES: Final = list({case.game.key: case.game for case in CASES}.values())

EFFORT: Final = {
    "the_game_ends": 100_000,
    "nothing_is_lost": 200_000,
    "nothing_leaks": 15_000,
    "choices_stay_secret": 8_000,
}
USUAL_EFFORT: Final = 30_000
"""How many decisions a promise is tried on, all cases together: new games share it and cost no more time.
`make soak` goes on for as long as you like."""

MOST_GAMES: Final = 60
MOST_LEAKS: Final = 25
MOST_TOYS: Final = 10
seeds: Final = st.integers(0, 2**32 - 1)


def weight(case: Case) -> int:
    """A game as it comes counts for more than each of its options, and than the toy."""
    return 1 if "=" in case.name or case.game is toys.TOY else 4


def games_for(promise: str, case: Case) -> int:
    """How many games to play: many short ones, few long ones."""
    share = EFFORT.get(promise, USUAL_EFFORT) // SHARE * weight(case) // sum(map(weight, CASES))
    most = MOST_LEAKS if promise == "nothing_leaks" else MOST_GAMES
    if case.game is toys.TOY:
        most = MOST_TOYS
    fewest = 1 if INTERPRETED or weight(case) == 1 else 2
    return min(max(share // usual_length(case.setup), fewest), most)


def tried() -> list[tuple[str, Case]]:
    """Every promise on every case; in plain Python, options in one promise only, and in the golden traces.

    What is asked after every decision is asked elsewhere, of more cases and other players.
    """
    pairs = product([promise for promise in PROMISES if promise != "every_step_is_sound"], CASES)
    if not INTERPRETED:
        return list(pairs)
    return [
        (promise, case) for promise, case in pairs if "=" not in case.name or promise == "replay_equals_live"
    ]


@pytest.mark.parametrize(("promise", "case"), tried(), ids=str)
def test_promise(promise: str, case: Case) -> None:
    @settings(max_examples=games_for(promise, case), phases=(Phase.generate,))
    @given(seed=seeds, taste=st.sampled_from(TASTES))
    def holds(seed: int, taste: str) -> None:
        keep(promise, case.setup, seed, taste)

    # Marks on paper need no counting, and the check itself makes sure that there is nothing else.
    with suppress(NothingToCount):
        holds()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_fact_sheet_claims_no_more_than_there_is(game: Game) -> None:
    """What a fact sheet claims is found somewhere; above all, that samples do imagine something else."""
    missing = claims_not_found(game)
    assert not missing, f"the fact sheet claims {missing}, and there is nothing of the sort"


def claims_not_found(game: Game, tries: int = 3) -> set[str]:
    """The claims of a fact sheet that no random game bears out."""
    claimed = {name for name in ("chance", "simultaneous", "hidden") if getattr(game.facts, name)}
    for seed, case in product(range(tries), cases_of(game)):
        played = RandomGame(case.setup, seed)
        for state in played.looks():
            claimed -= {name for name, found in facts_found(played, state).items() if found}
            if not claimed:
                return claimed
    return claimed


def test_same_record_gives_the_same_bytes_in_another_process() -> None:
    same_bytes_elsewhere(CASES)


def test_every_kind_of_move_and_event_occurs() -> None:
    """The random games reach what the vocabulary names; a kind that never occurs is dead, or never tried."""
    for game in GAMES:
        kinds = {kind.name for kind in game.moves.kinds}
        events = {event.name for event in game.events}
        for seed, case, taste in product(range(4), cases_of(game), TASTES):
            if not kinds and not events:
                break
            played = RandomGame(case.setup, seed, taste)
            for _ in played.positions():
                pass
            kinds -= {game.moves.kind(move).name for _, move in played.match.record.moves}
            events -= {event.kind for log in played.match.log for event in log}
        assert not kinds, f"{game.title}: no random game made the moves {kinds}"
        assert not events, f"{game.title}: no random game told the events {events}"


# ---- Each check can fail -------------------------------------------------------------------------


def twins(*promises: str) -> list[toys.Twin]:
    return [twin for twin in toys.TWINS if twin.promise in promises]


@pytest.mark.parametrize("twin", twins(*PROMISES), ids=str)
def test_a_broken_promise_is_noticed(twin: toys.Twin) -> None:
    with pytest.raises((AssertionError, ValueError, BrokenGame), match=twin.complaint) as caught:
        for seed, case in product(range(3), cases_of(twin.game)):
            keep(twin.promise, case.setup, seed, "any")
    assert any(twin.promise in note for note in caught.value.__notes__)


def test_a_fact_sheet_that_claims_too_much_is_noticed() -> None:
    [omniscient] = twins("facts_are_found")
    assert claims_not_found(omniscient.game) == {omniscient.complaint}


def test_a_game_that_depends_on_its_process_is_noticed() -> None:
    [hashed] = twins("same_bytes_elsewhere")
    with pytest.raises(AssertionError, match=hashed.complaint):
        same_bytes_elsewhere(cases([hashed.game]))
