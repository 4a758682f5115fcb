"""Sessions: they are ended, they expire, and no cookie outlives what it was given for."""

from __future__ import annotations

import asyncio
import base64
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import func, insert, select, update
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.postgres import Postgres
from tests.server.serving import ThreadServer
from tests.server.visitor import Visitor
from tianxia.server.sessions import (
    ACCOUNT_LIFE,
    DAY,
    GUEST_LIFE,
    HOUR,
    MOST_DEVICES,
    MOST_HELD,
    NOBODY,
    Held,
    Person,
    device,
)
from tianxia.server.store.schema import SESSIONS

PASSWORD = "nine dragons, one wall"
Serve = Callable[..., ThreadServer]


def account(visitor: Visitor, name: str) -> None:
    visitor.post("/api/account", {"name": name, "password": PASSWORD})


def signed_in(address: str, name: str) -> Visitor:
    """An account's owner at another device."""
    found = Visitor(address)
    found.post("/api/login", {"name": name, "password": PASSWORD})
    return found


def status(address: str, cookie: str, path: str = "/api/statistics") -> int:
    return httpx.get(f"{address}{path}", headers={"Cookie": cookie}).status_code


def test_a_guests_cookie_opens_nothing_of_the_account_it_became(ann: Visitor, server: ThreadServer) -> None:
    table = ann.table("tictactoe", "me", "bot:easy", spectators=False)["id"]
    guest = ann.cookie
    assert status(ann.address, guest, f"/api/tables/{table}") == 200
    account(ann, "Halina")
    assert ann.get(f"/api/tables/{table}")["seats"][0]["mine"]
    for path in ("/api/statistics", f"/api/tables/{table}", f"/api/tables/{table}/log"):
        assert status(ann.address, guest, path) in (401, 403)
    with pytest.raises(InvalidStatus, match="403"):
        ann.live(table, additional_headers={"Cookie": guest})
    ann.post("/api/account/password", {"old": PASSWORD, "new": "another wall of ten"})
    assert status(ann.address, guest) == 401
    # Not even where its row was left behind.
    row = {"id": "0" * 64, "person": ann.me["id"], "guest": True, "name": "", "agent": "", "created": 0.0}
    adding = insert(SESSIONS).values(row | {"seen": 0.0, "expires": time.time() + DAY})
    server.call(server.site.services.store.write([adding]))
    assert server.call(server.site.services.sessions.read("0" * 64, time.time())).person is NOBODY


def test_signing_out_ends_the_session_and_not_only_the_cookie(ann: Visitor) -> None:
    for leave in ("/api/logout", "/api/logout/everywhere"):
        account(ann, f"Leaver {len(leave)}")
        cookie = ann.cookie
        assert status(ann.address, cookie) == 200
        ann.post(leave)
        assert status(ann.address, cookie) == 401 and ann.cookie != cookie
    guest = ann.cookie
    ann.post("/api/logout")
    assert status(ann.address, guest) == 401


def test_the_session_is_another_after_signing_in(ann: Visitor) -> None:
    before = ann.cookie
    account(ann, "Ignacy")
    assert ann.cookie != before and status(ann.address, before) == 401
    other = Visitor(ann.address)
    guest = other.cookie
    other.post("/api/login", {"name": "Ignacy", "password": PASSWORD})
    assert other.cookie != guest and status(ann.address, guest) == 401


def test_devices_are_listed_and_signed_out_one_by_one(ann: Visitor) -> None:
    ann.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    account(ann, "Janina")
    phone = signed_in(ann.address, "Janina")
    table = ann.table("tictactoe", "me", "me", spectators=False)["id"]
    mine, other = ann.get("/api/sessions")
    assert (mine["current"], mine["device"], other["current"]) == (True, "Firefox, Linux", False)
    assert ann.http.cookies["tianxia"] not in str([mine, other])
    with phone.live(table) as live:
        left = ann.post(f"/api/sessions/{other['id']}/end")
        assert [one["id"] for one in left] == [mine["id"]]
        with pytest.raises(ConnectionClosed):
            live.until("update")
    assert status(ann.address, phone.cookie) == 401 and status(ann.address, ann.cookie) == 200
    # Nobody ends another's.
    stranger = Visitor(ann.address)
    assert stranger.post(f"/api/sessions/{mine['id']}/end")[0]["id"] != mine["id"]
    assert status(ann.address, ann.cookie) == 200


