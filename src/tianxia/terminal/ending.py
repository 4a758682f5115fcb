"""The end of a game: the last position, where the points came from, who won, and the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tianxia.terminal.screen import QUIET, STRONG, WIDTH, padded, wrapped
from tianxia.terminal.seating import called
from tianxia.words import tag

if TYPE_CHECKING:
    from tianxia.kernel import Match
    from tianxia.terminal.boards import Board
    from tianxia.words import Words


def ending(match: Match, board: Board, players: list[str] | None, words: Words) -> list[Text]:
    """Everything to be seen when a game is over."""
    lines = [Text(""), *board.draw()]
    account = board.account(match.log)
    if account:
        lines += [Text(""), Text(words.say("end-account"), style=STRONG), *account]
    lines += [Text(""), Text(words.say("end-ranking"), style=STRONG), *ranking(match, players, words)]
    record = match.record
    lines += [Text(""), *wrapped(words.say("end-seed", seed=record.seed), WIDTH, 2)]
    lines += wrapped(words.say("end-seal", seal=record.commitment), WIDTH, 2, QUIET)
    return lines


def ranking(match: Match, players: list[str] | None, words: Words) -> list[Text]:
    """The seats by their place, the winner first."""
    state = match.state
    places = state.ranking
    lines: list[Text] = []
    for seat in sorted(range(state.seats), key=lambda seat: places[seat]):
        who = called(players[seat], words) if players is not None else ""
        points = words.say("points", count=state.scores[seat])
        line = f"  {places[seat]}.  {tag(seat)}  {padded(who, 16)} {points}"
        lines.append(Text(line, style=STRONG if places[seat] == 1 else ""))
    return lines
