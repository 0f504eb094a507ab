"""What is counted of every seat of Merv beside its buildings.

Each function writes the numbers whose names stand above it, and answers where the next ones go.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.merv.judge import tile_step
from serai.core.kernel import bit, count_of
from serai.core.packed import vec
from serai.games.merv.caravansary import has_bonus, is_reached
from serai.games.merv.contracts import free_scrolls, lacking_influence, top_of
from serai.games.merv.payment import discount_for, missing
from serai.games.merv.scoring import hall_value
from serai.games.merv.state import CUBES, NO_CARD, NO_PATH, NOBODY, Merv, Player, nibble
from serai.games.merv.tables import (
    CARD_SPICE,
    CELLS,
    COLOURS,
    CONTRACT_COMMON,
    CONTRACT_POINTS,
    CONTRACT_RARE,
    CONTRACT_SCROLLS,
    HALLS,
    INFLUENCE_POINTS,
    INFLUENCE_TOP,
    LEVELS,
    MOSQUE,
    OUTER,
    PALACE,
    PATH_COST,
    PATHS,
    PILES,
    PLACE_PRICE,
    PLACES,
    RESOURCES,
    ROW,
    SCROLLS_PER_LEVEL,
    SET_POINTS,
    SITE_ACTION,
    SPICE_CARDS,
    SPICE_LIMIT,
    SPICES,
    STEPS,
    TILE_ACTION,
    WHITE,
)

FEW_CAMELS: Final = 2  # beyond which there are many
FEW_SERVANTS: Final = 3  # as many as a player misses who has fewer

# A row of larger counts than four bits hold.
COUNT_BITS: Final = 8
COUNT_MOST: Final = 255


def count(packed: i64, n: i64) -> i64:
    """The n-th count of such a row."""
    return packed >> COUNT_BITS * n & COUNT_MOST


def stocked(p: Player) -> i64:
    """Own cubes by colour, in a row of counts."""
    stock = p.stock
    found: i64 = 0
    resource: i64
    for resource in range(RESOURCES):
        found += min(stock[CUBES + resource], i64(COUNT_MOST)) << COUNT_BITS * resource
    return found


# Tracks and palace.

TRACKS: Final[tuple[str, ...]] = (
    "favour",
    "court",
    "unfunded",
    "palace_now",
    "palace_all",
    "influence",
    *(f"influence_beyond_{n}" for n in (4, 8, 12, 16)),
    "to_points",
    "camels",
    "camels_beyond_2",
    "servants_short",
)


def write_tracks(s: Merv, seat: i64, p: Player, out: vec[i64], at: i64) -> i64:
    """Favour and the courtiers that it is for, influence, camels and servants."""
    court = p.at_court()
    out[at] = p.favour
    out[at + 1] = court
    out[at + 2] = max(court - p.favour, i64(0))
    out[at + 3] = 0
    out[at + 4] = 0
    if court > 0:
        write_palace(s, seat, p, out, at + 3)
    out[at + 5] = p.influence
    part: i64
    for part in range(1, 5):
        out[at + 5 + part] = max(p.influence - 4 * part, i64(0))
    space = p.influence + 1
    while space <= INFLUENCE_TOP and INFLUENCE_POINTS[space] == 0:
        space += 1
    out[at + 10] = space - p.influence if space <= INFLUENCE_TOP else 0
    out[at + 11] = p.camels
    out[at + 12] = max(p.camels - FEW_CAMELS, i64(0))
    out[at + 13] = max(FEW_SERVANTS - p.servants, i64(0))
    return at + 14


def write_palace(s: Merv, seat: i64, p: Player, out: vec[i64], at: i64) -> None:
    """What the courtiers would score now, with the favour there is and with enough of it."""
    favour = p.favour
    done: i64 = 0
    hall: i64
    _i: i64
    for _i in range(HALLS):
        best: i64 = NOBODY
        most: i64 = 0
        for hall in range(HALLS):
            if done >> hall & 1 == 0 and p.in_hall(hall) > 0:
                value = hall_value(s, seat, hall)
                if value > most:
                    most = value
                    best = hall
        if best == NOBODY:
            return
        done |= bit(best)
        funded = min(p.in_hall(best), favour)
        favour -= funded
        out[at] += most * funded
        out[at + 1] += most * p.in_hall(best)


# Cubes, and what they would pay.

STOCK: Final[tuple[str, ...]] = (
    "colours",
    "most_of_one",
    "court_short",
    "steps",
    "steps_ready",
    "tile_ahead",
    "tile_aim",
    "tiles",
)


def write_stock(s: Merv, seat: i64, p: Player, out: vec[i64], at: i64) -> i64:
    """Cubes for the next courtier and for steps in the mosque, and the tile there."""
    stock = p.stock
    colours: i64 = 0
    most: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        n = stock[CUBES + colour]
        if n > 0:
            colours += 1
        most = max(most, n)
    price = p.at_court() + 1 - discount_for(s, seat, PALACE)
    out[at] = colours
    out[at + 1] = most
    out[at + 2] = max(price - most - stock[CUBES + WHITE], i64(0))
    out[at + 3] = p.steps
    out[at + 4] = steps_ready(s, seat, p)
    out[at + 5] = 0
    out[at + 6] = 0
    if p.path != NO_PATH and nibble(s.path_tiles, p.path) != 0:
        ahead = tile_step(p.path) - p.steps
        if ahead > 0:
            out[at + 5] = ahead
            out[at + 6] = on_action(s, seat, TILE_ACTION[nibble(s.path_tiles, p.path) - 1])
    out[at + 7] = count_of(p.tiles)
    return at + 8


def steps_ready(s: Merv, seat: i64, p: Player) -> i64:
    """Steps in the mosque that the own cubes would pay for."""
    saved = discount_for(s, seat, MOSQUE)
    if p.path != NO_PATH:
        return steps_on(p, p.path, saved)
    best: i64 = 0
    path: i64
    for path in range(PATHS):
        best = max(best, steps_on(p, path, saved))
    return best


def steps_on(p: Player, path: i64, saved: i64) -> i64:
    """The same on a path, where white cubes and `saved` stand for what is missing."""
    spare = stocked(p)
    free = count(spare, WHITE) + saved
    step: i64
    colour: i64
    for step in range(p.steps, STEPS):
        cost = PATH_COST[path * STEPS + step]
        for colour in range(COLOURS):
            need = nibble(cost, colour)
            paid = min(need, count(spare, colour))
            spare -= paid << COUNT_BITS * colour
            free -= need - paid
        if free < 0:
            return step - p.steps
    return STEPS - p.steps


def on_action(s: Merv, seat: i64, action: i64) -> i64:
    """Own buildings on sites with an action."""
    owners = s.owners
    found: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if owners[cell] == seat + 1 and SITE_ACTION[s.sites[cell]] == action:
            found += 1
    return found


# Scrolls, posts and goods; contracts.

TRADE: Final[tuple[str, ...]] = (
    "scrolls",
    "scrolls_free",
    "scrolls_half",
    "posts_inner",
    "posts_outer",
    "trades_ready",
    "goods",
    "common",
    "rare",
    "contracts",
    "contracts_ready",
    "contract_best",
)


def write_trade(s: Merv, seat: i64, p: Player, out: vec[i64], at: i64) -> i64:
    """Scrolls, posts and goods, and the contracts that they are enough for."""
    trades: i64 = 0
    place: i64
    if p.posts != 0:
        for place in range(PLACES):
            is_open = p.posts >> place & 1 != 0 and nibble(s.goods, place) > 0
            if is_open and missing(s, seat, PLACE_PRICE[place]) == 0:
                trades += 1
    common = p.common_goods()
    rare = p.rare_goods()
    scrolls = free_scrolls(p)
    is_half = p.scrolls < LEVELS * SCROLLS_PER_LEVEL and p.scrolls % SCROLLS_PER_LEVEL != 0
    out[at] = p.scrolls
    out[at + 1] = scrolls
    out[at + 2] = 1 if is_half else 0
    out[at + 3] = count_of(p.posts & ~OUTER)
    out[at + 4] = count_of(p.posts & OUTER)
    out[at + 5] = trades
    out[at + 6] = p.all_goods()
    out[at + 7] = common
    out[at + 8] = rare
    ready: i64 = 0
    best: i64 = 0
    if stocked(p) != 0:
        pile: i64
        for pile in range(PILES):
            contract = top_of(s, pile)
            if contract >= 0 and lacking(p, contract, scrolls, common, rare) == 0:
                ready += 1
                best = max(best, CONTRACT_POINTS[contract])
    out[at + 9] = count_of(p.contracts)
    out[at + 10] = ready
    out[at + 11] = best
    return at + 12


def lacking(p: Player, contract: i64, scrolls: i64, common: i64, rare: i64) -> i64:
    """Scrolls and goods that are missing for a contract; two steps of influence count as one."""
    found = max(CONTRACT_SCROLLS[contract] - scrolls, i64(0))
    found += max(CONTRACT_COMMON[contract] - common, i64(0))
    found += max(CONTRACT_RARE[contract] - rare, i64(0))
    return found + (max(lacking_influence(p, contract), i64(0)) + 1) // 2


# Spices.

CARDS: Final[tuple[str, ...]] = ("cards", "spice_room", "bonus_near", "set_gain", "cards_open")


def write_cards(s: Merv, p: Player, out: vec[i64], at: i64) -> i64:
    """Cards, spices still allowed, bonuses in sight, the best next card of a set, the row."""
    held: i64 = 0
    spice: i64
    nth: i64
    for spice in range(SPICES):
        held += p.spice(spice) << COUNT_BITS * spice
    room = SPICE_LIMIT[p.influence] - p.kinds_of_spice()
    near: i64 = 0
    gain: i64 = 0
    for spice in range(SPICES):
        own = count(held, spice)
        if has_bonus(s, spice, own + 1):
            near += 1
        if own > 0 or room > 0:
            others: i64 = 0  # spices of which there are more
            for nth in range(SPICES):
                if count(held, nth) > own:
                    others += 1
            gain = max(gain, SET_POINTS[others + 1] - SET_POINTS[others])
    reached: i64 = 0
    row = s.row
    for nth in range(ROW):
        if row[nth] != NO_CARD and is_reached(s.row_camels, nth):
            is_owned = p.cards & SPICE_CARDS[CARD_SPICE[row[nth]]] != 0
            if is_owned or room > 0:
                reached += 1
    out[at] = count_of(p.cards)
    out[at + 1] = room
    out[at + 2] = near
    out[at + 3] = gain
    out[at + 4] = reached
    return at + 5
