"""Two live versions of one game in the house: imported, branched, rematched, thought about."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from msgspec.structs import replace

import serai
from serai.core.game import Game
from serai.core.kernel import WAIT
from serai.games import load
from serai.house import unplayable
from serai.house.bot_turns import job_of
from serai.house.bots import Job
from serai.house.hosted_table import HostedTable
from serai.house.house import House
from serai.house.protocol import Play, Previews, Told
from serai.house.requests import BranchWanted, TableWanted
from serai.table.events import DECODER, ENCODER
from tests.core import pebbles
from tests.golden import files, stored
from tests.house.playing import ME, OPEN, acted, asked, guest_of, play_on
from tests.server.houses import in_a_house

GAME = pebbles.GAME
every_version = pytest.mark.parametrize("version", GAME.versions)


async def finished(house: House, version: int) -> HostedTable:
    hosted = await stored.for_two(house, GAME, version)
    await play_on(house, hosted, 1000, random.Random(1))
    assert hosted.table.ended
    return hosted


@every_version
def test_an_imported_game_keeps_its_rules_on_disk_and_in_the_list(
    version: int, tmp_path: Path
) -> None:
    async def scene(house: House) -> None:
        hosted = await stored.for_two(house, GAME, version)
        assert (hosted.row.version, hosted.row.data) == (version, GAME.data)
        assert hosted.table.match.version == version
        (told,) = (await house.lists.of_guest("anna")).tables
        assert (told.version, told.data, told.shelved) == (version, GAME.data, None)

    async def later(house: House) -> None:
        (told,) = (await house.lists.of_guest("anna")).tables
        hosted = await house.tables.hosted(told.table)
        assert hosted.table.match.version == version
        await play_on(house, hosted, 1000, random.Random(1))
        assert hosted.table.ended

    url = f"sqlite:///{tmp_path / 'house.db'}"
    with files.in_the_house(GAME):
        in_a_house(scene, url)
        in_a_house(later, url)


def test_a_new_table_is_by_the_newest_rules() -> None:
    async def scene(house: House) -> None:
        created = await house.opener.create(
            "anna", "Anna", TableWanted(game="pebbles", seats=[ME, OPEN])
        )
        assert (await house.lists.told(created.table, None)).version == 2

    with files.in_the_house(GAME):
        in_a_house(scene)


@every_version
def test_a_branch_keeps_the_rules_and_a_rematch_has_the_newest(version: int) -> None:
    async def scene(house: House) -> None:
        hosted = await finished(house, version)
        branch = BranchWanted(table=hosted.row.id, seq=3)
        wanted = TableWanted(game="pebbles", seats=[ME, ME], branch=branch)
        created = await house.opener.create("anna", "Anna", wanted)
        assert (await house.tables.hosted(created.table)).table.match.version == version
        again = await house.opener.rematch(hosted.row.id, "anna")
        assert (await house.tables.hosted(again.table)).table.match.version == 2

    with files.in_the_house(GAME):
        in_a_house(scene)


@every_version
def test_previews_and_jobs_for_bots_keep_the_rules(version: int) -> None:
    async def scene(house: House) -> None:
        hosted = await stored.for_two(house, GAME, version)
        job: Job = job_of(hosted)
        assert job.version == version
        turn = hosted.table.turn
        assert turn is not None
        assert turn.now.version == version
        moves = [turn.now.notation(move) for move in turn.now.options]
        query = Previews(seat=turn.seat, moves=moves)
        told = await asked(house, hosted, guest_of(hosted, turn.seat), query)
        assert isinstance(told, Told)
        assert set(told.previews or ()) == set(moves)

    with files.in_the_house(GAME):
        in_a_house(scene)


@every_version
def test_a_finished_match_keeps_its_result_in_the_log(version: int) -> None:
    async def scene(house: House) -> None:
        hosted = await finished(house, version)
        match = hosted.table.match
        kept = await house.whole.kept(hosted.row.id, "anna")
        assert kept.ended == "finished"
        assert kept.result is not None
        assert kept.result.scores == match.scores
        assert kept.result.winners == match.winners
        assert kept.why is None, "it can be replayed, too"

    with files.in_the_house(GAME):
        in_a_house(scene)


class Retired(pebbles.PebblesGame):
    """Pebbles as it will be when nobody plays by version 1 any more."""

    versions = (2,)


def test_when_rules_retire_a_finished_match_still_tells_who_won(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    scores: list[int] = []

    async def before(house: House) -> None:
        hosted = await finished(house, 1)
        scores.extend(hosted.table.match.scores)

    async def after(house: House) -> None:
        (told,) = (await house.lists.of_guest("anna")).tables
        assert told.shelved is not None
        assert told.status == "over"
        assert told.winners == [n for n, score in enumerate(scores) if score == max(scores)]
        kept = await house.whole.kept(told.table, None)
        assert kept.result is not None
        assert kept.result.scores == scores
        text = await house.whole.transcript(told.table, None)
        assert "result {" in text, "whoever may watch may keep a finished one"

    with files.in_the_house(GAME):
        in_a_house(before, url)
    with files.in_the_house(Retired()):
        in_a_house(after, url)


def test_a_match_that_our_own_mistake_broke_is_told_and_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if somebody had changed released rules and not raised the version."""
    url = f"sqlite:///{tmp_path / 'house.db'}"

    def only_one(self: pebbles.Turn, s: pebbles.Pebbles) -> int:
        s.offer(pebbles.TAKE | 1 << 8)
        return WAIT

    async def before(house: House) -> None:
        hosted = await stored.for_two(house, GAME, 2)
        await acted(house, hosted, "anna", Play(seat=0, move="take 2", commit="turn"))

    async def after(house: House) -> None:
        (one,) = (await house.lists.of_guest("anna")).tables
        told = await house.lists.told(one.table, "anna")
        assert told.shelved is not None
        assert told.shelved.key == "log"
        kept = await house.whole.kept(one.table, "anna")
        assert kept.why == told.shelved
        assert [move.move for move in kept.moves] == ["take 2"]
        assert "game pebbles 2\n" in await house.whole.transcript(one.table, "anna")

    with files.in_the_house(GAME):
        in_a_house(before, url)
        monkeypatch.setattr(pebbles.Turn, "ask_take", only_one)
        in_a_house(after, url)


