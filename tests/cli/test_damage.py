"""`serai backup`, `serai verify` and `serai repair` with a store in which something is damaged."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from serai.house.house import House
from serai.language import LANGUAGES
from tests.cli.conftest import Command
from tests.golden import files, stored
from tests.server.houses import in_a_house, sql_of
from tests.server.test_storage_damage import DAMAGE, changed, filled


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'serai.db'}"


def test_a_store_that_is_well(command: Command, url: str, tmp_path: Path) -> None:
    filled(url)
    ran = command("verify", "--database", url)
    assert (ran.code, ran.out) == (0, "4 tables are as they were written.\n")
    ran = command("repair", "--database", url, str(tmp_path))
    assert (ran.code, ran.out) == (0, "Nothing is damaged.\n")
    assert command("backup", "--database", url, str(tmp_path / "copy.db")).code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_damage_is_named_copied_and_set_aside(
    command: Command, url: str, tmp_path: Path, lang: str
) -> None:
    tables = filled(url)
    changed(url, DAMAGE[0][1], of=tables[1], body=b"{}")
    changed(url, "UPDATE tables SET status = 'over' WHERE id = :of", of=tables[2])
    speak = ("--lang", lang)
    ran = command(*speak, "backup", "--database", url, str(tmp_path / "copy.db"))
    assert ran.code == 1
    assert f"{tables[1]}: 3" in ran.out
    assert tables[2] not in ran.out, "its log is well"
    ran = command(*speak, "verify", "--database", url)
    assert ran.code == 1
    assert tables[1] in ran.out
    assert tables[2] in ran.out
    assert tables[3] not in ran.out
    ran = command(*speak, "repair", "--database", url, str(tmp_path))
    assert ran.code == 0
    for table in tables[1:3]:
        assert (tmp_path / f"serai-{table}.json").exists()
    ran = command(*speak, "verify", "--database", url)
    assert (ran.code, ran.out.count("\n")) == (0, 1)
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (4,)


def test_what_cannot_be_looked_at(command: Command, tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path / 'missing.db'}"
    for words in (("verify",), ("repair", str(tmp_path))):
        ran = command(*words, "--database", missing)
        assert ran.code == 2
        assert "missing.db" in ran.err
    (tmp_path / "letter.db").write_bytes(b"Dear reader" * 100)
    for words in (("verify",), ("repair", str(tmp_path))):
        assert command(*words, "--database", f"sqlite:///{tmp_path / 'letter.db'}").code == 2
    assert not (tmp_path / "missing.db").exists()


def test_files_need_a_folder(command: Command, url: str, tmp_path: Path) -> None:
    filled(url)
    assert command("repair", "--database", url, str(tmp_path / "missing")).code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_a_name_was_removed_is_said_and_no_damage(
    command: Command, tmp_path: Path, lang: str
) -> None:
    text = files.unpacked(files.folder_of("rajas", 2) / files.STORED)
    url = stored.opened(tmp_path / "serai.db", text)
    tables: list[str] = []

    async def leaves(house: House) -> None:
        tables.extend(await sql_of(house).tables_with("anna"))
        await house.leaving.from_all_tables("anna", "Anna")

    in_a_house(leaves, url)
    ran = command("--lang", lang, "verify", "--database", url)
    assert ran.code == 0
    told = ran.out.splitlines()
    assert len(tables) == 3
    for table in tables:
        (line,) = [one for one in told if table in one]
        assert "1" in line.partition(":")[2]
