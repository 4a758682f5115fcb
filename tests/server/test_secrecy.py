"""No secret reaches anybody who may not know it, by whatever way they ask."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.serving import ThreadServer
from tests.server.visitor import Live, Visitor
from tianxia.server import making
from tianxia.server.bots import question

SEED = "a-seed-that-nobody-may-see-before-the-end"
CALL, RAISE = 1, 2


@pytest.fixture(autouse=True)
def sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "new_seed", lambda: SEED)


def table_of_two(ann: Visitor, bob: Visitor, game: str) -> str:
    table = ann.table(game, "me", "friend")
    bob.post(f"/api/tables/{table['id']}/join", {"invite": table["seats"][1]["invite"]})
    return str(table["id"])


def asked_in_every_way(visitor: Visitor, table: str, others: list[int]) -> Iterator[str]:
    """All answers of the server to somebody who wants to know."""
    info = visitor.get(f"/api/tables/{table}")
    yield json.dumps(info)
    for eyes in ["none", "all", *map(str, range(2))]:
        for path in [f"log?eyes={eyes}", *[f"at/{n}?eyes={eyes}" for n in range(info["moves"] + 2)]]:
            answer = visitor.http.get(f"/api/tables/{table}/{path}")
            if eyes == "all" or eyes in map(str, others):
                assert answer.status_code in (403, 404, 409), (path, answer.text)
            yield answer.text
    for method, path in (
        ("GET", "record"),
        ("POST", "verify"),
        ("POST", "seats/0/take"),
        ("POST", "seats/0/resign"),
    ):
        answer = visitor.http.request(method, f"/api/tables/{table}/{path}")
        assert answer.status_code in (401, 403, 409), (path, answer.text)
        yield answer.text
    yield visitor.http.get("/api/tables?list=watch").text
    yield visitor.http.get("/api/tables?list=mine").text


def pried(live: Live) -> None:
    """Try everything a socket can try."""
    for message in (
        {"type": "eyes", "seat": 0},
        {"type": "move", "version": live.version, "seat": 0, "move": 0},
        {"type": "undo", "version": live.version, "seat": 0},
        {"type": "resync"},
    ):
        live.socket.send(json.dumps(message))
        live.until("error", "table")


def test_a_hidden_card_stays_hidden(ann: Visitor, bob: Visitor) -> None:
    eve = Visitor(ann.address)
    table = table_of_two(ann, bob, "leduc")
    told: dict[str, list[str]] = {"bob": [], "eve": []}
    with ann.live(table) as first, bob.live(table) as second, eve.live(table) as watching:
        card = first.view["table"]["players"][0]["card"]
        other = second.view["table"]["players"][1]["card"]
        assert card and other and card != other
        for seat, move in ((0, RAISE), (1, CALL), (0, CALL), (1, RAISE)):
            told["bob"] += asked_in_every_way(bob, table, [0])
            told["eve"] += asked_in_every_way(eve, table, [0, 1])
            pried(second)
            pried(watching)
            (first, second)[seat].move(seat, move, version=max(first.version, second.version))
            for live in (first, second, watching):
                update = live.until("update")
                assert (update["move"] is None) == (live is not (first, second)[seat])
        bob_heard = [json.dumps(message) for message in second.heard] + told["bob"]
        eve_heard = [json.dumps(message) for message in watching.heard] + told["eve"]
        for text in bob_heard + eve_heard:
            assert SEED not in text
            assert f'"{card}"' not in text
        for text in eve_heard:
            assert f'"{other}"' not in text
        first.move(0, CALL, version=max(first.version, second.version))
        assert SEED in json.dumps(watching.until("info"))
    assert ann.get(f"/api/tables/{table}/at/0?eyes=all")["view"]["table"]["players"][0]["card"] == card
    assert bob.get(f"/api/tables/{table}/at/0?eyes=1")["view"]["table"]["players"][0]["card"] is None
    assert bob.get(f"/api/tables/{table}/at/0?eyes=0")["view"]["table"]["players"][0]["card"] == card
    assert bob.get(f"/api/tables/{table}/record")["seed"] == SEED


def heard_when_ann_bids(ann: Visitor, bob: Visitor, bid: int) -> list[dict[str, Any]]:
    """All that Bob hears while Ann bids in secret."""
    table = table_of_two(ann, bob, "toy")
    with ann.live(table) as first, bob.live(table) as second:
        first.move(0, bid)
        first.until("update")
        second.until("update")
        pried(second)
        second.send("ping")
        second.until("pong")
        asked = [{"answer": text} for text in asked_in_every_way(bob, table, [0])]
        heard = second.heard + asked
    text = json.dumps(heard).replace(table, "the table")
    found: list[dict[str, Any]] = json.loads(text)
    return [without_times(message) for message in found]


def without_times(data: Any) -> Any:
    """The same, without when it was and without the other tables of the list."""
    if isinstance(data, dict):
        if isinstance(data.get("answer"), str) and data["answer"].startswith('[{"id"'):
            return None
        left_out = ("created", "updated", "time", "spectators", "online")
        return {
            key: without_times(json.loads(value) if key == "answer" else value)
            for key, value in data.items()
            if key not in left_out
        }
    return [without_times(item) for item in data] if isinstance(data, list) else data


def test_a_secret_bid_is_the_same_to_others_whatever_it_is(ann: Visitor, bob: Visitor) -> None:
    one, other = heard_when_ann_bids(ann, bob, 0), heard_when_ann_bids(ann, bob, 3)
    updates = [message for message in one if message and message.get("type") == "update"]
    assert updates and updates[0]["move"] is None
    assert [m for m in one if m and m.get("type") != "info"] == [
        m for m in other if m and m.get("type") != "info"
    ]


def test_a_bot_is_told_nothing_its_seat_does_not_know(
    ann: Visitor, bob: Visitor, server: ThreadServer
) -> None:
    table = table_of_two(ann, bob, "leduc")
    live = server.call(server.site.services.hub.table(table))
    card = live.table.match.state.view(0)["table"]["players"][0]["card"]
    asked = [
        json.dumps(question(live.table, live.table.match.state.knowledge(1), level="hard", pace=1.0))
        for _ in range(40)
    ]
    assert not any(SEED in text for text in asked)
    assert 0 < sum(f'"{card}"' in text for text in asked) < 40  # guessed as often as any other card


def test_nobody_may_look_through_a_running_games_seat(ann: Visitor, bob: Visitor) -> None:
    table = ann.table("dragon", "me", "bot")["id"]
    ann.get(f"/api/tables/{table}/at/0?eyes=0")
    ann.get(f"/api/tables/{table}/at/0?eyes=1", 403)
    bob.get(f"/api/tables/{table}/at/0?eyes=0", 403)
    bob.get(f"/api/tables/{table}/log?eyes=0", 403)
    ann.get(f"/api/tables/{table}/at/0?eyes=all", 409)
    ann.get(f"/api/tables/{table}/at/0?eyes=7", 404)
    record = bob.get(f"/api/tables/{table}/record")
    assert record["seed"] is None
