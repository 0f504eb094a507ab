"""Seats that somebody has left, and links to seats."""

from __future__ import annotations

import pytest

import serai
from serai.house.house import House
from serai.house.protocol import (
    Agree,
    Log,
    State,
)
from tests.house.playing import (
    ME,
    OPEN,
    a_table,
    acted,
    denied,
    heard,
    listening,
    only,
)
from tests.server.houses import in_a_house


def test_a_left_seat_tells_its_secrets_only_if_all_agree() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house, "agra", ME, OPEN, OPEN)
        await house.seats.sit(created.table, "ben", "Ben", 1, created.invite)
        await house.seats.sit(created.table, "carl", "Carl", 2, created.invite)
        await house.seats.leave(created.table, "carl", 2)
        hosted = await house.tables.hosted(created.table)
        with pytest.raises(serai.Problem, match="everybody at the table has to agree"):
            await house.seats.sit(created.table, "spy", "Spy", 2, created.invite)
        await acted(house, hosted, "anna", Agree(seat=0, to="newcomer", yes=True))
        with pytest.raises(serai.Problem):
            await house.seats.sit(created.table, "spy", "Spy", 2, created.invite)
        line = await listening(house, hosted, "ben")
        frames = await heard(line)
        assert only(frames, State)[-1].agreed == {"newcomer": [0]}
        await acted(house, hosted, "ben", Agree(seat=1, to="newcomer", yes=True))
        await house.seats.sit(created.table, "dora", "Dora", 2, created.invite)
        told = [one for log in only(await heard(line), Log) for one in log.events]
        assert [one.kind for one in told] == ["agreed", "sat"]
        assert only(await heard(await listening(house, hosted, "ben")), State)[-1].agreed == {}

    in_a_house(scene)


def test_the_link_of_a_second_seat_makes_nobody_the_host() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house, "rajas", ME, ME)
        hosted = await house.tables.hosted(created.table)
        for_ben = await house.seats.seat_link(created.table, "anna", 1)
        await house.seats.recover(created.table, "ben", for_ben.token)
        assert hosted.is_host("anna")
        assert not hosted.is_host("ben")
        with denied(403, "not-host"):
            await house.seats.new_invite(created.table, "ben")
        own = await house.seats.seat_link(created.table, "anna", 0)
        await house.seats.recover(created.table, "anna's phone", own.token)
        assert hosted.is_host("anna's phone")

    in_a_house(scene)
