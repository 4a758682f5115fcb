"""Our server as it is shipped, with its log on the disk, and only its rate limits out of the way."""

import http.client
import json
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from benchmarks.server.announce import announce_endless
from benchmarks.server.load import Table
from benchmarks.server.process import Process
from benchmarks.server.wire import Client, framed

ROOT = Path(__file__).resolve().parents[2]
WHOLE = b'{"type":"table",'
QUIET = (b'{"type":"info",', b'{"type":"chat",', b'{"type":"pong"')


class Ours:
    """A server of ours with a database of its own, thrown away at the end."""

    name = "ours"

    def __init__(self, engine: Path) -> None:
        self.stack = ExitStack()
        self.folder = Path(self.stack.enter_context(tempfile.TemporaryDirectory(prefix="tianxia-bench-")))
        announce_endless(self.folder)
        self.engine = engine
        self.process = self.start()

    def start(self) -> Process:
        """Start the server on what lies in the folder."""
        command = [sys.executable, "-m", "tianxia.server", "--port", "0", "--limits", "0", "--thinkers", "1"]
        command += ["--database", f"sqlite:///{self.folder / 'bench.sqlite'}"]
        paths = ":".join(str(path) for path in (self.engine, ROOT, self.folder))
        process = Process(command, {"PYTHONPATH": paths}, self.folder, "Tianxia is at http://")
        self.address = process.told.rstrip("/")
        self.http = http.client.HTTPConnection(self.address, timeout=60)
        return process

    def restart(self) -> None:
        """Stop the server and start it again."""
        self.process.stop()
        self.process = self.start()

    def stop(self) -> None:
        """Stop the server and remove its folder."""
        self.process.stop()
        self.stack.close()

    def call(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
        """Call the server; returns its answer and the cookie it set."""
        headers = {"X-Tianxia": "1", "Origin": f"http://{self.address}", "Content-Type": "application/json"}
        if cookie:
            headers["Cookie"] = cookie
        sent = method, path, None if body is None else json.dumps(body), headers
        try:
            self.http.request(*sent)
            answer = self.http.getresponse()
        except ConnectionError:  # it was idle for too long
            self.http.close()
            self.http.request(*sent)
            answer = self.http.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {answer.status} {text[:200]!r}")
        return json.loads(text), (answer.getheader("Set-Cookie") or "").partition(";")[0]

    def guest(self) -> str:
        """The cookie of somebody new."""
        return self.call("GET", "/api/me")[1]

    def table(self) -> Table:
        """A new table at which two guests sit."""
        host, guest = self.guest(), self.guest()
        seats = [{"kind": "me"}, {"kind": "open"}]
        made, _ = self.call("POST", "/api/tables", {"game": "endless", "seats": seats}, host)
        joined, _ = self.call("POST", f"/api/tables/{made['id']}/join", {}, guest)
        return OurTable(self.address, made["id"], joined["version"], [host, guest])


class OurTable(Table):
    """A table of our server. Whoever looks on needs no cookie."""

    def __init__(self, address: str, table: str, version: int, cookies: list[str]) -> None:
        super().__init__(address)
        self.table = table
        self.version = version
        self.cookies = cookies

    def client(self, number: int) -> Client:
        def listen(data: bytes, start: int, end: int) -> None:
            if data.startswith(self.awaited, start):
                self.arrived(number, end - start)
            elif data.startswith(WHOLE, start):
                self.opened[number].set()
            elif not data.startswith(QUIET, start):
                self.trouble.append(data[start:end][:200].decode(errors="replace"))

        headers = {"Cookie": self.cookies[number]} if number < len(self.cookies) else {}
        return Client(self.address, f"/api/tables/{self.table}/live", headers, listen)

    def write(self, seat: int, cell: int) -> bytes:
        version = self.version
        self.version = version + 1
        self.awaited = b'{"type":"update","version":%d,' % self.version
        return framed(b'{"type":"move","version":%d,"seat":%d,"move":%d}' % (version, seat, cell))
