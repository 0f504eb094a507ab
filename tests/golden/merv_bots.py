"""Bots with a whim: they play Merv badly, but bring about what sensible play hardly ever shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from serai.bots import registry
from serai.bots.base import Bot
from serai.core import kernel
from serai.core.kernel import State, arg, arg2, arg3, verb
from serai.core.luck import Luck
from serai.games.merv import verbs
from serai.games.merv.state import Merv
from serai.games.merv.tables import CARAVANSARY, LIBRARY, MARKETPLACE, SIDE

Weight = Callable[[Merv, int], int]  # of a position and a move; 0: only if nothing else is left

STRIP_ROWS = 2  # the rows from the north that the strip consists of


class Whimsical:
    """Chooses at random among the offered moves, each as likely as its weight says."""

    def __init__(self, name: str, weight: Weight) -> None:
        self.name = name
        self.weight = weight

    def choose(self, state: State, luck: Luck) -> int:
        """Draw a move by weight."""
        assert isinstance(state, Merv)
        moves = kernel.options(state)
        weights = [self.weight(state, move) for move in moves]
        if not any(weights):
            return moves[luck.pick(len(moves))]
        drawn = luck.pick(sum(weights))
        for move, weight in zip(moves, weights, strict=True):
            if drawn < weight:
                return move
            drawn -= weight
        raise AssertionError("a number beyond all weights")


def likes_site(s: Merv, move: int, actions: tuple[int, ...]) -> int:
    """Sites with some actions, and their lines."""
    if verb(move) == verbs.ACTIVATE:
        return 20 if s.action_of(arg(move)) in actions else 1
    return 20 if verb(move) == verbs.ACT else 0


def caravan_leader(s: Merv, move: int) -> int:
    """Buys every card within reach, sends camels everywhere, and lets the raiders in."""
    match verb(move):
        case verbs.ACTIVATE | verbs.ACT:
            return likes_site(s, move, (CARAVANSARY, MARKETPLACE))
        case verbs.TAKE | verbs.RIDE | verbs.STAY | verbs.BAZAAR | verbs.LOSE:
            return 30
        case verbs.CAMELS:
            return 0
        case verbs.FAVOUR | verbs.GUARD | verbs.SKIP:
            return 1
        case _:
            return 2


def scholar(s: Merv, move: int) -> int:
    """Reads as much as possible and pays the raiders with whatever there is."""
    match verb(move):
        case verbs.ACTIVATE | verbs.ACT:
            return likes_site(s, move, (LIBRARY,))
        case verbs.STUDY:
            colours, white, joker = int(arg(move)), int(arg2(move)), int(arg3(move))
            return 1 << 2 * (colours.bit_count() + white + joker)
        case verbs.RANSOM:
            return 3
        case verbs.PAY | verbs.END_TURN:
            return 1
        case _:
            return 2


def protector(_: Merv, move: int) -> int:
    """Guards and favour, nothing else, and favour is never spent."""
    return {verbs.GUARD: 8, verbs.FAVOUR: 3, verbs.POST_GUARD: 3, verbs.DONE: 30}.get(verb(move), 1)


def is_in_strip(cell: int) -> bool:
    return cell < STRIP_ROWS * SIDE


def strip_rows(s: Merv, position: int) -> bool:
    """Whether a line leads along the strip."""
    return all(is_in_strip(s.cell(position, nth)) for nth in range(SIDE))


def strip_owner(s: Merv, move: int) -> int:
    """Builds in two rows only, keeps every building and moves late in the last year."""
    match verb(move):
        case verbs.GO:
            position = arg(move)
            if s.phase % 2:
                return 1000 if strip_rows(s, position) else 1
            return 1000 if position % SIDE == 0 and s.year == 2 else 10
        case verbs.ACTIVATE:
            cell = arg(move)
            return 1000 if is_in_strip(cell) and s.owners[cell] == 0 else 1
        case verbs.FAVOUR | verbs.RANSOM:
            return 1000
        case verbs.STAY:
            return 10
        case _:
            return 1


def strip_guest(s: Merv, move: int) -> int:
    """Leaves the strip to its owner, loses every building and takes the rows away at last."""
    match verb(move):
        case verbs.GO:
            position = arg(move)
            if s.phase % 2 == 0:
                return 1 if position % SIDE == 0 and s.year == 2 else 10
            return 1000 if strip_rows(s, position) == (s.year == 2) else 1
        case verbs.ACTIVATE:
            cell = arg(move)
            if s.year < 2:
                return 1 if is_in_strip(cell) and s.owners[cell] == 0 else 100
            return 100 if is_in_strip(cell) and s.owners[cell] != 0 else 1
        case verbs.FAVOUR | verbs.LOSE:
            return 1000
        case _:
            return 1


WHIMS: Mapping[str, Weight] = {
    "caravan-leader": caravan_leader,
    "protector": protector,
    "scholar": scholar,
    "strip-guest": strip_guest,
    "strip-owner": strip_owner,
}


def make(name: str) -> Bot:
    """A bot with a whim, or one of the house."""
    return Whimsical(name, WHIMS[name]) if name in WHIMS else registry.make(name)
