"""The turn of the Magistrate (magistrate.py): space, site, wealth, gain, contract."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.merv.solo import (
    CARDS,
    LEVELS,
    MAGISTRATE_NAME,
    VIZIER_NAME,
    YOU,
    after_his_turn,
    solo,
    told,
    with_wealth,
)
from tests.games.merv.table import (
    LAYOUT,
    MAGISTRATE,
    VIZIER,
    cubes,
    goods,
    laid_goods,
    player,
    proves,
    saved,
    saved_player,
)
from tests.games.playing import notes, play

SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
each_card = pytest.mark.parametrize("card", list(CARDS))


# --- spaces -------------------------------------------------------------------------------------


@proves("Z4", rulings=["solo-directions", "solo-reconstructed"])
@each_card
@pytest.mark.parametrize("side", list(SIDES))
def test_first_free_space_of_his_list(card: int, side: str) -> None:
    wanted = CARDS[card][0]
    here = solo(card).when(1, SIDES[side]).order(MAGISTRATE, YOU, VIZIER)
    assert told(after_his_turn(here), "went", "position")[0] == f"{side}{wanted[0]}"
    here = solo(card).order(YOU, MAGISTRATE, VIZIER).standing(YOU, f"{side}{wanted[0]}")
    assert told(after_his_turn(here), "went", "position")[0] == f"{side}{wanted[1]}"
    for yours, vizier in permutations(wanted[:2]):
        here = solo(card).standing(YOU, f"{side}{yours}").standing(VIZIER, f"{side}{vizier}")
        match = after_his_turn(here.order(VIZIER, YOU, MAGISTRATE))
        assert told(match, "went", "position")[0] == f"{side}{wanted[2]}"


@proves("Z3", rulings=["solo-directions", "solo-reconstructed"])
@each_card
@pytest.mark.parametrize("side", list(SIDES))
def test_first_free_space_of_the_list_of_the_grand_vizier(card: int, side: str) -> None:
    wanted = CARDS[card][1]

    def went(*taken: str) -> list[int | str]:
        others = [YOU, MAGISTRATE][: len(taken)]
        here = solo(card).when(1, SIDES[side])
        for other, space in zip(others, taken, strict=True):
            here.standing(other, f"{side}{space}")
        rest = [master for master in (YOU, MAGISTRATE) if master not in others]
        match = here.order(*others, VIZIER, *rest).to_go(VIZIER)
        found = notes(match, "went")
        return [note["position"] for note in found if note["seat"] == VIZIER_NAME]

    assert went() == [f"{side}{wanted[0]}"]
    assert went(wanted[0]) == [f"{side}{wanted[1]}"]
    assert went(wanted[1], wanted[0]) == [f"{side}{wanted[2]}"]
    assert went(wanted[2], wanted[4]) == [f"{side}{wanted[0]}"]


@proves("Z3")
@pytest.mark.parametrize(
    ("built", "house"), [("", "c1"), ("c1", "c2"), ("c1 c2", "c4"), ("c1 c2 c4", "c5")]
)
def test_grand_vizier_builds_on_the_nearest_empty_site_without_a_question(
    built: str, house: str
) -> None:
    here = solo().built(YOU, built).order(VIZIER, YOU, MAGISTRATE)
    match = here.to_go(VIZIER)  # card 1 sends him to N3
    assert saved(match)["buildings"][house] == VIZIER
    assert player(match, VIZIER).buildings == 8
    assert (match.question, match.to_move) == ("space", YOU)


@proves("Z3")
def test_nearest_means_nearest_to_his_master() -> None:
    here = solo().when(1, "south").built(YOU, "c5").order(VIZIER, YOU, MAGISTRATE)
    assert saved(here.to_go(VIZIER))["buildings"] == {"c5": YOU, "c4": VIZIER}
    here = solo().when(1, "west").built(YOU, "a3").order(VIZIER, YOU, MAGISTRATE)
    assert saved(here.to_go(VIZIER))["buildings"] == {"a3": YOU, "b3": VIZIER}


@proves("Z3", "D4", "D5")
def test_grand_vizier_without_room_or_buildings_only_moves() -> None:
    here = solo().built(YOU, "c1 c2 c4 c5").order(VIZIER, YOU, MAGISTRATE)
    match = here.to_go(VIZIER)
    assert (player(match, VIZIER).buildings, saved(match)["masters"]) == (9, {"2": "N3"})
    here = solo().built(VIZIER, "a1 b1 d1 e1 a2 b2 d2 e2 a3").order(VIZIER, YOU, MAGISTRATE)
    match = here.to_go(VIZIER)
    assert len(saved(match)["buildings"]) == 9
    assert (player(match, VIZIER).points, cubes(match, VIZIER)) == (0, {})


# --- sites --------------------------------------------------------------------------------------


@proves("Z5", rulings=["solo-reconstructed"])
@each_card
def test_empty_site_highest_in_the_preference_of_the_card(card: int) -> None:
    """Five of the actions lie in the line; without the best one the next is taken."""
    spaces, _, preference, _ = CARDS[card]
    column = "abcde"[int(spaces[0]) - 1]
    actions = preference.split()
    cells = [f"{column}{row}" for row in (1, 2, 4, 5)]
    for first in range(3):
        wanted = actions[first : first + 4]
        here = solo(card).order(MAGISTRATE, YOU, VIZIER)
        for cell, action in zip(cells, reversed(wanted), strict=True):
            here.sites(**{cell: f"{action}-red"})
        if column != "c":
            here.built(VIZIER, f"{column}3")
        match = after_his_turn(here)
        assert saved(match)["buildings"][cells[-1]] == MAGISTRATE
        assert told(match, "wealth", "action") == [wanted[0]]


@proves("Z5", rulings=["magistrate-ties"])
@pytest.mark.parametrize(
    ("card", "side", "action", "nearest"),
    [(1, "north", "caravansary", "a2"), (5, "south", "palace", "a4")],
)
def test_of_equal_actions_the_nearest_to_his_master(
    card: int, side: str, action: str, nearest: str
) -> None:
    """Both cards send him to column a; two of its sites have the action he likes best."""
    here = solo(card).when(1, side).order(MAGISTRATE, YOU, VIZIER).built(VIZIER, "a1 a5")
    here.sites(a2=f"{action}-tan", a4=f"{action}-green")
    match = after_his_turn(here)
    assert [cell for cell, who in saved(match)["buildings"].items() if who == MAGISTRATE] == [
        nearest
    ]


@proves("Z5")
def test_empty_before_his_own_before_those_of_others() -> None:
    """Card 1 likes the caravansary a1 best, whose owner makes the difference."""
    here = solo().order(MAGISTRATE, YOU, VIZIER).built(MAGISTRATE, "a1").built(YOU, "a2 a3 a4")
    match = after_his_turn(here)
    assert saved(match)["buildings"]["a5"] == MAGISTRATE  # the only empty one
    here = solo().order(MAGISTRATE, YOU, VIZIER).built(YOU, "a1 a2 a4 a5").built(MAGISTRATE, "a3")
    match = after_his_turn(here)
    assert told(match, "activated", "cell") == ["a3"]
    here = solo().order(MAGISTRATE, YOU, VIZIER).built(YOU, "a1 a2").built(VIZIER, "a3 a4 a5")
    match = after_his_turn(here)
    assert told(match, "activated", "cell") == ["a1"]
    here = solo().order(MAGISTRATE, YOU, VIZIER).built(YOU, "a2 a3 a4 a5").built(VIZIER, "a1")
    match = after_his_turn(here)
    assert told(match, "activated", "cell") == ["a1"]  # of the Grand Vizier just as well


@proves("Z5")
def test_without_buildings_he_leaves_empty_sites() -> None:
    here = solo().order(MAGISTRATE, YOU, VIZIER)
    here.built(MAGISTRATE, "b1 b2 c1 c2 d1 d2 e1 e2 b3").built(YOU, "a3 a4")
    match = after_his_turn(here)
    assert told(match, "activated", "cell") == ["a3"]  # library before marketplace
    assert saved(match)["buildings"].get("a1") is None


@proves("Z5")
def test_his_last_building_is_still_built() -> None:
    here = solo().order(MAGISTRATE, YOU, VIZIER).built(MAGISTRATE, "b1 b2 c1 c2 d1 d2 e1 e2")
    match = after_his_turn(here.built(YOU, "a3 a4"))
    assert saved(match)["buildings"]["a1"] == MAGISTRATE
    assert player(match, MAGISTRATE).buildings == 0


@proves("Z6", "T12", "T13")
def test_your_share_when_he_activates_your_building() -> None:
    here = solo().order(MAGISTRATE, YOU, VIZIER).built(YOU, "a1 a2 a3 a4").built(VIZIER, "a5")
    match = after_his_turn(here.upgrades(a1="tan", a3="white", a4="blue"))
    assert told(match, "activated", "cell") == ["a1"]
    # red and tan of the activated site; of the others only the white and the blue of upgrades
    assert cubes(match, YOU) == {"red": 1, "tan": 1, "white": 1, "blue": 1}
    assert cubes(match, MAGISTRATE) == {}


@proves("Z6", "D7", rulings=["no-share-for-dummies"])
def test_nobody_has_a_share_of_other_activations() -> None:
    here = solo().order(MAGISTRATE, YOU, VIZIER).built(VIZIER, "a1 a2 a3 a4").built(YOU, "a5")
    match = after_his_turn(here.upgrades(a1="tan", a5="white"))
    assert [cubes(match, master) for master in range(3)] == [{}, {}, {}]
    here = with_wealth("caravansary", 3).upgrades(a2="tan")
    match = after_his_turn(here)
    assert [cubes(match, master) for master in range(3)] == [{}, {}, {}]


@proves("Z7", "T12", rulings=["no-share-for-dummies"])
def test_his_buildings_work_for_you_and_bring_him_no_cubes() -> None:
    here = solo().built(MAGISTRATE, "a1 a2").upgrades(a1="tan").order(YOU, MAGISTRATE, VIZIER)
    match = play(here.to_activate(YOU, "N1"), "activate a1")
    assert cubes(match, YOU) == {"red": 1, "tan": 1, "blue": 1}
    assert cubes(match, MAGISTRATE) == {}


# --- wealth -------------------------------------------------------------------------------------


@proves("Z7", rulings=["solo-reconstructed"])
@pytest.mark.parametrize("wealth", range(2, 6))
def test_wealth_counts_his_buildings_in_the_line(wealth: int) -> None:
    here = with_wealth("library", wealth).built(MAGISTRATE, "b1 c4")  # not in the line
    assert told(after_his_turn(here), "wealth", "count") == [wealth]


@proves("Z7")
def test_wealth_counts_the_colour_of_the_activated_building() -> None:
    here = solo().order(MAGISTRATE, YOU, VIZIER).built(YOU, "a1 a2 a3").built(VIZIER, "a4 a5")
    assert told(after_his_turn(here), "wealth", "count") == [3 + 1]  # three of yours, the level


@proves("Z7")
@pytest.mark.parametrize(
    ("upgrades", "wealth"),
    [
        ({}, 3),
        ({"a2": "tan"}, 4),
        ({"a1": "blue"}, 4),
        ({"a1": "blue", "a2": "tan"}, 5),
        ({"a1": "white", "a2": "white"}, 3),  # these are no production upgrades
        ({"a3": "tan"}, 3),  # not his
    ],
)
def test_wealth_counts_production_upgrades_on_them(upgrades: dict[str, str], wealth: int) -> None:
    here = with_wealth("library", 3).upgrades(**upgrades)
    assert told(after_his_turn(here), "wealth", "count") == [wealth]


@proves("Z7")
def test_wealth_is_five_at_most() -> None:
    here = with_wealth("library", 6, "tyrant").upgrades(a2="tan", a3="red")
    assert told(after_his_turn(here), "wealth", "count") == [5]


@proves("Z8", rulings=["solo-reconstructed"])
@pytest.mark.parametrize("level", LEVELS)
def test_levels_add_wealth(level: str) -> None:
    bonus = {"novice": (1, 1, 1), "standard": (2, 1, 1), "hard": (2, 2, 2), "tyrant": (3, 3, 3)}
    for year in (1, 2, 3):
        here = with_wealth("library", 2, level).when(year)  # one building
        match = after_his_turn(here)
        assert told(match, "wealth", "count") == [1 + bonus[level][year - 1]]
        assert player(match, MAGISTRATE).scrolls == 1 + bonus[level][year - 1]


# --- gain and contract --------------------------------------------------------------------------


@proves("Z15", rulings=["solo-reconstructed"])
@each_card
def test_gain_of_each_card(card: int) -> None:
    """All actions are barred to him but the library: his line has no other empty site."""
    spaces, _, _, gain = CARDS[card]
    column = "abcde"[int(spaces[0]) - 1]
    here = solo(card).order(MAGISTRATE, YOU, VIZIER).sites(**{f"{column}1": "library-red"})
    here.built(VIZIER, " ".join(f"{column}{row}" for row in "2345" if f"{column}{row}" != "c3"))
    match = after_his_turn(here)
    p = player(match, MAGISTRATE)
    assert p.scrolls == 2
    assert p.favour == (gain == "favour")
    assert p.points == (2 if gain == "points" else 0)
    assert saved_player(match, MAGISTRATE)["points"] == ({"cards": 2} if gain == "points" else {})
    assert len(saved(match)["guards"]) == (gain == "guard")
    assert p.influence == (2 if gain == "guard" else 0)


@proves("Z15", "G2", rulings=["magistrate-ties"])
@pytest.mark.parametrize(
    ("yours", "guarded"),
    [("a1 d1", "a1"), ("d1 b3", "d1"), ("b3 e5", "b3"), ("e5", "e5"), ("", "c1")],
)
def test_guard_where_it_brings_most_influence_row_by_row(yours: str, guarded: str) -> None:
    """Card 3: c1 is his own library, the others of the line are walled or have upgrades."""
    here = solo(3).order(MAGISTRATE, YOU, VIZIER).sites(c1="library-red").built(YOU, yours)
    here.built(VIZIER, "c2 c4 c5").upgrades(c2="white").walls("S3")
    match = after_his_turn(here)
    assert saved(match)["guards"] == {guarded: MAGISTRATE}
    assert told(match, "guarded", "cell") == [guarded]
    assert player(match, MAGISTRATE).influence == (2 if yours else 1)
    assert player(match, MAGISTRATE).servants == 7


@proves("Z15")
def test_guard_without_a_servant_or_a_site_is_lost() -> None:
    here = solo(3).order(MAGISTRATE, YOU, VIZIER).sites(c1="library-red").built(VIZIER, "c2 c4 c5")
    here.player(MAGISTRATE, courtiers={"faith": 8})
    match = after_his_turn(here)
    assert (saved(match)["guards"], player(match, MAGISTRATE).influence) == ({}, 0)
    here = solo(3).order(MAGISTRATE, YOU, VIZIER).sites(c1="library-red").walls("N3 S3")
    match = after_his_turn(here.built(VIZIER, "c2 c4 c5"))
    assert saved(match)["guards"] == {}


@proves("Z16", rulings=["solo-reconstructed"])
def test_one_contract_the_most_valuable_without_a_cube() -> None:
    here = with_wealth("library", 2)
    here.player(MAGISTRATE, influence=20, scrolls=4, goods="dates dates dates jade silk")
    match = after_his_turn(here)
    assert saved_player(match, MAGISTRATE)["contracts"] == ["III-F1"]  # before III-S1, also 15
    assert saved_player(match, MAGISTRATE)["points"] == {"contracts": 15}
    assert player(match, MAGISTRATE).favour == 1 + 1  # of the card and of the contract
    assert player(match, MAGISTRATE).laid_scrolls == 2
    assert goods(match, MAGISTRATE) == {"dates": 2, "jade": 1}
    assert laid_goods(match, MAGISTRATE) == {"dates": 1, "silk": 1}
    assert told(match, "fulfilled", "contract") == ["III-F1"]


@proves("Z16", "A2", "A3")
@pytest.mark.parametrize(
    ("influence", "scrolls", "things", "contract"),
    [
        (20, 0, "", ""),
        (2, 4, "dates dates jade jade", ""),
        (3, 4, "dates dates jade jade", "I-F1"),
        (7, 1, "dates jade", "II-F1"),
        (10, 0, "dates jade", "II-F1"),
        (11, 0, "jade jade", "II-F1"),
        (11, 0, "dates jade jade", "III-F1"),
        (11, 0, "dates dates", "I-F1"),
    ],
)
def test_only_contracts_that_he_can_fulfil(
    influence: int, scrolls: int, things: str, contract: str
) -> None:
    """His action in the library has brought him two more scrolls."""
    here = with_wealth("library", 2)
    here.player(MAGISTRATE, influence=influence, scrolls=scrolls, goods=things)
    match = after_his_turn(here)
    assert saved_player(match, MAGISTRATE)["contracts"] == contract.split()


@proves("Z16", "A5")
def test_guard_of_a_contract_goes_where_it_brings_most() -> None:
    here = with_wealth("library", 2).built(YOU, "d5")
    here.player(MAGISTRATE, influence=3, goods="dates dates").player(YOU, contracts="I-F1")
    match = after_his_turn(here)
    assert saved_player(match, MAGISTRATE)["contracts"] == ["I-S1"]
    assert len(saved(match)["guards"]) == 1
    assert player(match, MAGISTRATE).influence == 3 + 2


@proves("Z21", rulings=["magistrate-idle"])
def test_nothing_to_activate_he_gains_a_favour_and_goes_on_with_the_card() -> None:
    here = solo().order(MAGISTRATE, YOU, VIZIER).built(MAGISTRATE, "b1 b2 c1 c2 d1 d2 e1 e2 b3")
    here.player(MAGISTRATE, influence=3, scrolls=1, goods="dates")
    match = after_his_turn(here)
    assert told(match, "went", "position") == ["N1"]
    assert told(match, "wealth", "count") == []
    assert [note["seat"] for note in notes(match, "no-line")] == [MAGISTRATE_NAME]
    assert player(match, MAGISTRATE).favour == 1 + 1 + 1  # of the card and of the contract too
    assert saved_player(match, MAGISTRATE)["contracts"] == ["I-F1"]
    assert len(saved(match)["buildings"]) == 9


@proves("Z5", "T6")
def test_the_camel_market_is_no_site_for_him() -> None:
    """Card 3 sends him to N3; all sites of the line are built but his own are gone."""
    here = solo(3).order(MAGISTRATE, YOU, VIZIER).built(VIZIER, "c1 c2 c4 c5")
    match = after_his_turn(here)
    assert told(match, "activated", "cell") == ["c5"]
    assert "c3" not in saved(match)["buildings"]
    assert "c3" not in LAYOUT
