"""What yield tiles pay when they are connected (navaratnas.py, gains.py)."""

from __future__ import annotations

from typing import Any

import pytest

from serai import Match
from serai.games.rajas.kinds import FIELD
from tests.games.playing import notes, play, refused
from tests.games.rajas.table import Square, Table, gains_of, proves, seat, table

LEFT: dict[str, Square] = {"b1": ("O02", "ES"), "b2": ("G02", "NW")}  # a road to a2


def jewelled(seats: int = 2) -> Table:
    return table(seats, navaratnas=True)


def linking(jewel: str, **facts: Any) -> Match:
    """A temple on a2 is laid and links the brown field NW, on which a yield tile lies."""
    province = {**LEFT, **facts.pop("province", {})}
    values = {"money": 1, "fame": 6, **facts}
    here = jewelled().player(0, dice="b3", province=province, jewels={"NW": jewel}, **values)
    match = here.offer("B02").to_move(0)
    play(match, "quarry", "tile B02", "pay b3", "lay a2 NE", "*")
    return match


@proves("N6", "Q4")
def test_tile_is_scored_before_the_yield() -> None:
    match = linking("N2", boat=9, fame=6)
    fame = [note["total"] for note in notes(match, "fame-gained")]
    assert fame == [8, 11]


@proves("N6", "N7")
@pytest.mark.parametrize(
    ("jewel", "script", "gained"),
    [
        ("W1", ["take green", "roll g2"], {"dice": "g2"}),
        ("W3", [], {"money": 3}),
        ("W5", ["upgrade fort"], {"upgrades": 1}),
        ("W7", [], {"karma": 1}),
        ("Y1", ["roll b3", "roll b4"], {"dice": "b3 b4"}),
        ("Y2", ["roll g3", "roll g4"], {"dice": "g3 g4"}),
        ("Y3", ["roll o3", "roll o4"], {"dice": "o3 o4"}),
        ("Y4", ["roll p3", "roll p4"], {"dice": "p3 p4"}),
        ("Y5", ["sail 1"], {"boat": 13, "money": 5}),
        ("Y7", [], {"money": 5}),
        ("Y9", [], {"karma": 2}),
        ("D1", ["take green", "take blue", "roll b1", "roll g2"], {"dice": "b1 g2"}),
        ("D3", [], {"money": 8}),
        ("D5", [], {"fame": 3}),
        ("D6", ["take blue", "roll b1", "upgrade fort"], {"upgrades": 1, "dice": "b1"}),
    ],
)
def test_yield_tile_on_a_field_pays_what_it_shows(
    jewel: str, script: list[str], gained: dict[str, int | str]
) -> None:
    field = {"W": "S", "Y": "W2", "D": "W4"}[jewel[0]]
    here = jewelled().player(0, boat=12, jewels={field: jewel})
    match = here.about_to("SpecialYields", 0, fields=1 << FIELD.read(field))
    play(match, *script)
    assert gains_of(match) == {"boat": 12, **gained}
    assert match.to_move == 1


@proves("N3")
@pytest.mark.parametrize(
    ("field", "script", "gained"),
    [
        ("N2", [], {"money": 1}),
        ("N4", [], {"money": 1}),
        ("NW", [], {"karma": 1}),
        ("NE", [], {"money": 2}),
        ("S", [], {"karma": 1}),
        ("W2", [], {"money": 2}),
        ("E2", ["take green", "roll g2"], {"dice": "g2"}),
        ("W3", [], {"karma": 1}),
        ("E3", [], {"fame": 1}),
        ("W4", [], {"money": 3}),
        ("E4", [], {"fame": 2}),
    ],
)
def test_printed_yields_of_the_other_side(
    field: str, script: list[str], gained: dict[str, int | str]
) -> None:
    here = jewelled().player(0, boat=12)
    match = here.about_to("SpecialYields", 0, fields=1 << FIELD.read(field))
    play(match, *script)
    assert gains_of(match) == {"boat": 12, **gained}


# --- brown yield tiles ------------------------------------------------------------------------


@proves("N11")
def test_brown_fame_for_each_tile_with_a_market() -> None:
    """Three tiles with four markets; the temple just laid has none."""
    province = {"c2": ("B16", "NSW"), "c3": ("B07", "NE"), "d1": ("G01", "EW")}
    match = linking("N1", province=province)
    assert seat(match, 0).fame == 6 + 2 + 3


