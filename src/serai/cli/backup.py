"""`serai backup`: a copy of all tables in one file, also while the server is running."""

from __future__ import annotations

import argparse
import os
from errno import EEXIST, ENOENT
from pathlib import Path

from serai.cli import configuration, databases
from serai.cli.drawing import wrapped
from serai.cli.terminal import Terminal
from serai.cli.trouble import Trouble
from serai.house.store import StorageTrouble
from serai.server.storage import Copied, back_up

DAMAGE = 1
MAGIC = b"SQLite format 3\0"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `serai backup` takes."""
    parser.add_argument("target", metavar="FILE")
    configuration.add_flags(parser, "database")


def run(args: argparse.Namespace, lang: str) -> int:
    """Copy, and put the copy in its place when it is whole; exit code 1: not all is well in it."""
    url = configuration.database_of(args)
    source = databases.file_of(url)
    target = Path(args.target)
    if source is None:
        raise Trouble("backup-elsewhere")
    if not source.exists():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(source))
    if target.exists() and (not is_database(target) or target.samefile(source)):
        raise FileExistsError(EEXIST, os.strerror(EEXIST), str(target))
    if not target.absolute().parent.is_dir():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(target))
    beside = target.with_name(f"{target.name}.new")
    beside.unlink(missing_ok=True)
    terminal = Terminal(lang, args.no_colour)
    try:
        copied = back_up(source, beside)
        beside.replace(target)
    except StorageTrouble as error:
        raise Trouble("storage", given=url, detail=str(error)[:300]) from None
    finally:
        beside.unlink(missing_ok=True)
    size = max(1, round(target.stat().st_size / 1024))
    terminal.show([terminal.word("backup-done", file=str(target), size=size)])
    return tell(terminal, copied)


def tell(terminal: Terminal, copied: Copied) -> int:
    """What is not well in a copy; the exit code."""
    if copied.unreadable:
        terminal.show(wrapped(terminal.word("backup-unreadable"), terminal.width))
        terminal.show([f"  {line}" for line in copied.unreadable])
    if copied.damaged:
        count = len(copied.damaged)
        terminal.show(wrapped(terminal.word("backup-damaged", count=count), terminal.width))
        terminal.show([f"  {one.table}: {one.seq}" for one in copied.damaged])
    return DAMAGE if copied.damaged or copied.unreadable else 0


def is_database(path: Path) -> bool:
    """Whether a file is an older copy, or nothing at all."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MAGIC)) in (b"", MAGIC)
