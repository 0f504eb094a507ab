"""An act that is sent again gets its answer again, and nobody else notices."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from serai.house.hosted_table import HostedTable
from serai.house.house import House
from serai.house.protocol import AnyAction, Play, Say, Stand, State
from tests.house.playing import (
    FRAMES,
    any_action,
    for_two,
    guest_of,
    heard,
    listening,
    new_act,
    only,
)
from tests.server.houses import in_a_house

FIRST = "an-id-of-long-ago"


def says(hosted: HostedTable) -> AnyAction:
    return Say(text="good luck")


def stands(hosted: HostedTable) -> AnyAction:
    [habit, *_] = hosted.table.game.habits
    seat = hosted.table.to_move
    assert seat is not None
    return Stand(seat=seat, question=habit.question, answer="always")


def plays(hosted: HostedTable) -> AnyAction:
    found = any_action(hosted, random.Random(3))
    assert isinstance(found, Play)
    return found


@pytest.mark.parametrize("makes", [says, stands, plays])
def test_an_old_id_is_answered_as_before_and_throws_nobody_out(
    makes: Callable[[HostedTable], AnyAction],
) -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, "agra")
        seat = hosted.table.to_move
        assert seat is not None
        guest = guest_of(hosted, seat)
        table = hosted.row.id
        answer = await house.acts.act(table, guest, new_act(hosted, Say(text="hello"), FIRST))
        for nth in range(40):  # more than a table remembers
            await house.acts.act(table, guest, new_act(hosted, Say(text=f"{nth}")))
        lines = [await listening(house, hosted, who) for who in ("anna", "ben", None)]
        for line in lines:
            await heard(line)
        before = hosted.table.seq, hosted.table.rev, len(hosted.chat)
        for _ in range(3):
            again = new_act(hosted, makes(hosted), FIRST)
            assert await house.acts.act(table, guest, again) == answer
        assert await house.tables.hosted(table) is hosted
        assert (hosted.table.seq, hosted.table.rev, len(hosted.chat)) == before
        for line in lines:
            assert await heard(line) == []
        state = FRAMES.decode(await house.acts.act(table, guest, new_act(hosted, plays(hosted))))
        assert type(state).__name__ == "Ok"
        assert len(only(await heard(lines[seat]), State)) == 1

    in_a_house(scene)
