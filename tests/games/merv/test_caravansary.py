"""The caravansary: reach, payment, camels, closing the row, limit of spices (caravansary.py)."""

from __future__ import annotations

import random

import pytest

import serai
from serai import Match
from serai.games.merv.state import NO_CARD
from serai.games.merv.tables import ROW
from tests.games.merv.table import Table, cubes, merv, player, proves, saved, spices, table
from tests.games.playing import notes, offered, play, refused

EIGHT = "juniper " * 8


def buying(city: Table) -> Match:
    """Seat 0 has just chosen the action of a caravansary."""
    return city.acting(0, "caravansary")


def rich(row: str, camels: str = "", *, red: int = 8, own_camels: int = 0) -> Table:
    """Seat 0 has cubes and may own one spice."""
    return table().row(row, camels=camels).player(0, cubes={"red": red}, camels=own_camels)


def spices_on_row(match: Match) -> list[str]:
    """The cards of the row by spice."""
    return [card.split("-")[0] for card in saved(match)["row"] if card]


# --- buying ----------------------------------------------------------------------------------


@proves("C1", rulings=["several-cards"])
def test_several_cards_for_a_cube_each() -> None:
    match = buying(rich(EIGHT, "1 2", red=3))
    play(match, "take 3", "take 1", "done", "*")
    assert spices(match, 0) == {"juniper": 2}
    assert cubes(match, 0) == {"red": 1}
    assert notes(match, "paid") == [{"seat": 0, "count": 1, "resource": "red"}] * 2


@proves("C1")
def test_a_card_is_taken_once() -> None:
    match = play(buying(rich(EIGHT, "1")), "take 1")
    assert refused(match, "take 1") == ("no-card-there", {"nth": 1})


@proves("C2")
def test_cubes_of_two_colours_do_not_buy_two_cards() -> None:
    city = table().row(EIGHT, camels="1 2").player(0, cubes="red blue")
    match = play(buying(city), "take 1", "colour red")
    assert spices(match, 0) == {"juniper": 1}  # no second card could be paid
    city = table().row(EIGHT, camels="1 2").player(0, cubes="red red blue")
    match = play(buying(city), "take 1", "colour red", "take 2")
    assert spices(match, 0) == {"juniper": 2}
    assert cubes(match, 0) == {"blue": 1}


@proves("C2")
def test_the_player_chooses_the_one_colour() -> None:
    city = table().row(EIGHT, camels="1 2 3").player(0, cubes="red red blue blue tan")
    match = play(buying(city), "take 1")
    assert match.question == "colour"
    assert offered(match) == ["colour red", "colour blue", "colour tan"]
    assert refused(match, "colour green") == ("no-cube", {"resource": "green"})
    play(match, "colour blue", "take 2")
    assert cubes(match, 0) == {"red": 2, "tan": 1}
    assert spices(match, 0) == {"juniper": 2}  # in blue as well, without a question


def in_the_middle(cubes: str, *, market: str = "", camels: int = 0, scrolls: int = 0) -> Match:
    """Seat 0 buys in the middle line: the camel market keeps the question open."""
    city = table().sites(c1="caravansary-red").row(EIGHT, camels="1 2").camels(market=market)
    city.player(0, cubes=cubes, camels=camels, scrolls=scrolls)
    return play(city.to_act(0, "c1"), "act")


@proves("C1", "C2")
def test_a_refusal_tells_a_lack_of_cubes_from_a_lack_of_one_colour() -> None:
    match = play(in_the_middle("red", camels=1), "take 1")
    assert refused(match, "take 2") == ("no-cube-for-card", {"cards": 1})
    assert refused(match, "lay") == ("no-cube-for-card", {"cards": 1})
    match = play(in_the_middle("red blue", camels=1), "take 1", "colour red")
    assert refused(match, "take 2") == ("too-few-for-card", {"cards": 1})
    assert refused(match, "lay") == ("too-few-for-card", {"cards": 1})


@proves("C2", "I1")
def test_white_helps_one_colour_or_pays_alone() -> None:
    city = table().row(EIGHT, camels="1 2").player(0, cubes="red white")
    match = play(buying(city), "take 1", "take 2")
    assert (spices(match, 0), cubes(match, 0)) == ({"juniper": 2}, {})
    city = table().row(EIGHT, camels="1 2").player(0, cubes="white white white")
    match = play(buying(city), "take 1", "take 2", "done")
    assert (spices(match, 0), cubes(match, 0)) == ({"juniper": 2}, {"white": 1})


