"""Whole games on drawn boards: by mouse, by keys, by names and by finger.

The list of moves is never opened. One game of each way is played every day, and with
SERAI_BROWSER_LONG=1 every variant with every number of seats.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.conftest import LONG, NewPerson, Person
from tests.web.desk import MOST_STEPS, PHONE, events, listen, names, ranking, sit
from tests.web.touch import (
    A_MOMENT,
    Finger,
    Hand,
    Keys,
    Mouse,
    choose,
    look,
    never_listed,
    play_by_touch,
    straight,
    touch,
    watched,
)

A_WHILE = 2_000  # milliseconds, after which something that was read out is gone
SEATS = {"rajas": (2, 3, 4), "agra": (2, 3, 4), "merv": (1, 2, 3, 4)}
VARIANTS: dict[str, dict[str, dict[str, Any]]] = {
    "rajas": {
        "basic": {},
        "navaratnas": {"navaratnas": True},
        "ganga": {"ganga": True},
        "both": {"navaratnas": True, "ganga": True},
        "mixed": {"sides": ["basic", "navaratnas", "basic", "navaratnas"]},
    },
    "agra": {
        "basic": {},
        "open": {"open_money": True, "more_alone": True},
        "loose": {"trader": "at_most", "influence": "action", "oil_curry_unlimited": True},
        "full": {"trader": "until_full", "influence": "turn", "peon_takes_rupees": True},
        "notables": {
            "painter_all_tracks": True,
            "french_trader_values": True,
            "dyer_value_two": True,
        },
    },
    "merv": {
        "basic": {},
        "standard": {"level": "standard"},
        "hard": {"level": "hard"},
        "tyrant": {"level": "tyrant"},
        "whole": {"camel_market": "whole"},
        "side A": {"camel_market": "side_a"},
        "side B": {"camel_market": "side_b"},
        "letter": {"spice_literal": True, "hall_favour_each": True},
        "ours": {"palace_voluntary": True, "upgrades_own": True},
    },
}
DAILY = [("rajas", "both", 2), ("agra", "basic", 4), ("merv", "basic", 1)]
ALL = [
    (game, variant, seats)
    for game, variants in VARIANTS.items()
    for variant, options in variants.items()
    for seats in SEATS[game]
    if seats == 1 or "level" not in options  # of the rival of whoever plays alone
]
every_table = pytest.mark.parametrize(("game", "variant", "seats"), ALL if LONG else DAILY)
TURNS = 20  # of which the clicks are counted


# Some who know how to come to an end, and others who are quick.
RIVALS = {
    "rajas": ["greedy", "random", "random"],
    "agra": ["greedy"] * 3,
    "merv": ["greedy", "random", "random"],
}
ALONE = "Corrupt Magistrate"  # the rival of whoever plays alone


def player(new_person: NewPerson, *at: str | int, **settings: Any) -> Person:
    """Somebody who plays at a table; in the long run the games of every day are painted as well."""
    return new_person(painted=LONG and at in DAILY, **settings)


def table(person: Person, game: str, variant: str, seats: int) -> Page:
    options = dict(VARIANTS[game][variant])
    if "sides" in options:
        options["sides"] = options["sides"][:seats]
    watched(person)
    return sit(person, game, "me", *RIVALS[game][: seats - 1], options=options)


def check_ranking(page: Page, seats: int) -> None:
    """Every seat is listed, and the rival of whoever plays alone."""
    lines = ranking(page)
    assert len(lines) == max(2, seats)
    assert sum(ALONE in line for line in lines) == (seats == 1)


def whole_game(person: Person, page: Page, hand: Hand, seats: int = 2) -> Counter[str]:
    """To the ranking, without the list; what was done how often."""
    done: Counter[str] = Counter()
    play_by_touch(page, Random(6), hand, lambda one: done.update([one.kind]))
    expect(page.get_by_role("heading", name="Result")).to_be_visible()
    check_ranking(page, seats)
    assert never_listed(page)
    assert done["place"] > 5
    assert person.complaints == []
    return done


@every_table
def test_by_clicking_on_the_board_alone(
    new_person: NewPerson,
    game: str,
    variant: str,
    seats: int,
    record_property: Callable[[str, object], None],
) -> None:
    person = player(new_person, game, variant, seats, viewport={"width": 1280, "height": 800})
    done = whole_game(person, table(person, game, variant, seats), Mouse(), seats)
    record_property("clicks of a whole game", done.total())


@every_table
def test_by_keys_on_the_board(
    new_person: NewPerson,
    game: str,
    variant: str,
    seats: int,
    record_property: Callable[[str, object], None],
) -> None:
    """Tab to the board, arrows, Enter and Space; the mouse is never touched."""
    hand = Keys()
    person = player(new_person, game, variant, seats)
    done = whole_game(person, table(person, game, variant, seats), hand, seats)
    record_property("keys for each touch", round(hand.presses / done.total(), 1))


@every_table
def test_by_finger_on_a_phone(new_person: NewPerson, game: str, variant: str, seats: int) -> None:
    person = player(new_person, game, variant, seats, **PHONE)
    page = table(person, game, variant, seats)
    whole_game(person, page, Finger(), seats)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


def test_two_people_at_one_screen(person: Person) -> None:
    watched(person)
    page = sit(person, "merv", "me:Anna", "me:Bram")
    play_by_touch(page, Random(4), Mouse())
    assert {"Anna", "Bram"} == {line.split()[1] for line in ranking(page)}
    assert never_listed(page)
    assert person.complaints == []


# --- by what is read out ---

TWICE = """() => {
  const called = new Map();
  for (const one of document.querySelectorAll('[data-place].offered')) {
    const name = one.getAttribute('aria-label');
    called.set(name, (called.get(name) ?? new Set()).add(one.dataset.place));
  }
  return [...called].filter(([, places]) => places.size > 1).map(([name]) => name);
}"""


def touch_by_name(page: Page, luck: Random) -> None:
    """Invoke a place or a row as assistive technology does: by its name."""
    stage = page.locator(".stage")
    said = names(stage)
    if not said:  # it was just changing
        return
    assert page.evaluate(TWICE) == [], "different places with the same name"
    name = luck.choice(said)
    found = stage.get_by_role("button", name=name, exact=True, disabled=False).first
    try:
        found.dispatch_event("click", timeout=A_WHILE)
    except Error:
        assert name not in names(stage), f"“{name}” is read out, but cannot be found"


@every_table
def test_by_roles_and_names_of_places(
    new_person: NewPerson, game: str, variant: str, seats: int
) -> None:
    """Nothing is known but what a screen reader says, and it says when it is one's turn."""
    person = player(new_person, game, variant, seats)
    page = table(person, game, variant, seats)
    heard = listen(page)
    luck = Random(4)
    mark = ""
    waited = False  # a move that nothing can bring back: not in every game there is one
    for _ in range(MOST_STEPS):
        seen = look(page, mark)
        if seen.over:
            break
        waited |= page.locator(".pending").count() > 0
        if seen.confirm:
            confirm = page.get_by_role("button", name="Confirm", exact=True)
            confirm.dispatch_event("click")
        else:
            touch_by_name(page, luck)
        mark = seen.mark
    check_ranking(page, seats)
    assert never_listed(page)
    said = heard()
    assert sum("It is your turn." in one for one in said) >= 5
    rival = "greedy" if seats > 1 else ALONE
    assert any(rival in one for one in said), "nobody told what the rival did"
    told = any("confirm, or change it" in one for one in said)
    assert told or not waited, "nobody told what waits"
    assert waited or LONG  # there is something of the kind in the games of every day
    assert person.complaints == []


