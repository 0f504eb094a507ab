"""Games load when they are asked for, and a broken value in one does not stop the others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import serai
from serai.games import load
from serai.language import LANGUAGES
from tests.games import broken

IMPORTED = """
import sys, json
import serai
from serai.games import load
found = load.all_games()
names = [list(found), serai.games(), len(found), "agra" in found, "chess" in found]
before = sorted(name for name in sys.modules if name.startswith("serai.games."))
game = found["rajas"]
others = [name for name in sys.modules if name.startswith(("serai.games.agra", "serai.games.merv"))]
again = found["rajas"] is game
print(json.dumps([names, before, others, again]))
"""


def test_names_are_known_without_importing_a_game() -> None:
    done = broken.run("-c", IMPORTED)
    names, before, others, again = json.loads(done.stdout)
    assert names == [["agra", "merv", "rajas"], ["agra", "merv", "rajas"], 3, True, False]
    assert before == ["serai.games.load"]
    assert others == [], "asking for one game imports no other"
    assert again


def test_help_imports_no_game() -> None:
    script = (
        "import sys; from serai.cli import main; main(['--help']);"
        "print([n for n in sys.modules if n.startswith(('serai.games.', 'serai.bots.greedy_'))])"
    )
    assert broken.run("-c", script).stdout.splitlines()[-1] == "['serai.games.load']"


def test_an_unknown_name_is_none_of_the_games() -> None:
    assert load.all_games().get("chess") is None
    with pytest.raises(KeyError):
        load.all_games()["chess"]


# --- a data file with a value that cannot be ---


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house in which the data of Agra are broken."""
    found = broken.copied(tmp_path_factory.mktemp("copy"))
    broken.damage(found, "agra", "goods.toml", "cost = 4", "cost = 40")
    return found


ASKED = """
import json, serai
from serai.core.speech import Problem
from serai.games import load
texts = []
for _ in range(2):
    try:
        serai.game("agra")
    except Problem as problem:
        texts.append([problem.text(language) for language in serai.LANGUAGES])
played = {}
for name in load.playable():
    match = serai.new(name, seed=1)
    match.play(match.options[0])
    played[name] = len(match.log)
print(json.dumps([texts, played]))
"""


def test_the_broken_game_says_what_is_wrong_in_four_languages_and_the_others_play(
    package: Path,
) -> None:
    done = broken.run("-c", ASKED, package=package)
    assert done.returncode == 0, done.stderr
    [first, second], played = json.loads(done.stdout)
    assert first == second, "asked again, it says the same"
    assert len(set(first)) == len(LANGUAGES)
    for text in first:
        for word in ("agra", "goods.toml", "site site-", "cost", "40", "1", "9"):
            assert word in text
    assert set(played) == {"merv", "rajas"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_tell_it_in_one_sentence_and_other_games_go_on(
    package: Path, language: str
) -> None:
    asked = broken.run("-m", "serai", "data", "agra", "--lang", language, package=package)
    assert asked.returncode == 2
    assert asked.stdout == ""
    assert len(asked.stderr.splitlines()) == 1
    assert "goods.toml" in asked.stderr
    other = broken.run("-m", "serai", "data", "rajas", "--lang", language, package=package)
    assert (other.returncode, other.stderr) == (0, "")


def test_bots_of_the_other_games_can_still_be_asked(package: Path) -> None:
    words = ("sim", "rajas", "--seats", "greedy,random", "--games", "1", "--json")
    done = broken.run("-m", "serai", *words, package=package)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 1


def test_a_damaged_file_is_named_too(tmp_path: Path) -> None:
    package = broken.copied(tmp_path)
    broken.damage(package, "merv", "tracks.toml", "[[value]]", "[[value]")
    done = broken.run("-m", "serai", "data", "merv", package=package)
    assert done.returncode == 2
    assert "tracks.toml" in done.stderr
    assert "valid TOML" in done.stderr


# --- a mistake of ours is not hidden from whoever works on the game ---


def test_an_error_of_the_sources_is_shown_whole_and_stops_no_other_game(tmp_path: Path) -> None:
    package = broken.copied(tmp_path)
    tables = package / "games" / "agra" / "tables.py"
    tables.write_text(tables.read_text(encoding="utf-8") + "\nraise NameError('slip')\n")
    asked = broken.run("-m", "serai", "data", "agra", package=package)
    assert "Traceback" in asked.stderr
    assert "slip" in asked.stderr
    script = "from serai.games import load; print(load.playable(), load.trouble_with('agra'))"
    done = broken.run("-c", script, package=package)
    assert done.stdout.startswith("['merv', 'rajas'] agra")
    assert "NameError: slip" in done.stdout


def test_matches_of_a_game_with_an_error_are_kept_and_told(tmp_path: Path) -> None:
    saved = tmp_path / "evening.serai"
    match = serai.new("agra", seats=2, seed=1)
    match.play(match.options[0])
    saved.write_text(match.transcript(), encoding="utf-8")
    package = broken.copied(tmp_path)
    tables = package / "games" / "agra" / "tables.py"
    tables.write_text(tables.read_text(encoding="utf-8") + "\nraise NameError('slip')\n")
    asked = broken.run("-m", "serai", "replay", str(saved), package=package)
    assert asked.returncode == 1
    assert asked.stdout.rstrip().splitlines()[-1] in match.transcript().splitlines()
    assert asked.stderr.splitlines() == [
        "agra cannot be played here: its rules cannot be loaded (NameError: slip)."
    ]


def test_a_process_has_one_box(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(broken.box_text("agra", "[agra.verified]\nboard = ['low']"))
    script = (
        "import os, serai; serai.game('rajas');"
        f"os.environ['SERAI_BOX'] = {str(path)!r}; serai.game('agra')"
    )
    done = broken.run("-c", script)
    assert "RuntimeError: SERAI_BOX is" in done.stderr


def test_all_games_of_the_house_are_whole() -> None:
    assert load.playable() == list(serai.games())
