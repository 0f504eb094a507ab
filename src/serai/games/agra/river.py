"""The boat on the Yamuna (rulebook 7.1): it moves at once, and every pier has its event."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, END, NEXT, Rule
from serai.games.agra import notes
from serai.games.agra.errands import GainGood
from serai.games.agra.goods import FOR_PIER, best_value, gain_favour
from serai.games.agra.influence import trigger_end
from serai.games.agra.prices import return_tokens
from serai.games.agra.state import Agra
from serai.games.agra.tables import (
    COTTON,
    PIER_COTTON_FAVOUR,
    PIER_FAVOUR,
    PIER_GOOD_VALUE,
    PIER_LEVEL,
    PIER_NEED,
    PIERS,
)
from serai.games.agra.walkers import BuilderBuilds, Merchant


@mypyc_attr(acyclic=True)
class Boat(Rule):
    """§R1–R7 As soon as enough contracts are completed the boat reaches the next pier."""

    SAIL: Final = 0
    EVENT: Final = 1
    FAVOURS: Final = 2

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.SAIL:
                return self.do_sail(s)
            case self.EVENT:
                return self.do_event(s)
            case self.FAVOURS:
                return self.do_favours(s)
            case _:
                return END

    def do_sail(self, s: Agra) -> i64:
        """§R1 The number printed between two piers counts all contracts of that level."""
        if s.pier == PIERS - 1 or s.completed_of(PIER_LEVEL[s.pier]) < PIER_NEED[s.pier]:
            return END
        s.pier += 1
        s.note(notes.BOAT_MOVED, s.turn, s.pier + 1)
        return NEXT

    def do_event(self, s: Agra) -> i64:
        match s.pier:
            case 1:
                s.call(BuilderBuilds())  # §R3
            case 2:
                s.call(Merchant())  # §R4
            case 3:
                return_tokens(s)  # §R5
            case 4:
                i: i64
                for i in range(s.seats):
                    self.do_good(s, (s.turn + i) % s.seats)  # §R6
            case _:
                trigger_end(s)  # §R7
        return NEXT

    def do_good(self, s: Agra, seat: i64) -> None:
        """§R6 A good worth 1, 2 or 3: the more cotton, the better; or the next lower value."""
        cotton = min(s.players[seat].goods[COTTON], len(PIER_GOOD_VALUE) - 1)
        s.call(GainGood(seat, best_value(s, PIER_GOOD_VALUE[cotton])))

    def do_favours(self, s: Agra) -> i64:
        """§R4 Favour for cotton, §R5 favour for everybody."""
        i: i64
        for i in range(s.seats):
            seat = (s.turn + i) % s.seats
            if s.pier == 2:
                gain_favour(
                    s, seat, min(s.players[seat].goods[COTTON], PIER_COTTON_FAVOUR), FOR_PIER
                )
            elif s.pier == 3:
                gain_favour(s, seat, PIER_FAVOUR, FOR_PIER)
        self.at = self.SAIL
        return AGAIN

    def copy(self) -> Rule:
        new = Boat(self.by)
        new.at = self.at
        return new
