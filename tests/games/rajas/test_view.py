"""What is printed on tiles and board comes along in a view (view.py)."""

from __future__ import annotations

import serai
from tests.games.playing import play
from tests.games.rajas.table import table


def test_every_tile_that_lies_open_is_told() -> None:
    match = table(seats=3).player(0, province={"c2": ("O13", "NEW")}).offer("B01").to_move(0)
    view = match.view(1)
    tops = {stack["top"] for stack in view["stacks"].values() if stack["top"]}
    assert set(view["tiles"]) == {*tops, "O13"}
    assert view["tiles"]["B01"] == {
        "colour": "blue",
        "price": 2,
        "road": "straight",
        "buildings": [],
        "markets": [{"good": "silk", "value": 1}],
    }
    assert len(view["tiles"]["O13"]["buildings"]) == 2


def test_yield_tiles_on_display_tell_their_field_and_what_they_pay() -> None:
    assert serai.new("rajas", 2, seed=1).view()["yield_tiles"] == {}
    view = serai.new("rajas", 2, seed=1, options={"navaratnas": True}).view()
    in_sight = {*view["display"], *view["set_aside"], view["jewel"]}
    assert set(view["yield_tiles"]) == in_sight
    assert [move for move in view["moves"] if f" {view['jewel']} " not in move] == []
    assert view["yield_tiles"]["Y5"] == {"hue": "yellow", "reward": {"kind": "boat"}}


def test_the_board_tells_its_spaces_chambers_and_bonuses() -> None:
    printed = serai.new("rajas", 4, seed=1).view()["printed"]
    assert set(printed["balcony"]) == set(printed["balcony"].values())
    assert printed["chambers"]["raja"] == [{"kind": "upgrade", "n": 1}, {"kind": "money", "n": 3}]
    assert printed["chambers"]["builder"] == []
    assert printed["bonuses"]["fame24"]["reward"] == {"kind": "karma", "n": 2}
    assert printed["bonuses"]["money33"]["at"] == 33
    assert printed["bonuses"]["money33"]["beside"] == 61 - 17
    assert printed["workers"]["money"] == {"at": 20, "beside": 51}
    assert printed["workers"]["bridge"] == {"at": 20}


def test_the_province_tells_where_everything_lies() -> None:
    province = serai.new("rajas", 2, seed=1).view()["printed"]["province"]
    assert (province["columns"], province["rows"]) == (5, 4)
    assert (province["residence"], province["roads"]) == ((3, 1), "ESW")
    assert province["fields"]["NW"] == (1, 1)
    assert province["fields"]["N2"] == (2, 0)
    assert province["fields"]["E3"] == (6, 3)
    taken = [*province["squares"].values(), *province["fields"].values(), province["residence"]]
    assert len(set(taken)) == len(taken)


def test_the_tile_in_hand_is_told_with_all_ways_to_turn_it() -> None:
    match = table().player(0, dice="b1 b6", money=10).offer("B01").to_move(0)
    assert match.view(1)["hand"] is None
    play(match, "quarry")
    assert match.view(1)["hand"] is None
    play(match, "tile B01")
    roads = ["NS", "EW"]
    held = {"seat": 0, "tile": "B01", "roads": roads, "cell": None}
    assert (match.question, match.view(1)["hand"]) == ("payment", held) or match.question == "lay"
    if match.question == "payment":
        match.play(match.options[0])
    view = match.view(0)
    assert (match.question, view["hand"]) == ("lay", held)
    assert view["tiles"]["B01"]["road"] == "straight"
    assert {move.split()[2] for move in view["moves"]} <= set(roads)
    assert "B01" not in {stack["top"] for stack in view["stacks"].values()}
    match.play(match.options[0])
    assert match.view(0)["hand"] is None


def test_the_master_builder_has_a_tile_in_hand_too() -> None:
    province = {"b1": ("O04", "ES"), "b2": ("G02", "NW"), "a2": ("P02", "ES"), "a3": ("B01", "NS")}
    here = table().player(0, dice="p2 p3 g5", province=province).offer_only("P07")
    match = play(here.to_move(0), "chamber builder")
    if match.question == "chamber-die":
        play(match, "pay g5")
    assert match.view(0)["hand"] is None
    play(match, "overbuild P07 b1")
    assert match.view(None)["hand"]["cell"] == "b1"
    hand = match.view(1)["hand"]
    assert (hand["seat"], hand["tile"], hand["cell"]) == (0, "P07", "b1")
    play(match, "pay p2", "lay b1 ES")
    assert "ES" in hand["roads"]
    assert match.view(0)["hand"] is None


def test_the_clock_of_a_round() -> None:
    match = table(seats=3).to_move(2, start=1, lap=2)
    view = match.view(0)
    assert view["clock"] == {"round": view["round"], "pass": 2, "start_seat": 1}
