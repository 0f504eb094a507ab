"""The scoring of a year (scoring.py): palace, buildings, scoring tiles, top of the mosque."""

from __future__ import annotations

import pytest

from serai import Match
from tests.games.merv.table import Table, player, proves, saved, saved_player, table
from tests.games.playing import notes, offered, play, refused

HALLS = ("knowledge", "spices", "trade", "faith")
TILES = {
    "caravansary": "a1 b1 c1 d1",
    "palace": "e1 a2 b2 c2",
    "library": "d2 e2 a3 b3",
    "marketplace": "d3 e3 a4 b4",
}
MOSQUES = "c4 d4 e4 a5"


def ledger(match: Match, number: int = 0) -> dict[str, int]:
    """Points of a player by source, without those that gave none."""
    found = match.view(None)["players"][number]["ledger"]
    return {name: points for name, points in found.items() if points}


def courtier(hall: str, favour: int = 1, count: int = 1) -> Table:
    """A player with 5 scrolls, 4 cards, 3 goods and 6 steps, and courtiers in one hall."""
    return table().player(
        0,
        favour=favour,
        courtiers={hall: count},
        scrolls=5,
        cards={"juniper": 3, "saffron": 1},
        goods="silk silk dates",
        path=1,
        steps=6,
    )


WORTH = {"knowledge": 5, "spices": 4, "trade": 3, "faith": 6}


# --- order --------------------------------------------------------------------------------------


@proves("V1")
def test_palace_then_buildings_then_tiles_then_the_top() -> None:
    here = table().player(0, favour=1, courtiers="faith", path=1, steps=8, tiles="palace")
    match = here.built(0, "e1 d4").to_score()
    found = [(note["source"], note["count"]) for note in notes(match, "points")]
    assert found == [("faith", 8), ("buildings", 2), ("tiles", 3), ("top", 4)]


@proves("V1")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_every_year_ends_with_a_scoring(year: int) -> None:
    match = table().built(1, "c1").walls("N3").when(year).to_end_year()
    assert match.scores == [0, 1, 0]
    assert [note["year"] for note in notes(match, "scoring")] == [year]


@proves("V1", rulings=["queue-before-the-raid"])
def test_players_are_scored_in_the_order_of_the_queue() -> None:
    here = table().order(2, 0, 1)
    for number in range(3):
        here.player(number, favour=1, courtiers="knowledge trade", scrolls=1)
    match = here.to_score()
    asked = []
    while match.question == "fund":
        asked.append(match.to_move)
        play(match, "fund knowledge")
    assert asked == [2, 0, 1]


# --- palace -------------------------------------------------------------------------------------


@proves("V2", rulings=["palace-funding"])
def test_each_courtier_scores_only_for_one_favour() -> None:
    here = table().player(0, favour=2, courtiers="knowledge knowledge faith", scrolls=4, path=2)
    match = play(here.to_score(), "fund knowledge", "fund faith")
    assert (player(match, 0).favour, ledger(match)) == (0, {"knowledge": 4, "faith": 1})
    assert match.question == "space"  # the third finds no favour
    assert saved_player(match, 0)["courtiers"] == {"knowledge": 2, "faith": 1}


@proves("V10", rulings=["palace-funding"])
@pytest.mark.parametrize("funded", [0, 1, 2])
def test_by_option_some_or_all_may_be_left_out_and_keep_their_favour(funded: int) -> None:
    here = table(palace_voluntary=True).player(
        0, favour=3, courtiers="knowledge knowledge trade", scrolls=4, goods="silk"
    )
    match = play(here.to_score(), *["fund knowledge"] * funded, "done")
    assert (player(match, 0).favour, player(match, 0).points) == (3 - funded, 4 * funded)


@proves("V2")
def test_a_courtier_scores_once_in_a_year() -> None:
    here = table().player(0, favour=2, courtiers="knowledge trade spices", scrolls=4)
    match = play(here.to_score(), "fund knowledge")
    assert refused(match, "fund knowledge") == ("all-funded", {"hall": "knowledge"})
    assert refused(match, "fund faith") == ("no-courtier", {"hall": "faith"})
    play(match, "fund trade")
    assert (match.question, player(match, 0).favour) == ("space", 0)


@proves("V2")
def test_without_favour_no_courtier_scores() -> None:
    match = courtier("knowledge", favour=0).to_score()
    assert (match.question, ledger(match)) == ("space", {})


@proves("V2", "V10", rulings=["palace-worthless-courtiers"])
def test_courtiers_worth_nothing_are_paid_for_like_all_others() -> None:
    here = table().player(0, favour=5, courtiers="knowledge spices trade faith", scrolls=1)
    match = here.to_score()
    assert (match.question, player(match, 0).favour, ledger(match)) == (
        "space",
        1,
        {"knowledge": 1},
    )
    here = table(palace_voluntary=True).player(0, favour=5, courtiers="faith trade")
    assert offered(here.to_score()) == ["fund trade", "fund faith", "done"]


