"""The games behind the interfaces researchers already use: PettingZoo, Gymnasium, OpenSpiel, arrays.

Each interface is a module of its own and needs its library only when it is imported:
`tianxia.research.pettingzoo`, `.gymnasium`, `.vector`, `.openspiel`. Observations are explained by
`explained`, whichever interface they come from.
"""

from tianxia.kernel.rewards import REWARDS, rewards
from tianxia.research.observations import described, explained

__all__ = ["REWARDS", "described", "explained", "rewards"]