def test_sessions_expire_and_last_longer_with_every_visit(ann: Visitor, server: ThreadServer) -> None:
    sessions, store = server.site.services.sessions, server.site.services.store
    header = ann.http.get("/api/me").headers["set-cookie"]
    assert abs(int(header.split("Max-Age=")[1].split(";")[0]) - GUEST_LIFE) < 60
    person = server.call(sessions.recognise(ann.http.cookies["tianxia"]))

    def stored() -> Any:
        return server.call(store.read(select(SESSIONS).where(SESSIONS.c.id == person.session)))[0]

    def change(**values: float) -> None:
        server.call(store.write([update(SESSIONS).where(SESSIONS.c.id == person.session).values(**values)]))
        sessions.forget(person.id)

    first = stored().seen
    ann.get("/api/me")
    assert stored().seen == first, "a visit within the hour writes nothing"
    change(seen=first - 2 * HOUR, expires=first + DAY)
    ann.get("/api/me")
    assert stored().seen >= first and stored().expires > first + GUEST_LIFE - DAY
    change(expires=time.time() - 1)
    assert status(ann.address, ann.cookie) == 401
    server.call(sessions.purge(time.time()))
    assert server.call(store.read(select(SESSIONS).where(SESSIONS.c.id == person.session))) == []
    assert ann.get("/api/me")["id"] != ann.me["id"]


def test_guests_who_sat_down_nowhere_are_forgotten_after_a_week(
    ann: Visitor, bob: Visitor, server: ThreadServer
) -> None:
    services = server.site.services
    ann.table("tictactoe", "me", "bot:easy")
    server.call(services.sessions.purge(time.time() + 8 * DAY))
    services.sessions.forget_all()
    assert status(ann.address, ann.cookie) == 200 and status(bob.address, bob.cookie) == 401


def test_what_is_held_is_bounded_and_so_are_devices(ann: Visitor, server: ThreadServer) -> None:
    sessions, store = server.site.services.sessions, server.site.services.store
    for number in range(MOST_HELD + 5):
        sessions.hold(str(number), Held(NOBODY, 0, 0, 0))
    assert len(sessions.held) == MOST_HELD
    sessions.forget_all()
    person = Person("many", "Many")

    async def open_many() -> None:
        for _ in range(MOST_DEVICES + 3):
            await sessions.open(person, "")

    server.call(open_many())
    query = select(func.count()).where(SESSIONS.c.person == "many")
    assert server.call(store.read(query))[0][0] == MOST_DEVICES


def test_forged_cookies_never_reach_the_database(ann: Visitor, server: ThreadServer) -> None:
    services = server.site.services
    asked: list[object] = []
    read = services.store.read

    async def counted(statement: object) -> object:
        asked.append(statement)
        return await read(statement)

    services.store.read = counted
    try:
        _, token, signature = ann.http.cookies["tianxia"].split(".")
        for forged in (
            f"2.{token}x.{signature}",
            f"2.{token}.{'0' * 40}",
            f"1.{token}.{signature}",
            "2..",
            "x",
        ):
            assert status(ann.address, f"tianxia={forged}") == 401
        assert asked == []
    finally:
        services.store.read = read


# ---- Cookies from before there were sessions -----------------------------------------------------


def old_cookie(server: ThreadServer, **about: Any) -> str:
    body = base64.urlsafe_b64encode(msgspec.json.encode(about)).rstrip(b"=")
    return f"tianxia={body.decode()}.{server.site.services.sessions.sign(b'tianxia cookie ' + body)}"


