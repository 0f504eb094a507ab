"""Luck that can be checked: a seed that is committed to at the start and laid open at the end.

Each die and each draw is made from the seed and the number of lines that the transcript had by
then. So nothing of a generator has to be kept, a game that goes back and forward meets the same
dice again, and whoever has the transcript and the open seed can make every outcome anew.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import NamedTuple

from serai.core.kernel import CHANCE, CHOSEN, DRAWN
from serai.core.luck import Luck
from serai.table.match import Match


class Seed(NamedTuple):
    """The secret of a match, as hexadecimal texts."""

    seed: str
    salt: str

    @property
    def commitment(self) -> str:
        """What is published at the start: it fits to no other seed, and tells nothing of it."""
        return hashlib.sha256(f"{self.salt}:{self.seed}".encode()).hexdigest()

    def pick(self, lines: int, count: int) -> int:
        """Which of so many outcomes the line after so many lines has."""
        made = hashlib.sha256(f"{self.seed}:{lines}".encode()).digest()
        return Luck(int.from_bytes(made[:7], "big")).pick(count)


def let_chance_decide(match: Match, seed: Seed, lines: int = 0, known: int = 0) -> None:
    """Roll and draw until somebody has to choose.

    The first `known` entries of the log are known to be `lines` lines of the transcript.
    """
    counted = known
    while match.to_move == CHANCE:
        lines += sum(kind in (CHOSEN, DRAWN) for kind, _, _ in match.log[counted:])
        counted = len(match.log)
        options = match.options
        match.play(options[seed.pick(lines, len(options))])


class Checked(NamedTuple):
    """How many outcomes of a match come from a seed, and the lines of those that do not."""

    fair: int
    strange: list[int]


def checked(steps: Iterable[Match], seed: Seed) -> Checked:
    """Make every outcome of a match anew; `steps` is the match before each of its lines."""
    fair, strange = 0, []
    due: int | None = None  # the outcome that the line must have
    for line, match in enumerate(steps):
        if due is not None:
            if match.moves_played()[-1][1] == due:
                fair += 1
            else:
                strange.append(line)
        options = match.options if match.to_move == CHANCE else []
        due = options[seed.pick(line, len(options))] if options else None
    return Checked(fair, strange)


def new_seed() -> Seed:
    """A seed that nobody can guess."""
    return Seed(secrets.token_hex(32), secrets.token_hex(16))
