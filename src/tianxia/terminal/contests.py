"""`tianxia arena`: bots against bots, from the command line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

import tianxia
from tianxia.terminal.files import agreed
from tianxia.terminal.screen import COST, QUIET, STRONG, in_columns
from tianxia.words import Words

if TYPE_CHECKING:
    from argparse import Namespace

    from tianxia.arena import Contest, Results
    from tianxia.terminal.screen import Screen


def arena(typed: Namespace, screen: Screen, words: Words) -> int:
    """Hold a contest, or go on with one, and report it."""
    from tianxia.arena import Contest, Results, entrant
    from tianxia.arena.report import check_folder

    game = tianxia.game(typed.game)
    words = Words(words.language, game)
    setup = agreed(typed, game, words)
    named = [*(typed.bots.split(",") if typed.bots is not None else []), *typed.bot]
    entrants = tuple(entrant(text) for text in named)
    contest = Contest(setup, entrants, typed.kind, typed.deals, typed.seed, typed.limit)
    if typed.report:
        check_folder(Path(typed.report))
    results = Results(contest, Path(typed.results) if typed.results else None)
    play(contest, results, typed, screen, words)
    return tell(results, typed, screen, words)


def play(contest: Contest, results: Results, typed: Namespace, screen: Screen, words: Words) -> None:
    """Play with a bar that shows how far it is; what was interrupted is kept."""
    from tianxia.arena import hold

    with screen.progress(words.say("arena-playing")) as progress:
        try:
            hold(contest, results, jobs=typed.jobs, ray=typed.ray, progress=progress)
        except KeyboardInterrupt:
            if not results.games:
                raise
            screen.say(words.say("arena-interrupted"), COST)
            if results.path is not None:
                screen.say(words.say("arena-go-on"), QUIET)


def tell(results: Results, typed: Namespace, screen: Screen, words: Words) -> int:
    """Show the tables, and write the report if it was asked for."""
    from tianxia.arena.report import Report

    report = Report(results)
    screen.rule(words.say("arena-title", title=words.title(), seats=report.contest.setup.seats))
    screen.say(report.summary(words))
    show_table(report.heads(words), report.rows(), screen)
    if len(report.names) > 2:
        screen.say(words.say("arena-met"), STRONG)
        show_table(*report.cross(words), screen)
    for line in report.forfeits():
        screen.say(f"{words.say('arena-forfeits')}: {line}", COST, indent=2)
    if typed.report:
        written = report.write(Path(typed.report), words)
        screen.say(words.say("arena-written", files=", ".join(map(str, written))), indent=2)
        if len(written) == 2:
            screen.say(words.say("arena-no-pictures"), QUIET)
    return 0


def show_table(heads: list[str], rows: list[list[str]], screen: Screen) -> None:
    """A table; where it is wider than the screen, without its last columns."""
    while True:
        cells = [[Text(head, style=QUIET) for head in heads], *[[Text(cell) for cell in row] for row in rows]]
        lines = in_columns(cells, 2, right=True)
        if len(heads) <= 3 or max(line.cell_len for line in lines) <= screen.width:
            screen.show(lines)
            return
        heads, rows = heads[:-1], [row[:-1] for row in rows]
