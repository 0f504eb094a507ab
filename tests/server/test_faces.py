"""A view that is told to everybody alike really is the same for everybody."""

from __future__ import annotations

import random

import msgspec
import pytest

import serai
from serai.core.game import Game
from serai.house.told_state import Faces


@pytest.mark.parametrize("game", serai.games())
@pytest.mark.parametrize("seats", [2, 4])
def test_faces_are_what_each_seat_sees(game: str, seats: int) -> None:
    rng = random.Random(seats)
    match = serai.new(game, seats=seats, seed=seats)
    for nth in range(400):
        if match.over:
            break
        if nth % 7 == 0:
            faces = Faces(match)
            for seat in (None, *range(seats)):
                told = msgspec.json.decode(msgspec.json.encode(faces.face(seat)))
                seen = msgspec.json.decode(msgspec.json.encode(match.seen_by(seat).face()))
                assert told == seen
        match.play(rng.choice(match.options))


def test_only_a_game_without_secrets_shares_its_view() -> None:
    shared = {name for name in serai.games() if type(serai.game(name)).visible is Game.visible}
    assert "agra" not in shared
