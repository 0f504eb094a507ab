"""`serai data` and `serai rulebook`: tables for people, JSON for machines."""

import json

import pytest

import serai
from serai.core.data import report
from serai.core.rulebook import coverage, rulings
from serai.language import LANGUAGES
from tests.cli.conftest import Command

PACKAGE = serai.game("rajas").package


@pytest.mark.parametrize("lang", LANGUAGES)
def test_data_names_every_reconstructed_value(command: Command, lang: str) -> None:
    ran = command("data", "rajas", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    found = report(PACKAGE)
    for name in found.files:
        assert name in ran.out
    words = set(ran.out.split())
    assert {record.id for record in found.reconstructed} <= words
    flat = " ".join(ran.out.split())
    for record in found.reconstructed:
        assert " ".join(record.note.split()) in flat


def test_all_data(command: Command) -> None:
    some, every = command("data"), command("data", "rajas", "--all")
    assert len(every.out) > len(some.out)
    assert "stated" in every.out
    assert "– derived" in every.out


def test_data_for_machines(command: Command) -> None:
    found = json.loads(command("data", "rajas", "--json").out)
    counts = report(PACKAGE)
    assert set(found["files"]) == set(counts.files)
    assert len(found["values"]) == counts.total.reconstructed
    assert len(json.loads(command("data", "--all", "--json").out)["values"]) == counts.total.total


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulebook_lists_sections_rules_and_tests(command: Command, lang: str) -> None:
    ran = command("rulebook", "rajas", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    found = coverage(PACKAGE)
    words = set(ran.out.replace(",", " ").split())
    assert {section.id for section in found.sections} <= words
    assert {rule for section in found.sections for rule in section.rules} <= words
    assert str(len(found.complete)) in words
    assert "%" in ran.out


def test_rulings(command: Command) -> None:
    ran = command("rulebook", "rajas", "--rulings")
    flat = " ".join(ran.out.split())
    for ruling in rulings(PACKAGE):
        assert ruling.id in flat
        assert " ".join(ruling.decision.split()) in flat


def test_rulebook_for_machines(command: Command) -> None:
    found = json.loads(command("rulebook", "--json").out)
    assert len(found["sections"]) == len(coverage(PACKAGE).sections)
    assert found["share"] == coverage(PACKAGE).share
    decided = json.loads(command("rulebook", "--rulings", "--json").out)
    assert len(decided["rulings"]) == len(rulings(PACKAGE))


@pytest.mark.parametrize("name", ["data", "rulebook"])
def test_a_game_that_is_not_here(command: Command, name: str) -> None:
    ran = command(name, "chess")
    assert (ran.code, ran.out) == (2, "")
    assert "chess" in ran.err
