"""Any-time actions in a search: leaving out orders of moves that lead nowhere new.

An any-time action can be put in at nearly every question, so the same turn can be played in very
many orders. Two steps commute in a position if doing one and then the other leads to the same
position either way. Once a search has followed an action, it need not follow it again behind a
sibling with which it commutes: it is put to sleep there, until something wakes it by not commuting
(sleep sets, after Godefroid). That leaves out orders, never positions: every position that can
be reached is still reached in one order.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from serai.core import kernel
from serai.core.game import Game
from serai.core.kernel import State

Moves = tuple[int, ...]


@dataclass(frozen=True)
class Step:
    """An answer, or an any-time action with everything that it asks, and where it leads."""

    moves: Moves
    state: State


def fingerprint(game: Game, state: State) -> str:
    """Equal for equal positions."""
    stack = [(type(r).__name__, r.by, r.at, [getattr(r, n) for n in r.locals]) for r in state.stack]
    return json.dumps([game.facts(state), stack], sort_keys=True)


def steps(game: Game, state: State) -> list[Step]:
    """What the seat that is asked can do as a whole: any-time actions first, then answers."""
    depth = len(state.stack)
    seat = kernel.decider(state)
    free: list[Step] = []
    answers: list[Step] = []
    for move in kernel.options(state):
        after = played(state, (move,))
        assert after is not None
        if game.notation.verb(move).free:
            free += finished(game, Step((move,), after), depth, seat)
        else:
            answers.append(Step((move,), after))
    return free + answers


def finished(game: Game, step: Step, depth: int, seat: int) -> Iterator[Step]:
    """An any-time action with each way to answer what it asks, until the old question is back."""
    state = step.state
    if len(state.stack) <= depth or kernel.decider(state) != seat:
        yield step
        return
    for move in kernel.options(state):
        if not game.notation.verb(move).free:
            after = played(state, (move,))
            assert after is not None
            yield from finished(game, Step((*step.moves, move), after), depth, seat)


def played(state: State, moves: Moves) -> State | None:
    """The position after these moves, chance not decided; None if one of them is not offered."""
    after = state.copy()
    for move in moves:
        if not after.stack or not kernel.offered(after, move):
            return None
        kernel.play(after, move, None)
    return after


def commute(game: Game, state: State, one: Moves, other: Moves) -> bool:
    """Whether two steps lead to the same position in either order."""
    first, second = played(state, one + other), played(state, other + one)
    if first is None or second is None:
        return False
    return fingerprint(game, first) == fingerprint(game, second)


def ends_of_turn(
    game: Game, state: State, prune: bool = True, asleep: tuple[Moves, ...] = ()
) -> Iterator[State]:
    """Every position in which chance or somebody else has to decide next.

    Pruned, each such position still occurs, but far fewer orders of moves are tried.
    """
    seat = kernel.decider(state)
    done: list[Moves] = []
    for step in steps(game, state):
        if step.moves in asleep:
            continue
        after = step.state
        if not after.stack or kernel.decider(after) != seat:
            yield after
        else:
            tired = [moves for moves in (*asleep, *done) if commute(game, state, moves, step.moves)]
            yield from ends_of_turn(game, after, prune, tuple(tired) if prune else ())
        if game.notation.verb(step.moves[0]).free:
            done.append(step.moves)
