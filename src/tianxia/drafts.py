"""Files that are there whole or not at all."""

from __future__ import annotations

from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def draft_of(path: Path) -> Path:
    """Where a file is written before it takes its place."""
    return path.with_name(f"{path.name}.part")


def try_draft(path: Path) -> None:
    """Make a draft and remove it: whether a file can be written is told by trying, not by permissions."""
    draft = draft_of(path)
    draft.touch()
    draft.unlink()


@contextmanager
def drafted(path: Path) -> Iterator[Path]:
    """Write a draft beside a file. Once it is whole it takes its place; else what was there stays."""
    draft = draft_of(path)
    try:
        yield draft
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise
