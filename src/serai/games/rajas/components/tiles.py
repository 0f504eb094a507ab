"""The 64 province tiles."""

from dataclasses import dataclass

from serai.core.data import DataFile, Record
from serai.games.rajas.components.names import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    COLOURS,
    GOOD_NAMES,
    ROAD_NAMES,
    STACK_NAMES,
    TILE_IDS,
    TILES_PER_COLOUR,
)
from serai.games.rajas.components.numbers import MOST_VALUE
from serai.games.rajas.components.rewards import padded


@dataclass(frozen=True)
class Tiles:
    """The 64 province tiles; two places each for buildings and markets."""

    cost: list[int]
    colour: list[int]
    stack: list[int]
    shape: list[int]
    building: list[int]
    good: list[int]
    value: list[int]


def read_tiles(file: DataFile) -> Tiles:
    """§S3, §Q1, §Q3: 16 tiles a colour in three stacks, one or two items on each tile."""
    file.only_kinds("tile")
    tiles = Tiles([], [], [], [], [], [], [])
    for record in file.listed("tile", TILE_IDS):
        record.only_component("colour", "stack", "cost", "road", "buildings", "markets")
        colour = record.index("colour", COLOUR_NAMES)
        tiles.cost.append(record.whole("cost", 1, 30))
        tiles.colour.append(colour)
        tiles.stack.append(colour * len(STACK_NAMES) + record.index("stack", STACK_NAMES))
        tiles.shape.append(record.index("road", ROAD_NAMES))
        read_items(record, tiles)
    check_stacks(file, tiles)
    return tiles


def read_items(record: Record, tiles: Tiles) -> None:
    """One or two buildings, one or two markets, or one of each."""
    buildings = record.indices("buildings", BUILDING_NAMES)
    markets = record.tables("markets")
    if not 1 <= len(buildings) + len(markets) <= 2:
        items = [record.values["buildings"], record.values["markets"]]
        record.refuse("buildings and markets", items, "one or two items together")
    for market in markets:
        market.only("good", "value")
    goods = [market.index("good", GOOD_NAMES) for market in markets]
    values = [market.whole("value", 1, MOST_VALUE) for market in markets]
    tiles.building.extend(padded(buildings, 2, -1))
    tiles.good.extend(padded(goods, 2, -1))
    tiles.value.extend(padded(values, 2, 0))


def check_stacks(file: DataFile, tiles: Tiles) -> None:
    """16 tiles a colour; no stack is empty; the tiles of a stack stand together."""
    for record, colour, place in zip(file.of("tile"), tiles.colour, range(64), strict=True):
        if colour != place // TILES_PER_COLOUR:
            expected = COLOUR_NAMES[place // TILES_PER_COLOUR]
            record.refuse(
                "colour", COLOUR_NAMES[colour], f"{expected} for the ids {record.id[0]}.."
            )
    for record, stack, before in zip(file.of("tile"), tiles.stack, [0, *tiles.stack], strict=False):
        if not 0 <= stack - before <= 1:
            allowed = "snake, cow, tiger in this order, none left out"
            record.refuse("stack", record.values["stack"], allowed)
    if tiles.stack[-1] != COLOURS * len(STACK_NAMES) - 1:
        last = file.of("tile")[-1]
        last.refuse("stack", last.values["stack"], "tiger for the last tile of a colour")
