"""Whoever looks narrowly still finds an end of every turn."""

from __future__ import annotations

from pathlib import Path

import pytest

import serai
from serai.bots import registry
from serai.core.luck import Luck

POSITIONS = Path(__file__).parent / "positions"


@pytest.mark.parametrize("bot", ["greedy:width=1", "opponent:level=1", "learned:width=1"])
def test_a_farmer_who_goes_there_and_back(bot: str) -> None:
    """The only way that is followed leads to a position that was given up before."""
    match = serai.from_json((POSITIONS / "agra-there-and-back.json").read_text())
    seat = match.to_move
    assert seat is not None
    move = registry.make(bot).choose(match.believed_by(seat, Luck(1)), Luck(1))
    assert move in match.options
