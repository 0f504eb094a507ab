"""The end of the game and the final scoring (rounds.py, scoring.py)."""

from __future__ import annotations

from typing import Any

import pytest

from serai import Match
from serai.games.agra.components import NOTABLES
from serai.games.agra.kinds import GOOD, NOTABLE
from tests.games.agra.piers import at_pier, owning
from tests.games.agra.table import Table, agra, proves, saved, table
from tests.games.playing import notes, offered, play


def ending(match: Match, number: int) -> dict[str, Any]:
    """What a player would be paid at the end."""
    found: dict[str, Any] = match.view(number)["players"][number]["at_the_end"]
    return found


def finished(here: Table) -> Match:
    """The game after the last turn of its last round, in which nothing more happens."""
    here.fact(round=2, last_round=2)
    match = here.to_serve(here.seats - 1)
    if not match.over:
        play(match, "done")
    assert match.over
    return match


def turns_left(match: Match) -> list[tuple[int, int]]:
    """Round and seat of the turns until the end, if everybody does as little as possible."""
    turns: list[tuple[int, int]] = []
    while not match.over:
        turn = (int(agra(match).round), int(agra(match).turn))
        if turn not in turns:
            turns.append(turn)
        play(match, "done" if "done" in offered(match) else "place trader")
    return turns


# --- what ends the game ------------------------------------------------------------------------


@proves("E1", "I4", rulings=["top-of-the-track"])
def test_marker_on_the_top_step_begins_the_end_one_below_does_not() -> None:
    here = table().player(0, influence={"artisans": 8, "merchants": 7})
    match = play(here.to_act(0), "place architect", "influence artisans")
    assert saved(match)["last_round"] == 2
    match = play(here.to_act(0), "place architect", "influence merchants")
    assert saved(match)["last_round"] is None


@proves("E1", "R6")
@pytest.mark.parametrize("notable", ["grand-mufti", "grand-imam", "court-artist"])
def test_contract_of_level_four_begins_the_end(notable: str) -> None:
    at = NOTABLE.read(notable)
    wanted = [GOOD.names[good] for good in NOTABLES.good[3 * at : 3 * at + 3]]
    here = at_pier(5).delivered(notable, (), **dict.fromkeys(wanted[1:], 1))
    match = play(here.player(0, goods=wanted[0]).to_act(0), "place sailor")
    play(match, f"deliver {wanted[0]} {notable}")
    assert saved(match)["last_round"] == 2


