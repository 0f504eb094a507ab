"""From the home page to the first move of a game in three clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Person
from tests.web.desk import TITLES, button, events, my_turn, rows, sheet, steps

FINAL = ("Ends your turn", "Cannot be undone")  # signs at moves that bring a turn forward
MOST_CLICKS = 3
LONGEST_TURN = 30  # clicks


@pytest.mark.parametrize("game", TITLES)
def test_three_clicks_to_the_first_move(person: Person, game: str) -> None:
    """A turn of Merv has more steps than that, but the first of them is made with the second click.

    Then the turn is brought to its end, and is in the log.
    """
    page = person.page("/")
    clicks = 1
    page.get_by_role("button", name=f"Play against 2 bots – {TITLES[game]}").click()
    first = None
    while not any(event["seat"] == 0 for event in events(page, "moved")):
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
    assert (first or clicks) <= MOST_CLICKS
    page.get_by_role("tab", name="Log").click()
    expect(sheet(page).get_by_role("heading", name="Player 1").first).to_be_visible()
    assert person.complaints == []