# --- how many clicks a turn takes ---


# A turn lies between two of others, or between two rounds; in Merv a side of the city is one.
Turn = tuple[int, int]
SIDES = ("north", "east", "south", "west")
BEGINS = ("note-round-begins", "note-phase-begins")


def turn_of(page: Page) -> Turn:
    others = sum(event["seat"] != 0 for event in events(page, "moved"))
    clock = page.locator(".clock").inner_text().split()
    number = int(clock[1])  # “Round 3 …”, “Year 2 south side …”
    for nth, side in enumerate(SIDES):
        if side in clock:
            number = len(SIDES) * (number - 1) + nth + 1
    return others, number


def decisions(page: Page) -> tuple[Counter[Turn], Turn]:
    """What there was to decide, by turn: each move that was not forced, each of its things.

    To pay is to choose each die, and to build over something is to choose the tile and the square.
    Of the turn that it is now, and of a draft that goes on into the next one, not all is told yet.
    """
    found: Counter[Turn] = Counter()
    others, number = 0, 1
    for event in events(page, "moved"):
        others += event["seat"] != 0
        for said in event["sentences"]:
            number += said["key"] in BEGINS
            if said["move"] and said["seat"] == 0 and not said["forced"]:
                found[others, number] += max(1, len(said["places"]))
    return found, (others, number)


# Every day those of Agra are counted in turns that were recorded, see test_recorded_turns.py.
@pytest.mark.parametrize("game", VARIANTS if LONG else ["rajas"])
def test_clicks_against_decisions(
    person: Person, game: str, record_property: Callable[[str, object], None]
) -> None:
    """At most one more than there was to decide; to turn a tile is not counted."""
    watched(person)
    page = sit(person, game, "me", "random")
    luck = Random(9)
    clicks: Counter[Turn] = Counter()
    asked: Counter[Turn] = Counter()
    done: list[str] = []  # to tell what went wrong
    mark = ""
    whole: list[Turn] = []
    while len(whole) < TURNS:
        # To go elsewhere once a place was touched is another decision, which nobody could count.
        seen = straight(look(page, mark))
        if seen.over:
            break
        if not (seen.confirm or seen.places or seen.rows):  # rows come when it is known what for
            page.wait_for_timeout(A_MOMENT)
            continue
        what = choose(seen, luck)
        if what.kind != "turn":
            turn = turn_of(page)
            clicks[turn] += 1
            # A place can mean several things, or the beginning of others: then which of them it
            # is is one more thing to decide.
            asked[turn] += what.kind == "row" and seen.covered
            again = " (nothing had changed)" if seen.mark == mark else ""
            done.append(f"{turn} {what.kind} {what.what}{again}")
        touch(page, Mouse(), seen, what)
        mark = seen.mark
        now = decisions(page)[1]
        whole = [turn for turn in clicks if turn < now]
    decided = decisions(page)[0] + asked
    figures = [(clicks[turn], decided[turn]) for turn in whole]
    record_property("turns, clicks, decisions", (len(whole), *map(sum, zip(*figures, strict=True))))
    record_property("clicks/decisions by turn", " ".join(f"{a}/{b}" for a, b in figures))
    told = [said for event in events(page, "moved") for said in event["sentences"]]
    for turn, (made, real) in zip(whole, figures, strict=True):
        clicked = "\n".join(one for one in done if one.startswith(str(turn)))
        moves = " ".join(f"{'' if said['forced'] else '!'}{said['move']}" for said in told)
        assert made <= real + 1, f"{made} clicks for {real} decisions:\n{clicked}\n{moves}"
