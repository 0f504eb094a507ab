"""Pointing, walking and clicking on drawn boards, one thing at a time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from serai.core import rulebook
from tests.web.conftest import IN_MOTION, NewPerson, Person
from tests.web.desk import events, sit, table_of
from tests.web.positions import leads, offered, table_from, table_where
from tests.web.recorded import recorded
from tests.web.touch import play_until
from tests.web.wire import state_of

LARGE: ViewportSize = {"width": 1440, "height": 900}
FOCUS = "document.activeElement.dataset.place ?? document.activeElement.tagName"


@pytest.fixture
def page(new_person: NewPerson) -> Page:
    """A table with everybody's first worker still to be placed, all settings as they come."""
    person: Person = new_person(viewport=LARGE, reduced_motion="reduce")
    page = sit(person, "rajas", "me", "random", "random")
    page.locator(".stage[data-whole=true] [data-place].offered").first.wait_for()
    return page


def next_mover(page: Page, made: int) -> int:
    """Whose move comes after so many others."""
    for _ in range(100):
        moved = events(page, "moved")
        if len(moved) > made:
            return int(moved[made]["seat"])
        page.wait_for_timeout(50)
    raise AssertionError("nobody has moved")


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


def test_a_click_that_would_end_the_turn_waits_for_a_word(new_person: NewPerson) -> None:
    """At the mixed market nothing is unknown: it could be taken back, and so it waits."""
    person = new_person(viewport=LARGE, reduced_motion="reduce")
    page = person.page(table_where(person, offered("mixed")))
    made = len(events(page, "moved"))
    place(page, "mixed").locator(".hit").click()
    expect(page.locator("#confirm[aria-disabled=false]")).to_be_visible()
    expect(page.locator("#confirm")).to_have_text("Confirm")
    assert len(events(page, "moved")) == made
    page.keyboard.press("u")
    expect(page.locator("#confirm[aria-disabled=true]")).to_be_visible()
    place(page, "mixed").locator(".hit").click()
    page.locator("#confirm[aria-disabled=false]").click()
    expect(page.locator("#confirm[aria-disabled=true]")).to_be_visible()
    assert next_mover(page, made) == 0


def test_once_confirmed_the_click_that_ends_a_turn_counts_and_says_so(
    new_person: NewPerson,
) -> None:
    person = new_person(viewport=LARGE, reduced_motion="reduce")
    page = person.page(table_where(person, leads("colour", "upgrade")))
    counts = page.get_by_text("Clicking a lock is final now.", exact=True)
    dice = page.locator(".stage[data-whole=true] .row[data-move]")
    expect(dice.first).to_be_visible()
    expect(counts.first).to_be_hidden()
    dice.first.click()
    page.locator("#confirm[aria-disabled=false]").click()  # what is rolled is not known before
    expect(counts.first).to_be_visible()
    building = page.locator("[data-place].offered").first
    expect(building.locator(".locked")).to_have_count(1)
    expect(page.locator("#confirm")).to_have_text("Confirm")
    building.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Ends your turn")
    expect(page.get_by_role("tooltip")).to_contain_text("This click is final")
    before = len(events(page, "moved"))
    building.locator(".hit").click()
    expect(counts).to_have_count(0)
    expect(page.locator("#confirm[aria-disabled=true]")).to_be_visible()
    assert next_mover(page, before) == 0


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


def test_a_place_that_is_not_asked_for_says_what_is_and_names_its_rule(page: Page) -> None:
    page.locator('[data-place^="tile:"]').first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Not now. You are asked: Where does your worker go?")
    expect(tip).to_contain_text("Rule Q1: Cost of the quarry and price of a tile")


def test_what_is_told_about_a_place_is_heard_with_it(page: Page) -> None:
    page.keyboard.press("g")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("tooltip")).to_be_visible()
    described = page.evaluate("document.activeElement.getAttribute('aria-describedby')")
    assert page.locator(f"#{described}").get_attribute("role") == "tooltip"


