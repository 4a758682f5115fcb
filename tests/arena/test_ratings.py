"""Ratings: OpenSkill's model, with an interval that says how far they would move with other deals."""

from __future__ import annotations

from math import inf
from random import Random
from statistics import fmean, stdev

import pytest
from openskill.models import PlackettLuce

from tests.arena.played import contest, deal, results
from tianxia.arena import GamePlayed, Results, rate, ratings
from tianxia.arena.ratings import AVERAGE, INTERVAL, outcome, rated


def theirs(games: list[GamePlayed], entrants: int) -> list[tuple[float, float]]:
    """Mean and deviation of everybody as OpenSkill itself rates; who sits twice learns from each seat."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(entrants)]
    for game in games:
        teams = [[model.create_rating([ratings[who].mu, ratings[who].sigma])] for who in game.seating]
        after = model.rate(teams, ranks=[float(place) for place in game.places])
        for who in set(game.seating):
            seats = [seat for seat, other in enumerate(game.seating) if other == who]
            mu, sigma = fmean(after[at][0].mu for at in seats), fmean(after[at][0].sigma for at in seats)
            ratings[who] = model.create_rating([mu, sigma])
    return [(rating.mu, rating.sigma) for rating in ratings]


@pytest.mark.parametrize(("entrants", "seats"), [(3, 2), (5, 4), (2, 4), (5, 5)])
def test_the_formulas_are_openskills(entrants: int, seats: int) -> None:
    random = Random(seats)
    games = []
    for number in range(60):
        scores = [random.randrange(4) for _ in range(seats)]
        places = [1 + sum(other > score for other in scores) for score in scores]
        seating = random.choices(range(entrants), k=seats)
        games.append(GamePlayed(f"x/{number}", seating, scores, places, [], 1, [], []))
    found = rated(PlackettLuce(), [outcome(game) for game in games], entrants)
    for mine, other in zip(found, theirs(games, entrants), strict=True):
        assert mine == pytest.approx(other, abs=1e-9)


def test_ratings_tell_apart_what_differs_and_not_what_does_not() -> None:
    """A and B share the wins between them, C wins against nobody."""
    games = [
        game
        for number in range(30)
        for one, other, wins in ((0, 1, 1), (0, 2, 2), (1, 2, 2))
        for game in deal(number, one, other, wins)
    ]
    first, second, third = rate(results(3, games))
    assert abs(first.value - second.value) < first.error
    assert min(first.value - first.error, second.value - second.error) > third.value + third.error
    assert first.value + second.value + third.value == pytest.approx(3 * AVERAGE)


def met(wins: list[int]) -> Results:
    """A against B, who won so many games of each deal."""
    return results(2, [game for number, won in enumerate(wins) for game in deal(number, 0, 1, won)])


def test_the_same_results_have_the_same_ratings() -> None:
    wins = [2, 1, 0, 1, 1, 2, 2, 1]
    assert rate(met(wins)) == rate(met(wins))


def test_the_interval_is_as_wide_as_ratings_differ_from_contest_to_contest() -> None:
    random = Random(3)
    contests = [met([random.choice([0, 1, 1, 2]) for _ in range(40)]) for _ in range(60)]
    with pytest.MonkeyPatch.context() as patch:
        # How wide it is need not be known for those whose values are compared.
        patch.setattr(ratings, "spread", lambda *_: [inf, inf])
        found = [rate(each)[0] for each in contests]
    real = INTERVAL * stdev(rating.value for rating in found)
    told = fmean(rate(each)[0].error for each in contests[:4])
    assert 0.7 * real < told < 1.5 * real
    assert found[0].error > 2 * real, "the model's own doubt is no interval"


def test_who_won_every_deal_may_yet_lose_the_next() -> None:
    few, many = rate(met([2] * 5))[0], rate(met([2] * 50))[0]
    assert few.error > many.error > 50


def test_games_of_a_shuffle_are_drawn_together() -> None:
    """C and D are as good as A and B: twice as many games of the same shuffles tell hardly more."""
    wins = [2 * (number % 2) for number in range(20)]
    games = [game for number, won in enumerate(wins) for game in deal(number, 0, 1, won)]
    more = [game for number, won in enumerate(wins) for game in deal(number + 20, 0, 1, won)]
    apart = rate(results(2, games + more))[0].error
    for game in more:
        game.deal = f"0-1-again/{int(game.deal.partition('/')[2]) - 20}"
    assert rate(results(2, games + more))[0].error > 1.15 * apart


def test_a_single_deal_has_the_doubt_of_the_model() -> None:
    first, second = rate(met([2]))
    assert first.value > second.value and 700 < first.error < 1000


def test_who_has_not_played_stands_in_the_middle_of_those_who_have() -> None:
    games = [game for number in range(5) for game in deal(number, 0, 1, 2)]
    first, second, absent = rate(results(3, games))
    assert first.value + second.value == pytest.approx(2 * AVERAGE)
    assert (absent.value, absent.error) == (AVERAGE, inf)
    assert [rating.value for rating in rate(Results(contest(2)))] == [AVERAGE, AVERAGE]
