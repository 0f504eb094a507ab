"""The fortification (rulebook, actions): walls and gates, and thanks for them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, arg, bit, refusal, verb
from serai.games.merv import refusals, verbs
from serai.games.merv.payment import Pay, bars_afford
from serai.games.merv.state import NOBODY, Merv, is_middle, nibble, one_of
from serai.games.merv.tables import (
    COLOURS,
    FORTIFICATION,
    GATE_PRICE,
    HIT,
    POSITIONS,
    WALL_OTHER,
    WALL_OWN,
    WALL_PRICE,
)
from serai.games.merv.tracks import gain_influence


def is_gate(position: i64) -> bool:
    """§W3 The middle of a side has the gate."""
    return is_middle(position)


def pieces(s: Merv, position: i64, colour: i64) -> i64:
    """§W2 Pieces of the right kind under a colour."""
    return nibble(s.gate_supply if is_gate(position) else s.wall_supply, colour)


def piece_bill(position: i64, colour: i64) -> i64:
    """§W2 Price of a wall or gate."""
    return (GATE_PRICE if is_gate(position) else WALL_PRICE) << 4 * colour


def bars_piece(s: Merv, seat: i64, position: i64, colour: i64, free: bool) -> i64:
    """§W2, §W7 A piece of this colour, paid for unless it is free."""
    if pieces(s, position, colour) == 0:
        return refusal(refusals.NO_PIECE, colour)
    return OK if free else bars_afford(s, seat, piece_bill(position, colour))


def bars_wall(s: Merv, seat: i64, position: i64, free: bool) -> i64:
    """§W1–W3 A free position, and a piece for it."""
    if s.walls & bit(position) != 0:
        return refusal(refusals.WALL_THERE, position)
    colour: i64
    for colour in range(COLOURS):
        if bars_piece(s, seat, position, colour, free) == OK:
            return OK
    return refusal(refusals.CANNOT_BUILD, position)


def bars_fortification(s: Merv, seat: i64) -> i64:
    """§T15 At least one wall or gate."""
    position: i64
    for position in range(POSITIONS):
        if bars_wall(s, seat, position, False) == OK:
            return OK
    return refusal(refusals.NOTHING_TO_DO, FORTIFICATION)


def thanks_of(s: Merv, master: i64, cell: i64) -> i64:
    """§W5, §D8 Influence for protecting what stands on a site."""
    owner = s.owner(cell)
    if owner == NOBODY:
        return 0
    return WALL_OWN if owner == master else WALL_OTHER


def wall_influence(s: Merv, master: i64, position: i64) -> i64:
    """§W4, §W5 Influence for a wall: the sites behind it that it protects."""
    found: i64 = 0
    nth: i64
    for nth in range(HIT):
        found += thanks_of(s, master, s.cell(position, nth))
    return found


def put_wall(s: Merv, master: i64, position: i64, colour: i64) -> None:
    """§W1, §W5, §W8 The piece stands for good, and influence comes at once."""
    if is_gate(position):
        s.gate_supply -= one_of(colour)
    else:
        s.wall_supply -= one_of(colour)
    s.walls |= bit(position)
    gain_influence(s, master, wall_influence(s, master, position))


def offer_positions(s: Merv, seat: i64, free: bool) -> None:
    """§W3 Where a piece can go."""
    position: i64
    for position in range(POSITIONS):
        s.offer_unless(bars_wall(s, seat, position, free), verbs.WALL | position << 8)


def offer_pieces(s: Merv, seat: i64, position: i64, free: bool) -> None:
    """§W2 Which piece it is."""
    colour: i64
    for colour in range(COLOURS):
        s.offer_unless(bars_piece(s, seat, position, colour, free), verbs.PIECE | colour << 8)


@mypyc_attr(acyclic=True)
class Fortification(Rule):
    """§W1–W5 Any number of walls and gates, one after the other."""

    locals = ("position", "colour", "raised")

    POSITION: Final = 0
    PIECE: Final = 1
    RAISE: Final = 2
    OVER: Final = 3

    position: i64
    colour: i64
    raised: i64  # 1: something has been built

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.position = 0
        self.colour = 0
        self.raised = 0

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.POSITION:
                return self.ask_position(s) if m == ASK else self.on_position(s, m)
            case self.PIECE:
                return self.ask_piece(s) if m == ASK else self.on_piece(s, m)
            case self.RAISE:
                return self.do_raise(s)
            case _:
                return END

    def ask_position(self, s: Merv) -> i64:
        offer_positions(s, self.by, False)
        if self.raised > 0:
            s.offer(verbs.DONE)
            s.leave_room(self.by)
        elif s.desk.n == 0:
            return END
        else:
            s.offer_unless(refusal(refusals.NOTHING_DONE), verbs.DONE)  # §T15
        return WAIT

    def on_position(self, s: Merv, m: i64) -> i64:
        if verb(m) == verbs.DONE:
            self.at = self.OVER
            return AGAIN
        self.position = arg(m)
        return NEXT

    def ask_piece(self, s: Merv) -> i64:
        offer_pieces(s, self.by, self.position, False)
        return WAIT

    def on_piece(self, s: Merv, m: i64) -> i64:
        self.colour = arg(m)
        s.call(Pay(self.by, piece_bill(self.position, self.colour)))
        return NEXT

    def do_raise(self, s: Merv) -> i64:
        put_wall(s, self.by, self.position, self.colour)
        self.raised = 1
        self.at = self.POSITION
        return AGAIN

    def copy(self) -> Rule:
        new = Fortification()
        new.copy_from(self)
        return new

    def copy_from(self, other: Fortification) -> None:
        super().copy_from(other)
        self.position = other.position
        self.colour = other.colour
        self.raised = other.raised


@mypyc_attr(acyclic=True)
class FreeWall(Rule):
    """§W7, §H9 One wall or gate for nothing; it may be declined."""

    locals = ("position",)

    POSITION: Final = 0
    PIECE: Final = 1
    OVER: Final = 2

    position: i64

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.position = 0

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.POSITION:
                return self.ask_position(s) if m == ASK else self.on_position(m)
            case self.PIECE:
                return self.ask_piece(s) if m == ASK else self.on_piece(s, m)
            case _:
                return END

    def ask_position(self, s: Merv) -> i64:
        offer_positions(s, self.by, True)
        if s.desk.n == 0:
            return END
        s.offer(verbs.PASS)
        return WAIT

    def on_position(self, m: i64) -> i64:
        if verb(m) == verbs.PASS:
            self.at = self.OVER
            return AGAIN
        self.position = arg(m)
        return NEXT

    def ask_piece(self, s: Merv) -> i64:
        offer_pieces(s, self.by, self.position, True)
        return WAIT

    def on_piece(self, s: Merv, m: i64) -> i64:
        put_wall(s, self.by, self.position, arg(m))
        return NEXT

    def copy(self) -> Rule:
        new = FreeWall()
        new.copy_from(self)
        return new

    def copy_from(self, other: FreeWall) -> None:
        super().copy_from(other)
        self.position = other.position
