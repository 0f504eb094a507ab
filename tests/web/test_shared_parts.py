"""What was seen at the tables of all games and must not come back."""

from __future__ import annotations

import contextlib
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.conftest import NewPerson, Person
from tests.web.desk import drawn, my_turn, play_by_mouse, prefer, result, rows, sit
from tests.web.touch import ROW
from tests.web.wire import played

DRAWN_UP = 500  # pixels; lower than that the sheet of a phone has not all moves
LINES = 150  # pixels; only a turn longer than that has to be scrolled

# How high every row of moves was when it appeared, before anybody knew what it brings.
WATCH_ROWS = """
window.heights = new Map();
new MutationObserver(() => {
  for (const row of document.querySelectorAll('button[data-move]')) {
    if (!window.heights.has(row)) window.heights.set(row, row.offsetHeight);
  }
}).observe(document, { subtree: true, childList: true });
"""
MOVED = """
() => [...window.heights].filter(([row, high]) => row.isConnected && row.offsetHeight !== high)
  .map(([row, high]) => `${row.dataset.move}: ${high} -> ${row.offsetHeight}`)
"""


def with_effects(page: Page) -> None:
    """Play on until something is known of what the moves bring."""
    chip = page.locator("[data-move] .chip").first
    luck = Random(1)
    for _ in range(8):
        with contextlib.suppress(Error):
            chip.wait_for(timeout=1500)
            return
        if in_sheet(page):
            play_in_sheet(page, luck)
        else:
            play_by_mouse(page, luck, 1)
    raise AssertionError("no move brings anything")


def in_sheet(page: Page) -> bool:
    """Whether the moves are in the sheet under a drawn board, as on a phone."""
    return page.locator(".stage .sheet").count() > 0


def draw_up(page: Page) -> None:
    """Have all moves in the sheet."""
    page.locator(f"{ROW}, .stage .offered, #confirm[aria-disabled=false]").first.wait_for()
    if page.locator(".sheet").evaluate("one => one.offsetHeight") < DRAWN_UP:
        page.locator(".sheet .grip").click()
        page.wait_for_timeout(400)


def play_in_sheet(page: Page, luck: Random) -> None:
    """Choose any row, confirm what waits, and have all moves again."""
    found = page.locator(ROW)
    found.nth(luck.randrange(found.count())).click()
    confirm = page.locator("#confirm[aria-disabled=false]")
    with contextlib.suppress(Error):
        confirm.click(timeout=1500)
    draw_up(page)


@pytest.mark.parametrize(
    ("game", "width"), [("rajas", 1440), ("agra", 1440), ("merv", 390), ("merv", 1440)]
)
def test_rows_do_not_move_after_they_appeared(new_person: NewPerson, game: str, width: int) -> None:
    person = new_person(viewport={"width": width, "height": 900})
    person.context.add_init_script(WATCH_ROWS)
    page = sit(person, game, "me", "random")
    if drawn(page) and in_sheet(page):
        draw_up(page)
    else:
        my_turn(page)
    with_effects(page)
    page.wait_for_timeout(400)
    assert page.evaluate("window.heights.size") > 3
    assert page.evaluate(MOVED) == []


def test_search_finds_dice_in_the_words_of_the_language(new_person: NewPerson) -> None:
    page = sit(
        new_person(locale="de-DE", viewport={"width": 1440, "height": 900}), "rajas", "me", "me"
    )
    page.locator("[data-place]").first.wait_for()
    page.keyboard.press("f")
    page.get_by_label("Suchen").fill("Würfel")
    found = page.get_by_role("tabpanel").locator("[data-move]")
    expect(found.first).to_be_visible()
    moves = [one.get_attribute("data-move") for one in found.all()]
    assert any(move and move.startswith("terrace") for move in moves), moves


def test_an_answer_of_the_command_line_goes_with_its_moment(person: Person) -> None:
    page = sit(person, "agra", "me", "random")
    my_turn(page)
    line = page.get_by_role("combobox", name="Command line")
    line.fill("score")
    line.press("Enter")
    answer = page.locator(".answers")
    expect(answer).to_contain_text("random")
    can_be_undone = rows(page).filter(has_not_text="Cannot be undone")  # those wait for a word
    can_be_undone.first.click()
    expect(answer).to_be_empty()
    my_turn(page)  # it may have gone to the rival, whose move would take the next answer away
    line.fill("rival 1")
    line.press("Enter")
    expect(answer).to_contain_text("random. ")
    line.press("Backspace")
    expect(answer).to_be_empty()
    line.fill("rival 2")
    line.press("Enter")
    expect(answer).to_contain_text("There is no such rival")


def test_what_is_told_of_a_moment_of_the_past_is_not_cut(person: Person) -> None:
    page = person.page(f"/t/{played(person, 'merv', 'random')}")
    expect(result(page)).to_be_visible()
    page.get_by_role("button", name="Board", exact=True).click()
    told = page.locator(".told")
    page.get_by_role("slider", name="Step").press("Home")
    for step in range(2, 14):
        page.get_by_role("slider", name="Step").press("ArrowRight")
        expect(page.get_by_text(f"as it was: step {step} of")).to_be_visible()
        whole, seen, way = told.evaluate(
            "one => [one.scrollHeight, one.clientHeight, getComputedStyle(one).overflowY]"
        )
        assert whole <= seen + 1 or (way == "auto" and seen > LINES), told.inner_text()


def test_nobody_has_minus_59_points(person: Person) -> None:
    page = sit(person, "rajas", "me", "me")
    page.locator("[data-place]").first.wait_for()
    page.keyboard.press("l")
    page.get_by_role("tab", name="Players").click()
    players = page.get_by_role("tabpanel")
    expect(players).to_contain_text("to meeting")
    assert "−" not in players.inner_text()


def test_a_click_that_ends_the_turn_says_so(new_person: NewPerson) -> None:
    person = new_person(viewport={"width": 1440, "height": 900})
    prefer(person, confirm="never")
    page = sit(person, "agra", "me", "random")
    my_turn(page)
    ends = page.locator("[data-move]").filter(has_text="without Confirm")
    if ends.count():
        expect(page.get_by_text("Clicking a lock is final now.").first).to_be_visible()
    page.evaluate("localStorage.setItem('serai', JSON.stringify({confirm: 'always'}))")
    page.reload()
    my_turn(page)
    expect(page.locator("[data-move]").filter(has_text="without Confirm")).to_have_count(0)
    expect(page.locator("#confirm")).to_have_text("Confirm")


def test_motion_and_sounds_are_chosen_in_the_settings(person: Person) -> None:
    page = sit(person, "agra", "me", "random")
    my_turn(page)
    page.get_by_role("tab", name="Settings").click()
    motion = page.get_by_label("Animation")
    sounds = page.get_by_label("Sounds")
    expect(motion).to_be_checked()
    expect(sounds).not_to_be_checked()
    motion.uncheck()
    sounds.check()
    assert page.evaluate("document.documentElement.dataset.motion") == "off"
    page.reload(wait_until="commit")
    page.wait_for_function("document.documentElement.dataset.motion === 'off'")
    kept: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('serai'))")
    assert (kept["motion"], kept["sounds"]) == (False, True)
    assert not person.complaints
