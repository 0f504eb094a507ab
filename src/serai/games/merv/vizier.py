"""The Grand Vizier (rulebook, the game for two): a third colour that only builds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import ASK, END, NEXT, OK, WAIT, Rule, arg, refusal
from serai.core.packed import vec
from serai.games.merv import notes, refusals, verbs
from serai.games.merv.state import NOBODY, Merv
from serai.games.merv.tables import CELLS, MARKET_CELL, POSITIONS, SIDE, SOLO_VIZIER
from serai.games.merv.turn import bars_space, is_in_line, put_building

VIZIER: Final = 2  # his number among the masters


def bars_his_site(s: Merv, cell: i64) -> i64:
    """§D3, §D4 An empty site, while he has buildings."""
    if cell == MARKET_CELL:
        return refusal(refusals.CAMEL_MARKET_HERE, cell)
    if s.owners[cell] != 0:
        return refusal(refusals.SITE_BUILT, cell, s.who(s.owner(cell)))
    return OK if s.players[VIZIER].buildings > 0 else refusal(refusals.NO_BUILDING, cell)


def listed_space(s: Merv, spaces: vec[i64]) -> i64:
    """§Z3, §Z4 The first free space in a list on the solo card."""
    i: i64
    for i in range(SIDE):
        position = s.phase * SIDE + spaces[s.card * SIDE + i]
        if s.standing_on(position) == NOBODY:
            return position
    return NOBODY


def nearest_site(s: Merv, position: i64) -> i64:
    """§Z3, §D4 The nearest site of a line where he can build; -1: none."""
    nth: i64
    for nth in range(SIDE):
        if bars_his_site(s, s.cell(position, nth)) == OK:
            return s.cell(position, nth)
    return -1


def first_chooser(s: Merv) -> i64:
    """§D2 The player earlier in the order of this phase; §D3 the other one chooses the site."""
    return 0 if s.place_in_queue(0) < s.place_in_queue(1) else 1


def go_alone(s: Merv) -> None:
    """§Z3 In the solo game the card moves him; he builds on the nearest empty site."""
    position = listed_space(s, SOLO_VIZIER)
    s.move_master(VIZIER, position)
    s.note(notes.WENT, VIZIER, position)
    cell = nearest_site(s, position)
    if cell >= 0:
        put_building(s, VIZIER, cell)


@mypyc_attr(acyclic=True)
class VizierTurn(Rule):
    """§D1–D5 One player chooses his space, the other his site."""

    BEGIN: Final = 0
    SPACE: Final = 1
    SITE: Final = 2

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.BEGIN:
                return self.do_begin(s)
            case self.SPACE:
                return self.ask_space(s) if m == ASK else self.on_space(s, m)
            case self.SITE:
                return self.ask_site(s) if m == ASK else self.on_site(s, m)
            case _:
                return END

    def do_begin(self, s: Merv) -> i64:
        """§D2 One of two players begins; §Z3 alone, the card leads him."""
        if s.seats == 1:
            go_alone(s)
            return END
        self.by = first_chooser(s)
        s.turn = self.by
        return NEXT

    def ask_space(self, s: Merv) -> i64:
        position: i64
        for position in range(POSITIONS):
            s.offer_unless(bars_space(s, position), verbs.VIZIER_GO | position << 8)
        return WAIT

    def on_space(self, s: Merv, m: i64) -> i64:
        s.move_master(VIZIER, arg(m))
        self.by = 1 - self.by  # §D3
        s.turn = self.by
        return NEXT

    def ask_site(self, s: Merv) -> i64:
        position = s.stand(VIZIER)
        nth: i64
        for nth in range(SIDE):
            cell = s.cell(position, nth)
            s.offer_unless(bars_his_site(s, cell), verbs.VIZIER_BUILD | cell << 8)
        query = s.asked_why(verbs.VIZIER_BUILD)
        if query >= 0 and not is_in_line(s, position, arg(query)):
            s.explain(refusal(refusals.NOT_IN_LINE, min(arg(query), CELLS - 1), position))
        return WAIT

    def on_site(self, s: Merv, m: i64) -> i64:
        put_building(s, VIZIER, arg(m), told=False)  # the choice says it
        return NEXT

    def copy(self) -> Rule:
        new = VizierTurn(self.by)
        new.at = self.at
        return new
