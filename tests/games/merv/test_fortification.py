"""The fortification (fortification.py): walls, gates and the influence they bring."""

from __future__ import annotations

import pytest

from serai import Match
from serai.games.merv.kinds import POSITION
from tests.games.merv.table import LAYOUT, Table, cubes, merv, player, proves, saved, table
from tests.games.playing import offered, play, refused

COLOURS = ("red", "blue", "green", "tan")
GATES = ["N3", "E3", "S3", "W3"]
WALLS = [name for name in POSITION.names if name not in GATES]
each_colour = pytest.mark.parametrize("colour", COLOURS)

PROTECTED = {
    "N1": "a1 a2", "N2": "b1 b2", "N3": "c1 c2", "N4": "d1 d2", "N5": "e1 e2",
    "E1": "e1 d1", "E2": "e2 d2", "E3": "e3 d3", "E4": "e4 d4", "E5": "e5 d5",
    "S1": "e5 e4", "S2": "d5 d4", "S3": "c5 c4", "S4": "b5 b4", "S5": "a5 a4",
    "W1": "a5 b5", "W2": "a4 b4", "W3": "a3 b3", "W4": "a2 b2", "W5": "a1 b1",
}  # fmt: skip


def walling(here: Table) -> Match:
    """The match in which player 0 chooses a position; his building stands on b5."""
    return here.acting(0, "fortification")


def hits(match: Match) -> set[str]:
    """The buildings that a raid would hit now."""
    return set(match.view(0)["raid"]["hits"])


# --- placing and paying -------------------------------------------------------------------------


@proves("W1")
def test_several_pieces_in_one_action_each_is_paid() -> None:
    match = walling(table().player(0, cubes="red blue tan"))
    play(match, "wall N1", "piece red")
    assert (saved(match)["walls"], cubes(match, 0)) == (["N1"], {"blue": 1, "tan": 1})
    play(match, "wall E5", "piece tan")
    assert (saved(match)["walls"], cubes(match, 0)) == (["N1", "E5"], {"blue": 1})
    play(match, "done")
    assert (cubes(match, 0), merv(match).turn) == ({"blue": 1}, 1)


@proves("W1")
def test_one_piece_at_least() -> None:
    match = walling(table().player(0, cubes="red"))
    assert refused(match, "done") == ("nothing-done", {})
    match = table().to_act(0, "b5")
    assert refused(match, "act") == ("nothing-to-do", {"action": "fortification"})


@proves("W1")
def test_the_last_position_can_be_built_on() -> None:
    last = [name for name in POSITION.names if name != "W5"]
    match = walling(table().player(0, cubes="tan").walls(" ".join(last)))
    assert saved(match)["walls"] == [*last, "W5"]
    assert cubes(match, 0) == {}


@proves("W2", rulings=["values-of-the-walls", "wall-position-first"])
@each_colour
def test_wall_costs_one_cube_of_the_colour_under_which_it_lies(colour: str) -> None:
    match = walling(table().player(0, cubes="red blue green tan"))
    play(match, "wall N1")
    assert offered(match) == [f"piece {name}" for name in COLOURS]
    play(match, f"piece {colour}")
    assert cubes(match, 0) == {name: 1 for name in COLOURS if name != colour}
    assert saved(match)["wall_supply"] == {name: 4 - (name == colour) for name in COLOURS}
    assert saved(match)["gate_supply"] == dict.fromkeys(COLOURS, 1)


@proves("W2", rulings=["values-of-the-walls"])
@each_colour
def test_gate_costs_two_cubes_of_its_colour(colour: str) -> None:
    match = walling(table().player(0, cubes=f"{colour} {colour} white"))
    play(match, "wall N3", f"piece {colour}")
    assert cubes(match, 0) == {"white": 1}
    assert saved(match)["gate_supply"] == {name: int(name != colour) for name in COLOURS}
    assert saved(match)["wall_supply"] == dict.fromkeys(COLOURS, 4)


@proves("W2")
def test_one_cube_is_not_enough_for_a_gate_nor_are_two_colours() -> None:
    match = walling(table().player(0, cubes="red blue"))
    assert refused(match, "wall N3") == ("cannot-build", {"position": "N3"})
    play(match, "wall N1")
    assert refused(match, "piece green") == ("too-few-cubes", {"missing": 1})


