"""Texts from outside: no field takes a character that is none, and nothing odd ends in a traceback."""

from __future__ import annotations

import json
import logging
import re
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler
from litestar.params import BodyKwarg
from msgspec import inspect
from sqlalchemy import insert

import tianxia
from tests.server.serving import ThreadServer
from tests.server.visitor import Visitor
from tianxia.server import messages, routes
from tianxia.server.backup import backup, restore
from tianxia.server.faults import Refused
from tianxia.server.store.schema import CHAT
from tianxia.server.texts import Incoming, check_all, pattern, proper

Serve = Callable[..., ThreadServer]

ALLOWED = [
    "plain",
    "Zażółć gęślą jaźń",
    "天下",
    "👨‍👩‍👧 ❤️‍🔥 1️⃣ 👩🏽‍🚀",
    "می‌خواهم",
    "क्‍ष",
    "葛\U000e0100城",
    "שלום עולם",
]
REFUSED = {
    "NUL": "a\0b",
    "bell": "a\x07",
    "line break": "a\nb",
    "C1 control": "a\x85b",
    "right-to-left override": "a\u202eb",
    "isolate": "a\u2066b",
    "right-to-left mark": "a\u200fb",
    "zero-width space": "a\u200bb",
    "word joiner": "a\u2060b",
    "byte order mark": "a\ufeffb",
    "soft hyphen": "a\u00adb",
    "joiner in Latin": "a\u200db",
    "joiner at the end": "天\u200d",
    "two joiners": "क\u200d\u200dष",
    "selector in Latin": "a\ufe0fb",
    "Hangul filler": "\u3164",
    "braille blank": "\u2800",
    "tag": "🏴\U000e0067",
    "line separator": "a\u2028b",
    "half a character": "a\ud83d",
}


@pytest.mark.parametrize("text", ALLOWED)
def test_words_of_all_scripts_and_emoji_are_allowed(text: str) -> None:
    assert proper(text)


@pytest.mark.parametrize("text", REFUSED.values(), ids=list(REFUSED))
def test_what_shows_nothing_or_turns_the_line_is_refused(text: str) -> None:
    assert not proper(text) and not proper(text.replace("\n", "\x0b"), lines=True)


def test_the_published_pattern_refuses_all_that_may_be_refused() -> None:
    text = re.compile(pattern())
    for code in range(0x10000):
        if not proper(f"天{chr(code)}天") and not 0xD800 <= code < 0xE000 and chr(code) != "\n":
            assert not text.match(chr(code) + "x"), hex(code)


# ---- No field is forgotten -----------------------------------------------------------------------


def bodies() -> Iterator[type]:
    """Every message a client may send: the bodies of all calls, and what goes over a live connection."""
    handlers = [one for one in vars(routes).values() if isinstance(one, HTTPRouteHandler)]
    for handler in handlers:
        for hint in get_type_hints(handler.fn, include_extras=True).values():
            if any(isinstance(extra, BodyKwarg) for extra in getattr(hint, "__metadata__", ())):
                yield get_args(hint)[0]
    yield from get_args(messages.ClientMessage)


def values(kind: Any, bad: str) -> Iterator[Any]:
    """All ways to put a text into a value of a type, as JSON."""
    match kind:
        case inspect.StrType():
            yield bad
        case inspect.UnionType():
            for one in kind.types:
                yield from values(one, bad)
        case inspect.ListType() | inspect.SetType():
            for one in values(kind.item_type, bad):
                yield [one]
        case inspect.DictType():
            for one in values(kind.key_type, bad):
                yield {one: example(kind.value_type)}
            for one in values(kind.value_type, bad):
                yield {"key": one}
        case inspect.StructType():
            for field in kind.fields:
                for one in values(field.type, bad):
                    yield {**example(kind), field.encode_name: one}
        case inspect.CustomType() | inspect.AnyType() | inspect.RawType():
            raise AssertionError(f"{kind} may hold anything: say what it holds")


def example(kind: Any) -> Any:
    """A value of a type."""
    match kind:
        case inspect.StructType():
            found = {field.encode_name: example(field.type) for field in kind.fields if field.required}
            return found | ({kind.tag_field: kind.tag} if kind.tag_field else {})
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.ListType():
            return [example(kind.item_type) for _ in range(kind.min_length or 0)]
        case inspect.DictType():
            return {}
        case inspect.StrType():
            return "x" * max(1, kind.min_length or 0)
        case inspect.UnionType():
            return example(kind.types[0])
        case inspect.NoneType():
            return None
        case inspect.BoolType():
            return False
    return max(0, kind.ge or 0)


