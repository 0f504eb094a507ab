"""The house as a page without a server would have it: a store in memory, bots that are called.

Nothing of the server is in this process but what tests of others have brought.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from serai.games import load
from serai.house.act_effects import SUBSTITUTE
from serai.house.aside import AtOnce
from serai.house.hash_chain import verify_chain
from serai.house.hosted_table import HostedTable
from serai.house.house import House
from serai.house.protocol import (
    AnswerTakeback,
    AnyFrame,
    AskTakeback,
    At,
    Chat,
    ComeBack,
    Log,
    Ok,
    Redo,
    Say,
    StandIn,
    State,
    Told,
    Undo,
)
from serai.house.requests import KeptTold, SeatWanted
from serai.house.subscription import Subscription
from serai.table.events import TakenBack
from tests.house.bots_here import FirstOffered, RealBots
from tests.house.playing import (
    FRAMES,
    ME,
    SteadyClock,
    a_table,
    acted,
    any_action,
    asked,
    for_two,
    guest_of,
    listening,
    only,
    play_on,
)
from trials.memory import MemoryStore

GAMES = load.names()
MINUTES = 300
PATIENCE = 120  # seconds until a test has gone wrong

Scene = Callable[[House], Awaitable[None]]


def alone(scene: Scene, store: MemoryStore | None = None, bots: FirstOffered | None = None) -> None:
    """Let something happen in a house without a server."""

    async def run() -> None:
        house = House(store or MemoryStore(), bots or RealBots(), AtOnce())
        await house.open()
        try:
            async with asyncio.timeout(PATIENCE):
                await scene(house)
        finally:
            await house.close()

    asyncio.run(run())


def taken(line: Subscription) -> list[AnyFrame]:
    """All frames that wait for somebody."""
    return [FRAMES.decode(frame) for frame in iter(line.take, None)]


async def goes_on(house: House, hosted: HostedTable, rng: random.Random) -> None:
    """One act of a person; or a bot has its turn."""
    seat = hosted.table.to_move
    if seat is None or hosted.table.bot_due is not None:
        await asyncio.sleep(0)
    else:
        action = any_action(hosted, rng)
        assert isinstance(await acted(house, hosted, guest_of(hosted, seat), action), Ok)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_a_bot_is_played_to_its_end(game: str) -> None:
    async def scene(house: House) -> None:
        created = await a_table(house, game, ME, SeatWanted(who="bot", bot="random"))
        hosted = await house.tables.hosted(created.table)
        line = await listening(house, hosted, "anna")
        rng = random.Random(1)
        while not hosted.table.ended:
            await goes_on(house, hosted, rng)
        frames = taken(line)
        assert only(frames, State)[-1].status == "over"
        assert only(frames, Log)[-1].events[-1].kind == "ended"
        assert (await house.lists.of_guest("anna")).tables[0].status == "over"
        assert (await house.whole.transcript(created.table, "anna")).startswith("serai transcript")
        assert b'"turns"' in await house.whole.course(created.table, "anna")
        kept: KeptTold = await house.whole.kept(created.table, "anna")
        assert kept.ended == "finished"
        again = await house.opener.rematch(created.table, "anna")
        assert (await house.lists.told(again.table, "anna")).status == "playing"
        stored = await house.tables.stored(created.table)
        assert verify_chain(stored.events) is None

    alone(scene)


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_undone_and_made_again(game: str) -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, game)
        rng = random.Random(2)
        while (turn := hosted.table.turn) is None or not turn.steps:
            await goes_on(house, hosted, rng)
        seat, made = turn.seat, list(turn.steps)
        guest = guest_of(hosted, seat)
        assert isinstance(await acted(house, hosted, guest, Undo(seat=seat)), Ok)
        assert hosted.table.turn is not None
        assert hosted.table.turn.steps == made[:-1]
        house.tables.forget(hosted)
        hosted = await house.tables.hosted(hosted.row.id)
        assert isinstance(await acted(house, hosted, guest, Redo(seat=seat)), Ok)
        assert hosted.table.turn is not None
        assert hosted.table.turn.steps == made

    alone(scene)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_taken_back_if_the_other_agrees(game: str) -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, game)
        await play_on(house, hosted, 4, random.Random(3))
        assert isinstance(await acted(house, hosted, "anna", AskTakeback(seat=0)), Ok)
        assert isinstance(await acted(house, hosted, "ben", AnswerTakeback(seat=1, yes=True)), Ok)
        event = hosted.table.records[-1].event
        assert isinstance(event, TakenBack)
        past = await asked(house, hosted, "anna", At(seq=event.to, seat=0))
        assert isinstance(past, Told)
        assert past.state is not None
        [now] = only(taken(await listening(house, hosted, "anna")), State)
        assert past.state.view == now.view

    alone(scene)


def test_a_bot_stands_in_until_the_person_comes_back() -> None:
    bots = FirstOffered()
    bots.gate.clear()

    async def scene(house: House) -> None:
        clock = SteadyClock(house)
        hosted = await for_two(house, "merv", stand_in=MINUTES)
        seat = hosted.table.to_move
        assert seat is not None
        away, other = guest_of(hosted, seat), guest_of(hosted, 1 - seat)
        clock.wait(MINUTES)
        assert isinstance(await acted(house, hosted, other, StandIn(seat=seat)), Ok)
        while not bots.asked:
            await asyncio.sleep(0)
        assert bots.asked[0].spec == SUBSTITUTE
        before = len(hosted.table.lines)
        bots.gate.set()
        while len(hosted.table.lines) == before:
            await asyncio.sleep(0)
        while hosted.table.to_move != 1 - seat:
            await asyncio.sleep(0)
        assert isinstance(await acted(house, hosted, away, ComeBack(seat=seat)), Ok)
        assert hosted.table.seats[seat].stand_in == ""

    alone(scene, bots=bots)


def test_what_was_stored_is_there_when_the_house_opens_again() -> None:
    store = MemoryStore()
    kept: list[tuple[str, str]] = []

    async def before(house: House) -> None:
        hosted = await for_two(house, "agra")
        await play_on(house, hosted, 10, random.Random(4))
        assert isinstance(await acted(house, hosted, "ben", Say(text="Good night")), Ok)
        kept.append((hosted.row.id, hosted.table.hash))

    async def later(house: House) -> None:
        [(table, head)] = kept
        hosted = await house.tables.hosted(table)
        assert hosted.table.hash == head
        [chat] = only(taken(await listening(house, hosted, "anna")), Chat)
        assert [line.text for line in chat.lines] == ["Good night"]
        await play_on(house, hosted, 1, random.Random(5))

    alone(before, store)
    alone(later, store)
