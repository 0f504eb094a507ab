"""Boxes of Merv that its readers accept: whatever an achievement shows, a position can be kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games import broken

GRANTED = """
import serai
from serai.core.kernel import Desk
from serai.games.merv import rewards, tables
game = serai.game("merv")
for tile in range(tables.ACHIEVEMENTS):
    reward, amount = tables.ACHIEVEMENT_REWARD[tile], tables.ACHIEVEMENT_AMOUNT[tile]
    s = game.new(Desk(), 2, game.settle(2, {}), game.version)
    rewards.grant(s, 0, reward, amount)
    for rule in s.stack:
        for local in rule.locals:
            low, high = game.range_of(type(rule), local)
            assert low <= getattr(rule, local) <= high, (tile, local, getattr(rule, local), high)
print(game.ranges["left"][1])
"""

BOUGHT = """
import serai
from serai.core import kernel
from serai.core.kernel import Desk
from serai.core.luck import Luck
from serai.games.merv import magistrate, tables
game = serai.game("merv")
s = game.new(Desk(), 1, game.settle(1, {}), game.version)
kernel.advance(s, Luck(1))
assert tables.SOLO_CARDS_MOST > len(s.row)
magistrate.buy_cards(s, tables.SOLO_CARDS_MOST)
"""


@pytest.mark.parametrize(
    ("corrections", "most"),
    [
        ({"guard-and-favour": "amount = 4"}, 4),
        ({"guard-and-favour": "amount = 20"}, 20),
        ({"guards": "amount = 20"}, 20),
        ({"favours": 'reward = "guard"\namount = 7'}, 7),
        ({"guards": 'reward = "points"\namount = 8'}, 1),
        (
            {
                "guards": 'reward = "points"\namount = 8',
                "guard-and-favour": 'reward = "favour"\namount = 3',
            },
            1,
        ),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, dict) else str(given),
)
def test_so_many_guards_as_an_achievement_shows_are_known(
    corrections: dict[str, str], most: int, tmp_path: Path
) -> None:
    body = "\n".join(f"[merv.corrections.library.{key}]\n{corrections[key]}" for key in corrections)
    box = tmp_path / "box.toml"
    box.write_text(broken.box_text("merv", body))
    done = broken.run("-c", GRANTED, box=box)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == most


def test_the_magistrate_buys_no_more_cards_than_there_are(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    body = "[merv.corrections.solo.solo_cards_most]\nvalue = 15"
    box.write_text(broken.box_text("merv", body))
    done = broken.run("-c", BOUGHT, box=box)
    assert done.returncode == 0, done.stderr
