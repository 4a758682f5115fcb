"""What goes wrong between a server and its PostgreSQL: sessions that end, answers that never arrive."""

from __future__ import annotations

import asyncio
import socket
import threading
from contextlib import suppress
from typing import Any

import asyncpg

READY = b"Z\x00\x00\x00\x05"
"""PostgreSQL's last message of an answer."""


class Console:
    """A connection to a database for the tests themselves."""

    def __init__(self, database: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.connection: Any = self.run(asyncpg.connect(database))

    def run(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def execute(self, statement: str, *values: Any) -> Any:
        return self.run(self.connection.execute(statement, *values))

    def value(self, query: str, *values: Any) -> Any:
        return self.run(self.connection.fetchval(query, *values))

    def end_sessions(self, which: str = "true") -> int:
        """End everybody else's sessions, as a restart or a switch of the network would; how many."""
        ended = self.value(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            f"WHERE datname = current_database() AND pid <> pg_backend_pid() AND {which}"
        )
        return int(ended)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.connection.terminate)
        self.loop.call_soon_threadsafe(self.loop.call_soon, self.loop.stop)
        self.thread.join(10)
        self.loop.close()


class Cable:
    """A connection to PostgreSQL that can be cut between a commit and its answer."""

    def __init__(self, database: str) -> None:
        name, _, folder = database.partition("?host=")
        self.target = f"{folder}/.s.PGSQL.5432"
        self.cut_at: bytes | None = None
        self.cuts = 0
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.database = name.replace("@/", f"@127.0.0.1:{self.listening.getsockname()[1]}/")
        self.wires: list[threading.Thread] = []
        self.accepting = threading.Thread(target=self.accept, daemon=True)
        self.accepting.start()

    def accept(self) -> None:
        with self.listening:
            while True:
                client, _ = self.listening.accept()
                if self.target == "":
                    client.close()
                    return
                self.wires.append(threading.Thread(target=self.connect, args=(client,), daemon=True))
                self.wires[-1].start()

    def connect(self, client: socket.socket) -> None:
        """Pass on what both sides say until one of them ends."""
        with client, socket.socket(socket.AF_UNIX) as server:
            server.connect(self.target)
            swallowing = threading.Event()
            asking = threading.Thread(target=self.ask, args=(client, server, swallowing), daemon=True)
            asking.start()
            self.answer(client, server, swallowing)
            for end in (client, server):
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            asking.join()

    def ask(self, client: socket.socket, server: socket.socket, swallowing: threading.Event) -> None:
        """Pass on what the client says; the answer to what we wait for is never delivered."""
        with suppress(OSError):
            while data := client.recv(1 << 16):
                if self.cut_at is not None and self.cut_at in data:
                    self.cut_at = None
                    swallowing.set()
                server.sendall(data)
            server.shutdown(socket.SHUT_WR)

    def answer(self, client: socket.socket, server: socket.socket, swallowing: threading.Event) -> None:
        """Pass on what PostgreSQL says, up to the cut."""
        with suppress(OSError):
            while data := server.recv(1 << 16):
                if not swallowing.is_set():
                    client.sendall(data)
                elif READY in data:
                    self.cuts += 1
                    return

    def close(self) -> None:
        self.target = ""
        socket.create_connection(self.listening.getsockname()).close()
        for thread in (self.accepting, *self.wires):
            thread.join(10)
