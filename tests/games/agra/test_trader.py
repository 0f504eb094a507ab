"""The trader (trader.py, prices.py): goods for goods, and one price token."""

from __future__ import annotations

import pytest

from serai.games.agra.kinds import GOOD
from tests.games.agra.table import agra, goods, proves, saved, seat, table
from tests.games.playing import offered, play, refused


@proves("C7", rulings=["trader-total"])
def test_up_to_three_goods_become_others_worth_one_less() -> None:
    match = table().player(0, goods="paintings paintings wood wood").to_act(0)
    play(match, "place trader", "give paintings", "give paintings", "give wood")
    assert refused(match, "give wood") == ("given-all", {"most": 3})
    play(match, "take statues", "take boards")  # 3 + 3 + 1 = 7, so 6: 3 + 2 and 1 left
    assert refused(match, "take oil") == ("too-dear", {"good": "oil", "value": 2, "allowed": 1})
    assert refused(match, "done") == ("take-more", {"value": 1})
    play(match, "take cotton")
    assert refused(match, "take cotton") == (
        "too-dear",
        {"good": "cotton", "value": 1, "allowed": 0},
    )
    assert goods(match, 0) == {"wood": 1, "cotton": 1, "boards": 1, "statues": 1}
    assert seat(match, 0).supply == 18


@proves("C7", rulings=["trader-total"])
def test_table_may_let_less_be_taken_but_not_nothing() -> None:
    match = table(trader="at_most").player(0, goods="paintings").to_act(0)
    play(match, "place trader", "give paintings", "take wood", "done")
    assert (goods(match, 0), agra(match).turn) == ({"wood": 1}, 1)
    match = table(trader="at_most").player(0, goods="paintings").to_act(0)
    play(match, "place trader", "give paintings")
    assert refused(match, "done") == ("take-more", {"value": 2})


@proves("C7", rulings=["trader-total"])
def test_table_may_ask_for_as_much_as_fits() -> None:
    match = table(trader="until_full").player(0, goods="paintings").to_act(0)
    play(match, "place trader", "give paintings")
    assert refused(match, "done") == ("take-more", {"value": 2})
    play(match, "take wood")
    assert refused(match, "done") == ("take-more", {"value": 1})
    assert refused(match, "token low 2 cotton") == ("token-before-or-after", {"moved": 0})
    play(match, "take cotton", "done")
    assert goods(match, 0) == {"wood": 1, "cotton": 1}
    match = table(trader="until_full").player(0, goods="wood").to_act(0)
    play(match, "place trader", "done")
    assert goods(match, 0) == {"wood": 1}
    here = table(trader="until_full").player(0, goods="sandstone cotton")
    here.token("low", "wood", 2).token("middle", "turmeric", 2)
    match = play(here.to_act(0), "place trader", "give sandstone", "give cotton")
    assert goods(match, 0) == {}  # nothing else is worth 1 now


@proves("C7", rulings=["trader-other-goods", "trader-one-direction"])
def test_goods_are_given_first_and_others_taken() -> None:
    match = table().player(0, goods="cement cement wood").to_act(0)
    play(match, "place trader")
    assert refused(match, "take oil") == ("nothing-given", {"good": "oil"})
    assert refused(match, "give oil") == ("no-good", {"good": "oil"})
    play(match, "give cement", "give cement")
    assert refused(match, "take cement") == ("other-goods", {"good": "cement"})
    play(match, "take turmeric")
    assert refused(match, "give wood") == ("give-first", {"taken": 1})
    play(match, "take turmeric", "take turmeric")
    assert goods(match, 0) == {"wood": 1, "turmeric": 3}


@proves("C8", "C7", rulings=["trader-nothing", "trader-one-direction"])
def test_one_price_token_before_or_after_the_exchange_but_not_in_between() -> None:
    here = table().player(0, goods="wood wood")
    match = play(here.to_act(0), "place trader", "token low 2 wood")
    assert refused(match, "token middle 3 oil") == ("token-before-or-after", {"moved": 1})
    play(match, "give wood", "give wood", "take boards", "take sandstone")
    assert goods(match, 0) == {"sandstone": 1, "boards": 1}
    match = play(here.to_act(0), "place trader", "give wood", "give wood")
    assert refused(match, "token low 2 wood") == ("token-before-or-after", {"moved": 0})
    play(match, "take sandstone", "token low 2 wood")
    assert (goods(match, 0), agra(match).turn) == ({"sandstone": 1}, 1)
    assert saved(match)["tokens"] == {"low": {"good": "wood", "value": 2}}
    match = play(here.to_act(0), "place trader", "token low 2 wood", "done")  # the token alone
    assert (goods(match, 0), agra(match).turn) == ({"wood": 2}, 1)


