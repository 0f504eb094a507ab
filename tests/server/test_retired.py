"""Matches that this server cannot play on with: kept, told, given back, never called damaged.

The database is one of version 1, from before the rules began anew: a match of each game for two,
half played, and one of Merv with bots.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import serai
from serai.house import unplayable
from serai.house.bots import Job
from serai.house.denied import Denied
from serai.house.hash_chain import verify_chain
from serai.house.house import House
from serai.house.protocol import Act, Hello, Undo
from serai.house.requests import BranchWanted, SeatWanted, TableTold, TableWanted
from serai.house.store import StorageTrouble
from serai.house.tokens import hash_of
from serai.server.bot_pool import BotPool
from serai.server.storage import SqlStore, backing_up
from serai.table import transcript, written_match
from serai.table.events import ENCODER
from serai.table.ruleset import Shelved
from tests.core import pebbles
from tests.golden import files, stored
from tests.house.playing import ME, OPEN, acted, any_action, play_on
from tests.server.browsing import SETTINGS, Browser
from tests.server.houses import app_over, health_of, in_a_house, sql_of
from tests.server.storing import NEWEST

OLD = (files.HERE / "stored-1.sql").read_text("utf-8")
Scene = Callable[[House], Awaitable[None]]


class NoBots(BotPool):
    """Somebody who must never be asked to think."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    async def start(self) -> None:
        return

    async def stop(self) -> None:
        return

    async def moves(
        self,
        table: str,
        job: Job,
        seat: int,
        spec: str,
        limit: int | None = None,
        guests: Sequence[str] = (),
    ) -> list[str]:
        self.asked.append(table)
        raise AssertionError("a bot was asked")

    async def are_well(self, job: Job, seat: int) -> bool:
        return True


def in_the_old_house(folder: Path, scene: Scene, bots: BotPool | None = None) -> None:
    """Something happens in a house that opens on the database of version 1."""
    in_a_house(scene, stored.opened(folder / "old.db", OLD), bots)


async def mine(house: House) -> list[TableTold]:
    return (await house.lists.of_guest("anna")).tables


