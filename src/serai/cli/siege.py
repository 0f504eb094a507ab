"""`serai siege`: malformed messages and damaged game files, and what the server says to them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import perf_counter

from serai.cli.loops import run_quickly
from serai.cli.numbers import whole_number
from serai.cli.tables import Paper, number, progress, significant, table
from serai.language import say
from serai.server.trials.files import besiege_with_files
from serai.server.trials.malformed import WireReport, besiege
from serai.server.trials.outside import knock

FAULTS = 1
SHOWN = 10
MEGABYTE = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What can be asked for."""
    parser.add_argument("--messages", default="20000", metavar="N")
    parser.add_argument("--sockets", default="1000", metavar="N")
    parser.add_argument("--files", default="500", metavar="N")
    parser.add_argument("--seed", default="1", metavar="N")
    parser.add_argument("--jobs", default="1", metavar="N")


def run(args: argparse.Namespace, lang: str) -> int:
    """Send everything and tell what came of it; exit code 1 if anything was not refused."""
    for name in ("messages", "sockets", "files", "seed", "jobs"):
        setattr(args, name, whole_number(f"--{name}", getattr(args, name)))
    faults = 0
    for name in ("messages", "sockets", "files"):
        wanted = getattr(args, name)
        if not wanted:
            continue
        whole, begin = WireReport(), perf_counter()
        with progress(wanted, args.no_colour) as advance:
            for report in reports(name, wanted, args):
                whole.add(report)
                advance(report.attempts)
        tell(name, whole, perf_counter() - begin, args, lang)
        faults += len(whole.faults)
    return FAULTS if faults else 0


def reports(name: str, wanted: int, args: argparse.Namespace) -> Iterator[WireReport]:
    """What is found, bit by bit."""
    if name == "messages":
        yield from besiege(wanted, args.seed, args.jobs)
    elif name == "files":
        yield from besiege_with_files(wanted, args.seed, args.jobs)
    else:
        yield run_quickly(knock(wanted, args.seed))


def tell(name: str, whole: WireReport, seconds: float, args: argparse.Namespace, lang: str) -> None:
    """What was sent, what was answered, and what was wrong."""
    out = Paper(args.no_colour)

    def words(key: str, **given: int | str) -> str:
        return say(lang, "", f"cli-siege-{key}", given)

    out.write(words(name, count=whole.attempts, seed=str(args.seed)))
    rate = significant(whole.attempts / seconds, lang)
    slowest = significant(1000 * whole.slowest, lang)
    out.write(words("time", seconds=number(seconds, lang, 1), rate=rate, slowest=slowest))
    rows = [
        [say(lang, "", f"cli-siege-kind-{kind}", {}), number(n, lang)]
        for kind, n in whole.kinds.most_common()
    ]
    out.write(table([words("kind"), words("times")], rows))
    rows = [
        [str(status or "—"), key, number(n, lang)]
        for (status, key), n in sorted(whole.answers.items())
    ]
    out.write(table([words("status"), words("answer"), words("times")], rows, 2))
    memory = [number(size / MEGABYTE, lang) for size in (whole.memory[0], max(whole.memory))]
    out.write(words("memory", first=memory[0], most=memory[1]))
    if whole.proper:
        out.write(words("taken" if name == "files" else "proper", count=whole.proper))
    if not whole.faults:
        out.write(words("nothing"))
        return
    out.write(words("faults", count=len(whole.faults)))
    for fault in whole.faults[:SHOWN]:
        out.write(f"  {fault}")
