"""How long everybody has been waiting for somebody who is not there.

A steady clock measures it: nobody takes a seat by setting the clock of the machine. It begins anew
when the table comes into memory, so that nobody was away because the house was closed, whenever the
person has been there, and with every move; not with a draft, of which nobody else may notice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Awaited(NamedTuple):
    """A person who is to decide and is not there, and where the match was then."""

    seat: int
    guest: str | None
    lines: int


class Absence:
    """Whom everybody waits for, and since when; one at a time, as one decides at a time."""

    def __init__(self, steady: Callable[[], float]) -> None:
        self.steady = steady
        self.awaited: Awaited | None = None
        self._since = steady()

    def wait_for(self, awaited: Awaited | None) -> bool:
        """Whether that is news."""
        if awaited == self.awaited:
            return False
        self.awaited = awaited
        self._since = self.steady()
        return True

    @property
    def seat(self) -> int | None:
        """The seat that is waited for."""
        return None if self.awaited is None else self.awaited.seat

    def seconds(self, seat: int) -> float | None:
        """How long this seat has been waited for; None: it is not."""
        return self.steady() - self._since if seat == self.seat else None
