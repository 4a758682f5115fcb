"""What the greedy bot makes of it, and what moves are said to bring."""

from __future__ import annotations

from tests.games.kingdom.table import (
    KINGDOM,
    A,
    B,
    C,
    begin,
    bids,
    display,
    give,
    hold,
    legal,
    new_table,
    play,
)
from tianxia.bots import create
from tianxia.games.kingdom.insight import judge
from tianxia.games.kingdom.state import Kingdom


def greedy(state: Kingdom, seat: int) -> str:
    return KINGDOM.moves.text(create("greedy", seed=1).choose(state.knowledge(seat)))


def effects(state: Kingdom, seat: int) -> dict[str, dict[str, int]]:
    return {move: KINGDOM.effects(state, seat, KINGDOM.moves.parse(move)) for move in legal(state, seat)}


def test_effects_tell_points_and_goals() -> None:
    state = new_table(3)
    display(state, "noble-four", "general")
    give(state, A, general=1)
    state.dragon = C
    begin(state)
    bids(state, "7", "2", "1")
    assert effects(state, C) == {
        "swap general": {"points": 1, "goals": 0},
        "swap noble-four": {"points": 4, "goals": 0},
    }
    play(state, C, "swap noble-four")
    assert effects(state, A) == {"take general": {"points": 1, "goals": 1}, "take dragon": {"points": 2}}


def test_effects_of_a_merchant_put_elsewhere() -> None:
    state = new_table(3)
    display(state, "merchant", "peasant")
    give(state, A, merchant=2, general=1)
    give(state, B, general=2)
    begin(state)
    bids(state, "7", "2", "1")
    play(state, A, "take merchant")
    assert effects(state, A) == {"place general": {"goals": 1}, "place merchant": {"goals": 0}}
    assert effects(state, B) == {}


def test_bids_promise_nothing_at_once() -> None:
    state = new_table(3)
    display(state, "merchant", "peasant")
    begin(state)
    assert set(map(str, effects(state, A).values())) == {"{}"}


def test_it_takes_the_better_card() -> None:
    state = new_table(3)
    display(state, "noble-four", "merchant")
    begin(state)
    bids(state, "7", "2", "1")
    assert greedy(state, A) == "take noble-four"


def test_a_full_hand_is_worth_more_than_an_empty_one() -> None:
    full, empty = new_table(3), new_table(3)
    hold(empty, A, "reset 1")
    for state in (full, empty):
        display(state, "merchant", "merchant")
        begin(state)
    assert judge(full, A) > judge(empty, A) + 1


def test_it_resets_an_empty_hand_rather_than_bid_a_one() -> None:
    state = new_table(3)
    display(state, "merchant", "merchant")
    hold(state, A, "reset 1")
    begin(state)
    assert greedy(state, A) == "bid reset"


def test_it_does_not_reset_a_full_hand() -> None:
    state = new_table(4)
    display(state, "noble-four", "noble-four", "noble-three")
    begin(state)
    assert greedy(state, B) not in ("bid reset", "bid 1")


def test_a_finished_game_is_worth_its_points() -> None:
    state = new_table(2)
    give(state, A, general=3)
    assert state.over
    assert judge(state, A) == state.points(A)


def test_it_beats_chance() -> None:
    own, others = 0, 0
    for seed in range(4):
        state = KINGDOM.start(4, seed=seed)
        players = [create("greedy" if seat == seed else "random", seed=seat) for seat in range(4)]
        while not state.over:
            seat = state.acting[0]
            state.play(seat, players[seat].choose(state.knowledge(seat)))
        own += 3 * state.scores[seed]
        others += sum(state.scores) - state.scores[seed]
    assert own > 1.2 * others
