"""`serai serve` and `serai backup`: addresses, databases, a server that begins and ends well."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.sync.client import connect

from serai import _pure
from serai.cli import addresses, databases, serve
from serai.cli.configuration import configured
from serai.cli.terminal import Terminal
from serai.cli.trouble import Trouble
from serai.house.house import House
from serai.server.bot_pool import BotPool
from serai.server.retention import Retention
from serai.server.storage import SqlStore
from tests.cli.conftest import Command

PATIENCE = 60.0  # seconds; the machine may be busy


@dataclass
class Running:
    """A server in a process of its own."""

    process: subprocess.Popen[str]
    lines: list[str]

    @property
    def address(self) -> str:
        words = (word for line in self.lines for word in line.split())
        return next(word.rstrip(",") for word in words if word[:4] == "http")

    def end(self, kind: int = signal.SIGINT) -> str:
        self.process.send_signal(kind)
        out, _ = self.process.communicate(timeout=PATIENCE)
        return out


@contextlib.contextmanager
def serving(folder: Path, *words: str, last: str = "Ctrl-C") -> Iterator[Running]:
    environment = {
        **{name: value for name, value in os.environ.items() if "DISPLAY" not in name},
        "XDG_STATE_HOME": str(folder / "state"),
        "LANG": "C.UTF-8",
        "LC_ALL": "",
        "BROWSER": "",
        "COLUMNS": "400",
        "PYTHONWARNINGS": "ignore",
    }
    with subprocess.Popen(
        [sys.executable, "-m", "serai", *words],
        env=environment,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        running = Running(process, [])
        assert process.stdout is not None
        try:
            for line in process.stdout:
                running.lines.append(line)
                if last in line:
                    break
            yield running
        finally:
            process.kill()


def fetched(address: str) -> bytes:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(address, timeout=PATIENCE) as answer:
        return bytes(answer.read())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# --- a server ---


@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGTERM])
def test_a_server_says_where_it_is_and_ends_well(kind: int, tmp_path: Path) -> None:
    with serving(tmp_path, "serve", "--port", "0") as running:
        assert b"<html" in fetched(running.address)
        assert b"rajas" in fetched(f"{running.address}/api/games")
        assert str(tmp_path / "serai.db") in "".join(running.lines)
        assert "Nothing is lost" in running.end(kind)
    assert running.process.returncode == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "serai.db")) as kept:
        assert kept.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_figures_are_read_at_a_port_of_their_own_if_somebody_wants_them(tmp_path: Path) -> None:
    with serving(tmp_path, "serve", "--port", "0", "--metrics", "0") as running:
        words = "".join(running.lines).split()
        (page,) = [word for word in words if word.endswith("/metrics")]
        assert page.startswith("http://127.0.0.1:")
        assert fetched(f"{running.address}/api/games")
        text = fetched(page).decode()
        assert 'serai_http_requests_total{method="GET",route="/api/games",status="200"} 1.0' in text
        assert "process_resident_memory_bytes" in text
        assert "serai_loop_late_seconds_bucket" in text
        with pytest.raises(urllib.error.HTTPError) as refused:
            fetched(f"{running.address}/metrics")
        refused.value.close()
        assert "Nothing is lost" in running.end()
    assert running.process.returncode == 0
    with serving(tmp_path, "serve", "--port", "0") as running:
        assert "/metrics" not in "".join(running.lines)


@pytest.mark.parametrize("given", ["9464x", "127.0.0.1", "http://127.0.0.1:9464", "me@host:1", ":"])
def test_figures_are_at_an_address_with_a_port(given: str) -> None:
    assert addresses.place_of("9464") == ("127.0.0.1", 9464)
    assert addresses.place_of(":9464") == ("127.0.0.1", 9464)
    assert addresses.place_of("10.0.0.5:9464") == ("10.0.0.5", 9464)
    assert addresses.place_of("[::1]:9464") == ("[::1]", 9464)
    with pytest.raises(Trouble):
        addresses.place_of(given)


def test_a_server_that_nobody_looks_at_logs_json_and_no_secrets(tmp_path: Path) -> None:
    """Over real sockets, at the finest level: what libraries below us say counts too."""
    name, secret = "Zebulon", "s3cr3t-s3cr3t-s3cr3t-s3cr3t"
    with serving(tmp_path, "serve", "--port", "0", "--log", "debug") as running:
        address = running.address

        def asked(path: str, body: object = None, **headers: str) -> tuple[str, str]:
            data = None if body is None else json.dumps(body).encode()
            given = {"Content-Type": "application/json", "X-Planted": secret, **headers}
            request = urllib.request.Request(f"{address}{path}", data, given)
            opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            with opener.open(request, timeout=PATIENCE) as answer:
                return answer.headers.get("set-cookie", ""), answer.read().decode()

        cookie = asked("/api/me", {"name": name})[0].partition(";")[0]
        wanted = {"game": "rajas", "seats": [{"who": "me"}, {"who": "open"}]}
        made = json.loads(asked("/api/tables", wanted, Cookie=cookie)[1])
        table, invite = made["table"], made["invite"]
        asked(f"/t/{table}?invite={invite}", Cookie=cookie)
        live = f"ws{address.removeprefix('http')}/api/tables/{table}/live"
        with connect(live, additional_headers={"Cookie": cookie}, proxy=None) as line:
            line.send('{"type":"hello"}')
            line.recv(timeout=PATIENCE)
            line.send(f'{{"type":"{secret}"}}')
            while "refused" not in str(line.recv(timeout=PATIENCE)):
                pass
        seeds = sqlite3.connect(tmp_path / "serai.db")
        seed, salt = seeds.execute("SELECT seed, salt FROM tables").fetchone()
        seeds.close()
        out = running.end()
    lines = [json.loads(line) for line in out.splitlines() if line.startswith("{")]
    routes = {line["message"] for line in lines if line["logger"] == "serai.requests"}
    assert routes >= {"POST /api/me", "GET /t/{table}", "LIVE /api/tables/{table}/live"}
    secrets = [
        name,
        secret,
        invite,
        table,
        str(seed),
        str(salt),
        *cookie.partition("=")[2].split("."),
    ]
    assert [one for one in secrets if one in "\n".join(map(str, lines))] == []


def test_without_a_command_the_own_table_is_opened(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0", last="Type this address") as running:
        assert b"<html" in fetched(running.address)
        running.end()
    assert (tmp_path / "state" / "serai" / "serai.db").exists()
    assert not (tmp_path / "serai.db").exists()


def test_bots_take_over_the_engine_that_the_house_waits_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = tmp_path / "record.json"
    monkeypatch.setattr(_pure, "RECORD", record)
    monkeypatch.setattr(serve, "LOOKING", 0.01)
    renewed: list[bool] = []
    bots = BotPool()
    monkeypatch.setattr(bots, "renew", lambda: renewed.append(True))
    terminal = Terminal("en", no_colour=True)

    async def wait_for(name: str) -> None:
        monkeypatch.setenv(_pure.AWAITED, name)
        waiting = asyncio.create_task(serve.take_over(terminal, bots))
        await asyncio.sleep(0.05)
        assert not renewed
        record.write_text('{"engine": "../../build/engine/another"}')  # of other sources
        await asyncio.sleep(0.05)
        assert not renewed
        record.write_text(f'{{"engine": "../../build/engine/{name}"}}')
        await asyncio.wait_for(waiting, PATIENCE)

    asyncio.run(wait_for("expected"))
    assert renewed == [True]
    assert "The fast engine is ready" in capsys.readouterr().out
    monkeypatch.delenv(_pure.AWAITED)
    asyncio.run(serve.take_over(terminal, bots))  # nothing is made: at once
    assert renewed == [True]


def test_who_starts_twice_gets_the_first_one_opened(tmp_path: Path) -> None:
    with serving(tmp_path, last="Type this address") as first:
        with serving(tmp_path, last="Type this address") as second:
            second.process.wait(timeout=PATIENCE)
        assert second.process.returncode == 0
        assert "already running" in second.lines[0]
        assert second.address == first.address
        first.end()
    with serving(tmp_path, last="Type this address") as third:
        assert "is running:" in third.lines[0]
        third.end()


def test_who_starts_a_second_one_with_another_box_is_told_and_not_sent_to_the_first(
    tmp_path: Path,
) -> None:
    box = tmp_path / "mine.toml"
    box.write_text('format = "serai box 1"\n')
    with serving(tmp_path, "--box", str(box), last="Type this address") as first:
        with serving(tmp_path, "--box", str(box), last="Type this address") as same:
            same.process.wait(timeout=PATIENCE)
        assert "already running" in same.lines[0]
        with serving(tmp_path) as other:
            other.process.wait(timeout=PATIENCE)
        assert other.process.returncode == 2
        [sentence] = other.lines
        assert f"there “{box}”, here “–”" in sentence
        assert other.address == first.address
        box.write_text('format = "serai box 1"\n# corrected\n')
        with serving(tmp_path, "--box", str(box)) as edited:
            edited.process.wait(timeout=PATIENCE)
        assert edited.process.returncode == 2
        [sentence] = edited.lines
        assert f"with “{box}” as it was before it was changed" in sentence
        assert edited.address == first.address
        first.end()
    with serving(tmp_path, "--box", str(box), last="Type this address") as anew:
        assert "is running:" in anew.lines[0]
        anew.end()


def test_where_the_own_tables_are_is_kept_with_the_box_as_it_was_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert databases.served_at() is None
    kept = tmp_path / "serai" / databases.ADDRESS
    kept.parent.mkdir()
    kept.write_text("http://127.0.0.1:8000")  # by an older Serai
    assert databases.served_at() == ("http://127.0.0.1:8000", databases.Played())
    monkeypatch.setenv("SERAI_BOX", "")
    databases.remember("http://127.0.0.1:8001")
    assert databases.served_at() == ("http://127.0.0.1:8001", databases.played_here())
    file = tmp_path / "my box.toml"
    file.write_text('format = "serai box 1"\n')
    monkeypatch.setenv("SERAI_BOX", str(file))
    ours = databases.played_here()
    assert ours.path == str(file)
    file.write_text('format = "serai box 1"\n# corrected\n')
    databases.remember("http://127.0.0.1:8002")  # this process still plays with what it has read
    assert databases.served_at() == ("http://127.0.0.1:8002", ours)


def test_a_port_that_is_taken_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        with serving(tmp_path, "serve", "--port", port, last="\n") as running:
            running.process.wait(timeout=PATIENCE)
    assert running.process.returncode == 2
    assert f"Port {port} is taken" in "".join(running.lines)
    assert not (tmp_path / "serai.db").exists()


def test_a_backup_of_a_server_that_is_running(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with serving(tmp_path, "serve", "--port", "0") as running:
        fetched(f"{running.address}/api/me")
        for _ in range(2):  # the second time over the first copy
            with serving(tmp_path, "backup", str(copy), last="Saved") as backup:
                backup.process.wait(timeout=PATIENCE)
            assert backup.process.returncode == 0
        running.end()
    with contextlib.closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy.db"]


# --- what cannot be begun ---


def test_a_house_that_cannot_open_is_no_success(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: House) -> None:
        raise RuntimeError("the roof leaks")

    monkeypatch.setattr(House, "open", broken)
    database = f"sqlite:///{tmp_path / 'serai.db'}"
    ran = command("serve", "--port", "0", "--database", database)
    assert ran.code == 2
    assert "lost" not in ran.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--port", "x"), "whole number"),
        (("--port", "70000"), "70000"),
        (("--host", "nowhere.invalid"), "nowhere.invalid"),
        (("--origin", "serai.example"), "serai.example"),
        (("--proxy", "everybody"), "everybody"),
        (("--people-per-address", "many"), "whole number"),
        (("--origin", "https://serai.example/path"), "not an address"),
        (("--database", "mysql://me:secret@host/x"), "mysql://host/x"),
        (("--database", "sqlite:///"), "sqlite:///"),
        (("--database", "sqlite:////nowhere/at/all.db"), "/nowhere/at/all.db"),
    ],
)
def test_what_a_server_cannot_use(command: Command, words: tuple[str, ...], told: str) -> None:
    port = () if "--port" in words else ("--port", "0")
    ran = command("serve", *port, *words)
    assert ran.code == 2
    assert told in ran.err
    assert "secret" not in ran.err
    assert ran.err.count("\n") == 1


def test_a_database_named_in_the_environment(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SERAI_DATABASE", "mysql://me:secret@host/x")
    for words in (("serve", "--port", "0"), ("backup", "copy.db")):
        ran = command(*words)
        assert ran.code == 2
        assert "mysql://host/x" in ran.err
        assert "secret" not in ran.err
    source = f"sqlite:///{tmp_path / 'named.db'}"
    asyncio.run(made(source))
    monkeypatch.setenv("SERAI_DATABASE", source)
    assert command("backup", "copy.db").code == 0
    assert command("backup", "copy.db", "--database", "sqlite:///nowhere.db").code == 2
    with serving(tmp_path, "serve", "--port", "0") as running:
        assert str(tmp_path / "named.db") in "".join(running.lines)
        running.end()
    assert not (tmp_path / "serai.db").exists()


def test_what_cannot_be_backed_up(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = command("backup", "copy.db")
    assert ran.code == 2
    assert "serai.db" in ran.err, "there is nothing yet"
    source = f"sqlite:///{tmp_path / 'serai.db'}"
    asyncio.run(made(source))
    precious = tmp_path / "letter.txt"
    precious.write_text("Dear reader")
    for target in ("letter.txt", "serai.db", "nowhere/copy.db"):
        assert command("backup", target, "--database", source).code == 2, target
    assert precious.read_text() == "Dear reader"
    ran = command("backup", "copy.db", "--database", "postgresql://me:secret@host/x")
    assert "pg_dump" in ran.err
    (tmp_path / "serai.db").write_bytes(b"no database at all")
    ran = command("backup", "copy.db", "--database", source)
    assert ran.code == 2
    assert "cannot be used" in ran.err
    assert not (tmp_path / "copy.db").exists()


async def made(url: str) -> None:
    await (await SqlStore.open(url)).close()


# --- addresses ---


def test_the_next_free_port() -> None:
    with addresses.bound("127.0.0.1", free_port(), 1) as first:
        first.listen()
        port = first.getsockname()[1]
        with addresses.bound("127.0.0.1", port, addresses.TRIES) as second:
            assert second.getsockname()[1] > port
        with pytest.raises(Trouble):
            addresses.bound("127.0.0.1", port, 1)


def test_addresses() -> None:
    assert addresses.addresses("127.0.0.1", 8000) == ["http://127.0.0.1:8000"]
    assert addresses.addresses("serai.lan", 80) == ["http://serai.lan"]
    assert addresses.addresses("::1", 8000) == ["http://[::1]:8000"]
    near, *others = addresses.addresses("0.0.0.0", 8000)
    assert near == "http://localhost:8000"
    assert all("127." not in other for other in others)


def test_origins() -> None:
    assert addresses.origins("127.0.0.1", 8000, []) >= {
        "http://127.0.0.1:8000",
        "http://localhost:8000",
    }
    own = addresses.origins("0.0.0.0", 8000, ["http://Games.lan/"])
    assert "http://games.lan" in own
    assert set(addresses.addresses("0.0.0.0", 8000)) <= own
    behind = addresses.origins("127.0.0.1", 8000, ["https://serai.example:443"])
    assert behind == {"https://serai.example"}


def test_serai_is_recognised() -> None:
    assert not addresses.is_ours(f"http://127.0.0.1:{free_port()}")


def test_a_browser_only_where_there_are_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not addresses.has_browser()
    assert not asyncio.run(addresses.opened("http://127.0.0.1:1"))
    monkeypatch.setenv("DISPLAY", ":0")
    seen: list[str] = []

    def noted(address: str) -> bool:
        seen.append(address)
        return True

    monkeypatch.setattr("webbrowser.open", noted)
    assert asyncio.run(addresses.opened("http://127.0.0.1:1"))
    assert seen == ["http://127.0.0.1:1"]


# --- databases ---


def test_databases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    assert databases.own() == f"sqlite:///{tmp_path / 'state' / 'serai' / 'serai.db'}"
    assert databases.nearest() == databases.own()
    Path("serai.db").touch()
    assert databases.nearest() == databases.HERE
    assert databases.checked("postgresql://me@host/x") == "postgresql+psycopg://me@host/x"
    assert databases.checked("sqlite://") == "sqlite://"
    assert databases.file_of("postgresql+psycopg://host/x") is None
    assert databases.without_password("postgresql://me:secret@host/x") == "postgresql://host/x"


def kept_for(*flags: str) -> Retention:
    """What these flags mean."""
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    return serve.kept_for(configured(parser.parse_args(flags), {}))


def test_for_how_long_things_are_kept_can_be_said() -> None:
    assert kept_for() == Retention()
    asked = kept_for("--keep-matches", "30", "--keep-waiting", "0", "--keep-chat", "7")
    assert asked == Retention(matches=30, waiting=0, chat=7)
    with pytest.raises(Trouble):
        kept_for("--keep-guests", "long")
