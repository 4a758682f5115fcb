"""What a finished game is worth to each seat, for learning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.kernel.errors import BadSetup

if TYPE_CHECKING:
    from tianxia.kernel.state import State

REWARDS: Final = ("share", "points", "rank", "lead")
"""The share of the win, the points, the share of the other seats left behind, or the lead in points."""


def check_reward(kind: str) -> str:
    """The kind of reward, if there is one of that name; otherwise `BadSetup` says which there are."""
    if kind not in REWARDS:
        raise BadSetup(f"There is no reward “{kind}”; choose one of: {', '.join(REWARDS)}.")
    return kind


def rewards(state: State, kind: str) -> list[float]:
    """Each seat's reward in a finished game.

    Shares of the win add up to 1 (to 0 where nobody has won). Ranks go from 1 for the first to 0 for the
    last; seats that share a place share its worth, so ranks add up to half the number of seats. A seat that
    plays alone has the share of the win as its rank. Points are those of the game, whatever they add up to;
    a lead is what a seat has more of them than the best of the others, or less; an opponent whom the rules
    play is one of the others.
    """
    check_reward(kind)
    if kind == "points":
        return [float(score) for score in state.scores]
    if kind == "lead":
        rival = state.automaton_points()
        return leads([float(score) for score in state.scores], None if rival is None else float(rival))
    if kind == "share" or state.seats == 1:
        return state.rewards
    places = state.ranking
    worth: list[float] = []
    for place in places:
        behind = sum([1 for other in places if other > place])
        level = sum([1 for other in places if other == place]) - 1
        worth.append((behind + level / 2) / (len(places) - 1))
    return worth


def leads(scores: list[float], rival: float | None = None) -> list[float]:
    """By how many points each seat leads the best of the others; all its points if there are none.

    A rival without a seat, whom the rules play, is one of the others.
    """
    if rival is None and len(scores) == 1:
        return scores
    best = float("-inf") if rival is None else rival
    second = float("-inf")
    for score in scores:
        if score > best:
            best, second = score, best
        else:
            second = max(second, score)
    # Where several have the best score, the second is as good.
    return [score - (second if score == best else best) for score in scores]
