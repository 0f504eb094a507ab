"""`--box FILE` and SERAI_BOX: every command and every process plays with the same components."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import serai
from serai.core import data
from serai.language import LANGUAGES
from tests.cli.conftest import Command
from tests.games import broken
from tests.games.broken import box_text

CHEAPER = "[agra.corrections.goods.site-cement]\ncost = 2\n"
OURS = data.shipped_digest("serai.games.agra")


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A box in which the cement works is cheaper."""
    path = tmp_path / "my box.toml"
    path.write_text(box_text("agra", CHEAPER))
    return path


def told(*words: str, box: Path | None = None) -> dict[str, object]:
    done = broken.run("-m", "serai", *words, box=box)
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_the_flag_and_the_variable_do_the_same_at_any_place(box: Path) -> None:
    by_flag = told("data", "agra", "--json", "--box", str(box))
    assert by_flag == told("--box", str(box), "data", "agra", "--json")
    assert by_flag == told("data", "agra", f"--box={box}", "--json")
    assert by_flag == told("data", "agra", "--json", box=box)
    assert by_flag["box"] == {"goods.toml": {"site-cement": {"cost": 2}}}
    assert by_flag["data"] != OURS
    assert told("data", "agra", "--json")["data"] == OURS


SINGLE = {
    "agra": ("board", "peon_rupees", "PEON_RUPEES"),
    "rajas": ("board", "front_money", "FRONT_MONEY"),
    "merv": ("fortification", "gate_price", "GATE_PRICE"),
}


@pytest.mark.parametrize("game", SINGLE)
def test_single_numbers_are_corrected_like_everything_else(game: str, tmp_path: Path) -> None:
    file, record, constant = SINGLE[game]
    path = tmp_path / "box.toml"
    path.write_text(box_text(game, f"[{game}.corrections.{file}.{record}]\nvalue = 5\n"))
    script = f"from serai.games.{game} import tables; print(int(tables.{constant}))"
    assert broken.run("-c", script).stdout.strip() != "5"
    assert broken.run("-c", script, box=path).stdout.strip() == "5"


