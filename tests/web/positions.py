"""Tables that begin in the middle of a game, where something in particular can be done."""

from __future__ import annotations

from collections.abc import Callable

import serai
from serai.cli.seats import seated
from serai.table.match import Match
from tests.web.conftest import Person
from tests.web.desk import new_table

Wanted = Callable[[Match], bool]


def table_where(person: Person, wanted: Wanted) -> str:
    """The path to a table of Rajas where seat 0 is to move and it is as wanted."""
    match = serai.new("rajas", 2, 1)
    players = seated(["greedy", "random"], "en", 1)
    while match.to_move != 0 or not wanted(match):
        assert match.to_move is not None, "a whole game without such a position"
        match.play(players[match.to_move].choose(match))
    text = match.transcript()
    return "/t/" + new_table(person, "rajas", "me", "random", transcript=text)["table"]


def offered(beginning: str) -> Wanted:
    """A move can be made whose notation begins so."""
    return lambda match: any(match.notation(move).startswith(beginning) for move in match.options)


def leads(asked: str, then: str) -> Wanted:
    """A question of which every answer leads to another one of the same seat."""

    def led(match: Match) -> bool:
        if match.question != asked:
            return False
        for move in match.options:
            trial = match.copy()
            trial.play(move)
            if trial.to_move != match.to_move or trial.question != then:
                return False
        return True

    return led
