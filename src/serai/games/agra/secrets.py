"""Other money in a bag (§W3): tables that only its owner can tell apart."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.luck import Luck
from serai.games.agra.state import FOR_PEONS, LEDGER, Agra
from serai.games.agra.tables import PEON_RUPEES

POOR: Final = 2 * PEON_RUPEES  # fewer rupees: the rules look at how many there are
RICH: Final = 120


def twin(s: Agra, seat: i64, luck: Luck) -> Agra | None:
    """A copy with other rupees in this bag; None if money lies open.

    Whoever has no worker left pays for a peon what there is (§A7): such a payment tells a poor
    bag from a rich one, so that a poor one has no twin then, and a rich one stays rich.
    """
    if s.open_money != 0 or not s.stack:
        return None
    p = s.players[seat]
    least: i64 = PEON_RUPEES if p.workers == 0 else 0
    if p.rupees < least:
        return None
    most: i64 = POOR if luck.pick(2) == 0 else RICH
    wanted = least + luck.pick(most - least)
    if wanted == p.rupees:
        wanted += 1
    other = s.copy()
    refill(other, seat, wanted, luck)
    return other


def refill(s: Agra, seat: i64, wanted: i64, luck: Luck) -> None:
    """So many rupees, and a ledger that says where they came from."""
    p = s.players[seat]
    difference = wanted - p.rupees
    p.rupees = wanted
    spent = luck.pick(2) == 0
    source: i64
    if difference > 0 or not spent:
        first = luck.pick(FOR_PEONS - LEDGER)
        i: i64
        for i in range(FOR_PEONS - LEDGER):
            source = LEDGER + (first + i) % (FOR_PEONS - LEDGER)
            change = max(difference, -p.goods[source])
            p.goods[source] += change
            difference -= change
    p.goods[FOR_PEONS] -= difference  # what did not come from elsewhere went to peons
