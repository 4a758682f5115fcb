"""How a view is drawn: one board for each game we know, and one that draws any."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from tianxia.terminal.boards.generic import Board

if TYPE_CHECKING:
    from tianxia.kernel import Setup
    from tianxia.words import Words

__all__ = ["Board", "board_of"]

OUR_OWN: Final = {
    "dragon": "DragonBoard",
    "kingdom": "KingdomBoard",
    "china": "ChinaBoard",
    "gugong": "GugongBoard",
}
"""The games with a board of their own, each in the module of its name."""


def board_of(view: dict[str, object], words: Words, setup: Setup) -> Board:
    """The board that draws a view; `setup` holds no secret, only what was agreed and the tables in use."""
    game = str(view["game"])
    if game not in OUR_OWN:
        return Board(view, words, setup)
    made: Board = getattr(import_module(f"{__name__}.{game}"), OUR_OWN[game])(view, words, setup)
    return made
