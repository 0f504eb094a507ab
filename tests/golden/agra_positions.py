"""Find positions of Agra to count from anew: `python -m tests.golden.agra_positions`.

Needed when the format of positions has changed; then `python bench/perft.py --record`.
"""

from __future__ import annotations

import itertools
import json
import random
from dataclasses import dataclass
from pathlib import Path

import serai
from serai import Match
from serai.games.agra.state import Agra

FOLDER = Path(__file__).parent / "positions"
FEWEST = 3  # moves on offer
PATIENCE = 200  # games


@dataclass(frozen=True)
class Wanted:
    """The first position with this question after so many random decisions."""

    question: str
    seats: int
    after: int
    option: str = ""
    in_the_last_round: bool = False

    @property
    def name(self) -> str:
        return f"agra-{self.question}-{self.seats}-{self.option.replace('_', '-') or 'basic'}"

    def is_here(self, match: Match, ply: int) -> bool:
        s = match.state
        assert isinstance(s, Agra)
        late = s.round == s.last or not self.in_the_last_round
        fits = match.question == self.question and len(match.options) >= FEWEST
        return fits and ply >= self.after and late


WANTED = (
    Wanted("meditate", 2, 0, in_the_last_round=True),
    Wanted("meditate", 3, 40),
    Wanted("place", 2, 0),
    Wanted("place", 4, 100),
    Wanted("trader", 2, 60, "trader_exact"),
    Wanted("trader", 3, 60),
    Wanted("sailor", 3, 150),
    Wanted("make", 2, 200, "influence_per_turn"),
    Wanted("serve", 4, 300),
    Wanted("influence", 2, 200, "painter_all_tracks"),
    Wanted("gain", 4, 0),
    Wanted("payment", 3, 0),
    Wanted("french", 2, 300, "french_trader_values"),
    Wanted("stand", 3, 200, "oil_curry_unlimited"),
    Wanted("swap", 2, 200),
    Wanted("room", 4, 200, "open_money"),
)


def find(wanted: Wanted) -> Match:
    """Random games until it comes up."""
    options = {wanted.option: True} if wanted.option else {}
    for seed in range(1, PATIENCE):
        match = serai.new("agra", seats=wanted.seats, seed=seed, options=options)
        rng = random.Random(seed)
        for ply in itertools.count():
            if match.over:
                break
            if wanted.is_here(match, ply):
                return match
            match.play(rng.choice(match.options))
    raise LookupError(f"{wanted.name} does not come up")


def main() -> None:
    for wanted in WANTED:
        text = json.dumps(find(wanted).to_json(), indent=1, ensure_ascii=False)
        (FOLDER / f"{wanted.name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
