"""What the view says of those without a seat: the Corrupt Magistrate and the Grand Vizier."""

from __future__ import annotations

import random

import pytest

import serai
from serai.core import kernel
from serai.games.merv.kinds import POSITION
from serai.games.merv.magistrate import MagistrateTurn
from serai.games.merv.notes import WEALTH
from tests.games.merv.solo import after_his_turn, with_wealth
from tests.games.merv.table import MAGISTRATE, VIZIER, merv, table


@pytest.mark.parametrize("wealth", [2, 3, 4])
def test_the_wealth_of_the_magistrate_is_foretold_and_remembered(wealth: int) -> None:
    here = with_wealth("library", wealth).order(0, MAGISTRATE, VIZIER)
    match = here.to_go(0)
    foretold = match.view(0)["solo"]
    assert (foretold["acted"], foretold["space"], foretold["site"]) == (False, "N1", "a1")
    assert (foretold["wealth"], foretold["wealth_of_level"]) == (wealth, 1)
    after = after_his_turn(with_wealth("library", wealth)).view(0)["solo"]
    assert (after["acted"], after["space"], after["site"]) == (True, "N1", None)
    assert after["wealth"] == wealth


@pytest.mark.parametrize("seed", range(3))
def test_his_wealth_is_what_his_turn_would_have(seed: int) -> None:
    match = serai.new("merv", 1, seed=seed)
    rng = random.Random(seed)
    seen = 0
    while not match.over:
        solo = match.view(0)["solo"]
        if solo is not None and not solo["acted"] and solo["site"] is not None:
            trial = merv(match).copy()
            trial.log = []
            MagistrateTurn(MAGISTRATE).step(trial, kernel.ASK)
            noted = [what >> 8 & 0xFFFF for _, _, what in trial.log if what & 255 == WEALTH]
            assert noted == [solo["wealth"]]
            assert POSITION.write(trial.stand(MAGISTRATE)) == solo["space"]
            seen += 1
        elif solo is not None and solo["acted"]:
            assert solo["wealth"] == serai.replay(match.transcript()).view(0)["solo"]["wealth"]
        match.play(rng.choice(match.options))
    assert seen > 5


def test_nobody_remembers_his_wealth_in_a_position() -> None:
    match = after_his_turn(with_wealth("library", 3))
    again = serai.from_json(match.to_json(), chance="ask").view(0)["solo"]
    assert (again["acted"], again["wealth"]) == (True, None)


def test_only_who_plays_alone_meets_him() -> None:
    assert table(seats=2).to_go(0).view(0)["solo"] is None


@pytest.mark.parametrize(("seats", "masters"), [(1, [0, None, None]), (2, [0, 1, None])])
def test_those_without_a_seat_are_told_as_such(seats: int, masters: list[int | None]) -> None:
    view = serai.new("merv", seats, seed=1).view(0)
    assert [one["seat"] for one in view["players"]] == masters
    assert view["players"][VIZIER]["score"] is None
    assert view["clock"] == {"year": 1, "side": "north"}
