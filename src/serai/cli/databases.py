"""Where tables are kept: in a file of the person, in one of this folder, or in PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from errno import ENOENT
from pathlib import Path

from serai.cli import saving
from serai.cli.drawing import wrapped
from serai.cli.terminal import Terminal
from serai.cli.trouble import Trouble
from serai.core import box
from serai.house.store import StorageTrouble
from serai.server.database_check import Database
from serai.server.storage import Migrated, SqlStore

FILE = "serai.db"
ADDRESS = "serai.address"  # beside the person's own database: where it is served
HERE = f"sqlite:///{FILE}"
SQLITE = "sqlite:///"
IN_MEMORY = "sqlite://"
POSTGRES = "postgresql+psycopg://"
KINDS = f"{SQLITE}{FILE} | {POSTGRES}…"


def own() -> str:
    """The database of whoever plays at this computer; its folder is made."""
    folder = saving.state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"{SQLITE}{folder / FILE}"


@dataclass(frozen=True)
class Played:
    """The box that a process plays with: its file, and a digest of what was read there."""

    digest: str = ""
    path: str = ""


def played_here() -> Played:
    """The box of this process."""
    return Played(box.here().digest, os.environ.get(box.VARIABLE, ""))


def served_at() -> tuple[str, Played] | None:
    """Where the person's own database is served, or was the last time, and with which box."""
    try:
        text = (saving.state_folder() / ADDRESS).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    address, *theirs = text.strip().split("\n", 2)
    return (address, Played(*theirs)) if address else None


def remember(address: str) -> None:
    """The person's own database is served here now, with the box of this process."""
    ours = played_here()
    saving.write(saving.state_folder() / ADDRESS, f"{address}\n{ours.digest}\n{ours.path}")


def nearest() -> str:
    """The database in this folder if there is one, else the person's own."""
    return HERE if Path(FILE).exists() else own()


def checked(url: str) -> str:
    """A database that somebody named; Trouble if it is of no kind that we know."""
    full = url.replace("postgresql://", POSTGRES, 1)
    if full != IN_MEMORY and (not full.startswith((SQLITE, POSTGRES)) or full == SQLITE):
        raise Trouble("database", given=without_password(url)[:80], known=KINDS)
    return full


def file_of(url: str) -> Path | None:
    """The file of a database; None if it is in no file of ours."""
    return Path(url.removeprefix(SQLITE)) if url.startswith(SQLITE) else None


async def opened(url: str, *, create: bool = True) -> SqlStore:
    """The storage; Trouble if it cannot be used."""
    try:
        return await SqlStore.open(url, create=create)
    except ImportError:
        raise Trouble("driver", given=without_password(url)) from None
    except StorageTrouble as error:
        raise Trouble("storage", given=without_password(url), detail=str(error)[:300]) from None


@contextmanager
def looked_at(url: str) -> Iterator[Database]:
    """A database in which nothing is changed; Trouble if it cannot be read."""
    file = file_of(url)
    if file is not None and not file.exists():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(file))
    try:
        database = Database(url)
    except ImportError:
        raise Trouble("driver", given=without_password(url)) from None
    try:
        yield database
    except StorageTrouble as error:
        raise Trouble("storage", given=without_password(url), detail=str(error)[:300]) from None
    finally:
        database.close()


def tell_migrated(terminal: Terminal, migrated: Migrated | None) -> None:
    """Say that a database was brought up to date, and where it is as it was."""
    if migrated is None:
        return
    if migrated.backup is None:
        text = terminal.word("migrated")
    else:
        text = terminal.word("migrated-copied", file=str(migrated.backup.absolute()))
    terminal.show(wrapped(text, terminal.width))
    terminal.console.file.flush()


def without_password(url: str) -> str:
    """A database as it may be shown: nothing that stands before an @, or behind a question mark."""
    kind, mark, rest = url.partition("://")
    shown = rest.rpartition("@")[2]
    return f"{kind}{mark}{shown if url.startswith(SQLITE) else shown.partition('?')[0]}"
