"""Chances that are told beside games that are won: python -m bench.calibration GAME SEATS [GAMES].

Fresh games of a bot against itself; prints ten bins as a table for docs/ladder.md.
"""

from __future__ import annotations

import argparse
import sys

from serai.study.calibration import EMPTY, Bins, bins
from serai.study.seeds import derived


def rows(found: Bins) -> list[str]:
    """A line a bin."""
    lines = ["| told | on average | won | times | off |", "|---|---|---|---|---|"]
    for nth, one in enumerate(found):
        told = f"{100 * nth // len(found)}-{100 * (nth + 1) // len(found)} %"
        won = f"{100 * one.share().share:.1f} %"
        off = f"{100 * one.off():+.1f}"
        lines.append(f"| {told} | {100 * one.mean():.1f} % | {won} | {one.times} | {off} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("games", type=int, nargs="?", default=2000)
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    seed = derived(args.seed, "calibration", args.game, args.seats, args.bot)
    found = EMPTY
    steps = bins(args.game, args.seats, args.bot, args.games, seed, args.jobs)
    for found in steps:
        print(f"\r{sum(one.times for one in found)} chances told", end="", file=sys.stderr)
    print(file=sys.stderr)
    print("\n".join(rows(found)))


if __name__ == "__main__":
    main()
