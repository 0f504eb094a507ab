"""The numbers and examples of the rules, part two: from the marketplace to the Grand Vizier."""

from __future__ import annotations

import pytest

from serai import Match
from serai.games.merv.kinds import CELL
from tests.games.merv.table import (
    VIZIER,
    Table,
    cubes,
    goods,
    merv,
    player,
    proves,
    saved,
    saved_player,
    table,
)
from tests.games.playing import notes, offered, play, refused

INNER = "bukhara samarkand herat nishapur"


def ledger(match: Match, number: int = 0) -> dict[str, int]:
    """Points of a player by source, without those that gave none."""
    found: dict[str, int] = saved_player(match, number)["points"]
    return found


# --- marketplace --------------------------------------------------------------------------------


@proves("M2", "M3")
def test_first_post_inner_and_outer_ones_only_next_to_an_own_inner_one() -> None:
    match = table().acting(0, "marketplace")
    assert offered(match) == [f"post {place}" for place in INNER.split()]
    match = table().player(0, posts="herat").acting(0, "marketplace")
    assert refused(match, "post khotan") is None
    assert refused(match, "post alexandria") is None
    assert refused(match, "post changan") == ("not-linked", {"place": "changan"})
    assert refused(match, "post antioch") == ("not-linked", {"place": "antioch"})


@proves("M5", "M6")
def test_the_camel_of_an_inner_place_and_a_favour_at_a_new_outer_one() -> None:
    match = play(table().acting(0, "marketplace"), "post samarkand")
    assert (player(match, 0).camels, player(match, 0).favour) == (1, 0)
    match = play(table().player(0, posts="samarkand").acting(0, "marketplace"), "post khotan")
    assert (player(match, 0).camels, player(match, 0).favour) == (0, 1)
    here = table().player(0, posts="samarkand").player(1, posts="herat khotan")
    match = play(here.acting(0, "marketplace"), "post khotan")
    assert (player(match, 0).camels, player(match, 0).favour) == (0, 0)


@proves("M7", "M10")
def test_a_good_at_each_own_post_and_one_more_place_for_a_camel() -> None:
    here = table().player(0, posts="bukhara samarkand", cubes="red blue green green blue", camels=1)
    match = here.camels(places="").acting(0, "marketplace")
    play(match, "post herat", "trade bukhara", "trade samarkand", "trade herat", "ride khotan")
    assert goods(match, 0) == {"carpets": 1, "paper": 1, "dates": 1, "jade": 1}
    assert (cubes(match, 0), player(match, 0).camels) == ({}, 0)


@proves("M11")
def test_camels_used_go_to_the_first_cards_without_one() -> None:
    here = table().player(0, posts="bukhara", cubes="white " * 4, camels=2)
    match = here.row("", camels="1 2 4").camels(places="").acting(0, "marketplace")
    play(match, "post herat", "ride changan", "ride antioch")
    assert saved(match)["row_camels"] == ["1", "2", "3", "4", "5"]


# --- mosque -------------------------------------------------------------------------------------


@proves("O2", "O3", "O6")
def test_a_path_in_use_may_be_chosen_its_spaces_entered_its_camel_is_gone() -> None:
    here = table().player(0, cubes="blue").player(1, path=2, steps=1)
    match = play(here.acting(0, "mosque", "blue"), "climb 2")
    assert [saved_player(match, n)["steps"] for n in (0, 1)] == [1, 1]
    assert player(match, 0).camels == 0
    match = play(table().player(0, cubes="blue").acting(0, "mosque", "blue"), "climb 2")
    assert player(match, 0).camels == 1


@proves("O11", "V9", rulings=["mosque-top"])
def test_reached_in_the_second_year_the_top_scores_twice() -> None:
    """Three own mosques: 12 points at the end of the second year and 12 of the third."""
    here = table().built(0, "c4 d4 e4").walls("S1 S2 S3 E4").when(2, "south")
    here.player(0, path=1, steps=7, cubes="tan red").order(1, 2, 0)
    match = here.to_act(0, "d4")
    play(match, "act", "climb 1")
    assert ledger(match) == {}
    while saved(match)["year"] == 2:
        play(match, idle(match))
    assert ledger(match)["top"] == 12
    while not match.over:
        play(match, idle(match))
    assert ledger(match)["top"] == 24


def idle(match: Match) -> str:
    """A move that takes nothing but favour and builds at no mosque."""
    moves = offered(match)
    for wanted in ("favour", "done", "lose", "stay", "end"):
        if wanted in moves:
            return wanted
    if match.question == "site":
        return next(move for move in moves if move[-2:] not in ("c4", "d4", "e4", "a5"))
    return moves[-1]


