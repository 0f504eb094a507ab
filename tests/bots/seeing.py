"""What must hold for the numbers that any learned judgement looks at."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64

from serai.bots import registry
from serai.core import kernel
from serai.core.game import Game
from serai.core.kernel import Desk
from serai.core.luck import Luck
from serai.core.packed import vec
from serai.core.tables import packed

BEFORE = 987654321  # stood there before, and no number is like it


@dataclass(frozen=True)
class Sight:
    """The numbers of a game (its `features`), and how to come to positions and judges."""

    game: Game
    features: Any
    terms: tuple[str, ...]
    new_table: Callable[[Desk, int], Any]
    judge: Callable[[Any, int], Any]  # of a position, for a seat

    def played(self, bot_name: str, seats: int, seed: int) -> Iterator[Any]:
        """Every position of a game, the last one too."""
        luck = Luck(seed)
        s = self.new_table(Desk(), seats)
        kernel.advance(s, luck)
        bot = registry.make(bot_name)
        own = Luck(1)
        while s.stack:
            yield s
            kernel.play(s, bot.choose(s.copy(), own), luck)
        yield s

    def written(self, s: Any, seat: int) -> list[int]:
        """All numbers of a position."""
        out = numbers(int(self.features.size(s.seats)))
        self.features.write(s, seat, self.judge(s, seat), out)
        return [int(n) for n in out]

    def named(self, s: Any, seat: int) -> dict[str, int]:
        """The same by name."""
        return dict(zip(self.features.names(s.seats), self.written(s, seat), strict=True))

    def check_names(self, seats: int) -> None:
        names = self.features.names(seats)
        assert len(names) == self.features.size(seats)
        assert len(set(names)) == len(names)
        assert names[: len(self.terms)] == [f"term:{name}" for name in self.terms]

    def check_all_written(self, s: Any) -> None:
        """Whatever stood there before is gone, and nothing is written beyond."""
        n = int(self.features.size(s.seats))
        out = packed([BEFORE] * (n + 1))
        self.features.write(s, 0, self.judge(s, 0), out)
        assert [int(m) for m in out] == [*self.written(s, 0), BEFORE]
        assert BEFORE not in self.written(s, 0)

    def check_sum(self, s: Any, seat: int) -> None:
        """The terms add up to the worth."""
        out = numbers(len(self.terms))
        judge = self.judge(s, seat)
        assert judge.terms(s, out) == len(self.terms)
        assert sum(out) == judge.worth(s)

    def check_only_looks(self, s: Any, seat: int) -> None:
        before = json.dumps(self.game.facts(s), sort_keys=True)
        self.written(s, seat)
        self.features.left(s, seat)
        assert json.dumps(self.game.facts(s), sort_keys=True) == before

    def check_small(self, s: Any, seat: int) -> None:
        assert all(-(2**31) < n < 2**31 for n in self.written(s, seat))

    def check_left(self, bot_name: str, seats: int, rise: int) -> None:
        """From 128 to 0; a guess may be too low by `rise`."""
        least = [128] * seats
        for nth, s in enumerate(self.played(bot_name, seats, 17)):
            for seat in range(seats):
                now = int(self.features.left(s, seat))
                assert 0 <= now <= 128
                assert nth > 0 or now == 128
                assert now <= least[seat] + rise
                least[seat] = min(least[seat], now)
        assert least == [0] * seats

    def check_alike(self, s: Any, seat: int) -> None:
        """What a seat counts of itself is what others count of it."""
        first, shared = len(self.terms), len(self.features.SHARED)
        mine = self.written(s, seat)[first : first + shared]
        for away in range(1, s.seats):
            at = len(self.features.OWN) + (away - 1) * len(self.features.RIVAL)
            assert self.written(s, (seat - away) % s.seats)[at : at + shared] == mine


def numbers(n: int) -> vec[i64]:
    """Room for so many."""
    return packed([0] * n)
