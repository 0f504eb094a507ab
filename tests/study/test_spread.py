import os
import time
from itertools import count

import pytest

from serai.study.spread import WorkerFailed, engine_is_compiled, spread


def square(n: int) -> int:
    return n * n


def compiled(_: int) -> bool:
    return engine_is_compiled()


def test_results_come_in_the_order_of_the_tasks() -> None:
    assert list(spread(square, range(30), 2)) == [n * n for n in range(30)]
    assert list(spread(square, range(5), 1)) == [0, 1, 4, 9, 16]


def test_tasks_without_end_can_be_stopped() -> None:
    results = spread(square, count(), 2)
    assert [next(results) for _ in range(5)] == [0, 1, 4, 9, 16]
    results.close()


def test_workers_can_run_the_sources() -> None:
    before = os.environ.get("SERAI_PURE")
    assert list(spread(compiled, [0], 1, pure=True)) == [False]
    assert os.environ.get("SERAI_PURE") == before


def broken(n: int) -> int:
    return 1 // n


def vanished(n: int) -> int:
    os._exit(3)


def test_a_worker_that_fails_says_why() -> None:
    with pytest.raises(WorkerFailed, match="ZeroDivisionError") as caught:
        list(spread(broken, [1, 0], 2))
    assert caught.value.number == 1
    with pytest.raises(WorkerFailed, match="exit code 3"):
        list(spread(vanished, [1], 2))


def test_a_worker_that_hangs_says_where() -> None:
    with pytest.raises(WorkerFailed, match="in hanging"):
        list(spread(hanging, [1], 1, patience=0.2))


def hanging(n: int) -> None:
    while n:
        time.sleep(0.01)


def test_slow_tasks_do_not_change_the_order() -> None:
    assert list(spread(slow_if_even, range(7), 2)) == list(range(7))


def slow_if_even(n: int) -> int:
    time.sleep(0.05 * (n % 2 == 0))
    return n
