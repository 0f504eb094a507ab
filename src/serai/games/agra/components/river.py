"""Piers, and what depends on the number of players."""

from dataclasses import dataclass

from serai.core.data import DataFile
from serai.games.agra.components.names import (
    GUILD_NAMES,
    LEVELS,
    NOTABLES_PER_LEVEL,
    PIERS,
    ROWS,
)
from serai.games.agra.components.numbers import by_seats


@dataclass(frozen=True)
class River:
    """Piers by number; the rest by seats."""

    level: list[int]
    need: list[int]
    reach: list[int]
    limit: list[int]
    good_value: list[int]
    spaces: dict[int, list[int]]
    most_of_guild: dict[int, int]
    least_of_guild: dict[int, int]
    neutral_bowls: dict[int, int]
    neutral_orders: dict[int, int]


def read_river(file: DataFile) -> River:
    """§S5, §S6, §R2-R7, §V1-V5: the piers, and the set-up for each number of players."""
    file.only_kinds("pier", "layout", "neutral", "pier_good", "value")
    river = River([], [], [], [], read_good_values(file), {}, {}, {}, {}, {})
    read_piers(file, river)
    read_layouts(file, river)
    for seats, record in by_seats(file, "neutral", "bowls", "orders").items():
        river.neutral_bowls[seats] = record.whole("bowls", 0, ROWS)
        river.neutral_orders[seats] = record.whole("orders", 0, ROWS - 1)
    return river


def read_piers(file: DataFile, river: River) -> None:
    """Levels, reach and limits never fall; only the last pier is never left."""
    for pier, record in enumerate(file.listed("pier", [f"pier-{n}" for n in range(1, PIERS + 1)])):
        record.only_component("level", "contracts", "reach", "limit")
        last = pier == PIERS - 1
        reach = record.whole("reach", max([1, *river.reach]), LEVELS)
        low, high = (0, 0) if last else (max([1, *river.level]), reach)
        river.level.append(record.whole("level", low, high))
        river.need.append(record.whole("contracts", 0 if last else 1, 0 if last else 9))
        river.reach.append(reach)
        river.limit.append(record.whole("limit", max([1, *river.limit]), ROWS))


def read_layouts(file: DataFile, river: River) -> None:
    """Notables along the river, and how evenly the guilds must be spread."""
    fields = ("notables", "least_of_guild", "most_of_guild")
    for seats, record in by_seats(file, "layout", *fields).items():
        spaces = record.wholes("notables", 1, max(NOTABLES_PER_LEVEL))
        if len(spaces) != LEVELS:
            record.refuse("notables", spaces, f"{LEVELS} numbers")
        for need, level in zip(river.need, river.level, strict=True):
            if level and spaces[level - 1] < need:
                record.refuse("notables", spaces, "enough contracts for the boat to go on")
        least, most = record.whole("least_of_guild", 1, 9), record.whole("most_of_guild", 1, 9)
        guilds = len(GUILD_NAMES)
        if not guilds * least <= sum(spaces) <= guilds * most or most - least > 1:
            record.refuse("most_of_guild", most, f"an even share of {sum(spaces)} notables")
        river.spaces[seats] = spaces
        river.least_of_guild[seats] = least
        river.most_of_guild[seats] = most


def read_good_values(file: DataFile) -> list[int]:
    """§R6: value of the good for 0, 1, 2 or more cotton."""
    record = file.count("pier_good", 1)[0]
    record.only_component("values")
    values = record.wholes("values", 1, 3)
    if values != sorted(values) or len(values) != 3:
        record.refuse("values", values, "three numbers that never fall")
    return values
