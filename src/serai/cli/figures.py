"""Numbers for people: tables, shares and rates in the manner of a language, and a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from babel.numbers import format_decimal
from rich import box
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TimeRemainingColumn,
)
from rich.table import Table

WIDTH_OF_A_FILE = 110  # columns, where no terminal says how many there are


def number(value: float, lang: str, digits: int = 0) -> str:
    """A number with the separators of a language, and the minus of print."""
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return str(format_decimal(value, format=pattern, locale=lang)).replace("-", "−")


def percent(value: float, lang: str) -> str:
    """A share, to a tenth of a per cent."""
    return f"{number(100 * value, lang, 1)} %"


def significant(value: float, lang: str) -> str:
    """A number to about three figures."""
    size = abs(value)
    return number(value, lang, 0 if size >= 100 else 1 if size >= 10 else 2)


class Paper:
    """Where sentences and tables go; in a file tables have a width of their own."""

    def __init__(self, no_colour: bool) -> None:
        width = None if sys.stdout.isatty() else WIDTH_OF_A_FILE
        self.console = Console(
            width=width, no_color=no_colour, highlight=False, emoji=False, markup=False
        )

    def write(self, what: str | Table) -> None:
        """A sentence, which a terminal may break where it likes, or a table."""
        self.console.print(what, soft_wrap=isinstance(what, str))


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], texts: int = 1) -> Table:
    """A table whose first columns are texts and whose others are numbers."""
    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=0)  # nine columns in eighty
    for nth, heading in enumerate(headings):
        drawn.add_column(heading, justify="left" if nth < texts else "right", overflow="fold")
    for row in rows:
        drawn.add_row(*row)
    return drawn


@contextmanager
def progress(total: int, no_colour: bool) -> Iterator[Callable[[int], None]]:
    """A bar while something runs, on a terminal only; call it with how much more is done."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    columns: list[Any] = [
        BarColumn(),
        TaskProgressColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    ]
    screen = Console(stderr=True, no_color=no_colour)
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda more: bar.update(task, advance=more)
