"""The course of a finished match: who is in it, that it adds up, and that nobody sees it before."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Any

import msgspec
import pytest

import serai
from serai.house import courses
from serai.house.aside import AtOnce
from serai.house.hosted_table import HostedTable
from serai.house.house import House, nothing_is_usual
from serai.house.protocol import AnswerTakeback, AskTakeback, Ok, Resign
from serai.house.requests import CourseTold
from serai.house.tasks import Tasks
from serai.house.told_course import UsualOf, course_told
from serai.study import usual
from serai.table.table import Table
from tests.house.playing import ME, a_table, acted, denied, for_two, play_on
from tests.server.houses import in_a_house

MAGISTRATE = 9  # as messages call him


async def course(house: House, hosted: HostedTable, guest: str | None = None) -> CourseTold:
    return msgspec.json.decode(await house.whole.course(hosted.row.id, guest), type=CourseTold)


async def finished(house: House, game: str, *, seed: int = 7, **wanted: Any) -> HostedTable:
    hosted = await for_two(house, game, **wanted)
    await play_on(house, hosted, 10_000, random.Random(seed))
    assert hosted.table.match.over
    return hosted


@pytest.mark.parametrize("game", ["rajas", "agra", "merv"])
def test_scores_and_sources_add_up(game: str) -> None:
    async def scene(house: House) -> None:
        hosted = await finished(house, game)
        match, told = hosted.table.match, await course(house, hosted)
        assert [one.seat for one in told.people] == [0, 1]
        assert [one.score for one in told.people] == match.scores == told.turns[-1].scores
        assert [one.rank for one in told.people] == match.ranks
        assert {turn.turn for turn in told.turns} == {0, 1}
        seqs = [turn.seq for turn in told.turns]
        assert seqs == sorted(seqs)
        way = match.view(None)["printed"]["crossing"] if game == "rajas" else 0
        for nth, one in enumerate(told.people):
            assert sum(one.sources.values()) == one.score + way
            assert set(one.sources) <= set(match.game.sources)
            gained = sum(sum(turn.gains[nth].values()) for turn in told.turns)
            assert gained == one.score - told.before[nth]

    in_a_house(scene)


@pytest.mark.parametrize("game", ["agra", "merv"])
def test_it_is_told_only_after_the_end(game: str) -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, game)
        for _ in range(3):
            await play_on(house, hosted, 5, random.Random(3))
            for guest in ("anna", "ben", None):
                with denied(409, "not-finished"):
                    await house.whole.course(hosted.row.id, guest)
        # Whoever gives up ends the game, but not the secret of what was in the bags.
        assert isinstance(await acted(house, hosted, "anna", Resign(seat=0)), Ok)
        assert isinstance(await acted(house, hosted, "ben", Resign(seat=1)), Ok)
        assert hosted.table.ended
        with denied(409, "not-finished"):
            await house.whole.course(hosted.row.id, "anna")

    in_a_house(scene)


def test_nobody_sees_it_who_may_not_watch() -> None:
    async def scene(house: House) -> None:
        hosted = await finished(house, "merv", watch="nobody")
        await house.whole.course(hosted.row.id, "ben")
        for guest in ("carl", None):
            with denied(403, "not-watching"):
                await house.whole.course(hosted.row.id, guest)

    in_a_house(scene)


def test_alone_in_merv_the_magistrate_is_in_it_and_the_vizier_is_not() -> None:
    async def scene(house: House) -> None:
        created = await a_table(house, "merv", ME)
        hosted = await house.tables.hosted(created.table)
        await play_on(house, hosted, 10_000, random.Random(1))
        told = await course(house, hosted)
        assert [one.seat for one in told.people] == [0, MAGISTRATE]
        assert sorted(one.rank for one in told.people) == [1, 2]
        view = hosted.table.match.view(0)
        him = told.people[1]
        said = {"player": 1, "seat": MAGISTRATE, "rank": him.rank, "score": him.score}
        assert view["officials"] == [said]
        assert view["players"][view["magistrate"]]["score"] == him.score
        assert him.rank == (1 if him.score >= told.people[0].score else 2)
        assert len(told.turns) == 12  # three years of four sides
        clocks = [(turn.clock["year"], turn.clock["side"]) for turn in told.turns]
        assert len(set(clocks)) == 12

    in_a_house(scene)


def test_what_was_taken_back_is_not_in_it() -> None:
    async def scene(house: House) -> None:
        hosted = await for_two(house, "rajas")
        await play_on(house, hosted, 30, random.Random(5))
        gone = hosted.table.seq
        seat = hosted.table.before_last_of(0) and 0
        assert isinstance(await acted(house, hosted, "anna", AskTakeback(seat=seat)), Ok)
        if hosted.table.takeback is not None:
            assert isinstance(
                await acted(house, hosted, "ben", AnswerTakeback(seat=1, yes=True)), Ok
            )
        await play_on(house, hosted, 10_000, random.Random(6))
        told = await course(house, hosted)
        assert gone not in [turn.seq for turn in told.turns]
        assert told.turns[-1].scores == hosted.table.match.scores

    in_a_house(scene)


def test_many_who_ask_at_once_get_what_was_worked_out_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Table] = []

    def counting(table: Table, usual_of: UsualOf) -> CourseTold:
        asked.append(table)
        if len(asked) == 1:
            raise OSError  # what failed is tried again
        return course_told(table, usual_of)

    async def scene(house: House) -> None:
        hosted = await finished(house, "merv")
        ask = partial(house.whole.course, hosted.row.id, "anna")
        failed = await asyncio.gather(*(ask() for _ in range(3)), return_exceptions=True)
        assert [type(one) for one in failed] == [OSError] * 3
        impatient = asyncio.create_task(ask())
        others = [asyncio.create_task(ask()) for _ in range(5)]
        await asyncio.sleep(0)
        impatient.cancel()
        assert len({await one for one in others} | {await ask()}) == 1
        assert len(asked) == 2

    monkeypatch.setattr(courses, "course_told", counting)
    in_a_house(scene)


def test_only_some_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def counting(table: Any, usual_of: Any) -> CourseTold:
        asked.append(table)
        return CourseTold(version=1, began=0, ended=0, people=[], before=[], turns=[])

    async def scene() -> None:
        known = courses.Courses(Tasks(), AtOnce(), nothing_is_usual)
        for name in ("a", "b", "a", "c", "a", "b"):
            await known.of(name, name)  # type: ignore[arg-type]
        assert asked == ["a", "b", "c", "b"]

    monkeypatch.setattr(courses, "course_told", counting)
    one = len(msgspec.json.encode(counting(None, None)))
    asked.clear()
    monkeypatch.setattr(courses, "REMEMBERED", 2 * one)
    asyncio.run(scene())


def test_to_play_again_with_turned_seats() -> None:
    async def scene(house: House) -> None:
        hosted = await finished(house, "merv")
        again = await house.tables.hosted(
            (await house.opener.rematch(hosted.row.id, "anna", 1)).table
        )
        assert (again.seats_of("anna"), again.seats_of("ben")) == ((1,), (0,))
        assert [one.name for one in again.table.seats] == ["Ben", "Anna"]

    in_a_house(scene)


def test_what_is_usual_is_known_only_for_the_rules_it_was_made_for() -> None:
    for name in serai.games():
        game = serai.game(name)
        plain = game.settle(2, {})
        found = usual.usual_of(game, game.version, game.data, 2, plain)
        assert found["seat"].games == usual.kept(name)["games"] >= 100
        assert list(found["seat"].sources) == list(game.sources)
        assert not usual.usual_of(game, game.version + 1, game.data, 2, plain)
        assert not usual.usual_of(game, game.version, "other", 2, plain)
        odd = {**plain, game.options[-1].name: True}
        assert not usual.usual_of(game, game.version, game.data, 2, odd)
        assert {table["seats"] for table in usual.kept(name)["tables"]} == {*game.seats}


def test_the_means_of_one_game_are_its_points() -> None:
    game = serai.game("merv")
    sums = usual.played(usual.Task("merv", 1, {}, 0, 1))
    assert set(sums) == {"seat", str(MAGISTRATE)}
    found = usual.means(game, usual.together([sums, sums]))
    for own in found.values():
        assert own["score"] == pytest.approx(sum(own["sources"].values()))
