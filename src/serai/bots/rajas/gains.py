"""What the gains printed in Rajas of the Ganges will about be worth, by the time of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.bots.evaluation import Evaluation
from serai.bots.rajas.weights import (
    DIE,
    GAIN_BOAT,
    GAIN_CHAMBER,
    KARMA,
    LEVEL,
    SPAN_DICE,
    SPAN_ROADS,
)
from serai.core.kernel import arg, arg2, arg3, verb
from serai.core.packed import vec
from serai.games.rajas import gains, market, tables
from serai.games.rajas.state import Player, Rajas
from serai.games.rajas.tables import ALIGNMENT_SUM
from serai.games.rajas.tracks import margin

GAME: Final = 230  # turns of a whole game, in tenths
PACE: Final = 26  # tenths of fame by which a turn brings the markers nearer


def turns_left(s: Rajas) -> i64:
    """About how many turns (in tenths) a player has before somebody's markers meet."""
    lead: i64 = -ALIGNMENT_SUM
    for p in s.players:
        lead = max(lead, margin(p))
    return max(-lead, i64(1)) * 100 // PACE


class Outlook(Evaluation):
    """How much of the game is still to come, and what things are worth in view of it."""

    w: vec[i64]
    left: i64  # turns left, in tenths
    early: i64  # percent of the game that is still to come

    def __init__(self, s: Rajas, weights: vec[i64]) -> None:
        self.w = weights
        self.left = turns_left(s)
        self.early = self.left * 100 // GAME

    def for_dice(self, worth: i64) -> i64:
        """Dice and karma need some turns to be used."""
        span = self.w[SPAN_DICE]
        return worth * min(self.left, span) // span

    def for_roads(self, worth: i64) -> i64:
        """So do roads and what they lead to, and the river."""
        span = self.w[SPAN_ROADS]
        return worth * min(self.left, span) // span

    def die(self, kind: i64) -> i64:
        """A single die."""
        return self.for_dice(self.w[DIE + kind % 6])

    def mean_die(self) -> i64:
        """A die before it has fallen."""
        w = self.w
        return self.for_dice((w[0] + w[1] + w[2] + w[3] + w[4] + w[5]) // 6)

    def level(self) -> i64:
        """A level of a building."""
        return self.w[LEVEL] * self.early // 100

    def gain(self, p: Player, reward: i64) -> i64:
        """A printed gain of any kind."""
        n = arg(reward)
        match verb(reward):
            case tables.DICE:
                return n * self.mean_die()
            case tables.KARMA:
                return n * self.for_dice(self.w[KARMA + 1])
            case tables.MONEY:
                return n * 50
            case tables.FAME:
                return n * 100
            case tables.UPGRADE:
                return self.level()
            case tables.BOAT:
                return self.w[GAIN_BOAT]
            case tables.ANY_CHAMBER | tables.CHAMBER:
                return self.w[GAIN_CHAMBER]
            case tables.DICE_PER_KARMA:
                return max(p.karma, i64(1)) * self.mean_die()
            case tables.COLOURED_DICE:
                return coloured_dice(reward) * self.mean_die()
            case tables.SAIL_UP_TO:
                return self.w[GAIN_BOAT] * 3 // 2
            case tables.UPGRADE_AND_DIE:
                return self.level() + self.mean_die()
            case _:
                return self.count(p, reward, n)

    def count(self, p: Player, reward: i64, n: i64) -> i64:
        """A gain that grows with what its owner has; early in the game there will be more."""
        match verb(reward):
            case tables.MONEY_PER_MARKET:
                return n * 50 * (p.markets_of(0) + p.markets_of(1) + p.markets_of(2)) + self.early
            case tables.MIXED_GOODS:
                return 50 * market.best_mixed(p) + self.early
            case tables.ONE_GOOD:
                return 50 * market.money_for(p, market.ANY_ONE, n) + self.early
            case tables.FAME_PER_UPGRADE:
                return n * (100 * p.upgrades + self.early)
            case tables.MONEY_PER_UPGRADE:
                return n * (50 * p.upgrades + self.early)
            case tables.FAME_PER_KARMA:
                return n * 100 * max(p.karma, i64(1))
            case tables.FAME_PER_MARKET_TILE:
                return n * (100 * gains.market_tiles(p) + 3 * self.early)
            case tables.FAME_PER_RIVER_SPACES:
                return 100 * p.boat // n + 3 * self.early
            case tables.MONEY_PER_BUILDING:
                return n * (50 * gains.buildings(p) + 2 * self.early)
            case tables.MONEY_PER_YIELD_TILE:
                return n * (50 * gains.connected_jewels(p) + 50 + self.early)
            case tables.FAME_PER_CURVE:
                return n * (100 * p.curves + 2 * self.early)
            case tables.FAME_PER_WORKER:
                return n * (100 * p.workers + self.early)
            case _:
                return 0


def coloured_dice(reward: i64) -> i64:
    """How many dice of printed colours."""
    n: i64 = 0
    if arg(reward) > 0:
        n += 1
    if arg2(reward) > 0:
        n += 1
    if arg3(reward) > 0:
        n += 1
    return n
