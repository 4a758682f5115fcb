"""`tianxia learn` and `tianxia practise`: a network from a teacher's games, or from its own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import tianxia
from tianxia.terminal.arguments import BadCommand
from tianxia.terminal.files import agreed
from tianxia.terminal.screen import QUIET
from tianxia.words import Words

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Mapping

    from tianxia.kernel import Setup
    from tianxia.terminal.screen import Screen

STEPS_OF_THE_BAR = 1000
WIDEST = 4096
"""No hidden layer has more numbers."""


def learn(typed: Namespace, screen: Screen, words: Words) -> int:
    """Take lessons, learn from them, and say how to play with what was learnt."""
    try:
        from tianxia.research.learning import WITH_NETWORK, school
    except ImportError:
        raise BadCommand(words.say("learn-needs")) from None
    words = Words(words.language, tianxia.game(typed.game))
    limits = {"games": (1, 10_000_000), "rounds": (1, 1000), "simulations": (1, 1_000_000)}
    setup, path = asked(typed, words, limits)
    hidden = layers(typed.hidden, words)
    with screen.progress(words.say("learn-playing")) as progress:
        reports = school(
            setup,
            path,
            rounds=typed.rounds,
            games=typed.games,
            simulations=typed.simulations,
            teacher=typed.teacher,
            hidden=hidden,
            seed=seed(typed),
            jobs=typed.jobs,
            lessons=Path(typed.lessons) if typed.lessons else None,
            progress=progress,
        )
        for report in reports:
            screen.say(
                words.say(
                    "learn-round",
                    number=report.number,
                    lessons=report.lessons,
                    agreed=round(100 * report.agreed),
                    explained=round(100 * (1 - report.wrong / report.varied)),
                )
            )
    say_written(screen, words, setup, path, WITH_NETWORK)
    return 0


def practise(typed: Namespace, screen: Screen, words: Words) -> int:
    """Let a network play with itself, and say how to play with what it has learnt."""
    try:
        from tianxia.research.practice import WITH_PRACTICE, Practice
    except ImportError:
        raise BadCommand(words.say("learn-needs")) from None
    words = Words(words.language, tianxia.game(typed.game))
    setup, path = asked(typed, words, {"games": (16, 1_000_000), "minutes": (0.01, 100_000)})
    practice = Practice(
        setup,
        games=typed.games,
        hidden=layers(typed.hidden, words),
        jobs=typed.jobs or os.cpu_count() or 1,
        seed=seed(typed),
        place="gpu" if typed.gpu else "cpu",
        start=Path(typed.start) if typed.start else None,
    )
    with screen.progress(words.say("practise-playing")) as progress:
        for round_ in practice.go(path, minutes=typed.minutes):
            progress(round(STEPS_OF_THE_BAR * round_.done), STEPS_OF_THE_BAR)
    screen.say(
        words.say(
            "practise-done",
            rounds=round_.number,
            decisions=round_.decisions,
            openness=f"{round_.openness:.1f}",
            explained=round(100 * round_.explained),
        )
    )
    say_written(screen, words, setup, path, WITH_PRACTICE)
    return 0


def asked(typed: Namespace, words: Words, limits: Mapping[str, tuple[float, float]]) -> tuple[Setup, Path]:
    """The game to learn and the file to write, if all numbers lie within their limits."""
    game = tianxia.game(typed.game)
    setup = agreed(typed, game, words)
    for name, (least, most) in {**limits, "jobs": (0, 4096)}.items():
        if not least <= getattr(typed, name) <= most:
            raise BadCommand(words.say("bad-number", argument=f"--{name}", least=str(least), most=str(most)))
    if not setup.width():
        raise BadCommand(words.say("learn-blind", title=words.title()))
    path = Path(typed.out or f"{game.key}-{setup.seats}.npz")
    if any(letter.isspace() for letter in str(path)):
        raise BadCommand(words.say("learn-no-spaces", file=str(path)))
    return setup, path


def layers(text: str, words: Words) -> tuple[int, ...]:
    """How large hidden layers were asked for: a number for each, the first one first."""
    sizes = [size.strip() for size in text.split(",")]
    if not all(size.isdecimal() and 1 <= int(size) <= WIDEST for size in sizes):
        raise BadCommand(words.say("bad-layers", given=text, most=str(WIDEST)))
    return tuple(int(size) for size in sizes)


def seed(typed: Namespace) -> int:
    """The seed that was typed, if it is a number."""
    return int(typed.seed) if typed.seed is not None and typed.seed.isdigit() else 0


def say_written(screen: Screen, words: Words, setup: Setup, path: Path, manner: str) -> None:
    """Say where the network is, and how to measure it."""
    screen.say(words.say("learn-written", file=str(path)))
    bots = f"New=search:0.1s network={path} {manner},Plain=search:0.1s plain"
    screen.say(f'tianxia arena {setup.game.key} --seats {setup.seats} --bots "{bots}"', QUIET, indent=2)