@proves(
    "C8",
    "C10",
    rulings=[
        "price-token-turn-and-move",
        "price-token-moved-by",
        "token-with-the-printed-value",
    ],
)
def test_token_is_placed_turned_moved_or_both() -> None:
    here = table().token("middle", "oil", 3)
    for move, values in [
        ("token middle 3 dye", {"oil": 2, "dye": 3, "wood": 1}),
        ("token middle 2 wood", {"oil": 2, "dye": 2, "wood": 2}),
        ("token low 1 dye", {"oil": 3, "dye": 1, "wood": 1}),
    ]:
        match = play(here.to_act(0), "place trader", move, "done")
        assert {good: match.view(0)["values"][good] for good in values} == values
    here = table().token("low", "oil", 1)
    match = play(here.to_act(0), "place trader")
    assert refused(match, "token low 1 oil") == ("token-lies-there", {"good": "oil", "value": 1})
    play(match, "token low 2 oil")  # turned where it lies
    assert saved(match)["tokens"] == {"low": {"good": "oil", "value": 2}}


@proves("C9")
def test_value_differs_from_the_printed_one_by_at_most_one_and_tokens_are_not_stacked() -> None:
    match = table().player(0, goods="clothes").token("middle", "oil", 3).to_act(0)
    play(match, "place trader")
    assert refused(match, "token high 4 oil") == (
        "value-too-far",
        {"good": "oil", "printed": 2, "value": 4},
    )
    assert refused(match, "token middle 3 wood") == (
        "value-too-far",
        {"good": "wood", "printed": 1, "value": 3},
    )
    assert refused(match, "token low 3 oil") == (
        "no-such-side",
        {"value": 3, "low": 1, "high": 2},
    )
    assert refused(match, "token high 2 dye") == (
        "no-such-side",
        {"value": 2, "low": 3, "high": 4},
    )
    assert refused(match, "token low 1 oil") == ("token-lies-there", {"good": "oil", "value": 3})
    places = {tuple(move.split()[2:]) for move in offered(match, "token")}
    printed = {"wood": 1, "dye": 2, "books": 3}
    assert {(value, good) for value, good in places if good in printed} == {
        ("1", "wood"), ("2", "wood"),
        ("1", "dye"), ("2", "dye"), ("3", "dye"),
        ("2", "books"), ("3", "books"), ("4", "books"),
    }  # fmt: skip


@proves("C10", "C8", rulings=["price-token-back"])
def test_tokens_stay_where_they_are_and_never_go_back_to_the_trader() -> None:
    match = play(table().to_act(0), "place trader", "token high 4 books", "done")
    assert agra(match).turn == 1
    assert match.view(1)["values"]["books"] == 4
    play(match, "place trader")
    moved = {move.split()[3] for move in offered(match, "token") if "high" in move}
    assert moved == {*GOOD.names[4:]}  # turned over on the books, or elsewhere; never off the board
    play(match, "done")
    assert saved(match)["tokens"] == {"high": {"good": "books", "value": 4}}


@proves("C7")
@pytest.mark.parametrize(
    ("token", "good", "value", "budget"), [("low", "curry", 1, 1), ("middle", "curry", 3, 3)]
)
def test_current_values_count(token: str, good: str, value: int, budget: int) -> None:
    match = table().player(0, goods=f"{good} wood").token(token, good, value).to_act(0)
    play(match, "place trader", f"give {good}", "give wood")
    assert refused(match, "take statues") == (
        None if budget >= 3 else ("too-dear", {"good": "statues", "value": 3, "allowed": budget})
    )
    assert refused(match, "take cotton") is None


@proves("C7", rulings=["empty-action"])
def test_trader_may_be_left_without_a_trade() -> None:
    match = play(table().player(0, goods="oil").to_act(0), "place trader", "done")
    assert goods(match, 0) == {"oil": 1}


@proves("C7", rulings=["trader-total"])
def test_goods_are_not_given_for_nothing() -> None:
    match = table().player(0, goods="wood").to_act(0)
    play(match, "place trader")
    assert refused(match, "give wood") == ("no-such-return", {"good": "wood", "value": 0})
    match = play(table(trader="at_most").player(0, goods="wood").to_act(0), "place trader")
    assert refused(match, "give wood") == ("worth-nothing", {"good": "wood", "value": 1})
    match = table().player(0, goods="wood wood").to_act(0)
    play(match, "place trader", "give wood", "give wood", "take cotton", "done")
    assert goods(match, 0) == {"cotton": 1}


@proves("C7", "C8", rulings=["trader-one-direction", "any-time-means", "prices-stand-still"])
def test_values_do_not_change_between_giving_and_taking() -> None:
    here = (
        table().player(0, goods="wood wood wood", favour=3, tiles="token").token("low", "wood", 2)
    )
    match = play(here.to_act(0), "place trader")
    assert "use token" in offered(match)
    play(match, "give wood")
    assert refused(match, "use token") == ("exchange-first", {"count": 1})


@proves("C8")
def test_token_may_be_moved_after_the_last_good_was_taken() -> None:
    match = table().player(0, goods="paintings").to_act(0)
    play(match, "place trader", "give paintings")
    assert refused(match, "token low 2 cotton") == ("token-before-or-after", {"moved": 0})
    play(match, "take oil", "token low 2 cotton")
    assert saved(match)["tokens"]["low"] == {"good": "cotton", "value": 2}
