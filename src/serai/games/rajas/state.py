"""The position of a game of Rajas of the Ganges: counts and packed ints, nothing else.

Dice of a player lie in one vector: how many of each kind (colour * 6 + face - 1), then the pips
of each colour, then how many dice show each face, whatever their colour.
A province lies in one vector: the sixteen squares (0 if free, else tile + 1, its open roads and
whether it was overbuilt), then for each square from which sides a connected road leads into it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import Desk, State, fill, mix
from serai.core.packed import vec
from serai.games.rajas.components import BOARD
from serai.games.rajas.tables import CHAMBERS, COLOURS, GOODS

KINDS: Final = 24  # of dice: four colours, six faces

# Where workers stand on the board: an index into State.board.
AT_QUARRY: Final[i64] = 0
AT_HARBOUR: Final[i64] = AT_QUARRY + max(len(row) for row in BOARD.quarry.values())
AT_MIXED: Final[i64] = AT_HARBOUR + max(len(row) for row in BOARD.harbour.values())
AT_MARKET: Final[i64] = AT_MIXED + max(BOARD.mixed.values())
AT_FRONT: Final[i64] = AT_MARKET + GOODS
AT_TERRACE: Final[i64] = AT_FRONT + max(BOARD.front.values())
AT_BALCONY: Final[i64] = AT_TERRACE + COLOURS
AT_CHAMBER: Final[i64] = AT_BALCONY + COLOURS
SPACES: Final[i64] = AT_CHAMBER + CHAMBERS

# Inactive workers that still wait for their owner.
IDLE_FAME: Final = 1
IDLE_MONEY: Final = 2
IDLE_RIVER: Final = 4

# Offsets in Player.dice.
PIPS: Final = 24
FACE: Final = 28
DICE_SIZE: Final = 34


# A square holds tile + 1 in 8 bits, its open roads (N 1, E 2, S 4, W 8) in 4, "overbuilt" in 1.


def tile_in(square: i64) -> i64:
    """The tile on a built square."""
    return (square & 255) - 1


def roads_of(square: i64) -> i64:
    """Its road ends as it lies; 0 on a free square."""
    return square >> 8 & 15


def is_overbuilt(square: i64) -> bool:
    """Whether the master builder has been here."""
    return square >> 12 & 1 == 1


@mypyc_attr(acyclic=True)
class Player:
    """What lies in front of one player, and that player's markers on the board."""

    side: i64  # BASIC or NAVARATNAS: province and Kali statue
    hands: i64  # how many dice Kali can hold
    money: i64
    fame: i64
    karma: i64
    boat: i64  # river space, 0: start
    workers: i64  # active workers
    ready: i64  # of these, not yet placed this round
    idle: i64  # set of inactive workers on the board
    bonus: i64  # how many money bonuses the bonus marker has passed
    due: i64  # set of track bonuses reached and not yet taken
    levels: i64  # fame for each kind of building, 4 bits each
    upgrades: i64  # upgrades made so far
    curves: i64  # curves built so far, covered ones included
    fresh: i64  # building + 1 upgraded by fame 5 in this turn (counts from the next turn)
    held: i64  # dice on the statue
    open: i64  # set of free squares into which a connected road leads
    connected: i64  # set of fields linked to the residence
    jewels: i64  # yield tile + 1 on each field, 5 bits each
    markets: i64  # markets in the province, 8 bits for each good
    mixed: i64  # workers at the mixed goods this round
    missed: i64  # passes of this round missed for lack of a worker
    met: i64  # 1: first whose markers met, 2: second, …; 0: not yet
    dice: vec[i64]
    cells: vec[i64]

    def __init__(self, dice: vec[i64], cells: vec[i64]) -> None:
        self.dice = dice
        self.cells = cells

    def level(self, building: i64) -> i64:
        """Fame for a building of this kind: 2, 3 or 4."""
        return self.levels >> 4 * building & 15

    def markets_of(self, good: i64) -> i64:
        """Markets of this good in the province."""
        return self.markets >> 8 * good & 255

    def jewel(self, field: i64) -> i64:
        """Yield tile + 1 on this field, 0: none."""
        return self.jewels >> 5 * field & 31

    def copy(self) -> Player:
        """An independent player with the same things."""
        new = Player(self.dice[:], self.cells[:])
        new.count_like(self)
        return new

    def copy_from(self, other: Player) -> None:
        """Become such a copy."""
        fill(self.dice, other.dice)
        fill(self.cells, other.cells)
        self.count_like(other)

    def count_like(self, other: Player) -> None:
        """The same numbers, all but the vectors."""
        self.side = other.side
        self.hands = other.hands
        self.money = other.money
        self.fame = other.fame
        self.karma = other.karma
        self.boat = other.boat
        self.workers = other.workers
        self.ready = other.ready
        self.idle = other.idle
        self.bonus = other.bonus
        self.due = other.due
        self.levels = other.levels
        self.upgrades = other.upgrades
        self.curves = other.curves
        self.fresh = other.fresh
        self.held = other.held
        self.open = other.open
        self.connected = other.connected
        self.jewels = other.jewels
        self.markets = other.markets
        self.mixed = other.mixed
        self.missed = other.missed
        self.met = other.met

    def scattered(self, h: i64) -> i64:
        """Into a hash."""
        h = mix(h, self.side)
        h = mix(h, self.hands)
        h = mix(h, self.money)
        h = mix(h, self.fame)
        h = mix(h, self.karma)
        h = mix(h, self.boat)
        h = mix(h, self.workers)
        h = mix(h, self.ready)
        h = mix(h, self.idle)
        h = mix(h, self.bonus)
        h = mix(h, self.due)
        h = mix(h, self.levels)
        h = mix(h, self.upgrades)
        h = mix(h, self.curves)
        h = mix(h, self.fresh)
        h = mix(h, self.held)
        h = mix(h, self.open)
        h = mix(h, self.connected)
        h = mix(h, self.jewels)
        h = mix(h, self.markets)
        h = mix(h, self.mixed)
        h = mix(h, self.missed)
        h = mix(h, self.met)
        for n in self.dice:
            h = mix(h, n)
        for n in self.cells:
            h = mix(h, n)
        return h


