"""One flood after the other, each after a time without."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import serai
from trials import floods
from trials.floods.client import Client, asked
from trials.floods.flood import KINDS
from trials.floods.people import Times, percentiles, ping, play
from trials.report import Paper, arguments, table

TABLES = 10  # with two people each, all at addresses of their own
PATIENCE = 60.0
LINES = 1000  # of a long match
NUMBERS = {"seconds": (15, "how long each flood lasts")}
HEAD = ["flood", "answer 50 %", "95 %", "rival 50 %", "95 %", "ping 50 %", "95 %", "at a stretch"]
HEAD += ["99.9 %", "most", "processor", "MB", "sent", "refused"]


@asynccontextmanager
async def server(folder: Path) -> AsyncIterator[tuple[int, Process]]:
    """`serai serve` with its usual limits."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    words = ("serve", "--port", str(port), "--database", f"sqlite:///{folder}/db")
    module = ("-m", "trials.floods.watched")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *module, *words), stdout=PIPE, limit=10_000_000
    )
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(OSError):
                    (await Client.open(port, "127.0.0.1")).close()
                    break
                await asyncio.sleep(0.1)
        yield port, process
    finally:
        process.terminate()
        await process.wait()


def long_match() -> str:
    """A transcript of a match that takes long to play."""
    rng = random.Random(5)
    match = serai.new("agra", seats=2, seed=5)
    for _ in range(LINES):
        if match.over:
            break
        match.play(rng.choice(match.options))
    return match.transcript()


def megabytes(pid: int) -> float:
    """Memory of a process."""
    text = Path(f"/proc/{pid}/statm").read_text(encoding="ascii")
    return int(text.split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


async def stretches(process: Process) -> list[float]:
    """What the server has computed at a stretch, each time, since it was asked last."""
    process.send_signal(signal.SIGUSR1)
    assert process.stdout is not None
    while not (line := await process.stdout.readline()).startswith(b"["):
        pass
    return list(json.loads(line))


class Trial:
    """The server, the people, and a table of what they noticed."""

    def __init__(self, port: int, process: Process, seconds: float) -> None:
        self.port = port
        self.process = process
        self.seconds = seconds
        self.times = [Times()]
        self.rows: list[list[str]] = []

    async def run(self, kinds: list[str], folder: Path) -> None:
        """All floods."""
        text = long_match()
        file = folder / "match.txt"
        file.write_text(text, encoding="utf-8")
        body = {"game": "agra", "seats": [{"who": "me"}] * 2, "transcript": text}
        made, _ = await asked(self.port, "127.0.4.1", "/api/tables", body)
        people = [play(self.port, nth, self.times) for nth in range(TABLES)]
        people.append(ping(self.port, made["table"], self.times))
        tasks = [asyncio.create_task(one) for one in people]
        await asyncio.sleep(3)
        for kind in kinds:
            await self.measure("–")
            words = (kind, str(self.port), made["table"], str(file))
            flood = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "trials.floods.flood", *words), stdout=PIPE, stderr=DEVNULL
            )
            await asyncio.sleep(2)
            await self.measure(kind)
            flood.terminate()
            out, _ = await flood.communicate()
            self.rows[-1][-2:] = [str(one) for one in json.loads(out).values()]
            await asyncio.sleep(2)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if not isinstance(result, asyncio.CancelledError):
                self.rows.append([f"somebody was thrown out: {result!r}", *[""] * (len(HEAD) - 1)])

    async def measure(self, name: str) -> None:
        """One row."""
        await stretches(self.process)
        self.times.append(Times())
        await asyncio.sleep(self.seconds)
        spent = await stretches(self.process)
        row = [name]
        for values in self.times[-1].lists.values():
            row += [f"{1000 * one:.0f}" for one in percentiles(values, 0.5, 0.95)]
        row += [f"{1000 * one:.1f}" for one in percentiles(spent, 0.95, 0.999, 1.0)]
        row += [f"{sum(spent) / self.seconds:.0%}", f"{megabytes(self.process.pid):.0f}", "", ""]
        self.rows.append(row)


async def tried(kinds: list[str], seconds: float, out: Paper) -> None:
    """Everything, told at the end."""
    with tempfile.TemporaryDirectory(prefix="serai-floods-") as folder:
        async with server(Path(folder)) as (port, process):
            trial = Trial(port, process, seconds)
            await trial.run(kinds, Path(folder))
            begun = time.perf_counter()
        ended = time.perf_counter() - begun
    out.write(table(HEAD, trial.rows))
    out.write(f"Milliseconds; the load of this computer is {os.getloadavg()[0]:.0f}.")
    out.write(f"The server ended {ended:.2f} s after the signal.")


def main() -> None:
    """Read what is wanted, and do it."""
    parser = arguments("floods", floods.__doc__, NUMBERS)
    parser.add_argument("kinds", nargs="*", help=", ".join(KINDS))
    args = parser.parse_args()
    asyncio.run(tried(args.kinds or list(KINDS), args.seconds, Paper(args.no_colour)))


if __name__ == "__main__":
    main()
