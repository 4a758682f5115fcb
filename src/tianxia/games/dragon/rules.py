"""The rules in the order of the rulebook: twelve months of action, person, event, decay and scoring.

The stack of frames is what is left of the year. A month pushes its phases; a phase pushes one
question for each seat in turn order; a question may push others that complete its answer.
Numbers such as R5 are the rulings on the rules page.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.dragon.actions import ActionPhase
from tianxia.games.dragon.events import Decay, EventPhase
from tianxia.games.dragon.persons import PersonPhase
from tianxia.games.dragon.scoring import Scoring, final_scoring
from tianxia.games.dragon.state import Year
from tianxia.games.dragon.vocabulary import (
    TOLD_MONTH,
)
from tianxia.kernel import SYSTEM, Frame


class Month(Frame[Year]):
    """Begin a month: action, person, event, decay, scoring; after the last, the final scoring."""

    name = "month"

    def run(self, state: Year) -> None:
        if state.month == state.components.months:
            final_scoring(state)
            return
        state.month += 1
        state.tell(TOLD_MONTH, SYSTEM, state.month, state.event())
        state.push(MONTH)
        state.push(SCORING)
        state.push(DECAY)
        state.push(EVENT_PHASE)
        state.push(PERSON_PHASE)
        state.push(ACTION_PHASE)


MONTH: Final = Month(SYSTEM)
ACTION_PHASE: Final = ActionPhase(SYSTEM)
PERSON_PHASE: Final = PersonPhase(SYSTEM)
EVENT_PHASE: Final = EventPhase(SYSTEM)
DECAY: Final = Decay(SYSTEM)
SCORING: Final = Scoring(SYSTEM)
