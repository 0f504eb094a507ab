"""The twelve building bonus tiles (build.py)."""

from __future__ import annotations

import pytest

from tests.games.agra.table import proves, saved, saved_player, seat, steps, table
from tests.games.playing import notes, offered, play, refused

TILES = {
    2: {
        "artisans-3": ("artisans", 0, 0, 3),
        "cover-2": ("", 0, 1, 2),
        "merchants-3": ("merchants", 0, 0, 3),
        "favour-3": ("", 1, 0, 3),
    },
    3: {
        "artisans-4": ("artisans", 0, 0, 4),
        "favour-4": ("", 1, 0, 4),
        "scholars-4": ("scholars", 0, 0, 4),
        "rupees-5": ("", 0, 0, 5),
    },
    4: {
        "scholars-5": ("scholars", 0, 0, 5),
        "favour-5": ("", 1, 0, 5),
        "merchants-5": ("merchants", 0, 0, 5),
        "rupees-6": ("", 0, 0, 6),
    },
}
BUILDINGS = {2: "curry", 3: "paper", 4: "clothes"}
PAYMENT = {2: "wood sandstone", 3: "wood cement", 4: "boards cement"}


@proves("U1", "U2", "U3", "U4", "B5", rulings=["bonus-tile-of-the-paper-mill"])
@pytest.mark.parametrize(
    ("level", "tile"), [(level, tile) for level, tiles in TILES.items() for tile in tiles]
)
def test_each_tile_gives_what_it_shows_at_once_and_is_kept(level: int, tile: str) -> None:
    guild, favour, covers, rupees = TILES[level][tile]
    match = table().player(0, goods=PAYMENT[level]).to_act(0)
    play(match, "place architect", f"build {BUILDINGS[level]}", f"pay {PAYMENT[level]}")
    assert offered(match) == [f"bonus {name}" for name in TILES[level]]
    play(match, f"bonus {tile}", *(["uncover e1"] * covers))
    none = {"artisans": 0, "merchants": 0, "scholars": 0}
    assert steps(match, 0) == (none | {guild: 1} if guild else none)
    assert seat(match, 0).favour == favour
    assert len(saved_player(match, 0)["covers"]) == 8 - covers
    assert saved_player(match, 0)["rupees"] == {"building": rupees}
    assert saved_player(match, 0)["building_bonuses"] == [tile]
    assert tile not in saved(match)["building_bonuses"]
    assert len(saved(match)["building_bonuses"]) == 11


@proves("U1", "B5", rulings=["bonus-tile-of-the-paper-mill"])
def test_only_tiles_of_the_own_level_that_are_left() -> None:
    here = table().player(0, goods="wood cement").player(1, building_bonuses="favour-4")
    match = play(here.built("bricks").to_act(0), "place architect", "build paper")
    play(match, "pay wood cement")
    assert offered(match) == ["bonus artisans-4", "bonus scholars-4", "bonus rupees-5"]
    assert refused(match, "bonus favour-4") == ("bonus-taken", {"bonus": "favour-4"})
    assert refused(match, "bonus favour-3") == ("wrong-level", {"level": 2, "needed": 3})
    assert refused(match, "bonus rupees-6") == ("wrong-level", {"level": 4, "needed": 3})


@proves("U1", "I4")
def test_step_of_a_tile_may_bring_its_own_bonus() -> None:
    match = table().player(0, goods="wood cement", influence={"artisans": 2}).to_act(0)
    play(match, "place architect", "build paper", "pay wood cement", "bonus artisans-4")
    assert "favour" in offered(match)
    play(match, "favour")
    assert seat(match, 0).favour == 1


@proves("U2", "U1")
def test_tile_for_a_cover_still_pays_when_no_cover_is_left() -> None:
    match = table().player(0, goods="wood sandstone", covers="").to_act(0)
    play(match, "place architect", "build curry", "pay wood sandstone", "bonus cover-2")
    assert saved_player(match, 0)["rupees"] == {"building": 2}
    assert notes(match, "farm-changed") == []


@proves("U1", "A12")
def test_no_tile_for_a_building_of_the_builder() -> None:
    match = table().builder("cement").player(0, goods="sandstone").to_act(0)
    play(match, "place cement", "make 1")
    assert saved_player(match, 0)["building_bonuses"] == []
    assert len(saved(match)["building_bonuses"]) == 12
