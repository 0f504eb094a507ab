"""Pauses in long work, in which other threads get on with theirs."""

from __future__ import annotations

import time
from contextvars import ContextVar

WORK = 0.001  # seconds
REST = 0.00005


_rested = ContextVar("rested", default=0.0)  # when this thread has: each has a context of its own


def pause() -> None:
    """Between two lines of a match that is played again, others may have something to do.

    Compiled code keeps the interpreter to itself until it is told to let go of it: without this a
    server says nothing to anybody while a thread beside it plays a long log. Who only lets go and
    takes hold again at once is faster than whoever waits; so there is a short rest now and then.
    """
    if time.perf_counter() - _rested.get() > WORK:
        time.sleep(REST)
        _rested.set(time.perf_counter())
