"""Rounds, passes and turns: placing workers (rulebook p. 4), end of round and game (p. 9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core import kernel
from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, TurnRule, arg, verb
from serai.games.rajas import verbs
from serai.games.rajas.dice import is_out
from serai.games.rajas.harbour import Harbour, bars_exactly, bars_harbour
from serai.games.rajas.market import OneGood, bars_market, bars_mixed, score_each
from serai.games.rajas.navaratnas import ChooseJewel, is_behind
from serai.games.rajas.notes import NO_SPACE, ROUND_BEGINS
from serai.games.rajas.palace import (
    Balcony,
    Chamber,
    FrontTerrace,
    bars_balcony,
    bars_chamber,
    bars_front,
    bars_terrace,
    visit_terrace,
)
from serai.games.rajas.quarry import Quarry, bars_quarry, can_buy
from serai.games.rajas.state import (
    AT_BALCONY,
    AT_CHAMBER,
    AT_FRONT,
    AT_HARBOUR,
    AT_MARKET,
    AT_MIXED,
    AT_QUARRY,
    AT_TERRACE,
    SPACES,
    Rajas,
)
from serai.games.rajas.tables import (
    BALCONY_GIVES,
    CHAMBERS,
    COLOURS,
    GOODS,
    HARBOUR_COST,
    PORTUGUESE,
    PORTUGUESE_SPACES,
    QUARRY_COST,
    SPACES_ROW,
)
from serai.games.rajas.tracks import spend_money


@mypyc_attr(acyclic=True)
class Rounds(Rule):
    """§R1 Rounds of several passes; in each pass everybody places one worker in turn."""

    locals = ("nth",)

    BEGIN_ROUND: Final = 0
    BEGIN_PASS: Final = 1
    NEXT_TURN: Final = 2
    END_ROUND: Final = 3

    nth: i64  # how many seats have had their turn in this pass

    def __init__(self) -> None:
        self.by = 0
        self.at = 0
        self.nth = 0

    def step(self, s: Rajas, m: i64) -> i64:
        match self.at:
            case self.BEGIN_ROUND:
                return self.do_begin_round(s)
            case self.BEGIN_PASS:
                return self.do_begin_pass(s)
            case self.NEXT_TURN:
                return self.do_next_turn(s)
            case _:
                return self.do_end_round(s)

    def do_begin_round(self, s: Rajas) -> i64:
        s.round += 1
        s.lap = 0
        s.placed = 1
        s.note(ROUND_BEGINS, s.start, s.round)
        return NEXT

    def do_begin_pass(self, s: Rajas) -> i64:
        """§R1 Passes go on as long as somebody could place a worker in the last one."""
        if s.placed == 0 or not somebody_is_ready(s):
            self.at = self.END_ROUND
            return AGAIN
        s.lap += 1
        s.placed = 0
        self.nth = 0
        return NEXT

    def do_next_turn(self, s: Rajas) -> i64:
        """§F2 When markers have met the pass is played to its end, and that is the end."""
        if self.nth >= s.seats:
            if s.meetings > 0:
                return END
            self.at = self.BEGIN_PASS
            return AGAIN
        seat = (s.start + self.nth) % s.seats
        self.nth += 1
        s.turn = seat
        s.players[seat].fresh = 0
        s.call(Turn(seat))
        return AGAIN

    def do_end_round(self, s: Rajas) -> i64:
        """§E1 The Great Mogul's guest starts, else the next player. §E2 Workers come home."""
        s.start = next_start(s)
        s.mogul = 0
        i: i64
        for i in range(SPACES):
            s.board[i] = 0
        s.quarry = 0
        s.harbour = 0
        s.front = 0
        s.mixed = 0
        for p in s.players:
            p.ready = p.workers
            p.mixed = 0
            p.missed = 0
        self.at = self.BEGIN_ROUND
        return AGAIN

    def copy(self) -> Rule:
        new = Rounds()
        new.copy_from(self)
        return new

    def copy_from(self, other: Rounds) -> None:
        super().copy_from(other)
        self.nth = other.nth


def next_start(s: Rajas) -> i64:
    """The seat that starts the next round, as of now."""
    return s.mogul - 1 if s.mogul > 0 else (s.start + 1) % s.seats


def somebody_is_ready(s: Rajas) -> bool:
    """Whether a worker is left to place."""
    for p in s.players:
        if p.ready > 0:
            return True
    return False


def brings_nothing(s: Rajas, seat: i64, m: i64) -> bool:
    """§R3 Whether a worker there would only block the space, as nothing is to be had for it now."""
    p = s.players[seat]
    what = arg(m)
    match verb(m):
        case verbs.QUARRY:
            return not can_buy(s, p)
        case verbs.MIXED:
            return p.markets == 0
        case verbs.MARKET:
            return p.markets_of(what) == 0
        case verbs.TERRACE:
            return is_out(s, what)
        case verbs.BALCONY:
            return is_out(s, BALCONY_GIVES[what])
        case verbs.CHAMBER:
            return what == PORTUGUESE and bars_exactly(s, seat, PORTUGUESE_SPACES) != OK
        case _:
            return False


