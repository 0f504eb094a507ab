"""Setting up: what chance deals, what lies ready, what each player has (setup.py)."""

from __future__ import annotations

import pytest

import serai
from serai import CHANCE, Match
from serai.games.merv.kinds import CARD, CELL, COLOUR, SITE, TILE
from serai.games.merv.tables import PATH_REWARD, PRODUCTION_UPGRADE
from tests.games.merv.table import merv, player, proves, saved, saved_player, table
from tests.games.playing import offered, play, refused

every_number_of_seats = pytest.mark.parametrize("seats", [1, 2, 3, 4])
MASTERS = {1: "next 0|next 9|next 8", 2: "next 0|next 1|next 8", 3: "next 0|next 1|next 2"}
SITES = [f"deal {name}" for name in SITE.names]
TILES = [f"tile {name}" for name in TILE.names]


def fresh(seats: int = 3) -> Match:
    """A new game before anything has been shuffled."""
    return serai.new("merv", seats=seats, chance="ask")


def started(seats: int) -> Match:
    """A new game before its first turn, which is that of the first seat."""
    return play(fresh(seats), "next 0", "*")


def shuffled(seed: int) -> Match:
    """A new game that chance has set up."""
    return serai.new("merv", seats=3, seed=seed)


@proves("S1", rulings=["seats-of-the-solo-game"])
@pytest.mark.parametrize("seats", MASTERS)
def test_every_master_may_be_the_next_in_the_first_queue(seats: int) -> None:
    match = fresh(seats)
    moves = MASTERS[seats].split("|")
    assert sorted(offered(match)) == sorted(moves)
    play(match, moves[2])
    assert sorted(offered(match)) == sorted(moves[:2])
    play(match, moves[0])
    assert saved(match)["order"] == [2, 0, 1]


@proves("S1")
def test_the_game_begins_in_the_north_of_the_first_year_with_the_front_of_the_queue() -> None:
    match = play(fresh(4), "next 3", "next 1", "next 0", "next 2", *SITES, *TILES, "*")
    assert saved(match)["order"] == [3, 1, 0, 2]
    assert (saved(match)["year"], saved(match)["phase"], match.to_move) == (1, "north", 3)
    assert saved(match)["masters"] == {}


@proves("S1")
def test_other_games_have_other_orders() -> None:
    orders = {tuple(saved(shuffled(seed))["order"]) for seed in range(40)}
    assert len(orders) == 6


@proves("S2", rulings=["six-trading-posts"])
@every_number_of_seats
def test_pieces_of_every_player(seats: int) -> None:
    match = started(seats)
    for master in range(max(seats, 3)):
        p = player(match, master)
        assert (p.buildings, p.servants) == (9, 8)
        assert p.discs == 6 + 1  # posts and mosque; three lie on the tracks
        assert (p.favour, p.influence, p.points) == (0, 0, 0)
        assert saved_player(match, master)["path"] is None


@proves("S2", rulings=["six-trading-posts"])
def test_the_disc_of_the_mosque_is_no_trading_post() -> None:
    posts = "bukhara changan samarkand khotan herat alexandria"
    match = table().player(0, posts=posts).about_to("FreePost", 0)
    assert player(match, 0).discs == 1
    assert match.question == "free-good"  # a good, but no post


@proves("S3", rulings=["one-site-of-each-kind", "resource-colours"])
def test_sites_are_dealt_row_by_row_around_the_camel_market() -> None:
    match = play(fresh(), "next 0", "next 1")
    assert offered(match) == SITES
    play(match, *SITES[::-1], *TILES, "*")
    sites = saved(match)["sites"]
    assert list(sites) == [name for name in CELL.names if name != "c3"]
    assert list(sites.values()) == list(SITE.names[::-1])
    pairs = {tuple(name.split("-")) for name in sites.values()}
    assert len(pairs) == 24
    assert {colour for _, colour in pairs} == {"red", "blue", "green", "tan"}
    assert len({action for action, _ in pairs}) == 6
    assert saved(match)["camel_market"] == []


@proves("S3")
def test_other_games_have_other_cities() -> None:
    cities = [tuple(saved(shuffled(seed))["sites"].values()) for seed in range(5)]
    assert len(set(cities)) == 5
    assert len({city[0] for city in cities}) > 1


@proves("S4", rulings=["nothing-to-start-with"])
@every_number_of_seats
def test_nobody_starts_with_anything(seats: int) -> None:
    match = started(seats)
    for master in range(max(seats, 3)):
        p = saved_player(match, master)
        empty = ("cubes", "goods", "cards", "achievements", "contracts", "posts", "courtiers")
        assert not any(p[name] for name in empty)
        assert (p["camels"], p["scrolls"], p["scoring_tiles"]) == (0, 0, [])
    facts = saved(match)
    assert (facts["buildings"], facts["guards"], facts["upgrades"]) == ({}, {}, {})


