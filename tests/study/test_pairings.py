"""Games between bots end, whoever sits at the table."""

from __future__ import annotations

import random

import pytest

import serai
from serai.bots import registry
from serai.bots.agra.judge import LONG
from serai.bots.characters import CHARACTERS
from serai.cli import main
from serai.study import pairings
from serai.study.fuzz import Report
from serai.study.pairings import fuzz_pairings, somebody, table_of

ENDLESS = 3107  # a seed


def whole(game: str, games: int, seed: int, jobs: int = 1, only: int | None = None) -> Report:
    total = Report()
    for report in fuzz_pairings(game, games, seed, jobs, only=only):
        total.add(report)
    return total


@pytest.mark.parametrize("game", serai.games())
def test_games_between_bots_end(game: str) -> None:
    total = whole(game, 3, seed=1, jobs=2)
    assert [finding.detail for finding in total.findings] == []
    assert total.games == 3


def test_two_who_went_on_for_ever_come_to_an_end() -> None:
    """They had all their markers in goods that nobody wanted to part with."""
    report = Report()
    match = serai.new("agra", 2, seed=ENDLESS)
    task = pairings.Pairing("agra", ENDLESS, 0)
    pairings.play_out(match, ("greedy:width=1", "greedy:width=1"), task, report)
    assert match.over
    assert LONG < report.rounds <= pairings.LONGEST["agra"]


def test_a_game_that_is_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairings, "LONGEST", {"agra": 3})
    monkeypatch.setattr(pairings, "table_of", lambda seats, _: ("greedy:width=1",) * seats)
    (finding,) = whole("agra", 9, seed=2, only=7).findings
    assert (finding.kind, finding.number) == ("endless", 7)
    assert finding.detail.startswith("4: greedy:width=1")
    assert "greedy:width=1" in finding.variant
    assert finding.artefact
    assert finding.again == "serai fuzz agra --seed 2 --only 7 --pairings 1"


def test_everybody_who_thinks_is_invited() -> None:
    rng = random.Random(1)
    found = [somebody(rng) for _ in range(600)]
    names = {name.partition(":")[0] for name in found}
    assert names == {*registry.names(), *CHARACTERS} - {"random"}
    for name in found:
        registry.make(name)
    tables = [table_of(3, rng) for _ in range(60)]
    assert {len(set(table)) for table in tables} >= {1, 3}


def test_the_command_tells_the_longest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "rajas", "--pairings", "2", "--lang", "en"]) == 0
    assert "The longest game between bots had" in capsys.readouterr().out
