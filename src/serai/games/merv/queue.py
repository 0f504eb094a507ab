"""The queue for the next phase (rulebook, end of the action phase)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, WAIT, Rule, verb
from serai.games.merv import notes, verbs
from serai.games.merv.state import NOBODY, Merv
from serai.games.merv.tables import PHASES, QUEUE, SIDE


def next_corner(s: Merv) -> i64:
    """§Q1 The corner where the next queue forms."""
    return (s.phase + 1) % PHASES


@mypyc_attr(acyclic=True)
class Queue(Rule):
    """§Q1–Q7 The rearmost master first, to the rearmost free space; camels skip spaces."""

    locals = ("master", "space", "formed")

    NEXT_MASTER: Final = 0
    SKIP: Final = 1
    STOP: Final = 2

    master: i64
    space: i64  # where this master would stop
    formed: i64  # the queue so far, packed like Merv.order

    def __init__(self) -> None:
        self.by = 0
        self.at = 0
        self.master = 0
        self.space = 0
        self.formed = 0

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.NEXT_MASTER:
                return self.do_next(s)
            case self.SKIP:
                return self.ask_skip(s) if m == ASK else self.on_skip(s, m)
            case self.STOP:
                return self.do_stop(s)
            case _:
                return END

    def do_next(self, s: Merv) -> i64:
        """§Q2, §Q3 Whose master stands furthest back, and where it would go."""
        position: i64
        for position in range(s.phase * SIDE, s.phase * SIDE + SIDE):
            master = s.standing_on(position)
            if master != NOBODY:
                self.master = master
                self.space = self.free_before(s.masters())
                if master < s.seats:
                    self.by = master
                    return NEXT
                self.skip_always(s)
                self.at = self.STOP
                return AGAIN
        s.order = self.formed
        return END

    def free_before(self, space: i64) -> i64:
        """§Q3, §Q4 The next free space towards the front; -1: none."""
        found = space - 1
        while found >= 0 and self.formed >> 4 * found & 15 != 0:
            found -= 1
        return found

    def ask_skip(self, s: Merv) -> i64:
        if not self.can_skip(s):
            return NEXT
        s.offer(verbs.SKIP)
        s.offer(verbs.STAY)
        return WAIT

    def on_skip(self, s: Merv, m: i64) -> i64:
        if verb(m) == verbs.STAY:
            return NEXT
        self.skip(s)
        return AGAIN

    def can_skip(self, s: Merv) -> bool:
        """§Q5, §Q6 A camel, and a free space further ahead."""
        return s.players[self.master].camels > 0 and self.free_before(self.space) >= 0

    def skip(self, s: Merv) -> None:
        """§Q5 The camel lies on the space that is skipped."""
        s.players[self.master].camels -= 1
        s.queue_camels[next_corner(s) * QUEUE + self.space] += 1
        self.space = self.free_before(self.space)
        s.note(notes.CAMELS_LEFT, self.master, 1)

    def skip_always(self, s: Merv) -> None:
        """§D6, §Z17 The Grand Vizier and the Magistrate use every camel."""
        while self.can_skip(s):
            self.skip(s)

    def do_stop(self, s: Merv) -> i64:
        """§Q7 The master stops and takes the camels lying there."""
        self.formed |= self.master + 1 << 4 * self.space
        s.move_master(self.master, NOBODY)
        s.note(notes.QUEUED, self.master, self.space + 1)
        at = next_corner(s) * QUEUE + self.space
        camels = s.queue_camels[at]
        if camels > 0:
            s.queue_camels[at] = 0
            s.players[self.master].camels += camels
            s.note(notes.QUEUE_CAMELS, self.master, camels)
        self.at = self.NEXT_MASTER
        return AGAIN

    def copy(self) -> Rule:
        new = Queue()
        new.copy_from(self)
        return new

    def copy_from(self, other: Queue) -> None:
        super().copy_from(other)
        self.master = other.master
        self.space = other.space
        self.formed = other.formed
