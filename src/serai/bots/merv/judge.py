"""What a position of Merv is worth to one seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.evaluation import Evaluation
from serai.bots.merv.weights import (
    AIM_TILE,
    AIM_TOP,
    BONUS_CARD,
    CAMEL,
    COMMON_COST,
    CONTRACT,
    CONTRACT_REWARD_WORTH,
    CUBE,
    DISCOUNT,
    FAVOUR_GAIN,
    FORWARD,
    GROWTH,
    HALF_ACHIEVEMENT,
    HOPE,
    HOPE_MOST,
    INFLUENCE,
    INFLUENCE_COST,
    JOKER,
    LINE,
    MANY_CUBES,
    MANY_PERCENT,
    NEW_SPICE,
    NEXT_POINTS,
    NEXT_STEP,
    POST,
    PREFERENCE,
    QUEUE_PLACE,
    RANSOMED,
    RARE_COST,
    RIVAL_CUBE,
    SCROLL_COST,
    SERVANT,
    SPARE_FAVOUR,
    STEP,
    SUPPLY,
    WHITE_CUBE,
)
from serai.core.kernel import bit, count_of
from serai.core.packed import vec
from serai.games.merv.contracts import top_of
from serai.games.merv.payment import JOKER_TILES
from serai.games.merv.queue import Queue
from serai.games.merv.raid import is_ransom
from serai.games.merv.scoring import hall_value, set_points
from serai.games.merv.state import (
    CUBES,
    FROM_CONTRACTS,
    FROM_HALLS,
    FROM_MOSQUE,
    FROM_TILES,
    FROM_TOP,
    NO_PATH,
    NO_UPGRADE,
    NOBODY,
    WHITE_TILE,
    Merv,
    Player,
    nibble,
)
from serai.games.merv.tables import (
    BUILDING_POINTS,
    CELLS,
    COLOURS,
    CONTRACT_COMMON,
    CONTRACT_INFLUENCE,
    CONTRACT_POINTS,
    CONTRACT_RARE,
    CONTRACT_SCROLLS,
    HALLS,
    INFLUENCE_POINTS,
    INFLUENCE_TOP,
    LEVELS,
    MOSQUE,
    OUTER,
    PATH_COST,
    PATH_REWARD,
    PHASES,
    PILES,
    QUEUE,
    RAID_FROM,
    RESOURCES,
    SCORING_TILE,
    SCORING_TILES,
    SCROLLS_PER_LEVEL,
    SIDE,
    SPICE_EVERY,
    SPICE_LIMIT,
    SPICES,
    STEPS,
    TILE_ACTION,
    TILE_POINTS,
    TOP_POINTS,
    WHITE,
    YEARS,
)

TURNS: Final[i64] = PHASES * YEARS  # of a whole game

# What a player may prefer; the words stand in `bots/greedy.py` in this order.
ALL: Final = 0
FOR_MOSQUE: Final = 1
FOR_CONTRACTS: Final = 2
FOR_SPICES: Final = 3
FOR_PALACE: Final = 4

# What the worth is made of; their places are those of the names.
TERMS: Final[tuple[str, ...]] = (
    "points",
    "influence",
    "next_points",
    "camels",
    "servants",
    "posts",
    "discounts",
    "jokers",
    "rivals_cubes",
    "buildings",
    "tiles",
    "top",
    "lines",
    "supply",
    "steps",
    "scrolls",
    "contracts",
    "sets",
    "bonus_cards",
    "new_spices",
    "courtiers",
    "favour",
    "cubes",
    "order",
    "preferred",
)
PARTS: Final = 25  # as many

# How what five lines yield is packed.
LINE_BITS: Final = 6
LINE_MOST: Final = 63


class Judge(Evaluation):
    """The evaluation for one seat; the position is that after the own turn."""

    w: vec[i64]
    area: i64
    turns: i64  # own turns to come
    in_year: i64  # those of them that belong to the present year
    early: i64  # percent of the game that is still to come
    spare: vec[i64]  # cubes that are left for the raiders
    columns: i64  # what own buildings yield in each, see `cubes_of`
    rows: i64
    parts: vec[i64]  # the terms of the position being judged

    def __init__(self, s: Merv, seat: i64, turns: i64, area: i64, weights: vec[i64]) -> None:
        self.w = weights
        self.seat = seat
        self.area = area
        self.turns = turns
        self.in_year = max(turns - PHASES * (YEARS - 1 - s.year), i64(0))
        self.early = turns * 100 // TURNS
        self.spare = vec[i64]([0] * RESOURCES)
        self.columns = 0
        self.rows = 0
        self.parts = vec[i64]([0] * PARTS)

    def worth(self, s: Merv) -> i64:
        """The whole position."""
        self.judge(s)
        parts = self.parts
        total: i64 = 0
        i: i64
        for i in range(PARTS):
            total += parts[i]
        return total

    def terms(self, s: Merv, out: vec[i64]) -> i64:
        """What the worth is made of, in the order of TERMS."""
        self.judge(s)
        parts = self.parts
        i: i64
        for i in range(PARTS):
            out[i] = parts[i]
        return PARTS

    def judge(self, s: Merv) -> None:
        """Every term."""
        p = s.players[self.seat]
        parts = self.parts
        parts[0] = 100 * p.points
        parts[1] = self.influence(p)
        parts[2] = self.next_points(p)
        self.things(p)
        parts[8] = self.others(s)
        self.city(s, p)
        parts[12] = self.lines()
        parts[13] = self.w[SUPPLY] * min(p.buildings, i64(3)) * self.early // 100
        parts[14] = self.w[STEP] * p.steps * min(self.early + 20, i64(100)) // 100
        parts[15] = self.scrolls(p)
        parts[16] = self.contracts(s, p)
        self.spices(s, p)
        self.palace(s, p)
        parts[22] = self.cubes(s, p)
        parts[23] = self.order(s)
        parts[24] = self.preferred(p) if self.area != ALL else 0

    def preferred(self, p: Player) -> i64:
        """More for what the preferred area has brought and will bring."""
        parts = self.parts
        more: i64 = parts[17] + parts[18] + parts[19]
        if self.area == FOR_MOSQUE:
            earned = p.stock[FROM_MOSQUE] + p.stock[FROM_TILES] + p.stock[FROM_TOP]
            more = parts[10] + parts[11] + parts[14] + 100 * earned
        elif self.area == FOR_CONTRACTS:
            more = parts[15] + parts[16] + 100 * p.stock[FROM_CONTRACTS]
        elif self.area == FOR_PALACE:
            more = parts[20] + parts[21]
            hall: i64
            for hall in range(HALLS):
                more += 100 * p.stock[FROM_HALLS + hall]
        return more * self.w[PREFERENCE] // 100

    # The city.

    def city(self, s: Merv, p: Player) -> None:
        """Own buildings in the years to come, and what tiles and the top add: three terms.

        Their lines are kept for `lines`.
        """
        resource: i64
        for resource in range(RESOURCES):
            self.spare[resource] = p.stock[CUBES + resource]
        total: i64 = 0
        tiles: i64 = 0
        top: i64 = 0
        self.columns = 0
        self.rows = 0
        cell: i64
        for cell in range(CELLS):
            if s.owners[cell] == self.seat + 1:
                cubes = cubes_of(s.upgrades[cell])
                self.columns += cubes << LINE_BITS * (cell % SIDE)
                self.rows += cubes << LINE_BITS * (cell // SIDE)
                years: i64 = self.lasting(s, cell)
                total += BUILDING_POINTS * years
                action = s.action_of(cell)
                more: i64 = self.extra(s, p, action) * years // 100
                if action == MOSQUE:
                    top += more
                else:
                    tiles += more
        self.parts[9] = total
        self.parts[10] = tiles
        self.parts[11] = top

    def lasting(self, s: Merv, cell: i64) -> i64:
        """In how many hundredths of years a building scores, raids allowed for."""
        total: i64 = 0
        chance: i64 = 100
        year: i64
        for year in range(s.year, YEARS):
            if year >= RAID_FROM and not s.is_walled(cell):
                if year > max(s.year, i64(RAID_FROM)):
                    chance = chance * self.w[HOPE_MOST] // 100
                elif s.guards[cell] == 0:
                    chance = chance * self.hope(s, cell) // 100
            total += chance
        return total

    def saved(self, s: Merv, p: Player, cell: i64) -> i64:
        """What a building brings that survives the raid in progress."""
        points = BUILDING_POINTS * 100 + self.extra(s, p, s.action_of(cell))
        chance: i64 = 100 if s.is_walled(cell) else self.w[HOPE_MOST]
        return (
            points * (100 + (YEARS - 1 - s.year) * chance) // 100 + self.w[LINE] * self.turns // 4
        )

    def extra(self, s: Merv, p: Player, action: i64) -> i64:
        """What scoring tiles and the top of the mosque add to a building on such a site."""
        points: i64 = 0
        if action == MOSQUE:
            if p.steps == STEPS:
                points += 100 * TOP_POINTS
            elif p.path != NO_PATH:
                points += TOP_POINTS * self.w[AIM_TOP] * self.reach(STEPS - p.steps) // 100
        tile: i64
        for tile in range(SCORING_TILES):
            if TILE_ACTION[tile] == action:
                if p.tiles & bit(tile) != 0:
                    points += 100 * TILE_POINTS
                elif p.path != NO_PATH and nibble(s.path_tiles, p.path) == tile + 1:
                    missing = tile_step(p.path) - p.steps
                    if missing > 0:
                        points += TILE_POINTS * self.w[AIM_TILE] * self.reach(missing) // 100
        return points

    def reach(self, steps: i64) -> i64:
        """Percent: whether so many steps are still to be made."""
        return max(i64(100) - 100 * steps // (1 + 2 * self.turns), i64(0))

    def hope(self, s: Merv, cell: i64) -> i64:
        """Percent: whether a building in danger survives the next raid."""
        resource: i64
        for resource in range(RESOURCES):
            if self.spare[resource] > 0 and is_ransom(s, cell, resource):
                self.spare[resource] -= 1
                return self.w[RANSOMED]
        before: i64 = self.in_year
        if s.year < RAID_FROM:
            before += PHASES
        return min(self.w[HOPE] * before, self.w[HOPE_MOST])

    def lines(self) -> i64:
        """Cubes that the best own lines yield, in the turns to come."""
        if self.turns == 0:
            return 0
        total = best_lines(self.columns) + best_lines(self.rows)
        return total * self.w[LINE] * self.turns // 36

    # Cubes, camels, posts, servants, achievements.

    def cubes(self, s: Merv, p: Player) -> i64:
        """Cubes for the turns to come; after the last turn only raiders take them."""
        if self.turns == 0:
            return 0
        w = self.w
        total: i64 = w[WHITE_CUBE] * p.stock[CUBES + WHITE]
        count: i64 = p.stock[CUBES + WHITE]
        colour: i64
        for colour in range(COLOURS):
            n = p.stock[CUBES + colour]
            count += n
            total += w[CUBE] * min(n, i64(1))
            if n > 1:
                total += w[CUBE + 1]
                if n > 2:
                    total += w[CUBE + 2] + w[CUBE + 3] * (n - 3)
            if n > 0 and self.is_wanted(p, colour):
                total += w[NEXT_STEP]
        most = min(w[MANY_CUBES], 3 * self.turns)
        if count > most:
            total = total * (most * 100 + (count - most) * w[MANY_PERCENT]) // (count * 100)
        return total

    def is_wanted(self, p: Player, colour: i64) -> bool:
        """Whether one of the next two steps in the mosque costs this colour."""
        if p.path == NO_PATH:
            return False
        step: i64
        for step in range(p.steps, min(p.steps + 2, i64(STEPS))):
            if nibble(PATH_COST[p.path * STEPS + step], colour) > 0:
                return True
        return False

    def things(self, p: Player) -> None:
        """Camels, servants, posts, discounts and jokers: five terms."""
        w = self.w
        parts = self.parts
        i: i64
        for i in range(3, 8):
            parts[i] = 0
        if self.turns == 0:
            return
        camels: i64 = w[CAMEL] * min(p.camels, i64(2))
        camels += w[CAMEL + 1] * max(p.camels - 2, i64(0))
        parts[3] = camels * min(25 + 25 * self.turns, i64(100)) // 100
        parts[4] = w[SERVANT] * min(p.servants, i64(3))
        inner: i64 = w[POST] * count_of(p.posts & ~OUTER) * self.early // 100
        outer: i64 = w[POST + 1] * count_of(p.posts & OUTER) * self.early // 100
        parts[5] = inner + outer
        if p.achievements != 0:
            for i in range(COLOURS):
                if p.achievements & bit(i) != 0:
                    parts[6] += w[DISCOUNT + i] * self.turns // 2
            if p.achievements & JOKER_TILES != 0:
                parts[7] = w[JOKER] * self.turns // 2

    # Influence.

    def influence(self, p: Player) -> i64:
        """Spices and contracts that influence opens."""
        if self.turns == 0:
            return 0
        total: i64 = 0
        part: i64
        for part in range(5):
            total += self.w[INFLUENCE + part] * min(max(p.influence - 4 * part, i64(0)), i64(4))
        return total * min(self.early + 30, i64(100)) // 100

    def next_points(self, p: Player) -> i64:
        """The next points on the track."""
        if self.turns == 0:
            return 0
        total: i64 = 0
        n = p.influence
        ahead: i64
        for ahead in range(1, 4):
            if n + ahead <= INFLUENCE_TOP and INFLUENCE_POINTS[n + ahead] > 0:
                total += INFLUENCE_POINTS[n + ahead] * self.w[NEXT_POINTS] * (4 - ahead) // 4
        return total

    # The areas.

    def spices(self, s: Merv, p: Player) -> None:
        """Sets, bonuses in sight, and spices still to come: three terms."""
        w = self.w
        parts = self.parts
        parts[17] = 100 * set_points(s, self.seat)
        parts[18] = 0
        parts[19] = 0
        if self.turns == 0:
            return
        spice: i64
        for spice in range(SPICES):
            if p.spice(spice) % SPICE_EVERY[spice] == SPICE_EVERY[spice] - 1:
                parts[18] += w[BONUS_CARD]
        room = SPICE_LIMIT[p.influence] - p.kinds_of_spice()
        parts[19] = w[NEW_SPICE] * room * self.early // 100

    def palace(self, s: Merv, p: Player) -> None:
        """The courtiers in the years to come, and the favour that they leave: two terms."""
        w = self.w
        favour: i64 = 100 * p.favour
        total: i64 = 0
        passed: i64 = 0
        done: i64
        year: i64
        hall: i64
        _i: i64
        at_court = p.at_court()
        for year in range(s.year, YEARS):
            turns: i64 = self.in_year if year == s.year else i64(PHASES)
            passed += turns
            favour += w[FAVOUR_GAIN] * turns
            done = 0
            if at_court > 0:
                for _i in range(HALLS):
                    hall = self.best_hall(s, p, done, passed)
                    if hall == NOBODY:
                        break
                    done |= bit(hall)
                    spent = min(100 * p.in_hall(hall), favour)
                    favour -= spent
                    total += self.hall_worth(s, hall, passed) * spent // 100
        self.parts[20] = total
        self.parts[21] = w[SPARE_FAVOUR] * min(favour, i64(500)) // 100 if self.turns > 0 else 0

    def hall_worth(self, s: Merv, hall: i64, turns: i64) -> i64:
        """What a courtier will score in a hall after so many turns."""
        return 100 * hall_value(s, self.seat, hall) + self.w[GROWTH + hall] * turns

    def best_hall(self, s: Merv, p: Player, done: i64, turns: i64) -> i64:
        """The hall with own courtiers where one of them scores most, of those not done."""
        best: i64 = NOBODY
        most: i64 = 0
        hall: i64
        for hall in range(HALLS):
            if done & bit(hall) == 0 and p.in_hall(hall) > 0:
                worth = self.hall_worth(s, hall, turns)
                if worth > most:
                    most = worth
                    best = hall
        return best

    def scrolls(self, p: Player) -> i64:
        """Half an achievement."""
        if self.turns == 0 or p.scrolls >= LEVELS * SCROLLS_PER_LEVEL:
            return 0
        return self.w[HALF_ACHIEVEMENT] if p.scrolls % SCROLLS_PER_LEVEL != 0 else 0

    def contracts(self, s: Merv, p: Player) -> i64:
        """Contracts in sight, with the goods and scrolls there are."""
        if self.turns == 0:
            return 0
        w = self.w
        total: i64 = 0
        scrolls: i64 = p.scrolls - p.laid_scrolls
        common = p.common_goods()
        rare = p.rare_goods()
        taken = s.piles
        nth: i64
        pile: i64
        for nth in range(min(i64(3), self.turns + 1)):
            best: i64 = 0
            choice: i64 = NOBODY
            for pile in range(PILES):
                contract = top_of(s, pile)
                if contract >= 0 and (taken >> 28 + pile) & 1 == 0:
                    v = self.contract(p, contract, scrolls, common, rare)
                    if v > best:
                        best = v
                        choice = contract
            if choice == NOBODY:
                break
            taken |= bit(28 + choice // 3)
            total += best * w[CONTRACT + nth] // 100
            scrolls = max(scrolls - CONTRACT_SCROLLS[choice], i64(0))
            common = max(common - CONTRACT_COMMON[choice], i64(0))
            rare = max(rare - CONTRACT_RARE[choice], i64(0))
        return total

    def contract(self, p: Player, contract: i64, scrolls: i64, common: i64, rare: i64) -> i64:
        """What a contract brings beyond what is missing for it."""
        w = self.w
        cost: i64 = w[SCROLL_COST] * max(CONTRACT_SCROLLS[contract] - scrolls, i64(0))
        cost += w[COMMON_COST] * max(CONTRACT_COMMON[contract] - common, i64(0))
        cost += w[RARE_COST] * max(CONTRACT_RARE[contract] - rare, i64(0))
        cost += w[INFLUENCE_COST] * max(CONTRACT_INFLUENCE[contract] - p.influence, i64(0))
        if self.turns < 3:
            cost = cost * (5 - self.turns) // 2
        return 100 * CONTRACT_POINTS[contract] + w[CONTRACT_REWARD_WORTH] - w[CUBE] - cost

    # The others, and the order of the next phase.

    def others(self, s: Merv) -> i64:
        """What other players have in cubes is better not given to them."""
        total: i64 = 0
        seat: i64
        resource: i64
        for seat in range(s.seats):
            if seat != self.seat:
                for resource in range(RESOURCES):
                    total -= s.players[seat].stock[CUBES + resource]
        return total * self.w[RIVAL_CUBE]

    def order(self, s: Merv) -> i64:
        """Further on along the side is further ahead in the next queue."""
        if self.turns == 0:
            return 0
        if s.stack:
            rule = s.stack[-1]
            if isinstance(rule, Queue):
                space: i64
                if rule.master == self.seat and rule.at > Queue.NEXT_MASTER:
                    return self.w[QUEUE_PLACE] * (QUEUE - rule.space)
                for space in range(QUEUE):
                    if nibble(rule.formed, space) == self.seat + 1:
                        return self.w[QUEUE_PLACE] * (QUEUE - space)
        position = s.stand(self.seat)
        if position == NOBODY:
            return self.w[QUEUE_PLACE] * (QUEUE - s.place_in_queue(self.seat))
        return self.w[FORWARD] * (position % SIDE)


def tile_step(path: i64) -> i64:
    """The step of a path that has the scoring tile, from 1."""
    step: i64
    for step in range(STEPS):
        if PATH_REWARD[path * STEPS + step] == SCORING_TILE:
            return step + 1
    return 0


def cubes_of(upgrade: i64) -> i64:
    """Twice the cubes of a site by its upgrade; a white one counts half more."""
    if upgrade == NO_UPGRADE:
        return 2
    return 3 if upgrade == WHITE_TILE else 4


def best_lines(lines: i64) -> i64:
    """Cubes of the best of five lines, twice, and of the second."""
    first: i64 = 0
    second: i64 = 0
    k: i64
    for k in range(SIDE):
        n = (lines >> LINE_BITS * k & LINE_MOST) // 2
        if n > first:
            second = first
            first = n
        elif n > second:
            second = n
    return 2 * first + second
