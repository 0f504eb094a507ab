"""Building with the architect: materials, bonus tile, worker (build.py)."""

from __future__ import annotations

import pytest

from serai import CHANCE, Match
from serai.games.agra.kinds import GOOD
from tests.games.agra.table import goods, proves, saved, saved_player, seat, steps, table
from tests.games.playing import offered, play, refused

PRODUCTION = GOOD.names[:4]


def with_materials(materials: str, building: str = "boards") -> Match:
    """Seat 0 with the architect, about to pay for a building."""
    match = table().player(0, goods=materials).to_act(0)
    return play(match, "place architect", f"build {building}")


def too_little(building: str, worth: int, cost: int) -> tuple[str, dict[str, int | str]]:
    return "too-few-materials", {"building": building, "cost": cost, "worth": worth}


@proves("B1")
@pytest.mark.parametrize(
    ("material", "value"), [("sandstone", 1), ("wood", 1), ("cement", 2), ("boards", 2)]
)
def test_building_values_of_the_four_materials(material: str, value: int) -> None:
    match = table().player(0, goods=material).to_act(0)
    play(match, "place architect")
    assert refused(match, "build curry") == too_little("curry", value, 3)


@proves("B1")
def test_other_goods_are_no_building_materials() -> None:
    others = {name: 1 for name in GOOD.names if name not in "sandstone wood cement boards"}
    match = play(table().player(0, goods=others).to_act(0), "place architect")
    assert refused(match, "build curry") == too_little("curry", 0, 3)
    assert offered(match, "build") == []


