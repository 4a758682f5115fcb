"""Playing through the wire, as a browser does it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.serving import ThreadServer
from tests.server.visitor import Live, Visitor


def test_a_guest_keeps_their_name(ann: Visitor) -> None:
    assert ann.get("/api/me")["id"] == ann.me["id"]
    renamed = ann.http.patch("/api/me", json={"name": "  Ann \u00a0 Ó "}).json()
    assert (renamed["name"], renamed["id"]) == ("Ann Ó", ann.me["id"])
    assert ann.get("/api/me")["name"] == "Ann Ó"


def test_games_levels_and_words(ann: Visitor) -> None:
    keys = [game["key"] for game in ann.get("/api/games")]
    assert keys[0] == "dragon"
    assert [level["name"] for level in ann.get("/api/levels")] == [
        "beginner",
        "easy",
        "normal",
        "hard",
        "master",
    ]
    answer = ann.http.get("/api/words/pl/dragon")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "not-your-turn" in answer.text and "move-take" in answer.text
    again = ann.http.get("/api/words/pl/dragon", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    ann.get("/api/words/pl/nothing", 404)
    ann.get("/api/words/xx/dragon", 404)


def test_two_people_play_by_link(ann: Visitor, bob: Visitor) -> None:
    table = ann.table("tictactoe", "me", "friend")
    assert table["status"] == "waiting" and table["host"]
    invite = table["seats"][1]["invite"]
    assert "invite" not in bob.get(f"/api/tables/{table['id']}")["seats"][1]
    bob.post(f"/api/tables/{table['id']}/join", {"invite": "wrong"}, 409)
    with ann.live(table["id"]) as first:
        first.move(0)
        assert first.until("error")["error"] == "not-playing"
        joined = bob.post(f"/api/tables/{table['id']}/join", {"invite": invite})
        assert joined["status"] == "playing" and joined["seats"][1]["mine"]
        while first.until("info")["info"]["status"] != "playing":
            pass  # that Ann is here may be told late
        with bob.live(table["id"]) as second:
            assert (first.whole["eyes"], second.whole["eyes"]) == (0, 1)
            assert ann.get("/api/me")["waiting"] == 1
            for cell, (live, seat) in zip((0, 3, 1, 4), ((first, 0), (second, 1)) * 2, strict=True):
                live.move(seat, cell, version=max(first.version, second.version))
                updates = [first.until("update"), second.until("update")]
                assert updates[0]["move"]["id"] == updates[1]["move"]["id"] == cell
            first.move(0, 2)
            last = second.until("update")
            assert last["view"]["over"] and last["view"]["ranking"] == [1, 2]
            info = second.until("info")["info"]
            assert info["status"] == "over" and info["seed"]
    carol = Visitor(ann.address)
    carol.post(f"/api/tables/{table['id']}/join", {"invite": invite}, 409)
    assert bob.get("/api/statistics")["games"] == [
        {"game": "tictactoe", "played": 1, "won": 0, "best": 0, "average": 0.0}
    ]
    assert ann.get("/api/statistics")["games"][0]["won"] == 1
    verdict = bob.post(f"/api/tables/{table['id']}/verify")
    assert verdict["ok"] and verdict["seed"] == info["seed"]


def test_bots_play_with_a_person(ann: Visitor) -> None:
    table = ann.table("dragon", "me", "bot:easy", "bot:normal")
    with ann.live(table["id"]) as live:
        moves = 0
        while not live.view["over"] and moves < 12:
            if 0 in live.view["acting"]:
                live.move(0)
                moves += 1
            live.until("update")
        assert live.view["over"] or moves == 12


def test_a_stale_or_double_post_is_refused(ann: Visitor) -> None:
    table = ann.table("tictactoe", "me", "me")
    with ann.live(table["id"]) as live:
        assert live.whole["eyes"] is None and live.view["moves"] == []
        live.send("eyes", seat=0)
        live.until("table")
        live.move(0, 4)
        live.move(0, 4)
        kinds = {live.until("update", "stale")["type"], live.until("update", "stale")["type"]}
        assert kinds == {"update", "stale"}
        live.move(1, 0, version=0)
        assert live.until("stale")["version"] == 1
        live.move(1, 0, version=7)
        live.until("stale")
        live.move(1, 4)
        refused = live.until("refused")
        assert refused["why"] == {"key": "cell-taken", "values": {"cell": "b2"}, "rule": "1"}
        live.move(1, 99)
        assert live.until("error")["error"] == "bad-message"
        live.send("resync")
        assert live.until("table")["version"] == 1


def test_only_owners_play_a_seat(ann: Visitor, bob: Visitor) -> None:
    table = ann.table("tictactoe", "me", "bot:easy")
    with bob.live(table["id"]) as watching:
        assert watching.whole["eyes"] is None and not watching.view["moves"]
        for seat in (0, 1, 9):
            watching.move(seat, 0)
            assert watching.until("error")["error"] == "not-yours"
        watching.send("eyes", seat=0)
        assert watching.until("error")["error"] == "not-yours"
        watching.send("undo", seat=0, version=0)
        assert watching.until("error")["error"] == "not-yours"


def test_undo_to_the_undo_point(ann: Visitor) -> None:
    table = ann.table("dragon", "me", "me", options={"oldest": "A"})
    with ann.live(table["id"]) as live:
        live.send("eyes", seat=0)
        live.until("table")
        before = live.view
        live.move(0)
        assert live.until("update")["undo"]
        live.send("undo", seat=0, version=live.version)
        undone = live.until("undone")
        assert undone["version"] == 2 and undone["view"] == before and len(undone["log"]) == 1
        live.send("undo", seat=0, version=live.version)
        assert live.until("error")["error"] == "cannot-undo"


def test_a_client_that_was_away_catches_up(ann: Visitor, bob: Visitor) -> None:
    table = ann.table("connect_four", "me", "me")
    with ann.live(table["id"]) as live:
        for turn in range(8):
            live.move(turn % 2, turn % 4)
            live.until("update")
    with ann.live(table["id"]) as again, bob.live(table["id"]) as other:
        assert again.whole["version"] == other.whole["version"] == 8
        assert len(again.whole["log"]) == 9
        assert again.view["table"] == other.view["table"]


def test_chat_points_at_moves(ann: Visitor, bob: Visitor) -> None:
    table = ann.table("tictactoe", "me", "bot:easy")
    with ann.live(table["id"]) as live, bob.live(table["id"]) as other:
        live.send("chat", text="<b>why</b> this?", at=0)
        line = other.until("chat")["line"]
        assert (line["text"], line["at"], line["seat"], line["n"]) == ("<b>why</b> this?", 0, 0, 0)
        other.send("chat", text="because")
        assert live.until("chat")["line"]["text"] == "<b>why</b> this?"
        assert live.until("chat")["line"]["seat"] is None
        live.send("chat", text="x", at=500)
        assert live.until("error")["error"] == "no-such-move"
    with bob.live(table["id"]) as later:
        assert [line["n"] for line in later.whole["chat"]] == [0, 1]


def test_seats_change_hands(ann: Visitor, bob: Visitor) -> None:
    table = ann.table("tictactoe", "me", "open")["id"]
    path = f"/api/tables/{table}/seats"
    assert [line["id"] for line in bob.get("/api/tables?list=open")].count(table) == 1
    bob.post(f"{path}/1/bot", {}, 403)
    bob.post(f"/api/tables/{table}/join", {})
    bob.post(f"/api/tables/{table}/join", {}, 409)
    ann.post(f"{path}/1/bot", {}, 403)
    info = bob.post(f"{path}/1/bot", {"level": "easy"})
    assert (info["seats"][1]["kind"], info["seats"][1]["level"], info["seats"][1]["mine"]) == (
        "bot",
        "easy",
        True,
    )
    info = bob.post(f"{path}/1/take")
    assert info["seats"][1]["kind"] == "person"
    info = bob.post(f"{path}/1/resign")
    assert info["seats"][1]["resigned"] and info["seats"][1]["kind"] == "bot"
    bob.post(f"{path}/1/take", None, 403)
    ann.post(f"{path}/7/take", None, 404)
    assert bob.get("/api/tables")[0]["id"] == table
    waiting = ann.table("tictactoe", "me", "friend")["id"]
    assert ann.post(f"/api/tables/{waiting}/seats/1/bot", {})["status"] == "playing"


def test_presence_and_spectators(ann: Visitor, bob: Visitor) -> None:
    table = ann.table("tictactoe", "me", "bot:easy")["id"]
    with ann.live(table) as live:
        with bob.live(table):
            while live.until("info")["info"]["spectators"] != 1:
                pass
        while live.until("info")["info"]["spectators"] != 0:
            pass
    closed = ann.table("tictactoe", "me", "bot:easy", spectators=False)["id"]
    with pytest.raises(InvalidStatus, match="403"):
        bob.live(closed)
    bob.get(f"/api/tables/{closed}/log", 403)
    bob.get(f"/api/tables/{closed}/record", 403)
    bob.get(f"/api/tables/{closed}/at/0", 403)


def test_a_hidden_question_to_several_at_once(ann: Visitor, bob: Visitor) -> None:
    """Another seat's answer to the same question does not make a post stale."""
    table = ann.table("toy", "me", "friend")
    bob.post(f"/api/tables/{table['id']}/join", {"invite": table["seats"][1]["invite"]})
    with ann.live(table["id"]) as first, bob.live(table["id"]) as second:
        assert first.view["acting"] == second.view["acting"] == [0, 1]
        asked = second.version
        first.move(0, 2)
        first.until("update")
        second.move(1, 3, version=asked)
        assert second.until("update", "stale", "error")["type"] == "update"
        second.until("update")
        first.move(0, 1, version=asked)
        assert first.until("update", "stale")["type"] == "update"
        assert first.until("update", "stale")["type"] == "stale"