# --- walls and raid -----------------------------------------------------------------------------


@proves("W4", "W5")
def test_own_and_foreign_behind_a_wall_are_three_influence_guarded_or_not() -> None:
    for guarded in ("", "e5", "e5 e4"):
        here = table().built(0, "e5").built(1, "e4 e3").guards(2, guarded).player(0, cubes="red")
        match = play(here.acting(0, "fortification"), "wall S1")
        assert player(match, 0).influence == 3


@proves("R2", "R5", "R7")
def test_one_cube_of_ransom_or_the_building_goes_and_its_upgrade_stays() -> None:
    here = table().built(0, "a1 b2 c4").upgrades(b2="tan").player(0, cubes="red green")
    match = play(here.when(2).to_end_year(), "ransom red", "lose")
    assert saved(match)["buildings"] == {"a1": 0}  # for c4 there was no cube left
    assert saved(match)["upgrades"] == {"b2": "tan"}
    assert cubes(match, 0) == {"green": 1}
    assert player(match, 0).buildings == 8


@proves("R2")
def test_all_sites_are_among_the_first_two_of_some_side() -> None:
    for cell in CELL.names:
        if cell != "c3":
            match = table().built(1, cell).when(2).to_end_year()
            assert [note["cell"] for note in notes(match, "lost")] == [cell]


@proves("R9")
def test_after_the_attack_all_guards_go() -> None:
    match = table().built(0, "a1 b2").guards(0, "a1").guards(1, "b2").when(3).to_end_year()
    assert match.over
    assert (saved(match)["guards"], len(saved(match)["buildings"])) == ({}, 2)
    assert [player(match, n).servants for n in range(3)] == [8, 8, 8]


# --- scoring ------------------------------------------------------------------------------------


@proves("V2", "V3", "V4", "V5", "V6")
def test_a_favour_for_each_courtier_and_a_point_for_each_thing() -> None:
    here = table().player(
        0,
        favour=4,
        courtiers="knowledge spices trade faith",
        scrolls=5,
        cards="juniper juniper pepper",
        goods="silk jade",
        path=1,
        steps=4,
    )
    match = here.to_score()
    assert ledger(match) == {"knowledge": 5, "spices": 3, "trade": 2, "faith": 4}
    assert player(match, 0).favour == 0


@proves("V7", "V8")
def test_a_point_for_each_building_and_three_for_those_of_the_tile() -> None:
    here = table().built(0, "d2 e2 a3 a1 e5").player(0, tiles="library")
    assert ledger(here.to_score()) == {"buildings": 5, "tiles": 9}


@proves("E1")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("saffron", 1),
        ("saffron pepper", 3),
        ("saffron pepper juniper", 6),
        ("saffron pepper juniper cardamom", 10),
    ],
)
def test_sets_of_one_to_four_spices(cards: str, points: int) -> None:
    match = table().player(0, cards=cards).when(3).to_score()
    assert (match.over, match.scores[0]) == (True, points)


@proves("E3")
def test_ties_by_favour_influence_and_queue() -> None:
    def first(**other: int) -> list[int]:
        here = table().order(1, 0, 2).player(0, points=9, favour=2, influence=5)
        match = here.player(1, points=9, **other).when(3).to_score()  # type: ignore[arg-type]
        return match.winners

    assert first(favour=1, influence=6) == [0]
    assert first(favour=2, influence=4) == [0]
    assert first(favour=2, influence=5) == [1]  # further forward


# --- contracts ----------------------------------------------------------------------------------


@proves("A1", "A2", "A3", "A5")
def test_contract_beside_the_action() -> None:
    here = table().player(0, influence=7, scrolls=2, goods="pearls", cubes="tan tan")
    match = here.to_act(0, "a1")
    play(match, "contract II-F tan")
    assert (ledger(match), player(match, 0).favour) == ({"contracts": 10}, 1)
    assert (cubes(match, 0), goods(match, 0)) == ({"tan": 1}, {})
    assert match.question == "action"
    play(match, "favour")
    assert player(match, 0).favour == 2


