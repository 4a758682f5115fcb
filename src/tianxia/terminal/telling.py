"""What is told of a game: the news, the moves one may make, and why others are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from tianxia.kernel import SYSTEM
from tianxia.terminal.screen import COST, GAIN, QUIET, STRONG, WIDTH, in_columns, padded, wrapped
from tianxia.words import readable, tag

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tianxia.kernel import Event
    from tianxia.terminal.boards import Board
    from tianxia.words import Words


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
    digits = len(str(len(offered)))
    obvious = shared(offered)
    gains = [effects(words, card, obvious) for card in offered]
    most = max([len(parts) for parts in gains], default=0)
    rows: list[list[Text]] = []
    for number, (card, parts) in enumerate(zip(offered, gains, strict=True), start=1):
        head = [Text(f"  {number:>{digits}}", style=STRONG), Text(words.move(card))]
        rows.append([*head, *parts, *[Text("")] * (most - len(parts)), Text(board.note(card), style=QUIET)])
    rows += [[Text(f"  {'✗':>{digits}}"), Text(words.move(card))] for card in refused]
    lines = in_columns(rows, gap=2) if rows else []
    column = digits + 6 + max([row[1].cell_len for row in rows], default=0)
    for card, number in zip(refused, range(len(offered), len(rows)), strict=True):
        why = Text(refusal(words, card["why"]), style=COST)
        lines[number] = Text(padded(lines[number].plain, column), style=QUIET) + why
    hanging = column if column <= WIDTH // 2 else digits + 6
    return [part for line in lines for part in wrapped(line, WIDTH, hanging)]


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
