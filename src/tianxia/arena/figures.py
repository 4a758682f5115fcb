"""A game in figures: many games of bots among equals, and what they tell about the game itself."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections import Counter
from dataclasses import dataclass
from hashlib import sha256
from math import ceil, inf, log10, sqrt
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any, Final

import msgspec

import tianxia
from tianxia.arena.contest import setup_of, told_setup
from tianxia.arena.entrants import Entrant
from tianxia.arena.tallies import NORMAL
from tianxia.kernel import Quick, playout
from tianxia.kernel import state as engine

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from tianxia.kernel import Game, Setup

STAGES: Final = 10
"""A game's course is told in so many parts of equal length."""

TIMED: Final = 200
"""So many random games are played against the clock, and for so many seconds at most."""
PATIENCE: Final = 5.0

GREEDY_PART: Final = 2
SEARCH_PART: Final = 10
"""Greedy play costs more than random play, and search far more: so many times fewer games are played."""


class Course(msgspec.Struct):
    """One game as it went: how it ended, and how many moves there were to choose from."""

    seats: int
    bot: str
    number: int
    scores: list[int]
    shares: list[float]
    """Each seat's share of the win."""
    widths: list[int]
    """The number of legal moves at each decision."""


@dataclass(frozen=True)
class Field:
    """Bots of one kind, and how many games they play among themselves with each number of players."""

    entrant: Entrant
    games: int


