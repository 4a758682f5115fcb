"""The review of a game, worked out with pencil and paper where a game is small enough."""

from __future__ import annotations

from typing import cast

import pytest

import tianxia
from tianxia.bots import SearchBot
from tianxia.bots.advice import Advice
from tianxia.kernel import Knowledge, new_match
from tianxia.study import Choice, Decision, balances, costly, decisions_of, examine
from tianxia.study.review import carried_over


def decision(number: int, seat: int, made: float, best: float, tried: int = 10_000) -> Decision:
    choices = (Choice(7, best, 10.0, tried), Choice(8, made, 9.0, tried))
    return Decision(number, seat, 8, choices, (best, 1.0 - best))


def test_luck_and_choice_add_up_to_the_result() -> None:
    seen = [decision(0, 0, 0.5, 0.5), decision(1, 1, 0.2, 0.6), decision(2, 0, 0.6, 0.9)]
    first, second = balances(seen, [1.0, 0.0])
    assert first is not None and second is not None
    assert (first.first, first.result) == (0.5, 1.0)
    assert first.choice == pytest.approx(-0.3) and first.luck == pytest.approx(0.8)
    assert second.choice == pytest.approx(-0.4) and second.luck == pytest.approx(-0.2)


def test_who_never_had_a_choice_has_no_balance() -> None:
    assert balances([decision(0, 0, 0.5, 0.5)], [1.0, 0.0])[1] is None


def test_costly_moves_are_those_beyond_the_error_in_the_order_of_the_game() -> None:
    seen = [decision(n, 0, 0.5 - n / 100, 0.5) for n in (1, 9, 3, 30)] + [decision(5, 0, 0.1, 0.5, tried=4)]
    assert [found.number for found in costly(seen, most=2)] == [9, 30]
    assert 5 not in [found.number for found in costly(seen)], "too few simulations to tell"


def test_a_forced_move_is_no_decision() -> None:
    state = new_match(tianxia.game("tictactoe").agree(2), "x").state
    for seat, cell in ((0, 0), (1, 1), (0, 2), (1, 4), (0, 3), (1, 5), (0, 7), (1, 6)):
        state.play(seat, cell)
    assert examine(state.knowledge(0), SearchBot(), 8, 8).choices == ()


class Scripted:
    """Stands for a search that has found out what it is told; sixty games it plays on come out as told."""

    def __init__(self, *found: Advice, come: dict[int, tuple[float, float]] | None = None) -> None:
        self.found = list(found)
        self.come = {} if come is None else come

    def advise(self, knowledge: Knowledge, only: int = -1) -> list[Advice]:
        return [Advice(0, only, 1000, [0.2, 0.8], 7.0)] if only >= 0 else self.found

    def glance(self, knowledge: Knowledge, move: int) -> list[Advice]:
        return [Advice(0, move, 100, [0.3, 0.7], 8.0)]

    def foretell(self, knowledge: Knowledge, move: int) -> Advice | None:
        if move not in self.come:
            return None
        share, points = self.come[move]
        return Advice(0, move, 60, [share, 1.0 - share], points)


def test_what_a_search_hardly_tried_is_looked_at_for_a_hint_and_not_spoken_of_in_a_review() -> None:
    found = (
        Advice(0, 4, 900, [0.6, 0.4], 10.0),
        Advice(0, 0, 80, [0.5, 0.5], 9.0),
        Advice(0, 2, 12, [0.61, 0.39], 11.0),
        Advice(0, 6, 8, [1.0, 0.0], 20.0),
    )
    bot = cast("SearchBot", Scripted(*found))
    knowledge = new_match(tianxia.game("tictactoe").agree(2), "x").state.knowledge(0)
    hint = examine(knowledge, bot)
    assert [one.move for one in hint.choices] == [4, 2, 0, 6]
    assert [one.share for one in hint.choices] == pytest.approx([0.6, 0.6, 0.5, 0.3])
    assert [one.points for one in hint.choices] == [10.0, 11.0, 9.0, 8.0]
    assert [one.move for one in examine(knowledge, bot, 0, 4).choices] == [4, 2, 0]
    blunder = examine(knowledge, bot, 0, 6)
    assert (blunder.made.move, blunder.made.points, blunder.made.tried) == (6, 7.0, 1000)
    assert blunder.made.share == pytest.approx(0.2) and blunder.cost == pytest.approx(0.4)


THOUGHT = (Advice(0, 4, 900, [0.6, 0.4], 10.0), Advice(0, 0, 80, [0.3, 0.7], 8.0))


