"""The master builder (builder.py)."""

from __future__ import annotations

from typing import Any

from serai import Match
from tests.games.playing import notes, offered, play, refused
from tests.games.rajas.table import Square, dice, proves, seat, table

# A road from the residence down on the left: b1 – b2 – a2 – a3.
LEFT = {
    "b1": ("O04", "ES"),  # orange 4, silk 2
    "b2": ("G02", "NW"),  # green 3, palace
    "a2": ("P02", "ES"),  # purple 3, mill
    "a3": ("B01", "NS"),  # blue 2, silk 1
}

TO_A2 = {"b1": ("B02", "ES"), "b2": ("G02", "NW")}


def building(
    held: str, *on_offer: str, province: dict[str, Square] | None = None, **facts: Any
) -> Match:
    """With a green five given to the master builder."""
    here = table().player(0, dice=f"{held} g5", province=province or LEFT, **facts)
    match = here.offer_only(*on_offer).to_move(0)
    match.play("chamber builder")
    if match.question == "chamber-die":
        match.play("pay g5")
    return match


@proves("P8")
def test_dearer_tile_covers_a_tile_for_the_difference() -> None:
    match = building("p2 p3", "P07")
    assert offered(match) == [
        "overbuild P07 b1", "overbuild P07 a2", "overbuild P07 b2", "overbuild P07 a3",
    ]  # fmt: skip
    play(match, "overbuild P07 b1", "pay p2", "lay b1 ES", "*")
    square = match.to_json()["players"][0]["province"]["b1"]
    assert square == {"tile": "P07", "roads": "ES", "overbuilt": True}
    assert dice(match, 0) == "p3"
    assert match.to_move == 1


@proves("P8")
def test_new_tile_must_be_dearer() -> None:
    match = building("p6 o6", "P04", "O02")
    assert refused(match, "overbuild P04 b1") == ("not-dearer", {"price": 4, "old": 4})
    assert refused(match, "overbuild O02 b1") == ("not-dearer", {"price": 3, "old": 4})
    assert refused(match, "overbuild P04 b2") is None


@proves("P8")
def test_difference_is_paid_in_the_colour_of_the_new_tile() -> None:
    match = building("p2 p1 o6 o6", "P13", "P07")
    assert refused(match, "overbuild P13 b1") == (
        "too-few-pips",
        {"missing": 2, "colour": "purple"},
    )
    play(match, "overbuild P07 b1", "pay p2")
    assert dice(match, 0) == "o6 o6 p1"


@proves("P8", "K1")
def test_karma_helps_with_the_difference() -> None:
    match = building("p1 p4", "P13", karma=1)
    play(match, "overbuild P13 b1")
    assert sorted(offered(match)) == ["pay p1 p4", "pay p1~"]
    play(match, "pay p1~")
    assert (seat(match, 0).karma, dice(match, 0)) == (0, "p4")


@proves("P8")
def test_only_visible_tiles_and_only_built_squares() -> None:
    match = building("p6 p6", "P07")
    assert refused(match, "overbuild P08 b1") == ("not-on-offer", {"tile": "P08"})
    assert refused(match, "overbuild P07 c2") == ("empty-square", {"cell": "c2"})


@proves("P8")
def test_every_tile_stays_linked_to_the_residence() -> None:
    """A straight road fits nowhere but at the end; a crossing fits everywhere."""
    match = building("o6 o6 p6 p6", "O08", "P15")
    assert refused(match, "overbuild O08 b1") == ("cuts-off", {"tiles": 3})
    assert refused(match, "overbuild O08 a2") == ("cuts-off", {"tiles": 1})
    assert refused(match, "overbuild O08 a3") is None
    assert refused(match, "overbuild P15 b1") is None


@proves("P8")
def test_new_tile_may_be_turned_as_long_as_nothing_is_cut_off() -> None:
    match = building("o6 o6", "O13")
    play(match, "overbuild O13 b2", "pay o6")
    assert offered(match) == ["lay b2 NSW", "lay b2 NEW"]
    assert refused(match, "lay b2 NES") == ("cuts-off", {"tiles": 2})
    assert refused(match, "lay b2 NESW") == ("wrong-roads", {"given": 4, "ends": 3})
    assert refused(match, "lay a2 NSW") == ("wrong-square", {"cell": "b2"})
    match = building("o6 o6", "O13")
    play(match, "overbuild O13 a3", "pay o6 o6")
    assert offered(match) == ["lay a3 NES", "lay a3 NSW", "lay a3 NEW"]
    assert refused(match, "lay a3 ESW") == ("cuts-off", {"tiles": 1})


@proves("P8")
def test_loop_keeps_tiles_linked_when_one_road_is_cut() -> None:
    """b1 and b2 are linked to each other and both to the residence, b2 through c2."""
    loop = {"b1": ("O04", "ES"), "b2": ("G05", "NEW"), "c2": ("B05", "NSW")}
    match = building("o6 o6", "O08", province=loop)
    play(match, "overbuild O08 b1", "pay o6")
    assert offered(match) == ["lay b1 NS", "lay b1 EW"]
    del loop["c2"]
    match = building("o6 o6 p6 p6", "O08", "P15", province=loop)
    assert refused(match, "overbuild O08 b1") == ("cuts-off", {"tiles": 1})


@proves("P8", rulings=["builder-once-per-spot"])
def test_spot_is_overbuilt_only_once() -> None:
    here = table().player(0, dice="g5 p6 p6 o6", province=LEFT, overbuilt=["b1", "b2", "a3"])
    match = here.offer_only("P15", "O07").to_move(0)
    play(match, "chamber builder", "pay g5")
    assert offered(match) == ["overbuild O07 a2", "overbuild P15 a2"]
    assert refused(match, "overbuild P15 b1") == ("overbuilt-once", {"cell": "b1"})
    here.player(0, dice="g5 p6 p6", province=LEFT, overbuilt=list(LEFT))
    assert refused(here.to_move(0), "chamber builder") == ("nothing-to-overbuild", {"tiles": 0})


