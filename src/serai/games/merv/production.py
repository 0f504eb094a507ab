"""Production (rulebook, step 3): the line works for whoever came, and a little for the owner."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.merv import notes
from serai.games.merv.state import CUBES, NO_UPGRADE, WHITE_TILE, Merv
from serai.games.merv.tables import RESOURCES, SIDE, WHITE


def site_output(s: Merv, cell: i64) -> i64:
    """§T9–T11 Cubes of a site, packed like a bill."""
    upgrade = s.upgrades[cell]
    if upgrade == WHITE_TILE:
        return 1 << 4 * WHITE
    own: i64 = 1
    found = own << 4 * s.colour_of(cell)
    return found if upgrade == NO_UPGRADE else found + upgrade_output(upgrade)


def upgrade_output(upgrade: i64) -> i64:
    """§T10, §T11, §T13 The cube of an upgrade alone."""
    one: i64 = 1
    return 0 if upgrade == NO_UPGRADE else one << 4 * (upgrade - 1)


def line_output(s: Merv, position: i64, owner: i64) -> i64:
    """§T9 What the buildings of one colour in a line yield."""
    found: i64 = 0
    nth: i64
    for nth in range(SIDE):
        cell = s.cell(position, nth)
        if s.owner(cell) == owner:
            found += site_output(s, cell)
    return found


def owner_output(s: Merv, position: i64, activated: i64) -> i64:
    """§T12, §T13 The owner's share: the activated site, and the upgrades of his others."""
    owner = s.owner(activated)
    found = site_output(s, activated)
    nth: i64
    for nth in range(SIDE):
        cell = s.cell(position, nth)
        if s.owner(cell) == owner and cell != activated:
            found += upgrade_output(s.upgrades[cell])
    return found


def receive(s: Merv, master: i64, cubes: i64, note: i64) -> None:
    """Cubes of a packed row."""
    resource: i64
    for resource in range(RESOURCES):
        count = cubes >> 4 * resource & 15
        if count > 0:
            s.players[master].stock[CUBES + resource] += count
            s.note(note, master, count, resource)


def shared_output(s: Merv, seat: i64, position: i64, activated: i64) -> i64:
    """§T12, §D7 What the owner gets besides: only another player does."""
    owner = s.owner(activated)
    return owner_output(s, position, activated) if owner != seat and owner < s.seats else 0


def produce(s: Merv, seat: i64, position: i64, activated: i64) -> None:
    """§T9, §T12, §D7 The active player, then the owner if it is another player."""
    owner = s.owner(activated)
    shared = shared_output(s, seat, position, activated)
    receive(s, seat, line_output(s, position, owner), notes.PRODUCED)
    receive(s, owner, shared, notes.SHARED)
