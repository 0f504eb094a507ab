"""The raid (raid.py): what is hit, what saves it, and what is lost."""

from __future__ import annotations

import pytest

from serai import Match
from serai.games.merv.kinds import RESOURCE
from tests.games.merv.table import LAYOUT, Table, cubes, player, proves, saved, table
from tests.games.playing import notes, offered, play, refused


def raided(here: Table, year: int = 2) -> Match:
    """The match at the end of the year, in which the raid comes first."""
    return here.when(year).to_end_year()


def answered(match: Match, answer: str) -> list[int | None]:
    """Give the same answer to every question; who was asked, in order."""
    found = []
    while match.question == "ransom":
        found.append(match.to_move)
        play(match, answer)
    return found


def lost(match: Match) -> list[tuple[int | str, int | str]]:
    """Whose buildings were lost and where, in order; without cubes nobody is asked."""
    return [(note["seat"], note["cell"]) for note in notes(match, "lost")]


# --- when and what ------------------------------------------------------------------------------


@proves("R1", "Y3")
def test_no_raid_at_the_end_of_the_first_year() -> None:
    match = raided(table().built(0, "a1").guards(1, "a1").built(1, "b1"), 1)
    assert (match.question, saved(match)["year"]) == ("space", 2)
    assert saved(match)["buildings"] == {"a1": 0, "b1": 1}
    assert saved(match)["guards"] == {"a1": 1}
    assert notes(match, "raid") == []
    assert match.scores == [1, 1, 0]


@proves("R1")
@pytest.mark.parametrize("year", [2, 3])
def test_raid_of_the_second_and_third_year_comes_before_the_scoring(year: int) -> None:
    match = raided(table().built(0, "a1").player(0, cubes="red").built(1, "b1"), year)
    assert (match.question, match.scores) == ("ransom", [0, 0, 0])
    play(match, "lose")
    assert match.scores == [0, 0, 0]
    assert [note["year"] for note in notes(match, "raid")] == [year]
    match = play(raided(table().built(0, "a1").player(0, cubes="red"), year), "ransom red")
    assert match.scores == [1, 0, 0]


@proves("R2", rulings=["one-hit-for-each-site"])
def test_every_site_is_hit_and_each_only_once() -> None:
    here = table()
    for nth, cell in enumerate(LAYOUT):
        here.built(nth % 3, cell).player(nth % 3, cubes="white " * 9)
    match = raided(here)
    assert len(match.view(0)["raid"]["hits"]) == 24
    assert len(answered(match, "ransom white")) == 24
    assert len(saved(match)["buildings"]) == 24
    assert [cubes(match, number) for number in range(3)] == 3 * [{"white": 1}]
    match = raided(here)
    assert len(answered(match, "lose")) == 24
    assert len(set(lost(match))) == 24
    assert saved(match)["buildings"] == {}


@proves("R2", "R7")
def test_empty_sites_are_no_prey() -> None:
    match = raided(table().upgrades(a1="white"))
    assert (match.question, saved(match)["year"]) == ("space", 3)


@proves("R3", rulings=["one-hit-for-each-site"])
@pytest.mark.parametrize(
    ("cell", "walls", "hit"),
    [
        ("a1", "", True),
        ("a1", "N1", True),
        ("a1", "W5", True),
        ("a1", "N1 W5", False),
        ("b2", "N2 W5", True),
        ("b2", "N2 W4", False),
        ("c1", "", True),
        ("c1", "S3 E1 W5", True),
        ("c1", "N3", False),
        ("c2", "N3", False),
        ("e3", "E3", False),
        ("d5", "E5", True),
        ("d5", "E5 S2", False),
    ],
)
def test_a_wall_on_every_side_that_attacks_keeps_a_building_safe(
    cell: str, walls: str, hit: bool
) -> None:
    match = raided(table().built(0, cell).walls(walls))
    assert saved(match)["buildings"] == ({} if hit else {cell: 0})
    assert lost(match) == ([(0, cell)] if hit else [])


@proves("R3", rulings=["slip-walls-and-ramparts"])
def test_gates_protect_like_walls() -> None:
    match = raided(table().built(0, "c1 c2 b3 d3 c4").built(1, "a1 e1").walls("N3 E3 S3 W3"))
    assert lost(match) == [(1, "a1"), (1, "e1")]


