"""Work spread over processes; what comes out does not depend on how many there are.

Tasks and results are plain data: a position of the compiled engine cannot travel. Every task says
all that its worker must know, and results come back in the order of the tasks. Each worker has a
pipe of its own and shares nothing, so it can be ended at any moment.
"""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 3  # tasks begun for each process before the oldest is done


class WorkerFailed(RuntimeError):
    """A worker broke off; the text is what it said last."""


def spread(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, *, pure: bool = False
) -> Generator[Result]:
    """Results in the order of the tasks; `pure`: by processes that run the engine interpreted.

    Close the generator to stop early: what was begun is then broken off.
    """
    if jobs <= 1 and not pure:
        yield from map(work, tasks)
        return
    workers = started(work, max(1, jobs), pure)
    try:
        yield from shared_out(list(workers), iter(tasks))
    finally:
        for pipe, process in workers.items():
            pipe.close()
            process.terminate()
        for process in workers.values():
            process.join()


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
        try:
            done, result = ready.recv()
        except EOFError:
            raise WorkerFailed("—") from None
        if not done:
            raise WorkerFailed(result)
        results[busy.pop(ready)] = result
        idle.append(ready)


def started(work: Callable[[Any], Any], jobs: int, pure: bool) -> dict[Connection, BaseProcess]:
    """New processes, each at the other end of a pipe."""
    context = get_context("spawn")
    workers: dict[Connection, BaseProcess] = {}
    with deaf_to_interrupts(), environment_of_workers(pure):
        for _ in range(jobs):
            here, there = context.Pipe()
            process = context.Process(target=labour, args=(there, work), daemon=True)
            process.start()
            there.close()
            workers[here] = process
    return workers


def labour(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """What a worker does, until nobody gives it tasks any more."""
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, work(task))
        except Exception:
            answer = (False, traceback.format_exc())
        pipe.send(answer)


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
