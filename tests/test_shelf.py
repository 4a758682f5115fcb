"""The shelf of old records: each replays to the scores and the position it ended with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tianxia
from tianxia.games import BUILT_IN
from tianxia.kernel import read_record, verify

SHELF = Path(__file__).parent / "shelf"
RECORDS = sorted(SHELF.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_old_records_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    state = verify(read_record(text, tianxia.game))
    assert state.over
    assert state.scores == json.loads(text)["scores"]
    # The name carries the beginning of the final position's fingerprint.
    assert state.digest().startswith(path.stem.rsplit("-", 1)[1])


def test_every_game_is_on_the_shelf() -> None:
    assert set(BUILT_IN) <= {path.stem.split("-")[0] for path in RECORDS}
