"""What the rules of a game cite and what its tests claim to prove, read from the sources.

Read, not imported: a compiled engine has no docstrings.

    .venv/bin/python -m tests.games.claims agra

writes both into the lists `rules` and `tests` of the game's `data/rulebook.toml`.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path

ROOT = Path(__file__).parents[2]
CITATION = re.compile(r"§([A-Z])(\d+)(?:–[A-Z]?(\d+))?")
SECTION = re.compile(r'id = "(\w+)"\n')
LIST = re.compile(r"^(rules|tests) = \[(.*?)\]$", re.DOTALL | re.MULTILINE)

Claim = tuple[str, list[str], list[str]]  # test, sections, rulings


def cited(text: str | None) -> set[str]:
    """Sections that a docstring cites; §H4–H17 cites fourteen."""
    return {
        f"{letter}{number}"
        for letter, first, last in CITATION.findall(text or "")
        for number in range(int(first), int(last or first) + 1)
    }


def documented(node: ast.ClassDef | ast.FunctionDef) -> set[str]:
    """Sections cited by a function, or by a class and its methods."""
    found = cited(ast.get_docstring(node))
    if isinstance(node, ast.ClassDef):
        for inner in node.body:
            if isinstance(inner, ast.FunctionDef):
                found |= cited(ast.get_docstring(inner))
    return found


def rules_in_sources(game: str) -> dict[str, set[str]]:
    """Every class and function of the rules files with the sections that it cites."""
    folder = Path(str(files(f"serai.games.{game}")))
    return {
        f"{file.stem}:{node.name}": documented(node)
        for file in sorted(folder.glob("*.py"))
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
    }


def claims(game: str) -> Iterator[Claim]:
    """Every test of a game that says what it proves: its name, sections, rulings."""
    for file in sorted((ROOT / "tests" / "games" / game).glob("test_*.py")):
        body = ast.parse(file.read_text(encoding="utf-8")).body
        constants = {
            ast.unparse(node.targets[0]): node.value
            for node in body
            if isinstance(node, ast.Assign)
        }
        for node in body:
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "proves":
                    name = f"{file.relative_to(ROOT).as_posix()}::{node.name}"
                    sections = [one for arg in mark.args for one in texts(arg, constants)]
                    rulings = [
                        one for word in mark.keywords for one in texts(word.value, constants)
                    ]
                    yield name, sections, rulings


def texts(node: ast.expr, constants: dict[str, ast.expr]) -> list[str]:
    """One text or several, written out or as a constant of the file."""
    if isinstance(node, ast.Starred):
        node = node.value
    if isinstance(node, ast.Name):
        node = constants[node.id]
    found = ast.literal_eval(node)
    return [found] if isinstance(found, str) else list(found)


def as_list(names: Iterable[str], apart: bool) -> str:
    """A list in TOML, on one line or with a line for each name."""
    quoted = [f'"{name}"' for name in names]
    if not quoted or not apart:
        return f"[{', '.join(quoted)}]"
    return "".join(["[\n", *(f"    {name},\n" for name in quoted), "]"])


def filled(text: str, rules: dict[str, set[str]], proofs: list[Claim]) -> str:
    """The text of a rulebook.toml with its lists written anew."""
    head, *sections = text.split("[[section]]\n")
    parts = [head, *(with_lists(section, rules, proofs) for section in sections)]
    return "[[section]]\n".join(parts)


def with_lists(text: str, rules: dict[str, set[str]], proofs: list[Claim]) -> str:
    """The text of one section with its lists written anew."""
    found = SECTION.match(text)
    assert found, text
    section = found[1]
    new = {
        "rules": as_list(sorted(r for r, some in rules.items() if section in some), False),
        "tests": as_list([test for test, some, _ in proofs if section in some], True),
    }
    return LIST.sub(lambda old: f"{old[1]} = {new[old[1]]}", text)


def fill(game: str) -> None:
    """Write what is cited and claimed into the rulebook of a game."""
    file = Path(str(files(f"serai.games.{game}"))) / "data" / "rulebook.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(filled(text, rules_in_sources(game), list(claims(game))), encoding="utf-8")


if __name__ == "__main__":
    fill(sys.argv[1])
