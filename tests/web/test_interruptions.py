"""Reloading, a second tab, a server that dies, a line that breaks: nothing is lost."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LONG, NewPerson, Person, Server
from tests.web.desk import (
    button,
    choose_by_mouse,
    events,
    my_turn,
    new_table,
    play_by_mouse,
    players,
    prefer,
    prompt,
    rows,
    sit,
    steps,
)
from tests.web.road import Road

AWAY = "No connection."
NEXT_TRY = 40_000  # milliseconds: pauses between tries grow while a server is away
A_MOMENT = 500  # milliseconds
BACK_WITHIN = 2_000  # milliseconds after the line is there again
OFFLINE = 30.0 if LONG else 6.0  # seconds


def compose(page: Page, wanted: int) -> None:
    """Have a turn in progress with so many steps in it."""
    luck = Random(2)
    for _ in range(60):
        my_turn(page)
        if steps(page).count() >= wanted and rows(page).count():
            return
        if button(page, "Confirm").is_visible():
            button(page, "Confirm").click()
        else:
            choose_by_mouse(page, luck)
        page.wait_for_timeout(150)
    raise AssertionError("no turn of so many steps")


def stay(page: Page) -> None:
    """Mark the page, to see later that nobody had to load it again."""
    page.evaluate("window.stayed = true")


def stayed(page: Page) -> bool:
    return page.evaluate("window.stayed") is True


# --- reloading and second tabs ---


def test_reloading_in_the_middle_of_a_turn(person: Person) -> None:
    prefer(person, confirm="always")
    page = sit(person, "merv", "me", "random")
    compose(page, 2)
    before = steps(page).all_inner_texts()
    page.reload()
    my_turn(page)  # the board is there first, without the list of moves
    expect(steps(page)).to_have_text(before)
    button(page, "Undo").click()
    expect(steps(page)).to_have_text(before[:-1])
    button(page, "Redo").click()
    expect(steps(page)).to_have_text(before)
    assert person.complaints == []


def test_a_second_tab_follows(person: Person) -> None:
    """At once while nothing is being composed in it; after that nothing moves under the finger."""
    prefer(person, confirm="always")
    first = sit(person, "merv", "me", "random", "random")
    my_turn(first)
    second = person.page(first.url.removeprefix(person.url))
    my_turn(second)
    rows(first).first.click()
    expect(steps(first)).to_have_count(1)
    expect(steps(second)).to_have_count(1)
    rows(first).first.click()
    expect(steps(first)).to_have_count(2)
    prompt(second).get_by_role("button", name="Show it").click()
    expect(steps(second)).to_have_count(2)
    assert person.complaints == []


# --- the server dies ---


def test_the_server_is_killed_in_the_middle_of_a_game(
    new_server: Callable[..., Server], new_person: NewPerson
) -> None:
    """What was chosen while it was away is done once, and nobody has to reload."""
    server = new_server("--limits", "off")
    person = new_person(server=server)
    prefer(person, confirm="always")
    page = sit(person, "merv", "me", "random")
    stay(page)
    for _ in range(2):
        compose(page, 1)
        known = events(page)
        before = steps(page).count()
        page.wait_for_timeout(A_MOMENT)  # nothing is on its way: see test_trials for such times
        server.kill()
        expect(prompt(page)).to_contain_text(AWAY)
        rows(page).first.click()
        server.start()
        expect(steps(page)).to_have_count(before + 1, timeout=NEXT_TRY)
        expect(prompt(page)).not_to_contain_text(AWAY)
        assert events(page)[: len(known)] == known
        assert stayed(page)
    play_by_mouse(page, Random(1), 12)
    assert stayed(page)


# --- the line breaks ---


@pytest.fixture
def road(new_server: Callable[..., Server]) -> Iterator[Road]:
    """A way to a server of its own that can break down."""
    found = Road()
    found.to = new_server("--limits", "off", "--origin", found.url).port
    yield found
    found.close()


def traveller(new_person: NewPerson, road: Road) -> Person:
    person = new_person()
    person.url = road.url
    return person


def test_offline_for_a_while(
    new_person: NewPerson, road: Road, record_property: Callable[[str, object], None]
) -> None:
    """Somebody else moves meanwhile; it is on the screen two seconds after the line is back."""
    anna, bram = traveller(new_person, road), new_person()
    bram.url = road.url.replace(str(road.port), str(road.to))  # by another way
    prefer(anna, confirm="never")
    prefer(bram, confirm="never")
    table = new_table(anna, "rajas", "me:Anna", "open")
    theirs = bram.page(f"/t/{table['table']}#join={table['invite']}")
    theirs.get_by_label("Your name").fill("Bram")
    theirs.get_by_role("button", name="Sit down").click()
    ours = anna.page(f"/t/{table['table']}")
    stay(ours)
    while not theirs.get_by_role("heading", name="Your turn").is_visible():  # until Bram is to move
        my_turn(ours)
        choose_by_mouse(ours, Random(1))
        ours.wait_for_timeout(300)
    expect(prompt(ours)).to_contain_text("Bram is to move")

    road.break_down()
    anna.context.set_offline(True)
    gone = time.monotonic()
    expect(prompt(ours)).to_contain_text(AWAY)
    while not ours_again(theirs):
        my_turn(theirs)
        choose_by_mouse(theirs, Random(1))
        theirs.wait_for_timeout(300)
    ours.wait_for_timeout(max(0.0, OFFLINE - (time.monotonic() - gone)) * 1000)
    expect(prompt(ours)).to_contain_text("Bram is to move")  # it cannot know

    road.mend()
    anna.context.set_offline(False)
    back = time.monotonic()
    expect(ours.get_by_role("heading", name="Your turn")).to_be_visible(timeout=BACK_WITHIN)
    expect(prompt(ours)).not_to_contain_text(AWAY, timeout=BACK_WITHIN)
    took = time.monotonic() - back
    assert took * 1000 < BACK_WITHIN
    record_property(
        f"seconds to the right view after {OFFLINE:.0f} seconds offline", round(took, 2)
    )
    assert stayed(ours)
    play_by_mouse(ours, Random(1), 1)


def ours_again(page: Page) -> bool:
    return "Anna is to move" in prompt(page).inner_text()


def test_where_sockets_are_blocked(new_person: NewPerson, road: Road) -> None:
    """The event stream takes over."""
    road.sockets = False
    person = traveller(new_person, road)
    prefer(person, confirm="never")
    asked: list[str] = []
    person.context.on("request", lambda request: asked.append(request.url))
    page = sit(person, "rajas", "me", "random")
    play_by_mouse(page, Random(1), 6)
    moves = len(events(page, "moved"))
    assert moves >= 2
    assert any("/stream" in url for url in asked)
    assert any("/actions" in url for url in asked)
    expect(players(page)).to_be_visible()
