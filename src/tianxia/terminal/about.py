"""What there is: the version, the games and their rules in short."""

from __future__ import annotations

from typing import TYPE_CHECKING

import tianxia
from tianxia.kernel import state as engine
from tianxia.terminal.helping import everything, explain
from tianxia.terminal.screen import QUIET, Screen
from tianxia.words import Words

if TYPE_CHECKING:
    from argparse import Namespace

    from tianxia.kernel import Game, Option


def version(screen: Screen, words: Words) -> None:
    """The version, and whether the engine runs compiled."""
    compiled = not str(engine.__file__).endswith(".py")
    told = words.say("engine-compiled" if compiled else "engine-interpreted")
    screen.say(words.say("version", version=tianxia.__version__, engine=told))


def games(typed: Namespace, screen: Screen, words: Words) -> int:
    """Every game, or one, with its players, its options and its facts."""
    for game in [tianxia.game(typed.game)] if typed.game is not None else tianxia.catalogue():
        own = Words(words.language, game)
        screen.rule(f"{game.key} · {own.title()}")
        low, high = game.seats[0], game.seats[-1]
        key = "game-players" if low != high else "game-players-exactly"
        screen.say(f"  {own.say(key, low=low, high=high, usual=game.default_seats)}", indent=4)
        screen.say(f"  {facts(game, own)}", indent=4)
        for option in game.options:
            screen.say(f"  --option {option.name}={choices(option)}", indent=4)
            screen.say(f"      {own.say(f'option-{option.name}')}", indent=6, style=QUIET)

    return 0


def facts(game: Game, words: Words) -> str:
    """What a researcher asks about a game before anything else."""
    sheet = game.facts
    nature = [
        words.say("fact-hidden" if sheet.hidden else "fact-open"),
        words.say("fact-chance" if sheet.chance else "fact-no-chance"),
        words.say("fact-together" if sheet.simultaneous else "fact-in-turn"),
        words.say("fact-moves", count=game.moves.size),
        words.say("fact-longest", count=sheet.longest),
    ]
    return ", ".join(nature)


def choices(option: Option) -> str:
    """What may be chosen, as it is typed, the default first."""
    shown = [option.default, *[choice for choice in option.choices if choice != option.default]]
    return "|".join("yes" if choice is True else "no" if choice is False else str(choice) for choice in shown)


def rules(typed: Namespace, screen: Screen, words: Words) -> int:
    """The rules of a game in short, or one topic of them."""
    game = tianxia.game(typed.game)
    own = Words(words.language, game)
    setup = game.agree(None)
    screen.rule(own.title())
    if typed.topic:
        explain(" ".join(typed.topic), setup, own, screen)
    elif own.topics():
        everything(setup, own, screen)
    else:
        screen.say(own.say("no-rules"))
    return 0
