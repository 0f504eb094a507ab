"""What may be expected of turns: the one that is better is told to be better."""

from __future__ import annotations

import pytest

import serai
from serai.bots import registry
from serai.bots.prospects import CERTAIN, Prospects, better_by
from serai.core.luck import Luck
from serai.study.advice import Advice, advised
from serai.table.match import new_match
from tests.bots.fake_model import made_up


def test_whoever_is_further_ahead_wins_more_often_and_others_share_the_rest() -> None:
    model = made_up("rajas", 3)
    one = Prospects((0.5, 0.3, 0.2), 10.0)
    better = better_by(one, 0, model, 500, 64)
    assert better.chances[0] > 0.5
    assert sum(better.chances) == pytest.approx(1)
    assert better.chances[1] / better.chances[2] == pytest.approx(1.5)
    assert better.points is not None
    assert better.points > 10
    assert better_by(one, 0, model, 0, 64).chances == pytest.approx(one.chances)


@pytest.mark.parametrize("own", [0.0, 1.0])
def test_nothing_is_certain_before_the_end(own: float) -> None:
    found = better_by(Prospects((own, 1 - own), 0.0), 0, made_up("rajas", 2), -100000, 64)
    assert 0 <= found.chances[0] <= CERTAIN
    assert sum(found.chances) == pytest.approx(1)


@pytest.mark.parametrize("name", ["agra", "merv", "rajas"])
@pytest.mark.parametrize("level", [6, 7])
def test_a_better_turn_is_never_told_with_a_lower_chance(name: str, level: int) -> None:
    """Nor with fewer points: the order, the chance and the points say the same."""
    match = new_match(serai.game(name), 2, 3, {}, "seeded")
    bot = registry.make("greedy:width=1")
    luck = Luck(3)
    looked = 0
    while looked < 4:
        if len(match.options) > 4:
            looked += 1
            in_order(advised(match, level))
            for _ in range(30):
                seat = match.to_move
                assert seat is not None
                match.play(bot.choose(match.believed_by(seat, luck), luck))
        else:
            match.play(match.options[0])


def in_order(advice: Advice) -> None:
    for better, worse in zip(advice.turns, advice.turns[1:], strict=False):
        assert better.worth >= worse.worth
        assert better.chance is not None
        assert worse.chance is not None
        assert better.chance >= worse.chance - 1e-9
        assert better.points is not None
        assert worse.points is not None
        assert better.points >= worse.points - 1e-9
        assert sum(worse.chances) == pytest.approx(1)
