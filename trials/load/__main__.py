"""Load-test a server with many tables and sockets: how long moves take, and what they cost."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import msgspec

from trials.load.measuring import LoadReport, Spread, put_under_load
from trials.loops import run_quickly
from trials.report import (
    FAULTS,
    MEGABYTE,
    Paper,
    arguments,
    counts,
    number,
    percent,
    progress,
    significant,
    table,
    tell_faults,
)

NUMBERS: dict[str, tuple[int | None, str]] = {
    "tables": (100, "how many tables, with four seats and four sockets each"),
    "rate": (20, "moves per second, at all tables together"),
    "seconds": (30, "for how long"),
    "seed": (1, "decides where a move is made, and which"),
}
TIMES = {
    "shown": "from a move to another player's screen",
    "told": "from a move to another player's log",
    "answered": "from a move to its answer",
    "lag": "delay of the generator itself",
}
LATE = 0.025  # seconds: with more the generator measures itself


def main(given: Sequence[str] | None = None) -> int:
    """Measure and tell; exit code 1 if anything was lost."""
    parser = arguments("load", __doc__, NUMBERS)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")
    args = parser.parse_args(given)
    total = args.tables + args.rate * args.seconds
    with progress(total, args.no_colour) as advance:
        report = run_quickly(
            put_under_load(args.tables, args.rate, args.seconds, args.seed, advance)
        )
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
    else:
        tell(report, args)
    return FAULTS if report.faults else 0


def tell(report: LoadReport, args: argparse.Namespace) -> None:
    """Times, memory, processor, and whether anything is missing."""
    out = Paper(args.no_colour)
    out.write(
        f"{counts(report.tables, 'table')} of all games, {counts(report.sockets, 'socket')}, "
        f"{counts(report.moves, 'move')} in {number(report.seconds, 1)} s "
        f"({number(report.moves / report.seconds, 1)} per second), seed {args.seed}"
    )
    rows = [[words, *milliseconds(getattr(report, name))] for name, words in TIMES.items()]
    out.write(table(["Milliseconds", "Median", "95 %", "99 %", "Max"], rows))
    sizes = (report.memory_at_rest, report.memory, report.most_memory)
    rest, end, most = (number(size / MEGABYTE) for size in sizes)
    out.write(
        f"Memory of the server: {rest} MB with all tables open, {end} MB at the end, "
        f"at most {most} MB"
    )
    cost = 1000 * report.server_share * report.seconds / max(1, report.moves)
    out.write(
        f"Share of one processor: server {percent(report.server_share)}, "
        f"generator {percent(report.own_share)}; {number(cost, 2)} ms of the server for each move"
    )
    stalls = report.stalls
    out.write(
        f"The loop of the server was at most {stalls.most} ms late, {stalls.p999} ms in 99.9 % "
        f"of all looks; {counts(stalls.over_100, 'time')} more than 100 ms."
    )
    if report.lag.p99 > LATE:
        out.write("The generator was late itself: the times above are too long.")
    if report.missed:
        out.write(f"{counts(report.missed, 'move')} due, but no table was waiting for one.")
    if report.faults:
        found = counts(len(report.faults), "fault")
        tell_faults(out, report.faults, f"{found}, seed {args.seed}:")
    else:
        out.write(
            "Nothing lost: every seat received every move in order and ends at the state on disk."
        )


def milliseconds(found: Spread) -> list[str]:
    """Median, 95 %, 99 % and most."""
    times = (found.median, found.p95, found.p99, found.most)
    return [significant(1000 * seconds) for seconds in times]


if __name__ == "__main__":
    sys.exit(main())
