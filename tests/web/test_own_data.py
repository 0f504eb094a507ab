"""What is kept about oneself: a file of it, and an end to it, on the page where one's name is."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPerson, Person
from tests.web.desk import PHONE, call_me, new_table

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SIZES = {"desk": DESK, "phone": PHONE}


def about_me(page: Page, name: str) -> Locator:
    """The part of the home page that is about oneself."""
    page.get_by_role("button", name=name, exact=True).click()
    return page.locator("#me-panel")


def press(page: Page, button: Locator) -> None:
    """By keyboard alone."""
    button.focus()
    page.keyboard.press("Enter")


@pytest.fixture(params=SIZES)
def ann(new_person: NewPerson, request: pytest.FixtureRequest) -> Person:
    """Somebody with a name and a table."""
    person = new_person(painted=True, **SIZES[request.param])
    call_me(person, "Ann")
    new_table(person, "rajas", "me", "open")
    return person


def test_what_is_kept_about_me_can_be_taken_along(ann: Person, tmp_path: Path) -> None:
    page = ann.page()
    me = about_me(page, "Ann")
    with page.expect_download() as saving:
        press(page, me.get_by_role("link", name="Download everything stored about me"))
    file = saving.value
    assert file.suggested_filename == "serai-about-me.json"
    file.save_as(tmp_path / "me.json")
    data = json.loads((tmp_path / "me.json").read_text("utf-8"))
    assert (data["name"], [one["game"] for one in data["tables"]]) == ("Ann", ["rajas"])
    assert ann.complaints == []


def test_everything_about_me_can_be_deleted(ann: Person, tmp_path: Path) -> None:
    page = ann.page()
    mine = page.get_by_role("list", name="Continue where you left off")
    expect(mine).to_contain_text("Ann")
    me = about_me(page, "Ann")
    delete = me.get_by_role("button", name="Delete everything about me")
    press(page, delete)
    no = me.get_by_role("button", name="No, keep me")
    expect(no).to_be_focused()
    expect(me).to_contain_text("for good")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=tmp_path / "sure.png")
    page.keyboard.press("Enter")
    expect(delete).to_be_visible()
    assert [one["name"] for one in ann.context.cookies()], "nothing has happened yet"

    press(page, delete)
    press(page, me.get_by_role("button", name="Delete everything", exact=True))
    expect(me.get_by_role("status")).to_have_text("Everything about you has been deleted.")
    expect(page).to_have_url(re.compile("/$"))
    expect(mine).to_have_count(0)
    expect(page.get_by_role("button", name="Ann", exact=True)).to_have_count(0)
    expect(me.get_by_label("Your name")).to_have_value("")
    expect(delete).to_have_count(0)
    assert ann.context.cookies() == []
    assert page.evaluate("localStorage.getItem('serai-invites')") is None
    page.screenshot(path=tmp_path / "gone.png")
    assert ann.complaints == []