@proves("E2", "T1")
def test_round_is_finished_and_everybody_has_one_more_turn() -> None:
    """Triggered in the turn of the first of three players: 2 more turns, then 3."""
    here = table(seats=3).player(0, influence={"artisans": 8}).merchant("wood")
    match = play(here.to_act(0), "place architect", "influence artisans")
    assert turns_left(match) == [(1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]


@proves("E2")
def test_triggered_by_the_last_player_there_is_still_a_whole_round() -> None:
    here = table(seats=3).player(0, influence={"artisans": 8})
    match = play(here.to_act(0, start=1), "place architect", "influence artisans")
    assert turns_left(match) == [(2, 1), (2, 2), (2, 0)]


@proves("E2", "E1")
def test_second_trigger_changes_nothing() -> None:
    here = table().player(0, influence={"artisans": 8}).fact(round=2, last_round=2)
    match = play(here.to_act(0), "place architect", "influence artisans")
    assert saved(match)["last_round"] == 2
    assert notes(match, "end-triggered") == []
    here = table().player(0, influence={"artisans": 8}).fact(round=2, last_round=3)
    match = play(here.to_act(0), "place architect", "influence artisans")
    assert saved(match)["last_round"] == 3


# --- notables ----------------------------------------------------------------------------------


@proves("E3", "D17")
@pytest.mark.parametrize(
    ("guilds", "rupees"),
    [
        ({}, 0),
        ({"artisans": 1}, 1),
        ({"artisans": 2}, 1),
        ({"artisans": 1, "scholars": 1}, 3),
        ({"artisans": 1, "merchants": 1, "scholars": 1}, 6),
        ({"artisans": 2, "merchants": 1, "scholars": 1}, 6),
    ],
)
def test_dutch_trader_pays_for_guilds_with_own_orders(guilds: dict[str, int], rupees: int) -> None:
    here = at_pier(4, own="dutch-trader").boat(5).player(0, contracts="dutch-trader")
    for guild, count in guilds.items():
        here.orders(guild, 5, dict.fromkeys(range(1, count + 1), 0))
    assert ending(here.to_act(0), 0)["notables"].get("dutch-trader", 0) == rupees


@proves("E3", "D19")
@pytest.mark.parametrize(("own", "others"), [(0, 2), (1, 1), (3, 0)])
def test_subadar_pays_for_every_own_order(own: int, others: int) -> None:
    here = at_pier(5, own="subadar").player(0, contracts="subadar")
    here.orders("artisans", 6, {i + 1: 0 if i < own else 1 for i in range(own + others)})
    here.orders("scholars", 6, {1: 0})
    assert ending(here.to_act(0), 0)["notables"] == {"subadar": own + 1}


@proves("E3", "D20")
def test_sadr_pays_for_every_own_gift() -> None:
    here = at_pier(5, own="sadr").player(0, contracts="sadr").bowls(oil=0, dye=0, paper=1)
    assert ending(here.to_act(0), 0)["notables"] == {"sadr": 2}
    assert ending(here.to_act(0), 0)["akbar"] == 3  # besides


@proves("E3", "D21")
@pytest.mark.parametrize(
    ("contracts", "orders", "rupees"),
    [
        ("grand-mufti", {}, 0),
        ("grand-mufti", {"artisans": 2, "merchants": 1}, 3),  # the card is a scholar itself
        ("grand-mufti khatib", {"artisans": 2, "merchants": 1}, 3),
        ("grand-mufti khatib", {"artisans": 1, "merchants": 2}, 3),
        ("grand-mufti khatib", {"artisans": 2}, 0),
        ("grand-mufti cook mahout", {}, 3),
        ("grand-mufti cook mahout", {"artisans": 1, "merchants": 1}, 3),
        ("grand-mufti cook mahout", {"artisans": 1, "merchants": 1, "scholars": 1}, 6),
        ("grand-mufti cook mahout khatib", {"artisans": 1, "merchants": 1}, 6),
    ],
)
def test_grand_mufti_pays_three_for_each_set_of_symbols(
    contracts: str, orders: dict[str, int], rupees: int
) -> None:
    here = at_pier(6, own=contracts, seats=4).player(0, contracts=contracts)
    for guild, count in orders.items():
        here.orders(guild, 6, dict.fromkeys(range(1, count + 1), 0))
    assert ending(here.to_act(0), 0)["notables"].get("grand-mufti", 0) == rupees


@proves("E3", "D22", "D23", "D24")
@pytest.mark.parametrize(
    ("card", "guild", "fellow", "stranger"),
    [
        ("grand-imam", "scholars", "khatib", "cook"),
        ("court-artist", "artisans", "cook", "mahout"),
        ("dewan", "merchants", "mahout", "khatib"),
    ],
)
def test_head_of_a_guild_pays_for_contracts_and_orders_of_the_guild_itself_included(
    card: str, guild: str, fellow: str, stranger: str
) -> None:
    here = at_pier(6, own=card).player(0, contracts=card)
    assert ending(here.to_act(0), 0)["notables"] == {card: 1}
    own = f"{card} {fellow} {stranger}"
    here = at_pier(6, own=own).player(0, contracts=own)
    for name in ("artisans", "merchants", "scholars"):
        here.orders(name, 6, {1: 0, 2: 0, 3: 1})
    assert ending(here.to_act(0), 0)["notables"] == {card: 4}


# --- guilds ------------------------------------------------------------------------------------


@proves("E4", "E5", rulings=["tie-in-a-guild"])
@pytest.mark.parametrize(
    ("influence", "rates"),
    [
        ((5, 3, 2, 0), (2, 1, 0, 0)),
        ((5, 3, 3, 0), (2, 1, 1, 0)),  # everybody in second position
        ((5, 5, 3, 0), (1, 1, 0, 0)),  # a tie: the second position gets nothing
        ((5, 5, 5, 3), (1, 1, 1, 0)),
        ((1, 1, 1, 1), (1, 1, 1, 1)),
        ((0, 0, 0, 4), (1, 1, 1, 2)),
    ],
)
def test_first_of_a_track_gains_two_for_each_own_order_and_the_second_one(
    influence: tuple[int, ...], rates: tuple[int, ...]
) -> None:
    here = at_pier(5, seats=4).orders("merchants", 6, {1: 0, 2: 1, 3: 2, 4: 3, 5: 0})
    for number, step in enumerate(influence):
        contracts = " ".join(here.facts["players"][number]["contracts"])
        here.player(number, influence={"merchants": step}, contracts=contracts)
    match = here.to_act(0)
    orders = (2, 1, 1, 1)
    for number in range(4):
        assert ending(match, number)["guilds"] == {
            "artisans": 0,
            "merchants": rates[number] * orders[number],
            "scholars": 0,
        }


@proves("E4")
def test_each_guild_is_judged_by_itself() -> None:
    here = at_pier(5).orders("artisans", 6, {1: 0}).orders("scholars", 6, {1: 0, 2: 0})
    here.player(0, influence={"artisans": 1, "scholars": 2})
    here.facts["players"][1]["influence"] = {"artisans": 2, "merchants": 3, "scholars": 1}
    match = here.to_act(0)
    assert ending(match, 0)["guilds"] == {"artisans": 1, "merchants": 0, "scholars": 4}
    assert ending(match, 1)["guilds"] == {"artisans": 0, "merchants": 0, "scholars": 0}


# --- court and Akbar ---------------------------------------------------------------------------


@proves("E6")
@pytest.mark.parametrize(("stone", "rupees"), [(1, 0), (5, 0), (6, 5)])
def test_stone_on_the_last_space_is_worth_five(stone: int, rupees: int) -> None:
    assert ending(table().player(0, stone=stone).to_act(0), 0)["stone"] == rupees


@proves("E7")
@pytest.mark.parametrize(
    ("covers", "rupees"), [("n1 n5 e1 e5 s1 s5 w1 w5", 0), ("n1 n5 e1", 5), ("", 8)]
)
def test_every_removed_cover_is_worth_one(covers: str, rupees: int) -> None:
    assert ending(table().player(0, covers=covers).to_act(0), 0)["covers"] == rupees


@proves("E8")
@pytest.mark.parametrize(
    ("gifts", "rupees"),
    [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 11), (6, 14), (9, 23), (12, 32)],
)
def test_gifts_to_akbar_are_worth_one_three_five_and_three_more_each(
    gifts: int, rupees: int
) -> None:
    bowls = ["cement", "bricks", "statues", "boards", "paper", "books"]
    bowls += ["curry", "dye", "paintings", "oil", "cloth", "clothes"]
    owners = {bowl: 0 if i < gifts else 1 for i, bowl in enumerate(bowls)}
    assert ending(table().bowls(**owners).to_act(0), 0)["akbar"] == rupees


