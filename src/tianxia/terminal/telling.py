"""What is told of a game: the news, the moves one may make, and why others are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from tianxia.kernel import SYSTEM
from tianxia.terminal.screen import COST, GAIN, QUIET, STRONG, WIDTH, padded, wrapped
from tianxia.words import readable, tag

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tianxia.kernel import Event
    from tianxia.terminal.boards import Board
    from tianxia.words import Words

LONGEST_NAME: Final = 44
"""Names of moves up to this width are set in a column; longer ones run on."""


def news(words: Words, events: Iterable[Event], seat: int | None) -> list[Text]:
    """The news that `seat` (or a spectator) may hear: what one seat does in a row shares a line."""
    told: list[tuple[int, str]] = []
    for event in events:
        if not event.seen_by(seat):
            continue
        line = words.news(event)
        if event.seat != SYSTEM and told and told[-1][0] == event.seat:
            told[-1] = (event.seat, f"{told[-1][1]} · {line.removeprefix(tag(event.seat) + ' ')}")
        else:
            told.append((event.seat, line))
    lines: list[Text] = []
    for mover, line in told:
        if mover == SYSTEM:
            lines += wrapped(f"— {line}", WIDTH, 2, STRONG)
        else:
            lines += wrapped(f"  {line}", WIDTH, 5)
    return lines


def moves(words: Words, board: Board) -> list[Text]:
    """The moves of a view, numbered, with what they bring; then those that are refused, with the reason."""
    offered, refused = cards(board.view["moves"]), cards(board.view["refused"])
    names = [words.move(card) for card in (*offered, *refused)]
    column = max([len(name) for name in names if len(name) <= LONGEST_NAME] or [0])
    digits = len(str(len(offered)))
    obvious = shared(offered)
    lines: list[Text] = []
    for number, card in enumerate(offered, start=1):
        line = Text(f"  {number:>{digits}}  ", style=STRONG)
        line.append(padded(words.move(card), column), style="not bold")
        for part in effects(words, card, obvious):
            line.append("  ")
            line.append_text(part)
        note = board.note(card)
        if note:
            line.append(f"  {note}", style="not bold dim")
        line.rstrip()
        lines += wrapped(line, WIDTH, digits + 6)
    for card in refused:
        line = Text(f"  {'✗':>{digits}}  {padded(words.move(card), column)}  ", style=QUIET)
        start = line.cell_len
        line.append(refusal(words, card["why"]), style="not dim yellow")
        lines += wrapped(line, WIDTH, start if start <= WIDTH // 2 else digits + 6)
    return lines


def shared(offered: list[Mapping[str, Any]]) -> set[tuple[str, int]]:
    """The effects that all moves have in common: they tell nothing apart and are not shown."""
    found = [set((card.get("effects") or {}).items()) for card in offered]
    return set.intersection(*found) if len(found) > 1 else set()


def cards(listed: object) -> list[Mapping[str, Any]]:
    """The moves listed in a view."""
    return [card for card in listed if isinstance(card, dict)] if isinstance(listed, list) else []


def effects(words: Words, card: Mapping[str, Any], hidden: set[tuple[str, int]]) -> list[Text]:
    """What a move costs and gains at once: `−3 yuan`, `+2 rice`."""
    shown: list[Text] = []
    for name, count in (card.get("effects") or {}).items():
        if count and (name, count) not in hidden:
            key = f"effect-{name}"
            thing = words.say(key, count=abs(count)) if words.has(key) else readable(name)
            shown.append(Text(f"{signed(count)}\u00a0{thing}", style=COST if count < 0 else GAIN))
    return shown


def signed(count: int) -> str:
    """A number with its sign."""
    return f"−{-count}" if count < 0 else f"+{count}"


def refusal(words: Words, why: Mapping[str, Any]) -> str:
    """Why a move is refused, and the rule that says so."""
    rule = str(why.get("rule") or "")
    sentence = words.message(why)
    return f"{sentence} ({words.say('rule', rule=rule)})" if rule else sentence
