"""The home page: one click to a game, tables for friends, files, names and languages."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import serai
from serai.language import LANGUAGES, say
from tests.web.conftest import NewPerson, Person

TABLE = re.compile(r"/t/[a-z2-7]{16}$")
JOINING = 20.0  # seconds that a friend may need


def card(page: Page, game: str) -> Locator:
    """The card of a game."""
    return page.locator(f"article:has(#game-{game})")


def set_up(page: Page, game: str) -> Locator:
    """The card with all that can be chosen."""
    found = card(page, game)
    found.get_by_role("button", name="More").click()
    return found


@pytest.mark.parametrize("game", serai.games())
def test_one_click_leads_to_a_game_against_bots(person: Person, game: str) -> None:
    page = person.page()
    card(page, game).get_by_role("button", name="Play against 2 bots").click()
    expect(page).to_have_url(TABLE)
    title = say("en", game, "title", {})
    expect(page).to_have_title(re.compile(title))
    expect(page.get_by_role("heading", level=1, name=title)).to_be_attached()
    assert person.complaints == []


def test_a_friend_sits_down_by_link_without_an_account(new_person: NewPerson) -> None:
    host = new_person().page()
    wanted = set_up(host, "merv")
    wanted.get_by_label("Seat 2").select_option("open")
    wanted.get_by_label("Your name").fill("Zoë")
    wanted.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Invitation").input_value()

    friend = new_person(locale="ru-RU", viewport={"width": 390, "height": 844})
    begin = time.monotonic()
    page = friend.page(link.removeprefix(friend.url))
    expect(page.get_by_text("Zoë")).to_be_visible()
    page.get_by_role("textbox").fill("Оля")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Сесть за стол")).to_have_count(0)
    expect(page).to_have_url(TABLE)  # the invitation is gone from the address
    assert time.monotonic() - begin < JOINING

    host.reload()
    expect(host.get_by_role("list", name="My tables")).to_contain_text("Оля")
    assert friend.complaints == []


def test_a_table_made_to_measure(person: Person) -> None:
    page = person.page()
    wanted = set_up(page, "rajas")
    wanted.get_by_label("Number of seats").select_option("4")
    wanted.get_by_label("Seat 2").select_option("me")  # I sit on one chair only
    expect(wanted.get_by_label("Seat 1", exact=True)).to_have_value("bot:greedy")
    wanted.get_by_label("Seat 3").select_option("here")
    wanted.get_by_label("Name of the person in seat 3").fill("Ben")
    wanted.get_by_label("Seat 4").select_option("bot:random")
    wanted.get_by_label("Ganga").check()
    wanted.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(TABLE)
    page.goto(person.url)
    mine = page.get_by_role("list", name="My tables")
    for name in ("greedy", "Ben", "random"):
        expect(mine).to_contain_text(name)
    assert person.complaints == []


def test_options_that_do_not_go_together_are_explained(person: Person) -> None:
    page = person.page()
    wanted = set_up(page, "rajas")
    wanted.get_by_label("Navaratnas: one more worker").check()
    wanted.get_by_label("Mixed table").check()
    wanted.get_by_role("button", name="Open the table").click()
    reason = say("en", "rajas", "problem-sides-and-navaratnas", {})
    expect(page.get_by_role("alert").filter(has_text=reason)).to_be_visible()


def test_a_game_from_a_file(person: Person, tmp_path: Path) -> None:
    match = serai.new("rajas", seats=2, seed=3)
    for _ in range(9):
        match.play(match.options[0])
    text = match.transcript()
    files = {"whole": text, "damaged": text.replace("quarry", "harbour", 1), "other": "hello"}
    for name, content in files.items():
        (tmp_path / f"{name}.txt").write_text(content, encoding="utf-8")

    page = person.page()
    part = page.get_by_role("region", name="Open a game from a file")
    field = part.locator("input[type=file]")
    field.set_input_files(tmp_path / "other.txt")
    expect(part.get_by_role("alert")).to_contain_text("This is not a transcript")
    field.set_input_files(tmp_path / "damaged.txt")
    expect(part.get_by_role("alert")).to_contain_text("The transcript is damaged")
    expect(part.get_by_role("button", name="Open the table")).to_have_count(0)
    field.set_input_files(tmp_path / "whole.txt")
    part.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(TABLE)
    assert person.complaints == []


def test_who_wants_to_be_forgotten_is(person: Person) -> None:
    page = person.page()
    me = page.get_by_role("region", name="You", exact=True)
    me.get_by_label("Your name").fill("Zoë")
    me.get_by_role("button", name="Save").click()
    expect(me.get_by_role("status")).to_contain_text("Saved")
    card(page, "agra").get_by_role("button", name="Play against 2 bots").click()
    expect(page).to_have_url(TABLE)
    page.goto(person.url)
    expect(page.get_by_role("list", name="My tables")).to_contain_text("Zoë")
    me.get_by_role("button", name="Forget me").click()
    me.get_by_role("button", name="Yes").click()
    expect(me.get_by_role("status")).to_contain_text("somebody new")
    expect(page.get_by_role("list", name="My tables")).to_have_count(0)
    expect(me.get_by_label("Your name")).to_have_value("")


def test_language_and_colours_change_at_once_and_stay(person: Person) -> None:
    page = person.page()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Willkommen in der Serai")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_label("Farben").select_option("dark")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Willkommen in der Serai")
    expect(page.locator("body")).to_have_css("background-color", "rgb(47, 42, 54)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_narrowest_screen_needs_no_scrolling_sideways(
    new_person: NewPerson, language: str
) -> None:
    page = new_person(locale=language, viewport={"width": 320, "height": 640}).page()
    expect(page.locator("article")).to_have_count(len(serai.games()))
    for button in page.locator("article button[aria-expanded]").all():
        button.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_table_works_where_websockets_are_blocked(person: Person) -> None:
    def blocked(line: WebSocketRoute) -> None:
        line.close()

    person.context.route_web_socket(re.compile(".*"), blocked)
    page = person.page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    card(page, "merv").get_by_role("button", name="Play alone").click()
    expect(page).to_have_title(re.compile("Your turn"))
    assert any("/stream?" in url for url in asked)


def test_an_address_that_leads_nowhere_says_so(person: Person) -> None:
    page = person.page("/nothing/here")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("heading", name="Play")).to_be_visible()
