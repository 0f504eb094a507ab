"""The library: cubes for scrolls, achievements by scrolls (library.py)."""

from __future__ import annotations

import pytest

from serai import Match
from tests.games.merv.table import Count, cubes, player, proves, saved_player, table
from tests.games.playing import offered, play, refused


def studying(cubes: Count, scrolls: int = 8, others: int = 0, achievements: str = "") -> Match:
    """Seat 0 has just chosen the action of a library; seat 1 has the scrolls of the others."""
    new = table().player(0, cubes=cubes, scrolls=scrolls, achievements=achievements)
    return new.player(1, scrolls=others).acting(0, "library")


@proves("L1")
def test_four_colours_for_four_scrolls() -> None:
    match = studying("red red blue green tan", scrolls=8)
    play(match, "study red blue green tan")
    assert player(match, 0).scrolls == 12
    assert cubes(match, 0) == {"red": 1}
    assert match.to_move == 1


@proves("L1")
def test_fewer_cubes_for_fewer_scrolls() -> None:
    match = studying("red blue")
    assert offered(match) == ["study red", "study blue", "study red blue"]
    play(match, "study blue")
    assert player(match, 0).scrolls == 9
    assert cubes(match, 0) == {"red": 1}


@proves("L1")
def test_a_colour_is_paid_once() -> None:
    match = studying("red red red blue")
    assert offered(match) == ["study red", "study blue", "study red blue"]
    found = refused(match, "study red red")
    assert found is not None
    assert found[0] == "bad-argument"


@proves("L1")
def test_only_cubes_that_are_there() -> None:
    match = studying("red blue")
    assert refused(match, "study red tan") == ("no-cube", {"resource": "tan"})
    assert refused(match, "study red blue white") == ("no-cube", {"resource": "white"})


@proves("L2", rulings=["library-white"])
def test_white_stands_for_colours_not_paid_otherwise() -> None:
    match = studying("red white white")
    assert offered(match) == ["study red", "study red white", "study red white white"]
    assert refused(match, "study white") == ("white-at-end", {"colours": 1})
    play(match, "study red white white")
    assert player(match, 0).scrolls == 11
    assert cubes(match, 0) == {}


@proves("L2", rulings=["library-white"])
def test_four_white_cubes_do_for_four_scrolls_and_no_more() -> None:
    match = studying({"white": 6})
    most = "study white white white white"
    assert offered(match)[-1] == most
    assert len(offered(match)) == 4
    play(match, most)
    assert player(match, 0).scrolls == 12
    assert cubes(match, 0) == {"white": 2}


@proves("L1", "L2", rulings=["library-white"])
def test_a_white_cube_brings_no_fifth_scroll() -> None:
    match = studying("red blue green tan white")
    assert refused(match, "study red blue green tan white") == ("too-many-scrolls", {"most": 4})
    assert "white" not in " ".join(offered(match))


@proves("L2", "H4", rulings=["library-white"])
def test_the_joker_stands_for_a_colour_like_white() -> None:
    match = studying("red red blue", scrolls=9, achievements="red-joker")
    play(match, "study red blue joker")
    assert player(match, 0).scrolls == 12
    assert cubes(match, 0) == {}
    assert player(match, 0).joker_used == 1


@proves("L2", "H4")
def test_the_joker_needs_its_tile_and_a_second_cube() -> None:
    match = studying("red red blue")
    assert refused(match, "study red blue joker") == ("no-joker", {"resource": "white"})
    match = studying("red blue", achievements="red-joker")
    assert refused(match, "study red blue joker") == ("no-cube", {"resource": "red"})


@proves("L3")
def test_achievements_come_with_every_second_scroll_level_by_level() -> None:
    match = studying("red blue green tan", scrolls=1)
    play(match, "study red blue green")
    assert player(match, 0).scrolls == 4
    level_one = ["caravansary-less", "palace-less", "marketplace-less", "mosque-less"]
    assert offered(match) == [f"achieve {name}" for name in level_one]
    play(match, "achieve palace-less")
    level_two = ["red-joker", "blue-joker", "green-joker", "tan-joker"]
    assert offered(match) == [f"achieve {name}" for name in level_two]
    play(match, "achieve tan-joker")
    assert saved_player(match, 0)["achievements"] == ["palace-less", "tan-joker"]
    assert match.to_move == 1


@proves("L3")
@pytest.mark.parametrize(("scrolls", "level"), [(2, 1), (4, 2), (6, 3), (8, 4)])
def test_the_level_of_an_achievement_by_scroll(scrolls: int, level: int) -> None:
    match = play(studying("red blue", scrolls=scrolls - 1), "study red")
    assert match.question == "achieve"
    assert refused(match, "achieve " + ("post" if level != 3 else "points")) == (
        "other-level",
        {"achievement": "post" if level != 3 else "points", "level": level},
    )
    match = play(studying("red blue", scrolls=scrolls - 2), "study red")
    assert match.question == "space"  # an odd scroll brings nothing


@proves("L4", rulings=["scrolls-without-limit"])
def test_there_are_always_enough_scrolls() -> None:
    match = studying("red blue green tan", scrolls=8, others=24)  # the 32 of the box
    play(match, "study red blue green tan")
    assert player(match, 0).scrolls == 12


@proves("L4")
def test_scrolls_after_the_eighth_bring_no_achievement() -> None:
    match = play(studying("red blue green tan"), "study red blue green tan")
    assert player(match, 0).scrolls == 12
    assert saved_player(match, 0)["achievements"] == []
    assert match.to_move == 1


@proves("L2", "H4", rulings=["library-white", "joker-is-a-choice"])
def test_the_joker_may_save_another_colour() -> None:
    match = play(studying("red red blue", achievements="red-joker"), "study red joker")
    assert player(match, 0).scrolls == 10
    assert cubes(match, 0) == {"blue": 1}


@proves("L2", "H4", rulings=["joker-for-another-colour"])
def test_the_joker_is_a_second_cube_of_its_colour() -> None:
    match = studying("red red blue", achievements="red-joker")
    assert refused(match, "study blue joker") == ("own-colour", {"resource": "red"})


@proves("L2", "H5", rulings=["joker-once"])
def test_a_used_joker_does_not_help_in_the_library() -> None:
    new = table().player(0, cubes="red red blue", achievements="red-joker", joker_used=True)
    match = new.acting(0, "library")
    assert refused(match, "study red joker") == ("joker-used", {"resource": "red"})
