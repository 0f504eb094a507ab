"""What else can be done at a table: passing the device, looking back, files, the command line."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Person
from tests.web.desk import (
    TITLES,
    button,
    choose_by_mouse,
    events,
    my_turn,
    open_drawer,
    prefer,
    ranking,
    result,
    rows,
    sheet,
    sit,
    steps,
    tab,
    table_of,
)
from tests.web.wire import played

A_MOMENT = 500  # milliseconds


def look_back(person: Person, game: str = "rajas") -> Page:
    """A page at a game that is over, at its result."""
    prefer(person, confirm="never")
    page = person.page(f"/t/{played(person, game)}")
    expect(result(page)).to_be_visible()
    return page


def to_board(page: Page) -> None:
    """From the result to the board."""
    page.get_by_role("button", name="Board", exact=True).click()


# --- passing the device ---


def test_a_curtain_between_two_people_at_one_screen(person: Person) -> None:
    """In Agra money is secret: nothing of it is in the page until the next one is there."""
    prefer(person, confirm="never")
    page = sit(person, "agra", "me:Anna", "me:Bram")
    passed = page.get_by_role("heading", name="Pass the device to")
    luck = Random(1)
    seen = []
    for _ in range(2):
        page.locator(".stage").or_(passed).first.wait_for()
        if not passed.count():
            open_drawer(page)
        for _ in range(80):
            rows(page).first.or_(button(page, "Confirm")).or_(passed).first.wait_for()
            if passed.count():
                break
            if rows(page).count():
                choose_by_mouse(page, luck)
            elif button(page, "Confirm").count():  # of steps that followed by themselves
                button(page, "Confirm").click()
            page.wait_for_timeout(150)
        seen.append(passed.inner_text().strip())
        expect(page.locator(".stage")).to_have_count(0)
        expect(sheet(page)).to_have_count(0)
        page.get_by_role("button", name="continue").click()
        expect(page.locator(".stage")).to_be_visible()
    assert len(set(seen)) == 2
    assert person.complaints == []


# --- looking back ---


@pytest.mark.parametrize("game", TITLES)
def test_replay_with_the_slider(person: Person, game: str) -> None:
    page = look_back(person, game)
    to_board(page)
    slider = page.get_by_role("slider", name="Step")
    board = page.get_by_role("region", name="Table", exact=True)
    expect(board.locator("h2, h3, [data-place]").first).to_be_visible()
    last = board.inner_text()
    slider.press("Home")
    expect(page.get_by_text("as it was: step 1 of")).to_be_visible()
    slider.press("ArrowRight")
    expect(page.get_by_text("as it was: step 2 of")).to_be_visible()
    changed = "([board, last]) => board.innerText !== last"  # it is asked for by then
    the_same = "([board, last]) => board.innerText === last"  # drawn part by part
    page.wait_for_function(changed, arg=[board.element_handle(), last])
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_text("as it was: step 3 of")).to_be_visible()
    replay = page.get_by_role("region", name="Replay")
    replay.get_by_role("button", name="Back to the present").click()
    expect(page.get_by_text("as it was")).to_have_count(0)
    page.wait_for_function(the_same, arg=[board.element_handle(), last])
    assert person.complaints == []


def test_a_position_out_of_the_log_while_playing(person: Person) -> None:
    prefer(person, confirm="never")
    page = sit(person, "merv", "me", "random")
    luck = Random(1)
    while not any(event["seat"] == 0 for event in events(page, "moved")):
        my_turn(page)
        choose_by_mouse(page, luck)
        page.wait_for_timeout(150)
    tab(page, "Log")
    sheet(page).get_by_role("button", name="See this position").last.click()
    expect(page.get_by_text("You see the table as it was")).to_be_visible()
    page.keyboard.press("Escape")  # first from the log to the board, then from the past to now
    expect(sheet(page)).to_have_count(0)
    expect(page.get_by_text("You see the table as it was")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("You see the table as it was")).to_have_count(0)
    tab(page, "Actions")
    my_turn(page)


def test_play_on_from_an_earlier_position(person: Person) -> None:
    page = look_back(person)
    before = table_of(page)
    to_board(page)
    page.get_by_role("slider", name="Step").press("Home")
    for step in range(2, 8):
        page.get_by_role("button", name="One step forward").click()
        expect(page.get_by_text(f"as it was: step {step} of")).to_be_visible()
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(lambda url: before not in url)
    my_turn(page)
    expect(rows(page).first).to_be_visible()


def test_play_again(person: Person) -> None:
    page = look_back(person)
    before = table_of(page)
    page.get_by_role("button", name="Play again", exact=True).click()
    page.wait_for_url(lambda url: before not in url)
    my_turn(page)
    expect(rows(page).first).to_be_visible()


def test_download_and_open_again(person: Person, tmp_path: Path) -> None:
    page = look_back(person, "merv")
    places = ranking(page)
    page.get_by_text("Keep", exact=True).click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the game").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert file.read_text(encoding="utf-8").startswith("serai transcript 2\ngame merv ")
    before = table_of(page)
    page.goto(person.url)
    page.get_by_label("Choose a file …").set_input_files(file)
    expect(page.get_by_text("Merv, 2 players. Who sits where?")).to_be_visible()
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/*")
    assert table_of(page) != before
    # The game is the same; at the other seat is who was chosen now.
    assert ranking(page) == [place.replace("greedy", "Zarina") for place in places]
    to_board(page)
    slider = page.get_by_role("slider", name="Step")  # it can be watched again, turn by turn
    assert int(slider.get_attribute("max") or 0) > 20
    slider.press("Home")
    slider.press("ArrowRight")
    expect(page.get_by_text("as it was: step 2 of")).to_be_visible()


# --- words ---


def test_another_language_in_the_middle_of_a_turn(person: Person) -> None:
    prefer(person, confirm="always")
    page = sit(person, "merv", "me", "random")
    my_turn(page)
    while not steps(page).count():
        choose_by_mouse(page, Random(1))
        page.wait_for_timeout(200)
    count = steps(page).count()
    tab(page, "Settings")
    sheet(page).get_by_label("Language").select_option("Deutsch")
    page.get_by_role("tab", name="Züge").click()
    mine = page.get_by_role("heading", name="Dein Zug bis hierher")
    expect(mine).to_be_visible()
    expect(sheet(page).locator("section").filter(has=mine).get_by_role("listitem")).to_have_count(
        count
    )
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name="Rückgängig", exact=True).click()
    expect(mine).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Alle Züge", exact=True).click()
    expect(page.get_by_role("tab", name="Züge")).to_be_visible()


def test_what_was_opened_before_the_table_came_stays_open(person: Person) -> None:
    """Until then a part of the page is there, and can be used."""
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def hold(line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(lambda message: held.append((line, message)))

    person.context.route_web_socket(re.compile("/live$"), hold)
    page = sit(person, "merv", "me", "random")
    page.get_by_role("button", name="All moves", exact=True).click()
    page.wait_for_timeout(A_MOMENT)
    assert held, "nothing has come"
    for line, message in [*held]:
        line.send(message)
    page.locator(".stage [data-place].offered").first.wait_for()
    expect(page.get_by_role("tab", name="Actions")).to_be_visible()


# --- the command line ---


def test_a_typed_move(person: Person) -> None:
    prefer(person, confirm="always")
    page = sit(person, "merv", "me", "random", "random")
    my_turn(page)
    notation = rows(page).first.get_attribute("data-move")
    assert notation is not None
    page.keyboard.press(":")
    line = page.get_by_role("combobox", name="Command line")
    expect(line).to_be_focused()
    page.keyboard.type(notation[:-1])
    expect(page.get_by_role("listbox").get_by_role("option").first).to_be_visible()
    page.keyboard.press("Tab")
    assert line.input_value().strip().startswith(notation[:-1])
    line.fill(notation)
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"Played: {notation}")).to_be_visible()
    expect(steps(page)).to_have_count(1)


def test_a_refused_move_says_why_and_by_which_rule(person: Person) -> None:
    page = sit(person, "merv", "me", "random", "random")
    my_turn(page)
    line = page.get_by_role("combobox", name="Command line")
    offered = {one.get_attribute("data-move") for one in rows(page).all()}
    typed = next(f"go {side}1" for side in "NESW" if f"go {side}1" not in offered)
    before = len(events(page, "moved"))
    line.fill(typed)
    line.press("Enter")
    reason = page.get_by_role("status").filter(has_text=re.compile(r"\(rule [A-Z]\d+\)"))
    expect(reason).to_be_visible()
    assert len(events(page, "moved")) == before
