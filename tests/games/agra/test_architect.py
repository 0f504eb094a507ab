"""The architect (architect.py): a step of influence, or a building."""

from __future__ import annotations

import pytest

from tests.games.agra.table import agra, goods, proves, saved, seat, steps, table
from tests.games.playing import offered, play, refused

NINE_SPACES = (
    "sandstone", "wood", "turmeric", "cotton", "cement", "boards", "sailor", "trader", "botanist",
)  # fmt: skip


@proves("C1")
@pytest.mark.parametrize("guild", ["artisans", "merchants", "scholars"])
def test_architect_raises_one_influence_marker_of_choice_by_one_step(guild: str) -> None:
    match = table().player(0, goods="wood wood sandstone").to_act(0)
    play(match, "place architect", f"influence {guild}")
    assert steps(match, 0) == {"artisans": 0, "merchants": 0, "scholars": 0} | {guild: 1}
    assert goods(match, 0) == {"wood": 2, "sandstone": 1}  # either the step or a building
    assert saved(match)["built"] == ["sandstone", "wood", "turmeric", "cotton"]
    assert agra(match).turn == 1


@proves("C1")
def test_architect_builds_any_site_that_can_be_paid_and_nothing_else() -> None:
    match = table().player(0, goods="wood sandstone").built("boards").to_act(0)
    play(match, "place architect")
    assert offered(match, "build") == ["build cement", "build curry", "build oil"]
    assert refused(match, "build boards") == ("already-built", {"building": "boards"})
    assert refused(match, "build bricks") == (
        "too-few-materials",
        {"building": "bricks", "cost": 4, "worth": 3},
    )
    play(match, "build oil", "pay sandstone wood", "bonus favour-3")
    assert steps(match, 0) == {"artisans": 0, "merchants": 0, "scholars": 0}
    assert "oil" in saved(match)["built"]


@proves("C1")
def test_building_with_the_architect_takes_two_workers() -> None:
    match = table().player(0, goods="wood sandstone").to_act(0)
    play(match, "place architect", "build oil", "pay wood sandstone", "bonus favour-3")
    assert seat(match, 0).workers == 8
    assert saved(match)["board"] == {
        "architect": {"seat": 0, "posture": "standing"},
        "oil": {"seat": 0, "posture": "standing"},
    }
    here = table().player(0, goods="wood sandstone").built("cement", "boards")
    match = here.standing(0, *NINE_SPACES).to_act(0)
    play(match, "place architect")
    assert refused(match, "build oil") == ("no-worker-to-build", {"building": "oil"})
    assert refused(match, "influence artisans") is None


@proves("C1")
def test_marker_on_the_top_step_can_not_be_raised() -> None:
    here = table().player(0, influence={"artisans": 9, "merchants": 8}).fact(last_round=2)
    match = here.to_act(0)
    play(match, "place architect")
    assert refused(match, "influence artisans") == ("at-the-top", {"guild": "artisans", "step": 9})
    assert refused(match, "influence merchants") is None


@proves("C1", "A1", rulings=["empty-action"])
def test_architect_may_be_left_without_doing_anything() -> None:
    match = table().player(0, goods="wood sandstone").to_act(0)
    play(match, "place architect", "done")
    assert (agra(match).turn, seat(match, 0).workers, goods(match, 0)) == (
        1,
        9,
        {"sandstone": 1, "wood": 1},
    )
