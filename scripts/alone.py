"""`python scripts/alone.py COMMAND …` runs it when nobody else does that here; others wait."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

BUILD = Path(__file__).resolve().parents[1] / "build"


@contextlib.contextmanager
def only_one(name: str, words: str) -> Iterator[IO[str]]:
    """Whoever comes later waits, and says so; the lock ends with its processes, however they do."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("w") as lock:
        try:
            import fcntl
        except ImportError:  # not on this system
            yield lock
            return
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(words, flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock


def main(command: list[str]) -> None:
    """Become the command, which keeps the lock."""
    with only_one("setup", "Something is being set up here already: waiting for it ...") as lock:
        os.set_inheritable(lock.fileno(), True)
        os.execvp(command[0], command)


if __name__ == "__main__":
    main(sys.argv[1:])
