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
from serai.games.merv import notes, refusals, rewards, verbs
from serai.games.merv.camels import first_free_card, gain_camels
from serai.games.merv.payment import Pay, bars_afford, can_pay
from serai.games.merv.state import CUBES, NO_CARD, Merv
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
    SPICES,
    WHITE,
)

# How cards are taken.
PAID: Final = 0
FREE: Final = 1  # one card within reach, for nothing
ANY: Final = 2  # one card wherever the camels are, for nothing


def is_reached(row_camels: i64, nth: i64) -> bool:
    """§C3 The first card, a card with a camel, or one behind a camel."""
    return nth == 0 or row_camels & (bit(nth) | bit(nth - 1)) != 0


def kinds_with(s: Merv, seat: i64, chosen: i64) -> i64:
    """§C7 Set of spices of a seat together with some cards of the row."""
    kinds: i64 = 0
    spice: i64
    nth: i64
    for spice in range(SPICES):
        if s.players[seat].cards & SPICE_CARDS[spice] != 0:
            kinds |= bit(spice)
    for nth in range(ROW):
        if chosen & bit(nth) != 0:
            kinds |= bit(CARD_SPICE[s.row[nth]])
    return kinds


def bars_card(s: Merv, seat: i64, nth: i64, chosen: i64, mode: i64) -> i64:
    """§C3, §C7, §C8 A card that lies there, is within reach and of a spice that may be owned."""
    if s.row[nth] == NO_CARD:
        return refusal(refusals.NO_CARD_THERE, nth + 1)
    if chosen & bit(nth) != 0:
        return refusal(refusals.CARD_CHOSEN, nth + 1)
    if mode != ANY and not is_reached(s.row_camels, nth):
        return refusal(refusals.OUT_OF_REACH, nth + 1)
    limit = SPICE_LIMIT[s.players[seat].influence]
    if count_of(kinds_with(s, seat, chosen | bit(nth))) > limit:
        return refusal(refusals.SPICE_LIMIT, CARD_SPICE[s.row[nth]], limit)
    return OK


def can_take_any(s: Merv, seat: i64) -> bool:
    """§K6, §K11 Whether the limit of spices lets this seat take some card."""
    nth: i64
    for nth in range(ROW):
        if bars_card(s, seat, nth, 0, ANY) == OK:
            return True
    return False


def can_take_reached(s: Merv, seat: i64) -> bool:
    """§C3, §C4 Whether some card can be taken, if need be with own camels laid first."""
    lit = s.row_camels
    camels = s.players[seat].camels
    nth: i64
    free = first_free_card(s)
    found = False
    while True:
        for nth in range(ROW):
            if bars_card(s, seat, nth, 0, FREE) == OK:
                found = True
        if found or camels == 0 or free == ROW:
            break
        s.row_camels |= bit(free)
        camels -= 1
        free = first_free_card(s)
    s.row_camels = lit
    return found


def bill_of(cards: i64, resource: i64) -> i64:
    """§C1, §C2 One cube for each card, all of one colour."""
    return cards << 4 * resource


def can_pay_cards(s: Merv, seat: i64, cards: i64) -> bool:
    """§C2 Whether some colour is enough for so many cards."""
    resource: i64
    for resource in range(RESOURCES):
        if can_pay(s, seat, bill_of(cards, resource)):
            return True
    return False


def bars_caravansary(s: Merv, seat: i64) -> i64:
    """§T15 At least one card can be taken and paid."""
    if not can_pay_cards(s, seat, 1):
        return refusal(refusals.TOO_FEW_FOR_CARD, 0)
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
    """§C5 A card of the row goes to a master, with its camel; answers the card."""
    p = s.players[master]
    card = s.row[nth]
    s.row[nth] = NO_CARD
    p.cards |= bit(card)
    s.note(notes.CARD_TAKEN, master, CARD_SPICE[card])
    if s.row_camels & bit(nth) != 0:
        s.row_camels &= ~bit(nth)
        gain_camels(s, master, 1)
    return card


