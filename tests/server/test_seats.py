"""Who sits where: invitations, other browsers, bots that take over, leaving."""

from __future__ import annotations

import asyncio
import random

import pytest

from serai.core.speech import Problem
from serai.house import bot_turns, new_table, told_state
from serai.house.bots import BotFailed
from serai.house.house import House
from serai.house.protocol import (
    Agree,
    Ok,
    Resign,
    SeatBot,
    State,
    Undo,
)
from serai.house.requests import SeatWanted
from serai.table.events import Seat
from tests.house.bots_here import FirstOffered
from tests.house.playing import (
    BOT,
    ME,
    OPEN,
    a_table,
    acted,
    any_action,
    denied,
    for_two,
    heard,
    listening,
    only,
)
from tests.server.houses import in_a_house, sql_of


def test_sitting_down_needs_the_invitation() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house)
        for wrong in (None, "x" * 22, created.invite[:-1] + "~"):
            with denied(403, "invite"):
                await house.seats.sit(created.table, "ben", "Ben", 1, wrong)
        seated = await house.seats.sit(created.table, "ben", "Ben", 1, created.invite)
        assert seated.seat == 1
        with pytest.raises(Problem, match="already sits"):
            await house.seats.sit(created.table, "carl", "Carl", 1, created.invite)
        with denied(404, "no-table"):
            await house.seats.sit("a" * 16, "carl", "Carl", 1, created.invite)
        told = await house.lists.told(created.table, "ben")
        assert told.yours == [1]
        assert told.status == "playing"

    in_a_house(scene)


def test_sitting_down_twice_is_sitting_down_once() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house)
        first = await house.seats.sit(created.table, "ben", "Ben", 1, created.invite)
        again = await house.seats.sit(created.table, "ben", "Ben", 1, created.invite)
        hosted = await house.tables.hosted(created.table)
        assert hosted.table.seq == 2
        with denied(403, "token"):
            await house.seats.recover(created.table, "phone", first.token)
        await house.seats.recover(created.table, "phone", again.token)

    in_a_house(scene)


def test_a_rematch_after_somebody_has_left() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        await house.seats.leave(hosted.row.id, "ben", 1)
        assert isinstance(await acted(house, hosted, "anna", Resign(seat=0)), Ok)
        again = await house.tables.hosted((await house.opener.rematch(hosted.row.id, "anna")).table)
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
        [told] = (await house.lists.of_guest("ben")).tables
        assert told.yours == []
        await acted(house, hosted, "anna", Resign(seat=0))
        await house.whole.transcript(hosted.row.id, "ben")
        again = await house.tables.hosted((await house.opener.rematch(hosted.row.id, "ben")).table)
        assert (again.seats_of("anna"), again.seats_of("ben")) == ((0,), (1,))

    in_a_house(scene)


def test_nobody_takes_a_second_seat_in_a_running_game() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house, "agra", ME, OPEN, OPEN)
        await house.seats.sit(created.table, "ben", "Ben", 1, created.invite)
        await house.seats.sit(created.table, "carl", "Carl", 2, created.invite)
        await house.seats.leave(created.table, "carl", 2)
        with denied(409, "second-seat"):
            await house.seats.sit(created.table, "ben", "Ben", 2, created.invite)
        hosted = await house.tables.hosted(created.table)
        for seat, guest in enumerate(("anna", "ben")):
            await acted(house, hosted, guest, Agree(seat=seat, to="newcomer", yes=True))
        await house.seats.sit(created.table, "dora", "Dora", 2, created.invite)

    in_a_house(scene)


def test_the_host_comes_back_with_the_seat() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        link = await house.seats.seat_link(hosted.row.id, "anna", 0)
        await house.seats.recover(hosted.row.id, "anna's phone", link.token)
        assert hosted.is_host("anna's phone")
        await house.seats.new_invite(hosted.row.id, "anna's phone")
        other = await house.seats.seat_link(hosted.row.id, "ben", 1)
        await house.seats.recover(hosted.row.id, "ben's phone", other.token)
        assert hosted.is_host("anna's phone")

    in_a_house(scene)


def test_bots_that_nobody_named_are_characters_and_each_another_one() -> None:
    zarina = SeatWanted(who="bot", bot="zarina")
    found = new_table.seats_for([ME, BOT, zarina, BOT], "Ada")
    assert [seat.name for seat in found] == ["Ada", "makara", "zarina", "rukmini"]
    assert [seat.bot for seat in found] == ["", "makara", "zarina", "rukmini"]
    twice = new_table.seats_for([ME, zarina, zarina], "Ada")
    assert [seat.name for seat in twice] == ["Ada", "zarina 1", "zarina 2"]


def test_a_bot_has_one_name_however_it_was_written() -> None:
    spaced = SeatWanted(who="bot", bot=" zarina ")
    found = new_table.seats_for([ME, BOT, spaced], "Ada")
    assert [seat.name for seat in found] == ["Ada", "makara", "zarina"]
    assert [seat.bot for seat in found] == ["", "makara", "zarina"]


def test_a_character_at_another_level_is_still_called_by_name() -> None:
    expert = SeatWanted(who="bot", bot="zarina:level=6")
    found = new_table.seats_for([ME, BOT, expert], "Ada")
    assert [seat.name for seat in found] == ["Ada", "makara", "zarina"]
    told = told_state.seat_told(found[2])
    assert (told.bot, told.style, told.level) == ("zarina:level=6", "trader", 6)
    usual = SeatWanted(who="bot", bot="zarina")
    twice = new_table.seats_for([ME, usual, expert], "Ada")
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
    told = told_state.seat_told(Seat(kind="bot", name="somebody", bot=bot))
    assert (told.style, told.level) == (style, level)
    if name:
        wanted = SeatWanted(who="bot", bot=bot)
        [_, seat] = new_table.seats_for([ME, wanted], "Ada")
        assert (seat.name, seat.bot) == (name, bot)


