from collections import Counter

import pytest

import serai
from serai.study.seeds import derived
from serai.study.simulate import Plan, batches, play_game, played, seating, simulate
from serai.study.statistics import Outcome, summary

THREE = Plan("rajas", ("greedy", "random", "random"), {"ganga": True}, games=2, seed=5)
RANDOM = Plan("rajas", ("random",) * 4, {}, games=60, seed=1)


def everything(plan: Plan, jobs: int = 1) -> list[Outcome]:
    return [outcome for batch in simulate(plan, jobs) for outcome in batch]


@pytest.mark.parametrize("bots", [2, 3, 4])
def test_everybody_sits_everywhere_equally_often(bots: int) -> None:
    for first in (0, bots, 2 * bots):
        seats = [seating(bots, first + i) for i in range(bots)]
        assert all(sorted(seat) == list(range(bots)) for seat in seats)
        for column in zip(*seats, strict=True):
            assert sorted(column) == list(range(bots))


def test_neighbours_change_too() -> None:
    after = Counter(
        (one[i], one[(i + 1) % 3]) for n in range(6) for i in range(3) for one in [seating(3, n)]
    )
    assert set(after.values()) == {3}
    assert len(after) == 6


def test_without_rotation_everybody_stays() -> None:
    plan = Plan("rajas", ("random", "random"), {}, 3, seed=1, rotate=False)
    assert {outcome.players for outcome in everything(plan)} == {(0, 1)}


def test_the_number_of_processes_changes_nothing() -> None:
    assert everything(RANDOM, jobs=1) == everything(RANDOM, jobs=2)


def test_the_size_of_batches_changes_nothing() -> None:
    one_by_one = [play_game(serai.game("rajas"), RANDOM, i) for i in range(RANDOM.games)]
    assert everything(RANDOM) == one_by_one
    assert [b.count for b in batches(RANDOM, 4)] == [1] * 60


def test_seeds_are_spread() -> None:
    seeds = {derived(seed, number) for seed in range(30) for number in range(30)}
    assert len(seeds) == 900
    assert derived(1, 23) != derived(12, 3)
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_other_seeds_give_other_games() -> None:
    other = Plan("rajas", RANDOM.bots, {}, 5, seed=2)
    assert [o.scores for o in everything(other)] != [o.scores for o in everything(RANDOM)[:5]]


def test_bots_play_to_the_end() -> None:
    outcomes = [outcome for batch in batches(THREE, 1) for outcome in played(batch)]
    assert all(outcome.finished and outcome.winners for outcome in outcomes)
    found = summary(THREE.bots, outcomes)
    assert [player["bot"] for player in found["players"]] == list(THREE.bots)
    assert sum(player["wins"] for player in found["players"]) == pytest.approx(THREE.games)
    assert found["facts"]["province"]["winners"]["mean"] > 0
    assert found["rounds"]["min"] >= 1


def test_the_same_game_twice_is_the_same() -> None:
    game = serai.game("rajas")
    assert play_game(game, THREE, 1) == play_game(game, THREE, 1)


def test_a_bot_cannot_cheat(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        name = "cheat"

        def choose(self, state: object, luck: object) -> int:
            return 12345

    from serai.bots import registry

    monkeypatch.setattr(registry, "make", lambda text: Cheat())
    with pytest.raises(ValueError, match="not offered"):
        play_game(serai.game("rajas"), THREE, 0)
