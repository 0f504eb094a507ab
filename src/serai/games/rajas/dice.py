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
from serai.games.rajas.notes import DIE_REROLLED, DIE_ROLLED, DIE_TAKEN
from serai.games.rajas.refusals import COLOUR_NOT_SHOWN, NOT_HELD_TO_RETURN, SUPPLY_OUT
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
            s.note(DIE_REROLLED if is_reroll(s) else DIE_ROLLED, self.seat, arg(m))
            return NEXT
        first: i64 = self.colour * 6
        face: i64
        for face in range(6):
            s.offer(ROLL | (first + face) << 8)
        return WAIT

    def copy(self) -> Rule:
        new = Roll()
        new.copy_from(self)
        return new

    def copy_from(self, other: Roll) -> None:
        super().copy_from(other)
        self.seat = other.seat
        self.colour = other.colour


@mypyc_attr(acyclic=True, free_list_len=1)
class TakeDice(Rule):
    """§R6–R8 Take dice from the supply: of one colour, of any colours, or one of each of some.

    §R6, §T5 All colours are chosen first, then all dice are rolled.
    §R7 When Kali's hands do not suffice, dice are returned before taking, or fewer are taken.
    §R8 A colour that is out cannot be taken.
    """

    locals = ("left", "colours", "once", "may", "chosen")

    ROOM: Final = 0
    COLOUR: Final = 1
    ROLL: Final = 2

    left: i64
    colours: i64  # set of colours to take from
    once: i64  # 1: each colour at most once
    may: i64  # 1: the rest may be left in the supply
    chosen: i64  # dice chosen so far, 4 bits for each colour

    def __init__(
        self,
        by: i64 = 0,
        left: i64 = 0,
        colours: i64 = ALL_COLOURS,
        once: i64 = 0,
        may: i64 = 0,
    ) -> None:
        self.by = by
        self.at = 0
        self.left = left
        self.colours = colours
        self.once = once
        self.may = may
        self.chosen = 0

    def step(self, s: Rajas, m: i64) -> i64:
        match self.at:
            case self.ROOM:
                return self.ask_room(s) if m == ASK else self.on_room(s, m)
            case self.COLOUR:
                return self.ask_colour(s) if m == ASK else self.on_colour(m)
            case self.ROLL:
                return self.do_roll(s)
            case _:
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
            s.explain(bars_die(s, self.by, arg(q), NOT_HELD_TO_RETURN))
        return WAIT

    def on_room(self, s: Rajas, m: i64) -> i64:
        if verb(m) == RETURN:
            s.lose_die(self.by, arg(m))
            return AGAIN
        p = s.players[self.by]
        self.left = p.hands - p.held
        return NEXT

    def ask_colour(self, s: Rajas) -> i64:
        """§R6 Which colours, one after the other; no die falls before all are chosen."""
        if self.left == 0:
            return NEXT
        if self.may == 0 and not self.is_choice(s):
            self.choose_all(s)
            return NEXT
        colour: i64
        for colour in range(COLOURS):
            if self.colours >> colour & 1:
                s.offer_unless(self.bars_colour(s, colour), TAKE | colour << 8)
        if self.may and s.desk.n > 0:
            s.offer(DONE)
        q = s.asked_why(TAKE)
        if q >= 0 and self.colours >> arg(q) & 1 == 0:
            s.explain(refusal(COLOUR_NOT_SHOWN, arg(q)))
        return WAIT

    def on_colour(self, m: i64) -> i64:
        if verb(m) == DONE:
            self.left = 0
            return AGAIN
        self.left -= 1
        if self.once:
            self.colours &= ~bit(arg(m))
        self.chosen += bit(4 * arg(m))
        return AGAIN

    def do_roll(self, s: Rajas) -> i64:
        """§R6 All dice fall before anything else is decided."""
        colour: i64
        for colour in range(COLOURS):
            n = self.chosen_of(colour)
            while n > 0:
                s.call(Roll(self.by, colour))
                n -= 1
        return NEXT

    def is_choice(self, s: Rajas) -> bool:
        """Whether there are several colours, and more of them than can be taken."""
        if self.colours & (self.colours - 1) == 0:
            return False
        return self.once == 0 or self.to_be_had(s) > self.left

    def choose_all(self, s: Rajas) -> None:
        """§R8 Nothing to choose: as many as wanted and to be had."""
        colour: i64
        for colour in range(COLOURS):
            if self.colours >> colour & 1:
                n = min(1 if self.once else self.left, s.supply[colour] - self.chosen_of(colour))
                self.chosen += n * bit(4 * colour)
                while n > 0:
                    s.note(DIE_TAKEN, self.by, colour)
                    n -= 1

    def chosen_of(self, colour: i64) -> i64:
        """How many dice of a colour are chosen."""
        return self.chosen >> 4 * colour & 15

    def to_be_had(self, s: Rajas) -> i64:
        """§R8 How many dice of these colours the supply can give."""
        total: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            if self.colours >> colour & 1:
                total += min(1, s.supply[colour]) if self.once else s.supply[colour]
        return total

    def bars_colour(self, s: Rajas, colour: i64) -> i64:
        """§R8 A colour that is out cannot be taken; those chosen already are gone, too."""
        if s.supply[colour] > self.chosen_of(colour):
            return OK
        return refusal(SUPPLY_OUT, colour)

    def copy(self) -> Rule:
        new = TakeDice()
        new.copy_from(self)
        return new

    def copy_from(self, other: TakeDice) -> None:
        super().copy_from(other)
        self.left = other.left
        self.colours = other.colours
        self.once = other.once
        self.may = other.may
        self.chosen = other.chosen


def bars_die(s: Rajas, seat: i64, kind: i64, why: i64) -> i64:
    """§P1, §R7 Only a die that lies on the own statue; `why` is the code of the refusal."""
    if s.players[seat].dice[kind] > 0:
        return OK
    return refusal(why, kind // 6, kind % 6 + 1, 0)


def is_reroll(s: Rajas) -> bool:
    """Whether dice fall that were held before: neither taken nor of the set-up."""
    i: i64 = len(s.stack) - 1
    while i >= 0 and isinstance(s.stack[i], Roll):
        i -= 1
    return i >= 0 and s.round > 0 and not isinstance(s.stack[i], TakeDice)


def is_out(s: Rajas, colour: i64) -> bool:
    """§R8 No die of a colour is left in the supply."""
    return s.supply[colour] == 0