@proves("R4")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_guard_protects_against_all_sides_whoever_owns_it(owner: int) -> None:
    match = raided(table().built(0, "a1 b1").guards(owner, "a1"))
    assert lost(match) == [(0, "b1")]
    assert saved(match)["buildings"] == {"a1": 0}


# --- ransom -------------------------------------------------------------------------------------


@proves("R5")
@pytest.mark.parametrize(("cell", "colour"), [("a1", 0), ("b1", 1), ("c1", 2), ("d1", 3)])
def test_ransom_is_one_cube_of_the_colour_of_the_site(cell: str, colour: int) -> None:
    wanted = RESOURCE.names[colour]
    here = table().built(0, cell).player(0, cubes="red red blue blue green green tan tan")
    match = raided(here)
    assert offered(match) == [f"ransom {wanted}", "lose"]
    for other in set(RESOURCE.names[:4]) - {wanted}:
        assert refused(match, f"ransom {other}") == (
            "wrong-ransom",
            {"cell": cell, "resource": other},
        )
    assert refused(match, "ransom white") == ("no-cube", {"resource": "white"})
    play(match, f"ransom {wanted}")
    assert (saved(match)["buildings"], cubes(match, 0)[wanted]) == ({cell: 0}, 1)
    assert notes(match, "ransom-paid") == [{"seat": 0, "cell": cell, "resource": wanted}]


@proves("R5")
def test_ransom_is_a_choice_and_each_building_has_its_own() -> None:
    here = table().built(0, "a1 b1 e2").player(0, cubes="red blue")
    match = play(raided(here), "lose", "ransom blue")
    assert match.question == "space"  # no second blue cube for e2
    assert saved(match)["buildings"] == {"b1": 0}
    assert cubes(match, 0) == {"red": 1}


@proves("R5")
def test_without_a_cube_there_is_no_question() -> None:
    match = raided(table().built(0, "a1").player(0, cubes="blue"))
    assert (match.question, saved(match)["buildings"]) == ("space", {})


@proves("R6", rulings=["ransom-with-upgrade"])
@pytest.mark.parametrize(("paid", "left"), [("white", "red"), ("red", "white")])
def test_with_a_white_upgrade_the_ransom_is_white_or_the_colour_of_the_site(
    paid: str, left: str
) -> None:
    here = table().built(0, "a1").upgrades(a1="white").player(0, cubes="red blue white")
    match = raided(here)
    assert offered(match) == ["ransom red", "ransom white", "lose"]
    assert refused(match, "ransom blue") == ("wrong-ransom", {"cell": "a1", "resource": "blue"})
    play(match, f"ransom {paid}")
    assert cubes(match, 0) == {left: 1, "blue": 1}


@proves("R6", rulings=["ransom-with-upgrade"])
@pytest.mark.parametrize("cube", ["red", "tan", "white"])
def test_with_a_production_upgrade_either_colour_or_white(cube: str) -> None:
    here = table().built(0, "a1").upgrades(a1="tan").player(0, cubes="red blue tan white")
    match = raided(here)
    assert offered(match) == ["ransom red", "ransom tan", "ransom white", "lose"]
    play(match, f"ransom {cube}")
    assert saved(match)["buildings"] == {"a1": 0}
    assert cubes(match, 0) == {name: 1 for name in ("red", "blue", "tan", "white") if name != cube}


@proves("R6")
def test_white_always_does() -> None:
    match = play(raided(table().built(0, "a1").player(0, cubes="white")), "ransom white")
    assert (saved(match)["buildings"], cubes(match, 0)) == ({"a1": 0}, {})


@proves("R6", "H5", rulings=["joker-once"])
def test_the_joker_ransoms_one_building_in_each_raid() -> None:
    here = table().built(0, "a1 c1 d1").upgrades(c1="white")
    here.player(0, cubes="blue blue blue", achievements="blue-joker", joker_used=True)
    match = raided(here)
    assert offered(match) == ["ransom blue", "lose"]  # the last turn is over: it is fresh again
    play(match, "ransom blue")
    assert match.question == "space"  # the others were lost, the joker was used
    assert saved(match)["buildings"] == {"a1": 0}
    assert cubes(match, 0) == {"blue": 2}
    match = play(raided(here), "lose", "ransom blue")
    assert saved(match)["buildings"] == {"c1": 0}