@pytest.mark.parametrize("spec", ["zarina:level=9", "zarina : level = 0", "opponent:level=8"])
def test_a_level_that_does_not_exist_is_refused_with_the_reason(spec: str) -> None:
    with denied(409, "level") as refused:
        new_table.bot_called(spec)
    assert refused.value.details["most"] == 7


def test_a_bot_is_called_at_a_level_to_a_table_that_waits() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house)
        hosted = await house.tables.hosted(created.table)
        with denied(409, "level"):
            await acted(house, hosted, "anna", SeatBot(seat=1, bot="nur:level=8"))
        weak = SeatBot(seat=1, bot="nur:level=2")
        assert isinstance(await acted(house, hosted, "anna", weak), Ok)
        told = hosted.told("anna").seats[1]
        assert (told.name, told.style, told.level) == ("nur", "scholar", 2)

    in_a_house(scene)


def test_how_long_bots_think_is_kept_with_the_table_and_told_to_them() -> None:
    bots = FirstOffered(*[BotFailed("it was only asked")] * 9)

    async def scene(house: House) -> None:
        for think in (None, 0, 3):
            created = await a_table(house, "merv", BOT, ME, think=think)
            hosted = await house.tables.hosted(created.table)
            rng = random.Random(1)
            while hosted.table.bot_due is None:
                await acted(house, hosted, "anna", any_action(hosted, rng))
            while not bots.asked:
                await asyncio.sleep(0.01)
            assert bots.asked.pop().limit == think
            stored = await sql_of(house).load(created.table)
            assert stored is not None
            assert stored.table.think == think
            await acted(house, hosted, "anna", Resign(seat=1))
            again = await house.tables.hosted(
                (await house.opener.rematch(created.table, "anna")).table
            )
            assert again.row.think == think
            bots.asked.clear()

    in_a_house(scene, bots=bots)


def test_a_bot_that_failed_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "AGAIN", 0.01)

    bots = FirstOffered(BotFailed("not in the mood"))

    async def scene(house: House) -> None:
        created = await a_table(house, "merv", ME, BOT)
        hosted = await house.tables.hosted(created.table)
        rng = random.Random(1)
        async with asyncio.timeout(10):
            while len(bots.asked) < 3:
                if hosted.table.to_move == 0:
                    await acted(house, hosted, "anna", any_action(hosted, rng))
                else:
                    await asyncio.sleep(0.01)

    in_a_house(scene, bots=bots)


def test_everybody_may_join_an_open_table_and_names_stay_different() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house, join="everybody")
        assert [one.table for one in (await house.lists.public(None)).tables] == [created.table]
        await house.seats.sit(created.table, "other anna", "Anna", 1, None)
        told = await house.lists.told(created.table, None)
        assert [seat.name for seat in told.seats] == ["Anna", "Anna 2"]
        assert told.yours == []

    in_a_house(scene)


def test_a_new_invitation_voids_the_old_one() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house)
        with denied(403, "not-host"):
            await house.seats.new_invite(created.table, "ben")
        fresh = await house.seats.new_invite(created.table, "anna")
        with denied(403, "invite"):
            await house.seats.sit(created.table, "ben", "Ben", 1, created.invite)
        await house.seats.sit(created.table, "ben", "Ben", 1, fresh.invite)

    in_a_house(scene)


def test_a_seat_can_be_taken_to_another_browser() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house)
        seated = await house.seats.sit(created.table, "ben", "Ben", 1, created.invite)
        hosted = await house.tables.hosted(created.table)
        old = await listening(house, hosted, "ben")
        await heard(old)
        with denied(403, "token"):
            await house.seats.recover(created.table, "thief", "y" * 22)
        again = await house.seats.recover(created.table, "ben's phone", seated.token)
        assert again.seat == 1
        assert hosted.seats_of("ben") == ()
        assert hosted.seats_of("ben's phone") == (1,)
        states = only(await heard(old), State)
        assert [state.seat for state in states] == [None], "the old browser only watches now"
        with denied(403, "not-your-seat"):
            await house.seats.seat_link(created.table, "ben", 1)
        fresh = await house.seats.seat_link(created.table, "ben's phone", 1)
        with denied(403, "token"):
            await house.seats.recover(created.table, "ben", seated.token)
        await house.seats.recover(created.table, "ben", fresh.token)

    in_a_house(scene)


def test_leaving_a_bot_in_the_seat_and_resigning() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house)
        with denied(403, "not-your-seat"):
            await house.seats.leave(hosted.row.id, "anna", 1)
        told = await house.seats.leave(hosted.row.id, "ben", 1)
        assert told.seats[1].kind == "open"
        with denied(403, "not-your-seat"):
            await acted(house, hosted, "carl", SeatBot(seat=1, bot="greedy"))
        with denied(409, "bot"):
            await acted(house, hosted, "anna", SeatBot(seat=1, bot="genius"))
        assert isinstance(await acted(house, hosted, "anna", SeatBot(seat=1, bot="random")), Ok)
        assert hosted.seats[1].guest is None
        assert isinstance(await acted(house, hosted, "anna", Resign(seat=0)), Ok)
        assert hosted.table.status == "over"
        assert (await house.lists.told(hosted.row.id, "anna")).status == "over"

    in_a_house(scene)