def test_an_old_guests_cookie_is_exchanged_and_keeps_its_seats(ann: Visitor, server: ThreadServer) -> None:
    cookie = old_cookie(server, id="c0ffee", name="Old Guest", account=False, generation=0)
    old = httpx.Client(base_url=ann.address, headers={"X-Tianxia": "1", "Cookie": cookie})
    seats = [{"kind": "me"}, {"kind": "bot"}]
    made = old.post("/api/tables", json={"game": "tictactoe", "seats": seats, "spectators": False}).json()
    met = old.get("/api/me")
    assert (met.json()["id"], met.json()["name"]) == ("c0ffee", "Old Guest")
    new = httpx.Client(
        base_url=ann.address, headers={"X-Tianxia": "1", "Cookie": f"tianxia={met.cookies['tianxia']}"}
    )
    assert new.get(f"/api/tables/{made['id']}").json()["seats"][0]["mine"]
    # It opens nothing once its guest has an account.
    new.post("/api/account", json={"name": "Old Guest", "password": PASSWORD})
    for path in ("/api/statistics", f"/api/tables/{made['id']}"):
        assert old.get(path).status_code in (401, 403)
    old.close()
    new.close()


def test_an_old_accounts_cookie_is_exchanged_until_it_is_void(ann: Visitor, server: ThreadServer) -> None:
    account(ann, "Kazimierz")
    cookie = old_cookie(server, id=ann.me["id"], name="Kazimierz", account=True, generation=0)
    assert httpx.get(f"{ann.address}/api/me", headers={"Cookie": cookie}).json()["account"]
    assert status(ann.address, old_cookie(server, id="nobody", name="x", account=True)) == 401
    ann.post("/api/account/password", {"old": PASSWORD, "new": "another wall of ten"})
    assert status(ann.address, cookie) == 401


# ---- Several processes, TLS ----------------------------------------------------------------------


def test_a_session_ends_in_every_process(postgres: Postgres, serve: Serve) -> None:
    database = postgres.database()
    here, there = serve(database), serve(database)
    ann = Visitor(here.address)
    account(ann, "Leokadia")
    cookie = ann.cookie
    assert status(there.address, cookie) == 200
    twin = Visitor(there.address)
    twin.http.cookies = ann.http.cookies
    table = ann.table("tictactoe", "me", "me")["id"]
    with twin.live(table) as live:
        ann.post("/api/logout/everywhere")
        with pytest.raises(ConnectionClosed):
            live.until("update")
    assert status(there.address, cookie) == 401


def test_a_lost_notice_is_made_up_for(postgres: Postgres, serve: Serve) -> None:
    """After a gap in the notices, sessions are read anew, and live connections of ended ones end."""
    database = postgres.database()
    here, there = serve(database), serve(database)
    ann = Visitor(here.address)
    account(ann, "Marianna")
    twin = Visitor(there.address)
    twin.http.cookies = ann.http.cookies
    cookie, table = ann.cookie, ann.table("tictactoe", "me", "me")["id"]
    there.site.services.store.on_void = lambda _: None
    with twin.live(table) as live:
        ann.post("/api/logout/everywhere")

        async def gap() -> None:
            there.site.services.missed()

        there.call(gap())
        with pytest.raises(ConnectionClosed):
            live.until("update")
    assert status(there.address, cookie) == 401


def over(site: Any, scheme: str) -> list[tuple[bytes, bytes]]:
    """The headers of an answer to a request that came by a scheme."""
    told: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: dict[str, Any]) -> None:
        told.append(message)

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": scheme,
        "path": "/api/me",
        "raw_path": b"/api/me",
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"127.0.0.1")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }

    async def ask() -> list[tuple[bytes, bytes]]:
        await site(scope, receive, send)
        return list(told[0]["headers"])

    found: list[tuple[bytes, bytes]] = asyncio.run_coroutine_threadsafe(ask(), site.loop).result(60)
    return found


def test_over_tls_the_cookie_is_secure_and_tls_is_asked_for(server: ThreadServer) -> None:
    server.site.loop = server.loop
    plain, safe = dict(over(server.site, "http")), dict(over(server.site, "https"))
    assert b"Secure" not in plain[b"set-cookie"] and b"strict-transport-security" not in plain
    assert b"Secure" in safe[b"set-cookie"] and b"max-age=" in safe[b"strict-transport-security"]


def test_a_browsers_name_in_short() -> None:
    names = {
        "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140 Safari/537.36 Edg/140": "Edge, Windows",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 19) AppleWebKit/605 Version/19 Safari/604": "Safari, iPhone",
        "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537 Chrome/140.0 Mobile Safari/537": "Chrome, Android",
        "curl/8\u202e\x00": "",
    }
    assert {agent: device(agent) for agent in names} == names
    assert ACCOUNT_LIFE < GUEST_LIFE
