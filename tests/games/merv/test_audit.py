"""The laws that every position keeps (audit.py): each is broken here once, and says so."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest

import serai
from serai import Match
from serai.games.merv.audit import broken_law
from serai.games.merv.kinds import CARD, CELL, POSITION
from serai.games.merv.state import GOODS, LAID, LEDGER, Merv
from serai.games.merv.turn import Turn
from serai.games.merv.years import Years
from tests.games.merv.solo import solo
from tests.games.merv.table import merv, saved, table

Damage = Callable[[Merv], None]
A1, B1, C3, E5 = (CELL.read(name) for name in ("a1", "b1", "c3", "e5"))


@cache
def busy() -> Match:
    """A position with something of everything (three players)."""
    here = table().built(0, "a1 b1 d4").built(1, "e5 e4").guards(1, "b1").upgrades(a1="tan")
    here.upgrades(e5="white").walls("N1 N3").queue_camels("SE", 1)
    here.player(
        0,
        camels=1,
        cubes="red",
        goods="silk",
        contracts="I-F1",
        scrolls=3,
        achievements="palace-less",
        posts="bukhara",
        path=1,
        steps=5,
        tiles="caravansary",
        cards="juniper pepper",
        courtiers="faith",
        points=5,
    )
    return here.row("", camels="1").to_go(0)


def damaged(state: Merv, change: Damage) -> str:
    """The law that is broken after a change."""
    change(state)
    return broken_law(state)


def give(master: int, **fields: int) -> Damage:
    """Change fields of a player by these amounts."""

    def change(s: Merv) -> None:
        for name, by in fields.items():
            setattr(s.players[master], name, getattr(s.players[master], name) + by)

    return change


def put(name: str, index: int, value: int) -> Damage:
    """Change one number of a list of the table."""

    def change(s: Merv) -> None:
        getattr(s, name)[index] = value

    return change


def setting(**fields: int) -> Damage:
    """Set fields of the table."""

    def change(s: Merv) -> None:
        for name, value in fields.items():
            setattr(s, name, value)

    return change


def adding(**fields: int) -> Damage:
    """Change fields of the table by these amounts."""

    def change(s: Merv) -> None:
        for name, by in fields.items():
            setattr(s, name, getattr(s, name) + by)

    return change


def stock(master: int, index: int, by: int) -> Damage:
    """Change one number of what a player has."""

    def change(s: Merv) -> None:
        s.players[master].stock[index] += by

    return change


def both(*changes: Damage) -> Damage:
    """One change after the other."""

    def change(s: Merv) -> None:
        for one in changes:
            one(s)

    return change


def second_years(s: Merv) -> None:
    s.stack.append(Years())


def years_above_a_turn(s: Merv) -> None:
    s.stack[:] = [Turn(0), Years()]


def same_site_twice(s: Merv) -> None:
    s.sites[A1] = s.sites[B1]


def doubled_card(s: Merv) -> None:
    s.pile |= 1 << CARD.read("juniper-1") | s.players[0].cards


def row_card_owned(s: Merv) -> None:
    s.players[1].cards |= 1 << int(s.row[0])


def row_card_gone(s: Merv) -> None:
    s.row[7] = -1


def site_gone(s: Merv) -> None:
    s.sites[CELL.read("c4")] = -1


def row_gap(s: Merv) -> None:
    s.pile |= 1 << s.row[3]
    s.row[3] = -1


def camel_without_a_card(s: Merv) -> None:
    s.pile |= 1 << s.row[7]
    s.row[7] = -1
    s.row_camels = 1 << 7


def contract_of_two(s: Merv) -> None:
    s.players[1].contracts = s.players[0].contracts


def achievement_of_two(s: Merv) -> None:
    s.players[1].achievements = s.players[0].achievements


def production_tile_of_two(s: Merv) -> None:
    s.path_upgrades |= 1 << 3  # tan lies on a1


def two_of_one_level(s: Merv) -> None:
    s.players[0].achievements |= 1
    s.achievements &= ~1


def twice_in_the_queue(s: Merv) -> None:
    s.order = 1 | 1 << 4 | 3 << 8


def not_in_the_queue(s: Merv) -> None:
    s.order = 1 | 2 << 4


def gap_in_the_queue(s: Merv) -> None:
    s.order = 1 | 2 << 4 | 3 << 12


def on_one_space(s: Merv) -> None:
    s.move_master(0, 2)
    s.move_master(1, 2)


def on_the_first_space(s: Merv) -> None:
    s.move_master(0, 0)
    s.move_master(1, 0)


def in_the_north_when_it_is_east(s: Merv) -> None:
    s.phase = 1
    s.move_master(1, 0)


def on_the_wrong_side(s: Merv) -> None:
    s.move_master(1, POSITION.read("E1"))


LAWS: list[tuple[Damage, str]] = [
    (second_years, "Years is out of place on the stack"),
    (years_above_a_turn, "Years is out of place on the stack"),
    # the city
    (same_site_twice, "a site in two places"),
    (put("sites", C3, 0), "a site in two places"),
    (put("sites", E5, 24), "a site in two places"),
    (put("owners", C3, 1), "pieces on no site"),
    (put("guards", C3, 1), "pieces on no site"),
    (put("upgrades", C3, 1), "pieces on no site"),
    (put("owners", E5, 4), "pieces of a colour that is not there"),
    (put("guards", B1, 4), "pieces of a colour that is not there"),
    (put("guards", A1, 1), "a guard where none may stand"),  # upgraded
    (put("guards", E5 - 2, 1), "a guard where none may stand"),  # empty
    # upgrades
    (production_tile_of_two, "a production upgrade in two places"),
    (put("upgrades", B1 + 1, 4), "a production upgrade in two places"),
    (put("upgrades", B1 + 1, 1), "a production upgrade in two places"),
    (adding(path_upgrades=-1), "an upgrade that is nowhere"),
    (setting(white_tiles=-1), "an upgrade that is nowhere"),
    (adding(white_tiles=1), "11 upgrades"),
    (put("upgrades", E5, 0), "9 upgrades"),
    # camels
    (give(0, camels=1), "13 camels"),
    (give(0, camels=-1), "11 camels"),
    (give(0, camels=-2), "less than no camel"),
    (adding(route_camels=1), "13 camels"),
    (adding(box_camels=1), "13 camels"),
    (adding(box_camels=-12), "a camel out of place"),
    (setting(route_camels=-1), "a camel out of place"),
    (setting(row_camels=3), "13 camels"),
    (setting(market=1), "13 camels"),
    (setting(place_camels=0), "9 camels"),
    (setting(path_camels=0), "9 camels"),
    (put("queue_camels", 4, 2), "14 camels"),
    (put("queue_camels", 3, 2), "a camel on a place of the queue that is not used"),
    (adding(place_camels=2), "a camel at an outer place"),
    (adding(path_camels=1), "a camel of the mosque that was reached and not taken"),
    (put("queue_camels", 3, -1), "less than no camel in a queue"),
    (setting(market=1, market_spaces=2), "a camel out of place"),
    # caravan cards
    (doubled_card, "a caravan card in two places"),
    (row_card_owned, "a caravan card in two places"),
    (put("row", 0, 24), "a caravan card in two places"),
    (site_gone, "a site is nowhere"),
    (row_gap, "a gap in the caravan row"),
    (camel_without_a_card, "a gap in the caravan row"),
    (row_card_gone, "a caravan card is nowhere"),
    (setting(pile=0), "a caravan card is nowhere"),
    # walls
    (setting(wall_supply=0x4445), "too many walls of a colour"),
    (setting(gate_supply=0x1112), "too many gates of a colour"),
    (setting(wall_supply=0x4442), "15 walls"),
    (setting(gate_supply=0x1100), "3 gates"),
    (adding(walls=1 << POSITION.read("E1")), "17 walls"),
    (adding(walls=1 << POSITION.read("E3")), "5 gates"),
    (adding(walls=1 << 20), "16 walls"),  # a position that is not there
    # contracts, library, goods, tiles
    (contract_of_two, "a contract in two places"),
    (setting(piles=0x000004), "a pile of contracts is too small"),
    (setting(piles=0), "a contract is nowhere"),
    (setting(piles=0x000011), "a contract is nowhere"),
    (achievement_of_two, "an achievement in two places"),
    (setting(achievements=0), "an achievement is nowhere"),
    (stock(0, GOODS, 1), "7 goods of kind 0"),
    (adding(goods=-1), "5 goods of kind 0"),
    (setting(path_tiles=0x5430), "no such scoring tile"),
    (setting(path_tiles=0x4330), "a scoring tile in two places"),
    (setting(path_tiles=0x4321), "a scoring tile in two places"),
    (setting(path_tiles=0x4300), "a scoring tile is nowhere"),
    (setting(market_spaces=0, market=0), "no side of the camel market"),
    # queue and solo cards
    (twice_in_the_queue, "a master in two places of the queue"),
    (setting(order=1 | 2 << 4 | 4 << 8), "a master in two places of the queue"),
    (gap_in_the_queue, "a place of the queue that is not used"),
    (not_in_the_queue, "a master is nowhere"),
    (on_one_space, "two masters on one space"),
    (on_the_first_space, "two masters on one space"),
    (in_the_north_when_it_is_east, "a master on the wrong side"),
    (on_the_wrong_side, "a master on the wrong side"),
    (setting(deck=1 << 6), "no such solo card"),
    (setting(card=6), "no such solo card"),
    (setting(card=2, deck=4), "a solo card in two places"),
    (setting(card=2), "a solo card too many"),
    (setting(deck=4), "a solo card too many"),
    # each colour
    (give(0, buildings=1), "master 0: 10 buildings"),
    (give(2, buildings=-1), "master 2: 8 buildings"),
    (give(1, servants=1), "master 1: 9 servants"),
    (give(0, courtiers=1), "master 0: 9 servants"),
    (put("owners", A1, 0), "master 0: 8 buildings"),
    (give(1, favour=11), "master 1: a marker off its track"),
    (give(1, favour=-1), "master 1: a marker off its track"),
    (give(1, influence=21), "master 1: a marker off its track"),
    (give(1, influence=-1), "master 1: a marker off its track"),
    (give(0, steps=4), "master 0: a marker off the mosque"),
    (give(1, steps=1), "master 1: a marker off the mosque"),
    (both(give(1, path=1), give(1, discs=-1)), "master 1: a marker off the mosque"),
    (give(0, path=4), "master 0: a marker off the mosque"),
    (stock(1, 0, -1), "master 1: less than none of something"),
    (give(0, points=1), "master 0: points without a source"),
    (stock(2, LEDGER, 1), "master 2: points without a source"),
    (give(0, laid_scrolls=1), "master 0: contracts without what they ask"),
    (give(0, scrolls=-3), "master 0: contracts without what they ask"),
    (
        both(stock(0, LAID + 6, -1), stock(0, GOODS + 6, 1)),
        "master 0: contracts without what they ask",
    ),
    (
        both(stock(0, LAID + 1, 1), stock(0, GOODS + 1, -1)),
        "master 0: contracts without what they ask",
    ),
    (two_of_one_level, "master 0: an achievement too many"),
    (give(0, scrolls=-2), "master 0: an achievement too many"),
]


@pytest.mark.parametrize(("change", "law"), LAWS)
def test_broken_law_is_named(change: Damage, law: str) -> None:
    state = merv(busy().copy())
    assert broken_law(state) == ""
    assert damaged(state, change) == law


def test_more_posts_than_discs() -> None:
    assert damaged(merv(busy().copy()), give(1, posts=0xFF)).startswith("master 1: ")
    many = both(give(1, posts=0x7F), give(1, discs=-7))
    assert damaged(merv(busy().copy()), many) == "master 1: 7 trading posts"
    assert damaged(merv(busy().copy()), give(1, discs=1)) == "master 1: 11 discs"


@pytest.mark.parametrize("index", [0, 1, 2, 3, 4, GOODS + 3])
def test_grand_vizier_owns_nothing(index: int) -> None:
    state = merv(table(seats=2).to_go(0))
    change = stock(2, index, 1)
    if index >= GOODS:
        change = both(change, adding(goods=-(1 << 4 * (index - GOODS))))
    assert damaged(state, change) == "master 2: the Grand Vizier has something"


def test_grand_vizier_scores_nothing() -> None:
    state = merv(table(seats=2).to_go(0))
    change = both(stock(2, LEDGER, 3), give(2, points=3))
    assert damaged(state, change) == "master 2: the Grand Vizier has something"
    state = merv(table(seats=3).to_go(0))
    assert damaged(state, both(stock(2, LEDGER, 3), give(2, points=3))) == ""


def test_supplies_may_be_used_up() -> None:
    """Nothing is left of white upgrades, walls, servants, posts and a pile."""
    cells = "a5 b5 c5 d5 e5 e4"
    here = table().built(1, cells).walls(" ".join(POSITION.names))
    here.upgrades(**dict.fromkeys(cells.split(), "white"))
    here.player(0, courtiers={"faith": 8}, posts=SIX_POSTS, path=1)
    here.player(1, scrolls=5, contracts="I-F1 I-F2 I-F3")
    state = merv(here.to_go(0))
    assert (state.white_tiles, state.wall_supply, state.gate_supply) == (0, 0, 0)
    assert broken_law(state) == ""


SIX_POSTS = "bukhara samarkand herat nishapur changan khotan"


@pytest.mark.parametrize("good", [0, 2, 4])
def test_any_common_good_may_lie_on_a_contract(good: int) -> None:
    moved = both(stock(0, LAID + 6, -1), stock(0, LAID + good, 1))
    supply = adding(goods=(1 << 4 * 6) - (1 << 4 * good))
    assert damaged(merv(busy().copy()), both(moved, supply)) == ""


def test_solo_game_may_have_cards() -> None:
    state = merv(solo(3).to_go(0))
    assert broken_law(state) == ""
    assert damaged(state, setting(deck=0b111111)) == "a solo card in two places"


def test_tiles_and_masters_may_be_missing_while_they_are_dealt() -> None:
    match = serai.new("merv", seats=3, chance="ask")
    while match.question != "draw":
        assert match.game.audit(match.state) == ""
        match.play(match.options[0])
    assert damaged(merv(match), setting(path_tiles=0x4300)) == "a scoring tile is nowhere"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_keep_all_laws(seats: int) -> None:
    rng = random.Random(seats)
    match = serai.new("merv", seats=seats, seed=seats)
    while not match.over:
        match.play(rng.choice(match.options))
        assert broken_law(merv(match)) == ""


def reading(**changes: object) -> Match:
    """Read a hand-made position with changes."""
    position = table().built(0, "a1").to_go(0).to_json()
    del position["digest"]
    return serai.from_json({**position, **changes})


@pytest.mark.parametrize(
    "changes",
    [
        {"buildings": dict.fromkeys(list(CELL.names[:10]), 0)},
        {"guards": {"e5": 0}},
        {"row_camels": [str(n) for n in range(1, 9)]},
        {"order": [0, 0, 1]},
        {"path_tiles": {"1": "palace", "2": "palace"}},
        {"solo_card": "3"},
        {"walls": ["N1"]},
    ],
)
def test_impossible_positions_are_not_read(changes: dict[str, object]) -> None:
    with pytest.raises(serai.Problem) as caught:
        reading(**changes)
    assert caught.value.key == "impossible"
    assert saved(reading())["buildings"] == {"a1": 0}
