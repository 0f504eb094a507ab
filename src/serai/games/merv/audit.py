"""Conservation laws: what must hold in every position, after every move."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.game import stack_law
from serai.core.kernel import bit, count_of
from serai.games.merv.caravansary import Caravansary, CloseRow
from serai.games.merv.fortification import is_gate
from serai.games.merv.setup import SetUp
from serai.games.merv.state import (
    GOODS,
    LAID,
    LEDGER,
    MARKERS,
    NO_CARD,
    NO_PATH,
    NOBODY,
    STOCK_SIZE,
    WHITE_TILE,
    Merv,
    nibble,
)
from serai.games.merv.tables import (
    ACHIEVEMENTS,
    BUILDINGS,
    CAMELS,
    CARDS,
    CELLS,
    COLOURS,
    CONTRACT_COMMON,
    CONTRACT_RARE,
    CONTRACT_SCROLLS,
    CONTRACTS,
    DISCS,
    FAVOUR_TOP,
    GATES_OF_COLOUR,
    GOODS_OF_KIND,
    INFLUENCE_TOP,
    LEVELS,
    MARKET_CELL,
    OUTER,
    PATHS,
    PHASES,
    PILE,
    PILES,
    PLACES,
    POSITIONS,
    POSTS,
    QUEUE,
    ROW,
    SCORING_TILES,
    SCROLLS_PER_LEVEL,
    SERVANTS,
    SIDE,
    SITES,
    SOLO_CARDS,
    STEPS,
    TILES_OF_LEVEL,
    UPGRADES,
    WALLS_OF_COLOUR,
)
from serai.games.merv.years import Years


def broken_law(s: Merv) -> str:
    """The first law that this position breaks, in words for a developer; empty: none."""
    laws = (
        stack_law(s, (SetUp, Years)),
        city_law(s),
        upgrade_law(s),
        camel_law(s),
        card_law(s),
        wall_law(s),
        contract_law(s),
        library_law(s),
        goods_law(s),
        tile_law(s),
        queue_law(s),
        solo_law(s),
    )
    for law in laws:
        if law:
            return law
    master: i64
    for master in range(s.masters()):
        for law in (piece_law(s, master), track_law(s, master), shelf_law(s, master)):
            if law:
                return f"master {master}: {law}"
    return ""


def city_law(s: Merv) -> str:
    """§S3 24 different sites around the camel market; guards only where they may stand."""
    seen: i64 = 0
    cell: i64
    for cell in range(CELLS):
        site = s.sites[cell]
        if site >= 0:
            if cell == MARKET_CELL or site >= SITES or seen & bit(site) != 0:
                return "a site in two places"
            seen |= bit(site)
        elif s.owners[cell] != 0 or s.guards[cell] != 0 or s.upgrades[cell] != 0:
            return "pieces on no site"
        if s.owners[cell] > s.masters() or s.guards[cell] > s.masters():
            return "pieces of a colour that is not there"
        if s.guards[cell] != 0 and (s.owners[cell] == 0 or s.upgrades[cell] != 0):
            return "a guard where none may stand"
    return "" if seen == bit(SITES) - 1 or not is_laid(s, SetUp.DEAL_SITES) else "a site is nowhere"


def upgrade_law(s: Merv) -> str:
    """§S5 Ten upgrades: four of the paths, six white."""
    count = s.white_tiles + count_of(s.path_upgrades)
    seen = s.path_upgrades
    cell: i64
    for cell in range(CELLS):
        upgrade = s.upgrades[cell]
        if upgrade != 0:
            count += 1
        if 0 < upgrade < WHITE_TILE:
            if seen & bit(upgrade - 1) != 0:
                return "a production upgrade in two places"
            seen |= bit(upgrade - 1)
    if s.white_tiles < 0 or count_of(seen) != PATHS:
        return "an upgrade that is nowhere"
    return "" if count == UPGRADES else f"{count} upgrades"


def camel_law(s: Merv) -> str:
    """§S9 Twelve camels."""
    count = s.box_camels + s.route_camels + count_of(s.row_camels) + count_of(s.market)
    count += count_of(s.place_camels) + count_of(s.path_camels)
    if s.box_camels < 0 or s.route_camels < 0 or s.market & ~s.market_spaces != 0:
        return "a camel out of place"
    if s.market_spaces == 0 and is_laid(s, SetUp.DRAW_MARKET):
        return "no side of the camel market"
    if s.place_camels & OUTER != 0:
        return "a camel at an outer place"
    i: i64
    for i in range(PHASES * QUEUE):
        if s.queue_camels[i] < 0:
            return "less than no camel in a queue"
        if s.queue_camels[i] > 0 and i % QUEUE >= s.masters():
            return "a camel on a place of the queue that is not used"
        count += s.queue_camels[i]
    for p in s.players:
        if p.camels < 0:
            return "less than no camel"
        if p.path != NO_PATH and s.path_camels & bit(p.path) != 0:
            return "a camel of the mosque that was reached and not taken"
        count += p.camels
    return "" if count == CAMELS else f"{count} camels"


def card_law(s: Merv) -> str:
    """§S8 24 caravan cards, each in one place."""
    seen = s.pile
    nth: i64
    for nth in range(ROW):
        card = s.row[nth]
        if card != NO_CARD:
            if card >= CARDS or seen & bit(card) != 0:
                return "a caravan card in two places"
            seen |= bit(card)
    for p in s.players:
        if seen & p.cards != 0:
            return "a caravan card in two places"
        seen |= p.cards
    if seen != bit(CARDS) - 1:
        return "a caravan card is nowhere"
    return "" if is_closing(s) or not has_gap(s) else "a gap in the caravan row"


def has_gap(s: Merv) -> bool:
    """Whether a card, or a camel, lies behind an empty place of the row."""
    nth: i64
    for nth in range(1, ROW):
        if s.row[nth - 1] == NO_CARD and s.row[nth] != NO_CARD:
            return True
    for nth in range(ROW):
        if s.row[nth] == NO_CARD and s.row_camels & bit(nth) != 0:
            return True
    return False


def is_closing(s: Merv) -> bool:
    """§C6 Whether cards are being taken, so that the row is closed only afterwards."""
    for rule in s.stack:
        if isinstance(rule, Caravansary | CloseRow):
            return True
    return False


def wall_law(s: Merv) -> str:
    """§S10 16 walls and 4 gates."""
    walls: i64 = 0
    gates: i64 = 0
    position: i64
    colour: i64
    for position in range(POSITIONS):
        if s.walls & bit(position) != 0:
            if is_gate(position):
                gates += 1
            else:
                walls += 1
    for colour in range(COLOURS):
        if nibble(s.wall_supply, colour) > WALLS_OF_COLOUR:
            return "too many walls of a colour"
        if nibble(s.gate_supply, colour) > GATES_OF_COLOUR:
            return "too many gates of a colour"
        walls += nibble(s.wall_supply, colour)
        gates += nibble(s.gate_supply, colour)
    if s.walls >= bit(POSITIONS) or walls != COLOURS * WALLS_OF_COLOUR:
        return f"{walls} walls"
    return "" if gates == COLOURS * GATES_OF_COLOUR else f"{gates} gates"


def contract_law(s: Merv) -> str:
    """§S6 18 contracts: taken from the top of their piles, by one player each."""
    seen: i64 = 0
    for p in s.players:
        if seen & p.contracts != 0:
            return "a contract in two places"
        seen |= p.contracts
    gone: i64 = 0
    pile: i64
    for pile in range(PILES):
        if nibble(s.piles, pile) > PILE:
            return "a pile of contracts is too small"
        gone |= bit(nibble(s.piles, pile)) - 1 << PILE * pile
    return "" if seen == gone else "a contract is nowhere"


def library_law(s: Merv) -> str:
    """§S7 16 achievements, each in one place."""
    seen = s.achievements
    for p in s.players:
        if seen & p.achievements != 0:
            return "an achievement in two places"
        seen |= p.achievements
    return "" if seen == bit(ACHIEVEMENTS) - 1 else "an achievement is nowhere"


def goods_law(s: Merv) -> str:
    """§S11 Six goods of each of the eight kinds."""
    good: i64
    for good in range(PLACES):
        count = nibble(s.goods, good)
        for p in s.players:
            count += p.stock[GOODS + good] + p.stock[LAID + good]
        if count != GOODS_OF_KIND:
            return f"{count} goods of kind {good}"
    return ""


def tile_law(s: Merv) -> str:
    """§S5 Four scoring tiles, each with a path or a player."""
    seen: i64 = 0
    count: i64 = 0
    path: i64
    for path in range(PATHS):
        tile = nibble(s.path_tiles, path)
        if tile > SCORING_TILES:
            return "no such scoring tile"
        if tile != 0:
            seen |= bit(tile - 1)
            count += 1
    for p in s.players:
        seen |= p.tiles
        count += count_of(p.tiles)
    if count_of(seen) != count:
        return "a scoring tile in two places"
    return (
        ""
        if count == SCORING_TILES or not is_laid(s, SetUp.DEAL_TILES)
        else "a scoring tile is nowhere"
    )


def is_laid(s: Merv, step: i64) -> bool:
    """Whether this step of the set-up is done."""
    return len(s.stack) != 1 or not isinstance(s.stack[0], SetUp) or s.stack[0].at > step


def queue_law(s: Merv) -> str:
    """§Q1–Q4 Every master has one place in the queue and at most one action space."""
    seen: i64 = 0
    spaces: i64 = 0
    nth: i64
    for nth in range(QUEUE):
        master = s.queued(nth)
        if master >= s.masters() or (master != NOBODY and seen & bit(master) != 0):
            return "a master in two places of the queue"
        if master != NOBODY:
            seen |= bit(master)
            if nth >= s.masters():
                return "a place of the queue that is not used"
    for nth in range(s.masters()):
        position = s.stand(nth)
        if position >= POSITIONS or (position >= 0 and position // SIDE != s.phase):
            return "a master on the wrong side"
        if position >= 0:
            if spaces & bit(position) != 0:
                return "two masters on one space"
            spaces |= bit(position)
    if count_of(seen) < s.masters() and is_laid(s, SetUp.ORDER_MASTERS):
        return "a master is nowhere"
    return ""


def solo_law(s: Merv) -> str:
    """§Z2 Solo cards: the one of this phase is no longer in the deck."""
    if s.deck >= bit(SOLO_CARDS) or s.card >= SOLO_CARDS:
        return "no such solo card"
    if s.card != NO_CARD and s.deck & bit(s.card) != 0:
        return "a solo card in two places"
    return "" if s.seats == 1 or (s.card == NO_CARD and s.deck == 0) else "a solo card too many"


def piece_law(s: Merv, master: i64) -> str:
    """§S2, §G4 Nine buildings, eight servants and ten discs of each colour."""
    p = s.players[master]
    buildings = p.buildings
    servants = p.servants + p.at_court()
    cell: i64
    for cell in range(CELLS):
        if s.owners[cell] == master + 1:
            buildings += 1
        if s.guards[cell] == master + 1:
            servants += 1
    if p.buildings < 0 or buildings != BUILDINGS:
        return f"{buildings} buildings"
    if p.servants < 0 or servants != SERVANTS:
        return f"{servants} servants"
    begun: i64 = 0 if p.path == NO_PATH else 1
    discs = MARKERS + begun + count_of(p.posts) + p.discs
    if p.discs < 0 or discs != DISCS:
        return f"{discs} discs"
    return f"{count_of(p.posts)} trading posts" if count_of(p.posts) > POSTS else ""


def track_law(s: Merv, master: i64) -> str:
    """§B1–B6, §O11 Markers on their tracks, points from named sources."""
    p = s.players[master]
    if p.favour < 0 or p.favour > FAVOUR_TOP or p.influence < 0 or p.influence > INFLUENCE_TOP:
        return "a marker off its track"
    if p.path >= PATHS or p.steps < 0 or p.steps > STEPS or (p.path == NO_PATH) != (p.steps == 0):
        return "a marker off the mosque"
    points: i64 = 0
    i: i64
    for i in range(STOCK_SIZE):
        if p.stock[i] < 0:
            return "less than none of something"
        if i >= LEDGER:
            points += p.stock[i]
    if points != p.points:
        return "points without a source"
    if s.is_vizier(master) and (any_stock(s, master) or p.favour + p.influence + p.scrolls > 0):
        return "the Grand Vizier has something"
    return ""


def any_stock(s: Merv, master: i64) -> bool:
    """§D5 Whether there are cubes, goods or points."""
    i: i64
    for i in range(STOCK_SIZE):
        if s.players[master].stock[i] > 0:
            return True
    return False


def shelf_law(s: Merv, master: i64) -> str:
    """§L3, §A3, §A4 Achievements by scrolls; scrolls and goods on contracts as they ask."""
    p = s.players[master]
    scrolls: i64 = 0
    common: i64 = 0
    rare: i64 = 0
    i: i64
    for i in range(CONTRACTS):
        if p.contracts & bit(i) != 0:
            scrolls += CONTRACT_SCROLLS[i]
            common += CONTRACT_COMMON[i]
            rare += CONTRACT_RARE[i]
    for i in range(PLACES):
        if i % 2 == 0:
            common -= p.stock[LAID + i]
        else:
            rare -= p.stock[LAID + i]
    if scrolls != p.laid_scrolls or scrolls > p.scrolls or common != 0 or rare != 0:
        return "contracts without what they ask"
    level: i64
    for level in range(LEVELS):
        tiles = count_of(p.achievements >> TILES_OF_LEVEL * level & 15)
        if tiles > 1 or (tiles == 1 and p.scrolls < SCROLLS_PER_LEVEL * (level + 1)):
            return "an achievement too many"
    return ""
