"""What is told of a move beforehand: what it changes, what it means, and where it is asked."""

import random
from typing import Any

import pytest

import serai
from serai import Match
from serai.house.told_previews import previewed
from serai.language import say
from serai.table.look_ahead import look_ahead
from serai.table.turn import Turn
from serai.table.why_no_move import reason_at
from tests.games.agra.table import proves, table
from tests.games.playing import play


def changes(match: Match, move: str) -> dict[str, tuple[Any, Any]]:
    return look_ahead(match, move).changes


def places(match: Match, move: str) -> list[str]:
    return match.game.touched(match.state, match.parse(move))


def ways(match: Match, move: str) -> list[str]:
    return match.game.led_by(match.state, match.parse(move))


def remark(match: Match, move: str) -> tuple[str, dict[str, int | str]] | None:
    return match.game.remark(match.state, match.parse(move))


def reason(match: Match, place: str, *after: str) -> str:
    refusal = reason_at(match, place, after)
    assert refusal is not None
    return refusal.name


# --- what a move really brings ----------------------------------------------------------------


@proves("G5")
def test_a_farmer_who_moves_changes_what_grows() -> None:
    match = (
        table()
        .player(0, farmers="n3 e3 s3 w3", covers="")
        .standing(0, "wood", "cotton", "oil", "curry")
        .built("oil", "curry")
        .to_meditate(0)
    )
    play(match, "lay wood", "lay cotton")
    told = changes(match, "farmer n2")
    grown = {place: change for place, change in told.items() if ".yields." in place}
    assert sorted(after - before for before, after in grown.values()) == [-1, 1]


def test_that_points_run_out_is_not_what_a_move_brings_at_least() -> None:
    match = (
        table()
        .player(0, farmers="n3 e3 s3 w3", covers="")
        .standing(0, "wood", "cotton")
        .to_meditate(0)
    )
    play(match, "lay wood", "lay cotton")
    ahead = look_ahead(match, "farmer n2", further=True)
    assert ahead.asks == "meditate"
    assert ahead.changes["points"] == (2, 1)
    assert "points" not in ahead.least


@proves("G5", "E7")
def test_a_cover_that_goes_changes_what_grows_and_what_the_end_pays() -> None:
    match = (
        table()
        .player(0, farmers="n3 e3 s3 w3", covers="n1 n5", stone=5)
        .standing(0, "wood", "cotton", "oil")
        .built("oil")
        .fact(blocked="trade")
        .to_meditate(0)
    )
    play(match, "lay wood", "lay cotton", "lay oil")
    told = changes(match, "uncover n1")
    [grown] = [change for place, change in told.items() if ".yields." in place]
    assert grown[1] == grown[0] + 1
    before, after = told["players[0].at_end"]
    assert after == before + 1


@proves("E8")
def test_a_gift_to_akbar_tells_what_the_end_pays_for_it() -> None:
    match = table().player(0, goods="statues", influence={}).bowls(oil=0, paper=0).to_serve(0)
    before, after = changes(match, "akbar statues")["players[0].at_end"]
    assert before == match.view(0)["players"][0]["at_the_end"]["total"]
    match.play("akbar statues")
    assert after == match.view(0)["players"][0]["at_the_end"]["total"]
    assert after > before


@proves("C3")
def test_a_fare_tells_the_deliveries_that_it_pays_for() -> None:
    match = table().player(0, goods="bricks wood").river("cook").to_act(0)
    play(match, "place sailor")
    assert changes(match, "fare bricks")["players[0].deliveries"] == (1, 3)
    match = table().player(0, goods="bricks wood").river("cook").to_act(0)
    assert changes(match, "place sailor")["players[0].deliveries"] == (0, 1)


@proves("C9")
def test_a_price_token_tells_what_the_good_is_worth_then() -> None:
    match = table().player(0, goods="wood").to_act(0)
    play(match, "place trader")
    assert changes(match, "token middle 3 oil")["values.oil"] == (2, 3)
    assert remark(match, "token middle 3 oil") == (
        "remark-value-changes",
        {"before": 2, "after": 3},
    )
    assert "values.oil" not in changes(match, "token middle 2 oil")
    assert remark(match, "token middle 2 oil") == ("remark-value-stays", {"after": 2})


