"""Tables for tests, and somebody who plays at them at random."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Literal

import serai
from serai.games import load
from serai.table.events import MINUTES_OF_BEFORE, Seat
from serai.table.fairness import Seed
from serai.table.table import Table

SEED = Seed("5e" * 32, "a1" * 16)
ANNA = Seat(kind="person", name="Anna")
BEN = Seat(kind="person", name="Ben")
CARL = Seat(kind="person", name="Carl")
BOT = Seat(kind="bot", name="greedy", bot="greedy")
OPEN = Seat()


def opened(
    game: str = "rajas",
    seats: Sequence[Seat] = (ANNA, BEN),
    options: dict[str, Any] | None = None,
    seed: Seed = SEED,
    stand_in: int | None = MINUTES_OF_BEFORE,
) -> Table:
    """A table before its first turn."""
    match = serai.new(game, seats=len(seats), options=options, chance="ask")
    return Table.open(match, seats, seed, stand_in=stand_in)


def reloaded(table: Table) -> Table:
    """The same table from its log alone, with what is kept beside it."""
    events = [record.event for record in table.records]
    names = table.people.names
    found = Table.load(load.all_games(), events, table.seed, table.opening, table.standing, names)
    if table.turn is not None:
        found.restore_turn(table.turn.steps, table.turn.undone)
    return found


def finished(
    game: str,
    seats: Sequence[Seat] = (ANNA, BEN),
    mode: Literal["turn", "step"] = "turn",
    options: dict[str, Any] | None = None,
) -> Table:
    """Somebody has played at random to the end, turn by turn or move by move."""
    table, rng = opened(game, seats, options), random.Random(5)
    while not table.ended:
        turn = table.turn
        assert turn is not None
        if turn.complete:
            table.confirm(turn.seat)
        else:
            table.play(turn.seat, turn.now.notation(rng.choice(turn.now.options)), mode)
    return table


def step(table: Table, rng: random.Random) -> None:
    """Whoever has to decide does something: a move, a step back or forward, or the end."""
    seat = table.to_move
    assert seat is not None
    turn = table.turn
    assert turn is not None
    chance = rng.random()
    if chance < 0.1 and turn.steps:
        table.undo(seat)
    elif chance < 0.15 and turn.undone:
        table.redo(seat)
    elif chance < 0.17 and turn.steps:
        table.reset(seat)
    elif turn.complete:
        table.confirm(seat)
    else:
        move = rng.choice(turn.now.options)
        table.play(seat, turn.now.notation(move))


def first_move(table: Table) -> str:
    """The first offered move of whoever has to decide, in notation."""
    turn = table.turn
    assert turn is not None
    return turn.now.notation(turn.now.options[0])


def commits(table: Table, count: int, rng: random.Random | None = None) -> None:
    """Play until so many more events have happened, or the match is over."""
    rng = rng or random.Random(1)
    until = table.seq + count
    while table.seq < until and table.status == "playing":
        step(table, rng)