def test_the_rules_are_found_by_their_words_and_by_their_number(page: Page) -> None:
    page.keyboard.press("l")
    page.get_by_role("tab", name="Rules").click()
    rules = page.get_by_role("region", name="The rules in our words")
    expect(rules.locator("details")).to_have_count(len(rulebook.sections("serai.games.rajas")))
    rules.get_by_role("searchbox").fill("q5")
    expect(rules.locator("summary")).to_have_text(["Q5 Connection and rotation"])
    rules.get_by_role("searchbox").fill("must the boat")  # words of a ruling
    expect(rules.locator("summary", has_text="Dice and movement")).to_be_visible()


THEIRS = """() => [...document.querySelectorAll('.rival, .own')].map((one) => one.textContent
  + [...one.querySelectorAll('[data-place]')].map((place) => place.getAttribute('aria-label')))"""


@pytest.mark.parametrize("who", ["me", "watcher"])
def test_everybodys_things_are_drawn_as_they_are_now(new_person: NewPerson, who: str) -> None:
    """What a page shows after some turns is what a page shows that was just opened."""
    person = new_person(viewport=LARGE, reduced_motion="reduce")
    page = sit(person, "rajas", "me", "random", "random", watch="everybody")
    first = page.locator(".stage[data-whole=true] [data-place].offered").first
    first.wait_for()
    other = page
    if who == "watcher":
        other = new_person(viewport=LARGE, reduced_motion="reduce").page("/t/" + table_of(page))
        other.locator(".stage[data-whole=true]").wait_for()
    before = other.evaluate(THEIRS)
    for _ in range(3):
        play_until(page, "#confirm[aria-disabled=false]")
        page.locator("#confirm").click()
        first.wait_for()
    other.wait_for_timeout(1500)
    after = other.evaluate(THEIRS)
    assert all(one != old for one, old in zip(after, before, strict=True))
    other.reload()
    other.locator(".stage[data-whole=true]").wait_for()
    other.wait_for_timeout(1000)
    assert other.evaluate(THEIRS) == after


FROM_FAR = r"tile:\w+ from \d{3,}"  # units to the right of where it is now
WATCH_GLIDES = """
window.glides = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  if (frames.translate && this.closest('.rival')) {
    window.glides.push(`${this.dataset.piece} from ${frames.translate[0]}`);
  }
  return animate.call(this, frames, how);
};
"""


def test_a_tile_glides_from_the_quarry_to_the_province_of_a_rival(new_person: NewPerson) -> None:
    """The two are drawn one after the other; in between the tile is nowhere."""
    person = new_person(**IN_MOTION, viewport=LARGE)
    person.context.add_init_script(WATCH_GLIDES)
    page = sit(person, "rajas", "me", "greedy", "greedy")
    first = page.locator(".stage[data-whole=true] [data-place].offered").first
    for _ in range(12):
        first.wait_for()
        play_until(page, "#confirm[aria-disabled=false]")
        page.locator("#confirm").click()
        page.wait_for_timeout(1000)
        if any(re.match(FROM_FAR, one) for one in page.evaluate("window.glides")):
            return
    raise AssertionError("no tile has come to a rival from where it was")


def test_what_can_be_done_at_any_time_is_counted_and_told_before_it_is_done(
    new_person: NewPerson,
) -> None:
    person = new_person(viewport=LARGE, reduced_motion="reduce")
    can = offered("book")
    match = recorded("agra", lambda match: match.to_move == 0 and can(match))
    table = table_from(person, match)
    page = person.page(f"/t/{table}")
    plaque = place(page, "anytime@0")
    expect(plaque).to_have_class(re.compile("offered"))
    told = [one for one in state_of(person, table)["offers"] if "anytime@0" in one["ways"]]
    expect(plaque).to_have_attribute("aria-label", f"At any time: {len(told)}")
    plaque.press("Enter")
    expect(page.locator(".row[data-move]:visible, .beside .row").first).to_be_visible()
    assert state_of(person, table)["draft"]["steps"] == []
    page.locator(".row[data-move=book]").press("Enter")
    expect(page.locator(".tray .steps li:not(.done)").first).to_contain_text("book")
    assert [one["move"] for one in state_of(person, table)["draft"]["steps"]][:1] == ["book"]
