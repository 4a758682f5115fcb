"""The state: what anybody may ask of a position, and what it answers to nonsense."""

from __future__ import annotations

import pytest

import tianxia
from tests.toys import KEEP, TOY, Table
from tianxia.kernel import BadSetup, IllegalMove, Message, Option, Quick, Refusal, UnknownMove, playout
from tianxia.kernel.packed import i64, insert_sorted, vec, without
from tianxia.kernel.rewards import leads, rewards
from tianxia.kernel.state import turn_order


@pytest.mark.parametrize("seat", [-2, -1, 2, 9])
@pytest.mark.parametrize("played", [0, 1])
def test_nobody_sits_there(seat: int, played: int) -> None:
    state = tianxia.game("tictactoe").start(seed=1)
    for _ in range(played):
        state.play(0, state.legal(0)[0])
    before = state.digest()
    why = state.why_not(seat, 0)
    assert why is not None and why.key == "no-such-seat" and why.values == {"seats": 2}
    for ask in (state.legal, lambda who: state.play(who, 5)):
        with pytest.raises(IllegalMove, match=f"There is no seat {seat}; seats are numbered from 0 to 1"):
            ask(seat)
    assert state.digest() == before


def test_a_refusal_has_a_reason_a_rule_and_the_way_out() -> None:
    state = tianxia.game("leduc").start(seed=1)
    with pytest.raises(IllegalMove) as caught:
        state.play(0, 0)
    assert caught.value.refusal.as_json() == {"key": "nothing-to-fold", "values": {}, "rule": "3"}
    assert str(caught.value) == "A may not “fold” (nothing-to-fold, rule 3). Legal now: call, raise."


def test_a_move_outside_the_vocabulary() -> None:
    state = tianxia.game("leduc").start(seed=1)
    for ask in (state.play, state.why_not):
        with pytest.raises(UnknownMove, match="There is no move number 3"):
            ask(0, 3)


def test_after_the_end_nothing_is_asked() -> None:
    state = tianxia.game("tictactoe").start(seed=1)
    playout(state, Quick(1))
    assert state.over and state.acting == [] and state.legal(0) == state.legal(1) == []
    view = state.view(0)
    assert view["prompt"] is None and view["moves"] == [] and view["ranking"] == state.ranking
    with pytest.raises(IllegalMove, match="game-over"):
        state.play(0, 0)


def test_refused_answers_travel_in_the_view_with_the_reason() -> None:
    state = TOY.start(2, seed=1)
    state.play(0, 3)
    state.play(1, 0)
    view = state.view(0)
    moves, refused = view["moves"], view["refused"]
    assert isinstance(moves, list) and isinstance(refused, list)
    assert [card["text"] for card in moves] == ["bid 1", "bid 2", "bid 3"]
    assert [(card["text"], card["why"]["key"]) for card in refused] == [("bid 4", "card-spent")]
    assert state.view(None)["moves"] == []


def test_equals_share_a_place_and_the_win() -> None:
    state = TOY.start(4, seed=1)
    state.won = [[3], [5], [5], []]  # type: ignore[attr-defined]
    assert state.scores == [3, 5, 5, 0]
    assert state.ranking == [3, 1, 1, 4]
    assert state.rewards == [0.0, 0.5, 0.5, 0.0]


def test_a_start_needs_nothing_but_a_game() -> None:
    game = tianxia.game("leduc")
    assert {game.start().digest() for _ in range(3)} != {game.start(seed=1).digest()}
    assert game.start(seed=1).digest() == game.start(2, "1").digest()
    assert game.start().events is None


@pytest.mark.parametrize(
    ("bar", "ranking", "rewards"),
    [
        (-1, [1, 2, 3], [1.0, 0.0, 0.0]),
        (6, [1, 3, 4], [1.0, 0.0, 0.0]),
        (7, [1, 3, 4], [0.5, 0.0, 0.0]),
        (8, [2, 3, 4], [0.0, 0.0, 0.0]),
    ],
)
def test_what_is_to_be_beaten(bar: int, ranking: list[int], rewards: list[float]) -> None:
    """An opponent without a seat, or a goal, takes a place and perhaps the win."""

    class Goal(Table):
        def to_beat(self) -> i64:
            return i64(bar)

    state = Goal(TOY.agree(3), Quick(1))
    state.won = [[7], [3], [1]]
    assert state.ranking == ranking and state.rewards == rewards


