"""Pauses in long work, in which other threads get on with theirs."""

from __future__ import annotations

import time


def pause() -> None:
    """Between two lines of a match that is played again, others may have something to do.

    Compiled code keeps the interpreter to itself until it lets go of it: without this a server
    says nothing to anybody while a thread beside it plays a long log. Alone it costs a
    thousandth of what a line does.
    """
    time.sleep(0)
