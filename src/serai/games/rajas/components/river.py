"""River spaces, Ganga tiles and yield tiles."""

from dataclasses import dataclass

from serai.core.data import DataFile
from serai.games.rajas.components.names import (
    FIELD_COLOUR_NAMES,
    GANGA_IDS,
    YIELD_TILE_COUNTS,
    YIELD_TILE_IDS,
)
from serai.games.rajas.components.numbers import read_numbers
from serai.games.rajas.components.rewards import packed_reward


def read_river(file: DataFile) -> list[int]:
    """§H4: the reward of every space; index 0 is the start."""
    file.only_kinds("value", "space")
    numbers = read_numbers(file)
    last = numbers["last_space"]
    rewards = [0]
    for place, record in enumerate(file.count("space", last), start=1):
        record.only_component("number", "reward")
        if record.whole("number", 1, last) != place:
            record.refuse("number", record.values["number"], f"{place} at this place")
        rewards.append(packed_reward(record.table("reward")))
    if not 0 < numbers["bridge_after"] < last:
        bridge = file.record("value", "bridge_after")
        bridge.refuse("value", numbers["bridge_after"], f"a space from 1 to {last - 1}")
    return rewards


def read_ganga(file: DataFile) -> list[int]:
    """§G1: the rewards of the eight river tiles."""
    file.only_kinds("tile")
    rewards = []
    for record in file.listed("tile", GANGA_IDS):
        record.only_component("reward")
        rewards.append(packed_reward(record.table("reward")))
    return rewards


@dataclass(frozen=True)
class YieldTiles:
    """The 30 yield tiles: white, yellow, red, brown."""

    reward: list[int]
    colour: list[int]


def read_yield_tiles(file: DataFile) -> YieldTiles:
    """§S4, §N4, §N5: 8 white, 9 yellow, 6 red and 7 brown tiles."""
    file.only_kinds("tile")
    tiles = YieldTiles([], [])
    expected = [colour for colour, count in enumerate(YIELD_TILE_COUNTS) for _ in range(count)]
    for record, colour in zip(file.listed("tile", YIELD_TILE_IDS), expected, strict=True):
        record.only_component("colour", "reward")
        if record.index("colour", FIELD_COLOUR_NAMES) != colour:
            allowed = f"{FIELD_COLOUR_NAMES[colour]} for the ids {record.id[0]}.."
            record.refuse("colour", record.values["colour"], allowed)
        tiles.colour.append(colour)
        tiles.reward.append(packed_reward(record.table("reward")))
    return tiles
