"""How many processors there are for us."""

from __future__ import annotations

import os


def cores() -> int:
    """How much can be done at a time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
