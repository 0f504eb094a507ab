"""`serai config`: every setting, its value, and who says so; or a file to start from."""

from __future__ import annotations

import argparse
import json
import textwrap
from collections.abc import Iterator

from serai.cli.configuration import FIELDS, Configuration, Value, add_flags, configured
from serai.cli.terminal import Terminal

NOTHING = "–"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `serai config` takes."""
    add_flags(parser)
    parser.add_argument("--toml", action="store_true")


def run(args: argparse.Namespace, lang: str) -> int:
    """Print what would hold for `serai serve` with the same arguments."""
    terminal = Terminal(lang, args.no_colour)
    chosen = configured(args)
    terminal.show(as_file(terminal, chosen) if args.toml else as_list(terminal, chosen))
    return 0


def as_list(terminal: Terminal, chosen: Configuration) -> Iterator[str]:
    """One line for each setting."""
    rows = [
        (
            about.name,
            about.told(getattr(chosen, one.name)) or NOTHING,
            chosen.sources.get(about.name) or terminal.word("config-usual"),
        )
        for one, about in FIELDS
    ]
    widths = [max(len(row[nth]) for row in rows) for nth in range(2)]
    for name, value, source in rows:
        yield f"{name:{widths[0]}}  {value:{widths[1]}}  {source}"


def as_file(terminal: Terminal, chosen: Configuration) -> Iterator[str]:
    """A file that explains itself: what is usual, and what is secret, is commented out."""
    for nth, (one, about) in enumerate(FIELDS):
        if nth:
            yield ""
        help_ = terminal.word(f"setting-{about.name}")
        yield from textwrap.wrap(help_, terminal.width, initial_indent="# ", subsequent_indent="# ")
        value: Value = getattr(chosen, one.name)
        shown = about.told(value) if about.hides else value
        mark = "# " if chosen.is_usual(about.name) or shown != value else ""
        yield f"{mark}{about.name} = {in_file(shown)}"


def in_file(value: Value) -> str:
    """A value as TOML writes it: strings and lists of them as JSON does."""
    return json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)
