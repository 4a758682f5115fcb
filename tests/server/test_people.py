"""Accounts: argon2id, tables that stay, names that are taken."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

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
