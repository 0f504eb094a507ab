"""Action spaces: who is there already, the peon, the merchant and the builder (spaces.py)."""

from __future__ import annotations

import pytest

from serai import CHANCE, Match
from serai.games.agra.kinds import GOOD
from tests.games.agra.table import Table, goods, proves, saved, saved_player, seat, table
from tests.games.playing import notes, offered, play, refused

FIRST_COLUMN = ["sandstone", "wood", "turmeric", "cotton"]
CHARACTERS = ["architect", "sailor", "trader", "botanist"]


def all_workers_out(money: int = 2, **facts: str) -> Table:
    """Seat 0 has all ten workers on the board."""
    here = table().player(0, money=money, **facts).built("oil", "cloth")  # type: ignore[arg-type]
    return here.standing(0, *FIRST_COLUMN, *CHARACTERS, "oil", "cloth")


# --- placing ----------------------------------------------------------------------------------


@proves("A1")
def test_characters_built_buildings_and_the_builder_s_site() -> None:
    match = table().built("oil").builder("paper").to_act(0)
    spaces = [*FIRST_COLUMN, "oil", "paper", *CHARACTERS]
    assert offered(match) == [f"place {space}" for space in spaces]
    assert refused(match, "place cloth") == ("not-built", {"space": "cloth"})


@proves("A1", "A2")
@pytest.mark.parametrize("space", [*FIRST_COLUMN, *CHARACTERS])
def test_a_worker_from_the_supply_stands_on_the_space(space: str) -> None:
    match = table().merchant("cotton").to_act(0)
    play(match, f"place {space}")
    assert seat(match, 0).workers == 9
    assert saved(match)["board"] == {space: {"seat": 0, "posture": "standing"}}


@proves("A1", rulings=["empty-action"])
@pytest.mark.parametrize("space", ["boards", *CHARACTERS])
def test_an_action_may_be_left_out(space: str) -> None:
    """Without a good nothing can be processed; the worker is placed all the same."""
    match = table().built("boards").to_act(0)
    play(match, f"place {space}", "done")
    assert match.to_move == 1
    assert space in saved(match)["board"]


@proves("A1", "A12", rulings=["empty-action"])
def test_the_builder_builds_even_if_nothing_is_processed() -> None:
    match = play(table().builder("dye").to_act(0), "place dye", "done", "roll 1")
    assert "dye" in saved(match)["built"]
    assert match.to_move == 1


@proves("A2")
def test_a_free_space_costs_nothing() -> None:
    match = play(table().merchant("cotton").to_act(0), "place wood")
    assert goods(match, 0) == {"wood": 2}
    assert (seat(match, 0).rupees, seat(match, 0).favour) == (2, 0)


# --- workers of others ------------------------------------------------------------------------


@proves("A3", rulings=["compensation-only-standing"])
@pytest.mark.parametrize("stone", [1, 4, 6])
def test_a_lying_worker_goes_home_without_favour(stone: int) -> None:
    match = table().player(1, stone=stone).lying(1, "wood").to_act(0)
    assert (seat(match, 1).workers, seat(match, 1).lying) == (9, 1)
    play(match, "place wood")
    assert (seat(match, 1).workers, seat(match, 1).lying, seat(match, 1).favour) == (10, 0, 0)
    assert saved(match)["board"] == {"wood": {"seat": 0, "posture": "standing"}}
    assert goods(match, 0) == {"wood": 2}


