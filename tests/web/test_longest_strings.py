"""Whatever is written on the page can be read in every language, at a desk and on two phones.

The middle of each game, among people with long names, is looked at from everywhere; so are its
end, and the pages before it. All of it with SERAI_BROWSER_LONG=1; every day each game is looked at
in one of the languages that need most room, with some of the pages, and of what there are many of
the first ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice, product

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from serai.table.match import Match
from tests.web.conftest import LONG, NewPerson, Person
from tests.web.desk import LANGUAGES, TITLES, call, call_me, new_table, prefer
from tests.web.glance import SMALL
from tests.web.legible import settled, unreadable
from tests.web.positions import busy_agra, busy_merv, busy_rajas, ended
from tests.web.test_axe import STATES, languages_of

PHONES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 320, "height": 640}]
NAMES = (
    "Maximiliane von Wald",
    "Христофор Вознесенск",
    "Willemijn van Houten",
    "Bartholomew Kingsley",
)
MIDDLES: Mapping[str, Callable[[int], Match]] = {
    "rajas": busy_rajas,
    "agra": busy_agra,
    "merv": busy_merv,
}
DAILY = [("rajas", "de"), ("agra", "ru"), ("merv", "nl")]
TABLES = [*product(TITLES, LANGUAGES)] if LONG else DAILY
PAGES = ("home-opened", "home-tables", "new-agra", "join")
MORE_PAGES = (
    "home-invited",
    "new-rajas",
    "new-merv",
    "new-alone",
    "waiting",
    "curtain",
    "no-table",
)
SOME = 6 if LONG else 1  # of places, rivals and steps that are looked at alike
FAR, NEAR = 4, 8  # steps to the smallest board of a phone, and from there to the largest

# A point of a place of each kind, of the own things and of others, whether offered or not.
KINDS = """() => Object.values(Object.fromEntries(
  [...document.querySelectorAll('.stage [data-place]')].reverse()
    .filter((one) => one.checkVisibility())
    .map((one) => [one, (one.querySelector('.hit') ?? one).getBoundingClientRect()])
    .map(([one, { left, top, width, height }]) => [
      one.dataset.place.split(/[:@]/)[0] + one.matches('.offered') + !!one.closest('.rival'),
      [one.dataset.place, one.matches('.offered'), left + width / 2, top + height / 2],
    ])))"""

every_table = pytest.mark.parametrize(("game", "language"), TABLES)


def company(new_person: NewPerson, person: Person, match: Match) -> str:
    """The path to a table that goes on from here, among people with long names."""
    me, *others = (f"me:{name}" for name in NAMES)
    seats = [me, *(others if match.over else ["open"] * len(others))]
    played = match.transcript()
    table = new_table(person, match.game.name, *seats, transcript=played, help="hints")
    for seat in range(1, 0 if match.over else match.seats):
        friend = new_person()
        call_me(friend, NAMES[seat])
        call(friend, f"/api/tables/{table['table']}/seats/{seat}", invite=table["invite"])
    return "/t/" + table["table"]


def somebody(new_person: NewPerson, language: str, screen: ViewportSize = SMALL) -> Person:
    """Who is asked before anything counts, with everything in sight and nothing moving."""
    person = new_person(painted=True, viewport=screen, locale=language, reduced_motion="reduce")
    prefer(person, confirm="always")
    return person


def arrived(page: Page) -> None:
    """The board is there, with something to do on it."""
    page.locator(".stage[data-whole=true] [data-place].offered").first.wait_for()


def tabs(page: Page) -> Iterator[str]:
    """All parts of the drawer."""
    for tab in page.locator("[role=tab]:visible").all():
        tab.click()
        yield str(tab.get_attribute("id"))


def hint(page: Page) -> Iterator[str]:
    page.locator("button.hint[aria-disabled=false]").click()
    page.locator("section.hinted ol.turns > li").first.wait_for()
    yield "hint"
    page.keyboard.press("Escape")
    page.locator("section.hinted").wait_for(state="detached")


def choices(page: Page) -> Iterator[str]:
    """Why something cannot be touched, and what comes of touching, until it waits for a word."""
    places = page.evaluate(KINDS)
    row = page.locator(".stage .row[data-move]").first
    waits = page.locator("#confirm[aria-disabled=false]")
    for offered in (False, True):
        for place, *_ in islice((one for one in places if one[1] == offered), SOME):
            page.locator(f'.stage [data-place="{place}"] .hit').first.dispatch_event("click")
            yield f"{'touched' if offered else 'refused'} {place}"
            if offered and row.count() and not waits.count():
                row.dispatch_event("click")
                yield f"chosen at {place}"
            for key in ("Escape", "Escape", "r", "Escape"):
                page.keyboard.press(key)
            settled(page)


def desk(page: Page) -> Iterator[str]:
    """Everything that can be opened beside the board or over it."""
    yield "board"
    for place, offered, x, y in islice(page.evaluate(KINDS), SOME):
        page.mouse.move(x, y)
        page.get_by_role("tooltip").wait_for()
        yield f"{place} told, {offered=}"
    page.mouse.move(1, 1)
    for rival in islice(page.locator(".rival .enlarge").all(), SOME):
        rival.press("Enter")
        yield "a rival"
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    page.get_by_role("tabpanel").wait_for()
    yield from tabs(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    yield "help"
    page.keyboard.press("Escape")
    yield from hint(page)
    yield from choices(page)


def phone(page: Page) -> Iterator[str]:
    """All parts of a phone, the sheet drawn up, and the board as small and large as it can be."""
    parts = page.get_by_role("navigation").get_by_role("button").all()
    for number, part in enumerate(parts):
        part.click()
        yield f"part {number}"
    yield from tabs(page)
    parts[2].click()
    for rival in islice(page.locator(".panel .enlarge").all(), SOME):
        rival.click()
        yield "a rival"
        page.locator("button.back").click()
    parts[0].click()
    larger, smaller = page.locator(".zoom button").all()[:2]
    for step in range(FAR):
        smaller.click()
        if LONG or step == FAR - 1:
            yield f"smaller {step}"
    for _ in range(NEAR):
        larger.click()
    yield "larger"
    grip = page.locator(".sheet .grip")
    grip.click()
    yield "all moves"
    grip.click()
    yield from hint(page)
    yield from choices(page)


def result(page: Page) -> Iterator[str]:
    yield "result"
    for number, mode in enumerate(page.locator(".modes button").all()):
        mode.click()
        yield f"result {number}"


@every_table
def test_a_table_at_a_desk(new_person: NewPerson, game: str, language: str) -> None:
    person = somebody(new_person, language)
    page = person.page(company(new_person, person, MIDDLES[game](len(NAMES))))
    arrived(page)
    found = [f"{state}: {one}" for state in desk(page) for one in unreadable(page, NAMES)]
    assert not found, "\n".join(found)
    assert person.complaints == []


@every_table
def test_a_table_on_phones(new_person: NewPerson, game: str, language: str) -> None:
    person = somebody(new_person, language, PHONES[0])
    page = person.page(company(new_person, person, MIDDLES[game](len(NAMES))))
    arrived(page)
    found = []
    for state in phone(page):
        for size in reversed(PHONES):
            page.set_viewport_size(size)
            found += [f"{state}, {size['width']}: {one}" for one in unreadable(page, NAMES)]
    assert not found, "\n".join(found)
    assert person.complaints == []


@every_table
def test_the_end_of_a_game(new_person: NewPerson, game: str, language: str) -> None:
    person = somebody(new_person, language)
    page = person.page(company(new_person, person, ended(game, len(NAMES))))
    expect(page.locator(".panel.sources")).to_be_visible()
    expect(page.locator(".panel.course svg")).to_be_visible()
    found = []
    for size in (SMALL, *PHONES):
        page.set_viewport_size(size)
        for state in result(page):
            found += [f"{state}, {size['width']}: {one}" for one in unreadable(page, NAMES)]
    assert not found, "\n".join(found)
    assert person.complaints == []


@pytest.mark.parametrize("state", (*PAGES, *MORE_PAGES) if LONG else PAGES)
def test_pages_around_a_table(new_person: NewPerson, state: str) -> None:
    found = []
    for language in languages_of(state):
        person = somebody(new_person, language)
        call_me(person, NAMES[0])
        page = person.page(STATES[state].ready(person))
        STATES[state].there(page)
        for size in (SMALL, *PHONES):
            page.set_viewport_size(size)
            found += [f"{language}, {size['width']}: {one}" for one in unreadable(page, NAMES)]
        assert person.complaints == []
    assert not found, "\n".join(found)


BROKEN = """
<style>
  body { margin: 0; font: 16px/1.2 sans-serif; }
  p { margin: 10px; width: 60px; white-space: nowrap; }
  .over { position: absolute; top: 100px; left: 10px; }
  .cover { position: absolute; top: 100px; left: 200px; width: 200px; background: white; }
