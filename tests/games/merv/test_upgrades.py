"""Upgrades of sites (upgrades.py): where they go, and what happens to guards."""

from __future__ import annotations

import pytest

from serai import Match
from tests.games.merv.table import Table, cubes, merv, player, proves, saved, table
from tests.games.playing import notes, offered, play, refused

WHITE = 5
RED = 1


def upgrading(here: Table, tile: int = WHITE) -> Match:
    """The match in which player 0 places an upgrade."""
    return here.about_to("PlaceUpgrade", 0, tile=tile)


@proves("U6", rulings=["upgrades-on-own-buildings", "upgrade-is-mandatory"])
@pytest.mark.parametrize("tile", [WHITE, RED])
def test_by_option_an_upgrade_goes_on_an_own_building_without_upgrade(tile: int) -> None:
    here = table(upgrades_own=True).built(0, "a1 b2 d5").built(1, "c4")
    match = upgrading(here.upgrades(b2="blue", e5="white"), tile)
    assert offered(match) == ["upgrade a1", "upgrade d5"]  # and no way to decline
    assert refused(match, "upgrade c4") == ("not-yours", {"cell": "c4"})
    assert refused(match, "upgrade e5") == ("not-yours", {"cell": "e5"})
    assert refused(match, "upgrade c1") == ("not-yours", {"cell": "c1"})
    assert refused(match, "upgrade c3") == ("camel-market-here", {"cell": "c3"})
    assert refused(match, "upgrade b2") == ("upgraded-already", {"cell": "b2"})
    play(match, "upgrade d5")
    assert saved(match)["upgrades"]["d5"] == ("white" if tile == WHITE else "red")


@proves("U1", rulings=["upgrade-choice"])
def test_unprotected_sites_and_walled_ones_alike() -> None:
    match = upgrading(table().built(0, "a1 c1").walls("N3").guards(1, "a1"))
    assert offered(match)[:3] == ["upgrade a1", "upgrade b1", "upgrade c1"]


@proves("U2", rulings=["upgrade-is-mandatory"])
@pytest.mark.parametrize("owner", [0, 2])
def test_guard_on_the_site_returns_to_its_owner(owner: int) -> None:
    match = upgrading(table().built(0, "a1 b1").guards(owner, "a1").guards(1, "b1"))
    assert player(match, owner).servants == 7
    play(match, "upgrade a1")
    assert player(match, owner).servants == 8
    assert saved(match)["guards"] == {"b1": 1}
    assert [(note["seat"], note["cell"]) for note in notes(match, "guard-home")] == [(owner, "a1")]


@proves("U2")
def test_the_influence_of_the_guard_stays() -> None:
    here = table().built(0, "a1 b1").guards(1, "a1").player(1, influence=7)
    match = play(upgrading(here), "upgrade a1")
    assert player(match, 1).influence == 7


@proves("U3", "U6", rulings=["production-tile-stays", "upgrade-is-mandatory"])
@pytest.mark.parametrize("tile", [WHITE, RED])
def test_by_option_an_upgrade_without_a_site_is_lost_and_its_tile_stays(tile: int) -> None:
    here = table(upgrades_own=True).built(1, "a1").built(0, "b1").upgrades(b1="tan")
    match = upgrading(here, tile)
    assert match.to_move == 1  # nobody was asked
    assert saved(match)["upgrades"] == {"b1": "tan"}
    assert merv(match).path_upgrades == 0b0111
    assert merv(match).white_tiles == 6
    assert cubes(match, 0) == {}
    assert player(match, 0).points == 0
    assert len(notes(match, "upgrade-lost")) == 1


@proves("U3", rulings=["upgrade-is-mandatory"])
def test_the_only_site_takes_the_upgrade_without_a_question() -> None:
    match = upgrading(table(upgrades_own=True).built(0, "a1").guards(0, "a1"))
    assert saved(match)["upgrades"] == {"a1": "white"}
    assert saved(match)["guards"] == {}


@proves("U3", "O8", rulings=["production-tile-stays"])
def test_production_tile_that_stayed_goes_to_the_next_who_comes() -> None:
    """Player 0 has no site for it; player 1 steps there later and has one."""
    here = table(upgrades_own=True).built(0, "d4").upgrades(d4="white")
    here.player(0, path=1, steps=2, cubes="green")
    match = here.acting(0, "mosque", "blue")
    play(match, "climb 1")
    assert saved(match)["upgrades"] == {"d4": "white"}
    here = table(upgrades_own=True).built(0, "d4").upgrades(d4="white").player(0, path=1, steps=3)
    here.player(1, path=1, steps=2, cubes="green").built(1, "e4")
    match = play(here.to_act(1, "e4"), "act", "climb 1")
    assert saved(match)["upgrades"] == {"d4": "white", "e4": "red"}
    assert player(match, 1).points == 0


@proves("U4", rulings=["white-pile-empty"])
def test_white_upgrades_come_from_a_pile_of_six_then_there_is_a_white_cube() -> None:
    here = table().built(0, "a1 b1").built(1, "a5 b5 c5 d5 e5")
    here.upgrades(a5="white", b5="white", c5="white", d5="white", e5="white")
    match = play(upgrading(here), "upgrade a1")
    assert (saved(match)["upgrades"]["a1"], merv(match).white_tiles) == ("white", 0)
    assert cubes(match, 0) == {}
    match = upgrading(here.upgrades(a1="white"))
    assert (cubes(match, 0), match.to_move) == ({"white": 1}, 1)
    assert "b1" not in saved(match)["upgrades"]
    match = play(upgrading(here, 1), "upgrade b1")  # these do not lie in that pile
    assert saved(match)["upgrades"]["b1"] == "red"


@proves("U4", rulings=["white-pile-empty"])
def test_white_cube_comes_also_to_a_player_without_a_site() -> None:
    here = table().built(1, "a5 b5 c5 d5 e5 e4")
    match = upgrading(
        here.upgrades(a5="white", b5="white", c5="white", d5="white", e5="white", e4="white")
    )
    assert cubes(match, 0) == {"white": 1}


@proves("U5", rulings=["destroyed-building"])
@pytest.mark.parametrize(
    ("upgrade", "found"), [("white", {"white": 1}), ("tan", {"red": 1, "tan": 1})]
)
def test_upgrade_outlives_its_building_and_serves_whoever_builds_next(
    upgrade: str, found: dict[str, int]
) -> None:
    match = table().built(1, "a1").upgrades(a1=upgrade).when(2).player(1).to_end_year()
    play(match, "lose")
    assert saved(match)["buildings"] == {}
    assert saved(match)["upgrades"] == {"a1": upgrade}
    assert match.question == "space"
    play(match, "go N1", "activate a1")
    assert saved(match)["buildings"] == {"a1": 0}
    assert saved(match)["upgrades"] == {"a1": upgrade}
    assert cubes(match, 0) == found
