"""Hints and reviews: what a search thinks, with what the seat knew and nothing else."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.serving import ThreadServer
from tests.server.visitor import Visitor

Json = dict[str, Any]


def finished(visitor: Visitor, game: str) -> str:
    """A table at which a person has played two seats to the end."""
    table: str = visitor.table(game, "me", "me")["id"]
    with visitor.live(table) as live:
        while not live.view["over"]:
            seat = live.view["acting"][0]
            live.send("eyes", seat=seat)
            live.until("table")
            live.move(seat)
            live.until("update")
    return table


def complete(visitor: Visitor, table: str) -> Json:
    """The review of a game, when it has been made."""
    review: Json = visitor.post(f"/api/tables/{table}/review", status=200)
    deadline = time.monotonic() + 240
    while review["done"] < review["count"]:
        assert time.monotonic() < deadline, "the review does not end"
        time.sleep(0.05)
        review = visitor.get(f"/api/tables/{table}/review")
    return review


def test_a_hint_finds_the_winning_move(server: ThreadServer, ann: Visitor) -> None:
    table = ann.table("tictactoe", "me", "me")["id"]
    with ann.live(table) as live:
        for turn, cell in enumerate((0, 3, 1, 4)):
            live.move(turn % 2, cell)
            live.until("update")
        hint = ann.post(f"/api/tables/{table}/seats/0/hint", status=200)
        assert hint["version"] == live.version
    best, *others = hint["advice"]["choices"]
    assert best["move"]["id"] == 2 and best["share"] == 1.0 == hint["advice"]["shares"][0]
    assert len(others) == 4 and all(other["share"] < 1.0 for other in others)


def test_no_hints_against_other_people_nor_for_them(server: ThreadServer, ann: Visitor, bob: Visitor) -> None:
    table = ann.table("tictactoe", "me", "open")["id"]
    assert ann.post(f"/api/tables/{table}/seats/0/hint", status=409)["error"] == "not-asked"
    bob.post(f"/api/tables/{table}/join", {})
    assert ann.post(f"/api/tables/{table}/seats/0/hint", status=403)["error"] == "no-hints"
    assert bob.post(f"/api/tables/{table}/seats/0/hint", status=403)["error"] == "not-yours"


@pytest.mark.parametrize("game", ["tictactoe", "leduc"])
def test_a_review_looks_at_every_choice(server: ThreadServer, ann: Visitor, game: str) -> None:
    table = finished(ann, game)
    begun = ann.get(f"/api/tables/{table}/review")
    assert begun["done"] == 0 and begun["count"] > 0, "nobody has asked for it yet"
    review = complete(ann, table)
    record = ann.get(f"/api/tables/{table}/record")
    assert review["count"] == len(record["moves"])
    for move in review["moves"]:
        best = move["advice"]["choices"][0]
        assert all(choice["share"] <= best["share"] for choice in move["advice"]["choices"])
        assert abs(move["advice"]["shares"][move["seat"]] - best["share"]) < 1e-9
        assert 0.0 <= move["cost"] <= 1.0
        made = move["advice"]["choices"][move["made"]]
        assert record["moves"][move["n"] - 1] == f"{'AB'[move['seat']]} {made['move']['text']}"
    for balance in review["balances"]:
        assert balance["choice"] <= 0.0
        assert abs(balance["first"] + balance["luck"] + balance["choice"] - balance["result"]) < 1e-9


def test_a_running_game_is_not_reviewed(server: ThreadServer, ann: Visitor) -> None:
    table = ann.table("tictactoe", "me", "me")["id"]
    assert ann.post(f"/api/tables/{table}/review", status=409)["error"] == "not-over"
    assert ann.get(f"/api/tables/{table}/review", status=409)["error"] == "not-over"


def test_whom_the_rules_play_stands_in_hints_results_and_lists(server: ThreadServer, ann: Visitor) -> None:
    table = ann.table("gugong", "me", options={"level": "easy"})["id"]
    hint = ann.post(f"/api/tables/{table}/seats/0/hint", status=200)
    choices = hint["advice"]["choices"]
    assert choices[0]["share"] > 0.0 and all(one["points"] > 10 for one in choices)
    assert all(one["automaton"] > 10 for one in choices)
    assert ann.get(f"/api/tables/{table}")["automaton"]["place"] is None
    with ann.live(table) as live:
        while not live.view["over"]:
            live.move(0)
            live.until("update")
        ended = live.view
    automaton = ended["automaton"]
    assert automaton["points"] == ended["table"]["meng"]["points"] and automaton["place"] == 1
    assert ended["ranking"] == [2]
    assert ann.get(f"/api/tables/{table}")["automaton"] == automaton
    (listed,) = [one for one in ann.get("/api/tables?list=mine") if one["id"] == table]
    assert listed["automaton"] == automaton


def test_where_everybody_holds_a_seat_there_is_no_automaton(server: ThreadServer, ann: Visitor) -> None:
    table = ann.table("tictactoe", "me", "me")["id"]
    assert ann.get(f"/api/tables/{table}")["automaton"] is None
    with ann.live(table) as live:
        assert "automaton" not in live.view
    hint = ann.post(f"/api/tables/{table}/seats/0/hint", status=200)
    assert {one["automaton"] for one in hint["advice"]["choices"]} == {None}
