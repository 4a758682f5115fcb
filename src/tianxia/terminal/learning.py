"""`tianxia learn`: a network from many games of a search with itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import tianxia
from tianxia.terminal.arguments import BadCommand
from tianxia.terminal.files import agreed
from tianxia.terminal.screen import QUIET
from tianxia.words import Words

if TYPE_CHECKING:
    from argparse import Namespace

    from tianxia.terminal.screen import Screen


def learn(typed: Namespace, screen: Screen, words: Words) -> int:
    """Take lessons, learn from them, and say how to play with what was learnt."""
    try:
        from tianxia.research.learning import WITH_NETWORK, school
    except ImportError:
        raise BadCommand(words.say("learn-needs")) from None
    game = tianxia.game(typed.game)
    words = Words(words.language, game)
    setup = agreed(typed, game, words)
    for name, value, least, most in (
        ("--games", typed.games, 1, 10_000_000),
        ("--rounds", typed.rounds, 1, 1000),
        ("--simulations", typed.simulations, 1, 1_000_000),
        ("--hidden", typed.hidden, 1, 4096),
        ("--jobs", typed.jobs, 0, 4096),
    ):
        if not least <= value <= most:
            raise BadCommand(words.say("bad-number", argument=name, least=str(least), most=str(most)))
    if not setup.width():
        raise BadCommand(words.say("learn-blind", title=words.title()))
    path = Path(typed.out or f"{game.key}-{setup.seats}.npz")
    if any(letter.isspace() for letter in str(path)):
        raise BadCommand(words.say("learn-no-spaces", file=str(path)))
    with screen.progress(words.say("learn-playing")) as progress:
        reports = school(
            setup,
            path,
            rounds=typed.rounds,
            games=typed.games,
            simulations=typed.simulations,
            hidden=(typed.hidden,),
            seed=int(typed.seed) if typed.seed is not None and typed.seed.isdigit() else 0,
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
    screen.say(words.say("learn-written", file=str(path)))
    bots = f"New=search:0.1s network={path} {WITH_NETWORK},Plain=search:0.1s plain"
    screen.say(f'tianxia arena {game.key} --seats {setup.seats} --bots "{bots}"', QUIET, indent=2)
    return 0