def rows(path: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def ours_of(game: str) -> str:
    """The versions that can be played here, as they are told."""
    return ", ".join(str(version) for version in serai.game(game).versions)


def test_the_owner_sees_them_in_the_list_with_the_reason(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        tables = await mine(house)
        assert sorted(one.game for one in tables) == ["agra", "merv", "merv", "rajas"]
        for one in tables:
            assert (one.version, one.data, one.status) == (1, "-", "playing")
            assert one.yours == [0]
            assert one.to_move is None, "nobody is waited for"
            assert one.shelved is not None
            assert one.shelved.key == "rules-retired"
            assert one.shelved.args == {"name": one.game, "version": 1, "ours": ours_of(one.game)}
            assert await house.lists.told(one.table, "anna") == one

    in_the_old_house(tmp_path, scene)


def test_nobody_else_is_invited_to_them(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        opened = """UPDATE tables SET watch='everybody', "join"='everybody'"""
        await sql_of(house)._write(lambda c: c.exec_driver_sql(opened))
        assert (await house.lists.public(None)).tables == []
        assert len(await mine(house)) == 4

    in_the_old_house(tmp_path, scene)


def test_their_moves_are_told_in_words_and_as_they_are_stored(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        for one in await mine(house):
            kept = await house.whole.kept(one.table, "anna")
            assert (kept.game, kept.version, kept.data, kept.box) == (one.game, 1, "-", {})
            assert kept.why == one.shelved
            assert kept.seats == len(one.seats)
            assert kept.ended == ""
            assert kept.result is None
            if len(one.seats) == 2:
                assert kept.to_move in (0, 1), "whose turn it was"
                assert len(kept.moves) > 15
            events = (await house.tables.stored(one.table)).events
            log = [msgspec.json.decode(event.body) for event in events]
            written = [line for event in log for line in event.get("lines", ())]
            assert [f"{'*' if m.seat < 0 else m.seat} {m.move}" for m in kept.moves] == written
            notation = serai.game(one.game).notation
            for move in kept.moves:
                known = isinstance(notation.read(move.move), int)
                assert bool(move.key) == known

    in_the_old_house(tmp_path, scene)


def test_they_are_downloaded_as_a_transcript_that_tells_the_same(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        for one in await mine(house):
            text = await house.whole.transcript(one.table, "anna")
            parts = transcript.parts_of(text)
            assert text.startswith(f"serai transcript 2\ngame {one.game} 1\ndata -\n")
            kept = await house.whole.kept(one.table, "anna")
            assert len(parts.moves) == len(kept.moves)
            assert parts.position == "-", "only playing it would tell"
            with pytest.raises(Shelved) as caught:
                serai.replay(text)
            assert caught.value.key == "rules-retired"

    in_the_old_house(tmp_path, scene)


def test_a_match_that_is_not_over_is_given_only_to_who_sits_there(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = next(one.table for one in await mine(house) if len(one.seats) == 2)
        assert await house.whole.transcript(table, "ben")
        for stranger in (None, "carl"):
            with pytest.raises(Denied) as caught:
                await house.whole.transcript(table, stranger)
            assert (caught.value.status, caught.value.key) == (409, "not-finished")
        await sql_of(house)._write(
            lambda c: c.exec_driver_sql("UPDATE tables SET watch='nobody', opening='{}'")
        )
        for asking in (house.whole.transcript, house.whole.kept):
            with pytest.raises(Denied) as caught:
                await asking(table, "carl")
            assert caught.value.status == 403
        with pytest.raises(Denied):  # it began from a position that only the host has seen whole
            await house.whole.transcript(table, "ben")

    in_the_old_house(tmp_path, scene)


def test_whatever_would_change_them_is_refused_with_the_reason(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        for one in await mine(house):
            before = await house.tables.stored(one.table)
            branch = BranchWanted(table=one.table, seq=1)
            again = TableWanted(game=one.game, seats=[ME, OPEN], branch=branch)
            undo = Act(id="an-action", seq=1, rev=0, action=Undo(seat=0))
            wishes: list[Awaitable[object]] = [
                house.seats.sit(one.table, "carl", "Carl", 1, None),
                house.seats.leave(one.table, "anna", 0),
                house.seats.seat_link(one.table, "anna", 0),
                house.seats.new_invite(one.table, "anna"),
                house.opener.rematch(one.table, "anna"),
                house.subscribe(one.table, "anna", Hello()),
                house.whole.events(one.table, "anna", 0),
                house.acts.act(one.table, "anna", undo),
                house.opener.create("anna", "Anna", again),
            ]
            for wish in wishes:
                with pytest.raises(Shelved) as caught:
                    await wish
                assert caught.value.key == "rules-retired"
            assert await house.tables.stored(one.table) == before

    in_the_old_house(tmp_path, scene)


def test_over_http_every_request_gets_a_proper_answer(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        caller = Browser(app_over(house, SETTINGS))
        await caller.post("/api/me", {"name": "Ada"})
        for one in await mine(house):
            at = f"/api/tables/{one.table}"
            assert (await caller.get(at)).json["shelved"]["key"] == "rules-retired"
            kept = (await caller.get(f"{at}/kept")).json
            assert kept["why"]["key"] == "rules-retired"
            act = {"type": "act", "id": "an-action", "seq": 1, "rev": 0}
            ask = {"type": "ask", "id": "question", "query": {"about": "at", "seq": 1}}
            undo = {"do": "undo", "seat": 0}
            for answer in (
                await caller.get(f"{at}/events"),
                await caller.post(f"{at}/actions", {**act, "action": undo}),
                await caller.post(f"{at}/ask", ask),
                await caller.post(f"{at}/seats/1", {}),
                await caller.post(f"{at}/rematch", {}),
            ):
                assert answer.status == 409
                assert answer.json["trouble"]["key"] == "rules-retired"
            assert (await caller.get(f"{at}/transcript")).status == 409

    in_the_old_house(tmp_path, scene)


def test_an_imported_file_is_told_the_same_way() -> None:
    async def scene(house: House) -> None:
        caller = Browser(app_over(house, SETTINGS))
        text: str = files.read("rajas", 1, files.GAMES)["two-players"]
        answer = await caller.post("/api/files", {"text": text})
        assert answer.status == 200
        told = answer.json
        assert (told["game"], told["version"], told["data"], told["seats"]) == ("rajas", 1, "-", 2)
        assert told["why"]["key"] == "rules-retired"
        assert told["moves"][0] == {
            "seat": -1,
            "move": "reveal B04",
            "key": "move-reveal",
            "args": {
                "tile": "B04",
                "tile_price": 4,
                "tile_colour": "blue",
                "tile_content": "tea:n=2",
            },
        }
        wanted = {"game": "rajas", "seats": [{"who": "me"}] * 2, "transcript": text}
        refused = await caller.post("/api/tables", wanted)
        assert refused.status == 409
        assert refused.json["trouble"]["key"] == "rules-retired"
        match = serai.new("merv", seats=3, seed=1)
        told = (await caller.post("/api/files", {"text": match.transcript()})).json
        assert (told["game"], told["seats"], told["why"]) == ("merv", 3, None)
        damaged = await caller.post("/api/files", {"text": text.replace("B04", "B05")})
        assert (damaged.status, damaged.json["trouble"]["key"]) == (409, "transcript-check")

    in_a_house(scene)


def test_a_file_that_claims_endless_moves_is_told_in_part() -> None:
    lines = ["serai transcript 1", "game rajas 1", "seats 2", "options {}", *["0 x"] * 50_000]
    lines.append("position 0")
    told = unplayable.told_of_text(
        "\n".join([*lines, f"check {written_match.check_of(lines)}", ""])
    )
    assert len(told.moves) == unplayable.MOST_MOVES


def test_bots_do_not_play_on_and_health_stays_ok(tmp_path: Path) -> None:
    bots = NoBots()

    async def scene(house: House) -> None:
        assert len(await sql_of(house).due()) == 4
        await asyncio.sleep(0.2)
        assert bots.asked == []
        assert (await health_of(house).check()).ok
        assert len(await mine(house)) == 4

    due = "UPDATE tables SET bot_due = 1;\n"  # as if the server had stopped while they thought
    in_a_house(scene, stored.opened(tmp_path / "old.db", OLD + due), bots)


def test_an_own_seat_can_be_taken_to_another_browser(tmp_path: Path) -> None:
    token = "t" * 22

    async def scene(house: House) -> None:
        table = next(one.table for one in await mine(house) if len(one.seats) == 2)
        hashed = hash_of(token)
        query = f"UPDATE seats SET token_hash='{hashed}' WHERE seat=0 AND table_id='{table}'"
        await sql_of(house)._write(lambda c: c.exec_driver_sql(query))
        before = await house.tables.stored(table)
        assert (await house.seats.recover(table, "anna-elsewhere", token)).seat == 0
        told = await house.lists.told(table, "anna-elsewhere")
        assert told.yours == [0]
        assert told.host, "the table goes with its host"
        after = await house.tables.stored(table)
        assert (after.events, after.draft) == (before.events, before.draft)
        with pytest.raises(Denied) as caught:
            await house.seats.recover(table, "carl", "x" * 22)
        assert caught.value.key == "token"

    in_the_old_house(tmp_path, scene)


def test_new_matches_beside_them_are_by_the_newest_rules(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        wanted = TableWanted(game="rajas", seats=[ME, SeatWanted(who="me")])
        created = await house.opener.create("anna", "Anna", wanted)
        told = await house.lists.told(created.table, "anna")
        assert told.version == serai.game("rajas").version
        assert (await mine(house))[0].table == created.table, "what can be played comes first"

    in_the_old_house(tmp_path, scene)


def test_the_migration_keeps_every_byte_and_a_copy_from_before(tmp_path: Path) -> None:
    database = tmp_path / "old.db"
    url = stored.opened(database, OLD)
    kept = "SELECT table_id, seq, body, hash, at FROM events ORDER BY table_id, seq"
    seats = "table_id, seat, guest, token_hash, kind, name, bot, resigned, standing"
    beside = {"seats": seats, "chat": "id, table_id, seat, name, text, at"}
    answered = "SELECT table_id, actor, act, body FROM answers"
    answers = {row[:3]: row[3] for row in rows(database, answered)}
    lasting = {which for which, body in answers.items() if msgspec.json.decode(body)["rev"] == 0}
    others = {name: rows(database, f"SELECT {of} FROM {name}") for name, of in beside.items()}
    events = rows(database, kept)
    columns = (
        "id, game, version, options, status, host, seed, salt, opening, head_hash, draft_steps"
    )
    tables = rows(database, f"SELECT {columns} FROM tables ORDER BY id")

    async def scene(house: House) -> None:
        migrated = sql_of(house).migrated
        assert migrated is not None
        assert (migrated.before, migrated.after) == ("0001", NEWEST)
        assert migrated.backup == tmp_path / f"old.db.before-{NEWEST}"
        for one in await mine(house):
            assert verify_chain((await house.tables.stored(one.table)).events) is None

    in_a_house(scene, url)
    assert rows(database, kept) == events
    assert rows(database, f"SELECT {columns} FROM tables ORDER BY id") == tables
    assert rows(database, "SELECT DISTINCT data, box FROM tables") == [("-", "{}")]
    left = {row[:3]: row[3] for row in rows(database, answered)}
    assert left.keys() >= lasting, "only steps of turns that are over are forgotten"
    assert left.items() <= answers.items()
    for name, before in others.items():
        assert rows(database, f"SELECT {beside[name]} FROM {name}") == before
    assert rows(database, "SELECT DISTINCT stand_in FROM seats") == [("",)]
    copy = tmp_path / f"old.db.before-{NEWEST}"
    assert rows(copy, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert rows(copy, kept) == events
    assert copy.stat().st_mode & 0o777 == 0o600

    async def again(house: House) -> None:
        assert sql_of(house).migrated is None, "once is enough"

    in_a_house(again, url)


def test_a_copy_from_before_is_never_written_over(tmp_path: Path) -> None:
    url = stored.opened(tmp_path / "old.db", OLD)
    older = tmp_path / f"old.db.before-{NEWEST}"
    older.write_text("precious")

    async def scene(house: House) -> None:
        migrated = sql_of(house).migrated
        assert migrated is not None
        assert migrated.backup == tmp_path / f"old.db.before-{NEWEST}-2"

    in_a_house(scene, url)
    assert older.read_text() == "precious"


def test_a_copy_that_was_ended_half_way_is_made_again_under_its_name(tmp_path: Path) -> None:
    """An empty file of that name would be taken for the copy by whoever needs it."""
    begun = tmp_path / f"old.db.before-{NEWEST}"
    begun.touch()
    begun.with_name(f"{begun.name}.part").write_bytes(b"half")

    async def scene(house: House) -> None:
        migrated = sql_of(house).migrated
        assert migrated is not None
        assert migrated.backup == begun

    in_the_old_house(tmp_path, scene)
    assert len(rows(begun, "SELECT id FROM tables")) == 4
    assert sorted(path.name for path in tmp_path.iterdir()) == ["old.db", begun.name]


def test_without_room_for_the_copy_nothing_is_migrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = stored.opened(tmp_path / "old.db", OLD)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backing_up, "_copied", full)
    with pytest.raises(StorageTrouble, match="No space left"):
        asyncio.run(SqlStore.open(url))
    assert rows(tmp_path / "old.db", "SELECT version_num FROM alembic_version") == [("0001",)]
    assert [path.name for path in tmp_path.iterdir() if "before" in path.name] == []


# --- the same for values of another box, shown on the small game ------------------------------


class Boxed(pebbles.PebblesGame):
    """Pebbles with a corrected box."""

    data = "b0c5ed"
    box = {"heap.toml": {"heap": {"pebbles": 13}}}  # noqa: RUF012


def test_a_match_with_another_box_waits_until_that_box_is_back(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    tables: list[str] = []

    async def with_the_box(house: House) -> None:
        hosted = await stored.for_two(house, Boxed(), 2)
        await acted(house, hosted, "anna", any_action(hosted, random.Random(1)))
        tables.append(hosted.row.id)
        assert (hosted.row.data, hosted.row.box) == (
            "b0c5ed",
            ENCODER.encode(Boxed.box).decode(),
        )

    async def without_it(house: House) -> None:
        (told,) = await mine(house)
        assert told.shelved is not None
        assert told.shelved.key == "data-boxed"
        assert told.shelved.args == {"name": "pebbles", "count": 1, "data": "b0c5ed"}
        assert (await house.whole.kept(told.table, "anna")).box == Boxed.box
        text = await house.whole.transcript(told.table, "anna")
        assert 'box {"heap.toml": {"heap": {"pebbles": 13}}}' in text.split("\n")
        with pytest.raises(Shelved):
            await house.tables.hosted(told.table)

    async def with_it_again(house: House) -> None:
        (told,) = await mine(house)
        assert told.shelved is None
        hosted = await house.tables.hosted(told.table)
        await play_on(house, hosted, 1000, random.Random(2))
        assert hosted.table.match.over

    with files.in_the_house(Boxed()):
        in_a_house(with_the_box, url)
    with files.in_the_house(pebbles.GAME):
        in_a_house(without_it, url)
    with files.in_the_house(Boxed()):
        in_a_house(with_it_again, url)
