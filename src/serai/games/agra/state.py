"""The position of a game of Agra: counts and packed ints, nothing else.

Goods, favour, gifts, fulfilled orders and deliveries are all the same 22 markers of a colour; what
one means depends on where it stands. A player's vector holds the goods (one count for each of the
sixteen) and behind them a ledger: rupees by where they came from.
A notable's int holds, for each ordered good (4 bits each, top good lowest), the seat + 1 whose
marker stands there, and 8 if that seat delivered the good twice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, Desk, Rule, State, bit, fill, mix, take
from serai.core.packed import vec

# Action spaces: the sixteen buildings, then the characters.
ARCHITECT: Final = 16
SAILOR: Final = 17
TRADER: Final = 18
BOTANIST: Final = 19
SPACES: Final = 20

NEUTRAL: Final = 5  # a marker of a colour that nobody plays, on a bowl or an order

# The ledger in Player.goods: rupees of each source (W4).
LEDGER: Final = 16
FROM_DELIVERIES: Final = 16
FROM_BONUSES: Final = 17  # of notables for delivering their good
FROM_ORDERS: Final = 18
FROM_SAILOR: Final = 19
FROM_BUILDINGS: Final = 20  # laid there by the merchant
FROM_BUILDING: Final = 21  # bonus tiles, and the Takshaka
FROM_CLOTHES: Final = 22
FROM_SALES: Final = 23
FROM_FRENCH: Final = 24
FOR_PEONS: Final = 25  # paid
STOCK_SIZE: Final = 26
# Told of by themselves, though the ledger has both as FROM_BUILDING.
FROM_TAKSHAKA: Final = 26
FROM_BONUS_TILE: Final = 27

# Phases of a turn; none also between the end of a meditation and the next phase.
NO_PHASE: Final = 0
MEDITATING: Final = 1
ACTING: Final = 2
ORDERING: Final = 3

# Outer meditation actions, as the meditation marker covers them.
TRADING: Final = 0
DELIVERING: Final = 1
PROCESSING: Final = 2
UNCOVERING: Final = 3
NOTHING_YET: Final = 4

# How often serving one notable raises influence: the option `influence`.
PER_PHASE: Final = 0
PER_ACTION: Final = 1
PER_TURN: Final = 2

# What the trader must be given for: the option `trader`.
EXACT: Final = 0
AT_MOST: Final = 1
UNTIL_FULL: Final = 2

LYING: Final = 8  # beside seat + 1 on an action space
DOUBLED: Final = 8  # beside seat + 1 on an ordered good


@mypyc_attr(acyclic=True)
class Player:
    """A court, and that player's markers elsewhere."""

    rupees: i64
    supply: i64  # markers not in use
    favour: i64
    marks: i64  # set of favour actions used since the own last turn; each holds a spent marker
    scrolls: i64  # set of luxuries used this turn (bit 0: statue); each holds its marker
    turned: i64  # set of notables used this turn
    stood: i64  # 1: oil or curry used this turn
    workers: i64  # in the supply
    lying: i64  # on the board
    sheltered: i64  # standing workers on the Cook
    farmers: i64  # square on each side of the ring, 4 bits each
    covers: i64  # set of covered squares
    stone: i64  # meditation space
    steps: i64  # influence in each guild, 8 bits each
    tiles: i64  # set of favour tiles
    bonuses: i64  # set of building bonus tiles
    contracts: i64  # set of notables
    french: i64  # set of values (or places) filled on the French Trader
    goods: vec[i64]

    def __init__(self, goods: vec[i64]) -> None:
        self.goods = goods

    def farmer(self, side: i64) -> i64:
        """Where the farmer of this side stands, 0 to 4 clockwise."""
        return self.farmers >> 4 * side & 15

    def step(self, guild: i64) -> i64:
        """Influence in a guild."""
        return self.steps >> 8 * guild & 255

    def owns(self, notable: i64) -> bool:
        """Whether this player has the contract."""
        return self.contracts & bit(notable) != 0

    def copy(self) -> Player:
        """An independent player with the same things."""
        new = Player(self.goods[:])
        new.count_like(self)
        return new

    def copy_from(self, other: Player) -> None:
        """Become such a copy."""
        fill(self.goods, other.goods)
        self.count_like(other)

    def count_like(self, other: Player) -> None:
        """The same numbers, all but the vectors."""
        self.rupees = other.rupees
        self.supply = other.supply
        self.favour = other.favour
        self.marks = other.marks
        self.scrolls = other.scrolls
        self.turned = other.turned
        self.stood = other.stood
        self.workers = other.workers
        self.lying = other.lying
        self.sheltered = other.sheltered
        self.farmers = other.farmers
        self.covers = other.covers
        self.stone = other.stone
        self.steps = other.steps
        self.tiles = other.tiles
        self.bonuses = other.bonuses
        self.contracts = other.contracts
        self.french = other.french

    def scattered(self, h: i64, all_of_it: bool) -> i64:
        """Into a hash: all of it, or without the money that only its owner knows."""
        if all_of_it:
            h = mix(h, self.rupees)
        h = mix(h, self.supply)
        h = mix(h, self.favour)
        h = mix(h, self.marks)
        h = mix(h, self.scrolls)
        h = mix(h, self.turned)
        h = mix(h, self.stood)
        h = mix(h, self.workers)
        h = mix(h, self.lying)
        h = mix(h, self.sheltered)
        h = mix(h, self.farmers)
        h = mix(h, self.covers)
        h = mix(h, self.stone)
        h = mix(h, self.steps)
        h = mix(h, self.tiles)
        h = mix(h, self.bonuses)
        h = mix(h, self.contracts)
        h = mix(h, self.french)
        good: i64
        for good in range(STOCK_SIZE if all_of_it else LEDGER):
            h = mix(h, self.goods[good])
        return h


