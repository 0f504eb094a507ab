"""Who sits where: invitations, other browsers, bots that take over, leaving."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import ClassVar

import pytest

import serai
from serai.core.speech import Problem
from serai.server import opening, telling, thinking
from serai.server.bots import BotFailed, Bots, Job
from serai.server.house import House
from serai.server.protocol import (
    Agree,
    Ok,
    Resign,
    SeatBot,
    State,
    Undo,
)
from serai.server.requests import SeatWanted
from serai.server.storage import Store
from serai.table.events import Seat
from tests.server.houses import (
    BOT,
    ME,
    OPEN,
    a_table,
    acted,
    any_action,
    denied,
    for_two,
    heard,
    in_a_house,
    listening,
    only,
)


def test_sitting_down_needs_the_invitation() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house)
        for wrong in (None, "x" * 22, created.invite[:-1] + "~"):
            with denied(403, "invite"):
                await house.sit(created.table, "ben", "Ben", 1, wrong)
        seated = await house.sit(created.table, "ben", "Ben", 1, created.invite)
        assert seated.seat == 1
        with pytest.raises(Problem, match="already sits"):
            await house.sit(created.table, "carl", "Carl", 1, created.invite)
        with denied(404, "no-table"):
            await house.sit("a" * 16, "carl", "Carl", 1, created.invite)
        told = await house.told(created.table, "ben")
        assert told.yours == [1]
        assert told.status == "playing"

    in_a_house(scene)


def test_sitting_down_twice_is_sitting_down_once() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house)
        first = await house.sit(created.table, "ben", "Ben", 1, created.invite)
        again = await house.sit(created.table, "ben", "Ben", 1, created.invite)
        hosted = await house.hosted(created.table)
        assert hosted.table.seq == 2
        with denied(403, "token"):
            await house.recover(created.table, "phone", first.token)
        await house.recover(created.table, "phone", again.token)

    in_a_house(scene)


def test_a_rematch_after_somebody_has_left() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        await house.leave(hosted.row.id, "ben", 1)
        assert isinstance(await acted(house, hosted, "anna", Resign(seat=0)), Ok)
        again = await house.hosted((await house.rematch(hosted.row.id, "anna")).table)
        assert [one.kind for one in again.table.seats] == ["person", "open"]
        assert again.seats_of("anna") == (0,)

    in_a_house(scene)


def test_who_gave_up_may_still_watch_and_play_again() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, watch="nobody")
        assert isinstance(await acted(house, hosted, "ben", Resign(seat=1)), Ok)
        assert hosted.seats_of("ben") == ()
        with denied(403, "not-your-seat"):
            await acted(house, hosted, "ben", Undo(seat=1))
        await listening(house, hosted, "ben")
        [told] = (await house.tables_of("ben")).tables
        assert told.yours == []
        await acted(house, hosted, "anna", Resign(seat=0))
        await house.transcript(hosted.row.id, "ben")
        again = await house.hosted((await house.rematch(hosted.row.id, "ben")).table)
        assert (again.seats_of("anna"), again.seats_of("ben")) == ((0,), (1,))

    in_a_house(scene)


def test_nobody_takes_a_second_seat_in_a_running_game() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house, "agra", ME, OPEN, OPEN)
        await house.sit(created.table, "ben", "Ben", 1, created.invite)
        await house.sit(created.table, "carl", "Carl", 2, created.invite)
        await house.leave(created.table, "carl", 2)
        with denied(409, "second-seat"):
            await house.sit(created.table, "ben", "Ben", 2, created.invite)
        hosted = await house.hosted(created.table)
        for seat, guest in enumerate(("anna", "ben")):
            await acted(house, hosted, guest, Agree(seat=seat, to="newcomer", yes=True))
        await house.sit(created.table, "dora", "Dora", 2, created.invite)

    in_a_house(scene)


def test_the_host_comes_back_with_the_seat() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        link = await house.seat_link(hosted.row.id, "anna", 0)
        await house.recover(hosted.row.id, "anna's phone", link.token)
        assert hosted.is_host("anna's phone")
        await house.new_invite(hosted.row.id, "anna's phone")
        other = await house.seat_link(hosted.row.id, "ben", 1)
        await house.recover(hosted.row.id, "ben's phone", other.token)
        assert hosted.is_host("anna's phone")

    in_a_house(scene)


def test_bots_that_nobody_named_are_characters_and_each_another_one() -> None:
    zarina = SeatWanted(who="bot", bot="zarina")
    found = opening.seats_for([ME, BOT, zarina, BOT], "Ada")
    assert [seat.name for seat in found] == ["Ada", "makara", "zarina", "rukmini"]
    assert [seat.bot for seat in found] == ["", "makara", "zarina", "rukmini"]
    twice = opening.seats_for([ME, zarina, zarina], "Ada")
    assert [seat.name for seat in twice] == ["Ada", "zarina 1", "zarina 2"]


def test_a_bot_has_one_name_however_it_was_written() -> None:
    spaced = SeatWanted(who="bot", bot=" zarina ")
    found = opening.seats_for([ME, BOT, spaced], "Ada")
    assert [seat.name for seat in found] == ["Ada", "makara", "zarina"]
    assert [seat.bot for seat in found] == ["", "makara", "zarina"]


def test_a_character_at_another_level_is_still_called_by_name() -> None:
    expert = SeatWanted(who="bot", bot="zarina:level=6")
    found = opening.seats_for([ME, BOT, expert], "Ada")
    assert [seat.name for seat in found] == ["Ada", "makara", "zarina"]
    told = telling.seat_told(found[2])
    assert (told.bot, told.style, told.level) == ("zarina:level=6", "trader", 6)
    usual = SeatWanted(who="bot", bot="zarina")
    twice = opening.seats_for([ME, usual, expert], "Ada")
    assert [seat.name for seat in twice] == ["Ada", "zarina 1", "zarina 2"]


@pytest.mark.parametrize(
    ("bot", "name", "style", "level"),
    [
        ("zarina", "zarina", "trader", 5),
        ("greedy", "greedy", "", 0),
        ("greedy:width=2", "greedy:width=2", "", 0),
        ("planner", "planner", "", 0),
        ("opponent:level=3,style=sailor", "opponent", "sailor", 3),
        ("opponent", "opponent", "all-rounder", 4),
        ("", "", "", 0),
        ("of a later release:level=x", "", "", 0),
    ],
)
def test_whoever_was_kept_is_told_with_style_and_level(
    bot: str, name: str, style: str, level: int
) -> None:
    told = telling.seat_told(Seat(kind="bot", name="somebody", bot=bot))
    assert (told.style, told.level) == (style, level)
    if name:
        wanted = SeatWanted(who="bot", bot=bot)
        [_, seat] = opening.seats_for([ME, wanted], "Ada")
        assert (seat.name, seat.bot) == (name, bot)


@pytest.mark.parametrize("spec", ["zarina:level=9", "zarina : level = 0", "opponent:level=8"])
def test_a_level_that_does_not_exist_is_refused_with_the_reason(spec: str) -> None:
    with denied(409, "level") as refused:
        opening.bot_called(spec)
    assert refused.value.details["most"] == 7


def test_a_bot_is_called_at_a_level_to_a_table_that_waits() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house)
        hosted = await house.hosted(created.table)
        with denied(409, "level"):
            await acted(house, hosted, "anna", SeatBot(seat=1, bot="nur:level=8"))
        weak = SeatBot(seat=1, bot="nur:level=2")
        assert isinstance(await acted(house, hosted, "anna", weak), Ok)
        told = hosted.told("anna").seats[1]
        assert (told.name, told.style, told.level) == ("nur", "scholar", 2)

    in_a_house(scene)


def test_how_long_bots_think_is_kept_with_the_table_and_told_to_them() -> None:
    class Asked(Bots):
        limits: ClassVar[list[int | None]] = []

        async def start(self) -> None:
            pass

        async def stop(self) -> None:
            pass

        async def moves(
            self,
            table: str,
            job: Job,
            seat: int,
            spec: str,
            limit: int | None = None,
            guests: Sequence[str] = (),
        ) -> list[str]:
            self.limits.append(limit)
            raise BotFailed("it was only asked")

    async def scene() -> None:
        house = House(await Store.open("sqlite://"), Asked())
        for think in (None, 0, 3):
            created = await a_table(house, "merv", BOT, ME, think=think)
            hosted = await house.hosted(created.table)
            rng = random.Random(1)
            while hosted.table.bot_due is None:
                await acted(house, hosted, "anna", any_action(hosted, rng))
            while len(Asked.limits) == 0:
                await asyncio.sleep(0.01)
            assert Asked.limits.pop() == think
            stored = await house.store.load(created.table)
            assert stored is not None
            assert stored.table.think == think
            await acted(house, hosted, "anna", Resign(seat=1))
            again = await house.hosted((await house.rematch(created.table, "anna")).table)
            assert again.row.think == think
            Asked.limits.clear()
        await house.close()

    asyncio.run(scene())


def test_a_bot_that_failed_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "AGAIN", 0.01)

    class Moody(Bots):
        asked = 0

        async def start(self) -> None:
            pass

        async def stop(self) -> None:
            pass

        async def moves(
            self,
            table: str,
            job: Job,
            seat: int,
            spec: str,
            limit: int | None = None,
            guests: Sequence[str] = (),
        ) -> list[str]:
            self.asked += 1
            if self.asked == 1:
                raise BotFailed("not in the mood")
            match = serai.new(job.game, seats=job.seats, chance="ask")
            for line in job.lines:
                match.play(line.partition(" ")[2])
            return [match.notation(match.options[0])]

    async def scene() -> None:
        bots = Moody()
        house = House(await Store.open("sqlite://"), bots)
        await house.open()
        created = await a_table(house, "merv", ME, BOT)
        hosted = await house.hosted(created.table)
        rng = random.Random(1)
        async with asyncio.timeout(10):
            while bots.asked < 3:
                if hosted.table.to_move == 0:
                    await acted(house, hosted, "anna", any_action(hosted, rng))
                else:
                    await asyncio.sleep(0.01)
        await house.close()

    asyncio.run(scene())


def test_everybody_may_join_an_open_table_and_names_stay_different() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house, join="everybody")
        assert [one.table for one in (await house.public(None)).tables] == [created.table]
        await house.sit(created.table, "other anna", "Anna", 1, None)
        told = await house.told(created.table, None)
        assert [seat.name for seat in told.seats] == ["Anna", "Anna 2"]
        assert told.yours == []

    in_a_house(scene)


def test_a_new_invitation_voids_the_old_one() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house)
        with denied(403, "not-host"):
            await house.new_invite(created.table, "ben")
        fresh = await house.new_invite(created.table, "anna")
        with denied(403, "invite"):
            await house.sit(created.table, "ben", "Ben", 1, created.invite)
        await house.sit(created.table, "ben", "Ben", 1, fresh.invite)

    in_a_house(scene)


def test_a_seat_can_be_taken_to_another_browser() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house)
        seated = await house.sit(created.table, "ben", "Ben", 1, created.invite)
        hosted = await house.hosted(created.table)
        old = await listening(house, hosted, "ben")
        await heard(old)
        with denied(403, "token"):
            await house.recover(created.table, "thief", "y" * 22)
        again = await house.recover(created.table, "ben's phone", seated.token)
        assert again.seat == 1
        assert hosted.seats_of("ben") == ()
        assert hosted.seats_of("ben's phone") == (1,)
        states = only(await heard(old), State)
        assert [state.seat for state in states] == [None], "the old browser only watches now"
        with denied(403, "not-your-seat"):
            await house.seat_link(created.table, "ben", 1)
        fresh = await house.seat_link(created.table, "ben's phone", 1)
        with denied(403, "token"):
            await house.recover(created.table, "ben", seated.token)
        await house.recover(created.table, "ben", fresh.token)

    in_a_house(scene)


def test_leaving_a_bot_in_the_seat_and_resigning() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        with denied(403, "not-your-seat"):
            await house.leave(hosted.row.id, "anna", 1)
        told = await house.leave(hosted.row.id, "ben", 1)
        assert told.seats[1].kind == "open"
        with denied(403, "not-your-seat"):
            await acted(house, hosted, "carl", SeatBot(seat=1, bot="greedy"))
        with denied(409, "bot"):
            await acted(house, hosted, "anna", SeatBot(seat=1, bot="genius"))
        assert isinstance(await acted(house, hosted, "anna", SeatBot(seat=1, bot="random")), Ok)
        assert hosted.seats[1].guest is None
        assert isinstance(await acted(house, hosted, "anna", Resign(seat=0)), Ok)
        assert hosted.table.status == "over"
        assert (await house.told(hosted.row.id, "anna")).status == "over"

    in_a_house(scene)