@proves("N12")
@pytest.mark.parametrize(("boat", "fame"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (30, 10)])
def test_brown_fame_for_every_three_river_spaces(boat: int, fame: int) -> None:
    assert seat(linking("N2", boat=boat), 0).fame == 6 + 2 + fame


@proves("N13")
def test_brown_money_for_each_building() -> None:
    """A fort and a palace on the road, two buildings on c2, and the temple just laid."""
    for pair in ("B13", "G13"):  # temple and mill, palace and temple
        match = linking("N3", province={"c2": (pair, "NES")})
        assert seat(match, 0).money == 2 + 2 + 1


@proves("N15", rulings=["builder-visible-tile"])
def test_brown_tile_counts_curves_that_were_covered() -> None:
    """A straight tile covers a curve, which has been built all the same."""
    here = (
        jewelled()
        .player(0, money=1, fame=6, dice="b3 g5 o3", province={**LEFT, "c2": ("O04", "NE")},
                jewels={"NW": "N5"})
        .offer_only("O08", "B02")
    )  # fmt: skip
    match = here.to_move(0)
    play(match, "chamber builder", "pay g5", "overbuild O08 c2", "pay o3", "lay c2 NS", "*")
    play(match, "front", "done")
    before = seat(match, 0).fame
    play(match, "quarry", "tile B02", "pay b3", "lay a2 NE", "*")
    assert seat(match, 0).fame == before + 2 + 2 * 4  # four curves, one of them covered


@proves("N14", rulings=["brown-tile-counts-itself"])
def test_brown_money_for_each_connected_yield_tile_itself_included() -> None:
    match = linking("N4")
    assert seat(match, 0).money == 2
    here = jewelled().player(
        0, money=1, fame=6, dice="b3", province={**LEFT, "c2": ("B05", "NES"), "c3": ("B03", "NS")},
        jewels={"NW": "N4", "S": "W3", "E2": "Y7"},
    )  # fmt: skip
    match = here.offer("B02").to_move(0)
    play(match, "quarry", "tile B02", "pay b3", "lay a2 NE", "*")
    assert seat(match, 0).money == 4  # S and NW are connected, E2 is not


@proves("N14")
def test_connected_field_without_a_yield_tile_does_not_count() -> None:
    """A road leads to the field N4, on which nothing lies."""
    match = linking("N4", province={"d1": ("P02", "NW")})
    assert set(match.to_json()["players"][0]["connected"]) == {"N4", "NW"}
    assert seat(match, 0).money == 2


@proves("N14", "N10", rulings=["field-linked-by-overbuilding"])
def test_field_linked_by_overbuilding_counts_as_connected() -> None:
    here = jewelled().player(
        0, fame=6, dice="b2 g5 o6 o1 p1", province={**LEFT, "a2": ("P02", "ES")},
        jewels={"W2": "Y7"},
    )  # fmt: skip
    match = here.offer("O13").to_move(0)
    play(match, "chamber builder", "pay g5", "overbuild O13 a2", "pay o6", "lay a2 ESW", "*")
    assert seat(match, 0).money == 0
    assert match.to_json()["players"][0]["connected"] == ["W2"]
    play(match, "front", "done", "chamber dancer", "pay b2")
    play(match, "take blue", "take blue", "roll b1", "roll b1")
    assert refused(match, "jewel Y8 W2") == ("field-covered", {"field": "W2"})


@proves("N15", rulings=["what-is-a-curve"])
def test_brown_fame_for_each_curve() -> None:
    """Curves on b1 and b2 and the one just laid; the fork and the straight do not count."""
    match = linking("N5", province={"c2": ("B05", "NES"), "c3": ("B03", "NS")})
    assert seat(match, 0).fame == 6 + 2 + 2 * 3


@proves("N16")
def test_brown_money_for_each_upgrade() -> None:
    assert seat(linking("N6", levels={"fort": 4, "mill": 3}), 0).money == 6
    assert seat(linking("N6"), 0).money == 0


@proves("N16", rulings=["fame-5-upgrade-is-made"])
def test_brown_tile_counts_the_upgrade_of_fame_5() -> None:
    match = linking("N6", fame=4)
    play(match, "upgrade fort")
    assert seat(match, 0).money == 2


@proves("N17")
def test_brown_fame_for_each_active_worker() -> None:
    assert seat(linking("N7"), 0).fame == 6 + 2 + 3
    assert seat(linking("N7", workers=6, waiting=[]), 0).fame == 6 + 2 + 6
