"""One guest cannot stop the house: what they may do, how often, and how much of it they may hold."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.serving import ThreadServer
from tests.server.visitor import Live, Visitor
from tianxia.server import gate, live
from tianxia.server.gate import Backlog, Gate, Tally
from tianxia.server.safety import Limiter, Limits, network
from tianxia.server.static import Client

Serve = Callable[..., ThreadServer]
HASTE = 0.001
"""Limits that refill so slowly that a slow machine makes no difference."""


# ---- Files ---------------------------------------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path) -> Client:
    """A client with two files, one of them compressed by its build."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "x.js").write_text("export {}")
    (folder / "assets" / "x.js.gz").write_bytes(b"packed")
    return Client(folder)


def test_a_file_has_one_path(built: Client) -> None:
    assert built.answer("/assets/x.js", "", "")[0] == 200
    odd = ["/./assets/x.js", "/.//assets/x.js", "//assets/x.js", "/assets//x.js", "/assets/./x.js"]
    odd += ["/assets/../assets/x.js", "/%61ssets/x.js", "/assets%2fx.js", "/assets/x.js/.", "/..", "/./"]
    odd += ["/" + "./" * n + "assets/x.js" for n in range(1, 200)] + [
        "/assets/\\x.js",
        "/\0",
        "/assets/x.js.gz",
    ]
    assert {built.answer(path, "", "")[0] for path in odd} == {404}
    assert set(built.files) == {"assets/x.js"}, "only files are kept, whatever is asked for"


def test_pages_share_one_file(built: Client) -> None:
    for path in ("/", "/tables", "/table/Ab_-9", "/learn/china/"):
        assert built.answer(path, "", "")[2] == b"<!doctype html>"
    assert set(built.files) == {"index.html"}


def test_files_are_compressed_by_the_build_and_nobody_else(built: Client) -> None:
    status, headers, body = built.answer("/assets/x.js", "br, gzip", "")
    assert (status, body, dict(headers)[b"content-encoding"]) == (200, b"packed", b"gzip")
    _, headers, body = built.answer("/", "br, gzip", "")
    assert body == b"<!doctype html>" and b"content-encoding" not in dict(headers)


def test_a_client_built_anew_is_found(built: Client) -> None:
    assert built.answer("/assets/x.js", "", "")[0] == 200
    (built.folder / "assets" / "x.js").rename(built.folder / "assets" / "y.js")
    (built.folder / "index.html").write_text("<!doctype html><p>new")
    assert [built.answer(f"/assets/{name}.js", "", "")[0] for name in "xy"] == [404, 200]


def test_odd_paths_leave_nothing_behind(serve: Serve) -> None:
    server = serve()
    calling = HTTPConnection(urlsplit(server.address).netloc, timeout=60)
    for n in range(1, 50):
        calling.request("GET", "/" + "./" * n + "index.html")
        answer = calling.getresponse()
        answer.read()
        assert answer.status in (404, 503)  # 503 where no client has been built
    calling.close()
    assert not server.site.client.files


def test_files_have_a_rate_too(serve: Serve) -> None:
    server = serve(limits=HASTE)
    server.site.services.limiter.limits["file", "address"] = Limits(1, 5, HASTE)
    statuses = [Visitor(server.address).http.get("/favicon.svg").status_code for _ in range(7)]
    assert statuses[5:] == [429, 429] and 429 not in statuses[:5]


def test_words_are_compressed_once(ann: Visitor) -> None:
    packed, plain = (
        ann.http.get("/api/words/fr/china", headers={"accept-encoding": encoding})
        for encoding in ("gzip", "identity")
    )
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.text == plain.text and "text/plain" in plain.headers["content-type"]
    known = {"if-none-match": plain.headers["etag"]}
    assert ann.http.get("/api/words/fr/china", headers=known).status_code == 304
    assert ann.http.get("/api/words/fr/nothing").status_code == 404


# ---- Rates ---------------------------------------------------------------------------------------


