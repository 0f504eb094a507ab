"""Setting up: what lies where, what dice and draws decide, fewer than four players (setup.py)."""

from __future__ import annotations

import pytest

import serai
from serai import CHANCE, Match
from serai.games.agra.kinds import GOOD, NOTABLE
from serai.games.agra.tables import NOTABLE_GUILD
from tests.games.agra.table import agra, level_of, proves, saved, saved_player, seat, steps, table
from tests.games.playing import offered, play, refused

EVEN = {
    4: "takshaka cook mahout portuguese-trader sufi calligrapher jagirdar muezzin caliph "
    "painter dutch-trader sadr court-artist dewan",
    3: "takshaka mahout sufi khatib calligrapher jagirdar muezzin painter dutch-trader grand-mufti",
}
EVEN[2] = EVEN[3]


def new(seats: int = 4) -> Match:
    """A new game before its first die."""
    return serai.new("agra", seats=seats, chance="ask")


def laid_out(seats: int = 4, merchant: int = 1, builder: int = 1, notables: str = "") -> Match:
    """A new game with its notables along the river."""
    match = play(new(seats), f"roll {merchant}", f"roll {builder}")
    return play(match, *(f"notable {name}" for name in (notables or EVEN[seats]).split()))


def with_orders(seats: int, *pips: int, start: int = 0) -> Match:
    """A new game with its order markers and favour tiles."""
    match = play(laid_out(seats), f"start {start}", *(f"roll {n}" for n in pips))
    return play(match, "draw stand", "draw more", "draw point")


def guilds(match: Match) -> list[int]:
    """How many notables along the river belong to each guild."""
    here = [NOTABLE_GUILD[NOTABLE.read(name)] for name in saved(match)["river"]]
    return [here.count(guild) for guild in range(3)]


@proves("S1", "G3")
def test_price_tokens_lie_with_the_trader() -> None:
    view = with_orders(4, 1, 1, 1).view(0)
    assert view["tokens"] == {}
    assert view["token_sides"] == {"low": (1, 2), "middle": (2, 3), "high": (3, 4)}
    assert list(view["values"].values()) == [1] * 4 + [2] * 8 + [3] * 4


@proves("S2")
def test_twelve_bonus_tiles_and_twelve_sites() -> None:
    view = with_orders(4, 1, 1, 1).view(0)
    assert len(view["building_bonuses"]) == 12
    assert view["built"] == ["sandstone", "wood", "turmeric", "cotton"]
    assert list(view["costs"]) == list(GOOD.names[4:])


@proves("S3", rulings=["setup-dice"])
@pytest.mark.parametrize(
    ("pips", "building"), [(1, "sandstone"), (2, "wood"), (3, "turmeric"), (4, "cotton")]
)
def test_a_die_says_where_the_merchant_starts(pips: int, building: str) -> None:
    assert saved(laid_out(merchant=pips))["merchant"] == building


@proves("S3")
def test_a_five_or_six_for_the_merchant_is_rolled_again() -> None:
    match = new()
    assert match.to_move == CHANCE
    assert offered(match) == ["roll 1", "roll 2", "roll 3", "roll 4"]


@proves("S4", rulings=["setup-dice"])
@pytest.mark.parametrize(
    ("pips", "site"),
    [(1, "cement"), (2, "boards"), (3, "curry"), (4, "oil"), (5, "bricks"), (6, "paper")],
)
def test_a_die_says_where_the_builder_starts(pips: int, site: str) -> None:
    assert saved(laid_out(builder=pips))["builder"] == site


@proves("S5")
def test_notables_are_drawn_level_by_level() -> None:
    match = play(new(), "roll 1", "roll 1")
    numbers: list[int] = []
    for name in EVEN[4].split():
        drawn = {level_of(move.split()[1]) for move in offered(match)}
        assert len(drawn) == 1
        numbers += drawn
        play(match, f"notable {name}")
    assert numbers == [1] * 5 + [2] * 4 + [3] * 3 + [4] * 2
    assert set(saved(match)["river"]) == set(EVEN[4].split())


@proves("S5", "S6")
@pytest.mark.parametrize("seed", range(12))
def test_fourteen_notables_with_even_guilds(seed: int) -> None:
    match = serai.new("agra", seats=4, seed=seed)
    levels = [level_of(name) for name in saved(match)["river"]]
    assert [levels.count(level) for level in (1, 2, 3, 4)] == [5, 4, 3, 2]
    assert sorted(guilds(match)) == [4, 5, 5]


@proves("S6")
def test_even_guilds_are_left_alone() -> None:
    match = laid_out(4)
    assert guilds(match) == [5, 5, 4]
    assert offered(match)[0] == "start 0"


