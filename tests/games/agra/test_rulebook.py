"""The rulebook is covered: every section names rules that cite it and tests that prove it.

`python -m tests.games.claims agra` writes the lists anew after a change.
"""

from __future__ import annotations

import pytest

import serai
from serai.core import rulebook
from serai.core.rulebook import Section
from tests.games.claims import claims, rules_in_sources

PACKAGE = "serai.games.agra"
SECTIONS = rulebook.sections(PACKAGE)
RULES = rules_in_sources("agra")
CLAIMS = list(claims("agra"))

every_section = pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.id)


@every_section
def test_section_names_exactly_the_rules_that_cite_it(section: Section) -> None:
    assert section.rules
    assert sorted(section.rules) == sorted(rule for rule in RULES if section.id in RULES[rule])


@every_section
def test_section_names_exactly_the_tests_that_say_they_prove_it(section: Section) -> None:
    proofs = [name for name, sections, _ in CLAIMS if section.id in sections]
    assert proofs
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


def test_every_option_is_that_of_a_ruling() -> None:
    decided = {ruling.option for ruling in rulebook.rulings(PACKAGE) if ruling.option}
    assert decided == {option.name for option in serai.game("agra").options}


def test_every_refusal_cites_a_section() -> None:
    known = {section.id for section in SECTIONS}
    words = serai.game("agra").refusals.values()
    assert {refusal.rule for refusal in words} <= known
