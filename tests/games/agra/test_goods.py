"""Goods: values, production on the farm, processing along arrows, followers (processing.py)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serai import Match
from serai.games.agra.kinds import GOOD
from tests.games.agra.table import Table, goods, proves, saved, seat, table
from tests.games.playing import offered, play, refused

ARROWS = {
    "cement": "sandstone",
    "bricks": "sandstone",
    "boards": "wood",
    "paper": "wood",
    "curry": "turmeric",
    "dye": "turmeric",
    "oil": "cotton",
    "cloth": "cotton",
    "statues": "bricks",
    "books": "paper",
    "paintings": "dye",
    "clothes": "cloth",
}


@proves("G1")
@pytest.mark.parametrize("building", GOOD.names)
def test_every_building_makes_its_own_good(building: str) -> None:
    held = {ARROWS[building]: 1} if building in ARROWS else {}
    match = table().player(0, goods=held).built_all().to_act(0)
    play(match, f"place {building}")
    if building in ARROWS:
        play(match, "make 1")
    assert set(goods(match, 0)) == {building}


@proves("G1")
def test_a_good_that_is_not_there_cannot_be_used() -> None:
    match = table().player(0, goods="oil").to_serve(0)
    assert refused(match, "akbar curry") == ("no-good", {"good": "curry"})
    match = play(table().player(0, goods="bricks").built_all().to_act(0), "place statues")
    assert refused(match, "make 2") == (
        "too-few-goods",
        {"good": "bricks", "needed": 2, "held": 1},
    )
    match = table().player(0, contracts="english-trader").to_act(0)
    assert refused(match, "english") == ("no-goods", {"most": 4})


@proves("G2")
def test_goods_are_kept_where_nothing_is_built_yet() -> None:
    here = table().player(0, goods="wood paper", favour=3).standing(0, "trader")
    match = here.to_meditate(0)
    assert "boards" not in saved(match)["built"]
    play(match, "use process", "process boards")
    assert goods(match, 0) == {"paper": 1, "boards": 1}
    match = table().player(0, goods="paper", contracts="english-trader").to_act(0)
    play(match, "english", "trade paper curry")
    assert goods(match, 0) == {"curry": 1}


@proves("G2")
def test_a_store_has_no_limit_but_the_markers() -> None:
    here = table().player(0, goods={"wood": 14}, covers="", farmers="n1 e5 s3 w3")
    match = play(here.to_act(0), "place wood")
    assert goods(match, 0) == {"wood": 22}


@proves("G3")
def test_printed_values() -> None:
    values = table().to_act(0).view(0)["values"]
    assert [values[name] for name in GOOD.names] == [1, 1, 1, 1] + [2] * 8 + [3, 3, 3, 3]


@proves("G4")
def test_a_price_token_replaces_the_printed_value() -> None:
    here = table().token("low", "wood", 2).token("high", "clothes", 4).token("middle", "books", 2)
    values = here.to_act(0).view(0)["values"]
    changed = {
        name: value for name, value in values.items() if name in ("wood", "clothes", "books")
    }
    assert changed == {"wood": 2, "books": 2, "clothes": 4}
    assert sum(values.values()) == 4 + 16 + 12 + 1 - 1 + 1


@proves("G4", "C9", rulings=["token-with-the-printed-value"])
def test_a_price_token_may_show_the_printed_value() -> None:
    match = play(table().to_act(0), "place trader")
    for token, good, value in (("low", "curry", 2), ("low", "wood", 1), ("high", "books", 3)):
        after = play(match.copy(), f"token {token} {value} {good}")
        assert saved(after)["tokens"] == {token: {"good": good, "value": value}}
        assert after.view(0)["values"] == match.view(0)["values"]
    assert refused(match, "token low 1 curry") is None
    assert refused(match, "token middle 3 curry") is None
    assert refused(match, "token high 4 curry") == (
        "value-too-far",
        {"good": "curry", "printed": 2, "value": 4},
    )


@proves("G4")
def test_everything_that_asks_for_a_value_uses_the_current_one() -> None:
    here = table().player(0, goods="wood clothes", contracts="english-trader").river("mahout")
    here = here.token("low", "wood", 2).token("high", "clothes", 4)
    match = here.to_act(0)
    play(match, "english")
    assert refused(match, "trade wood cotton") == (
        "wrong-value",
        {"good": "cotton", "value": 1, "needed": 2},
    )
    play(match, "trade wood curry", "clothes")
    assert seat(match, 0).rupees == 2 + 4
    here = table().player(0, goods="wood").token("low", "wood", 2)
    match = play(here.to_act(0), "place sailor", "fare wood", "done")
    assert seat(match, 0).rupees == 2 + 2, "both paid deliveries come back"


# --- production -------------------------------------------------------------------------------


@proves("G5")
@pytest.mark.parametrize(
    ("good", "least", "most"),
    [
        ("sandstone", "n1 e3 s3 w5", "n5 e3 s3 w1"),
        ("wood", "n5 e1 s3 w3", "n1 e5 s3 w3"),
        ("turmeric", "n3 e5 s1 w3", "n3 e1 s5 w3"),
        ("cotton", "n3 e3 s5 w1", "n3 e3 s1 w5"),
    ],
)
def test_from_none_to_eight_goods(good: str, least: str, most: str) -> None:
    for farmers, number in ((least, 0), ("n3 e3 s3 w3", 4), (most, 8)):
        match = table().player(0, covers="", farmers=farmers).to_act(0)
        assert match.view(0)["players"][0]["yields"][good] == number
        play(match, f"place {good}")
        assert goods(match, 0).get(good, 0) == number


@proves("G5")
def test_covered_squares_do_not_count() -> None:
    for covers, number in (("n1 w5", 2), ("n1", 3), ("w5", 3), ("n5 w1", 4), ("e1 s5", 4)):
        match = table().player(0, covers=covers).to_act(0)
        play(match, "place sandstone")
        assert goods(match, 0) == {"sandstone": number}


@proves("G5")
def test_a_farmer_takes_from_one_good_what_he_leaves_to_the_next() -> None:
    yields = table().player(0, covers="", farmers="n5 e3 s3 w3").to_act(0).view(0)["players"][0]
    assert yields["yields"] == {"sandstone": 6, "wood": 2, "turmeric": 4, "cotton": 4}


# --- processing -------------------------------------------------------------------------------


@proves("G6")
@pytest.mark.parametrize("good", GOOD.names)
def test_arrows(good: str) -> None:
    """With one of each good exactly the arrows can be followed."""
    everything = dict.fromkeys(GOOD.names, 1)
    match = play(table().player(0, goods=everything, favour=3).to_act(0), "use process")
    if good not in ARROWS:
        assert refused(match, f"process {good}") == ("not-processed", {"good": good})
        return
    play(match, f"process {good}")
    assert goods(match, 0)[good] == 2
    assert ARROWS[good] not in goods(match, 0)


@proves("G6")
def test_the_second_column_leads_nowhere() -> None:
    held = "cement boards curry oil"
    match = table().player(0, goods=held, favour=3).to_act(0)
    assert refused(match, "use process") == ("nothing-to-process", {"action": "process"})
    match = table().player(0, goods=f"{held} wood", favour=3).to_act(0)
    play(match, "use process")
    assert offered(match) == ["process boards", "process paper"]
    assert refused(match, "process statues") == ("no-good", {"good": "bricks"})


def four(*, wood: str = "1 2 3") -> Table:
    """Four players, those named with one or more wood; seat 0 with three."""
    here = table(4).player(0, goods="wood wood wood").built("boards")
    for number in wood.split():
        here.player(int(number), goods="wood wood")
    return here


@proves("G7", "G8", rulings=["followers-in-turn-order"])
def test_everybody_else_may_process_one_good_clockwise() -> None:
    here = table(4).built("boards").player(2, goods="wood wood wood")
    for number in (0, 1, 3):
        here.player(number, goods="wood wood")
    match = play(here.to_act(2), "place boards", "make 3")
    assert goods(match, 2) == {"boards": 3}
    asked = []
    while match.question == "follow":
        asked.append(match.to_move)
        assert offered(match) == ["follow", "pass"]
        play(match, "pass" if match.to_move == 0 else "follow")
    assert asked == [3, 0, 1]
    assert goods(match, 0) == {"wood": 2}
    assert goods(match, 1) == goods(match, 3) == {"wood": 1, "boards": 1}
    assert seat(match, 2).favour == 2


@proves("G7")
def test_who_has_no_such_good_is_not_asked() -> None:
    match = play(four(wood="3").to_act(0), "place boards", "make 1")
    assert match.to_move == 3
    play(match, "follow")
    assert match.question == "serve"
    assert seat(match, 0).favour == 1


@proves("G7")
def test_nobody_follows_who_processes_nothing() -> None:
    match = play(four().to_act(0), "place boards", "done")
    assert match.question == "place"
    assert match.to_move == 1


@proves("G7")
def test_followers_use_the_same_arrow() -> None:
    here = four(wood="1").player(2, goods="paper")
    match = play(here.to_act(0), "place boards", "make 1")
    assert match.to_move == 1
    play(match, "follow")
    assert goods(match, 1) == {"wood": 1, "boards": 1}
    assert goods(match, 2) == {"paper": 1}


@proves("G8")
@pytest.mark.parametrize("followers", [0, 1, 2, 3])
def test_one_favour_for_each_follower(followers: int) -> None:
    match = play(four().to_act(0), "place boards", "make 2")
    for number in range(3):
        play(match, "follow" if number < followers else "pass")
    assert seat(match, 0).favour == followers
    assert [seat(match, number).favour for number in (1, 2, 3)] == [0, 0, 0]


def at_the_building() -> Match:
    return play(four().to_act(0), "place boards", "make 1")


def at_the_builder() -> Match:
    match = table(4).player(0, goods="wood").player(1, goods="wood").builder("boards").to_act(0)
    return play(match, "place boards", "make 1")


def with_the_architect() -> Match:
    match = table(4).player(0, goods="wood wood sandstone").player(1, goods="wood").to_act(0)
    play(match, "place architect", "build boards", "pay wood sandstone", "bonus cover-2")
    return play(match, "uncover n1", "make 1")


def with_a_statue() -> Match:
    here = table(4).player(0, goods="wood statues").player(1, goods="wood").built("boards")
    return play(here.to_act(0), "place architect", "done", "statue", "place boards", "make 1")


def with_the_mujtahida() -> Match:
    here = table(4).player(0, goods="turmeric sandstone").player(1, goods="sandstone")
    here = here.delivered("mujtahida", statues=0, oil=0).boat(4)
    match = play(here.to_act(0), "place sailor", "deliver turmeric mujtahida", "build cement")
    return play(match, "bonus favour-3", "make 1")


@proves("G7", "G8", "B6", "A12", rulings=["which-actions-are-followed"])
@pytest.mark.parametrize(
    "processing",
    [at_the_building, at_the_builder, with_the_architect, with_a_statue, with_the_mujtahida],
)
def test_processing_that_is_followed(processing: Callable[[], Match]) -> None:
    match = processing()
    assert (match.question, match.to_move) == ("follow", 1)
    before = seat(match, 0).favour
    play(match, "follow")
    assert seat(match, 0).favour == before + 1


@proves("G7", rulings=["which-actions-are-followed"])
def test_meditation_and_favour_are_not_followed() -> None:
    here = four().standing(0, "trader").player(0, goods="wood wood", favour=3, stone=6)
    match = play(here.to_meditate(0), "lay trader", "process boards")
    assert (match.to_move, match.question) == (0, "meditate")
    play(match, "use process", "process boards")
    assert (match.to_move, match.question) == (0, "meditate")
    assert goods(match, 0) == {"boards": 2}
