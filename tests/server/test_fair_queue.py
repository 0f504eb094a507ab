"""A queue in which guests get turns, not whoever asks most."""

from __future__ import annotations

import random

from serai.server.fair_queue import FairQueue


def served(queue: FairQueue[str]) -> list[str]:
    found = []
    while (one := queue.next()) is not None:
        found.append(one)
    return found


def test_guests_have_turns_and_what_each_waits_for_comes_in_order() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(4):
        queue.join(["anna"], f"a{n}")
    for n in range(2):
        queue.join(["ben"], f"b{n}")
    queue.join(["clara"], "c0")
    assert len(queue) == 7
    assert served(queue) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]
    assert len(queue) == 0


def test_who_comes_again_after_a_turn_comes_after_those_who_wait() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.join(["anna"], "a0")
    queue.join(["ben"], "b0")
    assert queue.next() == "a0"
    queue.join(["anna"], "a1")
    assert served(queue) == ["b0", "a1"]


def test_what_several_wait_for_comes_with_the_first_and_costs_the_others_nothing() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(3):
        queue.join(["greedy"], f"g{n}")
    queue.join(["greedy", "ben"], "both")
    queue.join(["ben"], "b0")
    assert served(queue) == ["g0", "both", "g1", "b0", "g2"]


def test_what_has_had_its_turn_goes_before_all_others() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.join(["anna"], "a0")
    queue.join_ahead("again")
    assert len(queue) == 2
    assert served(queue) == ["again", "a0"]


def test_who_leaves_is_not_served() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.join(["anna", "ben"], "both")
    queue.join(["anna"], "a0")
    queue.join_ahead("again")
    for gone in ("both", "again", "again", "never there"):
        queue.leave(gone)
    assert served(queue) == ["a0"]


def test_nobody_is_forgotten_or_waits_longer_than_one_turn_of_everybody() -> None:
    rng = random.Random(1)
    queue: FairQueue[int] = FairQueue()
    guests = "abcdefgh"
    waiting: dict[int, tuple[list[str], int]] = {}  # and how many turns it has waited
    for n in range(3000):
        if rng.random() < 0.5 or not waiting:
            whose = rng.sample(guests, rng.choice((1, 1, 2)))
            ahead = sum(bool({*whose} & {*others}) for others, _ in waiting.values())
            queue.join(whose, n)
            waiting[n] = (whose, (ahead + 1) * len(guests))
        else:
            served_ = queue.next()
            assert served_ is not None
            del waiting[served_]
            for key, (whose, left) in waiting.items():
                assert left > 0, key
                waiting[key] = (whose, left - 1)
    left_over = []
    while (one := queue.next()) is not None:
        left_over.append(one)
    assert sorted(left_over) == sorted(waiting)