def fields(games: int, simulations: int) -> tuple[Field, ...]:
    """Random, greedy and search: many games, half as many, and a tenth."""
    return (
        Field(Entrant("random", "random"), games),
        Field(Entrant("greedy", "greedy"), max(1, games // GREEDY_PART)),
        # Plain, so that what was learnt of a game does not change what is said of it.
        Field(Entrant("search", "search", simulations, manner="plain"), max(1, games // SEARCH_PART)),
    )


@dataclass(frozen=True)
class Survey:
    """What is played to describe a game. The same seed plays the same games, on however many cores."""

    setups: tuple[Setup, ...]
    """The game as agreed, once for each number of players."""
    fields: tuple[Field, ...]
    seed: int = 0

    @property
    def game(self) -> Game:
        """The game that is described."""
        return self.setups[0].game

    def schedule(self) -> list[tuple[int, int, int]]:
        """Every game to be played: which setup, which bots, and its number; the longest ones first."""
        return [
            (setup, field, number)
            for field in reversed(range(len(self.fields)))
            for setup in reversed(range(len(self.setups)))
            for number in range(self.fields[field].games)
        ]

    def as_json(self) -> dict[str, Any]:
        """The survey as plain data for another process."""
        return {
            "setups": [told_setup(setup) for setup in self.setups],
            "fields": [[field.entrant.as_json(), field.games] for field in self.fields],
            "seed": self.seed,
        }


def from_json(data: dict[str, Any]) -> Survey:
    """The survey of `as_json`, in another process."""
    setups = tuple(setup_of(told) for told in data["setups"])
    made = tuple(Field(Entrant(**entrant), games) for entrant, games in data["fields"])
    return Survey(setups, made, data["seed"])


def play_one(survey: Survey, setup: int, field: int, number: int) -> Course:
    """One game, with a bot of the same kind in every seat; every kind of bot is dealt the same games."""
    agreed, entrant = survey.setups[setup], survey.fields[field].entrant
    label = f"figures {survey.seed} seats {agreed.seats} game {number}"
    state = agreed.game.lay_out(agreed, label, listening=False)
    bots = [entrant.create(number_of(f"{label} {entrant.name} {seat}")) for seat in range(agreed.seats)]
    widths: list[int] = []
    while not state.over:
        seat = int(state.actor())
        knowledge = state.knowledge(seat)
        widths.append(len(knowledge.legal))
        state.play(seat, bots[seat].choose(knowledge))
    return Course(agreed.seats, entrant.name, number, state.scores, state.rewards, widths)


def number_of(text: str) -> int:
    """A number that depends on a text and on nothing else."""
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big")


def carry_out(work: tuple[dict[str, Any], int, int, int]) -> Course:
    """Play one game, told in plain data, in whatever process."""
    data, setup, field, number = work
    return play_one(from_json(data), setup, field, number)


def play_all(
    survey: Survey, jobs: int = 0, progress: Callable[[int, int], None] | None = None
) -> list[Course]:
    """Play everything, on this machine's cores, and put it into the order of the schedule."""
    schedule = survey.schedule()
    jobs = min(jobs or os.cpu_count() or 1, len(schedule))
    tell = progress or (lambda *_: None)
    tell(0, len(schedule))
    played: list[Course] = []
    for course in played_by(survey, schedule, jobs):
        played.append(course)
        tell(len(played), len(schedule))
    return sorted(played, key=lambda course: (course.seats, course.bot, course.number))


def played_by(survey: Survey, schedule: list[tuple[int, int, int]], jobs: int) -> Iterator[Course]:
    """The games as they are finished."""
    if jobs == 1:
        yield from (play_one(survey, *work) for work in schedule)
        return
    data = survey.as_json()
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(carry_out, [(data, *work) for work in schedule])


# ---- What the games add up to -------------------------------------------------------------------


class Decisions(msgspec.Struct):
    """How many decisions a game has."""

    mean: float
    deviation: float
    shortest: int
    longest: int


class Branching(msgspec.Struct):
    """How many legal moves there are at a decision."""

    mean: float
    median: int
    most_of_them: int
    """Nineteen decisions of twenty have no more."""
    most: int
    forced: float
    """The share of decisions with a single legal move."""
    counts: dict[int, int]
    """How many decisions had so many legal moves."""
    course: list[float]
    """The mean in each tenth of a game."""
    tree: float
    """The mean of the decimal logarithm of the product over a game: the tree has about so many digits."""


class Scores(msgspec.Struct):
    """What seats score."""

    mean: float
    deviation: float
    lowest: int
    highest: int
    counts: dict[int, int]
    """How many seats scored so much."""


class Share(msgspec.Struct):
    """A share of all games, and its 95 % interval."""

    value: float
    low: float
    high: float


class Among(msgspec.Struct):
    """Everything measured where bots of one kind played among themselves."""

    games: int
    decisions: Decisions
    branching: Branching
    scores: Scores
    wins: list[Share]
    """What each seat won."""
    shared: float
    """The share of games with more than one winner."""
    unwon: float
    """The share of games that nobody won."""


class Pace(msgspec.Struct):
    """How long a random game takes on one core; the one thing no seed can repeat."""

    milliseconds: float
    decisions_a_second: float


class Figures(msgspec.Struct):
    """A game in figures."""

    survey: Survey
    among: dict[int, dict[str, Among]]
    """By the number of players and the bots' name."""
    paces: dict[int, Pace]
    compiled: bool

    @property
    def game(self) -> Game:
        """The game that is described."""
        return self.survey.game

    def as_json(self) -> dict[str, Any]:
        """All of it as plain data."""
        game, facts = self.game, self.game.facts
        return {
            "tianxia": tianxia.__version__,
            "game": game.key,
            "title": game.title,
            "rules_version": game.rules_version,
            "edition": self.survey.setups[0].edition_name,
            "options": self.survey.setups[0].options,
            "seed": self.survey.seed,
            "facts": {
                "hidden": facts.hidden,
                "simultaneous": facts.simultaneous,
                "chance": facts.chance,
                "always_won": facts.always_won,
                "longest": facts.longest,
                "distinct_moves": game.moves.size,
                "observation": {str(setup.seats): int(setup.width()) for setup in self.survey.setups},
            },
            "bots": {
                field.entrant.name: {"simulations": field.entrant.simulations} for field in self.survey.fields
            },
            "seats": {
                str(seats): {
                    name: msgspec.to_builtins(among, str_keys=True) for name, among in by_bot.items()
                }
                for seats, by_bot in self.among.items()
            },
            "random_play_on_one_core": {
                "compiled": self.compiled,
                **{str(seats): msgspec.to_builtins(pace) for seats, pace in self.paces.items()},
            },
        }


def plain(found: Any) -> Any:
    """Something measured as plain data, to six digits after the point."""
    return rounded(msgspec.to_builtins(found, str_keys=True))


def rounded(data: Any) -> Any:
    """Plain data with its fractions rounded."""
    if isinstance(data, dict):
        return {key: rounded(value) for key, value in data.items()}
    if isinstance(data, list):
        return [rounded(value) for value in data]
    return round(data, 6) if isinstance(data, float) else data


def measure(survey: Survey, jobs: int = 0, progress: Callable[[int, int], None] | None = None) -> Figures:
    """Play what the survey asks for, and count."""
    found: dict[int, dict[str, list[Course]]] = {}
    for course in play_all(survey, jobs, progress):
        found.setdefault(course.seats, {}).setdefault(course.bot, []).append(course)
    names = [field.entrant.name for field in survey.fields]
    among = {
        seats: {name: counted(by_bot[name]) for name in names if name in by_bot}
        for seats, by_bot in found.items()
    }
    paces = {setup.seats: timed(setup, survey.seed) for setup in survey.setups}
    return Figures(survey, among, paces, not str(engine.__file__).endswith(".py"))


def counted(courses: Sequence[Course]) -> Among:
    """What the games of one kind of bots add up to."""
    lengths = [len(course.widths) for course in courses]
    scores = [score for course in courses for score in course.scores]
    winners = [sum(1 for share in course.shares if share > 0) for course in courses]
    by_seat = zip(*[course.shares for course in courses], strict=True)
    return Among(
        games=len(courses),
        decisions=Decisions(fmean(lengths), pstdev(lengths), min(lengths), max(lengths)),
        branching=branching([course.widths for course in courses]),
        scores=Scores(fmean(scores), pstdev(scores), min(scores), max(scores), in_order(scores)),
        wins=[interval(sum(shares), len(courses)) for shares in by_seat],
        shared=sum(count > 1 for count in winners) / len(courses),
        unwon=winners.count(0) / len(courses),
    )


def branching(games: Sequence[Sequence[int]]) -> Branching:
    """How wide the tree is, from the number of legal moves at every decision of some games."""
    widths = sorted(width for game in games for width in game)
    stages: list[list[int]] = [[] for _ in range(STAGES)]
    for game in games:
        for number, stage in enumerate(stages):
            begin, end = number * len(game) // STAGES, (number + 1) * len(game) // STAGES
            stage.extend(game[begin : max(begin + 1, end)])
    return Branching(
        mean=fmean(widths),
        median=at_share(widths, 0.5),
        most_of_them=at_share(widths, 0.95),
        most=widths[-1],
        forced=widths.count(1) / len(widths),
        counts=in_order(widths),
        course=[fmean(stage) for stage in stages],
        tree=fmean(sum(map(log10, game)) for game in games),
    )


def at_share(values: Sequence[int], share: float) -> int:
    """The smallest of some ascending values that at least this share of them does not exceed."""
    return values[ceil(share * len(values)) - 1]


def in_order(values: Iterable[int]) -> dict[int, int]:
    """How often each value occurs, ascending."""
    return dict(sorted(Counter(values).items()))


def interval(won: float, games: int) -> Share:
    """A share of games with Wilson's interval, which stays honest near nought and one.

    Where wins can be shared it is a little wider than need be.
    """
    share, square = won / games, NORMAL * NORMAL
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = NORMAL / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return Share(share, max(0.0, middle - reach), min(1.0, middle + reach))


def timed(setup: Setup, seed: int) -> Pace:
    """How long random games take, without anybody counting."""
    decisions, games, spent = 0, 0, 0.0
    began = time.perf_counter()
    while games < TIMED and time.perf_counter() - began < PATIENCE:
        state = setup.game.lay_out(setup, f"pace {seed} game {games}", listening=False)
        chance = Quick(games)
        started = time.thread_time()
        decisions += playout(state, chance)
        spent += time.thread_time() - started
        games += 1
    return Pace(1000 * spent / games, decisions / spent if spent else inf)
