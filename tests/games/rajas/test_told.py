"""What logs tell of a turn: each thing once, with who, what, how much and for what."""

from __future__ import annotations

import re

import pytest

from serai import Match
from serai.core.speech import Arguments
from serai.language import LANGUAGES, say
from serai.table.told_turns import Teller
from tests.games.playing import notes, play
from tests.games.rajas.table import table

every_language = pytest.mark.parametrize("language", LANGUAGES)


def story(match: Match) -> list[str]:
    """The steps of the first player, without the name."""
    told = match.story(names=["Ann", "Bob"])
    return [step.removeprefix("Ann ") for step in told if step.startswith("Ann ")]


def deeds(match: Match) -> list[str]:
    """What the line of the turn tells of the first player beside numbers."""
    steps = match.steps(match.worth_telling(match.log))
    return Teller(match, "en", ["Ann", "Bob"]).deeds(steps).get(0, [])


def test_dice_of_one_choice_are_told_together() -> None:
    match = table().player(0, dice="g2").to_move(0)
    play(match, "chamber dancer", "pay g2", "take blue", "take blue", "roll b1", "roll b5")
    assert story(match)[2:4] == ["takes 2 blue dice", "rolls a blue 1 and a blue 5"]
    assert "+2 dice (blue 1 and blue 5)" in deeds(match)


def test_dice_without_a_choice_are_told_as_taken_too() -> None:
    match = table().player(0, dice="g4").to_move(0)
    play(match, "balcony green", "pay g4", "*")
    assert len(notes(match, "die-taken")) == 2
    assert sum(bool(re.fullmatch(r"takes 2 \w+ dice", step)) for step in story(match)) == 1


def test_a_terrace_says_by_itself_which_die_is_taken() -> None:
    match = play(table().to_move(0), "terrace green", "roll g6")
    assert story(match)[:2] == ["takes a green die on the terrace", "rolls a green 6"]


def test_dice_that_are_rolled_again_are_no_gain() -> None:
    match = table().player(0, dice="b1 p3 o6").to_move(0)
    play(match, "front", "reroll b1", "reroll p3", "done", "roll b5", "roll p5")
    again = ["rerolls a blue 1 and a purple 3", "rolls a blue 5 and a purple 5"]
    assert story(match)[-2:] == again
    assert deeds(match) == again
    assert not notes(match, "die-rolled")


def test_dice_of_the_set_up_are_no_reroll() -> None:
    here = play(table().to_move(0), "terrace green", "roll g6")
    assert len(notes(here, "die-rolled")) == 1
    assert not notes(here, "die-rerolled")


def test_a_payment_says_what_karma_was_for_and_the_line_which_dice_went() -> None:
    match = table().player(0, money=3, karma=1, dice="o1 o5 o6").offer("O13").to_move(0)
    play(match, "quarry", "tile O13", "pay o1~ o5", "lay c2 NES", "*")
    assert "pays an orange 1 (turned to 6 with 1 karma) and an orange 5" in story(match)
    assert "pays an orange 1 and an orange 5" in deeds(match)


def test_a_boat_is_told_once_with_the_space_that_it_reaches() -> None:
    """What others occupy is skipped and not counted."""
    match = table().player(0, dice="b2").player(1, boat=1).to_move(0)
    play(match, "harbour", "pay b2", "sail 2", "*")
    assert notes(match, "boat-moved")[0] == {"seat": 0, "space": 3, "spaces": 2}
    sailing = [step for step in story(match) if "sail" in step]
    assert sailing == ["sails 2 free spaces to river space 3"]
    assert "sails to river space 3" in deeds(match)


def test_a_boat_that_stays_is_told_too() -> None:
    match = table().player(0, dice="b3").to_move(0)
    play(match, "harbour", "pay b3", "sail 0")
    assert "leaves the boat where it is" in story(match)


def test_a_bonus_says_what_it_is_for() -> None:
    match = table().player(0, money=11).to_move(0)
    play(match, "front", "sail 1", "*")
    at = story(match).index("takes the bonus at 12 money (boat)")
    assert story(match)[at + 1] == "sails 1 free space to river space 1"


def test_a_tile_that_covers_another_names_the_square_once() -> None:
    match = (
        table().player(0, dice="b5 o6 o6", province={"c2": ("O02", "NE")}).offer("O13").to_move(0)
    )
    play(match, "chamber builder", "pay b5", "overbuild O13 c2", "pay o6", "lay c2 NES", "*")
    steps = [step for step in story(match) if re.search(r"\bc2\b|O13", step)]
    assert steps == [
        "takes tile O13 (fort and palace) to build over another",
        "lays the tile on c2, with roads to the north, east and south",
    ]
    assert "builds tile O13 (fort and palace) over the one on c2" in deeds(match)


@every_language
@pytest.mark.parametrize("dice", ["b1", "b2 b2", "b1 g5", "b1 o4 o4 o4", "p3 p3 g6 g6"])
def test_one_die_and_several_can_be_said(language: str, dice: str) -> None:
    held: Arguments = {"die": dice, "paid_die": f"{dice}~", "given_die": dice, "seat": 0}
    told = [
        say(language, "rajas", key, held)
        for name in ("move-pay", "move-reroll", "move-return")
        for key in (f"{name}.told", f"{name}.deed")
    ]
    for name in ("note-die-rolled", "note-die-rerolled"):
        told += [say(language, "rajas", key, held) for key in (name, f"{name}.deed")]
    for text in told:
        assert not re.search(r"×|~|\b[bgop]\d\b|\([^)]*\([^)]*\)", text), text


@every_language
@pytest.mark.parametrize("colours", ["blue", "green green", "orange purple", "blue blue green"])
def test_one_colour_and_several_can_be_said(language: str, colours: str) -> None:
    held: Arguments = {"colour": colours, "seat": 0}
    told = [say(language, "rajas", key, held) for key in ("move-take.told", "note-die-taken")]
    for text in told:
        assert not re.search(r"×|\b(blue|green|orange|purple)\b(?! di[ec]e?)", text), text


@every_language
def test_what_is_on_offer_says_its_colour(language: str) -> None:
    match = table().player(0, money=3, dice="o4 o5").offer("O13").to_move(0)
    play(match, "quarry", "tile O13", "pay o4 o5", "lay c2 NES", "*")
    told = [step for step in match.story(language) if re.search(r"\bO\d\d\b", step)]
    assert re.search("oranje|orange|оранжевый", told[-1].casefold()), told[-1]
