"""A server in a process of its own: started, watched, killed without warning, started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import socket
import sys
from asyncio.subprocess import DEVNULL, Process
from pathlib import Path

from trials.wire import Caller, Lost

PATIENCE_AT_START = 90.0  # seconds; the machine may be busy
LOG = "server.log"
LEVELS = tuple(f'"level":"{level}"' for level in ("warning", "error", "critical"))
FILE = "trial.db"


class Server:
    """`serai serve` over an SQLite file in a folder, without limits, always at the same port."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.file = folder / FILE
        self.port = free_port()
        self._process: Process | None = None

    async def start(self) -> None:
        """Begin the process; `ready` waits until it answers."""
        raise_limit_of_files()
        command = [
            *(sys.executable, "-P", "-m", "serai", "serve", "--port", str(self.port)),
            *("--database", f"sqlite:///{self.file}", "--limits", "off", *self.options),
        ]
        with (self.folder / LOG).open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=DEVNULL, stdout=DEVNULL, stderr=log
            )

    async def ready(self) -> None:
        """Wait for the first answer; Lost if the process has ended."""
        async with asyncio.timeout(PATIENCE_AT_START):
            while True:
                caller = Caller(self.port)
                try:
                    await caller.call("GET", "/api/me")
                    return
                except Lost:
                    if self._process is None or self._process.returncode is not None:
                        raise
                    await asyncio.sleep(0.02)
                finally:
                    caller.close()

    async def kill(self) -> None:
        """End it at once, as a power cut of the process would."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Ask it to end."""
        await self._end(signal.SIGTERM)

    async def _end(self, kind: int) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(kind)
            await process.wait()

    @property
    def pid(self) -> int:
        """Of the running process."""
        assert self._process is not None
        return self._process.pid

    def complaints(self) -> list[str]:
        """Warnings and errors in the server's log: it has nothing to say while all is well."""
        lines = (self.folder / LOG).read_text(encoding="utf-8").splitlines()
        return [line for line in lines if any(level in line for level in LEVELS)]


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def raise_limit_of_files() -> None:
    """As many sockets as the system lets us have; the server inherits that."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def memory_of(pid: int) -> tuple[int, int]:
    """Bytes in memory now, and at most so far (Linux)."""
    found = {"VmRSS": 0, "VmHWM": 0}
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        name, _, value = line.partition(":")
        if name in found:
            found[name] = int(value.split()[0]) * 1024
    return found["VmRSS"], found["VmHWM"]


def seconds_of(pid: int) -> float:
    """Processor time so far (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
