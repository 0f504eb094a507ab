"""Matches that an earlier version stored half played; every later version must finish them.

`python -m tests.golden.stored VERSION` writes tests/golden/stored-VERSION.sql, once for a released
version of the database or of a game's rules. Files that exist are never written anew.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

import serai
from serai.server.house import House
from serai.server.protocol import Say, SeatWanted, Stand, TableWanted, Undo
from serai.server.storage import Store
from tests.server.houses import acted, any_action, for_two, guest_of, play_on

HERE = Path(__file__).parent
EVENTS = {"rajas": 60, "agra": 60, "merv": 16}  # about half a match


async def half_played(url: str) -> None:
    """A table of each game for two, in the middle of a turn, and one for a person and a bot."""
    house = House(await Store.open(url), None)
    for nth, game in enumerate(serai.games()):
        rng = random.Random(nth)
        hosted = await for_two(house, game)
        await play_on(house, hosted, EVENTS[game], rng)
        await acted(house, hosted, "ben", Say(text="Good luck!"))
        if hosted.table.game.habits:
            question = hosted.table.game.habits[0].question
            await acted(house, hosted, "anna", Stand(seat=0, question=question, answer="never"))
        while hosted.table.turn is None or len(hosted.table.turn.steps) < 2:
            seat = hosted.table.to_move
            assert seat is not None
            await acted(house, hosted, guest_of(hosted, seat), any_action(hosted, rng))
        seat = hosted.table.turn.seat
        await acted(house, hosted, guest_of(hosted, seat), Undo(seat=seat))
    seats = [SeatWanted(who="me"), SeatWanted(who="bot"), SeatWanted(who="bot", bot="random")]
    await house.create("anna", "Anna", TableWanted(game="merv", seats=seats))
    await house.close()


def main() -> None:
    """Write the file of a new version."""
    target = HERE / f"stored-{sys.argv[1]}.sql"
    with tempfile.TemporaryDirectory() as folder, target.open("x", encoding="utf-8") as file:
        database = Path(folder) / "stored.db"
        asyncio.run(half_played(f"sqlite:///{database}"))
        for line in sqlite3.connect(database).iterdump():
            file.write(f"{line}\n")


if __name__ == "__main__":
    main()
