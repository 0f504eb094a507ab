"""The Ganga module: river tiles change the river before the game (rulebook p. 11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, CHANCE, END, NEXT, WAIT, Rule, arg, bit
from serai.games.rajas.state import Rajas
from serai.games.rajas.tables import GANGA_TILES, LAST_SPACE
from serai.games.rajas.verbs import FLOW, GANGA


@mypyc_attr(acyclic=True, free_list_len=1)
class GangaTiles(Rule):
    """§G1 Roll, count that many spaces on, lay a tile there, until tiles or river run out.

    §G2 Never on the last space; tiles left over are out of the game.
    """

    locals = ("space", "laid")

    ROLL: Final = 0
    TILE: Final = 1

    space: i64
    laid: i64  # set of tiles

    def __init__(self) -> None:
        self.by = CHANCE
        self.at = 0
        self.space = 0
        self.laid = 0

    def step(self, s: Rajas, m: i64) -> i64:
        match self.at:
            case self.ROLL:
                return self.ask_roll(s) if m == ASK else self.on_roll(m)
            case self.TILE:
                return self.ask_tile(s) if m == ASK else self.on_tile(s, m)
            case _:
                return END

    def ask_roll(self, s: Rajas) -> i64:
        pips: i64
        for pips in range(1, 7):
            s.offer(GANGA | pips << 8)
        return WAIT

    def on_roll(self, m: i64) -> i64:
        self.space += arg(m)
        return NEXT

    def ask_tile(self, s: Rajas) -> i64:
        """§G2 The end of the river, or no tile left, ends it."""
        if self.space >= LAST_SPACE:
            return END
        tile: i64
        for tile in range(GANGA_TILES):
            if self.laid >> tile & 1 == 0:
                s.offer(FLOW | tile << 8)
        return WAIT

    def on_tile(self, s: Rajas, m: i64) -> i64:
        tile = arg(m)
        s.river[self.space] = tile + 1
        self.laid |= bit(tile)
        if self.laid == (1 << GANGA_TILES) - 1:
            return NEXT
        self.at = self.ROLL
        return AGAIN

    def copy(self) -> Rule:
        new = GangaTiles()
        new.copy_from(self)
        return new

    def copy_from(self, other: GangaTiles) -> None:
        super().copy_from(other)
        self.space = other.space
        self.laid = other.laid
