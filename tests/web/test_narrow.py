"""On a phone: no sideways scrolling, everything within reach of a thumb, in all languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import NewPerson, Person
from tests.web.desk import LANGUAGES, TITLES, new_table, prefer

SIZES: dict[str, ViewportSize] = {
    "390": {"width": 390, "height": 844},
    "320": {"width": 320, "height": 640},
}
WIDER = "390"
THUMB = 44  # pixels of a target, both ways
SMALLEST = 11.9  # pixels of a letter, 12 but for rounding
A_MOMENT = 400  # milliseconds, until everything has found its place
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
        painted=True,
        viewport=SIZES[size],
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
        locale=language,
    )
    prefer(person, confirm="always")
    return person


def each_size(page: Page) -> Iterator[str]:
    """The same page as people with different phones have it: to open it anew takes seconds."""
    for size, screen in SIZES.items():
        page.set_viewport_size(screen)
        page.wait_for_timeout(A_MOMENT)
        yield size


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page(new_person: NewPerson, language: str) -> None:
    page = phone(new_person, WIDER, language).page("/")
    expect(page.get_by_role("article")).to_have_count(len(TITLES))
    for _ in each_size(page):
        fits(page)
    for panel in page.locator("header button[aria-expanded]").all():
        panel.tap()
        for size in each_size(page):
            fits(page)
            assert small_targets(page) == [], size


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_table(new_person: NewPerson, language: str) -> None:
    page = phone(new_person, WIDER, language).page("/new/merv")
    page.locator("input[name=count]").first.check(force=True)
    page.locator("summary").tap()
    expect(page.get_by_role("switch").first).to_be_visible()
    for size in each_size(page):
        fits(page)
        assert small_targets(page) == [], size


# The offered places that a finger can reach now: seen, and not covered by anything.
REACHABLE = """() => [...document.querySelectorAll('.part:not(.away) [data-place].offered')]
  .map((one) => [one, one.getBoundingClientRect()])
  .map(([one, box]) => [one, box.left + box.width / 2, box.top + box.height / 2])
  .filter(([one, x, y]) => document.elementFromPoint(x, y)?.closest('[data-place]') === one)
  .map(([one, x, y]) => [one.dataset.place, x, y])"""

# How large the letters are on the screen, of every text of a drawing that is seen.
LETTERS = """() => [...document.querySelectorAll('.part:not(.away) svg text')]
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((one) => {
    const svg = one.ownerSVGElement;
    const unit = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    return [one.textContent, Number(one.getAttribute('font-size')) * unit];
  })"""


def drawn(page: Page) -> bool:
    """Whether the game is played by touching its board."""
    ready = page.locator(".stage [data-place], button.move, #confirm[aria-disabled=false]").first
    expect(ready).to_be_attached()
    return page.locator(".stage").count() > 0


def tap_on(page: Page, luck: Random) -> bool:
    """One tap of a player who only touches what can be seen; whether it confirmed something."""
    confirm = page.locator("#confirm[aria-disabled=false]")
    if confirm.count():
        within(page, "#confirm")
        confirm.tap()
        return True
    places = page.evaluate(REACHABLE)
    rows = page.locator(".sheet .row")
    if places:
        _, x, y = luck.choice(places)
        page.touchscreen.tap(x, y)
    elif rows.count():
        rows.first.tap()
    return False


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "language"), LANGUAGE_OF.items())
def test_some_turns_by_taps(new_person: NewPerson, game: str, language: str, size: str) -> None:
    person = phone(new_person, size, language)
    page = person.page("/t/" + new_table(person, game, "me", "random")["table"])
    luck = Random(1)
    confirmed = 0
    by_touch = drawn(page)
    for _ in range(120):
        fits(page)
        if by_touch:
            confirmed += tap_on(page, luck)
        elif page.locator("#confirm[aria-disabled=false]").count():
            within(page, "#confirm")
            page.locator("#confirm").tap()
            confirmed += 1
        elif offered := page.locator("button.move").count():
            page.locator("button.move").nth(luck.randrange(offered)).tap()
        if confirmed == 2:
            break
        page.wait_for_timeout(400)
    assert confirmed == 2
    assert person.complaints == []


@pytest.mark.parametrize(("game", "language"), [*LANGUAGE_OF.items(), ("merv", "en")])
def test_every_part_of_the_table(new_person: NewPerson, game: str, language: str) -> None:
    """Board, moves, players, log and the rest; each fits, and each target is large enough."""
    person = phone(new_person, WIDER, language)
    page = person.page("/t/" + new_table(person, game, "me", "random")["table"])
    by_touch = drawn(page)
    parts = page.get_by_role("navigation").get_by_role("button")
    expect(parts).to_have_count(PARTS)
    found = []
    for number in range(PARTS):
        parts.nth(number).tap()
        expect(parts.nth(number)).to_have_attribute("aria-current", "true")
        for size in each_size(page):
            fits(page)
            if not by_touch:
                within(page, "#confirm")
            found += [f"part {number}, {size}: {one}" for one in small_targets(page)]
    assert not found, "\n".join(found)


def board_of(game: str, new_person: NewPerson, size: str, language: str = "en") -> Page:
    person = phone(new_person, size, language)
    page = person.page("/t/" + new_table(person, game, "me", "random", "random")["table"])
    expect(page.locator(".stage [data-place].offered").first).to_be_attached()
    page.wait_for_timeout(1000)  # it comes to what is offered
    return page


def whereabouts(page: Page) -> str:
    found: str = page.evaluate("document.querySelector('.picture').style.transform")
    return found


def small_letters(page: Page) -> list[Any]:
    return [one for one in page.evaluate(LETTERS) if one[1] < SMALLEST]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_letters_can_be_read(new_person: NewPerson, game: str, language: str) -> None:
    """At least 12 pixels, on every board and at every size of it."""
    page = board_of(game, new_person, WIDER, language)
    parts = page.get_by_role("navigation").get_by_role("button")
    small = []
    for part in range(3):
        parts.nth(part).tap()
        for size in each_size(page):
            small += [f"{part}, {size}: {one}" for one in small_letters(page)]
    parts.nth(0).tap()
    for _ in range(4):
        page.locator(".zoom button").nth(1).tap()
        page.wait_for_timeout(A_MOMENT)
    for size in each_size(page):
        small += [f"whole, {size}: {one}" for one in small_letters(page)]
    assert small == []


def test_it_opens_where_something_can_be_done(new_person: NewPerson) -> None:
    page = board_of("rajas", new_person, "390")
    offered = page.locator(".part:not(.away) [data-place].offered").count()
    assert len(page.evaluate(REACHABLE)) >= offered / 3


def test_the_board_is_moved_and_enlarged(new_person: NewPerson) -> None:
    page = board_of("rajas", new_person, "390")
    before = whereabouts(page)
    page.locator(".map").tap(position={"x": 80, "y": 85})
    page.wait_for_timeout(500)
    jumped = whereabouts(page)
    assert jumped != before
    page.get_by_role("button", name="Larger").tap()
    page.wait_for_timeout(500)
    larger = whereabouts(page)
    assert larger != jumped
    assert page.locator(".part:not(.away) [data-place].chosen").count() == 0
    finger = page.context.new_cdp_session(page)
    for kind, x, y in [("touchStart", 200, 400), *[("touchMove", 200 - i, 400) for i in range(60)]]:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(500)
    assert whereabouts(page) != larger
    assert page.locator("#confirm").count() == 0  # to move the board is not to touch it


def test_the_own_board_comes_when_it_is_asked_for(new_person: NewPerson) -> None:
    """To choose a market, then the die that pays: nobody looks for the part with the dice."""
    page = board_of("rajas", new_person, "390")
    market = page.locator('[data-place^="market:"].offered').first
    expect(market).to_be_attached()
    market.dispatch_event("click")
    dice = page.locator('.part:not(.away) [data-place^="die:"].offered')
    expect(dice.first.or_(page.locator("#confirm"))).to_be_visible()
    if dice.count():
        assert page.evaluate(REACHABLE)


@pytest.mark.parametrize(
    "size", [(844, 390), (768, 1024)], ids=["a phone on its side", "a tablet upright"]
)
def test_between_phone_and_desk(new_person: NewPerson, size: tuple[int, int]) -> None:
    width, height = size
    person = new_person(
        painted=True,
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        locale="de",
    )
    prefer(person, confirm="always")
    page = person.page("/t/" + new_table(person, "rajas", "me", "random")["table"])
    expect(page.locator(".phone [data-place].offered").first).to_be_attached()
    page.wait_for_timeout(1000)
    fits(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert page.evaluate(REACHABLE)
    assert small_targets(page) == []
    assert small_letters(page) == []
