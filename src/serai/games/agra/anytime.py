"""What the active player may do at any time (rulebook, secondary actions; appendix I and III).

These actions are offered beside the open question, wherever that question leaves room for them
(`Agra.leave_room`), and only if they can do something. What they need to ask they ask next; then
the open question is asked again.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, OK, Rule, arg, bit, refusal, verb
from serai.games.agra import refusals, tables, verbs
from serai.games.agra.errands import GainGood, PutOnFrench, SellGood, can_put
from serai.games.agra.farm import MoveFarmers, Uncover, can_move_farmer
from serai.games.agra.favour import bars_favour, spend_favour
from serai.games.agra.goods import FOR_BOOK, FOR_MOSAIC, earn, gain_favour, remove
from serai.games.agra.imperial import can_serve
from serai.games.agra.influence import RaiseInfluence, can_rise
from serai.games.agra.meditation import gain_points
from serai.games.agra.notables import DeliverOne, can_deliver
from serai.games.agra.orders import ExtraOrder
from serai.games.agra.prices import MoveToken
from serai.games.agra.processing import ProcessOne, bars_process_one, can_process
from serai.games.agra.spaces import MainAction, can_use_peon, peon_price
from serai.games.agra.state import FROM_CLOTHES, MEDITATING, Agra
from serai.games.agra.stone import is_last_space, move_stone
from serai.games.agra.swaps import Swap, can_swap
from serai.games.agra.tables import (
    ACTIONS,
    BASICS,
    BOOK_FAVOUR,
    BOOK_STANDS,
    BOOKS,
    CALIPH,
    CLOTHES,
    CLOTHES_EXTRA,
    COTTON,
    CURRY,
    ENGLISH_TRADER,
    FARMER_MOVES,
    FRENCH_TRADER,
    GAIN_VALUE,
    GOODS,
    MEDITATION_SPACES,
    MOSAIC_MAKER,
    MOSAIC_POINTS_ONE,
    MOSAIC_POINTS_TWO,
    OIL,
    OIL_CURRY_STANDS,
    OIL_STANDS,
    PAINTING_STEPS,
    PAINTINGS,
    PIERS,
    REFINE_FROM,
    REFINE_TO,
    STATUES,
)
from serai.games.agra.workers import StandUp


@mypyc_attr(acyclic=True)
class AnyTime(Rule):
    """§T3, §T4 Secondary actions and abilities. It is never on the stack and holds nothing."""

    def step(self, s: Agra, m: i64) -> i64:
        if m == ASK:
            self.offer_all(s, s.turn)
            return AGAIN
        if verb(m) < verbs.FIRST_FREE or verb(m) > verbs.LAST_FREE:
            return END
        self.begin(s, s.turn, m)
        return AGAIN

    def offer_all(self, s: Agra, seat: i64) -> None:
        p = s.players[seat]
        goods = p.goods
        query = s.desk.query >= 0
        if query or (p.lying > 0 and (goods[OIL] > 0 or goods[CURRY] > 0)):
            s.offer_unless(bars_oil(s, seat, OIL), verbs.OIL)
            s.offer_unless(bars_oil(s, seat, CURRY), verbs.CURRY)
            s.offer_unless(bars_oil_curry(s, seat), verbs.OIL_CURRY)
        action: i64
        if query or p.favour > 0:
            for action in range(ACTIONS):
                s.offer_unless(bars_use(s, seat, action), verbs.USE | action << 8)
        s.offer_unless(bars_painting(s, seat), verbs.PAINTING)
        s.offer_unless(bars_luxury(s, seat, BOOKS), verbs.BOOK)
        s.offer_unless(bars_luxury(s, seat, CLOTHES), verbs.CLOTHES)
        if query or p.contracts != 0:
            s.offer_unless(bars_french(s, seat), verbs.FRENCH)
            s.offer_unless(bars_caliph(s, seat), verbs.CALIPH)
            s.offer_unless(bars_english(s, seat), verbs.ENGLISH)
            s.offer_unless(bars_mosaic(s, seat, MOSAIC_POINTS_ONE), verbs.MOSAIC | 1 << 8)
            s.offer_unless(bars_mosaic(s, seat, MOSAIC_POINTS_TWO), verbs.MOSAIC | 2 << 8)

    def begin(self, s: Agra, seat: i64, m: i64) -> None:
        p = s.players[seat]
        match verb(m):
            case verbs.OIL:
                self.stand_for(s, seat, OIL)
            case verbs.CURRY:
                self.stand_for(s, seat, CURRY)
            case verbs.OIL_CURRY:
                remove(s, seat, OIL, 1)
                remove(s, seat, CURRY, 1)
                p.stood = 1
                s.call(StandUp(seat, OIL_CURRY_STANDS))
            case verbs.USE:
                spend_favour(s, seat, arg(m))
                self.use(s, seat, arg(m))
            case verbs.PAINTING:
                self.scroll(s, seat, PAINTINGS)
                s.call(RaiseInfluence(seat, PAINTING_STEPS))
            case verbs.BOOK:
                self.scroll(s, seat, BOOKS)
                s.call(StandUp(seat, BOOK_STANDS))
                gain_favour(s, seat, BOOK_FAVOUR, FOR_BOOK)
            case verbs.CLOTHES:
                self.scroll(s, seat, CLOTHES)
                earn(s, seat, clothes_rupees(s), FROM_CLOTHES)
            case verbs.FRENCH:
                p.turned |= bit(FRENCH_TRADER)
                s.call(PutOnFrench(seat))
            case verbs.CALIPH:
                p.turned |= bit(CALIPH)
                remove(s, seat, COTTON, 1)
                s.call(StandUp(seat, 1))
            case verbs.ENGLISH:
                p.turned |= bit(ENGLISH_TRADER)
                s.call(Swap(seat))
            case _:
                p.turned |= bit(MOSAIC_MAKER)
                s.points -= MOSAIC_POINTS_ONE if arg(m) == 1 else MOSAIC_POINTS_TWO
                s.spent = 1
                gain_favour(s, seat, arg(m), FOR_MOSAIC)

    def stand_for(self, s: Agra, seat: i64, good: i64) -> None:
        """§K1 One worker for oil or curry."""
        remove(s, seat, good, 1)
        s.players[seat].stood = 1
        s.call(StandUp(seat, OIL_STANDS))

    def scroll(self, s: Agra, seat: i64, good: i64) -> None:
        """§L1 The marker of the luxury lies on its scroll until the end of the turn."""
        p = s.players[seat]
        p.goods[good] -= 1
        p.scrolls |= bit(good - STATUES)

    def use(self, s: Agra, seat: i64, action: i64) -> None:
        """§F6–F8, §Q1–Q14 The effect of a favour action that has been paid."""
        match action:
            case tables.ACT_GOOD:
                s.call(GainGood(seat, 0))
            case tables.ACT_PROCESS | tables.ACT_MORE:
                s.call(ProcessOne(seat, 0, 0))
            case tables.ACT_STEP:
                s.call(RaiseInfluence(seat, 1))
            case tables.ACT_STAND:
                s.call(StandUp(seat, 1))
            case tables.ACT_POINT:
                gain_points(s, seat, 1)
            case tables.ACT_SELL:
                s.call(SellGood(seat))
            case tables.ACT_UNCOVER:
                s.call(Uncover(seat))
            case tables.ACT_DELIVER:
                s.call(DeliverOne(seat))
            case tables.ACT_ORDER:
                s.call(ExtraOrder(seat))
            case tables.ACT_FARMERS:
                s.call(MoveFarmers(seat, FARMER_MOVES))
            case tables.ACT_TOKEN:
                s.call(MoveToken(seat))
            case tables.ACT_SWAP:
                s.call(Swap(seat))
            case tables.ACT_GAIN_TWO:
                s.call(GainGood(seat, GAIN_VALUE))
            case tables.ACT_STONE:
                move_stone(s, seat)
            case tables.ACT_REFINE:
                s.call(ProcessOne(seat, REFINE_FROM, REFINE_TO))
            case tables.ACT_PEON:
                s.free_peon = 1

    def copy(self) -> Rule:
        return self


def clothes_rupees(s: Agra) -> i64:
    """§L5, §R7 The current value of clothes, and one rupee more at the last pier."""
    return s.values[CLOTHES] + CLOTHES_EXTRA if s.pier == PIERS - 1 else s.values[CLOTHES]


def bars_oil(s: Agra, seat: i64, good: i64) -> i64:
    """§K1, §K3 Oil or curry, once per turn, for a worker that lies."""
    p = s.players[seat]
    if p.goods[good] == 0:
        return refusal(refusals.NO_GOOD, good)
    return bars_standing_up(s, seat)


def bars_standing_up(s: Agra, seat: i64) -> i64:
    """§K3 Only one oil and curry action per turn, unless agreed otherwise."""
    p = s.players[seat]
    if p.stood != 0 and s.oil_curry_unlimited == 0:
        return refusal(refusals.OIL_CURRY_ONCE, 1)
    if p.lying == 0:
        return refusal(refusals.NOBODY_LIES, p.lying)
    return OK


def bars_oil_curry(s: Agra, seat: i64) -> i64:
    """§K2 Both together are worth it from the second lying worker on."""
    p = s.players[seat]
    if p.goods[OIL] == 0:
        return refusal(refusals.NO_GOOD, OIL)
    if p.goods[CURRY] == 0:
        return refusal(refusals.NO_GOOD, CURRY)
    barred = bars_standing_up(s, seat)
    if barred == OK and p.lying == 1:
        return refusal(refusals.ONE_IS_ENOUGH, p.lying)
    return barred


def bars_luxury(s: Agra, seat: i64, good: i64) -> i64:
    """§L1 One of each kind per turn."""
    p = s.players[seat]
    if p.scrolls & bit(good - STATUES) != 0:
        return refusal(refusals.LUXURY_ONCE, good)
    if p.goods[good] == 0:
        return refusal(refusals.NO_GOOD, good)
    return OK


def bars_painting(s: Agra, seat: i64) -> i64:
    """§L3 Some marker must be able to rise."""
    barred = bars_luxury(s, seat, PAINTINGS)
    if barred == OK and not can_rise(s, seat):
        return refusal(refusals.NO_TRACK_LEFT, tables.TOP_STEP)
    return barred


def bars_notable(s: Agra, seat: i64, notable: i64) -> i64:
    """§D26 An own contract, not yet used this turn."""
    p = s.players[seat]
    if not p.owns(notable):
        return refusal(refusals.NOT_YOUR_NOTABLE, notable)
    if p.turned & bit(notable) != 0:
        return refusal(refusals.NOTABLE_USED, notable)
    return OK


def bars_french(s: Agra, seat: i64) -> i64:
    """§D6 A good worth 1, 2 or 3."""
    barred = bars_notable(s, seat, FRENCH_TRADER)
    if barred == OK and not can_put(s, seat):
        return refusal(refusals.NO_GOODS, tables.FRENCH_VALUE)
    return barred


def bars_caliph(s: Agra, seat: i64) -> i64:
    """§D11 Cotton for a lying worker."""
    barred = bars_notable(s, seat, CALIPH)
    if barred != OK:
        return barred
    p = s.players[seat]
    if p.goods[COTTON] == 0:
        return refusal(refusals.NO_GOOD, COTTON)
    return OK if p.lying > 0 else refusal(refusals.NOBODY_LIES, p.lying)


def bars_english(s: Agra, seat: i64) -> i64:
    """§D14 A good, and another of the same value."""
    barred = bars_notable(s, seat, ENGLISH_TRADER)
    if barred == OK and not can_swap(s, seat):
        return refusal(refusals.NO_GOODS, tables.MOST_VALUE)
    return barred


def bars_mosaic(s: Agra, seat: i64, points: i64) -> i64:
    """§D15 Meditation points for favour, so only in the meditation phase."""
    barred = bars_notable(s, seat, MOSAIC_MAKER)
    if barred != OK:
        return barred
    if s.phase != MEDITATING:
        return refusal(refusals.ONLY_MEDITATING, points)
    return OK if s.points >= points else refusal(refusals.TOO_FEW_POINTS, points, s.points)


def bars_use(s: Agra, seat: i64, action: i64) -> i64:
    """§F3–F5 A favour action that is paid for and does something."""
    barred = bars_favour(s.players[seat], action)
    return bars_effect(s, seat, action) if barred == OK else barred


def bars_effect(s: Agra, seat: i64, action: i64) -> i64:
    """§Q1–Q14 Favour is not spent for nothing."""
    p = s.players[seat]
    match action:
        case tables.ACT_PROCESS:
            return OK if can_process(s, seat) else refusal(refusals.NOTHING_TO_PROCESS, action)
        case tables.ACT_STEP:
            return OK if can_rise(s, seat) else refusal(refusals.NO_TRACK_LEFT, tables.TOP_STEP)
        case tables.ACT_STAND:
            return OK if p.lying > 0 else refusal(refusals.NOBODY_LIES, p.lying)
        case tables.ACT_MORE:
            return bars_more(s, seat)
        case tables.ACT_POINT:
            return bars_point(s)
        case tables.ACT_SELL:
            return OK if holds_goods(s, seat) else refusal(refusals.NO_GOODS, tables.MOST_VALUE)
        case tables.ACT_UNCOVER:
            return OK if p.covers != 0 else refusal(refusals.NO_COVERS_LEFT, tables.COVERS)
        case tables.ACT_DELIVER:
            return OK if can_deliver(s, seat) else refusal(refusals.NOTHING_TO_DELIVER, s.pier + 1)
        case tables.ACT_ORDER:
            return OK if can_serve(s, seat) else refusal(refusals.NOTHING_TO_SERVE, action)
        case tables.ACT_FARMERS:
            return OK if can_move_farmer(p) else refusal(refusals.NO_FARMER_MOVES, action)
        case tables.ACT_SWAP:
            return OK if can_swap(s, seat) else refusal(refusals.NO_GOODS, tables.MOST_VALUE)
        case tables.ACT_STONE:
            return refusal(refusals.STONE_WASTED, MEDITATION_SPACES) if is_last_space(p) else OK
        case tables.ACT_REFINE:
            return OK if can_refine(s, seat) else refusal(refusals.NOTHING_TO_PROCESS, action)
        case tables.ACT_PEON:
            return bars_free_peon(s, seat)
    return OK


def bars_point(s: Agra) -> i64:
    """§Q3 In the meditation phase only."""
    return OK if s.phase == MEDITATING else refusal(refusals.POINT_ONLY_MEDITATING, 1)


def bars_more(s: Agra, seat: i64) -> i64:
    """§Q2 Only along with another processing; the option is the Russian reading: also alone."""
    if s.more_alone == 0:
        return refusal(refusals.WITH_PROCESSING, tables.ACT_MORE)
    if not can_process(s, seat):
        return refusal(refusals.NOTHING_TO_PROCESS, tables.ACT_MORE)
    return OK


def holds_goods(s: Agra, seat: i64) -> bool:
    """Whether there is any good."""
    good: i64
    for good in range(GOODS):
        if s.players[seat].goods[good] > 0:
            return True
    return False


def can_refine(s: Agra, seat: i64) -> bool:
    """§Q13 A good worth 1 that becomes one worth 2."""
    to: i64
    for to in range(BASICS, GOODS):
        if bars_process_one(s, seat, to, REFINE_FROM, REFINE_TO) == OK:
            return True
    return False


def bars_free_peon(s: Agra, seat: i64) -> i64:
    """§Q14 In the action phase, when a worker is about to be placed; a statue acts after it."""
    top = s.stack[-1]
    if not isinstance(top, MainAction) or s.free_peon != 0:
        return refusal(refusals.ONLY_PLACING, tables.ACT_PEON)
    if s.players[seat].scrolls & 1 != 0:
        return refusal(refusals.AFTER_THE_PHASE, tables.ACT_PEON)
    if not can_use_peon(s, seat):
        return refusal(refusals.NO_OWN_WORKER, tables.ACT_PEON)
    return OK if peon_price(s, seat) > 0 else refusal(refusals.PEON_FREE, 0)
