"""Matches that decide: a challenger alone against champions, on every seat with equal seeds.

A gate is a sequential test (SPRT): it goes on until it is clear that the challenger wins more than
its fair share by what was asked for, or that it does not.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from serai.bots import registry
from serai.bots.base import Bot
from serai.core import kernel
from serai.core.game import Game
from serai.core.kernel import Desk
from serai.core.luck import Luck
from serai.games import load
from serai.study.seeds import derived
from serai.study.simulate import answered
from serai.study.spread import spread
from serai.study.statistics import Share, share_of

SURE = 0.05  # how often a gate may be wrong, either way
BATCH = 5  # seeds at a time


class Player(Protocol):
    """Somebody who can take part, as plain data that can go to another process."""

    def seated(self) -> Bot:
        """A bot that plays as well as it can."""
        ...


@dataclass(frozen=True)
class Named:
    """A bot of the house."""

    name: str

    def seated(self) -> Bot:
        """The one with this name and these parameters."""
        return registry.make(self.name)


@dataclass(frozen=True)
class Pairing:
    """Who plays against whom, at which table."""

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    challenger: Player
    champion: Player


@dataclass(frozen=True)
class Round:
    """Some seeds of a pairing, each played with the challenger on every seat."""

    pairing: Pairing
    first: int
    count: int


@dataclass(frozen=True)
class Tally:
    """What a challenger has won: of each game its share of the victory, and the margin."""

    shares: tuple[float, ...] = ()
    margins: tuple[int, ...] = ()

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.shares + other.shares, self.margins + other.margins)

    def share(self) -> Share:
        """With the 95 % interval."""
        return share_of(math.fsum(self.shares), len(self.shares))

    def margin(self) -> float:
        """How far ahead of the best of the others on average."""
        return math.fsum(self.margins) / max(1, len(self.margins))


def played(task: Round) -> Tally:
    """Play some seeds."""
    game = load.all_games()[task.pairing.game]
    found = Tally()
    for number in range(task.first, task.first + task.count):
        if task.pairing.seats == 1:
            found += alone(game, task.pairing, number)
        else:
            for seat in range(task.pairing.seats):
                found += at_seat(game, task.pairing, number, seat)
    return found


def at_seat(game: Game, pairing: Pairing, number: int, seat: int) -> Tally:
    """One game with the challenger there."""
    seated = [pairing.champion] * pairing.seats
    seated[seat] = pairing.challenger
    scores, winners = game_of(game, pairing, number, seated)
    best = max(points for other, points in enumerate(scores) if other != seat)
    won = 1 / len(winners) if seat in winners else 0.0
    return Tally((won,), (scores[seat] - best,))


def alone(game: Game, pairing: Pairing, number: int) -> Tally:
    """Each plays the same game alone: whoever has more points has won."""
    (mine,), _ = game_of(game, pairing, number, [pairing.challenger])
    (theirs,), _ = game_of(game, pairing, number, [pairing.champion])
    won = 0.5 if mine == theirs else float(mine > theirs)
    return Tally((won,), (mine - theirs,))


def game_of(
    game: Game, pairing: Pairing, number: int, seated: list[Player]
) -> tuple[list[int], list[int]]:
    """Points and winners of one game."""
    seats = len(seated)
    luck = Luck(derived(pairing.seed, number))
    lucks = [Luck(derived(pairing.seed, number, "bot", seat)) for seat in range(seats)]
    bots = [player.seated() for player in seated]
    state = game.new(Desk(), seats, game.settle(seats, pairing.options), game.version)
    kernel.advance(state, luck)
    deque(answered(game, state, luck, bots, lucks), maxlen=0)
    return list(game.scores(state)), list(game.winners(state))


def tallies(pairing: Pairing, seeds: int, jobs: int, first: int = 0) -> Generator[Tally]:
    """The results, some seeds at a time, in their order."""
    yield from spread(played, rounds(pairing, seeds, first), jobs)


def rounds(pairing: Pairing, seeds: int, first: int = 0) -> Iterator[Round]:
    """Some seeds at a time."""
    for at in range(first, first + seeds, BATCH):
        yield Round(pairing, at, min(BATCH, first + seeds - at))


@dataclass(frozen=True)
class Gate:
    """A sequential test of a share: the fair one, or so much more."""

    fair: float
    more: float = 0.05

    def evidence(self, tally: Tally) -> float:
        """How much more likely the results are with the higher share (a logarithm)."""
        wins = math.fsum(tally.shares)
        lost = len(tally.shares) - wins
        high = self.fair + self.more
        return wins * math.log(high / self.fair) + lost * math.log((1 - high) / (1 - self.fair))

    def verdict(self, tally: Tally) -> bool | None:
        """True: let through. False: turned away. None: not clear yet."""
        bound = math.log((1 - SURE) / SURE)
        found = self.evidence(tally)
        return None if -bound < found < bound else found > 0


def fair_share(seats: int) -> float:
    """Of equals each wins so often; alone, one compares with another one alone."""
    return 1 / seats if seats > 1 else 0.5
