"""Private tables answer strangers nothing; what a bot may do for somebody is fair to the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.serving import ThreadServer
from tests.server.visitor import Live, Visitor
from tianxia.server.routes import ROUTES

Serve = Callable[..., ThreadServer]
SECRETS = ("name", "seats", "scores", "seed", "commitment")


def calls(table: str) -> list[tuple[str, str]]:
    """Every call about one table, from the list of routes itself."""
    found = []
    for route in ROUTES.routes:
        if "{table:str}" in route.path_format or "{table}" in route.path_format:
            path = route.path_format.replace("{table}", table).replace("{seat}", "0").replace("{n}", "0")
            path = path.replace("{table:str}", table).replace("{seat:int}", "0").replace("{n:int}", "0")
            methods = {method for method in getattr(route, "methods", ()) if method != "OPTIONS"}
            found += [(method, path) for method in sorted(methods)]
    return found


def refused(visitor: Visitor, table: str) -> None:
    """Nothing about a table is told, whatever is asked."""
    asked = calls(table)
    assert len(asked) >= 12, asked
    for method, path in asked:
        answer = visitor.http.request(method, path, json={} if method == "POST" else None)
        told = answer.json()
        assert answer.status_code in (403, 404) or told["error"] == "no-seat", (method, path, answer.text)
        assert set(told) == {"error", "message", "values"} and told["values"] == {}
    with pytest.raises(InvalidStatus, match="403"):
        visitor.live(table)
    assert table not in str([visitor.get(f"/api/tables?list={which}") for which in ("mine", "watch", "open")])


def played_out(live: Live) -> None:
    """Play a game of noughts and crosses at one device to its end."""
    for number, cell in enumerate((0, 3, 1, 4, 2)):
        live.move(number % 2, cell)
        live.until("update")


def test_a_private_table_answers_strangers_nothing(ann: Visitor, bob: Visitor) -> None:
    table = ann.table("tictactoe", "me", "me", name="Our secret", spectators=False)["id"]
    refused(bob, table)
    with ann.live(table) as live:
        played_out(live)
        while live.until("info")["info"]["status"] != "over":
            pass
    refused(bob, table)
    info = ann.get(f"/api/tables/{table}")
    assert all(info[key] for key in SECRETS), "its owner is told all"
    assert ann.post(f"/api/tables/{table}/verify")["seed"] == info["seed"]


@pytest.mark.parametrize("kind", ["friend", "open"])
def test_an_invitation_to_a_private_table_tells_what_one_needs(ann: Visitor, bob: Visitor, kind: str) -> None:
    made = ann.table("tictactoe", "me", kind, spectators=False)
    table, invite = made["id"], made["seats"][1]["invite"]
    refused(bob, table)
    bob.get(f"/api/tables/{table}?invite=wrong", 403)
    told = bob.get(f"/api/tables/{table}?invite={invite}")
    assert told["status"] == "waiting" and told["seed"] is None and "invite" not in told["seats"][1]
    bob.post(f"/api/tables/{table}/join", {}, 409)
    bob.post(f"/api/tables/{table}/join", {"seat": 1}, 409)
    bob.post(f"/api/tables/{table}/join", {"invite": invite})
    assert bob.get(f"/api/tables/{table}")["seats"][1]["mine"]
    third = Visitor(ann.address)
    third.get(f"/api/tables/{table}?invite={invite}", 403)
    third.post(f"/api/tables/{table}/join", {"invite": invite}, 409)


def test_an_open_seat_of_a_public_table_needs_no_invitation(ann: Visitor, bob: Visitor) -> None:
    made = ann.table("tictactoe", "me", "open")
    assert "invite" not in made["seats"][1]
    bob.post(f"/api/tables/{made['id']}/join", {})


# ---- Bots that play for somebody -----------------------------------------------------------------


def together(ann: Visitor, bob: Visitor, game: str = "tictactoe", *more: str) -> str:
    made = ann.table(game, "me", "open", *more)
    bob.post(f"/api/tables/{made['id']}/join", {})
    return str(made["id"])


def test_in_a_game_with_people_a_lent_seat_is_not_played_by_a_master(ann: Visitor, bob: Visitor) -> None:
    path = f"/api/tables/{together(ann, bob)}/seats"
    for level in ("hard", "master"):
        answer = ann.post(f"{path}/0/bot", {"level": level}, 409)
        assert (answer["error"], answer["values"]) == ("bot-too-strong", {"level": "normal"})
    seat = ann.post(f"{path}/0/bot", {"level": "normal"})["seats"][0]
    assert (seat["kind"], seat["level"], seat["lent"]) == ("bot", "normal", True)
    assert bob.post(f"{path}/1/resign")["seats"][0]["lent"], "everybody sees it"
    assert bob.post(f"{path}/1/bot", {"level": "master"}, 409)["error"] == "left"


def test_alone_against_bots_any_level_may_play_for_me(ann: Visitor) -> None:
    table = ann.table("tictactoe", "me", "bot:easy")["id"]
    seat = ann.post(f"/api/tables/{table}/seats/0/bot", {"level": "master"})["seats"][0]
    assert (seat["kind"], seat["level"]) == ("bot", "master")


def test_the_host_leaves_the_bots_alone_that_others_play_against(ann: Visitor, bob: Visitor) -> None:
    table = together(ann, bob, "dragon", "bot:hard")
    assert ann.post(f"/api/tables/{table}/seats/2/bot", {"level": "beginner"}, 403)["error"] == "not-yours"
    alone = ann.table("dragon", "me", "bot:hard")["id"]
    assert ann.post(f"/api/tables/{alone}/seats/1/bot", {"level": "easy"})["seats"][1]["level"] == "easy"


def finished(visitor: Visitor, table: str, lent: bool) -> dict[str, Any]:
    """Win at one device, after a bot has played a seat for a while or not."""
    path = f"/api/tables/{table}/seats/0"
    if lent:
        # The other seat is asked first, so no bot moves before it is taken back.
        visitor.post(f"{path}/bot", {"level": "master"})
        visitor.post(f"{path}/take")
    with visitor.live(table) as live:
        for _ in range(9):
            if live.view["over"]:
                break
            seat = live.view["acting"][0]
            live.send("eyes", seat=seat)
            live.until("table")
            live.move(seat, live.legal()[0])
            live.until("update")
    found: dict[str, Any] = visitor.get(f"/api/tables/{table}")
    return found


def test_a_game_in_which_a_bot_played_for_me_is_not_won(serve: Serve) -> None:
    ann = Visitor(serve(bot_pause=3600).address)
    for lent in (False, True):
        info = finished(ann, ann.table("tictactoe", "me", "me")["id"], lent)
        assert info["status"] == "over" and [seat["lent"] for seat in info["seats"]] == [lent, False]
        assert info["ranking"][0] == 1, "the first who moves wins with the first free cells"
    [line] = ann.get("/api/statistics")["games"]
    assert (line["played"], line["won"]) == (4, 1)


def test_no_hints_while_an_opponent_has_lent_a_seat(ann: Visitor, bob: Visitor) -> None:
    table = together(ann, bob)
    bob.post(f"/api/tables/{table}/seats/1/bot", {"level": "easy"})
    assert ann.post(f"/api/tables/{table}/seats/0/hint", status=403)["error"] == "no-hints"
    alone = ann.table("tictactoe", "me", "bot:easy")["id"]
    assert ann.post(f"/api/tables/{alone}/seats/0/hint")["advice"]["choices"]
