"""IV. The harbour and the river (rulebook p. 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, refusal
from serai.games.rajas import giving, tracks
from serai.games.rajas.karma import bars_single, pips_paid, spend_dice
from serai.games.rajas.notes import BOAT_MOVED
from serai.games.rajas.refusals import (
    ALL_TAKEN,
    HARBOUR_PIPS,
    MUST_SAIL,
    MUST_SAIL_EXACTLY,
    NO_HARBOUR_DIE,
    PAST_THE_END,
    RIVER_END,
    RIVER_TOO_SHORT,
    TOO_FAR,
    TOO_LITTLE_MONEY,
)
from serai.games.rajas.state import (
    BY_DIE,
    BY_PORTUGUESE,
    BY_RIVER,
    BY_TILE,
    FACE,
    IDLE_RIVER,
    KINDS,
    Player,
    Rajas,
)
from serai.games.rajas.tables import (
    BRIDGE_AFTER,
    GANGA_REWARD,
    HARBOUR_COST,
    HARBOUR_SPACES,
    LAST_SPACE,
    RIVER_REWARD,
    SPACES_ROW,
)
from serai.games.rajas.tables import HARBOUR_PIPS as MOST_PIPS
from serai.games.rajas.verbs import PAY, SAIL, plain_die, turned_die

MUST_MOVE_PIPS: Final = 2  # §H1 with a die of up to so many pips the boat must move


def bars_harbour(s: Rajas, p: Player) -> i64:
    """§H1, §H2, §H18 A free space, its money, river ahead, and a die that can show 1 to 3."""
    spaces = HARBOUR_SPACES[s.seats]
    if s.harbour >= spaces:
        return refusal(ALL_TAKEN, spaces)
    if p.boat == LAST_SPACE:
        return refusal(RIVER_END, LAST_SPACE)
    cost = HARBOUR_COST[s.seats * SPACES_ROW + s.harbour]
    if p.money < cost:
        return refusal(TOO_LITTLE_MONEY, cost - p.money, p.money)
    face: i64
    for face in range(6):
        if p.dice[FACE + face] > 0 and sails(p, face):
            return OK
    return refusal(NO_HARBOUR_DIE, MOST_PIPS, p.karma)


def sails(p: Player, face: i64) -> bool:
    """§H1, §K1 A die showing face + 1 pips is low enough, or karma can make it so."""
    return face < MOST_PIPS or (p.karma > 0 and 5 - face < MOST_PIPS)


def is_occupied(s: Rajas, seat: i64, space: i64) -> bool:
    """§H3 Another boat lies here; the last space has room for all."""
    if space == LAST_SPACE:
        return False
    other: i64
    for other in range(s.seats):
        if other != seat and s.players[other].boat == space:
            return True
    return False


def free_spaces_ahead(s: Rajas, seat: i64, most: i64) -> i64:
    """§H3 How many spaces the boat could go, up to `most`; occupied ones are not counted."""
    space = s.players[seat].boat
    n: i64 = 0
    while n < most and space < LAST_SPACE:
        space += 1
        if not is_occupied(s, seat, space):
            n += 1
    return n


def space_after(s: Rajas, seat: i64, n: i64) -> i64:
    """§H3 Where the boat ends after n free spaces."""
    space = s.players[seat].boat
    while n > 0 and space < LAST_SPACE:
        space += 1
        if not is_occupied(s, seat, space):
            n -= 1
    return space


def move_boat(s: Rajas, seat: i64, space: i64, n: i64) -> None:
    """§W1 The bridge is no space; who passes it takes the worker there. `n`: free spaces."""
    p = s.players[seat]
    p.boat = space
    s.note(BOAT_MOVED, seat, space, n)
    if space > BRIDGE_AFTER and p.idle & IDLE_RIVER:
        tracks.gain_worker(s, seat, IDLE_RIVER)


def is_covered(s: Rajas, space: i64) -> bool:
    """§G1 A Ganga tile lies here."""
    return s.river[space] > 0


def river_reward(s: Rajas, space: i64) -> i64:
    """§H4, §G1 What a space brings: printed, or on the Ganga tile that covers it."""
    return GANGA_REWARD[s.river[space] - 1] if is_covered(s, space) else RIVER_REWARD[space]


@mypyc_attr(acyclic=True, free_list_len=1)
class Harbour(Rule):
    """§H1 Give a die of 1, 2 or 3 and sail up to so many free spaces."""

    DIE: Final = 0

    def step(self, s: Rajas, m: i64) -> i64:
        if self.at != self.DIE:
            return END
        return self.ask_die(s) if m == ASK else self.on_die(s, m)

    def ask_die(self, s: Rajas) -> i64:
        p = s.players[self.by]
        kind: i64
        for kind in range(KINDS):
            if p.dice[kind] > 0:
                if kind % 6 < MOST_PIPS:
                    s.offer(plain_die(kind))
                elif sails(p, kind % 6):
                    s.offer(turned_die(kind))
        q = s.asked_why(PAY)
        if q >= 0:
            s.explain(bars_harbour_die(p, q))
        return WAIT

    def on_die(self, s: Rajas, m: i64) -> i64:
        pips = pips_paid(m)
        spend_dice(s, self.by, m)
        s.call(Sail(self.by, least_sailed(s, pips), pips, BY_DIE))
        return NEXT

    def copy(self) -> Rule:
        new = Harbour(self.by)
        new.at = self.at
        return new


def least_sailed(s: Rajas, pips: i64) -> i64:
    """§H1 A 1 moves exactly one space, a 2 one or two; of a 3 the book says "may" and "up to"."""
    return 0 if pips > MUST_MOVE_PIPS or s.harbour_stay else 1


def bars_harbour_die(p: Player, m: i64) -> i64:
    """§H1, §K3 One die that shows 1 to 3, if need be turned; a low die is not turned away."""
    barred = bars_single(p, m)
    if barred != OK:
        return barred
    pips = pips_paid(m)
    if pips > MOST_PIPS:
        return refusal(HARBOUR_PIPS, pips, MOST_PIPS)
    return OK


@mypyc_attr(acyclic=True, free_list_len=1)
class Sail(Rule):
    """§H1, §H3, §H4 Choose how far the boat goes; the space where it stops pays at once."""

    locals = ("least", "most", "cause")

    SPACES: Final = 0

    least: i64  # 0: the boat may stay where it is
    most: i64
    cause: i64  # what lets it sail

    def __init__(self, by: i64 = 0, least: i64 = 0, most: i64 = 0, cause: i64 = BY_DIE) -> None:
        self.by = by
        self.at = 0
        self.least = least
        self.most = most
        self.cause = cause

    def step(self, s: Rajas, m: i64) -> i64:
        if self.at != self.SPACES:
            return END
        return self.ask_spaces(s) if m == ASK else self.on_spaces(s, m)

    def ask_spaces(self, s: Rajas) -> i64:
        ahead = free_spaces_ahead(s, self.by, self.most)
        if ahead < max(self.least, i64(1)):
            return END  # §H18 at the end of the river the move lapses
        for n in range(self.least, ahead + 1):
            s.offer(SAIL | n << 8)
        q = s.asked_why(SAIL)
        if q >= 0:
            s.explain(self.bars_spaces(arg(q), ahead))
        return WAIT

    def bars_spaces(self, n: i64, ahead: i64) -> i64:
        """§H1, §P9, §Q4, §T3, §T4, §G7 Not farther than allowed, and not less."""
        if n > self.most:
            return refusal(TOO_FAR + self.cause, n, self.most)
        if n > ahead:
            return refusal(PAST_THE_END, n, ahead)
        if n >= self.least:
            return OK
        return refusal(MUST_SAIL_EXACTLY if self.cause == BY_PORTUGUESE else MUST_SAIL, self.least)

    def on_spaces(self, s: Rajas, m: i64) -> i64:
        n = arg(m)
        if n > 0:
            space = space_after(s, self.by, n)
            move_boat(s, self.by, space, n)
            cause: i64 = BY_TILE if is_covered(s, space) else BY_RIVER
            giving.give(s, self.by, river_reward(s, space), cause)
        return NEXT

    def copy(self) -> Rule:
        new = Sail()
        new.copy_from(self)
        return new

    def copy_from(self, other: Sail) -> None:
        super().copy_from(other)
        self.least = other.least
        self.most = other.most
        self.cause = other.cause


def bars_exactly(s: Rajas, seat: i64, n: i64) -> i64:
    """§P9 Exactly so many unoccupied spaces must be left."""
    ahead = free_spaces_ahead(s, seat, n)
    return OK if ahead == n else refusal(RIVER_TOO_SHORT, n, ahead)