@proves("A4", rulings=["goods-on-contracts-count"])
def test_scroll_on_a_contract_counts_for_achievements_and_courtiers_only() -> None:
    here = table().player(
        0, contracts="I-F1", scrolls=1, goods="dates", cubes="red blue", influence=3, favour=1
    )
    match = here.acting(0, "library")
    play(match, "study red")
    assert match.question == "achieve"  # its second scroll, the first lies on the contract
    play(match, "achieve mosque-less")
    play(match, "contract I-F blue")
    assert saved_player(match, 0)["contracts"] == ["I-F1", "I-F2"]
    here = table().player(0, contracts="I-F1", scrolls=1, goods="dates", cubes="blue", influence=3)
    assert refused(here.to_go(0), "contract I-F blue") == (
        "too-few-scrolls",
        {"needed": 1, "held": 0},
    )
    here = table().player(0, contracts="I-F1", scrolls=1, favour=1, courtiers="knowledge")
    match = here.to_score()
    assert ledger(match)["knowledge"] == 1


# --- tracks and upgrades ------------------------------------------------------------------------


@proves("B1", "B2")
def test_points_of_a_space_come_at_once_on_passing() -> None:
    here = table().built(1, "a1 a2").player(0, cubes="red", influence=8, favour=7)
    match = play(here.acting(0, "fortification"), "wall N1")
    assert ledger(match) == {"influence": 2}  # from 8 to 12, passing 10
    match = play(here.to_act(0, "b5"), "favour")
    assert ledger(match) == {"favour": 2}


@proves("B3", "B4", "B5")
def test_full_tracks_flow_over_into_each_other() -> None:
    def after(favour: int, influence: int, *moves: str) -> tuple[int, int]:
        here = table().built(0, "a1").player(0, favour=favour, influence=influence)
        match = play(here.to_act(0, "a1"), *moves)
        return int(player(match, 0).favour), int(player(match, 0).influence)

    assert after(10, 4, "favour") == (10, 5)
    assert after(4, 20, "guard") == (5, 20)
    assert after(10, 20, "favour") == (10, 20)
    assert after(10, 20, "guard") == (10, 20)


@proves("C11", "U1", "U2")
def test_white_upgrade_of_the_third_saffron_is_placed_at_once() -> None:
    here = table().built(0, "a1 b2").built(1, "e5").guards(1, "b2").upgrades(a1="red")
    here.player(0, cards="saffron saffron", cubes="red").row("saffron")
    match = play(here.to_act(0, "c1", "N3"), "act", "take 1")
    assert match.question == "upgrade"
    assert refused(match, "upgrade a1") == ("upgraded-already", {"cell": "a1"})
    play(match, "upgrade b2")
    assert saved(match)["upgrades"] == {"a1": "red", "b2": "white"}
    assert (saved(match)["guards"], player(match, 1).servants) == ({}, 8)


# --- the Grand Vizier ---------------------------------------------------------------------------


@proves("D2", "D3", "D4")
def test_first_in_this_phase_picks_the_space_the_other_the_site() -> None:
    here = table(seats=2).order(1, 0, 2).built(0, "b1 b2 b3").built(1, "b4 b5")
    match = here.to_go(VIZIER)
    assert (match.to_move, match.question) == (1, "vizier-space")
    trial = play(match.copy(), "vizier N1")
    assert (trial.to_move, trial.question) == (0, "vizier-site")
    play(trial, "house a4")
    assert saved(trial)["buildings"]["a4"] == VIZIER
    play(match, "vizier N2")  # a full line
    assert (match.question != "vizier-site", len(saved(match)["buildings"])) == (True, 5)


@proves("D5", "D6", "D7", "D8", "D9")
def test_grand_vizier_has_no_points_cubes_actions_or_ransom_but_camels_and_thanks() -> None:
    def here() -> Table:
        return table(seats=2).built(VIZIER, "a1 a2").player(0, cubes="red")

    match = play(here().to_activate(0, "N1"), "activate a1")
    assert (cubes(match, 0), cubes(match, VIZIER)) == ({"red": 2, "blue": 1}, {})
    match = play(here().to_act(0, "b5"), "act", "wall N1")
    assert player(match, 0).influence == 4
    match = here().when(2).to_end_year()
    assert (saved(match)["buildings"], player(match, VIZIER).points) == ({}, 0)
    queue = here().standing(VIZIER, "N1").standing(0, "N2").standing(1, "N3")
    match = queue.player(VIZIER, camels=1).queue_camels("NE", 0, 1, 0).to_queue()
    assert saved(match)["order"] == [1, VIZIER, 0]
    assert player(match, VIZIER).camels == 1  # one was spent, one was found
    assert player(match, 0).camels == 1
    assert merv(match).phase == 1
