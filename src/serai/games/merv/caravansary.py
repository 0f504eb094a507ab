"""The caravansary (rulebook, actions): caravan cards, within reach of camels."""

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
    count_of,
    refusal,
    verb,
)
from serai.games.merv import giving, notes, refusals, verbs
from serai.games.merv.camels import ON_CARDS, first_free_card, gain_camels
from serai.games.merv.payment import Pay, can_pay
from serai.games.merv.state import CUBES, NO_CARD, Merv, one_of
from serai.games.merv.tables import (
    CARD_SPICE,
    CARDS,
    COLOURS,
    RESOURCES,
    ROW,
    SPICE_CARDS,
    SPICE_EVERY,
    SPICE_LIMIT,
    SPICE_LITERAL,
    SPICE_REWARD,
    WHITE,
)

# How cards are taken.
PAID: Final = 0
FREE: Final = 1  # one card within reach, for nothing
ANY: Final = 2  # one card wherever the camels are, for nothing

NO_COLOUR: Final = -1  # nothing has been paid yet


def is_reached(row_camels: i64, nth: i64) -> bool:
    """§C3 The first card, a card with a camel, or one behind a camel."""
    return nth == 0 or row_camels & (bit(nth) | bit(nth - 1)) != 0


def bars_card(s: Merv, seat: i64, nth: i64, mode: i64) -> i64:
    """§C3, §C7, §C8 A card that lies there, is within reach and of a spice that may be owned."""
    if s.row[nth] == NO_CARD:
        return refusal(refusals.NO_CARD_THERE, nth + 1)
    if mode != ANY and not is_reached(s.row_camels, nth):
        return refusal(refusals.OUT_OF_REACH, nth + 1)
    p = s.players[seat]
    spice = CARD_SPICE[s.row[nth]]
    limit = SPICE_LIMIT[p.influence]
    if p.cards & SPICE_CARDS[spice] == 0 and p.kinds_of_spice() >= limit:
        return refusal(refusals.SPICE_LIMIT, spice, limit)
    return OK


def can_take_reached(s: Merv, seat: i64) -> bool:
    """§C3, §C4 Whether some card can be taken, if need be with own camels laid first."""
    lit = s.row_camels
    camels = s.players[seat].camels
    nth: i64
    free = first_free_card(s)
    found = False
    while True:
        for nth in range(ROW):
            if bars_card(s, seat, nth, FREE) == OK:
                found = True
        if found or camels == 0 or free == ROW:
            break
        s.row_camels |= bit(free)
        camels -= 1
        free = first_free_card(s)
    s.row_camels = lit
    return found


def has_cube(s: Merv, seat: i64) -> bool:
    """§C1 Whether there is a cube of any colour."""
    resource: i64
    for resource in range(RESOURCES):
        if s.players[seat].stock[CUBES + resource] > 0:
            return True
    return False


def bars_caravansary(s: Merv, seat: i64) -> i64:
    """§T15 At least one card can be taken and paid."""
    if s.discount == 0 and not has_cube(s, seat):
        return refusal(refusals.NO_CUBE_FOR_CARD, 0)
    if s.row[0] == NO_CARD:
        return refusal(refusals.NO_CARD_THERE, 1)
    if not can_take_reached(s, seat):
        return refusal(refusals.NOTHING_IN_ROW, SPICE_LIMIT[s.players[seat].influence])
    return OK


def has_bonus(s: Merv, spice: i64, nth: i64) -> bool:
    """§C9–C12, §C14 Whether the n-th card of a spice brings its bonus."""
    if s.spice_literal != 0:
        return SPICE_LITERAL >> nth & 1 != 0
    return nth % SPICE_EVERY[spice] == 0


def move_card(s: Merv, master: i64, nth: i64) -> i64:
    """§C5 A card of the row goes to a master; answers its spice. A camel on it waits there."""
    card = s.row[nth]
    s.row[nth] = NO_CARD
    s.players[master].cards |= bit(card)
    s.note(notes.CARD_TAKEN, master, CARD_SPICE[card])
    return CARD_SPICE[card]


