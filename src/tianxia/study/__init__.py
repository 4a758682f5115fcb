"""Looking at decisions: what else could have been played, what a move cost, what was luck and what choice."""

from __future__ import annotations

from tianxia.study.review import Balance, Choice, Decision, balances, costly, decisions_of, examine

__all__ = ["Balance", "Choice", "Decision", "balances", "costly", "decisions_of", "examine"]