def test_an_answer_is_changed_while_others_think(ann: Visitor, bob: Visitor) -> None:
    """It makes nobody's post stale, tells nobody anything, and bots do not answer it for ever."""
    table = ann.table("toy", "me", "friend", "bot:easy", options={"second_thoughts": True, "rounds": 2})
    bob.post(f"/api/tables/{table['id']}/join", {"invite": table["seats"][1]["invite"]})
    with ann.live(table["id"]) as first, bob.live(table["id"]) as second:
        while first.view["acting"] != [0, 1]:
            first.until("update")
        while second.view["acting"] != [0, 1]:
            second.until("update")
        assert first.view["changing"] == [2], "the bot has bid once"
        asked = second.version
        for card in (3, 1, 2):
            first.move(0, card)
            assert first.until("update", "stale", "error")["type"] == "update"
            heard = second.until("update")
            assert heard["move"] is None
            assert [event["kind"] for event in heard["events"]] == (["has-chosen"] if card == 3 else [])
        assert first.view["changing"] == [0, 2] and first.view["acting"] == [1]
        assert first.view["table"]["players"][0]["bid"] == 2
        assert first.view["moves"] and second.view["table"]["players"][0]["bid"] is None
        second.move(1, 0, version=asked)
        assert second.until("update", "stale", "error")["type"] == "update"
        update = first.until("update")
        shown = [event["values"]["card"] for event in update["events"] if event["kind"] == "bid"]
        assert shown[:2] == ["3", "1"]