def test_an_opponent_whom_the_rules_play_stands_in_the_view_with_its_points_and_place() -> None:
    class Opposed(Table):
        over_now = False

        @property
        def over(self) -> bool:
            return self.over_now

        def automaton_points(self) -> i64 | None:
            return i64(5)

        def to_beat(self) -> i64:
            return i64(5)

    state = Opposed(TOY.agree(3), Quick(1))
    state.won = [[7], [3], [1]]
    assert state.view(None)["automaton"] == {"points": 5, "place": None}
    state.over_now = True
    assert state.view(0)["automaton"] == {"points": 5, "place": 2}
    assert state.ranking == [1, 3, 4]
    assert rewards(state, "lead") == [2.0, -4.0, -6.0]
    assert "automaton" not in TOY.start(3, seed=1).view(None)


@pytest.mark.parametrize(
    ("scores", "rival", "ahead"),
    [
        ([47.0], None, [47.0]),
        ([47.0], 70.0, [-23.0]),
        ([70.0], 47.0, [23.0]),
        ([5.0, 5.0], 5.0, [0.0, 0.0]),
        ([9.0, 4.0], 6.0, [3.0, -5.0]),
        ([9.0, 4.0], None, [5.0, -5.0]),
    ],
)
def test_a_lead_is_over_everybody_the_automaton_among_them(
    scores: list[float], rival: float | None, ahead: list[float]
) -> None:
    assert leads(scores, rival) == ahead


def test_playout_counts_decisions() -> None:
    assert playout(tianxia.game("leduc").start(seed=4), Quick(1)) in range(2, 9)


@pytest.mark.parametrize(
    ("given", "chosen"),
    [(True, True), ("yes", True), ("ON", True), (1, True), (False, False), ("no", False), (0, False)],
)
def test_a_yes_or_no_option(given: object, chosen: bool) -> None:
    assert Option("gifts", False).check(given) is chosen


@pytest.mark.parametrize("given", ["perhaps", None, 2, "", []])
def test_neither_yes_nor_no(given: object) -> None:
    with pytest.raises(BadSetup, match=r"Option “gifts” cannot be “.*”; choose one of: no, yes\."):
        Option("gifts", False).check(given)


def test_an_option_with_several_choices() -> None:
    option = Option("board", "east", ("east", "west"))
    assert option.check(" West ") == "west"
    with pytest.raises(BadSetup, match="choose one of: east, west"):
        option.check("north")


def test_messages_are_plain_data() -> None:
    assert Message("ask-bid", {"prize": 3}).as_json() == {"key": "ask-bid", "values": {"prize": 3}}
    assert Refusal("no").as_json() == {"key": "no", "values": {}, "rule": ""}


def test_turn_order_keeps_equals_in_order() -> None:
    assert list(turn_order(vec[i64]([3, 7, 7, 1]))) == [1, 2, 0, 3]
    assert list(turn_order(vec[i64]([]))) == []


def test_sorted_arrays() -> None:
    items = vec[i64]([1, 4, 4, 9])
    assert list(insert_sorted(items, 5)) == [1, 4, 4, 5, 9]
    assert list(insert_sorted(items, 0)) == [0, 1, 4, 4, 9]
    assert list(insert_sorted(items, 9)) == [1, 4, 4, 9, 9]
    assert list(insert_sorted(vec[i64]([]), 2)) == [2]
    assert list(without(items, 4)) == [1, 4, 9]
    assert list(without(items, 5)) == [1, 4, 4, 9]
    assert list(items) == [1, 4, 4, 9]


def test_the_toy_refuses_what_is_not_asked() -> None:
    state = TOY.start(2, seed=1)
    why = state.why_not(0, KEEP)
    assert why is not None and why.key == "bid-first"
