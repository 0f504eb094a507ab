"""The worked examples of the editions, part three: the texts of notables and tiles.

X52 to X65 of our list.
"""

from __future__ import annotations

import pytest

from serai.games.agra.kinds import ACTION
from serai.games.agra.tables import HAVE, SPEND
from tests.games.agra.piers import at_pier, owning
from tests.games.agra.table import agra, goods, proves, saved, saved_player, seat, steps, table
from tests.games.playing import offered, play, refused


@proves("D1", "C3")
def test_x52_two_wood_and_two_turmeric_pay_the_portuguese_traders_sailor() -> None:
    here = table(4).river("mahout", "khatib", "cook", "dyer")
    here.player(
        0,
        contracts="portuguese-trader",
        goods="wood wood wood turmeric turmeric bricks paper oil dye cotton clothes",
    )
    match = play(here.to_act(0), "place sailor")
    play(match, "fare wood", "fare wood", "fare turmeric", "fare turmeric")
    assert refused(match, "fare wood") == ("fare-too-high", {"value": 5, "allowed": 4})
    play(match, "deliver bricks mahout", "deliver paper khatib", "deliver oil cook")
    play(match, "deliver dye dyer", "deliver cotton khatib", "roll 1")
    assert refused(match, "deliver wood cook") == ("too-few-deliveries", {"needed": 1, "held": 0})
    play(match, "done")
    assert saved_player(match, 0)["rupees"] == {"deliveries": 6}  # the fifth paid 2, no refund


@proves("D6", "D1", "D25", rulings=["portuguese-trader-good", "french-trader-delivery"])
def test_x53_cloth_for_the_french_trader() -> None:
    own = "french-trader portuguese-trader"
    here = owning(own).player(0, contracts=own, goods="cloth clothes", french=[1, 2])
    match = play(here.to_act(0), "french", "put cloth")
    assert saved_player(match, 0)["rupees"] == {"bonuses": 1, "french": 5}
    assert (saved_player(match, 0)["french"], seat(match, 0).supply) == ([], 21)
    match = play(here.to_act(0), "french", "put clothes")  # a slip of the Russian edition
    assert saved_player(match, 0)["rupees"] == {"french": 5}


@proves("D7", rulings=["dyer-value"])
def test_x54_two_goods_just_produced_become_one_of_the_same_row() -> None:
    match = play(table().player(0, contracts="dyer").to_act(0), "place turmeric", "dye dye")
    assert goods(match, 0) == {"dye": 1}


@proves("D8")
@pytest.mark.parametrize(("workers", "points"), [(1, 2), (2, 3)])
def test_x55_one_or_two_waiting_workers_of_the_cook(workers: int, points: int) -> None:
    here = table().player(0, contracts="cook", sheltered=2, stone=2)
    match = play(here.to_meditate(0), *["cook"] * workers)
    assert (agra(match).points, seat(match, 0).workers) == (points, 8 + workers)


@proves("D9")
def test_x56_the_muezzins_point() -> None:
    here = owning("muezzin").player(0, contracts="muezzin").standing(0, "trader")
    assert agra(play(here.to_meditate(0), "lay trader")).points == 1 + 1


@proves("D10")
def test_x57_both_sides_of_the_jagirdar() -> None:
    here = owning("jagirdar").river("cook").player(0, goods="oil wood", contracts="jagirdar")
    match = play(here.to_act(0), "place sailor", "deliver oil cook", "deliver wood cook")
    assert saved_player(match, 0)["rupees"] == {"deliveries": 3}
    match = play(here.to_act(1), "place sailor", "deliver oil cook")
    assert saved_player(match, 0)["rupees"] == {"deliveries": 1}
    assert seat(match, 1).favour == 1


@proves("D12", "D13", "D15")
def test_x58_cheaper_peon_cheaper_favour_and_points_for_favour() -> None:
    own = "calligrapher mullah"
    here = at_pier(4, own=own).player(0, contracts=own, money=1, favour=4, tiles="farmers")
    match = play(here.standing(0, "wood").to_act(0), "use farmers", "farmer n2", "done")
    assert seat(match, 0).favour == 3  # spend 1 stays 1
    play(match, "place wood")
    assert seat(match, 0).rupees == 0
    here = at_pier(3, own="mullah").player(0, contracts="mullah", favour=4)
    match = play(here.to_act(0), "use step", "influence artisans")
    assert seat(match, 0).favour == 2  # have 4, spend 2


