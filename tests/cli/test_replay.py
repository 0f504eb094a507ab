"""`serai replay`: the story, single moments, steps, and damaged files."""

import re
from functools import cache
from pathlib import Path

import pytest

import serai
from serai.cli.replay import moments_of
from serai.core.kernel import CHANCE
from serai.language import LANGUAGES
from tests.cli.conftest import Command
from tests.table.tables import SEED, commits, opened


@cache
def finished() -> str:
    match = serai.new("rajas", 2, 8, {"ganga": True})
    while not match.over:
        match.play(match.options[0])
    return match.transcript()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.serai"
    path.write_text(finished(), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_story_of_a_game(command: Command, file: Path, lang: str) -> None:
    ran = command("replay", str(file), "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    match = serai.replay(finished())
    assert len(ran.out.splitlines()) >= len(match.story(lang)) > 100
    assert match.story(lang)[-1].split(" ")[0] in ran.out


def test_moments_are_those_at_which_somebody_chooses() -> None:
    moments = moments_of(finished())
    choices = [seat for seat, _ in moments[-1].moves_played() if seat != CHANCE]
    assert len(moments) == len(choices) + 1
    assert moments[-1].over
    assert [match.to_move for match in moments[:-1]] == choices


def test_a_single_moment(command: Command, file: Path) -> None:
    last = len(moments_of(finished())) - 1
    ran = command("replay", str(file), "--at", "0")
    assert f"0/{last} " in ran.out
    assert "→" in ran.out
    assert " wins" not in ran.out
    assert " wins" in command("replay", str(file), "--at", "9999").out


def test_stepping(command: Command, file: Path) -> None:
    last = len(moments_of(finished())) - 1
    ran = command("replay", str(file), "--step", typed="n\n\np\n5\n9999\nzzz\nq\n")
    assert ran.code == 0
    shown = [line.split("/")[0] for line in ran.out.splitlines() if f"/{last}" in line]
    assert shown == ["0", "1", "2", "1", "5", str(last), str(last)]
    assert command("replay", str(file), "--step", "--at", "3").code == 0, "Ctrl-D leaves"


def test_the_last_game_has_a_short_name(command: Command) -> None:
    assert command("replay", "last").code == 2
    command("play", "--seed", "3", typed="front\n")
    assert command("replay", "last").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_damaged_files_are_refused(command: Command, file: Path, lang: str) -> None:
    text = finished()
    lines = text.splitlines()
    damaged = [
        "",
        "\n".join(lines[:-1]),
        text.replace("front", "quarry", 1),
        re.sub(r"(?m)^game rajas \d+$", "game rajas 1", text, count=1),  # but not its check
        "\n".join([*lines[:6], *lines[7:]]) + "\n",
    ]
    for content in damaged:
        file.write_text(content, encoding="utf-8")
        ran = command("--lang", lang, "replay", str(file))
        assert (ran.code, ran.out) == (2, ""), content[:80]
        assert len(ran.err.strip().splitlines()) == 1
    file.write_bytes(b"\xff\xfe\x00")
    assert command("--lang", lang, "replay", str(file)).code == 2
    assert command("--lang", lang, "replay", str(file.parent)).code == 2
    assert command("--lang", lang, "replay", "no-such-file").code == 2
    assert command("--lang", lang, "replay").code == 2


def test_the_luck_of_a_match_can_be_made_anew(command: Command, tmp_path: Path) -> None:
    table = opened("rajas")
    commits(table, 25)
    file = tmp_path / "played.serai"
    file.write_text(table.match.transcript(), encoding="utf-8")
    outcomes = sum(line.startswith("*") for line in table.lines)
    fair = command("replay", str(file), "--luck", f"{SEED.seed}:{SEED.salt}")
    assert fair.code == 0
    assert SEED.commitment in fair.out.replace("\n", "")
    assert f"{outcomes} dice and draws come from this seed" in fair.out
    other = command("replay", str(file), "--luck", "00:11")
    assert other.code == 1
    assert "do not" in other.out