@pytest.mark.parametrize(("share", "told"), [(0.6, 0.6), (1.0, 0.9), (0.2, 0.3), (0.0, 0.15)])
def test_shares_and_points_are_what_games_come_to_that_are_played_on(share: float, told: float) -> None:
    """Sixty games, and a search that counts as twenty; other moves keep their part of the best one's."""
    knowledge = new_match(tianxia.game("tictactoe").agree(2), "x").state.knowledge(0)
    review = examine(knowledge, cast("SearchBot", Scripted(*THOUGHT, come={4: (share, 50.0)})), 0, 4)
    assert [one.share for one in review.choices] == pytest.approx([told, told / 2])
    assert [one.points for one in review.choices] == [50.0, 49.0], "half as far apart as a search finds them"
    assert review.shares == pytest.approx((told, 1.0 - told))


@pytest.mark.parametrize(("other", "told"), [((0.1, 40.0), 0.15), ((0.5, 44.0), 0.45), ((1.0, 60.0), 0.6)])
def test_a_hint_plays_on_from_other_moves_as_well(other: tuple[float, float], told: float) -> None:
    """None is told to win more often than the move a search would make, though it may score more."""
    knowledge = new_match(tianxia.game("tictactoe").agree(2), "x").state.knowledge(0)
    hint = examine(knowledge, cast("SearchBot", Scripted(*THOUGHT, come={4: (0.6, 50.0), 0: other})))
    assert [one.move for one in hint.choices] == [4, 0]
    assert [one.share for one in hint.choices] == pytest.approx([0.6, told])
    assert [one.points for one in hint.choices] == [50.0, other[1]]


def test_where_a_search_never_won_all_moves_are_as_good() -> None:
    found = (Advice(0, 4, 900, [0.0, 1.0], 10.0), Advice(0, 0, 80, [0.0, 1.0], 9.0))
    knowledge = new_match(tianxia.game("tictactoe").agree(2), "x").state.knowledge(0)
    hint = examine(knowledge, cast("SearchBot", Scripted(*found, come={4: (0.2, 50.0)})))
    assert [one.share for one in hint.choices] == pytest.approx([0.15, 0.15])


def test_a_blunder_is_found() -> None:
    match = new_match(tianxia.game("tictactoe").agree(2), "x")
    for seat, cell in ((0, 0), (1, 4), (0, 8), (1, 2), (0, 6)):  # the corner loses, every edge draws
        match.play(seat, cell)
    blunder = list(decisions_of(match.record, SearchBot(seed=1, simulations=2000)))[3]
    assert blunder.best.move in (1, 3, 5, 7) and blunder.made.share < 0.2 and blunder.cost > 0.25


@pytest.mark.parametrize(("own", "rival", "least", "most"), [(200, 0, 0.9, 1.0), (0, 200, 0.0, 0.1)])
def test_alone_a_win_is_to_beat_whom_the_rules_play(own: int, rival: int, least: float, most: float) -> None:
    state = tianxia.game("gugong").start(1, seed="x", level="easy")
    human, meng = state.players  # type: ignore[attr-defined]
    human.points, meng.points = own, rival
    human.slot, human.envoy, state.arrived = 0, 8, 1  # type: ignore[attr-defined]
    bot = SearchBot(seed=1, simulations=40, manner="policy=2 ahead=4")
    advice = bot.advise(state.knowledge(0))
    assert all(least <= found.share <= most for found in advice)
    assert all(found.rival is not None and (found.points > found.rival) == (own > rival) for found in advice)


def test_a_hint_against_whom_the_rules_play_tells_moves_apart() -> None:
    """A search that plays on at random never reaches the palace: it saw no win and a point or none."""
    state = tianxia.game("gugong").start(1, seed="x", level="easy")
    hint = examine(state.knowledge(0), SearchBot(seed=1, simulations=300))
    shares = [one.share for one in hint.choices]
    assert 0.0 < shares[0] < 1.0 and len(set(shares)) > 1
    assert hint.shares == pytest.approx((shares[0],)), "what is left of the win is the opponent's"
    assert all(one.points > 20 and one.rival is not None and one.rival > 20 for one in hint.choices)


def test_points_of_whom_the_rules_play_are_told_as_those_of_the_maker() -> None:
    found = (Advice(0, 4, 900, [0.6], 10.0, 20.0), Advice(0, 0, 80, [0.3], 8.0, 24.0))
    knowledge = new_match(tianxia.game("tictactoe").agree(2), "x").state.knowledge(0)
    thought = examine(knowledge, cast("SearchBot", Scripted(*found)), 0, 4)
    assert [(one.points, one.rival) for one in thought.choices] == [(10.0, 20.0), (8.0, 24.0)]
    told = carried_over(found[1], found[0], Advice(0, 4, 60, [0.5], 50.0, 60.0))
    assert (told.points, told.rival) == (49.0, 62.0), "half as far apart as a search finds them"
