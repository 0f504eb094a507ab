"""What a learned judgement of Merv looks at: in order, within bounds, and as the rules count."""

from __future__ import annotations

from functools import cache

import pytest

from serai.bots import registry
from serai.bots.merv import features
from serai.bots.merv.guide import present, turns_left
from serai.bots.merv.judge import ALL, TERMS, Judge
from serai.bots.merv.order import turns_to_come
from serai.bots.merv.weights import WEIGHTS
from serai.core import kernel
from serai.core.kernel import OK, Desk
from serai.core.luck import Luck
from serai.games.merv import scoring
from serai.games.merv.caravansary import bars_card
from serai.games.merv.components import PILE_NAMES
from serai.games.merv.contracts import bars_contract
from serai.games.merv.fortification import wall_influence
from serai.games.merv.game import GAME
from serai.games.merv.guards import bars_guard, guard_influence
from serai.games.merv.production import line_output
from serai.games.merv.setup import new_table
from serai.games.merv.state import Merv, nibble
from serai.games.merv.tables import CELLS, PHASES, PILES, POSITIONS, RESOURCES, ROW, SIDE, WHITE
from serai.games.merv.turn import Turn
from tests.bots.seeing import Sight

SEATS = (1, 2, 3, 4)
EVERY = 5  # moves from one position to the next

each_table = pytest.mark.parametrize("seats", SEATS)


def judge(s: Merv, seat: int) -> Judge:
    return Judge(s, seat, turns_to_come(s, seat), ALL, WEIGHTS)


SIGHT = Sight(GAME, features, TERMS, new_table, judge)


def turn_alone(s: Merv, luck: Luck) -> Merv:
    """How a search sees the end of the turn that begins: what follows it is not on the stack."""
    own: Merv = s.copy()
    own.desk = Desk()
    own.stack = present(own)
    bot = registry.make("random")
    while own.stack:
        kernel.play(own, bot.choose(own.copy(), luck), luck)
    return own


@cache
def turns(seats: int) -> list[tuple[int, Merv, Merv]]:
    """Own turns of a game: whose it is, and the positions at its beginning and its end."""
    luck = Luck(3)
    return [
        (int(s.stack[-1].by), s.copy(), turn_alone(s, luck))
        for s in SIGHT.played("greedy:width=2", seats, 17)
        if s.stack and isinstance(s.stack[-1], Turn) and s.stack[-1].at == Turn.SPACE
    ]


@cache
def positions(seats: int) -> list[Merv]:
    """Some of games that are played well and at random, their ends, and ends of turns."""
    found = [end for _, _, end in turns(seats)]
    for bot_name in ("greedy:width=2", "random"):
        played = [s.copy() for s in SIGHT.played(bot_name, seats, 17)]
        found += [*played[::EVERY], played[-1]]
    return found


@each_table
def test_every_number_has_a_name(seats):
    SIGHT.check_names(seats)


@each_table
def test_all_numbers_are_written_and_none_beyond(seats):
    for s in positions(seats)[::9]:
        SIGHT.check_all_written(s)


@each_table
def test_the_terms_add_up_to_the_worth(seats):
    for s in positions(seats):
        for seat in range(seats):
            SIGHT.check_sum(s, seat)


def test_the_terms_add_up_whatever_is_preferred():
    for s in positions(2):
        for area in range(5):
            own = Judge(s, 0, turns_to_come(s, 0), area, WEIGHTS)
            out = kernel.Desk().moves
            assert sum(out[: own.terms(s, out)]) == own.worth(s)


@each_table
def test_looking_changes_nothing(seats):
    for s in positions(seats)[::3]:
        SIGHT.check_only_looks(s, seats - 1)


@each_table
def test_numbers_stay_small(seats):
    for s in positions(seats):
        for seat in range(seats):
            SIGHT.check_small(s, seat)


@each_table
def test_a_seat_and_its_rivals_count_alike(seats):
    for s in positions(seats)[::3]:
        for seat in range(seats):
            SIGHT.check_alike(s, seat)


