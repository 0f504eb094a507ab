"""Setting up (rulebook p. 2–3): the box is unpacked; dice, tiles and first player by chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, CHANCE, END, NEXT, WAIT, Desk, Rule, arg, bit
from serai.core.packed import vec
from serai.games.rajas.dice import Roll
from serai.games.rajas.ganga import GangaTiles
from serai.games.rajas.navaratnas import FirstJewel
from serai.games.rajas.province import Reveal
from serai.games.rajas.round import Rounds
from serai.games.rajas.state import (
    DICE_SIZE,
    IDLE_FAME,
    IDLE_MONEY,
    IDLE_RIVER,
    PIPS,
    SPACES,
    Player,
    Rajas,
)
from serai.games.rajas.tables import (
    CELLS,
    COLOURS,
    DICE_PER_COLOUR,
    HANDS_BASIC,
    HANDS_NAVARATNAS,
    LAST_SPACE,
    LEVEL_MIN,
    NAVARATNAS,
    RESIDENCE_ROADS,
    STACKS,
    START_DICE_PER_COLOUR,
    START_FAME,
    START_KARMA,
    START_MONEY,
    WORKERS_ACTIVE,
    YIELD_TILES,
)
from serai.games.rajas.verbs import START


def new_player(side: i64) -> Player:
    """§S5, §S6, §S8, §N2, §N3 The material of one player before the first die has fallen."""
    p = Player(vec[i64]([0] * DICE_SIZE), vec[i64]([0] * (2 * CELLS)))
    p.side = side
    p.hands = HANDS_NAVARATNAS if side == NAVARATNAS else HANDS_BASIC
    p.money = 0
    p.fame = START_FAME
    p.karma = START_KARMA
    p.boat = 0
    p.workers = WORKERS_ACTIVE
    p.ready = WORKERS_ACTIVE
    p.idle = IDLE_FAME | IDLE_MONEY | IDLE_RIVER
    p.bonus = 0
    p.due = 0
    p.levels = LEVEL_MIN * 0x1111  # the same for every kind of building
    p.upgrades = 0
    p.curves = 0
    p.fresh = 0
    p.held = 0
    p.open = 0
    p.connected = 0
    p.jewels = 0
    p.markets = 0
    p.mixed = 0
    p.missed = 0
    p.met = 0
    cell: i64
    for cell in range(CELLS):
        if RESIDENCE_ROADS[cell]:
            p.cells[CELLS + cell] = RESIDENCE_ROADS[cell]
            p.open |= bit(cell)
    return p


def new_table(
    desk: Desk, sides: list[int], jewelled: bool, ganga: bool, harbour_stay: bool
) -> Rajas:
    """§S1–S4 Board and supplies; one side of province and statue for each seat."""
    s = Rajas(
        desk,
        len(sides),
        [new_player(side) for side in sides],
        vec[i64]([0] * SPACES),
        vec[i64]([0] * STACKS),
        vec[i64]([DICE_PER_COLOUR] * COLOURS),
        vec[i64]([0] * (LAST_SPACE + 1)),
    )
    s.unseen = (1 << 32) - 1
    s.unseen_high = (1 << 32) - 1
    s.drawn = 0
    s.display = (1 << YIELD_TILES) - 1 if jewelled else 0
    s.quarry = 0
    s.harbour = 0
    s.front = 0
    s.mixed = 0
    s.start = 0
    s.mogul = 0
    s.round = 0
    s.lap = 0
    s.placed = 0
    s.meetings = 0
    s.jewelled = 1 if jewelled else 0
    s.ganga = 1 if ganga else 0
    s.harbour_stay = 1 if harbour_stay else 0
    s.call(SetUp())
    return s


@mypyc_attr(acyclic=True)
class SetUp(Rule):
    """§S1–S8 What chance decides before the first round, and who begins."""

    STACKS: Final = 0
    DICE: Final = 1
    START: Final = 2
    GANGA: Final = 3
    JEWELS: Final = 4
    ROUNDS: Final = 5

    def step(self, s: Rajas, m: i64) -> i64:
        match self.at:
            case self.STACKS:
                return self.do_stacks(s)
            case self.DICE:
                return self.do_dice(s)
            case self.START:
                return self.ask_start(s) if m == ASK else self.on_start(s, arg(m))
            case self.GANGA:
                return self.do_ganga(s)
            case self.JEWELS:
                return self.do_jewels(s)
            case self.ROUNDS:
                s.call(Rounds())
                return NEXT
            case _:
                return END

    def do_stacks(self, s: Rajas) -> i64:
        """§S3 Twelve stacks, shuffled, face up."""
        self.by = CHANCE
        stack: i64
        for stack in range(STACKS):
            s.call(Reveal(stack))
        return NEXT

    def do_dice(self, s: Rajas) -> i64:
        """§S7 One die of each colour for everybody, rolled."""
        seat: i64
        for seat in range(s.seats):
            colour: i64
            for colour in range(COLOURS):
                for _ in range(START_DICE_PER_COLOUR):
                    s.call(Roll(seat, colour))
        return NEXT

    def ask_start(self, s: Rajas) -> i64:
        """§S7 The lowest sum begins; chance decides between equals."""
        lowest: i64 = pips_held(s.players[0])
        seat: i64
        for seat in range(1, s.seats):
            lowest = min(lowest, pips_held(s.players[seat]))
        for seat in range(s.seats):
            if pips_held(s.players[seat]) == lowest:
                s.offer(START | seat << 8)
        return WAIT

    def on_start(self, s: Rajas, first: i64) -> i64:
        """§S7 The later the turn, the more money to begin with."""
        s.start = first
        i: i64
        for i in range(s.seats):
            s.players[(first + i) % s.seats].money = START_MONEY[i]
        return NEXT

    def do_ganga(self, s: Rajas) -> i64:
        """§G1 With the Ganga module, tiles cover some river spaces."""
        if s.ganga:
            s.call(GangaTiles())
        return NEXT

    def do_jewels(self, s: Rajas) -> i64:
        """§N4 In Navaratnas everybody lays a brown yield tile."""
        if s.jewelled:
            i: i64
            for i in range(s.seats):
                s.call(FirstJewel((s.start + i) % s.seats))
        return NEXT

    def copy(self) -> Rule:
        new = SetUp()
        new.by = self.by
        new.at = self.at
        return new


def pips_held(p: Player) -> i64:
    """All pips on the statue."""
    total: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        total += p.dice[PIPS + colour]
    return total
