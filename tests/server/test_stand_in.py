"""People who are away: bots that stand in for them, and what they find when they come back."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

import serai
from serai.house.act_effects import SUBSTITUTE
from serai.house.hosted_table import HostedTable
from serai.house.house import House
from serai.house.protocol import (
    Agree,
    AnyAction,
    AskTakeback,
    ComeBack,
    Log,
    Ok,
    Play,
    Presence,
    Resign,
    SeatBot,
    Stale,
    Stand,
    StandIn,
    State,
)
from tests.house.bots_here import FirstOffered
from tests.house.playing import (
    SteadyClock,
    a_table,
    acted,
    any_action,
    denied,
    for_two,
    guest_of,
    heard,
    listening,
    new_act,
    only,
    trouble,
)
from tests.server.houses import in_a_house, sql_of

MINUTES = 300


async def stood_in(
    house: House, game: str = "rajas", **wanted: Any
) -> tuple[HostedTable, int, str]:
    """A table of two, a bot in the place of who has to move, and who has called it."""
    clock = SteadyClock(house)
    hosted = await for_two(house, game, stand_in=MINUTES, **wanted)
    seat = hosted.table.to_move
    assert seat is not None
    clock.wait(MINUTES)
    other = guest_of(hosted, 1 - seat)
    assert isinstance(await acted(house, hosted, other, StandIn(seat=seat)), Ok)
    return hosted, seat, other


def test_a_bot_stands_in_after_the_time_agreed_and_only_for_who_is_away() -> None:
    async def scene(house: House) -> None:
        clock = SteadyClock(house)
        hosted = await for_two(house, stand_in=MINUTES)
        seat = hosted.table.to_move
        assert seat is not None
        awaited, waiting = guest_of(hosted, seat), guest_of(hosted, 1 - seat)
        call = StandIn(seat=seat)
        clock.wait(MINUTES - 1)
        assert trouble(await acted(house, hosted, waiting, call)) == "stand-in-later"
        clock.wait(MINUTES)
        line = await listening(house, hosted, awaited)
        assert trouble(await acted(house, hosted, waiting, call)) == "not-away"
        line.close()
        assert trouble(await acted(house, hosted, waiting, call)) == "stand-in-later"
        clock.wait(MINUTES)
        with denied(403, "not-your-seat"):
            await acted(house, hosted, "carl", call)
        assert trouble(await acted(house, hosted, awaited, StandIn(seat=1 - seat))) == "not-away"
        assert isinstance(await acted(house, hosted, waiting, call), Ok)
        sits = hosted.table.seats[seat]
        assert (sits.kind, sits.stand_in) == ("person", SUBSTITUTE)

    in_a_house(scene)


def test_nobody_takes_the_seat_of_who_is_away() -> None:
    async def scene(house: House) -> None:
        hosted, seat, other = await stood_in(house)
        away = guest_of(hosted, seat)
        taken = await acted(house, hosted, other, SeatBot(seat=seat, bot="random"))
        assert trouble(taken) == "seat-taken"
        assert hosted.seats_of(away) == (seat,)
        [told] = (await house.lists.of_guest(away)).tables
        assert told.yours == [seat]
        assert told.seats[seat].stand_in == SUBSTITUTE

    in_a_house(scene)


def test_the_clock_of_the_machine_takes_no_seat() -> None:
    async def scene(house: House) -> None:
        SteadyClock(house)
        hosted = await for_two(house, stand_in=MINUTES)
        seat = hosted.table.to_move
        assert seat is not None
        now = house.clock.date()
        house.clock.date = lambda: now + 30 * 24 * 3600
        answer = await acted(house, hosted, guest_of(hosted, 1 - seat), StandIn(seat=seat))
        assert trouble(answer) == "stand-in-later"

    in_a_house(scene)


def test_whoever_has_just_moved_is_not_away() -> None:
    async def scene(house: House) -> None:
        clock = SteadyClock(house)
        hosted = await for_two(house, stand_in=MINUTES)
        rng = random.Random(1)
        for _ in range(20):
            seat = hosted.table.to_move
            assert seat is not None
            clock.wait(MINUTES - 1)
            action = any_action(hosted, rng)
            if isinstance(action, Play):
                action = msgspec.structs.replace(action, commit="step")
            await acted(house, hosted, guest_of(hosted, seat), action)
            call = StandIn(seat=seat)
            answer = await acted(house, hosted, guest_of(hosted, 1 - seat), call)
            assert trouble(answer) in ("stand-in-later", "not-away")

    in_a_house(scene)


def test_one_click_takes_the_seat_back_even_after_the_server_was_stopped(tmp_path: Any) -> None:
    url = f"sqlite:///{tmp_path / 'serai.db'}"
    kept: dict[str, Any] = {}

    async def away(house: House) -> None:
        hosted, seat, _ = await stood_in(house)
        kept.update(table=hosted.row.id, seat=seat, guest=guest_of(hosted, seat))

    async def back(house: House) -> None:
        hosted = await house.tables.hosted(kept["table"])
        seat, guest = kept["seat"], kept["guest"]
        assert hosted.table.bot_due == seat
        assert isinstance(await acted(house, hosted, guest, ComeBack(seat=seat)), Ok)
        assert trouble(await acted(house, hosted, guest, ComeBack(seat=seat))) == "no-stand-in"
        move = any_action(hosted, random.Random(1))
        assert isinstance(await acted(house, hosted, guest, move), Ok)
        stored = await sql_of(house).load(kept["table"])
        assert stored is not None
        assert stored.seats[seat].stand_in == ""

    in_a_house(away, url)
    in_a_house(back, url)


def test_who_is_away_is_told_and_cannot_play_without_coming_back() -> None:
    async def scene(house: House) -> None:
        hosted, seat, _ = await stood_in(house)
        away = guest_of(hosted, seat)
        line = await listening(house, hosted, away)
        frames = await heard(line)
        [state] = only(frames, State)
        assert (state.yours, state.seat) == ([seat], seat)
        assert state.seats[seat].stand_in == SUBSTITUTE
        assert state.offers == []
        assert state.draft is None
        [log] = only(frames, Log)
        called = log.events[-1]
        assert (called.kind, called.seat, called.by) == ("stood-in", seat, 1 - seat)
        actions: list[AnyAction] = [
            any_action(hosted, random.Random(1)),
            Stand(seat=seat, question="rise", answer="ask"),
            AskTakeback(seat=seat),
        ]
        for action in actions:
            assert trouble(await acted(house, hosted, away, action)) == "stand-in"
        await acted(house, hosted, away, ComeBack(seat=seat))
        [state] = only(await heard(line), State)
        assert state.seats[seat].stand_in == ""
        assert state.offers

    in_a_house(scene)


def test_who_is_not_at_the_table_brings_nobody_back() -> None:
    async def scene(house: House) -> None:
        hosted, seat, other = await stood_in(house)
        for stranger in (other, "carl"):
            with denied(403, "not-your-seat"):
                await acted(house, hosted, stranger, ComeBack(seat=seat))

    in_a_house(scene)


def test_the_link_of_the_seat_opens_it_on_another_device_where_it_is_taken_back() -> None:
    async def scene(house: House) -> None:
        clock = SteadyClock(house)
        created = await a_table(house, stand_in=MINUTES)
        seated = await house.seats.sit(created.table, "ben", "Ben", 1, created.invite)
        hosted = await house.tables.hosted(created.table)
        rng = random.Random(1)
        while hosted.table.to_move != 1:
            await acted(house, hosted, "anna", any_action(hosted, rng))
        clock.wait(MINUTES)
        assert isinstance(await acted(house, hosted, "anna", StandIn(seat=1)), Ok)
        await house.seats.recover(created.table, "ben's phone", seated.token)
        assert hosted.table.bot_due == 1, "to look is not yet to play"
        assert isinstance(await acted(house, hosted, "ben's phone", ComeBack(seat=1)), Ok)
        assert hosted.table.bot_due is None

    in_a_house(scene)


def test_a_play_on_its_way_when_the_bot_came_does_not_happen() -> None:
    async def scene(house: House) -> None:
        clock = SteadyClock(house)
        hosted = await for_two(house, stand_in=MINUTES)
        seat = hosted.table.to_move
        assert seat is not None
        away, other = guest_of(hosted, seat), guest_of(hosted, 1 - seat)
        late = new_act(hosted, any_action(hosted, random.Random(1)))
        clock.wait(MINUTES)
        await acted(house, hosted, other, StandIn(seat=seat))
        answer = msgspec.json.decode(await house.acts.act(hosted.row.id, away, late))
        assert answer["type"] == Stale.__struct_config__.tag

    in_a_house(scene)


def test_everybody_sees_since_when_somebody_is_waited_for() -> None:
    async def scene(house: House) -> None:
        clock = SteadyClock(house)
        hosted = await for_two(house, stand_in=MINUTES)
        seat = hosted.table.to_move
        assert seat is not None
        awaited = guest_of(hosted, seat)
        line = await listening(house, hosted, guest_of(hosted, 1 - seat))
        clock.wait(100)
        here = await listening(house, hosted, awaited)
        assert only(await heard(line), Presence)[-1].away is None
        here.close()
        clock.wait(40)
        await listening(house, hosted, None)
        told = only(await heard(line), Presence)[-1]
        assert (told.away, told.waited) == (seat, 40)

    in_a_house(scene)


def test_over_days_no_rival_calls_a_bot_unless_all_have_agreed() -> None:
    async def scene(house: House) -> None:
        clock = SteadyClock(house)
        hosted = await for_two(house, stand_in=None)
        seat = hosted.table.to_move
        assert seat is not None
        away, other = guest_of(hosted, seat), guest_of(hosted, 1 - seat)
        clock.wait(30 * 24 * 3600)
        call = StandIn(seat=seat)
        assert trouble(await acted(house, hosted, other, call)) == "stand-in-not-agreed"
        yes = Agree(seat=1 - seat, to="stand-in", yes=True)
        assert isinstance(await acted(house, hosted, other, yes), Ok)
        assert trouble(await acted(house, hosted, other, call)) == "stand-in-not-agreed"
        with denied(403, "not-your-seat"):
            await acted(house, hosted, other, Agree(seat=seat, to="stand-in", yes=True))
        await acted(house, hosted, away, Agree(seat=seat, to="stand-in", yes=True))
        line = await listening(house, hosted, None)
        [state] = only(await heard(line), State)
        assert (state.stand_in_after, state.agreed) == (600, {"stand-in": [0, 1]})
        clock.wait(600)
        assert isinstance(await acted(house, hosted, other, call), Ok)

    in_a_house(scene)


def test_a_rematch_has_the_person_and_what_was_agreed() -> None:
    async def scene(house: House) -> None:
        hosted, seat, other = await stood_in(house)
        assert isinstance(await acted(house, hosted, other, Resign(seat=1 - seat)), Ok)
        assert hosted.table.seats[seat].is_present, "nobody is left who waits"
        back = guest_of(hosted, seat)
        await acted(house, hosted, back, Resign(seat=seat))
        again = await house.tables.hosted((await house.opener.rematch(hosted.row.id, back)).table)
        assert again.table.seats[seat].is_present
        assert again.table.stand_in_after == MINUTES

    in_a_house(scene)


def test_the_end_finds_the_bot_in_the_seat_and_the_person_in_the_list() -> None:
    async def scene(house: House) -> None:
        hosted, seat, other = await stood_in(house)
        rng = random.Random(4)
        async with asyncio.timeout(120):
            while not hosted.table.ended:
                if hosted.table.to_move == seat:
                    await asyncio.sleep(0)
                    continue
                await acted(house, hosted, other, any_action(hosted, rng))
        away = guest_of(hosted, seat)
        assert trouble(await acted(house, hosted, away, ComeBack(seat=seat))) == "already-over"
        [told] = (await house.lists.of_guest(away)).tables
        assert (told.status, told.yours) == ("over", [seat])
        assert told.seats[seat].stand_in == SUBSTITUTE

    in_a_house(scene, bots=FirstOffered())


def test_what_a_bot_thinks_of_is_dropped_when_the_person_comes_back() -> None:
    bots = FirstOffered()
    bots.gate.clear()

    async def scene(house: House) -> None:
        hosted, seat, _ = await stood_in(house)
        while not bots.asked:
            await asyncio.sleep(0)
        assert [one.spec for one in bots.asked] == [SUBSTITUTE]
        away, before = guest_of(hosted, seat), len(hosted.table.lines)
        assert isinstance(await acted(house, hosted, away, ComeBack(seat=seat)), Ok)
        thinking = hosted.thinking
        bots.gate.set()
        assert thinking is not None
        await thinking
        assert len(hosted.table.lines) == before, "the bot came too late"
        move = any_action(hosted, random.Random(1))
        assert isinstance(await acted(house, hosted, away, move), Ok)

    in_a_house(scene, bots=bots)


def test_own_steps_are_there_again_for_who_is_faster_than_the_bot() -> None:
    async def scene(house: House) -> None:
        clock = SteadyClock(house)
        hosted = await for_two(house, stand_in=MINUTES)
        seat = hosted.table.to_move
        assert seat is not None
        away, other = guest_of(hosted, seat), guest_of(hosted, 1 - seat)
        turn = hosted.table.turn
        assert turn is not None
        step = Play(seat=seat, move=turn.now.notation(turn.now.options[0]))
        await acted(house, hosted, away, step)
        clock.wait(MINUTES)
        assert isinstance(await acted(house, hosted, other, StandIn(seat=seat)), Ok)
        del house.tables.by_name[hosted.row.id]  # also when it is read again
        hosted = await house.tables.hosted(hosted.row.id)
        assert isinstance(await acted(house, hosted, away, ComeBack(seat=seat)), Ok)
        [state] = only(await heard(await listening(house, hosted, away)), State)
        assert state.draft is not None
        assert (state.draft.undo, state.draft.redo) == (0, 1)

    in_a_house(scene)


def test_no_hint_is_given_in_the_place_of_a_bot() -> None:
    bots = FirstOffered()
    bots.gate.clear()

    async def scene(house: House) -> None:
        hosted, seat, _ = await stood_in(house, help="hints")
        with pytest.raises(serai.Problem) as refused:
            await house.hints.ask(hosted.row.id, seat)
        assert refused.value.key == "stand-in"
        assert hosted.table.hints(seat) == 0

    in_a_house(scene, bots=bots)
