"""Who waits for something that there is too little of, and who is next."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Guests get a turn one after the other, however much each of them waits for.

    What several guests wait for together comes with the first of them whose turn it is, and takes
    no turn of the others: nobody waits longer because somebody beside them is greedy.
    """

    def __init__(self) -> None:
        self._ahead: deque[T] = deque()
        self._guests: OrderedDict[str, dict[T, None]] = OrderedDict()  # in the order of turns
        self._whose: dict[T, tuple[str, ...]] = {}

    def __len__(self) -> int:
        return len(self._ahead) + len(self._whose)

    def join(self, guests: Iterable[str], one: T) -> None:
        """Wait for a turn of any of these guests, after what they wait for already."""
        self._whose[one] = tuple(guests)
        for guest in self._whose[one]:
            self._guests.setdefault(guest, {})[one] = None

    def join_ahead(self, one: T) -> None:
        """Wait before all others: for what has had its turn, and nothing came of it."""
        self._ahead.append(one)

    def leave(self, one: T) -> None:
        """Wait no longer."""
        if one in self._ahead:
            self._ahead.remove(one)
        for guest in self._whose.pop(one, ()):
            waiting = self._guests[guest]
            del waiting[one]
            if not waiting:
                del self._guests[guest]

    def next(self) -> T | None:
        """Whoever is next waits no longer; None: nobody waits."""
        if self._ahead:
            return self._ahead.popleft()
        if not self._guests:
            return None
        guest, waiting = next(iter(self._guests.items()))
        one = next(iter(waiting))
        self.leave(one)
        if guest in self._guests:
            self._guests.move_to_end(guest)
        return one
