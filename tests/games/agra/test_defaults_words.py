"""Where the rulebook has explicit words, they decide (7): defaults that follow the words."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

import serai
from serai import Match
from serai.core import data
from serai.core.speech import Voice
from serai.games.agra import components, tables
from serai.games.agra.trader import Trader, can_make
from tests.games.agra.piers import at_pier
from tests.games.agra.table import (
    Table,
    agra,
    goods,
    marked,
    proves,
    saved,
    saved_player,
    seat,
    table,
)
from tests.games.playing import offered, play, refused

# --- 7: defaults that follow the words --------------------------------------------------------


@proves("C7", rulings=["trader-total"])
def test_1_7_what_the_trader_gives_must_be_worth_one_less_no_more_and_no_less() -> None:
    match = table().player(0, goods="paintings cement").to_act(0)
    play(match, "place trader", "give paintings", "give cement")  # 5, so 4
    play(match, "take oil")
    assert refused(match, "done") == ("take-more", {"value": 2})
    assert refused(match, "take statues") == (
        "too-dear",
        {"good": "statues", "value": 3, "allowed": 2},
    )
    assert refused(match, "token low 2 cotton") == ("token-before-or-after", {"moved": 0})
    play(match, "take cotton", "take turmeric", "done")
    assert goods(match, 0) == {"turmeric": 1, "cotton": 1, "oil": 1}


def no_good_worth_one(here: Table) -> Table:
    """Two basic goods are worth 2: beside sandstone and cotton nothing is worth 1."""
    return here.token("low", "wood", 2).token("middle", "turmeric", 2)


@proves("C7", rulings=["trader-total"])
def test_1_7_goods_for_which_no_such_return_exists_cannot_be_given() -> None:
    match = no_good_worth_one(table()).player(0, goods="sandstone cotton").to_act(0)
    play(match, "place trader")
    assert offered(match, "give") == []
    assert refused(match, "give cotton") == ("no-such-return", {"good": "cotton", "value": 0})
    match = no_good_worth_one(table()).player(0, goods="sandstone cotton wood").to_act(0)
    play(match, "place trader", "give sandstone", "give cotton")  # and so the wood has to follow
    assert goods(match, 0) == {}
    assert refused(match, "take oil") == ("rest-remains", {"good": "oil", "value": 1})
    play(match, "take statues", "done")
    assert goods(match, 0) == {"statues": 1}


@proves("C7", rulings=["trader-total"])
def test_1_7_every_way_to_give_can_be_finished() -> None:
    """Whatever was offered leads to an exchange of exactly one less, at any prices."""
    for tokens in (
        [],
        [("low", "wood", 2), ("middle", "turmeric", 2)],
        [("low", "oil", 1), ("middle", "wood", 2), ("high", "books", 4)],
    ):
        here = table().player(0, goods="sandstone cotton oil books")
        for token in tokens:
            here.token(*token)
        todo = [play(here.to_act(0), "place trader")]
        seen = set()
        while todo:
            match = todo.pop()
            if match.question != "trader":
                continue
            trader = agra(match).stack[-1]
            assert isinstance(trader, Trader)
            digest = (tuple(goods(match, 0).items()), trader.budget, trader.taken)
            if digest in seen:
                continue
            seen.add(digest)
            assert match.options
            worth = trader.budget - tables.TRADE_LOSS
            finished = trader.given == 0 or (worth == 0 and trader.taken > 0)
            assert ("done" in offered(match)) == finished
            moves = (*offered(match, "give"), *offered(match, "take"))
            todo += [play(match.copy(), move) for move in moves]
        assert seen


@proves("C7", rulings=["trader-total"])
@pytest.mark.parametrize(("trader", "less"), [("at_most", True), ("until_full", False)])
def test_1_7_the_looser_ways_of_the_trader_are_options(trader: str, less: bool) -> None:
    match = table(trader=trader).player(0, goods="paintings").to_act(0)
    play(match, "place trader", "give paintings", "take wood")
    assert ("done" in offered(match)) == less  # though cotton would fit as well
    here = no_good_worth_one(table(trader=trader)).player(0, goods="sandstone cotton")
    match = play(here.to_act(0), "place trader", "give sandstone", "give cotton")
    assert (goods(match, 0), match.question, offered(match, "take")) == ({}, "trader", [])
    play(match, "done")


def test_1_7_sums_of_values() -> None:
    for values in ([1], [2], [3], [2, 3], [3, 4], [2, 4]):
        mask = sum(1 << value for value in values)
        for total in range(1, 12):
            possible = any(
                sum(some) == total
                for count in range(1, total + 1)
                for some in combinations_with_replacement(values, count)
            )
            assert can_make(mask, total) == possible


@proves("D16", "N9", rulings=["mujtahida-site", "abilities-may"])
def test_1_7_mujtahida_may_be_declined() -> None:
    here = at_pier(5, "mujtahida").delivered("mujtahida", oil=0, turmeric=0)
    match = play(here.player(0, goods="statues").to_act(0), "place sailor")
    play(match, "deliver statues mujtahida")
    assert (match.question, offered(match)) == ("free-build", ["build cement", "pass"])
    play(match, "pass")
    assert "cement" not in saved(match)["built"]
    assert "mujtahida" in saved_player(match, 0)["contracts"]


@proves("D16", "B6", "A7", rulings=["mujtahida-site"])
def test_1_7_mujtahida_builds_only_with_a_worker_for_it() -> None:
    here = at_pier(5, "mujtahida").delivered("mujtahida", oil=0, turmeric=0).built("cement")
    spaces = [
        "sandstone",
        "wood",
        "turmeric",
        "cotton",
        "cement",
        "architect",
        "trader",
        "botanist",
    ]
    here.standing(0, *spaces).player(0, goods="statues")
    match = play(here.to_act(0), "place sailor", "deliver statues mujtahida")
    assert (seat(match, 0).workers, match.question) == (1, "free-build")
    here.built("boards").standing(0, "boards")
    match = play(here.to_act(0), "place sailor", "deliver statues mujtahida")
    assert (seat(match, 0).workers, match.question != "free-build") == (0, True)
    assert "mujtahida" in saved_player(match, 0)["contracts"]
    assert "curry" not in saved(match)["built"]


def won_by_points() -> Match:
    here = at_pier(5, "mujtahida", seats=3).delivered("mujtahida", statues=0, oil=0)
    here.player(0, goods="turmeric sandstone", stone=6).player(1, goods="sandstone")
    match = here.standing(0, "trader").fact(blocked="trade").to_meditate(0)
    return play(match, "lay trader", "deliver turmeric mujtahida")


def won_by_a_favour_tile() -> Match:
    here = at_pier(5, "mujtahida", seats=3).delivered("mujtahida", statues=0, oil=0)
    here.player(0, goods="turmeric sandstone", tiles="deliver", favour=4)
    match = play(here.player(1, goods="sandstone").to_act(0), "place sailor", "use deliver")
    return play(match, "deliver turmeric mujtahida")


def won_by_the_sailor() -> Match:
    here = at_pier(5, "mujtahida", seats=3).delivered("mujtahida", statues=0, oil=0)
    here.player(0, goods="turmeric sandstone").player(1, goods="sandstone")
    return play(here.to_act(0), "place sailor", "deliver turmeric mujtahida")


def won_by_a_double_delivery() -> Match:
    here = at_pier(5, "mujtahida", seats=3).delivered("mujtahida", statues=0, oil=0)
    here.player(0, goods="turmeric turmeric sandstone cloth").player(1, goods="sandstone")
    return play(here.to_act(0), "place sailor", "fare cloth", "double turmeric mujtahida")


@proves("D16", "G7", rulings=["which-actions-are-followed"])
@pytest.mark.parametrize(
    ("won", "followed"),
    [
        (won_by_points, False),
        (won_by_a_favour_tile, False),
        (won_by_the_sailor, True),
        (won_by_a_double_delivery, True),
    ],
)
def test_1_7_others_follow_the_mujtahida_only_if_a_main_action_won_her(won, followed) -> None:
    match = play(won(), "build cement", "bonus favour-3", "make 1")
    assert ((match.question, match.to_move) == ("follow", 1)) == followed
    assert goods(match, 0)["cement"] == 1


@proves("D16", "G7", "D10", rulings=["which-actions-are-followed"])
def test_1_7_nobody_follows_the_mujtahida_of_a_guest() -> None:
    here = at_pier(5, "mujtahida", own="jagirdar", seats=3)
    here.delivered("mujtahida", statues=1, oil=1).player(0, goods="sandstone")
    here.player(1, goods="turmeric sandstone", contracts="jagirdar")
    match = play(here.to_act(0), "place sailor", "done", "deliver turmeric mujtahida")
    play(match, "build cement", "bonus favour-3", "make 1")
    assert (goods(match, 1)["cement"], match.question != "follow") == (1, True)


@proves("D7", "W1", rulings=["dyer-needs-one-marker"])
def test_1_7_dyer_with_one_free_marker_can_exchange() -> None:
    here = table().player(0, contracts="dyer", goods={"paper": 21})
    match = play(here.to_act(0), "place cotton")
    assert (match.question, seat(match, 0).supply) == ("dye", 1)
    play(match, "dye cloth")
    assert goods(match, 0) == {"paper": 21, "cloth": 1}
    assert match.question != "room"  # both goods produced have become the cloth


@proves("F9", "F10", rulings=["discarded-tile-comes-last"])
def test_1_7_a_discarded_fourth_tile_goes_back_after_the_display_was_refilled() -> None:
    here = table().player(0, tiles="swap token peon", influence={"artisans": 2})
    here.display("stand", "more", "point")
    match = play(here.to_act(0), "place architect", "influence artisans", "tile more")
    assert match.to_move == serai.CHANCE
    assert {"draw swap", "draw token", "draw peon", "draw more"} & set(offered(match)) == set()
    play(match, "draw sell")
    assert (match.to_move, match.question) == (0, "discard")
    play(match, "discard token")
    assert saved(match)["display"] == ["stand", "point", "sell"]
    assert "token" in saved(match)["pile"]


@proves("N2")
def test_1_7_the_lower_goods_of_mahout_and_mosaic_maker_are_derived() -> None:
    records = {one.id: one for one in data.load(components.PACKAGE, "notables.toml").of("notable")}
    for name, good in (("mahout", "wood"), ("mosaic-maker", "cement")):
        assert records[name].values["bottom"] == good
        assert "The bottom good is derived" in records[name].note


def test_1_7_what_is_stated_and_what_is_derived() -> None:
    assert marked("trader-total") == ("rulebook", "stated")
    for ruling in ("mujtahida-site", "dyer-needs-one-marker", "discarded-tile-comes-last"):
        assert marked(ruling) == ("rulebook", "derived")


def test_1_7_the_words_are_the_default_of_every_option() -> None:
    agreed = serai.new("agra").agreed
    assert agreed["trader"] == "exact"
    assert [name for name, choice in agreed.items() if choice is True] == []


@pytest.mark.parametrize(
    ("language", "marks"),
    [
        ("en", ("ours", "house rule")),
        ("de", ("Hausregel",)),
        ("nl", ("huisregel",)),
        ("ru", ("наше прочтение", "домашнее правило")),
    ],
)
def test_options_against_all_editions_are_marked_as_ours(language, marks) -> None:
    """What no edition says is ours: the looser trader, the greedy peon, open money."""
    for name in ("trader-at-most", "trader-until-full", "peon-takes-rupees", "open-money"):
        label = Voice.translate(language, "agra", f"option-{name}", {})
        assert any(mark in label for mark in marks), label
    for name in ("painter-all-tracks", "influence-action", "influence-turn", "dyer-value-two"):
        label = Voice.translate(language, "agra", f"option-{name}", {})
        assert not any(mark in label for mark in marks), label
