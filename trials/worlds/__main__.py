"""Tables that differ only in something hidden: nobody else is sent a different byte.

What is hidden is a secret of the rules, an unconfirmed turn, or future dice and draws.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter

from rich.table import Table

import serai
from serai.core.speech import Problem
from serai.study.findings import kept
from serai.study.fuzz import Report
from serai.study.variants import parsed_options
from trials.report import (
    FAULTS,
    Paper,
    arguments,
    counts,
    number,
    progress,
    significant,
    table,
)
from trials.worlds.pairs import compared

SHOWN = 10
INTERRUPTED = 130
NUMBERS: dict[str, tuple[int | None, str]] = {
    "pairs": (1000, "how many pairs of tables are compared"),
    "seed": (1, "the same seed gives the same tables"),
    "jobs": (1, "how many processes share the work"),
    "only": (None, "only the task with this number, to see a finding again"),
}
HIDDEN = {
    "secret": "what a seat keeps secret",
    "draft": "unconfirmed steps, standing answers",
    "luck": "future dice and draws",
}
FOUND = {
    "secret": "Somebody can see what is hidden.",
    "exception": "The server broke off with an error.",
}


def main(given: Sequence[str] | None = None) -> int:
    """Compare, and tell what was compared and found; exit code 1 if anything was."""
    parser = arguments("worlds", __doc__, NUMBERS)
    parser.add_argument("game", nargs="?", default="agra", choices=serai.games())
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help="keep to an option of the game; may be repeated",
    )
    parser.add_argument(
        "--out", type=Path, default=Path("findings"), metavar="DIR", help="folder for what is found"
    )
    args = parser.parse_args(given)
    try:
        fixed = parsed_options(serai.game(args.game), args.option)
    except Problem as problem:
        parser.error(problem.text())
    begin = perf_counter()
    reports = compared(args.game, args.pairs, args.seed, args.jobs, fixed, args.only)
    whole, complete = gathered(reports, args)
    tell(whole, perf_counter() - begin, args)
    if whole.findings:
        return FAULTS
    return 0 if complete else INTERRUPTED


def gathered(reports: Generator[Report], args: argparse.Namespace) -> tuple[Report, bool]:
    """All reports in one, and whether the comparing came to its end."""
    whole = Report()
    try:
        with progress(args.pairs, args.no_colour) as advance, closing(reports):
            for report in reports:
                whole.add(report)
                advance(report.pairs)
    except KeyboardInterrupt:
        return whole, False
    return whole, True


def tell(whole: Report, seconds: float, args: argparse.Namespace) -> None:
    """What was compared, how often, and what was found."""
    out = Paper(args.no_colour)
    out.write(
        f"{counts(whole.pairs, 'pair')} of tables that differ only in something hidden, "
        f"from {counts(whole.games, 'game')} of {args.game}, seed {args.seed}: "
        "every byte that everybody else was sent was compared."
    )
    out.write(f"{number(seconds, 1)} s, {significant(whole.pairs / seconds)} per second")
    out.write(tally("Hidden", {HIDDEN[kind]: count for kind, count in whole.kinds.items()}))
    out.write(tally("Message", whole.done))
    if not whole.findings:
        out.write("Nothing found.")
        return
    out.write(f"{counts(len(whole.findings), 'fault')} found, kept in {args.out}:")
    for nth, finding in enumerate(whole.findings):
        report = kept(finding, args.out, FOUND[finding.kind])
        if nth < SHOWN:
            last = finding.detail.strip().rpartition("\n")[2][:160]
            out.write(f"  {report.name}: {FOUND[finding.kind]}\n    {last}")


def tally(title: str, of: Mapping[str, int]) -> Table:
    """How often each thing was compared."""
    return table([title, "Times"], [[name, number(count)] for name, count in sorted(of.items())])


if __name__ == "__main__":
    sys.exit(main())
