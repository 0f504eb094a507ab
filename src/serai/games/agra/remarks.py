"""What an offered move means as things stand: what its words, the same at all times, cannot say."""

from __future__ import annotations

from serai.core.kernel import arg, arg2, arg3, verb
from serai.games.agra import components, verbs
from serai.games.agra.favour import FIRST_TILE
from serai.games.agra.kinds import GOOD
from serai.games.agra.processing import Follow, Processing
from serai.games.agra.spaces import peon_price
from serai.games.agra.state import Agra
from serai.games.agra.tables import FOLLOW_FAVOUR, HAVE, SPEND

Remark = tuple[str, dict[str, int | str]]


def remark(s: Agra, move: int) -> Remark | None:
    """A message and its arguments, or nothing."""
    asked = s.stack[-1]
    match verb(move):
        case verbs.PLACE:
            return on_placing(s, asked.by, arg(move))
        case verbs.FOLLOW if isinstance(asked, Follow):
            return "remark-favour-to", {"seat": asked.leader, "count": FOLLOW_FAVOUR}
        case verbs.MAKE if isinstance(asked, Processing):
            return on_making(asked.good)
        case verbs.TOKEN:
            return on_pricing(s.values[arg3(move)], arg2(move))
        case verbs.TILE:
            action = FIRST_TILE + arg(move)
            return "remark-have-spend", {"have": HAVE[action], "spend": SPEND[action]}
        case _:
            return None


def on_placing(s: Agra, seat: int, space: int) -> Remark | None:
    """§A3, §A6 Who is sent home, or that the own worker does it all again."""
    there = s.board[space]
    if there == 0:
        return None
    if there & 7 == seat + 1:
        return "remark-peon", {"count": peon_price(s, seat)}
    return "remark-sent-home", {"seat": (there & 7) - 1}


def on_making(good: int) -> Remark:
    """§G6 Along which arrow."""
    source = components.GOODS.source[good]
    return "remark-along", {"good": GOOD.write(source), "other_good": GOOD.write(good)}


def on_pricing(before: int, after: int) -> Remark:
    """§C9 What the good is worth then."""
    if before == after:
        return "remark-value-stays", {"after": after}
    return "remark-value-changes", {"before": before, "after": after}
