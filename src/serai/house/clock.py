"""What time it is in the house."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """One that says the date and can be set, and a steady one that nobody can set."""

    def __init__(
        self,
        date: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.date = date
        self.steady = steady

    def now(self) -> int:
        """Whole seconds since 1970, as they stand in the log."""
        return int(self.date())

    def steadily(self) -> float:
        """Seconds since whenever: for how long something lasts."""
        return self.steady()
