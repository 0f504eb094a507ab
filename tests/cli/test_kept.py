"""Games that cannot be played here are told at the terminal, with a clear sentence and a code."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import serai
from serai.cli import databases, saving
from serai.cli.terminal import Terminal
from serai.core import data
from serai.language import LANGUAGES, say
from serai.table import transcript, written_match
from serai.table.playing import worded
from serai.table.ruleset import Ruleset
from serai.table.written_match import Head, Parts
from tests.cli.conftest import Command
from tests.golden import files, stored
from tests.server.storing import NEWEST

OLD: str = files.read("rajas", 1, files.GAMES)["two-players"]
OLD_POSITION = json.dumps(files.read("merv", 1, files.POSITIONS)["ask-achieve"]["position"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.serai"
    path.write_text(OLD, encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", [("replay",), ("replay", "--step"), ("play", "--load")])
def test_a_game_of_retired_rules_is_told_in_words(
    command: Command, file: Path, lang: str, words: tuple[str, ...]
) -> None:
    ran = command("--lang", lang, *words, str(file))
    assert ran.code == 1
    assert len(ran.err.strip().splitlines()) == 1
    assert "rajas" in ran.err
    assert say(lang, "rajas", "title", {}) in ran.out
    lines = ran.out.splitlines()
    moves = transcript.parts_of(OLD).moves
    assert lines[-1].startswith(moves[-1])
    told = next(line for line in lines if line.startswith(moves[0]))
    reveal = serai.game("rajas").notation.read(moves[0].removeprefix("* "))
    assert isinstance(reveal, int)
    words_of_it = say(lang, "rajas", *worded(serai.game("rajas"), reveal))
    assert told == f"{moves[0]}: {words_of_it}", "as written, and in words"
    assert not [line for line in lines if len(line) > 80]
    assert file.read_text(encoding="utf-8") == OLD


def test_the_luck_of_retired_rules_cannot_be_checked(command: Command, file: Path) -> None:
    assert command("replay", str(file), "--luck", "aa:bb").code == 1


def test_a_position_of_retired_rules_says_so(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(OLD_POSITION, encoding="utf-8")
    ran = command("play", "--load", str(path))
    assert (ran.code, ran.out) == (1, "")
    assert "version 1 of the rules of “merv”" in ran.err


def test_a_position_of_our_rules_can_be_played_on(command: Command, tmp_path: Path) -> None:
    match = serai.new("rajas", seats=2, seed=1)
    match.play(match.options[0])
    path = tmp_path / "position.json"
    path.write_text(json.dumps(match.to_json()), encoding="utf-8")
    ran = command("play", "--load", str(path), "--seats", "random,random", typed="99\n" * 9)
    assert ran.code == 0
    last = serai.replay((saving.last_game()).read_text(encoding="utf-8"))
    assert last.opening == match.to_json()


def test_a_result_options_and_corrections_are_told(command: Command, tmp_path: Path) -> None:
    box = {"tiles.toml": {"B01": {"roads": "NE", "market": "tea"}}}
    result = {"ranks": [2, 1], "scores": [3, 12], "winners": [1]}
    played_with = data.digest_with(serai.game("rajas").package, box)
    head = Head(Ruleset("rajas", 2, played_with, box), 2, {"ganga": True, "navaratnas": False})
    path = tmp_path / "game.serai"
    moves = ["* reveal B01", "0 quarry", "1 fly away"]
    path.write_text(written_match.text_of(Parts(head, moves, result, "-")), encoding="utf-8")
    ran = command("replay", str(path))
    assert ran.code == 1
    assert "--box FILE" in ran.err
    assert "Corrected in the box: tiles.toml, B01: market = tea, roads = NE" in ran.out
    assert "Options: ganga=True" in ran.out
    points = "Points: Player 1 met, 3 past; Player 2 met, 12 past"
    assert f"Winner: Player 2. {points}" in ran.out
    assert ran.out.splitlines()[-1] == "1 fly away", "without words as it is written"


def test_a_last_game_that_cannot_be_played_is_set_aside_and_not_lost(
    command: Command, state: Path
) -> None:
    state.mkdir(parents=True)
    (state / "last.serai").write_text(OLD, encoding="utf-8")
    ran = command("play", "rajas", "--seats", "random,random", typed="99\n" * 99)
    aside = [path for path in state.iterdir() if path.name.startswith("last-")]
    assert [path.read_text(encoding="utf-8") for path in aside] == [OLD]
    assert aside[0].name in ran.out.replace("\n", "")
    assert serai.replay((state / "last.serai").read_text(encoding="utf-8")).game.name == "rajas"
    command("play", "rajas", "--seats", "random,random", typed="99\n" * 99)
    assert len([path for path in state.iterdir() if path.name.startswith("last-")]) == 1


NEWER = OLD.replace("serai transcript 1", "serai transcript 99")


@pytest.mark.parametrize("kept", [OLD, NEWER, OLD[:200]], ids=["retired", "newer", "cut short"])
def test_nothing_that_cannot_be_played_is_written_over_by_a_game_from_a_file(
    command: Command, state: Path, tmp_path: Path, kept: str
) -> None:
    state.mkdir(parents=True)
    (state / "last.serai").write_text(kept, encoding="utf-8")
    match = serai.new("rajas", seats=2, seed=1)
    other = tmp_path / "other.serai"
    other.write_text(match.transcript(), encoding="utf-8")
    ran = command("play", "--load", str(other), "--seats", "random,random", typed="99\n" * 99)
    assert ran.code == 0
    [aside] = [path for path in state.iterdir() if path.name.startswith("last-")]
    assert aside.read_text(encoding="utf-8") == kept
    assert aside.name in ran.out.replace("\n", "")
    assert serai.replay((state / "last.serai").read_text(encoding="utf-8")).over


def test_a_last_game_that_can_be_played_is_not_set_aside(command: Command, state: Path) -> None:
    for _ in range(2):
        command("play", "rajas", "--seats", "you,random", "--seed", "1", typed="quit\n")
        command("play", "--load", "last", "--seats", "you,random", typed="quit\n")
    assert sorted(path.name for path in state.iterdir()) == ["last.seats", "last.serai"]


def test_a_game_of_any_age_is_written_over_only_by_name(tmp_path: Path, file: Path) -> None:
    assert saving.is_game(file)
    file.write_text("precious", encoding="utf-8")
    assert not saving.is_game(file)
    with pytest.raises(FileExistsError):
        saving.keep(file, OLD)


def test_at_the_table_load_says_why_and_the_game_goes_on(command: Command, file: Path) -> None:
    typed = f"load {file}\nquit\n\n"
    ran = command("play", "rajas", "--seats", "you,random", "--seed", "1", typed=typed)
    assert ran.code == 0
    assert "version 1 of the rules" in " ".join(ran.out.split())


def test_a_database_of_before_is_told_to_be_brought_up_to_date(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = (files.HERE / "stored-1.sql").read_text("utf-8")
    url = stored.opened(tmp_path / "old.db", old)

    async def scene() -> None:
        store = await databases.opened(url)
        databases.tell_migrated(Terminal("en"), store.migrated)
        await store.close()

    asyncio.run(scene())
    assert str(tmp_path / f"old.db.before-{NEWEST}") in capsys.readouterr().out.replace("\n", " ")
    asyncio.run(scene())
    assert capsys.readouterr().out == "", "once"


def test_a_backup_is_of_the_age_of_the_database(command: Command, tmp_path: Path) -> None:
    old = (files.HERE / "stored-1.sql").read_text("utf-8")
    url = stored.opened(tmp_path / "old.db", old)
    before = (tmp_path / "old.db").read_bytes()
    ran = command("backup", "--database", url, str(tmp_path / "copy.db"))
    assert ran.code == 0
    assert (tmp_path / "old.db").read_bytes() == before
    assert not [path for path in tmp_path.iterdir() if "before" in path.name]
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    ran = command("verify", "--database", url)
    assert ran.code == 0
    assert "older release" in ran.out
    assert (tmp_path / "old.db").read_bytes() == before
