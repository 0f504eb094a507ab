"""What a position of Rajas of the Ganges is worth to one seat at the end of its turn.

Everything is counted in hundredths of fame. One fame and two money bring the markers equally
nearer to each other; whatever else a player owns is worth what it will probably still bring.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.kernel import arg, arg2, arg3, bit, verb
from serai.core.packed import vec
from serai.games.rajas import gains, market, tables
from serai.games.rajas.harbour import is_occupied, river_reward
from serai.games.rajas.karma import reach
from serai.games.rajas.state import (
    FACE,
    IDLE_FAME,
    IDLE_MONEY,
    IDLE_RIVER,
    Player,
    Rajas,
    tile_in,
)
from serai.games.rajas.tables import (
    BRIDGE_AFTER,
    CELL_FIELD,
    CELL_NEIGHBOUR,
    CELLS,
    FAME_WORKER,
    FIELD_REWARD,
    FIELDS,
    GOODS,
    LAST_SPACE,
    MONEY_BONUS,
    MONEY_BONUS_REWARD,
    MONEY_WORKER,
    STACKS,
    TILE_BUILDING,
    TILE_COST,
    TILE_GOOD,
    TILE_VALUE,
    YIELD_TILE_REWARD,
)
from serai.games.rajas.tracks import MONEY_BONUSES, margin

# Names of the weights: places in WEIGHTS.
DIE: Final = 0  # six places, one for each face
KARMA: Final = 6  # first, second, third
TURN: Final = 9
PULL: Final = 10
FULL: Final = 11
PURCHASE: Final = 12
LEVEL: Final = 13
LEVEL_SEEN: Final = 14
MIXED: Final = 15
GOOD: Final = 16
BEST_GOOD: Final = 17
OPEN: Final = 18  # none, one, two, three, more
FIELD: Final = 23  # next tile, the one after, …
BOAT: Final = 27
AHEAD: Final = 28
START: Final = 29
PURSE: Final = 30
SPAN: Final = 31
LAST_TURN: Final = 32
CERTAIN: Final = 33
WEIGHT_COUNT: Final = 34

WEIGHTS: Final = vec[i64](
    [
        # A die by its face: high ones buy tiles, low ones sail, and 1 is 6 with karma.
        100,
        100,
        110,
        130,
        140,
        170,
        # Karma: turns a die in need; the third one is mostly there to be full.
        90,
        70,
        50,
        # A turn more: what a turn brings beyond the dice it uses up.
        170,
        # Percent of a bonus that counts while the marker is still on its way to it.
        50,
        # A die on one of the last two hands, for which there will be no room.
        -60,
        # Percent of the best tile that the dice can buy now.
        20,
        # A level of a building, at the start of the game; half of it for the market of ideas:
        # for each such building on offer.
        150,
        15,
        # Percent of a game's income: for each money of mixed goods, of all goods, of the best.
        45,
        20,
        20,
        # Open roads: none, one, two, three, more.
        -400,
        0,
        80,
        130,
        150,
        # Percent of an unlinked field that can be linked by the next tile, by the one after, …
        50,
        30,
        15,
        5,
        # A river space, and percent of the best of the next three rewards.
        20,
        25,
        # To begin the next round.
        60,
        # Each of the first four money, without which there is no quarry.
        25,
        # Turns (in tenths) before the end from which on things lose their worth.
        60,
        # What somebody who still has a turn in the last pass makes of it.
        350,
        # To have won rather than lost.
        4000,
    ]
)

GAME: Final = 230  # turns of a whole game, in tenths
ROUND: Final = 43  # turns of a round
PACE: Final = 26  # tenths of fame that a turn brings the markers nearer


def cell_sets(table: vec[i64]) -> vec[i64]:
    """For each square the set of what is on its four sides."""
    sets = vec[i64]([0] * CELLS)
    cell: i64
    for cell in range(CELLS):
        side: i64
        for side in range(4):
            if table[cell * 4 + side] >= 0:
                sets[cell] |= bit(table[cell * 4 + side])
    return sets


CELLS_BESIDE: Final = cell_sets(CELL_NEIGHBOUR)
FIELDS_BESIDE: Final = cell_sets(CELL_FIELD)


class Judge:
    """The evaluation for one seat; what does not change within a turn is prepared once."""

    w: vec[i64]
    seat: i64
    round: i64
    left: i64  # turns left, in tenths
    early: i64  # percent of the game that is still to come
    worker: i64  # what one more worker is worth
    fields: vec[i64]  # worth of each border field
    fields_for: i64  # the yield tiles with which it was found
    river: vec[i64]  # worth of being on each river space

    def __init__(self, s: Rajas, seat: i64, weights: vec[i64]) -> None:
        self.w = weights
        self.seat = seat
        self.round = s.round
        self.left = turns_left(s)
        self.early = self.left * 100 // GAME
        self.worker = weights[TURN] * max(i64(0), self.left - 15) // ROUND
        self.fields = vec[i64]([0] * FIELDS)
        self.look_at_fields(s.players[seat])
        self.river = vec[i64]([0] * (LAST_SPACE + 1))
        self.look_at_river(s)

    # What is prepared.

    def look_at_fields(self, p: Player) -> None:
        field: i64
        for field in range(FIELDS):
            jewel = p.jewel(field)
            if jewel > 0:
                self.fields[field] = self.gain(p, YIELD_TILE_REWARD[jewel - 1])
            else:
                self.fields[field] = self.gain(p, FIELD_REWARD[p.side * FIELDS + field])
        self.fields_for = p.jewels

    def look_at_river(self, s: Rajas) -> None:
        """The way already gone, the worker beyond the bridge, the best of what lies ahead."""
        p = s.players[self.seat]
        rewards = vec[i64]([0] * (LAST_SPACE + 4))
        space: i64
        for space in range(1, LAST_SPACE + 1):
            if space > p.boat and not is_occupied(s, self.seat, space):
                rewards[space] = self.gain(p, river_reward(s, space))
        for space in range(LAST_SPACE + 1):
            best = max(rewards[space + 1], rewards[space + 2], rewards[space + 3])
            self.river[space] = (
                space * self.w[BOAT] * self.early // 100 + best * self.soon(self.w[AHEAD]) // 100
            )

    def soon(self, worth: i64) -> i64:
        """What something is worth that takes some turns to use."""
        return worth * min(self.left, self.w[SPAN]) // self.w[SPAN]

    def gain(self, p: Player, reward: i64) -> i64:
        """About what a printed gain will be worth."""
        n = arg(reward)
        match verb(reward):
            case tables.DICE:
                return n * self.mean_die()
            case tables.KARMA:
                return n * self.w[KARMA + 1]
            case tables.MONEY:
                return n * 50
            case tables.FAME:
                return n * 100
            case tables.UPGRADE:
                return self.w[LEVEL] * self.early // 100
            case tables.BOAT:
                return 150
            case tables.ANY_CHAMBER | tables.CHAMBER:
                return 2 * self.mean_die() + 50
            case tables.DICE_PER_KARMA:
                return max(p.karma, i64(1)) * self.mean_die()
            case tables.MONEY_PER_MARKET:
                return n * 50 * (p.markets_of(0) + p.markets_of(1) + p.markets_of(2))
            case tables.MIXED_GOODS:
                return 50 * market.best_mixed(p)
            case tables.ONE_GOOD:
                good: i64
                best: i64 = 0
                for good in range(GOODS):
                    best = max(best, market.best_of_good(p, good, n))
                return 50 * best
            case tables.FAME_PER_UPGRADE:
                return n * 100 * p.upgrades
            case tables.MONEY_PER_UPGRADE:
                return n * 50 * p.upgrades
            case tables.FAME_PER_KARMA:
                return n * 100 * max(p.karma, i64(1))
            case tables.COLOURED_DICE:
                dice: i64 = 0
                if arg(reward) > 0:
                    dice += 1
                if arg2(reward) > 0:
                    dice += 1
                if arg3(reward) > 0:
                    dice += 1
                return dice * self.mean_die()
            case tables.SAIL_UP_TO:
                return 200
            case tables.UPGRADE_AND_DIE:
                return self.w[LEVEL] * self.early // 100 + self.mean_die()
            case tables.FAME_PER_MARKET_TILE:
                return 100 * gains.market_tiles(p) + 3 * self.early
            case tables.FAME_PER_RIVER_SPACES:
                return 100 * (p.boat // n) + 3 * self.early
            case tables.MONEY_PER_BUILDING:
                return 50 * n * gains.buildings(p) + 3 * self.early
            case tables.MONEY_PER_YIELD_TILE:
                return 50 * n * (gains.connected_jewels(p) + 1) + 2 * self.early
            case tables.FAME_PER_CURVE:
                return 100 * n * gains.curves(p) + 4 * self.early
            case tables.FAME_PER_WORKER:
                return 100 * n * p.workers + self.early
            case _:
                return 0

    def die(self, kind: i64) -> i64:
        """What a single die is worth."""
        return self.soon(self.w[DIE + kind % 6])

    def mean_die(self) -> i64:
        """What a die is worth before it has fallen."""
        w = self.w
        return self.soon((w[0] + w[1] + w[2] + w[3] + w[4] + w[5]) // 6)

    # What is asked at the end of each line of play.

    def worth(self, s: Rajas) -> i64:
        """The whole position."""
        if s.meetings > 0 or not s.stack:
            return self.outcome(s)
        p = s.players[self.seat]
        total: i64 = 100 * p.fame + 50 * p.money + self.w[PURSE] * min(p.money, i64(4))
        total += self.dice(s, p) + self.workers(s, p) + self.tracks(p)
        total += self.levels(s, p) + self.markets(p) + self.roads(p)
        total += self.river[p.boat]
        if s.mogul == self.seat + 1 or (s.round > self.round and s.start == self.seat):
            total += self.soon(self.w[START])
        return total

    def outcome(self, s: Rajas) -> i64:
        """The last pass: only the margin counts, and whose is the widest."""
        own = 100 * margin(s.players[self.seat])
        best: i64 = -10000
        other: i64
        for other in range(s.seats):
            if other != self.seat:
                p = s.players[other]
                theirs: i64 = 100 * margin(p)
                later = (other - s.start + s.seats) % s.seats > (
                    self.seat - s.start + s.seats
                ) % s.seats
                if s.stack and later and p.ready > 0:
                    theirs += self.w[LAST_TURN]
                if p.met > 0 and (
                    s.players[self.seat].met == 0 or s.players[self.seat].met > p.met
                ):
                    theirs += 1
                best = max(best, theirs)
        lead: i64 = min(max((own - best) * 8, -self.w[CERTAIN]), self.w[CERTAIN])
        if own > best:
            lead += self.w[CERTAIN]
        return own + lead + 6100

    def dice(self, s: Rajas, p: Player) -> i64:
        """Dice, karma, and what they can buy."""
        w = self.w
        total: i64 = 0
        face: i64
        for face in range(6):
            total += p.dice[FACE + face] * w[DIE + face]
        i: i64
        for i in range(p.karma):
            total += w[KARMA + i]
        if p.held > p.hands - 2:
            total += w[FULL] * (p.held - p.hands + 2)
        best: i64 = 0
        second: i64 = 0
        colour: i64
        for colour in range(4):
            most: i64 = self.purchase(s, p, colour)
            if most > best:
                second = best
                best = most
            elif most > second:
                second = most
        return self.soon(total + (best + second) * w[PURCHASE] // 100)

    def purchase(self, s: Rajas, p: Player, colour: i64) -> i64:
        """The best tile of a colour that the dice can pay."""
        pips = reach(p, colour, p.karma)
        best: i64 = 0
        stack: i64
        for stack in range(colour * 3, colour * 3 + 3):
            top = s.tops[stack]
            if top > 0 and TILE_COST[top - 1] <= pips:
                best = max(best, self.tile(p, top - 1))
        return best

    def tile(self, p: Player, tile: i64) -> i64:
        """What a tile brings when it is laid, and later."""
        total: i64 = 0
        i: i64
        for i in range(2):
            if TILE_BUILDING[tile * 2 + i] >= 0:
                total += 100 * p.level(TILE_BUILDING[tile * 2 + i])
            if TILE_GOOD[tile * 2 + i] >= 0:
                total += (50 + self.w[MIXED] * self.early // 100) * TILE_VALUE[tile * 2 + i]
        return total

    def workers(self, s: Rajas, p: Player) -> i64:
        """Turns to come: this round's, and those of all later rounds."""
        total: i64 = self.worker * p.workers
        if s.round == self.round:
            total += self.w[TURN] * p.ready
        return total

    def tracks(self, p: Player) -> i64:
        """How near the next bonuses on both tracks are."""
        total: i64 = 0
        if p.idle & IDLE_MONEY:
            total += self.worker * min(p.money, i64(MONEY_WORKER)) // MONEY_WORKER
        if p.idle & IDLE_FAME:
            total += self.worker * min(p.fame, i64(FAME_WORKER)) // FAME_WORKER
        if p.idle & IDLE_RIVER:
            total += self.worker * p.boat // (2 * BRIDGE_AFTER)
        if p.fame < 5:
            total += self.w[LEVEL] * self.early * p.fame // 500
        if p.bonus < MONEY_BONUSES:
            before: i64 = MONEY_BONUS[p.bonus - 1] if p.bonus > 0 else 0
            if p.money > before:
                reward = self.gain(p, MONEY_BONUS_REWARD[p.bonus])
                total += reward * (p.money - before) // (MONEY_BONUS[p.bonus] - before)
        return total * self.w[PULL] // 100

    def levels(self, s: Rajas, p: Player) -> i64:
        """Upgrades, of most use for buildings that are on offer."""
        total: i64 = p.upgrades * self.w[LEVEL]
        if p.upgrades > 0:
            stack: i64
            for stack in range(STACKS):
                top = s.tops[stack]
                if top > 0:
                    i: i64
                    for i in range(2):
                        building = TILE_BUILDING[(top - 1) * 2 + i]
                        if building >= 0:
                            total += (p.level(building) - 2) * self.w[LEVEL_SEEN]
        return total * self.early // 100

    def markets(self, p: Player) -> i64:
        """Income to come from the markets of the province."""
        if p.markets == 0:
            return 0
        best = vec[i64]([0] * GOODS)
        sums = vec[i64]([0] * GOODS)
        cell: i64
        for cell in range(CELLS):
            square = p.cells[cell]
            if square > 0:
                i: i64
                for i in range(tile_in(square) * 2, tile_in(square) * 2 + 2):
                    good = TILE_GOOD[i]
                    if good >= 0:
                        best[good] = max(best[good], TILE_VALUE[i])
                        sums[good] += TILE_VALUE[i]
        w = self.w
        total: i64 = (best[0] + best[1] + best[2]) * w[MIXED]
        total += (sums[0] + sums[1] + sums[2]) * w[GOOD]
        total += max(sums[0], sums[1], sums[2]) * w[BEST_GOOD]
        return total * self.early // 100

    def roads(self, p: Player) -> i64:
        """Open roads, and how near they are to the yields at the border."""
        if p.jewels != self.fields_for:
            self.look_at_fields(p)
        n: i64 = 0
        fields: i64 = 0
        missing = ~p.connected
        free: i64 = 0
        cell: i64
        for cell in range(CELLS):
            if p.cells[cell] == 0:
                free |= bit(cell)
        near = p.open
        step: i64 = 0
        while near and step < 4:
            free &= ~near
            beyond: i64 = 0
            beside: i64 = 0
            for cell in range(CELLS):
                if near >> cell & 1:
                    if step == 0:
                        n += 1
                    beside |= FIELDS_BESIDE[cell]
                    beyond |= CELLS_BESIDE[cell]
            beside &= missing
            missing &= ~beside
            field: i64
            if beside:
                for field in range(FIELDS):
                    if beside >> field & 1:
                        fields += self.fields[field] * self.w[FIELD + step]
            near = beyond & free
            step += 1
        return self.soon(self.w[OPEN + min(n, i64(4))] + fields // 100)


def turns_left(s: Rajas) -> i64:
    """About how many turns (in tenths) a player has before somebody's markers meet."""
    lead: i64 = -61
    for p in s.players:
        lead = max(lead, margin(p))
    return max(-lead, i64(1)) * 100 // PACE
