"""The two tracks: money, fame, their bonus fields and the workers on them (rulebook p. 8–9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, WAIT, Rule, arg, bit, refusal, verb
from serai.games.rajas import giving, upgrades
from serai.games.rajas.notes import (
    BONUS_TAKEN,
    FAME_GAINED,
    KARMA_GAINED,
    LAST_PASS,
    MARKERS_MET,
    MONEY_GAINED,
    MONEY_PAID,
    WORKER_GAINED,
    WORKER_LEFT,
)
from serai.games.rajas.refusals import BONUS_NOT_DUE
from serai.games.rajas.state import BY_FAME, BY_MONEY, IDLE_FAME, IDLE_MONEY, Player, Rajas
from serai.games.rajas.tables import (
    ALIGNMENT_SUM,
    FAME_BONUS,
    FAME_BONUS_REWARD,
    FAME_WORKER,
    KARMA_MAX,
    MONEY_BONUS,
    MONEY_BONUS_REWARD,
    MONEY_PER_FAME_FIELD,
    MONEY_WORKER,
    UPGRADE,
    WORKERS_MAX_BASIC,
)
from serai.games.rajas.verbs import BONUS

# Bonuses as members of Player.due: those of the money track, then those of fame.
MONEY_BONUSES: Final[i64] = len(MONEY_BONUS)
BONUSES: Final[i64] = MONEY_BONUSES + len(FAME_BONUS)


def opposite(money: i64) -> i64:
    """§F3 The fame field beside a money field: two money fields lie along each fame field."""
    return ALIGNMENT_SUM - (money + MONEY_PER_FAME_FIELD - 1) // MONEY_PER_FAME_FIELD


def margin(p: Player) -> i64:
    """§F3, §F4 Fame beyond the meeting of the markers; below 0: fame still missing."""
    return p.fame - opposite(p.money)


def gain_money(s: Rajas, seat: i64, n: i64) -> None:
    """§T4–T7 Forward on the money track; each bonus once, in order, also when passed."""
    if n <= 0:
        return
    p = s.players[seat]
    p.money += n
    s.note(MONEY_GAINED, seat, n, p.money)
    if p.money >= MONEY_WORKER and p.idle & IDLE_MONEY:
        gain_worker(s, seat, IDLE_MONEY)
    while p.bonus < MONEY_BONUSES and p.money >= MONEY_BONUS[p.bonus]:
        make_due(s, seat, p.bonus)
        p.bonus += 1
    check_meeting(s, seat)


def crossings(p: Player, n: i64) -> i64:
    """§T4–T7, §W1, §F1 What n money more would set off: bonuses, the worker, the meeting."""
    money = p.money + n
    count: i64 = 0
    bonus = p.bonus
    while bonus < MONEY_BONUSES and money >= MONEY_BONUS[bonus]:
        count += 1
        bonus += 1
    if p.idle & IDLE_MONEY and money >= MONEY_WORKER:
        count += 1
    if p.met == 0 and p.fame >= opposite(money):
        count += 1
    return count


def spend_money(s: Rajas, seat: i64, n: i64) -> None:
    """§R4 Back on the money track; what was gained on the way stays."""
    if n > 0:
        p = s.players[seat]
        p.money -= n
        s.note(MONEY_PAID, seat, n, p.money)


def gain_fame(s: Rajas, seat: i64, n: i64) -> None:
    """§T1–T3 Forward on the fame track; a bonus field counts when reached or passed."""
    if n <= 0:
        return
    p = s.players[seat]
    before = p.fame
    p.fame += n
    s.note(FAME_GAINED, seat, n, p.fame)
    if p.fame >= FAME_WORKER and p.idle & IDLE_FAME:
        gain_worker(s, seat, IDLE_FAME)
    i: i64
    for i in range(BONUSES - MONEY_BONUSES):
        field = FAME_BONUS[i]
        if before < field <= p.fame:
            make_due(s, seat, MONEY_BONUSES + i)
    check_meeting(s, seat)


def gain_karma(s: Rajas, seat: i64, n: i64) -> None:
    """§K2 Never more than three."""
    p = s.players[seat]
    n = min(n, KARMA_MAX - p.karma)
    if n > 0:
        p.karma += n
        s.note(KARMA_GAINED, seat, n, p.karma)


def gain_worker(s: Rajas, seat: i64, which: i64) -> None:
    """§W1–W3, §N1 An inactive worker becomes active and can be placed this round.

    §W2 With the second one the third leaves, except in the full Navaratnas game.
    """
    p = s.players[seat]
    p.idle &= ~which
    p.workers += 1
    p.ready += 1
    s.note(WORKER_GAINED, seat, p.workers)
    if s.jewelled == 0 and p.workers == WORKERS_MAX_BASIC and p.idle:
        p.idle = 0
        s.note(WORKER_LEFT, seat)


def check_meeting(s: Rajas, seat: i64) -> None:
    """§F1 The first time the markers meet or pass each other is remembered."""
    p = s.players[seat]
    if p.met == 0 and margin(p) >= 0:
        s.meetings += 1
        p.met = s.meetings
        s.note(MARKERS_MET, seat, p.fame, p.money)
        if s.meetings == 1:
            s.note(LAST_PASS, seat)


def make_due(s: Rajas, seat: i64, bonus: i64) -> None:
    """A bonus field was reached: it is paid as soon as the present step is done."""
    p = s.players[seat]
    if p.due == 0:
        s.call(Bonuses(seat))
    p.due |= bit(bonus)


@mypyc_attr(acyclic=True, free_list_len=1)
class Bonuses(Rule):
    """§T1–T5 Bonuses reached on the tracks; of several at once the player picks the order."""

    CHOOSE: Final = 0

    def step(self, s: Rajas, m: i64) -> i64:
        p = s.players[self.by]
        if m != ASK:
            self.do_bonus(s, p, arg(m))
            return AGAIN
        due = p.due
        if due == 0:
            return END
        bonus: i64 = 0
        if due & (due - 1) == 0:
            while due >> bonus & 1 == 0:
                bonus += 1
            self.do_bonus(s, p, bonus)
            return AGAIN
        count: i64 = 0
        for bonus in range(BONUSES):
            if due >> bonus & 1:
                s.offer(BONUS | bonus << 8)
                count += 1
        q = s.asked_why(BONUS)
        if q >= 0:
            s.explain(refusal(BONUS_NOT_DUE + arg(q), count))
        return WAIT

    def do_bonus(self, s: Rajas, p: Player, bonus: i64) -> None:
        p.due &= ~bit(bonus)
        s.note(BONUS_TAKEN, self.by, bonus)
        if bonus < MONEY_BONUSES:
            giving.give(s, self.by, MONEY_BONUS_REWARD[bonus], BY_MONEY, 1)  # §T5 "may"
            return
        reward = FAME_BONUS_REWARD[bonus - MONEY_BONUSES]
        if verb(reward) == UPGRADE:  # §T1 it counts from the next turn
            s.call(upgrades.Upgrade(self.by, 1))
        else:
            giving.give(s, self.by, reward, BY_FAME)

    def copy(self) -> Rule:
        new = Bonuses(self.by)
        new.at = self.at
        return new
