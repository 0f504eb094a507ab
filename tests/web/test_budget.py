"""The page stays small: what a table needs of scripts and fonts, compressed."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import STATIC, NewPerson, Person
from tests.web.desk import TITLES, sit

SHELL = 120_000  # bytes of scripts that every table has
GAME = 60_000  # and those of its game
FONTS = {"en": 120_000, "ru": 185_000}
TABLE = ".stage [data-place], button.move, #confirm"


def size_of(path: str) -> int:
    """Of a script as gzip makes it; fonts are compressed already."""
    data = (STATIC / path).read_bytes()
    return len(data) if path.endswith(".woff2") else len(gzip.compress(data, 9))


def fetched(person: Person, game: str, ending: str) -> dict[str, int]:
    """Everything of a kind that the browser really fetches to play."""
    found: set[str] = set()
    person.context.on("response", lambda answer: found.add(answer.url))
    page = sit(person, game, "me", "random")
    expect(page.locator(TABLE).first).to_be_attached()
    page.wait_for_load_state("networkidle")
    paths = [one.removeprefix(person.url + "/") for one in found if one.endswith(ending)]
    return {path: size_of(path) for path in sorted(paths)}


def test_scripts_of_the_table(
    new_person: NewPerson, record_property: Callable[[str, object], None]
) -> None:
    """What all games have is the shell; the rest belongs to one of them."""
    scripts = {game: fetched(new_person(), game, ".js") for game in TITLES}
    common = set.intersection(*[set(one) for one in scripts.values()])
    assert any("Table" in one for one in common)
    shell = sum(size for one, size in scripts["rajas"].items() if one in common)
    record_property("bytes of scripts of the shell, gzipped", shell)
    assert shell <= SHELL, scripts["rajas"]
    for game, found in scripts.items():
        own = {one: size for one, size in found.items() if one not in common}
        record_property(f"bytes of scripts of {game}, gzipped", sum(own.values()))
        assert own
        assert sum(own.values()) <= GAME, (game, own)


@pytest.mark.parametrize("language", FONTS)
def test_fonts_of_the_table(
    new_person: NewPerson, language: str, record_property: Callable[[str, object], None]
) -> None:
    fonts = fetched(new_person(locale=language), "rajas", ".woff2")
    record_property(f"bytes of fonts, {language}", sum(fonts.values()))
    assert fonts
    assert sum(fonts.values()) <= FONTS[language], fonts
