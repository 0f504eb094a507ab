"""The rules against plain models of them, on random dice, provinces, rivers and whole positions."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import serai
from serai.core import kernel
from serai.core.kernel import NOT_NOW, OK, Desk
from serai.core.luck import Luck
from serai.games.rajas import harbour, karma, market, province, quarry, setup, tables, verbs
from serai.games.rajas.components import PROVINCE, TILES
from serai.games.rajas.state import Player, Rajas, roads_of, tile_in
from tests.games.rajas.table import rajas

quickly = settings(
    max_examples=200,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
seldom = settings(quickly, max_examples=25)

CELLS = range(16)
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
SQUARES = [
    (column, row)
    for row, columns in ((1, (2, 4)), (2, range(1, 6)), (3, range(1, 6)), (4, (1, 2, 4, 5)))
    for column in columns
]
RESIDENCE = (3, 1)
SHAPES = ({5, 10}, {3, 6, 12, 9}, {7, 14, 13, 11}, {15})


def empty_table(seats: int = 2) -> Rajas:
    return setup.new_table(Desk(), [0] * seats, False, False, False)


# --- payments ---------------------------------------------------------------------------------


def all_payments(held: list[int], colour: int) -> Iterator[int]:
    """Every way to put together dice of one colour, turned or not."""
    ways = [
        [(plain, turned) for turned in range(min(n, 3) + 1) for plain in range(n - turned + 1)]
        for n in held
    ]
    for choice in itertools.product(*ways):
        move = verbs.PAY | colour << 8
        for face, (plain, turned) in enumerate(choice):
            move |= plain << 16 + 4 * face | turned << 40 + 2 * face
        yield move


def makes_sense(move: int, price: int, karma_held: int) -> bool:
    """Enough, nothing too many, no die turned down: said once more, in plain Python."""
    plain = [face for face in range(1, 7) for _ in range(verbs.plain_count(move, face))]
    turned = [face for face in range(1, 7) for _ in range(verbs.turned_count(move, face))]
    worth = sum(plain) + sum(7 - face for face in turned)
    return (
        worth >= price
        and len(turned) <= karma_held
        and all(face <= 3 for face in turned)
        and all(worth - face < price for face in plain)
        and all(worth - (7 - face) < price for face in turned)
        and all(worth - (7 - face) + face < price for face in turned)
    )


@quickly
@given(
    held=st.lists(st.integers(1, 6), min_size=2, max_size=8),
    colour=st.integers(0, 3),
    karma_held=st.integers(0, 3),
    price=st.integers(1, 14),
)
def test_offered_payments_are_all_that_make_sense_each_once(
    held: list[int], colour: int, karma_held: int, price: int
) -> None:
    s = empty_table()
    p = s.players[0]
    p.karma = karma_held
    for face in held:
        s.gain_die(0, colour * 6 + face - 1)
    s.stack[:] = [karma.Payment(0, colour, price)]
    offered = kernel.options(s)
    every = list(all_payments([held.count(face) for face in range(1, 7)], colour))
    accepted = [m for m in every if karma.bars_payment(p, m, colour, price) == OK]
    sensible = [m for m in every if makes_sense(m, price, karma_held)]
    assert sorted(offered) == sorted(accepted) == sorted(sensible)
    assert bool(offered) == (karma.reach(p, colour, karma_held) >= price)


@quickly
@given(
    held=st.lists(st.tuples(st.integers(0, 1), st.integers(1, 6)), min_size=1, max_size=8),
    karma_held=st.integers(0, 3),
    data=st.data(),
)
def test_reach_is_the_best_that_turning_can_do(
    held: list[tuple[int, int]], karma_held: int, data: st.DataObject
) -> None:
    s = empty_table()
    for colour, face in held:
        s.gain_die(0, colour * 6 + face - 1)
    given_colour, given_face = data.draw(st.sampled_from(held))
    kind = given_colour * 6 + given_face - 1

    def best(dice: list[int]) -> int:
        gains = sorted((7 - 2 * face for face in dice), reverse=True)[:karma_held]
        return sum(dice) + sum(gain for gain in gains if gain > 0)

    for colour in (0, 1):
        own = [face for hue, face in held if hue == colour]
        assert karma.reach(s.players[0], colour, karma_held) == best(own)
        if colour == given_colour:
            own.remove(given_face)
        assert karma.reach_without(s.players[0], colour, karma_held, kind) == best(own)


# --- provinces --------------------------------------------------------------------------------


def random_province(seed: int, size: int, overbuilt: int = 0) -> Rajas:
    """Tiles laid one after the other at random, as the rules allow; then some overbuilt."""
    rng = random.Random(seed)
    s = empty_table()
    p = s.players[0]
    tiles = rng.sample(range(64), 64)
    for tile in tiles[:size]:
        places = [
            (cell, roads)
            for cell in CELLS
            for roads in SHAPES[TILES.shape[tile]]
            if province.bars_laying(p, tile, cell, roads) == OK
        ]
        if not places:
            break
        province.put_tile(s, 0, tile, *rng.choice(places))
    for tile in tiles[size : size + overbuilt]:
        places = [
            (cell, roads)
            for cell in CELLS
            for roads in SHAPES[TILES.shape[tile]]
            if p.cells[cell] and not linked_apart(p, cell, roads)
        ]
        if places:
            province.put_tile(s, 0, tile, *rng.choice(places))
    return s


def roads_by_square(p: Player) -> dict[tuple[int, int], int]:
    return {SQUARES[cell]: roads_of(p.cells[cell]) for cell in CELLS if p.cells[cell]}


def linked_apart(p: Player, cell: int, roads: int) -> set[tuple[int, int]]:
    """Squares that a walk from the residence does not find, if a tile had other roads."""
    tiles = roads_by_square(p) | {SQUARES[cell]: roads}
    tiles[RESIDENCE] = 2 | 4 | 8
    found = [RESIDENCE]
    for column, row in found:
        for side, (right, down) in enumerate(SIDES):
            there = (column + right, row + down)
            if (
                tiles[column, row] >> side & 1
                and there in tiles
                and tiles[there] >> (side + 2) % 4 & 1
                and there not in found
            ):
                found.append(there)
    return set(tiles) - set(found)


provinces = st.builds(random_province, st.integers(0, 10**6), st.integers(0, 14), st.integers(0, 3))


@quickly
@given(s=provinces, tile=st.integers(0, 63))
def test_offered_laying_is_all_that_is_allowed_each_once(s: Rajas, tile: int) -> None:
    p = s.players[0]
    rule = quarry.Quarry(0)
    rule.at = quarry.Quarry.LAY
    rule.tile = tile
    s.stack[:] = [rule]
    offered = kernel.options(s)
    every = [(cell, roads) for cell in CELLS for roads in range(1, 16)]
    accepted = [
        verbs.LAY | cell << 8 | roads << 16
        for cell, roads in every
        if province.bars_laying(p, tile, cell, roads) == OK
    ]
    tiles = roads_by_square(p)
    allowed = [
        verbs.LAY | cell << 8 | roads << 16
        for cell, roads in every
        if SQUARES[cell] not in tiles
        and roads in SHAPES[TILES.shape[tile]]
        and not linked_apart(p, cell, roads)
    ]
    assert sorted(offered) == sorted(accepted) == sorted(allowed)


@quickly
@given(s=provinces, roads=st.integers(1, 15))
def test_cut_off_agrees_with_a_walk_from_the_residence(s: Rajas, roads: int) -> None:
    p = s.players[0]
    for cell in CELLS:
        if p.cells[cell]:
            assert province.cut_off(p, cell, roads) == len(linked_apart(p, cell, roads))


@quickly
@given(s=provinces)
def test_fields_are_linked_where_a_road_leads_to_them_or_once_led(s: Rajas) -> None:
    p = s.players[0]
    for cell in CELLS:
        for side in range(4):
            field = PROVINCE.cell_field[cell * 4 + side]
            if field >= 0 and roads_of(p.cells[cell]) >> side & 1:
                assert p.connected >> field & 1


# --- markets ----------------------------------------------------------------------------------


@quickly
@given(s=provinces, most=st.integers(0, 7))
def test_markets_are_scored_like_sorted_lists(s: Rajas, most: int) -> None:
    p = s.players[0]
    values: list[list[int]] = [[], [], []]
    for cell in CELLS:
        if p.cells[cell]:
            tile = tile_in(p.cells[cell])
            for place in (2 * tile, 2 * tile + 1):
                if TILES.good[place] >= 0:
                    values[TILES.good[place]].append(TILES.value[place])
    best = [sum(sorted(some, reverse=True)[:most]) for some in values]
    assert [market.best_of_good(p, good, most) for good in range(3)] == best
    assert [p.markets_of(good) for good in range(3)] == [len(some) for some in values]
    assert market.best_mixed(p) == sum(max(some, default=0) for some in values)
    assert market.money_for(p, market.ANY_ONE, most) == max(best)
    each = sorted((max(some, default=0) for some in values), reverse=True)
    assert [market.best_mixed(p, n) for n in range(4)] == [sum(each[:n]) for n in range(4)]


# --- the river --------------------------------------------------------------------------------


@quickly
@given(
    boats=st.lists(st.integers(0, 30), min_size=2, max_size=4),
    most=st.integers(1, 6),
)
def test_river_is_a_list_of_spaces_without_the_other_boats(boats: list[int], most: int) -> None:
    s = empty_table(len(boats))
    for seat, boat in enumerate(boats):
        s.players[seat].boat = boat
    for seat, boat in enumerate(boats):
        others = {other for i, other in enumerate(boats) if i != seat} - {30}
        free = [space for space in range(boat + 1, 31) if space not in others]
        assert harbour.free_spaces_ahead(s, seat, most) == min(most, len(free))
        for n in range(1, min(most, len(free)) + 1):
            assert harbour.space_after(s, seat, n) == free[n - 1]
        assert (harbour.bars_exactly(s, seat, most) == OK) == (len(free) >= most)


# --- whole positions --------------------------------------------------------------------------

OPTIONS: tuple[dict[str, bool], ...] = (
    {},
    {"ganga": True},
    {"navaratnas": True},
    {"navaratnas": True, "ganga": True, "harbour_stay": True},
)
VALUES = {  # of each argument
    verbs.MARKET: (range(3),),
    verbs.TERRACE: (range(4),),
    verbs.BALCONY: (range(4),),
    verbs.CHAMBER: (range(1, 7),),
    verbs.TILE: (range(64),),
    verbs.LAY: (range(16), range(1, 16)),
    verbs.OVERBUILD: (range(64), range(16)),
    verbs.REROLL: (range(24),),
    verbs.TAKE: (range(4),),
    verbs.RETURN: (range(24),),
    verbs.UPGRADE: (range(4),),
    verbs.SAIL: (range(7),),
    verbs.YIELD: (range(11),),
    verbs.BONUS: (range(7),),
    verbs.JEWEL: (range(30), range(11)),
}


def well_formed(verb: int, p: Player, rng: random.Random) -> Iterator[int]:
    """All moves of a verb; of the payments all of one die, and some of several."""
    if verb != verbs.PAY:
        for values in itertools.product(*VALUES.get(verb, ())):
            yield verb | sum(value << 8 + 8 * i for i, value in enumerate(values))
        return
    for kind in range(24):
        yield verbs.plain_die(kind)
        yield verbs.turned_die(kind)
    for colour in range(4):
        held = [int(p.dice[colour * 6 + face]) for face in range(6)]
        some = list(itertools.islice(all_payments(held, colour), 1, 400))
        yield from rng.sample(some, min(8, len(some)))


@seldom
@given(
    seed=st.integers(0, 10**6),
    seats=st.sampled_from((2, 3, 4)),
    options=st.sampled_from(OPTIONS),
    every=st.integers(5, 11),
)
def test_offered_moves_are_those_that_nothing_speaks_against(
    seed: int, seats: int, options: dict[str, bool], every: int
) -> None:
    match = serai.new("rajas", seats=seats, seed=seed, options=options)
    s = rajas(match)
    luck = Luck(seed)
    rng = random.Random(seed)
    known = set(match.game.refusals)
    for ply in itertools.count():
        if not s.stack:
            break
        offered = set(kernel.options(s))
        if ply % every == 0:
            p = s.players[kernel.decider(s)]
            for verb in {m & 255 for m in offered}:
                for m in well_formed(verb, p, rng):
                    assert match.game.notation.is_well_formed(m)
                    refused = kernel.why_not(s, m)
                    assert (refused == OK) == (m in offered), match.notation(m)
                    if refused != OK:
                        assert refused & 255 in known
                        assert refused & 255 != NOT_NOW, match.notation(m)
        building = verbs.QUARRY in offered and rng.random() < 0.5
        kernel.play(s, verbs.QUARRY if building else rng.choice(sorted(offered)), luck)


def test_tables_of_the_model_are_those_of_the_data() -> None:
    """The model above knows the grid by heart; so does the data."""
    for cell, (column, row) in enumerate(SQUARES):
        for side, (right, down) in enumerate(SIDES):
            there = (column + right, row + down)
            neighbour = SQUARES.index(there) if there in SQUARES else -1
            assert PROVINCE.neighbour[cell * 4 + side] == neighbour
            assert (PROVINCE.residence_roads[cell] >> side & 1 == 1) == (there == RESIDENCE)
    for shape, rotations in enumerate(SHAPES):
        found = {int(tables.SHAPE_ROTATIONS[shape * 4 + i]) for i in range(4)} - {0}
        assert found == rotations
