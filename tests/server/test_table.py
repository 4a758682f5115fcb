"""A table is the fold of its log: however it is folded, the same comes out."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

import tianxia
from tests.server.serving import ThreadServer
from tests.server.visitor import Visitor
from tests.toys import TOY
from tianxia.kernel import BadRecord, Game
from tianxia.server import hub, messages
from tianxia.server.messages import Pace
from tianxia.server.seating import Agreement, Place
from tianxia.server.snapshots import SNAPSHOT
from tianxia.server.store import Row
from tianxia.server.table import ENCODER, Table, events_json

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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
@pytest.mark.parametrize("pace", [Pace(), Pace(kind="live"), Pace(kind="turn")], ids=["none", "live", "turn"])
@pytest.mark.parametrize("seed", range(4))
def test_a_table_resumed_from_a_snapshot_is_the_same(game: Game, pace: Pace, seed: int) -> None:
    chance = random.Random(seed)
    table, rows = played(game, pace, chance)
    again = new_table(game, pace)
    first, second = sorted(chance.sample(range(1, len(rows) + 1), 2)) if len(rows) > 1 else (1, 1)
    done = 0
    for cut in (first, second):  # the second snapshot is taken of a table that was itself resumed
        again.replay(rows[done:cut])
        kept = SNAPSHOT.decode(ENCODER.encode(again.snapshot()))
        again, done = new_table(game, pace), cut
        again.resume(kept)
    assert again.version == second
    again.replay(rows[second:])
    assert seen(again) == seen(table)
    assert again.match.record.as_json() == table.match.record.as_json()
    told = [[event.as_json() for event in events] for events in again.whole_log()]
    assert told == [[event.as_json() for event in events] for events in table.whole_log()]
    assert seen(again) == seen(table)


def test_a_snapshot_that_tells_another_position_is_refused() -> None:
    table, _ = played(tianxia.game("dragon"), Pace(), random.Random(1))
    kept = table.snapshot()
    told = msgspec.json.decode(kept.match)
    told[0]["contents"]["of an older version"] = 1
    kept.match = msgspec.Raw(ENCODER.encode(told))
    with pytest.raises(BadRecord, match="does not come back"):
        new_table(tianxia.game("dragon"), Pace()).resume(kept)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
@pytest.mark.parametrize("pace", [Pace(), Pace(kind="live")], ids=["none", "live"])
def test_what_is_put_together_for_many_is_what_each_may_see(game: Game, pace: Pace) -> None:
    """Views and updates share what is the same for all; nobody gets another's part, or less than theirs."""
    chance, table = random.Random(3), new_table(game, pace)
    while table.status == "playing":
        seat = chance.choice(table.acting)
        move = chance.choice(table.match.state.legal(seat))
        row = Row("t", table.version + 1, "move", seat, game.moves.text(move), 1_000_000 + table.version)
        table.apply(row, table.match.foresee(seat, move))
        for eyes in chance.sample([None, *range(len(table.places))], len(table.places) + 1):
            view = msgspec.json.decode(ENCODER.encode(table.match.state.view(eyes)))
            assert msgspec.json.decode(table.view(eyes)) == view
            sent = msgspec.json.decode(table.update(eyes, 2_000.0))
            told = msgspec.convert(sent, messages.Update, strict=True)
            assert msgspec.json.decode(ENCODER.encode(told)) == sent and sent["view"] == view
            assert (told.version, told.n, told.undo) == (table.version, table.moves, table.can_undo(eyes))
            assert sent["events"] == events_json(table.match.log[-1], eyes)
            assert (told.move is not None) == (eyes == seat or not table.secretive)
            assert (told.clocks is not None) == table.clocks.used


def test_a_part_of_an_answer_makes_no_post_stale() -> None:
    """Two bids each: while one seat lays its first card, and changes both, the other's post stays good."""
    game = tianxia.game("kingdom")
    places = [Place("person", f"p{seat}", f"P{seat}") for seat in range(2)]
    agreement = Agreement(2, dict(game.agree(2).options), places, Pace())
    table = Table("t", game, agreement, seed="7", name="", host="p0", watchable=True, created=1_000.0)
    for move in ("bid 3", "bid 5", "change 3 7"):
        table.apply(Row("t", table.version + 1, "move", 0, move, 1_000_000))
        assert table.asked == 0 and table.acting == ([0, 1] if move == "bid 3" else [1])
    for move in ("bid 3", "bid 5"):
        table.apply(Row("t", table.version + 1, "move", 1, move, 1_000_000))
    assert table.asked == table.version == 5


def test_a_table_is_in_memory_once(
    serve: Callable[..., ThreadServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables there are, all who look at one hear the same."""
    monkeypatch.setattr(hub, "MOST_IDLE", 1)
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
    monkeypatch.setattr(hub, "MOST_IDLE", 3)
    monkeypatch.setattr(hub, "KEPT_SECONDS", 0.0)
    server = serve()
    ann = Visitor(server.address)
    made = [ann.table("tictactoe", "me", "me")["id"] for _ in range(8)]
    assert len(server.site.services.hub.tables) < 8
    for table in made:
        with ann.live(table) as live:
            live.move(0, 4)
            live.until("update")
    assert {ann.get(f"/api/tables/{table}")["version"] for table in made} == {1}
