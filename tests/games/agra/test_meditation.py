"""The meditation phase: points, actions, the marker that closes one of them (meditation.py)."""

from __future__ import annotations

from typing import Any

import pytest

from serai import Match
from tests.games.agra.table import agra, goods, proves, saved, saved_player, seat, table
from tests.games.playing import notes, offered, play, refused

SPACES = ("trader", "sailor", "botanist", "architect", "wood", "cotton", "sandstone")


def with_points(points: int, blocked: str = "deliver", **player: Any) -> Match:
    """Seat 0 has so many points: of one worker each, with the stone on the first space."""
    here = table().player(0, **{"stone": 1, **player}).standing(0, *SPACES[:points])
    here.river("mahout", "khatib", "sufi")
    match = here.fact(blocked=blocked).to_meditate(0)
    play(match, *(f"lay {space}" for space in SPACES[:points]))
    assert saved(match)["points"] == points
    return match


@proves("M1")
def test_any_number_of_own_standing_workers_is_laid_down() -> None:
    here = table().standing(0, "trader", "wood", "sailor").standing(1, "cotton")
    match = here.lying(0, "botanist").to_meditate(0)
    assert offered(match) == ["lay wood", "lay sailor", "lay trader", "done"]
    play(match, "lay trader", "lay wood")
    board = saved(match)["board"]
    assert [name for name in board if board[name]["posture"] == "lying"] == [
        "wood",
        "trader",
        "botanist",
    ]
    assert seat(match, 0).lying == 3
    play(match, "lay sailor")
    assert seat(match, 0).lying == 4


@proves("M1", rulings=["only-standing-workers-meditate"])
@pytest.mark.parametrize("space", ["botanist", "cotton", "architect"])
def test_only_own_standing_workers_meditate(space: str) -> None:
    """On the first lies an own worker, on the second stands another's, the third is empty."""
    here = table().standing(0, "trader").standing(1, "cotton").lying(0, "botanist")
    match = here.to_meditate(0)
    assert refused(match, f"lay {space}") == ("not-standing", {"space": space})


@proves("M1", "M4", rulings=["lay-first"])
def test_workers_are_laid_down_before_points_are_spent() -> None:
    match = table().player(0, stone=2).standing(0, "trader", "wood").to_meditate(0)
    play(match, "lay trader")
    assert refused(match, "lay wood") is None
    play(match, "farmer n4")
    assert refused(match, "lay wood") == ("lay-first", {"space": "wood"})


@proves("M2")
@pytest.mark.parametrize(
    ("stone", "points"),
    [
        (1, [1, 1, 1]),
        (2, [2, 1, 1]),
        (3, [2, 2, 1, 1]),
        (4, [3, 2, 2, 1, 1]),
        (5, [3, 3, 2, 2, 1, 1]),
        (6, [4, 3, 3, 2, 2, 1, 1]),
    ],
)
def test_each_further_worker_counts_the_space_before(stone: int, points: list[int]) -> None:
    match = table().player(0, stone=stone).standing(0, *SPACES).to_meditate(0)
    for nth, space in enumerate(SPACES[: len(points)]):
        play(match, f"lay {space}")
        assert saved(match)["points"] == sum(points[: nth + 1])


@proves("M3")
def test_points_that_are_not_spent_are_lost() -> None:
    match = play(with_points(3), "farmer n4", "done")
    assert saved(match)["points"] == 0
    assert notes(match, "points-lost") == [{"seat": 0, "count": 2}]
    play(match, "place architect", "done")
    play(match, "place architect", "done", "done")
    assert (match.to_move, saved(match)["points"]) == (0, 0)


@proves("M1", "M3")
def test_every_phase_begins_anew() -> None:
    """That somebody has spent points keeps nobody from laying workers down later."""
    here = table().standing(0, "trader", "wood").standing(1, "sailor", "cotton")
    match = play(here.to_meditate(0), "lay trader", "farmer n4", "done", "place botanist", "done")
    assert (match.to_move, match.question) == (1, "meditate")
    assert not saved(match)["points_spent"]
    play(match, "lay sailor", "lay cotton")
    assert saved(match)["points"] == 2


