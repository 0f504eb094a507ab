"""Kill a server again and again while people play, and check that nothing is lost.

Acknowledged acts must be carried out exactly once, and everybody must be told the same.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from trials.chaos.kills import ChaosReport, wreak
from trials.chaos.races import RaceReport, raced
from trials.chaos.repeats import RepeatReport, repeated
from trials.loops import run_quickly
from trials.report import FAULTS, Paper, arguments, counts, number, progress, table, tell_faults

NUMBERS: dict[str, tuple[int | None, str]] = {
    "kills": (20, "how often the server is killed while people play"),
    "tables": (12, "how many tables are played at the same time"),
    "races": (None, "instead: how often clients race for one open seat"),
    "clients": (64, "how many clients race"),
    "repeats": (None, "instead: how many acts are sent, five times each"),
    "seed": (1, "decides who does what; the moments themselves are never quite the same"),
}
COUNTED = {
    "kills": "killed (kill -9)",
    "races": "races for a seat",
    "clients": "clients in each",
    "requests": "requests",
    "moments": "races for the same moment of a game",
    "winners": "different winners",
    "tables": "tables",
    "games": "games played to the end",
    "acts": "acts acknowledged",
    "sent": "acts sent, with all repetitions",
    "answers": "answers",
    "steps": "changes of table or draft acknowledged",
    "events": "events in the logs",
    "lines": "lines of chat",
    "in_flight": "acts without an answer when the server died",
    "happened": "of these, carried out",
}
AnyReport = ChaosReport | RaceReport | RepeatReport
ENDS = {
    ChaosReport: "Every acknowledged act was carried out exactly once. "
    "Logs, answers, drafts, chat and states agree.",
    RaceReport: "Every seat and every moment had exactly one winner.",
    RepeatReport: "Every act was carried out once and has five equal answers.",
}


def main(given: Sequence[str] | None = None) -> int:
    """Do it, and tell what came of it; exit code 1 if a promise was broken."""
    parser = arguments("chaos", __doc__, NUMBERS)
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="where database and log are kept if all is not well"
    )
    args = parser.parse_args(given)
    folder = Path(tempfile.mkdtemp(prefix="serai-chaos-")) if args.out is None else args.out
    folder.mkdir(parents=True, exist_ok=True)
    report = done(args, folder)
    tell(report, args, folder)
    if report.faults:
        return FAULTS
    if args.out is None:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


def done(args: argparse.Namespace, folder: Path) -> AnyReport:
    """The trial that was asked for."""
    if args.races is not None:
        with progress(args.races, args.no_colour) as advance:
            return run_quickly(raced(folder, args.races, args.clients, args.seed, advance))
    if args.repeats is not None:
        with progress(args.repeats, args.no_colour) as advance:
            return run_quickly(repeated(folder, args.repeats, args.seed, advance))
    with progress(args.kills, args.no_colour) as advance:
        return run_quickly(wreak(folder, args.kills, args.tables, args.seed, advance))


def tell(report: AnyReport, args: argparse.Namespace, folder: Path) -> None:
    """How much there was of everything, and what is wrong."""
    out = Paper(args.no_colour)
    rows = [
        [words, number(getattr(report, name))]
        for name, words in COUNTED.items()
        if hasattr(report, name)
    ]
    out.write(table(["What", "Number"], rows))
    out.write(f"{number(report.seconds, 1)} s, seed {args.seed}")
    if not report.faults:
        out.write(ENDS[type(report)])
        return
    found = counts(len(report.faults), "fault")
    tell_faults(out, report.faults, f"{found}, seed {args.seed}. Database and log are in {folder}.")


if __name__ == "__main__":
    sys.exit(main())
