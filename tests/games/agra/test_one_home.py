"""Every number of the data stands once: whoever changes it there plays with the new one."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

from serai.core import data
from serai.core.data import DataError
from serai.games.agra import components, tables
from tests.games.damaging import record_text

PACKAGE = components.PACKAGE
FILES = data.component_files(PACKAGE)

# Run in a process of its own: the data are read when the game is imported.
SCRIPT = """
import json, sys
from serai.core import data, kernel
from serai.core.kernel import Desk
from serai.core.luck import Luck

texts = json.load(sys.stdin)
data.load = lambda package, file: data.parse(file, texts[file])

from serai.games.agra import components, tables
from serai.games.agra.game import GAME

numbers = {name: int(getattr(tables, name.upper())) for name in components.NUMBERS}
broken = set()
for seats in (2, 3, 4):
    luck = Luck(seats)
    state = GAME.new(Desk(), seats, GAME.settle(seats, {}), GAME.version)
    kernel.advance(state, luck)
    while state.stack:
        broken.add(GAME.audit(state))
        kernel.play(state, state.desk.moves[luck.pick(kernel.ask(state))], luck)
print(json.dumps([numbers, sorted(broken)]))
"""

TOGETHER = {"side": 7, "farmer_start": 4, "covers": 8, "farmers": 4}
"""Values that hang together, or upon the shape of the board: what they become."""

FROM_ONE = ("double_favour_from", "farmer_start")  # counted from 1 in the data, from 0 in the rules
COUNTED = ("covered", "meditation_spaces", "top_step")  # follow from other records


def changed(name: str, value: int) -> int:
    """Another value that the rules can work with."""
    return TOGETHER.get(name, value + 1)


def test_whoever_changes_a_number_in_the_data_plays_with_it() -> None:
    texts = {}
    wanted = {}
    for file in FILES:
        text = data.read_text(PACKAGE, file)
        for name, value in components.read_numbers(data.parse(file, text)).items():
            old = record_text(PACKAGE, file, name)
            new = changed(name, value)
            text = text.replace(old, re.sub(r"value = \d+", f"value = {new}", old))
            wanted[name] = new - 1 if name in FROM_ONE else new
        texts[file] = text
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input=json.dumps(texts),
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    numbers, broken = json.loads(done.stdout)
    assert {name: numbers[name] for name in wanted} == wanted
    assert set(wanted) == set(components.NUMBERS) - set(COUNTED)
    assert broken == [""]


def test_no_number_of_the_data_is_the_same_by_accident() -> None:
    """The changed data differ from ours wherever they can."""
    same = [name for name, value in components.NUMBERS.items() if changed(name, value) == value]
    assert sorted(same) == ["covers", "farmers"]


def test_a_number_that_nobody_wrote_down_is_named() -> None:
    with pytest.raises(DataError, match=r"value tea_rupees: id"):
        components.number("tea_rupees")


def test_more_workers_than_fit_with_the_cook() -> None:
    numbers = {**components.NUMBERS, "workers": 3, "cook_workers": 3}
    court = data.load(PACKAGE, "court.toml")
    with pytest.raises(DataError, match=r"value workers: value: found 3, allowed: more than the 3"):
        components.check_together(court, numbers)


def test_named_goods_are_where_the_rules_expect_them() -> None:
    for number, name in enumerate(components.GOOD_NAMES):
        assert getattr(tables, name.upper(), number) == number