@proves("W2")
def test_colour_without_pieces_is_not_sold() -> None:
    here = table().walls("N1 N2 N4 N5 S3").player(0, cubes="red red blue tan")
    match = walling(here)  # all four red walls and the red gate stand
    play(match, "wall E1")
    assert refused(match, "piece red") == ("no-piece", {"colour": "red"})
    assert offered(match) == ["piece blue", "piece tan"]
    match = walling(table().walls("N1 N2 N4 N5 S3").player(0, cubes="red red blue"))
    assert refused(match, "wall N3") == ("cannot-build", {"position": "N3"})
    match = table().walls("N1 N2 N4 N5 S3").player(0, cubes="red red").to_act(0, "b5")
    assert refused(match, "act") == ("nothing-to-do", {"action": "fortification"})


@proves("W3", rulings=["values-of-the-walls", "slip-walls-and-ramparts"])
def test_gates_stand_in_the_middle_of_the_sides_walls_on_the_other_positions() -> None:
    here = table().player(0, cubes="red red").walls(" ".join(WALLS))
    assert offered(walling(here)) == [f"wall {name}" for name in GATES]
    here = table().player(0, cubes="red red").walls(" ".join(GATES))
    assert offered(walling(here)) == [f"wall {name}" for name in WALLS]


@proves("W3")
@pytest.mark.parametrize("position", ["N1", "E3", "W5"])
def test_one_piece_at_each_position(position: str) -> None:
    match = walling(table().player(0, cubes="white white").walls(position))
    assert refused(match, f"wall {position}") == ("wall-there", {"position": position})


@proves("W3", "W7", rulings=["wall-position-first"])
def test_the_position_is_chosen_before_the_piece() -> None:
    match = walling(table().player(0, cubes="red blue"))
    assert refused(match, "piece red") == ("not-now", {"count": 16})
    play(match, "wall N1")
    assert offered(match) == ["piece red", "piece blue"]
    match = table().about_to("FreeWall", 0, position=0)
    play(match, "wall N3")
    assert offered(match) == [f"piece {colour}" for colour in COLOURS]


# --- protection and influence -------------------------------------------------------------------


@proves("W4", "W5")
@pytest.mark.parametrize("position", list(PROTECTED))
def test_a_piece_thanks_for_the_first_two_sites_behind_it(position: str) -> None:
    """All other sites have buildings of other colours; a wall there brings nothing for them."""
    behind = PROTECTED[position].split()
    here = table(seats=4)
    for nth, cell in enumerate(name for name in LAYOUT if name not in behind):
        here.built(1 + nth % 3, cell)
    match = here.about_to("FreeWall", 0, position=0)
    play(match, f"wall {position}", "piece red")
    assert player(match, 0).influence == 0
    for cell in behind:
        match = here.built(1 + behind.index(cell), cell).about_to("FreeWall", 0, position=0)
        play(match, f"wall {position}", "piece red")
        assert player(match, 0).influence == 2 + 2 * behind.index(cell)


@proves("W4")
def test_a_wall_protects_the_first_two_sites_from_its_side_only() -> None:
    here = table().built(0, "c1 c2 c4 c5 a3 b3")
    assert hits(here.to_go(0)) == {"c1", "c2", "c4", "c5", "a3", "b3"}
    assert hits(here.walls("N3").to_go(0)) == {"c4", "c5", "a3", "b3"}
    assert hits(here.walls("N3 W3").to_go(0)) == {"c4", "c5"}
    assert hits(here.walls("N3 S3 W3").to_go(0)) == set()


@proves("W5", rulings=["wall-for-the-vizier"])
@pytest.mark.parametrize(
    ("own", "other", "influence"),
    [
        ("", "", 0),
        ("a1", "", 1),
        ("a1 a2", "", 2),
        ("", "a2", 2),
        ("a1", "a2", 3),
        ("", "a1 a2", 4),
    ],
)
@pytest.mark.parametrize("seats", [2, 3])
def test_one_influence_for_an_own_building_two_for_another(
    own: str, other: str, influence: int, seats: int
) -> None:
    """With two players the other is the Grand Vizier."""
    here = table(seats=seats).built(0, own).built(2, other).player(0, cubes="red")
    match = walling(here.built(0, "a3 b1").built(2, "a4"))
    play(match, "wall N1")
    assert player(match, 0).influence == influence


