"""Whole games by the list of moves: by mouse, by keys alone, and by what is read out.

The rivals are bots that know how to come to an end, so that a game takes no longer than a minute.
All titles are played on their boards every day (`test_touch.py`), one of them by the list as well,
and with SERAI_BROWSER_LONG=1 each of them.
"""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.conftest import LONG, Person
from tests.web.desk import (
    TITLES,
    button,
    drawn,
    listen,
    names,
    play_on,
    prefer,
    ranking,
    rows,
    sheet,
    sit,
    steps,
)

A_WHILE = 2_000  # milliseconds, after which a move that was read out is gone: the page was slow
every_title = pytest.mark.parametrize("game", TITLES if LONG else ["merv"])
RIVALS = {"rajas": ["greedy"], "agra": ["greedy"] * 3, "merv": ["greedy"] * 2}


def finished(page: Page, players: int) -> None:
    """The final ranking is there, with everybody in it."""
    places = ranking(page)
    assert len(places) == players
    assert places[0].startswith("1 ")


# --- by mouse ---


@every_title
def test_by_mouse(person: Person, game: str) -> None:
    """With every turn confirmed, and now and then a step undone and made again."""
    prefer(person, confirm="always")
    page = sit(person, game, "me", *RIVALS[game])
    luck = Random(5)
    undone = 0

    def choose(page: Page, luck: Random) -> None:
        nonlocal undone
        before = steps(page).count()
        if before and undone < 5 and luck.random() < 0.3:
            undone += 1
            button(page, "Undo").click()
            expect(steps(page)).not_to_have_count(before)  # what followed by itself goes with it
            button(page, "Redo").click()
            expect(steps(page)).to_have_count(before)
        offered = rows(page)
        offered.first.wait_for()  # none can be chosen while an act is on its way
        offered.nth(luck.randrange(offered.count())).click()

    play_on(page, luck, choose, lambda one: button(one, "Confirm").click())
    assert undone
    finished(page, 1 + len(RIVALS[game]))
    assert person.complaints == []


# --- by keys ---


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def tab_to(page: Page, name: str) -> None:
    """Go on with the Tab key until something of this name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.locator(":focus")
        if focused.count() and re.sub(r"\s+", " ", focused.inner_text()).startswith(name):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def choose_by_keys(page: Page, luck: Random) -> None:
    """By the digit beside a move, or by going there with arrows."""
    nth = luck.randrange(min(rows(page).count(), 9))
    if luck.random() < 0.5:
        press(page, str(nth + 1))
    else:
        to_the_list(page)
        expect(rows(page).first).to_be_focused()
        press(page, *["ArrowDown"] * nth, "Enter")


def to_the_list(page: Page) -> None:
    """The key for it closes the list again where it is in a drawer."""
    press(page, "a")
    if drawn(page) and not sheet(page).count():
        press(page, "a")


def confirm_by_keys(page: Page) -> None:
    to_the_list(page)
    expect(button(page, "Confirm")).to_be_focused()
    press(page, "Enter")


@every_title
def test_by_keyboard_alone(person: Person, game: str) -> None:
    """From the home page to the ranking; the mouse is never touched."""
    page = person.page("/")
    expect(page.get_by_role("heading", name=TITLES[game], exact=True)).to_be_visible()
    tab_to(page, f"Play – {TITLES[game]}")
    press(page, "Enter")
    luck = Random(3)
    if drawn(page):
        to_the_list(page)
    play_on(page, luck, choose_by_keys, confirm_by_keys, turns=6)
    play_on(page, luck, choose_by_keys, confirm_by_keys)
    finished(page, 3)
    assert person.complaints == []


# --- by what is read out ---


def choose_by_name(page: Page, luck: Random) -> None:
    """Invoke a move as assistive technology does: by its name, without pointer or key."""
    said = names(sheet(page))
    if not said:  # it was just changing
        return
    assert len(set(said)) == len(said), f"two moves with the same name in {said}"
    name = luck.choice(said)
    move = sheet(page).get_by_role("button", name=name, exact=True)
    try:
        move.dispatch_event("click", timeout=A_WHILE)
    except Error:
        assert name not in names(sheet(page)), f"“{name}” is read out, but cannot be found"


@every_title
def test_by_roles_and_names_alone(person: Person, game: str) -> None:
    """Nothing is known but what a screen reader says, and it says when it is one's turn."""
    prefer(person, confirm="never")
    page = sit(person, game, "me", *RIVALS[game])
    heard = listen(page)
    confirm = lambda one: button(one, "Confirm").dispatch_event("click")  # noqa: E731
    play_on(page, Random(8), choose_by_name, confirm)
    finished(page, 1 + len(RIVALS[game]))
    said = heard()
    assert sum("It is your turn." in one for one in said) >= 5
    assert any("greedy" in one for one in said), "nobody told what the rivals did"
    assert person.complaints == []