@proves("D17")
@pytest.mark.parametrize(("guilds", "rupees"), [(1, 1), (2, 3), (3, 6)])
def test_x59_orders_in_one_two_or_three_guilds(guilds: int, rupees: int) -> None:
    here = owning("dutch-trader").player(0, contracts="dutch-trader")
    for guild in ("artisans", "merchants", "scholars")[:guilds]:
        here.orders(guild, 2, {1: 0})
    ending = here.to_act(0).view(0)["players"][0]["at_the_end"]
    assert ending["notables"] == {"dutch-trader": rupees}


@proves("D20")
def test_x60_paper_in_the_curry_bowl() -> None:
    here = at_pier(4, "sadr").delivered("sadr", paper=0, dye=0)
    match = play(here.player(0, goods="cloth paper").to_act(0), "place sailor")
    play(match, "deliver cloth sadr", "gift paper curry")
    assert saved(match)["bowls"] == {"curry": "0"}
    ending = match.view(0)["players"][0]["at_the_end"]
    assert (ending["notables"], ending["akbar"]) == ({"sadr": 1}, 1)


@proves("D21", "D22", "D23", "D24")
def test_x61_sets_of_symbols_and_symbols_of_one_guild() -> None:
    own = "grand-mufti grand-imam cook mahout"
    here = at_pier(6, own=own, seats=4).player(0, contracts=own)
    for guild in ("artisans", "merchants"):
        here.orders(guild, 2, {1: 0})
    ending = here.to_act(0).view(0)["players"][0]["at_the_end"]
    assert ending["notables"] == {"grand-mufti": 2 * 3, "grand-imam": 2}


@proves("D25", "D2", "D19")
def test_x62_one_rupee_for_a_middling_good_two_for_a_luxury() -> None:
    own = "sufi subadar"
    here = owning(own).player(0, contracts=own, goods="curry books", tiles="order", favour=4)
    match = play(here.to_serve(0), "use order", "akbar curry")
    assert saved_player(match, 0)["rupees"] == {"bonuses": 1}
    play(match, "akbar books")
    assert saved_player(match, 0)["rupees"] == {"bonuses": 3}


@proves("U1", "U2", "U3", "U4")
def test_x63_a_building_pays_two_to_six_rupees() -> None:
    paid = {}
    for building, payment in (
        ("oil", "wood sandstone"),
        ("dye", "wood cement"),
        ("books", "boards cement"),
    ):
        match = table().player(0, goods=payment).to_act(0)
        play(match, "place architect", f"build {building}", f"pay {payment}")
        for choice in offered(match):
            trial = play(match.copy(), choice)
            paid[choice] = saved_player(trial, 0)["rupees"]["building"]
    assert sorted(paid.values()) == [2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6]


@proves(
    "Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8", "Q9", "Q10", "Q11", "Q12", "Q13", "Q14", "F4"
)
def test_x64_favour_to_have_and_to_spend() -> None:
    tiles = [(int(HAVE[i]), int(SPEND[i])) for i in range(3, len(ACTION.names))]
    assert tiles == [
        (2, 2), (2, 2), (2, 1), (3, 2), (3, 2), (4, 2), (4, 2),
        (2, 1), (3, 2), (2, 2), (4, 3), (4, 4), (3, 2), (3, 3),
    ]  # fmt: skip


@proves("C4", "N4", "N8", rulings=["losing-a-contract-in-the-summary"])
def test_x65_what_the_summary_says() -> None:
    here = table(3).delivered("cook", oil=1).player(0, goods="wood wood paintings")
    match = play(here.to_act(0), "place sailor", "fare paintings", "double wood cook")
    assert saved_player(match, 0)["rupees"] == {"deliveries": 2 + 1, "sailor": 2}
    assert [seat(match, i).favour for i in range(3)] == [0, 1, 0]  # who loses, not who leads
    assert steps(match, 0)["artisans"] == 1
