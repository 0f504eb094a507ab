"""Goods, favour and rupees come and go (rulebook 5.2, 5.5, 6.2.2.2): the 22 markers of a player.

Whoever has no marker left may give up goods or favour for what is gained, or go without (§W2).
The question is only asked when markers run out: giving them up earlier changes nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, arg, refusal, verb
from serai.games.agra import notes, refusals, verbs
from serai.games.agra.state import Agra
from serai.games.agra.tables import GOODS

FAVOUR_KIND: Final = 16  # beside the sixteen goods: a marker in the favour store

# Why favour is gained, for the log: the numbers of `CAUSE` in `kinds.py`.
FOR_ROOM: Final = 0  # a marker has been returned for it
FOR_MERCHANT: Final = 1
FOR_WORKER: Final = 2
FOR_FOLLOWER: Final = 3
FOR_GUEST: Final = 4
FOR_PIER: Final = 5
FOR_CONTRACT: Final = 6
FOR_STEP: Final = 7
FOR_BOOK: Final = 8
FOR_MOSAIC: Final = 9
FOR_BONUS: Final = 10


def add(s: Agra, seat: i64, kind: i64, n: i64) -> None:
    """§G1 Markers go from the supply to a store; there must be enough of them."""
    p = s.players[seat]
    p.supply -= n
    if kind < GOODS:
        p.goods[kind] += n
    else:
        p.favour += n


def remove(s: Agra, seat: i64, kind: i64, n: i64) -> None:
    """Markers go from a store to the supply."""
    add(s, seat, kind, -n)


def gain(s: Agra, seat: i64, kind: i64, n: i64, quiet: i64 = 0, cause: i64 = FOR_ROOM) -> None:
    """§G2, §F1, §W1 Gain goods of a kind, or favour, as far as there are markers.

    `quiet`: in the middle of an exchange, when nothing else may happen. `cause`: why favour comes.
    """
    if n <= 0:
        return
    fits = min(n, s.players[seat].supply)
    if fits > 0:
        add(s, seat, kind, fits)
        note_gain(s, seat, kind, fits, cause)
    if fits < n:
        s.call(Room(seat, kind, n - fits, quiet))


def note_gain(s: Agra, seat: i64, kind: i64, n: i64, cause: i64) -> None:
    """Tell of it."""
    if kind < GOODS:
        s.note(notes.GOODS_GAINED, seat, kind, n)
    else:
        s.note(notes.FAVOUR_GAINED, seat, n, cause)


def gain_favour(s: Agra, seat: i64, n: i64, cause: i64) -> None:
    """§F1, §F2 Favour comes from the game, never from other players."""
    gain(s, seat, FAVOUR_KIND, n, 0, cause)


def earn(s: Agra, seat: i64, n: i64, source: i64, told: i64 = 0) -> None:
    """§W4 Rupees from the bank, and where they came from; `told`: a closer word for that."""
    if n <= 0:
        return
    p = s.players[seat]
    p.rupees += n
    p.goods[source] += n
    s.note(notes.RUPEES_GAINED, seat, n, source if told == 0 else told)


def best_value(s: Agra, value: i64) -> i64:
    """The current value up to this one that some good has."""
    good: i64
    best: i64 = 0
    for good in range(GOODS):
        if best < s.values[good] <= value:
            best = s.values[good]
    return best


def explain_exchange(s: Agra) -> None:
    """§C8 Why nothing happens at any time between giving and taking: prices stand still."""
    m = s.desk.query
    if m >= 0 and verbs.FIRST_FREE <= verb(m) <= verbs.LAST_FREE:
        s.explain(refusal(refusals.EXCHANGE_FIRST, 1))


@mypyc_attr(acyclic=True)
class Room(Rule):
    """§W1, §W2 Markers have run out: give something up for each thing gained, or lose the rest."""

    locals = ("kind", "left", "quiet")

    RETURN: Final = 0

    kind: i64
    left: i64
    quiet: i64  # 1: values must not change now, so nothing is offered at any time

    def __init__(self, by: i64 = 0, kind: i64 = 0, left: i64 = 0, quiet: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.kind = kind
        self.left = left
        self.quiet = quiet

    def step(self, s: Agra, m: i64) -> i64:
        match self.at:
            case self.RETURN:
                return self.ask_return(s) if m == ASK else self.on_return(s, m)
            case _:
                return END

    def on_return(self, s: Agra, m: i64) -> i64:
        if verb(m) == verbs.RETURN:
            remove(s, self.by, arg(m), 1)
            return AGAIN
        if self.kind < GOODS:
            s.note(notes.GOODS_LOST, self.by, self.kind, self.left)
        else:
            s.note(notes.FAVOUR_LOST, self.by, self.left)
        return NEXT

    def ask_return(self, s: Agra) -> i64:
        p = s.players[self.by]
        fits = min(self.left, p.supply)
        if fits > 0:
            add(s, self.by, self.kind, fits)
            note_gain(s, self.by, self.kind, fits, FOR_ROOM)
            self.left -= fits
        if self.left == 0:
            return END
        kind: i64
        for kind in range(GOODS + 1):
            s.offer_unless(self.bars_return(s, kind), verbs.RETURN | kind << 8)
        s.offer(verbs.DONE)
        if self.quiet == 0:
            s.leave_room(self.by)
        else:
            explain_exchange(s)
        return WAIT

    def bars_return(self, s: Agra, kind: i64) -> i64:
        p = s.players[self.by]
        if kind == self.kind:
            return refusal(refusals.RETURN_SAME, kind)
        held = p.goods[kind] if kind < GOODS else p.favour
        return OK if held > 0 else refusal(refusals.NONE_TO_RETURN, kind)

    def copy(self) -> Rule:
        new = Room()
        new.copy_from(self)
        return new

    def copy_from(self, other: Room) -> None:
        super().copy_from(other)
        self.kind = other.kind
        self.left = other.left
        self.quiet = other.quiet
