"""What may be expected of turns: the one that is better is told to be better."""

from __future__ import annotations

import pytest

import serai
from serai.bots import registry
from serai.bots.prospects import CERTAIN, Prospects, at_most, better_by
from serai.core.luck import Luck
from serai.study.advice import Advice, advised
from serai.table.match import new_match
from tests.bots.fake_model import POINTS, learn, made_up


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


def test_a_worse_turn_has_no_more_chance_where_hardly_any_is_left() -> None:
    hopeless = Prospects((1e-9, 1 - 1e-9), -40.0)
    found = better_by(hopeless, 0, made_up("rajas", 2), -50, 64)
    assert found.chances[0] <= hopeless.chances[0]
    assert sum(found.chances) == pytest.approx(1)


def test_whoever_is_no_better_is_told_no_more() -> None:
    one = Prospects((0.8, 0.15, 0.05), 10.0)
    assert at_most(one, 0, 0.9) == one
    found = at_most(one, 0, 0.6)
    assert found.chances == pytest.approx((0.6, 0.3, 0.1))
    assert found.points == one.points


@pytest.mark.parametrize("name", ["agra", "merv", "rajas"])
def test_what_ends_the_game_is_told_as_it_is(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chances follow from who has won; what the rest keep secret makes some of them uncertain."""
    learn(monkeypatch)
    match = new_match(serai.game(name), 2, 3, {}, "seeded")
    bot = registry.make("greedy:width=1")
    luck = Luck(5)
    last = None
    while not match.over:
        seat = match.to_move
        assert seat is not None
        if len(match.options) > 1:
            last = match.copy(lucky=False)
        match.play(bot.choose(match.believed_by(seat, luck), luck))
    assert last is not None
    told = [turn for turn in advised(last, 6).turns if turn.points != POINTS / 100]
    assert told
    for turn in told:
        assert sum(turn.chances) == pytest.approx(1)
        if name != "agra":
            assert set(turn.chances) <= {0.0, 0.5, 1.0}


@pytest.mark.parametrize("name", ["agra", "merv", "rajas"])
def test_the_first_turn_that_is_told_is_what_the_bot_plays(name: str) -> None:
    match = new_match(serai.game(name), 2, 4, {}, "seeded")
    bot = registry.make("greedy:width=1")
    luck = Luck(3)
    looked = 0
    while looked < 8 and not match.over:
        seat = match.to_move
        assert seat is not None
        if len(match.options) > 3:
            looked += 1
            planner = registry.make("opponent:level=6")
            move = planner.choose(match.believed_by(seat, Luck(1)), Luck(1))
            assert advised(match, 6).turns[0].moves[0] == match.notation(move)
        for _ in range(17):
            if match.to_move is not None:
                match.play(bot.choose(match.believed_by(match.to_move, luck), luck))


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
