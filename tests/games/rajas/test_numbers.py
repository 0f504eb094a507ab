"""Numbers have one home: what stands in the data is what is played, and nothing else."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from serai.core import data
from serai.core.data import DataError
from serai.games.rajas import components, tables

PACKAGE = "serai.games.rajas"
SOURCES = Path(components.__file__).parents[1]

OTHERS = {
    "front_money": 3, "terrace_dice": 2, "balcony_dice": 3, "harbour_pips": 4,
    "portuguese_spaces": 5, "last_space": 30, "bridge_after": 11,
    "money_length": 118, "fame_length": 59, "alignment_sum": 60, "money_per_fame_field": 3,
    "fame_worker": 9, "money_worker": 13, "start_fame": 2, "start_karma": 2, "karma_max": 2,
    "start_dice_per_colour": 2, "hands_basic": 12, "hands_navaratnas": 9, "dice_per_colour": 11,
    "workers_active": 4, "workers_inactive": 3, "workers_max_basic": 6,
    "workers_max_navaratnas": 7, "level_min": 3, "level_max": 6,
}  # fmt: skip
"""Another value for each number with which the rules still work."""

FIXED = {"last_space", "workers_inactive"}  # as many as there are records, or places on the board

FOR_READERS = {"money_length", "fame_length", "workers_inactive"}
"""Other numbers are checked by them; no rule asks for them, so they have no table."""

CHANGED_PLAY = r"""
import json, sys
import serai
from serai.core import data

others = json.loads(sys.argv[1])
read = data.read_text

def corrected(package, file):
    text = read(package, file)
    for name, value in others.items() if package == "serai.games.rajas" else ():
        head, found, rest = text.partition(f'id = "{name}"\nvalue = ')
        if found:
            text = head + found + str(value) + "\n" + rest.partition("\n")[2]
    return text

data.read_text = corrected
from serai.games.rajas import tables

m = serai.new("rajas", seats=4, seed=3, options={"ganga": True})
begun = m.to_json()
while not m.over:
    m.play(m.options[len(m.options) // 2])
    law = m.game.audit(m.state)
    assert not law, law
found = {name: getattr(tables, name.upper()) for name in others if hasattr(tables, name.upper())}
print(json.dumps({"tables": found, "begun": begun}))
"""


def test_every_number_of_the_data_is_named_here() -> None:
    assert set(OTHERS) == set(components.NUMBERS)
    assert {name for name in OTHERS if OTHERS[name] == components.NUMBERS[name]} == FIXED


def test_a_game_is_played_with_the_numbers_of_the_data() -> None:
    """A process whose data differ in every number plays by these numbers."""
    script = [sys.executable, "-c", CHANGED_PLAY, json.dumps(OTHERS)]
    done = subprocess.run(script, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["tables"] == {name: n for name, n in OTHERS.items() if name not in FOR_READERS}
    player = told["begun"]["players"][0]
    assert (player["karma"], player["fame"], player["workers"]) == (2, 2, 4)
    assert set(player["levels"].values()) == {3}
    assert [len(dice) for dice in player["dice"].values()] == [2, 2, 2, 2]


def test_no_number_of_the_data_stands_in_the_tables_again() -> None:
    tree = ast.parse((SOURCES / "tables.py").read_text(encoding="utf-8"))
    literals = [
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
    ]
    assert [name for name in literals if name.lower() in components.NUMBERS] == []
    for name in set(components.NUMBERS) - FOR_READERS:
        assert getattr(tables, name.upper()) == components.NUMBERS[name]


def test_rooms_for_the_spaces_of_the_board_come_from_the_data() -> None:
    board = serai.new("rajas", seats=4, seed=1).state.board  # type: ignore[attr-defined]
    whole = data.load(PACKAGE, "board.toml").record("total", "total-4")
    assert len(board) == whole.whole("spaces", 1, 99)


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("karma_max", 4, "a whole number from 1 to 3"),
        ("start_karma", 3, None),
        ("harbour_pips", 7, "a whole number from 1 to 6"),
        ("dice_per_colour", 16, "a whole number from 4 to 15"),
        ("workers_inactive", 2, "a whole number from 3 to 3"),
        ("level_min", 5, "at most level_max, which is 4"),
        ("workers_active", 6, "at most workers_max_basic, which is 5"),
        ("hands_navaratnas", 11, "at most hands_basic, which is 10"),
        ("start_dice_per_colour", 3, "at most 2"),
        ("fame_worker", 61, "at most fame_length, which is 60"),
    ],
)
def test_numbers_with_which_the_rules_cannot_work_are_refused(
    name: str, value: int, allowed: str | None
) -> None:
    file = next(file for file, limits in components.LIMITS.items() if name in limits)
    head, found, rest = data.read_text(PACKAGE, file).partition(f'id = "{name}"\nvalue = ')
    text = head + found + str(value) + "\n" + rest.partition("\n")[2]
    readers = {"board.toml": components.read_numbers, "tracks.toml": components.read_tracks}
    if allowed is None:
        readers[file](data.parse(file, text))
        return
    with pytest.raises(DataError) as error:
        readers[file](data.parse(file, text))
    assert str(error.value) == f"{file}: value {name}: value: found {value}, allowed: {allowed}"
