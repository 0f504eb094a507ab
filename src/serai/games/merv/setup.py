"""Setting up (rulebook): what shuffling decides before the first year."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, CHANCE, END, NEXT, WAIT, Desk, Rule, arg, bit
from serai.core.packed import vec
from serai.games.merv import notes, verbs
from serai.games.merv.anytime import AnyTime
from serai.games.merv.caravansary import CloseRow
from serai.games.merv.state import (
    MARKERS,
    NO_CARD,
    NO_PATH,
    NOBODY,
    STOCK_SIZE,
    Merv,
    Player,
    nibble,
)
from serai.games.merv.tables import (
    ACHIEVEMENTS,
    BUILDINGS,
    CAMELS,
    CARDS,
    CELLS,
    DISCS,
    GATES_OF_COLOUR,
    GOODS_OF_KIND,
    MARKET_CELL,
    MARKET_SIDE_A,
    MARKET_SIDE_B,
    OUTER,
    PATHS,
    PHASES,
    PLACES,
    QUEUE,
    ROW,
    SCORING_TILES,
    SERVANTS,
    SIDE_A,
    SIDE_B,
    SITES,
    START_CAMELS,
    WALLS_OF_COLOUR,
    WHITE_UPGRADES,
)
from serai.games.merv.years import Years


def new_player() -> Player:
    """§S2, §S4 A colour before the first turn: everything in the supply, nothing owned."""
    p = Player(vec[i64]([0] * STOCK_SIZE))
    p.points = 0
    p.favour = 0
    p.influence = 0
    p.camels = 0
    p.scrolls = 0
    p.laid_scrolls = 0
    p.buildings = BUILDINGS
    p.servants = SERVANTS
    p.discs = DISCS - MARKERS
    p.courtiers = 0
    p.posts = 0
    p.path = NO_PATH
    p.steps = 0
    p.cards = 0
    p.achievements = 0
    p.contracts = 0
    p.tiles = 0
    p.joker_used = 0
    return p


def new_table(desk: Desk, seats: i64) -> Merv:
    """§S3–S7, §S9–S11, §D1, §Z1 The board with everything that chance does not decide."""
    masters: i64 = max(seats, 3)
    s = Merv(
        desk,
        seats,
        [new_player() for _ in range(masters)],
        AnyTime(),
        vec[i64]([-1] * CELLS),
        vec[i64]([0] * CELLS),
        vec[i64]([0] * CELLS),
        vec[i64]([0] * CELLS),
        vec[i64]([NO_CARD] * ROW),
        vec[i64]([0] * (PHASES * QUEUE)),
    )
    s.row_camels = 0
    s.pile = bit(CARDS) - 1
    s.market = 0
    s.market_spaces = 0
    s.market_open = 0
    s.place_camels = bit(PLACES) - 1 & ~OUTER
    s.path_camels = bit(PATHS) - 1
    s.route_camels = 0
    s.path_tiles = 0
    s.path_upgrades = bit(PATHS) - 1
    s.white_tiles = WHITE_UPGRADES
    s.box_camels = CAMELS - PLACES // 2 - PATHS
    s.goods = GOODS_OF_KIND * 0x11111111
    s.achievements = bit(ACHIEVEMENTS) - 1
    s.piles = 0
    s.walls = 0
    s.wall_supply = WALLS_OF_COLOUR * 0x1111
    s.gate_supply = GATES_OF_COLOUR * 0x1111
    s.order = 0
    s.stands = 0
    s.year = 0
    s.phase = 0
    s.discount = 0
    s.deck = 0
    s.card = NO_CARD
    s.level = 0
    s.spice_literal = 0
    s.palace_voluntary = 0
    s.upgrades_own = 0
    s.hall_favour_each = 0
    s.pause = 0
    s.call(SetUp())
    return s


@mypyc_attr(acyclic=True)
class SetUp(Rule):
    """§S1, §S3, §S5, §S8, §K12 Shuffle masters, sites, scoring tiles and cards; draw a side."""

    ORDER_MASTERS: Final = 0
    DEAL_SITES: Final = 1
    DEAL_TILES: Final = 2
    DRAW_MARKET: Final = 3
    LAY_CARDS: Final = 4
    LAY_CAMELS: Final = 5

    def __init__(self) -> None:
        self.by = CHANCE
        self.at = 0

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.ORDER_MASTERS:
                return self.ask_master(s) if m == ASK else self.on_master(s, m)
            case self.DEAL_SITES:
                return self.ask_site(s) if m == ASK else self.on_site(s, m)
            case self.DEAL_TILES:
                return self.ask_tile(s) if m == ASK else self.on_tile(s, m)
            case self.DRAW_MARKET:
                return self.ask_market(s) if m == ASK else self.on_market(s, m)
            case self.LAY_CARDS:
                s.call(CloseRow())
                return NEXT
            case self.LAY_CAMELS:
                lay_camels(s)
                if s.spice_literal == 0:
                    s.note(notes.SPICES_BY_KIND, NOBODY)  # §C14
                s.call(Years())
                return NEXT
            case _:
                return END

    def ask_master(self, s: Merv) -> i64:
        """§S1 Who stands next in the first queue."""
        master: i64
        if s.queued(s.masters() - 1) >= 0:
            return NEXT
        for master in range(s.masters()):
            if s.place_in_queue(master) == QUEUE:
                s.offer(verbs.FIRST | s.who(master) << 8)
        return WAIT

    def on_master(self, s: Merv, m: i64) -> i64:
        space: i64 = 0
        while s.queued(space) >= 0:
            space += 1
        master: i64 = 0
        while s.who(master) != arg(m):
            master += 1
        s.order |= master + 1 << 4 * space
        return AGAIN

    def ask_site(self, s: Merv) -> i64:
        """§S3 The next cell gets one of the sites that are left."""
        if first_bare(s) == CELLS:
            return NEXT
        dealt: i64 = 0
        cell: i64
        site: i64
        for cell in range(CELLS):
            if s.sites[cell] >= 0:
                dealt |= bit(s.sites[cell])
        for site in range(SITES):
            if dealt & bit(site) == 0:
                s.offer(verbs.DEAL | site << 8)
        return WAIT

    def on_site(self, s: Merv, m: i64) -> i64:
        s.sites[first_bare(s)] = arg(m)
        return AGAIN

    def ask_tile(self, s: Merv) -> i64:
        """§S5 The next path gets one of the scoring tiles that are left."""
        if nibble(s.path_tiles, PATHS - 1) != 0:
            return NEXT
        laid: i64 = 0
        path: i64
        tile: i64
        for path in range(PATHS):
            if nibble(s.path_tiles, path) != 0:
                laid |= bit(nibble(s.path_tiles, path) - 1)
        for tile in range(SCORING_TILES):
            if laid & bit(tile) == 0:
                s.offer(verbs.TILE | tile << 8)
        return WAIT

    def on_tile(self, s: Merv, m: i64) -> i64:
        path: i64 = 0
        while nibble(s.path_tiles, path) != 0:
            path += 1
        s.path_tiles |= arg(m) + 1 << 4 * path
        return AGAIN

    def ask_market(self, s: Merv) -> i64:
        """§K12 Which side of the camel market lies up."""
        if s.market_spaces != 0:
            return NEXT
        s.offer(verbs.SIDE | SIDE_A << 8)
        s.offer(verbs.SIDE | SIDE_B << 8)
        return WAIT

    def on_market(self, s: Merv, m: i64) -> i64:
        s.market_spaces = MARKET_SIDE_A if arg(m) == SIDE_A else MARKET_SIDE_B
        return NEXT

    def copy(self) -> Rule:
        new = SetUp()
        new.at = self.at
        return new


def lay_camels(s: Merv) -> None:
    """§S9 Camels on the first cards of the row; the rest stay in the box."""
    s.row_camels = bit(START_CAMELS[s.seats]) - 1
    s.box_camels -= START_CAMELS[s.seats]


def first_bare(s: Merv) -> i64:
    """The first cell without a site; CELLS: all are dealt."""
    cell: i64
    for cell in range(CELLS):
        if s.sites[cell] < 0 and cell != MARKET_CELL:
            return cell
    return CELLS
