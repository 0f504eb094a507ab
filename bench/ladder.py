"""Who beats whom: python -m bench.ladder play GAME SEATS CHALLENGER CHAMPION [GAMES].

A challenger sits on each seat in turn with the same luck, champions on all others. Each match is
kept in a file (`--file`), a line a match, once it is over. `all` plays all matches of the ladder
that are not kept there for the rules and the model of today. `table` writes them as a table for
docs/ladder.md, and `gates` what the models of the house had to win.

A match knows nothing of widths and temperatures: whoever changes `bots/levels.py` takes the lines
of those levels out of the file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import serai
from bench.kept_results import TABLES, append, learned_today, read
from serai.bots.levels import MOST
from serai.study.matches import Gate, Named, Pairing, Tally, fair_share, tallies
from serai.study.seeds import derived

FILE = Path(__file__).parent / "ladder.jsonl"
MODELS = Path(serai.__file__).parent / "bots" / "data"
LOWEST, MIDDLE, HIGHEST = 1, (MOST + 1) // 2, MOST


@dataclass(frozen=True)
class Match:
    """One challenger against champions on all other seats."""

    game: str
    seats: int
    challenger: str
    champion: str
    seed: int = 1

    def today(self) -> dict[str, Any]:
        """What it is, and by which rules and which model it would be played today."""
        # How far apart a model sees turns matters to those who choose freely, to nobody else.
        freely = any(one.startswith("opponent:") for one in (self.challenger, self.champion))
        parts = ("features", "judgement", "scale") if freely else ("features", "judgement")
        return {**vars(self), **learned_today(self.game, self.seats, parts)}

    def is_kept(self, found: list[dict[str, Any]]) -> bool:
        """Whether it was played by the rules and the model of today."""
        return any(self.today().items() <= one.items() for one in found)

    def pairing(self) -> Pairing:
        """With luck of its own."""
        seed = derived(self.seed, "ladder", self.game, self.seats, self.challenger, self.champion)
        challenger, champion = Named(self.challenger), Named(self.champion)
        return Pairing(self.game, self.seats, {}, seed, challenger, champion)


def play(match: Match, games: int, jobs: int, gate: Gate | None) -> dict[str, Any]:
    """So many games, or as many as a gate needs to be sure."""
    begin = perf_counter()
    tally = Tally()
    verdict = None
    for more in tallies(match.pairing(), -(-games // match.seats), jobs):
        tally += more
        share = tally.share()
        told = f"{100 * share.share:5.1f} % of {share.games}/{games}, {tally.margin():+.1f}"
        print(f"\r{match.challenger} - {match.champion}: {told}  ", end="", file=sys.stderr)
        verdict = gate.verdict(tally) if gate else None
        if verdict is not None:
            break
    print(file=sys.stderr)
    share = tally.share()
    return {
        **match.today(),
        "games": share.games,
        "share": round(share.share, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "margin": round(tally.margin(), 2),
        "gate": verdict,
        "seconds": round(perf_counter() - begin, 1),
    }


def ladder() -> Iterator[tuple[Match, int]]:
    """All matches that say who beats whom, and how many games of each.

    The two highest levels are `planner` and `expert`, so they do not meet once more.
    """
    for game, tables in TABLES.items():
        for seats in tables:
            games = 400 if seats == 2 else 200
            yield Match(game, seats, "planner", "greedy"), 400
            yield Match(game, seats, "expert", "planner"), games
            pairs = [(LOWEST, MIDDLE), (MIDDLE, HIGHEST)]
            if seats == 2:
                pairs = [(level, level + 1) for level in range(LOWEST, HIGHEST - 1)]
            for below, above in pairs:
                yield Match(game, seats, opponent(above), opponent(below)), games


def opponent(level: int) -> str:
    """Somebody of this level, without a taste."""
    return f"opponent:level={level}"


def rows(found: list[dict[str, Any]]) -> list[str]:
    """All matches as a table, by game and number of seats."""
    head = "| game | seats | who | against | won (95 %) | fair | games | margin |"
    table = [head, "|---|---|---|---|---|---|---|---|"]
    for one in sorted(found, key=lambda one: (one["game"], one["seats"])):
        won = interval(one)
        fair = f"{100 * fair_share(one['seats']):.0f} %"
        cells = (
            *(one["game"].capitalize(), one["seats"], f"`{one['challenger']}`"),
            *(f"`{one['champion']}`", won, fair, one["games"], f"{one['margin']:+.1f}"),
        )
        table.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    return table


def interval(one: dict[str, Any]) -> str:
    """A share as it is written."""
    share, low, high = (100 * one[name] for name in ("share", "low", "high"))
    return f"{share:.1f} % [{low:.1f}-{high:.1f}]"


def gates() -> list[str]:
    """Of each generation who came to the gate, and whether it was let in."""
    head = "| game | seats | generation | who | won (95 %) | games | let in |"
    table = [head, "|---|---|---|---|---|---|---|"]
    for file in sorted(MODELS.glob("*.json")):
        model = json.loads(file.read_text())
        for one in model["story"]:
            share = one["share"]
            won = (
                f"{100 * share['share']:.1f} % [{100 * share['low']:.1f}-{100 * share['high']:.1f}]"
            )
            cells = (
                *(model["game"].capitalize(), model["seats"], one["generation"]),
                *(f"`{one['name']}`", won, share["games"], "yes" if one["promoted"] else "no"),
            )
            table.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    return table


def kept(file: Path) -> list[dict[str, Any]]:
    """The matches of a file, the last one of those that are the same."""
    return list({match_of(one): one for one in read(file)}.values())


def match_of(one: dict[str, Any]) -> Match:
    """Out of a line."""
    return Match(**{name: one[name] for name in Match.__annotations__})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, default=FILE)
    what = parser.add_subparsers(dest="what", required=True)
    what.add_parser("table")
    what.add_parser("gates")
    one = what.add_parser("play")
    one.add_argument("game")
    one.add_argument("seats", type=int)
    one.add_argument("challenger")
    one.add_argument("champion")
    one.add_argument("games", type=int, nargs="?", default=400)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--gate", action="store_true", help="stop as soon as it is sure")
    everything = what.add_parser("all")
    everything.add_argument("games", nargs="*", default=[*TABLES])
    for command in (one, everything):
        command.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    if args.what == "all":
        for match, games in ladder():
            if match.game in args.games and not match.is_kept(kept(args.file)):
                append(args.file, play(match, games, args.jobs, None))
        return
    if args.what == "table":
        found = kept(args.file)
        print("\n".join(rows([one for one in found if match_of(one).is_kept([one])])))
        return
    if args.what == "gates":
        print("\n".join(gates()))
        return
    match = Match(args.game, args.seats, args.challenger, args.champion, args.seed)
    gate = Gate(fair_share(args.seats)) if args.gate else None
    append(args.file, play(match, args.games, args.jobs, gate))


if __name__ == "__main__":
    main()
