"""Bonuses of the spices, every second or third card of a kind (caravansary.py)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serai import Match
from tests.games.merv.table import cubes, player, proves, saved, spices, table
from tests.games.playing import notes, offered, play, refused


def nth_card(spice: str, nth: int, **options: bool) -> Match:
    """Seat 0 has bought its n-th card of a spice; it has two sites, seat 1 has one."""
    city = table(**options).row(spice).built(0, "a2 b2").built(1, "d4")
    city.player(0, cubes="red", cards={spice: nth - 1} if nth > 1 else {})
    return play(city.to_act(0, "a1"), "act")


def favoured(match: Match) -> bool:
    return bool(player(match, 0).favour == 1)


def may_guard(match: Match) -> bool:
    return match.question == "guard"


def may_upgrade(match: Match) -> bool:
    return match.question == "upgrade"


def has_white(match: Match) -> bool:
    return cubes(match, 0) == {"white": 1}


BONUSES: dict[str, Callable[[Match], bool]] = {
    "juniper": favoured,
    "pepper": may_guard,
    "saffron": may_upgrade,
    "cardamom": has_white,
}


def bonus_of(match: Match) -> str:
    """The spice whose bonus is there."""
    found = [spice for spice, is_there in BONUSES.items() if is_there(match)]
    assert len(found) < 2
    return found[0] if found else ""


@proves("C9", rulings=["spice-bonus-steps", "juniper-bonus"])
@pytest.mark.parametrize("nth", range(1, 9))
def test_every_second_juniper_gives_favour(nth: int) -> None:
    assert bonus_of(nth_card("juniper", nth)) == ("juniper" if nth in (2, 4, 6, 8) else "")


@proves("C10", rulings=["spice-bonus-steps", "juniper-bonus"])
@pytest.mark.parametrize("nth", range(1, 7))
def test_every_second_pepper_lets_a_guard_stand(nth: int) -> None:
    match = nth_card("pepper", nth)
    assert bonus_of(match) == ("pepper" if nth in (2, 4, 6) else "")
    if nth == 2:
        assert offered(match) == ["station a1", "station a2", "station b2", "station d4", "pass"]


@proves("C11", rulings=["spice-bonus-steps"])
@pytest.mark.parametrize("nth", range(1, 7))
def test_every_third_saffron_gives_a_white_upgrade(nth: int) -> None:
    match = nth_card("saffron", nth)
    assert bonus_of(match) == ("saffron" if nth in (3, 6) else "")
    if nth == 3:
        play(match, "upgrade b2")
        assert saved(match)["upgrades"] == {"b2": "white"}


@proves("C12", rulings=["spice-bonus-steps"])
@pytest.mark.parametrize("nth", range(1, 5))
def test_every_second_cardamom_gives_a_white_cube(nth: int) -> None:
    assert bonus_of(nth_card("cardamom", nth)) == ("cardamom" if nth in (2, 4) else "")


@proves("C13", rulings=["spice-bonus-timing"])
def test_a_bonus_cannot_pay_for_cards_of_the_same_action() -> None:
    city = table().row("cardamom cardamom cardamom", camels="1 2").player(0, cubes="red red")
    match = play(city.to_act(0, "a1"), "act", "take 1", "take 2", "*")
    assert spices(match, 0) == {"cardamom": 2}  # a third could not be paid
    assert cubes(match, 0) == {"white": 1}


@proves("C13", rulings=["spice-bonus-timing"])
def test_bonuses_come_with_each_card_before_the_next_is_bought() -> None:
    city = table().row("saffron pepper", camels="1").built(0, "a2").built(1, "d4")
    city.player(0, cubes="red red", influence=4, cards="pepper saffron saffron")
    match = play(city.to_act(0, "a1"), "act", "take 1")
    assert match.question == "upgrade"
    assert cubes(match, 0) == {"red": 1}
    assert spices(match, 0) == {"pepper": 1, "saffron": 3}  # the second card is still to come
    play(match, "upgrade a2", "take 2")
    assert match.question == "guard"
    assert spices(match, 0) == {"pepper": 2, "saffron": 3}
    assert refused(match, "station a2") == ("has-upgrade", {"cell": "a2"})
    play(match, "pass")
    assert [note["spice"] for note in notes(match, "card-taken")] == ["saffron", "pepper"]


@proves("C13", "C6")
def test_the_row_is_filled_after_the_bonuses() -> None:
    city = table().row("pepper").built(1, "d4").player(0, cubes="red", cards="pepper")
    match = play(city.to_act(0, "a1"), "act")
    assert match.question == "guard"
    assert saved(match)["row"][0] is None
    play(match, "pass", "draw juniper-8")
    assert saved(match)["row"][7] == "juniper-8"


@proves("C14", rulings=["spice-bonus-steps"])
@pytest.mark.parametrize(
    ("spice", "nth"),
    [
        *(("juniper", nth) for nth in range(1, 9)),
        *(("pepper", nth) for nth in range(1, 7)),
        *(("saffron", nth) for nth in range(1, 7)),
        *(("cardamom", nth) for nth in range(1, 5)),
    ],
)
def test_to_the_letter_bonuses_come_with_certain_cards_of_every_spice(spice: str, nth: int) -> None:
    match = nth_card(spice, nth, spice_literal=True)
    assert bonus_of(match) == (spice if nth in (2, 3, 4, 6, 8) else "")