LAST_ON_THE_DESK: Final = 64  # where moves lie that are offered last; a worker has fewer


def offer_space(s: Rajas, seat: i64, refused: i64, m: i64, later: i64) -> i64:
    """Offer a space, or keep it for the end if it brings nothing; answers how many are kept."""
    if refused == OK and brings_nothing(s, seat, m):
        s.desk.moves[LAST_ON_THE_DESK + later] = m
        return later + 1
    s.offer_unless(refused, m)
    return later


def empty_spaces(s: Rajas) -> list[int]:
    """The moves of the open question that would only block a space."""
    if not s.stack or not isinstance(s.stack[-1], Turn):
        return []
    seat = s.stack[-1].by
    return [m for m in kernel.options(s) if brings_nothing(s, seat, m)]


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(TurnRule):
    """§R3 Place one worker on a free space, pay, carry out its action."""

    CATCH_UP: Final = 0
    WORKER: Final = 1
    OVER: Final = 2

    def step(self, s: Rajas, m: i64) -> i64:
        match self.at:
            case self.CATCH_UP:
                return self.do_catch_up(s)
            case self.WORKER:
                return self.ask_worker(s) if m == ASK else self.on_worker(s, m)
            case _:
                return END

    def do_catch_up(self, s: Rajas) -> i64:
        """§N8, §N9 Without a worker left: nothing, or in Navaratnas perhaps a yield tile."""
        p = s.players[self.by]
        if p.ready > 0:
            return NEXT
        p.missed += 1
        if is_behind(s, self.by):
            s.call(ChooseJewel(self.by))
        self.at = self.OVER
        return AGAIN

    def ask_worker(self, s: Rajas) -> i64:
        """§R2 Quarry and harbour are filled in order; elsewhere any free space will do.

        Spaces that bring nothing come last.
        """
        p = s.players[self.by]
        seat = self.by
        later = offer_space(s, seat, bars_quarry(s, p), verbs.QUARRY, 0)
        later = offer_space(s, seat, bars_mixed(s, p), verbs.MIXED, later)
        i: i64
        for i in range(GOODS):
            later = offer_space(s, seat, bars_market(s, p, i), verbs.MARKET | i << 8, later)
        later = offer_space(s, seat, bars_front(s), verbs.FRONT, later)
        for i in range(COLOURS):
            later = offer_space(s, seat, bars_terrace(s, i), verbs.TERRACE | i << 8, later)
        for i in range(COLOURS):
            later = offer_space(s, seat, bars_balcony(s, p, i), verbs.BALCONY | i << 8, later)
        for i in range(1, CHAMBERS + 1):
            later = offer_space(s, seat, bars_chamber(s, seat, i), verbs.CHAMBER | i << 8, later)
        later = offer_space(s, seat, bars_harbour(s, p), verbs.HARBOUR, later)
        for i in range(later):
            s.offer(s.desk.moves[LAST_ON_THE_DESK + i])
        return WAIT if s.desk.n > 0 else self.do_nothing(s)

    def do_nothing(self, s: Rajas) -> i64:
        """§R1 No space can be used: the worker stays, and is asked again in the next pass."""
        s.note(NO_SPACE, self.by, s.players[self.by].ready)
        return END

    def on_worker(self, s: Rajas, m: i64) -> i64:
        """§R3 First the worker, then the money, then the action (which asks for its dice)."""
        p = s.players[self.by]
        p.ready -= 1
        s.placed += 1
        what = arg(m)
        match verb(m):
            case verbs.QUARRY:
                s.board[AT_QUARRY + s.quarry] = self.by + 1
                cost = QUARRY_COST[s.seats * SPACES_ROW + s.quarry]
                s.quarry += 1
                spend_money(s, self.by, cost)  # §Q1, §R4
                s.call(Quarry(self.by))
            case verbs.MIXED:
                s.board[AT_MIXED + s.mixed] = self.by + 1
                s.mixed += 1
                p.mixed += 1
                score_each(s, self.by)  # §M1
            case verbs.MARKET:
                s.board[AT_MARKET + what] = self.by + 1
                s.call(OneGood(self.by, what))
            case verbs.FRONT:
                s.board[AT_FRONT + s.front] = self.by + 1
                s.front += 1
                s.call(FrontTerrace(self.by))
            case verbs.TERRACE:
                s.board[AT_TERRACE + what] = self.by + 1
                visit_terrace(s, self.by, what)
            case verbs.BALCONY:
                s.board[AT_BALCONY + what] = self.by + 1
                s.call(Balcony(self.by, what))
            case verbs.CHAMBER:
                s.board[AT_CHAMBER + what - 1] = self.by + 1
                s.call(Chamber(self.by, what))
            case _:
                s.board[AT_HARBOUR + s.harbour] = self.by + 1
                cost = HARBOUR_COST[s.seats * SPACES_ROW + s.harbour]
                s.harbour += 1
                spend_money(s, self.by, cost)  # §H2, §R4
                s.call(Harbour(self.by))
        return NEXT

    def copy(self) -> Rule:
        new = Turn(self.by)
        new.at = self.at
        return new
