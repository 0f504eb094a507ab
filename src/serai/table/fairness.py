"""Luck that can be checked: a seed that is committed to at the start and laid open at the end.

The chance of each commit is made from the seed and the number of lines that the transcript had by
then. So nothing of a generator has to be kept, a game that goes back and forward meets the same
dice again, and with the open seed anybody can make every outcome anew.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

from serai.core.luck import Luck


class Seed(NamedTuple):
    """The secret of a match, as hexadecimal texts."""

    seed: str
    salt: str

    @property
    def commitment(self) -> str:
        """What is published at the start: it fits to no other seed, and tells nothing of it."""
        return hashlib.sha256(f"{self.salt}:{self.seed}".encode()).hexdigest()

    def luck(self, lines: int) -> Luck:
        """The chance of what comes after so many lines."""
        made = hashlib.sha256(f"{self.seed}:{lines}".encode()).digest()
        return Luck(int.from_bytes(made[:7], "big"))


def new_seed() -> Seed:
    """A seed that nobody can guess."""
    return Seed(secrets.token_hex(32), secrets.token_hex(16))
