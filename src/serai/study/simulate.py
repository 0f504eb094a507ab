"""Bots play many games against each other, straight through the engine.

Game i has its own seed, which follows from the seed of the simulation and i alone. So the result
does not depend on how many processes share the work.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from serai.bots import registry
from serai.bots.base import Bot
from serai.core import kernel
from serai.core.game import Game
from serai.core.kernel import Desk, State
from serai.core.luck import Luck
from serai.games import load
from serai.study.seeds import derived
from serai.study.spread import spread
from serai.study.statistics import Outcome, numbers_of

LONGEST = 20_000  # decisions; a game beyond it is given up
RANDOM = "random"


@dataclass(frozen=True)
class Plan:
    """What to play."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    games: int
    seed: int
    rotate: bool = True


@dataclass(frozen=True)
class Batch:
    """Some of the games, for one process."""

    plan: Plan
    first: int
    count: int


def simulate(plan: Plan, jobs: int = 1) -> Generator[list[Outcome]]:
    """Outcomes, batch by batch, in the order of the games."""
    yield from spread(played, batches(plan, jobs), jobs)


def batches(plan: Plan, jobs: int) -> Iterator[Batch]:
    """Small enough that all processes are busy and somebody who watches sees it move."""
    most = 25 if all(bot == RANDOM for bot in plan.bots) else 5
    size = max(1, min(most, plan.games // (8 * max(1, jobs))))
    for first in range(0, plan.games, size):
        yield Batch(plan, first, min(size, plan.games - first))


def played(batch: Batch) -> list[Outcome]:
    """Play the games of one batch."""
    game = load.all_games()[batch.plan.game]
    return [play_game(game, batch.plan, batch.first + i) for i in range(batch.count)]


def seating(bots: int, number: int) -> tuple[int, ...]:
    """Which bot sits where in this game: in `bots` games everybody sits on every seat once.

    Every other time round they sit the other way round, so that neighbours change as well.
    """
    shift = number % bots
    order = range(bots) if number // bots % 2 == 0 else range(bots - 1, -1, -1)
    turned = [(i + shift) % bots for i in range(bots)]
    return tuple(order[i] for i in turned)


def play_game(game: Game, plan: Plan, number: int) -> Outcome:
    """One game from the set-up to its end."""
    seats = len(plan.bots)
    players = seating(seats, number) if plan.rotate else tuple(range(seats))
    luck = Luck(derived(plan.seed, number))
    state = game.new(Desk(), seats, game.settle(seats, plan.options), game.version)
    kernel.advance(state, luck)
    start = game.facts(state).get("start")
    if all(bot == RANDOM for bot in plan.bots):
        decisions = int(kernel.playout(state, luck, LONGEST))
    else:
        decisions = play_bots(game, state, luck, plan, number, players)
    facts = game.facts(state)
    return Outcome(
        players=players,
        winners=tuple(game.winners(state)),
        scores=tuple(game.scores(state)),
        facts=tuple(numbers_of(own) for own in game.figures(state)),
        start=start if isinstance(start, int) else None,
        rounds=facts.get("round"),
        decisions=decisions,
        drawn=int(state.desk.drawn),
        finished=not state.stack,
    )


def play_bots(
    game: Game, state: State, luck: Luck, plan: Plan, number: int, players: Sequence[int]
) -> int:
    """Let each bot answer the questions of its seat; answers how many there were."""
    bots = [registry.make(plan.bots[player]) for player in players]
    lucks = [Luck(derived(plan.seed, number, "bot", player)) for player in players]
    return sum(1 for _ in answered(game, state, luck, bots, lucks))


def answered(
    game: Game, state: State, luck: Luck, bots: Sequence[Bot], lucks: Sequence[Luck]
) -> Iterator[tuple[int, State]]:
    """Go on to the end; tells of each question who is asked and what that seat may believe.

    It is answered when the next one is asked for.
    """
    for _ in range(LONGEST):
        if not state.stack:
            return
        seat = int(kernel.decider(state))
        own = game.believed(state, seat, lucks[seat])
        yield seat, own
        move = bots[seat].choose(own, lucks[seat])
        if not kernel.offered(state, move):
            raise ValueError(f"{bots[seat].name}: {move} was not offered")
        kernel.play(state, move, luck)
