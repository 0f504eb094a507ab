"""Find the golden games anew: `python -m tests.golden.find`, after a change of the rules.

Bots play seeded games of all kinds; of the games that show what a name promises, the shortest of
the first few is kept.
"""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import serai
from serai import Match
from serai.bots import registry
from serai.core.luck import Luck
from tests.golden.rajas_endings import SHOWS, ending

FOLDER = Path(__file__).parent
RESULTS = FOLDER / "rajas.json"
ENOUGH = 3  # games to choose the shortest from
KINDS: tuple[dict[str, bool], ...] = (
    {},
    {},
    {"ganga": True},
    {"navaratnas": True},
    {"navaratnas": True, "ganga": True, "harbour_stay": True},
    {"mixed": True},
)
BOTS = ("greedy", "greedy", "random", "greedy")


def played(seed: int) -> Match:
    """A whole game; the seed decides its kind."""
    options: dict[str, object] = dict(KINDS[seed % len(KINDS)])
    seats = 2 + seed // len(KINDS) % 3
    if options.pop("mixed", False):
        options["sides"] = (["navaratnas", "basic"] * 2)[:seats]
    match = serai.new("rajas", seats=seats, seed=seed, options=options)
    bots = [registry.make(BOTS[(seat + seed) % len(BOTS)]) for seat in range(seats)]
    luck = Luck(seed + 1)
    while not match.over:
        seat = match.to_move
        assert seat is not None
        match.play(bots[seat].choose(match.state.copy(), luck))
    return match


def find() -> dict[str, Match]:
    """The best game for each name."""
    found: dict[str, list[Match]] = {name: [] for name in SHOWS}
    for seed in itertools.count():
        match = played(seed)
        shown = [name for name, shows in SHOWS.items() if shows(ending(match))]
        wanted = [name for name in shown if len(found[name]) < ENOUGH]
        if wanted:  # every game is for one name only, the one that has fewest
            found[min(wanted, key=lambda name: len(found[name]))].append(match)
        if all(len(games) == ENOUGH for games in found.values()):
            break
    return {name: min(games, key=lambda game: len(game.log)) for name, games in found.items()}


def main() -> None:
    results = {}
    for name, match in find().items():
        path = FOLDER / f"rajas-{name}.serai"
        path.write_text(match.transcript(), encoding="utf-8")
        results[name] = {
            "digest": match.digest(),
            "scores": match.scores,
            "winners": match.winners,
        }
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