@proves("M3", "D15", rulings=["mosaic-maker-when"])
def test_points_are_worth_nothing_outside_the_phase() -> None:
    match = table().player(0, tiles="point", favour=2, contracts="mosaic-maker").to_act(0)
    assert refused(match, "use point") == ("only-meditating", {"points": 1})
    assert refused(match, "mosaic 1") == ("only-meditating", {"points": 1})
    assert refused(match, "mosaic 2") == ("only-meditating", {"points": 3})


# --- actions ----------------------------------------------------------------------------------

SAMPLES = {
    "trade": "trade wood cotton",
    "deliver": "deliver wood mahout",
    "process": "process boards",
    "uncover": "uncover n1",
}


@proves("M4", "S8")
@pytest.mark.parametrize("blocked", SAMPLES)
def test_the_outer_action_under_the_marker_is_closed(blocked: str) -> None:
    match = with_points(5, blocked, goods="wood")
    for outer, move in SAMPLES.items():
        expected = ("blocked", {"outer": outer}) if outer == blocked else None
        assert refused(match, move) == expected
    assert refused(match, "farmer n4") is None


@proves("M4")
def test_open_actions_in_any_order_and_number() -> None:
    match = with_points(7, goods="wood wood turmeric")
    play(match, "process boards", "trade turmeric cotton", "uncover s5", "farmer s4", "farmer s5")
    assert goods(match, 0) == {"wood": 1, "boards": 1, "cotton": 1}
    match = with_points(5, goods="wood wood")
    play(match, "process boards", "farmer n2", "process paper")
    assert goods(match, 0) == {"boards": 1, "paper": 1}
    assert agra(match).phase != 1, "without a point the phase is over"


@proves("M4")
@pytest.mark.parametrize(
    ("move", "needed"),
    [
        ("trade curry paper", 2),
        ("trade wood cotton", 1),
        ("trade books clothes", 3),
        ("deliver wood mahout", 3),
        ("process boards", 2),
        ("process books", 3),
        ("uncover n1", 2),
        ("farmer n4", 1),
    ],
)
def test_every_action_has_its_price(move: str, needed: int) -> None:
    held: dict[str, Any] = {"goods": "wood curry books paper"}
    blocked = "uncover" if move.startswith("deliver") else "deliver"
    here = table().player(0, **held, stone=1).river("mahout").standing(0, *SPACES[:needed])
    match = here.fact(blocked=blocked).to_meditate(0)
    for points, space in enumerate(SPACES[:needed]):
        assert refused(match, move) == ("too-few-points", {"needed": needed, "held": points})
        play(match, f"lay {space}")
    assert refused(match, move) is None
    match = play(with_points(needed + 1, blocked, **held), move)
    assert saved(match)["points"] == 1


@proves("M5")
def test_a_good_is_traded_for_another_of_exactly_the_same_value() -> None:
    match = with_points(5, goods="curry")
    assert refused(match, "trade curry wood") == (
        "wrong-value",
        {"good": "wood", "value": 1, "needed": 2},
    )
    assert refused(match, "trade curry books") == (
        "wrong-value",
        {"good": "books", "value": 3, "needed": 2},
    )
    assert refused(match, "trade oil paper") == ("no-good", {"good": "oil"})
    assert refused(match, "trade curry curry") == ("same-kind", {"store": "curry"})
    assert len(offered(match, "trade")) == 7
    play(match, "trade curry cloth")
    assert (goods(match, 0), saved(match)["points"]) == ({"cloth": 1}, 3)


@proves("M5", "G4")
def test_trading_uses_current_values() -> None:
    here = table().player(0, goods="wood", stone=6).standing(0, "trader").token("low", "wood", 2)
    match = play(here.to_meditate(0), "lay trader")
    play(match, "trade wood oil")
    assert (goods(match, 0), saved(match)["points"]) == ({"oil": 1}, 2)


@proves("M6")
def test_three_points_deliver_one_good() -> None:
    match = with_points(4, "trade", goods="wood wood")
    play(match, "deliver wood mahout")
    assert (goods(match, 0), saved(match)["points"]) == ({"wood": 1}, 1)
    assert saved(match)["river"]["mahout"] == {"wood": {"seat": 0, "markers": 1}}
    assert seat(match, 0).rupees == 2 + 1


