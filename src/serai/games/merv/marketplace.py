"""The marketplace (rulebook, actions): trading posts, goods and caravans."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import (
    AGAIN,
    ASK,
    END,
    NEXT,
    OK,
    WAIT,
    Rule,
    arg,
    bit,
    count_of,
    refusal,
    verb,
)
from serai.games.merv import notes, refusals, verbs
from serai.games.merv.camels import AT_POST, first_free_card, gain_camels
from serai.games.merv.payment import Pay, bars_afford
from serai.games.merv.state import GOODS, Merv, nibble, one_of
from serai.games.merv.tables import (
    MARKET_SPACES,
    MARKETPLACE,
    OUTER,
    PLACE_PRICE,
    PLACES,
    POST_FAVOUR,
    POSTS,
    ROW,
)
from serai.games.merv.tracks import gain_favour


def links(place: i64) -> i64:
    """§M9 Set of the two places linked with this one."""
    return bit((place + 1) % PLACES) | bit((place + PLACES - 1) % PLACES)


def bars_post(s: Merv, seat: i64, place: i64) -> i64:
    """§M1–M4 Inner places first; an outer one needs an own post next to it."""
    p = s.players[seat]
    if p.posts & bit(place) != 0:
        return refusal(refusals.POST_THERE, place)
    if OUTER & bit(place) != 0:
        if p.posts == 0:
            return refusal(refusals.INNER_FIRST, place)
        if p.posts & links(place) == 0:
            return refusal(refusals.NOT_LINKED, place)
    return OK


def can_post(s: Merv, seat: i64) -> bool:
    """§M13 Whether a disc is left; then there is a place for it, too."""
    return count_of(s.players[seat].posts) < POSTS


def offer_posts(s: Merv, seat: i64) -> i64:
    """§M1, §M13 Where a post can be opened, if a disc is left."""
    if not can_post(s, seat):
        return NEXT
    place: i64
    for place in range(PLACES):
        s.offer_unless(bars_post(s, seat, place), verbs.POST | place << 8)
    return WAIT


def put_post(s: Merv, master: i64, place: i64) -> None:
    """§M5, §M6 The post, with the camel of the place or the favour of the first at an outer one."""
    first = True
    for p in s.players:
        if p.posts & bit(place) != 0:
            first = False
    s.players[master].posts |= bit(place)
    s.players[master].discs -= 1
    if s.place_camels & bit(place) != 0:
        s.place_camels &= ~bit(place)
        gain_camels(s, master, 1, AT_POST)
    if first and OUTER & bit(place) != 0:
        gain_favour(s, master, POST_FAVOUR)


def gain_good(s: Merv, master: i64, good: i64) -> None:
    """A good of the supply."""
    s.goods -= one_of(good)
    s.players[master].stock[GOODS + good] += 1
    s.note(notes.GOOD_GAINED, master, good)


def bars_good(s: Merv, seat: i64, place: i64) -> i64:
    """§M7, §M8, §M12 The good of a place, in supply and paid for."""
    if nibble(s.goods, place) == 0:
        return refusal(refusals.SOLD_OUT, place)
    return bars_afford(s, seat, PLACE_PRICE[place])


def bars_trade(s: Merv, seat: i64, place: i64) -> i64:
    """§M7 At an own post."""
    if s.players[seat].posts & bit(place) == 0:
        return refusal(refusals.NO_POST, place)
    return bars_good(s, seat, place)


def bars_ride(s: Merv, seat: i64, place: i64) -> i64:
    """§M10 A camel from an own post to a linked place."""
    p = s.players[seat]
    if p.posts & bit(place) != 0:
        return refusal(refusals.POST_RIDES_NOT, place)
    if p.posts & links(place) == 0:
        return refusal(refusals.NO_ROUTE, place)
    if p.camels == 0:
        return refusal(refusals.NO_CAMEL_TO_RIDE, place)
    return bars_good(s, seat, place)


def bars_marketplace(s: Merv, seat: i64) -> i64:
    """§T15 A post can be opened, or something can be bought."""
    if can_post(s, seat):
        return OK
    place: i64
    for place in range(PLACES):
        if bars_trade(s, seat, place) == OK or bars_ride(s, seat, place) == OK:
            return OK
    return refusal(refusals.NOTHING_TO_DO, MARKETPLACE)


def send_camels(s: Merv, seat: i64) -> None:
    """§M11 From the routes to caravan cards, then to the camel market, then out of the game."""
    camels = s.route_camels
    s.route_camels = 0
    left = camels
    while left > 0 and first_free_card(s) < ROW:
        s.row_camels |= bit(first_free_card(s))
        left -= 1
    if left < camels:
        s.note(notes.CAMELS_SENT, seat, camels - left)
    onward = left
    space: i64
    for space in range(MARKET_SPACES):
        if left > 0 and s.market_spaces & ~s.market & bit(space) != 0:
            s.market |= bit(space)
            left -= 1
    if left < onward:
        s.note(notes.CAMELS_TO_MARKET, seat, onward - left)
    if left > 0:
        s.box_camels += left
        s.note(notes.CAMELS_LOST, seat, left)


@mypyc_attr(acyclic=True)
class Marketplace(Rule):
    """§M1–M13 Open a post, then trade at own places and along routes with camels."""

    locals = ("traded", "place", "begun")

    POST: Final = 0
    TRADE: Final = 1
    GAIN: Final = 2
    SEND_CAMELS: Final = 3

    traded: i64  # set of places
    place: i64  # where the good is being paid
    begun: i64  # 1: a post was opened or a good bought

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.traded = 0
        self.place = 0
        self.begun = 0

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.POST:
                return self.ask_post(s) if m == ASK else self.on_post(s, m)
            case self.TRADE:
                return self.ask_trade(s) if m == ASK else self.on_trade(s, m)
            case self.GAIN:
                return self.do_gain(s)
            case self.SEND_CAMELS:
                send_camels(s, self.by)
                return NEXT
            case _:
                return END

    def ask_post(self, s: Merv) -> i64:
        return offer_posts(s, self.by)

    def on_post(self, s: Merv, m: i64) -> i64:
        put_post(s, self.by, arg(m))
        self.begun = 1
        return NEXT

    def ask_trade(self, s: Merv) -> i64:
        place: i64
        for place in range(PLACES):
            s.offer_unless(
                self.once(place, bars_trade(s, self.by, place)), verbs.TRADE | place << 8
            )
            s.offer_unless(self.once(place, bars_ride(s, self.by, place)), verbs.RIDE | place << 8)
        if self.begun != 0:
            s.offer(verbs.DONE)
            s.leave_room(self.by)
        elif s.desk.n == 0:
            return END
        else:
            s.offer_unless(refusal(refusals.NOTHING_DONE), verbs.DONE)  # §T15
        return WAIT

    def once(self, place: i64, barred: i64) -> i64:
        """§M7 Each place once."""
        return refusal(refusals.TRADED, place) if self.traded & bit(place) != 0 else barred

    def on_trade(self, s: Merv, m: i64) -> i64:
        if verb(m) == verbs.DONE:
            self.at = self.SEND_CAMELS
            return AGAIN
        self.place = arg(m)
        if verb(m) == verbs.RIDE:
            s.players[self.by].camels -= 1
            s.route_camels += 1
        s.call(Pay(self.by, PLACE_PRICE[self.place]))
        return NEXT

    def do_gain(self, s: Merv) -> i64:
        gain_good(s, self.by, self.place)
        self.traded |= bit(self.place)
        self.begun = 1
        self.at = self.TRADE
        return AGAIN

    def copy(self) -> Rule:
        new = Marketplace()
        new.copy_from(self)
        return new

    def copy_from(self, other: Marketplace) -> None:
        super().copy_from(other)
        self.traded = other.traded
        self.place = other.place
        self.begun = other.begun


@mypyc_attr(acyclic=True)
class FreePost(Rule):
    """§H6 A post under the usual rules, and the good of its place for nothing.

    Without a disc the good of a place with an own post.
    """

    POST: Final = 0
    GOOD: Final = 1
    OVER: Final = 2

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.POST:
                return offer_posts(s, self.by) if m == ASK else self.on_post(s, m)
            case self.GOOD:
                return self.ask_good(s) if m == ASK else self.on_good(s, m)
            case _:
                return END

    def on_post(self, s: Merv, m: i64) -> i64:
        put_post(s, self.by, arg(m))
        if nibble(s.goods, arg(m)) > 0:
            gain_good(s, self.by, arg(m))
        self.at = self.OVER
        return AGAIN

    def ask_good(self, s: Merv) -> i64:
        place: i64
        for place in range(PLACES):
            s.offer_unless(self.bars_good(s, place), verbs.GOOD | place << 8)
        return WAIT

    def on_good(self, s: Merv, m: i64) -> i64:
        gain_good(s, self.by, arg(m))
        return NEXT

    def bars_good(self, s: Merv, place: i64) -> i64:
        """§H6, §M12 Of a place with an own post, while there are any."""
        if s.players[self.by].posts & bit(place) == 0:
            return refusal(refusals.NO_POST_FOR_GOOD, place)
        return OK if nibble(s.goods, place) > 0 else refusal(refusals.SOLD_OUT, place)

    def copy(self) -> Rule:
        new = FreePost(self.by)
        new.at = self.at
        return new


@mypyc_attr(acyclic=True)
class RareGood(Rule):
    """§K8 A rare good of any kind in supply."""

    KIND: Final = 0

    def step(self, s: Merv, m: i64) -> i64:
        if self.at != self.KIND:
            return END
        if m == ASK:
            good: i64
            for good in range(PLACES):
                s.offer_unless(self.bars_kind(s, good), verbs.GOOD | good << 8)
            return WAIT
        gain_good(s, self.by, arg(m))
        return NEXT

    def bars_kind(self, s: Merv, good: i64) -> i64:
        if OUTER & bit(good) == 0:
            return refusal(refusals.COMMON_GOOD, good)
        return OK if nibble(s.goods, good) > 0 else refusal(refusals.SOLD_OUT, good)

    def copy(self) -> Rule:
        new = RareGood(self.by)
        new.at = self.at
        return new
