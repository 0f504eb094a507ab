"""Hints at a table: answered to who asked, told to everybody, and never waited for."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from serai.bots.thoughts import think
from serai.games import load
from serai.house.bots import Job
from serai.house.hosted_table import HostedTable
from serai.house.house import House
from serai.house.protocol import (
    AskTakeback,
    Confirm,
    EventTold,
    Hint,
    HintTold,
    Log,
    Ok,
    Play,
    Refused,
    State,
    Told,
)
from serai.server import bot_worker
from serai.server.bot_pool import COMMAND, BotPool
from serai.server.bot_worker import Request, Thinker
from serai.server.server_house import server_house
from serai.server.storage import SqlStore
from serai.server.told_hints import ADVISER
from serai.study import advice
from serai.table.events import DECODER, ENCODER, Hinted, Opened
from serai.table.match import new_match
from tests.bots.test_belief import plant
from tests.house.playing import (
    BOT,
    ME,
    OPEN,
    a_table,
    acted,
    asked,
    denied,
    for_two,
    heard,
    listening,
    play_on,
)
from tests.server.houses import in_a_house, sql_of
from tests.server.workers import worker_that

GAMES = load.all_games()


def with_bots(
    scene: Callable[[House], Awaitable[None]],
    command: tuple[str, ...] = COMMAND,
    budget: float = 30.0,
) -> None:
    """Let something happen in a house whose bots think in processes."""

    async def run() -> None:
        house = server_house(await SqlStore.open("sqlite://"), BotPool(1, budget, command=command))
        await house.open()
        try:
            await scene(house)
        finally:
            await house.close()

    asyncio.run(run())


async def my_turn(house: House, hosted: HostedTable) -> None:
    """Wait until the bots have moved."""
    async with asyncio.timeout(60):
        while hosted.table.to_move != 0 and hosted.table.status == "playing":
            await asyncio.sleep(0.02)


async def hinted(
    house: House, hosted: HostedTable, guest: str | None = "anna", seat: int = 0
) -> HintTold:
    answer = await asked(house, hosted, guest, Hint(seat=seat))
    assert isinstance(answer, Told), answer
    assert answer.hint is not None
    return answer.hint


def hints_in(frames: Sequence[object]) -> list[EventTold]:
    events = [event for frame in frames if isinstance(frame, Log) for event in frame.events]
    return [event for event in events if event.kind == "hinted"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_bot_tells_what_it_would_do(game: str) -> None:
    async def scene(house: House) -> None:
        hosted = await house.tables.hosted((await a_table(house, game, ME, BOT)).table)
        await my_turn(house, hosted)
        told = await hinted(house, hosted)
        assert told.seat == 0
        assert 1 <= len(told.turns) <= 3
        offered = {hosted.table.match.notation(move) for move in hosted.table.match.options}
        assert {turn.steps[0].move for turn in told.turns} <= offered
        assert told.doubt is None or told.doubt.key.startswith("advice-")

    with_bots(scene)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_can_be_played_by_hints(game: str) -> None:
    """Each step is the first one of the best turn; the table tells of them now and then."""

    async def scene(house: House) -> None:
        hosted = await house.tables.hosted((await a_table(house, game, ME, BOT)).table)
        asked_for = 0
        while hosted.table.status == "playing":
            await my_turn(house, hosted)
            turn = hosted.table.turn
            if turn is None:
                continue
            action: Play | Confirm = Confirm(seat=0)
            if not turn.complete:
                told = await hinted(house, hosted)
                asked_for += 1
                action = Play(seat=0, move=told.turns[0].steps[0].move, commit="turn")
            answer = await acted(house, hosted, "anna", action)
            assert isinstance(answer, Ok), (action, answer)
        assert asked_for > 20
        assert 10 < hosted.table.hints(0) <= asked_for

    with_bots(scene)


def test_it_is_about_the_steps_that_only_the_seat_knows() -> None:
    async def scene(house: House) -> None:
        hosted = await house.tables.hosted((await a_table(house, "agra", ME, BOT)).table)
        await my_turn(house, hosted)
        first = await hinted(house, hosted)
        for _ in range(3):
            step = first.turns[0].steps[0].move
            await acted(house, hosted, "anna", Play(seat=0, move=step))
            turn = hosted.table.turn
            if turn is None or turn.complete or not turn.steps:
                return
            first = await hinted(house, hosted)
            offered = [turn.now.notation(move) for move in turn.now.options]
            assert first.turns[0].steps[0].move in offered

    with_bots(scene)


def test_everybody_is_told_once_and_only_who_asked_gets_it() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, "rajas", help="hints")
        seat = hosted.table.to_move
        assert seat is not None
        guest, other = ("anna", "ben") if seat == 0 else ("ben", "anna")
        watcher = await listening(house, hosted, None)
        rival = await listening(house, hosted, other)
        await heard(watcher)
        await heard(rival)
        told = await hinted(house, hosted, guest, seat)
        assert await hinted(house, hosted, guest, seat) == told, "asked again"
        for subscription in (watcher, rival):
            frames = await heard(subscription)
            assert [event.seat for event in hints_in(frames)] == [seat]
            assert not any(isinstance(frame, Told) for frame in frames)
            assert "worth" not in str(frames)
        assert hosted.table.hints(seat) == 1
        assert hosted.table.hints(1 - seat) == 0
        with denied(403, "not-your-seat"):
            await asked(house, hosted, other, Hint(seat=seat))
        with denied(401, "no-identity"):
            await asked(house, hosted, None, Hint(seat=seat))
        refused = await asked(house, hosted, other, Hint(seat=1 - seat))
        assert isinstance(refused, Refused), "it is not their turn"
        assert refused.trouble.key == "illegal"

    with_bots(scene)


def test_what_is_in_the_draft_stays_when_a_hint_is_asked_for() -> None:
    async def scene(house: House) -> None:
        hosted = await house.tables.hosted((await a_table(house, "rajas", ME, BOT)).table)
        await my_turn(house, hosted)
        assert isinstance(await acted(house, hosted, "anna", Play(seat=0, move="quarry")), Ok)
        await hinted(house, hosted)
        turn = hosted.table.turn
        assert turn is not None
        assert turn.steps == ["quarry"]
        stored = await sql_of(house).load(hosted.row.id)
        assert stored is not None
        assert stored.draft is not None
        assert json.loads(stored.draft.steps) == ["quarry"]
        house.tables.by_name.clear()
        again = await house.tables.hosted(hosted.row.id)
        assert again.table.hash == hosted.table.hash
        assert again.table.hints(0) == 1
        assert again.table.help == "hints"

    with_bots(scene)


def test_a_takeback_goes_back_over_hints() -> None:
    async def scene(house: House) -> None:
        hosted = await house.tables.hosted((await a_table(house, "rajas", ME, BOT)).table)
        await my_turn(house, hosted)
        await hinted(house, hosted)
        before = list(hosted.table.lines)
        move = hosted.table.match.notation(hosted.table.match.options[0])
        await acted(house, hosted, "anna", Play(seat=0, move=move, commit="step"))
        await my_turn(house, hosted)
        assert isinstance(await acted(house, hosted, "anna", AskTakeback(seat=0)), Ok)
        assert hosted.table.lines == before
        assert hosted.table.hints(0) == 1

    with_bots(scene)


# --- what a table allows ---


@pytest.mark.parametrize(
    ("seats", "wanted", "help_"),
    [
        ((ME, BOT), None, "hints"),
        ((ME,), None, "hints"),
        ((ME, BOT), "rules", "rules"),
        ((ME, OPEN), None, "rules"),
        ((ME, ME), None, "rules"),
        ((ME, OPEN), "hints", "hints"),
    ],
)
def test_hints_are_usual_where_nobody_else_plays(
    seats: tuple[object, ...], wanted: str | None, help_: str
) -> None:
    async def scene(house: House) -> None:
        created = await a_table(house, "merv", *seats, help=wanted)  # type: ignore[arg-type]
        hosted = await house.tables.hosted(created.table)
        assert hosted.table.help == help_
        [state] = [
            one
            for one in await heard(await listening(house, hosted, "anna"))
            if isinstance(one, State)
        ]
        assert state.help == help_

    in_a_house(scene)


def test_a_table_without_hints_gives_none() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        seat = hosted.table.to_move
        assert seat is not None
        guest = ("anna", "ben")[seat]
        refused = await asked(house, hosted, guest, Hint(seat=seat))
        assert isinstance(refused, Refused)
        assert refused.trouble.key == "no-hints"
        assert hosted.table.hints(seat) == 0

    with_bots(scene)


def test_a_table_of_before_is_one_without_hints() -> None:
    first = {"kind": "opened", "at": 1, "game": "rajas", "version": 3, "seats": [], "options": {}}
    event = DECODER.decode(msgspec.json.encode({**first, "commitment": "c", "lines": []}))
    assert isinstance(event, Opened)
    assert event.help == "rules"
    assert b"help" not in ENCODER.encode(event), "the bytes of the log stay as they were"
    assert DECODER.decode(ENCODER.encode(Hinted(at=2, seat=1))) == Hinted(at=2, seat=1)


def test_another_match_goes_on_with_the_same_help() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, "rajas", help="hints")
        rng = random.Random(3)
        await play_on(house, hosted, 10_000, rng)
        created = await house.opener.rematch(hosted.row.id, "anna")
        assert (await house.tables.hosted(created.table)).table.help == "hints"

    in_a_house(scene)


# --- when no bot can answer ---


@pytest.mark.parametrize(
    "body",
    [
        "time.sleep(60)",
        "sys.exit(3)",
        "os.kill(os.getpid(), 9)",
        "print('what?', flush=True)",
        "say(moves=[], error='broken')",
        "say(moves=['front'])",
    ],
)
def test_a_worker_that_is_slow_killed_or_confused_is_a_kind_refusal(
    body: str, tmp_path: Path
) -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, "rajas", help="hints")
        seat = hosted.table.to_move
        assert seat is not None
        began = time.monotonic()
        for _ in range(2):
            refused = await asked(house, hosted, ("anna", "ben")[seat], Hint(seat=seat))
            assert isinstance(refused, Refused)
            assert refused.trouble.key == "no-thought"
        assert time.monotonic() - began < 20
        assert hosted.table.hints(seat) == 1
        answer = await acted(house, hosted, ("anna", "ben")[seat], Play(seat=seat, move="quarry"))
        assert isinstance(answer, Ok), "the game goes on"

    with_bots(scene, worker_that(body, tmp_path), budget=1.0)


def test_without_bots_there_are_no_hints() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, "rajas", help="hints")
        seat = hosted.table.to_move
        assert seat is not None
        refused = await asked(house, hosted, ("anna", "ben")[seat], Hint(seat=seat))
        assert isinstance(refused, Refused)
        assert refused.trouble.key == "no-thought"

    in_a_house(scene)


# --- secrets ---


def test_a_hint_does_not_depend_on_what_others_hide(monkeypatch: pytest.MonkeyPatch) -> None:
    agra = GAMES["agra"]
    match = new_match(agra, 3, 5, {}, "seeded")
    seat = match.to_move
    assert seat is not None
    monkeypatch.setattr(Thinker, "match_of", lambda *_: match)
    states: list[list[int]] = []

    def spied(state: object, *given: object) -> object:
        states.append([player.rupees for player in state.players])  # type: ignore[attr-defined]
        return think(state, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(advice, "think", spied)
    job = Job("agra", agra.version, 3, "{}", None, [])
    request = Request("t", job, seat, ADVISER, 20.0, hint=True)
    before = Thinker().hint(request)
    plant(match.state, seat)
    assert Thinker().hint(request) == before
    assert len(states) == 2
    assert states[0] == states[1]
    assert all(money < 7000 for bags in states for money in bags)


def test_the_request_names_nothing_that_is_hidden() -> None:
    """The worker is told what a transcript tells, and makes the belief itself."""
    fields = {one.name for one in msgspec.structs.fields(bot_worker.Request)}
    assert fields == {"table", "job", "seat", "bot", "seconds", "think", "hint", "steps"}
