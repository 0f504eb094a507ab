"""A hint at the table: asked for by a key, read, shown on the board, closed; told to everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPerson, Person
from tests.web.desk import LANGUAGES, PHONE, TITLES, log_text, my_turn, prefer, sit

FOLLOWED = """() => {
  const told = document.querySelector('section.hinted');
  return !told || told.querySelector('.done') || told.innerText.includes('position has changed');
}"""  # or it was about a turn that is over

every_game = pytest.mark.parametrize("game", TITLES)


def panel(page: Page) -> Locator:
    return page.locator("section.hinted")


def turns(page: Page) -> Locator:
    """The turns that are told."""
    return panel(page).locator("ol.turns > li")


def ready(page: Page) -> None:
    """Wait until there is something that a hint could be about."""
    expect(page.get_by_role("button", name="Hint", disabled=False)).to_be_visible()


def asked(person: Person, game: str) -> Page:
    """A page at a table, with a hint that was asked for by its key."""
    page = sit(person, game, "me:Anna", "greedy:width=1")
    expect(page.locator("section.prompt button.hint[aria-disabled=false]")).to_be_visible()
    page.keyboard.press("h")
    expect(turns(page).first).to_be_visible()
    return page


@every_game
def test_a_hint_by_the_keyboard_alone(person: Person, game: str) -> None:
    page = asked(person, game)
    expect(panel(page)).to_be_focused()
    best = turns(page).first
    expect(best.get_by_role("heading", name="Best turn")).to_be_visible()
    assert 1 <= turns(page).count() <= 3
    first = best.locator(".steps > li").first.inner_text()
    status = panel(page).get_by_role("status")
    expect(status).to_contain_text(f"Best turn: {first}")
    show = best.get_by_role("button", name="Show on the board")
    if show.count():
        while not show.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(show).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")
        expect(show).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)
    assert "Anna asked for a hint." in log_text(page)
    assert person.complaints == []


@every_game
def test_the_page_goes_on_while_a_bot_thinks_and_follows_the_turn(
    person: Person, game: str
) -> None:
    """The first step of the hint is made; the hint says so and knows the next one."""
    prefer(person, confirm="never")
    page = asked(person, game)
    best = turns(page).first
    wanted = best.locator(".steps > li").first.inner_text()
    page.keyboard.press("a")
    row = page.locator("[role=tabpanel] li button[data-move]").filter(
        has=page.locator(".words", has_text=re.compile(f"^{re.escape(wanted)}( \\(|$)"))
    )
    if not row.count():  # said in other words where it can be chosen
        return
    row.first.click()
    page.wait_for_function(FOLLOWED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_readable_in_every_language(person: Person, language: str) -> None:
    prefer(person, language=language)
    page = asked(person, "agra")
    told = panel(page).inner_text()
    assert not re.search(r"reason-|advice-|web-|[{}$]", told)
    reasons = panel(page).locator(".reasons > li")
    if reasons.count():
        assert re.search(r": [+−]\d+[.,]\d$", reasons.first.inner_text())
    for one in panel(page).locator("ul.reasons").all():
        expect(page.locator(f"[id='{one.get_attribute('aria-labelledby')}']")).to_be_visible()
    inside = panel(page).locator(".inside")
    assert inside.evaluate("one => one.scrollWidth <= one.clientWidth"), "it sticks out"
    assert person.complaints == []


def test_a_hint_on_a_phone(new_person: NewPerson) -> None:
    person = new_person(**PHONE)
    page = sit(person, "rajas", "me:Anna", "greedy:width=1")
    ready(page)
    page.get_by_role("button", name="Hint").tap()
    expect(turns(page).first).to_be_visible()
    box = panel(page).bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"] + 1
    assert box["y"] > size["height"] * 0.2, "the board stays in sight"
    panel(page).get_by_role("button", name="Close").tap()
    expect(panel(page)).to_have_count(0)


def test_a_table_that_plays_without_hints_has_no_button(person: Person) -> None:
    page = sit(person, "rajas", "me:Anna", "greedy:width=1", help="rules")
    my_turn(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    page.wait_for_timeout(300)
    expect(panel(page)).to_have_count(0)


def test_the_strength_of_help_is_chosen_with_the_table(person: Person) -> None:
    page = person.page("/new")
    ways = page.get_by_role("radiogroup", name="Help during the game")
    expect(ways.get_by_role("radio", name="hints on request")).to_be_checked()
    ways.get_by_role("radio", name="rules only").check(force=True)
    page.get_by_role("button", name="Create the table").click()
    my_turn(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    assert person.complaints == []
