"""Work spread over processes; what comes out does not depend on how many there are.

Tasks and results are plain data: a position of the compiled engine cannot travel. Every task says
all that its worker must know, and results come back in the order of the tasks.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 3  # tasks under way for each process


def spread(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, *, pure: bool = False
) -> Generator[Result]:
    """Results in the order of the tasks; `pure`: by processes that run the engine interpreted.

    Close the iterator to stop early: what was not begun is then never begun.
    """
    if jobs <= 1 and not pure:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(
        max(1, jobs), mp_context=get_context("spawn"), initializer=leave_interrupts_to_the_parent
    )
    waiting: deque[Future[Result]] = deque()
    try:
        with environment_of_workers(pure):
            for task in tasks:
                waiting.append(pool.submit(work, task))
                if len(waiting) >= AHEAD * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches all processes of a terminal; one of them is enough to say what is there."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


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
