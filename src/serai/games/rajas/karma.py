"""Paying with dice, and karma that turns them over while they are paid (rulebook p. 4 and 8).

Only payments that make sense are offered: no die and no karma without which the payment would
still be enough, and no die turned down. Each such payment is offered exactly once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, refusal
from serai.games.rajas.refusals import (
    DIE_NOT_NEEDED,
    KARMA_NO_USE,
    KARMA_NOT_NEEDED,
    NOT_HELD,
    ONE_DIE,
    TOO_FEW_PIPS,
    TOO_FEW_PIPS_OVER,
    TOO_LITTLE_KARMA,
    TURNED_DOWN,
    WRONG_COLOUR,
    WRONG_COLOUR_OVER,
)
from serai.games.rajas.state import PIPS, Player, Rajas
from serai.games.rajas.verbs import PAY, plain_count, turned_count


def reach(p: Player, colour: i64, karma: i64) -> i64:
    """§K1 The most pips of a colour that the dice can pay, with up to so much karma."""
    first = colour * 6
    dice = p.dice
    total = dice[PIPS + colour]
    if karma == 0:
        return total
    n = min(dice[first], karma)
    total += 5 * n  # 1 becomes 6
    karma -= n
    n = min(dice[first + 1], karma)
    total += 3 * n  # 2 becomes 5
    karma -= n
    return total + min(dice[first + 2], karma)  # 3 becomes 4


def reach_without(p: Player, colour: i64, karma: i64, kind: i64) -> i64:
    """The same after one die (colour * 6 + face - 1) has been given for something else."""
    if kind // 6 != colour:
        return reach(p, colour, karma)
    first = colour * 6
    face = kind - first
    total = p.dice[PIPS + colour] - face - 1
    gain: i64 = 5
    i: i64
    for i in range(3):
        n = p.dice[first + i]
        if i == face:
            n -= 1
        n = min(n, karma)
        total += gain * n
        karma -= n
        gain -= 2
    return total


def pips_paid(m: i64) -> i64:
    """§K1 What a payment is worth; a turned die counts its opposite side."""
    total: i64 = 0
    face: i64
    for face in range(1, 7):
        total += plain_count(m, face) * face + turned_count(m, face) * (7 - face)
    return total


def dice_paid(m: i64) -> i64:
    """How many dice a payment consists of."""
    total: i64 = 0
    face: i64
    for face in range(1, 7):
        total += plain_count(m, face) + turned_count(m, face)
    return total


def karma_paid(m: i64) -> i64:
    """How many dice a payment turns over."""
    total: i64 = 0
    face: i64
    for face in range(1, 7):
        total += turned_count(m, face)
    return total


def spend_dice(s: Rajas, seat: i64, m: i64) -> None:
    """§R5, §K3 Paid dice go to the supply; each turned one costs one karma."""
    first = arg(m) * 6
    p = s.players[seat]
    face: i64
    for face in range(1, 7):
        turned = turned_count(m, face)
        p.karma -= turned
        n = plain_count(m, face) + turned
        while n > 0:
            s.lose_die(seat, first + face - 1)
            n -= 1


def bars_dice(p: Player, m: i64) -> i64:
    """§R5, §K1–K3 The dice must be there, and the karma; turning is worth it only upwards."""
    colour = arg(m)
    turned: i64 = 0
    face: i64
    for face in range(1, 7):
        over = turned_count(m, face)
        turned += over
        held = p.dice[colour * 6 + face - 1]
        if plain_count(m, face) + over > held:
            return refusal(NOT_HELD, colour, face, held)
        if over > 0 and face > 3:
            return refusal(TURNED_DOWN, face, 7 - face)
    if turned > p.karma:
        return refusal(TOO_LITTLE_KARMA, turned, p.karma)
    return OK


def bars_single(p: Player, m: i64) -> i64:
    """Exactly one die that is there, turned at most if there is karma (up or down)."""
    n = dice_paid(m)
    if n != 1:
        return refusal(ONE_DIE, n)
    karma = karma_paid(m)
    if karma > p.karma:
        return refusal(TOO_LITTLE_KARMA, karma, p.karma)
    colour = arg(m)
    face: i64
    for face in range(1, 7):
        if plain_count(m, face) + turned_count(m, face) > 0 and p.dice[colour * 6 + face - 1] == 0:
            return refusal(NOT_HELD, colour, face, 0)
    return OK


def bars_karma(p: Player, m: i64) -> i64:
    """§K3 Karma changes pips; where only the colour counts it is of no use."""
    return refusal(KARMA_NO_USE, p.karma) if karma_paid(m) > 0 else OK


def bars_payment(p: Player, m: i64, colour: i64, cost: i64, over: i64 = 0) -> i64:
    """§Q1, §P8 Dice of the tile's colour worth at least the price; no die or karma in vain."""
    if arg(m) != colour:
        return refusal(WRONG_COLOUR_OVER if over else WRONG_COLOUR, colour, arg(m))
    barred = bars_dice(p, m)
    if barred != OK:
        return barred
    paid = pips_paid(m)
    if paid < cost:
        return refusal(TOO_FEW_PIPS_OVER if over else TOO_FEW_PIPS, cost - paid, colour)
    face: i64
    for face in range(1, 7):
        if plain_count(m, face) > 0 and paid - face >= cost:
            return refusal(DIE_NOT_NEEDED, paid, cost)
        if turned_count(m, face) > 0:
            if paid - (7 - face) >= cost:
                return refusal(DIE_NOT_NEEDED, paid, cost)
            if paid - (7 - 2 * face) >= cost:
                return refusal(KARMA_NOT_NEEDED, paid, cost)
    return OK


