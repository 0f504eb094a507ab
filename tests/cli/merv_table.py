"""Positions of Merv to draw: moments of random games, and one made by hand."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import serai
from serai.cli.boards import Scene, board_of
from serai.cli.drawing import Block
from serai.games.merv import components
from serai.games.merv.kinds import CARD
from serai.table.match import Match

BOARD = board_of("merv")
NAMES = ["Anna Maria Theresia", "Иван", "greedy 3", "greedy 4"]


def played(count: int, seed: int, every: int) -> Iterator[Match]:
    match = serai.new("merv", count, seed)
    rng = random.Random(seed)
    nth = 0
    while not match.over:
        if nth % every == 0:
            yield match.copy()
        match.play(rng.choice(match.options))
        nth += 1
    yield match


@cache
def moments(count: int) -> tuple[Match, ...]:
    """Positions of a random game, the last one over."""
    return tuple(played(count, 4, 7))


@cache
def asked(name: str, count: int = 4) -> Match:
    """A position with this question."""
    for seed in range(20):
        for match in played(count, seed, 1):
            if match.question == name:
                return match
    raise AssertionError(name)


def scene_of(match: Match, width: int = 80, lang: str = "en") -> Scene:
    eyes = match.to_move or 0
    return Scene(match, match.view(eyes), NAMES[: match.seats], eyes, width, lang)


def plain(lines: Block) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def hand_made(question: str = "space") -> Match:
    """A position with one of everything, sites and cards in the order of their numbers."""
    position: Any = serai.new("merv", 4, 5, {"camel_market": "whole"}).to_json()
    del position["digest"]
    cells = [name for name in components.CELL_NAMES if name != "c3"]
    position["sites"] = dict(zip(cells, components.SITE_NAMES, strict=True))
    position["row"], position["pile"] = list(CARD.names[6:14]), [*CARD.names[:6], *CARD.names[16:]]
    position["order"], position["turn"] = [0, 3, 2, 1], 0
    position["masters"] = {}
    position["buildings"] = {"a1": 0, "b2": 1, "c2": 0, "e5": 2, "a3": 3}
    position["guards"] = {"a3": 1}
    position["upgrades"] = {"b2": "green", "c2": "white"}
    position["walls"] = ["N1", "N3", "W3", "E5"]
    position["wall_supply"]["red"], position["gate_supply"]["tan"] = 2, 0
    position["gate_supply"]["red"] = 0
    position["row_camels"], position["camel_market"] = ["1", "3"], ["scroll"]
    position["place_camels"], position["path_camels"] = ["bukhara"], ["2", "3", "4"]
    position["queue_camels"]["NE"] = [0, 2, 0, 0]
    mine, other = position["players"][0], position["players"][1]
    mine |= {"influence": 5, "favour": 2, "cubes": {"red": 2, "white": 1}, "camels": 2}
    mine |= {"goods": {"carpets": 1}, "scrolls": 4, "cards": list(CARD.names[14:16])}
    mine |= {"achievements": ["palace-less", "red-joker"], "courtiers": {"knowledge": 1}}
    mine |= {"points": {"favour": 3}, "path": "1", "steps": 3, "posts": ["bukhara", "changan"]}
    other |= {"path": "1", "steps": 3, "posts": ["bukhara"], "courtiers": {"faith": 2}}
    match = serai.from_json(position)
    if question == "site":
        match.play("go N2")
    return match