def test_an_address_makes_only_so_many_identities(serve: Serve) -> None:
    guest = Visitor(serve(limits=HASTE).address)
    made = [guest.http.post("/api/logout").status_code for _ in range(70)]
    assert made.count(200) == 59, "one identity was made on coming"
    assert made[59:] == [429] + [401] * 10, "the session ends all the same, and nobody takes its place"
    assert guest.http.get("/api/me").status_code == 429


def test_other_identities_do_not_void_the_limits_of_an_address(serve: Serve) -> None:
    server = serve(limits=HASTE)
    seats = [{"kind": "me"}, {"kind": "open"}]
    statuses = []
    for _ in range(4):
        guest = Visitor(server.address)
        statuses += [
            guest.http.post("/api/tables", json={"game": "tictactoe", "seats": seats}).status_code
            for _ in range(20)
        ]
    assert statuses.count(201) == 60 and set(statuses[60:]) == {429}


@pytest.mark.parametrize(
    "action", ["review", "hint", "import", "replay", "socket", "message", "whole", "undo"]
)
def test_everything_dear_has_a_limit_by_address(action: str) -> None:
    limiter = Limiter(HASTE)
    allowed = sum(limiter.allows(action, person=f"guest {n}", address="192.0.2.1") for n in range(2000))
    assert 20 <= allowed < 2000, "a club of twenty may do it, a thousand identities may not"
    assert limiter.allows(action, person="somebody", address="192.0.2.2")


def test_a_full_table_of_buckets_neither_grows_nor_forgets() -> None:
    limits = Limits(1, 2, HASTE, most=10)
    for who in "abcdefghij":
        assert [limits.take(who) for _ in range(3)] == [True, True, False]
    others = sum(limits.take(f"other {n}") for n in range(1000))
    assert len(limits.buckets) == 10 and others == 40, "those who come share a bucket"
    assert not any(limits.take(who) for who in "abcdefghij")


def test_full_buckets_make_room() -> None:
    limits = Limits(1000, 1, 1, most=10)
    for n in range(200):
        limits.swept = 0.0
        limits.take(str(n))
        time.sleep(0.0002)
    assert len(limits.buckets) <= 10 and limits.shared.level == limits.shared.full


def test_an_address_of_ipv6_is_its_network() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") == "192.0.2.7"
    assert network("fe80::1%eth0") == "fe80::/64"
    assert (network(""), network("a unix socket")) == ("", "a unix socket")


def said(sockets: list[Live]) -> int:
    """How many lines of chat get through when everybody says ten."""
    for number, speaking in enumerate(sockets):
        for n in range(10):
            speaking.send("chat", text=f"{number}.{n}")
        answers = 0
        while answers < 10:
            told = speaking.until("chat", "error")
            answers += told["type"] == "error" or told["line"]["text"].startswith(f"{number}.")
    sockets[-1].send("resync")
    return len(sockets[-1].until("table")["chat"])


def test_chat_has_a_rate(serve: Serve) -> None:
    server = serve(limits=HASTE)
    ann = Visitor(server.address)
    table = ann.table("tictactoe", "me", "open")["id"]
    with ann.live(table) as one, ann.live(table) as other:
        assert said([one, other]) == 10, "ten lines of a person at once"
    table = ann.table("tictactoe", "me", "open")["id"]
    guests = [Visitor(server.address) for _ in range(4)]
    sockets = [guest.live(table) for guest in guests]
    assert said(sockets) == 30, "thirty lines at a table at once"
    for open_socket in sockets:
        open_socket.__exit__(None, None, None)