class Agra(State):
    """The whole table."""

    players: list[Player]
    anytime: Rule  # what the active player may do in between; holds nothing, so copies share it
    board: vec[i64]  # seat + 1 of the worker on each action space, and LYING
    coins: vec[i64]  # rupees on each building
    values: vec[i64]  # current value of each good
    delivered: vec[i64]  # markers on each notable
    bowls: vec[i64]  # seat + 1 (or NEUTRAL) in each of Akbar's bowls
    orders: vec[i64]  # seat + 1 (or NEUTRAL) on each order
    tokens: i64  # for each price token, 8 bits: good + 1 and 32 for its second side; 0: with trader
    built: i64  # set of buildings
    merchant: i64  # building
    builder: i64  # site, or -1 when he has left
    river: i64  # set of notables along the river
    completed: i64  # contracts completed of each level, 8 bits each
    pier: i64
    marked: i64  # row of each guild's order marker, 4 bits each; 6: the column is full
    bonuses: i64  # set of building bonus tiles on the board
    display: i64  # set of favour tiles on offer
    pile: i64  # set of favour tiles in the pile
    blocked: i64  # outer meditation action under the marker
    start: i64
    round: i64
    last: i64  # number of the last round, 0: the end has not been triggered
    phase: i64
    points: i64  # meditation points left
    spent: i64  # 1: points have been spent in this phase, so no more workers lie down
    free_peon: i64  # 1: the peon has been paid with favour
    served: i64  # set of notables that have raised the active player's influence: see `influence`
    guest_served: i64  # the same for the guest at the sailor (§D10)
    pause: i64  # 1: the open question lets the active player do something in between
    open_money: i64
    painter_all_tracks: i64
    oil_curry_unlimited: i64
    french_trader_values: i64
    trader: i64
    influence: i64
    peon_takes_rupees: i64
    dyer_value_two: i64
    more_alone: i64

    def __init__(
        self,
        desk: Desk,
        seats: i64,
        players: list[Player],
        anytime: Rule,
        board: vec[i64],
        coins: vec[i64],
        values: vec[i64],
        delivered: vec[i64],
        bowls: vec[i64],
        orders: vec[i64],
    ) -> None:
        super().__init__(desk, seats)
        self.players = players
        self.anytime = anytime
        self.board = board
        self.coins = coins
        self.values = values
        self.delivered = delivered
        self.bowls = bowls
        self.orders = orders

    def copy(self) -> Agra:
        """An independent position (it shares the desk, which holds nothing lasting)."""
        players = [p.copy() for p in self.players]
        new = Agra(
            self.desk,
            self.seats,
            players,
            self.anytime,
            self.board[:],
            self.coins[:],
            self.values[:],
            self.delivered[:],
            self.bowls[:],
            self.orders[:],
        )
        new.stack = [rule.copy() for rule in self.stack]
        new.count_like(self)
        return new

    def copy_from(self, other: Agra) -> None:
        """Become such a copy of another position of as many seats."""
        super().copy_from(other)
        i: i64
        for i in range(len(self.players)):
            self.players[i].copy_from(other.players[i])
        self.anytime = other.anytime
        fill(self.board, other.board)
        fill(self.coins, other.coins)
        fill(self.values, other.values)
        fill(self.delivered, other.delivered)
        fill(self.bowls, other.bowls)
        fill(self.orders, other.orders)
        self.count_like(other)

    def count_like(self, other: Agra) -> None:
        """The same numbers, all but the vectors."""
        self.turn = other.turn
        self.version = other.version
        self.tokens = other.tokens
        self.built = other.built
        self.merchant = other.merchant
        self.builder = other.builder
        self.river = other.river
        self.completed = other.completed
        self.pier = other.pier
        self.marked = other.marked
        self.bonuses = other.bonuses
        self.display = other.display
        self.pile = other.pile
        self.blocked = other.blocked
        self.start = other.start
        self.round = other.round
        self.last = other.last
        self.phase = other.phase
        self.points = other.points
        self.spent = other.spent
        self.free_peon = other.free_peon
        self.served = other.served
        self.guest_served = other.guest_served
        self.pause = other.pause
        self.open_money = other.open_money
        self.painter_all_tracks = other.painter_all_tracks
        self.oil_curry_unlimited = other.oil_curry_unlimited
        self.french_trader_values = other.french_trader_values
        self.trader = other.trader
        self.influence = other.influence
        self.peon_takes_rupees = other.peon_takes_rupees
        self.dyer_value_two = other.dyer_value_two
        self.more_alone = other.more_alone

    def scattered(self, seat: i64) -> i64:
        """A hash of the table as a seat sees it: money of others is unknown unless it lies open."""
        h: i64 = self.turn
        i: i64
        for i in range(self.seats):
            h = self.players[i].scattered(h, i == seat or self.open_money != 0)
        for n in self.board:
            h = mix(h, n)
        for n in self.coins:
            h = mix(h, n)
        for n in self.values:
            h = mix(h, n)
        for n in self.delivered:
            h = mix(h, n)
        for n in self.bowls:
            h = mix(h, n)
        for n in self.orders:
            h = mix(h, n)
        h = mix(h, self.tokens)
        h = mix(h, self.built)
        h = mix(h, self.merchant)
        h = mix(h, self.builder)
        h = mix(h, self.river)
        h = mix(h, self.completed)
        h = mix(h, self.pier)
        h = mix(h, self.marked)
        h = mix(h, self.bonuses)
        h = mix(h, self.display)
        h = mix(h, self.pile)
        h = mix(h, self.blocked)
        h = mix(h, self.start)
        h = mix(h, self.round)
        h = mix(h, self.last)
        h = mix(h, self.phase)
        h = mix(h, self.points)
        h = mix(h, self.spent)
        h = mix(h, self.free_peon)
        h = mix(h, self.served)
        h = mix(h, self.guest_served)
        h = mix(h, self.pause)
        h = mix(h, self.open_money)
        h = mix(h, self.painter_all_tracks)
        h = mix(h, self.oil_curry_unlimited)
        h = mix(h, self.french_trader_values)
        h = mix(h, self.trader)
        h = mix(h, self.influence)
        h = mix(h, self.peon_takes_rupees)
        h = mix(h, self.dyer_value_two)
        return mix(h, self.more_alone)

    def moment(self) -> i64:
        """Each seat has one turn in a round."""
        return self.round

    def is_built(self, building: i64) -> bool:
        """Whether workers can be placed there."""
        return self.built & bit(building) != 0

    def row(self, guild: i64) -> i64:
        """Row of a guild's order marker; 6: no order is left."""
        return self.marked >> 4 * guild & 15

    def completed_of(self, level: i64) -> i64:
        """Contracts of a level (1 to 4) that are done."""
        return self.completed >> 8 * level & 255

    def owner(self, notable: i64) -> i64:
        """Seat of the player with this contract, or -1."""
        seat: i64
        for seat in range(self.seats):
            if self.players[seat].contracts & bit(notable) != 0:
                return seat
        return -1

    def enter(self, phase: i64) -> None:
        """§T2 A phase begins; §I3 in each of them a notable may raise influence once."""
        self.phase = phase
        if self.influence == PER_PHASE:
            self.served = 0
            self.guest_served = 0

    def leave_room(self, seat: i64) -> None:
        """§T3 The open question of this seat may be interrupted, if it is the seat's turn."""
        if seat == self.turn:
            self.pause = 1

    def offer_free(self, rule: Rule) -> None:
        """§T3, §T4 What the active player may do at any time, where the rule leaves room for it."""
        if self.pause != 0:
            self.pause = 0
            self.anytime.step(self, ASK)

    def start_free(self, seat: i64, m: i64) -> bool:
        """§T3, §T4 Begin such an action; the open question is asked again after it."""
        return take(self, self.anytime, m) != END