@proves("S6", rulings=["even-guilds-exchange"])
def test_notables_of_level_one_are_exchanged_until_the_guilds_are_even() -> None:
    uneven = EVEN[4].replace("takshaka cook", "french-trader khatib")
    match = laid_out(4, notables=uneven)
    assert guilds(match) == [3, 6, 5]
    assert offered(match) == [
        f"exchange {out} {into}"
        for out in ("portuguese-trader", "sufi", "mahout", "khatib", "french-trader")
        for into in ("takshaka", "dyer", "cook")
    ]
    play(match, "exchange sufi dyer")
    assert guilds(match) == [4, 6, 4]
    assert "exchange takshaka cook" not in offered(match)
    play(match, "exchange mahout cook")
    assert guilds(match) == [5, 5, 4]
    assert "mahout" not in saved(match)["river"]
    assert offered(match)[0] == "start 0"


@proves("S6", rulings=["even-guilds-exchange"])
def test_notables_of_level_two_are_exchanged_if_level_one_cannot_help() -> None:
    few_artisans = (
        "takshaka dyer cook mahout sufi muezzin caliph mullah jagirdar "
        "dutch-trader subadar sadr dewan grand-mufti"
    )
    match = laid_out(4, notables=few_artisans)
    assert guilds(match) == [3, 5, 6]
    exchanged = {level_of(move.split()[1]) for move in offered(match)}
    assert exchanged == {2}
    play(match, "exchange mullah calligrapher")
    assert guilds(match) == [4, 5, 5]


@proves("S7", rulings=["order-limit-at-the-start"])
def test_boat_at_the_first_pier_with_the_limit_of_three() -> None:
    view = with_orders(4, 1, 1, 1).view(0)
    assert (view["pier"], view["order_limit"], view["reach"]) == (1, 3, 1)


@proves("S7", rulings=["limit-marker-replaces"])
def test_limit_markers_of_later_piers() -> None:
    limits = [table(4).boat(pier).to_act(0).view(0)["order_limit"] for pier in range(1, 7)]
    assert limits == [3, 3, 4, 5, 6, 6]


@proves("S8")
def test_delivering_is_closed_in_the_first_meditation() -> None:
    match = with_orders(4, 1, 1, 1)
    assert saved(match)["blocked"] == "deliver"


@proves("S9", "T1", rulings=["start-player-by-chance"])
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_chance_names_the_start_player(start: int) -> None:
    match = laid_out(4)
    assert match.to_move == CHANCE
    assert offered(match) == ["start 0", "start 1", "start 2", "start 3"]
    match = with_orders(4, 1, 1, 1, start=start)
    assert match.to_move == start
    assert saved(match)["start"] == start


@proves("S10", "S12", "W1")
def test_what_everybody_starts_with() -> None:
    match = with_orders(4, 1, 1, 1)
    for number in range(4):
        p = seat(match, number)
        assert (p.workers, p.supply, p.rupees, p.stone, p.favour) == (10, 22, 2, 0, 0)
        assert saved_player(match, number)["stone"] == 1
        assert steps(match, number) == {"artisans": 0, "merchants": 0, "scholars": 0}


@proves("S11", "G5")
def test_farmers_in_the_middle_and_eight_covers() -> None:
    p = with_orders(4, 1, 1, 1).view(0)["players"][0]
    assert p["farmers"] == ["n3", "e3", "s3", "w3"]
    assert p["covers"] == ["n1", "n5", "e1", "e5", "s1", "s5", "w1", "w5"]
    assert p["yields"] == {"sandstone": 2, "wood": 2, "turmeric": 2, "cotton": 2}


@proves("S13")
def test_dice_mark_one_order_in_each_column() -> None:
    orders = saved(with_orders(4, 2, 6, 4))["orders"]
    assert [column["marked"] for column in orders.values()] == [2, 6, 4]
    assert all(column["fulfilled"] == {} for column in orders.values())


@proves("S14")
def test_three_of_fourteen_favour_tiles_lie_open() -> None:
    match = play(laid_out(4), "start 0", "roll 1", "roll 1", "roll 1")
    assert len(offered(match, "draw")) == 14
    play(match, "draw swap", "draw peon")
    assert refused(match, "draw swap") == ("not-now", {"count": 12})
    play(match, "draw order")
    assert saved(match)["display"] == ["order", "swap", "peon"]
    assert len(saved(match)["pile"]) == 11
    assert match.to_move == 0


# --- two and three players --------------------------------------------------------------------


@proves("V1")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_ten_notables_with_two_or_three_players(seats: int, seed: int) -> None:
    match = serai.new("agra", seats=seats, seed=seed)
    levels = [level_of(name) for name in saved(match)["river"]]
    assert [levels.count(level) for level in (1, 2, 3, 4)] == [4, 3, 2, 1]
    assert sorted(guilds(match)) == [3, 3, 4]


@proves("V1", rulings=["even-guilds-exchange"])
def test_guilds_are_made_even_with_three_players_too() -> None:
    match = laid_out(3, notables=EVEN[3].replace("takshaka", "french-trader"))
    assert guilds(match) == [2, 4, 4]
    play(match, "exchange khatib cook")
    assert guilds(match) == [3, 4, 3]
    assert offered(match)[0] == "start 0"


