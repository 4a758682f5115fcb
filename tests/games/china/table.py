"""Set up a position in a few named lines, as one would on a table."""

from __future__ import annotations

import re
from typing import Any

import tianxia
from tianxia.games.china.bits import bit
from tianxia.games.china.cards import count_of, gathered
from tianxia.games.china.components import STANDARD
from tianxia.games.china.land import Land
from tianxia.games.china.placing import score_province
from tianxia.games.china.rules import NEXT_TURN, TURNS_OF
from tianxia.games.china.state import EMPEROR, Table
from tianxia.games.china.vocabulary import COLOURS, PROVINCES, SPACES, TILES
from tianxia.kernel import Edition, Event, State
from tianxia.kernel.packed import i64, vec

CHINA = tianxia.game("china")


def new_table(seats: int, edition: Edition | None = None, **options: object) -> Table:
    """A table after set-up, with an empty map, nobody's turn, and seat A to start."""
    table = CHINA.start(seats=seats, seed="a test", edition=edition, start="A", **options)
    assert isinstance(table, Table)
    table.frames.clear()
    table.events = []
    return table


def edition_with(**figures: int) -> Edition:
    """Our edition with other figures: edition_with(display=2, palaces=1)."""
    text = STANDARD.edition.text
    for name, figure in figures.items():
        text, found = re.subn(rf"(?m)^{name} = \d+", f"{name} = {figure}", text, count=1)
        assert found, f"there is no figure called {name}"
    return Edition(text, "figures.toml")


def cards(text: str) -> int:
    """Cards by their colours: cards("red red green")."""
    counts = [0] * len(COLOURS)
    for colour in text.split():
        counts[COLOURS.index(colour)] += 1
    return int(gathered(counts))


def hold(table: Table, seat: int, text: str) -> None:
    """Give a seat exactly these cards; the pile gets its old ones and loses these."""
    player = table.players[seat]
    table.pile += player.hand
    player.hand = cards(text)
    player.known = 0
    table.pile -= player.hand


def show(table: Table, text: str) -> None:
    """Lay exactly these cards face up."""
    for card in table.display:
        table.pile += bit(8 * card)
    table.display = vec[i64]([COLOURS.index(colour) for colour in text.split()])
    table.pile -= cards(text)


def leave_in_pile(table: Table, text: str, emptied: int = 0) -> None:
    """Leave only these cards in the pile; all others go to the discards."""
    table.discard += table.pile - cards(text)
    table.pile = cards(text)
    table.stock = table.pile
    table.emptied = emptied


def build(table: Table, owner: int, spaces: str) -> None:
    """Palaces that stand already: build(table, 0, "Z1 E2"). Nothing is scored for them."""
    for name in spaces.split():
        table.land.build(owner, table.board.place[SPACES.index(name)])
        table.players[owner].palaces_left -= 1


def fortify(table: Table, *spaces: str) -> None:
    """Fortifications that stand already."""
    for name in spaces:
        table.land.fortify(table.board.place[SPACES.index(name)])


def send(table: Table, owner: int, *provinces: str) -> None:
    """Emissaries who are there already, one for each name."""
    for name in provinces:
        table.land.send(owner, PROVINCES.index(name))
        table.players[owner].emissaries_left -= 1


def scored(table: Table, *provinces: str) -> None:
    """Provinces whose palaces were scored already."""
    for name in provinces:
        table.land.scored |= bit(PROVINCES.index(name))


def complete(table: Table, province: str) -> list[int]:
    """Score a province as if it had just become full; returns what everybody gained."""
    before = table.scores
    score_province(table, PROVINCES.index(province))
    return [after - old for after, old in zip(table.scores, before, strict=True)]


def to_move(table: Table, seat: int) -> None:
    """It is this seat's turn."""
    table.frames.clear()
    table.start = 0
    table.turn = seat
    table.push(NEXT_TURN)
    table.settle()


def play(table: Table, seat: int, *moves: str) -> None:
    """A seat's moves as typed."""
    for move in moves:
        table.play(seat, CHINA.moves.parse(move))


def legal(table: Table, seat: int) -> list[str]:
    return [CHINA.moves.text(move) for move in table.legal(seat)]


def refusal(table: Table, seat: int, move: str) -> tuple[str, str]:
    """Why a move is refused: key and rule."""
    why = table.why_not(seat, CHINA.moves.parse(move))
    assert why is not None
    return why.key, why.rule


def told(table: Table, kind: str) -> list[dict[str, Any]]:
    """What was told of one kind, in order."""
    events: list[Event] = table.events or []
    return [{"seat": event.seat, **event.values} for event in events if event.kind == kind]


def picture(table: State, seat: int | None = None) -> Any:
    return table.view(seat)["table"]


def hand(table: Table, seat: int) -> dict[str, int]:
    """The cards of a seat by colour."""
    held = table.players[seat].hand
    return {name: int(count_of(held, c)) for c, name in enumerate(COLOURS) if count_of(held, c)}


def tiles(table: Table, owner: int, **counts: int) -> None:
    """Give an owner bonus tiles: tiles(table, 0, orange=3)."""
    table.players[owner].tiles = gathered([counts.get(name, 0) for name in TILES])


def finish(table: Table) -> list[int]:
    """The last round is over: the final scoring follows. Returns what everybody gained."""
    before = table.scores
    table.frames.clear()
    table.emptied = 2
    table.turn = table.seats
    table.push(NEXT_TURN)
    table.settle()
    assert table.over
    return [after - old for after, old in zip(table.scores, before, strict=True)]


__all__ = [
    "CHINA",
    "EMPEROR",
    "TURNS_OF",
    "Land",
    "build",
    "cards",
    "complete",
    "edition_with",
    "finish",
    "fortify",
    "hand",
    "hold",
    "leave_in_pile",
    "legal",
    "new_table",
    "picture",
    "play",
    "refusal",
    "scored",
    "send",
    "show",
    "tiles",
    "to_move",
    "told",
]