@proves("V2")
def test_courtiers_score_again_in_the_next_year() -> None:
    here = courtier("knowledge", favour=2)
    for year in (1, 2, 3):
        match = here.when(year).to_score()
        assert ledger(match)["knowledge"] == 5


@proves("V3", "V4", "V5", "V6")
@pytest.mark.parametrize("hall", HALLS)
def test_what_a_courtier_scores_in_each_hall(hall: str) -> None:
    match = courtier(hall).to_score()
    assert ledger(match) == {hall: WORTH[hall]}
    match = courtier(hall, 2, 2).to_score()
    assert ledger(match) == {hall: 2 * WORTH[hall]}
    assert player(match, 0).favour == 0


@proves("V3", rulings=["goods-on-contracts-count"])
def test_scrolls_on_contracts_count_in_the_hall_of_knowledge() -> None:
    here = table().player(0, favour=1, courtiers="knowledge", scrolls=5, contracts="I-F1")
    match = here.to_score()
    assert player(match, 0).laid_scrolls == 1
    assert ledger(match) == {"knowledge": 5}


@proves("V5", rulings=["goods-on-contracts-count"])
def test_goods_on_contracts_count_in_the_hall_of_trade() -> None:
    here = table().player(0, favour=1, courtiers="trade", contracts="I-S1", goods="silk")
    match = here.to_score()
    assert ledger(match) == {"trade": 2}


@proves("V4")
@pytest.mark.parametrize("cards", [{"juniper": 1}, {"pepper": 6}, {"juniper": 8, "cardamom": 4}])
def test_every_caravan_card_counts_in_the_hall_of_spices(cards: dict[str, int]) -> None:
    here = table().player(0, favour=1, courtiers="spices", cards=cards)
    match = here.to_score()
    assert ledger(match) == {"spices": sum(cards.values())}


@proves("V6")
@pytest.mark.parametrize("steps", [1, 4, 8])
def test_steps_in_the_mosque_count_in_the_hall_of_faith(steps: int) -> None:
    here = table().player(0, favour=1, courtiers="faith", path=3, steps=steps)
    match = here.to_score()
    assert ledger(match) == {"faith": steps}


# --- buildings, tiles, top ----------------------------------------------------------------------


@proves("V7")
@pytest.mark.parametrize("cells", ["", "a1", "a1 b1 c2 e5 d4 a5 b3", "a1 b1 c1 d1 e1 a2 b2 c2 d2"])
def test_one_point_for_each_own_building(cells: str) -> None:
    match = table().built(0, cells).built(1, "e2 e3").to_score()
    assert match.scores == [len(cells.split()), 2, 0]
    assert ledger(match, 1) == {"buildings": 2}


@proves("V7", "V1")
def test_buildings_score_in_each_of_the_three_years() -> None:
    here = table().built(0, "c1 c2 b3").walls("N3 W3")
    total = 0
    for year in (1, 2, 3):
        match = here.when(year).to_end_year()
        assert saved(match)["buildings"] == {"c1": 0, "c2": 0, "b3": 0}
        total += ledger(match)["buildings"]
    assert total == 9


@proves("V8", rulings=["scoring-tiles"])
@pytest.mark.parametrize("tile", list(TILES))
def test_scoring_tile_counts_own_buildings_on_its_action(tile: str) -> None:
    for count in range(5):
        cells = TILES[tile].split()[:count]
        others = [TILES[other].split()[0] for other in TILES if other != tile]
        here = table().player(0, tiles=tile).built(0, " ".join([*cells, *others, "b5 d4"]))
        here.built(1, " ".join(TILES[tile].split()[count:]))
        match = here.to_score()
        assert ledger(match).get("tiles", 0) == 3 * count
        assert "tiles" not in ledger(match, 1)


@proves("V8")
def test_several_tiles_score_each_for_itself() -> None:
    match = table().player(0, tiles="palace library").built(0, "e1 a2 d2 d3").to_score()
    assert ledger(match) == {"buildings": 4, "tiles": 9}


@proves("V9", rulings=["mosque-top"])
@pytest.mark.parametrize("count", range(5))
def test_top_scores_four_points_for_each_own_mosque(count: int) -> None:
    cells = MOSQUES.split()
    here = table().player(0, path=2, steps=8).built(0, " ".join(["a1", *cells[:count]]))
    match = here.built(1, " ".join(cells[count:])).to_score()
    assert ledger(match).get("top", 0) == 4 * count


@proves("V9", rulings=["mosque-top"])
def test_below_the_top_mosques_score_nothing_more() -> None:
    match = table().player(0, path=2, steps=7).built(0, MOSQUES).to_score()
    assert ledger(match) == {"buildings": 4}
