"""Files that are there whole or not at all."""

from pathlib import Path

import pytest

from tianxia.drafts import draft_of, drafted


def test_a_draft_takes_the_place_of_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    path.write_text("old")
    with drafted(path) as draft:
        draft.write_text("new")
        assert path.read_text() == "old"
    assert path.read_text() == "new"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("end", [OSError, KeyboardInterrupt, SystemExit])
def test_what_is_cut_short_leaves_what_was_there(tmp_path: Path, end: type[BaseException]) -> None:
    path = tmp_path / "kept.json"
    path.write_text("old")
    with pytest.raises(end), drafted(path) as draft:
        draft.write_text("ne")
        raise end
    assert path.read_text() == "old"
    assert not draft_of(path).exists()


def test_a_place_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"), drafted(tmp_path / "nowhere" / "kept.json") as draft:
        draft.write_text("new")
