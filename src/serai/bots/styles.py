"""Tastes: what somebody likes a little more than it is worth.

A style bends the judgement by some percent of some of its terms (the names are those of the judge
of each game); how far somebody looks ahead is a matter of the level alone.
"""

from __future__ import annotations

from collections.abc import Mapping

from serai.bots.learned import ONE, Weights

# By style and game: percent that a term counts more.
STYLES: Mapping[str, Mapping[str, Mapping[str, int]]] = {
    "friend": {},
    "gambler": {
        "agra": {"goods": 12, "in_sight": 20},
        "merv": {"bonus_cards": 30, "camels": 20},
        "rajas": {"faces": 15, "karma": 20},
    },
    "hermit": {
        "agra": {"workers": 30, "favour": 25},
        "merv": {"scrolls": 25, "supply": 25},
        "rajas": {"karma": 30, "held": 25},
    },
    "sailor": {
        "agra": {"in_sight": 30, "contracts": 25},
        "merv": {"camels": 25, "posts": 25},
        "rajas": {"river": 35},
    },
    "courtier": {
        "agra": {"influence": 30, "favour": 10},
        "merv": {"courtiers": 25, "influence": 20},
        "rajas": {"chambers": 30, "bonuses": 20},
    },
    "builder": {
        "agra": {"court": 30, "goods": 5},
        "merv": {"buildings": 25, "lines": 20},
        "rajas": {"levels": 25, "tiles": 20},
    },
    "trader": {
        "agra": {"goods": 15, "french": 40},
        "merv": {"contracts": 20, "sets": 25},
        "rajas": {"goods": 25, "money": 5},
    },
    "raider": {
        "agra": {"rivals_favour": 100, "in_sight": 15},
        "merv": {"rivals_cubes": 100, "cubes": 15},
        "rajas": {"workers": 25, "start": 50},
    },
    "scholar": {
        "agra": {"court": 15, "influence": 10},
        "merv": {"scrolls": 30, "new_spices": 15},
        "rajas": {"levels_seen": 30, "bonuses": 15},
    },
    "all-rounder": {},
}
EVEN = "all-rounder"


def bent(weights: Weights | None, taste: Mapping[str, int], names: list[str]) -> Weights:
    """A judgement with a taste; the first numbers seen are the terms of the judge."""
    size = len(names) + 1
    now = [0] * size if weights is None else [int(n) for n in weights.now]
    later = [0] * size if weights is None else [int(n) for n in weights.later]
    for term, percent in taste.items():
        now[names.index(f"term:{term}")] += ONE * percent // 100
    return Weights(now, later, None if weights is None else weights.hidden)
