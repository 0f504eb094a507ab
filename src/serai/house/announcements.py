"""What whoever runs the house tells everybody, such as that it will be closed for an hour."""

from __future__ import annotations

import msgspec

from serai.house.protocol import Announcement
from serai.house.tables_in_memory import TablesInMemory

_ENCODER = msgspec.json.Encoder()
LONGEST = 300  # characters


class Announcements:
    """The one that holds now; `number` counts them, so that a listener knows whether it is new."""

    def __init__(self, tables: TablesInMemory) -> None:
        self._tables = tables
        self.now = Announcement()
        self.number = 0
        self.frame = _ENCODER.encode(self.now)

    @property
    def known_at_first(self) -> int:
        """The number of what somebody knows who has heard nothing yet: nothing, if it is that."""
        return -1 if self.now.text else self.number

    def tell(self, now: Announcement) -> None:
        """Everybody hears of it who is at a table; whoever comes later does then."""
        if now == self.now:
            return
        self.now = now
        self.number += 1
        self.frame = _ENCODER.encode(now)
        for hosted in self._tables.by_name.values():
            hosted.wake_all()