def test_flags_fall(ann: Visitor, server: ThreadServer) -> None:
    table = ann.table("tictactoe", "me", "me", pace={"kind": "live", "minutes": 1})["id"]
    live = server.call(server.site.services.hub.table(table))
    with ann.live(table) as watching:
        clocks = watching.whole["info"]["clocks"]
        assert clocks[0]["running"] and not clocks[1]["running"] and clocks[0]["left_seconds"] > 55
        live.table.clocks.left[0] = 0.2
        server.loop.call_soon_threadsafe(live.wake)
        while (info := watching.until("info")["info"])["seats"][0]["kind"] != "bot":
            pass
        assert info["version"] == 1
        assert [seat["flagged"] for seat in info["seats"]] == [True, False]
        watching.until("update")
    ann.post(f"/api/tables/{table}/seats/0/take", None, 403)


def test_records_travel(ann: Visitor, bob: Visitor) -> None:
    table = ann.table("tictactoe", "me", "me")["id"]
    with ann.live(table) as live:
        for turn, cell in enumerate((0, 3, 1, 4, 2)):
            if turn == 3:
                unfinished = bob.get(f"/api/tables/{table}/record")
                assert unfinished["seed"] is None and len(unfinished["moves"]) == 3
                bob.post("/api/records", unfinished, 409)
                bob.post(f"/api/tables/{table}/verify", None, 409)
            live.move(turn % 2, cell)
            live.until("update")
    record = bob.get(f"/api/tables/{table}/record")
    assert record["seed"] and record["scores"] == [1, 0]
    archive = bob.post("/api/records", record)
    assert archive["status"] == "archive" and archive["moves"] == 5
    assert archive["name"] == "Tic-tac-toe"
    assert bob.get(f"/api/tables/{archive['id']}/record") == record
    assert bob.post(f"/api/tables/{archive['id']}/verify")["ok"]
    nothing = bob.http.post("/api/records", json={"hello": "world"})
    assert (nothing.status_code, nothing.json()["error"]) == (400, "bad-record")
    forged = bob.post("/api/records", {**record, "seed": "other"})
    assert not bob.post(f"/api/tables/{forged['id']}/verify")["ok"]
    moment = ann.get(f"/api/tables/{archive['id']}/at/2?eyes=all")
    assert (moment["n"], moment["count"], moment["move"]["text"]) == (2, 5, "mark a2")
    assert moment["view"]["table"]["cells"]["a1"] == 0 and moment["events"][0]["kind"] == "marked"
    ann.get(f"/api/tables/{archive['id']}/at/6", 404)
    bob.post("/api/records", {"format": "x"}, 400)


def test_the_table_goes_on_after_a_restart(serve: Callable[..., ThreadServer]) -> None:
    server = serve()
    ann = Visitor(server.address)
    table = ann.table("connect_four", "me", "bot:easy")["id"]

    def play(live: Live, times: int) -> None:
        for _ in range(times):
            live.move(0)
            live.until("update")
            live.until("update")

    with ann.live(table) as live:
        play(live, 2)
        seen = live.view
    server.stop()
    again = serve()
    ann.address = again.address
    with ann.live(table) as live:
        assert live.view == seen and live.version == 4
        play(live, 1)


def test_a_page_without_a_client_says_so(server: ThreadServer) -> None:
    visitor = Visitor(server.address)
    answer = visitor.http.get("/")
    assert answer.status_code in (200, 503) and "Tianxia" in answer.text
