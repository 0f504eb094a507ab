"""One thread writes. It takes all jobs that wait, does them in one transaction, commits once.

A commit costs a flush of the disk, whatever is in it; with many tables at play, waiting jobs share
one. Each job has its own savepoint: one that fails takes nothing from the others. Nobody hears
of a success before it is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from serai.house.store import Conflict, StorageTrouble

MOST_TOGETHER = 256

T = TypeVar("T")


class _Job(Struct):
    """Something to do with the database, and who waits for it."""

    work: Callable[[Connection], Any]
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class Writer:
    """The only one who writes to the database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False
        self._door = Lock()  # nothing may be queued behind the sign to stop
        self._transaction = Lock()  # one at a time, or somebody who must not meet any
        self._thread = Thread(target=self._run, name="serai-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Have `work` done. It happens even if nobody waits for the future any more."""
        future: asyncio.Future[T] = self._loop.create_future()
        with self._door:
            if self._closed:
                raise StorageTrouble("closed")
            self._jobs.put(_Job(work, future))
        return future

    async def alone(self, work: Callable[[], T]) -> T:
        """Have `work` done between two transactions: who writes waits for it, and does not fail."""

        def between() -> T:
            with self._transaction:
                return work()

        return await asyncio.to_thread(between)

    def waiting(self) -> int:
        """How many jobs nobody has begun yet."""
        return self._jobs.qsize()

    async def close(self) -> None:
        """Finish what waits, then stop."""
        with self._door:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            batch: list[_Job] = []
            job = self._jobs.get()
            with contextlib.suppress(Empty):
                while job is not None:
                    batch.append(job)
                    if len(batch) == MOST_TOGETHER:
                        break
                    job = self._jobs.get_nowait()
            going = job is not None
            if batch:
                with self._transaction:
                    self._commit(batch)
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
                    self._loop.call_soon_threadsafe(_tell, batch)

    def _commit(self, batch: list[_Job]) -> None:
        try:
            with self._engine.begin() as connection:
                for job in batch:
                    _attempt(connection, job)
        except Exception as error:  # whatever it is, somebody waits for an answer
            reason = str(error.orig) if isinstance(error, DBAPIError) else str(error)
            for job in batch:
                job.error = StorageTrouble(reason)
                job.error.__cause__ = error


def _attempt(connection: Connection, job: _Job) -> None:
    """Do one job. Raises only what means that the whole transaction is lost."""
    try:
        with connection.begin_nested():
            job.result = job.work(connection)
    except IntegrityError as error:
        job.error = Conflict(str(error.orig))
    except (DataError, ProgrammingError) as error:
        job.error = error
    except DBAPIError:
        raise
    except Exception as error:  # the job's own affair
        job.error = error


def _tell(batch: list[_Job]) -> None:
    for job in batch:
        if job.future.done():  # cancelled
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
