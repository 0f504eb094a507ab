"""`serai words`: a game in sentences, turn by turn."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.language import LANGUAGES
from tests.cli.conftest import Command
from tests.golden import files

RECORDED: str = files.read("rajas", 2, files.GAMES)["ends-by-money"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.serai"
    path.write_text(RECORDED, encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_told_turn_by_turn(command: Command, file: Path, lang: str) -> None:
    whole = command("words", str(file), "--lang", lang)
    assert (whole.code, whole.err) == (0, "")
    lines = whole.out.splitlines()
    assert [line for line in lines if line.startswith("    ")], "steps below"
    assert not [line for line in lines if len(line) > 80]
    brief = command("words", str(file), "--brief", "--lang", lang)
    assert len(brief.out.splitlines()) < len(lines) / 2
    assert set(brief.out.split()) <= set(whole.out.split())