# --- reach and camels ------------------------------------------------------------------------


@proves("C3", rulings=["card-access"])
@pytest.mark.parametrize(
    ("camels", "open_cards"),
    [("", [1]), ("1 2", [1, 2, 3]), ("4", [1, 4, 5]), ("2 6", [1, 2, 3, 6, 7]), ("8", [1, 8])],
)
def test_cards_within_reach(camels: str, open_cards: list[int]) -> None:
    match = buying(rich(EIGHT, camels, own_camels=1))
    assert offered(match, "take") == [f"take {nth}" for nth in open_cards]
    for nth in {*range(1, 9)} - {*open_cards}:
        assert refused(match, f"take {nth}") == ("out-of-reach", {"nth": nth})


@proves("C3", rulings=["card-access", "several-cards"])
def test_a_chosen_card_opens_no_other_and_its_camel_still_counts() -> None:
    match = play(buying(rich(EIGHT, "2")), "take 2")
    assert offered(match, "take") == ["take 1", "take 3"]
    play(match, "take 3")
    assert refused(match, "take 4") == ("out-of-reach", {"nth": 4})


@proves("C4", rulings=["camels-on-the-first-free-cards"])
def test_own_camels_go_to_the_first_cards_without_one() -> None:
    match = play(buying(rich(EIGHT, "1 3", own_camels=3)), "lay")
    assert saved(match)["row_camels"] == ["1", "2", "3"]
    play(match, "lay")
    assert saved(match)["row_camels"] == ["1", "2", "3", "4"]
    assert player(match, 0).camels == 1
    assert offered(match, "take") == [f"take {nth}" for nth in range(1, 6)]


@proves("C4", rulings=["several-cards"])
def test_camels_may_be_laid_between_two_cards_while_one_more_can_be_paid() -> None:
    match = play(buying(rich(EIGHT, own_camels=2, red=2)), "take 1", "lay")
    assert saved(match)["row_camels"] == ["2"]  # the first card that is left
    play(match, "take 3")
    assert spices(match, 0) == {"juniper": 2}
    assert match.to_move != 0  # with camels, but no cube for a card that they would open


@proves("C4", "K2", rulings=["camels-just-taken"])
def test_camels_of_the_camel_market_may_be_laid_in_the_action_in_which_they_are_taken() -> None:
    match = play(in_the_middle("red red", market="white"), "take 1")
    assert refused(match, "lay") == ("camel-waits", {"camels": 1})
    play(match, "camels", "lay")
    assert saved(match)["row_camels"] == ["1", "2", "3"]


@proves("C4", "C5", "H7", rulings=["camels-just-taken"])
def test_camels_of_cards_just_taken_wait_for_a_free_card_within_the_action_too() -> None:
    match = play(in_the_middle("red red", camels=1, scrolls=5), "take 1", "bazaar scroll")
    play(match, "achieve card")
    assert offered(match) == ["take 2", "take 3", "pass"]
    assert refused(match, "lay") == ("camel-waits", {"camels": 1})


