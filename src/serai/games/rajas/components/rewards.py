"""Printed gains as one int."""

from collections.abc import Iterable, Sequence

from serai.core.data import Fields
from serai.games.rajas.components.names import CHAMBER_NAMES, COLOUR_NAMES
from serai.games.rajas.components.numbers import MOST_SCORED

REWARD_KINDS = {
    "dice": 1,
    "karma": 2,
    "money": 3,
    "fame": 4,
    "upgrade": 5,
    "boat": 6,
    "any_chamber": 7,
    "chamber": 8,
    "dice_per_karma": 9,
    "money_per_market": 10,
    "mixed_goods": 11,
    "one_good": 12,
    "fame_per_upgrade": 13,
    "money_per_upgrade": 14,
    "fame_per_karma": 15,
    "coloured_dice": 16,
    "sail_up_to": 17,
    "upgrade_and_die": 18,
    "fame_per_market_tile": 19,
    "fame_per_river_spaces": 20,
    "money_per_building": 21,
    "money_per_yield_tile": 22,
    "fame_per_curve": 23,
    "fame_per_worker": 24,
}
MOST = {
    "chamber": len(CHAMBER_NAMES),
    "one_good": MOST_SCORED,
    "upgrade": 1,  # §H11 one building, one level
}
OPENS_A_CHAMBER = (REWARD_KINDS["any_chamber"], REWARD_KINDS["chamber"])
REWARDS_WITHOUT_NUMBER = ("boat", "any_chamber", "mixed_goods", "upgrade_and_die")


def packed_reward(reward: Fields) -> int:
    """A reward as one int: kind, then up to three arguments of eight bits."""
    kind = reward.word("kind", list(REWARD_KINDS))
    number = REWARD_KINDS[kind]
    if kind in REWARDS_WITHOUT_NUMBER:
        reward.only("kind")
        return number
    if kind == "dice_per_karma":
        reward.only("kind", "colour")
        return number | reward.index("colour", [*COLOUR_NAMES, "any"]) << 8
    if kind == "coloured_dice":
        reward.only("kind", "colours")
        return number | packed_colours(reward)
    reward.only("kind", "n")
    return number | reward.whole("n", 1, MOST.get(kind, 60)) << 8


def packed_colours(reward: Fields) -> int:
    """One to three colours, each as colour + 1, in bits 8 to 31."""
    colours = reward.indices("colours", COLOUR_NAMES)
    if not 1 <= len(colours) <= 3:
        reward.refuse("colours", colours, "one to three colours")
    if len(set(colours)) not in (1, len(colours)):
        reward.refuse("colours", colours, "colours all equal or all different")
    return sum(colour + 1 << 8 * place for place, colour in enumerate(colours, start=1))


def most_of(kind: str, rewards: Iterable[int]) -> int:
    """The greatest number that a reward of this kind shows; 0: there is none."""
    return max((one >> 8 for one in rewards if one & 255 == REWARD_KINDS[kind]), default=0)


def padded(items: Sequence[int], length: int, filler: int) -> list[int]:
    """The items, filled up to a fixed length."""
    return [*items, *[filler] * (length - len(items))]
