"""A small model, made up: it has learned that karma, favour and the like are all that counts."""

from __future__ import annotations

from typing import Any

import pytest

import serai
from serai.bots import model
from serai.bots.games import feature_names, features_version
from serai.bots.learned import ONE, WHOLE

AHEAD = ONE // 10
ODDS = 300  # of everybody, in thousandths
POINTS = 6150  # hundredths


def made_up(game: str, seats: int, rules: int = 0, values: str = "") -> model.Model:
    """A model as a data file would have it; for the rules and values of today unless told."""
    names = feature_names(game, seats)
    none = [0] * (len(names) + 1)
    judgement = list(none)
    for place, name in enumerate(names):
        if name.startswith(("rival 1:", "contract:")):
            judgement[place] = -300 * ONE if name.startswith("rival") else 300 * ONE
    found: dict[str, Any] = {
        "game": game,
        "seats": seats,
        "rules": rules or serai.game(game).version,
        "box": values or serai.game(game).data,
        "features": features_version(game),
        "name": "made up",
        "judgement": {"now": judgement, "later": none},
        "chances": {"now": [*none[1:], ODDS * ONE], "later": none},
        "points": {
            "now": [*none[1:], POINTS * ONE],
            "later": none,
            "drift": [0] * (WHOLE // model.BETWEEN + 1),
            "least": -100,
            "most": 300,
        },
        "ahead": {name: {"now": [AHEAD, 0], "later": [0, 0]} for name in ("odds", "points")},
        "scale": 100,
    }
    return model.read(found)


def learn(monkeypatch: pytest.MonkeyPatch, *, rules: int = 0, values: str = "") -> None:
    """From here on the house has learned this."""
    monkeypatch.setattr(model, "model_of", lambda game, seats: made_up(game, seats, rules, values))


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on the house has learned nothing."""
    monkeypatch.setattr(model, "model_of", lambda *_: None)