@mypyc_attr(acyclic=True)
class Caravansary(Rule):
    """§C1–C7, §C13 Lay camels, choose cards, pay, take them; the bonuses follow card by card."""

    locals = ("mode", "chosen")

    CARDS: Final = 0
    COLOUR: Final = 1
    TAKE: Final = 2
    CLOSE_ROW: Final = 3

    mode: i64
    chosen: i64  # set of cards of the row

    def __init__(self, by: i64 = 0, mode: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.mode = mode
        self.chosen = 0

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.CARDS:
                return self.ask_cards(s) if m == ASK else self.on_cards(s, m)
            case self.COLOUR:
                return self.ask_colour(s) if m == ASK else self.on_colour(s, m)
            case self.TAKE:
                return self.do_take(s)
            case self.CLOSE_ROW:
                s.call(CloseRow())
                return NEXT
            case _:
                return END

    def ask_cards(self, s: Merv) -> i64:
        if self.mode == FREE and not can_take_reached(s, self.by):
            return END
        nth: i64
        for nth in range(ROW):
            s.offer_unless(self.bars_take(s, nth), verbs.TAKE | nth + 1 << 8)
        if self.mode != ANY:
            s.offer_unless(self.bars_lay(s), verbs.LAY)
        if self.mode == PAID:
            s.offer_unless(self.bars_done(), verbs.DONE)
        elif s.desk.n > 0:
            s.offer(verbs.PASS)
        return WAIT

    def on_cards(self, s: Merv, m: i64) -> i64:
        match verb(m):
            case verbs.LAY:
                s.row_camels |= bit(first_free_card(s))
                s.players[self.by].camels -= 1
                return AGAIN
            case verbs.TAKE:
                self.chosen |= bit(arg(m) - 1)
                return AGAIN if self.mode == PAID else NEXT
            case _:
                return NEXT

    def bars_take(self, s: Merv, nth: i64) -> i64:
        barred = bars_card(s, self.by, nth, self.chosen, self.mode)
        if barred == OK and self.mode == PAID:
            cards = count_of(self.chosen)
            if not can_pay_cards(s, self.by, cards + 1):
                return refusal(refusals.TOO_FEW_FOR_CARD, cards)
        return barred

    def bars_done(self) -> i64:
        """§T15 One card at least."""
        return OK if self.chosen != 0 else refusal(refusals.NOTHING_CHOSEN, 1)

    def bars_lay(self, s: Merv) -> i64:
        """§C4 Camels come before cards."""
        if self.chosen != 0:
            return refusal(refusals.CHOOSE_CARDS_NOW, count_of(self.chosen))
        if s.players[self.by].camels == 0:
            return refusal(refusals.NO_CAMEL, 0)
        free = first_free_card(s)
        return refusal(refusals.ROW_FULL, count_of(s.row_camels)) if free == ROW else OK

    def ask_colour(self, s: Merv) -> i64:
        """§C2, §H3 Which colour pays what the discount leaves; white alone only if none can."""
        cards = count_of(self.chosen)
        if self.mode != PAID or cards <= s.discount:
            return NEXT
        colour: i64
        for colour in range(COLOURS):
            s.offer_unless(self.bars_colour(s, colour, cards), verbs.COLOUR | colour << 8)
        barred = OK if s.desk.n == 0 else refusal(refusals.COLOUR_CAN_PAY, s.desk.n)
        s.offer_unless(barred, verbs.COLOUR | WHITE << 8)
        return WAIT

    def on_colour(self, s: Merv, m: i64) -> i64:
        s.call(Pay(self.by, bill_of(count_of(self.chosen) - s.discount, arg(m))))
        s.discount = 0
        return NEXT

    def bars_colour(self, s: Merv, colour: i64, cards: i64) -> i64:
        if s.players[self.by].stock[CUBES + colour] == 0:
            return refusal(refusals.NO_CUBE, colour)
        return bars_afford(s, self.by, bill_of(cards, colour))

    def do_take(self, s: Merv) -> i64:
        """§C5, §C13 Card by card from the front, each with its bonus before the next."""
        nth: i64
        for nth in range(ROW):
            if self.chosen & bit(nth) != 0:
                self.chosen &= ~bit(nth)
                spice = CARD_SPICE[move_card(s, self.by, nth)]
                if has_bonus(s, spice, s.players[self.by].spice(spice)):
                    rewards.grant(s, self.by, SPICE_REWARD[spice], 1)
                return AGAIN
        return NEXT

    def copy(self) -> Rule:
        new = Caravansary(self.by, self.mode)
        new.at = self.at
        new.chosen = self.chosen
        return new


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
