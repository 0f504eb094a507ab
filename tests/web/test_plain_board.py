"""A game that nobody has drawn is played by touching its places all the same."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.axe import violations
from tests.web.conftest import NewPerson, Server
from tests.web.desk import prompt, sit

A_WHILE = 1_000  # milliseconds


@pytest.fixture(scope="module")
def pebbles(new_server: Callable[..., Server]) -> Server:
    """A house in which the small game of the tests is played."""
    return new_server("--limits", "off", module="tests.web.pebbles_house")


def place(page: Page, name: str) -> None:
    """Touch a place by its name."""
    page.get_by_role("button", name=name, exact=True, disabled=False).first.click()


def choose(page: Page, name: str) -> None:
    """Take one of several moves at a place."""
    page.locator(".beside, .sheet").get_by_role("button", name=name).first.click()


def play(page: Page) -> None:
    """To the end, by touching places and rows beside them."""
    over = prompt(page).get_by_text("The game is over")
    for _ in range(40):
        heap = page.locator('[data-place="heap"][aria-disabled="false"]')
        confirm = page.locator("#confirm[aria-disabled=false]")  # in the bar, or on the sheet
        over.or_(heap).or_(confirm).first.wait_for()
        if over.is_visible():
            return
        if confirm.is_visible():
            confirm.click()
            continue
        heap.click()
        rows = page.locator(":is(.beside, .sheet) [data-move][aria-disabled=false]")
        rows.or_(confirm).or_(over).first.wait_for()
        if rows.count() and not confirm.is_visible():
            with suppress(Error):  # the only move left needs no row: it was taken already
                rows.first.click(timeout=A_WHILE)
    raise AssertionError("the game does not end")


def test_what_the_view_tells_can_be_read(new_person: NewPerson, pebbles: Server) -> None:
    person = new_person(pebbles, painted=True, viewport={"width": 1280, "height": 800})
    page = sit(person, "pebbles", "me", "me")
    board = page.get_by_role("region", name="Table", exact=True)
    expect(board).to_contain_text("is to take")
    expect(board.get_by_role("definition")).to_have_text("12")
    expect(page.get_by_role("button", name="The heap")).to_be_visible()
    expect(page.get_by_role("region", name="Other players")).to_contain_text("Polished")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert not violations(page)


def test_a_place_is_touched_and_the_draft_confirmed(new_person: NewPerson, pebbles: Server) -> None:
    person = new_person(pebbles, viewport={"width": 1280, "height": 800})
    page = sit(person, "pebbles", "me", "me")
    place(page, "The heap")
    choose(page, "Take 1 pebble")
    expect(page.get_by_role("definition").first).not_to_have_text("12")
    play(page)
    assert not person.complaints


def test_the_keyboard_is_enough(new_person: NewPerson, pebbles: Server) -> None:
    page = sit(new_person(pebbles), "pebbles", "me", "me")
    page.get_by_role("button", name="The heap").wait_for()
    page.keyboard.press("g")
    expect(page.get_by_role("button", name="The heap")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Take 1 pebble")).to_be_focused()


def test_a_phone_shows_it_all_on_one_page(new_person: NewPerson, pebbles: Server) -> None:
    person = new_person(pebbles, viewport={"width": 390, "height": 844}, has_touch=True)
    page = sit(person, "pebbles", "me", "me")
    page.get_by_role("button", name="The heap").tap()
    page.locator(".sheet").get_by_role("button", name="Take 3 pebbles").tap()
    play(page)
    assert not person.complaints
