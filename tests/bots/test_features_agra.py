"""What a learned judgement of Agra looks at: in order, within bounds, and nothing secret."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest
from mypy_extensions import i64

from serai.bots import registry
from serai.bots.agra import features
from serai.bots.agra.judge import TERMS, Judge
from serai.bots.agra.weights import WEIGHTS
from serai.core import kernel
from serai.core.kernel import Desk
from serai.core.luck import Luck
from serai.core.packed import vec
from serai.core.tables import packed
from serai.games.agra.game import GAME
from serai.games.agra.setup import new_table
from serai.games.agra.state import Agra

SEATS = (2, 3, 4)
EVERY = 5  # moves from one position to the next
RISE = 8  # by which a guess of what is left may be too low

each_table = pytest.mark.parametrize("seats", SEATS)


def numbers(n: int) -> vec[i64]:
    """Room for so many."""
    return packed([0] * n)


def game(bot_name: str, seats: int, seed: int) -> Iterator[Agra]:
    """Every position of a game, the last one too."""
    luck = Luck(seed)
    s = new_table(Desk(), seats)
    kernel.advance(s, luck)
    bot = registry.make(bot_name)
    own = Luck(1)
    while s.stack:
        yield s
        kernel.play(s, bot.choose(s.copy(), own), luck)
    yield s


@cache
def positions(seats: int) -> list[Agra]:
    """Some of games that are played well and at random, their ends among them."""
    found = []
    for bot_name in ("greedy", "random"):
        played = [s.copy() for s in game(bot_name, seats, 17)]
        found += [*played[::EVERY], played[-1]]
    return found


def written(s: Agra, seat: int) -> list[int]:
    out = numbers(int(features.size(s.seats)))
    features.write(s, seat, Judge(s, seat, WEIGHTS), out)
    return [int(n) for n in out]


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
    out = numbers(len(TERMS))
    for s in positions(seats):
        for seat in range(seats):
            judge = Judge(s, seat, WEIGHTS)
            assert judge.terms(s, out) == len(TERMS)
            assert sum(out) == judge.worth(s)
            if not s.stack:
                assert not any(list(out)[1:])


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
def test_other_bags_change_nothing(seats):
    luck = Luck(3)
    twins = 0
    for s in positions(seats):
        for seat in range(seats):
            own = written(s, seat)
            left = features.left(s, seat)
            for rival in range(seats):
                other = None if rival == seat else GAME.twin(s, rival, luck)
                if other is not None:
                    twins += 1
                    assert written(other, seat) == own
                    assert features.left(other, seat) == left
    assert twins > 100


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