# --- the winner --------------------------------------------------------------------------------


@proves("E9", "E3", "E8")
def test_most_rupees_win_and_everything_is_in_the_log() -> None:
    here = owning("dutch-trader").orders("artisans", 2, {1: 0}).bowls(oil=1).fact(round=2)
    here.player(0, money=20, stone=6, covers="n1", contracts="dutch-trader")
    here.facts["players"][1]["rupees"] = {"deliveries": 29}
    match = finished(here)
    assert match.scores == [20 + 5 + 7 + 1 + 1, 31 + 1]
    assert match.winners == [0]
    assert notes(match, "final-coins") == [{"seat": 0, "count": 20}, {"seat": 1, "count": 31}]
    assert notes(match, "final-notable") == [{"seat": 0, "count": 1, "notable": "dutch-trader"}]
    assert notes(match, "final-guild") == [{"seat": 0, "count": 1, "guild": "artisans"}]
    assert notes(match, "final-stone") == [{"seat": 0, "count": 5}]
    assert notes(match, "final-covers") == [{"seat": 0, "count": 7}]
    assert notes(match, "final-akbar") == [{"seat": 1, "count": 1}]


@proves("E9", "G4", rulings=["tie-break-values"])
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        (("", 0), ("wood", 0), [1]),
        (("wood", 0), ("", 1), [0, 1]),  # a favour is worth 1
        (("statues", 0), ("wood wood", 0), [0]),
        (("oil", 0), ("wood wood", 0), [0]),  # 3 with the token
        (("oil", 0), ("wood wood wood", 0), [0, 1]),
        (("oil", 0), ("wood wood wood", 1), [1]),
    ],
)
def test_tie_is_broken_by_goods_at_current_values_and_favour_then_shared(
    first: tuple[str, int], second: tuple[str, int], winners: list[int]
) -> None:
    here = table().token("middle", "oil", 3).player(0, money=9, goods=first[0], favour=first[1])
    match = finished(here.player(1, money=9, goods=second[0], favour=second[1]))
    assert match.scores == [9, 9]
    assert match.winners == winners


@proves("E9")
def test_goods_and_favour_do_not_count_against_more_rupees() -> None:
    match = finished(table().player(0, money=9, goods="statues", favour=5).player(1, money=10))
    assert match.winners == [1]
    assert match.view(None)["ranks"] == [2, 1]
    match = finished(table(seats=3).player(0, money=9).player(1, money=8).player(2, money=9))
    assert match.winners == [0, 2]
    assert match.view(None)["ranks"] == [1, 3, 1]


@proves("E3", "E4", "E5", "E6", "E7", "E8", rulings=["scores-during-the-game"])
def test_scores_during_the_game_are_what_an_end_now_would_give() -> None:
    here = table().player(0, money=7, stone=6, covers="n1 n5").bowls(oil=0, dye=0)
    here.orders("artisans", 3, {1: 0, 2: 1}).fact(round=2, last_round=2)
    match = here.to_act(0)
    assert match.scores == [7 + 5 + 6 + 3 + 1, 2 + 1]  # tied on step 0: 1 for each order
    assert match.winners == []
    assert match.view(0)["scores"] == [22, None]
    assert ending(match, 0)["total"] == 15
