"""The two tracks: bonuses, workers, karma (tracks.py)."""

from __future__ import annotations

import pytest

from serai.games.rajas.kinds import FIELD
from tests.games.playing import notes, offered, play, refused
from tests.games.rajas.table import dice, proves, seat, table

# --- fame ---------------------------------------------------------------------------------------


@proves("T1")
@pytest.mark.parametrize(("fame", "due"), [(2, False), (3, True), (4, True), (5, False)])
def test_fame_5_reached_or_passed_gives_an_upgrade_at_once(fame: int, due: bool) -> None:
    match = table().player(0, fame=fame, dice="b1").to_move(0)
    play(match, "chamber mogul")
    assert (match.question == "upgrade") == due
    if due:
        play(match, "upgrade mill")
        assert seat(match, 0).level(3) == 3


@proves("T1", "Q8", rulings=["upgrade-during-scoring"])
def test_upgrade_of_fame_5_counts_from_the_next_turn() -> None:
    """In the same turn the builder lays a second mill, which still scores 2 fame."""
    here = (
        table()
        .player(0, money=11, fame=3, boat=3, dice="b6 b2 p5", province={"b1": ("O02", "ES")})
        .offer("B12", "P10")
    )
    match = here.to_move(0)
    play(match, "quarry", "tile B12", "pay b2 b6", "lay b2 NES", "*", "bonus fame5", "upgrade mill")
    assert seat(match, 0).fame == 5
    play(match, "sail 1", "chamber builder", "overbuild P10 b1", "pay p5", "lay b1 ES", "*")
    assert seat(match, 0).fame == 5 + 2 + 2  # mill 2, not 3; temple 2
    assert match.to_json()["players"][0]["fresh"] == "mill"
    play(match, "front", "done")
    assert match.to_json()["players"][0]["fresh"] is None


@proves("T1")
def test_upgrade_of_fame_5_counts_in_the_next_turn() -> None:
    match = table().player(0, money=1, fame=4, dice="b1 b3").offer("B02").to_move(0)
    play(match, "chamber mogul", "upgrade temple", "front", "done")
    play(match, "quarry", "tile B02", "pay b3", "lay c2 NE", "*")
    assert seat(match, 0).fame == 6 + 3


@proves("T2")
@pytest.mark.parametrize(("fame", "karma"), [(21, 0), (22, 2), (23, 2), (24, 0)])
def test_fame_24_raises_karma_by_two(fame: int, karma: int) -> None:
    match = table().player(0, fame=fame, dice="b1").to_move(0)
    play(match, "chamber mogul")
    assert seat(match, 0).karma == karma


@proves("T3")
@pytest.mark.parametrize(("fame", "due"), [(28, False), (29, True), (30, True), (31, False)])
def test_fame_31_lets_the_boat_go_to_the_next_free_space(fame: int, due: bool) -> None:
    here = table(seats=3).player(0, fame=fame, dice="b1", boat=1).player(1, boat=2)
    match = here.to_move(0)
    play(match, "chamber mogul")
    assert (match.question == "sail") == due
    if due:
        play(match, "sail 1")
        assert (seat(match, 0).boat, seat(match, 0).money) == (3, 3)


# --- money --------------------------------------------------------------------------------------


@proves("T4", "T6")
@pytest.mark.parametrize(
    ("money", "passed", "due"),
    [(9, 0, False), (10, 0, True), (11, 0, True), (42, 2, True), (43, 2, True), (41, 2, False)],
)
def test_money_12_and_44_let_the_boat_go_to_the_next_free_space(
    money: int, passed: int, due: bool
) -> None:
    here = table(seats=3).player(0, money=money, bonus=passed, boat=1).player(1, boat=2)
    match = here.to_move(0)
    play(match, "front")
    assert ("sail 1" in offered(match)) == due
    if due:
        play(match, "sail 1")
        assert seat(match, 0).boat == 3
        assert seat(match, 0).bonus == passed + 1


@proves("T3", "T4", rulings=["boat-bonus-may-be-declined"])
def test_boat_bonus_may_be_declined() -> None:
    match = table().player(0, money=10).to_move(0)
    play(match, "front")
    assert offered(match) == ["sail 0", "sail 1"]
    play(match, "sail 0", "done")
    assert (seat(match, 0).boat, seat(match, 0).bonus) == (0, 1)
    match = table().player(0, fame=30, dice="b1").to_move(0)
    play(match, "chamber mogul", "sail 0")
    assert seat(match, 0).boat == 0
    assert match.to_move == 1


@proves("Q4", rulings=["boat-yield-may-be-declined"])
def test_boat_of_a_yield_may_stay() -> None:
    match = table().player(0).about_to("SpecialYields", 0, fields=1 << FIELD.names.index("S"))
    assert offered(match) == ["sail 0", "sail 1"]
    play(match, "sail 0")
    assert seat(match, 0).boat == 0


@proves("T5")
@pytest.mark.parametrize(("money", "passed"), [(31, 1), (32, 1), (53, 3), (54, 3)])
def test_money_33_and_55_give_two_dice_of_any_colours(money: int, passed: int) -> None:
    match = table().player(0, money=money, bonus=passed).to_move(0)
    play(match, "front")
    assert offered(match) == ["take blue", "take green", "take orange", "take purple", "done"]
    play(match, "take blue", "take purple", "roll b1", "roll p2")
    assert dice(match, 0) == "b1 p2"
    play(match, "done")
    assert seat(match, 0).bonus == passed + 1


