"""A game whose values cannot be does not stop the house: the others are listed and played."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import serai
from serai.games import load
from serai.house.bots import BotFailed
from serai.house.requests import Games, Health, SeatWanted, TableWanted
from serai.server.bot_pool import COMMAND
from serai.server.bot_process import BotProcess
from serai.server.bot_worker import Request
from tests.games.broken import box_text
from tests.server.workers import TABLE, job_of
from trials.process import Server
from trials.wire import Caller

IMPOSSIBLE = '[agra.corrections.imperial.left-1]\ngood = "curry"\n'


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Processes that are started from here have a box in which two bowls are alike."""
    assert load.playable() == list(serai.games())  # this process keeps to our own values
    path = tmp_path / "secret folder" / "box.toml"
    path.parent.mkdir()
    path.write_text(box_text("agra", IMPOSSIBLE))
    monkeypatch.setenv("SERAI_BOX", str(path))
    monkeypatch.setenv("PYTHONWARNINGS", "ignore")
    return path


def test_the_server_starts_lists_the_others_and_says_what_is_wrong(
    box: Path, tmp_path: Path
) -> None:
    async def story() -> None:
        server = Server(tmp_path)
        await server.start()
        try:
            await server.ready()
            caller = Caller(server.port)
            games = (await caller.call("GET", "/api/games")).read(Games)
            assert [game.name for game in games.games] == ["merv", "rajas"]
            [broken] = games.broken
            assert broken.name == "agra"
            assert set(broken.texts) == set(serai.LANGUAGES)
            for text in broken.texts.values():
                for word in ("imperial.toml", "bowl right-1", "good", "curry", "box.toml"):
                    assert word in text
                assert "secret folder" not in text, "our folders are nobody's business"
            assert (await caller.call("GET", "/api/health")).read(Health).ok
            seats = [SeatWanted(who="me"), SeatWanted(who="bot", bot="greedy")]
            refused = await caller.call(
                "POST", "/api/tables", TableWanted(game="agra", seats=seats)
            )
            assert (refused.status, refused.trouble) == (409, "box-values")
            assert b"secret folder" not in refused.body
            caller.close()
        finally:
            await server.stop()
        [complaint] = [line for line in server.complaints() if "agra" in line]
        assert f"{box.parent.name}/{box.name}" in complaint
        assert "bowl right-1" in complaint

    asyncio.run(story())


def test_a_bot_worker_has_the_box_of_the_server(box: Path) -> None:
    async def asked(game: str) -> list[str]:
        match = serai.new(game, seats=2, seed=1)
        seat = match.to_move
        assert seat is not None
        process = await BotProcess.started(COMMAND)
        try:
            request = Request(TABLE, job_of(match), seat, "random", 20.0)
            return (await process.think(request, 60.0)).moves
        finally:
            await process.end()

    assert asyncio.run(asked("rajas"))
    with pytest.raises(BotFailed, match="bowl right-1"):
        asyncio.run(asked("agra"))