@proves("B2")
def test_a_building_costs_one_more_than_its_level() -> None:
    costs = table().to_act(0).view(0)["costs"]
    assert costs == {name: 2 + good // 4 for good, name in enumerate(GOOD.names) if good >= 4}


@proves("B2")
@pytest.mark.parametrize(
    ("building", "cost"),
    [("cement", 3), ("oil", 3), ("bricks", 4), ("cloth", 4), ("statues", 5), ("clothes", 5)],
)
def test_the_cost_must_be_reached(building: str, cost: int) -> None:
    match = play(table().player(0, goods={"wood": cost - 1}).to_act(0), "place architect")
    assert refused(match, f"build {building}") == too_little(building, cost - 1, cost)
    match = play(table().player(0, goods={"wood": cost}).to_act(0), "place architect")
    play(match, f"build {building}", f"pay {'wood ' * cost}")
    assert goods(match, 0) == {}


@proves("B2")
def test_what_is_built_is_not_built_again() -> None:
    match = play(
        table().player(0, goods="wood cement").built("boards").to_act(0), "place architect"
    )
    assert refused(match, "build boards") == ("already-built", {"building": "boards"})
    assert refused(match, "build wood") == ("already-built", {"building": "wood"})
    assert refused(match, "build oil") is None


@proves("B2")
def test_a_payment_needs_the_goods_and_the_worth() -> None:
    match = with_materials("wood wood wood wood sandstone", "paper")
    assert refused(match, "pay boards boards") == (
        "too-few-goods",
        {"good": "boards", "needed": 2, "held": 0},
    )
    assert refused(match, "pay wood sandstone") == ("pays-too-little", {"worth": 3, "cost": 4})
    assert refused(match, "pay wood wood sandstone") is None


@proves("B3")
def test_two_kinds_of_material_count_one_more() -> None:
    match = with_materials("wood wood wood sandstone")
    assert offered(match) == ["pay wood wood wood", "pay sandstone wood"]


@proves("B3")
def test_more_than_two_kinds_count_no_more_than_two() -> None:
    match = play(table().player(0, goods="sandstone wood").to_act(0), "place architect")
    assert refused(match, "build paper") == too_little("paper", 3, 4)
    match = with_materials("sandstone wood cement boards")
    assert refused(match, "pay wood cement boards") == (
        "pays-too-much",
        {"good": "wood", "worth": 1 + 2 + 2 + 1, "cost": 3},
    )


@proves("B2", "B3", rulings=["overpaying-a-building"])
def test_nothing_may_be_paid_that_could_be_left_out() -> None:
    match = with_materials("cement boards wood")
    assert offered(match) == ["pay cement boards", "pay wood boards", "pay wood cement"]
    assert refused(match, "pay wood cement boards") == (
        "pays-too-much",
        {"good": "wood", "worth": 6, "cost": 3},
    )


@proves("B2", rulings=["overpaying-a-building"])
def test_overpaying_that_cannot_be_helped_brings_no_change() -> None:
    match = with_materials("cement boards")
    play(match, "pay cement boards", "bonus favour-3")
    assert goods(match, 0) == {}
    assert (seat(match, 0).rupees, seat(match, 0).favour) == (2 + 3, 1)


@proves("B4")
def test_a_building_that_is_built_is_an_action_space_for_everybody() -> None:
    match = table().player(0, goods="wood cement").to_act(1)
    assert refused(match, "place boards") == ("not-built", {"space": "boards"})
    match = with_materials("wood cement")
    play(match, "pay wood cement", "bonus favour-3", "done")
    assert "boards" in saved(match)["built"]
    assert "boards" not in match.view(0)["costs"]
    assert match.to_move == 1
    assert refused(match, "place boards") is None


@proves("B5", "U1", rulings=["bonus-tile-of-the-paper-mill"])
@pytest.mark.parametrize(
    ("building", "payment", "tiles"),
    [
        ("oil", "cement wood", ["artisans-3", "cover-2", "merchants-3", "favour-3"]),
        ("paper", "cement wood", ["artisans-4", "favour-4", "scholars-4", "rupees-5"]),
        ("books", "cement cement wood", ["scholars-5", "favour-5", "merchants-5", "rupees-6"]),
    ],
)
def test_a_bonus_tile_of_the_level_of_the_building(
    building: str, payment: str, tiles: list[str]
) -> None:
    match = play(with_materials("cement cement wood", building), f"pay {payment}")
    assert offered(match) == [f"bonus {tile}" for tile in tiles]


@proves("B5")
def test_tiles_of_other_levels_and_tiles_that_are_gone_are_refused() -> None:
    here = table().player(0, goods="wood cement").player(1, building_bonuses="favour-3")
    match = play(here.built("oil").to_act(0), "place architect", "build boards")
    assert refused(match, "bonus favour-3") == ("bonus-taken", {"bonus": "favour-3"})
    assert refused(match, "bonus favour-4") == ("wrong-level", {"level": 3, "needed": 2})
    play(match, "bonus artisans-3")
    assert saved_player(match, 0)["building_bonuses"] == ["artisans-3"]
    assert saved(match)["building_bonuses"][:2] == ["cover-2", "merchants-3"]
    assert seat(match, 0).rupees == 2 + 3
    assert steps(match, 0)["artisans"] == 1


@proves("B6")
def test_a_second_worker_goes_to_the_new_building_and_processes_up_to_three() -> None:
    match = with_materials("cement wood wood wood wood wood")
    play(match, "pay wood cement", "bonus favour-3")
    assert saved(match)["board"] == {
        "architect": {"seat": 0, "posture": "standing"},
        "boards": {"seat": 0, "posture": "standing"},
    }
    assert seat(match, 0).workers == 8
    assert offered(match, "make") == ["make 1", "make 2", "make 3"]
    play(match, "make 3")
    assert goods(match, 0) == {"wood": 1, "boards": 3}


@proves("B6", "A7", rulings=["no-worker-no-building"])
def test_without_a_second_worker_nothing_is_built() -> None:
    """Nine workers on the board: the tenth goes to the architect, and none is left."""
    spaces = [*PRODUCTION, "sailor", "trader", "botanist", "cement", "oil"]
    here = table().player(0, goods="wood cement").built("cement", "oil").standing(0, *spaces)
    match = play(here.to_act(0), "place architect")
    assert seat(match, 0).workers == 0
    assert refused(match, "build boards") == ("no-worker-to-build", {"building": "boards"})
    here = table().player(0, goods="wood cement").built("cement", "oil").standing(0, *spaces[1:])
    match = play(here.to_act(0), "place architect")
    assert refused(match, "build boards") is None


@proves("B6", "A7", rulings=["no-worker-no-building"])
def test_a_peon_at_the_architect_builds_with_the_last_worker() -> None:
    spaces = [*PRODUCTION, "sailor", "trader", "botanist", "cement", "architect"]
    here = table().player(0, goods="wood boards").built("cement").standing(0, *spaces)
    match = play(here.to_act(0), "place architect", "build oil", "bonus favour-3")
    assert seat(match, 0).workers == 0
    assert saved(match)["board"]["oil"] == {"seat": 0, "posture": "standing"}


@proves("B7", "A13", rulings=["builder-site-is-paid", "builder-moves-after-processing"])
def test_the_builder_s_site_is_paid_for_and_he_moves_on_after_the_processing() -> None:
    here = table().player(0, goods="cement wood wood").player(1, goods="wood").builder("boards")
    match = play(here.to_act(0), "place architect")
    play(match, "build boards", "pay wood cement")
    assert goods(match, 0) == {"wood": 1}
    play(match, "bonus favour-3", "make 1")
    assert (saved(match)["builder"], match.question) == ("boards", "follow")
    play(match, "follow")
    assert match.to_move == CHANCE
    play(match, "roll 2")
    assert saved(match)["builder"] == "oil"
    assert seat(match, 0).favour == 2
    assert seat(match, 0).rupees == 2 + 3


@proves("B7")
def test_the_builder_s_site_is_not_free_with_the_architect() -> None:
    match = play(table().player(0, goods="wood").builder("boards").to_act(0), "place architect")
    assert refused(match, "build boards") == too_little("boards", 1, 3)


@proves("B7")
def test_the_builder_stays_when_another_site_is_built() -> None:
    here = table().player(0, goods="cement wood").builder("oil")
    match = play(here.to_act(0), "place architect", "build boards", "bonus favour-3")
    assert saved(match)["builder"] == "oil"
    assert match.to_move == 1


@proves("B7", "D3", rulings=["builder-site-is-paid"])
def test_the_takshaka_helps_at_the_builder_s_site_too() -> None:
    here = table().player(0, goods="cement", contracts="takshaka").builder("boards")
    match = play(here.to_act(0), "place architect", "build boards", "bonus favour-3")
    assert goods(match, 0) == {}
    assert seat(match, 0).rupees == 2 + 3 + 1


@proves("B5", "B6", rulings=["pier-2-building"])
def test_the_building_of_the_second_pier_brings_nobody_anything() -> None:
    here = table().player(0, goods="wood curry", stone=6, contracts="sufi")
    here = here.delivered("mahout", bricks=0).builder("curry").standing(0, "trader")
    match = here.fact(blocked="trade").to_meditate(0)
    play(match, "lay trader", "deliver wood mahout", "roll 1")
    assert "curry" in saved(match)["built"]
    assert (saved(match)["builder"], match.question) == ("oil", "meditate")
    assert len(saved(match)["building_bonuses"]) == 12
    assert "curry" not in saved(match)["board"]
