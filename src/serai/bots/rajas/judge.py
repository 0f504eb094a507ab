"""What a position of Rajas of the Ganges is worth to one seat at the end of its turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.rajas.gains import Outlook
from serai.bots.rajas.weights import (
    AHEAD,
    BEST,
    BEST_GOOD,
    BOAT,
    CERTAIN,
    CROWD,
    DIE,
    FIELD,
    GOOD,
    HAS,
    HELD,
    KARMA,
    LAST_TURN,
    LEVEL_SEEN,
    MIXED,
    NEAR,
    OPEN,
    PULL_BONUS,
    PULL_FAME,
    PULL_MONEY,
    PULL_RIVER,
    PURSE,
    SECOND,
    START,
    TURN,
)
from serai.core.kernel import bit
from serai.core.packed import vec
from serai.games.rajas.components import BOARD
from serai.games.rajas.harbour import is_occupied, river_reward
from serai.games.rajas.karma import reach
from serai.games.rajas.market import best_of_good
from serai.games.rajas.state import (
    AT_CHAMBER,
    FACE,
    IDLE_FAME,
    IDLE_MONEY,
    IDLE_RIVER,
    PIPS,
    Player,
    Rajas,
    tile_in,
)
from serai.games.rajas.tables import (
    ALIGNMENT_SUM,
    BRIDGE_AFTER,
    CELL_FIELD,
    CELL_NEIGHBOUR,
    CELLS,
    COLOURS,
    FAME_BONUS,
    FAME_WORKER,
    FIELD_REWARD,
    FIELDS,
    GOODS,
    LAST_SPACE,
    LEVEL_MIN,
    MONEY_BONUS,
    MONEY_BONUS_REWARD,
    MONEY_WORKER,
    STACKS,
    STACKS_PER_COLOUR,
    TILE_BUILDING,
    TILE_COST,
    TILE_GOOD,
    TILE_VALUE,
    YIELD_TILE_REWARD,
)
from serai.games.rajas.tracks import MONEY_BONUSES, margin

ROUND: Final = 43  # turns of a round, in tenths
LOST: Final = -100000
DEAREST: Final[i64] = max(max(row) for row in BOARD.quarry.values())  # space of the quarry

# What the worth is made of; their places are those of the names.
TERMS: Final[tuple[str, ...]] = (
    "fame",
    "money",
    "purse",
    "faces",
    "chambers",
    "held",
    "crowd",
    "karma",
    "tiles",
    "workers",
    "ready",
    "waiting",
    "bonuses",
    "levels",
    "levels_seen",
    "mixed",
    "goods",
    "roads",
    "fields",
    "river",
    "start",
)
PARTS: Final = 21  # as many

# Terms that are rounded together: from the first one to before the next.
DICE_TERMS: Final = 3
WORKER_TERMS: Final = 9
BONUS_TERMS: Final = 11
LEVEL_TERMS: Final = 13
MARKET_TERMS: Final = 15
ROAD_TERMS: Final = 17
RIVER_TERMS: Final = 19


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


class Judge(Outlook):
    """The evaluation for one seat; what hardly changes within a turn is prepared once."""

    round: i64
    worker: i64  # what one more worker is worth
    goods: vec[i64]  # the best market of each good
    fields: vec[i64]  # worth of each border field
    fields_for: i64  # the yield tiles with which it was found
    near: vec[i64]  # percent of each border field that counts, by its distance from a road
    river: vec[i64]  # worth of being on each river space
    parts: vec[i64]  # the terms of the position being judged; those rounded together not yet

    def __init__(self, s: Rajas, seat: i64, weights: vec[i64]) -> None:
        super().__init__(s, weights)
        self.seat = seat
        self.round = s.round
        self.worker = weights[TURN] * max(i64(0), self.left - 15) // ROUND
        self.goods = vec[i64]([0] * GOODS)
        good: i64
        for good in range(GOODS):
            self.goods[good] = best_of_good(s.players[seat], good, 1)
        self.fields = vec[i64]([0] * FIELDS)
        self.near = vec[i64]([0] * FIELDS)
        self.look_at_fields(s.players[seat])
        self.river = vec[i64]([0] * (LAST_SPACE + 1))
        self.look_at_river(s)
        self.parts = vec[i64]([0] * PARTS)

    def look_at_fields(self, p: Player) -> None:
        """What lies at the border of the province."""
        field: i64
        for field in range(FIELDS):
            jewel = p.jewel(field)
            if jewel > 0:
                self.fields[field] = self.gain(p, YIELD_TILE_REWARD[jewel - 1])
            else:
                self.fields[field] = self.gain(p, FIELD_REWARD[p.side * FIELDS + field])
        self.fields_for = p.jewels

    def look_at_river(self, s: Rajas) -> None:
        """The way already gone, and the best of what lies ahead."""
        p = s.players[self.seat]
        rewards = vec[i64]([0] * (LAST_SPACE + 4))
        space: i64
        for space in range(p.boat + 1, LAST_SPACE + 1):
            if not is_occupied(s, self.seat, space):
                rewards[space] = self.gain(p, river_reward(s, space))
        for space in range(p.boat, LAST_SPACE + 1):
            ahead = max(rewards[space + 1], rewards[space + 2], rewards[space + 3])
            self.river[space] = space * self.w[BOAT] * self.early // 100
            self.river[space] += self.for_roads(ahead * self.w[AHEAD] // 100)

    def worth(self, s: Rajas) -> i64:
        """The whole position."""
        if s.meetings > 0 or not s.stack:
            return self.outcome(s)
        p = s.players[self.seat]
        total = self.tracks(p) + self.dice(s, p) + self.workers(s, p) + self.bonuses(p)
        total += self.levels(s, p) + self.markets(p) + self.roads(p)
        return total + self.river_and_start(s, p)

    def terms(self, s: Rajas, out: vec[i64]) -> i64:
        """What the worth is made of, in the order of TERMS.

        When markers have met the first one is all.
        """
        total = self.worth(s)
        i: i64
        if s.meetings > 0 or not s.stack:
            out[0] = total
            for i in range(1, PARTS):
                out[i] = 0
            return PARTS
        for i in range(PARTS):
            out[i] = self.parts[i]
        self.share(out, DICE_TERMS, WORKER_TERMS)
        self.share(out, BONUS_TERMS, LEVEL_TERMS)
        self.share(out, MARKET_TERMS, ROAD_TERMS)
        self.share(out, ROAD_TERMS, RIVER_TERMS)
        return PARTS

    def share(self, out: vec[i64], first: i64, beyond: i64) -> None:
        """Of terms that are rounded together each is what it adds to the rounded sum."""
        total: i64 = 0
        before: i64 = 0
        i: i64
        for i in range(first, beyond):
            total += self.parts[i]
            now = self.rounded(total, first)
            out[i] = now - before
            before = now

    def rounded(self, total: i64, first: i64) -> i64:
        """What a sum of terms counts by the time of the game."""
        if first == DICE_TERMS:
            return self.for_dice(total)
        if first == MARKET_TERMS:
            return total * self.early // 100
        return self.for_roads(total // 100) if first == ROAD_TERMS else total // 100

    def outcome(self, s: Rajas) -> i64:
        """The last pass: only the margin counts, and whose is the widest."""
        me = s.players[self.seat]
        place = (self.seat - s.start + s.seats) % s.seats
        own = 100 * margin(me)
        best: i64 = LOST
        other: i64
        for other in range(s.seats):
            if other != self.seat:
                p = s.players[other]
                theirs: i64 = 100 * margin(p)
                if s.stack and (other - s.start + s.seats) % s.seats > place and p.ready > 0:
                    theirs += self.w[LAST_TURN]
                if p.met > 0 and (me.met == 0 or p.met < me.met):
                    theirs += 1  # wins between equals
                best = max(best, theirs)
        sure = self.w[CERTAIN]
        lead: i64 = min(max((own - best) * 8, -sure), sure)
        return own + 100 * ALIGNMENT_SUM + lead + (sure if own > best else 0)

    def tracks(self, p: Player) -> i64:
        """Fame and money, and that there is some to pay with."""
        fame = 100 * p.fame
        money = 50 * p.money
        purse = self.w[PURSE] * min(p.money, DEAREST)
        self.parts[0] = fame
        self.parts[1] = money
        self.parts[2] = purse
        return fame + money + purse

    def dice(self, s: Rajas, p: Player) -> i64:
        """Dice, karma, and what they can buy."""
        w = self.w
        dice = p.dice
        again = p.ready > 0 and s.round == self.round
        faces: i64 = 0
        chambers: i64 = 0
        held: i64 = 0
        karma: i64 = 0
        tiles: i64 = 0
        i: i64
        for i in range(6):
            if dice[FACE + i] > 0:
                faces += dice[FACE + i] * w[DIE + i]
                if again and s.board[AT_CHAMBER + i] == 0:
                    chambers += w[HAS + i]
        for i in range(min(p.held, i64(3))):
            held += w[HELD + i]
        crowd = w[CROWD] * max(p.held - 5, i64(0))
        for i in range(p.karma):
            karma += w[KARMA + i]
        if p.open:
            best: i64 = 0
            second: i64 = 0
            for i in range(COLOURS):
                if dice[PIPS + i] > 0:
                    most: i64 = self.purchase(s, p, i)
                    if most > best:
                        second = best
                        best = most
                    elif most > second:
                        second = most
            tiles = (best * w[BEST] + second * w[SECOND]) // 100
        self.parts[3] = faces
        self.parts[4] = chambers
        self.parts[5] = held
        self.parts[6] = crowd
        self.parts[7] = karma
        self.parts[8] = tiles
        return self.for_dice(faces + chambers + held + crowd + karma + tiles)

    def purchase(self, s: Rajas, p: Player, colour: i64) -> i64:
        """The best tile of a colour that the dice can pay, or nearly pay."""
        pips = reach(p, colour, p.karma)
        best: i64 = 0
        stack: i64
        for stack in range(colour * STACKS_PER_COLOUR, (colour + 1) * STACKS_PER_COLOUR):
            top = s.tops[stack]
            if top > 0:
                v: i64 = self.tile(p, top - 1)
                cost = TILE_COST[top - 1]
                if cost > pips:
                    v = v * pips // cost * self.w[NEAR] // 100
                best = max(best, v)
        return best

    def tile(self, p: Player, tile: i64) -> i64:
        """What a tile brings when it is laid, and later."""
        total: i64 = 0
        i: i64
        for i in range(tile * 2, tile * 2 + 2):
            if TILE_BUILDING[i] >= 0:
                total += 100 * p.level(TILE_BUILDING[i])
            good = TILE_GOOD[i]
            if good >= 0:
                value = TILE_VALUE[i]
                better = max(i64(0), value - self.goods[good])
                income = value * self.w[GOOD] + better * self.w[MIXED]
                total += 50 * value + income * self.early // 100
        return total

    def workers(self, s: Rajas, p: Player) -> i64:
        """Turns to come: this round's, and those of all later rounds."""
        later = self.worker * p.workers
        now: i64 = self.w[TURN] * p.ready if s.round == self.round else 0
        self.parts[9] = later
        self.parts[10] = now
        return later + now

    def bonuses(self, p: Player) -> i64:
        """How near the workers and bonuses on tracks and river are."""
        w = self.w
        workers: i64 = 0
        if p.idle & IDLE_MONEY:
            workers += self.worker * w[PULL_MONEY] * p.money // MONEY_WORKER
        if p.idle & IDLE_FAME:
            workers += self.worker * w[PULL_FAME] * p.fame // FAME_WORKER
        if p.idle & IDLE_RIVER:
            workers += self.worker * w[PULL_RIVER] * p.boat // (BRIDGE_AFTER + 1)
        total: i64 = 0
        if p.fame < FAME_BONUS[0]:
            total += self.level() * w[PULL_BONUS] * p.fame // FAME_BONUS[0]
        if p.bonus < MONEY_BONUSES:
            before: i64 = MONEY_BONUS[p.bonus - 1] if p.bonus > 0 else 0
            if p.money > before:
                way = MONEY_BONUS[p.bonus] - before
                reward = self.gain(p, MONEY_BONUS_REWARD[p.bonus])
                total += reward * w[PULL_BONUS] * (p.money - before) // way
        self.parts[11] = workers
        self.parts[12] = total
        return (workers + total) // 100

    def levels(self, s: Rajas, p: Player) -> i64:
        """Upgrades, of most use for buildings that are on offer."""
        if p.upgrades == 0:
            self.parts[13] = 0
            self.parts[14] = 0
            return 0
        total: i64 = 0
        stack: i64
        for stack in range(STACKS):
            top = s.tops[stack]
            if top > 0:
                i: i64
                for i in range(top * 2 - 2, top * 2):
                    if TILE_BUILDING[i] >= 0:
                        total += p.level(TILE_BUILDING[i]) - LEVEL_MIN
        made = p.upgrades * self.level()
        seen = total * self.w[LEVEL_SEEN] * self.early // 100
        self.parts[13] = made
        self.parts[14] = seen
        return made + seen

    def markets(self, p: Player) -> i64:
        """Income to come from the markets of the province."""
        if p.markets == 0:
            self.parts[15] = 0
            self.parts[16] = 0
            return 0
        w = self.w
        cells = p.cells
        mixed: i64 = 0
        total: i64 = 0
        most: i64 = 0
        good: i64
        for good in range(GOODS):
            if p.markets_of(good) > 0:
                best: i64 = 0
                sum_of: i64 = 0
                cell: i64
                for cell in range(CELLS):
                    square = cells[cell]
                    if square > 0:
                        first = tile_in(square) * 2
                        i: i64
                        for i in range(first, first + 2):
                            if TILE_GOOD[i] == good:
                                best = max(best, TILE_VALUE[i])
                                sum_of += TILE_VALUE[i]
                mixed += best
                total += sum_of
                most = max(most, sum_of)
        mixed *= w[MIXED]
        total = total * w[GOOD] + most * w[BEST_GOOD]
        self.parts[15] = mixed
        self.parts[16] = total
        return (mixed + total) * self.early // 100

    def roads(self, p: Player) -> i64:
        """Open roads, and how near they are to the yields at the border."""
        if p.jewels != self.fields_for:
            self.look_at_fields(p)
        roads: i64 = 100 * self.w[OPEN + min(self.look_at_roads(p), i64(4))]
        total: i64 = 0
        field: i64
        for field in range(FIELDS):
            total += self.fields[field] * self.near[field]
        self.parts[17] = roads
        self.parts[18] = total
        return self.for_roads((roads + total) // 100)

    def look_at_roads(self, p: Player) -> i64:
        """Find how near each field is that is not linked yet; answers how many roads are open."""
        field: i64
        for field in range(FIELDS):
            self.near[field] = 0
        cells = p.cells
        missing = ~p.connected
        roads: i64 = 0
        now = p.open
        step: i64 = 0
        while now and step < 2:
            beyond: i64 = 0
            beside: i64 = 0
            cell: i64
            for cell in range(CELLS):
                if now >> cell & 1 and cells[cell] == 0:
                    beside |= FIELDS_BESIDE[cell]
                    beyond |= CELLS_BESIDE[cell]
                    if step == 0:
                        roads += 1
            beside &= missing
            missing &= ~beside
            field = 0
            while beside:
                if beside & 1:
                    self.near[field] = self.w[FIELD + step]
                beside >>= 1
                field += 1
            now = beyond & ~now
            step += 1
        return roads

    def river_and_start(self, s: Rajas, p: Player) -> i64:
        """Where the boat lies, and to begin the next round."""
        starts = s.mogul == self.seat + 1 or (s.round > self.round and s.start == self.seat)
        start: i64 = self.for_roads(self.w[START]) if starts else 0
        river = self.river[p.boat]
        self.parts[19] = river
        self.parts[20] = start
        return river + start
