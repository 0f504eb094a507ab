"""The boat and the events of the six piers (river.py)."""

from __future__ import annotations

import pytest

from serai.games.agra import goods as goods_rules
from tests.games.agra.piers import at_pier
from tests.games.agra.table import agra, goods, proves, saved, saved_player, seat, steps, table
from tests.games.playing import notes, offered, play, refused


@proves("R2", "R1")
def test_boat_leaves_the_first_pier_after_two_contracts_of_level_one() -> None:
    here = table().delivered("cook", oil=0).river("sufi").player(0, goods="wood")
    match = play(here.to_act(0), "place sailor", "deliver wood cook")
    assert (saved(match)["pier"], saved(match)["completed"]["1"]) == (1, 1)
    here.player(1, contracts="sufi")
    here.wanted_on_river.remove("sufi")
    match = play(here.to_act(0), "place sailor", "deliver wood cook")
    assert (saved(match)["pier"], saved(match)["completed"]["1"]) == (2, 2)
    assert notes(match, "boat-moved") == [{"seat": 0, "pier": 2}]


@proves("R3", "R1", rulings=["pier-2-building"])
def test_second_pier_builds_the_builders_site_for_nobody_and_the_builder_moves() -> None:
    here = table().player(1, contracts="sufi").delivered("cook", oil=0).builder("boards")
    here.player(0, goods="wood wood wood oil clothes", influence={"artisans": 1})
    match = play(here.to_act(0), "place sailor", "fare oil", "deliver wood cook")
    assert "boards" in saved(match)["built"]
    play(match, "roll 2")
    assert saved(match)["builder"] == "oil"
    assert "boards" not in saved(match)["board"]  # no worker
    assert [p["building_bonuses"] for p in saved(match)["players"]] == [[], []]  # no bonus
    assert goods(match, 0) == {"wood": 2, "clothes": 1}  # no processing
    assert offered(match) == ["done", "clothes"]  # the sailor goes on
    assert match.view(0)["order_limit"] == 3


@proves("R3")
def test_without_a_builder_the_second_pier_builds_nothing() -> None:
    here = table().built_all().player(1, contracts="sufi").delivered("cook", oil=0)
    match = play(here.player(0, goods="wood").to_act(0), "place sailor", "deliver wood cook")
    assert (saved(match)["pier"], saved(match)["builder"]) == (2, None)
    assert agra(match).turn == 1


@proves("R3", "A14")
def test_builder_leaves_when_the_event_builds_the_last_site() -> None:
    here = table().built_all(but="clothes").player(1, contracts="sufi").delivered("cook", oil=0)
    match = play(here.player(0, goods="wood").to_act(0), "place sailor", "deliver wood cook")
    assert (len(saved(match)["built"]), saved(match)["builder"]) == (16, None)
    assert notes(match, "builder-left") == [{"seat": 0}]


@proves("R3", "R4", "R1")
def test_boat_leaves_the_second_pier_after_one_contract_of_level_two() -> None:
    here = at_pier(2, "caliph").delivered("caliph", oil=0).player(0, goods="bricks")
    match = play(here.to_act(0), "place sailor", "deliver bricks caliph")
    assert saved(match)["pier"] == 3
    here = at_pier(2).delivered("cook", oil=0).player(0, goods="wood")
    match = play(here.to_act(0), "place sailor", "deliver wood cook")
    assert saved(match)["pier"] == 2  # a third contract of level I moves nothing


@proves("R4", "A10", "A11", rulings=["events-order"])
def test_third_pier_moves_the_merchant_then_cotton_brings_favour_up_to_three() -> None:
    here = at_pier(2, "caliph", seats=4).delivered("caliph", oil=1).merchant("sandstone")
    for number, cotton in enumerate((4, 3, 1, 0)):
        contracts = here.facts["players"][number]["contracts"]
        more = {"bricks": 1} if number == 1 else {}
        here.player(number, goods={"cotton": cotton, **more}, contracts=" ".join(contracts))
    match = play(here.to_act(1), "place sailor", "deliver bricks caliph")
    assert [seat(match, i).favour for i in range(4)] == [0, 0, 0, 0]
    play(match, "roll 3")
    assert saved(match)["merchant"] == "cotton"
    assert saved(match)["coins"] == {"wood": 1, "turmeric": 1}
    assert [seat(match, i).favour for i in range(4)] == [3, 3, 1, 0]
    assert [note["seat"] for note in notes(match, "favour-gained")] == [1, 2, 0]
    assert match.view(0)["order_limit"] == 4
    assert goods(match, 0) == {"cotton": 4}  # it is only looked at


