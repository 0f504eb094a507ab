"""Work spread over processes; what comes out does not depend on how many there are.

Tasks and results are plain data: a position of the compiled engine cannot travel. Every task says
all that its worker must know, and results come back in the order of the tasks. Each worker has a
pipe of its own and shares nothing, so it can be ended at any moment.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 3  # tasks begun for each process before the oldest is done
MOST_PER_CORE = 4  # processes; more would only take memory from each other


class WorkerFailed(RuntimeError):
    """A worker broke off at a task; `words` is what it said last."""

    def __init__(self, number: int, words: str) -> None:
        super().__init__(number, words)
        self.number = number
        self.words = words


def spread(
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
    jobs: int,
    *,
    pure: bool = False,
    patience: float | None = None,
) -> Generator[Result]:
    """Results in the order of the tasks; `pure`: by processes that run the engine interpreted.

    With `patience`, a worker that needs more seconds for one task says where it is and dies.
    Close the generator to stop early: what was begun is then broken off.
    """
    if jobs <= 1 and not pure and patience is None:
        yield from map(work, tasks)
        return
    with TemporaryDirectory() as folder:
        most = MOST_PER_CORE * (os.cpu_count() or 1)
        workers = started(work, min(max(1, jobs), most), pure, Path(folder), patience)
        try:
            yield from shared_out(list(workers), iter(tasks))
        except SilentWorker as silent:
            raise WorkerFailed(silent.number, workers[silent.pipe].last_words()) from None
        finally:
            for worker in workers.values():
                worker.process.terminate()
            for pipe, worker in workers.items():
                worker.process.join()
                pipe.close()


@dataclass(frozen=True)
class Worker:
    """A process, and the file into which it writes where it died."""

    process: BaseProcess
    words: Path

    def last_words(self) -> str:
        self.process.join()
        said = self.words.read_text(encoding="utf-8", errors="replace")
        return f"exit code {self.process.exitcode}\n{said}"


class SilentWorker(Exception):
    """A worker has died at a task."""

    def __init__(self, pipe: Connection, number: int) -> None:
        super().__init__(number)
        self.pipe = pipe
        self.number = number


def shared_out(idle: list[Connection], tasks: Iterator[Any]) -> Generator[Any]:
    """Give tasks to whoever is idle, and results back in their order."""
    busy: dict[Connection, int] = {}
    results: dict[int, Any] = {}
    most = AHEAD * len(idle)
    taken = 0
    for number, task in enumerate(tasks):
        pipe = idle.pop()
        pipe.send(task)
        busy[pipe] = number
        while busy and (not idle or number - taken >= most):
            collect(busy, idle, results)
            while taken in results:
                yield results.pop(taken)
                taken += 1
    while busy:
        collect(busy, idle, results)
        while taken in results:
            yield results.pop(taken)
            taken += 1


def collect(busy: dict[Connection, int], idle: list[Connection], results: dict[int, Any]) -> None:
    """Wait until somebody is done."""
    for ready in wait(list(busy)):
        assert isinstance(ready, Connection)
        number = busy.pop(ready)
        try:
            done, result = ready.recv()
        except (EOFError, OSError):
            raise SilentWorker(ready, number) from None
        if not done:
            raise WorkerFailed(number, result)
        results[number] = result
        idle.append(ready)


def started(
    work: Callable[[Any], Any], jobs: int, pure: bool, folder: Path, patience: float | None
) -> dict[Connection, Worker]:
    """New processes, each at the other end of a pipe."""
    context = get_context("spawn")
    workers: dict[Connection, Worker] = {}
    with deaf_to_interrupts(), environment_of_workers(pure):
        for number in range(jobs):
            here, there = context.Pipe()
            words = folder / str(number)
            arguments = (there, work, str(words), patience)
            process = context.Process(target=labour, args=arguments, daemon=True)
            words.touch()
            process.start()
            there.close()
            workers[here] = Worker(process, words)
    return workers


def labour(
    pipe: Connection, work: Callable[[Any], Any], words: str, patience: float | None
) -> None:
    """What a worker does, until nobody gives it tasks any more."""
    with Path(words).open("w", encoding="utf-8") as last_words:
        faulthandler.enable(last_words)
        while True:
            try:
                task = pipe.recv()
            except (EOFError, OSError):
                return
            if patience is not None:
                faulthandler.dump_traceback_later(patience, file=last_words, exit=True)
            try:
                answer = (True, work(task))
            except Exception:
                answer = (False, traceback.format_exc())
            faulthandler.cancel_dump_traceback_later()
            try:
                pipe.send(answer)
            except OSError:  # whoever asked has gone
                return


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C reaches all processes of a terminal: who is born now inherits that it is ignored."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def environment_of_workers(pure: bool) -> Iterator[None]:
    """New processes read the switch for the interpreted engine when they import Serai."""
    before = os.environ.get("SERAI_PURE")
    if pure:
        os.environ["SERAI_PURE"] = "1"
    try:
        yield
    finally:
        if before is not None:
            os.environ["SERAI_PURE"] = before
        elif pure:
            del os.environ["SERAI_PURE"]


def engine_is_compiled() -> bool:
    """Whether the rules of this process run compiled."""
    from serai.core import kernel

    return not str(kernel.__file__).endswith(".py")