@proves("M6", "N4")
def test_no_double_delivery_in_the_meditation() -> None:
    match = with_points(6, "trade", goods="wood wood")
    assert offered(match, "double") == []
    assert match.why_not("double wood mahout") is not None
    play(match, "deliver wood mahout")
    assert refused(match, "deliver wood mahout") == (
        "already-delivered",
        {"notable": "mahout", "good": "wood", "seat": "0"},
    )


@proves("M7")
def test_processing_costs_the_value_of_the_new_good() -> None:
    match = with_points(6, goods="wood paper")
    play(match, "process boards")
    assert saved(match)["points"] == 4
    play(match, "process books")
    assert saved(match)["points"] == 1
    assert goods(match, 0) == {"boards": 1, "books": 1}
    assert refused(with_points(3), "process boards") == ("no-good", {"good": "wood"})


@proves("M7", "G4")
def test_processing_costs_the_current_value() -> None:
    here = table().player(0, goods="wood", stone=6).standing(0, "trader").token("low", "boards", 1)
    match = play(here.to_meditate(0), "lay trader", "process boards")
    assert saved(match)["points"] == 3


@proves("M8")
def test_two_points_remove_a_cover() -> None:
    match = with_points(3)
    assert len(offered(match, "uncover")) == 8
    assert refused(match, "uncover n2") == ("no-cover", {"square": "n2"})
    play(match, "uncover e5")
    assert saved_player(match, 0)["covers"] == ["n1", "n5", "e1", "s1", "s5", "w1", "w5"]
    assert match.view(0)["players"][0]["at_the_end"]["covers"] == 1, "the cover is kept"


@proves("M9")
def test_one_point_moves_a_farmer_one_square() -> None:
    match = with_points(2)
    assert offered(match, "farmer") == [
        f"farmer {side}{square}" for side in "nesw" for square in (2, 4)
    ]
    play(match, "farmer w2")
    assert saved_player(match, 0)["farmers"] == ["n3", "e3", "s3", "w2"]
    assert refused(match, "farmer n5") == (
        "farmer-too-far",
        {"square": "n5", "farmer_square": "n3"},
    )
    assert refused(match, "farmer w1") == ("square-covered", {"square": "w1"})


# --- the marker -------------------------------------------------------------------------------


@proves("M10")
@pytest.mark.parametrize("last", ["trade", "process", "uncover"])
def test_the_marker_covers_the_outer_action_used_last(last: str) -> None:
    held = "wood wood wood wood"
    match = with_points(7, goods=held)
    for outer in ("trade", "process", "uncover"):
        if outer != last:
            play(match, SAMPLES[outer])
    play(match, SAMPLES[last])
    assert saved(match)["blocked"] == "deliver", "it moves at the end of the phase"
    play(match, "done")
    assert saved(match)["blocked"] == last


@proves("M10")
def test_farmers_do_not_count_for_the_marker() -> None:
    match = play(
        with_points(4, goods="wood"), "trade wood cotton", "farmer n4", "farmer n3", "done"
    )
    assert saved(match)["blocked"] == "trade"


@proves("M10", rulings=["meditation-marker-stays"])
@pytest.mark.parametrize("script", [["done"], ["farmer n4", "done"]])
def test_without_an_outer_action_the_marker_stays(script: list[str]) -> None:
    match = play(with_points(2, "process", goods="wood"), *script)
    assert saved(match)["blocked"] == "process"
    assert notes(match, "marker-moved") == []


@proves("M10", "M4")
def test_the_marker_closes_the_action_for_everybody() -> None:
    match = with_points(2, goods="wood")
    play(match, "process boards", "place architect", "done", "done")
    assert saved(match)["blocked"] == "process"
    here = table().player(1, goods="wood", stone=6).standing(1, "trader")
    match = play(here.fact(blocked="process").to_meditate(1), "lay trader")
    assert refused(match, "process boards") == ("blocked", {"outer": "process"})
    assert refused(match, "uncover n1") is None
