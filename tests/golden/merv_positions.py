"""Find positions of Merv to count from anew: `python -m tests.golden.merv_positions`.

Needed when the format of positions has changed; then `python bench/perft.py --record`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import serai
from serai import Match
from serai.games.merv import verbs
from serai.games.merv.state import Merv

FOLDER = Path(__file__).parent / "positions"
FEWEST = 2  # moves on offer
PATIENCE = 4000  # games


@dataclass(frozen=True)
class Wanted:
    """The first position with this question from a year on, in a random game."""

    question: str
    seats: int
    year: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    offers: int = 0  # a kind of moves that must be on offer

    @property
    def name(self) -> str:
        agreed = [
            key if value is True else str(value) for key, value in sorted(self.options.items())
        ]
        kind = "-".join(agreed).replace("_", "-") or "basic"
        return f"merv-{self.question}-{self.seats}-{kind}"

    def is_here(self, match: Match) -> bool:
        s = match.state
        assert isinstance(s, Merv)
        moves = match.options
        if match.question != self.question or s.year < self.year or len(moves) < FEWEST:
            return False
        return not self.offers or any(move & 255 == self.offers for move in moves)


WANTED = (
    Wanted("space", 1, 1, {"level": "tyrant"}),
    Wanted("space", 3, 2, offers=verbs.CONTRACT),
    Wanted("site", 4, 1),
    Wanted("vizier-space", 2, 1),
    Wanted("vizier-site", 2),
    Wanted("action", 2, 2, {"camel_market": "side_a"}, offers=verbs.BAZAAR),
    Wanted("action", 4, 1, {"camel_market": "side_b"}, offers=verbs.CAMELS),
    Wanted("pay", 3, 1, offers=verbs.JOKER),
    Wanted("guard", 4, 1),
    Wanted("upgrade", 2, 1, {"spice_literal": True}),
    Wanted("cards", 3, 1, offers=verbs.LAY),
    Wanted("courtier", 2, 1),
    Wanted("study", 4, 1),
    Wanted("achieve", 2),
    Wanted("post", 3),
    Wanted("trade", 2, 1, offers=verbs.RIDE),
    Wanted("climb", 3, 1),
    Wanted("wall", 1, 1, {"level": "hard"}),
    Wanted("skip", 4, 1),
    Wanted("ransom", 4, 1),
    Wanted("ransom", 1, 1),
    Wanted("fund", 3, 1),
    Wanted("fund", 2, 1, {"palace_voluntary": True}),
    Wanted("free-good", 3),
    Wanted("upgrade", 3, 1),
    Wanted("free-post", 2, offers=verbs.POST),
    Wanted("free-wall", 3),
)


def find(wanted: Wanted) -> Match:
    """Random games until it comes up."""
    for seed in range(1, PATIENCE):
        match = serai.new("merv", seats=wanted.seats, seed=seed, options=wanted.options)
        rng = random.Random(seed)
        while not match.over:
            if wanted.is_here(match):
                return match
            match.play(rng.choice(match.options))
    raise LookupError(f"{wanted.name} does not come up")


def main() -> None:
    for wanted in WANTED:
        text = json.dumps(find(wanted).to_json(), indent=1, ensure_ascii=False)
        (FOLDER / f"{wanted.name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