def test_data_says_how_much_is_verified_with_the_box(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(box_text("agra", '[agra.verified]\nboard = ["low"]\n' + CHEAPER))
    files = told("data", "agra", "--json", "--box", str(path))["files"]
    assert isinstance(files, dict)
    assert files["board.toml"]["verified"] == 1
    assert files["goods.toml"]["verified"] == 1
    before = data.report("serai.games.agra").total
    done = broken.run("-m", "serai", "data", "agra", "--box", str(path))
    assert f"Agra: {before.reconstructed - 2} values" in done.stdout
    assert "Your box has 2 verified values" in done.stdout
    assert "serai data agra --check" in done.stdout


PLAYS_WITH = """
import os, sys
from serai.study.spread import spread
import tests.cli.test_box as here
if __name__ == "__main__":
    print(*spread(here.digest_there, ["agra", "agra"], 2, pure=len(sys.argv) > 1))
"""


def digest_there(game: str) -> str:
    """What a process of `spread` plays with."""
    return serai.game(game).data


def test_simulation_processes_play_with_the_box(box: Path, tmp_path: Path) -> None:
    with_box = str(told("data", "agra", "--json", box=box)["data"])
    script = tmp_path / "script.py"
    script.write_text(f"import sys; sys.path.insert(0, {str(Path.cwd())!r})\n{PLAYS_WITH}")
    done = broken.run(str(script), box=box)
    assert done.stdout.split() == [with_box, with_box], done.stderr
    done = broken.run(str(script), "pure", box=box)
    assert done.stdout.split() == [with_box, with_box], done.stderr


def test_sim_with_jobs_counts_the_box_in(tmp_path: Path) -> None:
    """Whoever begins with more rupees ends with more, in one process and in two."""
    path = tmp_path / "box.toml"
    path.write_text(box_text("agra", "[agra.corrections.court.start_rupees]\nvalue = 40\n"))
    words = ("sim", "agra", "--seats", "random,random", "--games", "4", "--json", "--seed", "3")
    plain = told(*words)
    alone, shared = (told(*words, "--jobs", jobs, "--box", str(path)) for jobs in ("1", "2"))
    for found in (plain, alone, shared):
        for figure in ("seconds", "games_per_second", "jobs"):
            found.pop(figure, None)
    assert alone == shared
    assert alone["players"] != plain["players"]


# --- boxes that cannot be ---


BAD = {
    "a value out of range": ("[agra.corrections.goods.site-cement]\ncost = 40", "cost", "40"),
    "a word that is none": ('[agra.corrections.court.side-1]\ncorner = "gold"', "corner", "gold"),
    "a wrong type": ('[agra.corrections.goods.site-cement]\ncost = "two"', "cost", "two"),
    "a field too many": ("[agra.corrections.goods.site-cement]\nprice = 2", "price", "2"),
    "a field too few": (
        '[agra.corrections.goods.site-cement]\nwithout = ["cost"]',
        "cost",
        "None",
    ),
    "two alike": ('[agra.corrections.imperial.left-1]\ngood = "curry"', "good", "curry"),
    "an impossible order": (
        '[agra.corrections.imperial.artisans-1]\ngoods = ["oil", "oil"]',
        "goods",
        "oil",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_correction_is_told_in_every_language_before_anything_starts(
    name: str, tmp_path: Path
) -> None:
    body, field, found = BAD[name]
    path = tmp_path / "box.toml"
    path.write_text(box_text("agra", body))
    record = re.findall(r"corrections\.(\w+)\.([\w-]+)", body)[0]
    script = (
        "import serai\n"
        "try:\n    serai.game('agra')\n"
        "except serai.Problem as problem:\n"
        "    for language in serai.LANGUAGES: print(problem.text(language))\n"
    )
    done = broken.run("-c", script, box=path)
    texts = done.stdout.splitlines()
    assert len(set(texts)) == len(LANGUAGES), done.stderr
    for text in texts:
        assert str(path) in text
        assert all(word in text for word in (f"{record[0]}.toml", field, found)), text
    played = broken.run("-m", "serai", "play", "agra", "--seats", "you,random", "--box", str(path))
    assert (played.returncode, played.stdout) == (2, "")
    assert played.stderr.strip() == texts[0]


def test_the_other_games_go_on_with_a_box_that_is_bad_for_one(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(box_text("agra", BAD["two alike"][0]))
    words = ("sim", "rajas", "--seats", "random,random", "--games", "1", "--json")
    assert told(*words, "--box", str(path))["games"] == 1


def test_corrections_of_other_data_say_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(box_text("agra", CHEAPER).replace(OURS, "0123456789abcdef"))
    done = broken.run("-m", "serai", "data", "agra", "--box", str(path))
    assert done.returncode == 2
    assert f"serai data agra --check --box {path}" in done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_box_is_told_at_once(command: Command, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "box.toml"
    for text, word in (
        ("[chess", "box.toml"),
        (box_text("agra", "").replace("[agra]", "[chess]"), "chess"),
    ):
        path.write_text(text)
        ran = command("data", "rajas", "--box", str(path), "--lang", lang)
        assert (ran.code, ran.out) == (2, "")
        assert word in ran.err
    ran = command("data", "rajas", "--box", str(tmp_path / "nowhere"), "--lang", lang)
    assert (ran.code, ran.out) == (2, "")
    assert "nowhere" in ran.err
    assert command("--help", "--box", str(tmp_path / "nowhere")).code == 0


def test_every_command_explains_the_flag(command: Command) -> None:
    from serai.cli import COMMANDS

    for name in COMMANDS:
        out = command(name, "--help").out
        assert "--box FILE" in out
        assert "SERAI_BOX" in out
