"""Positions in which the boat has come some way down the river."""

from __future__ import annotations

from tests.games.agra.table import Table, level_of, table

POOLS = (
    ("takshaka", "mahout", "khatib", "sufi"),
    ("caliph", "muezzin", "english-trader", "jagirdar"),
    ("subadar", "dutch-trader"),
    ("dewan", "court-artist"),
)
NEEDED = {
    1: (0, 0, 0, 0),
    2: (2, 0, 0, 0),
    3: (2, 1, 0, 0),
    4: (2, 2, 0, 0),
    5: (2, 2, 1, 0),
    6: (2, 2, 1, 1),
}


def contracts_for(pier: int, *but: str, own: str = "") -> str:
    """Enough contracts, beside the own ones, to bring the boat to this pier; not those named."""
    found: list[str] = []
    for level, pool in enumerate(POOLS, start=1):
        others = [name for name in pool if name not in (*but, *own.split())]
        needed = NEEDED[pier][level - 1] - sum(level_of(name) == level for name in own.split())
        found += others[: max(needed, 0)]
    return " ".join(found)


def at_pier(pier: int, *but: str, own: str = "", seats: int = 2, **options: bool | str) -> Table:
    """The boat at a pier; the contracts that brought it there belong to the last seat.

    `own`: contracts that the test gives to another player; they count as well.
    """
    here = table(seats, **options).boat(pier)
    if pier == 6:
        here.fact(last_round=2)
    return here.player(seats - 1, contracts=contracts_for(pier, *but, own=own))


def owning(contracts: str, *but: str, seats: int = 2, **options: bool | str) -> Table:
    """The boat just far enough for seat 0 to have these contracts; give them to it yourself."""
    highest = max(level_of(name) for name in contracts.split())
    return at_pier({1: 2, 2: 3, 3: 5, 4: 6}[highest], *but, own=contracts, seats=seats, **options)
