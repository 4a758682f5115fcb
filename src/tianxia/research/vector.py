"""Thousands of games in one call: arrays in, arrays out, and nothing between but the engine.

`VectorGames` asks for a move in every game at once, whoever's turn it is there: what self-play needs. To play
one seat against bots, see `tianxia.research.gymnasium`, whose vector environment runs on the same loop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

import tianxia
from tianxia.bots.batch import Batch
from tianxia.research.arrays import BOOLEANS, NUMBERS, REAL, WHOLE, table, view

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

    from tianxia.kernel import Edition, Setup


class Asked(NamedTuple):
    """What is asked in every game, and what the last moves brought. Every array has a row for each game."""

    observations: NDArray[np.int32]
    """What the seat that is asked knows: `described(setup)` names the numbers."""

    masks: NDArray[np.bool_]
    """Which moves of the vocabulary it may make."""

    seats: NDArray[np.int64]
    """The seat that is asked."""

    rewards: NDArray[np.float64]
    """For every seat, what the game was worth that has just ended; noughts where none has."""

    ended: NDArray[np.bool_]
    """Whether the last move ended a game. What is asked is already the first question of the next."""


class VectorGames:
    """So many games of one kind side by side, in which the caller moves for every seat.

    A game that ends is followed by another in its place at once. Arrays are new with every call and may be
    kept; they are read-only, as they lie in the engine. Games are dealt from a quick
    source of chance, seeded by `reset`.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        *,
        reward: str = "share",
        edition: Edition | None = None,
        **options: object,
    ) -> None:
        self.game = tianxia.game(game)
        self.setup: Setup = self.game.agree(seats, edition, options)
        self.batch = Batch(self.setup, count, reward)

    def __len__(self) -> int:
        return self.batch.count

    def reset(self, seed: int | None = None) -> Asked:
        """Begin all games anew; with the same seed, the same ones."""
        self.batch.reset(quick_seed(np.random.default_rng(seed)))
        return told(self.batch)

    def sample(self) -> NDArray[np.int64]:
        """A random legal move for every game."""
        found: NDArray[np.int64] = view(self.batch.sample(), WHOLE)
        return found

    def step(self, moves: ArrayLike) -> Asked:
        """Make a move in each game. If one is illegal, `IllegalMove` says why and none is made."""
        self.batch.step(np.asarray(moves))
        return told(self.batch)


def quick_seed(random: np.random.Generator) -> int:
    """A seed for the quick source of chance."""
    return int(random.integers(2**62))


def told(batch: Batch) -> Asked:
    """The arrays of a batch, read where they lie."""
    count = batch.count
    return Asked(
        table((count, batch.width), NUMBERS, batch.rows),
        table((count, batch.moves), BOOLEANS, batch.masks),
        table(count, WHOLE, batch.seats),
        table((count, batch.setup.seats), REAL, batch.rewards),
        table(count, BOOLEANS, batch.ended),
    )
