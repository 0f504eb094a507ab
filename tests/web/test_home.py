"""The home page and a new table: one click to a game, friends, characters, files, languages."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

import serai
from serai.language import LANGUAGES, say
from tests.web.conftest import NewPerson, Person
from tests.web.desk import TITLES, call_me, new_table, tab
from tests.web.wire import played

TABLE = re.compile(r"/t/[a-z2-7]{16}$")
JOINING = 20.0  # seconds that a friend may need
# All names that stand more than once on a page: whoever refers to them gets the first.
TWICE = """() => {
    const names = [...document.querySelectorAll('[id]')].map((one) => one.id);
    return [...new Set(names.filter((one, i) => names.indexOf(one) !== i))];
}"""

STILL = 0.02  # layout shift that nobody notices
SHIFTS = """
    window.shifts = [];
    const told = ({ node, previousRect: a, currentRect: b }) =>
        `${node?.nodeName}.${node?.className} ${a.x},${a.y} to ${b.x},${b.y}`;
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) {
            shifts.push({ value, sources: sources.map(told) });
        }
    }).observe({ type: 'layout-shift', buffered: true });
"""


def late(route: Route) -> None:
    """An answer that takes its time."""
    time.sleep(0.05)
    route.continue_()


def card(page: Page, game: str) -> Locator:
    """The card of a game."""
    return page.locator(f"article:has(#game-{game})")


def set_up(page: Page, game: str) -> Page:
    """The page on which a table of a game is made to measure."""
    card(page, game).get_by_role("link", name="More").click()
    expect(page).to_have_url(re.compile(f"/new/{game}$"))
    return page


def chair(page: Page, number: int) -> Locator:
    """Who sits on a chair."""
    return page.get_by_role("combobox", name=f"Seat {number}", exact=True)


def seats(page: Page, count: int) -> None:
    page.get_by_role("radio", name=str(count), exact=True).check(force=True)


def mine(page: Page) -> Locator:
    """My own tables that are being played."""
    return page.get_by_role("list", name="Continue where you left off")


def ask_again(page: Page) -> None:
    """The page asks for everything that may have changed, and has got it."""
    with page.expect_response(re.compile(r"/api/tables$")):
        page.evaluate("dispatchEvent(new Event('online'))")


@pytest.mark.parametrize("game", serai.games())
def test_one_click_leads_to_a_game_against_characters(person: Person, game: str) -> None:
    page = person.page()
    card(page, game).get_by_role("button", name="Play –").click()
    expect(page).to_have_url(TABLE)
    title = say("en", game, "title", {})
    expect(page).to_have_title(re.compile(title))
    expect(page.get_by_role("heading", level=1, name=title)).to_be_attached()
    page.goto(person.url)
    for name in ("Zarina", "Makara"):
        expect(mine(page)).to_contain_text(name)
    expect(mine(page)).not_to_contain_text("greedy")
    assert person.complaints == []


def test_a_friend_sits_down_by_link_without_an_account(new_person: NewPerson) -> None:
    host = new_person().page()
    wanted = set_up(host, "merv")
    chair(wanted, 2).select_option("open")
    wanted.get_by_label("Your name").fill("Zoë")
    wanted.get_by_role("button", name="Create the table").click()
    link = host.get_by_label("Invitation").input_value()

    friend = new_person(locale="ru-RU", viewport={"width": 390, "height": 844})
    begin = time.monotonic()
    page = friend.page(link.removeprefix(friend.url))
    expect(page.get_by_text("Zoë")).to_be_visible()
    expect(page.get_by_text("Макара")).to_be_visible()  # characters have names in every language
    page.get_by_role("textbox").fill("Оля")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Сесть за стол")).to_have_count(0)
    expect(page).to_have_url(TABLE)  # the invitation is gone from the address
    assert time.monotonic() - begin < JOINING

    host.goto(friend.url)
    expect(mine(host)).to_contain_text("Оля")
    assert friend.complaints == []


# Counts what is clicked, from page to page.
COUNT_CLICKS = """addEventListener('click', () => {
  sessionStorage.clicks = 1 + Number(sessionStorage.clicks ?? 0);
}, true)"""


def clicks(page: Page) -> int:
    return int(page.evaluate("sessionStorage.clicks ?? 0"))


@pytest.mark.parametrize("game", TITLES)
def test_a_friend_by_link_in_two_clicks(new_person: NewPerson, game: str) -> None:
    """One who asks has the link with the first click and the board with the second one.

    The friend has clicked the link, which is the first one, and sits at the board with the second.
    """
    host, friend = new_person(), new_person()
    for person in (host, friend):
        person.context.add_init_script(COUNT_CLICKS)
    ours = host.page()
    card(ours, game).get_by_role("button", name="With a friend").click()
    link = ours.get_by_label("Invitation").input_value()
    assert clicks(ours) == 1
    theirs = friend.page(link.removeprefix(friend.url))
    theirs.get_by_label("Your name").fill("Bram")
    theirs.get_by_role("button", name="Sit down").click()
    ours.get_by_role("link", name="To the table").click()
    for page, most in ((ours, 2), (theirs, 1)):
        expect(page.locator(".stage [data-place]").first).to_be_visible()
        assert clicks(page) == most
    for person in (host, friend):
        assert person.complaints == []


def test_a_table_is_found_by_its_link_or_its_code(new_person: NewPerson) -> None:
    host = new_person()
    page = host.page()
    card(page, "agra").get_by_role("button", name="With a friend").click()
    link = page.get_by_label("Invitation").input_value()
    path = link.removeprefix(host.url).partition("#")[0]

    friend = new_person()
    page = friend.page()
    page.get_by_role("button", name="Join a game").click()
    field = page.get_by_label("Link or code of the table")
    expect(field).to_be_focused()
    field.fill("somewhere")
    page.keyboard.press("Enter")
    expect(
        page.get_by_role("alert").filter(has_text="neither the link nor the code")
    ).to_be_visible()
    field.fill(path.removeprefix("/t/"))
    page.get_by_role("button", name="Go there").click()
    expect(page).to_have_url(friend.url + path)
    page.goto(friend.url)
    page.get_by_role("button", name="Join a game").click()
    page.get_by_label("Link or code of the table").fill(f" {link} ")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    assert friend.complaints == []


@pytest.mark.parametrize("tables", [0, 2])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_nothing_moves_after_it_has_appeared(
    new_person: NewPerson, size: tuple[int, int], tables: int
) -> None:
    somebody = new_person(viewport={"width": size[0], "height": size[1]})
    somebody.context.add_init_script(SHIFTS)
    page = somebody.page()
    for game in ("merv", "agra")[:tables]:
        new_table(somebody, game, "me:Maximiliane", "greedy")
    page.route(re.compile(r"/api/"), late)
    page.reload()
    expect(page.get_by_text("Open a game from a file")).to_be_visible()
    expect(mine(page).get_by_role("listitem")).to_have_count(tables)
    page.wait_for_load_state("networkidle")
    moved = page.evaluate("shifts.map((one) => [one.value, ...one.sources.map(String)])")
    assert sum(value for value, *_ in moved) < STILL, moved


def test_a_server_that_is_slow_with_tables_does_not_hide_the_games(person: Person) -> None:
    person.context.route(re.compile(r"/api/tables"), lambda _: None)  # never answered
    expect(card(person.page(), "merv")).to_be_visible()


def test_a_table_made_to_measure(person: Person) -> None:
    page = person.page()
    wanted = set_up(page, "rajas")
    seats(wanted, 4)
    chair(wanted, 2).select_option("me")  # I sit on one chair only
    expect(chair(wanted, 1)).to_have_value("bot:zarina")
    chair(wanted, 3).select_option("here")
    wanted.get_by_label("Name of the person in seat 3").fill("Ben")
    chair(wanted, 4).select_option("bot:bulbul")
    wanted.get_by_role("switch", name="Ganga").check()
    wanted.get_by_role("button", name="Create the table").click()
    expect(page).to_have_url(TABLE)
    page.goto(person.url)
    for name in ("Zarina", "Ben", "Bulbul"):
        expect(mine(page)).to_contain_text(name)
    assert person.complaints == []


def test_characters_sit_down_from_their_cards(person: Person) -> None:
    page = person.page("/new/merv")
    seats(page, 1)
    birbal = page.get_by_role("button", name="Birbal all-rounder 7 of 7, master", pressed=False)
    expect(birbal).to_contain_text("A good question is half the answer.")
    birbal.click()  # there is a second chair then
    expect(chair(page, 2)).to_have_value("bot:birbal")
    seats(page, 3)
    page.get_by_role("button", name="Seat 3: Zarina").click()
    page.get_by_role("button", name="Bulbul friend").click()
    expect(chair(page, 3)).to_have_value("bot:bulbul")
    page.get_by_role("button", name="Birbal all-rounder 7 of 7", pressed=True).click()
    expect(chair(page, 2)).to_have_value("open")
    expect(page.get_by_role("button", name="Seat 2: Open seat")).to_be_visible()
    assert person.complaints == []


def test_a_level_is_chosen_with_the_keys_and_plays_at_the_table(person: Person) -> None:
    """The seat and the card say it at once, and so does the table; it stays for who comes back."""
    page = person.page("/new/merv")
    seats(page, 2)
    level = page.get_by_role("slider", name="Level of Zarina")
    expect(level).to_have_attribute("aria-valuetext", "5 of 7, strong")
    expect(page.get_by_role("button", name="Seat 2: Zarina trader · strong")).to_be_visible()
    level.focus()
    page.keyboard.press("ArrowRight")
    expect(level).to_have_attribute("aria-valuetext", "6 of 7, expert")
    expect(page.get_by_role("button", name="Seat 2: Zarina trader · expert")).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    card_of = page.get_by_role("button", name="Zarina trader 2 of 7, learner", pressed=True)
    card_of.click()
    expect(level).to_have_count(0)
    page.get_by_role("button", name="Zarina trader 2 of 7, learner", pressed=False).click()
    expect(level).to_have_value("2")
    page.get_by_role("radiogroup", name="Bots think").get_by_label("at once").check(force=True)
    with page.expect_request(re.compile(r"/api/tables$")) as asked:
        page.get_by_role("button", name="Create the table").click()
    body = asked.value.post_data_json or {}
    assert (body["seats"], body["think"]) == (
        [{"who": "me"}, {"who": "bot", "bot": "zarina:level=2"}],
        0,
    )
    expect(page).to_have_url(TABLE)
    tab(page, "Players")
    rival = page.get_by_role("listitem").filter(has=page.get_by_role("button", name="Zarina"))
    expect(rival).to_contain_text("trader · learner")
    assert person.complaints == []


def test_bots_think_only_where_there_are_some(person: Person) -> None:
    page = person.page("/new/merv")
    thinking = page.get_by_role("radiogroup", name="Bots think")
    expect(thinking.get_by_label("up to 1 s")).to_be_checked()
    page.keyboard.press("Tab")
    thinking.get_by_label("up to 1 s").focus()
    page.keyboard.press("ArrowRight")
    expect(thinking.get_by_label("as long as they like")).to_be_checked()
    seats(page, 1)
    expect(thinking).to_have_count(0)
    expect(page.get_by_role("slider")).to_have_count(0)


def test_whoever_would_come_anyway_can_be_called_too(person: Person) -> None:
    page = person.page("/new/merv")
    seats(page, 1)
    page.get_by_role("button", name="Zarina").and_(page.locator("[aria-pressed]")).click()
    expect(chair(page, 2)).to_have_value("bot:zarina")


def test_an_option_stays_as_it_was_while_it_was_hidden(person: Person) -> None:
    page = person.page("/new/merv")
    seats(page, 1)
    tyrant = page.get_by_role("radiogroup", name="Solo").get_by_label("tyrant")
    tyrant.check()
    seats(page, 3)
    expect(tyrant).to_have_count(0)
    seats(page, 1)
    expect(tyrant).to_be_checked()
    with page.expect_request(re.compile(r"/api/tables$")) as asked:
        page.get_by_role("button", name="Create the table").click()
    assert (asked.value.post_data_json or {})["options"] == {"level": "tyrant"}


def test_sides_are_as_many_as_seats(person: Person) -> None:
    page = person.page("/new/rajas")
    page.get_by_role("switch", name="Mixed table").check()
    side = page.locator(".each select").nth(2)
    other = side.locator("option").nth(1).get_attribute("value")
    side.select_option(other)
    seats(page, 2)
    seats(page, 4)
    expect(side).to_have_value(str(other))
    with page.expect_request(re.compile(r"/api/tables$")) as asked:
        page.get_by_role("button", name="Create the table").click()
    sides = (asked.value.post_data_json or {})["options"]["sides"]
    assert len(sides) == 4
    assert sides[2] == other


def test_a_jump_to_the_main_part_keeps_the_set_up(person: Person) -> None:
    page = person.page("/new/merv")
    page.get_by_role("radio", name="Rajas").check(force=True)
    expect(page).to_have_url(re.compile("/new/rajas$"))
    seats(page, 4)
    page.get_by_role("link", name="Skip to the content").press("Enter")
    expect(page).to_have_url(re.compile("#main$"))
    expect(page.locator("#main")).to_be_focused()
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()


def test_the_own_name_can_be_deleted(person: Person) -> None:
    call_me(person, "Zoë")
    page = person.page("/new/merv")
    name = page.get_by_label("Your name")
    expect(name).to_have_value("Zoë")
    name.fill("")
    ask_again(page)
    page.wait_for_timeout(200)  # in which it must not come back
    expect(name).to_have_value("")


def test_readings_of_the_rules_say_on_what_they_rest(person: Person) -> None:
    page = person.page("/new/merv")
    expect(page.get_by_role("radiogroup", name="Solo")).to_have_count(0)  # not for three
    expect(page.get_by_text("5 readings of the rules")).to_be_visible()  # and open: there is room
    spices = page.get_by_role("switch", name="Spices to the letter")
    expect(spices).to_have_accessible_name(re.compile("our reading"))
    expect(page.get_by_text("reconstructed", exact=True)).to_have_count(2)
    expect(page.get_by_text("our own rule", exact=True)).to_have_count(2)
    for group in page.get_by_role("radiogroup", name="Camel market").all():
        expect(group).to_have_accessible_description(re.compile("usually it is drawn"))
    seats(page, 1)
    page.get_by_role("radiogroup", name="Solo").get_by_label("tyrant").check()
    page.get_by_role("button", name="Create the table").click()
    expect(page).to_have_url(TABLE)
    assert person.complaints == []


def test_options_that_do_not_go_together_are_explained(person: Person) -> None:
    page = person.page()
    wanted = set_up(page, "rajas")
    wanted.get_by_role("switch", name="Navaratnas").check()
    wanted.get_by_role("switch", name="Mixed table").check()
    wanted.get_by_role("button", name="Create the table").click()
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
    expect(part.get_by_role("button", name="Create the table")).to_have_count(0)
    field.set_input_files(tmp_path / "whole.txt")
    part.get_by_role("button", name="Create the table").click()
    expect(page).to_have_url(TABLE)
    assert person.complaints == []


def test_of_two_files_the_last_one_counts(person: Person, tmp_path: Path) -> None:
    for count in (2, 3):
        match = serai.new("rajas", seats=count, seed=3)
        (tmp_path / f"{count}.txt").write_text(match.transcript(), encoding="utf-8")
    held: list[Route] = []
    page = person.page()
    page.route("**/api/files", lambda one: one.fallback() if held else held.append(one))
    part = page.get_by_role("region", name="Open a game from a file")
    with page.expect_request("**/api/files"):
        part.locator("input[type=file]").set_input_files(tmp_path / "2.txt")
    part.locator("input[type=file]").set_input_files(tmp_path / "3.txt")
    expect(part).to_contain_text("3 players")
    with page.expect_response("**/api/files"):
        held[0].continue_()
    page.wait_for_timeout(200)  # in which the answer about the first one must not be believed
    expect(part).to_contain_text("3 players")
    expect(chair(page, 3)).to_be_visible()


def test_games_come_back_after_their_words_were_lost(person: Person) -> None:
    page = person.page("/nothing")
    page.route("**/api/messages/*/rajas", lambda one: one.abort(), times=1)
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("status").filter(has_text="cannot be reached")).to_be_visible()
    expect(page.locator("article")).to_have_count(0)
    ask_again(page)
    expect(page.locator("article")).to_have_count(len(serai.games()))
    expect(page.get_by_role("status").filter(has_text="cannot be reached")).to_have_count(0)


def test_nothing_is_twice_on_a_page_that_was_come_to_from_home(person: Person) -> None:
    new_table(person, "merv", "me", "zarina")
    page = person.page()
    expect(page.locator(".miniature svg").first).to_be_attached()
    expect(page.locator("svg.symbols")).to_have_count(1)
    assert page.evaluate(TWICE) == []
    mine(page).get_by_role("link").click()
    expect(page.locator("main .stage [data-place]").first).to_be_attached()
    expect(page.locator("svg.symbols")).to_have_count(1)
    assert page.evaluate(TWICE) == []
    page.go_back()
    expect(page.locator(".miniature svg").first).to_be_attached()
    expect(page.locator("svg.symbols")).to_have_count(1)
    assert person.complaints == []


def test_the_picture_of_a_table_changes_with_it(person: Person) -> None:
    table = new_table(person, "merv", "me")["table"]
    page = person.page()
    asked: list[str] = []
    expect(page.locator(".miniature svg").first).to_be_attached()
    page.on("request", lambda one: asked.append(one.url))
    ask_again(page)
    page.wait_for_timeout(200)
    assert not [one for one in asked if one.endswith("/state")]  # nothing has changed

    def later(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["tables"][0]["changed"] += 1
        route.fulfill(response=answer, json=told)

    page.route("**/api/me/tables", later)
    with page.expect_response(re.compile(f"{table}/state$")):
        ask_again(page)


def test_a_lost_game_alone_is_called_lost(person: Person) -> None:
    played(person, "merv", alone=True)
    page = person.page()
    page.get_by_text("Finished games").click()
    finished = page.get_by_role("list", name="Finished games")
    expect(finished.locator(".standing")).to_have_text("Lost")


def test_who_wants_to_be_forgotten_is(person: Person) -> None:
    page = person.page()
    page.get_by_role("button", name="You", exact=True).click()
    me = page.get_by_role("region", name="You", exact=True)
    me.get_by_label("Your name").fill("Zoë")
    me.get_by_role("button", name="Save").click()
    expect(me.get_by_role("status")).to_contain_text("Saved")
    card(page, "agra").get_by_role("button", name="Play –").click()
    expect(page).to_have_url(TABLE)
    page.goto(person.url)
    expect(mine(page)).to_contain_text("Zoë")
    page.get_by_role("button", name="Zoë", exact=True).click()
    me.get_by_role("button", name="Forget me").click()
    me.get_by_role("button", name="Yes").click()
    expect(me.get_by_role("status")).to_contain_text("no longer knows you")
    expect(mine(page)).to_have_count(0)
    expect(me.get_by_label("Your name")).to_have_value("")


def test_language_and_colours_change_at_once_and_stay(person: Person) -> None:
    page = person.page()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="Wähle ein Spiel")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_label("Darstellung").select_option("dark")
    page.reload()
    expect(page.get_by_role("heading", name="Wähle ein Spiel")).to_be_visible()
    expect(page.locator("body")).to_have_css("background-color", "rgb(47, 42, 54)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_narrowest_screen_needs_no_scrolling_sideways(
    new_person: NewPerson, language: str
) -> None:
    page = new_person(locale=language, viewport={"width": 320, "height": 640}).page()
    expect(page.locator("article")).to_have_count(len(serai.games()))
    for button in page.locator("header button[aria-expanded]").all():
        button.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_table_fits_the_narrowest_screen(new_person: NewPerson, language: str) -> None:
    page = new_person(locale=language, viewport={"width": 320, "height": 640}).page("/new")
    for game in page.get_by_role("radiogroup").first.get_by_role("radio").all():
        game.check(force=True)
        page.locator("input[name=count]").last.check(force=True)
        page.locator("summary").click()
        for switch in page.get_by_role("switch").all():
            switch.check()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_table_works_where_websockets_are_blocked(person: Person) -> None:
    def blocked(line: WebSocketRoute) -> None:
        line.close()

    person.context.route_web_socket(re.compile(".*"), blocked)
    page = person.page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    card(page, "merv").get_by_role("button", name="Solo").click()
    expect(page).to_have_title(re.compile("Your turn"))
    assert any("/stream?" in url for url in asked)


def test_an_address_that_leads_nowhere_says_so(person: Person) -> None:
    page = person.page("/nothing/here")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")
    page.get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()
