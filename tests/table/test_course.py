"""The course of a match has the turns of the game, however its moves were sent."""

from __future__ import annotations

from typing import Literal

import pytest

import serai
from serai.core.kernel import Desk, Rule
from serai.table.course import course_of
from serai.table.events import Opened
from serai.table.replaying import opened, play_line
from serai.table.table import Table
from tests.table.tables import ANNA, BEN, CARL, SEED, finished

PEOPLE = (ANNA, BEN, CARL)
GAMES = [("agra", 2), ("rajas", 2), ("merv", 1), ("merv", 2), ("merv", 3)]


def imported(table: Table) -> Table:
    """The same match out of its transcript: what a seat decides in a row is one event."""
    match = serai.replay(table.match.transcript())
    return Table.open(match, PEOPLE[: match.seats], SEED)


def true_turns(table: Table) -> list[int]:
    """Whose they were: each is a rule of its own that was on the stack when somebody decided."""
    first = table.records[0].event
    assert isinstance(first, Opened)
    match = opened(table.game, first, table.opening, Desk())
    found: list[Rule] = []
    for line in table.lines:
        for rule in match.state.stack:
            if type(rule).__name__ == "Turn" and not any(rule is one for one in found[-1:]):
                found.append(rule)
        play_line(match, line)
    return [int(rule.by) for rule in found]


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("mode", ["turn", "step"])
def test_its_turns_are_those_of_the_game(
    game: str, seats: int, mode: Literal["turn", "step"]
) -> None:
    table = finished(game, PEOPLE[:seats], mode)
    true = true_turns(table)
    for one in (table, imported(table)):
        course = course_of(one)
        assert [turn.turn for turn in course.turns] == true
        seqs = [turn.seq for turn in course.turns]
        assert seqs == sorted(seqs)
        assert course.turns[-1].scores == [own.score for own in course.end]
    if game == "merv":  # three years of four phases; what is chosen for the Vizier is no turn
        assert len(true) == 12 * seats
