"""The camel market in the middle of the city (bazaar.py, anytime.py)."""

from __future__ import annotations

from typing import Any

import pytest

from serai import Match
from tests.games.merv.table import (
    Table,
    cubes,
    goods,
    player,
    proves,
    saved,
    saved_player,
    spices,
    table,
)
from tests.games.playing import offered, play, refused

SPACES = ["white", "scroll", "card", "favour", "good", "step", "guard"]


def at_market(city: Table) -> Match:
    """Seat 0 has activated the northern site of the middle column."""
    return city.to_act(0, "c1")


def with_camel(**facts: Any) -> Match:
    """Seat 0 has activated such a site and has a camel."""
    return at_market(table().player(0, camels=1, **facts))


# --- when ------------------------------------------------------------------------------------


@proves("K1")
@pytest.mark.parametrize(
    ("space", "cell"), [("N3", "c1"), ("E3", "d3"), ("S3", "c5"), ("W3", "a3")]
)
def test_the_middle_lines_lead_to_the_camel_market(space: str, cell: str) -> None:
    match = table().player(0, camels=1).to_activate(0, space)
    play(match, f"activate {cell}")
    assert offered(match, "bazaar") == [f"bazaar {name}" for name in SPACES]


@proves("K1")
@pytest.mark.parametrize(
    ("space", "cell"), [("N2", "b1"), ("E2", "c2"), ("S4", "b3"), ("W1", "c5")]
)
def test_other_lines_do_not(space: str, cell: str) -> None:
    match = table().player(0, camels=1).camels(market="card").to_activate(0, space)
    play(match, f"activate {cell}")
    side = saved(match)["phase"]
    assert refused(match, "bazaar white") == ("market-closed", {"side": side})
    assert refused(match, "camels") == ("market-closed", {"side": side})


@proves("K1", rulings=["camel-market-timing"])
def test_not_before_production() -> None:
    match = table().player(0, camels=1).camels(market="card").to_go(0)
    assert refused(match, "bazaar white") == ("market-closed", {"side": "north"})
    play(match, "go N3")
    assert offered(match) == ["activate c1", "activate c2", "activate c4", "activate c5"]
    play(match, "activate c1")
    assert refused(match, "bazaar white") is None
    assert refused(match, "camels") is None


@proves("K1", rulings=["camel-market-timing"])
def test_before_during_or_after_the_action() -> None:
    city = table().sites(c1="palace-red").player(0, camels=1, cubes="red red red blue")
    match = play(city.to_act(0, "c1"), "bazaar white")
    assert (match.question, cubes(match, 0)) == ("action", {"red": 3, "blue": 1, "white": 1})

    city = table().sites(c1="palace-red").player(0, camels=1, cubes="red red red blue")
    match = play(city.to_act(0, "c1"), "act", "courtier spices")
    assert match.question == "courtier"
    play(match, "bazaar white")
    assert (match.question, player(match, 0).at_court()) == ("courtier", 1)

    match = play(with_camel(), "favour")
    assert match.question == "end-turn"
    assert offered(match) == [*(f"bazaar {name}" for name in SPACES), "end"]
    play(match, "bazaar scroll")
    assert (match.to_move, player(match, 0).scrolls) == (1, 1)


@proves("K1")
def test_once_in_the_turn() -> None:
    match = at_market(table().player(0, camels=2).camels(market="card guard"))
    play(match, "bazaar white")
    assert refused(match, "bazaar scroll") == ("market-closed", {"side": "north"})
    assert refused(match, "camels") == ("market-closed", {"side": "north"})
    match = at_market(table().player(0, camels=2).camels(market="card guard"))
    play(match, "camels")
    assert refused(match, "bazaar white") == ("market-closed", {"side": "north"})


@proves("K1")
def test_in_the_next_turn_it_is_open_again() -> None:
    match = at_market(table().player(0, camels=1).player(1, camels=1).order(0, 1, 2))
    play(match, "bazaar white", "favour")
    assert refused(match, "bazaar scroll") == ("market-closed", {"side": "north"})
    match = table().standing(0, "N1").player(1, camels=1).camels(market="white").to_go(1)
    play(match, "go N3", "activate c2", "bazaar scroll")
    assert player(match, 1).scrolls == 1


# --- taking or laying ------------------------------------------------------------------------


