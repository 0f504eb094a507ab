import pytest

from serai.study.statistics import (
    Outcome,
    numbers_of,
    share_of,
    size_of,
    spread_of,
    summary,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Published values of the Wilson score interval (95 %).
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (1, 29, 0.0061, 0.1718),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert share_of(0, 0).share == 0.0
    assert spread_of([]) is None
    assert summary(["a", "b"], [])["rounds"] is None


def test_mean_and_deviation_of_a_sample() -> None:
    spread = spread_of([2, 4, 4, 4, 5, 5, 7, 9])
    assert spread is not None
    assert (spread.mean, spread.min, spread.max) == (5, 2, 9)
    assert spread.sd == pytest.approx(2.13809, abs=1e-5)
    alone = spread_of([3])
    assert alone is not None
    assert alone.sd == 0.0


def test_sizes_of_facts() -> None:
    assert size_of(7) == 7
    assert size_of([1, 2, 3]) == 3
    assert size_of({"blue": [1, 6], "green": []}) == 2
    assert size_of({"temple": 2, "fort": 3}) == 5
    assert size_of({"a1": {"tile": "B01"}, "b2": {"tile": "G02"}}) == 2
    assert numbers_of({"money": 4, "fresh": None, "name": "x", "flag": True}) == {"money": 4}


def outcome(winners: tuple[int, ...], players: tuple[int, ...], start: int = 0) -> Outcome:
    return Outcome(
        players=players,
        winners=winners,
        scores=(10, 20, 30),
        facts=({"money": 1}, {"money": 2}, {"money": 6}),
        start=start,
        rounds=5,
        decisions=100,
        drawn=40,
        finished=True,
    )


def test_victories_go_to_the_bot_on_the_seat() -> None:
    found = summary(["x", "y", "z"], [outcome((2,), (0, 1, 2)), outcome((0,), (2, 0, 1))])
    assert [player["wins"] for player in found["players"]] == [0, 0, 2]
    assert [seat["wins"] for seat in found["seats"]] == [1, 0, 1]
    assert [player["score"]["mean"] for player in found["players"]] == [15, 25, 20]
    assert found["facts"]["money"]["winners"]["mean"] == 3.5
    assert found["facts"]["money"]["everybody"]["mean"] == 3


def test_turn_order_counts_from_the_seat_that_began() -> None:
    found = summary(["x", "y", "z"], [outcome((0,), (0, 1, 2), start=2)])
    assert [place["wins"] for place in found["order"]] == [0, 1, 0]


def test_a_shared_victory_counts_in_parts() -> None:
    found = summary(["x", "y", "z"], [outcome((0, 1), (0, 1, 2))])
    assert [player["wins"] for player in found["players"]] == [0.5, 0.5, 0]


def test_games_without_end_count_nowhere() -> None:
    endless = Outcome((0, 1), (), (1, 2), (), None, None, 20_000, 5, finished=False)
    found = summary(["x", "y"], [endless])
    assert (found["games"], found["unfinished"]) == (1, 1)
    assert found["players"][0]["games"] == 0
    assert found["order"] == []
