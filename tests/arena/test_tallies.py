"""What games add up to: errors that know which games are independent, and that nothing is certain."""

from __future__ import annotations

from math import inf, isclose
from random import Random
from statistics import fmean

import pytest

from tests.arena.played import deal, results
from tianxia.arena.tallies import mean, seat_shares, share, student, tally


def test_the_interval_is_students() -> None:
    found = mean([[0.0], [1.0], [1.0], [1.0]])
    assert found.value == 0.75
    assert found.error == pytest.approx(3.182 * 0.5 / 2)
    assert mean([[1.0]]).error == inf


def test_student_goes_on_where_the_table_ends() -> None:
    reaches = [student(freedom) for freedom in range(1, 2000)]
    assert reaches == sorted(reaches, reverse=True)
    assert (student(40), student(100)) == pytest.approx((2.021, 1.984), abs=0.002)


def test_deals_of_a_shuffle_count_as_one_where_errors_are_concerned() -> None:
    apart = mean([[0.0], [0.0], [0.0], [1.0], [1.0], [1.0]])
    together = mean([[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]])
    assert apart.value == together.value == 0.5
    assert together.error == mean([[0.0], [1.0]]).error > 10 * apart.error


def test_luck_that_cancels_within_a_shuffle_leaves_no_error() -> None:
    assert mean([[0.0, 1.0], [1.0, 0.0], [0.5, 0.5]]).error == pytest.approx(0)


def test_a_shuffle_that_is_not_finished_counts_by_its_deals() -> None:
    found = mean([[1.0, 0.0, 1.0], [0.0, 1.0, 1.0], [0.0]])
    assert found.value == pytest.approx(4 / 7), "every deal counts the same"
    off = [2 - 3 * 4 / 7, 2 - 3 * 4 / 7, 0 - 4 / 7]
    assert found.error == pytest.approx(4.303 * (sum(each * each for each in off) * 3 / 2) ** 0.5 / 7)


@pytest.mark.parametrize(("value", "shuffles"), [(1.0, 2), (1.0, 10), (0.0, 10), (0.5, 10), (1.0, 100)])
def test_deals_that_came_out_alike_are_no_certainty(value: float, shuffles: int) -> None:
    found = share([[value]] * shuffles)
    assert found.value == value
    # Were so many deals otherwise, none of these would be only one time in twenty.
    otherwise = found.error / max(value, 1 - value)
    assert (1 - otherwise) ** shuffles == pytest.approx(0.05)


def test_thirds_that_came_out_alike_are_alike() -> None:
    assert share([[1 / 3, 1 / 3, 0.0]] * 7).error == pytest.approx(7 / 9 * (1 - 0.05 ** (1 / 7)))


def test_the_error_of_a_share_is_at_most_what_a_share_can_be_off() -> None:
    assert mean([[0.0], [0.25]]).error > 1
    assert share([[0.0], [0.25]]).error == 0.875
    assert share([[1.0], [0.25]]).error == 0.625
    assert share([[1.0]]).error == inf, "a single deal tells nothing"


def test_an_ordinary_share_has_students_interval() -> None:
    values = [[0.0], [0.5], [1.0], [0.5], [0.5], [1.0], [1.0], [0.0], [0.5]]
    assert share(values) == mean(values)


@pytest.mark.parametrize(("chance", "deals"), [(0.5, 10), (0.9, 5), (0.95, 20), (0.8, 40)])
def test_the_interval_of_a_share_holds_what_it_promises(chance: float, deals: int) -> None:
    """Three lineups meet in each shuffle, and its luck decides for all of them."""
    random = Random(1)
    held = 0
    for _ in range(400):
        found = share([[float(random.random() < chance)] * 3 for _ in range(deals)])
        held += found.low <= chance <= found.high
    assert held / 400 > 0.88


def test_the_lineups_of_a_deal_are_taken_together() -> None:
    """A meets B and C: whoever gets the good shuffle wins against both."""
    games = [
        played
        for number in range(6)
        for other in (1, 2)
        for played in deal(number, 0, other, 2 * (number % 2))
    ]
    found = tally(results(3, games), 0)
    once = tally(
        results(2, [played for number in range(6) for played in deal(number, 0, 1, 2 * (number % 2))]), 0
    )
    assert found.share == once.share, "a second lineup in the same shuffles adds nothing that is independent"
    assert found.games == 2 * once.games == 24


def test_seats_are_compared_over_shuffles_too() -> None:
    games = [played for number in range(4) for other in (1, 2) for played in deal(number, 0, other, 1)]
    first, second = seat_shares(results(3, games))
    assert (first.value, second.value) == (1.0, 0.0), "whoever sat first won"
    assert isclose(first.error, second.error) and isclose(first.error, 1 - 0.05 ** (1 / 4))


def test_who_has_not_played_has_nothing_to_tell() -> None:
    found = tally(results(3, deal(0, 0, 1, 1)), 2)
    assert (found.games, found.share.error, found.scores) == (0, inf, [])


def test_places_and_points_are_those_of_all_games() -> None:
    games = [*deal(0, 0, 1, 2), *deal(1, 0, 1, 1), *deal(2, 0, 1, 2)]
    found = tally(results(2, games), 0)
    assert found.places == [5, 1]
    assert found.points.value == fmean(found.scores) == pytest.approx(5 / 6)
    assert found.lead.value == pytest.approx(4 / 6)