def camels_waiting(s: Merv) -> i64:
    """§C5 Camels whose cards have been taken in the action in progress."""
    camels: i64 = 0
    nth: i64
    for nth in range(ROW):
        if s.row[nth] == NO_CARD and s.row_camels & bit(nth) != 0:
            camels += 1
    return camels


def collect_camels(s: Merv, master: i64) -> None:
    """§C5 The camels of the cards taken in an action come to the master at its end."""
    camels = camels_waiting(s)
    nth: i64
    for nth in range(ROW):
        if s.row[nth] == NO_CARD:
            s.row_camels &= ~bit(nth)
    if camels > 0:
        gain_camels(s, master, camels, ON_CARDS)


@mypyc_attr(acyclic=True)
class Caravansary(Rule):
    """§C1–C7, §C13 Card after card: lay camels, choose one, pay, take it with its bonus."""

    locals = ("mode", "chosen", "colour", "taken")

    CARDS: Final = 0
    COLOUR: Final = 1
    TAKE: Final = 2
    CLOSE: Final = 3

    mode: i64
    chosen: i64  # place in the row of the card that is being bought
    colour: i64  # in which the cards of this action are paid, or NO_COLOUR
    taken: i64  # cards so far

    def __init__(self, by: i64 = 0, mode: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.mode = mode
        self.chosen = 0
        self.colour = NO_COLOUR
        self.taken = 0

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.CARDS:
                return self.ask_card(s) if m == ASK else self.on_card(s, m)
            case self.COLOUR:
                return self.ask_colour(s) if m == ASK else self.on_colour(s, m)
            case self.TAKE:
                return self.do_take(s)
            case self.CLOSE:
                return self.do_close(s)
            case _:
                return END

    def ask_card(self, s: Merv) -> i64:
        if self.mode == FREE and not can_take_reached(s, self.by):
            return END
        nth: i64
        for nth in range(ROW):
            s.offer_unless(self.bars_take(s, nth), verbs.TAKE | nth + 1 << 8)
        if self.mode != ANY:
            s.offer_unless(self.bars_lay(s), verbs.LAY)
        if self.mode == PAID:
            s.offer_unless(self.bars_done(), verbs.DONE)
            if self.taken > 0:
                s.leave_room(self.by)
        elif s.desk.n > 0:
            s.offer(verbs.PASS)
        else:
            return END
        return WAIT

    def on_card(self, s: Merv, m: i64) -> i64:
        """§C1, §C2, §H3 The discount saves the first cube; the first one paid sets the colour."""
        match verb(m):
            case verbs.LAY:
                s.row_camels |= bit(first_free_card(s))
                s.players[self.by].camels -= 1
            case verbs.TAKE:
                self.chosen = arg(m) - 1
                self.at = self.TAKE
                if self.mode == PAID and s.discount > 0:
                    s.discount -= 1
                elif self.mode == PAID and self.colour == NO_COLOUR:
                    self.at = self.COLOUR
                elif self.mode == PAID:
                    s.call(Pay(self.by, one_of(self.colour)))
            case _:
                self.at = self.CLOSE
        return AGAIN

    def bars_take(self, s: Merv, nth: i64) -> i64:
        barred = bars_card(s, self.by, nth, self.mode)
        return self.bars_next(s) if barred == OK else barred

    def bars_next(self, s: Merv) -> i64:
        """§C1, §C2 One more card must be paid, in the colour of those before."""
        if self.mode != PAID or s.discount > 0:
            return OK
        if self.colour != NO_COLOUR and can_pay(s, self.by, one_of(self.colour)):
            return OK
        if not has_cube(s, self.by):
            return refusal(refusals.NO_CUBE_FOR_CARD, self.taken)
        return OK if self.colour == NO_COLOUR else refusal(refusals.TOO_FEW_FOR_CARD, self.taken)

    def bars_done(self) -> i64:
        """§T15 One card at least."""
        return OK if self.taken > 0 else refusal(refusals.NOTHING_CHOSEN, 1)

    def bars_lay(self, s: Merv) -> i64:
        """§C4, §C5 A camel of the supply, for a card that can still be bought."""
        if s.players[self.by].camels == 0:
            waiting = camels_waiting(s)
            if waiting > 0:
                return refusal(refusals.CAMEL_WAITS, waiting)
            return refusal(refusals.NO_CAMEL, 0)
        if first_free_card(s) == ROW:
            return refusal(refusals.ROW_FULL, count_of(s.row_camels))
        return self.bars_next(s)

    def ask_colour(self, s: Merv) -> i64:
        """§C2 The colour of all cubes of this action; white stands for it if there is none."""
        colour: i64
        for colour in range(COLOURS):
            s.offer_unless(self.bars_colour(s, colour), verbs.COLOUR | colour << 8)
        barred = OK if s.desk.n == 0 else refusal(refusals.COLOUR_CAN_PAY, s.desk.n)
        s.offer_unless(barred, verbs.COLOUR | WHITE << 8)
        return WAIT

    def on_colour(self, s: Merv, m: i64) -> i64:
        self.colour = arg(m)
        s.call(Pay(self.by, one_of(self.colour)))
        return NEXT

    def bars_colour(self, s: Merv, colour: i64) -> i64:
        owned = s.players[self.by].stock[CUBES + colour]
        return OK if owned > 0 else refusal(refusals.NO_CUBE, colour)

    def do_take(self, s: Merv) -> i64:
        """§C5, §C13 The card, and at once its bonus, which may help to buy the next one."""
        spice = move_card(s, self.by, self.chosen)
        self.taken += 1
        if has_bonus(s, spice, s.players[self.by].spice(spice)):
            giving.grant(s, self.by, SPICE_REWARD[spice], 1)
        self.at = self.CARDS if self.mode == PAID else self.CLOSE
        return AGAIN

    def do_close(self, s: Merv) -> i64:
        """§C5, §C6 Once, by the action within which any other card was taken."""
        for rule in s.stack:
            if rule is not self and isinstance(rule, Caravansary):
                return NEXT
        collect_camels(s, self.by)
        s.call(CloseRow())
        return NEXT

    def copy(self) -> Rule:
        new = Caravansary()
        new.copy_from(self)
        return new

    def copy_from(self, other: Caravansary) -> None:
        super().copy_from(other)
        self.mode = other.mode
        self.chosen = other.chosen
        self.colour = other.colour
        self.taken = other.taken


@mypyc_attr(acyclic=True)
class CloseRow(Rule):
    """§C6, §S8 The cards left move up with their camels; the pile fills the row to eight."""

    MOVE_UP: Final = 0
    DRAW: Final = 1

    def __init__(self) -> None:
        self.by = CHANCE
        self.at = 0

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.MOVE_UP:
                self.close(s)
                return NEXT
            case self.DRAW:
                return self.ask_draw(s) if m == ASK else self.on_draw(s, m)
            case _:
                return END

    def close(self, s: Merv) -> None:
        to: i64 = 0
        camels: i64 = 0
        nth: i64
        for nth in range(ROW):
            card = s.row[nth]
            if card != NO_CARD:
                s.row[nth] = NO_CARD
                s.row[to] = card
                if s.row_camels & bit(nth) != 0:
                    camels |= bit(to)
                to += 1
        s.row_camels = camels

    def ask_draw(self, s: Merv) -> i64:
        if s.row[ROW - 1] != NO_CARD or s.pile == 0:
            return END
        card: i64
        for card in range(CARDS):
            if s.pile & bit(card) != 0:
                s.offer(verbs.DRAW | card << 8)
        return WAIT

    def on_draw(self, s: Merv, m: i64) -> i64:
        to: i64 = 0
        while s.row[to] != NO_CARD:
            to += 1
        s.row[to] = arg(m)
        s.pile &= ~bit(arg(m))
        return AGAIN

    def copy(self) -> Rule:
        new = CloseRow()
        new.at = self.at
        return new
