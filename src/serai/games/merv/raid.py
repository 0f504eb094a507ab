"""The raid of the Mongols (rulebook): at the end of years two and three."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, arg, refusal, verb
from serai.games.merv import notes, refusals, verbs
from serai.games.merv.guards import send_home
from serai.games.merv.magistrate import pays_ransom
from serai.games.merv.payment import joker_of, spend_cubes
from serai.games.merv.state import CUBES, NOBODY, Merv
from serai.games.merv.tables import CELLS, RESOURCES, WHITE


def is_ransom(s: Merv, cell: i64, resource: i64) -> bool:
    """§R5, §R6 The colour of the site or of its upgrade, whichever it is; white always does."""
    return resource == WHITE or resource == s.colour_of(cell) or resource == s.upgrades[cell] - 1


def bars_ransom(s: Merv, seat: i64, cell: i64, resource: i64) -> i64:
    """§R5, §R6, §H5 A cube that is accepted, or the joker for a white one."""
    if s.players[seat].stock[CUBES + resource] == 0:
        return refusal(refusals.NO_CUBE, resource)
    if is_ransom(s, cell, resource) or joker_of(s, seat) == resource:
        return OK
    return refusal(refusals.WRONG_RANSOM, cell, resource)


def lose_building(s: Merv, cell: i64) -> None:
    """§R7, §U5 Back to its owner's supply; an upgrade stays."""
    owner = s.owner(cell)
    s.owners[cell] = 0
    s.players[owner].buildings += 1
    s.note(notes.LOST, owner, cell)


@mypyc_attr(acyclic=True)
class Raid(Rule):
    """§R1–R9 Every owner in the order of the queue, site by site; then the guards go home."""

    locals = ("nth", "cell")

    BEGIN: Final = 0
    NEXT_BUILDING: Final = 1
    RANSOM: Final = 2
    GUARDS_HOME: Final = 3

    nth: i64  # place in the queue of the owner whose buildings are hit
    cell: i64

    def __init__(self) -> None:
        self.by = 0
        self.at = 0
        self.nth = 0
        self.cell = 0

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.BEGIN:
                return self.do_begin(s)
            case self.NEXT_BUILDING:
                return self.do_next(s)
            case self.RANSOM:
                return self.ask_ransom(s) if m == ASK else self.on_ransom(s, m)
            case self.GUARDS_HOME:
                return self.do_end(s)
            case _:
                return END

    def do_begin(self, s: Merv) -> i64:
        s.note(notes.RAID, NOBODY, s.year + 1)
        for p in s.players:
            p.joker_used = 0  # §H5
        return NEXT

    def do_next(self, s: Merv) -> i64:
        """§R8, §D9, §Z18 The next building that is hit; who cannot choose is dealt with at once."""
        while self.nth < s.masters():
            owner = s.queued(self.nth)
            while self.cell < CELLS:
                cell = self.cell
                if s.owner(cell) == owner and s.is_in_danger(cell):
                    if owner < s.seats:
                        self.by = owner
                        return NEXT
                    if s.is_magistrate(owner) and pays_ransom(s, cell):
                        s.note(notes.RANSOMED, owner, cell)
                    else:
                        lose_building(s, cell)
                self.cell += 1
            self.nth += 1
            self.cell = 0
        self.at = self.GUARDS_HOME
        return AGAIN

    def ask_ransom(self, s: Merv) -> i64:
        resource: i64
        for resource in range(RESOURCES):
            s.offer_unless(
                bars_ransom(s, self.by, self.cell, resource), verbs.RANSOM | resource << 8
            )
        s.offer(verbs.LOSE)
        return WAIT

    def on_ransom(self, s: Merv, m: i64) -> i64:
        if verb(m) == verbs.LOSE:
            lose_building(s, self.cell)
        else:
            resource = arg(m)
            spend_cubes(s, self.by, resource, 1)
            if not is_ransom(s, self.cell, resource):
                s.players[self.by].joker_used = 1
            s.note(notes.RANSOM_PAID, self.by, self.cell, resource)
        self.cell += 1
        self.at = self.NEXT_BUILDING
        return AGAIN

    def do_end(self, s: Merv) -> i64:
        """§R9 All guards return."""
        home: i64 = 0
        cell: i64
        for cell in range(CELLS):
            if s.guards[cell] != 0:
                send_home(s, cell)
                home += 1
        if home > 0:
            s.note(notes.GUARDS_HOME, NOBODY, home)
        return NEXT

    def copy(self) -> Rule:
        new = Raid()
        new.copy_from(self)
        return new

    def copy_from(self, other: Raid) -> None:
        super().copy_from(other)
        self.nth = other.nth
        self.cell = other.cell
