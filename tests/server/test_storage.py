"""What is stored comes back as it was, on every kind of database."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from serai.house.store import Conflict
from serai.house.stored_rows import Change, ChatRecord, DraftRecord, NewTable
from tests.server.storing import (
    EVERYWHERE,
    LASTING,
    begun,
    database,
    drafted,
    logged,
    moved,
    opened,
    seat,
    table,
)

NAMES = ["Ана́стасия", "Zoë 🐘", "O'Brien; DROP TABLE events; --", '"%s" {0} \\']


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_a_table_comes_back_as_it_was(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            new = begun(
                table(opening='{"x":1}', to_move=None, bot_due=True, next="n" * 16),
                b'{"kind":"opened"}',
                '{"name":"Ж🐘"}'.encode(),
            )
            held = [
                seat(0, guest="g", token_hash="t", kind="person", name=NAMES[0]),
                seat(1, kind="bot", bot="greedy", resigned=True, standing='{"q":"never"}'),
            ]
            new = replace(new, seats=held)
            await store.create(new)
            stored = await store.load(new.table.id)
            assert stored is not None
            assert stored.table == new.table
            assert stored.events == new.events
            assert stored.seats == held
            assert stored.draft is None
            assert await store.load("z" * 16) is None
            with pytest.raises(Conflict):
                await store.create(new)

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_a_change_happens_as_a_whole(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            new = begun(table(), b"{}")
            await store.create(new)
            draft = DraftRecord(seat=1, steps='["quarry"]', undone="[]")
            change = moved(
                new.table,
                b'{"kind":"moved"}',
                b'{"kind":"ended"}',
                seats=[seat(1, guest="g", kind="person", name="B")],
                draft=draft,
                answer=("g", "act-0001", b"\x00\xffanswer"),
                chat=ChatRecord(seat=1, name="B", text="Hi", at=7),
            )
            row = replace(
                change.table_row, status="over", winners="[1]", to_move=None, rev=9, changed=8
            )
            line = await store.append(replace(change, table_row=row))
            stored = await store.load(new.table.id)
            assert stored is not None
            assert stored.table == row
            assert stored.events == new.events + change.events
            assert stored.seats == [new.seats[0], *change.seats]
            assert stored.draft == draft
            assert await store.answer(new.table.id, "g", "act-0001") == b"\x00\xffanswer"
            assert line is not None
            said = await store.chat(new.table.id, 0)
            assert said == [ChatRecord(id=line, seat=1, name="B", text="Hi", at=7)]
            await store.append(drafted(row))
            stored = await store.load(new.table.id)
            assert stored is not None
            assert stored.draft is None

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_what_makes_a_table_itself_never_changes(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            new = begun(table(), b"{}")
            await store.create(new)
            other = replace(
                new.table, game="merv", version=2, seed="x", salt="y", opening="z", created=0, rev=1
            )
            await store.append(Change(table=other.id, expect=1, expect_rev=0, table_row=other))
            stored = await store.load(other.id)
            assert stored is not None
            assert stored.table == replace(new.table, rev=1)

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_a_change_for_another_moment_writes_nothing(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            first = begun(table(), b"{}").table
            new = begun(table(), b"{}")
            await store.create(new)
            other = {
                "seats": [seat(0, guest="thief")],
                "draft": DraftRecord(seat=0, steps="[]", undone="[]"),
                "answer": ("g", "act-0002", b"no"),
                "chat": ChatRecord(seat=0, name="T", text="no", at=0),
            }
            second = moved(first, b"2")
            await store.append(second)
            await store.append(drafted(second.table_row))
            before = await store.load(first.id)
            late = [
                moved(first, b"other", **other),  # head_seq went on
                moved(second.table_row, b"3", **other),  # rev went on
                drafted(second.table_row, **other),
                moved(table("unknown"), b"{}", **other),
            ]
            for change in late:
                with pytest.raises(Conflict):
                    await store.append(change)
                assert await store.answer(change.table, "g", "act-0002") is None
            assert await store.load(first.id) == before
            assert await store.chat(first.id, 0) == []

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_an_act_is_answered_once(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            new = begun(table(), b"1")
            await store.create(new)
            once = moved(new.table, b"2", answer=("g", "act-0001", b"ok 2"))
            await store.append(once)
            twice = moved(once.table_row, b"3", answer=("g", "act-0001", b"ok 3"))
            with pytest.raises(Conflict):
                await store.append(twice)
            stored = await store.load(new.table.id)
            assert stored is not None
            assert stored.table == once.table_row
            assert await store.answer(new.table.id, "g", "act-0001") == b"ok 2"
            assert await store.answer(new.table.id, "h", "act-0001") is None
            another = moved(once.table_row, b"3", answer=("h", "act-0001", b"ok h"))
            await store.append(another)
            assert await store.answer(new.table.id, "h", "act-0001") == b"ok h"

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_a_seat_changes_hands_only_when_the_table_moves_on(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            new = begun(table(), b"1")
            await store.create(new)
            still = Change(
                table=new.table.id,
                expect=1,
                expect_rev=0,
                table_row=new.table,
                seats=[seat(0, guest="g")],
            )
            with pytest.raises(Conflict):
                await store.append(still)
            sat = moved(new.table, b"2", seats=[seat(0, guest="g")])
            await store.append(sat)
            link = replace(
                still,
                expect=2,
                table_row=sat.table_row,
                seats=[seat(0, guest="g", token_hash="new")],
            )
            await store.append(link)
            stored = await store.load(new.table.id)
            assert stored is not None
            assert stored.seats[0] == link.seats[0]

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


def test_a_log_with_a_gap_is_not_accepted() -> None:
    async def scene() -> None:
        async with opened("sqlite://") as store:
            new = begun(table(), b"1")
            with pytest.raises(ValueError, match="do not lead"):
                await store.create(NewTable(table=new.table, events=[], seats=[]))
            await store.create(new)
            good = moved(new.table, b"2", b"3")
            for bad in (
                replace(good, events=good.events[:1]),
                replace(good, events=good.events[1:]),
                replace(good, events=good.events[::-1]),
                replace(good, table_row=replace(good.table_row, head_hash="f" * 64)),
                replace(good, table="b" * 16),
            ):
                with pytest.raises(ValueError, match=r"lead|head|row"):
                    await store.append(bad)
            await store.append(good)

    asyncio.run(scene())


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_guests_and_their_sessions(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            await store.new_guest("g", NAMES[1], "hash-1", 5)
            await store.new_guest("h", NAMES[2], "hash-2", 6)
            await store.new_session("g", "hash-3", 7)
            for session in ("hash-1", "hash-3"):
                guest = await store.guest_of(session)
                assert guest is not None
                assert (guest.id, guest.name, guest.created) == ("g", NAMES[1], 5)
            await store.rename("g", NAMES[3])
            guest = await store.guest_of("hash-1")
            assert guest is not None
            assert guest.name == NAMES[3]
            await store.revoke("g")
            assert await store.guest_of("hash-1") is None
            assert await store.guest_of("hash-3") is None
            assert await store.guest_of("hash-2") is not None
            assert await store.guest_of("hash-4") is None
            await store.new_session("g", "hash-5", 8)
            assert await store.guest_of("hash-5") is not None
            for again in (("g", "hash-9"), ("i", "hash-1")):
                with pytest.raises(Conflict):
                    await store.new_guest(again[0], "", again[1], 9)
            assert await store.guest_of("hash-9") is None
            with pytest.raises(Conflict):
                await store.new_session("nobody", "hash-9", 9)

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_lists_of_tables(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            rows = [
                table("hosted", host="g", changed=10),
                table("seated", changed=30, watch="everybody"),
                table("other", changed=20, status="waiting", join="everybody", bot_due=True),
                table("over", changed=40, status="over", watch="everybody", join="everybody"),
                table("begun", changed=50, join="everybody", bot_due=True),
            ]
            for row in rows:
                new = begun(row, b"1")
                held = [*new.seats[:1], seat(1, guest="g" if row.id[:6] == "seated" else "h")]
                await store.create(replace(new, seats=held))
            mine = await store.tables_of("g")
            assert [listed.table.id[:6] for listed in mine] == ["seated", "hosted"]
            assert mine[0].table == logged(rows[1], b"1")[0]
            assert [s.guest for s in mine[0].seats] == [None, "g"]
            assert [listed.table.id[:6] for listed in await store.tables_of("g", 1)] == ["seated"]
            assert await store.tables_of("nobody") == []
            public = await store.public_tables()
            assert [listed.table.id[:5] for listed in public] == ["seate", "other"]
            assert len(await store.public_tables(limit=1)) == 1
            assert await store.due() == [rows[4].id]

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_chat(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            for name in "ab":
                await store.create(begun(table(name), b"1"))
            here, there = table("a").id, table("b").id
            ids = []
            for number, name in enumerate(NAMES):
                ids.append(await store.say(here, number, name, name * 10, number))
                await store.say(there, 0, "", "elsewhere", 0)
            assert ids == sorted(set(ids))
            lines = await store.chat(here, 0)
            assert [line.id for line in lines] == ids
            assert [line.text for line in lines] == [name * 10 for name in NAMES]
            assert await store.chat(here, ids[1]) == lines[2:]
            assert await store.chat(here, 0, limit=1) == lines[-1:]
            assert await store.chat(here, ids[0], limit=2) == lines[2:]
            assert await store.chat(here, ids[-1]) == []
            with pytest.raises(Conflict):
                await store.say("z" * 16, 0, "", "nowhere", 0)

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", EVERYWHERE)
def test_erasing_takes_one_table_and_no_other(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as store:
            for name in "ab":
                new = begun(table(name), b"1")
                await store.create(new)
                await store.append(moved(new.table, b"2", answer=("g", "act-0001", b"ok")))
                await store.say(new.table.id, 0, "G", "Hi", 1)
            here, there = table("a").id, table("b").id
            with pytest.raises(Conflict):
                await store.erase(here, "somebody else")
            await store.erase(here, "guest-host")
            assert await store.load(here) is None
            assert await store.answer(here, "g", "act-0001") is None
            assert await store.chat(here, 0) == []
            stored = await store.load(there)
            assert stored is not None
            assert len(stored.events) == len(stored.seats) == 2
            assert await store.answer(there, "g", "act-0001") == b"ok"
            assert len(await store.chat(there, 0)) == 1

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", LASTING)
def test_everything_is_there_after_opening_again(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        new = begun(table(), b"1")
        change = moved(
            new.table,
            b"2",
            draft=DraftRecord(seat=0, steps="[1]", undone="[]"),
            answer=("g", "act-0001", b"ok"),
        )
        async with opened(url) as store:
            assert await store.setting("key", lambda: "made") == "made"
            await store.new_guest("g", "G", "hash", 1)
            await store.create(new)
            await store.append(change)
            await store.say(new.table.id, 0, "G", "Hi", 1)
            before = await store.load(new.table.id)
        async with opened(url) as store:
            assert await store.setting("key", lambda: "made again") == "made"
            assert await store.guest_of("hash") is not None
            assert await store.load(new.table.id) == before
            assert await store.answer(new.table.id, "g", "act-0001") == b"ok"
            assert len(await store.chat(new.table.id, 0)) == 1

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))


@pytest.mark.parametrize("kind", LASTING)
def test_a_setting_is_made_once_even_by_two_servers(kind: str, tmp_path: Path) -> None:
    async def scene(url: str) -> None:
        async with opened(url) as one, opened(url) as two:
            asked = [
                store.setting("key", lambda n=n: str(n))  # type: ignore[misc]
                for n, store in enumerate([one, two] * 20)
            ]
            told = await asyncio.gather(*asked)
            assert len(set(told)) == 1

    with database(kind, tmp_path) as url:
        asyncio.run(scene(url))