def test_every_text_of_every_message_is_checked() -> None:
    tried = 0
    for body in bodies():
        described = inspect.type_info(body)
        msgspec.json.decode(json.dumps(example(described)), type=body)
        for value in values(described, "bad text\0"):
            tried += 1
            with pytest.raises(Refused, match="not allowed"):
                msgspec.json.decode(json.dumps(value), type=body)
    assert tried > 20, "there are more than twenty texts"


def test_the_walk_finds_a_field_that_nobody_checks() -> None:
    class Forgotten(msgspec.Struct):
        name: dict[str, list[str]]

    for value in values(inspect.type_info(Forgotten), "bad text\0"):
        msgspec.json.decode(json.dumps(value), type=Forgotten)
    assert issubclass(messages.NewTable, Incoming) and get_origin(messages.ChatText) is not None


def test_an_edition_that_spells_such_characters_out_is_refused(ann: Visitor) -> None:
    game = tianxia.game("china")
    edition = game.standard_edition()
    assert edition is not None
    text = re.sub(r'name = "', r'name = "\\u202e\\u0000', edition.text, count=1)
    assert text != edition.text
    setup = game.agree(3, type(edition)(text, "a test"), {})
    record = tianxia.kernel.new_match(setup, "7").record
    brought = msgspec.convert(record.as_json(with_seed=True), messages.RecordFile)
    answer = ann.http.post("/api/records", json=msgspec.to_builtins(brought))
    assert (answer.status_code, answer.json()["error"]) == (409, "bad-record"), answer.text
    assert "edition" in answer.json()["message"]
    check_all({"a": ["b", {"c": 1}]}, "x")


# ---- Both stores ---------------------------------------------------------------------------------


def test_no_text_reaches_either_store_unchecked(database: str, serve: Serve) -> None:
    ann = Visitor(serve(database).address)
    table = ann.table("tictactoe", "me", "friend")["id"]
    seats = [{"kind": "me"}, {"kind": "bot"}]
    calls: list[tuple[str, Any]] = [
        ("/api/account", {"name": "a\0b", "password": "nine dragons"}),
        ("/api/account", {"name": "ab", "password": "nine dragons\0"}),
        ("/api/login", {"name": "a\0b", "password": "nine dragons"}),
        ("/api/tables", {"game": "tictactoe", "seats": seats, "name": "a\0b"}),
        (
            "/api/tables",
            {"game": "tictactoe", "seats": [{"kind": "me", "name": "a\u202eb"}, {"kind": "bot"}]},
        ),
        ("/api/tables", {"game": "tictactoe", "seats": [{"kind": "bot", "name": "a\u200bb"}] * 2}),
        ("/api/tables", {"game": "tictactoe", "seats": seats, "options": {"a\0": "b"}}),
        ("/api/tables", {"game": "tict\0", "seats": seats}),
        (f"/api/tables/{table}/join", {"invite": "a\0b"}),
    ]
    for path, body in calls:
        answer = ann.http.post(path, json=body)
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-text"), (path, body, answer.text)
    assert ann.http.patch("/api/me", json={"name": "a\0b"}).json()["error"] == "bad-text"
    with ann.live(table) as live:
        live.send("chat", text="a\0b")
        assert live.until("error")["error"] == "bad-text"
        live.send("chat", text="fine")
        assert live.until("chat")["line"]["text"] == "fine"


