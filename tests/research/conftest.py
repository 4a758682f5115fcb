"""Keep OpenSpiel's logging away from pytest's streams.

It logs through absl, whose handler holds the stream that is standard error when it is imported, and closes it
when logging is set up anew, as starting a server does. Here that stream would be pytest's own.
"""

from __future__ import annotations

import sys
from contextlib import suppress

with suppress(ImportError):
    from absl.logging import get_absl_handler

    get_absl_handler().python_handler.stream = sys.__stderr__
