"""The turn: an action space, a site of its line, production, one action (turn.py)."""

from __future__ import annotations

import pytest

from tests.games.merv.table import cubes, merv, player, proves, saved, table
from tests.games.playing import notes, offered, play, refused

LINES = {
    "N1": "a1 a2 a3 a4 a5",
    "N4": "d1 d2 d3 d4 d5",
    "E2": "e2 d2 c2 b2 a2",
    "S1": "e5 e4 e3 e2 e1",
    "S5": "a5 a4 a3 a2 a1",
    "W1": "a5 b5 c5 d5 e5",
    "W5": "a1 b1 c1 d1 e1",
}
NINE = "a1 a2 a3 a4 a5 b1 b2 b3 b4"  # all the buildings of a player


@proves("T1")
def test_a_turn_is_space_site_production_action() -> None:
    match = table().to_go(0)
    assert match.question == "space"
    play(match, "go N2")
    assert (match.question, saved(match)["masters"]) == ("site", {"0": "N2"})
    assert cubes(match, 0) == {}
    play(match, "activate b2")
    assert (match.question, cubes(match, 0)) == ("action", {"green": 1})
    play(match, "favour")
    assert (match.question, match.to_move) == ("space", 1)


@proves("T1")
def test_no_step_can_be_left_out() -> None:
    match = table().to_go(0)
    assert refused(match, "favour") == ("not-now", {"count": 5})
    assert refused(match, "activate a1") == ("not-now", {"count": 5})
    play(match, "go N2")
    assert refused(match, "act") == ("not-now", {"count": 5})


@proves("T2")
def test_a_space_with_a_master_may_not_be_chosen() -> None:
    match = table().standing(1, "N2").standing(2, "N5").to_go(0)
    assert offered(match) == ["go N1", "go N3", "go N4"]
    assert refused(match, "go N2") == ("space-taken", {"position": "N2", "seat": "1"})
    assert refused(match, "go N5") == ("space-taken", {"position": "N5", "seat": "2"})


@proves("T2")
def test_a_space_with_the_grand_vizier_may_not_be_chosen() -> None:
    match = table(2).standing(2, "N2").to_go(0)
    assert refused(match, "go N2") == ("space-taken", {"position": "N2", "seat": "8"})


@proves("T3")
@pytest.mark.parametrize(("space", "line"), LINES.items())
def test_the_line_of_a_space_is_its_column_or_row(space: str, line: str) -> None:
    match = table().to_activate(0, space)
    assert offered(match) == [f"activate {cell}" for cell in line.split()]


@proves("T3", "T6")
def test_a_site_outside_the_line_is_refused() -> None:
    match = table().to_activate(0, "N2")
    assert refused(match, "activate c2") == ("not-in-line", {"cell": "c2", "position": "N2"})
    match = table().to_activate(0, "E2")
    assert refused(match, "activate b3") == ("not-in-line", {"cell": "b3", "position": "E2"})


@proves("T4", rulings=["line-without-a-site"])
def test_a_line_without_buildings_is_closed_to_a_player_without_buildings() -> None:
    match = table().built(0, NINE).built(1, "d3").to_go(0)
    assert player(match, 0).buildings == 0
    assert offered(match) == ["go N1", "go N2", "go N4"]
    assert refused(match, "go N3") == ("empty-line", {"position": "N3"})
    assert refused(match, "go N5") == ("empty-line", {"position": "N5"})


@proves("T4")
def test_a_player_with_a_building_left_may_choose_any_line() -> None:
    match = table().built(0, NINE.removesuffix("b4")).to_go(0)
    assert len(offered(match, "go")) == 5


@proves("T5", rulings=["line-without-a-site"])
def test_without_any_possible_line_the_turn_is_a_move_and_favour_or_a_guard() -> None:
    city = table().built(0, NINE).standing(1, "N1").standing(2, "N2").order(1, 2, 0)
    match = city.player(0, camels=1).camels(market="scroll").to_go(0)
    assert offered(match) == ["go N3", "go N4", "go N5"]
    play(match, "go N4")
    assert notes(match, "no-line") == [{"seat": 0}]
    assert cubes(match, 0) == {}
    assert notes(match, "activated") == []
    assert offered(match) == ["favour", "guard"]
    assert refused(match, "act") == ("no-site-active", {"position": "N4"})
    play(match, "favour")
    assert player(match, 0).favour == 1
    assert saved(match)["phase"] == "east"


@proves("T6")
@pytest.mark.parametrize("space", ["N3", "E3", "S3", "W3"])
def test_the_camel_market_is_no_site(space: str) -> None:
    match = table().to_activate(0, space)
    assert len(offered(match, "activate")) == 4
    assert refused(match, "activate c3") == ("camel-market-here", {"cell": "c3"})


