"""Bonus fields of the two tracks."""

from dataclasses import dataclass

from serai.core.data import DataError, DataFile
from serai.games.rajas.components.names import BONUS_COUNTS, COLOURS, SEATS, TRACK_NAMES
from serai.games.rajas.components.numbers import check_order, read_numbers
from serai.games.rajas.components.rewards import packed_reward

ORDER = (
    ("fame_worker", "fame_length"),
    ("money_worker", "money_length"),
    ("start_fame", "fame_length"),
    ("start_karma", "karma_max"),
    ("workers_active", "workers_max_basic"),
    ("workers_max_basic", "workers_max_navaratnas"),
    ("hands_navaratnas", "hands_basic"),
    ("level_min", "level_max"),
)
"""Numbers that must not exceed others."""


@dataclass(frozen=True)
class Tracks:
    """Start money by place and the bonus fields of both tracks, lowest first."""

    start_money: list[int]
    fame_bonus: list[int]
    fame_bonus_reward: list[int]
    money_bonus: list[int]
    money_bonus_reward: list[int]
    bonus_rule: list[str]  # the section of each bonus, those of money first


def read_tracks(file: DataFile) -> Tracks:
    """§S7, §T1-T5: start money and bonus fields."""
    file.only_kinds("value", "start_money", "bonus")
    start = file.count("start_money", 1)[0]
    start.only_component("by_place")
    money = start.wholes("by_place", 0, 20)
    if len(money) != SEATS[-1]:
        start.refuse("by_place", money, f"{SEATS[-1]} numbers")
    for lower, higher in ORDER:
        check_order(file, lower, higher)
    check_supply(file)
    fame = read_bonuses(file, "fame")
    coins = read_bonuses(file, "money")
    rules = [file.record("bonus", f"money-{field}").section for field in coins]
    rules += [file.record("bonus", f"fame-{field}").section for field in fame]
    return Tracks(money, list(fame), list(fame.values()), list(coins), list(coins.values()), rules)


def check_supply(file: DataFile) -> None:
    """§S7: the dice with which everybody begins are in the supply and fit on every statue."""
    numbers = read_numbers(file)
    each = numbers["start_dice_per_colour"]
    hands = min(numbers["hands_basic"], numbers["hands_navaratnas"])
    most = min(numbers["dice_per_colour"] // SEATS[-1], hands // COLOURS)
    if each > most:
        file.record("value", "start_dice_per_colour").refuse("value", each, f"at most {most}")


def read_bonuses(file: DataFile, track: str) -> dict[int, int]:
    """The bonus fields of one track and their rewards."""
    longest = read_numbers(file)[f"{track}_length"]
    count = BONUS_COUNTS[track]
    bonuses: dict[int, int] = {}
    for record in file.of("bonus"):
        record.only_component("track", "field", "reward")
        if record.word("track", TRACK_NAMES) != track:
            continue
        field = record.whole("field", max(bonuses, default=0) + 1, longest)
        if record.id != f"{track}-{field}":
            record.refuse("field", field, "the number at the end of the id")
        bonuses[field] = packed_reward(record.table("reward"))
    if len(bonuses) != count:
        raise DataError(file.name, "bonus", f"track {track}", len(bonuses), f"{count} fields")
    return bonuses
