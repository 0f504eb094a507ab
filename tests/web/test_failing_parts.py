"""What is shown when something of the page fails: words and a way on, never nothing."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import NewPerson, Person
from tests.web.desk import PHONE, open_drawer, prefer, result, rows, sheet, sit, tab
from tests.web.wire import played

AWAY = "The server cannot be reached"
AGAIN = "Load the page again"
A_MOMENT = 500  # milliseconds


def lose(person: Person, what: str) -> None:
    """From now on the server does not know these addresses, as after it was renewed."""
    person.context.route(re.compile(what), lambda route: route.abort())


@pytest.mark.parametrize("what", ["/api/messages/en/rajas", r"/assets/boards-[^/]*\.js"])
def test_the_parts_of_a_game_do_not_come(person: Person, what: str) -> None:
    lose(person, what)
    page = sit(person, "rajas", "me", "random")
    expect(page.get_by_text(AWAY)).to_be_visible()
    page.wait_for_timeout(A_MOMENT)  # it is tried once more when the line is there
    person.context.unroute_all()
    page.get_by_role("button", name=AGAIN).click()
    expect(page.locator(".stage [data-place]").first).to_be_attached()


def test_a_part_of_the_drawer_does_not_come(person: Person) -> None:
    lose(person, r"/assets/(Chat|SettingsPanel)-[^/]*\.js")
    page = sit(person, "rajas", "me", "random")
    for name in ("Chat", "Settings"):
        tab(page, name)
        expect(sheet(page).get_by_text(AWAY)).to_be_visible()
        expect(sheet(page).get_by_role("button", name=AGAIN)).to_be_visible()


def test_the_list_of_keys_does_not_come(person: Person) -> None:
    lose(person, r"/assets/Help-[^/]*\.js")
    page = sit(person, "rajas", "me", "random")
    expect(page.locator(".stage [data-place]").first).to_be_attached()
    for _ in range(2):  # the key is not dead afterwards
        page.keyboard.press("?")
        expect(page.get_by_text(AWAY)).to_be_visible()
        expect(page.get_by_role("button", name=AGAIN)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_text(AWAY)).to_have_count(0)


def test_a_board_that_cannot_be_drawn_is_played_all_the_same(person: Person) -> None:
    """Its places are named instead, and the moves are there."""
    broken = True

    def told(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            frame = json.loads(message)
            if broken and frame["type"] == "state":
                del frame["view"]["printed"]  # only the drawing needs it
            line.send(json.dumps(frame))

        server.on_message(hear)

    person.context.route_web_socket(re.compile("/live$"), told)
    prefer(person, confirm="never")
    page = sit(person, "rajas", "me", "me")
    expect(page.get_by_text("The board cannot be shown")).to_be_visible()
    offered = page.locator('.stage [data-place][aria-disabled="false"]')
    expect(offered.first).to_be_visible()
    broken = False
    open_drawer(page)
    rows(page).first.click()
    page.wait_for_timeout(A_MOMENT)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("The board cannot be shown")).to_have_count(0)
    expect(page.locator(".stage svg [data-place]").first).to_be_attached()


def test_a_name_in_the_drawer_shows_what_somebody_has(person: Person) -> None:
    page = sit(person, "rajas", "me:Anna", "random")
    tab(page, "Players")
    sheet(page).get_by_role("button", name="random", exact=True).click()
    expect(sheet(page)).to_have_count(0)
    expect(page.locator(".own.other")).to_be_visible()
    expect(page.locator("#main")).to_be_focused()
    tab(page, "Players")  # not back again
    sheet(page).get_by_role("button", name="random", exact=True).click()
    expect(page.locator(".own.other")).to_be_visible()


def test_a_name_in_the_drawer_of_a_phone(new_person: NewPerson) -> None:
    page = sit(new_person(**PHONE), "rajas", "me:Anna", "random")
    for name, part in (("random", "Other players"), ("Anna", "Me")):
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("tab", name="Players").click()
        sheet(page).get_by_role("button", name=name, exact=True).click()
        expect(sheet(page)).to_have_count(0)
        shown = page.locator("nav.bottom [aria-current]")
        expect(shown).to_contain_text(part)


def test_how_a_game_went_cannot_be_asked(person: Person) -> None:
    lose(person, "/course")
    page = person.page(f"/t/{played(person, 'rajas')}")
    expect(page.get_by_text(AWAY)).to_be_visible()
    person.context.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("slider", name="The race")).to_be_visible()
    expect(page.get_by_text(AWAY)).to_have_count(0)


def test_the_focus_stays_in_the_page_when_the_result_comes_and_goes(person: Person) -> None:
    page = person.page(f"/t/{played(person, 'rajas')}")
    expect(result(page)).to_be_visible()
    expect(
        page.locator("body")
    ).to_be_focused()  # a page that was just opened begins at its beginning
    page.get_by_role("slider", name="The race").press("Escape")
    expect(page.locator(".stage [data-place]").first).to_be_attached()
    expect(page.locator("#main")).to_be_focused()
    page.locator('.stage [data-place][tabindex="0"]').first.focus()
    page.keyboard.press("a")
    expect(result(page)).to_be_visible()
    expect(page.locator("#main")).to_be_focused()
    page.get_by_role("button", name="See the board at that time").first.click()
    expect(page.locator(".stage [data-place]").first).to_be_attached()
    expect(page.locator("#main")).to_be_focused()


def test_a_link_that_cannot_be_copied(person: Person) -> None:
    page = person.page(f"/t/{played(person, 'rajas')}")
    page.evaluate(
        "navigator.clipboard.writeText = () => Promise.reject();document.execCommand = () => false;"
    )
    share = page.get_by_role("button", name="Share link")
    share.click()
    expect(page.get_by_role("alert")).to_contain_text(page.url)
    page.evaluate("document.execCommand = () => true")
    share.click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_attached()
    assert page.locator("button [role=status]").count() == 0


def test_a_late_refusal_is_not_told_of_something_else(person: Person) -> None:
    """Why there is nothing at a place comes after somebody has let go of it."""
    waiting: list[tuple[WebSocketRoute, str | bytes]] = []
    asked: set[int] = set()

    def told(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def ask(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["type"] == "ask" and frame["query"]["about"] == "place":
                asked.add(frame["id"])
            server.send(message)

        def hear(message: str | bytes) -> None:
            if json.loads(message).get("id") in asked:
                waiting.append((line, message))
            else:
                line.send(message)

        line.on_message(ask)
        server.on_message(hear)

    person.context.route_web_socket(re.compile("/live$"), told)
    page = sit(person, "rajas", "me", "random")
    dead = page.locator('.shared [data-place][aria-disabled="true"]').first
    dead.click(force=True)
    page.wait_for_timeout(A_MOMENT)
    assert waiting, "nobody asked"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    for line, message in waiting:
        line.send(message)
    page.wait_for_timeout(A_MOMENT)
    assert page.locator("[data-place]:has(.refused)").count() == 0


def test_a_mouse_released_beside_the_sheet_does_not_draw_it_up(new_person: NewPerson) -> None:
    page = sit(new_person(viewport={"width": 390, "height": 844}), "rajas", "me", "random")
    head = page.locator(".sheet .head")
    box = head.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 4, box["y"]
    page.mouse.move(x, y + 2)
    page.mouse.down()
    page.mouse.move(x, y - 2)
    page.mouse.up()
    page.mouse.move(x, y + 20)
    page.mouse.move(x, y + 40)
    expect(page.locator(".sheet.pulled")).to_have_count(0)


def test_the_drawer_of_a_lying_phone_scrolls(new_person: NewPerson) -> None:
    lying = {**PHONE, "viewport": {"width": 844, "height": 390}}
    page = sit(new_person(**lying), "rajas", "me", "random")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("tab", name="Settings").click()
    expect(sheet(page).locator("input, select, button").first).to_be_attached()
    scrolled = "panel => { panel.scrollTop = 40; return panel.scrollTop; }"
    assert sheet(page).evaluate(scrolled) > 0
