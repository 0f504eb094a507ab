"""Matches as the storage keeps them: half played, in the middle of a turn, with bots, and over.

Every later version must open them: play on with them, or tell what they are.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import tempfile
from pathlib import Path

from serai.core.game import Game
from serai.house.hosted_table import HostedTable
from serai.house.house import House
from serai.house.protocol import Play, Say, Stand, Undo
from serai.house.requests import SeatWanted, TableWanted
from serai.server.server_house import server_house
from serai.server.storage import SqlStore
from serai.table.match import new_match
from tests.golden import files
from tests.house.playing import ME, OPEN, acted, any_action, guest_of, play_on


def made(game: Game, version: int) -> str:
    """The SQL of a database with matches of one version."""
    with tempfile.TemporaryDirectory() as folder, files.in_the_house(game):
        database = Path(folder) / "stored.db"
        asyncio.run(filled(f"sqlite:///{database}", game, version))
        connection = sqlite3.connect(database)
        try:
            return "".join(f"{line}\n" for line in connection.iterdump())
        finally:
            connection.close()


def opened(path: Path, text: str) -> str:
    """A database made of such SQL; its address."""
    connection = sqlite3.connect(path)
    connection.executescript(text)
    connection.close()
    return f"sqlite:///{path}"


async def filled(url: str, game: Game, version: int) -> None:
    """A finished table for two, one in the middle of a turn, and one with bots."""
    house = server_house(await SqlStore.open(url), None)
    over = await for_two(house, game, version)
    await play_on(house, over, 100_000, random.Random(1))
    half = await for_two(house, game, version)
    await play_on(house, half, over.table.seq // 2, random.Random(2))
    await acted(house, half, "ben", Say(text="Good luck!"))
    if game.habits:
        question = game.habits[0].question
        await acted(house, half, "anna", Stand(seat=0, question=question, answer="never"))
    await begin_a_turn(house, half, random.Random(3))
    turn = half.table.turn
    assert turn is not None
    await acted(house, half, guest_of(half, turn.seat), Undo(seat=turn.seat))
    bots = [SeatWanted(who="bot", bot="random"), SeatWanted(who="bot", bot="random")]
    await house.opener.create("anna", "Anna", beginning(game, version, [ME, *bots]))
    await house.close()


async def begin_a_turn(house: House, hosted: HostedTable, rng: random.Random) -> None:
    """Play until a turn has two steps that are not confirmed."""
    while hosted.table.turn is None or len(hosted.table.turn.steps) < 2:
        turn = hosted.table.turn
        assert turn is not None, "the match is over"
        action = any_action(hosted, rng)
        if not turn.complete:  # rather a step after which the turn goes on
            looks = {move: turn.outlook(move) for move in turn.now.options}
            going_on = [move for move, look in looks.items() if not look.locks and not look.ends]
            if going_on:
                action = Play(seat=turn.seat, move=turn.now.notation(rng.choice(going_on)))
        await acted(house, hosted, guest_of(hosted, turn.seat), action)


async def for_two(house: House, game: Game, version: int) -> HostedTable:
    """A table of "anna" and "ben"."""
    created = await house.opener.create("anna", "Anna", beginning(game, version, [ME, OPEN]))
    await house.seats.sit(created.table, "ben", "Ben", 1, created.invite)
    return await house.tables.hosted(created.table)


def beginning(game: Game, version: int, seats: list[SeatWanted]) -> TableWanted:
    """A table by the rules of a version: new ones are by the newest, files keep theirs."""
    match = new_match(game, len(seats), None, {}, "ask", version)
    return TableWanted(game=game.name, seats=seats, transcript=match.transcript())
