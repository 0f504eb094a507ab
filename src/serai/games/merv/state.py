"""The position of a game of Merv: counts and packed ints, nothing else.

A `Player` is whoever has a master on the board: the seats, and the Grand Vizier and the Corrupt
Magistrate where they play along. A player's vector `stock` holds cubes by colour, goods by kind,
the goods laid on contracts, and behind them a ledger: points by where they came from.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, Desk, Rule, State, bit, count_of, fill, mix, take
from serai.core.packed import vec
from serai.games.merv.tables import (
    LINE_CELL,
    MIDDLE,
    NEEDS,
    QUEUE,
    SIDE,
    SITE_ACTION,
    SITE_COLOUR,
    SPICE_CARDS,
    SPICES,
)

# Parts of Player.stock.
CUBES: Final = 0
GOODS: Final = 5
LAID: Final = 13  # goods on contracts
LEDGER: Final = 21
FROM_FAVOUR: Final = 21  # spaces of the favour track
FROM_INFLUENCE: Final = 22
FROM_CONTRACTS: Final = 23
FROM_MOSQUE: Final = 24
FROM_ACHIEVEMENTS: Final = 25
FROM_HALLS: Final = 26  # knowledge, spices, trade, faith
FROM_BUILDINGS: Final = 30
FROM_TILES: Final = 31
FROM_TOP: Final = 32  # of the mosque
FROM_SETS: Final = 33
FROM_CARDS: Final = 34  # solo cards, and what the Magistrate has instead of upgrades
STOCK_SIZE: Final = 35

MARKERS: Final = 3  # discs on the three tracks

# What lies on a site beside its own colour.
NO_UPGRADE: Final = 0
WHITE_TILE: Final = 5  # 1 to 4: production of a colour

# Numbers of those who play along without a seat (messages `other-…`).
VIZIER_NAME: Final = 8
MAGISTRATE_NAME: Final = 9

NO_PATH: Final = -1
NO_CARD: Final = -1
NOBODY: Final = -1

NO_ROOM: Final = -2  # asks `Merv.anytime` why its moves are not offered


@mypyc_attr(acyclic=True)
class Player:
    """One colour: what lies in front of it and its markers on the tracks."""

    points: i64
    favour: i64
    influence: i64
    camels: i64
    scrolls: i64
    laid_scrolls: i64  # of those, on contracts
    buildings: i64  # in the supply
    servants: i64  # in the supply
    discs: i64  # in the supply: trading posts and the marker of the mosque
    courtiers: i64  # in each hall, 4 bits each
    posts: i64  # set of places
    path: i64  # in the mosque, or NO_PATH
    steps: i64
    cards: i64  # set of caravan cards
    achievements: i64  # set
    contracts: i64  # set
    tiles: i64  # set of scoring tiles
    joker_used: i64  # 1: in this turn, or in this raid
    stock: vec[i64]

    def __init__(self, stock: vec[i64]) -> None:
        self.stock = stock

    def in_hall(self, hall: i64) -> i64:
        """Courtiers in a hall."""
        return self.courtiers >> 4 * hall & 15

    def at_court(self) -> i64:
        """Courtiers in the whole palace."""
        return self.in_hall(0) + self.in_hall(1) + self.in_hall(2) + self.in_hall(3)

    def spice(self, spice: i64) -> i64:
        """Cards of a spice."""
        return count_of(self.cards & SPICE_CARDS[spice])

    def kinds_of_spice(self) -> i64:
        """How many different spices."""
        count: i64 = 0
        spice: i64
        for spice in range(SPICES):
            if self.cards & SPICE_CARDS[spice] != 0:
                count += 1
        return count

    def common_goods(self) -> i64:
        """Common goods that lie on no contract."""
        g = self.stock
        return g[GOODS] + g[GOODS + 2] + g[GOODS + 4] + g[GOODS + 6]

    def rare_goods(self) -> i64:
        """Rare goods that lie on no contract."""
        g = self.stock
        return g[GOODS + 1] + g[GOODS + 3] + g[GOODS + 5] + g[GOODS + 7]

    def all_goods(self) -> i64:
        """Goods, also those on contracts."""
        count: i64 = 0
        i: i64
        for i in range(GOODS, LEDGER):
            count += self.stock[i]
        return count

    def copy(self) -> Player:
        """An independent player with the same things."""
        new = Player(self.stock[:])
        new.count_like(self)
        return new

    def copy_from(self, other: Player) -> None:
        """Become such a copy."""
        fill(self.stock, other.stock)
        self.count_like(other)

    def count_like(self, other: Player) -> None:
        """The same numbers, all but the vectors."""
        self.points = other.points
        self.favour = other.favour
        self.influence = other.influence
        self.camels = other.camels
        self.scrolls = other.scrolls
        self.laid_scrolls = other.laid_scrolls
        self.buildings = other.buildings
        self.servants = other.servants
        self.discs = other.discs
        self.courtiers = other.courtiers
        self.posts = other.posts
        self.path = other.path
        self.steps = other.steps
        self.cards = other.cards
        self.achievements = other.achievements
        self.contracts = other.contracts
        self.tiles = other.tiles
        self.joker_used = other.joker_used

    def scattered(self, h: i64) -> i64:
        """Into a hash."""
        h = mix(h, self.points)
        h = mix(h, self.favour)
        h = mix(h, self.influence)
        h = mix(h, self.camels)
        h = mix(h, self.scrolls)
        h = mix(h, self.laid_scrolls)
        h = mix(h, self.buildings)
        h = mix(h, self.servants)
        h = mix(h, self.discs)
        h = mix(h, self.courtiers)
        h = mix(h, self.posts)
        h = mix(h, self.path)
        h = mix(h, self.steps)
        h = mix(h, self.cards)
        h = mix(h, self.achievements)
        h = mix(h, self.contracts)
        h = mix(h, self.tiles)
        h = mix(h, self.joker_used)
        for n in self.stock:
            h = mix(h, n)
        return h


class Merv(State):
    """The whole table."""

    players: list[Player]  # one for each master
    anytime: Rule  # what the active player may do in between; holds nothing, so copies share it
    sites: vec[i64]  # site tile on each cell; -1: the camel market, or not dealt yet
    owners: vec[i64]  # master + 1 of the building on each cell
    guards: vec[i64]  # master + 1 of the guard on each cell
    upgrades: vec[i64]  # of each cell: NO_UPGRADE, colour + 1, or WHITE_TILE
    row: vec[i64]  # caravan cards on offer, from the first; NO_CARD: none
    queue_camels: vec[i64]  # camels on each queue space: corner * 4 + space
    row_camels: i64  # set of cards of the row with a camel
    pile: i64  # set of face-down caravan cards
    market: i64  # set of camel market spaces with a camel
    market_spaces: i64  # set of spaces that the tile has; 0: its side is not drawn yet
    market_open: i64  # 1: the active player may still use the camel market
    place_camels: i64  # set of places with a camel
    path_camels: i64  # set of mosque paths with their camel
    route_camels: i64  # laid on routes in the action in progress
    path_tiles: i64  # scoring tile + 1 on each path, 4 bits each
    path_upgrades: i64  # set of paths with their production upgrade
    white_tiles: i64  # white upgrades in the pile
    box_camels: i64  # out of the game
    goods: i64  # in the supply, 4 bits for each kind
    achievements: i64  # set of those still in the library
    piles: i64  # contracts taken from each pile, 4 bits each
    walls: i64  # set of positions with a wall or gate
    wall_supply: i64  # walls left of each colour, 4 bits each
    gate_supply: i64
    order: i64  # master + 1 on each queue space of this phase, 4 bits each, the first lowest
    stands: i64  # action space + 1 of each master, 8 bits each; 0: in the queue
    year: i64
    phase: i64
    discount: i64  # cubes that the active player may still save in this action
    deck: i64  # set of solo cards not yet drawn this year
    card: i64  # solo card of this phase, or NO_CARD
    level: i64  # of the solo game
    spice_literal: i64  # what was agreed on before the match: readings that are not the default
    palace_voluntary: i64
    upgrades_own: i64
    hall_favour_each: i64
    pause: i64  # 1: the open question lets the active player do something in between

    def __init__(
        self,
        desk: Desk,
        seats: i64,
        players: list[Player],
        anytime: Rule,
        sites: vec[i64],
        owners: vec[i64],
        guards: vec[i64],
        upgrades: vec[i64],
        row: vec[i64],
        queue_camels: vec[i64],
    ) -> None:
        super().__init__(desk, seats)
        self.players = players
        self.anytime = anytime
        self.sites = sites
        self.owners = owners
        self.guards = guards
        self.upgrades = upgrades
        self.row = row
        self.queue_camels = queue_camels

    def copy(self) -> Merv:
        """An independent position (it shares the desk, which holds nothing lasting)."""
        players = [p.copy() for p in self.players]
        new = Merv(
            self.desk,
            self.seats,
            players,
            self.anytime,
            self.sites[:],
            self.owners[:],
            self.guards[:],
            self.upgrades[:],
            self.row[:],
            self.queue_camels[:],
        )
        new.stack = [rule.copy() for rule in self.stack]
        new.count_like(self)
        return new

    def copy_from(self, other: Merv) -> None:
        """Become such a copy of another position of as many seats."""
        super().copy_from(other)
        i: i64
        for i in range(len(self.players)):
            self.players[i].copy_from(other.players[i])
        self.anytime = other.anytime
        fill(self.sites, other.sites)
        fill(self.owners, other.owners)
        fill(self.guards, other.guards)
        fill(self.upgrades, other.upgrades)
        fill(self.row, other.row)
        fill(self.queue_camels, other.queue_camels)
        self.count_like(other)

    def count_like(self, other: Merv) -> None:
        """The same numbers, all but the vectors."""
        self.turn = other.turn
        self.version = other.version
        self.row_camels = other.row_camels
        self.pile = other.pile
        self.market = other.market
        self.market_spaces = other.market_spaces
        self.market_open = other.market_open
        self.place_camels = other.place_camels
        self.path_camels = other.path_camels
        self.route_camels = other.route_camels
        self.path_tiles = other.path_tiles
        self.path_upgrades = other.path_upgrades
        self.white_tiles = other.white_tiles
        self.box_camels = other.box_camels
        self.goods = other.goods
        self.achievements = other.achievements
        self.piles = other.piles
        self.walls = other.walls
        self.wall_supply = other.wall_supply
        self.gate_supply = other.gate_supply
        self.order = other.order
        self.stands = other.stands
        self.year = other.year
        self.phase = other.phase
        self.discount = other.discount
        self.deck = other.deck
        self.card = other.card
        self.level = other.level
        self.spice_literal = other.spice_literal
        self.palace_voluntary = other.palace_voluntary
        self.upgrades_own = other.upgrades_own
        self.hall_favour_each = other.hall_favour_each
        self.pause = other.pause

    def scattered(self, seat: i64) -> i64:
        """A hash of the table; nothing is hidden from anybody."""
        h: i64 = self.turn
        for p in self.players:
            h = p.scattered(h)
        for n in self.sites:
            h = mix(h, n)
        for n in self.owners:
            h = mix(h, n)
        for n in self.guards:
            h = mix(h, n)
        for n in self.upgrades:
            h = mix(h, n)
        for n in self.row:
            h = mix(h, n)
        for n in self.queue_camels:
            h = mix(h, n)
        h = mix(h, self.row_camels)
        h = mix(h, self.pile)
        h = mix(h, self.market)
        h = mix(h, self.market_spaces)
        h = mix(h, self.market_open)
        h = mix(h, self.place_camels)
        h = mix(h, self.path_camels)
        h = mix(h, self.route_camels)
        h = mix(h, self.path_tiles)
        h = mix(h, self.path_upgrades)
        h = mix(h, self.white_tiles)
        h = mix(h, self.box_camels)
        h = mix(h, self.goods)
        h = mix(h, self.achievements)
        h = mix(h, self.piles)
        h = mix(h, self.walls)
        h = mix(h, self.wall_supply)
        h = mix(h, self.gate_supply)
        h = mix(h, self.order)
        h = mix(h, self.stands)
        h = mix(h, self.year)
        h = mix(h, self.phase)
        h = mix(h, self.discount)
        h = mix(h, self.deck)
        h = mix(h, self.card)
        h = mix(h, self.level)
        h = mix(h, self.spice_literal)
        h = mix(h, self.palace_voluntary)
        h = mix(h, self.upgrades_own)
        h = mix(h, self.hall_favour_each)
        return mix(h, self.pause)

    def moment(self) -> i64:
        """Each seat has one turn in a phase."""
        return self.year << 8 | self.phase

    def masters(self) -> i64:
        """How many masters walk around the city."""
        return len(self.players)

    def is_vizier(self, master: i64) -> bool:
        """§D1 The Grand Vizier plays along with one or two players."""
        return self.seats < 3 and master == 2

    def is_magistrate(self, master: i64) -> bool:
        """§Z1 The Corrupt Magistrate plays against a single player."""
        return self.seats == 1 and master == 1

    def who(self, master: i64) -> i64:
        """How notes, refusals and moves name a master: its seat, or a number without a seat."""
        if self.is_vizier(master):
            return VIZIER_NAME
        return MAGISTRATE_NAME if self.is_magistrate(master) else master

    def note(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Write an effect into the log; the Grand Vizier and the Magistrate have no seat."""
        if self.log is not None:
            super().note(kind, self.who(seat), a, b)

    def queued(self, space: i64) -> i64:
        """The master on a queue space of this phase, or NOBODY."""
        return (self.order >> 4 * space & 15) - 1

    def place_in_queue(self, master: i64) -> i64:
        """The queue space that a master had in this phase; QUEUE: none yet."""
        space: i64
        for space in range(QUEUE):
            if self.queued(space) == master:
                return space
        return QUEUE

    def stand(self, master: i64) -> i64:
        """The action space of a master, or NOBODY while it waits in the queue."""
        return (self.stands >> 8 * master & 255) - 1

    def standing_on(self, position: i64) -> i64:
        """The master on an action space, or NOBODY."""
        master: i64
        for master in range(len(self.players)):
            if self.stand(master) == position:
                return master
        return NOBODY

    def move_master(self, master: i64, position: i64) -> None:
        """Put a master on an action space (NOBODY: back into the queue)."""
        others: i64 = 255
        self.stands &= ~(others << 8 * master)
        self.stands |= position + 1 << 8 * master

    def cell(self, position: i64, nth: i64) -> i64:
        """The cells of a line, counted from its side."""
        return LINE_CELL[position * SIDE + nth]

    def owner(self, cell: i64) -> i64:
        """The master whose building stands there, or NOBODY."""
        return self.owners[cell] - 1

    def action_of(self, cell: i64) -> i64:
        """The action of a site."""
        return SITE_ACTION[self.sites[cell]]

    def colour_of(self, cell: i64) -> i64:
        """The resource of a site."""
        return SITE_COLOUR[self.sites[cell]]

    def is_walled(self, cell: i64) -> bool:
        """§R3, §W6 Whether walls and gates keep every attack off this site."""
        return NEEDS[cell] & ~self.walls == 0

    def is_in_danger(self, cell: i64) -> bool:
        """§R2–R4 A building that a raid would hit: no guard, and a side without its wall."""
        return self.owners[cell] != 0 and self.guards[cell] == 0 and not self.is_walled(cell)

    def leave_room(self, seat: i64) -> None:
        """§A1, §K1 The open question of this seat may be interrupted, if it is the seat's turn."""
        if seat == self.turn:
            self.pause = 1

    def offer_free(self, rule: Rule) -> None:
        """§A1, §K1 What the active player may do at any time, where the rule leaves room."""
        if self.pause != 0:
            self.pause = 0
            self.anytime.step(self, ASK)
        elif self.desk.query >= 0:
            self.anytime.step(self, NO_ROOM)

    def start_free(self, seat: i64, m: i64) -> bool:
        """§A1, §K1 Begin such an action; the open question is asked again after it."""
        return take(self, self.anytime, m) != END


def is_middle(position: i64) -> bool:
    """§K1, §W3 The middle space of a side: its line leads to the camel market."""
    return position % SIDE == MIDDLE


def nibble(packed: i64, n: i64) -> i64:
    """The n-th count of a packed row of counts."""
    return packed >> 4 * n & 15


def one_of(n: i64) -> i64:
    """A packed row of counts with a single 1."""
    return bit(4 * n)
