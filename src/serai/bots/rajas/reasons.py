"""What the numbers of Rajas are about: groups that a person can be told (`reason-<group>`)."""

from __future__ import annotations

from typing import Final

from serai.bots.rajas.roads import ROADS
from serai.games.rajas import components

# By group: numbers that are looked at, and terms of the judge. Of `face:6` the first word.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "fame": ("term:fame", "fame"),
    "money": ("term:money", "term:purse", "money"),
    "meeting": ("missing", "lead"),
    "dice": (
        "term:faces",
        "term:held",
        "term:crowd",
        "dice",
        "pips",
        "low_dice",
        "colours",
        "face",
        "hands_free",
        "dice_beyond_5",
    ),
    "palace": ("term:chambers",),
    "karma": ("term:karma", "karma"),
    "payable": ("term:tiles", "payable"),
    "workers": (
        "term:workers",
        "term:ready",
        "term:waiting",
        "workers",
        "ready",
        "waiting",
        "to_worker",
    ),
    "bonuses": ("term:bonuses", "bonuses", "to_bonus"),
    "buildings": ("term:levels", "term:levels_seen", "upgrades", "buildings", "level", "built"),
    "markets": (
        "term:goods",
        "term:mixed",
        "markets",
        "market_money",
        "mixed_money",
        "best",
        *(f"money:{name}" for name in components.GOOD_NAMES),
    ),
    "province": ("tiles",),
    "roads": ("term:roads", "term:fields", "squares_open", "linked", *ROADS),
    "river": ("term:river", "boat", "boats_ahead"),
    "start": ("term:start", "starts_next", "place", "had_turn", "mogul_free"),
    "supply": ("supply_least",),
    "offer": (
        "stacks_empty",
        "offered",
        *(f"tiles:{name}" for name in components.COLOUR_NAMES),
    ),
    "spaces": (
        "quarry_left",
        "quarry_cost",
        "harbour_left",
        "mixed_left",
        "markets_free",
        "terraces_free",
        "balconies_free",
        "chambers_free",
    ),
    "time": ("round", "pass"),
}
NAMED: Final[dict[str, str]] = {}

UNTOLD: Final[frozenset[str]] = frozenset(["time"])  # groups that explain nothing to anybody
BESIDE: Final[frozenset[str]] = frozenset()  # and those that explain too little alone
