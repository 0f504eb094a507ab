"""Find the golden games anew: `python -m tests.golden.find GAME`, after a change of the rules.

Bots play seeded games of all kinds; of the games that show what a name promises, the shortest of
the first few is kept. Wants the compiled engine: hundreds of games are played.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import serai
from serai import Match
from serai.bots import registry
from serai.bots.base import Bot
from serai.core.luck import Luck
from tests.golden import agra_endings, merv_bots, merv_endings, rajas_endings, tables
from tests.golden.tables import Table

FOLDER = Path(__file__).parent
ENOUGH = 3  # games to choose the shortest from


@dataclass(frozen=True)
class Recipe:
    """What the golden games of a game show, and which games are played to find them."""

    ending: Callable[[Match], Any]
    shows: Mapping[str, Callable[[Any], bool]]
    table: Callable[[int], Table]  # who sits down, by seed
    make: Callable[[str], Bot] = registry.make
    patience: int = 100_000  # after so many games one for each name is enough


RECIPES = {
    "rajas": Recipe(rajas_endings.ending, rajas_endings.SHOWS, tables.rajas),
    "agra": Recipe(agra_endings.ending, agra_endings.SHOWS, tables.agra, patience=110),
    "merv": Recipe(
        merv_endings.ending, merv_endings.SHOWS, tables.merv, merv_bots.make, patience=440
    ),
}


def played(name: str, seed: int) -> Match:
    """A whole game; the seed decides its kind."""
    recipe = RECIPES[name]
    table = recipe.table(seed)
    match = serai.new(name, seats=table.seats, seed=seed, options=table.options)
    bots = [recipe.make(bot) for bot in table.bots]
    luck = Luck(seed + 1)
    while not match.over:
        seat = match.to_move
        assert seat is not None
        match.play(bots[seat].choose(match.state.copy(), luck))
    return match


def find(name: str) -> dict[str, Match]:
    """The best game for each name."""
    recipe = RECIPES[name]
    found: dict[str, list[Match]] = {shown: [] for shown in recipe.shows}
    for seed in itertools.count():
        match = played(name, seed)
        end = recipe.ending(match)
        wanted = [
            shown
            for shown, shows in recipe.shows.items()
            if len(found[shown]) < ENOUGH and shows(end)
        ]
        if wanted:  # every game is for one name only, the one that has fewest
            found[min(wanted, key=lambda shown: len(found[shown]))].append(match)
        needed = ENOUGH if seed < recipe.patience else 1
        if all(len(games) >= needed for games in found.values()):
            break
    return {shown: min(games, key=lambda game: len(game.log)) for shown, games in found.items()}


def main() -> None:
    (name,) = sys.argv[1:]
    results = {}
    for shown, match in find(name).items():
        path = FOLDER / f"{name}-{shown}.serai"
        path.write_text(match.transcript(), encoding="utf-8")
        results[shown] = {
            "digest": match.digest(),
            "scores": match.scores,
            "winners": match.winners,
        }
    text = json.dumps(results, indent=2) + "\n"
    (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