class Slip(dict[str, Game]):
    """A house in which one game cannot be imported, since something in its sources is wrong."""

    def __getitem__(self, name: str) -> Game:
        if name == "pebbles":
            raise IndexError("slip")
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        return self[name]


def test_a_game_that_cannot_be_loaded_hides_no_table_and_loses_none(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def before(house: House) -> None:
        hosted = await stored.for_two(house, GAME, 2)
        await acted(house, hosted, "anna", Play(seat=0, move="take 2", commit="turn"))
        await stored.for_two(house, serai.game("rajas"), serai.game("rajas").version)

    async def after(house: House) -> None:
        whole, lame = sorted(
            (await house.lists.of_guest("anna")).tables, key=lambda one: one.shelved is not None
        )
        assert (whole.game, lame.game) == ("rajas", "pebbles")
        assert lame.shelved is not None
        assert lame.shelved.args == {"name": "pebbles", "detail": "IndexError: slip"}
        assert (await house.lists.told(lame.table, "anna")).shelved == lame.shelved
        kept = await house.whole.kept(lame.table, "anna")
        assert (kept.why, [move.move for move in kept.moves]) == (lame.shelved, ["take 2"])
        assert "game pebbles 2\n" in await house.whole.transcript(lame.table, "anna")

    with files.in_the_house(GAME):
        in_a_house(before, url)
        with mock.patch.object(load, "all_games", return_value=Slip(load.all_games())):
            in_a_house(after, url)


def test_a_match_of_which_only_the_winners_were_kept_tells_them(tmp_path: Path) -> None:
    """Before results were kept in the log, the table knew who had won."""

    async def scene(house: House) -> None:
        hosted = await finished(house, 2)
        table = await house.tables.stored(hosted.row.id)
        ended = table.events[-1].body
        assert b'"result"' in ended
        older = replace(DECODER.decode(ended), result=None)
        events = [*table.events[:-1], replace(table.events[-1], body=ENCODER.encode(older))]
        told = unplayable.told_of(replace(table, events=events))
        assert told.ended == "finished"
        assert told.result is not None
        assert told.result.winners == hosted.table.match.winners
        assert told.result.scores == []

    with files.in_the_house(GAME):
        in_a_house(scene)
