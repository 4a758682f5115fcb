"""Records that people bring: checked elsewhere, within limits, so that nobody waits for them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

import tianxia
from tests.server.serving import ThreadServer
from tests.server.test_bots import SLEEPER, thinking_with
from tests.server.visitor import Json, Visitor
from tianxia.kernel import Edition, Quick, new_match
from tianxia.server import making
from tianxia.server.messages import MOST_TABLES
from tianxia.server.thinker import MOST_MEMORY

Serve = Callable[..., ThreadServer]


def record_with(text: str, moves: int = 9) -> Json:
    """A record of China, played with the tables in a text."""
    match = new_match(tianxia.game("china").agree(3, Edition(text, "ours")), "jade")
    random = Quick(9)
    for _ in range(moves):
        seat = match.state.acting[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[random.below(len(legal))])
    data: Json = json.loads(match.record.as_text())
    return data


def standard() -> str:
    edition = tianxia.game("china").standard_edition()
    assert edition is not None
    return edition.text


def own_tables() -> str:
    """Tables that are not ours, if only by their name."""
    return re.sub(r'^edition = ".*"$', 'edition = "club"', standard(), count=1, flags=re.MULTILINE)


def test_tables_are_not_read_where_everybody_waits(
    server: ThreadServer, ann: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = record_with(own_tables())
    where: list[threading.Thread] = []
    loads = tomllib.loads

    def watched(text: str, **more: Any) -> dict[str, Any]:
        where.append(threading.current_thread())
        return loads(text, **more)

    monkeypatch.setattr(tomllib, "loads", watched)
    table = ann.post("/api/records", record)["id"]
    assert ann.get(f"/api/tables/{table}")["edition"] == "club"
    assert server.thread not in where


def test_a_record_comes_as_it_was(server: ThreadServer, ann: Visitor) -> None:
    record = record_with(own_tables(), moves=60)
    table = ann.post("/api/records", record)["id"]
    assert ann.get(f"/api/tables/{table}/record") == record
    log = ann.get(f"/api/tables/{table}/log?eyes=all")
    assert ann.get(f"/api/tables/{table}/at/60?eyes=all")["n"] == 60 == len(log) - 1
    server.site.services.hub.tables.clear()
    assert ann.get(f"/api/tables/{table}/record") == record
    assert ann.get(f"/api/tables/{table}/log?eyes=all") == log


def test_records_have_a_size(ann: Visitor) -> None:
    record = record_with(own_tables())
    comment = "#" * (MOST_TABLES - len(own_tables()) - 1)
    record["edition"]["tables"] = f"{own_tables()}\n{comment}#"
    assert ann.post("/api/records", record, 400)["error"] == "bad-record"
    record["edition"]["tables"] = f"{own_tables()}\n{comment}"
    assert ann.post("/api/records", record)["edition"] == "club"
    long = record_with(standard())
    long["moves"] *= 300
    assert ann.post("/api/records", long, 400)["error"] == "bad-record"
    padded = {**record, "seed": "x" * 200_000}
    assert ann.post("/api/records", padded, 413)["error"] == "too-large"


def test_what_our_editions_take_is_far_below_the_limit() -> None:
    editions = [game.standard_edition() for game in tianxia.catalogue()]
    assert max(len(edition.text) for edition in editions if edition is not None) * 3 < MOST_TABLES


def test_what_takes_too_long_to_check_is_refused(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "CHECK_SECONDS", 0.1)
    server = serve(bot_limit=3600)
    thinkers = thinking_with(server, SLEEPER)
    ann = Visitor(server.address)
    refused = ann.post("/api/records", record_with(standard()), 409)
    assert refused["error"] == "bad-record" and "too long" in refused["message"]
    assert not thinkers.all and not thinkers.queue.running, "the process has ended"


def test_a_wrong_record_is_refused_in_a_sentence(ann: Visitor) -> None:
    record = record_with(standard())
    record["moves"][3] = "A dance"
    assert "Move 4 of the record" in ann.post("/api/records", record, 409)["message"]
    broken = record_with(own_tables())
    broken["edition"]["tables"] = "edition = ["
    assert "not valid TOML" in ann.post("/api/records", broken, 409)["message"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux counts all memory of a process")
def test_a_process_has_a_limit_of_memory() -> None:
    program = (
        "from tianxia.server import thinker\n"
        "thinker.answer = lambda asked: {'bytes': len(bytearray(asked['bytes']))}\n"
        "thinker.main()\n"
    )
    asked = f'{{"bytes": {2 * MOST_MEMORY}}}\n{{"bytes": 1000}}\n'
    told = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        input=asked,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    answers = [json.loads(line) for line in told.stdout.splitlines()]
    assert answers == [{"failed": "MemoryError: "}, {"bytes": 1000}]
