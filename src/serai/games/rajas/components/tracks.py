"""Bonus fields of the two tracks."""

from dataclasses import dataclass

from serai.core.data import DataError, DataFile
from serai.games.rajas.components.names import SEATS, TRACK_NAMES
from serai.games.rajas.components.rewards import packed_reward


@dataclass(frozen=True)
class Tracks:
    """Start money by place and the bonus fields of both tracks, lowest first."""

    start_money: list[int]
    fame_bonus: list[int]
    fame_bonus_reward: list[int]
    money_bonus: list[int]
    money_bonus_reward: list[int]


def read_tracks(file: DataFile) -> Tracks:
    """§S7, §T1-T5: start money and bonus fields."""
    file.only_kinds("value", "start_money", "bonus")
    start = file.count("start_money", 1)[0]
    start.only_component("by_place")
    money = start.wholes("by_place", 0, 20)
    if len(money) != SEATS[-1]:
        start.refuse("by_place", money, f"{SEATS[-1]} numbers")
    fame = read_bonuses(file, "fame", 3)
    coins = read_bonuses(file, "money", 4)
    return Tracks(money, list(fame), list(fame.values()), list(coins), list(coins.values()))


def read_bonuses(file: DataFile, track: str, count: int) -> dict[int, int]:
    """The bonus fields of one track and their rewards."""
    longest = file.record("value", f"{track}_length").whole("value", 1, 200)
    bonuses: dict[int, int] = {}
    for record in file.of("bonus"):
        record.only_component("track", "field", "reward")
        if record.word("track", TRACK_NAMES) != track:
            continue
        field = record.whole("field", max(bonuses, default=0) + 1, longest)
        bonuses[field] = packed_reward(record.table("reward"))
    if len(bonuses) != count:
        raise DataError(file.name, "bonus", f"track {track}", len(bonuses), f"{count} fields")
    return bonuses
