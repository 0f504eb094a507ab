"""Favour actions and the bonus tiles for buildings."""

from dataclasses import dataclass

from serai.core.data import DataFile, Record
from serai.games.agra.components.names import (
    BONUS_IDS,
    GUILD_NAMES,
    LEVELS,
    NONE,
    PRINTED_NAMES,
    TILE_IDS,
)
from serai.games.agra.components.numbers import numbered

BONUSES_PER_LEVEL = 4


@dataclass(frozen=True)
class Favours:
    """By favour action: the three printed ones, then the tiles."""

    have: list[int]
    spend: list[int]


def read_favours(file: DataFile) -> Favours:
    """§F4, §F6-F8, §Q1-Q14: favour to have and to spend."""
    file.only_kinds("printed", "tile", "value")
    favours = Favours([], [])
    for record in file.listed("printed", PRINTED_NAMES):
        record.only_component("have", "spend")
        read_price(record, favours)
    for number, record in enumerate(file.listed("tile", TILE_IDS), start=1):
        record.only_component("number", "have", "spend")
        numbered(record, "number", number)
        read_price(record, favours)
    return favours


def read_price(record: Record, favours: Favours) -> None:
    """Nobody spends more than he must have, and nothing is free."""
    favours.have.append(record.whole("have", 1, 9))
    favours.spend.append(record.whole("spend", 1, favours.have[-1]))


@dataclass(frozen=True)
class Bonuses:
    """By bonus tile; guild -1 for no step."""

    level: list[int]
    money: list[int]
    favour: list[int]
    guild: list[int]
    cover: list[int]


def read_bonuses(file: DataFile) -> Bonuses:
    """§U1-U4: four tiles for each level from 2 to 4."""
    file.only_kinds("bonus")
    bonuses = Bonuses([], [], [], [], [])
    for place, record in enumerate(file.listed("bonus", BONUS_IDS)):
        record.only_component("level", "rupees", "favour", "guild", "covers")
        level = record.whole("level", 2, LEVELS)
        if level != place // BONUSES_PER_LEVEL + 2:
            allowed = f"{place // BONUSES_PER_LEVEL + 2} at this place"
            record.refuse("level", level, allowed)
        bonuses.level.append(level)
        bonuses.money.append(record.whole("rupees", 1, 9))
        bonuses.favour.append(record.whole("favour", 0, 2))
        bonuses.guild.append(record.index("guild", [NONE, *GUILD_NAMES]) - 1)
        bonuses.cover.append(record.whole("covers", 0, 1))
    return bonuses
