"""A table is the fold of its log: however it is folded, the same comes out."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import tianxia
from tests.server.serving import ThreadServer
from tests.server.visitor import Visitor
from tests.toys import TOY
from tianxia.kernel import Game
from tianxia.server import tables
from tianxia.server.messages import Pace
from tianxia.server.seating import Agreement, Place
from tianxia.server.store import Row
from tianxia.server.table import ENCODER, Table

GAMES = [*tianxia.catalogue(), TOY]


def new_table(game: Game, pace: Pace) -> Table:
    seats = game.default_seats
    options = dict(game.agree(seats, None, {}).options)
    places = [Place("person", f"p{seat}", f"P{seat}") for seat in range(seats)]
    agreement = Agreement(seats, options, places, pace)
    return Table("t", game, agreement, seed="7", name="", host="p0", watchable=True, created=1_000.0)


def played(game: Game, pace: Pace, chance: random.Random) -> tuple[Table, list[Row]]:
    """A table after some moves, some of them taken back, with a seat that changed hands."""
    table = new_table(game, pace)
    rows: list[Row] = []

    def write(kind: str, seat: int, body: str) -> None:
        rows.append(Row("t", table.version + 1, kind, seat, body, 1_000_000 + 700 * len(rows)))
        table.apply(rows[-1])

    for _ in range(60):
        if table.status != "playing":
            break
        seat = chance.choice(table.acting)
        undo = [other for other in range(len(table.places)) if table.can_undo(other)]
        assert undo == [other for other in undo if table.match.undo_point(other) < table.moves]
        if undo and chance.random() < 0.2:
            write("undo", undo[0], str(table.moves - 1))
            continue
        if chance.random() < 0.05:
            write("seat", 1, ENCODER.encode(Place("bot", "p1", "P1", level="hard")).decode())
            continue
        write("move", seat, game.moves.text(chance.choice(table.match.state.legal(seat))))
    return table, rows


def seen(table: Table) -> list[object]:
    """All that anybody can see of a table."""
    eyes = [None, *range(len(table.places))]
    told = [(table.view(eye), table.log(eye), table.can_undo(eye)) for eye in eyes]
    return [
        told,
        table.info("p0", (), 0, 2_000.0),
        table.asked,
        table.clocks.left,
        table.match.state.digest(),
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
@pytest.mark.parametrize("pace", [Pace(), Pace(kind="live"), Pace(kind="turn")], ids=["none", "live", "turn"])
@pytest.mark.parametrize("seed", range(4))
def test_a_table_read_from_its_log_is_the_same(game: Game, pace: Pace, seed: int) -> None:
    table, rows = played(game, pace, random.Random(seed))
    again = new_table(game, pace)
    again.replay(rows)
    assert seen(again) == seen(table)


def test_a_table_is_in_memory_once(
    serve: Callable[..., ThreadServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables there are, all who look at one hear the same."""
    monkeypatch.setattr(tables, "MOST_IDLE", 1)
    ann = Visitor(serve().address)
    made = [ann.table("tictactoe", "me", "me")["id"] for _ in range(6)]
    pairs = [(ann.live(table), ann.live(table)) for table in made]
    for one, other in pairs:
        one.move(0, 4)
        assert one.until("update")["version"] == other.until("update")["version"] == 1
        one.__exit__(None, None, None)
        other.__exit__(None, None, None)


def test_tables_nobody_looks_at_are_forgotten_and_found_again(
    serve: Callable[..., ThreadServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_IDLE", 3)
    monkeypatch.setattr(tables, "KEPT_SECONDS", 0.0)
    server = serve()
    ann = Visitor(server.address)
    made = [ann.table("tictactoe", "me", "me")["id"] for _ in range(8)]
    assert len(server.site.services.hub.tables) < 8
    for table in made:
        with ann.live(table) as live:
            live.move(0, 4)
            live.until("update")
    assert {ann.get(f"/api/tables/{table}")["version"] for table in made} == {1}
