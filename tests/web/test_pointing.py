"""Pointing, walking and clicking on the drawn board of Rajas, one thing at a time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPerson, Person
from tests.web.desk import events, sit

FOCUS = "document.activeElement.dataset.place ?? document.activeElement.tagName"


@pytest.fixture
def page(new_person: NewPerson) -> Page:
    """A table with everybody's first worker still to be placed, all settings as they come."""
    person: Person = new_person(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page = sit(person, "rajas", "me", "random", "random")
    page.locator(".stage[data-whole=true] [data-place].offered").first.wait_for()
    return page


def place(page: Page, name: str) -> Locator:
    return page.locator(f'[data-place="{name}"]')


def test_a_tip_goes_with_the_focus_and_with_escape(page: Page) -> None:
    tip = page.get_by_role("tooltip")
    page.keyboard.press("g")
    page.keyboard.press("ArrowDown")
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(tip).to_be_visible()
    page.locator("#confirm").focus()
    expect(tip).to_have_count(0)
    place(page, "quarry").hover()
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_whoever_walks_by_keys_is_not_lost(page: Page) -> None:
    """What had the focus goes with its question: the next one is there."""
    page.keyboard.press("g")
    for _ in range(12):
        if page.locator("#confirm[aria-disabled=false]").count():
            break
        rows = page.locator(".stage .row[data-move]")
        if rows.count():
            rows.first.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)
        assert page.evaluate(FOCUS) != "BODY"
        page.keyboard.press("PageDown")
    page.keyboard.press("l")
    expect(page.get_by_role("tabpanel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("tabpanel")).to_have_count(0)
    assert page.evaluate(FOCUS) != "BODY"


def test_a_click_that_would_end_the_turn_waits_for_a_word(page: Page) -> None:
    terrace = place(page, "terrace:blue")
    terrace.locator(".hit").click()
    expect(page.locator("#confirm[aria-disabled=false]")).to_be_visible()
    assert not any(event["seat"] == 0 for event in events(page, "moved"))
    expect(page.get_by_role("heading", level=2).first).not_to_contain_text("Your turn: ")
    page.keyboard.press("u")
    expect(page.locator("#confirm[aria-disabled=true]")).to_be_visible()


def test_rivals_things_are_told_and_shown_large(page: Page) -> None:
    theirs = page.locator(".rival [data-place]").first
    theirs.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    theirs.click(force=True)  # nothing can be done there
    expect(page.locator(".rival.on")).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".rival.on")).to_have_count(0)


def test_one_player_after_the_other(page: Page) -> None:
    large = page.locator(".rival.on button")
    page.keyboard.press("p")
    expect(large).to_have_attribute("aria-label", re.compile("random 1"))
    page.keyboard.press("p")
    expect(large).to_have_attribute("aria-label", re.compile("random 2"))
    page.keyboard.press("p")
    expect(large).to_have_count(0)
