"""The worked examples of the editions, part two: characters, orders, notables, river, scoring.

Named after the things of the example; X30 to X51 of our list (X39 and X40 are in part one).
Turquoise, violet, yellow and orange are seats as each example needs them.
"""

from __future__ import annotations

import pytest

from serai import Match
from tests.games.agra.piers import at_pier
from tests.games.agra.table import Table, goods, proves, saved, saved_player, seat, steps, table
from tests.games.playing import notes, offered, play, refused

TURQUOISE, VIOLET, YELLOW, ORANGE = 0, 1, 2, 3

# --- sailor -----------------------------------------------------------------------------------


@proves("C3", "C4", rulings=["sailor-refund"])
def test_x30_violet_pays_the_sailor_with_a_painting() -> None:
    here = table(4).river("cook", "mahout")
    here.player(VIOLET, goods="paintings oil bricks cement")
    match = play(here.to_act(VIOLET), "place sailor", "fare paintings")
    play(match, "deliver oil cook", "deliver bricks mahout", "done")
    assert saved_player(match, VIOLET)["rupees"] == {"deliveries": 2, "sailor": 2}


@proves("C3")
@pytest.mark.parametrize(("value", "deliveries"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
def test_x31_one_to_five_deliveries(value: int, deliveries: int) -> None:
    wanted = {
        "mahout": "bricks",
        "khatib": "paper",
        "cook": "oil",
        "dyer": "dye",
        "portuguese-trader": "cloth",
    }
    here = table(4).river(*wanted).token("high", "statues", 4)
    here.player(TURQUOISE, goods=" ".join(wanted.values()) + " wood curry books statues")
    match = play(here.to_act(TURQUOISE), "place sailor")
    if value:
        play(match, f"fare {('wood', 'curry', 'books', 'statues')[value - 1]}")
    made = 0
    for notable, good in wanted.items():
        if refused(match, f"deliver {good} {notable}") is None:
            play(match, f"deliver {good} {notable}")
            made += 1
    assert made == deliveries
    assert saved_player(match, TURQUOISE)["rupees"] == {"deliveries": deliveries}


@proves("C5", "C4", "O6", "O7", "O8", rulings=["sailor-order-example"])
def test_x32_turquoise_serves_the_scholars_with_the_sailor() -> None:
    """One rupee for the order as in the German edition: he leads on a step that shows 1."""
    here = table(4).orders("scholars", 4)
    here.player(TURQUOISE, goods="curry wood paintings", influence={"scholars": 1})
    match = play(here.to_act(TURQUOISE), "place sailor", "fare curry", "order scholars")
    assert goods(match, TURQUOISE) == {}
    assert saved_player(match, TURQUOISE)["rupees"] == {"sailor": 1, "orders": 1}
    assert saved(match)["orders"]["scholars"] == {"marked": 5, "fulfilled": {"4": "0"}}
    assert steps(match, TURQUOISE)["scholars"] == 1
    here.player(TURQUOISE, goods="curry wood paintings", influence={"scholars": 7})
    match = play(here.to_act(TURQUOISE), "place sailor", "fare curry", "order scholars")
    assert saved_player(match, TURQUOISE)["rupees"] == {"sailor": 1, "orders": 5}


@proves("C2", "C3", "N3", "I2")
def test_x33_yellow_delivers_curry_and_wood_to_two_notables() -> None:
    here = table(4).river("sufi", "cook").player(YELLOW, goods="cotton curry wood")
    match = play(here.to_act(YELLOW), "place sailor", "fare cotton")
    play(match, "deliver curry sufi", "deliver wood cook")
    assert saved_player(match, YELLOW)["rupees"] == {"deliveries": 2}
    assert steps(match, YELLOW) == {"artisans": 1, "merchants": 0, "scholars": 1}
    assert goods(match, YELLOW) == {}


@proves("C2", "N3")
def test_x34_five_rupees_for_the_third_good_after_two_doubled_ones() -> None:
    here = at_pier(4, "painter", seats=4)
    here.delivered("painter", ["paintings", "cloth"], paintings=VIOLET, cloth=YELLOW)
    here.player(TURQUOISE, goods="wood")
    match = play(here.to_act(TURQUOISE), "place sailor", "deliver wood painter")
    assert saved_player(match, TURQUOISE)["rupees"] == {"deliveries": 5}


@proves("C6", "N4", "N6", "N8", "I3", rulings=["double-delivery-completes"])
def test_x35_turquoise_wins_the_mahout_with_a_double_delivery() -> None:
    here = table(4).delivered("mahout", bricks=ORANGE)
    here.player(TURQUOISE, goods="wood wood cotton")
    match = play(here.to_act(TURQUOISE), "place sailor", "fare cotton", "double wood mahout")
    assert saved_player(match, TURQUOISE)["contracts"] == ["mahout"]
    assert saved_player(match, TURQUOISE)["rupees"] == {"deliveries": 2 + 1}
    assert steps(match, TURQUOISE) == {"artisans": 0, "merchants": 1, "scholars": 0}
    assert (seat(match, ORANGE).favour, seat(match, TURQUOISE).favour) == (1, 0)


# --- trader -----------------------------------------------------------------------------------


@proves("C7")
def test_x36_orange_trades_two_cement_and_turmeric() -> None:
    here = table(4).player(ORANGE, goods="cement cement turmeric")
    match = play(here.to_act(ORANGE), "place trader")
    play(match, "give cement", "give cement", "give turmeric", "take curry", "take cotton")
    assert refused(match, "take oil") == ("too-dear", {"good": "oil", "value": 2, "allowed": 1})
    play(match, "take cotton", "done")
    assert goods(match, ORANGE) == {"cotton": 2, "curry": 1}


@proves("C7", "C8", "C9", "G4")
def test_x37_turquoise_makes_wood_dearer_first() -> None:
    here = table(4).player(TURQUOISE, goods="wood wood")
    match = play(here.to_act(TURQUOISE), "place trader", "token low 2 wood")
    play(match, "give wood", "give wood", "take books", "done")
    assert goods(match, TURQUOISE) == {"books": 1}
    match = play(here.to_act(TURQUOISE), "place trader", "give wood", "give wood")
    assert refused(match, "take books") == ("too-dear", {"good": "books", "value": 3, "allowed": 1})


# --- secondary actions ------------------------------------------------------------------------


@proves("K1", "K2", "K3", rulings=["oil-curry-once"])
@pytest.mark.parametrize(("move", "stood"), [("oil", 1), ("curry", 1), ("oil-curry", 3)])
def test_x38_oil_and_curry(move: str, stood: int) -> None:
    here = table(4).player(YELLOW, goods="oil curry").lying(YELLOW, "wood", "trader", "cotton")
    match = play(here.to_meditate(YELLOW), move)
    if stood == 1:
        play(match, "stand trader")
    assert seat(match, YELLOW).lying == 3 - stood


@proves("L2", "L3", "L4", "L5", rulings=["painting-two-tracks"])
def test_x41_all_four_luxuries_in_one_turn() -> None:
    here = table(4).player(ORANGE, goods="statues books paintings clothes")
    match = here.lying(ORANGE, "wood", "trader", "cotton").to_meditate(ORANGE)
    play(match, "book", "painting", "influence artisans", "influence merchants", "clothes")
    assert (seat(match, ORANGE).lying, seat(match, ORANGE).favour) == (0, 1)
    assert steps(match, ORANGE) == {"artisans": 1, "merchants": 1, "scholars": 0}
    assert seat(match, ORANGE).rupees == 2 + 3
    play(match, "done", "place turmeric", "statue", "place sailor", "done")
    assert seat(match, ORANGE).workers == 5
    assert goods(match, ORANGE) == {"turmeric": 2}


# --- orders -----------------------------------------------------------------------------------


@proves("O3", "O4", "O5", "O6", "O7", "O9")
def test_x42_orange_fulfils_the_order_of_the_merchants() -> None:
    here = table(4).orders("merchants", 2).orders("artisans", 2)
    here.orders("scholars", 4, {1: TURQUOISE, 2: VIOLET, 3: TURQUOISE})
    here.player(
        ORANGE,
        goods="oil dye bricks curry wood paintings",
        influence={"merchants": 4, "scholars": 1},
    )
    match = here.player(VIOLET, influence={"merchants": 5}).to_serve(ORANGE)
    assert refused(match, "order artisans") == ("no-influence", {"guild": "artisans"})
    assert refused(match, "order scholars") == ("order-limit", {"guild": "scholars", "limit": 3})
    supply = seat(match, ORANGE).supply
    play(match, "order merchants")
    assert saved(match)["orders"]["merchants"] == {"marked": 3, "fulfilled": {"2": str(ORANGE)}}
    assert match.view(0)["open_orders"]["merchants"] == ["wood", "statues"]
    assert saved_player(match, ORANGE)["rupees"] == {"orders": 2}
    assert steps(match, ORANGE)["merchants"] == 5
    assert seat(match, ORANGE).supply == supply + 2 - 1


# --- notables ---------------------------------------------------------------------------------


@proves("N3", "N6", "N8")
def test_x43_yellow_brings_oil_to_the_cook_and_turquoise_wood() -> None:
    here = (
        table(2).river("cook").player(0, goods="oil").player(1, goods="wood")
    )  # yellow, turquoise
    match = play(here.to_act(0), "place sailor", "deliver oil cook")
    assert saved_player(match, 0)["rupees"] == {"deliveries": 1}
    play(match, "place sailor", "deliver wood cook")
    assert saved_player(match, 1)["rupees"] == {"deliveries": 2}
    assert saved_player(match, 0)["contracts"] == ["cook"]  # one each: oil is the upper good
    assert seat(match, 1).favour == 1
    here = table(2).river("cook").player(0, goods="oil wood cotton")
    match = play(here.to_act(0), "place sailor", "fare cotton", "deliver oil cook")
    play(match, "deliver wood cook")
    assert saved_player(match, 0)["rupees"] == {"deliveries": 1 + 2}


@proves("N3")
def test_x44_three_goods_for_one_notable_pay_six_rupees() -> None:
    here = at_pier(4, "subadar").river("subadar").player(0, goods="books bricks cotton oil")
    match = play(here.to_act(0), "place sailor", "fare oil", "deliver cotton subadar")
    play(match, "deliver bricks subadar", "deliver books subadar")
    assert saved_player(match, 0)["rupees"]["deliveries"] == 1 + 2 + 3


@proves("N4", "N6", "N8", "D15")
def test_x45_turquoise_wins_the_mosaic_maker() -> None:
    here = at_pier(3, "mosaic-maker", seats=4).delivered("mosaic-maker", dye=VIOLET)
    here.player(TURQUOISE, goods="cement cement wood", stone=2).standing(TURQUOISE, "trader")
    match = play(here.to_act(TURQUOISE), "place sailor", "fare wood", "double cement mosaic-maker")
    assert [note["count"] for note in notes(match, "rupees-gained")] == [2, 1]
    assert saved_player(match, TURQUOISE)["contracts"] == ["mosaic-maker"]
    assert seat(match, VIOLET).favour == 1
    assert len(offered(match, "tile")) == 14
    play(match, "tile peon")
    assert saved_player(match, TURQUOISE)["tiles"] == ["peon"]
    here = at_pier(3, own="mosaic-maker").standing(0, "trader", "wood")
    here.player(0, contracts="mosaic-maker", stone=2)
    match = play(here.to_meditate(0), "lay trader", "mosaic 1")
    assert seat(match, 0).favour == 1
    match = play(here.to_meditate(0), "lay trader", "lay wood", "mosaic 2")
    assert seat(match, 0).favour == 2


def bricks_and_boards() -> Match:
    """Yellow is about to deliver bricks to the Mullah and boards to the Jagirdar."""
    here = at_pier(2, "jagirdar", seats=4).river("mullah")
    here.delivered("jagirdar", ["cloth"], cloth=VIOLET).merchant("sandstone")
    here.player(TURQUOISE, goods={"cotton": 5})
    here.player(YELLOW, goods="bricks boards turmeric cotton cotton", influence={"merchants": 2})
    return here.to_act(YELLOW)


@proves(
    "N3",
    "N5",
    "N6",
    "N7",
    "N8",
    "R1",
    "R4",
    "I2",
    "I4",
    "F10",
    rulings=["influence-after-the-event"],
)
def test_x46_bricks_for_the_mullah_boards_for_the_jagirdar() -> None:
    match = play(bricks_and_boards(), "place sailor", "fare turmeric", "deliver bricks mullah")
    assert saved_player(match, YELLOW)["rupees"] == {"deliveries": 1}
    play(match, "deliver boards jagirdar")
    assert saved_player(match, YELLOW)["rupees"] == {"deliveries": 1 + 3}
    assert saved_player(match, VIOLET)["contracts"] == ["jagirdar"]
    assert (saved(match)["pier"], seat(match, YELLOW).favour) == (3, 1)
    assert steps(match, YELLOW) == {"artisans": 0, "merchants": 2, "scholars": 0}
    play(match, "roll 2")
    assert saved(match)["merchant"] == "turmeric"
    assert saved(match)["coins"] == {"wood": 1}
    assert seat(match, TURQUOISE).favour == 3  # five cotton, but at most three
    assert seat(match, YELLOW).favour == 1 + 2
    assert match.view(YELLOW)["order_limit"] == 4
    play(match, "done")
    assert steps(match, YELLOW)["merchants"] == 3
    assert offered(match, "tile") == [f"tile {tile}" for tile in saved(match)["display"]]
    tile = saved(match)["display"][0]
    play(match, f"tile {tile}", "*")
    assert saved_player(match, YELLOW)["tiles"] == [tile]
    assert steps(match, YELLOW) == {"artisans": 0, "merchants": 3, "scholars": 1}
    assert saved_player(match, YELLOW)["rupees"] == {"deliveries": 4}  # nothing is refunded


# --- river ------------------------------------------------------------------------------------


@proves("R2", "R3", "R4", "R5", "R6", "R7", "O4", rulings=["pier-3-contracts"])
def test_x47_the_boat_from_pier_to_pier() -> None:
    """Completed contracts of each level and the limit of orders, pier by pier."""
    journey = [
        ("cook", "wood", {"oil": 0}, 1, 2, 3),
        ("mullah", "bricks", {"curry": 0}, 2, 3, 4),
        ("mullah", "bricks", {"curry": 0}, 3, 4, 5),
        ("subadar", "cotton", {"books": 0, "bricks": 0}, 4, 5, 6),
        ("grand-imam", "cement", {"books": 0, "clothes": 0}, 5, 6, 6),
    ]
    for notable, good, there, before, after, limit in journey:
        here = at_pier(before, notable)
        if before == 1:
            here.player(1, contracts="sufi")
        here.delivered(notable, (), **there)
        match = play(here.player(0, goods=good).to_act(0), "place sailor")
        play(match, f"deliver {good} {notable}")
        assert saved(match)["pier"] == after
        assert match.view(0)["order_limit"] == limit


# --- final scoring ----------------------------------------------------------------------------


def orange_at_the_end() -> Table:
    """Orange has 4 orders, 2 contracts of the scholars, 5 gifts and 5 covers beside the court."""
    own = "sufi subadar grand-imam"
    here = at_pier(6, own=own, seats=4).fact(round=9, last_round=9)
    contracts = " ".join(here.facts["players"][ORANGE]["contracts"])
    here.player(ORANGE)
    here.player(VIOLET, contracts=contracts, influence={"merchants": 4, "scholars": 6})
    here.player(TURQUOISE, influence={"merchants": 4, "artisans": 1})
    here.orders("merchants", 5, {1: ORANGE, 2: ORANGE, 3: VIOLET})
    here.orders("scholars", 5, {1: ORANGE, 2: ORANGE, 3: VIOLET})
    here.bowls(oil=ORANGE, dye=ORANGE, books=ORANGE, paper=ORANGE, cloth=ORANGE, curry=VIOLET)
    return here.player(
        ORANGE,
        money=36,
        contracts=own,
        covers="n1 n5 e1",
        influence={"merchants": 5, "scholars": 4},
        stone=5,
    )


@proves("E3", "E4", "E7", "E8", "D19", "D22")
def test_x48_orange_has_66_rupees() -> None:
    match = orange_at_the_end().to_serve(ORANGE)
    assert match.over
    assert match.scores[ORANGE] == 36 + 4 + 4 + 4 + 2 + 5 + 11 == 66
    mine = [note for name in FINAL for note in notes(match, name) if note["seat"] == ORANGE]
    assert [note["count"] for note in mine] == [36, 4, 4, 4, 2, 5, 11]
    assert [note["notable"] for note in mine if "notable" in note] == ["subadar", "grand-imam"]
    assert [note["guild"] for note in mine if "guild" in note] == ["merchants", "scholars"]


FINAL = (
    "final-coins", "final-notable", "final-guild", "final-stone", "final-covers", "final-akbar",
)  # fmt: skip


@proves("E8")
@pytest.mark.parametrize(("gifts", "rupees"), [(1, 1), (2, 3), (3, 5), (4, 8), (5, 11)])
def test_x49_gifts_to_akbar(gifts: int, rupees: int) -> None:
    bowls = dict.fromkeys(("oil", "dye", "books", "paper", "cloth")[:gifts], 0)
    assert table().bowls(**bowls).to_act(0).scores == [2 + rupees, 2]


@proves("E5", rulings=["tie-in-a-guild"])
def test_x50_a_tie_for_the_first_position() -> None:
    here = table(4).orders("artisans", 4, {1: TURQUOISE, 2: VIOLET, 3: YELLOW})
    here.player(TURQUOISE, influence={"artisans": 4}).player(VIOLET, influence={"artisans": 4})
    match = here.player(YELLOW, influence={"artisans": 3}).to_act(0)
    assert match.scores == [2 + 1, 2 + 1, 2, 2]


@proves("E6", "E7", "E9")
def test_x51_meditation_covers_and_a_shared_victory() -> None:
    here = table().fact(round=2, last_round=2).player(0, stone=6, favour=1, goods="oil")
    here.player(1, covers="n1 n5 e1", goods="statues")
    match = here.to_serve(1)
    play(match, "done")
    assert match.scores == [2 + 5, 2 + 5]
    assert match.winners == [0, 1]  # 2 + 1 favour against 3
