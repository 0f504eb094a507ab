"""Find the golden games of a version: bots play seeded games of all kinds.

Of the games that show what a name promises, the shortest of the first few is kept; each way to play
beside the usual one gets a game of its own. Wants the compiled engine: hundreds of games are
played. `python -m tests.golden.make` writes what is found here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from serai import Match
from serai.bots import registry
from serai.bots.base import Bot
from serai.core.game import Game
from serai.core.luck import Luck
from serai.table.match import new_match
from tests.golden import (
    agra_endings,
    merv_bots,
    merv_endings,
    pebbles_endings,
    rajas_endings,
    tables,
)
from tests.golden.tables import Table
from tests.golden.ways import table_for, ways

ENOUGH = 3  # games to choose the shortest from


@dataclass(frozen=True)
class Recipe:
    """What the golden games of a game show, and which games are played to find them."""

    ending: Callable[[Match], Any]
    shows: Mapping[str, Callable[[Any], bool]]
    table: Callable[[int], Table]  # who sits down, by seed
    make: Callable[[str], Bot] = registry.make
    bot: str = "greedy"  # who plays the other ways
    patience: int = 300  # after so many games one for each name is enough
    most: int = 6_000  # after so many games what has not come up does not


RECIPES = {
    "agra": Recipe(
        agra_endings.ending,
        agra_endings.SHOWS,
        tables.agra,
        patience=110,
        most=1_500,
    ),
    "merv": Recipe(
        merv_endings.ending,
        merv_endings.SHOWS,
        tables.merv,
        make=merv_bots.make,
        patience=440,
        most=1_500,
    ),
    "pebbles": Recipe(
        pebbles_endings.ending,
        pebbles_endings.SHOWS,
        tables.pebbles,
        bot="random",
    ),
    "rajas": Recipe(
        rajas_endings.ending,
        rajas_endings.SHOWS,
        tables.rajas,
    ),
}


def played(game: Game, version: int, table: Table, seed: int) -> Match:
    """A whole game."""
    recipe = RECIPES[game.name]
    match = new_match(game, table.seats, seed, table.options, "seeded", version)
    bots = [recipe.make(bot) for bot in table.bots]
    luck = Luck(seed + 1)
    while not match.over:
        seat = match.to_move
        assert seat is not None
        match.play(bots[seat].choose(match.state.copy(), luck))
    return match


def find(game: Game, version: int) -> dict[str, Match]:
    """The best game for each name, as far as one came up."""
    recipe = RECIPES[game.name]
    found: dict[str, list[Match]] = {shown: [] for shown in recipe.shows}
    for seed in range(recipe.most):
        match = played(game, version, recipe.table(seed), seed)
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
    return {shown: shortest(games) for shown, games in found.items() if games}


def find_ways(game: Game, version: int) -> dict[str, Match]:
    """A game for each way to play beside the usual one."""
    bot = RECIPES[game.name].bot
    return {
        f"way-{name}": shortest(
            [
                played(game, version, table_for(game, options, nth, bot), 100 * nth + seed)
                for seed in range(ENOUGH)
            ]
        )
        for nth, (name, options) in enumerate(ways(game, version).items())
    }


def shortest(games: list[Match]) -> Match:
    return min(games, key=lambda match: len(match.log))
