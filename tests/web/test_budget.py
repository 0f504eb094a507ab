"""The page stays small: what a table needs of JavaScript fits into 120 kB, compressed."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import STATIC, Person
from tests.web.desk import TITLES, drawn, my_turn, rows, sit, tab

MOST = 120_000  # bytes


@pytest.mark.parametrize("game", TITLES)
def test_javascript_of_the_table(
    person: Person, game: str, record_property: Callable[[str, object], None]
) -> None:
    """Everything that the browser really fetches to play, as gzip makes it."""
    fetched: set[str] = set()
    person.context.on("response", lambda answer: fetched.add(answer.url))
    page = sit(person, game, "me", "random")
    my_turn(page)
    expect(rows(page).first).to_be_visible()
    for name in ("Log", "Why?", "Chat", "Settings"):
        tab(page, name)
    page.wait_for_load_state("networkidle")
    scripts = [url.removeprefix(person.url + "/") for url in fetched if url.endswith(".js")]
    sizes = {one: len(gzip.compress((STATIC / one).read_bytes(), 9)) for one in sorted(scripts)}
    assert any("Table" in one for one in sizes)
    assert any(("boards" if drawn(page) else "Panels") in one for one in sizes)
    record_property("bytes of JavaScript, gzipped", sum(sizes.values()))
    assert sum(sizes.values()) <= MOST, sizes
