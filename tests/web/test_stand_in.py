"""Somebody is away: a friend calls a bot, and whoever comes back has the seat with one click."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson, Person, Server
from tests.web.desk import button, events, log_text, new_table, players, prefer, prompt
from tests.web.test_together import sit_down, whose

AWAY = 2_500  # milliseconds: longer than ten minutes, for a server in a hurry
TRIES = 8


@pytest.fixture(scope="module")
def hasty(new_server: Callable[..., Server]) -> Server:
    return new_server("--limits", "off", module="tests.web.quick_waiting")


def pair(new_person: NewPerson, hasty: Server, **agreed: object) -> dict[Page, Person]:
    """Anna and Bram at a table."""
    anna, bram = new_person(hasty), new_person(hasty)
    for person in (anna, bram):
        prefer(person, confirm="never")
    table = new_table(anna, "rajas", "me:Anna", "open", **agreed)
    theirs = bram.page(f"/t/{table['table']}#join={table['invite']}")
    sit_down(theirs, "Bram")
    return {anna.page(f"/t/{table['table']}"): anna, theirs: bram}


def waited(page: Page) -> None:
    """Whoever waits looks again after a while: the server has counted on."""
    for _ in range(TRIES):
        page.wait_for_timeout(AWAY)
        page.reload()
        expect(prompt(page)).to_contain_text("is to move")
        if button(page, "Let a bot stand in").count():
            return
        page.wait_for_timeout(AWAY)
        if button(page, "Let a bot stand in").count():
            return
    raise AssertionError("no bot was offered")


def test_a_bot_stands_in_and_the_seat_is_taken_back(new_person: NewPerson, hasty: Server) -> None:
    people = pair(new_person, hasty, stand_in=600)
    awaited, waiting = whose(*people)
    table, away = awaited.url, people[awaited]
    expect(prompt(awaited)).not_to_contain_text("A bot")
    awaited.close()
    waited(waiting)
    prompt(waiting).get_by_role("button", name="Let a bot stand in").click()
    expect(prompt(waiting)).not_to_contain_text("is to move")  # the bot has moved
    assert "A bot stands in for" in log_text(waiting)

    home = away.page("/")
    expect(home.get_by_text("A bot is playing for you")).to_be_visible()
    back = away.page(table.removeprefix(hasty.url))
    expect(prompt(back)).to_contain_text("A bot is playing for you.")
    expect(prompt(back)).to_contain_text("turn was played meanwhile.")
    expect(players(back)).to_contain_text("a bot stands in")
    prompt(back).get_by_role("button", name="What was played").click()
    assert "the bot for" in log_text(back)
    prompt(back).get_by_role("button", name="Take my seat back").click()
    expect(prompt(back)).not_to_contain_text("A bot is playing for you.")
    assert [event["kind"] for event in events(back, "stood-in", "gave-back")] == [
        "stood-in",
        "gave-back",
    ]
    assert not [*away.complaints, *people[waiting].complaints]


def test_over_days_everybody_has_to_agree_first(new_person: NewPerson, hasty: Server) -> None:
    people = pair(new_person, hasty, stand_in=None)
    awaited, waiting = whose(*people)
    for page in (waiting, awaited):
        asked = players(page).get_by_text("only if everybody agrees")
        expect(asked).to_contain_text("(0 of 2)" if page is waiting else "(1 of 2)")
        players(page).get_by_role("button", name="I agree").click()
        expect(players(page).get_by_role("button", name="I no longer agree")).to_be_visible()
    expect(players(waiting)).to_contain_text("away for 10 minutes")
    awaited.close()
    waited(waiting)


def test_what_is_agreed_is_chosen_with_the_table(new_person: NewPerson, hasty: Server) -> None:
    page = new_person(hasty).page("/new/rajas")
    away = page.get_by_label("If somebody is away")
    page.get_by_role("combobox", name="Seat 2").select_option("bot:zarina")
    page.get_by_role("combobox", name="Seat 3").select_option("bot:nur")
    expect(away).to_have_count(0)  # nobody else is to come
    page.get_by_role("combobox", name="Seat 2").select_option("open")
    expect(away).to_have_value("600")
    away.select_option(label="over days: a bot only if all agree")
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name="Create the table").click()
    assert json.loads(sent.value.post_data or "{}")["stand_in"] is None
