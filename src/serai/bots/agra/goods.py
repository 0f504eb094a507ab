"""What goods in Agra can be used for: every use is a wish for one good with its worth.

Held goods serve the best wishes first. A wish that no held good serves is passed down to the good
from which it is made, less what the processing costs.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.agra.weights import PROCESS, SPARE
from serai.core.packed import vec
from serai.games.agra.state import Agra, Player
from serai.games.agra.tables import BASICS, GOODS

ROOM: Final = 12  # wishes that are remembered for each good, the best ones


class Wishes:
    """The wishes for all goods, best first."""

    worth: vec[i64]  # at good * ROOM
    n: vec[i64]

    def __init__(self) -> None:
        self.worth = vec[i64]([0] * (GOODS * ROOM))
        self.n = vec[i64]([0] * GOODS)

    def clear(self) -> None:
        """No wishes."""
        good: i64
        for good in range(GOODS):
            self.n[good] = 0

    def add(self, good: i64, worth: i64) -> None:
        """One more, in its place."""
        if worth <= 0:
            return
        wishes = self.worth
        first = good * ROOM
        at = first + self.n[good]
        if at == first + ROOM:
            at -= 1
            if wishes[at] >= worth:
                return
        else:
            self.n[good] += 1
        while at > first:
            other = wishes[at - 1]
            if other >= worth:
                break
            wishes[at] = other
            at -= 1
        wishes[at] = worth

    def serve(self, s: Agra, p: Player, w: vec[i64]) -> i64:
        """What the goods of a player are worth; the wishes are used up."""
        total: i64 = 0
        good: i64 = GOODS - 1
        while good >= 0:
            total += self.serve_good(p.goods[good], good, s.values[good] * w[SPARE])
            if good >= 3 * BASICS:
                self.pass_down(p.goods[good], good, good - BASICS, w[PROCESS])
            elif good >= BASICS:
                self.pass_down(p.goods[good], good, good % BASICS, w[PROCESS])
            good -= 1
        return total

    def serve_good(self, held: i64, good: i64, spare: i64) -> i64:
        """The best wishes, and little for goods that nobody wants."""
        total: i64 = 0
        i: i64
        for i in range(held):
            if i < self.n[good] and self.worth[good * ROOM + i] > spare:
                total += self.worth[good * ROOM + i]
            else:
                total += spare
                spare = spare * 2 // 3
        return total

    def pass_down(self, held: i64, good: i64, source: i64, cost: i64) -> None:
        """The wishes that are left go to what the good is made of."""
        i: i64
        for i in range(held, self.n[good]):
            self.add(source, self.worth[good * ROOM + i] - cost)
