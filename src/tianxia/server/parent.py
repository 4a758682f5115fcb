"""A process that ends with the one that started it, even when its rules never end."""

from __future__ import annotations

import os
import signal
import sys
from typing import Final

DEATH_SIGNAL: Final = 1
"""PR_SET_PDEATHSIG of Linux."""


def die_with_parent(parent: int) -> None:
    """Be killed when the parent dies, where the system offers that; at once if it is dead already."""
    if sys.platform != "linux":
        return
    import ctypes

    ctypes.CDLL(None, use_errno=True).prctl(DEATH_SIGNAL, signal.SIGKILL)
    if os.getppid() != parent:
        os.kill(os.getpid(), signal.SIGKILL)
