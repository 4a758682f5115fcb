"""What a seat knows and may do, as NumPy arrays and the spaces they come from, for all interfaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from tianxia.bots.cycle import SHEETS, Pad

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from tianxia.kernel import Setup, State

view: Final[Any] = np.frombuffer
"""A packed array read where it lies; NumPy's types do not know ours."""

table: Final[Any] = np.ndarray
"""The same, given its shape and kind first."""

NUMBERS: Final = np.dtype(np.int32)
"""The kind of an observation's numbers. NumPy takes twice as long where it is told as `np.int32`."""

FLAGS: Final = np.dtype(np.int8)
"""The kind of a mask's noughts and ones."""

BOOLEANS: Final = np.dtype(np.bool_)
WHOLE: Final = np.dtype(np.int64)
REAL: Final = np.dtype(np.float64)

Seen = dict[str, Any]
"""What an agent is shown: the row of numbers under `observation`, the legal moves under `action_mask`."""


def observation_space(setup: Setup) -> Dict:
    """The numbers with their ranges, and a mask as wide as the vocabulary of moves."""
    low, high = bounds(setup)
    return Dict(
        {
            "observation": Box(low, high, dtype=np.int32),
            "action_mask": Box(0, 1, (setup.game.moves.size,), np.int8),
        }
    )


def action_space(setup: Setup) -> Discrete:
    """All moves of the vocabulary; the mask says which of them are legal."""
    return Discrete(setup.game.moves.size)


def bounds(setup: Setup) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The lowest and the highest value of each number of an observation."""
    features = setup.game.features(setup)
    counts = [feature.count for feature in features]
    low = np.repeat(np.array([feature.low for feature in features], np.int32), counts)
    high = np.repeat(np.array([feature.high for feature in features], np.int32), counts)
    return low, high


def reward_bounds(setup: Setup, reward: str) -> tuple[float, float]:
    """The lowest and the highest reward of a kind that a seat can get."""
    low, high = float(setup.game.facts.lowest), float(setup.game.facts.highest)
    if reward == "points":
        return low, high
    return (low - high, high - low) if reward == "lead" else (0.0, 1.0)


def pad(setup: Setup) -> Pad:
    """What seats are shown, a sheet at a time."""
    return Pad(setup, tables)


def tables(rows: Any, masks: Any) -> tuple[Any, Any]:
    """The rows and the masks of a pad, read where they lie."""
    return view(rows, NUMBERS).reshape(SHEETS, -1), view(masks, FLAGS).reshape(SHEETS, -1)


def shown(state: State, seat: int | None) -> str:
    """The table in words, as a seat knows it: the scores, its moves, and the numbers with their names."""
    from tianxia.kernel import LETTERS
    from tianxia.research.observations import explained

    game = state.setup.game
    scores = [f"{LETTERS[n]} {score}" for n, score in enumerate(state.scores)]
    if (rival := state.automaton_points()) is not None:
        scores.append(f"to beat {rival}")
    lines = [f"{game.title}: {', '.join(scores)}"]
    if state.over:
        lines.append(f"Over; places: {', '.join(map(str, state.ranking))}")
    if seat is not None:
        if moves := [game.moves.text(move) for move in state.legal(seat)]:
            lines.append(f"{LETTERS[seat]} may: {', '.join(moves)}")
        lines.append(explained(state.setup, game.observe(state, seat)))
    return "\n".join(lines)
