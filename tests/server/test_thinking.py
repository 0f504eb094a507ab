"""Bots at tables: whose turn they take, what they may cost, and that none is ever given up."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from serai.house import bot_turns
from serai.house.bot_costs import MOST
from serai.house.hosted_table import HostedTable
from serai.house.house import House
from serai.house.protocol import SeatBot
from serai.house.requests import SeatWanted
from serai.house.store import StorageTrouble
from serai.server import bot_pool as pool
from serai.server.bot_pool import BotPool
from tests.house.bots_here import FirstOffered
from tests.house.playing import BOT, ME, OPEN, a_table, acted, any_action, denied, guest_of
from tests.server.browsing import SETTINGS, Browser
from tests.server.houses import app_over, health_of, in_a_house, sql_of
from tests.server.workers import worker_that

# --- a bot that is asked ---


async def play_until_asked(
    house: House, hosted: HostedTable, bots: FirstOffered, times: int
) -> None:
    """Play for all people until bots have been asked so many times."""
    rng = random.Random(1)
    async with asyncio.timeout(60):
        while len(bots.asked) < times:
            seat = hosted.table.to_move
            if seat is not None and hosted.table.seats[seat].kind == "person":
                await acted(house, hosted, guest_of(hosted, seat), any_action(hosted, rng))
            else:
                await asyncio.sleep(0.01)


@pytest.mark.parametrize("trouble", [RuntimeError("nobody has thought of this"), MemoryError()])
def test_a_bot_is_asked_again_whatever_went_wrong(
    trouble: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "AGAIN", 0.01)
    bots = FirstOffered(trouble)

    async def scene(house: House) -> None:
        created = await a_table(house, "merv", ME, BOT)
        hosted = await house.tables.hosted(created.table)
        await play_until_asked(house, hosted, bots, 3)

    in_a_house(scene, bots=bots)


def test_a_bot_takes_a_turn_of_anybody_who_plays_at_its_table() -> None:
    bots = FirstOffered()

    async def scene(house: House) -> None:
        created = await a_table(house, "rajas", ME, OPEN, BOT)
        await house.seats.sit(created.table, "ben", "Ben", 1, created.invite)
        hosted = await house.tables.hosted(created.table)
        await play_until_asked(house, hosted, bots, 2)

    in_a_house(scene, bots=bots)
    assert {one.guests for one in bots.asked} == {("anna", "ben")}


def test_the_host_of_tables_for_others_takes_no_turn_of_theirs() -> None:
    bots = FirstOffered()

    async def scene(house: House) -> None:
        created = await a_table(house, "rajas", OPEN, BOT)
        await house.seats.sit(created.table, "ben", "Ben", 0, created.invite)
        hosted = await house.tables.hosted(created.table)
        await play_until_asked(house, hosted, bots, 2)

    in_a_house(scene, bots=bots)
    assert {one.guests for one in bots.asked} == {("ben",)}


# --- what a bot may cost ---


@pytest.mark.parametrize(
    ("spec", "param"),
    [
        ("greedy:width=51", "width"),
        ("greedy:area=all, width = 1000", "width"),
        ("learned:width=1000,nodes=10000000", "width"),
        ("learned:nodes=20001", "nodes"),
        (" learned :best=100", "best"),
        ("learned:narrow=99999999999999", "narrow"),
    ],
)
def test_a_bot_that_would_think_too_long_is_refused_at_a_new_table_and_at_a_seat(
    spec: str, param: str
) -> None:
    async def scene(house: House) -> None:
        with denied(409, "bot-cost") as refused:
            await a_table(house, "rajas", ME, SeatWanted(who="bot", bot=spec))
        most = MOST[spec.partition(":")[0].strip()][param]
        assert refused.value.details == {"given": spec, "param": param, "most": most}
        created = await a_table(house, "rajas", ME, OPEN)
        hosted = await house.tables.hosted(created.table)
        with denied(409, "bot-cost"):
            await acted(house, hosted, "anna", SeatBot(seat=1, bot=spec))
        assert hosted.table.seats[1].kind != "bot"

    in_a_house(scene)


def test_a_bot_may_look_as_far_as_that() -> None:
    async def scene(house: House) -> None:
        for name, most in MOST.items():
            params = ",".join(f"{param}={number}" for param, number in most.items())
            seat = SeatWanted(who="bot", bot=f"{name}:{params}")
            hosted = await house.tables.hosted((await a_table(house, "rajas", ME, seat)).table)
            assert hosted.table.seats[1].bot == f"{name}:{params}"

    in_a_house(scene)


# --- whether the house is well ---


def test_the_house_is_well_only_if_its_bots_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "LONGEST_PAUSE", 0.05)
    worker_that("say(moves=['any'])", tmp_path)
    path, away = tmp_path / "worker.py", tmp_path / "away"

    async def scene(house: House) -> None:
        assert isinstance(house.bots, BotPool)
        assert (await health_of(house).check()).ok
        path.rename(away)
        house.bots.renew()
        told = await health_of(house).check()
        assert (told.ok, told.wrong) == (False, "bots")
        assert told.bots is not None
        assert (told.bots.processes, told.bots.ready) == (1, 0)
        away.rename(path)
        while not told.ok:
            told = await health_of(house).check()
        assert house.tables.by_name == {}

    in_a_house(scene, bots=BotPool(1, 0.5, command=(pool.COMMAND[0], str(path))))


def test_who_asks_whether_the_house_is_well_is_told_503_if_not() -> None:
    async def scene(house: House) -> None:
        browser = Browser(app_over(house, SETTINGS))
        answer = await browser.get("/api/health")
        assert answer.status == 200
        assert answer.json["ok"]

        async def fails(table: str) -> None:
            raise StorageTrouble("nothing can be read")

        sql_of(house).load = fails  # type: ignore[method-assign]
        browser = Browser(
            app_over(house, SETTINGS)
        )  # who asked before is told the same for a while
        answer = await browser.get("/api/health")
        assert (answer.status, answer.trouble) == (503, "unwell")
        assert answer.json["trouble"]["args"] == {"what": "tables"}
        assert answer.header("retry-after") is not None

    in_a_house(scene)
