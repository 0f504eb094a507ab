"""The farm (rulebook 5.2.3, Botanist): a ring of four sides with farmers, covers and goods.

Side k runs clockwise from the corner of basic good k to the next corner; its squares are
SIDE * k and those behind it. A good grows on the uncovered squares between its corner and the
two farmers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, arg, bit, refusal, verb
from serai.games.agra import notes, refusals, verbs
from serai.games.agra.state import Agra, Player
from serai.games.agra.tables import BASICS, CORNER, FARMERS, SIDE, SQUARES


def yields(p: Player, good: i64) -> i64:
    """§G5 How much of a basic good is produced."""
    corner: i64 = 0
    while CORNER[corner] != good:
        corner += 1
    before = (corner + 3) % BASICS
    count: i64 = 0
    i: i64
    for i in range(p.farmer(corner)):
        if p.covers & bit(SIDE * corner + i) == 0:
            count += 1
    for i in range(p.farmer(before) + 1, SIDE):
        if p.covers & bit(SIDE * before + i) == 0:
            count += 1
    return count


def bars_farmer(p: Player, square: i64) -> i64:
    """§C15 One square along the side, never onto a good or a cover."""
    side = square // SIDE
    distance = square % SIDE - p.farmer(side)
    if max(distance, -distance) != 1:
        return refusal(refusals.FARMER_TOO_FAR, square, SIDE * side + p.farmer(side))
    if p.covers & bit(square) != 0:
        return refusal(refusals.SQUARE_COVERED, square)
    return OK


def can_move_farmer(p: Player) -> bool:
    """Whether some farmer has a free square beside him."""
    side: i64
    for side in range(FARMERS):
        at = p.farmer(side)
        if at > 0 and p.covers & bit(SIDE * side + at - 1) == 0:
            return True
        if at < SIDE - 1 and p.covers & bit(SIDE * side + at + 1) == 0:
            return True
    return False


def move_farmer(p: Player, square: i64) -> None:
    """§M9, §C14 The farmer of that side goes there."""
    side = square // SIDE
    p.farmers += (square % SIDE - p.farmer(side)) << 4 * side


def offer_farmers(s: Agra, p: Player) -> None:
    """§M9, §C14 Every step of a farmer."""
    side: i64
    for side in range(FARMERS):
        at = SIDE * side + p.farmer(side)
        if p.farmer(side) > 0 and p.covers & bit(at - 1) == 0:
            s.offer(verbs.FARMER | (at - 1) << 8)
        if p.farmer(side) < SIDE - 1 and p.covers & bit(at + 1) == 0:
            s.offer(verbs.FARMER | (at + 1) << 8)
    m = s.asked_why(verbs.FARMER)
    if m >= 0:
        s.explain(bars_farmer(p, arg(m)))


def offer_covers(s: Agra, p: Player) -> None:
    """§M8, §C13 Every cover that can be removed."""
    square: i64
    for square in range(SQUARES):
        if p.covers & bit(square) != 0:
            s.offer(verbs.UNCOVER | square << 8)
    m = s.asked_why(verbs.UNCOVER)
    if m >= 0 and p.covers & bit(arg(m)) == 0:
        s.explain(refusal(refusals.NO_COVER, arg(m)))


def uncover(s: Agra, seat: i64, square: i64) -> None:
    """§M8, §C13 The cover is kept beside the court; it pays at the end (§E7)."""
    s.players[seat].covers -= bit(square)
    s.note(notes.FARM_CHANGED, seat, square)


@mypyc_attr(acyclic=True)
class Uncover(Rule):
    """§Q5, §U2 Remove one cover."""

    UNCOVER: Final = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.UNCOVER:
                return self.ask_cover(s) if m == ASK else self.on_cover(s, m)
            case _:
                return END

    def ask_cover(self, s: Agra) -> i64:
        offer_covers(s, s.players[self.by])
        return WAIT

    def on_cover(self, s: Agra, m: i64) -> i64:
        uncover(s, self.by, arg(m))
        return NEXT

    def copy(self) -> Rule:
        new = Uncover(self.by)
        new.at = self.at
        return new


@mypyc_attr(acyclic=True)
class MoveFarmers(Rule):
    """§C14, §Q8 Up to two steps: of one farmer, or of two."""

    locals = ("left",)

    MOVE: Final = 0

    left: i64

    def __init__(self, by: i64 = 0, left: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.left = left

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.MOVE:
                return self.ask_farmer(s) if m == ASK else self.on_farmer(s, m)
            case _:
                return END

    def ask_farmer(self, s: Agra) -> i64:
        if self.left == 0:
            return NEXT
        offer_farmers(s, s.players[self.by])
        s.offer(verbs.DONE)
        return WAIT

    def on_farmer(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.DONE:
            self.left = 0
            return NEXT
        move_farmer(s.players[self.by], arg(m))
        self.left -= 1
        return AGAIN

    def copy(self) -> Rule:
        new = MoveFarmers()
        new.copy_from(self)
        return new

    def copy_from(self, other: MoveFarmers) -> None:
        super().copy_from(other)
        self.left = other.left