def test_neither_store_logs_what_it_was_to_store(
    database: str, serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    """A failing statement is logged without its values; a seed is among those of a new table."""
    server = serve(database)
    ann = Visitor(server.address)
    store = server.site.services.store
    seeds: list[str] = []
    write = store.write

    async def failing(statements: Any, row: Any = None) -> bool:
        values = statements[0].compile().params
        seeds.append(values["seed"])
        # The same table twice: its key is taken.
        return bool(await write([*statements, *statements], row))

    store.write = failing
    with caplog.at_level(logging.DEBUG):
        body = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert ann.http.post("/api/tables", json=body).status_code == 500
    store.write = write
    ours = [record for record in caplog.records if record.name in ("tianxia", "uvicorn.error", "litestar")]
    said = "\n".join(logging.Formatter().format(record) for record in ours)
    assert seeds and "IntegrityError" in said and seeds[0] not in said


def test_old_texts_with_nul_move_to_postgresql(postgres: Any, serve: Serve, tmp_path: Path) -> None:
    server = serve()
    ann = Visitor(server.address)
    table = ann.table("tictactoe", "me", "bot")["id"]
    line = {"table_id": table, "n": 0, "name": "a\0b", "text": "before\0after", "time": 1.0}
    server.call(server.site.services.store.put(insert(CHAT).values(line)))
    server.stop()
    backup(f"sqlite:///{tmp_path}/own.sqlite", tmp_path / "backup")
    database = postgres.database()
    restore(tmp_path / "backup", database)
    moved = serve(database)
    ann.http.base_url = moved.address
    ann.address = moved.address
    with ann.live(table) as live:
        assert live.whole["chat"][0]["text"] == "before\ufffdafter"


# ---- Odd requests --------------------------------------------------------------------------------


def exchanged(server: ThreadServer, method: str, path: bytes, body: bytes = b"", head: bytes = b"") -> bytes:
    """What the server answers to bytes that no well-behaved client sends."""
    port = int(server.address.rpartition(":")[2])
    lines = [
        method.encode() + b" " + path + b" HTTP/1.1",
        b"Host: 127.0.0.1:%d" % port,
        b"X-Tianxia: 1",
        b"Connection: close",
        b"Content-Type: application/json",
        b"Content-Length: %d" % len(body),
        *([head] if head else []),
    ]
    with socket.create_connection(("127.0.0.1", port), 60) as connection:
        connection.sendall(b"\r\n".join([*lines, b"", b""]) + body)
        answer = b""
        while part := connection.recv(65536):
            answer += part
    return answer


DEEP = b'{"name":' + b"[" * 30_000 + b"]" * 30_000 + b"}"
DEEP_RECORD = b'{"format":"tianxia record 1","more":' + b"[" * 60_000 + b"]" * 60_000 + b"}"
ODD: dict[str, tuple[str, bytes, bytes, bytes]] = {
    "deep JSON": ("PATCH", b"/api/me", DEEP, b""),
    "a deep record": ("POST", b"/api/records", DEEP_RECORD, b""),
    "bad UTF-8": ("PATCH", b"/api/me", b'{"name":"\xff\xfe"}', b""),
    "no JSON": ("PATCH", b"/api/me", b"\xff\xfe", b""),
    "half a character": ("PATCH", b"/api/me", b'{"name":"\\ud800"}', b""),
    "no body": ("PATCH", b"/api/me", b"", b""),
    "a long path": ("GET", b"/" + b"a" * 30_000, b"", b""),
    "a long asset": ("GET", b"/assets/" + b"a" * 3_000, b"", b""),
    "a long call": ("GET", b"/api/tables/" + b"a" * 3_000, b"", b""),
    "a long query": ("GET", b"/api/tables?list=" + b"a" * 3_000, b"", b""),
    "an unfinished escape": ("GET", b"/%zz%", b"", b""),
    "an escape that is no UTF-8": ("GET", b"/api/tables/%ff", b"", b""),
    "an escape in a query": ("GET", b"/api/tables?list=%ff%zz", b"", b""),
    "an escaped NUL": ("GET", b"/a%00b", b"", b""),
    "bytes in a path": ("GET", b"/\xff\xfe", b"", b""),
    "a number without end": ("GET", b"/api/tables/x/at/" + b"9" * 400, b"", b""),
}


@pytest.mark.parametrize("odd", ODD)
def test_an_odd_request_is_answered_with_one_line(
    server: ThreadServer, odd: str, caplog: pytest.LogCaptureFixture
) -> None:
    method, path, body, head = ODD[odd]
    answer = exchanged(server, method, path, body, head)
    assert answer.startswith(b"HTTP/1.1 400 "), answer[:300]
    told = answer.partition(b"\r\n\r\n")[2]
    assert b"\n" not in told and len(told) < 600
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    "head",
    [
        b"Cookie: tianxia=\xff\xfe.\xff;;=;tianxia",
        b"Cookie: tianxia=2.\xff.\xff",
        b"Cookie: tianxia=" + b"A" * 9_000,
    ],
)
def test_a_bad_cookie_is_nobodys(server: ThreadServer, head: bytes) -> None:
    assert exchanged(server, "GET", b"/api/statistics", b"", head).startswith(b"HTTP/1.1 401 ")


def test_an_origin_that_is_none_is_another_sites(server: ThreadServer) -> None:
    answer = exchanged(server, "POST", b"/api/logout", b"{}", b"Origin: http://[::bad")
    assert answer.startswith(b"HTTP/1.1 403 ") and b"wrong-origin" in answer


@pytest.mark.parametrize(
    "text", ["[" * 4000, '{"type":"chat","x":' + "[" * 3900, '{"type":"chat","text":"\\ud800"}']
)
def test_a_live_connection_survives_odd_messages(ann: Visitor, text: str) -> None:
    with ann.live(ann.table("tictactoe", "me", "bot")["id"]) as live:
        live.socket.send(text)
        assert live.until("error")["error"] == "bad-message"
        live.socket.send(b'{"type":"chat","text":"\xff"}', text=True)
        assert live.until("error")["error"] == "bad-message"
        live.send("ping")
        live.until("pong")