@proves("P8")
def test_builder_is_closed_without_fitting_tiles_or_dice() -> None:
    here = table().player(0, dice="g5 p1", province=LEFT).offer_only("P07")
    assert refused(here.to_move(0), "chamber builder") == ("nothing-to-overbuild", {"tiles": 4})
    here = table().player(0, dice="g5 p6").offer_only("P07")
    assert refused(here.to_move(0), "chamber builder") == ("nothing-to-overbuild", {"tiles": 0})
    here = table().player(0, dice="g4 p6", province=LEFT).offer_only("P07")
    assert refused(here.to_move(0), "chamber builder") == (
        "no-die-of-face",
        {"face": 5, "opposite": 2, "karma": 0},
    )


@proves("P8")
def test_die_for_the_chamber_must_not_be_missing_for_the_price() -> None:
    here = table().player(0, dice="p5", province=LEFT).offer_only("P07")
    assert refused(here.to_move(0), "chamber builder") == ("nothing-to-overbuild", {"tiles": 4})
    match = table().player(0, dice="p5 g5 o5", province=LEFT).offer_only("P07").to_move(0)
    play(match, "chamber builder")
    assert offered(match) == ["pay g5", "pay o5"]
    assert refused(match, "pay p5") == ("nothing-to-overbuild", {"tiles": 4})


@proves("P8", "K1")
def test_karma_for_the_chamber_must_not_be_missing_for_the_price() -> None:
    """The two is turned to a five; the purple one would need the same karma to be worth six."""
    here = table().player(0, dice="g2 p1", karma=1, province=LEFT).offer_only("P13")
    assert refused(here.to_move(0), "chamber builder") == ("nothing-to-overbuild", {"tiles": 4})
    match = table().player(0, dice="g2 p1", karma=2, province=LEFT).offer_only("P13").to_move(0)
    play(match, "chamber builder", "pay g2~", "overbuild P13 b1", "pay p1~")
    assert seat(match, 0).karma == 0


@proves("P8", "Q3", rulings=["builder-scores-the-tile"])
def test_new_tile_is_scored() -> None:
    match = building("p6 o6", "P11", "O14", fame=6, levels={"palace": 3})
    play(match, "overbuild P11 a3", "pay p6", "*")  # palace 3, silk 2
    assert (seat(match, 0).fame, seat(match, 0).money) == (9, 2)


@proves("P8", "Q4")
def test_overbuilding_never_pays_yields() -> None:
    match = building("o6 o6", "O13", fame=6)
    play(match, "overbuild O13 a2", "pay o6", "lay a2 ESW", "*")  # a road to the field W2
    assert seat(match, 0).money == 0
    assert notes(match, "field-reached") == []
    assert match.to_move == 1


@proves("P8", "Q4")
def test_overbuilding_in_the_middle_of_a_build_never_pays_yields() -> None:
    """Money 12 moves the boat to a chamber, and the builder covers the tile just laid."""
    match = (
        table()
        .player(0, money=11, boat=3, dice="b4 o5", province=TO_A2)
        .offer("B04", "O13")
        .to_move(0)
    )
    play(match, "quarry", "tile B04", "pay b4", "lay a2 ES", "*", "sail 1", "chamber builder")
    play(match, "overbuild O13 a2", "pay o5", "lay a2 NEW", "*")
    assert notes(match, "field-reached") == []
    assert match.to_move == 1


@proves("P8", "Q4")
def test_yield_of_a_laid_tile_is_paid_even_if_the_tile_is_covered_before() -> None:
    match = (
        table()
        .player(0, money=11, boat=3, dice="b4 o5", province=TO_A2)
        .offer("B04", "O10")
        .to_move(0)
    )
    play(match, "quarry", "tile B04", "pay b4", "lay a2 NE", "*", "sail 1", "chamber builder")
    play(match, "overbuild O10 a2", "pay o5", "lay a2 ES", "*")
    assert notes(match, "field-reached") == [{"seat": 0, "field": "NW"}]
    assert match.question == "colour"


@proves("P8", "Q4", rulings=["field-linked-by-overbuilding"])
def test_field_linked_by_overbuilding_is_never_paid_later() -> None:
    """The builder links the field NW from a2; then a tile on b1's place reaches it as well."""
    province = {"c2": ("B15", "NESW"), "b2": ("G05", "NEW"), "a2": ("P13", "NEW")}
    match = (
        table()
        .player(0, money=1, fame=6, dice="b5", province=province, overbuilt=["a2"])
        .offer("B05")
        .to_move(0)
    )
    assert set(match.to_json()["players"][0]["connected"]) == {"NW", "W2"}
    play(match, "quarry", "tile B05", "pay b5", "lay b1 ESW", "*")
    assert notes(match, "field-reached") == []
    assert match.to_move == 1


@proves("P8", "H12", rulings=["builder-visible-tile"])
def test_only_the_tile_on_top_counts() -> None:
    """A temple covers the silk market on b1; silk 1 on a3 is left."""
    match = building("o3 p6", "O05")
    play(match, "overbuild O05 b1", "pay o3", "lay b1 ESW", "*", "front", "done")
    play(match, "market silk", "pay p6")
    assert seat(match, 0).money == 1


@proves("P8", "S3")
def test_next_tile_of_the_stack_is_revealed() -> None:
    match = building("p2 p3", "P07")
    play(match, "overbuild P07 b1", "pay p2", "lay b1 ES")
    assert offered(match) == ["reveal P08", "reveal P09", "reveal P10", "reveal P11"]
