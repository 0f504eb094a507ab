"""Scoring of a year and of the game (rulebook, scoring phase and end scoring)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.game import first_of, places_of
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
from serai.games.merv import notes, refusals, tables, verbs
from serai.games.merv.state import (
    FROM_BUILDINGS,
    FROM_HALLS,
    FROM_SETS,
    FROM_TILES,
    FROM_TOP,
    NOBODY,
    Merv,
    nibble,
    one_of,
)
from serai.games.merv.tables import (
    BUILDING_POINTS,
    CARDS,
    CELLS,
    HALLS,
    MARKET_CELL,
    MOSQUE,
    QUEUE,
    SCORING_TILES,
    SET_POINTS,
    SPICES,
    STEPS,
    TILE_ACTION,
    TILE_POINTS,
    TOP_POINTS,
)
from serai.games.merv.tracks import earn, spend_favour


def hall_value(s: Merv, master: i64, hall: i64) -> i64:
    """§V3–V6 What a courtier scores in a hall."""
    p = s.players[master]
    match hall:
        case tables.KNOWLEDGE:
            return p.scrolls
        case tables.SPICE_HALL:
            return count_of(p.cards)
        case tables.TRADE:
            return p.all_goods()
    return p.steps


def buildings_of(s: Merv, master: i64) -> i64:
    """§V7 Own buildings in the city."""
    count: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if s.owners[cell] == master + 1:
            count += 1
    return count


def buildings_on(s: Merv, master: i64, action: i64) -> i64:
    """§V8, §V9 Own buildings on sites with an action."""
    count: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if cell != MARKET_CELL and s.owners[cell] == master + 1 and s.action_of(cell) == action:
            count += 1
    return count


def building_points(s: Merv, master: i64) -> i64:
    """§V7 Points for buildings."""
    return BUILDING_POINTS * buildings_of(s, master)


def tile_points(s: Merv, master: i64) -> i64:
    """§V8 Points for scoring tiles."""
    points: i64 = 0
    tile: i64
    for tile in range(SCORING_TILES):
        if s.players[master].tiles & bit(tile) != 0:
            points += TILE_POINTS * buildings_on(s, master, TILE_ACTION[tile])
    return points


def top_points(s: Merv, master: i64) -> i64:
    """§V9 Points for the top of the mosque."""
    if s.players[master].steps < STEPS:
        return 0
    return TOP_POINTS * buildings_on(s, master, MOSQUE)


def set_points(s: Merv, master: i64) -> i64:
    """§E1 Sets of different spices, the largest first."""
    points: i64 = 0
    size: i64
    spice: i64
    for size in range(1, CARDS):
        kinds: i64 = 0
        for spice in range(SPICES):
            if s.players[master].spice(spice) >= size:
                kinds += 1
        if kinds == 0:
            break
        points += SET_POINTS[kinds]
    return points


def best_hall(s: Merv, master: i64, funded: i64) -> i64:
    """The hall where the next favour scores most, or NOBODY if all courtiers have scored."""
    best: i64 = NOBODY
    most: i64 = -1
    hall: i64
    for hall in range(HALLS):
        if s.players[master].in_hall(hall) > nibble(funded, hall):
            value = hall_value(s, master, hall)
            if value > most:
                most = value
                best = hall
    return best


def palace_points(s: Merv, master: i64, funded: i64 = 0) -> i64:
    """§V2–V6 The most that favour can make now of the courtiers who have not scored yet."""
    points: i64 = 0
    _i: i64
    for _i in range(s.players[master].favour):
        hall = best_hall(s, master, funded)
        if hall == NOBODY:
            break
        points += hall_value(s, master, hall)
        funded += one_of(hall)
    return points


@mypyc_attr(acyclic=True)
class YearScoring(Rule):
    """§V1–V9 The courtiers of each in the order of the queue, then all the rest."""

    locals = ("nth", "funded")

    BEGIN: Final = 0
    NEXT_MASTER: Final = 1
    FUND: Final = 2
    SCORE: Final = 3

    nth: i64  # place in the queue
    funded: i64  # courtiers that have scored, packed by hall

    def __init__(self) -> None:
        self.by = 0
        self.at = 0
        self.nth = 0
        self.funded = 0

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.BEGIN:
                s.note(notes.SCORING, NOBODY, s.year + 1)
                return NEXT
            case self.NEXT_MASTER:
                return self.do_next(s)
            case self.FUND:
                return self.ask_fund(s) if m == ASK else self.on_fund(s, m)
            case self.SCORE:
                return self.do_score(s)
            case _:
                return END

    def do_next(self, s: Merv) -> i64:
        self.funded = 0
        if self.nth >= s.masters():
            return END
        master = s.queued(self.nth)
        if s.is_vizier(master):  # §D5
            self.nth += 1
            return AGAIN
        if s.is_magistrate(master):  # §Z19
            self.fund_best(s, master)
            self.at = self.SCORE
            return AGAIN
        self.by = master
        if s.palace_voluntary == 0 and s.players[master].favour >= s.players[master].at_court():
            self.fund_best(s, master)  # §V2 there is enough for all
        return NEXT

    def ask_fund(self, s: Merv) -> i64:
        """§V2 Only while favour is short of courtiers there is something to choose."""
        if s.players[self.by].favour == 0 or s.players[self.by].at_court() == self.paid():
            return NEXT
        hall: i64
        for hall in range(HALLS):
            s.offer_unless(self.bars_fund(s, hall), verbs.FUND | hall << 8)
        s.offer_unless(self.bars_done(s), verbs.DONE)
        return WAIT

    def on_fund(self, s: Merv, m: i64) -> i64:
        if verb(m) == verbs.DONE:
            return NEXT
        self.fund(s, self.by, arg(m))
        return AGAIN

    def bars_fund(self, s: Merv, hall: i64) -> i64:
        """§V2 A courtier for whom no favour was spent yet."""
        p = s.players[self.by]
        if p.in_hall(hall) == 0:
            return refusal(refusals.NO_COURTIER, hall)
        return (
            OK
            if p.in_hall(hall) > nibble(self.funded, hall)
            else refusal(refusals.ALL_FUNDED, hall)
        )

    def bars_done(self, s: Merv) -> i64:
        """§V2, §V10 Favour must be spent while there is any, unless it was agreed otherwise."""
        if s.palace_voluntary != 0:
            return OK
        return refusal(refusals.MUST_FUND, s.players[self.by].favour)

    def paid(self) -> i64:
        """Courtiers for whom favour was spent."""
        count: i64 = 0
        hall: i64
        for hall in range(HALLS):
            count += nibble(self.funded, hall)
        return count

    def fund(self, s: Merv, master: i64, hall: i64) -> None:
        """§V2–V6 One favour, and the points of the hall."""
        spend_favour(s, master, 1, hall)
        self.funded += one_of(hall)
        earn(s, master, hall_value(s, master, hall), FROM_HALLS + hall)

    def fund_best(self, s: Merv, master: i64) -> None:
        """§V2, §Z19 The most valuable courtiers first, while there is favour."""
        while s.players[master].favour > 0:
            hall = best_hall(s, master, self.funded)
            if hall == NOBODY:
                return
            if s.palace_voluntary != 0 and hall_value(s, master, hall) == 0:
                return
            self.fund(s, master, hall)

    def do_score(self, s: Merv) -> i64:
        """§V7–V9 Buildings, scoring tiles, top of the mosque."""
        master = s.queued(self.nth)
        earn(s, master, building_points(s, master), FROM_BUILDINGS)
        earn(s, master, tile_points(s, master), FROM_TILES)
        earn(s, master, top_points(s, master), FROM_TOP)
        self.nth += 1
        self.at = self.NEXT_MASTER
        return AGAIN

    def copy(self) -> Rule:
        new = YearScoring()
        new.copy_from(self)
        return new

    def copy_from(self, other: YearScoring) -> None:
        super().copy_from(other)
        self.nth = other.nth
        self.funded = other.funded


def score_end(s: Merv) -> None:
    """§E1, §Y4 Sets of spices for everybody who scores."""
    master: i64
    for master in range(s.masters()):
        if not s.is_vizier(master):
            earn(s, master, set_points(s, master), FROM_SETS)


def scores(s: Merv) -> list[int]:
    """§S2 Points by seat, as the markers show them."""
    return [int(s.players[seat].points) for seat in range(s.seats)]


def standing(s: Merv, master: i64) -> tuple[int, int, int, int]:
    """§E2, §E3 Higher is better: points, favour, influence, further forward in the queue."""
    p = s.players[master]
    ahead = QUEUE - s.place_in_queue(master)
    return int(p.points), int(p.favour), int(p.influence), int(ahead)


def winners(s: Merv) -> list[int]:
    """§E2, §E3, §Z20 The first; alone, only with more points than the Magistrate."""
    if s.stack:
        return []
    if s.seats == 1:
        return [0] if s.players[0].points > s.players[1].points else []
    return first_of([standing(s, seat) for seat in range(s.seats)])


def all_ranks(s: Merv) -> dict[int, int]:
    """§Z20 Place of everybody who scores, the Magistrate included; the Vizier does not (§D5)."""
    found = {seat: int(rank) for seat, rank in enumerate(ranks(s))}
    if s.seats == 1:
        found[1] = 3 - found[0]
    return found


def ranks(s: Merv) -> list[int]:
    """§E2, §E3, §Z20 Place of each seat, from 1; alone, second unless you lead."""
    if s.seats == 1:
        return [1 if s.players[0].points > s.players[1].points else 2]
    return places_of([standing(s, seat) for seat in range(s.seats)])
