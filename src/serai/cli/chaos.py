"""`serai chaos`: a server that is killed, raced for and asked five times, and keeps its word."""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path

from serai.cli.loops import run_quickly
from serai.cli.numbers import whole_number
from serai.cli.tables import Paper, number, progress, table
from serai.language import say
from serai.server.trials.chaos import ChaosReport, wreak
from serai.server.trials.races import RaceReport, raced
from serai.server.trials.repeats import RepeatReport, repeated

FAULTS = 1
SHOWN = 20
COUNTED = (
    *("kills", "races", "clients", "requests", "moments", "winners", "tables", "games"),
    *("acts", "sent", "answers", "steps", "events", "lines", "in_flight", "happened"),
)
AnyReport = ChaosReport | RaceReport | RepeatReport
ENDS = {ChaosReport: "kept", RaceReport: "won", RepeatReport: "equal"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("--kills", default="20", metavar="N")
    parser.add_argument("--tables", default="12", metavar="N")
    parser.add_argument("--races", metavar="N")
    parser.add_argument("--clients", default="64", metavar="N")
    parser.add_argument("--repeats", metavar="N")
    parser.add_argument("--seed", default="1", metavar="N")
    parser.add_argument("--out", type=Path, metavar="DIR")


def run(args: argparse.Namespace, lang: str) -> int:
    """Do it, and tell what came of it; exit code 1 if a promise was broken."""
    for name in ("kills", "tables", "races", "clients", "repeats", "seed"):
        setattr(args, name, whole_number(f"--{name}", getattr(args, name)))
    folder = Path(tempfile.mkdtemp(prefix="serai-chaos-")) if args.out is None else args.out
    folder.mkdir(parents=True, exist_ok=True)
    report = done(args, folder)
    tell(report, args, lang, folder)
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


def tell(report: AnyReport, args: argparse.Namespace, lang: str, folder: Path) -> None:
    """How much there was of everything, and what is wrong."""
    out = Paper(args.no_colour)

    def words(key: str, **given: int | str) -> str:
        return say(lang, "", f"cli-chaos-{key}", given)

    rows = [
        [words(name.replace("_", "-")), number(getattr(report, name), lang)]
        for name in COUNTED
        if hasattr(report, name)
    ]
    out.write(table([words("what"), words("times")], rows))
    seed = str(args.seed)
    out.write(words("time", seconds=number(report.seconds, lang, 1), seed=seed))
    if not report.faults:
        out.write(words(ENDS[type(report)]))
        return
    out.write(words("faults", count=len(report.faults), seed=seed, folder=str(folder)))
    for fault in report.faults[:SHOWN]:
        out.write(f"  {fault}")
