"""The end of a game: the last position, where the points came from, who won, and the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
    """The seats by their place, the winner first, and among them an opponent whom the rules play."""
    state = match.state
    found = [
        (place, tag(seat), called(players[seat], words) if players is not None else "", state.scores[seat])
        for seat, place in enumerate(state.ranking)
    ]
    automaton: Any = state.automaton
    if automaton is not None:
        found.append((automaton["place"], " " * len(tag(0)), words.say("automaton"), automaton["points"]))
    lines: list[Text] = []
    for place, letter, who, points in sorted(found, key=lambda one: one[0]):
        line = f"  {place}.  {letter}  {padded(who, 16)} {words.say('points', count=points)}"
        lines.append(Text(line, style=STRONG if place == 1 else ""))
    return lines
