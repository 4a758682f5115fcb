"""The server is killed at random moments; nothing that was acknowledged may be lost.

`TIANXIA_KILLS=100 pytest tests/server/test_killed.py` kills it more often.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.serving import ProcessServer
from tests.server.visitor import Visitor

KILLS = int(os.environ.get("TIANXIA_KILLS", "6"))
TABLES = 4


class Witness:
    """Plays hot-seat tables as fast as it can and remembers every move the server acknowledged."""

    def __init__(self, visitor: Visitor, chance: random.Random) -> None:
        self.visitor = visitor
        self.chance = chance
        self.acknowledged: dict[str, list[str]] = {}
        self.lines: dict[str, int] = {}
        self.moves = 0
        self.last_words = 0
        self.kill: Callable[[], None] = lambda: None

    def new_table(self) -> str:
        table = str(self.visitor.table("connect_four", "me", "me")["id"])
        self.acknowledged[table] = []
        self.lines[table] = 0
        return table

    async def play(self, table: str) -> None:
        """Play one table until it is over or the server is gone."""
        address = self.visitor.address.replace("http", "ws") + f"/api/tables/{table}/live"
        headers = {"Cookie": self.visitor.cookie}
        try:
            async with connect(
                address, additional_headers=headers, compression=None, close_timeout=0.1
            ) as socket:
                while True:
                    message = json.loads(await socket.recv())
                    if message["type"] == "chat":
                        self.lines[table] = message["line"]["n"] + 1
                    if message["type"] == "update":
                        self.heard(table, message)
                    if message["type"] not in ("table", "update"):
                        continue
                    if message["view"]["over"]:
                        return
                    await socket.send(json.dumps(self.answer(message)))
                    if self.chance.random() < 0.2:
                        await socket.send(json.dumps({"type": "chat", "text": "hm"}))
        except (ConnectionClosed, OSError):
            return

    def heard(self, table: str, message: dict[str, Any]) -> None:
        """An update is the acknowledgement of its move."""
        known = self.acknowledged[table]
        known[message["n"] - 1 :] = [f"{'AB'[message['move']['seat']]} {message['move']['text']}"]
        self.moves += 1
        if self.moves == self.last_words:
            self.kill()

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        [seat] = message["view"]["acting"]
        full = message["view"]["table"]["columns"]
        free = [number for number, column in enumerate(full.values()) if column[-1] is None]
        return {"type": "move", "version": message["version"], "seat": seat, "move": self.chance.choice(free)}

    async def play_until_killed(self, server: ProcessServer) -> None:
        """Keep some tables going; kill the server after a moment, or in the very moment of an answer."""
        tables = [self.new_table() for _ in range(TABLES)]
        self.kill = server.kill
        self.last_words = self.moves + self.chance.randint(1, 40)
        going = [asyncio.ensure_future(self.play(table)) for table in tables]
        if self.chance.random() < 0.3:
            self.last_words = 0
            await asyncio.sleep(self.chance.uniform(0.02, 0.4))
            await asyncio.to_thread(server.kill)
        await asyncio.gather(*going)
        server.kill()

    def check(self, tables: list[str]) -> None:
        """Everything acknowledged is there, and at most one move more that was on its way."""
        for table in tables:
            moves = self.acknowledged[table]
            stored = self.visitor.get(f"/api/tables/{table}/record")["moves"]
            assert stored[: len(moves)] == moves, f"table {table} lost an acknowledged move"
            assert len(stored) - len(moves) <= 1
            with self.visitor.live(table) as live:
                assert len(live.whole["log"]) == len(stored) + 1
                assert len(live.whole["chat"]) >= self.lines[table]


def test_a_killed_server_loses_nothing(database: str, tmp_path: Path) -> None:
    chance = random.Random(database.partition(":")[0])
    server = ProcessServer(database, tmp_path, "--thinkers", "1")
    try:
        witness = Witness(Visitor(server.address), chance)
        for _ in range(KILLS):
            asyncio.run(witness.play_until_killed(server))
            server.start()
            witness.check(list(witness.acknowledged)[-TABLES:])
        witness.check(list(witness.acknowledged))
        assert witness.moves > 0
        print(
            f"{KILLS} kills, {witness.moves} acknowledged moves, "
            f"{len(witness.acknowledged)} tables: none lost"
        )
    finally:
        server.stop()
