"""Matches of every version of the rules that the storage has kept, in every state."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from serai.core.speech import Problem
from serai.house.house import House
from serai.house.protocol import Ok, Redo
from serai.server.bot_pool import BotPool
from serai.server.server_house import server_house
from serai.server.storage import SqlStore
from serai.table import transcript
from tests.golden import files, stored
from tests.golden.advice import advice
from tests.house.playing import BOT, ME, a_table, acted, any_action, guest_of, play_on

GAMES = files.all_games()
STORED = [
    (game, version)
    for game in GAMES
    for version in files.versions_of(game)
    if (files.folder_of(game, version) / files.STORED).exists()
]
PLAYED = [(game, version) for game, version in STORED if version in GAMES[game].versions]
RETIRED = [(game, version) for game, version in STORED if version not in GAMES[game].versions]


def in_the_house_of(
    game: str, version: int, folder: Path, scene: Callable[[House], Awaitable[None]]
) -> None:
    """A house that opens on a stored database."""

    async def run(url: str) -> None:
        house = server_house(await SqlStore.open(url), None)
        await house.open()
        try:
            await scene(house)
        finally:
            await house.close()

    text = files.unpacked(files.folder_of(game, version) / files.STORED)
    with files.in_the_house(GAMES[game]):
        asyncio.run(run(stored.opened(folder / "stored.db", text)))


def test_rules_that_are_played_have_stored_matches() -> None:
    assert {("pebbles", 1), ("pebbles", 2)} <= set(PLAYED)


@pytest.mark.parametrize(("game", "version"), PLAYED)
def test_stored_matches_are_gone_on_with_by_the_rules_they_began_with(
    game: str, version: int, tmp_path: Path
) -> None:
    async def scene(house: House) -> None:
        tables = (await house.lists.of_guest("anna")).tables
        assert len(tables) == 3
        assert {(one.game, one.version, one.shelved) for one in tables} == {(game, version, None)}
        for one in tables:
            hosted = await house.tables.hosted(one.table)
            table = hosted.table
            assert table.match.version == version
            if table.status == "over" or any(seat.kind == "bot" for seat in table.seats):
                continue
            assert table.turn is not None
            assert table.turn.steps, "the turn in progress is still there"
            assert table.turn.undone
            seat = table.turn.seat
            answer = await acted(house, hosted, guest_of(hosted, seat), Redo(seat=seat))
            assert isinstance(answer, Ok)
            assert len(hosted.chat) == 1
            await play_on(house, hosted, 100_000, random.Random(1))
            assert hosted.table.match.over
            assert hosted.table.hash == (await house.tables.hosted(one.table)).row.head_hash
        for one in tables:
            if (await house.tables.hosted(one.table)).table.ended:
                text = await house.whole.transcript(one.table, "anna")
                assert text.split("\n")[1] == f"game {game} {version}"
                assert transcript.replayed(GAMES, text, None).over

    try:
        in_the_house_of(game, version, tmp_path, scene)
    except Problem as problem:
        what = f"a stored match cannot be gone on with: {problem}"
        pytest.fail(advice(game, version, what), pytrace=False)


@pytest.mark.parametrize(("game", "version"), RETIRED)
def test_stored_matches_of_retired_rules_are_told(game: str, version: int, tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        tables = (await house.lists.of_guest("anna")).tables
        assert len(tables) == 3
        for one in tables:
            assert one.shelved is not None
            assert one.shelved.key == "rules-retired"
            kept = await house.whole.kept(one.table, "anna")
            assert (kept.game, kept.version) == (game, version)
            assert transcript.parts_of(await house.whole.transcript(one.table, "anna"))

    in_the_house_of(game, version, tmp_path, scene)


def test_a_bot_that_was_to_move_when_the_server_stopped_moves_when_it_starts(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def before() -> str:
        house = server_house(await SqlStore.open(url), None)
        created = await a_table(house, "rajas", ME, BOT)
        hosted = await house.tables.hosted(created.table)
        rng = random.Random(1)
        while hosted.table.to_move == 0:
            await acted(house, hosted, "anna", any_action(hosted, rng))
        await house.close()
        return created.table

    async def after(table: str) -> None:
        house = server_house(await SqlStore.open(url), BotPool(1))
        await house.open()
        async with asyncio.timeout(60):
            while (await house.tables.hosted(table)).table.to_move != 0:
                await asyncio.sleep(0.05)
        await house.close()

    asyncio.run(after(asyncio.run(before())))
