"""The achievements of the library."""

from dataclasses import dataclass

from serai.core.data import DataFile, Record
from serai.games.merv.components.names import (
    ACHIEVEMENT_IDS,
    ACHIEVEMENT_LEVELS,
    ACTION_NAMES,
    COLOUR_NAMES,
    COLOURS,
    REWARD_NAMES,
)
from serai.games.merv.components.numbers import numbered, read_numbers

REWARDS_OF_LEVEL = (
    ("discount",),
    ("joker",),
    ("post-and-good", "reached-card", "mosque-step", "free-wall"),
    ("points", "guard-and-favour", "guard", "favour"),
)


@dataclass(frozen=True)
class Achievements:
    """By achievement: reward, its amount, and the action or colour that it is for; numbers."""

    reward: list[int]
    amount: list[int]
    of: list[int]
    numbers: dict[str, int]


def read_library(file: DataFile) -> Achievements:
    """§S7, §H2, §H4, §H6–H12: four achievements on each of four levels."""
    file.only_kinds("achievement", "value")
    limits = {"library_most": (1, COLOURS), "scrolls_per_level": (1, 9)}
    found = Achievements([], [], [], read_numbers(file, limits))
    each = len(ACHIEVEMENT_IDS) // ACHIEVEMENT_LEVELS
    for place, record in enumerate(file.listed("achievement", ACHIEVEMENT_IDS)):
        level = place // each
        record.only_component("level", "reward", "amount", *("action", "colour")[level : level + 1])
        numbered(record, "level", level + 1)
        found.reward.append(REWARD_NAMES.index(record.word("reward", REWARDS_OF_LEVEL[level])))
        found.amount.append(record.whole("amount", 1, 20 if level == 3 else 1))
        found.of.append(purpose(record, level))
        before = range(level * each, place)
        alike = [
            found.reward[n] == found.reward[-1] and found.of[n] == found.of[-1] for n in before
        ]
        if level < ACHIEVEMENT_LEVELS - 1 and any(alike):
            record.refuse("reward", record.values["reward"], "no two alike on a level")
    return found


def purpose(record: Record, level: int) -> int:
    """The action of a discount or the colour of a joker."""
    if level == 0:
        return record.index("action", ACTION_NAMES)
    return record.index("colour", COLOUR_NAMES[:COLOURS]) if level == 1 else 0
