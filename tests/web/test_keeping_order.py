"""What somebody sees of what those who run the server do with `serai admin`."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import NewPerson, Person, Server
from tests.web.desk import call_me, listen, open_drawer, sheet, sit, tab, table_of


@pytest.fixture(scope="module")
def house(new_server: Callable[..., Server]) -> Server:
    """Nobody else shall be told or turned away."""
    return new_server("--limits", "off")


def admin(server: Server, *words: str) -> str:
    """Run `serai admin` beside the server."""
    database = f"sqlite:///{server.folder / 'serai.db'}"
    command = [sys.executable, "-m", "serai", "admin", *words, "--database", database]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stderr, server.errors())
    return done.stdout


def holder(server: Server, table: str) -> str:
    """The id of whoever sits in the first seat."""
    shown: dict[str, Any] = json.loads(admin(server, "show", table, "--json"))
    return str(shown["table"]["seats"][0]["guest"])


def told(page: Page) -> Any:
    return page.get_by_role("complementary", name="Message from those who run the server")


def test_everybody_is_told_and_sees_it_again_after_a_break(
    house: Server, new_person: NewPerson
) -> None:
    ann = new_person(house, painted=True)
    page = sit(ann, "rajas", "me", "open")
    expect(page.locator(".table")).to_be_visible()
    page.wait_for_load_state("networkidle")
    heard = listen(page)
    admin(house, "message", "A <b>new</b> release is put in place.", "--in", "10")
    expect(told(page)).to_contain_text("A <b>new</b> release is put in place.")
    expect(told(page)).to_contain_text(re.compile(r"At \d\d:\d\d"))
    assert any("new" in one for one in heard()), heard()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    home = ann.page("/")
    expect(told(home)).to_be_visible()
    assert violations(home) == []

    house.stop()
    house.start()
    late = new_person(house).page("/t/" + table_of(page))
    expect(told(late)).to_be_visible()
    expect(told(page)).to_be_visible()
    told(page).get_by_role("button", name="Close").click()
    expect(told(page)).to_have_count(0)
    admin(house, "message", "--clear")
    expect(told(late)).to_have_count(0)
    assert not [one for one in ann.complaints if "ERR_CONNECTION_REFUSED" not in one]


def test_who_is_banned_is_told_so_and_may_go_for_good(house: Server, person_of: Person) -> None:
    page = sit(person_of, "rajas", "me", "open")
    expect(page.locator(".table")).to_be_visible()
    page.wait_for_load_state("networkidle")
    admin(house, "ban", holder(house, table_of(page)), "--yes")
    sentence = "You cannot use this server any more"
    expect(page.get_by_text(sentence)).to_be_visible()
    home = person_of.page("/")
    expect(home.get_by_role("alert").first).to_contain_text(sentence)
    home.get_by_role("button", name="You", exact=True).click()
    me = home.locator("#me-panel")
    me.get_by_role("button", name="Delete everything about me").click()
    me.get_by_role("button", name="Delete everything", exact=True).click()
    expect(me.get_by_role("status")).to_have_text("Everything about you has been deleted.")
    expect(home.get_by_role("alert").first).to_have_text("")


def test_who_is_muted_is_told_until_when(house: Server, person_of: Person) -> None:
    page = sit(person_of, "rajas", "me", "me")
    page.wait_for_load_state("networkidle")
    admin(house, "mute", holder(house, table_of(page)), "--hours", "2")
    open_drawer(page)
    tab(page, "Chat")
    box = sheet(page).get_by_role("textbox")
    box.fill("Hello")
    box.press("Enter")
    expect(page.get_by_role("alert").first).to_contain_text(
        re.compile(r"You cannot write here until .*\d{4}.*\d:\d\d.*muted")
    )
    expect(box).to_have_value("Hello")


def test_a_table_that_was_closed_says_so(house: Server, person_of: Person) -> None:
    page = sit(person_of, "rajas", "me", "random")
    page.wait_for_load_state("networkidle")
    admin(house, "close", table_of(page), "--yes")
    closed = page.get_by_text("Those who run the server have closed the table.")
    expect(closed.first).to_be_visible()
    waiting = sit(person_of, "agra", "me", "open")
    waiting.wait_for_load_state("networkidle")
    admin(house, "close", table_of(waiting), "--yes")
    closed = waiting.get_by_text("Those who run the server have closed the table.")
    expect(closed.first).to_be_visible()
    assert person_of.complaints == []


@pytest.fixture
def person_of(house: Server, new_person: NewPerson) -> Person:
    """Somebody there, with a name."""
    person = new_person(house, painted=True)
    call_me(person, "Ann")
    return person
