"""What is measured, not how fast: a timing that must hold would fail on a busy machine."""

import json

import pytest

from serai.bots import registry
from serai.cli import main
from serai.games import load
from serai.study import benchmark
from serai.study.benchmark import Order, best_of, measured


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
    assert {"decisions", "digest", "to_json", "from_json", "replay"} <= set(found["surface"])
    assert min(found["surface"].values()) > 0
    json.dumps(found)


def test_bots_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    assert benchmark.bot_games(load.all_games()["rajas"], "random")(0.001) > 0


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


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "rajas", "--seconds", "0.001", "--no-interpreted", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["interpreted"] is None
    assert [peer["name"] for peer in found["peers"]] == ["catanatron", "TAG"]


@pytest.mark.parametrize("seconds", ["x", "0", "-1", "nan", "1e9", ""])
def test_seconds_that_cannot_be(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", f"--seconds={seconds}"]) == 2
    assert "--seconds" in capsys.readouterr().err