@proves("V1", rulings=["empty-river-spaces"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_empty_river_space_changes_nothing(seats: int) -> None:
    """Two contracts of level I move the boat, however many notables there are."""
    here = (
        table(seats)
        .player(0, goods="wood", stone=6, contracts="sufi")
        .delivered("mahout", bricks=0)
    )
    match = here.standing(0, "architect").fact(blocked="trade").to_meditate(0)
    play(match, "lay architect", "deliver wood mahout", "roll 1")
    assert saved(match)["pier"] == 2
    match = table(seats).player(0, contracts="sufi").to_act(0)
    assert saved(match)["pier"] == 1


@proves("V2")
def test_four_dice_for_akbar_with_two_players() -> None:
    match = with_orders(2, 1, 1, 1)
    assert match.to_move == CHANCE
    play(match, "roll 3", "roll 1", "roll 2", "roll 5")
    taken = {"statues", "cement", "dye", "cloth"}
    assert saved(match)["bowls"] == dict.fromkeys(taken, "neutral")


@proves("V2")
def test_an_equal_second_die_for_akbar_is_not_rolled_again() -> None:
    match = with_orders(2, 1, 1, 1)
    play(match, "roll 6")
    assert len(offered(match)) == 6
    play(match, "roll 6", "roll 6", "roll 6")
    assert saved(match)["bowls"] == {"books": "neutral", "clothes": "neutral"}
    assert match.question == "neutral-order"


@proves("V3")
def test_two_dice_for_akbar_with_three_players() -> None:
    match = play(with_orders(3, 1, 1, 1), "roll 2", "roll 2")
    assert saved(match)["bowls"] == {"bricks": "neutral", "dye": "neutral"}
    assert match.question == "neutral-order"


@proves("V4")
def test_two_neutral_markers_on_each_column_with_two_players() -> None:
    match = play(with_orders(2, 1, 1, 1), "roll 1", "roll 1", "roll 1", "roll 1")
    play(match, "roll 3")
    assert offered(match) == ["roll 1", "roll 2", "roll 4", "roll 5", "roll 6"]
    play(match, "roll 5", "roll 3", "roll 2", "roll 6", "roll 4")
    filled = [set(column["fulfilled"]) for column in saved(match)["orders"].values()]
    assert filled == [{"3", "5"}, {"2", "3"}, {"4", "6"}]
    assert match.to_move == 0


@proves("V5")
def test_one_neutral_marker_on_each_column_with_three_players() -> None:
    match = play(with_orders(3, 1, 1, 1), "roll 1", "roll 1", "roll 4", "roll 6", "roll 2")
    assert [column["fulfilled"] for column in saved(match)["orders"].values()] == [
        {"4": "neutral"},
        {"6": "neutral"},
        {"2": "neutral"},
    ]
    assert match.to_move == 0


@proves("S13", "V5", rulings=["order-marker-on-a-neutral-order"])
def test_an_order_marker_on_a_neutral_order_goes_down() -> None:
    match = play(with_orders(3, 4, 6, 1), "roll 1", "roll 1", "roll 4", "roll 6", "roll 2")
    orders = saved(match)["orders"]
    assert [column["marked"] for column in orders.values()] == [5, 1, 1]


@proves("S13", "V4", rulings=["order-marker-on-a-neutral-order", "order-marker-next-free"])
def test_an_order_marker_skips_the_second_neutral_order() -> None:
    match = play(with_orders(2, 4, 1, 1), "roll 1", "roll 1", "roll 1", "roll 1")
    play(match, "roll 4", "roll 5", "roll 2", "roll 1", "roll 2", "roll 3")
    orders = saved(match)["orders"]
    assert [column["marked"] for column in orders.values()] == [6, 3, 1]


@proves("V2", "V3", "V4", "V5")
def test_four_players_have_no_neutral_markers() -> None:
    match = with_orders(4, 1, 1, 1)
    assert match.to_move == 0
    assert 5 not in [*agra(match).bowls, *agra(match).orders]


@proves("V4", "V5", rulings=["order-limit-neutral"])
def test_neutral_markers_count_towards_the_limit() -> None:
    full: dict[int, int | str] = {2: "neutral", 3: "neutral", 4: 1}
    here = table(2).player(0, influence={"artisans": 1}, goods="sandstone wood cotton dye oil")
    match = here.player(1, influence={"artisans": 1}).orders("artisans", 5, full).to_serve(0)
    assert refused(match, "order artisans") == ("order-limit", {"guild": "artisans", "limit": 3})


@proves("V4", "V5", rulings=["neutral-markers-end"])
def test_neutral_markers_count_towards_a_full_column() -> None:
    here = table(2).player(0, influence={"artisans": 1}, goods=dict.fromkeys(GOOD.names, 1))
    filled: dict[int, int | str] = {1: "neutral", 2: 1, 4: "neutral", 5: 1, 6: 0}
    match = here.boat(6).orders("artisans", 3, filled).to_serve(0)
    play(match, "order artisans")
    assert saved(match)["last_round"] == 2
