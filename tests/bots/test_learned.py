"""What was learned, term by term: all terms together are what a position is worth."""

from __future__ import annotations

import random

import pytest

import serai
from serai.bots.games import beginning_for
from serai.bots.guide import Wish
from serai.bots.learned import FINE, FULL, Hidden, Learned, Weights
from serai.core import kernel
from serai.core.luck import Luck
from serai.core.tables import packed
from serai.table.match import new_match


def some_weights(size: int, rng: random.Random) -> Weights:
    """Of everything a little, and units most of which are neither silent nor full."""
    linear = [[rng.randrange(-900, 900) for _ in range(size + 1)] for _ in range(2)]
    units = 32
    into = [rng.randrange(-FINE // 200, FINE // 200) for _ in range(units * size)]
    nothing = [rng.randrange(FINE) for _ in range(units)]
    out = [rng.randrange(-400, 400) for _ in range(units)]
    return Weights(linear[0], linear[1], Hidden(units, into + nothing, out))


@pytest.mark.parametrize("name", ["agra", "merv", "rajas"])
def test_terms_are_what_a_position_is_worth(name: str) -> None:
    """Hidden units too: what they say is shared out among what they look at."""
    rng = random.Random(5)
    match = new_match(serai.game(name), 2, 3, {}, "seeded")
    for _ in range(60):
        match.play(rng.choice(match.options))
    s = match.state
    guide = beginning_for(type(s))(s, Wish(Luck(1), 1, 0))
    sight = guide.sight(s)
    learned = Learned(guide.judge, sight, some_weights(int(sight.size), rng), s)
    begin = told(learned, int(sight.size), s)
    start = int(learned.worth(s))
    moved = 0
    for _ in range(6):
        kernel.play(s, rng.choice(kernel.options(s)), Luck(2))
        if not s.stack or sight.is_decided(s):
            break
        now = told(learned, int(sight.size), s)
        more = [there - here for here, there in zip(begin, now, strict=True)]
        moved += any(more)
        assert sum(more) == pytest.approx(int(learned.worth(s)) - start, abs=int(sight.size))
    assert moved


def told(learned: Learned, size: int, s: kernel.State) -> list[int]:
    out = packed([0] * size)
    assert learned.terms(s, out) == size
    return [int(out[i]) for i in range(size)]


def test_a_unit_is_shared_out_by_what_changed() -> None:
    """Half of what a full unit could say came from the first number, nothing from what stayed."""
    units = Hidden(2, [FINE // 4, 0, FINE // 8, 0, FINE, 0, 0, 0], [800, 0])
    out = packed([0, 0, 0])
    units.share(packed([0, 0, 0]), packed([1, 2, 0]), out)
    assert [int(out[i]) for i in range(3)] == [200, 200, 0]
    units.share(packed([0, 0, 0]), packed([2, 4, 0]), out)  # it says no more than all it can
    assert [int(out[i]) for i in range(3)] == [600, 600, 0]
    assert int(units.answer(units.sums(packed([2, 4, 0])))) == 800
    assert FULL > 800