@each_table
def test_what_is_left_goes_down(seats):
    for bot_name in ("greedy:width=2", "random"):
        SIGHT.check_left(bot_name, seats, 0)


@each_table
def test_what_is_left_at_the_end_of_a_turn_is_what_the_search_knows(seats):
    assert len(turns(seats)) == 12 * seats
    for seat, begun, ended in turns(seats):
        assert turns_to_come(ended, seat) == turns_left(begun, seat)
        assert turns_to_come(begun, seat) == turns_left(begun, seat) + 1


@each_table
def test_nothing_is_secret(seats):
    """Else there would have to be a test that it is not looked at."""
    luck = Luck(3)
    for s in positions(seats)[::5]:
        assert all(GAME.twin(s, seat, luck) is None for seat in range(seats))


@each_table
def test_points_are_those_of_the_rules(seats):
    for s in positions(seats):
        for seat in range(seats):
            found = SIGHT.named(s, seat)
            year = scoring.building_points(s, seat) + scoring.tile_points(s, seat)
            assert found["year_points"] == year + scoring.top_points(s, seat)
            assert found["palace_now"] == scoring.palace_points(s, seat)
            assert found["term:sets"] == 100 * scoring.set_points(s, seat)


@each_table
def test_what_can_be_done_is_what_the_rules_allow(seats):
    for s in positions(seats):
        p = s.players[0]
        found = SIGHT.named(s, 0)
        ready = [pile for pile in range(PILES) if bars_contract(s, 0, pile) == OK]
        assert found["contracts_ready"] == (len(ready) if sum(p.stock[:RESOURCES]) else 0)
        for pile, name in enumerate(PILE_NAMES):
            assert (found[f"lacking:{name}"] == 0) == (pile in ready)
        assert found["cards_open"] == sum(bars_card(s, 0, nth, 1) == OK for nth in range(ROW))
        guards = [guard_influence(s, 0, i) for i in range(CELLS) if bars_guard(s, 0, i) == OK]
        assert found["guard_gain"] == max(guards, default=0)
        free = [i for i in range(POSITIONS) if s.walls >> i & 1 == 0]
        assert found["wall_gain"] == max((wall_influence(s, 0, i) for i in free), default=0)


@each_table
def test_buildings_are_where_the_board_has_them(seats):
    for s in positions(seats):
        for seat in range(seats):
            found = SIGHT.named(s, seat)
            own = [cell for cell in range(CELLS) if s.owner(cell) == seat]
            assert found["exposed"] == sum(s.is_in_danger(cell) for cell in own)
            assert found["walled"] + found["guarded"] + found["exposed"] == len(own)
            assert sum(n for name, n in found.items() if name.startswith("on:")) == len(own)
            assert found["unpaid"] <= found["exposed"]


@each_table
def test_the_lines_of_the_next_turn_are_those_of_its_side(seats):
    for seat, _, s in turns(seats):
        side = (int(s.phase) + 1) % PHASES
        yields = []
        for position in range(SIDE * side, SIDE * side + SIDE):
            cubes = line_output(s, position, seat)
            counted = [int(nibble(cubes, resource)) for resource in range(RESOURCES)]
            yields.append(2 * sum(counted) + counted[WHITE])
        found = SIGHT.named(s, seat)
        assert [found["second_next"], found["best_next"]] == sorted(yields)[-2:]


def test_the_place_in_the_queue_is_the_one_that_comes():
    """Once all have moved and nobody has camels to skip with."""
    seen = 0
    for _, _, s in turns(4):
        if any(s.stand(seat) < 0 for seat in range(4)):
            continue
        places = {seat: SIGHT.named(s, seat)["place"] for seat in range(4)}
        order = sorted(range(4), key=lambda seat: -s.stand(seat))
        assert [places[seat] for seat in order] == [0, 1, 2, 3]
        seen += 1
    assert seen == 12
