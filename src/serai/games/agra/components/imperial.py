"""The imperial board: influence tracks, orders and bowls."""

from dataclasses import dataclass

from serai.core.data import DataError, DataFile
from serai.games.agra.components.names import (
    BASICS,
    BOWL_SIDES,
    GOOD_NAMES,
    GUILD_NAMES,
    ROWS,
)
from serai.games.agra.components.numbers import numbered

MOST_STEPS = 100  # of a track, the start included


@dataclass(frozen=True)
class Imperial:
    """Tracks by step, orders by number, bowls by number and by good, gifts by how many."""

    track_rupees: list[int]
    step_favour: list[int]
    order_first: list[int]
    order_second: list[int]
    bowl: list[int]
    bowl_of: list[int]
    akbar_rupees: list[int]


def read_imperial(file: DataFile) -> Imperial:
    """§I4, §I5, §O2, §O6, §E8: what is printed on the imperial board."""
    file.only_kinds("step", "order", "bowl", "gifts", "value")
    rupees, favour = read_steps(file)
    first, second = read_orders(file)
    bowl, bowl_of = read_bowls(file)
    return Imperial(rupees, favour, first, second, bowl, bowl_of, read_gifts(file))


def read_steps(file: DataFile) -> tuple[list[int], list[int]]:
    """Rupees and favour of each step; rupees never fall, the start gives nothing."""
    rupees: list[int] = []
    favour: list[int] = []
    for record in file.listed("step", [f"step-{n}" for n in range(len(file.of("step")))]):
        record.only_component("rupees", "favour")
        low, high = (max(rupees[-1], 1), 20) if rupees else (0, 0)
        rupees.append(record.whole("rupees", low, high))
        favour.append(record.whole("favour", 0, 9 if len(rupees) > 1 else 0))
    if not 2 <= len(rupees) <= MOST_STEPS:
        raise DataError(file.name, "step", "id", len(rupees), f"from 2 to {MOST_STEPS} steps")
    return rupees, favour


def read_orders(file: DataFile) -> tuple[list[int], list[int]]:
    """Two different goods for each order, six orders for each guild."""
    first: list[int] = []
    second: list[int] = []
    ids = [f"{guild}-{row}" for guild in GUILD_NAMES for row in range(1, ROWS + 1)]
    for order, record in enumerate(file.listed("order", ids)):
        record.only_component("guild", "row", "goods")
        if record.index("guild", GUILD_NAMES) != order // ROWS:
            record.refuse("guild", record.values["guild"], "the guild in the id")
        numbered(record, "row", order % ROWS + 1)
        goods = record.indices("goods", GOOD_NAMES)
        if len(goods) != 2 or goods[0] == goods[1]:
            record.refuse("goods", record.values["goods"], "two different goods")
        first.append(goods[0])
        second.append(goods[1])
    return first, second


def read_bowls(file: DataFile) -> tuple[list[int], list[int]]:
    """One bowl for each good that is not basic, six on each side."""
    bowl: list[int] = []
    bowl_of = [-1] * len(GOOD_NAMES)
    ids = [f"{side}-{die}" for side in BOWL_SIDES for die in range(1, ROWS + 1)]
    for place, record in enumerate(file.listed("bowl", ids)):
        record.only_component("side", "die", "good")
        if record.index("side", BOWL_SIDES) != place // ROWS:
            record.refuse("side", record.values["side"], "the side in the id")
        numbered(record, "die", place % ROWS + 1)
        good = record.index("good", GOOD_NAMES)
        if good < BASICS or bowl_of[good] >= 0:
            record.refuse("good", record.values["good"], "each good once, no basic goods")
        bowl.append(good)
        bowl_of[good] = place
    return bowl, bowl_of


def read_gifts(file: DataFile) -> list[int]:
    """Rupees at the end for 0 to 12 own goods in bowls."""
    record = file.count("gifts", 1)[0]
    record.only_component("rupees", "further")
    rupees = [0, *record.wholes("rupees", 1, 20)]
    further = record.whole("further", 1, 9)
    bowls = len(BOWL_SIDES) * ROWS
    return rupees + [rupees[-1] + further * n for n in range(1, bowls + 2 - len(rupees))]
