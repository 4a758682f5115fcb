"""The published description is true: schemathesis tries the calls, and finds nothing."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from tests.server.serving import ThreadServer
from tests.server.visitor import Visitor
from tianxia.server import messages
from tools import client_types

EXAMPLES = 6


BOUNDED = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)


def attempt(operation: Any, mode: GenerationMode, ann: Visitor, table: str) -> int:
    """Try a call in one way: as it is described, or against its description; how often it was tried."""
    tried = 0

    @BOUNDED
    @given(case=operation.as_strategy(generation_mode=mode))
    def call(case: Any) -> None:
        nonlocal tried
        tried += 1
        if mode == GenerationMode.POSITIVE and len((case.path_parameters or {}).get("table", "")) % 2:
            case.path_parameters["table"] = table
        case.call_and_validate(headers={"Cookie": ann.cookie})

    with suppress(Unsatisfiable):  # some calls cannot be made in a wrong way
        call()
    return tried


def test_calls_do_what_they_say(server: ThreadServer, ann: Visitor) -> None:
    """Half of the calls about a table are about one that is there."""
    table = ann.table("tictactoe", "me", "open")["id"]
    tried = 0
    for found in schemathesis.openapi.from_url(f"{server.address}/api/schema").get_all_operations():
        assert isinstance(found, Ok)
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            tried += attempt(found.ok(), mode, ann, table)
    assert tried > 100


def test_websocket_messages_are_described(ann: Visitor) -> None:
    named = ann.get("/api/schema")["components"]["schemas"]
    tags = {kind.__struct_config__.tag for kind in messages.ServerMessage.__args__}
    assert tags == {
        "table",
        "update",
        "info",
        "chat",
        "refused",
        "stale",
        "error",
        "undone",
        "pong",
        "queued",
    }
    assert len(named["ServerMessage"]["anyOf"]) == len(tags)
    assert named["NewTable"]["additionalProperties"] is False


def test_what_is_sent_is_what_is_described(ann: Visitor) -> None:
    """Views and events travel ready-made; they must be of the types that the description promises."""
    decoder = msgspec.json.Decoder(messages.ServerMessage, strict=True)
    table = ann.table("dragon", "me", "bot:easy")["id"]
    with ann.live(table) as live:
        for _ in range(6):
            while 0 not in live.view["acting"]:
                live.until("update")
            live.move(0)
            live.until("update")
        live.send("undo", seat=0, version=live.version)
        live.send("chat", text="x", at=1)
        live.send("move", seat=0, move=0, version=0)
        live.send("ping")
        live.until("pong")
    for message in live.heard:
        decoder.decode(msgspec.json.encode(message))


def test_the_clients_types_are_those_of_the_description() -> None:
    known = client_types.WIRE.read_text(encoding="utf-8")
    assert client_types.written() == known, "write them anew: make api"
