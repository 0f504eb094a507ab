"""The docs name only what is there, and their examples do what they show."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import serai

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("*/README.md"))
)
FOLDERS = ("src/", "web/", "docs/", "tests/", "trials/", "scripts/", "bench/")
QUOTED = re.compile(r"`([^`\s]+)`")
LINKED = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
ANY = re.compile(r"[<>*{}…]|GAME")  # stands for several names
NOT_YET = (  # made by a command, or by who follows the page
    *("src/serai/server/static/", "web/node_modules/", "src/serai/study/data/usual-"),
    "tests/golden/rajas/3",
)
WALK = "docs/a-move.md"
SURFACE = "docs/library.md"


def quoted_files(page: str) -> list[str]:
    """Files and folders that a page names from the top of the checkout."""
    text = (ROOT / page).read_text(encoding="utf-8")
    found = [one.partition("::")[0] for one in QUOTED.findall(text) if one.startswith(FOLDERS)]
    return [one for one in found if not ANY.search(one) and not one.startswith(NOT_YET)]


@pytest.mark.parametrize("page", PAGES)
def test_files_that_a_page_names_are_there(page: str) -> None:
    folders = (ROOT, (ROOT / page).parent)
    named = quoted_files(page)
    assert [one for one in named if not any((up / one).exists() for up in folders)] == []


@pytest.mark.parametrize("page", PAGES)
def test_links_within_the_docs_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = [one for one in LINKED.findall(text) if ":" not in one]
    assert [one for one in links if not ((ROOT / page).parent / one).exists()] == []


def test_the_walk_of_a_move_goes_all_the_way() -> None:
    """From the page to the rules, to the disk, and to everybody's page."""
    passed = quoted_files(WALK)
    for part in (
        "web/src/table/",
        "web/src/lib/",
        "src/serai/server/",
        "src/serai/house/",
        "src/serai/table/",
        "src/serai/core/",
        "src/serai/games/",
        "src/serai/server/storage/",
    ):
        assert any(one.startswith(part) for one in passed), part


def test_examples_of_the_library_do_what_they_show(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    done = doctest.testfile(str(ROOT / SURFACE), module_relative=False, optionflags=flags)
    assert done.attempted > 30
    assert done.failed == 0


def test_the_example_of_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
    transcript = (tmp_path / "game.serai").read_text(encoding="utf-8")
    assert serai.replay(transcript).over


@pytest.mark.parametrize("name", serai.__all__)
def test_every_public_name_is_described(name: str) -> None:
    text = (ROOT / SURFACE).read_text(encoding="utf-8")
    assert f"serai.{name}" in text or name == "Match"


# What `Match` has for the house itself, beside what stays for programs.
FOR_THE_HOUSE = {
    *("begin", "give_luck", "stand_as_usual", "stand_by", "branch", "trial", "believed_by"),
    *("face", "tell", "spoken", "step", "steps", "player_of", "where", "worded", "opening"),
}


def test_everything_that_a_match_can_do_is_described() -> None:
    text = (ROOT / SURFACE).read_text(encoding="utf-8")
    names = {name for name in dir(serai.Match) if not name.startswith("_")} - FOR_THE_HOUSE
    assert [name for name in sorted(names) if not re.search(rf"\bm\.{name}\b", text)] == []
