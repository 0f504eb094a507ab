"""Price tokens, coins and single pieces of the main board."""

from serai.core.data import DataError, DataFile
from serai.games.agra.components.names import TOKEN_NAMES

COINS = 69
"""Coins in the box. The supply of rupees has no limit; the coins are a fact about the box only."""


def read_board(file: DataFile) -> list[int]:
    """§S1: the two sides of each price token, the one with fewer flags first."""
    file.only_kinds("token", "coin", "piece", "value")
    sides: list[int] = []
    for record in file.listed("token", TOKEN_NAMES):
        record.only_component("sides")
        flags = record.wholes("sides", 1, 4)
        if len(flags) != 2 or flags[0] >= flags[1]:
            record.refuse("sides", flags, "two numbers, the smaller first")
        sides.extend(flags)
    coins = 0
    for record in file.of("coin"):
        record.only_component("value", "count")
        record.whole("value", 1, 20)
        coins += record.whole("count", 1, COINS)
    if coins != COINS:
        raise DataError(file.name, "coin", "count", coins, f"{COINS} in all")
    for record in file.of("piece"):
        record.only_component("count")
        record.whole("count", 1, 12)
    return sides
