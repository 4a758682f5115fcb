"""Snapshots: a table as it was after some row of its log, so that it need not be folded from the first.

A snapshot is a cache and never the truth. One that does not fit (other rules, another edition, a position
that does not come back as it was) is passed over, and the whole log is folded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Raw, Struct

import tianxia
from tianxia.kernel.state import EVERYONE
from tianxia.server.seating import Place

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tianxia.kernel import Event, Setup

ENCODER: Final = msgspec.json.Encoder()


class Snapshot(Struct):
    """All that a table is, apart from what was agreed when it was made."""

    version: int
    updated: float
    asked: int
    chance_spoke: bool
    places: list[Place]
    left: list[float]
    running: list[int]
    since: float
    moves: list[tuple[int, int]]
    match: Raw
    """What `Match.dump` told."""
    log: list[Raw]
    """What all moves told: lists of entries as clients read them, and between those each `Secret`."""


class Secret(Struct):
    """What a move told if not all of it was for everyone: the events, each with its audience."""

    n: int
    heard: list[tuple[int, Raw]]


SNAPSHOT: Final = msgspec.json.Decoder(Snapshot)
SECRET: Final = msgspec.json.Decoder(Secret)


def fit(setup: Setup) -> str:
    """What must be the same for a snapshot to be of use: our version, the rules', and the edition."""
    edition = "" if setup.edition is None else setup.edition.digest
    return f"{tianxia.__version__} {setup.game.key} {setup.rules} {edition}"


def entry(n: int, events: Iterable[Raw | dict[str, object]]) -> bytes:
    """What somebody was told with the n-th move, as clients read it."""
    return ENCODER.encode({"n": n, "events": list(events)})


def packed(before: list[Raw], first: int, log: list[list[Event]]) -> list[Raw]:
    """The log of a snapshot: parts that are packed already, and what the moves from the first-th on told."""
    parts = list(before)
    run: list[bytes] = []
    for n, events in enumerate(log, first):
        if all(event.audience == EVERYONE for event in events):
            run.append(entry(n, [event.as_json() for event in events]))
            continue
        heard = [(event.audience, Raw(ENCODER.encode(event.as_json()))) for event in events]
        parts += [*listed(run), Raw(ENCODER.encode(Secret(n, heard)))]
        run = []
    return [*parts, *listed(run)]


def listed(entries: list[bytes]) -> list[Raw]:
    """Entries that all may read as one part of a log, if there are any."""
    return [Raw(b"[" + b",".join(entries) + b"]")] if entries else []


def unpacked(parts: list[Raw], eyes: int | None) -> Iterator[bytes]:
    """What somebody was told: entries, or several with commas between."""
    for part in parts:
        text = bytes(part)
        if text.startswith(b"["):
            yield text[1:-1]
        else:
            secret = SECRET.decode(text)
            yield entry(secret.n, [event for audience, event in secret.heard if audience in (EVERYONE, eyes)])
