"""Component values stand in the data files alone: correct one there, and it is played with."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from serai.core import data
from serai.core.data import DataError
from serai.games.merv import components
from tests.games.damaging import record_text
from tests.games.merv.test_damaged_data import READERS

PACKAGE = components.PACKAGE
SCALARS = [(file.name, record.id) for file in data.load_all(PACKAGE) for record in file.of("value")]
FIXED = {"walls_of_colour", "gates_of_colour", "white_upgrades", "library_most"}
"""Numbers that cannot grow: pieces, positions and colours are as many as they are."""

PLAYED = r"""
import re, sys
from serai.core import data

printed = data.read_text

def one_more(text):
    return re.sub(r"(?m)^value = (\d+)$", lambda found: f"value = {int(found[1]) + 1}", text)

def corrected(package, file):
    if not package.endswith(".merv"):
        return printed(package, file)
    records = printed(package, file).split("[[value]]")
    text = "[[value]]".join(
        part if any(f'id = "{name}"' in part for name in sys.argv[1:]) else one_more(part)
        for part in records
    )
    return text.replace("wealth = [", "wealth = [1, ")  # a fourth year

data.read_text = corrected
import serai
from serai.core.luck import Luck
from serai.games.merv import components, tables

for name, number in components.NUMBERS.items():
    print(name, number, getattr(tables, name.upper()))
for seats in (1, 2, 4):
    luck = Luck(7)
    match = serai.new("merv", seats=seats, seed=1)
    while not match.over:
        match.play(match.options[luck.pick(len(match.options))])
        assert not match.game.audit(match.state), match.game.audit(match.state)
    match.view(0)
    print("years", match.view(0)["year"], match.view(0)["printed"]["tracks"]["favour"]["top"])
"""


@pytest.mark.parametrize(("file", "name"), SCALARS, ids=[name for _, name in SCALARS])
def test_a_single_number_is_corrected_or_refused_by_its_reader(file: str, name: str) -> None:
    part = record_text(PACKAGE, file, name)
    more = re.sub(r"value = (\d+)", lambda found: f"value = {int(found[1]) + 1}", part)
    whole = data.parse(file, data.read_text(PACKAGE, file).replace(part, more))
    if name in FIXED:
        with pytest.raises(DataError, match=f"value {name}"):
            READERS[file](whole)
        return
    found = READERS[file](whole)
    numbers = found if isinstance(found, dict) else found.numbers
    assert numbers[name] == components.number(name) + 1


@pytest.mark.slow
def test_every_single_number_is_played_with_as_it_is_corrected() -> None:
    """All of them one higher, in a process of their own: rules, laws and view follow."""
    run = [sys.executable, "-c", PLAYED, *sorted(FIXED)]
    told = subprocess.run(run, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr[-2000:]
    lines = [line.split() for line in told.stdout.splitlines()]
    years = [line for line in lines if line[0] == "years" and len(line) == 3][1:]
    assert years == [["years", "4", "11"]] * 3
    for name, read, played in lines[: len(components.NUMBERS)]:
        scalar = name in {one for _, one in SCALARS} - FIXED
        assert int(read) == components.number(name) + scalar
        assert int(played) == int(read) - (name == "raid_from")
