"""Caravan cards and the camel market."""

from dataclasses import dataclass

from serai.core.data import DataError, DataFile
from serai.games.merv.components.names import (
    MARKET_NAMES,
    MARKET_SIDES,
    REWARD_NAMES,
    SPICE_NAMES,
)
from serai.games.merv.components.numbers import bits

SPICE_REWARDS = ("favour", "guard", "white-cube", "white-upgrade")
MARKET_REWARDS = (
    "white-cube", "scroll", "any-card", "favour", "rare-good", "mosque-step", "guard",
)  # fmt: skip


@dataclass(frozen=True)
class Caravan:
    """Spice by card; cards as bits, rhythm and reward by spice; the camel market by space."""

    spice: list[int]
    cards: list[int]
    every: list[int]
    reward: list[int]
    literal: int
    market_reward: list[int]
    market_sides: list[int]


def read_caravan(file: DataFile, cards: int) -> Caravan:
    """§S8, §C9–C12: the cards of the box and the spaces of the camel market."""
    file.only_kinds("spice", "literal", "space")
    market_reward, market_sides = read_market(file)
    caravan = Caravan([], [], [], [], read_literal(file, cards), market_reward, market_sides)
    for place, record in enumerate(file.listed("spice", SPICE_NAMES)):
        record.only_component("cards", "every", "reward")
        first = len(caravan.spice)
        caravan.spice.extend([place] * record.whole("cards", 1, cards))
        caravan.cards.append(bits(list(range(first, len(caravan.spice)))))
        caravan.every.append(record.whole("every", 1, len(caravan.spice) - first))
        reward = REWARD_NAMES.index(record.word("reward", SPICE_REWARDS))
        if reward in caravan.reward:
            record.refuse("reward", record.values["reward"], "a reward of no other spice")
        caravan.reward.append(reward)
    if len(caravan.spice) != cards:
        raise DataError(file.name, "spice", "cards", len(caravan.spice), f"{cards} in all")
    return caravan


def read_literal(file: DataFile, most: int) -> int:
    """§C14: the cards of a spice that give its reward in the other reading, as bits."""
    record = file.count("literal", 1)[0]
    record.only_component("cards")
    cards = record.wholes("cards", 1, most)
    if not cards or cards != sorted(set(cards)):
        record.refuse("cards", cards, "rising numbers")
    return bits(cards)


def read_market(file: DataFile) -> tuple[list[int], list[int]]:
    """§K4–K10, §K12: seven different rewards; for each of the two sides a set of spaces."""
    rewards: list[int] = []
    sides = [0] * len(MARKET_SIDES)
    for place, record in enumerate(file.listed("space", MARKET_NAMES)):
        record.only_component("reward", "sides")
        reward = REWARD_NAMES.index(record.word("reward", MARKET_REWARDS))
        if reward in rewards:
            record.refuse("reward", record.values["reward"], "a reward of no other space")
        rewards.append(reward)
        printed = record.indices("sides", MARKET_SIDES)
        if not printed:
            record.refuse("sides", record.values["sides"], "at least one side")
        for side in set(printed):
            sides[side] |= 1 << place
    for name, spaces in zip(MARKET_SIDES, sides, strict=True):
        if spaces == 0:
            raise DataError(file.name, "space", "sides", 0, f"at least one space on side {name}")
    return rewards, sides
