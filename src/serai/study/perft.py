"""Counting all ways to go on from a position: one number that notices any change of the rules.

Depth counts entries of a transcript: decisions of players, and steps of chance with more than one
outcome, which are all followed and count once each, however likely. What happens without a choice
costs no depth. A game that ends earlier is one leaf.
"""

from __future__ import annotations

from serai.core import kernel
from serai.core.kernel import State
from serai.table.match import Match


def perft(match: Match, depth: int) -> int:
    """How many sequences of so many choices there are."""
    return leaves(match.state.copy(), depth)


def divided(match: Match, depth: int) -> dict[str, int]:
    """The same, for each first move: to find where two counts part."""
    counts = {}
    state = match.state.copy()
    for move in kernel.options(state):
        after = state.copy()
        kernel.play(after, move, None)
        counts[match.notation(move)] = leaves(after, depth - 1)
    return counts


def leaves(state: State, depth: int) -> int:
    """Leaves of the tree below a position; the last level is counted and not played."""
    if depth <= 0 or not state.stack:
        return 1
    moves = kernel.options(state)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        kernel.play(after, move, None)
        total += leaves(after, depth - 1)
    return total
