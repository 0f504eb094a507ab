"""Find the golden games anew: `python -m tests.golden.find GAME`, after a change of the rules.

Bots play seeded games of all kinds; of the games that show what a name promises, the shortest of
the first few is kept.
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
from serai.core.luck import Luck
from tests.golden import agra_endings, rajas_endings

FOLDER = Path(__file__).parent
ENOUGH = 3  # games to choose the shortest from


@dataclass(frozen=True)
class Recipe:
    """What the golden games of a game show, and which games are played to find them."""

    ending: Callable[[Match], Any]
    shows: Mapping[str, Callable[[Any], bool]]
    kinds: tuple[Mapping[str, bool], ...]  # options; "mixed": the sides of Rajas
    bots: tuple[tuple[str, ...], ...]  # who sits down, from one seed to the next
    patience: int = 100_000  # after so many games one for each name is enough


RAJAS_KINDS: tuple[Mapping[str, bool], ...] = (
    {},
    {},
    {"ganga": True},
    {"navaratnas": True},
    {"navaratnas": True, "ganga": True, "harbour_stay": True},
    {"mixed": True},
)
RAJAS_BOTS = ("greedy", "greedy", "random", "greedy")
AGRA_OPTIONS = agra_endings.OPTIONS

RECIPES = {
    "rajas": Recipe(
        rajas_endings.ending,
        rajas_endings.SHOWS,
        RAJAS_KINDS,
        tuple(RAJAS_BOTS[i:] + RAJAS_BOTS[:i] for i in range(4)),
    ),
    "agra": Recipe(
        agra_endings.ending,
        agra_endings.SHOWS,
        ({}, {}, {}, *({name: True} for name in AGRA_OPTIONS), dict.fromkeys(AGRA_OPTIONS, True)),
        (("greedy",) * 4, ("greedy",) * 4, ("random",) * 4, ("greedy",) * 4),
        patience=110,
    ),
}


def played(name: str, seed: int) -> Match:
    """A whole game; the seed decides its kind."""
    recipe = RECIPES[name]
    options: dict[str, object] = dict(recipe.kinds[seed % len(recipe.kinds)])
    seats = 2 + seed // len(recipe.kinds) % 3
    if options.pop("mixed", False):
        options["sides"] = (["navaratnas", "basic"] * 2)[:seats]
    match = serai.new(name, seats=seats, seed=seed, options=options)
    bots = [registry.make(bot) for bot in recipe.bots[seed % len(recipe.bots)][:seats]]
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
