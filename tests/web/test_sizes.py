"""Drawn boards fit their page, whatever the game: no scrolling, no letters too small to read."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from tests.web.conftest import NewPerson, Person
from tests.web.desk import LANGUAGES, PHONE
from tests.web.glance import LARGE, SEATS, SMALL, check_room, look_at, nodes_of, smallest
from tests.web.positions import middle_of_agra, middle_of_merv, middle_of_rajas

TABLES: Mapping[str, Callable[[Person, int], str]] = {
    "rajas": middle_of_rajas,
    "agra": middle_of_agra,
    "merv": middle_of_merv,
}

Record = Callable[[str, object], None]
ROWS_OF_TABS = """() => new Set([...document.querySelectorAll('[role=tab]')]
  .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top)).size"""
every_game = pytest.mark.parametrize("game", TABLES)


@every_game
@pytest.mark.parametrize("seats", SEATS)
def test_everything_fits_a_desk(
    new_person: NewPerson, game: str, seats: int, record_property: Record
) -> None:
    person = new_person(painted=True, viewport=SMALL, reduced_motion="reduce")
    page = look_at(person, TABLES[game](person, seats))
    for size in (SMALL, LARGE):
        page.set_viewport_size(size)
        page.wait_for_timeout(300)
        check_room(page)
        record_property(f"smallest letters at {size['width']}", smallest(page))
        record_property(f"elements at {size['width']}", nodes_of(page))
    for rival in page.locator(".rival .enlarge").all():
        rival.press("Enter")
        page.wait_for_timeout(300)
        check_room(page)
        smallest(page)
        record_property("elements with a rival enlarged", nodes_of(page))
    assert person.complaints == []


@every_game
def test_everything_can_be_read_on_a_phone(
    new_person: NewPerson, game: str, record_property: Record
) -> None:
    person = new_person(painted=True, **PHONE)
    page = look_at(person, TABLES[game](person, max(SEATS)))
    parts = page.get_by_role("navigation").get_by_role("button")
    for number in range(parts.count()):
        parts.nth(number).tap()
        page.wait_for_timeout(200)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        record_property(f"smallest letters of part {number}", smallest(page))
        record_property(f"elements of part {number}", nodes_of(page))
    assert person.complaints == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_tabs_stand_in_one_row(new_person: NewPerson, language: str) -> None:
    person = new_person(painted=True, viewport=SMALL, locale=language)
    page = person.page(f"/t/{middle_of_rajas(person, 2)}")
    page.locator("main.whole").wait_for()
    page.keyboard.press("a")
    page.get_by_role("tab").first.wait_for()
    for width in (1440, SMALL["width"], 720):
        page.set_viewport_size({"width": width, "height": SMALL["height"]})
        page.wait_for_timeout(300)
        assert page.evaluate(ROWS_OF_TABS) == 1, width
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("nav button").last.click()
    page.wait_for_timeout(300)
    assert page.evaluate(ROWS_OF_TABS) == 1
    assert person.complaints == []
