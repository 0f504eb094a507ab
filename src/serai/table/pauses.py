"""Pauses in long work, in which other threads get on with theirs."""

from __future__ import annotations

import threading
import time

WORK = 0.001  # seconds
REST = 0.00005


class Worked(threading.local):
    """When this thread has rested last."""

    until = 0.0


_worked = Worked()


def pause() -> None:
    """Between two lines of a match that is played again, others may have something to do.

    Compiled code keeps the interpreter to itself until it is told to let go of it: without this a
    server says nothing to anybody while a thread beside it plays a long log. Who only lets go and
    takes hold again at once is faster than whoever waits; so there is a short rest now and then.
    """
    if time.perf_counter() - _worked.until > WORK:
        time.sleep(REST)
        _worked.until = time.perf_counter()
