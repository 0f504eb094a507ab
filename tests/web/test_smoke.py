"""The page opens in a real browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Person, Server


def test_the_house_opens(person: Person) -> None:
    page = person.page("/")
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for title in ("Rajas of the Ganges", "Agra", "Merv"):
        expect(page.get_by_text(title).first).to_be_visible()
    assert person.complaints == []


def test_nobody_else_is_asked_for_anything(person: Person, server: Server) -> None:
    hosts: set[str] = set()
    person.context.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    page = person.page("/")
    expect(page.get_by_role("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert hosts == {server.url.removeprefix("http://")}
