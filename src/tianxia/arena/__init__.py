"""The arena: bots against bots, many games, with seats rotated and deals shared so that luck cancels."""

from tianxia.arena.contest import KINDS, Contest, Deal, lineups
from tianxia.arena.crews import hold
from tianxia.arena.entrants import BadEntrant, Entrant, entrant
from tianxia.arena.games import GamePlayed, play_game
from tianxia.arena.ratings import Rating, rate
from tianxia.arena.results import BadResults, Results
from tianxia.arena.tallies import Tally, tally

__all__ = [
    "KINDS",
    "BadEntrant",
    "BadResults",
    "Contest",
    "Deal",
    "Entrant",
    "GamePlayed",
    "Rating",
    "Results",
    "Tally",
    "entrant",
    "hold",
    "lineups",
    "play_game",
    "rate",
    "tally",
]
