"""What the log of Merv tells: each thing once, in one step, with what it was for."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import serai
from serai import Match
from serai.core.kernel import CHANCE, NOTED
from serai.language import LANGUAGES
from serai.table.told_turns import Teller, Turn, turns_of
from tests.games.merv.table import VIZIER, Table, table
from tests.games.playing import play

NAMES = ["Ann", "Bob", "Cem"]


def two(*spaces: int) -> Table:
    """Two players and the Grand Vizier on spaces of the northern side."""
    new = table(2)
    for master, space in enumerate(spaces):
        new.standing(master, f"N{space}")
    return new


def told(match: Match, language: str = "en") -> list[str]:
    """The log in sentences, without the spaces that hold words together."""
    return [line.replace("\xa0", " ") for line in match.story(language, NAMES)]


def deeds(match: Match, seat: int) -> list[str]:
    """What the line of a turn tells of all that a seat has done."""
    turn = Turn(seat, "", list(match.log))
    return Teller(match, "en", NAMES).line(turn).replace("\xa0", " ").split(" · ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_city_is_told_row_by_row(language: str) -> None:
    match = serai.new("merv", 2, seed=3, chance="ask")
    while match.to_move == CHANCE:
        match.play(match.options[0])
    rows = [line for line in told(match, language) if "(a" in line]
    cells = [re.findall(r"\b[a-e][1-5]\b", line) for line in rows]
    assert cells == [[f"{c}{r}" for c in "abcde" if f"{c}{r}" != "c3"] for r in range(1, 6)]
    city = match.view(0)["city"]
    if language == "en":
        for line, row in zip(rows, cells, strict=True):
            sites = re.split(", | and ", line.partition(": ")[2])
            assert sites == [f"{city[cell]['colour']} {city[cell]['action']}" for cell in row]


def test_a_site_that_is_not_dealt_yet_has_no_row() -> None:
    match = serai.new("merv", 2, seed=3, chance="ask")
    deal = match.parse("deal palace-blue")
    assert match.describe(deal) == "Next site: blue palace"
    assert match.worded(deal)[1]["row"] == 0


def test_walls_and_gates_are_counted_in_the_line_of_a_turn() -> None:
    here = table(2).player(0, cubes="red red red red red red").to_act(0, "b5")
    match = play(here, "act", "wall N2", "piece red", "wall N3", "piece red", "wall N1")
    play(match, "piece red", "wall N4", "piece red")
    assert deeds(match, 0)[:3] == [
        "Ann builds a wall on the north side (N2)",
        "builds the gate on the north side (N3)",
        "builds 2 walls (N1 and N4)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cubes_for_scrolls_are_told_once(language: str) -> None:
    here = table(2).player(0, cubes="red blue green").to_act(0, "d2")
    match = play(here, "act", "study red blue green")
    paid = [what for kind, _, what in match.log if kind == NOTED and named(match, what) == "paid"]
    assert len(paid) == 3
    before = [match.tell(match.step((NOTED, 0, one)), language, NAMES) for one in paid]
    assert not set(before) & set(match.story(language, NAMES))


def named(match: Match, what: int) -> str:
    return match.game.note(what).name


def test_the_cube_of_a_joker_is_told_in_a_payment() -> None:
    here = table(2).player(0, cubes="red red", achievements="red-joker").to_act(0, "d2")
    match = play(here, "act", "study red joker")
    assert "Ann pays red and joker cubes for scrolls" in told(match)


def test_a_raid_says_what_was_paid_for_which_building() -> None:
    here = table(2).built(0, "a1 b1 c1").built(VIZIER, "d1 e5").player(0, cubes="red")
    match = play(here.when(2).to_end_year(), "ransom red", "lose", "lose")
    lines = told(match)
    raid = lines[lines.index("Raid at the end of year 2") + 1 : lines.index("Scoring for year 2")]
    assert raid == [
        "Ann saves the building on the red caravansary (a1) with a ransom of 1 red cube",
        "Ann loses 2 buildings (blue caravansary and green caravansary)",
        "The Grand Vizier loses 2 buildings (tan caravansary and tan fortification)",
    ]


def test_the_viziers_camels_in_the_queue_are_told_as_his() -> None:
    match = two(2, 4, 1).player(2, camels=2).to_queue()
    assert "The Grand Vizier puts 2 camels in the queue and moves up" in told(match)


def test_the_queue_is_not_counted_in_the_turn_before_it() -> None:
    here = two(2).standing(VIZIER, "N1").player(VIZIER, camels=1).order(0, VIZIER, 1)
    match = here.to_act(1, "e1")

    def moments() -> Iterator[Match]:
        yield match
        yield play(match, "favour")

    _, mine, queue = turns_of(moments())
    assert (mine.seat, queue.seat) == (1, None)
    assert [(one.seat, one.place) for one in mine.changes] == [(1, "favour")]
    assert "The Grand Vizier puts a camel in the queue and moves up" in told(match)
