"""The house: what may be done when, what happens once, and what lasts."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.core.speech import Problem
from serai.house.house import House
from serai.house.protocol import (
    AnswerTakeback,
    AskTakeback,
    Ok,
    Play,
    Redo,
    Refused,
    Reset,
    Resign,
    Stale,
    State,
    Undo,
)
from serai.house.requests import BranchWanted, SeatWanted, TableWanted
from serai.house.store import StorageTrouble
from serai.server.server_house import server_house
from serai.server.storage import SqlStore
from tests.house.playing import (
    BOT,
    FRAMES,
    ME,
    a_table,
    acted,
    any_action,
    denied,
    for_two,
    guest_of,
    heard,
    listening,
    moment,
    new_act,
    only,
    play_on,
)
from tests.server.houses import health_of, in_a_house, sql_of


def test_who_waits_for_a_table_that_is_forgotten_gets_it_anew() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        seat = hosted.table.to_move
        assert seat is not None
        act = new_act(hosted, any_action(hosted, random.Random(1)))
        async with hosted.lock:
            doing = house.acts.act(hosted.row.id, guest_of(hosted, seat), act)
            waiting = asyncio.create_task(doing)
            await asyncio.sleep(0.01)
            house.tables.forget(hosted)
        assert b'"ok"' in await waiting
        fresh = await house.tables.hosted(hosted.row.id)
        assert fresh is not hosted
        assert moment(fresh) > moment(hosted)

    in_a_house(scene)


def test_only_the_seat_acts_and_only_at_the_right_moment() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        seat = hosted.table.to_move
        assert seat is not None
        move = hosted.table.match.notation(hosted.table.match.options[0])
        play = Play(seat=seat, move=move)
        for guest, status, key in ((None, 401, "no-identity"), ("carl", 403, "not-your-seat")):
            with denied(status, key):
                await house.acts.act(hosted.row.id, guest, new_act(hosted, play))
        other = guest_of(hosted, 1 - seat)
        with denied(403, "not-your-seat"):
            await house.acts.act(hosted.row.id, other, new_act(hosted, play))
        refused = await acted(house, hosted, other, Play(seat=1 - seat, move=move))
        assert isinstance(refused, Refused)
        assert refused.trouble.refusal is not None
        assert refused.trouble.refusal.name == "not-your-turn"
        early = new_act(hosted, play)
        guest = guest_of(hosted, seat)
        assert isinstance(await acted(house, hosted, guest, play), Ok)
        late = await house.acts.act(hosted.row.id, guest, early)
        assert b'"stale"' in late

    in_a_house(scene)


def test_the_same_act_gets_the_same_answer_even_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    kept: list[Any] = []

    async def before(house: House) -> None:
        hosted = await for_two(house)
        rng = random.Random(1)
        for _ in range(40):
            seat = hosted.table.to_move
            assert seat is not None
            guest = guest_of(hosted, seat)
            act = new_act(hosted, any_action(hosted, rng))
            answer = await house.acts.act(hosted.row.id, guest, act)
            kept.append((hosted.row.id, guest, act, answer))
            for _ in range(2):
                assert await house.acts.act(hosted.row.id, guest, act) == answer
        kept.append((hosted.table.seq, hosted.table.hash, hosted.table.rev))

    async def after(house: House) -> None:
        where = kept.pop()
        for table, guest, act, answer in kept:
            assert await house.acts.act(table, guest, act) == answer
        table = (await house.tables.hosted(kept[0][0])).table
        assert (table.seq, table.hash, table.rev) == where

    in_a_house(before, url)
    in_a_house(after, url)


@pytest.mark.parametrize("game", serai.games())
def test_a_draft_survives_the_end_of_the_server(game: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    kept: list[Any] = []

    async def before(house: House) -> None:
        hosted = await for_two(house, game)
        rng = random.Random(2)
        while not (hosted.table.turn and hosted.table.turn.steps and hosted.table.turn.undone):
            seat = hosted.table.to_move
            assert seat is not None
            guest = guest_of(hosted, seat)
            turn = hosted.table.turn
            assert turn is not None
            action = Undo(seat=seat) if len(turn.steps) > 1 else any_action(hosted, rng)
            await acted(house, hosted, guest, action)
        turn = hosted.table.turn
        kept.extend([hosted.row.id, turn.steps, turn.undone, turn.now.digest(), hosted.table.rev])

    async def after(house: House) -> None:
        hosted = await house.tables.hosted(kept[0])
        turn = hosted.table.turn
        assert turn is not None
        assert [turn.steps, turn.undone, turn.now.digest(), hosted.table.rev] == kept[1:]
        guest = guest_of(hosted, turn.seat)
        assert isinstance(await acted(house, hosted, guest, Redo(seat=turn.seat)), Ok)
        assert isinstance(await acted(house, hosted, guest, Reset(seat=turn.seat)), Ok)

    in_a_house(before, url)
    in_a_house(after, url)


def test_a_takeback_between_people_and_at_one_screen() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        await play_on(house, hosted, 12, random.Random(6))
        assert isinstance(await acted(house, hosted, "anna", AskTakeback(seat=0)), Ok)
        assert hosted.table.takeback is not None
        assert isinstance(await acted(house, hosted, "ben", AnswerTakeback(seat=1, yes=True)), Ok)
        assert hosted.table.to_move == 0
        created = await a_table(house, "rajas", ME, ME)
        screen = await house.tables.hosted(created.table)
        await play_on(house, screen, 12, random.Random(6))
        before = screen.table.match.digest()
        assert isinstance(await acted(house, screen, "anna", AskTakeback(seat=0)), Ok)
        assert screen.table.match.digest() != before

    in_a_house(scene)


def test_after_the_end_there_are_a_transcript_a_rematch_and_branches() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, "merv")
        branch = BranchWanted(table=hosted.row.id, seq=5)
        wanted = TableWanted(game="merv", seats=[ME, ME], branch=branch)
        with denied(409, "not-finished"):
            await house.opener.create("anna", "Anna", wanted)
        with denied(409, "not-finished"):
            await house.opener.rematch(hosted.row.id, "anna")
        await play_on(house, hosted, 10_000, random.Random(7))
        text = await house.whole.transcript(hosted.row.id, None)
        assert serai.replay(text).digest() == hosted.table.match.digest()
        with denied(403, "not-your-seat"):
            await house.opener.rematch(hosted.row.id, "carl")
        again = await house.opener.rematch(hosted.row.id, "anna")
        assert (await house.opener.rematch(hosted.row.id, "ben")).table == again.table
        assert hosted.row.next == again.table
        seats = (await house.tables.hosted(again.table)).seats
        assert [one.guest for one in seats] == ["anna", "ben"]
        created = await house.opener.create("anna", "Anna", wanted)
        side = await house.tables.hosted(created.table)
        assert side.table.match.digest() == hosted.table.match_after(5).digest()
        with pytest.raises(Problem):
            await house.opener.create(
                "anna", "Anna", TableWanted(game="agra", seats=[ME, ME], branch=branch)
            )
        imported = TableWanted(game="merv", seats=[ME, ME], transcript=text)
        opened = await house.opener.create("anna", "Anna", imported)
        finished = await house.tables.hosted(opened.table)
        assert finished.table.status == "over"

    in_a_house(scene)


def test_what_cannot_be_opened() -> None:
    async def scene(house: House) -> None:
        with denied(409, "nobody"):
            await a_table(house, "rajas", BOT, BOT)
        with denied(409, "bot"):
            await a_table(house, "rajas", ME, SeatWanted(who="bot", bot="genius"))
        for wanted in (
            {"game": "chess", "seats": [ME, ME]},
            {"game": "rajas", "seats": [ME]},
            {"game": "rajas", "seats": [ME, ME], "options": {"nonsense": True}},
            {"game": "rajas", "seats": [ME, ME], "options": {"ganga": 7}},
            {"game": "rajas", "seats": [ME, ME], "transcript": "nonsense"},
        ):
            with pytest.raises(Problem):
                await house.opener.create("anna", "Anna", TableWanted(**wanted))

    in_a_house(scene)


def test_what_cannot_be_stored_has_not_happened() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        line = await listening(house, hosted, "anna")
        await heard(line)
        seat = hosted.table.to_move
        assert seat is not None
        before = hosted.table.seq
        append = sql_of(house).append

        async def fails(change: object) -> int | None:
            raise StorageTrouble("the disk is full")

        sql_of(house).append = fails  # type: ignore[method-assign]
        action = any_action(hosted, random.Random(8))
        with pytest.raises(StorageTrouble):
            await acted(house, hosted, guest_of(hosted, seat), action)
        sql_of(house).append = append  # type: ignore[method-assign]
        assert only(await heard(line), State) == []
        again = await house.tables.hosted(hosted.row.id)
        assert again is not hosted, "it is read anew from what is stored"
        assert again.table.seq == before
        assert isinstance(await acted(house, again, guest_of(again, seat), action), Ok)

    in_a_house(scene)


def test_an_act_happens_even_if_the_caller_has_gone() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        seat = hosted.table.to_move
        assert seat is not None
        act = new_act(hosted, any_action(hosted, random.Random(9)))
        before = moment(hosted)
        waiting = asyncio.create_task(house.acts.act(hosted.row.id, guest_of(hosted, seat), act))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0.1)
        assert moment(hosted) > before

    in_a_house(scene)


def test_two_houses_on_one_database_never_both_win(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def scene(house: House) -> None:
        hosted = await for_two(house)
        other = server_house(await SqlStore.open(url), None)
        twin = await other.tables.hosted(hosted.row.id)
        seat = hosted.table.to_move
        assert seat is not None
        guest = guest_of(hosted, seat)
        action = any_action(hosted, random.Random(10))
        assert isinstance(await acted(house, hosted, guest, action), Ok)
        with denied(409, "busy"):
            await acted(other, twin, guest, action)
        fresh = await other.tables.hosted(hosted.row.id)
        assert fresh.table.rev == hosted.table.rev
        await other.close()

    in_a_house(scene, url)


def test_health_creates_moves_reads_and_leaves_nothing_behind() -> None:
    async def scene(house: House) -> None:
        checking = health_of(house)
        health = await checking.check()
        assert health.ok
        assert (await house.lists.of_guest("health")).tables == []
        assert await checking.check() is health

        async def fails(table: str) -> None:
            raise StorageTrouble("nothing can be read")

        sql_of(house).load = fails  # type: ignore[method-assign]
        broken = await health_of(house).check()
        assert (broken.ok, broken.wrong) == (False, "tables")
        assert (await house.lists.of_guest("health")).tables == []
        assert house.tables.by_name == {}

    in_a_house(scene)


def test_stale_is_told_with_where_the_table_is() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        seat = hosted.table.to_move
        assert seat is not None
        guest = guest_of(hosted, seat)
        act = new_act(hosted, Undo(seat=seat))
        await acted(house, hosted, guest, any_action(hosted, random.Random(11)))

        answer = FRAMES.decode(await house.acts.act(hosted.row.id, guest, act))
        turn = hosted.table.turn
        rev = hosted.table.rev if turn is not None and turn.seat == seat else 0
        assert answer == Stale(id=act.id, seq=hosted.table.seq, rev=rev)

    in_a_house(scene)


def test_giving_up_is_answered_again_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    kept: list[Any] = []

    async def before(house: House) -> None:
        hosted = await for_two(house)
        act = new_act(hosted, Resign(seat=1))
        kept.extend([hosted.row.id, act, await house.acts.act(hosted.row.id, "ben", act)])

    async def after(house: House) -> None:
        table, act, answer = kept
        assert await house.acts.act(table, "ben", act) == answer
        with denied(403, "not-your-seat"):
            await house.acts.act(table, "carl", act)

    in_a_house(before, url)
    in_a_house(after, url)
