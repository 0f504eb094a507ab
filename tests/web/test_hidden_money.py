"""What is in the bags of rivals is nowhere in a page of Agra, unless money lies open."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Page

import serai
from serai.table.match import Match
from tests.web.conftest import NewPerson
from tests.web.desk import tab
from tests.web.glance import SMALL, look_at
from tests.web.positions import busy_agra, table_from

START = 2  # rupees that everybody begins with
BAGS = {1: 4713, 2: 5827, 3: 6931}  # numbers that nothing else on a page has


def with_rupees(match: Match, bags: Mapping[int, int], **agreed: Any) -> Match:
    """The same position, but so much in the bags of some."""
    data = match.to_json()
    del data["digest"]
    data["options"] = {**data["options"], **agreed}
    for seat, rupees in bags.items():
        data["players"][seat]["rupees"] = {"orders": rupees - START}
    return serai.from_json(data)


def numbers_of(page: Page) -> set[int]:
    """The amounts of bags that are anywhere in the page: as a text, a label, or any attribute."""
    found = {int(one) for one in re.findall(r"(?<![\d.])\d{4}(?!\.?\d)", page.content())}
    return found & {amount + more for amount in BAGS.values() for more in range(-60, 61)}


@pytest.mark.parametrize("open_money", [False, True], ids=["hidden", "open"])
def test_money_of_rivals_is_nowhere(new_person: NewPerson, open_money: bool) -> None:
    """In no text, label or attribute, whatever is looked at; if money lies open it is found."""
    match = with_rupees(busy_agra(4), BAGS, open_money=open_money)
    assert [match.view(seat)["players"][seat]["rupees"] for seat in BAGS] == [*BAGS.values()]
    person = new_person(viewport=SMALL, reduced_motion="reduce")
    page = look_at(person, table_from(person, match))
    assert numbers_of(page) >= (set(BAGS.values()) if open_money else set())
    assert bool(numbers_of(page)) == open_money
    for rival in page.locator(".rival .enlarge").all():
        rival.press("Enter")
        page.wait_for_timeout(200)
        assert bool(numbers_of(page)) == open_money
    for name in ("Players", "Log", "Actions"):
        tab(page, name)
        page.wait_for_timeout(200)
        assert bool(numbers_of(page)) == open_money
    assert person.complaints == []
