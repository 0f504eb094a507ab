"""What a learned judgement of Rajas looks at: in order, within bounds, and what it says it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest
from mypy_extensions import i64

from serai import Match
from serai.bots import registry
from serai.bots.rajas import features
from serai.bots.rajas.judge import TERMS, Judge
from serai.bots.rajas.roads import GROUPS
from serai.bots.rajas.weights import WEIGHTS
from serai.core import kernel
from serai.core.kernel import Desk
from serai.core.luck import Luck
from serai.core.packed import vec
from serai.core.tables import packed
from serai.games.rajas import components
from serai.games.rajas.game import GAME
from serai.games.rajas.setup import new_table
from serai.games.rajas.state import Rajas
from serai.games.rajas.tables import BASIC, NAVARATNAS
from serai.games.rajas.tracks import margin
from tests.games.rajas.table import rajas, table

SEATS = (2, 3, 4)
EVERY = 5  # moves from one position to the next
RISE = 8  # by which a guess of what is left may be too low: who pays money falls back
PROVINCE = {"c2": ("O06", "NS"), "b1": ("G07", "ES"), "b2": ("B04", "NW")}

each_table = pytest.mark.parametrize("seats", SEATS)


def numbers(n: int) -> vec[i64]:
    """Room for so many."""
    return packed([0] * n)


def game(bot_name: str, seats: int, seed: int, variant: str = "basic") -> Iterator[Rajas]:
    """Every position of a game, the last one too."""
    luck = Luck(seed)
    jewelled = variant == "navaratnas"
    sides = [NAVARATNAS if jewelled else BASIC] * seats
    if variant == "sides":
        sides[0] = NAVARATNAS
    plain = variant == "basic"
    s = new_table(Desk(), sides, jewelled, not plain, not plain)
    kernel.advance(s, luck)
    bot = registry.make(bot_name)
    own = Luck(1)
    while s.stack:
        yield s
        kernel.play(s, bot.choose(s.copy(), own), luck)
    yield s


@cache
def positions(seats: int) -> list[Rajas]:
    """Some of games that are played well and at random in all variants, their ends among them."""
    found = []
    for variant in ("basic", "navaratnas", "sides"):
        for bot_name in ("greedy", "random"):
            played = [s.copy() for s in game(bot_name, seats, 17, variant)]
            found += [*played[::EVERY], played[-1]]
    return found


def written(s: Rajas, seat: int) -> list[int]:
    out = numbers(int(features.size(s.seats)))
    features.write(s, seat, Judge(s, seat, WEIGHTS), out)
    return [int(n) for n in out]


def counted(match: Match, seat: int = 0) -> dict[str, int]:
    """By name."""
    s = rajas(match)
    return dict(zip(features.names(s.seats), written(s, seat), strict=True))


@each_table
def test_every_number_has_a_name(seats):
    names = features.names(seats)
    assert len(names) == features.size(seats)
    assert len(set(names)) == len(names)
    assert names[: len(TERMS)] == [f"term:{name}" for name in TERMS]


@each_table
def test_all_numbers_are_written_and_none_beyond(seats):
    """Whatever stood there before is gone."""
    n = int(features.size(seats))
    for s in positions(seats)[::9]:
        out = numbers(n + 1)
        for i in range(n + 1):
            out[i] = 987654321
        features.write(s, 0, Judge(s, 0, WEIGHTS), out)
        assert [int(m) for m in out] == [*written(s, 0), 987654321]
        assert 987654321 not in written(s, 0)


@each_table
def test_the_terms_add_up_to_the_worth(seats):
    """Also for a judge that was made some turns before, as in a search."""
    out = numbers(len(TERMS))
    earlier: list[Judge] = []
    decided = 0
    for s in positions(seats):
        own = [Judge(s, seat, WEIGHTS) for seat in range(seats)]
        for judge in own + earlier:
            assert judge.terms(s, out) == len(TERMS)
            assert sum(out) == judge.worth(s)
            if features.is_decided(s):
                decided += 1
                assert not any(list(out)[1:])
        earlier = own
    assert decided > 0


@each_table
def test_looking_changes_nothing(seats):
    for s in positions(seats)[::3]:
        before = json.dumps(GAME.facts(s), sort_keys=True)
        written(s, seats - 1)
        features.left(s, 0)
        assert json.dumps(GAME.facts(s), sort_keys=True) == before


@each_table
def test_numbers_stay_small(seats):
    for s in positions(seats):
        for seat in range(seats):
            assert all(-(2**31) < n < 2**31 for n in written(s, seat))


@each_table
def test_what_is_left_goes_down(seats):
    for bot_name in ("greedy", "random"):
        least = [128] * seats
        for nth, s in enumerate(game(bot_name, seats, 17)):
            for seat in range(seats):
                now = features.left(s, seat)
                assert 0 <= now <= 128
                assert nth > 0 or now == 128
                assert now <= least[seat] + RISE
                least[seat] = min(least[seat], int(now))
        assert least == [0] * seats


@each_table
def test_a_game_is_decided_when_markers_have_met(seats):
    for s in positions(seats):
        met = any(margin(p) >= 0 for p in s.players)
        assert features.is_decided(s) == (met or s.meetings > 0 or not s.stack)


@each_table
def test_a_seat_and_its_rivals_count_alike(seats):
    """What a seat counts of itself is what others count of it."""
    shared = len(features.SHARED)
    for s in positions(seats)[::3]:
        for seat in range(seats):
            mine = written(s, seat)[len(TERMS) : len(TERMS) + shared]
            for away in range(1, seats):
                at = len(features.OWN) + (away - 1) * len(features.RIVAL)
                theirs = written(s, (seat - away) % seats)
                assert theirs[at : at + shared] == mine


@each_table
def test_each_square_and_each_field_is_counted_once(seats):
    names = features.names(seats)
    for s in positions(seats):
        n = dict(zip(names, written(s, 0), strict=True))
        fields = ("linked", "fields_near", "fields_next", "fields_far", "fields_lost")
        assert sum(n[name] for name in fields) == 11
        assert n["tiles"] + n["squares_open"] + n["squares_next"] + n["squares_lost"] <= 16
        assert n["squares_open"] + n["squares_double"] <= n["ends_open"]
        assert n["buildings"] == sum(n[f"built:{kind}"] for kind in components.BUILDING_NAMES)
        assert n["mixed_money"] == sum(n[f"best:{good}"] for good in components.GOOD_NAMES)


def test_roads_and_what_they_lead_to():
    """Open are d1, c3 and a2; b1 has closed the yield in the north for good."""
    n = counted(table().player(0, province=PROVINCE).to_move(0))
    assert (n["squares_open"], n["squares_next"], n["squares_lost"]) == (3, 4, 0)
    assert (n["ends_open"], n["ends_dead"], n["squares_double"], n["curves"]) == (3, 0, 0, 2)
    fields = ("linked", "fields_near", "fields_next", "fields_far", "fields_lost")
    assert [n[name] for name in fields] == [0, 5, 1, 4, 1]
    assert [n[f"near:{name}"] for name in GROUPS] == [1, 1, 5, 0, 1, 1, 0]
    assert [n[f"next:{name}"] for name in GROUPS] == [0, 2, 0, 0, 0, 0, 0]


def test_a_road_against_a_tile_without_one_is_dead():
    province = {**PROVINCE, "b2": ("B04", "NE")}
    n = counted(table().player(0, province=province).to_move(0))
    assert (n["squares_open"], n["ends_open"], n["ends_dead"]) == (2, 2, 1)


def test_a_yield_tile_pays_instead_of_what_it_covers():
    """W2 pays 2 money, the tile two blue dice."""
    for jewels, dice, money in (({}, 0, 5), ({"W2": "Y1"}, 2, 3)):
        here = table(navaratnas=True).player(0, province=PROVINCE, jewels=jewels)
        n = counted(here.to_move(0))
        assert (n["jewels"], n["near:dice"], n["near:money"]) == (len(jewels), dice, money)


def test_dice_that_can_pay_for_tiles():
    """With karma the 1 is a 6; the tiles cost 6, 8 and 9."""
    here = table().player(0, dice="b1 b2", karma=1).offer_only("B08", "B12", "G13")
    n = counted(here.to_move(0))
    assert (n["dice"], n["pips"], n["low_dice"], n["colours"], n["payable"]) == (2, 3, 2, 1, 2)
