"""Malformed messages and damaged game files, all refused with a proper error message."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from time import perf_counter

from trials.loops import run_quickly
from trials.report import (
    FAULTS,
    MEGABYTE,
    Paper,
    arguments,
    counts,
    number,
    progress,
    significant,
    table,
    tell_faults,
)
from trials.siege.files import besiege_with_files
from trials.siege.malformed import WireReport, besiege
from trials.siege.outside import knock

SHOWN = 10
NUMBERS: dict[str, tuple[int | None, str]] = {
    "messages": (20_000, "how many malformed messages are sent directly to the application"),
    "sockets": (1000, "how many are sent over real sockets to a server in its own process"),
    "files": (500, "how many damaged game files are sent"),
    "seed": (1, "the same seed sends the same things"),
    "jobs": (1, "how many processes share the work"),
}
SENT = {
    "messages": ("malformed message", "directly to the application"),
    "sockets": ("malformed message", "over real sockets"),
    "files": ("damaged game file", "directly to the application"),
}
KINDS = {
    "type": "a value of the wrong type or size",
    "missing": "a field is missing",
    "unknown": "an unknown field",
    "tag": "the wrong message type",
    "deep": "nested too deeply",
    "large": "too large",
    "json": "not JSON",
    "bytes": "wrong bytes",
    "letters": "incomplete or stray characters in a text",
    "twice": "a duplicate name",
    "path": "path, query or method",
    "header": "headers",
    "cookie": "a forged identity",
    "theft": "what belongs to somebody else",
    "http": "not HTTP at all",
    "text": "letters or lines changed",
    "forged": "changed, with a matching checksum",
    "position": "a changed position",
    "huge": "as large as allowed",
}


def main(given: Sequence[str] | None = None) -> int:
    """Send everything and tell what came of it; exit code 1 if anything was not refused."""
    args = arguments("siege", __doc__, NUMBERS).parse_args(given)
    faults = 0
    for name in SENT:
        wanted = getattr(args, name)
        if not wanted:
            continue
        whole, begin = WireReport(), perf_counter()
        with progress(wanted, args.no_colour) as advance:
            for report in reports(name, wanted, args):
                whole.add(report)
                advance(report.attempts)
        tell(name, whole, perf_counter() - begin, args)
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


def tell(name: str, whole: WireReport, seconds: float, args: argparse.Namespace) -> None:
    """What was sent, what was answered, and what was wrong."""
    out = Paper(args.no_colour)
    thing, where = SENT[name]
    out.write(f"{counts(whole.attempts, thing)} {where}, seed {args.seed}")
    out.write(
        f"{number(seconds, 1)} s, {significant(whole.attempts / seconds)} per second, "
        f"the slowest answer after {significant(1000 * whole.slowest)} ms"
    )
    rows = [[KINDS[kind], number(n)] for kind, n in whole.kinds.most_common()]
    out.write(table(["What was wrong", "Times"], rows))
    rows = [
        [str(status or "—"), key, number(n)] for (status, key), n in sorted(whole.answers.items())
    ]
    out.write(table(["Status", "Answer", "Times"], rows, 2))
    first, most = (number(size / MEGABYTE) for size in (whole.memory[0], max(whole.memory)))
    out.write(f"Memory: {first} MB at first, {most} MB at most.")
    if whole.proper and name == "files":
        out.write(f"{counts(whole.proper, 'file')} still complete games, and accepted.")
    elif whole.proper:
        out.write(f"{counts(whole.proper, 'valid message')} in between, and accepted.")
    if whole.faults:
        found = counts(len(whole.faults), "wrong answer")
        tell_faults(out, whole.faults, f"{found}:", SHOWN)
    else:
        out.write(
            "Everything else was refused with a proper error message, and nothing has changed."
        )


if __name__ == "__main__":
    sys.exit(main())
