"""Results on disk: what was played is never lost, whatever becomes of the disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.played import contest, deal, results
from tianxia.arena import BadResults, Results
from tianxia.arena.results import load


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three deals of two games."""
    file = tmp_path / "results.jsonl"
    results(2, [game for number in range(3) for game in deal(number, 0, 1, 1)], file)
    return file


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk with room for a hundred bytes of each file that is written whole."""

    def write(path: Path, data: bytes) -> int:
        with path.open("wb") as file:
            file.write(data[:100])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", write)


def test_a_sound_file_is_not_written_anew(path: Path, full_disk: None) -> None:
    before = path.read_bytes()
    assert len(Results(contest(2), path).games) == 6
    assert path.read_bytes() == before


@pytest.mark.parametrize("cut", [1, 30, -1])
def test_a_damaged_file_is_mended_and_goes_on(path: Path, cut: int) -> None:
    """The end of the last line is missing, or more of it, or all of it: a game of a deal."""
    whole = path.read_bytes()
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]) if cut < 0 else whole[:-cut])
    again = Results(contest(2), path)
    assert len(again.games) == (6 if cut == 1 else 4)
    assert path.read_bytes() == b"".join(whole.splitlines(keepends=True)[: 1 + len(again.games)])
    again.add(deal(7, 0, 1, 2))
    assert load(path).games == again.games
    assert [file.name for file in path.parent.iterdir()] == [path.name], "no draft is left"


def test_a_file_that_cannot_be_mended_is_left_as_it_is(path: Path, full_disk: None) -> None:
    with path.open("ab") as file:
        file.write(b'{"deal":"0-')
    before = path.read_bytes()
    with pytest.raises(BadResults, match=r"No space left on device.*Make room there or choose another file"):
        Results(contest(2), path)
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name], "no draft is left"


def test_a_deal_that_cannot_be_added_is_told(path: Path) -> None:
    found = Results(contest(2), path)
    found.path = path.parent
    with pytest.raises(BadResults, match=r"could not be added to .* The deals before it are kept there"):
        found.add(deal(3, 0, 1, 1))
    assert len(found.games) == len(load(path).games) == 6


def test_a_deal_that_was_added_by_half_is_played_again(path: Path) -> None:
    resource = pytest.importorskip("resource")
    found = Results(contest(2), path)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 200, before[1]))
    try:
        with pytest.raises(BadResults, match="File too large"):
            found.add(deal(3, 0, 1, 1))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert not path.read_bytes().endswith(b"\n"), "a line was cut off"
    again = Results(contest(2), path)
    assert len(again.games) == 6 and "0-1/3" not in again.done()
    again.add(deal(3, 0, 1, 1))
    assert len(load(path).games) == 8


def test_a_place_where_nothing_can_be_written_is_told_before_a_game(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadResults, match="cannot be written"):
        Results(contest(2), tmp_path / "file" / "results.jsonl")
