"""`tianxia figures`: a game described by the games that bots play of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import tianxia
from tianxia.kernel import BadSetup
from tianxia.terminal.arguments import BadCommand
from tianxia.terminal.files import agreed, check_place
from tianxia.terminal.numbers import all_within
from tianxia.terminal.screen import QUIET
from tianxia.words import Words

if TYPE_CHECKING:
    from argparse import Namespace

    from tianxia.kernel import Game, Setup
    from tianxia.terminal.screen import Screen

MOST_SEATS: Final = 1000
"""How many a game takes it says itself; nobody means more."""
WITHOUT_PICTURES: Final = 2


def figures(typed: Namespace, screen: Screen, words: Words) -> int:
    """Play, count, and write the page."""
    from tianxia.arena.figures import Survey, fields, measure
    from tianxia.arena.figures_page import write

    game = tianxia.game(typed.game)
    words = Words(words.language, game)
    survey = Survey(setups_of(typed, game, words), fields(typed.games, typed.simulations), typed.seed)
    check_place(Path(typed.out) / f"{game.key}.md", words)
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
    counts = all_within(asked, 0, MOST_SEATS) if asked is not None else list(game.seats)
    if counts is None:
        raise BadCommand(words.say("bad-seats", given=asked))
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
