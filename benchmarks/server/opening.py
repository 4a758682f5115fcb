"""How long a table takes to open, new and after a long game; and what the first page weighs on the wire."""

import asyncio
import gzip
import http.client
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.server.load import Closed, Table, connect_all, settle
from benchmarks.server.ours import ROOT, WHOLE, Ours, OurTable
from benchmarks.server.wire import Client

LONG = 500
"""The moves of a long game of `endless`."""

RECORDS = """
import json, random, sys, tianxia
from tianxia.kernel import new_match
count, dice = int(sys.argv[1]), random.Random(7)
for number in range(count):
    match = new_match(tianxia.game("dragon").agree(5), str(number))
    begun = match.record.as_json()
    while not match.state.over:
        seat = match.state.acting[0]
        match.play(seat, dice.choice(match.state.legal(seat)))
    print(json.dumps([begun, match.record.as_json()]))
"""

Numbers = dict[str, float]


async def opening(engine: Path, count: int) -> Numbers:
    """Open tables of each kind just after a start of the server, when it must read them, and again."""
    server = Ours(engine)
    try:
        host = server.guest()
        tables: dict[str, list[str]] = {"new": [], "long": [], "dragon new": [], "dragon long": []}
        for _ in range(count):
            seats = [{"kind": "me"}, {"kind": "open"}]
            made, _ = server.call("POST", "/api/tables", {"game": "endless", "seats": seats}, host)
            tables["new"].append(made["id"])
        played = [long_table(server) for _ in range(count)]
        await connect_all(list(played))
        await Moves().run(list(played))
        tables["long"] = [table.table for table in played]
        for table in played:
            table.close()
        found: Numbers = {}
        for begun, ended in records(engine, count):
            for kind, record in (("dragon new", begun), ("dragon long", ended)):
                tables[kind].append(server.call("POST", "/api/records", record, host)[0]["id"])
            found["opening.dragon moves"] = len(ended["moves"])
        found |= first_page(server)
        server.restart()
        await asyncio.sleep(1)
        for names in tables.values():  # the first of each brings its game's modules along
            await open_once(server.address, names.pop(0))
        for again in ("", " again"):
            times: dict[str, list[float]] = {kind: [] for kind in tables}
            for turn in range(count - 1):
                for kind, names in tables.items():
                    seconds, size = await open_once(server.address, names[turn])
                    times[kind].append(1e3 * seconds)
                    found[f"opening.{kind} bytes"] = size
            found |= {f"opening.{kind}{again}": median(values) for kind, values in times.items()}
        return found
    finally:
        server.stop()


def long_table(server: Ours) -> OurTable:
    """A table whose game ends after five hundred moves."""
    host, guest = server.guest(), server.guest()
    wanted = {"game": "endless", "options": {"ends": True}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    made, _ = server.call("POST", "/api/tables", wanted, host)
    joined, _ = server.call("POST", f"/api/tables/{made['id']}/join", {}, guest)
    return OurTable(server.address, made["id"], joined["version"], [host, guest])


class Moves(Closed):
    """Plays tables to the end of a long game."""

    def came(self, table: Table, at: float) -> None:
        if table.posts < LONG:
            table.post(at)

    async def run(self, tables: list[Table], warm_up: float = 0, seconds: float = 120) -> float:
        began = time.perf_counter()
        for table in tables:
            table.loop = self
            table.post(began)
        while any(table.posts < LONG for table in tables) and time.perf_counter() < began + seconds:
            await asyncio.sleep(0.05)
        await settle(tables)
        return time.perf_counter() - began


def records(engine: Path, count: int) -> list[Any]:
    """Games of `dragon` for five, each as it begins and as it ended."""
    paths = os.pathsep.join([str(engine), str(ROOT)])
    command = [sys.executable, "-c", RECORDS, str(count)]
    told = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=True
    )
    return [json.loads(line) for line in told.stdout.splitlines()]


async def open_once(address: str, table: str) -> tuple[float, int]:
    """Connect to a table; how long until it has been shown in full, and how many bytes that took."""
    shown: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def listen(data: bytes, start: int, end: int) -> None:
        if data.startswith(WHOLE, start) and not shown.done():
            shown.set_result(end - start)

    client = Client(address, f"/api/tables/{table}/live", {}, listen)
    host, _, port = address.partition(":")
    began = time.perf_counter()
    await asyncio.get_running_loop().create_connection(lambda: client, host, int(port))
    size = await asyncio.wait_for(shown, 20)
    took = time.perf_counter() - began
    client.transport.close()
    await asyncio.sleep(0.01)
    return took, size


def first_page(server: Ours) -> Numbers:
    """What a browser gets at first: the index, all that it links, and the fonts for Latin letters."""
    asked = http.client.HTTPConnection(server.address, timeout=20)

    def fetch(path: str) -> tuple[int, str]:
        asked.request("GET", path, headers={"Accept-Encoding": "br, gzip", "Host": server.address})
        answer = asked.getresponse()
        body = answer.read()
        if answer.status != 200:
            raise RuntimeError(f"GET {path}: {answer.status}")
        packed = answer.getheader("Content-Encoding")
        file = server.engine / "tianxia" / "server" / "client" / (path.lstrip("/") or "index.html")
        plain = file.read_bytes() if packed == "br" else gzip.decompress(body) if packed == "gzip" else body
        return len(body), plain.decode("utf-8", "replace")

    try:
        size, page = fetch("/")
    except RuntimeError:
        return {}
    sizes = {"/": size}
    for path in re.findall(r"""(?:src|href)="(/[^"]+)""", page):
        sizes[path], text = fetch(path)
        for face in re.findall(r"@font-face\{[^}]*\}", text.replace("@font-face {", "@font-face{")):
            if re.search(r"U\+(\?\?|00\?\?|0+-)", face.upper()):
                for font in re.findall(r"url\(([^)]+)\)", face):
                    name = font.strip("'\"")
                    sizes[name] = fetch(name if name.startswith("/") else "/assets/" + name)[0]
    fonts = sum(size for path, size in sizes.items() if path.endswith(".woff2"))
    return {"page.kB": sum(sizes.values()) / 1000, "page.fonts": fonts / 1000, "page.files": len(sizes)}
