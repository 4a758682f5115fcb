"""The commands: each takes what was typed, checks all of it, and only then begins."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import tianxia
from tianxia.kernel import Match, new_match
from tianxia.kernel import verify as verify_record
from tianxia.terminal import seating
from tianxia.terminal.about import games, rules, version
from tianxia.terminal.arguments import BadCommand
from tianxia.terminal.contests import arena
from tianxia.terminal.ending import ranking
from tianxia.terminal.figuring import figures
from tianxia.terminal.files import (
    agreed,
    check_writable,
    load_match,
    load_record,
    named,
    new_place,
    quoted,
)
from tianxia.terminal.learning import learn, practise
from tianxia.terminal.observing import observe
from tianxia.terminal.screen import QUIET, Screen
from tianxia.terminal.serving import backup, key, mend, restore, serve
from tianxia.terminal.studying import review
from tianxia.terminal.table import Table
from tianxia.terminal.watching import Replay, watch
from tianxia.words import Words

if TYPE_CHECKING:
    from argparse import Namespace

    from tianxia.kernel import Game


def carry_out(typed: Namespace, words: Words) -> int:
    """Do what was typed; the result is the exit code."""
    return COMMANDS[typed.command](typed, Screen(), words)


def bots_of(typed: Namespace) -> list[str]:
    """The bots asked for, by name or by level."""
    if typed.bots is not None:
        return [name.strip() for name in typed.bots.split(",")]
    return [typed.level or "normal"]


def place_of(typed: Namespace, game: Game, words: Words) -> Path:
    """Where the record is to be written; something that lies there is not overwritten."""
    if typed.record is None:
        return new_place(game.key)
    place = Path(typed.record)
    check_writable(place, words)
    return place


def play(typed: Namespace, screen: Screen, words: Words) -> int:
    """Play a new game, or go on with one."""
    if typed.resume is not None:
        return resume(typed, screen, words)
    if typed.game is None:
        raise BadCommand(words.say("which-game", games=", ".join(game.key for game in tianxia.catalogue())))
    game = tianxia.game(typed.game)
    words = Words(words.language, game)
    setup = agreed(typed, game, words)
    players = seating.seated(setup.seats, people_of(typed, setup.seats, words), bots_of(typed), words)
    place = place_of(typed, game, words)
    return Table(new_match(setup, typed.seed), players, place, words, screen).run()


def people_of(typed: Namespace, seats: int, words: Words) -> list[int]:
    """The seats that people play."""
    letters = typed.hotseat.split(",") if typed.hotseat is not None else [typed.me or "A"]
    return sorted({seating.seat_called(letter, seats, words) for letter in letters})


def resume(typed: Namespace, screen: Screen, words: Words) -> int:
    """Go on with a recorded game: same players unless told otherwise, same file."""
    for name in ("game", "seats", "option", "edition", "seed", "record"):
        if getattr(typed, name):
            raise BadCommand(words.say("resume-alone", argument=name if name == "game" else f"--{name}"))
    place = Path(typed.resume)
    match, players = load_match(place, words)
    seats = match.record.setup.seats
    words = Words(words.language, match.record.setup.game)
    if match.state.over:
        raise BadCommand(words.say("resume-over", command=f"tianxia replay {quoted(place)}"))
    told_otherwise = (typed.me, typed.hotseat, typed.bots, typed.level)
    if players is None or len(players) != seats or any(value is not None for value in told_otherwise):
        players = seating.seated(seats, people_of(typed, seats, words), bots_of(typed), words)
    return Table(match, players, place, words, screen).run()


def watch_game(typed: Namespace, screen: Screen, words: Words) -> int:
    """Let bots play and look on."""
    game = tianxia.game(typed.game)
    words = Words(words.language, game)
    setup = agreed(typed, game, words)
    players = seating.seated(setup.seats, [], bots_of(typed), words)
    place = None
    if typed.record is not None:
        place = place_of(typed, game, words)
    return watch(new_match(setup, typed.seed), players, place, typed.delay, words, screen)


def replay(typed: Namespace, screen: Screen, words: Words) -> int:
    """Step through a record."""
    match, players = load_match(Path(typed.file), words)
    record = match.record
    words = Words(words.language, record.setup.game)
    eyes = None if typed.eyes is None else seating.seat_called(typed.eyes, record.setup.seats, words)
    if not 0 <= typed.at <= len(record.moves):
        raise BadCommand(words.say("bad-move-number", number=str(typed.at), count=len(record.moves)))
    return Replay(record, players, eyes, words, screen).run(typed.at)


def verify(typed: Namespace, screen: Screen, words: Words) -> int:
    """Check a record from its seal to its scores."""
    place = Path(typed.file)
    record, players = load_record(place, words)
    with named(place):
        state = verify_record(record)
    words = Words(words.language, record.setup.game)
    screen.say(words.say("verified", title=words.title(), count=len(record.moves)))
    screen.say(words.say("verified-seal", seal=record.commitment), QUIET, indent=2)
    if state.over:
        screen.show(ranking(Match(record), players, words))
    else:
        screen.say(words.say("verified-unfinished"))
    return 0


def alone(typed: Namespace, screen: Screen, words: Words) -> int:
    """`tianxia` without a command: play in the browser."""
    if typed.version:
        version(screen, words)
        return 0
    return serve(typed, screen, words)


COMMANDS: Final = {
    None: alone,
    "serve": serve,
    "play": play,
    "watch": watch_game,
    "arena": arena,
    "learn": learn,
    "practise": practise,
    "figures": figures,
    "replay": replay,
    "review": review,
    "verify": verify,
    "games": games,
    "rules": rules,
    "observe": observe,
    "backup": backup,
    "restore": restore,
    "mend": mend,
    "key": key,
}
