"""Processing goods along the arrows (rulebook 5.2.4, 6.2.2.3), and the others who follow."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, refusal, verb
from serai.games.agra import notes, refusals, verbs
from serai.games.agra.favour import bars_favour, price, spend_favour
from serai.games.agra.goods import FOR_FOLLOWER, gain_favour
from serai.games.agra.state import Agra
from serai.games.agra.tables import (
    ACT_MORE,
    BASICS,
    FOLLOW_FAVOUR,
    GOODS,
    PROCESS_MOST,
    SOURCE,
)


def bars_process(s: Agra, seat: i64, to: i64) -> i64:
    """§G6 A good becomes another along an arrow, whether the building stands or not."""
    if SOURCE[to] < 0:
        return refusal(refusals.NOT_PROCESSED, to)
    if s.players[seat].goods[SOURCE[to]] == 0:
        return refusal(refusals.NO_GOOD, SOURCE[to])
    return OK


def process(s: Agra, seat: i64, to: i64, n: i64) -> None:
    """§G6 The markers move along the arrow."""
    refine(s, seat, to, n)
    s.note(notes.PROCESSED, seat, to, n)


def refine(s: Agra, seat: i64, to: i64, n: i64) -> None:
    """The same without a word."""
    goods = s.players[seat].goods
    goods[SOURCE[to]] -= n
    goods[to] += n


def can_process(s: Agra, seat: i64) -> bool:
    """Whether some good has an arrow to go."""
    to: i64
    for to in range(BASICS, GOODS):
        if s.players[seat].goods[SOURCE[to]] > 0:
            return True
    return False


@mypyc_attr(acyclic=True)
class Processing(Rule):
    """§P2 Up to three goods into one building; then the others may follow with one each."""

    locals = ("good", "main")

    MAKE: Final = 0

    good: i64  # what is made
    main: i64  # 1: it belongs to a main action

    def __init__(self, by: i64 = 0, good: i64 = 0, main: i64 = 1) -> None:
        self.by = by
        self.at = 0
        self.good = good
        self.main = main

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.MAKE:
                return self.ask_make(s) if m == ASK else self.on_make(s, m)
            case _:
                return END

    def ask_make(self, s: Agra) -> i64:
        source = SOURCE[self.good]
        held = s.players[self.by].goods[source]
        n: i64
        for n in range(1, PROCESS_MOST + 1):
            barred = OK if n <= held else refusal(refusals.TOO_FEW_GOODS, source, n, held)
            s.offer_unless(barred, verbs.MAKE | n << 8)
        s.offer(verbs.DONE)
        s.leave_room(self.by)
        return WAIT

    def on_make(self, s: Agra, m: i64) -> i64:
        """§G7 Only who really processes, by a main action, lets others follow, in turn order."""
        if verb(m) == verbs.DONE:
            return NEXT
        process(s, self.by, self.good, arg(m))
        if self.main != 0:
            i: i64
            for i in range(1, s.seats):
                s.call(Follow((self.by + i) % s.seats, self.good, self.by))
        s.call(OneMore(self.by, self.good))  # the followers' favour may pay for it
        return NEXT

    def copy(self) -> Rule:
        new = Processing()
        new.copy_from(self)
        return new

    def copy_from(self, other: Processing) -> None:
        super().copy_from(other)
        self.good = other.good
        self.main = other.main


@mypyc_attr(acyclic=True)
class Follow(Rule):
    """§G7, §G8 Everybody else may process one good along the same arrow; each pays a favour."""

    locals = ("good", "leader")

    FOLLOW: Final = 0

    good: i64
    leader: i64  # who gets the favour

    def __init__(self, by: i64 = 0, good: i64 = 0, leader: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.good = good
        self.leader = leader

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.FOLLOW:
                return self.ask_follow(s) if m == ASK else self.on_follow(s, m)
            case _:
                return END

    def ask_follow(self, s: Agra) -> i64:
        if bars_process(s, self.by, self.good) != OK:
            return NEXT
        s.offer(verbs.FOLLOW)
        s.offer(verbs.PASS)
        return WAIT

    def on_follow(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.FOLLOW:
            refine(s, self.by, self.good, 1)
            s.note(notes.FOLLOWED, self.by, self.good)
            s.call(OneMore(self.by, self.good))
            gain_favour(s, self.leader, FOLLOW_FAVOUR, FOR_FOLLOWER)
        return NEXT

    def copy(self) -> Rule:
        new = Follow()
        new.copy_from(self)
        return new

    def copy_from(self, other: Follow) -> None:
        super().copy_from(other)
        self.good = other.good
        self.leader = other.leader


@mypyc_attr(acyclic=True)
class OneMore(Rule):
    """§Q2 A favour tile adds one good to a processing, along the same arrow."""

    locals = ("good",)

    MORE: Final = 0

    good: i64

    def __init__(self, by: i64 = 0, good: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.good = good

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.MORE:
                return self.ask_more(s) if m == ASK else self.on_more(s, m)
            case _:
                return END

    def ask_more(self, s: Agra) -> i64:
        if bars_favour(s.players[self.by], ACT_MORE) != OK:
            return NEXT
        if bars_process(s, self.by, self.good) != OK:
            return NEXT
        s.offer(verbs.MORE)
        s.offer(verbs.PASS)
        return WAIT

    def on_more(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.MORE:
            refine(s, self.by, self.good, 1)
            s.note(notes.PROCESSED_MORE, self.by, self.good, price(s, self.by, ACT_MORE))
            spend_favour(s, self.by, ACT_MORE)
        return NEXT

    def copy(self) -> Rule:
        new = OneMore()
        new.copy_from(self)
        return new

    def copy_from(self, other: OneMore) -> None:
        super().copy_from(other)
        self.good = other.good


@mypyc_attr(acyclic=True)
class ProcessOne(Rule):
    """§F7, §Q13 A favour action processes one good; nobody follows it."""

    locals = ("value", "result")

    PROCESS: Final = 0

    value: i64  # current value of the good, 0: any
    result: i64  # current value of what it becomes, 0: any

    def __init__(self, by: i64 = 0, value: i64 = 0, result: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.value = value
        self.result = result

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.PROCESS:
                return self.ask_process(s) if m == ASK else self.on_process(s, arg(m))
            case _:
                return END

    def ask_process(self, s: Agra) -> i64:
        to: i64
        for to in range(GOODS):
            barred = bars_process_one(s, self.by, to, self.value, self.result)
            s.offer_unless(barred, verbs.PROCESS | to << 8)
        return WAIT

    def on_process(self, s: Agra, to: i64) -> i64:
        process(s, self.by, to, 1)
        s.call(OneMore(self.by, to))
        return NEXT

    def copy(self) -> Rule:
        new = ProcessOne()
        new.copy_from(self)
        return new

    def copy_from(self, other: ProcessOne) -> None:
        super().copy_from(other)
        self.value = other.value
        self.result = other.result


def bars_process_one(s: Agra, seat: i64, to: i64, value: i64, result: i64) -> i64:
    """§Q13 The favour tile asks for current values, the printed action does not."""
    barred = bars_process(s, seat, to)
    if barred != OK or value == 0:
        return barred
    if s.values[SOURCE[to]] != value:
        return refusal(refusals.REFINE_VALUE, SOURCE[to], s.values[SOURCE[to]], value)
    if s.values[to] != result:
        return refusal(refusals.REFINE_VALUE, to, s.values[to], result)
    return OK