@proves("K2")
def test_all_camels_are_taken() -> None:
    match = at_market(table().camels(market="white card guard"))
    assert offered(match) == ["favour", "guard", "camels"]
    play(match, "camels")
    assert player(match, 0).camels == 3
    assert saved(match)["camel_market"] == []


@proves("K2", rulings=["camels-needed-to-take"])
def test_from_an_empty_market_nothing_is_taken() -> None:
    assert refused(with_camel(), "camels") == ("market-empty", {"spaces": 7})


@proves("K3")
def test_a_camel_stays_on_its_space() -> None:
    match = at_market(table().player(0, camels=2).camels(market="card"))
    play(match, "bazaar favour")
    assert player(match, 0).camels == 1
    assert saved(match)["camel_market"] == ["card", "favour"]


@proves("K3")
def test_a_space_with_a_camel_is_not_free() -> None:
    match = at_market(table().player(0, camels=2).camels(market="card"))
    assert refused(match, "bazaar card") == ("market-taken", {"market": "card"})


@proves("K3")
def test_without_a_camel_there_is_no_effect() -> None:
    match = at_market(table().camels(market="card"))
    assert refused(match, "bazaar white") == ("no-camel-to-lay", {"market": "white"})


# --- effects ---------------------------------------------------------------------------------


@proves("K4")
def test_white_resource() -> None:
    match = play(with_camel(), "bazaar white")
    assert cubes(match, 0) == {"white": 1}


@proves("K5", "L3")
def test_scroll_and_the_achievement_that_comes_with_it() -> None:
    match = play(with_camel(scrolls=1), "bazaar scroll")
    assert player(match, 0).scrolls == 2
    assert match.question == "achieve"
    play(match, "achieve mosque-less")
    assert match.question == "action"


@proves("K6")
def test_any_card_of_the_row_with_its_camel() -> None:
    city = table().player(0, camels=1, cards="juniper", influence=3)
    city.row("pepper pepper pepper pepper pepper pepper juniper juniper", camels="8")
    match = play(at_market(city), "bazaar card")
    assert offered(match) == ["take 7", "take 8", "pass"]
    play(match, "take 8", "draw saffron-2")
    assert spices(match, 0) == {"juniper": 2}
    assert player(match, 0).camels == 1
    assert player(match, 0).favour == 1  # the second juniper
    assert cubes(match, 0) == {}
    assert saved(match)["row"][7] == "saffron-2"
    assert match.question == "action"


@proves("K6", rulings=["spice-limit-always"])
def test_the_limit_of_spices_holds_at_the_camel_market() -> None:
    city = table().player(0, camels=1, cards="juniper", influence=3)
    match = play(at_market(city.row("juniper pepper")), "bazaar card")
    assert refused(match, "take 2") == ("spice-limit", {"spice": "pepper", "allowed": 1})


@proves("K6", rulings=["camels-on-the-first-free-cards"])
def test_no_camels_are_laid_for_the_card_of_the_camel_market() -> None:
    city = table().player(0, camels=2).row("juniper juniper juniper")
    match = play(at_market(city), "bazaar card")
    assert "lay" not in offered(match)
    found = refused(match, "lay")
    assert found is not None
    assert found[0] == "not-now"


@proves("K6", rulings=["bonuses-that-may-be-declined"])
def test_the_card_may_be_declined() -> None:
    match = play(with_camel(), "bazaar card", "pass")
    assert spices(match, 0) == {}
    assert match.question == "action"


@proves("K7")
def test_favour() -> None:
    match = play(with_camel(favour=2), "bazaar favour")
    assert player(match, 0).favour == 3
    assert match.question == "action"


@proves("K8", rulings=["rare-good-of-the-market"])
def test_a_rare_good_of_any_kind_without_a_post() -> None:
    city = table().player(0, camels=1).player(1, goods={"silk": 6})
    match = play(at_market(city), "bazaar good")
    assert offered(match) == ["good jade", "good pearls", "good amber"]
    assert refused(match, "good silk") == ("sold-out", {"good": "silk"})
    assert refused(match, "good carpets") == ("common-good", {"good": "carpets"})
    play(match, "good pearls")
    assert goods(match, 0) == {"pearls": 1}
    assert saved_player(match, 0)["posts"] == []


