"""Rulings that compare editions of a rulebook, and the files of Agra, which has three."""

from __future__ import annotations

import pytest

from serai.core import rulebook
from serai.core.data import DataError
from serai.core.rulebook import EDITIONS, SILENT, parse_rulings

AGRA = "serai.games.agra"
RAJAS = "serai.games.rajas"

RULING = """
[[ruling]]
id = "painter"
sections = ["D1"]
question = "How many tracks?"
de = "One."
nl = "One."
ru = "All."
decision = "One."
reason = "Two agree."
basis = "rulebook"
source = "stated"
option = "all_tracks"
"""


def test_what_each_edition_says():
    (ruling,) = parse_rulings(RULING, ["D1"])
    assert ruling.editions == {"de": "One.", "nl": "One.", "ru": "All."}
    assert ruling.option == "all_tracks"
    assert ruling.disputed
    assert not ruling.unanswered


def test_editions_that_agree_or_are_silent():
    (agreed,) = parse_rulings(RULING.replace("All.", "One."), ["D1"])
    assert not agreed.disputed
    quiet = RULING.replace(
        'de = "One."\nnl = "One."\nru = "All."', 'de = "{0}"\nnl = "{0}"\nru = "{0}"'
    )
    (silent,) = parse_rulings(quiet.format(SILENT), ["D1"])
    assert silent.unanswered
    assert not silent.disputed


def test_editions_and_option_may_be_left_out():
    lines = [line for line in RULING.splitlines() if line[:2] not in ("de", "nl", "ru", "op")]
    plain = "\n".join([*lines, 'decision = "One."'])
    (ruling,) = parse_rulings(plain, ["D1"])
    assert (ruling.editions, ruling.option, ruling.disputed) == ({}, "", False)


@pytest.mark.parametrize(
    ("line", "damaged", "field"),
    [
        ('nl = "One."\n', "", "nl"),
        ('ru = "All."', 'ru = ""', "ru"),
        ('ru = "All."', 'ru = "All."\nfr = "Une."', "fr"),
        ('option = "all_tracks"', 'option = "All tracks"', "option"),
    ],
)
def test_damaged_editions_are_refused(line: str, damaged: str, field: str):
    with pytest.raises(DataError) as caught:
        parse_rulings(RULING.replace(line, damaged), ["D1"])
    assert caught.value.field == field


def test_one_edition_has_nothing_to_compare():
    assert all(not ruling.editions for ruling in rulebook.rulings(RAJAS))


def test_every_ruling_of_agra_compares_the_three_editions():
    found = rulebook.rulings(AGRA)
    assert all(tuple(ruling.editions) == EDITIONS for ruling in found)
    assert any(ruling.disputed for ruling in found)
    assert any(ruling.unanswered for ruling in found)


def test_a_house_decision_is_never_called_stated():
    for ruling in rulebook.rulings(AGRA):
        assert ruling.basis == "rulebook" or ruling.source != "stated"
        assert not (ruling.unanswered and ruling.source == "stated")


def test_sections_of_agra_that_are_known_by_number():
    found = {section.id: section.title for section in rulebook.sections(AGRA)}
    assert {f"D{number}" for number in range(1, 25)} <= set(found)
    assert {f"Q{number}" for number in range(1, 15)} <= set(found)
    assert found["D18"] == "Painter"
    assert found["D24"] == "Dewan"


def test_rulings_of_a_citation():
    ids = {ruling.id for ruling in rulebook.rulings_cited(AGRA, "D18")}
    assert "painter-tracks" in ids
    both = {ruling.id for ruling in rulebook.rulings_cited(AGRA, "D18, K3")}
    assert ids | {"oil-curry-once"} <= both
    paged = rulebook.rulings_cited(AGRA, "C2, p. 14")
    assert [ruling for ruling in paged if "C2" not in ruling.sections] == []
    assert rulebook.rulings_cited(AGRA, "") == []