@proves("C3", "C4", rulings=["card-access"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_camels_always_lie_on_the_first_cards(seats: int) -> None:
    """So it makes no difference whether a camel also opens the card before it."""
    match = serai.new("merv", seats=seats, seed=seats, options={"camel_market": "whole"})
    pick = random.Random(seats)
    seen = 0
    while match.question:
        row, camels = list(merv(match).row), merv(match).row_camels
        has_camel = [bool(camels >> nth & 1) for nth in range(ROW) if row[nth] != NO_CARD]
        assert has_camel == sorted(has_camel, reverse=True)
        seen = max(seen, sum(has_camel))
        match.play(pick.choice(match.options))
    assert seen > 0


@proves("C4")
def test_laying_needs_a_camel_and_a_card_without_one() -> None:
    assert refused(buying(rich(EIGHT, "1")), "lay") == ("no-camel", {"camels": 0})
    match = buying(rich(EIGHT, "1 2 3 4 5 6 7 8", own_camels=1))
    assert refused(match, "lay") == ("row-full", {"cards": 8})


@proves("C5", rulings=["camels-are-taken", "several-cards"])
def test_camels_on_taken_cards_go_to_the_player() -> None:
    match = buying(rich(EIGHT, "1 2 4", own_camels=1))
    play(match, "take 1", "take 3", "take 4", "done", "*")
    assert player(match, 0).camels == 3
    assert saved(match)["row_camels"] == ["1"]


@proves("C5")
def test_a_laid_camel_comes_back_with_its_card() -> None:
    match = play(buying(rich(EIGHT, own_camels=1)), "lay", "take 1", "done", "*")
    assert player(match, 0).camels == 1
    assert saved(match)["row_camels"] == []


# --- closing the row -------------------------------------------------------------------------


@proves("C6", rulings=["several-cards"])
def test_the_row_is_closed_and_filled_once() -> None:
    row = "juniper-1 pepper-1 juniper-2 saffron-1 cardamom-1 pepper-2 saffron-2 cardamom-2"
    match = buying(rich(row, "2 3 6"))
    play(match, "take 1", "take 3", "done", "draw juniper-8", "draw pepper-6")
    left = "pepper-1 saffron-1 cardamom-1 pepper-2 saffron-2 cardamom-2 juniper-8 pepper-6"
    assert saved(match)["row"] == left.split()
    assert saved(match)["row_camels"] == ["1", "4"]  # moved along with their cards
    assert len(saved(match)["pile"]) == 24 - 2 - 8
    assert match.to_move == 1


@proves("C6", "S8")
def test_the_first_card_of_the_pile_may_be_any_of_those_left() -> None:
    match = play(buying(rich(EIGHT)), "take 1", "done")
    pepper, saffron, cardamom = range(1, 7), range(1, 7), range(1, 5)
    assert offered(match) == [
        *(f"draw pepper-{n}" for n in pepper),
        *(f"draw saffron-{n}" for n in saffron),
        *(f"draw cardamom-{n}" for n in cardamom),
    ]


@proves("C6", rulings=["pile-empty"])
def test_with_an_empty_pile_the_row_becomes_shorter() -> None:
    others = {"juniper": 7, "pepper": 6, "saffron": 4}
    city = rich("juniper saffron saffron", "1 2", own_camels=1).player(1, cards=others)
    match = buying(city.player(0, cubes="red red"))
    assert len([card for card in saved(match)["row"] if card]) == 7
    assert refused(match, "take 8") == ("no-card-there", {"nth": 8})
    play(match, "take 2", "take 3")
    assert match.to_move == 1
    assert spices_on_row(match) == ["juniper", *["cardamom"] * 4]
    assert saved(match)["row"][5:] == [None] * 3


# --- the limit of spices ---------------------------------------------------------------------


@proves("C7", "C8", rulings=["spice-limit-counted", "values-of-the-tracks"])
@pytest.mark.parametrize(
    ("influence", "allowed"),
    [(0, 1), (3, 1), (4, 2), (7, 2), (8, 3), (11, 3), (12, 4), (20, 4)],
)
def test_influence_limits_the_spices_of_a_player(influence: int, allowed: int) -> None:
    row = "juniper pepper saffron cardamom juniper"
    city = table().row(row, camels="1 2 3 4").player(0, cubes={"red": 6}, influence=influence)
    match = buying(city)
    assert match.view(0)["players"][0]["spices_allowed"] == allowed
    for nth in range(1, allowed + 1):
        assert refused(match, f"take {nth}") is None
        match.play(f"take {nth}")
    for nth, spice in enumerate(row.split()[allowed:4], allowed + 1):
        why = ("spice-limit", {"spice": spice, "allowed": allowed})
        assert refused(match, f"take {nth}") == why
    assert refused(match, "take 5") is None


@proves("C7")
def test_a_spice_that_is_owned_may_always_be_taken() -> None:
    city = table().row("juniper pepper juniper", camels="1 2")
    match = buying(city.player(0, cubes="red red red", cards="pepper", camels=1))
    assert offered(match) == ["take 2", "lay"]
    assert refused(match, "take 1") == ("spice-limit", {"spice": "juniper", "allowed": 1})


@proves("C7", rulings=["slip-spices-not-resources"])
def test_resources_and_goods_are_not_limited() -> None:
    city = table().row("juniper", camels="1").player(0, goods="silk jade dates", camels=1)
    match = city.built(0, "b1 b2 b3 b5").to_activate(0, "N2")
    play(match, "activate b1", "act", "take 1")
    assert player(match, 0).influence == 0
    assert match.question == "colour"
    assert cubes(match, 0) == {"red": 1, "blue": 1, "green": 1, "tan": 1}


@proves("C7", rulings=["spice-limit-counted"])
def test_influence_won_by_a_card_opens_the_next_spice_at_once() -> None:
    city = table().row("pepper juniper juniper", camels="1").built(1, "d4")
    match = buying(city.player(0, cubes="red red red", cards="pepper", influence=3, camels=1))
    assert refused(match, "take 2") == ("spice-limit", {"spice": "juniper", "allowed": 1})
    play(match, "take 1", "station d4")
    assert player(match, 0).influence == 5
    play(match, "take 2")
    assert spices(match, 0) == {"pepper": 2, "juniper": 1}


@proves("C7", "H7", rulings=["spice-limit-always"])
def test_free_cards_obey_the_limit() -> None:
    city = table().row("juniper pepper", camels="1").player(0, cards="juniper")
    match = city.about_to("Caravansary", 0, mode=1, chosen=0, colour=-1, taken=0)
    assert refused(match, "take 2") == ("spice-limit", {"spice": "pepper", "allowed": 1})


@proves("H7", "C7")
def test_a_free_card_that_cannot_be_reached_is_lost_and_no_camel_is_laid() -> None:
    city = table().row("pepper pepper pepper").player(0, cards="juniper", camels=1)
    match = city.about_to("Caravansary", 0, mode=1, chosen=0, colour=-1, taken=0)
    assert match.to_move == 1
    assert player(match, 0).camels == 1


@proves("C1")
def test_an_empty_row_is_said_to_be_empty() -> None:
    match = table().row("", full=False).player(0, cubes="red").to_act(0, "a1")
    assert refused(match, "act") == ("no-card-there", {"nth": 1})


@proves("C2", rulings=["paying-with-white"])
def test_white_alone_pays_only_where_no_colour_can() -> None:
    city = table().row("pepper pepper", camels="1")
    match = city.player(0, cubes="red blue white white").to_act(0, "a1")
    play(match, "act", "take 1")
    assert offered(match) == ["colour red", "colour blue"]
    assert refused(match, "colour white") == ("colour-can-pay", {"colours": 2})
    match = city.player(0, cubes="white white").to_act(0, "a1")
    play(match, "act", "take 1", "done")
    assert saved(match)["players"][0]["cubes"] == {"white": 1}


@proves("H3", rulings=["discount-is-a-choice"])
def test_the_one_payment_for_cards_takes_the_discount_by_itself() -> None:
    city = table().row("pepper pepper", camels="1")
    city = city.player(0, cubes="red red", achievements="caravansary-less", scrolls=2)
    match = play(city.to_act(0, "a1"), "act", "take 1", "take 2", "pass")
    assert saved(match)["players"][0]["cubes"]["red"] == 1  # two cards, one cube


@proves("T15", "C4")
@pytest.mark.parametrize(("camels", "possible"), [(0, False), (1, False), (2, True), (3, True)])
def test_own_camels_may_bring_a_permitted_card_within_reach(camels: int, possible: bool) -> None:
    city = table().row("pepper pepper juniper pepper pepper pepper pepper saffron")
    match = city.player(0, cubes="red", cards="juniper", camels=camels).to_act(0, "a1")
    why = None if possible else ("nothing-in-row", {"allowed": 1})
    assert refused(match, "act") == why


@proves("T15", "C6")
@pytest.mark.parametrize(("left", "why"), [(0, ("no-card-there", {"nth": 1})), (1, None)])
def test_an_empty_row_has_nothing_to_buy(left: int, why: tuple[str, object] | None) -> None:
    others = {"juniper": 8 - left, "pepper": 6, "saffron": 6, "cardamom": 4}
    match = table().player(0, cubes="red").player(1, cards=others).to_act(0, "a1")
    assert refused(match, "act") == why


@proves("C6")
def test_the_last_card_of_the_pile_is_laid_out_as_well() -> None:
    city = table().row("pepper " * 6 + "juniper-2 juniper-3")
    city.player(0, cubes="red").player(1, cards={"saffron": 6, "cardamom": 4})
    match = city.player(2, cards="juniper-4 juniper-5 juniper-6 juniper-7 juniper-8").to_act(
        0, "a1"
    )
    assert saved(match)["pile"] == ["juniper-1"]
    play(match, "act")
    assert saved(match)["row"][7] == "juniper-1"
    assert saved(match)["pile"] == []
