"""Forged, foreign, hasty and oversized requests."""

from __future__ import annotations

import json
import logging
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import ThreadServer
from tests.server.visitor import Visitor
from tianxia.server.keys import signing_keys
from tianxia.server.safety import Bucket, host_name


def test_changes_need_our_header_and_our_origin(ann: Visitor) -> None:
    body = {"name": "Mallory"}
    bare = httpx.patch(f"{ann.address}/api/me", json=body, headers={"Cookie": ann.cookie})
    assert (bare.status_code, bare.json()["error"]) == (403, "no-header")
    foreign = ann.http.patch("/api/me", json=body, headers={"Origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["error"]) == (403, "wrong-origin")
    assert ann.http.patch("/api/me", json=body, headers={"Origin": ann.address}).status_code == 200


def test_other_sites_open_no_sockets(ann: Visitor) -> None:
    table = ann.table("tictactoe", "me", "bot")["id"]
    with pytest.raises(InvalidStatus, match="403"):
        ann.live(table, origin="https://evil.example")
    with pytest.raises(InvalidStatus, match="404"):
        ann.live("nothing")


def test_foreign_names_for_this_machine_are_refused(ann: Visitor) -> None:
    answer = ann.http.get("/api/me", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["error"]) == (403, "wrong-host")
    assert [host_name(host) for host in ("a:80", "a", "[::1]:80", "[::1]")] == ["a", "a", "[::1]", "[::1]"]


def test_forged_cookies_are_nobodys(ann: Visitor) -> None:
    body, _, signature = ann.http.cookies["tianxia"].partition(".")
    for forged in (f"{body}.{'0' * 40}", f"{body[:-2]}AA.{signature}", "x", ".", f"é.{signature}", ""):
        cookie = {b"Cookie": f"tianxia={forged}".encode("latin-1")}
        answer = httpx.get(f"{ann.address}/api/statistics", headers=cookie)
        assert answer.status_code == 401
        made = httpx.get(f"{ann.address}/api/me", headers=cookie).json()
        assert made["id"] != ann.me["id"]


def test_the_cookie_is_out_of_reach_of_scripts(ann: Visitor) -> None:
    header = ann.http.get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in header and "samesite=lax" in header and "path=/" in header


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/table/x", "/assets/none.js"])
def test_every_answer_has_the_safe_headers(ann: Visitor, path: str) -> None:
    headers = ann.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
    assert "style-src 'self';" in policy and "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["/../settings.py", "/%2e%2e/settings.py", "/assets/..%2f..%2fapp.py", "/\x00", "//etc/passwd"]
)
def test_files_stay_inside_the_client(ann: Visitor, path: str) -> None:
    answer = ann.http.get(path.replace("\x00", "%00"))
    assert "import" not in answer.text and "root:" not in answer.text


def test_bodies_have_a_size(ann: Visitor) -> None:
    answer = ann.http.post("/api/tables", content=b"x" * 70_000, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    answer = ann.http.post("/api/records", json={"moves": ["x" * 1_100_000]})
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")

    def endless() -> Any:
        for _ in range(40):
            yield b" " * 10_000

    answer = ann.http.post("/api/tables", content=endless(), headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_messages_have_a_size(ann: Visitor) -> None:
    table = ann.table("tictactoe", "me", "bot")["id"]
    with ann.live(table) as live:
        live.send("chat", text="x" * 501)
        assert live.until("error")["error"] == "bad-message"
        live.send("chat", text="x" * 5000)
        with pytest.raises(ConnectionClosed):
            live.until("error")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "{}",
        '{"type":"move"}',
        '{"type":"move","version":-1,"seat":0,"move":0}',
        "\ud83d",
        "1" * 99,
    ],
)
def test_nonsense_is_answered_with_an_error(ann: Visitor, text: str) -> None:
    table = ann.table("tictactoe", "me", "bot")["id"]
    with ann.live(table) as live:
        live.socket.send(text.encode("utf-8", "replace").decode())
        assert live.until("error")["error"] == "bad-message"
        live.send("ping")
        live.until("pong")


def test_haste_is_checked(serve: Callable[..., ThreadServer]) -> None:
    hurried = Visitor(serve(limits=0.001).address)  # refilled so slowly that a slow machine is no excuse
    table = hurried.table("tictactoe", "me", "bot")["id"]
    with hurried.live(table) as live:
        for _ in range(100):
            live.send("ping")
        while live.until("error", "pong")["type"] == "pong":
            pass
        assert live.heard[-1]["error"] == "too-many"
    answers = [
        hurried.http.post("/api/login", json={"name": "a", "password": "wrong wrong"}) for _ in range(12)
    ]
    assert {answer.status_code for answer in answers} == {401, 429}
    statuses = {hurried.http.get("/api/levels").status_code for _ in range(700)}
    assert statuses == {200, 429}


def test_a_bucket_fills_again() -> None:
    bucket = Bucket(10, 2)
    now = bucket.then
    assert [bucket.take(now), bucket.take(now), bucket.take(now)] == [True, True, False]
    assert bucket.take(now + 0.11)
    assert not bucket.refilled(now + 0.12) and bucket.refilled(now + 1)


def test_the_key_is_its_owners_alone(tmp_path: Path) -> None:
    [key] = signing_keys(tmp_path / "key")
    assert signing_keys(tmp_path / "key") == (key,) and len(key) == 32
    assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600


def test_no_secret_is_logged(ann: Visitor, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ann.http.post("/api/account", json={"name": "Ann of the log", "password": "correct horse"})
    ann.http.post("/api/login", json={"name": "Ann of the log", "password": "wrong horse"})
    table = ann.table("tictactoe", "me", "bot")["id"]
    with ann.live(table) as live:
        live.move(0)
        live.until("update")
    ours = [
        record for record in caplog.records if record.name.split(".")[0] in ("tianxia", "uvicorn", "litestar")
    ]
    said = json.dumps([record.getMessage() for record in ours])
    assert "horse" not in said and ann.http.cookies["tianxia"] not in said