@proves("R4", rulings=["pier-3-contracts"])
def test_boat_leaves_the_third_pier_after_two_contracts_of_level_two_in_all() -> None:
    here = at_pier(3, "mullah").delivered("mullah", curry=0).player(0, goods="bricks")
    match = play(here.to_act(0), "place sailor", "deliver bricks mullah")
    assert (saved(match)["completed"]["2"], saved(match)["pier"]) == (2, 4)


@proves("R5", "C10", rulings=["events-order", "limit-marker-replaces", "price-token-moved-by"])
def test_fourth_pier_returns_the_price_tokens_and_gives_everybody_a_favour() -> None:
    here = at_pier(3, "mullah", seats=3).delivered("mullah", curry=2)
    here.token("low", "wood", 2).token("middle", "oil", 3).token("high", "books", 4)
    here.player(1, goods="bricks", favour=2)
    match = play(here.to_act(1), "place sailor", "deliver bricks mullah")
    assert saved(match)["tokens"] == {}
    values = match.view(0)["values"]
    assert (values["wood"], values["oil"], values["books"]) == (1, 2, 3)
    assert [seat(match, i).favour for i in range(3)] == [1, 3, 2]  # seat 2 also for its marker
    assert match.view(0)["order_limit"] == 5
    assert saved(match)["pier"] == 4


@proves("R5")
def test_boat_leaves_the_fourth_pier_after_one_contract_of_level_three() -> None:
    here = at_pier(4, "painter").delivered("painter", paintings=0, cloth=0)
    match = play(here.player(0, goods="wood").to_act(0), "place sailor", "deliver wood painter")
    assert saved(match)["pier"] == 4  # the Painter's step first
    play(match, "influence artisans")
    assert saved(match)["pier"] == 5
    here = at_pier(4, "mullah").delivered("mullah", curry=0).player(0, goods="bricks")
    match = play(here.to_act(0), "place sailor", "deliver bricks mullah")
    assert saved(match)["pier"] == 4  # a third contract of level II


@proves("R6", rulings=["events-order"])
def test_fifth_pier_gives_a_good_worth_one_two_or_three_for_cotton() -> None:
    here = at_pier(4, "subadar", seats=4).delivered("subadar", books=1, bricks=1)
    for number, cotton in enumerate((0, 2, 3, 2)):
        contracts = here.facts["players"][number]["contracts"]
        here.player(number, goods={"cotton": cotton}, contracts=" ".join(contracts))
    match = play(here.to_act(1), "place sailor", "deliver cotton subadar")
    assert (match.to_move, saved(match)["pier"]) == (1, 5)  # one cotton left: worth 2
    assert offered(match) == [
        f"take {good}"
        for good in ("cement", "boards", "curry", "oil", "bricks", "paper", "dye", "cloth")
    ]
    assert refused(match, "take books") == (
        "wrong-value",
        {"good": "books", "value": 3, "needed": 2},
    )
    play(match, "take paper")
    assert match.to_move == 2
    assert offered(match) == ["take statues", "take books", "take paintings", "take clothes"]
    play(match, "take clothes")
    assert match.to_move == 3
    play(match, "take statues")
    assert match.to_move == 0
    assert offered(match) == ["take sandstone", "take wood", "take turmeric", "take cotton"]
    play(match, "take wood")
    assert [goods(match, i) for i in range(4)] == [
        {"wood": 1},
        {"cotton": 1, "paper": 1},
        {"cotton": 3, "clothes": 1},
        {"cotton": 2, "statues": 1},
    ]
    assert match.view(0)["order_limit"] == 6