@proves("C7")
def test_what_is_given_to_the_trader_is_told_by_its_value() -> None:
    match = table().player(0, goods="bricks bricks").to_act(0)
    play(match, "place trader")
    assert changes(match, "give bricks")["players[0].exchange"] == (
        0,
        match.view(0)["values"]["bricks"],
    )


@proves("K1")
def test_standing_up_tells_of_the_worker() -> None:
    match = table().player(0, goods="oil").lying(0, "wood").standing(0, "cotton").to_meditate(0)
    assert changes(match, "oil")["players[0].lying"] == (1, 0)


# --- what a move means as things stand --------------------------------------------------------


@proves("A3", "A6")
def test_who_is_sent_home_and_who_works_again() -> None:
    match = table(seats=3).standing(2, "trader").lying(1, "wood").standing(0, "sailor").to_act(0)
    assert remark(match, "place trader") == ("remark-sent-home", {"seat": 2})
    assert remark(match, "place wood") == ("remark-sent-home", {"seat": 1})
    assert remark(match, "place sailor") == ("remark-peon", {"count": 2})
    assert remark(match, "place architect") is None


# --- where processing is asked ----------------------------------------------------------------


def processing() -> Match:
    match = (
        table(seats=3)
        .player(0, goods="wood wood")
        .player(1, goods="wood")
        .player(2, goods="wood")
        .built("boards")
        .to_act(0)
    )
    play(match, "place boards")
    return match


@proves("P2", "G6")
def test_a_processing_is_asked_along_its_arrow() -> None:
    match = processing()
    assert match.question == "make"
    for move in ("make 1", "make 2"):
        assert places(match, move) == ["space:boards"]
        assert ways(match, move) == ["good:wood@0"]
        assert remark(match, move) == ("remark-along", {"good": "wood", "other_good": "boards"})
    assert reason_at(match, "space:boards") is None
    assert reason_at(match, "good:wood@0") is None
    assert reason(match, "space:paper") == "not-now"


@proves("G7", "G8")
def test_a_follower_is_asked_at_the_building_and_told_whose_favour_it_brings() -> None:
    match = processing()
    match.play("make 2")
    assert (match.question, match.to_move) == ("follow", 1)
    assert places(match, "follow") == places(match, "pass") == ["space:boards"]
    assert remark(match, "follow") == ("remark-favour-to", {"seat": 0, "count": 1})
    assert reason_at(match, "space:boards") is None


# --- goods that can be spent at any time ------------------------------------------------------

LUXURIES = {"painting": "paintings", "book": "books", "clothes": "clothes"}


@proves("L1")
@pytest.mark.parametrize(("move", "good"), LUXURIES.items())
def test_a_luxury_is_spent_where_it_lies_and_in_the_list(move: str, good: str) -> None:
    match = table().player(0, goods=good).standing(0, "wood").to_meditate(0)
    assert places(match, move) == [f"good:{good}@0"]
    assert ways(match, move) == ["anytime@0"]
    serving = table().player(0, goods=good).to_serve(0)
    assert places(serving, move) == places(serving, f"akbar {good}") == [f"good:{good}@0"]


@proves("K2")
def test_oil_and_curry_are_spent_where_they_lie() -> None:
    match = table().player(0, goods="oil curry").lying(0, "wood", "cotton").to_act(0)
    assert places(match, "oil") == ["good:oil@0"]
    assert places(match, "oil-curry") == ["good:oil@0", "good:curry@0"]


def test_the_trader_has_goods_first() -> None:
    match = table().player(0, goods="clothes paintings").to_act(0)
    play(match, "place trader")
    assert places(match, "give clothes") == ["good:clothes@0"]
    assert places(match, "clothes") == []
    assert ways(match, "clothes") == ["anytime@0"]


# --- reasons ----------------------------------------------------------------------------------