@proves("W5")
def test_guards_and_other_walls_change_nothing_about_the_influence() -> None:
    here = table().built(0, "a1").built(1, "a2").guards(1, "a1").guards(2, "a2").walls("W4 W5")
    match = play(walling(here.player(0, cubes="red")), "wall N1")
    assert player(match, 0).influence == 3


@proves("W5")
def test_wall_thanks_in_the_view_are_what_a_wall_brings() -> None:
    here = table().built(0, "a1 d4").built(1, "a2 e4").built(2, "c1").player(0, cubes="red red")
    match = walling(here)
    thanks = match.view(0)["wall_thanks"]
    for position in POSITION.names:
        trial = play(match.copy(), f"wall {position}", "piece red")
        assert player(trial, 0).influence == thanks[position][0]
    assert thanks["N1"] == [3, 3, 4]
    assert thanks["E4"] == [3, 3, 4]


@proves("W6", rulings=["slip-walls-and-ramparts"])
@pytest.mark.parametrize(
    ("cell", "needed"),
    [("c1", "N3"), ("c2", "N3"), ("a3", "W3"), ("b3", "W3"), ("d3", "E3"), ("c4", "S3"),
     ("a1", "N1 W5"), ("b2", "N2 W4"), ("d1", "N4 E1"), ("e4", "E4 S1"), ("b5", "S4 W1")],
)  # fmt: skip
def test_middle_sites_need_one_piece_all_others_two(cell: str, needed: str) -> None:
    everywhere = set(POSITION.names)
    walls = needed.split()
    here = table().built(0, cell)
    assert hits(here.walls(needed).to_go(0)) == set()
    for wall in walls:
        here = table().built(0, cell).walls(" ".join(everywhere - {wall}))
        match = here.to_go(0)
        assert hits(match) == {cell}
        assert match.view(0)["raid"]["hits"][cell]["walls"] == [wall]


# --- free pieces --------------------------------------------------------------------------------


@proves("W7", rulings=["free-wall", "wall-position-first"])
def test_free_piece_costs_nothing_and_brings_its_influence() -> None:
    here = table().built(1, "c1 c2").player(0, cubes="red red red")
    match = here.about_to("FreeWall", 0, position=0)
    assert refused(match, "wall N1") is None
    play(match, "wall N3", "piece tan")
    assert (saved(match)["walls"], cubes(match, 0)) == (["N3"], {"red": 3})
    assert player(match, 0).influence == 4
    assert saved(match)["gate_supply"]["tan"] == 0


@proves("W7", rulings=["free-wall"])
def test_free_piece_is_of_the_right_kind_and_in_supply() -> None:
    here = table().walls("N1 N2 N4 N5 S3")
    match = here.about_to("FreeWall", 0, position=0)
    assert refused(match, "wall N1") == ("wall-there", {"position": "N1"})
    play(match, "wall E1")
    assert refused(match, "piece red") == ("no-piece", {"colour": "red"})
    assert offered(match) == ["piece blue", "piece green", "piece tan"]


@proves("W7", rulings=["bonuses-that-may-be-declined"])
def test_free_piece_may_be_declined() -> None:
    match = table().built(1, "a1").about_to("FreeWall", 0, position=0)
    play(match, "pass")
    assert (saved(match)["walls"], player(match, 0).influence) == ([], 0)
    assert match.to_move == 1


@proves("W7")
def test_free_piece_without_any_position_is_lost() -> None:
    last = [name for name in POSITION.names if name != "W5"]
    match = table().walls(" ".join(last)).about_to("FreeWall", 0, position=0)
    assert offered(match) == ["wall W5", "pass"]
    match = table().walls(" ".join(POSITION.names)).about_to("FreeWall", 0, position=0)
    assert match.to_move == 1


@proves("W8", rulings=["walls-stay"])
def test_walls_and_gates_survive_the_raid() -> None:
    here = table().built(0, "a1 c1").built(1, "e5").walls("N1 N3 S1 W5").when(2)
    match = play(here.to_end_year(), "lose")
    assert saved(match)["year"] == 3
    assert saved(match)["walls"] == ["N1", "N3", "S1", "W5"]
    assert saved(match)["buildings"] == {"a1": 0, "c1": 0}
