"""Chances that are told beside games that are won: python -m bench.calibration play GAME SEATS.

Fresh games of a bot against itself, in ten bins of what was told. Each table is kept in a file
(`--file`) as a line. `all` plays those that are not kept there for the rules and the model of
today, `table` writes them for docs/ladder.md.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from bench.kept_results import TABLES, append, learned_today, read
from serai.study.calibration import EMPTY, Bin, bins
from serai.study.seeds import derived

FILE = Path(__file__).parent / "calibration.jsonl"
GAMES = 2000
RARE = 0.01  # of all that was told; a bin that is rarer says little, and is marked


def today(game: str, seats: int) -> dict[str, Any]:
    """Which table, and by which rules and which model chances are told there."""
    parts = ("features", "judgement", "chances", "ahead")
    return {"game": game, "seats": seats, **learned_today(game, seats, parts)}


def play(game: str, seats: int, bot: str, games: int, jobs: int, seed: int) -> dict[str, Any]:
    """So many games, and what was told in them."""
    found = EMPTY
    luck = derived(seed, "calibration", game, seats, bot)
    for found in bins(game, seats, bot, games, luck, jobs):
        told = sum(one.times for one in found)
        print(f"\r{game} {seats}: {told} chances told", end="", file=sys.stderr)
    print(file=sys.stderr)
    kept = [[round(one.told, 2), round(one.won, 2), one.times] for one in found]
    return {**today(game, seats), "bot": bot, "games": games, "bins": kept}


def rows(found: list[dict[str, Any]]) -> list[str]:
    """A line for each table: in each bin what was told on average, and what came of it."""
    heads = [f"{10 * nth}-{10 * nth + 10} %" for nth in range(len(EMPTY))]
    table = [
        f"| game | seats | games | {' | '.join(heads)} | furthest off |",
        "|" + "---|" * (len(heads) + 4),
    ]
    for one in sorted(found, key=lambda one: (one["game"], one["seats"])):
        kept = [Bin(*each) for each in one["bins"]]
        told = sum(each.times for each in kept)
        often = [each for each in kept if each.times >= RARE * told]
        furthest = max((each.off() for each in often), key=abs)
        cells = (
            *(one["game"].capitalize(), one["seats"], one["games"]),
            *(cell(each, each in often) for each in kept),
            f"{100 * furthest:+.1f}",
        )
        table.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    return table


def cell(one: Bin, often: bool) -> str:
    """What was told, and how many won."""
    if not one.times:
        return ""
    told = f"{100 * one.mean():.0f} → {100 * one.share().share:.1f}"
    return told if often else f"({told})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, default=FILE)
    what = parser.add_subparsers(dest="what", required=True)
    what.add_parser("table")
    one = what.add_parser("play")
    one.add_argument("game")
    one.add_argument("seats", type=int)
    everything = what.add_parser("all")
    for command in (one, everything):
        command.add_argument("--games", type=int, default=GAMES)
        command.add_argument("--bot", default="planner")
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    kept = {(line["game"], line["seats"]): line for line in read(args.file)}
    valid = {key: line for key, line in kept.items() if today(*key).items() <= line.items()}
    if args.what == "table":
        print("\n".join(rows(list(valid.values()))))
        return
    tables = [(game, seats) for game, all_seats in TABLES.items() for seats in all_seats]
    wanted = [(args.game, args.seats)] if args.what == "play" else tables
    for game, seats in wanted:
        if args.what == "play" or (game, seats) not in valid:
            found = play(game, seats, args.bot, args.games, args.jobs, args.seed)
            append(args.file, found)


if __name__ == "__main__":
    main()