@proves("A4", "A5", rulings=["compensation-only-standing", "fourth-space-or-further"])
@pytest.mark.parametrize(("stone", "favour"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_a_standing_worker_goes_home_with_favour(stone: int, favour: int) -> None:
    match = table().player(0, stone=7 - stone).player(1, stone=stone).standing(1, "wood").to_act(0)
    play(match, "place wood")
    assert (seat(match, 1).workers, seat(match, 1).favour) == (10, favour)
    assert notes(match, "worker-sent-home") == [{"seat": 1, "space": "wood"}]
    assert goods(match, 0) == {"wood": 2}
    assert (seat(match, 0).favour, seat(match, 0).rupees) == (0, 2)


@proves("A4", "D8", rulings=["cook-choice"])
def test_the_cook_s_owner_gains_the_favour_as_well() -> None:
    for answer, workers, sheltered in (("shelter", 9, 1), ("pass", 10, 0)):
        match = table().player(1, contracts="cook").standing(1, "wood").to_act(0)
        play(match, "place wood")
        assert (match.to_move, match.question) == (1, "shelter")
        play(match, answer)
        p = seat(match, 1)
        assert (p.workers, p.sheltered, p.favour) == (workers, sheltered, 1)


# --- the peon ---------------------------------------------------------------------------------


@proves("A6")
@pytest.mark.parametrize("posture", ["standing", "lying"])
def test_an_own_worker_costs_two_rupees_and_stands(posture: str) -> None:
    here = table().player(0, money=5, stone=6)
    here = here.lying(0, "wood") if posture == "lying" else here.standing(0, "wood")
    match = play(here.to_act(0), "place wood")
    p = seat(match, 0)
    assert (p.rupees, p.workers, p.lying, p.favour) == (3, 9, 0, 0)
    assert saved(match)["board"] == {"wood": {"seat": 0, "posture": "standing"}}
    assert goods(match, 0) == {"wood": 2}


@proves("A6", rulings=["own-worker-may"])
@pytest.mark.parametrize("money", [0, 1, 2])
def test_the_peon_must_be_paid_in_full_while_workers_are_left(money: int) -> None:
    match = table().player(0, money=money).standing(0, "wood").to_act(0)
    paid = None if money == 2 else ("too-little-money", {"needed": 2, "held": money})
    assert refused(match, "place wood") == paid
    assert refused(match, "place cotton") is None, "nobody must choose such a space"


@proves("A6", "A8", rulings=["peon-takes-rupees"])
def test_the_peon_takes_the_rupees_if_that_was_agreed() -> None:
    match = table(peon_takes_rupees=True).standing(0, "wood").coins(wood=3).to_act(0)
    play(match, "place wood")
    assert seat(match, 0).rupees == 2 - 2 + 3
    assert saved(match)["coins"] == {}


@proves("A6", "A8", rulings=["peon-takes-rupees"])
def test_the_peon_leaves_the_rupees_on_the_building() -> None:
    here = table().standing(0, "wood").coins(wood=3, cotton=1)
    match = play(here.to_act(0), "place wood")
    assert seat(match, 0).rupees == 0
    assert saved(match)["coins"] == {"wood": 3, "cotton": 1}
    match = table().standing(1, "wood").coins(wood=3).to_act(0)
    play(match, "place wood")
    assert seat(match, 0).rupees == 5


@proves("A6", "A9", "A10", rulings=["peon-and-merchant"])
def test_the_merchant_pays_the_peon_too_and_moves_on() -> None:
    match = table().standing(0, "wood").merchant("wood").to_act(0)
    play(match, "place wood", "roll 1")
    assert (seat(match, 0).favour, seat(match, 0).rupees) == (2, 0)
    assert saved(match)["merchant"] == "turmeric"


@proves("A6", "Q14", rulings=["free-peon-when"])
def test_a_peon_paid_with_favour_must_be_used() -> None:
    here = table().player(0, money=0, favour=3, tiles="peon")
    match = play(here.standing(0, "wood", "sailor").to_act(0), "use peon")
    assert offered(match) == ["place wood", "place sailor"]
    assert refused(match, "place cotton") == ("peon-paid", {"space": "cotton"})
    play(match, "place wood")
    assert (seat(match, 0).rupees, goods(match, 0)) == (0, {"wood": 2})


@proves("A7")
@pytest.mark.parametrize(("money", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_without_workers_the_peon_takes_what_there_is(money: int, left: int) -> None:
    match = all_workers_out(money).builder("dye").to_act(0)
    assert refused(match, "place dye") == ("no-worker", {"space": "dye"})
    assert len(offered(match)) == 10
    play(match, "place wood")
    assert (seat(match, 0).rupees, goods(match, 0)) == (left, {"wood": 2})


@proves("A7")
def test_with_workers_there_is_no_rebate() -> None:
    here = table().player(0, money=1).built("oil").standing(0, *FIRST_COLUMN, *CHARACTERS)
    match = here.to_act(0)
    assert offered(match) == ["place cement", "place oil"]
    assert refused(match, "place wood") == ("too-little-money", {"needed": 2, "held": 1})


@proves("A7", "B6", rulings=["no-worker-no-building"])
def test_without_workers_nothing_is_built() -> None:
    match = play(all_workers_out(goods="wood cement").to_act(0), "place architect")
    assert refused(match, "build boards") == ("no-worker-to-build", {"building": "boards"})
    assert refused(match, "influence artisans") is None


@proves("A7", "L2", rulings=["no-worker-no-building"])
def test_a_second_action_may_build_with_the_workers_there_are_then() -> None:
    """Two workers are left, and two peons do not need them."""
    here = table().player(0, money=4, goods="wood boards statues")
    here = here.standing(0, *FIRST_COLUMN, *CHARACTERS)
    match = play(here.to_act(0), "place wood", "statue", "place architect", "build oil")
    play(match, "pay wood boards", "bonus favour-3")
    assert saved(match)["board"]["oil"] == {"seat": 0, "posture": "standing"}


# --- rupees and the merchant ------------------------------------------------------------------


@proves("A8", rulings=["merchant-and-builder-in-russian"])
def test_all_rupees_on_a_building_go_to_who_places_a_worker_there() -> None:
    match = table().coins(wood=3, cotton=1).standing(1, "wood").to_act(0)
    play(match, "place wood")
    assert (seat(match, 0).rupees, seat(match, 1).rupees) == (5, 2)
    assert saved(match)["coins"] == {"cotton": 1}


@proves("A9", rulings=["merchant-at-the-end-of-the-action", "merchant-and-builder-in-russian"])
def test_two_favours_after_the_action_on_the_merchant_s_building() -> None:
    here = table().player(0, goods="wood statues").player(1, goods="wood").built("boards")
    match = play(here.merchant("boards").to_act(0), "place boards")
    assert (match.question, seat(match, 0).favour) == ("make", 0)
    play(match, "make 1")
    assert (match.question, seat(match, 0).favour) == ("follow", 0)
    play(match, "pass")
    assert (match.question, seat(match, 0).favour) == ("merchant", 2)
    play(match, "roll 2")
    assert (match.question, "statue" in offered(match)) == ("serve", True)


@proves("A9", "A10", rulings=["merchant-looked-at-when-placing"])
def test_the_merchant_is_looked_at_when_the_worker_is_placed() -> None:
    """A favour tile delivers within the action, the boat comes to the third pier, and he moves."""
    here = table().player(0, goods="wood boards", favour=4, tiles="deliver").boat(2)
    here = here.delivered("muezzin", curry=0).built("paper").merchant("paper")
    match = play(here.to_act(0), "place paper", "use deliver", "deliver boards muezzin")
    play(match, "roll 1")
    assert (saved(match)["merchant"], match.question) == ("sandstone", "make")
    play(match, "make 1")
    assert match.to_move == CHANCE
    play(match, "roll 1")
    assert seat(match, 0).favour == 4 - 2 + 2
    assert saved(match)["merchant"] == "wood"


@proves("A9")
def test_no_favour_on_other_buildings() -> None:
    match = play(table().merchant("cotton").to_act(0), "place wood")
    assert (seat(match, 0).favour, saved(match)["merchant"]) == (0, "cotton")


@proves("A10", "A11", rulings=["merchant-rupees", "merchant-and-builder-in-russian"])
@pytest.mark.parametrize(
    ("pips", "goes_to", "coins"),
    [
        (1, "turmeric", []),
        (2, "cotton", ["turmeric"]),
        (3, "oil", ["turmeric", "cotton"]),
        (4, "clothes", ["turmeric", "cotton", "oil"]),
        (5, "sandstone", ["turmeric", "cotton", "oil", "clothes"]),
        (6, "wood", ["sandstone", "turmeric", "cotton", "oil", "clothes"]),
    ],
)
def test_the_merchant_counts_built_buildings_and_leaves_rupees(
    pips: int, goes_to: str, coins: list[str]
) -> None:
    match = table().built("oil", "clothes").merchant("wood").to_act(0)
    play(match, "place wood", f"roll {pips}")
    assert saved(match)["merchant"] == goes_to
    assert saved(match)["coins"] == dict.fromkeys(coins, 1)


@proves("A11", rulings=["merchant-rupees"])
def test_the_merchant_s_own_building_gets_a_rupee_when_he_comes_past_it_again() -> None:
    match = play(table().merchant("wood").to_act(0), "place wood", "roll 6")
    assert saved(match)["merchant"] == "cotton"
    assert saved(match)["coins"] == {"sandstone": 1, "wood": 1, "turmeric": 2, "cotton": 1}


@proves("A11", "A8")
def test_rupees_are_added_to_those_that_lie_there() -> None:
    match = table().coins(turmeric=2, wood=1).merchant("wood").to_act(0)
    play(match, "place wood", "roll 2")
    assert saved(match)["coins"] == {"turmeric": 3}
    assert seat(match, 0).rupees == 3


@proves("A10", rulings=["merchant-stops-anywhere"])
def test_workers_do_not_stop_the_merchant_nor_make_him_walk_on() -> None:
    here = table().standing(1, "turmeric").lying(1, "cotton").merchant("wood")
    match = play(here.to_act(0), "place wood", "roll 1")
    assert saved(match)["merchant"] == "turmeric"


# --- the builder ------------------------------------------------------------------------------


@proves("A12", rulings=["merchant-and-builder-in-russian"])
def test_the_builder_s_site_is_built_for_nothing_without_a_bonus_tile() -> None:
    here = table().player(0, goods="wood wood wood wood cement").builder("paper")
    match = play(here.to_act(0), "place paper")
    assert "paper" in saved(match)["built"]
    assert (match.question, offered(match, "make")) == ("make", ["make 1", "make 2", "make 3"])
    play(match, "make 3")
    assert goods(match, 0) == {"wood": 1, "paper": 3, "cement": 1}
    assert len(saved(match)["building_bonuses"]) == 12
    assert (seat(match, 0).rupees, seat(match, 0).workers) == (2, 9)
    assert saved(match)["board"]["paper"] == {"seat": 0, "posture": "standing"}


@proves("A13", rulings=["merchant-and-builder-in-russian", "builder-moves-after-processing"])
@pytest.mark.parametrize(
    ("pips", "site"),
    [(1, "books"), (2, "clothes"), (3, "cement"), (4, "boards"), (5, "books"), (6, "clothes")],
)
def test_the_builder_counts_the_sites_that_are_left(pips: int, site: str) -> None:
    """Four sites remain after his own; from the last he goes on with the first."""
    here = table().built_all(but="cement boards paper books clothes").builder("paper")
    match = here.player(0, goods="wood").player(1, goods="wood").to_act(0)
    play(match, "place paper", "make 1")
    assert (match.question, saved(match)["builder"]) == ("follow", "paper")
    play(match, "pass")
    assert (match.to_move, match.question) == (CHANCE, "builder")
    play(match, f"roll {pips}")
    assert saved(match)["builder"] == site


def last_but(sites: str) -> Match:
    """The builder's site is dye; these are left besides."""
    here = table().built_all(but=f"dye {sites}").builder("dye")
    return play(here.to_act(0), "place dye", "done")


@proves("A13", "A14", rulings=["builder-few-sites"])
@pytest.mark.parametrize("pips", [1, 3, 6])
def test_the_builder_goes_round_and_round_to_a_single_site(pips: int) -> None:
    match = play(last_but("oil"), f"roll {pips}")
    assert saved(match)["builder"] == "oil"


@proves("A14", rulings=["builder-few-sites", "merchant-and-builder-in-russian"])
def test_the_builder_leaves_when_everything_is_built() -> None:
    match = last_but("")
    assert saved(match)["builder"] is None
    assert saved(match)["built"] == list(GOOD.names)
    assert notes(match, "builder-left") == [{"seat": 0}]
    assert match.to_move == 1


@proves("A14")
def test_the_builder_leaves_after_the_architect_s_last_building() -> None:
    here = table().built_all(but="dye").player(0, goods="cement boards").builder("dye")
    match = play(here.to_act(0), "place architect", "build dye", "bonus rupees-5")
    assert saved(match)["builder"] is None
    assert saved_player(match, 0)["building_bonuses"] == ["rupees-5"]
