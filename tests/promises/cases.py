"""What the promises are tried on: every game, seat count and option there is, found and never listed.

`cases` takes each option alone, `covering_cases` every pair of choices, `all_cases` everything that can be
agreed. The last two are also laid out with extreme editions and under earlier versions of the rules.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from itertools import chain, combinations_with_replacement, product
from typing import TYPE_CHECKING, Final

import tianxia
from tests.promises.editions import STANDARD, extreme_editions
from tianxia.kernel import BadSetup

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tianxia.kernel import Edition, Game, Setup

Choices = dict[str, object]
Factor = tuple[str, object]

INTERPRETED: Final = os.environ.get("TIANXIA_FORM") == "interpreted"
SHARE: Final = 4 if INTERPRETED else 1
"""Plain Python takes a part of the effort; the compiled engine, which plays the same games, takes it all."""


@dataclass(frozen=True)
class Case:
    """A game as agreed before its first move; its name says how."""

    name: str
    setup: Setup = field(compare=False)

    def __str__(self) -> str:
        return self.name

    @property
    def game(self) -> Game:
        return self.setup.game


def cases(games: Iterable[Game] | None = None) -> list[Case]:
    """Every case of some games, or of all that are installed."""
    found = tianxia.catalogue() if games is None else games
    return list(chain.from_iterable(cases_of(game) for game in found))


def cases_of(game: Game) -> Iterator[Case]:
    """The game as it comes at every seat count; then each choice of each option, and the last of all."""
    for seats in game.seats:
        tried: list[dict[str, object]] = []
        for choices in [{}, *single_choices(game, seats), last_choices(game, seats)]:
            setup = agreed(game, seats, choices)
            if setup is not None and setup.options not in tried:
                tried.append(setup.options)
                told = "".join(f" {name}={value}" for name, value in choices.items())
                yield Case(f"{game.key}-{seats}{told}", setup)


def single_choices(game: Game, seats: int) -> Iterator[Choices]:
    """Each value of each option against the defaults, with one more choice where it needs one."""
    singles: list[Choices] = [{o.name: choice} for o in game.options for choice in o.choices]
    for one in singles:
        together = [one, *({**other, **one} for other in singles)]
        yield next((c for c in together if agreed(game, seats, c) is not None), {})


def last_choices(game: Game, seats: int) -> Choices:
    """The last value of every option that goes with those chosen before it."""
    chosen: Choices = {}
    for option in game.options:
        tried = ({**chosen, option.name: choice} for choice in reversed(option.choices))
        chosen = next((c for c in tried if agreed(game, seats, c) is not None), chosen)
    return chosen


def all_cases_of(game: Game, edition: str = STANDARD, rules: int | None = None) -> Iterator[Case]:
    """Everything that can be agreed: every number of seats with every combination of choices."""
    tables = extreme_editions(game)[edition] if edition != STANDARD else None
    for seats in game.seats:
        for values in product(*(option.choices for option in game.options)):
            choices: Choices = {o.name: v for o, v in zip(game.options, values, strict=True)}
            setup = agreed(game, seats, choices, tables, rules)
            if setup is not None:
                yield Case(named(setup, edition), setup)


def named(setup: Setup, edition: str) -> str:
    """A case by what makes it special: its number of seats, what is not as it comes, edition, old rules."""
    usual = {option.name: option.default for option in setup.game.options}
    told = "".join(f" {name}={value}" for name, value in setup.options.items() if value != usual[name])
    told += f" edition={edition}" if edition != STANDARD else ""
    told += f" rules={setup.rules}" if setup.rules != setup.game.rules_version else ""
    return f"{setup.game.key}-{setup.seats}{told}"


def all_cases(game: Game) -> list[Case]:
    """Everything that can be agreed: with our edition, with each extreme one, and under old rules."""
    editions = [all_cases_of(game, name) for name in (STANDARD, *extreme_editions(game))]
    return list(chain(*editions, *(all_cases_of(game, rules=rules) for rules in earlier_rules(game))))


def earlier_rules(game: Game) -> range:
    """The versions of the rules under which a game is not begun any more, but can be played on."""
    return range(game.oldest_rules or game.rules_version, game.rules_version)


def covering_cases(game: Game, edition: str = STANDARD, rules: int | None = None) -> list[Case]:
    """A few of all cases in which every two choices meet that can, the number of seats being one of them."""
    left = list(all_cases_of(game, edition, rules))
    # A game without options has no pairs, so a choice meets itself too.
    pairs = {case.name: set(combinations_with_replacement(factors(case), 2)) for case in left}
    missing = set[tuple[Factor, Factor]]().union(*pairs.values())
    chosen: list[Case] = []
    while missing:
        best = max(left, key=lambda case: len(pairs[case.name] & missing))
        missing -= pairs[best.name]
        chosen.append(best)
    return chosen


def factors(case: Case) -> tuple[Factor, ...]:
    """What was chosen, one thing after another."""
    return (("seats", case.setup.seats), *((name, str(value)) for name, value in case.setup.options.items()))


def agreed(
    game: Game, seats: int, choices: Choices, edition: Edition | None = None, rules: int | None = None
) -> Setup | None:
    """What these choices lead to, if they go together and with the number of seats."""
    try:
        return game.agree(seats, edition, choices, rules)
    except BadSetup:
        return None