def test_a_good_that_cannot_be_used_again_says_so() -> None:
    match = table().player(0, goods="paintings paintings").standing(0, "wood").to_meditate(0)
    play(match, "painting", "influence artisans", "influence merchants")
    assert reason(match, "good:paintings@0") == "luxury-once"


@proves("O2")
def test_a_bowl_with_a_marker_says_that_it_is_taken() -> None:
    match = table().player(0, goods="paper").bowls(oil=1).to_serve(0)
    assert reason(match, "bowl:oil") == "bowl-full"
    assert reason(match, "bowl:cloth") == "no-good"


@proves("C7", "C8")
def test_what_cannot_be_taken_is_not_explained_by_a_price_token() -> None:
    match = table().player(0, goods="bricks bricks").to_act(0)
    play(match, "place trader")
    assert reason_at(match, "space:wood") is None, "a price token may come to lie there"
    match.play("give bricks")
    assert reason(match, "space:statues") == "too-dear"
    assert reason(match, "space:bricks") == "other-goods"


@proves("C9")
def test_after_a_token_was_touched_its_reason_is_told() -> None:
    match = table().player(0, goods="bricks bricks").to_act(0)
    play(match, "place trader")
    assert reason(match, "space:wood", "token:high") == "value-too-far"


@proves("O6")
def test_an_order_names_all_that_is_missing() -> None:
    match = table().player(0, goods="books", influence={"artisans": 1}).to_serve(0)
    first, second = match.view(0)["open_orders"]["artisans"]
    refusal = reason_at(match, "order:artisans")
    assert refusal is not None
    assert refusal.name == "neither-good"
    assert refusal.args == {"good": first, "other_good": second}
    told = match.view(0)["players"][0]["order_rupees"]["artisans"]
    assert told["missing"] == [first, second]


# --- what a notable has for whoever looks -----------------------------------------------------


@proves("N3", "D25")
def test_a_notable_tells_what_it_would_pay_and_what_is_missing() -> None:
    match = table().player(0, goods="curry").delivered("sufi").to_act(0)
    sufi = match.view(0)["prospects"]["sufi"]
    wanted = match.view(0)["notables"]["sufi"]["goods"]
    assert sorted([*sufi["held"], *sufi["missing"]]) == sorted(wanted)
    assert sufi["pays"] == len(sufi["held"])
    assert sufi["at_end"] == 0
    assert match.view(None)["prospects"] == {}


@proves("D19")
def test_a_contract_tells_what_the_end_would_pay_for_it() -> None:
    match = table().river("subadar").orders("artisans", 3, {1: 0, 2: 0}).player(1).to_act(0)
    assert match.view(0)["prospects"]["subadar"]["at_end"] == 2
    assert match.view(1)["prospects"]["subadar"]["at_end"] == 0


# --- any favour tile --------------------------------------------------------------------------


def test_a_tile_is_told_before_what_comes_anyhow() -> None:
    match = table().about_to("AnyTile", 0)
    assert match.question == "any-tile"
    tiles = [match.notation(move) for move in match.options if match.notation(move) != "pass"]
    assert len(tiles) > 10
    told = dict(previewed(Turn(match, {}), tiles[:1]))[tiles[0]]
    assert told.effects[0].path == ["tiles"] or told.effects[0].path[0] in ("display", "pile")
    key, args = remark(match, tiles[0]) or ("", {})
    assert key == "remark-have-spend"
    assert set(args) == {"have", "spend"}


def test_every_remark_of_a_game_is_declared_and_can_be_said() -> None:
    match = serai.new("agra", seats=3, seed=5)
    declared = {f"remark-{words.name}": words for words in match.game.remarks}
    chooser = random.Random(5)
    seen = set()
    for _ in range(600):
        if match.over:
            break
        for move in chooser.sample(match.options, min(6, len(match.options))):
            told = match.game.remark(match.state, move)
            if told is not None:
                key, args = told
                assert args.keys() == dict(declared[key].args).keys()
                assert say("en", "agra", key, args, ["Anna", "Ben", "Cleo"])
                seen.add(key)
        match.play(chooser.choice(match.options))
    assert len(seen) > len(declared) / 2
