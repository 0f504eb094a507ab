"""`serai repair`: tables that are damaged leave the database, each for a file of its own."""

from __future__ import annotations

import argparse
import asyncio
import os
from errno import ENOENT
from pathlib import Path

from serai.cli import configuration, databases
from serai.cli.drawing import wrapped
from serai.cli.terminal import Terminal
from serai.cli.trouble import Trouble
from serai.cli.verify import tell
from serai.house.store import StorageTrouble
from serai.server.database_check import Finding


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `serai repair` takes."""
    parser.add_argument("folder", metavar="FOLDER")
    configuration.add_flags(parser, "database")


def run(args: argparse.Namespace, lang: str) -> int:
    """Find what is damaged, and set it aside."""
    terminal = Terminal(lang, args.no_colour)
    url = configuration.database_of(args)
    folder = Path(args.folder)
    if not folder.is_dir():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(folder))
    with databases.looked_at(url) as database:
        if database.trouble():
            raise Trouble("repair-file")
        damaged = [one for one in database.findings() if one.is_damage]
    asyncio.run(set_aside(terminal, url, folder, damaged))
    count = len(damaged)
    terminal.show(wrapped(terminal.word("repair-done", count=count), terminal.width))
    return 0


async def set_aside(terminal: Terminal, url: str, folder: Path, damaged: list[Finding]) -> None:
    """Each of them into a file."""
    if not damaged:
        return
    store = await databases.opened(url, create=False)
    databases.tell_migrated(terminal, store.migrated)
    try:
        for finding in damaged:
            tell(terminal, finding)
            try:
                path = await store.set_aside(finding.table, folder)
            except StorageTrouble as error:
                given = databases.without_password(url)
                raise Trouble("storage", given=given, detail=str(error)[:300]) from None
            terminal.show(wrapped(terminal.word("repair-aside", file=str(path)), terminal.width))
    finally:
        await store.close()
