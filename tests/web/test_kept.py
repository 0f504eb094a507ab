"""Games that nobody can play on here: in the list, on their own page, out of a file."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from serai.games.rajas.telling import meant
from serai.language import LANGUAGES, say
from serai.table import transcript
from tests.golden import files, stored
from tests.server.storing import NEWEST
from tests.web.axe import violations
from tests.web.conftest import NewPerson, Person, Server

OLD = (files.HERE / "stored-1.sql").read_text("utf-8")
HEADING = "Stored games that cannot be continued"


@pytest.fixture(scope="module")
def old_server(new_server: Callable[..., Server]) -> Server:
    """A server that opens on a database of version 1."""
    server = new_server("--limits", "off")
    server.stop()
    database = server.folder / "serai.db"
    for path in server.folder.glob("serai.db*"):
        path.unlink()
    stored.opened(database, OLD)
    server.log.clear()
    server.start()
    return server


def table_of(server: Server, game: str) -> str:
    with closing(sqlite3.connect(server.folder / "serai.db")) as connection:
        query = "SELECT id FROM tables WHERE game = ? ORDER BY id"
        return str(connection.execute(query, (game,)).fetchone()[0])


def become_anna(server: Server, person: Person) -> Page:
    """Somebody who comes by takes the place of the guest who played these games."""
    page = person.page()
    page.get_by_role("button", name="You", exact=True).click()
    page.get_by_label("Your name", exact=True).fill("Anna")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    with closing(sqlite3.connect(server.folder / "serai.db")) as connection:
        newest = "SELECT id FROM guests ORDER BY rowid DESC LIMIT 1"
        guest = connection.execute(newest).fetchone()[0]
        connection.execute("UPDATE seats SET guest = ? WHERE guest = 'anna'", (guest,))
        connection.execute("UPDATE tables SET host = ? WHERE host = 'anna'", (guest,))
        connection.commit()
    page.reload()
    return page


def test_the_server_says_where_the_database_of_before_is(old_server: Server) -> None:
    assert f"serai.db.before-{NEWEST}" in "".join(old_server.log)
    assert (old_server.folder / f"serai.db.before-{NEWEST}").exists()


def test_the_owner_finds_them_in_the_list_and_takes_them_home(
    old_server: Server, new_person: NewPerson, tmp_path: Path
) -> None:
    person = new_person(server=old_server)
    page = become_anna(old_server, person)
    page.get_by_role("heading", name=f"{HEADING} (4)").click()
    tables = page.get_by_role("list", name=HEADING)
    expect(tables.get_by_role("listitem")).to_have_count(4)
    expect(tables).to_contain_text("Cannot be continued here")
    expect(page.get_by_role("heading", name="Continue where you left off")).to_have_count(0)
    tables.get_by_role("link", name=re.compile("Open – Agra")).click()
    expect(page.get_by_role("heading", level=1, name="Agra")).to_be_visible()
    expect(page.get_by_text("version 1 of the rules of “agra”")).to_be_visible()
    expect(page.get_by_text("The game was not over")).to_be_visible()
    expect(page.get_by_text("not recorded")).to_be_visible()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the game").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert transcript.parts_of(file.read_text(encoding="utf-8")).head.ruleset.version == 1
    page.get_by_role("link", name="Serai – home").click()
    field = page.locator("input[type=file]")
    field.set_input_files(file)
    part = page.get_by_role("region", name="Open a game from a file")
    expect(part.get_by_text("version 1 of the rules of “agra”")).to_be_visible()
    expect(part.get_by_role("button", name="Create the table")).to_have_count(0)
    assert person.complaints == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_tells_every_move_in_words_and_axe_is_content(
    old_server: Server, new_person: NewPerson, lang: str
) -> None:
    table = table_of(old_server, "rajas")
    person = new_person(server=old_server, painted=True, locale=lang)
    page = person.page(f"/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_have_text(say(lang, "rajas", "title", {}))
    first = page.get_by_role("main").locator("ol > li").first
    expect(first.locator("code")).to_have_text(re.compile(r"^\* reveal [A-Z]\d\d$"))
    tile = (first.locator("code").text_content() or "").split()[-1]
    args = {"tile": tile, **meant({"tile": tile})}
    expect(first).to_contain_text(say(lang, "rajas", "move-reveal", args))
    assert violations(page) == []
    assert person.complaints == []


def test_a_stranger_may_look_but_not_take_an_unfinished_one(
    old_server: Server, new_person: NewPerson
) -> None:
    person = new_person(server=old_server)
    page = person.page(f"/t/{table_of(old_server, 'merv')}")
    expect(page.get_by_text("version 1 of the rules of “merv”")).to_be_visible()
    page.get_by_role("button", name="Download the game").click()
    expect(page.get_by_role("alert")).to_contain_text("only after the end of the game")
