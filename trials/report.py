"""What all trials share at the terminal: numbers that are asked for, and how results are told."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence

from serai.cli import figures
from serai.cli.figures import Paper, progress, table
from serai.cli.numbers import typed

__all__ = ("Paper", "progress", "table")  # as the command line has them

LANGUAGE = "en"
FAULTS = 1  # exit code when a promise was broken
MEGABYTE = 1_000_000


def arguments(
    name: str, description: str | None, numbers: Mapping[str, tuple[int | None, str]]
) -> argparse.ArgumentParser:
    """A command that takes whole numbers: the usual one, and what it is for, by its name."""
    parser = argparse.ArgumentParser(prog=f"python -m trials.{name}", description=description)
    for option, (usual, purpose) in numbers.items():
        shown = purpose if usual is None else f"{purpose} ({usual})"
        parser.add_argument(
            f"--{option}", type=whole_number, default=usual, metavar="N", help=shown
        )
    parser.add_argument("--no-colour", action="store_true", help="no colours at the terminal")
    return parser


def whole_number(text: str) -> int:
    """A number as it was typed, none below zero."""
    found = typed(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no whole number")
    return found


def number(value: float, digits: int = 0) -> str:
    """With separators."""
    return figures.number(value, LANGUAGE, digits)


def percent(value: float) -> str:
    """A share."""
    return figures.percent(value, LANGUAGE)


def significant(value: float) -> str:
    """About three figures."""
    return figures.significant(value, LANGUAGE)


def counts(count: int, one: str, many: str = "") -> str:
    """`1 fault`, `2 faults`."""
    return f"{number(count)} {one if count == 1 else many or f'{one}s'}"


def tell_faults(out: Paper, faults: Sequence[str], headline: str, shown: int = 20) -> None:
    """What is wrong, as far as anybody reads."""
    out.write(headline)
    for fault in faults[:shown]:
        out.write(f"  {fault}")
