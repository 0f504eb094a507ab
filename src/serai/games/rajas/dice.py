"""Dice: taken from the supply, rolled at once, kept on Kali's hands (rulebook p. 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import (
    AGAIN,
    ASK,
    CHANCE,
    END,
    NEXT,
    OK,
    WAIT,
    Rule,
    arg,
    bit,
    refusal,
    verb,
)
from serai.games.rajas.refusals import NOT_HELD, SUPPLY_OUT
from serai.games.rajas.state import KINDS, Rajas
from serai.games.rajas.tables import ALL_COLOURS, COLOURS
from serai.games.rajas.verbs import DONE, RETURN, ROLL, TAKE


@mypyc_attr(acyclic=True, free_list_len=1)
class Roll(Rule):
    """§R6 A die from the supply is rolled at once and kept as it fell."""

    locals = ("seat", "colour")

    ROLL: Final = 0

    seat: i64
    colour: i64

    def __init__(self, seat: i64 = 0, colour: i64 = 0) -> None:
        self.by = CHANCE
        self.at = 0
        self.seat = seat
        self.colour = colour

    def step(self, s: Rajas, m: i64) -> i64:
        if self.at != self.ROLL:
            return END
        if m != ASK:
            s.gain_die(self.seat, arg(m))
            return NEXT
        first: i64 = self.colour * 6
        face: i64
        for face in range(6):
            s.offer(ROLL | (first + face) << 8)
        return WAIT

    def copy(self) -> Rule:
        new = Roll(self.seat, self.colour)
        new.at = self.at
        return new


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeDice(Rule):
    """§R6–R8 Take dice from the supply: of one colour, of any colours, or one of each of some.

    §R7 When Kali's hands do not suffice, dice are returned before taking, or fewer are taken.
    §R8 A colour that is out cannot be taken.
    """

    locals = ("left", "colours", "once")

    ROOM: Final = 0
    COLOUR: Final = 1

    left: i64
    colours: i64  # set of colours to take from
    once: i64  # 1: each colour at most once

    def __init__(
        self, by: i64 = 0, left: i64 = 0, colours: i64 = ALL_COLOURS, once: i64 = 0
    ) -> None:
        self.by = by
        self.at = 0
        self.left = left
        self.colours = colours
        self.once = once

    def step(self, s: Rajas, m: i64) -> i64:
        if self.at == self.ROOM:
            return self.ask_room(s) if m == ASK else self.on_room(s, m)
        if self.at == self.COLOUR:
            return self.ask_colour(s) if m == ASK else self.on_colour(s, m)
        return END

    def ask_room(self, s: Rajas) -> i64:
        """§R7 Too few free hands: give dice back first, or be content with fewer."""
        p = s.players[self.by]
        if p.held + min(self.left, self.to_be_had(s)) <= p.hands:
            return NEXT
        s.offer(DONE)
        kind: i64
        for kind in range(KINDS):
            if p.dice[kind] > 0:
                s.offer(RETURN | kind << 8)
        q = s.asked_why(RETURN)
        if q >= 0:
            s.explain(bars_die(s, self.by, arg(q)))
        return WAIT

    def on_room(self, s: Rajas, m: i64) -> i64:
        if verb(m) == RETURN:
            s.lose_die(self.by, arg(m))
            return AGAIN
        p = s.players[self.by]
        self.left = p.hands - p.held
        return NEXT

    def ask_colour(self, s: Rajas) -> i64:
        """§R6 One die after the other: its colour is chosen when the one before has fallen."""
        if self.left == 0:
            return END
        if self.colours & (self.colours - 1) == 0 or (self.once and self.to_be_had(s) <= self.left):
            return self.do_all(s)
        colour: i64
        for colour in range(COLOURS):
            if self.colours >> colour & 1:
                s.offer_unless(bars_colour(s, colour), TAKE | colour << 8)
        return WAIT

    def on_colour(self, s: Rajas, m: i64) -> i64:
        self.left -= 1
        if self.once:
            self.colours &= ~bit(arg(m))
        s.call(Roll(self.by, arg(m)))
        return AGAIN

    def do_all(self, s: Rajas) -> i64:
        """§R8 Nothing to choose: as many as wanted and to be had."""
        colour: i64
        for colour in range(COLOURS):
            if self.colours >> colour & 1:
                n = min(1 if self.once else self.left, s.supply[colour])
                while n > 0:
                    s.call(Roll(self.by, colour))
                    n -= 1
        return NEXT

    def to_be_had(self, s: Rajas) -> i64:
        """§R8 How many dice of these colours the supply can give."""
        total: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            if self.colours >> colour & 1:
                total += min(1, s.supply[colour]) if self.once else s.supply[colour]
        return total

    def copy(self) -> Rule:
        new = TakeDice(self.by, self.left, self.colours, self.once)
        new.at = self.at
        return new


def bars_colour(s: Rajas, colour: i64) -> i64:
    """§R8 A colour that is out cannot be taken."""
    return OK if s.supply[colour] > 0 else refusal(SUPPLY_OUT, colour)


def bars_die(s: Rajas, seat: i64, kind: i64) -> i64:
    """Only a die that lies on the own statue."""
    if s.players[seat].dice[kind] > 0:
        return OK
    return refusal(NOT_HELD, kind // 6, kind % 6 + 1, 0)
