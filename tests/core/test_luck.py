"""Chance by key: even, without an order, and the same compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise

import pytest

from serai.core.luck import Fate

ASKED = [
    (n, sample, event) for n in (2, 6, 64, 1 << 30) for sample in range(30) for event in (0, 1, 9)
]
FAR = [(6, 1 << 40, 3), (6, -1, 5), (6, 3, 1 << 62), (6, 0, -7)]
SEEDS = (0, 1, 2, 12345, 1 << 30, -5, 1 << 80)

ANSWERS = """
from serai.core import luck
from tests.core.test_luck import ASKED, FAR, SEEDS
print(luck.__file__.endswith(".py"))
print([luck.Fate(seed).pick(*asked) for seed in SEEDS for asked in ASKED + FAR])
"""


def evenness(counts: Counter[int], kinds: int) -> float:
    """Chi-square over its mean: about 1 for chance."""
    share = sum(counts.values()) / kinds
    return sum((counts[kind] - share) ** 2 for kind in range(kinds)) / share / (kinds - 1)


@pytest.mark.parametrize("n", [2, 3, 6, 20])
@pytest.mark.parametrize("vary", ["seed", "sample", "event", "high event"])
def test_fate_is_even_whatever_changes(n: int, vary: str) -> None:
    counts: Counter[int] = Counter()
    pairs: Counter[int] = Counter()
    found = []
    for i in range(20_000):
        fate = Fate(i if vary == "seed" else 7)
        sample = i if vary == "sample" else 0
        event = i if vary == "event" else i << 8 if vary == "high event" else 3
        found.append(int(fate.pick(n, sample, event)))
    counts.update(found)
    pairs.update(a * n + b for a, b in pairwise(found))
    assert set(counts) == set(range(n))
    assert evenness(counts, n) < 4
    assert evenness(pairs, n * n) < 3  # neighbours have nothing to do with each other


def test_seed_sample_and_event_are_not_the_same_thing() -> None:
    def throws(seed: int, sample: int, event: int) -> list[int]:
        fate = Fate(seed)
        return [int(fate.pick(1 << 20, sample + i, event)) for i in range(4)]

    ways = [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)]
    assert len({tuple(throws(*way)) for way in ways}) == len(ways)


def test_fate_does_not_depend_on_who_asked_before() -> None:
    fate, other = Fate(11), Fate(11)
    forward = {asked: fate.pick(*asked) for asked in ASKED}
    backward = {asked: other.pick(*asked) for asked in reversed(ASKED)}
    assert forward == backward
    assert all(0 <= found < n for (n, _, _), found in forward.items())


def test_a_little_more_to_choose_from_changes_little() -> None:
    """Where one plan has used something up, what the others meet stays nearly the same."""
    fate = Fate(3)
    for event in range(200):
        one, other = fate.pick(30, 0, event), fate.pick(31, 0, event)
        assert other - one in (0, 1)


def test_fate_is_the_same_compiled_and_interpreted() -> None:
    outputs = []
    for pure in ("0", "1"):
        env = {**os.environ, "SERAI_PURE": pure}
        run = [sys.executable, "-W", "ignore", "-c", ANSWERS]
        done = subprocess.run(run, env=env, capture_output=True, text=True, check=True)
        outputs.append(done.stdout.splitlines())
    assert outputs[1][0] == "True", "SERAI_PURE=1 must run the sources"
    assert outputs[0][1] == outputs[1][1]