# What lets a player sail or score markets: it decides which sentence limits it.
BY_DIE: Final = 0
BY_PORTUGUESE: Final = 1
BY_RIVER: Final = 2
BY_TILE: Final = 3  # on the river (Ganga)
BY_YIELD: Final = 4
BY_FAME: Final = 5
BY_MONEY: Final = 6


class Rajas(State):
    """The whole table."""

    players: list[Player]
    board: vec[i64]  # seat + 1 of the worker on each space
    tops: vec[i64]  # tile + 1 on top of each of the twelve stacks
    supply: vec[i64]  # dice of each colour
    river: vec[i64]  # Ganga tile + 1 on each river space
    unseen: i64  # province tiles 0 to 31 not yet revealed
    unseen_high: i64  # province tiles 32 to 63
    drawn: i64  # white yield tiles set aside (base game)
    display: i64  # yield tiles to choose from (Navaratnas)
    quarry: i64  # workers in the quarry
    harbour: i64
    front: i64
    mixed: i64
    start: i64  # start player
    mogul: i64  # seat + 1 of the worker at the Great Mogul
    round: i64
    lap: i64  # pass of this round, from 1
    placed: i64  # workers placed in this pass
    meetings: i64  # how many players' markers have met
    jewelled: i64  # 1: the full Navaratnas game with all yield tiles
    ganga: i64  # 1: Ganga tiles on the river
    harbour_stay: i64  # 1: the boat may stay where it is at the harbour

    def __init__(
        self,
        desk: Desk,
        seats: i64,
        players: list[Player],
        board: vec[i64],
        tops: vec[i64],
        supply: vec[i64],
        river: vec[i64],
    ) -> None:
        super().__init__(desk, seats)
        self.players = players
        self.board = board
        self.tops = tops
        self.supply = supply
        self.river = river

    def copy(self) -> Rajas:
        """An independent position (it shares the desk, which holds nothing lasting)."""
        players = [p.copy() for p in self.players]
        new = Rajas(
            self.desk,
            self.seats,
            players,
            self.board[:],
            self.tops[:],
            self.supply[:],
            self.river[:],
        )
        new.stack = [rule.copy() for rule in self.stack]
        new.count_like(self)
        return new

    def copy_from(self, other: Rajas) -> None:
        """Become such a copy of another position of as many seats."""
        super().copy_from(other)
        i: i64
        for i in range(len(self.players)):
            self.players[i].copy_from(other.players[i])
        fill(self.board, other.board)
        fill(self.tops, other.tops)
        fill(self.supply, other.supply)
        fill(self.river, other.river)
        self.count_like(other)

    def count_like(self, other: Rajas) -> None:
        """The same numbers, all but the vectors."""
        self.turn = other.turn
        self.version = other.version
        self.unseen = other.unseen
        self.unseen_high = other.unseen_high
        self.drawn = other.drawn
        self.display = other.display
        self.quarry = other.quarry
        self.harbour = other.harbour
        self.front = other.front
        self.mixed = other.mixed
        self.start = other.start
        self.mogul = other.mogul
        self.round = other.round
        self.lap = other.lap
        self.placed = other.placed
        self.meetings = other.meetings
        self.jewelled = other.jewelled
        self.ganga = other.ganga
        self.harbour_stay = other.harbour_stay

    def scattered(self, seat: i64) -> i64:
        """A hash of the table; nothing is hidden from anybody."""
        h: i64 = self.turn
        for p in self.players:
            h = p.scattered(h)
        for n in self.board:
            h = mix(h, n)
        for n in self.tops:
            h = mix(h, n)
        for n in self.supply:
            h = mix(h, n)
        for n in self.river:
            h = mix(h, n)
        h = mix(h, self.unseen)
        h = mix(h, self.unseen_high)
        h = mix(h, self.drawn)
        h = mix(h, self.display)
        h = mix(h, self.quarry)
        h = mix(h, self.harbour)
        h = mix(h, self.front)
        h = mix(h, self.mixed)
        h = mix(h, self.start)
        h = mix(h, self.mogul)
        h = mix(h, self.round)
        h = mix(h, self.lap)
        h = mix(h, self.placed)
        h = mix(h, self.meetings)
        h = mix(h, self.jewelled)
        h = mix(h, self.ganga)
        return mix(h, self.harbour_stay)

    def moment(self) -> i64:
        """Each seat has at most one turn in each pass of a round."""
        return self.round << 8 | self.lap

    def gain_die(self, seat: i64, kind: i64) -> None:
        """A die from the supply comes to rest on a free hand of Kali."""
        p = self.players[seat]
        colour = kind // 6
        face = kind % 6
        self.supply[colour] -= 1
        dice = p.dice
        dice[kind] += 1
        dice[PIPS + colour] += face + 1
        dice[FACE + face] += 1
        p.held += 1

    def lose_die(self, seat: i64, kind: i64) -> None:
        """A die goes back to the supply."""
        p = self.players[seat]
        colour = kind // 6
        face = kind % 6
        self.supply[colour] += 1
        dice = p.dice
        dice[kind] -= 1
        dice[PIPS + colour] -= face + 1
        dice[FACE + face] -= 1
        p.held -= 1
