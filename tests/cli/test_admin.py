"""`serai admin`: what a host types, with a server that runs and without one."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from serai.house.house import House
from serai.house.protocol import Say
from serai.language import LANGUAGES, say
from serai.server.storage import migrations
from serai.server.storage.engines import parsed, writing_engine
from tests.cli.conftest import Command
from tests.cli.test_serve import PATIENCE, serving
from tests.house.playing import acted, for_two
from tests.server.houses import in_a_house, sql_of

ANNA, BEN = "annaannaannaanna", "benbenbenbenbenb"
WORD = "xylophonic"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'serai.db'}"


@pytest.fixture
def table(url: str) -> str:
    """A table of two, where something was said."""
    tables: list[str] = []

    async def scene(house: House) -> None:
        store = sql_of(house)
        await store.new_guest(ANNA, "Anna", "session of anna", 1_700_000_000)
        await store.new_guest(BEN, "Ben\u202e\x1b[31m", "session of ben", 1_700_000_001)
        hosted = await for_two(house)
        tables.append(hosted.row.id)
        await acted(house, hosted, "ben", Say(text=WORD))

    in_a_house(scene, url)
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as link, link:
        for short, whole in (("anna", ANNA), ("ben", BEN)):
            for column in ("seats.guest", "tables.host", "names.guest", "chat.guest"):
                of, _, name = column.partition(".")
                link.execute(f"UPDATE {of} SET {name} = ? WHERE {name} = ?", (whole, short))
    return tables[0]


def kept(url: str, query: str) -> list[Any]:
    """What stands in the database."""
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as link:
        return link.execute(query).fetchall()


# --- lists ---


def test_lists(command: Command, url: str, table: str) -> None:
    of = ("--database", url)
    ran = command("admin", "tables", *of)
    assert ran.code == 0
    line, count = ran.out.splitlines()
    assert re.fullmatch(
        rf"{table}  rajas  playing  \d{{4}}-\d\d-\d\d \d\d:\d\d  \d+ kB  Anna, Ben", line
    )
    assert count == "1 of 1 table"
    ran = command("admin", "guests", *of)
    assert [one.split()[0] for one in ran.out.splitlines()] == [BEN, ANNA, "2"]
    assert "\x1b" not in ran.out
    assert "\u202e" not in ran.out
    ran = command("admin", "show", table[:6], *of)
    assert WORD in ran.out
    assert BEN in ran.out
    ran = command("admin", "show", ANNA[:8], *of)
    assert table in ran.out
    assert command("admin", "tables", "--status", "over", *of).out == "0 of 0 tables\n"
    assert command("admin", "tables", "--older", "3", *of).out == "0 of 0 tables\n"
    assert command("admin", "guests", "--limit", "1", *of).out.endswith("1 of 2 guests\n")


def test_lists_for_programs_hold_no_secrets(command: Command, url: str, table: str) -> None:
    of = ("--json", "--database", url)
    tables = command("admin", "tables", *of).out
    guests = command("admin", "guests", *of).out
    shown = command("admin", "show", table, *of).out
    guest = command("admin", "show", BEN, *of).out
    assert json.loads(tables)["tables"][0]["seats"][1]["guest"] == BEN
    assert json.loads(guests)["count"] == 2
    assert json.loads(shown)["chat"][0]["text"] == WORD
    assert json.loads(guest)["tables"][0]["id"] == table
    secrets = kept(url, "SELECT seed, salt, invite_hash FROM tables")[0]
    secrets += tuple(one for (one,) in kept(url, "SELECT token_hash FROM seats") if one)
    secrets += tuple(one for (one,) in kept(url, "SELECT hash FROM sessions"))
    assert not [one for one in secrets if one in tables + guests + shown + guest]


# --- orders, while no server runs ---


def test_deeds_without_a_server(command: Command, url: str, table: str) -> None:
    of = ("--database", url)
    for words, said in (
        (("mute", BEN, "--hours", "2"), "The guest is muted.\n"),
        (("ban", BEN[:7], "--yes"), "The guest is banned.\n"),
        (("ban", BEN[:7], "--yes"), "It was so already.\n"),
        (("close", table[:9], "--yes"), "The table is closed.\n"),
        (("message", "Soon.", "--in", "10"), "Everybody is shown the message"),
    ):
        ran = command("admin", *words, *of)
        assert (ran.code, ran.err) == (0, ""), words
        assert ran.out.startswith(said), words
    ((banned, muted),) = kept(url, f"SELECT banned, muted FROM guests WHERE id = '{BEN}'")
    assert banned
    assert 7100 < muted - time.time() <= 7200
    assert kept(url, "SELECT status FROM tables") == [("over",)]
    shown = command("admin", "guests", *of).out
    assert "banned, muted until" in shown
    assert "banned" in command("admin", "guests", "--banned", *of).out
    ((told,),) = kept(url, "SELECT value FROM settings WHERE name = 'announcement'")
    assert json.loads(told)["text"] == "Soon."
    for undone in (("unmute", BEN), ("unban", BEN), ("message", "--clear")):
        assert command("admin", *undone, *of).code == 0
    assert kept(url, "SELECT value FROM settings WHERE name = 'announcement'") == []
    assert command("verify", *of).code == 0
    assert command("admin", "delete", BEN, "--yes", *of).code == 0
    assert command("admin", "show", BEN, *of).code == 2
    assert kept(url, f"SELECT id FROM guests WHERE id = '{BEN}'") == []


def test_what_is_too_old(command: Command, url: str, table: str) -> None:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as link, link:
        link.execute("UPDATE tables SET status = 'over', changed = 5")
    of = ("--database", url)
    ran = command("admin", "purge", "--dry-run", *of)
    assert (ran.code, "kept for ever" in ran.out) == (0, True)
    ran = command("admin", "purge", "--dry-run", "--json", "--keep-matches", "30", *of)
    found = json.loads(ran.out)
    assert (found["dry"], found["purged"]["matches"], found["days"]["matches"]) == (True, 1, 30)
    assert kept(url, "SELECT id FROM tables") == [(table,)]
    ran = command("admin", "purge", "--yes", "--keep-matches", "30", *of)
    assert "count: 1" in ran.out
    assert kept(url, "SELECT id FROM tables") == []


# --- orders, while a server runs ---


def test_deeds_with_a_server(command: Command, url: str, table: str, tmp_path: Path) -> None:
    with serving(tmp_path, "serve", "--port", "0", "--database", url) as running:
        socket = running.address.replace("http", "ws") + f"/api/tables/{table}/live"
        with connect(socket, origin=Origin(running.address), proxy=None) as line:
            line.send('{"type": "hello"}')
            of = ("--database", url)
            begun = time.monotonic()
            assert command("admin", "message", "Soon.", *of).code == 0
            assert command("admin", "close", table, "--yes", *of).code == 0
            assert command("admin", "mute", BEN, *of).code == 0
            assert time.monotonic() - begun < PATIENCE
            frames: list[dict[str, Any]] = []
            while not frames or frames[-1].get("status") != "over":
                frames.append(json.loads(line.recv(timeout=PATIENCE)))
            kinds = [one["type"] for one in frames]
            assert kinds.index("announcement") > kinds.index("presence")
            ended = [event for one in frames for event in one.get("events", [])][-1]
            assert (ended["kind"], ended["reason"]) == ("ended", "closed")
            ran = command("admin", "purge", "--dry-run", "--json", "--keep-guests", "7", *of)
            assert json.loads(ran.out)["days"]["guests"] == 7
        assert "Nothing is lost" in running.end()
    assert kept(url, "SELECT value FROM settings WHERE name = 'serving'") == []
    with pytest.raises((ConnectionClosed, OSError)):
        connect(socket, proxy=None)


# --- what goes wrong ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_done_is_said(
    command: Command, url: str, table: str, tmp_path: Path, lang: str
) -> None:
    def trouble(*words: str) -> str:
        ran = command("--lang", lang, "admin", *words)
        assert (ran.code, ran.out) == (2, ""), words
        return ran.err.strip()

    def told(key: str, **args: str) -> str:
        return say(lang, "", f"cli-trouble-admin-{key}", args)

    of = ("--database", url)
    assert trouble("close", "x", "--yes", *of) == told("id", given="x")
    assert trouble("ban", "%_%_%_", "--yes", *of) == told("id", given="%_%_%_")
    assert trouble("ban", "zzzzzz", "--yes", *of) == told("unknown", given="zzzzzz")
    assert trouble("ban", table, "--yes", *of) == told("unknown", given=table), "no guest"
    assert trouble("close", table, *of) == told("unsure", deed="close")
    assert trouble("message", *of) == told("message")
    assert trouble("message", "a", "--clear", *of) == told("message")
    trouble("tables", "--status", "dead", *of)
    trouble("tables", "--older", "long", *of)
    trouble("dance", *of)
    trouble(*of)
    trouble("tables", "--database", f"sqlite:///{tmp_path / 'missing.db'}")
    assert not (tmp_path / "missing.db").exists()
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as link, link:
        link.execute("UPDATE events SET body = ? WHERE seq = 1", (b"{}",))
    assert trouble("close", table, "--yes", *of) == told("damaged")
    assert kept(url, "SELECT status FROM tables") == [("playing",)]


def test_ids_that_begin_alike_are_told_apart(command: Command, url: str, table: str) -> None:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as link, link:
        link.execute(
            "INSERT INTO guests (id, name, created, leaving, banned) VALUES (?, '', 1, 0, 0)",
            ("annaannaannaannb",),
        )
    ran = command("admin", "mute", ANNA[:8], "--database", url)
    assert ran.code == 2
    assert ANNA in ran.err
    assert "annaannaannaannb" in ran.err
    assert command("admin", "mute", ANNA, "--database", url).code == 0


def test_a_database_of_another_release_is_left_alone(
    command: Command, url: str, tmp_path: Path
) -> None:
    engine = writing_engine(parsed(url), 5.0)
    with engine.begin() as connection:
        migrations.upgrade(connection, "0006")
    engine.dispose()
    ran = command("admin", "tables", "--database", url)
    assert (ran.code, ran.out) == (2, "")
    assert "release" in ran.err
    assert kept(url, "SELECT version_num FROM alembic_version") == [("0006",)]
    assert [one.name for one in tmp_path.iterdir() if "before" in one.name] == []


@pytest.mark.parametrize(("typed", "status"), [("yes", "over"), ("n", "playing"), ("", "playing")])
def test_at_a_terminal_somebody_is_asked(
    command: Command,
    url: str,
    table: str,
    typed: str,
    status: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = property(lambda _: True, lambda _terminal, _found: None)
    monkeypatch.setattr("serai.cli.terminal.Terminal.is_live", live, raising=False)
    ran = command("admin", "close", table, "--database", url, typed=f"{typed}\n")
    assert "Anna, Ben" in ran.out
    assert kept(url, "SELECT status FROM tables") == [(status,)]
    assert ran.code == (0 if status == "over" else 2)
