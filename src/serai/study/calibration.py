"""Whether it comes as it was told: chances to win that were told, beside who has won.

At the start of every turn the chances of all seats are told as whoever has the turn may see them,
as in a hint. Told chances go into ten bins; in each of them, so many should have won.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from serai.bots import registry
from serai.bots.model import model_for
from serai.bots.prospects import chances
from serai.core import kernel
from serai.core.kernel import NO_TURN, Desk
from serai.core.luck import Luck
from serai.games import load
from serai.study.seeds import derived
from serai.study.simulate import answered
from serai.study.spread import spread
from serai.study.statistics import Share, share_of

BINS = 10
BATCH = 10  # games at a time


@dataclass(frozen=True)
class Games:
    """Some games of a bot against itself."""

    game: str
    seats: int
    bot: str
    seed: int
    first: int
    count: int


@dataclass(frozen=True)
class Bin:
    """What was told, in a tenth of all chances, and what came of it."""

    told: float = 0.0  # all chances together
    won: float = 0.0
    times: int = 0

    def __add__(self, other: Bin) -> Bin:
        return Bin(self.told + other.told, self.won + other.won, self.times + other.times)

    def mean(self) -> float:
        """What was told on average."""
        return self.told / max(1, self.times)

    def share(self) -> Share:
        """How often they have won; the interval is too narrow, as turns of a game are alike."""
        return share_of(self.won, self.times)

    def off(self) -> float:
        """How far that is from what was told."""
        return self.share().share - self.mean() if self.times else 0.0


Bins = tuple[Bin, ...]
EMPTY: Bins = (Bin(),) * BINS


def together(here: Bins, there: Bins) -> Bins:
    """Both of them."""
    return tuple(one + other for one, other in zip(here, there, strict=True))


def played(task: Games) -> Bins:
    """Some games, and what was told in them."""
    found = EMPTY
    for number in range(task.first, task.first + task.count):
        told, won = game_of(task, number)
        found = together(found, compared(told, won))
    return found


def compared(told: list[tuple[float, ...]], won: list[float]) -> Bins:
    """What was told in a game beside what each seat has won in the end."""
    bins = list(EMPTY)
    for each in told:
        for chance, came in zip(each, won, strict=True):
            at = min(BINS - 1, int(chance * BINS))
            bins[at] += Bin(chance, came, 1)
    return tuple(bins)


def game_of(task: Games, number: int) -> tuple[list[tuple[float, ...]], list[float]]:
    """One game: the chances told at the start of each turn, and what each seat has won."""
    game = load.all_games()[task.game]
    luck = Luck(derived(task.seed, number))
    lucks = [Luck(derived(task.seed, number, "bot", seat)) for seat in range(task.seats)]
    bots = [registry.make(task.bot) for _ in range(task.seats)]
    state = game.new(Desk(), task.seats, game.settle(task.seats, {}), game.version)
    kernel.advance(state, luck)
    model = model_for(state)
    if model is None:
        raise ValueError(f"nothing was learned of {task.game} for {task.seats}")
    told = []
    present = NO_TURN
    for _, own in answered(game, state, luck, bots, lucks):
        turn = kernel.turn_of(state)
        if turn not in (present, NO_TURN):
            present = turn
            told.append(chances(own, model))
    winners = game.winners(state)
    return told, [1 / len(winners) if seat in winners else 0.0 for seat in range(task.seats)]


def bins(game: str, seats: int, bot: str, games: int, seed: int, jobs: int) -> Generator[Bins]:
    """What has been told and won so far, some games more each time."""
    tasks = (
        Games(game, seats, bot, seed, first, min(BATCH, games - first))
        for first in range(0, games, BATCH)
    )
    found = EMPTY
    for more in spread(played, tasks, jobs):
        found = together(found, more)
        yield found
