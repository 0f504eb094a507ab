"""III. The palace of the Great Mogul: terraces, balconies and the six chambers (p. 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, arg, bit, refusal, verb
from serai.games.rajas import builder, giving, harbour, navaratnas, tables, tracks
from serai.games.rajas.dice import Roll, TakeDice, bars_die
from serai.games.rajas.karma import bars_karma, bars_single, karma_paid, pips_paid, spend_dice
from serai.games.rajas.refusals import (
    ALL_TAKEN,
    IN_ORDER,
    NO_DIE_OF_COLOUR,
    NO_DIE_OF_FACE,
    NO_MOGUL,
    NOT_HELD_TO_REROLL,
    RIVER_TOO_SHORT,
    SPACE_TAKEN,
    WRONG_COLOUR_GIVEN,
    WRONG_PIPS,
)
from serai.games.rajas.state import (
    AT_BALCONY,
    AT_CHAMBER,
    AT_TERRACE,
    BY_DIE,
    BY_PORTUGUESE,
    FACE,
    KINDS,
    PIPS,
    Player,
    Rajas,
)
from serai.games.rajas.tables import (
    BALCONY_DICE,
    BALCONY_GIVES,
    BUILDER,
    CHAMBER_REWARD,
    CHAMBERS,
    COLOURS,
    DANCER,
    FRONT_MONEY,
    FRONT_SPACES,
    LAST_SPACE,
    MOGUL,
    PORTUGUESE,
    PORTUGUESE_SPACES,
    TERRACE_DICE,
)
from serai.games.rajas.verbs import CHAMBER, DONE, PAY, REROLL, plain_die, turned_die


def bars_front(s: Rajas) -> i64:
    """§P1 The front terrace is free as long as there is room."""
    spaces = FRONT_SPACES[s.seats]
    return OK if s.front < spaces else refusal(ALL_TAKEN, spaces)


def bars_terrace(s: Rajas, colour: i64) -> i64:
    """§P2 Its space must be free."""
    if s.board[AT_TERRACE + colour] > 0:
        return refusal(SPACE_TAKEN, s.board[AT_TERRACE + colour] - 1)
    return OK


def bars_balcony(s: Rajas, p: Player, colour: i64) -> i64:
    """§P3 A free space and a die of the colour to give."""
    if s.board[AT_BALCONY + colour] > 0:
        return refusal(SPACE_TAKEN, s.board[AT_BALCONY + colour] - 1)
    if p.dice[PIPS + colour] == 0:
        return refusal(NO_DIE_OF_COLOUR, colour)
    return OK


def bars_chamber(s: Rajas, seat: i64, chamber: i64) -> i64:
    """§P4–P9 A free chamber and a die of exactly its number (karma helps).

    §P8, §P9 The book closes only the master builder without a tile or dice for it, and the
    Portuguese on the last six spaces.
    """
    p = s.players[seat]
    taken = s.board[AT_CHAMBER + chamber - 1]
    if taken > 0:
        return refusal(SPACE_TAKEN, taken - 1)
    if p.dice[FACE + chamber - 1] == 0 and (p.karma == 0 or p.dice[FACE + 6 - chamber] == 0):
        return refusal(NO_DIE_OF_FACE + chamber - 1, chamber, 7 - chamber, p.karma)
    if chamber == BUILDER:
        return builder.bars_builder_with_die(s, p)
    if chamber == PORTUGUESE and p.boat > LAST_SPACE - PORTUGUESE_SPACES:
        ahead = harbour.free_spaces_ahead(s, seat, PORTUGUESE_SPACES)
        return refusal(RIVER_TOO_SHORT, PORTUGUESE_SPACES, ahead)
    return OK


@mypyc_attr(acyclic=True, free_list_len=1)
class FrontTerrace(Rule):
    """§P1 Two money, then any number of the own dice are rolled again.

    The dice are picked in the order of colours and pips, so that each set comes once.
    """

    locals = ("last", "aside")

    MONEY: Final = 0
    PICK: Final = 1
    ROLL: Final = 2

    last: i64  # the highest kind of die picked so far
    aside: i64  # dice picked, 4 bits for each colour

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.last = 0
        self.aside = 0

    def step(self, s: Rajas, m: i64) -> i64:
        match self.at:
            case self.MONEY:
                return self.do_money(s)
            case self.PICK:
                return self.ask_dice(s) if m == ASK else self.on_dice(s, m)
            case self.ROLL:
                return self.do_roll(s)
            case _:
                return END

    def do_money(self, s: Rajas) -> i64:
        tracks.gain_money(s, self.by, FRONT_MONEY)
        return NEXT

    def ask_dice(self, s: Rajas) -> i64:
        p = s.players[self.by]
        s.offer(DONE)
        for kind in range(self.last, KINDS):
            if p.dice[kind] > 0:
                s.offer(REROLL | kind << 8)
        q = s.asked_why(REROLL)
        if q >= 0:
            s.explain(self.bars_reroll(s, arg(q)))
        return WAIT

    def on_dice(self, s: Rajas, m: i64) -> i64:
        if verb(m) == DONE:
            return NEXT
        kind = arg(m)
        s.lose_die(self.by, kind)
        self.aside += bit(4 * (kind // 6))
        self.last = kind
        return AGAIN

    def do_roll(self, s: Rajas) -> i64:
        """All picked dice fall before anything else is decided."""
        colour: i64
        for colour in range(COLOURS):
            n = self.aside >> 4 * colour & 15
            while n > 0:
                s.call(Roll(self.by, colour))
                n -= 1
        return NEXT

    def bars_reroll(self, s: Rajas, kind: i64) -> i64:
        barred = bars_die(s, self.by, kind, NOT_HELD_TO_REROLL)
        if barred == OK and kind < self.last:
            return refusal(IN_ORDER, self.last // 6, self.last % 6 + 1)
        return barred

    def copy(self) -> Rule:
        new = FrontTerrace()
        new.copy_from(self)
        return new

    def copy_from(self, other: FrontTerrace) -> None:
        super().copy_from(other)
        self.last = other.last
        self.aside = other.aside


def visit_terrace(s: Rajas, seat: i64, colour: i64) -> None:
    """§P2 Take one die of the colour shown."""
    s.call(TakeDice(seat, TERRACE_DICE, bit(colour)))


@mypyc_attr(acyclic=True, free_list_len=1)
class Balcony(Rule):
    """§P3 Give one die of a colour, take two of another."""

    locals = ("colour",)

    DIE: Final = 0

    colour: i64

    def __init__(self, by: i64 = 0, colour: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.colour = colour

    def step(self, s: Rajas, m: i64) -> i64:
        if self.at != self.DIE:
            return END
        return self.ask_die(s) if m == ASK else self.on_die(s, m)

    def ask_die(self, s: Rajas) -> i64:
        p = s.players[self.by]
        first: i64 = self.colour * 6
        face: i64
        for face in range(6):
            if p.dice[first + face] > 0:
                s.offer(plain_die(first + face))
        q = s.asked_why(PAY)
        if q >= 0:
            s.explain(self.bars_die(p, q))
        return WAIT

    def on_die(self, s: Rajas, m: i64) -> i64:
        spend_dice(s, self.by, m)
        s.call(TakeDice(self.by, BALCONY_DICE, bit(BALCONY_GIVES[self.colour])))
        return NEXT

    def bars_die(self, p: Player, m: i64) -> i64:
        """§P3 Any die of the colour; its pips do not matter, so karma is of no use."""
        if arg(m) != self.colour:
            return refusal(WRONG_COLOUR_GIVEN, self.colour, arg(m))
        barred = bars_single(p, m)
        return barred if barred != OK else bars_karma(p, m)

    def copy(self) -> Rule:
        new = Balcony()
        new.copy_from(self)
        return new

    def copy_from(self, other: Balcony) -> None:
        super().copy_from(other)
        self.colour = other.colour


@mypyc_attr(acyclic=True, free_list_len=1)
class Chamber(Rule):
    """§P4–P9 Give a die of any colour with exactly the number of the chamber."""

    locals = ("chamber",)

    DIE: Final = 0

    chamber: i64

    def __init__(self, by: i64 = 0, chamber: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.chamber = chamber

    def step(self, s: Rajas, m: i64) -> i64:
        if self.at != self.DIE:
            return END
        return self.ask_die(s) if m == ASK else self.on_die(s, m)

    def ask_die(self, s: Rajas) -> i64:
        p = s.players[self.by]
        colour: i64
        for colour in range(COLOURS):
            kind: i64 = colour * 6 + self.chamber - 1
            if p.dice[kind] > 0:
                s.offer_unless(self.bars_use(s, p, kind, 0), plain_die(kind))
            kind = colour * 6 + 6 - self.chamber
            if p.karma > 0 and p.dice[kind] > 0:
                s.offer_unless(self.bars_use(s, p, kind, 1), turned_die(kind))
        q = s.asked_why(PAY)
        if q >= 0:
            s.explain(self.bars_die(s, p, q))
        return WAIT

    def on_die(self, s: Rajas, m: i64) -> i64:
        spend_dice(s, self.by, m)
        visit(s, self.by, self.chamber)
        return NEXT

    def bars_use(self, s: Rajas, p: Player, kind: i64, karma: i64) -> i64:
        """§P8 The die given must not be missing for the master builder's price."""
        return builder.bars_builder(s, p, kind, karma) if self.chamber == BUILDER else OK

    def bars_die(self, s: Rajas, p: Player, m: i64) -> i64:
        """§P4–P9, §K1 Exactly one die, exactly the number."""
        barred = bars_single(p, m)
        if barred != OK:
            return barred
        pips = pips_paid(m)
        if pips != self.chamber:
            return refusal(WRONG_PIPS + self.chamber - 1, self.chamber, pips)
        karma = karma_paid(m)
        face = 7 - pips if karma > 0 else pips
        return self.bars_use(s, p, arg(m) * 6 + face - 1, karma)

    def copy(self) -> Rule:
        new = Chamber()
        new.copy_from(self)
        return new

    def copy_from(self, other: Chamber) -> None:
        super().copy_from(other)
        self.chamber = other.chamber