@proves("S5", rulings=["scoring-tiles"])
def test_mosque_at_the_start() -> None:
    match = play(fresh(), "next 0", "next 1", *SITES)
    assert offered(match) == TILES
    assert [name.split()[1] for name in TILES] == [
        "caravansary",
        "palace",
        "library",
        "marketplace",
    ]
    play(match, TILES[2])
    assert offered(match) == [TILES[0], TILES[1], TILES[3]]
    play(match, TILES[0], TILES[3], "*")
    tiles = {"1": "library", "2": "caravansary", "3": "marketplace", "4": "palace"}
    assert saved(match)["path_tiles"] == tiles
    assert saved(match)["path_camels"] == ["1", "2", "3", "4"]
    assert merv(match).white_tiles == 6
    assert merv(match).path_upgrades == 0b1111


@proves("S5")
@pytest.mark.parametrize("path", [1, 2, 3, 4])
def test_each_path_has_the_production_upgrade_of_its_colour(path: int) -> None:
    rewards = list(PATH_REWARD[8 * path - 8 : 8 * path])
    below = rewards.index(PRODUCTION_UPGRADE)
    match = table().built(0, "a1").player(0, path=path, steps=below).about_to("FreeStep", 0)
    play(match, f"climb {path}", "upgrade a1")
    assert saved(match)["upgrades"] == {"a1": COLOUR.names[path - 1]}


@proves("S6", rulings=["values-of-the-contracts"])
def test_contracts_lie_in_six_piles_by_level_and_bonus_worth_most_on_top() -> None:
    points: dict[str, list[int]] = {}
    for gone in range(4):
        names = [f"{pile}{n}" for pile in saved_piles() for n in range(1, gone + 1)]
        match = table().player(0, contracts=" ".join(names)).to_go(0)
        for pile, top in match.view(0)["contracts"].items():
            assert top["contract"] == f"{pile}{gone + 1}"
            points.setdefault(pile, []).append(top["points"])
    assert list(points) == saved_piles()
    for pile in points.values():
        assert len(pile) == 3
        assert pile[0] > pile[1] > pile[2]


def saved_piles() -> list[str]:
    """The names of the six piles."""
    return [f"{level}-{bonus}" for level in ("I", "II", "III") for bonus in ("F", "S")]


@proves("S7")
@every_number_of_seats
def test_library_at_the_start(seats: int) -> None:
    match = started(seats)
    assert merv(match).achievements == (1 << 16) - 1


@proves("S7")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_four_achievements_of_each_level_are_open(level: int) -> None:
    match = table().player(0, scrolls=2 * level).about_to("Achieve", 0, level=level)
    assert len(offered(match, "achieve")) == 4


@proves("S8", rulings=["spices-in-the-pile"])
def test_caravan_cards_at_the_start() -> None:
    match = play(fresh(), "next 0", "next 1", *SITES, *TILES, "side A")
    draws = [f"draw {name}" for name in CARD.names]
    assert offered(match) == draws
    spices = [name.split("-")[0] for name in CARD.names]
    counts = {spice: spices.count(spice) for spice in dict.fromkeys(spices)}
    assert counts == {"juniper": 8, "pepper": 6, "saffron": 6, "cardamom": 4}
    play(match, *draws[20:12:-1])
    assert match.to_move != CHANCE
    assert saved(match)["row"] == list(CARD.names[20:12:-1])
    assert sorted([*saved(match)["row"], *saved(match)["pile"]]) == sorted(CARD.names)


@proves("S9", rulings=["camels-out-of-play"])
@pytest.mark.parametrize(("seats", "camels"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_camels_lie_on_the_first_cards(seats: int, camels: int) -> None:
    match = started(seats)
    assert saved(match)["row_camels"] == [str(n) for n in range(1, camels + 1)]
    assert match.view(0)["camels_out"] == 12 - 8 - camels


@proves("S9", rulings=["camels-out-of-play"])
def test_camels_of_the_box_are_never_laid_out_later() -> None:
    match = table().player(0, cubes="red").row("juniper").acting(0, "caravansary")
    play(match, "take 1", "*")
    assert match.view(0)["camels_out"] == 4
    assert saved(match)["row_camels"] == []


@proves("S10", rulings=["values-of-the-walls"])
def test_walls_and_gates_at_the_start() -> None:
    facts = saved(started(3))
    assert facts["wall_supply"] == dict.fromkeys(COLOUR.names, 4)
    assert facts["gate_supply"] == dict.fromkeys(COLOUR.names, 1)
    assert facts["walls"] == []


@proves("S11")
def test_marketplace_at_the_start() -> None:
    match = started(3)
    assert saved(match)["place_camels"] == ["bukhara", "samarkand", "herat", "nishapur"]
    goods = match.view(0)["goods"]
    assert len(goods) == 8
    assert set(goods.values()) == {6}


@proves("S1")
def test_nothing_can_be_played_while_chance_decides() -> None:
    found = refused(fresh(), "go N1")
    assert found is not None
    assert found[0] == "not-now"
