"""The end: who has won, by how much, and the places behind (rulebook p. 9)."""

from __future__ import annotations

from serai.core.game import first_of, places_of
from serai.games.rajas.state import Rajas
from serai.games.rajas.tracks import margin


def scores(s: Rajas) -> list[int]:
    """§F3, §F4 Fame beyond the meeting of the two markers; negative: fame still missing."""
    return [int(margin(p)) for p in s.players]


def standing(s: Rajas, seat: int) -> tuple[int, int]:
    """§F3 Higher is better: the margin, then whose markers met earlier."""
    p = s.players[seat]
    return int(margin(p)), -int(p.met) if p.met > 0 else -99


def winners(s: Rajas) -> list[int]:
    """§F3 The widest margin; between equals, whose markers met first."""
    return [] if s.stack else first_of([standing(s, seat) for seat in range(s.seats)])


def ranks(s: Rajas) -> list[int]:
    """§F4 Place of each seat, from 1; equals share a place."""
    return places_of([standing(s, seat) for seat in range(s.seats)])