def test_a_table_keeps_only_so_much_chat(
    server: ThreadServer, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_CHAT", 3)
    with ann.live(ann.table("tictactoe", "me", "open")["id"]) as open_socket:
        for n in range(3):
            open_socket.send("chat", text=str(n))
            open_socket.until("chat")
        open_socket.send("chat", text="one more")
        assert open_socket.until("error")["error"] == "chat-full"


# ---- What is held --------------------------------------------------------------------------------


class Raw:
    """A connection of somebody who writes bytes and need not read."""

    def __init__(self, address: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(60)
        parts = urlsplit(address)
        self.host = parts.netloc
        self.socket.connect((parts.hostname, parts.port))

    def send(self, text: str) -> None:
        self.socket.sendall(text.encode())

    def upgrade(self, path: str, cookie: str) -> None:
        """Open a WebSocket, and read no more than its head."""
        key = base64.b64encode(os.urandom(16)).decode()
        self.send(
            f"GET {path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        assert self.socket.recv(12) == b"HTTP/1.1 101"

    def frame(self, payload: bytes, opcode: int = 1) -> bytes:
        return bytes((0x80 | opcode, 0x80 | len(payload))) + b"\0\0\0\0" + payload

    def rest(self) -> bytes:
        """All that comes until the other side closes."""
        found = b""
        try:
            while part := self.socket.recv(1 << 16):
                found += part
        except ConnectionResetError:
            pass
        return found


@pytest.fixture
def connect() -> Iterator[Callable[[str], Raw]]:
    opened: list[Raw] = []

    def start(address: str) -> Raw:
        opened.append(Raw(address))
        return opened[-1]

    yield start
    for raw in opened:
        raw.socket.close()


def eventually(what: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not what():
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.01)


def stalling(server: ThreadServer) -> ThreadServer:
    """A server whose system holds little of what is not read, so that it has to."""
    server.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return server


@pytest.mark.parametrize(
    "begun",
    [
        "",
        "GET / HTTP/1.1\r\nHost: 127.",
        "\r\n\r\n\r\n",
        "POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Tianxia: 1\r\nContent-Length: 99\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "empty lines", "half a body"],
)
def test_requests_that_are_never_finished_are_ended(
    serve: Serve, connect: Callable[[str], Raw], begun: str
) -> None:
    server = serve()
    held: Gate = server.site.gate
    held.head_seconds = held.body_seconds = 0.1
    raws = [connect(server.address) for _ in range(5)]
    for raw in raws:
        raw.send(begun)
    assert all(raw.rest().startswith(b"HTTP/1.1 408") for raw in raws)
    eventually(lambda: held.connections.total == 0)
    assert not held.connections.held


def test_a_finished_request_is_waited_for(serve: Serve) -> None:
    """The time for heads and bodies is not the time an answer may take, nor that between requests."""
    server = serve()
    server.site.gate.head_seconds = server.site.gate.body_seconds = 0.5
    calling = HTTPConnection(urlsplit(server.address).netloc, timeout=60)
    for _ in range(3):
        calling.request("GET", "/api/levels")
        assert calling.getresponse().read()
        time.sleep(0.6)
        assert server.site.gate.connections.total == 1
    calling.close()


def test_a_head_has_a_size(server: ThreadServer, connect: Callable[[str], Raw]) -> None:
    raw = connect(server.address)
    raw.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ")
    for _ in range(9):
        raw.send("x" * 4000)
    assert raw.rest().startswith(b"HTTP/1.1 431")


def test_requests_are_not_taken_by_the_thousand(server: ThreadServer, connect: Callable[[str], Raw]) -> None:
    raw = connect(server.address)
    raw.send("GET /api/levels HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 1000)
    assert raw.rest().count(b"HTTP/1.1 200") < 1000


def test_an_address_holds_only_so_many_connections(serve: Serve, connect: Callable[[str], Raw]) -> None:
    server = serve(limits=1, connections_per_address=6)
    raws = [connect(server.address) for _ in range(6)]
    eventually(lambda: server.site.gate.connections.total == 6)
    assert connect(server.address).rest().startswith(b"HTTP/1.1 503")
    for raw in raws:
        raw.socket.close()
    eventually(lambda: server.site.gate.connections.total == 0)
    assert Visitor(server.address).me


def test_an_address_holds_only_so_many_live_connections(serve: Serve) -> None:
    server = serve(limits=1, connections_per_address=12)
    ann = Visitor(server.address)
    table = ann.table("tictactoe", "me", "open")["id"]
    sockets = [ann.live(table) for _ in range(6)]
    with pytest.raises(InvalidStatus, match="503"):
        ann.live(table)
    for open_socket in sockets:
        open_socket.__exit__(None, None, None)
    eventually(lambda: server.site.gate.sockets.total == 0)
    with ann.live(table) as again:
        assert again.whole["type"] == "table"


def test_the_house_holds_only_so_many_connections() -> None:
    held = Tally(each=3, most=5)
    assert [held.enter(who) for who in "aaaabbcc"] == [True, True, True, False, True, True, False, False]
    assert [held.enter("proxy", counted=False), held.total] == [False, 5]
    held.leave("a")
    assert held.enter("c") and held.held == {"a": 2, "b": 2, "c": 1}


def test_who_asks_for_everything_and_never_reads_is_cut_off(
    serve: Serve, connect: Callable[[str], Raw], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "SWEEP_SECONDS", 0.05)
    server = stalling(serve())
    held: Gate = server.site.gate
    ann = Visitor(server.address)
    table = ann.table("gugong", "me", "me", "me")["id"]
    raws = [connect(server.address) for _ in range(3)]
    for raw in raws:
        raw.upgrade(f"/api/tables/{table}/live", ann.cookie)

    def asked_again() -> int:
        for raw in raws:
            raw.socket.sendall(raw.frame(b'{"type":"resync"}') * 50)
        return len(held.backlog.readers)

    with ann.live(table) as reading:
        size = len(str(reading.whole))
        eventually(lambda: asked_again() == len(raws))
        for _ in range(10):
            asked_again()
        reading.send("ping")
        reading.until("pong")
        connections = list(server.server.server_state.connections)
        unsent = sum(one.transport.get_write_buffer_size() for one in connections)
        assert unsent < len(raws) * (gate.LITTLE + 2 * size), "what is not read is not sent once more"
        held.backlog.seconds = 0.0
        eventually(lambda: held.sockets.total == 1 and held.backlog.total == 0)
        reading.send("resync")
        assert reading.until("table"), "who reads goes on"
    for raw in raws:
        assert raw.rest() is not None


def test_who_pings_and_never_reads_is_cut_off(serve: Serve, connect: Callable[[str], Raw]) -> None:
    server = stalling(serve())
    ann = Visitor(server.address)
    raw = connect(server.address)
    raw.upgrade(f"/api/tables/{ann.table('tictactoe', 'me', 'me')['id']}/live", ann.cookie)
    with pytest.raises((ConnectionResetError, BrokenPipeError)):
        for _ in range(2000):
            raw.socket.sendall(raw.frame(b"x" * 120, opcode=9) * 50)


def test_who_asks_for_answers_and_never_reads_them_is_cut_off(
    serve: Serve, connect: Callable[[str], Raw]
) -> None:
    server = stalling(serve())
    held: Gate = server.site.gate
    held.reading_seconds = 0.2
    raw = connect(server.address)
    raw.send("GET /api/schema HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 8)
    eventually(lambda: held.connections.total == 1)
    eventually(lambda: held.connections.total == 0)


class Reading:
    """Somebody who reads as fast as we say."""

    def __init__(self, network: str) -> None:
        self.network = network
        self.unsent = self.waiting = 0
        self.behind = 0.0
        self.cut_off = False

    def pending(self) -> int:
        return self.waiting

    def cut(self) -> None:
        self.waiting, self.cut_off = 0, True


@pytest.mark.parametrize("networks", [1, 10], ids=["an address", "all together"])
def test_unsent_bytes_are_bounded(networks: int) -> None:
    async def write() -> None:
        backlog = Backlog(60)
        backlog.most, backlog.most_each, backlog.most_in_all = 100, 1000, 4000
        readers = [Reading(f"net {n % networks}") for n in range(200)]
        for reader in readers:
            reader.waiting = 90
            backlog.note(reader, 90)
            assert backlog.total <= 4000 and max(backlog.each.values(), default=0) <= 1000
        assert backlog.total == sum(reader.waiting for reader in readers)
        assert any(reader.cut_off for reader in readers) and not readers[-1].cut_off
        for reader in readers:
            reader.waiting = 0
        backlog.sweep()
        assert not backlog.total and not backlog.each and not backlog.readers
        large = Reading("net 0")
        large.waiting = 101
        backlog.note(large, 101)
        assert large.cut_off and backlog.total == 0
        if backlog.sweeping is not None:
            backlog.sweeping.cancel()

    asyncio.run(write())
