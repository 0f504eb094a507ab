"""The places of the board that moves touch, where the table of verbs alone cannot say it.

To process is to go along an arrow, from a good to what it becomes. Whoever is asked within a
processing is asked at its building. A good that can be spent at any time is spent where it lies,
as long as it is not wanted there for something else, again and again.
"""

from __future__ import annotations

from serai.core.kernel import arg, arg2, verb
from serai.games.agra import components, verbs
from serai.games.agra.kinds import GOOD, STORE
from serai.games.agra.meditation import Meditation
from serai.games.agra.orders import OrderPhase
from serai.games.agra.processing import Follow, OneMore, Processing
from serai.games.agra.spaces import MainAction
from serai.games.agra.state import Agra
from serai.games.agra.tables import PROCESS_MOST, TOKEN_SIDE

FAVOUR = STORE.names.index("favour")  # among the things that can be returned

# Verbs of a question that belong to the building of a processing.
OF_A_FOLLOWER = (verbs.FOLLOW, verbs.PASS)
OF_ONE_MORE = (verbs.MORE, verbs.PASS)

SPENT: dict[int, tuple[str, ...]] = {
    verbs.OIL: ("oil",),
    verbs.CURRY: ("curry",),
    verbs.OIL_CURRY: ("oil", "curry"),
    verbs.PAINTING: ("paintings",),
    verbs.BOOK: ("books",),
    verbs.CLOTHES: ("clothes",),
}


def source_place(good: int, seat: int) -> str:
    """Where the good lies from which another one is made."""
    return f"good:{GOOD.write(components.GOODS.source[good])}@{seat}"


def places_of(move: int, seat: int, found: list[str]) -> list[str]:
    """What a move touches wherever it is made; favour is no good."""
    match verb(move):
        case verbs.PROCESS if components.GOODS.source[arg(move)] >= 0:
            return [source_place(arg(move), seat), *found]
        case verbs.RETURN if arg(move) == FAVOUR:
            return [f"favour@{seat}"]
        case _:
            return found


def touched(s: Agra, move: int, found: list[str]) -> list[str]:
    """What a move of the open question touches."""
    if move in asked_there(s):
        return [building(s)]
    if verb(move) in SPENT and spends_where_it_lies(s):
        return [f"good:{good}@{s.stack[-1].by}" for good in SPENT[verb(move)]]
    return found


def led_by(s: Agra, move: int, found: list[str]) -> list[str]:
    """A processing also begins with what it is made from."""
    asked = s.stack[-1]
    if isinstance(asked, Processing) and verb(move) == verbs.MAKE:
        return [*found, source_place(asked.good, asked.by)]
    return found


def moves_at(s: Agra, place: str) -> list[int]:
    """The moves that belong to a place beside those of which the table of verbs knows it."""
    asked = s.stack[-1]
    seat = asked.by
    found = [
        verbs.PROCESS | good << 8
        for good, source in enumerate(components.GOODS.source)
        if source >= 0 and place == source_place(good, seat)
    ]
    found += [
        name for name, goods in SPENT.items() if place in [f"good:{good}@{seat}" for good in goods]
    ]
    if place == f"favour@{seat}":
        found.append(verbs.RETURN | FAVOUR << 8)
    if place == building(s):
        found += asked_there(s)
    if isinstance(asked, Processing) and place == source_place(asked.good, seat):
        found += asked_there(s)
    return found


def can_be(move: int) -> bool:
    """§C8 A price token has two sides: what it would be worth with others explains nothing."""
    if verb(move) != verbs.TOKEN:
        return True
    return arg2(move) in TOKEN_SIDE[2 * arg(move) : 2 * arg(move) + 2]


def asked_there(s: Agra) -> list[int]:
    """The moves of the open question that belong to the building where goods are processed."""
    asked = s.stack[-1]
    if isinstance(asked, Processing):
        return [verbs.MAKE | n << 8 for n in range(1, PROCESS_MOST + 1)]
    if isinstance(asked, Follow):
        return list(OF_A_FOLLOWER)
    return list(OF_ONE_MORE) if isinstance(asked, OneMore) else []


def building(s: Agra) -> str:
    """Where goods are processed now; "": nowhere."""
    asked = s.stack[-1]
    if isinstance(asked, Processing | Follow | OneMore):
        return f"space:{GOOD.write(asked.good)}"
    return ""


def spends_where_it_lies(s: Agra) -> bool:
    """Whether a phase asks. Within an action goods are given again and again: it has them first."""
    return isinstance(s.stack[-1], Meditation | MainAction | OrderPhase)
