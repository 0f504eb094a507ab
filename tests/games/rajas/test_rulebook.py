"""The rulebook is covered: every section names rules that cite it and tests that prove it.

The sources are read, not imported: a compiled engine has no docstrings.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import serai
from serai.core import rulebook
from serai.core.rulebook import Section

PACKAGE = "serai.games.rajas"
SOURCES = Path(str(files(PACKAGE)))
TESTS = Path(__file__).parent
ROOT = TESTS.parents[2]
SECTIONS = rulebook.sections(PACKAGE)
CITATION = re.compile(r"§([A-Z])(\d+)(?:–[A-Z]?(\d+))?")

every_section = pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.id)


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


def rules_in_sources() -> dict[str, set[str]]:
    """Every class and function of the rules files with the sections that it cites."""
    return {
        f"{file.stem}:{node.name}": documented(node)
        for file in SOURCES.glob("*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
    }


def claims() -> Iterator[tuple[str, list[str], list[str]]]:
    """Every test of this folder that says what it proves: its name, sections, rulings."""
    for file in sorted(TESTS.glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "proves":
                    name = f"{file.relative_to(ROOT).as_posix()}::{node.name}"
                    sections = [ast.literal_eval(arg) for arg in mark.args]
                    rulings = [ast.literal_eval(word.value) for word in mark.keywords]
                    yield name, sections, [one for some in rulings for one in some]


RULES = rules_in_sources()
CLAIMS = list(claims())


@every_section
def test_section_names_rules_that_cite_it(section: Section) -> None:
    assert section.rules
    for rule in section.rules:
        assert rule in RULES, f"{rule} does not exist"
        assert section.id in RULES[rule], f"{rule} does not cite §{section.id}"


@every_section
def test_section_names_exactly_the_tests_that_say_they_prove_it(section: Section) -> None:
    proofs = [name for name, sections, _ in CLAIMS if section.id in sections]
    assert sorted(section.tests) == sorted(proofs)


def test_every_section_is_complete() -> None:
    coverage = rulebook.coverage(PACKAGE)
    assert coverage.share == 1.0
    assert rulebook.missing_rules(PACKAGE) == []


def test_every_citation_in_the_sources_is_a_section() -> None:
    known = {section.id for section in SECTIONS}
    unknown = {rule: some - known for rule, some in RULES.items() if some - known}
    assert unknown == {}


def test_every_claim_is_about_a_section_and_a_ruling_that_exist() -> None:
    known = {section.id for section in SECTIONS}
    rulings = {ruling.id for ruling in rulebook.rulings(PACKAGE)}
    for name, sections, decided in CLAIMS:
        assert sections, name
        assert set(sections) <= known, name
        assert set(decided) <= rulings, name


def test_every_ruling_is_proved() -> None:
    proved = {one for _, _, rulings in CLAIMS for one in rulings}
    assert {ruling.id for ruling in rulebook.rulings(PACKAGE)} - proved == set()


def test_every_refusal_cites_a_section() -> None:
    known = {section.id for section in SECTIONS}
    words = serai.game("rajas").refusals.values()
    assert {refusal.rule for refusal in words} <= known
