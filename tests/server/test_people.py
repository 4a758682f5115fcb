"""Accounts: argon2id, tables that stay, names that are taken."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from tests.server.serving import ThreadServer
from tests.server.visitor import Visitor
from tianxia.server.store.schema import PEOPLE

PASSWORD = {"password": "correct horse battery"}


def test_an_account_keeps_a_guests_tables(ann: Visitor, server: ThreadServer) -> None:
    table = ann.table("tictactoe", "me", "bot")["id"]
    made = ann.post("/api/account", {"name": "Ánna", **PASSWORD})
    assert made["account"] and made["id"] == ann.me["id"]
    ann.post("/api/account", {"name": "Again", **PASSWORD}, 409)
    elsewhere = Visitor(ann.address)
    elsewhere.post("/api/account", {"name": "ÁNNA", **PASSWORD}, 409)
    elsewhere.post("/api/login", {"name": "Ánna", "password": "wrong password"}, 401)
    elsewhere.post("/api/login", {"name": "Nobody", "password": "wrong password"}, 401)
    assert elsewhere.post("/api/login", {"name": "ánna", **PASSWORD})["id"] == ann.me["id"]
    assert elsewhere.get("/api/tables")[0]["id"] == table
    assert elsewhere.http.patch("/api/me", json={"name": "Anna B"}).json()["name"] == "Anna B"
    assert elsewhere.get(f"/api/tables/{table}")["seats"][0]["name"] == "Anna B"
    left = elsewhere.post("/api/logout")
    assert not left["account"] and left["id"] != ann.me["id"]
    rows = server.call(server.site.services.store.read(select(PEOPLE.c.password)))
    assert rows and all(row.password.startswith("$argon2id$") for row in rows)


def account(visitor: Visitor, name: str) -> Visitor:
    """A visitor who has registered, at a second device."""
    visitor.post("/api/account", {"name": name, **PASSWORD})
    device = Visitor(visitor.address)
    device.post("/api/login", {"name": name, **PASSWORD})
    return device


def test_a_new_password_logs_every_other_device_out(ann: Visitor) -> None:
    other = account(ann, "Beata")
    change = {"old": PASSWORD["password"], "new": "staple battery horse"}
    ann.post("/api/account/password", {**change, "old": "wrong password"}, 403)
    ann.post("/api/account/password", {**change, "new": "short"}, 400)
    assert other.get("/api/me")["account"]
    made = ann.post("/api/account/password", change)
    assert made["account"] and made["id"] == ann.get("/api/me")["id"] == ann.me["id"]
    left = other.get("/api/me")
    assert not left["account"] and left["id"] != ann.me["id"]
    other.post("/api/login", {"name": "Beata", **PASSWORD}, 401)
    again = other.post("/api/login", {"name": "Beata", "password": change["new"]})
    assert again["id"] == ann.me["id"]


def test_logging_out_everywhere_ends_every_device_at_once(ann: Visitor) -> None:
    other = account(ann, "Celina")
    old = other.cookie
    table = ann.table("tictactoe", "me", "me")["id"]
    with other.live(table) as live:
        live.move(0, 4)
        live.until("update")
        left = ann.post("/api/logout/everywhere")
        assert not left["account"] and left["id"] != ann.me["id"]
        with pytest.raises(ConnectionClosed):
            live.until("update")
    assert not other.get("/api/me")["account"]
    answer = httpx.get(f"{ann.address}/api/statistics", headers={"Cookie": old})
    assert (answer.status_code, answer.json()["error"]) == (401, "no-cookie")
    back = other.post("/api/login", {"name": "Celina", **PASSWORD})
    assert back["id"] == ann.me["id"] and other.get("/api/tables")[0]["id"] == table


def test_guests_have_no_password_and_one_device(ann: Visitor) -> None:
    ann.post("/api/account/password", {"old": "x", "new": "staple battery horse"}, 409)
    ann.post("/api/logout/everywhere", status=409)
    assert ann.get("/api/me")["id"] == ann.me["id"]


def test_another_name_is_known_on_every_device(ann: Visitor) -> None:
    other = account(ann, "Dorota")
    ann.http.patch("/api/me", json={"name": "Dora"})
    assert other.get("/api/me")["name"] == "Dora"


def test_passwords_are_long_enough(ann: Visitor) -> None:
    ann.post("/api/account", {"name": "Short", "password": "1234567"}, 400)
    ann.post("/api/account", {"name": " ", **PASSWORD}, 409)


def test_hashing_does_not_block_others(server: ThreadServer) -> None:
    """The loop goes on turning while passwords are hashed."""
    people = server.site.services.people

    async def turns() -> int:
        hashing = asyncio.gather(
            *[people.login("nobody", "x" * 20) for _ in range(3)], return_exceptions=True
        )
        count = 0
        while not hashing.done():
            await asyncio.sleep(0)
            count += 1
        return count

    assert server.call(turns()) > 100
