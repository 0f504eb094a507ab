"""The 18 contracts."""

from dataclasses import dataclass

from serai.core.data import DataFile, Record
from serai.games.merv.components.names import CONTRACT_IDS, PILE, REWARD_NAMES
from serai.games.merv.components.numbers import MOST

PILE_REWARDS = ("favour", "guard")
"""By pile: the first and the second of each level."""


@dataclass(frozen=True)
class Contracts:
    """By contract: what it asks for and what it gives."""

    influence: list[int]
    scrolls: list[int]
    common: list[int]
    rare: list[int]
    points: list[int]
    reward: list[int]


def read_contracts(file: DataFile, top: int) -> Contracts:
    """§S6, §A2, §A3, §A7: six piles of three, the most points on top; scrolls and goods in each."""
    file.only_kinds("contract")
    found = Contracts([], [], [], [], [], [])
    for place, record in enumerate(file.listed("contract", CONTRACT_IDS)):
        record.only_component("influence", "scrolls", "common", "rare", "points", "reward")
        found.influence.append(record.whole("influence", 1, top))
        found.scrolls.append(record.whole("scrolls", 1, MOST))
        found.common.append(record.whole("common", 0, MOST))
        found.rare.append(record.whole("rare", 0, MOST))
        if found.common[-1] + found.rare[-1] == 0:
            record.refuse("common", 0, "a good at least, common or rare")
        found.points.append(record.whole("points", 1, 30))
        pile = place // PILE
        if record.index("reward", PILE_REWARDS) != pile % len(PILE_REWARDS):
            expected = PILE_REWARDS[pile % len(PILE_REWARDS)]
            record.refuse("reward", record.values["reward"], f"{expected} in this pile")
        found.reward.append(REWARD_NAMES.index(record.text("reward")))
        check_order(record, place, found)
    return found


def check_order(record: Record, place: int, found: Contracts) -> None:
    """Points fall in a pile; a level has one threshold, higher than that of the level before."""
    if place % PILE and found.points[-1] >= found.points[-2]:
        record.refuse("points", found.points[-1], "fewer than the card above")
    level = len(PILE_REWARDS) * PILE
    first = place // level * level
    if found.influence[-1] != found.influence[first]:
        record.refuse("influence", found.influence[-1], f"{found.influence[first]} on this level")
    if first and found.influence[first] <= found.influence[first - 1]:
        record.refuse("influence", found.influence[-1], "more than on the level before")