@proves("T7", rulings=["building-is-mandatory"])
def test_an_empty_site_gets_an_own_building_free_of_charge() -> None:
    match = table().player(0, cubes="tan").to_activate(0, "N2")
    play(match, "activate b2")
    assert saved(match)["buildings"] == {"b2": 0}
    assert player(match, 0).buildings == 8
    assert cubes(match, 0) == {"green": 1, "tan": 1}


@proves("T7")
def test_a_site_with_a_building_gets_no_other() -> None:
    match = table().built(1, "b2").built(0, "b3").to_activate(0, "N2")
    play(match, "activate b2")
    assert saved(match)["buildings"] == {"b2": 1, "b3": 0}
    assert player(match, 0).buildings == 8


@proves("T8")
def test_without_a_building_only_built_sites_of_any_colour_are_open() -> None:
    match = table().built(0, NINE).built(1, "b5").to_activate(0, "E2")
    assert offered(match) == ["activate b2", "activate a2"]
    assert refused(match, "activate d2") == ("no-building", {"cell": "d2"})
    match = table().built(0, NINE).built(1, "b5").to_activate(0, "W1")
    assert player(match, 0).buildings == 0
    play(match, "activate b5")
    assert saved(match)["buildings"]["b5"] == 1


@proves("T14")
def test_exactly_one_of_three_actions_follows_production() -> None:
    match = table().built(0, "e1").player(0, cubes="red").to_act(0, "e1")
    assert offered(match) == ["favour", "guard", "act"]
    play(match, "act", "courtier spices", "done")
    assert player(match, 0).favour == 1  # of the hall, not of the action
    assert player(match, 0).servants == 7
    assert match.to_move == 1


@proves("T14")
def test_a_built_site_of_another_player_lends_its_action() -> None:
    match = table().built(1, "e1").player(0, cubes="red").to_act(0, "e1")
    play(match, "act")
    assert notes(match, "paid") == [{"seat": 0, "count": 1, "resource": "red"}]
    assert player(match, 0).at_court() == 1


@proves("T14", "T15", rulings=["site-action-must-do"])
@pytest.mark.parametrize(
    ("site", "why"),
    [
        ("caravansary-red", ("no-cube-for-card", {"cards": 0})),
        ("palace-red", ("nothing-to-do", {"action": "palace"})),
        ("library-red", ("nothing-to-do", {"action": "library"})),
        ("marketplace-red", ("nothing-to-do", {"action": "marketplace"})),
        ("mosque-red", ("nothing-to-do", {"action": "mosque"})),
        ("fortification-red", ("nothing-to-do", {"action": "fortification"})),
    ],
)
def test_the_action_of_a_site_needs_something_to_do(site: str, why: tuple[str, object]) -> None:
    posts = "bukhara changan samarkand khotan herat alexandria"
    city = table().player(0, posts=posts).when(1, "east")
    match = city.to_act(0, city.cell_of(site))
    assert refused(match, "act") == why
    assert offered(match) == ["favour", "guard"]
    paying = table().player(0, posts=posts, cubes="red").when(1, "east")
    match = paying.to_act(0, paying.cell_of(site))
    assert "act" in offered(match)


@proves("T15", rulings=["site-action-must-do"])
@pytest.mark.parametrize(
    "site", ["palace-red", "library-red", "marketplace-red", "mosque-red", "fortification-red"]
)
def test_one_thing_at_least_must_be_done_at_the_site(site: str) -> None:
    posts = "bukhara changan samarkand khotan herat alexandria"
    wealth = "red red blue blue green green tan tan"
    city = table().player(0, cubes=wealth, posts=posts).when(1, "east")
    match = city.to_act(0, city.cell_of(site))
    play(match, "act")
    assert len(offered(match)) > 1
    assert "done" not in offered(match)
    assert refused(match, "done") == ("nothing-done", {})


@proves("T15", rulings=["site-action-must-do"])
def test_one_card_at_least_must_be_taken_at_the_caravansary() -> None:
    match = (
        table()
        .row("juniper juniper", camels="1")
        .player(0, cubes="red red")
        .acting(0, "caravansary")
    )
    assert refused(match, "done") == ("nothing-chosen", {"cards": 1})
    play(match, "take 1")
    assert refused(match, "done") is None


@proves("T15")
def test_nothing_on_the_row_may_be_taken() -> None:
    city = table().row("pepper pepper").player(0, cubes="red", cards="juniper")
    match = city.to_act(0, "a1")
    assert refused(match, "act") == ("nothing-in-row", {"allowed": 1})


@proves("T1", "K1")
def test_a_turn_leaves_nothing_open_behind() -> None:
    match = table().player(0, camels=1).to_go(0)
    play(match, "go N3", "activate c1", "favour", "end")
    assert match.to_move == 1
    assert not saved(match)["camel_market_open"]
    assert merv(match).discount == 0
