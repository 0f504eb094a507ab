"""From the home page to the first move of a game in three clicks."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Person
from tests.web.desk import TITLES, button, drawn, events, my_turn, rows, sheet, steps, tab
from tests.web.touch import Mouse, choose, look, never_listed, touch, watched

FINAL = ("Ends your turn", "Cannot be undone")  # signs at moves that bring a turn forward
MOST_CLICKS = 3
LONGEST_TURN = 30  # clicks


def moved(page: Page) -> bool:
    return any(event["seat"] == 0 for event in events(page, "moved"))


def in_the_list(page: Page) -> int:
    """With how many clicks the first step is made; then the turn is brought to its end."""
    clicks = 1
    first = None
    while not moved(page):
        my_turn(page)
        confirm = button(page, "Confirm")
        signs = [rows(page).filter(has_text=sign) for sign in FINAL]
        before = page.get_by_role("tabpanel").inner_text()
        (next((one for one in (confirm, *signs) if one.count()), rows(page))).first.click()
        clicks += 1
        expect(sheet(page)).not_to_have_text(before, use_inner_text=True)
        if first is None and steps(page).count():
            first = clicks
        assert clicks < LONGEST_TURN
    return first or clicks


def on_the_board(page: Page) -> int:
    """The same by touching places."""
    clicks = 1
    first = None
    mark = ""
    while not moved(page):
        seen = look(page, mark)
        touch(page, Mouse(), seen, choose(seen, Random(1)))
        clicks += 1
        mark = seen.mark
        if first is None and page.locator(".tray .steps li:not(.pending)").count():
            first = clicks
        assert clicks < LONGEST_TURN
    assert never_listed(page)
    return first or clicks


@pytest.mark.parametrize("game", TITLES)
def test_three_clicks_to_the_first_move(person: Person, game: str) -> None:
    """A turn of Merv has more steps than that, but the first of them is made with the second click.

    Then the turn is brought to its end, and is in the log.
    """
    watched(person)
    page = person.page("/")
    page.get_by_role("button", name=f"Play against 2 bots – {TITLES[game]}").click()
    first = on_the_board(page) if drawn(page) else in_the_list(page)
    assert first <= MOST_CLICKS
    tab(page, "Log")
    expect(sheet(page).get_by_role("heading", name="Player 1").first).to_be_visible()
    assert person.complaints == []