@proves("R6", rulings=["joker-once"])
def test_a_ransom_in_the_own_colour_leaves_the_joker_unused() -> None:
    here = table().built(0, "b1 c1").player(0, cubes="blue blue", achievements="blue-joker")
    match = play(raided(here), "ransom blue", "ransom blue")
    assert (saved(match)["buildings"], cubes(match, 0)) == ({"b1": 0, "c1": 0}, {})


@proves("R6", rulings=["joker-once"])
def test_after_the_joker_was_used_the_colour_is_wrong() -> None:
    here = table().built(0, "a1 c1 d1").player(0, cubes="blue blue tan", achievements="blue-joker")
    match = play(raided(here), "ransom blue")
    assert match.question == "ransom"
    assert refused(match, "ransom blue") == ("wrong-ransom", {"cell": "d1", "resource": "blue"})


# --- what follows -------------------------------------------------------------------------------


@proves("R7", rulings=["destroyed-building"])
def test_lost_building_returns_to_the_supply_and_its_site_can_be_built_again() -> None:
    here = table().built(0, "a1").upgrades(a1="blue").built(1, "b1 b2").player(0, cubes="red")
    match = raided(here)
    assert player(match, 0).buildings == 8
    play(match, "lose")
    assert (player(match, 0).buildings, player(match, 1).buildings) == (9, 9)
    assert (saved(match)["buildings"], saved(match)["upgrades"]) == ({}, {"a1": "blue"})
    assert lost(match) == [(0, "a1"), (1, "b1"), (1, "b2")]
    play(match, "go N1", "activate a1")
    assert (player(match, 0).buildings, saved(match)["buildings"]) == (8, {"a1": 0})


@proves("R8", rulings=["ransom-order"])
def test_owners_decide_in_the_order_of_the_queue_row_by_row() -> None:
    here = table().built(0, "e5 a2").built(1, "a1 e1 a5").built(2, "b1 a4").order(2, 0, 1)
    for number in range(3):
        here.player(number, cubes="white " * 9)
    match = raided(here)
    assert answered(match, "lose") == [2, 2, 0, 0, 1, 1, 1]
    assert lost(match) == [
        (2, "b1"),
        (2, "a4"),
        (0, "a2"),
        (0, "e5"),
        (1, "a1"),
        (1, "e1"),
        (1, "a5"),
    ]


@proves("R9")
def test_after_the_raid_all_guards_go_home() -> None:
    here = table(seats=2).built(0, "a1 b1").built(1, "c1").built(2, "d1")
    here.guards(0, "a1 d1").guards(1, "b1 c1").player(0, courtiers="faith faith")
    match = raided(here)
    assert saved(match)["guards"] == {}
    assert (player(match, 0).servants, player(match, 1).servants) == (6, 8)
    assert player(match, 0).in_hall(3) == 2  # courtiers stay
    assert [note["count"] for note in notes(match, "guards-home")] == [4]
    assert len(saved(match)["buildings"]) == 4  # they protected until the end of the raid


@proves("R9")
def test_tidings_of_guards_only_if_there_were_any() -> None:
    match = raided(table().built(0, "a1").guards(1, "a1"))
    assert [note["count"] for note in notes(match, "guards-home")] == [1]
    assert notes(raided(table().built(0, "a1")), "guards-home") == []


@proves("R9", "R8")
def test_guards_go_home_only_when_all_have_decided() -> None:
    here = table().built(0, "a1 b1").built(1, "c1 d1").guards(2, "b1 d1")
    for number in range(2):
        here.player(number, cubes="white")
    match = raided(here)
    play(match, "lose")
    assert (match.to_move, saved(match)["guards"]) == (1, {"b1": 2, "d1": 2})
    play(match, "lose")
    assert (saved(match)["guards"], saved(match)["buildings"]) == ({}, {"b1": 0, "d1": 1})
