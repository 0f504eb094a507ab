"""What the view says about the future, and positions that are saved and read again."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest

import serai
from serai import Match
from serai.games.merv.kinds import HALL
from serai.games.merv.scoring import hall_value
from tests.games.merv.table import (
    VIZIER,
    Table,
    goods,
    merv,
    player,
    proves,
    saved,
    saved_player,
    table,
)
from tests.games.playing import notes, offered, play, refused


@cache
def middles(seats: int, seed: int) -> tuple[dict[str, Any], ...]:
    """Some positions of a random game, as saved, each where an action space is chosen."""
    rng = random.Random(seed)
    match = serai.new("merv", seats=seats, seed=seed)
    found = []
    while not match.over:
        if match.question == "space":
            found.append(match.to_json())
        match.play(rng.choice(match.options))
    return tuple(found[4 :: max(1, len(found) // 4)])


def at_the_end_of_the_year(position: dict[str, Any], year: int, *, raid: bool) -> Match:
    """This position, but the year is over and only its raid or its scoring is still to come."""
    masters = len(position["players"])
    scoring = {"rule": "YearScoring", "by": 0, "at": "begin", "nth": 0, "funded": 0}
    years = {"rule": "Years", "by": 0, "at": "end-phase" if raid else "end-year", "nth": masters}
    changed = {**position, "year": year, "phase": "west", "masters": {}, "solo_card": None}
    del changed["digest"]
    changed["stack"] = [years] if raid else [years, scoring]
    return serai.from_json(changed, seed=1)


def best_fund(match: Match, seat: int) -> str:
    """Where a favour of this seat scores most."""
    halls = [move.split()[1] for move in offered(match, "fund")]
    values = {hall: int(hall_value(merv(match), seat, HALL.read(hall))) for hall in halls}
    return f"fund {max(halls, key=lambda hall: values[hall])}"


random_games = pytest.mark.parametrize(
    ("seats", "seed"), [(1, 1), (1, 2), (2, 3), (3, 4), (3, 5), (4, 6)]
)


# --- what would be scored now -------------------------------------------------------------------


@proves("V1", "E1", rulings=["score-shown"])
def test_now_is_what_the_scoring_and_the_sets_give() -> None:
    here = (
        table()
        .built(0, "e1 a2 d4 e4")
        .player(
            0,
            points=10,
            favour=2,
            courtiers="knowledge knowledge trade faith",
            scrolls=3,
            goods="silk silk silk silk",
            path=1,
            steps=8,
            tiles="palace",
            cards="juniper juniper pepper",
        )
    )
    now = here.to_go(0).view(0)["players"][0]["now"]
    assert now == {"palace": 12, "buildings": 4, "tiles": 6, "top": 8, "sets": 4, "total": 44}
    match = here.when(3).to_score()
    play(match, "fund faith", "fund trade")
    assert match.over
    assert match.scores[0] == 44
    view = match.view(0)["players"][0]
    assert (view["total"], view["now"]["total"]) == (44, 44)
    assert view["now"]["palace"] == view["now"]["sets"] == 0  # everything has been scored


@proves("V1", "E1", rulings=["score-shown"])
@random_games
def test_now_is_what_random_positions_score_in_the_last_year(seats: int, seed: int) -> None:
    for position in middles(seats, seed):
        match = at_the_end_of_the_year(position, 3, raid=False)
        shown = [one["now"]["total"] for one in serai.from_json(position).view(None)["players"]]
        while match.question == "fund":
            seat = match.to_move
            assert seat is not None
            assert match.view(None)["players"][seat]["now"]["total"] == shown[seat]
            play(match, best_fund(match, seat))
        assert match.over
        assert [int(p.points) for p in merv(match).players] == shown


@proves("V1", rulings=["score-shown"])
def test_now_does_not_count_twice_while_others_are_still_scoring() -> None:
    here = table().built(0, "a1 b1").built(1, "c1")
    here.player(0, favour=2, courtiers="knowledge faith trade", scrolls=4, path=1, steps=2)
    here.player(1, favour=1, courtiers="knowledge trade", scrolls=1)
    match = here.to_score()

    def totals() -> list[int]:
        return [one["now"]["total"] for one in match.view(None)["players"]]

    assert totals() == [8, 2, 0]
    play(match, "fund knowledge")
    assert totals() == [8, 2, 0]
    play(match, "fund faith")
    assert (match.to_move, match.scores[0], totals()) == (1, 8, [8, 2, 0])


@proves("D5")
def test_grand_vizier_has_nothing_to_come() -> None:
    view = table(seats=2).built(VIZIER, "a1 b1").to_go(0).view(0)["players"][VIZIER]
    assert set(view["now"].values()) == {0}


# --- the raid to come ---------------------------------------------------------------------------


@proves("R8")
def test_a_building_that_the_raid_has_dealt_with_is_safe() -> None:
    here = table().when(year=2, phase="west").built(0, "b2 d4").built(1, "a5")
    match = here.player(0, cubes="white white").player(1, cubes="white").to_end_year()
    seen = []
    while match.question == "ransom":
        seen.append(list(match.view(0)["raid"]["hits"]))
        play(match, "ransom white" if len(seen) != 2 else "lose")
    assert seen == [["b2", "d4", "a5"], ["d4", "a5"], ["a5"]]


@proves("R2", "R3", "R4", "R6")
def test_forecast_says_what_would_be_hit_and_what_would_save_it() -> None:
    here = table().built(0, "a1 c1 b2").built(1, "e5 c2").built(2, "d3")
    here.guards(2, "b2").upgrades(a1="white", e5="tan", d3="blue").walls("N1 S1 N3")
    assert here.to_go(0).view(0)["raid"] == {
        "year": 2,
        "hits": {
            "a1": {"owner": 0, "walls": ["W5"], "guard": False, "ransom": ["red", "white"]},
            "d3": {"owner": 2, "walls": ["E3"], "guard": False, "ransom": ["red", "blue", "white"]},
            "e5": {"owner": 1, "walls": ["E5"], "guard": False, "ransom": ["tan", "white"]},
        },
    }
    hits = table().built(0, "a1").to_go(0).view(0)["raid"]["hits"]
    assert hits["a1"] == {
        "owner": 0,
        "walls": ["N1", "W5"],
        "guard": True,
        "ransom": ["red", "white"],
    }


@proves("R1")
@pytest.mark.parametrize(("year", "next_raid"), [(1, 2), (2, 2), (3, 3)])
def test_forecast_names_the_year_of_the_next_raid(year: int, next_raid: int) -> None:
    assert table().when(year).to_go(0).view(0)["raid"]["year"] == next_raid


@proves("R1")
@pytest.mark.parametrize(("year", "next_raid"), [(1, 2), (2, 3), (3, None)])
def test_forecast_looks_beyond_the_raid_that_is_over(year: int, next_raid: int | None) -> None:
    here = table().built(1, "a1").player(0, favour=1, courtiers="knowledge trade", scrolls=1)
    match = here.when(year).to_score()
    assert match.question == "fund"
    raid = match.view(0)["raid"]
    assert (raid["year"], set(raid["hits"])) == (next_raid, {"a1"} if next_raid else set())
    play(match, "fund knowledge")
    assert match.view(0)["raid"]["year"] == next_raid


@proves("R2", "R3", "R4")
@random_games
def test_forecast_is_what_the_raid_hits(seats: int, seed: int) -> None:
    """All seats refuse to pay: exactly what was foretold is lost (the Magistrate keeps two)."""
    for position in middles(seats, seed):
        view = serai.from_json(position).view(None)
        match = at_the_end_of_the_year(position, 2, raid=True)
        while match.question == "ransom":
            play(match, "lose")
        lost = {note["cell"] for note in notes(match, "lost")}
        bought = {note["cell"] for note in notes(match, "ransomed")}
        assert lost | bought == set(view["raid"]["hits"])
        assert len(bought) == (0 if seats > 1 else min(2, view["players"][1]["in_danger"]))
        hit = [one["owner"] for one in view["raid"]["hits"].values()]
        assert [one["in_danger"] for one in view["players"]] == [
            hit.count(master) for master in range(len(view["players"]))
        ]


@proves("R3", "R4", "R5")
@random_games
def test_each_way_out_of_the_forecast_really_saves(seats: int, seed: int) -> None:
    position = middles(seats, seed)[-1]
    hits = serai.from_json(position).view(None)["raid"]["hits"]
    assert hits
    for cell, hit in hits.items():
        walls = {**position, "walls": [*position["walls"], *hit["walls"]]}
        taken = {"wall_supply": dict(position["wall_supply"])}
        taken["gate_supply"] = dict(position["gate_supply"])
        for wall in hit["walls"]:
            supply = taken["gate_supply" if wall[1] == "3" else "wall_supply"]
            supply[max(supply, key=lambda colour: supply[colour])] -= 1
        assert cell not in hits_of({**walls, **taken})
        if hit["guard"]:
            guards = {**position["guards"], cell: free_servant(position)}
            assert cell not in hits_of({**position, "guards": guards})


def hits_of(position: dict[str, Any]) -> dict[str, Any]:
    """What a raid would hit in an edited position."""
    edited = {key: value for key, value in position.items() if key != "digest"}
    found: dict[str, Any] = serai.from_json(edited).view(None)["raid"]["hits"]
    return found


def free_servant(position: dict[str, Any]) -> int:
    """A master with a servant left."""
    view = serai.from_json(position).view(None)
    return next(n for n, one in enumerate(view["players"]) if one["servants"])


@proves("R5", "R6")
def test_ransom_of_the_forecast_is_what_the_raid_takes() -> None:
    here = table().built(0, "a1 b1 c1").upgrades(b1="white", c1="tan")
    here.player(0, cubes="red blue green tan white")
    hits = here.to_go(0).view(0)["raid"]["hits"]
    match = here.when(2).to_end_year()
    for cell in ("a1", "b1", "c1"):
        assert offered(match, "ransom") == [f"ransom {cube}" for cube in hits[cell]["ransom"]]
        play(match, "lose")


# --- saved and read again -----------------------------------------------------------------------


def caravan() -> Match:
    """In the middle of trading, with two camels on the routes."""
    here = table().player(0, posts="bukhara", cubes="white " * 9, camels=3)
    match = here.row("", camels="2").camels(places="").acting(0, "marketplace")
    return play(match, "post herat", "ride changan", "ride khotan")


@proves("M10", "M11")
def test_position_with_camels_on_routes_is_read_as_it_was_saved() -> None:
    match = caravan()
    text = json.dumps(match.to_json())
    again = serai.from_json(text, chance="ask")
    assert saved(again)["route_camels"] == 2
    assert (again.digest(), again.to_json()) == (match.digest(), match.to_json())
    assert refused(again, "ride changan") == ("traded", {"place": "changan"})
    for one in (match, again):
        play(one, "ride alexandria", "done")
    assert again.digest() == match.digest()
    assert saved(again)["row_camels"] == ["1", "2", "3", "4"]
    assert goods(again, 0) == {"silk": 1, "jade": 1, "pearls": 1}


@proves("M11")
def test_camels_on_routes_are_among_the_twelve() -> None:
    changed = {**caravan().to_json(), "route_camels": 12}
    del changed["digest"]
    with pytest.raises(serai.Problem) as caught:
        serai.from_json(changed)
    assert caught.value.key == "impossible"


@random_games
def test_random_positions_are_read_as_they_were_saved(seats: int, seed: int) -> None:
    for position in middles(seats, seed):
        again = serai.from_json(json.dumps(position))
        assert again.to_json() == position
        assert again.game.audit(again.state) == ""


def test_supplies_follow_from_the_rest_of_a_position() -> None:
    here = (
        table()
        .built(0, "a1 b1")
        .guards(0, "b1")
        .player(
            0,
            courtiers="faith",
            scrolls=3,
            goods="silk",
            contracts="I-F1",
            achievements="card-x"[:0],
        )
    )
    match = here.upgrades(a1="white").player(1, posts="bukhara").to_go(0)
    p = player(match, 0)
    assert (p.buildings, p.servants, p.discs) == (7, 6, 7)
    view = match.view(0)
    assert (view["goods"]["silk"], view["white_upgrades"]) == (5, 5)
    assert view["goods"]["turquoise"] == 5  # on the contract
    assert view["contracts"]["I-F"]["contract"] == "I-F2"
    assert view["camels_out"] == 12 - 4 - 3  # none on the row, and none given to anybody


def test_what_is_printed_on_every_site_and_which_walls_are_still_to_be_had() -> None:
    view = table().walls("N1 E3").to_go(0).view(0)
    assert len(view["city"]) == 24
    assert view["city"]["a1"] == {
        "site": "caravansary-red",
        "action": "caravansary",
        "colour": "red",
    }
    assert len(view["wall_thanks"]) == 18
    assert not {"N1", "E3"} & set(view["wall_thanks"])


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_sees_the_same_table(seat: int | None) -> None:
    here = table().player(1, goods="silk", cards="juniper", cubes="red").built(2, "a1")
    match = here.to_go(0)
    view, everything = match.view(seat), match.view(None)
    assert (view.pop("you"), everything.pop("you")) == (seat, None)
    assert (len(view.pop("moves")), everything.pop("moves")) == (5 if seat == 0 else 0, [])
    del view["lines"], everything["lines"]  # what they would bring whoever looks
    assert view == everything
    assert view["players"][1]["cubes"] == saved_player(match, 1)["cubes"] == {"red": 1}


def test_a_table_says_where_everybody_stands() -> None:
    here: Table = table().standing(1, "N4").order(1, 0, 2).player(0, influence=8)
    players = here.to_go(0).view(0)["players"]
    assert [one["standing_on"] for one in players] == [None, "N4", None]
    assert [one["place_in_queue"] for one in players] == [2, 1, 3]
    assert [one["spices_allowed"] for one in players] == [3, 1, 1]


# --- what things cost and bring -----------------------------------------------------------------


@proves("P2", "G4")
def test_the_next_courtier_and_what_each_would_score() -> None:
    court = table().player(
        0, courtiers="faith faith", scrolls=3, cards="pepper", goods="silk jade", path=1, steps=5
    )
    shown = court.player(1, courtiers="faith " * 8).to_go(0).view(0)["players"]
    assert [one["courtier_price"] for one in shown] == [3, None, 1]
    assert shown[0]["hall_values"] == {"knowledge": 3, "spices": 1, "trade": 2, "faith": 5}


@proves("C3")
def test_cards_that_can_be_reached() -> None:
    here = table().row("pepper pepper pepper pepper", camels="3").to_go(0)
    assert here.view(0)["row_in_reach"] == ["1", "3", "4"]
    empty = table().row("pepper", camels="1", full=False).to_go(0)
    assert empty.view(0)["row_in_reach"] == ["1"]


@proves("A2", "A3", "A4")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_contract_lacks_nothing_exactly_when_it_can_be_fulfilled(seats: int) -> None:
    rng = random.Random(seats)
    match = serai.new("merv", seats=seats, seed=seats)
    found = set()
    while not match.over:
        if match.question == "space":
            assert match.to_move is not None
            told = match.view(None)["players"][match.to_move]["lacks"]
            open_piles = {pile for pile, lacks in told.items() if not lacks}
            assert open_piles == {move.split()[1] for move in offered(match, "contract")}
            found |= {what for lacks in told.values() for what in lacks}
        match.play(rng.choice(match.options))
    assert found >= {"influence", "scrolls", "common", "rare"}


@proves("P4", "P5")
@pytest.mark.parametrize("options", [{}, {"hall_favour_each": True}])
@pytest.mark.parametrize("hall", ["spices", "knowledge"])
def test_the_favour_of_the_next_courtier_is_told(options: dict[str, bool], hall: str) -> None:
    here = table(**options).player(1, courtiers="spices").player(0, cubes="red red red blue")
    match = here.acting(0, "palace")
    told = match.view(0)["players"][0]["hall_favour"]
    play(match, f"courtier {hall}")
    assert player(match, 0).favour == told[hall]
