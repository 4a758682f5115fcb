"""Somebody with a browser: a cookie, calls, and live connections."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
VISITORS: list[Visitor] = []
"""Everybody who came, so that a test can show them out."""


class Visitor:
    """A person who calls the server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"X-Tianxia": "1"}, timeout=60)
        VISITORS.append(self)
        self.me: Json = self.get("/api/me")

    def get(self, path: str, status: int = 200) -> Any:
        return self.checked(self.http.get(path), status)

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return self.checked(self.http.post(path, json=body), status)

    def checked(self, answer: httpx.Response, status: int | None) -> Any:
        assert answer.status_code == status or (status is None and answer.is_success), answer.text
        return answer.json()

    def table(self, game: str, *seats: str, **about: Any) -> Json:
        """Make a table; seats are such as "me", "bot", "bot:hard", "friend", "open"."""
        chosen = [dict(zip(("kind", "level"), seat.split(":"), strict=False)) for seat in seats]
        made: Json = self.post("/api/tables", {"game": game, "seats": chosen, **about})
        return made

    @property
    def cookie(self) -> str:
        return f"tianxia={self.http.cookies['tianxia']}"

    def live(self, table: str, **options: Any) -> Live:
        return Live(self, table, **options)


class Live:
    """A live connection to a table, which keeps the last picture it was sent."""

    def __init__(self, visitor: Visitor, table: str, **options: Any) -> None:
        address = visitor.address.replace("http", "ws") + f"/api/tables/{table}/live"
        given: Json = {
            "origin": visitor.address,
            "additional_headers": {"Cookie": visitor.cookie},
            "compression": None,
            "close_timeout": 0.5,
        }
        self.opening = connect(address, max_size=None, **{**given, **options})
        self.socket: ClientConnection = self.opening.__enter__()
        self.heard: list[Json] = []
        self.view: Json = {}
        self.version = -1
        self.whole = self.until("table")

    def __enter__(self) -> Live:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.opening.__exit__(kind, error, trace)

    def send(self, kind: str, **values: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **values}))

    def receive(self, timeout: float = 60) -> Json:
        message: Json = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if "view" in message:
            self.view = message["view"]
        if "version" in message:
            self.version = message["version"]
        return message

    def until(self, *kinds: str, timeout: float = 60) -> Json:
        """The next message of one of these kinds."""
        while (message := self.receive(timeout))["type"] not in kinds:
            pass
        return message

    def legal(self) -> list[int]:
        return [move["id"] for move in self.view["moves"]]

    def move(self, seat: int, move: int | None = None, version: int | None = None) -> None:
        self.send(
            "move",
            seat=seat,
            move=self.legal()[0] if move is None else move,
            version=self.version if version is None else version,
        )
