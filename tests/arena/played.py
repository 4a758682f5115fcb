"""Results that were never played: games between bots whose outcomes a test makes up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import tianxia
from tianxia.arena import Contest, GamePlayed, Results, entrant

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


def contest(bots: int, seats: int = 2, **told: object) -> Contest:
    """A contest of so many, called A, B and so on."""
    names = tuple(entrant(f"{name}=random") for name in "ABCDEFGH"[:bots])
    setup = tianxia.game("dragon" if seats > 2 else "tictactoe").agree(seats)
    return Contest(setup, names, **told)  # type: ignore[arg-type]


def results(bots: int, games: Sequence[GamePlayed], path: Path | None = None) -> Results:
    """A contest of so many and what came of it."""
    found = Results(contest(bots), path)
    found.add(games)
    return found


def game(number: int, seating: Sequence[int], best: int) -> GamePlayed:
    """A game that one of those seated wins; all others share the second place."""
    lineup = "-".join(map(str, sorted(seating)))
    won = [float(who == best) for who in seating]
    return GamePlayed(
        f"{lineup}/{number}",
        list(seating),
        [int(share) for share in won],
        [1 if share else 2 for share in won],
        won,
        1,
        [0.0] * len(won),
        [1] * len(won),
    )


def deal(number: int, one: int, other: int, wins: int) -> list[GamePlayed]:
    """A deal of two, once in each order: the first of them wins so many of both games."""
    return [
        game(number, seating, one if turn < wins else other)
        for turn, seating in enumerate([(one, other), (other, one)])
    ]
