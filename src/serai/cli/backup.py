"""`serai backup`: a copy of all tables in one file, also while the server is running."""

from __future__ import annotations

import argparse
import asyncio
import os
from errno import EEXIST, ENOENT
from pathlib import Path

from serai.cli import databases
from serai.cli.terminal import Terminal
from serai.cli.trouble import Trouble
from serai.server.storage import Migrated, StorageTrouble

MAGIC = b"SQLite format 3\0"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `serai backup` takes."""
    parser.add_argument("target", metavar="FILE")
    parser.add_argument("--database", metavar=databases.HERE)


def run(args: argparse.Namespace, lang: str) -> int:
    """Copy, and put the copy in its place when it is whole."""
    given = databases.named(args.database)
    url = databases.checked(given) if given else databases.nearest()
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
        databases.tell_migrated(terminal, asyncio.run(copied(url, beside)))
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
    size = max(1, round(target.stat().st_size / 1024))
    terminal.show([terminal.word("backup-done", file=str(target), size=size)])
    return 0


async def copied(url: str, target: Path) -> Migrated | None:
    """Open the store, copy it, close it; how it was brought up to date, if it was."""
    store = await databases.opened(url, create=False)
    try:
        await store.backup(target)
        return store.migrated
    except StorageTrouble as error:
        raise Trouble("storage", given=url, detail=str(error)[:300]) from None
    finally:
        await store.close()


def is_database(path: Path) -> bool:
    """Whether a file is an older copy, or nothing at all."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MAGIC)) in (b"", MAGIC)
