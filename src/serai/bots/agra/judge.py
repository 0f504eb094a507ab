"""What a position of Agra is worth to one seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.agra.goods import Wishes
from serai.bots.agra.weights import (
    AHEAD,
    BEST_YIELD,
    CONTRACT,
    DELIVERY,
    FAR,
    FARE,
    FAVOUR,
    FRENCH,
    GIFT,
    GIFT_MORE,
    HURRY,
    LASTING,
    LEADING,
    LYING,
    MAIN_TURN,
    MANY_GOODS,
    MANY_PERCENT,
    MATERIAL,
    MIXED,
    NEXT_ORDER,
    ONCE,
    ORDER_END,
    PAIR,
    POINT,
    RIVALS_FAVOUR,
    SCARCE,
    STANDING,
    STATUE,
    STEP,
    STONE,
    STONE_GOOD,
    SUPPLY,
    TILE,
    TILE_PERCENT,
    TRADE,
    TRAILING,
    YIELD,
)
from serai.bots.evaluation import Evaluation
from serai.core.kernel import bit, count_of
from serai.core.packed import vec
from serai.games.agra.bags import guessed, lead
from serai.games.agra.farm import yields
from serai.games.agra.imperial import fulfilled, is_leader
from serai.games.agra.meditation import Meditation
from serai.games.agra.notables import markers_of, markers_on, winner_of
from serai.games.agra.orders import OrderPhase
from serai.games.agra.rounds import Turn
from serai.games.agra.sailor import Sailor
from serai.games.agra.scoring import (
    end_rupees,
    gifts_of,
    guild_rate,
    notable_rupees,
    rest,
)
from serai.games.agra.state import SPACES, Agra, Player
from serai.games.agra.tables import (
    AKBAR_RUPEES,
    BASICS,
    BOOK_STANDS,
    BOOKS,
    BOWL,
    BOWLS,
    BUILD_VALUE,
    CLOTHES,
    CURRY,
    DELIVER_GOOD,
    DELIVER_RUPEES,
    FRENCH_TRADER,
    GOODS,
    GUILDS,
    MEDITATION_SPACES,
    NOTABLE_GOOD,
    NOTABLE_GUILD,
    NOTABLE_LEVEL,
    NOTABLE_SIZE,
    NOTABLES,
    OIL,
    ORDER_FIRST,
    ORDER_LIMIT,
    ORDER_SECOND,
    PAINTINGS,
    PIER_LEVEL,
    PIER_REACH,
    PIERS,
    PLACES,
    ROWS,
    STATUES,
    STEP_COST,
    STEP_FAVOUR,
    TILES,
    TOP_STEP,
    TRACK_RUPEES,
    TRADE_LOSS,
    VALUE,
)
from serai.games.agra.trader import Trader

GAME: Final = 14  # turns of a whole game, as the weights understand "early"
PATIENCE: Final = 6  # rounds after which players begin to wish for the end
LENGTH: Final = 20  # rounds after which the end is expected at any time
WHOLE_WAY: Final = 100  # to the end, as progress is counted
WITHIN: Final = 12  # rupees ahead or behind that make a difference when the end comes
LONG: Final = 36  # rounds after which nothing counts as much as the end
STEP_BONUS: Final = 40  # each favour that a step brings
STEP_TILE: Final = 20  # that it may be a tile instead

# What the worth is made of; their places are those of the names.
TERMS: Final[tuple[str, ...]] = (
    "rupees",
    "end",
    "goods",
    "favour",
    "rivals_favour",
    "scarce",
    "workers",
    "court",
    "influence",
    "contracts",
    "in_sight",
    "french",
    "pending",
    "hurry",
    "ahead_at_end",
)
PARTS: Final = 15  # as many


def rounds_left(s: Agra) -> i64:
    """About how many rounds there will be after this one.

    From some round on the end is always near.
    """
    steps: i64 = TOP_STEP
    guild: i64
    for p in s.players:
        for guild in range(GUILDS):
            steps = min(steps, TOP_STEP - p.step(guild))
    rows: i64 = ROWS
    for guild in range(GUILDS):
        rows = min(rows, ROWS - fulfilled(s, guild))
    soon = min(steps * 2, rows * 3, (PIERS - 1 - s.pier) * 3) + 1
    return min(soon, max(LENGTH - s.round, i64(3)))


class Judge(Evaluation):
    """The evaluation for one seat; what hardly changes within a turn is prepared once."""

    w: vec[i64]
    rounds: i64  # rounds after this one, if the end has not been triggered
    wishes: Wishes
    turns: i64  # own turns to come, as of the position being judged
    early: i64  # percent of the game that is still to come
    hurry: i64  # how much each step towards the end of the game is worth by now
    late: i64  # rounds by which the game is much too long
    was_last: i64
    bonus: vec[i64]  # what own contracts pay for delivering each good
    bonus_for: i64  # the contracts with which that was found
    begun: i64  # how far the table was on the way to the end when the look ahead started
    parts: vec[i64]  # the terms of the position being judged

    def __init__(self, s: Agra, seat: i64, weights: vec[i64]) -> None:
        self.w = weights
        self.seat = seat
        self.rounds = rounds_left(s)
        self.wishes = Wishes()
        self.turns = 0
        self.early = 0
        self.late = max(s.round - LONG, i64(0))
        # Goods hurry as well. If that grew for ever, nobody would give them away for a step.
        self.hurry = max(s.round - self.late - PATIENCE, i64(0)) * weights[HURRY]
        if s.last > 0:
            self.hurry = 0  # it comes by itself
        self.was_last = s.last
        self.bonus = vec[i64]([0] * GOODS)
        self.bonus_for = 0
        self.parts = vec[i64]([0] * PARTS)
        self.begun = 0 if s.last > 0 else self.progress(s)

    def worth(self, s: Agra) -> i64:
        """The whole position."""
        if not s.stack:
            return self.outcome(s)
        self.judge(s)
        parts = self.parts
        total: i64 = 0
        i: i64
        for i in range(PARTS):
            total += parts[i]
        return total

    def terms(self, s: Agra, out: vec[i64]) -> i64:
        """What the worth is made of, in the order of TERMS; at the end the first one is all."""
        i: i64
        if not s.stack:
            out[0] = self.outcome(s)
            for i in range(1, PARTS):
                out[i] = 0
            return PARTS
        self.judge(s)
        parts = self.parts
        for i in range(PARTS):
            out[i] = parts[i]
        return PARTS

    def outcome(self, s: Agra) -> i64:
        """What the game has brought when it is over."""
        rupees = s.players[self.seat].rupees + end_rupees(s, self.seat)
        return 100 * rupees + rest(s, self.seat)

    def judge(self, s: Agra) -> None:
        """Every term of a position in which the game goes on."""
        p = s.players[self.seat]
        parts = self.parts
        self.look_ahead(s)
        parts[0] = 100 * p.rupees
        parts[1] = 100 * end_rupees(s, self.seat)
        parts[2] = self.goods(s, p)
        parts[3] = self.favour(p)
        parts[4] = self.rivals_favour(s)
        parts[5] = -self.w[SCARCE] * max(4 - p.supply, i64(0))
        parts[6] = self.workers(s, p)
        parts[7] = self.court(p)
        parts[8] = self.influence(s, p)
        self.contracts(s, p)
        parts[11] = self.french(p)
        parts[12] = self.pending(s, p)
        parts[13] = self.hurry * (1 + self.late) * self.progress(s) if self.hurry > 0 else 0
        parts[14] = self.ahead_at_end(s) if s.last > 0 else 0

    # Time.

    def look_ahead(self, s: Agra) -> None:
        """How many turns are left after the present one.

        To bring about the end oneself makes no difference: otherwise nobody would.
        """
        rounds: i64 = s.last - s.round if self.was_last > 0 else self.rounds
        mine = (self.seat - s.start + s.seats) % s.seats
        now = (s.turn - s.start + s.seats) % s.seats
        self.turns = rounds + 1 if mine > now else rounds
        self.early = min(self.turns * 100 // GAME, i64(120))

    def usable(self, s: Agra) -> i64:
        """Percent of the worth of goods that can still be realised."""
        if self.turns > 0:
            return min(75 + 5 * self.turns, i64(100))
        if s.turn != self.seat:
            return 1
        for rule in s.stack:
            if isinstance(rule, Turn) and rule.at < Turn.FINISH:
                return 60 if rule.at < Turn.SERVE else 45
            if isinstance(rule, OrderPhase) and rule.at <= OrderPhase.SERVE:
                return 40
        return 1

    def ahead_at_end(self, s: Agra) -> i64:
        """How far ahead, or behind, the end that has been brought about finds this seat.

        As far as it can be seen, and only within reach: more is not won by a game that is won.
        """
        ahead = self.ahead(s)
        return self.w[AHEAD] * max(-i64(WITHIN), min(ahead, i64(WITHIN)))

    def ahead(self, s: Agra) -> i64:
        """Rupees more than the best of the others would have if it were over now."""
        return lead(s, self.seat, guessed(s, self.seat, None))

    def progress(self, s: Agra) -> i64:
        """How far the whole table is on the way to the end of the game.

        To end a game while behind is no progress, unless nobody would ever end it.
        """
        if s.last > 0:
            return self.begun if self.late == 0 and self.ahead(s) < 0 else i64(WHOLE_WAY)
        total: i64 = 5 * s.pier
        notable: i64
        for notable in range(NOTABLES):
            if s.delivered[notable] != 0 and NOTABLE_LEVEL[notable] == PIER_LEVEL[s.pier]:
                total += markers_on(s, notable)
        guild: i64
        for guild in range(GUILDS):
            total += fulfilled(s, guild)
        for p in s.players:
            for guild in range(GUILDS):
                total += max(p.step(guild) - 6, i64(0))
        return total + self.best_track(s) if self.late > 0 else total

    def best_track(self, s: Agra) -> i64:
        """The way to the end that is always open: the top of a track."""
        best: i64 = 0
        guild: i64
        for guild in range(GUILDS):
            best = max(best, s.players[self.seat].step(guild))
        return best

    # Goods.

    def goods(self, s: Agra, p: Player) -> i64:
        """All goods, by what they can be used for."""
        w = self.w
        self.wishes.clear()
        self.look_at_bonuses(p)
        self.wish_deliveries(s, p)
        self.wish_orders(s, p)
        self.wish_gifts(s)
        self.wish_court(s, p)
        self.wish_materials(s, p)
        total: i64 = self.wishes.serve(s, p, w) + self.mixed(s, p)
        total = total * self.usable(s) // 100
        most: i64 = min(w[MANY_GOODS], (self.turns + 1) * w[MAIN_TURN])
        if total > most:
            total = most + (total - most) * w[MANY_PERCENT] // 100
        return total

    def look_at_bonuses(self, p: Player) -> None:
        """What own contracts pay for delivering a good."""
        if p.contracts == self.bonus_for:
            return
        self.bonus_for = p.contracts
        notable: i64
        for notable in range(NOTABLES):
            good = DELIVER_GOOD[notable]
            if good >= 0:
                owned = p.contracts & bit(notable) != 0
                self.bonus[good] = 100 * DELIVER_RUPEES[notable] if owned else 0

    def wish_deliveries(self, s: Agra, p: Player) -> None:
        """Goods that notables order."""
        w = self.w
        reach = PIER_REACH[s.pier]
        notable: i64
        slot: i64
        for notable in range(NOTABLES):
            if s.river & bit(notable) == 0:
                continue
            here = s.delivered[notable]
            missing: i64 = 0
            for slot in range(NOTABLE_SIZE[notable]):
                if here >> 4 * slot & 7 == 0:
                    missing += 1
            away: i64 = NOTABLE_LEVEL[notable] - reach
            if away > 1:
                continue
            step = self.step_worth(p, NOTABLE_GUILD[notable])
            on = markers_on(s, notable)
            prize: i64 = self.prize(s, notable)
            for slot in range(NOTABLE_SIZE[notable]):
                if here >> 4 * slot & 7 != 0:
                    continue
                good = NOTABLE_GOOD[notable * PLACES + slot]
                worth: i64 = 100 * (on + 1) + step - w[DELIVERY] + self.bonus[good]
                if missing == 1:
                    if self.would_win(s, notable, slot):
                        worth += prize * w[CONTRACT] // 100
                else:
                    worth += prize * w[CONTRACT + min(missing - 1, i64(2))] // 100
                if NOTABLE_LEVEL[notable] == PIER_LEVEL[s.pier]:
                    worth += self.hurry
                if away > 0:
                    worth = worth * w[FAR] // 100
                self.wishes.add(good, worth)

    def would_win(self, s: Agra, notable: i64, slot: i64) -> bool:
        """Whether the last good delivered by this seat wins the contract."""
        own = markers_of(s, notable, self.seat) + 1
        other: i64
        for other in range(s.seats):
            if other != self.seat:
                theirs = markers_of(s, notable, other)
                if theirs > own:
                    return False
                if theirs == own and self.first_slot(s, notable, other) < min(
                    slot, self.first_slot(s, notable, self.seat)
                ):
                    return False
        return True

    def first_slot(self, s: Agra, notable: i64, seat: i64) -> i64:
        """The highest good that a seat has delivered; PLACES: none."""
        slot: i64
        for slot in range(NOTABLE_SIZE[notable]):
            if s.delivered[notable] >> 4 * slot & 7 == seat + 1:
                return slot
        return PLACES

    def prize(self, s: Agra, notable: i64) -> i64:
        """What winning a contract is worth."""
        return (
            ONCE[notable]
            + LASTING[notable] * self.early // 100
            + 100 * notable_rupees(s, self.seat, notable)
        )

    def wish_orders(self, s: Agra, p: Player) -> None:
        """Goods for the marked orders, and for those after them."""
        w = self.w
        guild: i64
        for guild in range(GUILDS):
            row = s.row(guild)
            if row == ROWS:
                continue
            step = p.step(guild)
            reward: i64 = 100 * TRACK_RUPEES[max(step, 1)] + w[ORDER_END] + self.hurry
            if not is_leader(s, self.seat, guild):
                reward += self.step_worth(p, guild) - 100
            if step == 0 or fulfilled(s, guild) >= ORDER_LIMIT[s.pier]:
                reward = reward * w[FAR] // 100
            self.wish_pair(p, guild * ROWS + row, reward)
            after: i64 = (row + 1) % ROWS
            if s.orders[guild * ROWS + after] == 0 and self.turns > 1:
                self.wish_pair(p, guild * ROWS + after, reward * w[NEXT_ORDER] // 100)

    def wish_pair(self, p: Player, order: i64, reward: i64) -> None:
        """Two goods that are of use together."""
        first = ORDER_FIRST[order]
        second = ORDER_SECOND[order]
        worth = reward * self.share(p, first, second) // 100
        self.wishes.add(first, worth + self.bonus[first])
        worth = reward * self.share(p, second, first) // 100
        self.wishes.add(second, worth + self.bonus[second])

    def share(self, p: Player, good: i64, other: i64) -> i64:
        """Percent of a reward that one of two goods stands for; the dearer one is rarer."""
        w = self.w
        if p.goods[other] == 0:
            return w[PAIR + VALUE[good] - 1]
        return w[PAIR + VALUE[good] + 2] if p.goods[good] == 0 else w[PAIR + 6] * VALUE[good]

    def wish_gifts(self, s: Agra) -> None:
        """Goods for Akbar's free bowls."""
        given = gifts_of(s, self.seat)
        if given == BOWLS:
            return
        worth: i64 = self.w[GIFT] + self.w[GIFT_MORE] * given
        if self.turns == 0:
            worth = 100 * (AKBAR_RUPEES[given + 1] - AKBAR_RUPEES[given])
        bowl: i64
        for bowl in range(BOWLS):
            if s.bowls[bowl] == 0:
                self.wishes.add(BOWL[bowl], worth + self.bonus[BOWL[bowl]])

    def wish_court(self, s: Agra, p: Player) -> None:
        """Fares, luxuries, oil and curry, the meditation track and the French Trader."""
        w = self.w
        good: i64
        for good in range(GOODS):
            self.wishes.add(good, s.values[good] * w[FARE])
        self.wishes.add(CLOTHES, 100 * s.values[CLOTHES])
        self.wishes.add(STATUES, w[STATUE])
        steps: i64 = 0
        guild: i64
        for guild in range(GUILDS):
            steps += self.step_worth(p, guild)
        self.wishes.add(PAINTINGS, steps * 2 // 3)
        stands: i64 = w[STANDING] - w[LYING]
        self.wishes.add(BOOKS, min(p.lying + 1, BOOK_STANDS) * stands + w[FAVOUR])
        if p.lying > 0:
            self.wishes.add(OIL, stands * min(p.lying, i64(2)))
            self.wishes.add(CURRY, stands * min(p.lying, i64(2)))
        if p.stone < MEDITATION_SPACES - 1 and self.turns > 1:
            share: i64 = w[STONE] * self.early // 100 * w[STONE_GOOD] // 100
            for good in range(GOODS):
                if STEP_COST[(p.stone + 1) * GOODS + good] > 0:
                    self.wishes.add(good, share)
        if p.owns(FRENCH_TRADER) and (s.french_trader_values == 0 or p.french & 1 == 0):
            for good in range(BASICS):
                self.wishes.add(good, w[FRENCH])
                if self.turns > 3:
                    self.wishes.add(good, w[FRENCH] * 3 // 4)

    def sites(self, s: Agra) -> i64:
        """How many buildings can still be built."""
        count: i64 = 0
        site: i64
        for site in range(BASICS, GOODS):
            if not s.is_built(site):
                count += 1
        return count

    def wish_materials(self, s: Agra, p: Player) -> None:
        """Sandstone, wood, cement and boards build."""
        w = self.w
        share: i64 = min(self.sites(s) * 25, i64(100)) * min(self.early * 2, i64(100)) // 100
        good: i64
        for good in range(GOODS):
            value = BUILD_VALUE[good]
            if value > 0:
                self.wishes.add(good, w[MATERIAL] * value * share // 100)
                self.wishes.add(good, w[MATERIAL + 1] * value * share // 100)
                self.wishes.add(good, w[MATERIAL + 2] * value * share // 100)

    def mixed(self, s: Agra, p: Player) -> i64:
        """Two kinds of materials are worth more."""
        stones = p.goods[0] + p.goods[BASICS]
        woods = p.goods[1] + p.goods[BASICS + 1]
        if stones > 0 and woods > 0 and self.sites(s) > 0:
            return self.w[MIXED] * min(self.early * 2, i64(100)) // 100
        return 0

    # The rest of the court.

    def favour(self, p: Player) -> i64:
        """Own favour."""
        w = self.w
        total: i64 = w[FAVOUR] * min(p.favour, i64(4))
        total += w[FAVOUR + 1] * min(max(p.favour - 4, i64(0)), i64(4))
        total += w[FAVOUR + 2] * max(p.favour - 8, i64(0))
        return total * min(10 + 45 * self.turns, i64(100)) // 100

    def rivals_favour(self, s: Agra) -> i64:
        """Favour that others have."""
        total: i64 = 0
        seat: i64
        for seat in range(s.seats):
            if seat != self.seat:
                total -= self.w[RIVALS_FAVOUR] * s.players[seat].favour
        return total

    def workers(self, s: Agra, p: Player) -> i64:
        """Workers in the supply, standing and lying."""
        w = self.w
        if self.turns == 0:
            return 0
        standing: i64 = p.sheltered
        space: i64
        for space in range(SPACES):
            if s.board[space] == self.seat + 1:
                standing += 1
        total: i64 = w[SUPPLY] * min(p.workers, i64(3)) + w[SUPPLY + 1] * max(p.workers - 3, i64(0))
        total += w[STANDING] * standing + w[LYING] * p.lying
        return total * min(40 + 20 * self.turns, i64(100)) // 100

    def court(self, p: Player) -> i64:
        """Farm, meditation track and favour tiles."""
        w = self.w
        best: i64 = 0
        total: i64 = 0
        good: i64
        for good in range(BASICS):
            n = yields(p, good)
            total += n
            best = max(best, n)
        total = total * w[YIELD] + best * w[BEST_YIELD] + p.stone * w[STONE]
        if p.tiles != 0:
            tile: i64
            for tile in range(TILES):
                if p.tiles & bit(tile) != 0:
                    total += w[TILE] * TILE_PERCENT[tile] // 100
        return total * self.early // 100

    def step_worth(self, p: Player, guild: i64) -> i64:
        """The next step of influence, with the bonus that comes with it."""
        step = p.step(guild)
        if step == TOP_STEP:
            return 0
        w = self.w
        worth: i64 = w[STEP + min(step // 3, i64(2))] * min(25 + self.early, i64(100)) // 100
        favour = STEP_FAVOUR[step + 1]
        return worth + STEP_TILE + STEP_BONUS * favour if favour > 0 else worth

    def influence(self, s: Agra, p: Player) -> i64:
        """Steps for orders to come, and the first place at the end."""
        w = self.w
        total: i64 = 0
        guild: i64
        for guild in range(GUILDS):
            step = p.step(guild)
            total += w[STEP] * min(step, i64(3))
            total += w[STEP + 1] * min(max(step - 3, i64(0)), i64(3))
            total += w[STEP + 2] * max(step - 6, i64(0))
            if step > 0 and self.turns > 0:
                total += 25 * guild_rate(s, self.seat, guild)
        return total * min(25 + self.early, i64(100)) // 100

    def contracts(self, s: Agra, p: Player) -> None:
        """Own contracts, and those in sight: two terms."""
        own: i64 = 0
        near: i64 = 0
        notable: i64
        for notable in range(NOTABLES):
            if p.contracts & bit(notable) != 0:
                own += LASTING[notable] * self.early // 100
            elif s.river & bit(notable) != 0 and s.delivered[notable] != 0:
                markers = markers_of(s, notable, self.seat)
                if markers > 0:
                    near += self.in_sight(s, notable, markers) * self.prize(s, notable) // 100
                    near += self.w[FAVOUR] // 2 * markers
        self.parts[9] = own
        self.parts[10] = near

    def french(self, p: Player) -> i64:
        """Goods on the French Trader."""
        if p.french == 0:
            return 0
        return 100 if count_of(p.french) == 1 else 260

    def in_sight(self, s: Agra, notable: i64, markers: i64) -> i64:
        """Percent of a contract that the own markers there are good for."""
        w = self.w
        if winner_of(s, notable) != self.seat:
            return w[TRAILING]
        missing: i64 = 0
        slot: i64
        for slot in range(NOTABLE_SIZE[notable]):
            if s.delivered[notable] >> 4 * slot & 7 == 0:
                missing += 1
        chance: i64 = w[LEADING] if missing == 1 else w[LEADING + 1]
        return chance + 15 * (markers - 1)

    def pending(self, s: Agra, p: Player) -> i64:
        """What the rules in progress will still bring."""
        if s.turn != self.seat:
            return 0
        total: i64 = 0
        for rule in s.stack:
            if isinstance(rule, Sailor):
                if rule.at == Sailor.DELIVER:
                    total += 100 * min(rule.fare, rule.left(s))
                    total += self.visits(p, rule.visited & ~s.served)
            elif isinstance(rule, Meditation):
                total += self.w[POINT] * s.points
                if rule.at == Meditation.MEDITATE:
                    total += self.visits(p, rule.visited & ~s.served)
            elif isinstance(rule, Trader) and rule.given > 0:
                total += self.w[TRADE] * max(rule.budget - TRADE_LOSS, i64(0))
        return total

    def visits(self, p: Player, visited: i64) -> i64:
        """Influence for deliveries comes when all are made."""
        total: i64 = 0
        if visited != 0:
            notable: i64
            for notable in range(NOTABLES):
                if visited & bit(notable) != 0:
                    total += self.step_worth(p, NOTABLE_GUILD[notable])
        return total
