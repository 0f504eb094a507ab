"""`serai load`: how long a move takes to every rival's screen when a thousand tables play."""

from __future__ import annotations

import argparse

import msgspec

from serai.cli.loops import run_quickly
from serai.cli.numbers import whole_number
from serai.cli.tables import Paper, number, percent, progress, significant, table
from serai.language import say
from serai.server.trials.load import LoadReport, Spread, put_under_load

FAULTS = 1
SHOWN = 20
MEGABYTE = 1_000_000
LATE = 0.025  # seconds: with more the generator measures itself


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("--tables", default="100", metavar="N")
    parser.add_argument("--rate", default="20", metavar="N")
    parser.add_argument("--seconds", default="30", metavar="N")
    parser.add_argument("--seed", default="1", metavar="N")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, lang: str) -> int:
    """Measure and tell; exit code 1 if anything was lost."""
    for name in ("tables", "rate", "seconds", "seed"):
        setattr(args, name, whole_number(f"--{name}", getattr(args, name)))
    total = args.tables + args.rate * args.seconds
    with progress(total, args.no_colour) as advance:
        report = run_quickly(
            put_under_load(args.tables, args.rate, args.seconds, args.seed, advance)
        )
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
    else:
        tell(report, args, lang)
    return FAULTS if report.faults else 0


def tell(report: LoadReport, args: argparse.Namespace, lang: str) -> None:
    """Times, memory, processor, and whether anything is missing."""
    out = Paper(args.no_colour)

    def words(key: str, **given: int | str) -> str:
        return say(lang, "", f"cli-load-{key}", given)

    seed = str(args.seed)
    out.write(
        words(
            "what",
            tables=report.tables,
            sockets=report.sockets,
            moves=report.moves,
            seconds=number(report.seconds, lang, 1),
            rate=number(report.moves / report.seconds, lang, 1),
            seed=seed,
        )
    )
    rows = [
        [words(name), *milliseconds(getattr(report, name), lang)]
        for name in ("shown", "told", "answered", "lag")
    ]
    out.write(table([words("time"), words("median"), "95 %", "99 %", words("most")], rows))
    sizes = (report.memory_at_rest, report.memory, report.most_memory)
    rest, end, most = (number(size / MEGABYTE, lang) for size in sizes)
    out.write(words("memory", rest=rest, end=end, most=most))
    cost = 1000 * report.server_share * report.seconds / max(1, report.moves)
    shares = (percent(report.server_share, lang), percent(report.own_share, lang))
    out.write(words("processor", server=shares[0], own=shares[1], cost=number(cost, lang, 2)))
    if report.lag.p99 > LATE:
        out.write(words("late"))
    if report.missed:
        out.write(words("missed", count=report.missed))
    if not report.faults:
        out.write(words("nothing-lost"))
        return
    out.write(words("faults", count=len(report.faults), seed=seed))
    for fault in report.faults[:SHOWN]:
        out.write(f"  {fault}")


def milliseconds(found: Spread, lang: str) -> list[str]:
    """Median, 95 %, 99 % and most."""
    times = (found.median, found.p95, found.p99, found.most)
    return [significant(1000 * seconds, lang) for seconds in times]
