"""The six solo cards and the levels of the Corrupt Magistrate."""

from dataclasses import dataclass

from serai.core.data import DataFile, Record
from serai.games.merv.components.names import (
    ACTION_NAMES,
    LEVEL_NAMES,
    REWARD_NAMES,
    SIDE,
    SOLO_CARDS,
)
from serai.games.merv.components.numbers import MOST, read_numbers

CARD_REWARDS = ("favour", "guard", "points")
LIMITS = {
    "wealth_most": (1, MOST),
    "solo_cards_most": (1, MOST),
    "solo_courtiers": (0, MOST - 1),
    "solo_two_courtiers": (1, MOST),
    "solo_scrolls_most": (1, MOST),
    "solo_library_points": (0, 20),
    "solo_steps": (1, MOST),
    "solo_upgrade_points": (0, 20),
    "solo_walls": (1, MOST),
    "solo_ransoms": (0, 24),
}


@dataclass(frozen=True)
class Solo:
    """By card and place on its lists, spaces from 0; extra wealth by level and year; numbers."""

    magistrate: list[int]
    vizier: list[int]
    sites: list[int]
    reward: list[int]
    points: list[int]
    wealth: list[int]
    numbers: dict[str, int]


def read_solo(file: DataFile, years: int) -> Solo:
    """§Z2–Z5, §Z8: each list of a card names every space of a side, or every action, once."""
    file.only_kinds("card", "level", "value")
    solo = Solo([], [], [], [], [], [], read_numbers(file, LIMITS))
    for record in file.listed("card", [f"card-{n}" for n in range(1, SOLO_CARDS + 1)]):
        reward = record.word("reward", CARD_REWARDS)
        points = reward == "points"
        record.only_component("magistrate", "vizier", "sites", "reward", *["points"] * points)
        solo.magistrate.extend(read_spaces(record, "magistrate"))
        solo.vizier.extend(read_spaces(record, "vizier"))
        sites = record.indices("sites", ACTION_NAMES)
        if sorted(sites) != list(range(len(ACTION_NAMES))):
            record.refuse("sites", record.values["sites"], "every action once")
        solo.sites.extend(sites)
        solo.reward.append(REWARD_NAMES.index(reward))
        solo.points.append(record.whole("points", 1, 9) if points else 0)
    for record in file.listed("level", LEVEL_NAMES):
        record.only_component("wealth")
        wealth = record.wholes("wealth", 0, 5)
        if len(wealth) != years:
            record.refuse("wealth", wealth, f"{years} numbers")
        solo.wealth.extend(wealth)
    return solo


def read_spaces(record: Record, field: str) -> list[int]:
    """The spaces of a side in the order of a card, counted from 0."""
    spaces = record.wholes(field, 1, SIDE)
    if sorted(spaces) != list(range(1, SIDE + 1)):
        record.refuse(field, spaces, "every space of a side once")
    return [space - 1 for space in spaces]
