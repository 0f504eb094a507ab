"""What a request is called, so that a player can name it and its lines in the log are found.

Each request has an id, a live connection one for all its time, and each message in it that with a
number behind. Everything that is done for it, also by tasks and threads begun meanwhile, knows it.
"""

from __future__ import annotations

import secrets
from contextvars import ContextVar

HEADER = "x-request-id"
_current: ContextVar[str] = ContextVar("request", default="")


def current() -> str:
    """The request that is being answered; empty if it is none."""
    return _current.get()


def begin() -> str:
    """A new request begins here; its id."""
    made = secrets.token_hex(5)
    _current.set(made)
    return made


def begin_part(whole: str, number: int) -> None:
    """One of the messages of a live connection."""
    _current.set(f"{whole}.{number}")


def current_or_new() -> str:
    """An id for a trouble that somebody may ask about."""
    return current() or secrets.token_hex(5)
