"""Guards (rulebook, actions): servants who stand at buildings until the next raid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, arg, refusal, verb
from serai.games.merv import refusals, verbs
from serai.games.merv.state import Merv
from serai.games.merv.tables import CELLS, GUARD_OTHER, GUARD_OWN, SERVANTS
from serai.games.merv.tracks import gain_influence


def bars_guard(s: Merv, seat: i64, cell: i64) -> i64:
    """§G1, §G2, §G4 A servant, and a building that needs protection."""
    if s.players[seat].servants == 0:
        return refusal(refusals.NO_SERVANT, SERVANTS)
    if s.owners[cell] == 0:
        return refusal(refusals.NOT_BUILT, cell)
    if s.guards[cell] != 0:
        return refusal(refusals.HAS_GUARD, cell, s.who(s.guards[cell] - 1))
    if s.upgrades[cell] != 0:
        return refusal(refusals.HAS_UPGRADE, cell)
    return refusal(refusals.WALLED, cell) if s.is_walled(cell) else OK


def bars_any_guard(s: Merv, seat: i64) -> i64:
    """§G5 A servant and a site for him."""
    if s.players[seat].servants == 0:
        return refusal(refusals.NO_SERVANT, SERVANTS)
    if not can_guard(s, seat):
        return refusal(refusals.NO_SITE_TO_GUARD, s.players[seat].servants)
    return OK


def can_guard(s: Merv, seat: i64) -> bool:
    """§G5 Whether there is a servant and a site for a guard."""
    cell: i64
    for cell in range(CELLS):
        if s.owners[cell] != 0 and bars_guard(s, seat, cell) == OK:
            return True
    return False


def guard_influence(s: Merv, master: i64, cell: i64) -> i64:
    """§G3, §D8 What a guard there is worth to its owner."""
    return GUARD_OWN if s.owner(cell) == master else GUARD_OTHER


def put_guard(s: Merv, master: i64, cell: i64) -> None:
    """§G1, §G3 A servant of this master stands guard there."""
    s.players[master].servants -= 1
    s.guards[cell] = master + 1
    gain_influence(s, master, guard_influence(s, master, cell))


def send_home(s: Merv, cell: i64) -> None:
    """§U2, §R9, §G7 A guard returns to its owner; nothing else calls it back."""
    s.players[s.guards[cell] - 1].servants += 1
    s.guards[cell] = 0


@mypyc_attr(acyclic=True)
class PlaceGuard(Rule):
    """§G1–G6, §H11 Place so many guards; as a bonus they may be declined."""

    locals = ("bonus", "left")

    SITE: Final = 0

    bonus: i64  # 1: as a bonus
    left: i64  # guards still to be placed

    def __init__(self, by: i64 = 0, bonus: i64 = 0, left: i64 = 1) -> None:
        self.by = by
        self.at = 0
        self.bonus = bonus
        self.left = left

    def step(self, s: Merv, m: i64) -> i64:
        if self.at != self.SITE:
            return END
        return self.ask_site(s) if m == ASK else self.on_site(s, m)

    def ask_site(self, s: Merv) -> i64:
        cell: i64
        for cell in range(CELLS):
            s.offer_unless(bars_guard(s, self.by, cell), verbs.POST_GUARD | cell << 8)
        if self.bonus != 0 and s.desk.n > 0:
            s.offer(verbs.PASS)
        return WAIT

    def on_site(self, s: Merv, m: i64) -> i64:
        if verb(m) == verbs.PASS:
            return NEXT
        put_guard(s, self.by, arg(m))
        self.left -= 1
        return AGAIN if self.left > 0 else NEXT

    def copy(self) -> Rule:
        new = PlaceGuard()
        new.copy_from(self)
        return new

    def copy_from(self, other: PlaceGuard) -> None:
        super().copy_from(other)
        self.bonus = other.bonus
        self.left = other.left