</style>
<p style="overflow: hidden; text-overflow: ellipsis">cut at its end</p>
<p style="border: 1px solid">sticks out of its box</p>
<p style="overflow: auto">can be scrolled to sideways</p>
<p class="over">under</p><p class="over">another</p>
<p class="over" style="left: 200px">covered</p><p class="cover">by something</p>
<svg width="200" height="100" style="position: absolute; top: 150px">
  <rect x="70" y="10" width="50" height="20" fill="gold" />
  <text x="95" y="25" text-anchor="middle">on a small plate</text>
  <text x="150" y="60">beyond the drawing</text>
  <text x="10" y="80">shorten…<title>shortened</title></text>
</svg>
<input style="position: absolute; top: 300px; width: 80px" placeholder="what is wanted here" />
"""


def test_what_cannot_be_read_is_found(new_person: NewPerson) -> None:
    page = new_person(painted=True).context.new_page()
    page.set_content(BROKEN)
    told = [one.split(" (")[0] for one in unreadable(page)]
    assert sorted(told) == [
        "cut: 'beyond the drawing'",
        "cut: 'cut at its end'",
        "cut: 'what is wanted here'",
        "overlaps: 'under'",
        "shortened: 'shorten…'",
        "sticks out: 'on a small plate'",
        "sticks out: 'sticks out of its box'",
    ]
