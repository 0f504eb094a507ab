"""Favour, influence and points (rulebook, guards and tracks)."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.merv import notes
from serai.games.merv.state import FROM_FAVOUR, FROM_INFLUENCE, LEDGER, Merv
from serai.games.merv.tables import FAVOUR_POINTS, FAVOUR_TOP, INFLUENCE_POINTS, INFLUENCE_TOP


def earn(s: Merv, master: i64, points: i64, source: i64) -> None:
    """§S2 Points, and where they came from."""
    p = s.players[master]
    p.points += points
    p.stock[source] += points
    if points > 0:
        s.note(notes.POINTS, master, points, source - LEDGER)


def gain_favour(s: Merv, master: i64, steps: i64) -> None:
    """§B1, §B3 Up the favour track; what does not fit there becomes influence, step by step."""
    rise(s, master, steps, True)


def gain_influence(s: Merv, master: i64, steps: i64) -> None:
    """§B2, §B4 Up the influence track; what does not fit there becomes favour."""
    rise(s, master, steps, False)


def rise(s: Merv, master: i64, steps: i64, favour_first: bool) -> None:
    """§B1–B5 Each step goes to its own track while there is room, else to the other one."""
    p = s.players[master]
    favour_from = p.favour
    influence_from = p.influence
    favour_points: i64 = 0
    influence_points: i64 = 0
    _i: i64
    for _i in range(steps):
        on_favour = p.favour < FAVOUR_TOP and (favour_first or p.influence == INFLUENCE_TOP)
        if on_favour:
            p.favour += 1
            favour_points += FAVOUR_POINTS[p.favour]
        elif p.influence < INFLUENCE_TOP:
            p.influence += 1
            influence_points += INFLUENCE_POINTS[p.influence]
    if p.favour > favour_from:
        s.note(notes.FAVOUR_GAINED, master, p.favour - favour_from, p.favour)
    if p.influence > influence_from:
        s.note(notes.INFLUENCE_GAINED, master, p.influence - influence_from, p.influence)
    earn(s, master, favour_points, FROM_FAVOUR)
    earn(s, master, influence_points, FROM_INFLUENCE)


def spend_favour(s: Merv, master: i64, steps: i64, hall: i64) -> None:
    """§B6 The marker goes back, for a courtier in a hall; its points can be earned anew."""
    s.players[master].favour -= steps
    s.note(notes.FAVOUR_SPENT, master, steps, hall)
