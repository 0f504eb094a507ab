"""The 24 notables."""

from dataclasses import dataclass

from serai.core.data import DataFile, Record
from serai.games.agra.components.names import (
    GOOD_NAMES,
    GUILD_NAMES,
    LEVELS,
    NONE,
    NOTABLE_IDS,
    NOTABLES_PER_LEVEL,
)
from serai.games.agra.components.numbers import numbered

MOST_GOODS = 3


@dataclass(frozen=True)
class Notables:
    """By notable; three places each in good, top to bottom (-1: none)."""

    level: list[int]
    guild: list[int]
    size: list[int]
    good: list[int]
    deliver_good: list[int]
    deliver_rupees: list[int]
    dutch_rupees: list[int]


def read_notables(file: DataFile) -> Notables:
    """§D1-D24: level, guild, ordered goods and delivery bonus."""
    file.only_kinds("notable", "dutch", "value")
    notables = Notables([], [], [], [], [], [], read_dutch(file))
    for place, record in enumerate(file.listed("notable", NOTABLE_IDS)):
        record.only_component(
            "number", "level", "guild", "top", "middle", "bottom", "deliver", "deliver_rupees"
        )
        numbered(record, "number", place + 1)
        notables.level.append(record.whole("level", 1, LEVELS))
        notables.guild.append(record.index("guild", GUILD_NAMES))
        read_wishes(record, notables)
        good = record.index("deliver", [NONE, *GOOD_NAMES]) - 1
        notables.deliver_good.append(good)
        low, high = (1, 2) if good >= 0 else (0, 0)
        notables.deliver_rupees.append(record.whole("deliver_rupees", low, high))
    check_levels(file, notables)
    return notables


def read_wishes(record: Record, notables: Notables) -> None:
    """§N5: two or three different goods."""
    places = ["top", "middle", "bottom"] if record.has("middle") else ["top", "bottom"]
    goods = [record.index(place, GOOD_NAMES) for place in places]
    if len(set(goods)) != len(goods):
        names = [GOOD_NAMES[good] for good in goods]
        record.refuse("bottom", names, "different goods")
    notables.size.append(len(goods))
    notables.good.extend([*goods, *[-1] * (MOST_GOODS - len(goods))])


def check_levels(file: DataFile, notables: Notables) -> None:
    """8, 7, 5 and 4 notables in the four levels; those of a level order equally many goods."""
    expected = [
        level for level, count in enumerate(NOTABLES_PER_LEVEL, start=1) for _ in range(count)
    ]
    for place, record in enumerate(file.of("notable")):
        if notables.level[place] != expected[place]:
            record.refuse("level", notables.level[place], f"{expected[place]} at this place")
        size = notables.size[expected.index(expected[place])]
        if notables.size[place] != size:
            record.refuse("middle", notables.size[place], f"{size} goods, as others of its level")


def read_dutch(file: DataFile) -> list[int]:
    """§D17: rupees for own orders in 0 to 3 guilds."""
    record = file.count("dutch", 1)[0]
    record.only_component("rupees")
    rupees = record.wholes("rupees", 0, 20)
    if len(rupees) != len(GUILD_NAMES) + 1:
        record.refuse("rupees", rupees, f"{len(GUILD_NAMES) + 1} numbers")
    return rupees
