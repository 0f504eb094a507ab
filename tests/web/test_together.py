"""Several people, each with a browser of their own."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.desk import (
    button,
    choose_by_mouse,
    events,
    new_table,
    players,
    prefer,
    prompt,
    rows,
    sheet,
    tab,
)

JOIN_WITHIN = 20.0  # seconds from opening the link to sitting


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(prompt(page)).to_be_visible()


def pair(new_person: NewPerson, game: str = "rajas") -> tuple[Page, Page]:
    """Anna and Bram at a table."""
    anna, bram = new_person(), new_person()
    for person in (anna, bram):
        prefer(person, confirm="never")
    table = new_table(anna, game, "me:Anna", "open")
    theirs = bram.page(f"/t/{table['table']}#join={table['invite']}")
    sit_down(theirs, "Bram")
    return anna.page(f"/t/{table['table']}"), theirs


def whose(ours: Page, theirs: Page) -> tuple[Page, Page]:
    """Who is to move, and who is not."""
    tab(ours, "Actions")
    rows(ours).first.or_(prompt(ours).get_by_text("is to move")).first.wait_for()
    return (ours, theirs) if rows(ours).count() else (theirs, ours)


def one_turn(page: Page, luck: Random) -> None:
    """Play until somebody else is to move."""
    theirs = prompt(page).filter(has_text="is to move")
    tab(page, "Actions")
    while True:
        rows(page).first.or_(button(page, "Confirm")).or_(theirs).first.wait_for()
        if theirs.is_visible():
            return
        if button(page, "Confirm").is_visible():
            button(page, "Confirm").click()
        elif rows(page).count():
            choose_by_mouse(page, luck)
        page.wait_for_timeout(200)


def test_a_friend_joins_by_link_and_somebody_watches(
    new_person: NewPerson, record_property: Callable[[str, object], None]
) -> None:
    host, friend, guest = new_person(), new_person(), new_person()
    home = host.page("/")
    home.get_by_role("button", name="With a friend – Rajas of the Ganges").click()
    link = home.get_by_label("Invitation").input_value()
    home.get_by_role("link", name="To the table").click()
    expect(prompt(home)).to_contain_text("Waiting for players")

    began = time.monotonic()
    theirs = friend.page(link.removeprefix(host.url))
    sit_down(theirs, "Bram")
    took = time.monotonic() - began
    assert took < JOIN_WITHIN
    record_property("seconds from opening the link to sitting", round(took, 1))
    assert "join=" not in theirs.url  # the secret is gone from the address

    watching = guest.page(link.removeprefix(host.url).split("#")[0])
    expect(prompt(watching)).to_contain_text("You are watching.")
    luck = Random(3)
    for _ in range(4):
        mover, other = whose(home, theirs)
        one_turn(mover, luck)
        expect(other.get_by_role("heading", name="Your turn")).to_be_visible()
        told = len(events(mover, "moved"))
        assert len(events(watching, "moved")) == told
    tab(watching, "Log")
    for name in ("Player 1", "Bram"):
        expect(sheet(watching).get_by_role("heading", name=name).first).to_be_visible()
    tab(watching, "Actions")
    expect(rows(watching)).to_have_count(0)
    for name in ("Undo", "Redo", "Confirm"):
        expect(watching.get_by_role("button", name=name, exact=True)).to_have_count(0)
    tab(watching, "Chat")
    expect(sheet(watching).get_by_role("textbox")).to_have_count(0)
    expect(sheet(watching)).to_contain_text("Only people with a seat can chat.")
    expect(players(home).get_by_text("1 person is watching.")).to_be_visible()
    for person in (host, friend, guest):
        assert person.complaints == []


def test_chat_is_for_those_who_sit(new_person: NewPerson) -> None:
    ours, theirs = pair(new_person)
    watching = new_person().page(ours.url.removeprefix(ours.url.split("/t/")[0]))
    for page in (ours, theirs, watching):
        tab(page, "Chat")
    sheet(ours).get_by_label("Say something").fill("Hello <b>Bram</b> & all")
    sheet(ours).get_by_role("button", name="Send").click()
    expect(sheet(theirs).get_by_role("log")).to_contain_text("Anna Hello <b>Bram</b> & all")
    sheet(theirs).get_by_label("Say something").fill("Good luck!")
    sheet(theirs).get_by_label("Say something").press("Enter")
    expect(sheet(ours).get_by_role("log")).to_contain_text("Bram Good luck!")
    expect(watching.get_by_text("Hello")).to_have_count(0)


def test_a_turn_is_taken_back_if_the_other_agrees(new_person: NewPerson) -> None:
    ours, theirs = pair(new_person)
    mover, other = whose(ours, theirs)
    one_turn(mover, Random(2))
    mover.get_by_role("button", name="Take back my last turn").click()
    expect(prompt(mover)).to_contain_text("The others have to agree.")
    prompt(other).get_by_role("button", name="Refuse").click()
    expect(prompt(mover)).not_to_contain_text("The others have to agree.")
    mover.get_by_role("button", name="Take back my last turn").click()
    prompt(other).get_by_role("button", name="Agree").click()
    expect(mover.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(rows(mover).first).to_be_visible()
    tab(other, "Log")
    expect(sheet(other)).to_contain_text("The turn was taken back.")


def test_giving_up(new_person: NewPerson) -> None:
    ours, theirs = pair(new_person)
    players(theirs).get_by_text("Seat of Bram").click()
    theirs.get_by_role("button", name="Resign").click()
    dialog = theirs.get_by_role("dialog", name="Resign from this game?")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    theirs.get_by_role("button", name="Resign").click()
    dialog.get_by_role("button", name="Resign").click()
    expect(players(ours)).to_contain_text("resigned")
    tab(ours, "Log")
    expect(sheet(ours)).to_contain_text("Bram resigned.")


def test_a_seat_goes_to_another_browser(new_person: NewPerson) -> None:
    """The link of a seat brings it back in a fresh profile; the old one only watches then."""
    ours, theirs = pair(new_person)
    players(ours).get_by_text("Seat of Anna").click()
    ours.get_by_role("button", name="Take this seat with you").click()
    dialog = ours.get_by_role("dialog", name="Take this seat with you")
    link = dialog.get_by_label("Link").input_value()
    dialog.get_by_role("button", name="Close").click()
    fresh = new_person()
    prefer(fresh, confirm="never")
    again = fresh.page(link.removeprefix(fresh.url))
    expect(players(again).get_by_text("Seat of Anna")).to_be_visible()
    assert "seat=" not in again.url
    expect(players(ours).get_by_text("Seat of Anna")).to_have_count(0)
    mover, _ = whose(again, theirs)
    one_turn(mover, Random(1))
    assert events(mover, "moved")