@proves("T6")
def test_bonus_is_not_gained_again_after_falling_back() -> None:
    match = table().player(0, money=11, bonus=1, dice="b2").to_move(0)
    play(match, "front", "done")
    assert seat(match, 0).money == 13
    assert match.to_move == 1
    assert seat(match, 0).bonus == 1


@proves("T6")
def test_bonuses_come_in_order_and_then_no_more() -> None:
    silk = {"c2": ("B16", "NES"), "b1": ("P07", "ES"), "d1": ("B07", "SW"), "b2": ("G14", "NW")}
    match = table().player(0, money=43, bonus=2, dice="b6", province=silk).to_move(0)
    play(match, "market silk", "score silk 4 12")  # 43 + 12 = 55: money 44 and money 55 in one go
    assert seat(match, 0).money == 55
    assert offered(match) == ["bonus money44", "bonus money55"]
    play(match, "bonus money55", "take blue", "take blue", "roll b1", "roll b1", "sail 0")
    assert seat(match, 0).bonus == 4
    match = table().player(0, money=54, bonus=4).to_move(0)
    play(match, "front", "done")
    assert match.to_move == 1


@proves("T7")
def test_bonus_fields_of_the_other_track_mean_nothing() -> None:
    """Money passes the numbers 5, 15 and 24, fame the numbers 12 and 20."""
    match = table().player(0, money=4).to_move(0)
    play(match, "front", "done")
    assert (seat(match, 0).money, seat(match, 0).upgrades) == (6, 0)
    match = table().player(0, money=14).to_move(0)
    play(match, "front", "done")
    assert seat(match, 0).workers == 3
    match = table().player(0, money=23).to_move(0)
    play(match, "front", "done")
    assert seat(match, 0).karma == 0
    match = table().player(0, fame=11, dice="b1").to_move(0)
    play(match, "chamber mogul")
    assert (seat(match, 0).fame, seat(match, 0).boat, match.to_move) == (13, 0, 1)
    match = table().player(0, fame=19, workers=4, waiting=["money", "bridge"], dice="b1").to_move(0)
    play(match, "chamber mogul")
    assert seat(match, 0).workers == 4


# --- workers ------------------------------------------------------------------------------------


@proves("W1", "S5")
@pytest.mark.parametrize(("fame", "workers"), [(12, 3), (13, 4), (14, 4)])
def test_worker_of_fame_15(fame: int, workers: int) -> None:
    match = table().player(0, fame=fame, dice="b1").to_move(0)
    play(match, "chamber mogul")
    assert seat(match, 0).workers == workers


@proves("W1", "S5")
@pytest.mark.parametrize(("money", "workers"), [(17, 3), (18, 4), (19, 4)])
def test_worker_of_money_20(money: int, workers: int) -> None:
    match = table().player(0, money=money).to_move(0)
    play(match, "front")
    assert seat(match, 0).workers == workers


@proves("W1", "S5")
def test_bridge_is_no_space_and_who_passes_it_gets_the_worker() -> None:
    match = table().player(0, boat=19, dice="b3").to_move(0)
    play(match, "harbour")
    short = match.copy()
    play(short, "sail 1")
    assert (seat(short, 0).boat, seat(short, 0).workers) == (20, 3)
    play(match, "sail 2")
    assert (seat(match, 0).boat, seat(match, 0).workers) == (21, 4)


@proves("W2", rulings=["third-inactive-worker"])
def test_third_worker_leaves_when_the_second_is_gained() -> None:
    match = table().player(0, money=18, fame=20).to_move(0)
    assert match.to_json()["players"][0]["waiting"] == ["money", "bridge"]
    play(match, "front")
    player = match.to_json()["players"][0]
    assert (player["workers"], player["waiting"]) == (5, [])
    assert notes(match, "worker-left") == [{"seat": 0}]
    match = table().player(0, money=25, fame=20, boat=20, dice="b1").to_move(0)
    play(match, "harbour")
    assert seat(match, 0).boat == 21
    assert seat(match, 0).workers == 5


@proves("W3")
def test_worker_is_not_lost_when_money_falls_back() -> None:
    match = table().player(0, money=20, dice="b2").offer("B01").to_move(0)
    play(match, "quarry", "tile B01")
    assert (seat(match, 0).money, seat(match, 0).workers) == (19, 4)
    match = table().player(0, money=19, workers=4, waiting=["fame", "bridge"], bonus=1).to_move(0)
    play(match, "front")
    assert seat(match, 0).workers == 4  # and it is not gained a second time


@proves("W3", rulings=["new-worker-at-once"])
def test_new_worker_may_be_placed_in_the_same_round() -> None:
    match = (
        table()
        .player(0, money=19)
        .board(front=[0, 1, 1], terrace={"green": 0, "orange": 1})
        .player(0, money=19, ready=1, dice="b2 b2", boat=2)
        .to_move(0, start=1, lap=3)
    )
    play(match, "harbour", "pay b2", "sail 1")  # 3 money
    assert (seat(match, 0).money, seat(match, 0).ready) == (22, 1)
    assert match.to_move == 0  # a fourth pass
    assert refused(match, "terrace blue") is None


# --- karma --------------------------------------------------------------------------------------


@proves("K2", "T2")
def test_karma_of_fame_24_stops_at_three() -> None:
    match = table().player(0, fame=23, karma=2, dice="b1").to_move(0)
    play(match, "chamber mogul")
    assert seat(match, 0).karma == 3
