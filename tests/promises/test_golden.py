"""Games written down once: the same decisions, words and facts, in whatever form the engine runs."""

from __future__ import annotations

import json
from typing import Final

import pytest

from tests.golden import FOLDER, TRACES, fingerprints, our_cases, playthrough
from tests.promises.cases import Case

CASES: Final = our_cases()
AS_IT_COMES: Final = [case for case in CASES if "=" not in case.name]
ANEW: Final = "write it with `python -m tests.golden`, and read the diff"


@pytest.mark.parametrize("case", AS_IT_COMES, ids=str)
def test_playthrough(case: Case) -> None:
    path = FOLDER / f"{case.name}.txt"
    assert path.exists(), f"{path.name} is missing; {ANEW}"
    written = path.read_text(encoding="utf-8").splitlines()
    played = playthrough(case.setup).splitlines()
    for number, (old, new) in enumerate(zip(written, played, strict=False), start=1):
        assert old == new, f"{path.name}, line {number}; if it should be so, {ANEW}"
    assert len(written) == len(played)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_trace(case: Case) -> None:
    remembered = json.loads(TRACES.read_text(encoding="utf-8"))
    assert remembered.get(case.name) == fingerprints(case), f"{case} plays otherwise; if it should, {ANEW}"


def test_nothing_else_is_remembered() -> None:
    expected = {TRACES, *[FOLDER / f"{case.name}.txt" for case in AS_IT_COMES]}
    assert set(FOLDER.iterdir()) == expected
    assert list(json.loads(TRACES.read_text(encoding="utf-8"))) == [case.name for case in CASES]
