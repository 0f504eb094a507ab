"""`serai rulebook --editions`: the editions of a rulebook side by side."""

from __future__ import annotations

import json

import pytest

from serai.cli.rulebook import compared
from serai.cli.terminal import Terminal
from serai.core.rulebook import SILENT, Ruling, rulings
from serai.language import LANGUAGES, say
from tests.cli.conftest import Command

AGRA = "serai.games.agra"


def flat(lang: str, found: list[Ruling]) -> str:
    """Everything that is shown, without the ends of lines."""
    return " ".join(" ".join(str(line) for line in compared(Terminal(lang), found)).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_edition_is_quoted(lang: str) -> None:
    found = rulings(AGRA)
    shown = flat(lang, found)
    for ruling in found:
        assert ruling.id in shown
        assert ruling.decision in shown
        assert ruling.reason in shown
        assert ruling.option in shown
        for edition, text in ruling.editions.items():
            if text != SILENT:
                name = say(lang, "", f"cli-rulebook-edition-{edition}", {})
                assert f"{name}: {text}" in shown
    assert f"{len(found)}" in shown
    assert "cli-" not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_silence_is_said_once_or_by_edition(lang: str) -> None:
    silent = next(ruling for ruling in rulings(AGRA) if ruling.unanswered)
    assert say(lang, "", "cli-rulebook-all-silent", {}) in flat(lang, [silent])
    partly = next(r for r in rulings(AGRA) if SILENT in r.editions.values() and r.disputed)
    assert say(lang, "", "cli-rulebook-silent", {}) in flat(lang, [partly])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_edition_is_said_to_be_one(command: Command, lang: str) -> None:
    ran = command("rulebook", "rajas", "--editions", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert " ".join(ran.out.split()) == say(lang, "", "cli-rulebook-one-edition", {})


def test_editions_for_machines(command: Command) -> None:
    found = json.loads(command("rulebook", "rajas", "--editions", "--json").out)
    assert found == {"game": "rajas", "editions": [], "rulings": []}