@proves("K9", rulings=["path-by-free-step"])
def test_a_free_step_in_the_mosque_chooses_the_path() -> None:
    match = play(with_camel(), "bazaar step")
    assert offered(match) == ["climb 1", "climb 2", "climb 3", "climb 4", "pass"]
    play(match, "climb 3")
    assert (saved_player(match, 0)["path"], player(match, 0).steps) == ("3", 1)
    assert player(match, 0).camels == 1  # the one of the path
    assert match.question == "action"


@proves("K9")
def test_a_free_step_goes_on_along_the_path_with_all_it_brings() -> None:
    match = play(at_market(table().player(0, camels=1, path=1, steps=4)), "bazaar step")
    assert offered(match) == ["climb 1", "pass"]
    play(match, "climb 1")
    assert (player(match, 0).steps, cubes(match, 0)) == (5, {})
    assert saved_player(match, 0)["scoring_tiles"] == ["caravansary"]


@proves("K10", "G3")
def test_a_guard() -> None:
    city = table().built(1, "a1").player(0, camels=1)
    match = play(at_market(city), "bazaar guard")
    assert offered(match) == ["station a1", "station c1", "pass"]
    play(match, "station a1")
    assert saved(match)["guards"] == {"a1": 0}
    assert player(match, 0).influence == 2


# --- effects that do nothing -----------------------------------------------------------------


def blocked(city: Table, space: str) -> Match:
    """Seat 0 lays a camel on a space that brings nothing; the camel blocks it."""
    match = play(at_market(city), f"bazaar {space}")
    assert saved(match)["camel_market"] == [space]
    assert player(match, 0).camels == 0
    return match


@proves("K11", rulings=["market-effect-may-lapse"])
def test_no_card_that_may_be_owned() -> None:
    city = table().player(0, camels=1, cards="cardamom", influence=3)
    city.row("juniper juniper juniper pepper pepper pepper saffron saffron")
    assert spices(blocked(city, "card"), 0) == {"cardamom": 1}


@proves("K11", rulings=["market-effect-may-lapse"])
def test_no_step_beyond_the_top() -> None:
    match = blocked(table().player(0, camels=1, path=1, steps=8), "step")
    assert player(match, 0).steps == 8


@proves("K11", rulings=["market-effect-may-lapse"])
def test_no_guard_without_a_servant_or_a_site() -> None:
    match = blocked(table().player(0, camels=1, courtiers={"faith": 8}), "guard")
    assert saved(match)["guards"] == {}
    match = blocked(table().player(0, camels=1).walls("N3"), "guard")
    assert saved(match)["guards"] == {}


@proves("K11", rulings=["market-effect-may-lapse"])
def test_no_rare_good_that_is_not_there() -> None:
    rare = {"silk": 6, "jade": 6, "pearls": 6, "amber": 6}
    match = blocked(table().player(0, camels=1).player(1, goods=rare), "good")
    assert goods(match, 0) == {}


@proves("K11", "B5")
def test_no_favour_when_both_tracks_are_full() -> None:
    match = blocked(table().player(0, camels=1, favour=10, influence=20), "favour")
    assert (player(match, 0).favour, player(match, 0).influence) == (10, 20)


# --- options ---------------------------------------------------------------------------------


@proves("K12", rulings=["camel-market-tile"])
def test_side_a_of_the_tile() -> None:
    match = at_market(table(camel_market="side_a").player(0, camels=1))
    assert offered(match, "bazaar") == [
        f"bazaar {name}" for name in ("white", "scroll", "favour", "guard")
    ]
    assert refused(match, "bazaar card") == ("market-absent", {"market": "card"})


@proves("K12", rulings=["camel-market-back"])
def test_side_b_of_the_tile() -> None:
    match = at_market(table(camel_market="side_b").player(0, camels=1))
    assert offered(match, "bazaar") == [
        f"bazaar {name}" for name in ("card", "favour", "good", "step")
    ]
    assert refused(match, "bazaar guard") == ("market-absent", {"market": "guard"})


@proves("K12", rulings=["camel-market-tile"])
def test_by_option_the_tile_has_all_seven_spaces() -> None:
    match = at_market(table(camel_market="whole").player(0, camels=1))
    assert offered(match, "bazaar") == [f"bazaar {name}" for name in SPACES]