@proves("R6", "G4", rulings=["pier-5-value"])
def test_current_values_count_at_the_fifth_pier() -> None:
    here = at_pier(4, "subadar").delivered("subadar", books=0, bricks=0)
    here.token("low", "wood", 2).token("middle", "oil", 3).token("high", "books", 4)
    match = play(here.player(0, goods="cotton").to_act(0), "place sailor", "deliver cotton subadar")
    assert offered(match) == ["take sandstone", "take turmeric", "take cotton"]
    # Three tokens can never take a value from all goods that have it; if they could:
    s = agra(match.copy())
    for good in range(16):
        s.values[good] = 1 if good < 12 else 3
    assert goods_rules.best_value(s, 2) == 1
    assert goods_rules.best_value(s, 3) == 3


@proves("R6", "R7", "E1", "E2")
def test_boat_reaches_the_sixth_pier_with_a_contract_of_level_four_and_the_end_begins() -> None:
    here = at_pier(5, "grand-imam").delivered("grand-imam", books=0, clothes=0)
    match = play(here.player(0, goods="cement").to_act(0), "place sailor")
    play(match, "deliver cement grand-imam")
    assert (saved(match)["pier"], saved(match)["last_round"]) == (6, 2)
    assert notes(match, "boat-moved") == [{"seat": 0, "pier": 6}]
    assert notes(match, "end-triggered") == [{"seat": 0, "round": 2}]  # once
    assert match.view(0)["order_limit"] == 6
    here = at_pier(5, "painter").delivered("painter", paintings=0, cloth=0)
    match = play(here.player(0, goods="wood").to_act(0), "place sailor", "deliver wood painter")
    play(match, "influence artisans")
    assert (saved(match)["pier"], saved(match)["last_round"]) == (5, None)


@proves("R1")
def test_event_happens_at_once_and_then_the_turn_goes_on() -> None:
    here = at_pier(3, "mullah").delivered("mullah", curry=0).river("cook", "painter")
    here.player(0, goods="bricks oil paintings cotton")
    match = play(here.to_act(0), "place sailor", "fare cotton", "deliver bricks mullah")
    assert (saved(match)["pier"], seat(match, 0).favour, steps(match, 0)["scholars"]) == (4, 1, 0)
    play(match, "deliver paintings painter")  # of the level just opened
    assert steps(match, 0) == {"artisans": 1, "merchants": 0, "scholars": 1}
    assert saved_player(match, 0)["rupees"] == {"deliveries": 3}


@proves("R4", "R1")
def test_boat_goes_on_whoever_completes_a_contract_and_however() -> None:
    here = at_pier(2, "caliph").delivered("caliph", oil=1)
    here.player(0, goods="bricks", tiles="deliver", favour=4)
    match = play(here.to_meditate(0), "use deliver", "deliver bricks caliph", "roll 1")
    assert (saved(match)["pier"], saved(match)["phase"]) == (3, "meditation")


@pytest.mark.parametrize("pier", [1, 2, 3, 4, 5, 6])
@proves("R2", "R3", "R4", "R5", "R6", "R7")
def test_boat_never_goes_on_without_the_contracts(pier: int) -> None:
    here = at_pier(pier).player(0, goods="oil")
    match = play(here.river("cook").to_act(0), "place sailor", "deliver oil cook")
    assert saved(match)["pier"] == pier


@proves("R3", "A12", "B7", rulings=["second-pier-after-a-building"])
def test_second_pier_finds_the_builder_on_a_site_that_was_just_built() -> None:
    here = table().player(0, goods="sandstone sandstone curry", favour=6, tiles="deliver")
    here.player(1, contracts="mahout").delivered("sufi", sandstone=1)
    match = play(here.to_act(0), "place cement", "use deliver", "deliver curry sufi")
    play(match, "roll 2")  # from cement to curry, which is built by the event
    assert "curry" in saved(match)["built"]
    play(match, "roll 1")
    assert saved(match)["builder"] == "oil"
    play(match, "done")
    assert saved(match)["builder"] == "oil", "he has moved already"
