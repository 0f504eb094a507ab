"""What is measured, not how fast: a timing that must hold would fail on a busy machine."""

import json
from typing import Any

import pytest

from serai.bots import far_bot, registry, turn_bot
from serai.bots import games as known_games
from serai.bots.turn_search import TurnSearch
from serai.cli import bench, main
from serai.core import kernel
from serai.core.kernel import Desk
from serai.core.luck import Luck
from serai.games import load
from serai.study import anytime, benchmark
from serai.study.benchmark import Order, best_of, measured
from serai.study.thinking import thinking
from serai.study.variants import Variant


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "SAMPLE", 2)
    monkeypatch.setattr(benchmark, "RUNS", 1)
    monkeypatch.setattr(registry, "names", lambda: ("random",))


def test_all_rates_are_there() -> None:
    found = measured(Order("rajas", 0.001, runs=1))
    assert [one["variant"] for one in found["engine"]][:3] == ["2 basic", "2 navaratnas", "2 ganga"]
    assert len(found["engine"]) == 12
    for one in found["engine"]:
        assert min(value for value in one.values() if not isinstance(value, str)) > 0
    assert list(found["copy"]) == ["2 basic", "3 basic", "4 basic"]
    assert list(found["copy_from"]) == list(found["copy"])
    assert {"decisions", "digest", "to_json", "from_json", "replay"} <= set(found["surface"])
    assert min(found["surface"].values()) > 0
    json.dumps(found)


def test_what_may_be_done_at_any_time_is_measured() -> None:
    assert measured(Order("rajas", 0.001, runs=1))["anytime"] == []
    game = load.all_games()["agra"]
    plain = Variant(2, {})
    assert anytime.can_be_silenced(game, plain)
    found = anytime.of_variant(game, plain, 300.0, 400.0, games=1)
    assert 0 < found["chosen"] < found["questions"] < 1
    assert found["offered"] > 1
    assert found["ratio"] == 0.75


def test_a_silenced_game_offers_nothing_at_any_time() -> None:
    game = load.all_games()["agra"]
    free = {verb.number for verb in game.notation.verbs if verb.free}
    state = game.new(Desk(), 2, game.settle(2, {}), game.version)
    assert game.silence(state)
    luck = Luck(1)
    kernel.advance(state, luck)
    for _ in range(400):
        moves = kernel.options(state)
        assert not free & {move & 255 for move in moves}
        kernel.play(state, moves[luck.pick(len(moves))], luck)


def test_a_bot_that_does_not_know_the_game_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    match = benchmark.mid_game(load.all_games()["rajas"], Variant(2, {}))
    assert benchmark.can_play(match, "greedy")
    monkeypatch.setattr(known_games, "BEGINNINGS", {})
    monkeypatch.setattr(known_games, "find_spec", lambda name: None)
    assert not benchmark.can_play(match, "greedy")


def test_slow_bots_are_not_measured_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Order] = []

    def spread(work: object, orders: list[Order], jobs: int, *, pure: bool) -> list[object]:
        given.extend(orders)
        return [{}]

    monkeypatch.setattr(benchmark, "spread", spread)
    benchmark.measured_interpreted(Order("agra", 1), {"bots": {"greedy": 0.4, "quick": 50.0}})
    assert given[0].without == ("greedy",)


def test_bots_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    assert benchmark.bot_games(load.all_games()["rajas"], "random")(0.001) > 0


@pytest.mark.parametrize("game", ["agra", "merv", "rajas"])
def test_thinking_is_measured(game: str) -> None:
    found = thinking(load.all_games()[game], "greedy:width=1")
    assert 0 < found.turns < found.decisions
    assert found.turns <= found.leaves
    assert 0 < found.worst <= found.searching <= found.seconds
    told = found.told()
    assert told["mean_ms"] <= told["worst_ms"]
    assert min(told.values()) > 0
    json.dumps(told)


@pytest.mark.parametrize("bot", ["greedy:width=2", "learned:width=2,nodes=1,best=2"])
def test_what_is_counted_is_what_the_bot_looked_at(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In its own turn, and where it plays turns out."""
    made: list[TurnSearch] = []

    def remembered(*given: Any) -> TurnSearch:
        made.append(TurnSearch(*given))
        return made[-1]

    for module in (turn_bot, far_bot):
        monkeypatch.setattr(module, "TurnSearch", remembered)
    found = thinking(load.all_games()["rajas"], bot)
    assert found.turns == len(made) if bot.startswith("greedy") else found.turns < len(made)
    assert found.leaves == sum(search.leaves for search in made)
    assert found.nodes == sum(search.nodes for search in made)


def test_a_bot_without_a_search_is_only_timed() -> None:
    found = thinking(load.all_games()["rajas"], "random")
    assert found.decisions > 0
    assert found.told()["leaves_per_second"] == 0


def test_the_table_of_thinking(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rates = {"leaves_per_second": 123456.0, "turns_per_second": 789.0}
    one = {**rates, "mean_ms": 2.5, "worst_ms": 1500.0}
    real = measured(Order("rajas", 0.001, runs=1))
    assert real["thinking"] == {}
    monkeypatch.setattr(bench, "measured", lambda order: {**real, "thinking": {"planner": one}})
    assert main(["bench", "--seconds", "0.001", "--no-interpreted", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "Bots thinking" in printed
    assert all(figure in printed for figure in ("planner", "123,456", "789", "2.50 ms", "1.50 s"))


def test_interleaved_runs_keep_the_best() -> None:
    rates = iter([1.0, 5.0, 3.0, 2.0])
    measurements = {("a", "x"): lambda _: next(rates), ("a", "y"): lambda _: next(rates)}
    assert best_of(measurements, Order("rajas", 1, runs=2)) == {("a", "x"): 3.0, ("a", "y"): 5.0}


@pytest.mark.parametrize("language", ["en", "de", "ru", "nl"])
def test_the_table(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["bench", "--seconds", "0.001", "--no-interpreted", "--lang", language]
    assert main(arguments) == 0
    printed = capsys.readouterr().out
    assert "catanatron" in printed
    assert "4 navaratnas" in printed


def test_actions_at_any_time_are_in_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rates = {"decisions_per_second_without": 4.0e5, "ratio": 0.75}
    one = {"variant": "2 basic", "questions": 0.5, "offered": 3.0, "chosen": 0.25, **rates}
    real = measured(Order("rajas", 0.001, runs=1))
    monkeypatch.setattr(bench, "measured", lambda order: {**real, "anytime": [one]})
    assert main(["bench", "--seconds", "0.001", "--no-interpreted", "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "Actions at any" in printed  # where the heading ends depends on the width
    assert all(figure in printed for figure in ("50.0 %", "3.0", "25.0 %", "400,000", "0.75"))


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "rajas", "--seconds", "0.001", "--no-interpreted", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["interpreted"] is None
    assert [peer["name"] for peer in found["peers"]] == ["catanatron", "TAG"]


@pytest.mark.parametrize("seconds", ["x", "0", "-1", "nan", "1e9", ""])
def test_seconds_that_cannot_be(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", f"--seconds={seconds}"]) == 2
    assert "--seconds" in capsys.readouterr().err
