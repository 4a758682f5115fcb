"""What a learner is shown: the numbers of a game by their names, or those of a seat in a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import tianxia
from tianxia.games import installed
from tianxia.kernel import LETTERS, Match, Record
from tianxia.research.observations import described, explained
from tianxia.terminal import seating
from tianxia.terminal.arguments import BadCommand
from tianxia.terminal.files import agreed, load_record
from tianxia.words import Words

if TYPE_CHECKING:
    from argparse import Namespace

    from tianxia.terminal.screen import Screen


def observe(typed: Namespace, screen: Screen, words: Words) -> int:
    """Name the numbers of an observation, or explain one."""
    if typed.what in installed():
        game = tianxia.game(typed.what)
        own = Words(words.language, game)
        setup = agreed(typed, game, own)
        screen.rule(own.title())
        for line in described(setup).splitlines():
            screen.say(line, indent=30)
        return 0
    record, _ = load_record(Path(typed.what), words)
    return explain(record, typed, screen, Words(words.language, record.setup.game))


def explain(record: Record, typed: Namespace, screen: Screen, words: Words) -> int:
    """Explain what a seat of a recorded game observes after so many moves."""
    number = len(record.moves) if typed.at is None else typed.at
    if not 0 <= number <= len(record.moves):
        raise BadCommand(words.say("bad-move-number", number=str(number), count=len(record.moves)))
    past = Record(record.setup, record.seed, record.commitment)
    past.moves = record.moves[:number]
    state = Match(past).state
    asked = state.acting[0] if state.acting else 0
    seat = asked if typed.eyes is None else seating.seat_called(typed.eyes, record.setup.seats, words)
    screen.rule(f"{words.title()} · {number} · {LETTERS[seat]}")
    for line in explained(record.setup, state.knowledge(seat).observation).splitlines():
        screen.say(line, indent=4)
    return 0