@mypyc_attr(acyclic=True, free_list_len=1)
class Payment(Rule):
    """§Q1, §Q2 Pay a price in dice of one colour; overpaying is allowed, no change is given."""

    locals = ("colour", "cost", "over")

    DICE: Final = 0

    colour: i64
    cost: i64
    over: i64  # 1: for a tile that covers another (§P8)

    def __init__(self, by: i64 = 0, colour: i64 = 0, cost: i64 = 0, over: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.colour = colour
        self.cost = cost
        self.over = over

    def step(self, s: Rajas, m: i64) -> i64:
        if self.at != self.DICE:
            return END
        if m == ASK:
            return self.ask_dice(s)
        spend_dice(s, self.by, m)
        return NEXT

    def ask_dice(self, s: Rajas) -> i64:
        p = s.players[self.by]
        offer_payments(s, p, PAY | self.colour << 8, 6, self.cost, p.karma, 0)
        q = s.asked_why(PAY)
        if q >= 0:
            s.explain(bars_payment(p, q, self.colour, self.cost, self.over))
        return WAIT

    def copy(self) -> Rule:
        new = Payment()
        new.copy_from(self)
        return new

    def copy_from(self, other: Payment) -> None:
        super().copy_from(other)
        self.colour = other.colour
        self.cost = other.cost
        self.over = other.over


def offer_payments(
    s: Rajas, p: Player, paid: i64, value: i64, missing: i64, karma: i64, gain: i64
) -> None:
    """Offer each way to pay what is still missing with dice worth `value` or less.

    Dice are added from the highest worth to the lowest and stop as soon as the price is met, so
    that no payment contains a die too many and none comes twice. `gain` is the smallest gain by
    karma so far (0: none): if the payment would be enough without it, karma was wasted.
    """
    if value == 0:
        return
    first = arg(paid) * 6
    most = (missing + value - 1) // value  # dice of this worth until the price is met
    plain = p.dice[first + value - 1] - (turned_count(paid, value) if value <= 3 else 0)
    turned: i64 = 0
    gained: i64 = gain
    if value >= 4:
        turned = min(p.dice[first + 6 - value], karma)
        gained = 2 * value - 7
    over: i64 = 0
    while over <= turned and over <= most:
        as_is: i64 = 0
        while as_is <= plain and over + as_is <= most:
            m = paid | as_is << (12 + 4 * value) | over << (40 + 2 * (6 - value))
            rest = missing - value * (over + as_is)
            least = gained if over > 0 else gain
            if rest > 0:
                offer_payments(s, p, m, value - 1, rest, karma - over, least)
            elif least == 0 or rest + least > 0:
                s.offer(m)
            as_is += 1
        over += 1
