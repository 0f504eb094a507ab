"""Time and order in Merv: turns that were and are to come, and a seat's place in the queue."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.merv.judge import TURNS
from serai.core.packed import vec
from serai.games.merv.queue import Queue, next_corner
from serai.games.merv.raid import Raid
from serai.games.merv.scoring import YearScoring
from serai.games.merv.state import NOBODY, Merv, nibble
from serai.games.merv.tables import PHASES, QUEUE, SIDE


def is_phase_over(s: Merv) -> bool:
    """Everybody has had a turn in this phase.

    In a search nothing is on the stack any more as soon as the own turn is over.
    """
    if not s.stack:
        return s.stands == 0
    rule = s.stack[-1]
    return isinstance(rule, (Queue, Raid, YearScoring))


def had_turn(s: Merv, seat: i64) -> i64:
    """1: the turn of this seat in this phase is over, or it has begun."""
    return 1 if s.stand(seat) != NOBODY or is_phase_over(s) else 0


def turns_to_come(s: Merv, seat: i64) -> i64:
    """Own turns from here on, without one that has begun."""
    return max(TURNS - PHASES * s.year - s.phase - had_turn(s, seat), i64(0))


def is_next_of_columns(s: Merv, seat: i64) -> bool:
    """The next own turn chooses a column, not a row."""
    return (s.phase + had_turn(s, seat)) % 2 == 0


ORDER: Final[tuple[str, ...]] = ("forward", "behind", "place", "queue_camels")


def write_order(s: Merv, seat: i64, out: vec[i64], at: i64) -> i64:
    """Where the master stands, its place in the next queue as things stand, and camels there."""
    position = s.stand(seat)
    behind: i64 = 0
    ahead: i64 = 0
    if position != NOBODY:
        master: i64
        for master in range(s.masters()):
            other = s.stand(master)
            if other > position:
                ahead += 1
            elif other != NOBODY and other < position:
                behind += 1
    place = ahead if position != NOBODY else s.place_in_queue(seat)
    if s.stack:
        rule = s.stack[-1]
        if isinstance(rule, Queue):
            place = queued_at(rule, seat, place)
    out[at] = position % SIDE + 1 if position != NOBODY else 0
    out[at + 1] = behind
    out[at + 2] = place
    out[at + 3] = s.queue_camels[next_corner(s) * QUEUE + place] if place < QUEUE else 0
    return at + 4


def queued_at(rule: Queue, seat: i64, place: i64) -> i64:
    """The place of a master while the queue forms."""
    if rule.master == seat and rule.at > Queue.NEXT_MASTER:
        return rule.space
    space: i64
    for space in range(QUEUE):
        if nibble(rule.formed, space) == seat + 1:
            return space
    return place
