"""The meditation stone (rulebook 6.1.1, Botanist)."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.kernel import OK, refusal
from serai.games.agra import notes, refusals
from serai.games.agra.goods import remove
from serai.games.agra.state import Agra, Player
from serai.games.agra.tables import GOODS, MEDITATION_SPACES, POINTS, STEP_COST


def is_last_space(p: Player) -> bool:
    """§E6 The stone can go no further."""
    return p.stone == MEDITATION_SPACES - 1


def move_stone(s: Agra, seat: i64) -> None:
    """§C12, §D2, §Q12 One space forward; on the last one nothing happens."""
    p = s.players[seat]
    if not is_last_space(p):
        p.stone += 1
        s.note(notes.STONE_MOVED, seat, p.stone + 1)


def bars_stone(p: Player) -> i64:
    """§C12 The goods printed before the next space must be there."""
    if is_last_space(p):
        return refusal(refusals.LAST_SPACE, MEDITATION_SPACES)
    good: i64
    for good in range(GOODS):
        needed = STEP_COST[(p.stone + 1) * GOODS + good]
        if p.goods[good] < needed:
            return refusal(refusals.TOO_FEW_GOODS, good, needed, p.goods[good])
    return OK


def pay_stone(s: Agra, seat: i64) -> None:
    """§C12 Give the goods and move."""
    p = s.players[seat]
    paid: i64 = 0
    good: i64
    for good in range(GOODS):
        cost = STEP_COST[(p.stone + 1) * GOODS + good]
        remove(s, seat, good, cost)
        paid += cost
    if paid == 0:
        move_stone(s, seat)
        return
    p.stone += 1
    s.note(notes.STONE_PAID, seat, p.stone + 1, p.stone + 1)


def points_of(p: Player, nth: i64) -> i64:
    """§M2 Points of the nth worker laid down (from 0): one space further back for each."""
    return POINTS[max(p.stone - nth, 0)]
