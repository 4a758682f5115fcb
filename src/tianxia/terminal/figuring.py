"""`tianxia figures`: a game described by the games that bots play of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import tianxia
from tianxia.kernel import BadSetup
from tianxia.terminal.arguments import BadCommand
from tianxia.terminal.files import agreed
from tianxia.terminal.screen import QUIET
from tianxia.words import Words

if TYPE_CHECKING:
    from argparse import Namespace

    from tianxia.kernel import Game, Setup
    from tianxia.terminal.screen import Screen

MOST_GAMES: Final = 1_000_000
WITHOUT_PICTURES: Final = 2


def figures(typed: Namespace, screen: Screen, words: Words) -> int:
    """Play, count, and write the page."""
    from tianxia.arena.figures import Survey, fields, measure
    from tianxia.arena.figures_page import write

    game = tianxia.game(typed.game)
    words = Words(words.language, game)
    for name, value, least, most in (
        ("--games", typed.games, 1, MOST_GAMES),
        ("--simulations", typed.simulations, 1, MOST_GAMES),
        ("--seed", typed.seed, 0, 2**63),
        ("--jobs", typed.jobs, 0, 4096),
    ):
        if not least <= value <= most:
            raise BadCommand(words.say("bad-number", argument=name, least=str(least), most=str(most)))
    survey = Survey(setups_of(typed, game, words), fields(typed.games, typed.simulations), typed.seed)
    with screen.progress(words.say("arena-playing")) as progress:
        found = measure(survey, typed.jobs, progress)
    written = write(found, Path(typed.out))
    screen.say(words.say("arena-written", files=", ".join(map(str, written))), indent=2)
    if len(written) == WITHOUT_PICTURES:
        screen.say(words.say("arena-no-pictures"), QUIET)
    return 0


def setups_of(typed: Namespace, game: Game, words: Words) -> tuple[Setup, ...]:
    """What is played: with each number of players asked for, else with every number the options allow."""
    asked = typed.seats
    if asked is not None and not all(count.strip().isdigit() for count in asked.split(",")):
        raise BadCommand(words.say("bad-seats", given=asked))
    counts = [int(count) for count in asked.split(",")] if asked is not None else list(game.seats)
    setups = []
    for count in sorted(set(counts)):
        typed.seats = count
        try:
            setups.append(agreed(typed, game, words))
        except BadSetup:
            # An option may not go with every number of players; one that goes with none is a mistake.
            if asked is not None or (count == counts[-1] and not setups):
                raise
    return tuple(setups)
