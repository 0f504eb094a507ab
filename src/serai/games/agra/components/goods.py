"""The sixteen goods, building materials and building sites."""

from dataclasses import dataclass

from serai.core.data import DataFile
from serai.games.agra.components.names import BASICS, BUILDING_NAMES, GOOD_NAMES, NONE

MATERIALS = ["sandstone", "wood", "cement", "boards"]


@dataclass(frozen=True)
class Goods:
    """By good: value, building value (0: no material), origin (-1: basic), cost of its building."""

    value: list[int]
    build_value: list[int]
    source: list[int]
    cost: list[int]


def read_goods(file: DataFile) -> Goods:
    """§G1, §G3, §G6, §B1, §B2: values, arrows, building values and costs."""
    file.only_kinds("good", "material", "site", "value")
    goods = Goods([], [0] * len(GOOD_NAMES), [], [0] * len(GOOD_NAMES))
    for good, record in enumerate(file.listed("good", GOOD_NAMES)):
        record.only_component("value", "made_from")
        goods.value.append(record.whole("value", 1, 3))
        origin = record.index("made_from", [NONE, *GOOD_NAMES]) - 1
        if (origin < 0) != (good < BASICS):
            record.refuse("made_from", record.values["made_from"], "none, for basic goods only")
        if origin >= 0 and (origin >= good or origin % BASICS != good % BASICS):
            record.refuse("made_from", record.values["made_from"], "a good to its left")
        goods.source.append(origin)
    for record in file.listed("material", [f"material-{good}" for good in MATERIALS]):
        record.only_component("good", "build_value")
        good = record.index("good", GOOD_NAMES)
        if record.id != f"material-{GOOD_NAMES[good]}":
            record.refuse("good", record.values["good"], "the good at the end of the id")
        goods.build_value[good] = record.whole("build_value", 1, 2)
    for record in file.listed("site", [f"site-{name}" for name in BUILDING_NAMES[BASICS:]]):
        record.only_component("building", "cost")
        building = record.index("building", BUILDING_NAMES)
        if record.id != f"site-{BUILDING_NAMES[building]}":
            record.refuse("building", record.values["building"], "the building in the id")
        goods.cost[building] = record.whole("cost", 1, 9)
    return goods
