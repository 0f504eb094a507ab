"""No byte of a stored log can change, appear or vanish unnoticed."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from serai.house.hash_chain import verify_chain
from serai.house.store import Damaged
from serai.house.stored_rows import EventRecord
from serai.table.events import FIRST_HASH
from tests.server.storing import begun, database, logged, opened, table

BODIES = [b'{"kind":"opened","seed":"%d"}' % n for n in range(12)]


def log() -> list[EventRecord]:
    return logged(table(), *BODIES)[1]


def test_a_sound_log() -> None:
    assert verify_chain([]) is None
    for length in range(len(BODIES)):
        assert verify_chain(log()[:length]) is None


def test_every_changed_byte_of_a_body_is_found() -> None:
    for place, event in enumerate(log()):
        for index in range(len(event.body)):
            for flip in (1, 0x20, 0xFF):
                body = bytearray(event.body)
                body[index] ^= flip
                changed = log()
                changed[place] = replace(event, body=bytes(body))
                assert verify_chain(changed) == event.seq


def test_every_other_change_is_found() -> None:
    for place in range(len(BODIES)):
        for other in (
            {"hash": FIRST_HASH},
            {"hash": log()[place].hash.upper()},
            {"seq": 99},
            {"body": b""},
            {"body": log()[place].body + b" "},
        ):
            changed = log()
            changed[place] = replace(changed[place], **other)
            assert verify_chain(changed) == place + 1
        if place < len(BODIES) - 1:
            assert verify_chain(log()[:place] + log()[place + 1 :]) == place + 1
            swapped = log()
            swapped[place], swapped[place + 1] = swapped[place + 1], swapped[place]
            assert verify_chain(swapped) == place + 1


CHANGES = {
    "a body": ("UPDATE events SET body = x'7b7d' WHERE seq = 5", 5),
    "a hash": ("UPDATE events SET hash = 'f' WHERE seq = 5", 5),
    "an event missing": ("DELETE FROM events WHERE seq = 5", 5),
    "the last one missing": ("DELETE FROM events WHERE seq = 12", 12),
    "all missing": ("DELETE FROM events", 1),
    "one too many": (
        "INSERT INTO events SELECT table_id, 13, body, hash, at, NULL FROM events",
        13,
    ),
    "another head": ("UPDATE tables SET head_hash = 'f'", 12),
    "a shorter log": ("UPDATE tables SET head_seq = 11", 12),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_database_is_noticed_on_loading(name: str, tmp_path: Path) -> None:
    statement, seq = CHANGES[name]
    if name == "one too many":
        statement += " WHERE seq = 12"

    async def scene(url: str) -> None:
        async with opened(url) as store:
            sound = begun(table("b"), *BODIES)
            await store.create(begun(table("a"), *BODIES))
            with closing(sqlite3.connect(tmp_path / "serai.db")) as other:
                other.execute(statement)
                other.commit()
            await store.create(sound)
            with pytest.raises(Damaged) as told:
                await store.load(table("a").id)
            assert (told.value.table, told.value.seq) == (table("a").id, seq)
            assert await store.load(sound.table.id) is not None

    with database("file", tmp_path) as url:
        asyncio.run(scene(url))


def test_single_bytes_of_bodies_changed_in_the_file_are_noticed(tmp_path: Path) -> None:
    """Bodies are sought in the file itself, as a failing disk would change them."""
    path = tmp_path / "serai.db"

    async def written(url: str) -> None:
        async with opened(url) as store:
            await store.create(begun(table(), *BODIES))

    async def loaded(url: str) -> int | None:
        async with opened(url) as store:
            try:
                stored = await store.load(table().id)
            except Damaged as damage:
                return damage.seq
            assert stored is not None
            return None

    with database("file", tmp_path) as url:
        asyncio.run(written(url))
        sound = path.read_bytes()
        chance = random.Random(5)
        for seq, body in enumerate(BODIES, start=1):
            at = sound.index(body) + chance.randrange(len(body))
            changed = bytearray(sound)
            changed[at] ^= 1 << chance.randrange(8)
            path.write_bytes(changed)
            assert asyncio.run(loaded(url)) == seq
        path.write_bytes(sound)
        assert asyncio.run(loaded(url)) is None
