"""`tianxia learn` and `tianxia practise`: a network from a teacher's games, or from its own."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import tianxia
from tianxia.terminal.arguments import BadCommand
from tianxia.terminal.files import agreed, check_new
from tianxia.terminal.numbers import all_within
from tianxia.words import Words

if TYPE_CHECKING:
    from argparse import Namespace

    from tianxia.kernel import Setup
    from tianxia.terminal.screen import Screen

STEPS_OF_THE_BAR = 1000
WIDEST = 4096
"""No hidden layer has more numbers."""


def learn(typed: Namespace, screen: Screen, words: Words) -> int:
    """Take lessons, learn from them, and say how to play with what was learnt."""
    try:
        from tianxia.research.learning import WITH_NETWORK, lessons_file, school
    except ImportError:
        raise BadCommand(words.say("learn-needs")) from None
    words = Words(words.language, tianxia.game(typed.game))
    setup, path = asked(typed, words, "learn-exists")
    hidden = layers(typed.hidden, words)
    lessons = Path(typed.lessons) if typed.lessons else None
    if lessons is not None:
        for number in range(typed.rounds):
            check_new(lessons_file(lessons, setup, number + 1), words)
    with screen.progress(words.say("learn-playing")) as progress:
        reports = school(
            setup,
            path,
            rounds=typed.rounds,
            games=typed.games,
            simulations=typed.simulations,
            teacher=typed.teacher,
            hidden=hidden,
            seed=typed.seed,
            jobs=typed.jobs,
            lessons=lessons,
            progress=progress,
        )
        for report in reports:
            screen.say(
                words.say(
                    "learn-round",
                    number=report.number,
                    lessons=report.lessons,
                    agreed=round(100 * report.agreed),
                    explained=percent(report.explained),
                )
            )
    say_written(screen, words, typed, setup, path, WITH_NETWORK)
    return 0


def practise(typed: Namespace, screen: Screen, words: Words) -> int:
    """Let a network play with itself, and say how to play with what it has learnt."""
    try:
        from tianxia.research.practice import WITH_PRACTICE, Practice
    except ImportError:
        raise BadCommand(words.say("learn-needs")) from None
    words = Words(words.language, tianxia.game(typed.game))
    setup, path = asked(typed, words, "practise-exists")
    practice = Practice(
        setup,
        games=typed.games,
        hidden=layers(typed.hidden, words),
        jobs=typed.jobs or os.cpu_count() or 1,
        seed=typed.seed,
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
            explained=percent(round_.explained),
        )
    )
    say_written(screen, words, typed, setup, path, WITH_PRACTICE)
    return 0


def asked(typed: Namespace, words: Words, taken: str) -> tuple[Setup, Path]:
    """The game to learn and the file to write; one that is there already is refused in the words `taken`."""
    game = tianxia.game(typed.game)
    setup = agreed(typed, game, words)
    if not setup.width():
        raise BadCommand(words.say("learn-blind", title=words.title()))
    path = Path(typed.out or f"{game.key}-{setup.seats}.npz")
    if any(letter.isspace() for letter in str(path)):
        raise BadCommand(words.say("learn-no-spaces", file=str(path)))
    check_new(path, words, taken)
    return setup, path


def layers(text: str, words: Words) -> tuple[int, ...]:
    """How large hidden layers were asked for: a number for each, the first one first."""
    sizes = all_within(text, 1, WIDEST)
    if sizes is None:
        raise BadCommand(words.say("bad-layers", given=text, most=str(WIDEST)))
    return tuple(sizes)


def percent(share: float) -> int:
    """How much was foreseen, in hundredths; whoever is worse than always saying the mean foresees nothing."""
    return round(100 * max(0.0, share))


def say_written(
    screen: Screen, words: Words, typed: Namespace, setup: Setup, path: Path, manner: str
) -> None:
    """Say where the network is, and how to measure it: with what it was learnt with."""
    line = ["tianxia", "arena", typed.game, "--seats", str(setup.seats)]
    for option in typed.option:
        line += ["--option", option]
    if typed.edition is not None:
        line += ["--edition", typed.edition]
    # A bot each, for a path may contain the comma that parts the bots of --bots.
    line += ["--bot", f"New=search:0.1s network={path} {manner}", "--bot", "Plain=search:0.1s plain"]
    screen.command(words.say("learn-written", file=str(path)), shlex.join(line))
