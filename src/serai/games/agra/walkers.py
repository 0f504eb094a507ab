"""The merchant and the builder (rulebook 6.2.1.3, 6.2.1.4): down the columns, by the die."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, CHANCE, END, NEXT, WAIT, Rule, arg, bit
from serai.games.agra import notes, verbs
from serai.games.agra.state import Agra
from serai.games.agra.tables import GOODS, MERCHANT_RUPEES

ALL_BUILT: Final = (1 << GOODS) - 1
PIPS: Final = 6


def move_merchant(s: Agra, pips: i64) -> None:
    """§A10, §A11 From one built building to the next, a rupee on each that he passes."""
    at = s.merchant
    left = pips
    while left > 0:
        at = (at + 1) % GOODS
        if s.is_built(at):
            left -= 1
            if left > 0:
                s.coins[at] += MERCHANT_RUPEES
    s.merchant = at
    s.note(notes.MERCHANT_MOVED, s.turn, at, pips)


def move_builder(s: Agra, pips: i64) -> None:
    """§A13 From one site to the next."""
    at = s.builder
    left = pips
    while left > 0:
        at = (at + 1) % GOODS
        if not s.is_built(at):
            left -= 1
    s.builder = at
    s.note(notes.BUILDER_MOVED, s.turn, at, pips)


def erect(s: Agra, building: i64) -> None:
    """§B4 The site is removed; from now on workers can be placed there."""
    s.built |= bit(building)
    s.note(notes.SITE_BUILT, s.turn, building)


@mypyc_attr(acyclic=True)
class Merchant(Rule):
    """§A10, §R4 The merchant moves on by the die."""

    ROLL: Final = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.ROLL:
                return self.ask_roll(s) if m == ASK else self.on_roll(s, arg(m))
            case _:
                return END

    def ask_roll(self, s: Agra) -> i64:
        self.by = CHANCE
        offer_pips(s)
        return WAIT

    def on_roll(self, s: Agra, pips: i64) -> i64:
        move_merchant(s, pips)
        return NEXT

    def copy(self) -> Rule:
        new = Merchant(self.by)
        new.at = self.at
        return new


@mypyc_attr(acyclic=True)
class Builder(Rule):
    """§A13, §A14 When his site has been built the builder moves on, or leaves."""

    ROLL: Final = 0

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.ROLL:
                return self.ask_roll(s) if m == ASK else self.on_roll(s, arg(m))
            case _:
                return END

    def ask_roll(self, s: Agra) -> i64:
        self.by = CHANCE
        if s.builder < 0 or not s.is_built(s.builder):
            return NEXT
        if s.built == ALL_BUILT:
            s.builder = -1
            s.note(notes.BUILDER_LEFT, s.turn)
            return NEXT
        offer_pips(s)
        return WAIT

    def on_roll(self, s: Agra, pips: i64) -> i64:
        move_builder(s, pips)
        return NEXT

    def copy(self) -> Rule:
        new = Builder(self.by)
        new.at = self.at
        return new


@mypyc_attr(acyclic=True)
class BuilderBuilds(Rule):
    """§R3 The site of the builder is built, and he moves on.

    If he still stands where somebody has just built, he moves to another site first.
    """

    MOVE: Final = 0
    BUILD: Final = 1

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.MOVE:
                s.call(Builder())
                return NEXT
            case self.BUILD:
                if s.builder >= 0:
                    erect(s, s.builder)
                    s.call(Builder())
                return NEXT
            case _:
                return END

    def copy(self) -> Rule:
        new = BuilderBuilds(self.by)
        new.at = self.at
        return new


def offer_pips(s: Agra) -> None:
    """The six faces of the die."""
    n: i64
    for n in range(1, PIPS + 1):
        s.offer(verbs.ROLL | n << 8)