def visit(s: Rajas, seat: i64, chamber: i64) -> None:
    """§P4–P9 What happens in a chamber, whoever or whatever opened its door."""
    may: i64 = 1 if chamber == DANCER and s.jewelled else 0  # §N7
    giving.give(s, seat, CHAMBER_REWARD[(chamber - 1) * 2], BY_DIE, may)
    giving.give(s, seat, CHAMBER_REWARD[(chamber - 1) * 2 + 1], BY_DIE)
    match chamber:
        case tables.MOGUL:  # §P4
            s.mogul = seat + 1
        case tables.DANCER:  # §P5, §N7
            if s.jewelled:
                s.call(navaratnas.ChooseJewel(seat))
            else:
                s.call(navaratnas.WhiteTile(seat))
        case tables.BUILDER:  # §P8
            s.call(builder.MasterBuilder(seat))
        case tables.PORTUGUESE:  # §P9
            s.call(harbour.Sail(seat, PORTUGUESE_SPACES, PORTUGUESE_SPACES, BY_PORTUGUESE))
        case _:
            pass


@mypyc_attr(acyclic=True, free_list_len=1)
class ChamberOfChoice(Rule):
    """§H8 The river opens one of the chambers 2 to 6, even a taken one, without worker or die."""

    CHOOSE: Final = 0

    def step(self, s: Rajas, m: i64) -> i64:
        if self.at != self.CHOOSE:
            return END
        if m != ASK:
            visit(s, self.by, arg(m))
            return NEXT
        chamber: i64
        for chamber in range(1, CHAMBERS + 1):
            s.offer_unless(self.bars_choice(s, chamber), CHAMBER | chamber << 8)
        return WAIT

    def bars_choice(self, s: Rajas, chamber: i64) -> i64:
        """§H8 Not the Great Mogul; builder and Portuguese only if they can be used."""
        if chamber == MOGUL:
            return refusal(NO_MOGUL, MOGUL + 1)
        if chamber == BUILDER:
            return builder.bars_builder(s, s.players[self.by], -1, 0)
        if chamber == PORTUGUESE:
            return harbour.bars_exactly(s, self.by, PORTUGUESE_SPACES)
        return OK

    def copy(self) -> Rule:
        new = ChamberOfChoice(self.by)
        new.at = self.at
        return new
