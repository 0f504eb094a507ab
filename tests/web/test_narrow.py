"""On a phone: no sideways scrolling, everything within reach of a thumb, in all languages."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import NewPerson, Person
from tests.web.desk import LANGUAGES, TITLES, drawn, new_table, prefer
from tests.web.touch import Finger, choose, look, touch

SIZES: dict[str, ViewportSize] = {
    "390": {"width": 390, "height": 844},
    "320": {"width": 320, "height": 640},
}
THUMB = 44  # pixels of a target, both ways
PARTS = 5  # at the bottom of the page
LANGUAGE_OF = {"rajas": "ru", "agra": "de", "merv": "nl"}

# Everything that can be tapped and is on the screen, with its size. Links inside sentences are
# exempt (WCAG 2.5.8); a file field is tapped by its label, and so may be a box to tick.
TARGETS = """() => [...document.querySelectorAll(
    'button, a[href], input:not([type=file]), select, textarea, summary, label.button')]
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((one) => one.matches('.button') || !one.matches('p a'))
  .map((one) => one.matches('[type=checkbox], [type=radio]') ? one.closest('p, label') : one)
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width > 1 && box.height > 1 && box.bottom > 0)
  .map(([one, box]) => ({ what: one.outerHTML.slice(0, 120), text: one.innerText?.slice(0, 40),
                          width: box.width, height: box.height }))"""


def phone(new_person: NewPerson, size: str, language: str) -> Person:
    person = new_person(
        viewport=SIZES[size],
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
        locale=language,
    )
    prefer(person, confirm="always")
    return person


def fits(page: Page) -> None:
    """Nothing is wider than the screen, and the page has not been pushed aside."""
    width = page.evaluate("window.innerWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    pushed = "[scrollX, document.querySelector('.table')?.scrollLeft ?? 0]"
    assert page.evaluate(pushed) == [0, 0]
    assert page.evaluate("document.querySelector('main').getBoundingClientRect().right") <= width


def within(page: Page, selector: str) -> None:
    """It can be seen whole."""
    box, screen = page.locator(selector).bounding_box(), page.viewport_size
    assert box is not None
    assert screen is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= screen["width"]
    assert box["y"] + box["height"] <= screen["height"]


def small_targets(page: Page) -> list[str]:
    return [
        f"{one['width']:.0f} × {one['height']:.0f}: {one['text']} {one['what']}"
        for one in page.evaluate(TARGETS)
        if min(one["width"], one["height"]) < THUMB - 0.5
    ]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page(new_person: NewPerson, language: str, size: str) -> None:
    page = phone(new_person, size, language).page("/")
    expect(page.get_by_role("article")).to_have_count(len(TITLES))
    fits(page)
    for card in page.get_by_role("article").all():
        card.locator("button[aria-expanded]").tap()
    expect(page.locator("form select").first).to_be_visible()
    fits(page)
    assert small_targets(page) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "language"), LANGUAGE_OF.items())
def test_some_turns_by_taps(new_person: NewPerson, game: str, language: str, size: str) -> None:
    person = phone(new_person, size, language)
    page = person.page("/t/" + new_table(person, game, "me", "random")["table"])
    luck = Random(1)
    ready = page.locator("button.move[aria-disabled=false], #confirm[aria-disabled=false]")
    confirmed = 0
    by_touch = drawn(page)
    mark = ""
    for _ in range(80):
        if by_touch:
            seen = look(page, mark)
        else:
            expect(ready.first).to_be_visible()
        within(page, "#confirm")
        fits(page)
        if by_touch:
            what = choose(seen, luck)
            touch(page, Finger(), seen, what)
            mark = seen.mark
            confirmed += what.kind == "confirm"
            if confirmed == 2:
                break
            continue
        if page.locator("#confirm[aria-disabled=false]").count():
            page.locator("#confirm").tap()
            confirmed += 1
        elif offered := page.locator("button.move").count():
            page.locator("button.move").nth(luck.randrange(offered)).tap()
        if confirmed == 2:
            break
        page.wait_for_timeout(200)
    assert confirmed == 2
    assert person.complaints == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "language"), [*LANGUAGE_OF.items(), ("merv", "en")])
def test_every_part_of_the_table(
    new_person: NewPerson, game: str, language: str, size: str
) -> None:
    """Board, moves, players, log and the rest; each fits, and each target is large enough."""
    person = phone(new_person, size, language)
    page = person.page("/t/" + new_table(person, game, "me", "random")["table"])
    expect(page.locator("button.move, .offered, .row").first).to_be_visible()
    parts = page.get_by_role("navigation").get_by_role("button")
    expect(parts).to_have_count(PARTS)
    found = []
    for number in range(PARTS):
        parts.nth(number).tap()
        expect(parts.nth(number)).to_have_attribute("aria-current", "true")
        fits(page)
        within(page, "#confirm")
        found += [f"part {number}: {one}" for one in small_targets(page)]
    assert not found, "\n".join(found)
