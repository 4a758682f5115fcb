"""How a view is drawn: one board for each game we know, and one that draws any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.terminal.boards.generic import Board

if TYPE_CHECKING:
    from tianxia.kernel import Setup
    from tianxia.words import Words

__all__ = ["Board", "board_of"]


def board_of(view: dict[str, object], words: Words, setup: Setup) -> Board:
    """The board that draws a view; `setup` holds no secret, only what was agreed and the tables in use."""
    if view["game"] == "dragon":
        from tianxia.terminal.boards.dragon import DragonBoard

        return DragonBoard(view, words, setup)
    return Board(view, words, setup)
