"""The marketplace (marketplace.py): trading posts, goods and camels on the routes."""

from __future__ import annotations

import pytest

from tests.games.merv.table import (
    Table,
    cubes,
    goods,
    merv,
    player,
    proves,
    saved,
    saved_player,
    table,
)
from tests.games.playing import notes, offered, play, refused

INNER = ["bukhara", "samarkand", "herat", "nishapur"]
OUTER = ["changan", "khotan", "alexandria", "antioch"]
CIRCLE = [place for pair in zip(INNER, OUTER, strict=True) for place in pair]
PRICES = {
    "bukhara": ("carpets", "red"),
    "changan": ("silk", "red blue"),
    "samarkand": ("paper", "blue"),
    "khotan": ("jade", "blue green"),
    "herat": ("dates", "green"),
    "alexandria": ("pearls", "green tan"),
    "nishapur": ("turquoise", "tan"),
    "antioch": ("amber", "tan red"),
}
each_place = pytest.mark.parametrize("place", CIRCLE)


def six_posts(place: str) -> str:
    """Six posts, one of them at this place, so that no more can be opened."""
    return " ".join([place, *[other for other in CIRCLE if other != place][:5]])


def neighbours(place: str) -> set[str]:
    at = CIRCLE.index(place)
    return {CIRCLE[at - 1], CIRCLE[(at + 1) % 8]}


# --- opening a post -----------------------------------------------------------------------------


@proves("M1", rulings=["trading-is-voluntary"])
def test_a_post_is_opened_before_anything_is_bought() -> None:
    match = table().player(0, posts="bukhara", cubes="red", camels=1).acting(0, "marketplace")
    assert match.question == "post"
    for move in ("trade bukhara", "ride changan", "done"):
        assert refused(match, move) == ("not-now", {"count": 5})
    play(match, "post herat", "trade bukhara")
    assert goods(match, 0) == {"carpets": 1}


@proves("M1")
def test_only_one_post_in_an_action() -> None:
    match = play(table().player(0, cubes="red").acting(0, "marketplace"), "post bukhara")
    assert offered(match) == ["trade bukhara", "done"]
    assert saved_player(match, 0)["posts"] == ["bukhara"]


@proves("M2")
def test_first_post_goes_to_an_inner_place() -> None:
    match = table().player(0, cubes="red").acting(0, "marketplace")
    assert offered(match) == [f"post {place}" for place in INNER]
    for place in OUTER:
        assert refused(match, f"post {place}") == ("inner-first", {"place": place})


@proves("M2", "M3")
@pytest.mark.parametrize("own", INNER)
def test_later_posts_go_to_any_inner_place_or_an_outer_one_next_to_an_own_inner_one(
    own: str,
) -> None:
    match = table().player(0, posts=own).acting(0, "marketplace")
    linked = neighbours(own)
    wanted = {*INNER, *linked} - {own}
    assert offered(match) == [f"post {place}" for place in CIRCLE if place in wanted]
    for place in set(OUTER) - linked:
        assert refused(match, f"post {place}") == ("not-linked", {"place": place})


@proves("M3")
def test_post_of_another_does_not_lead_to_an_outer_place() -> None:
    here = table().player(0, posts="bukhara").player(1, posts="herat khotan")
    match = here.acting(0, "marketplace")
    assert refused(match, "post khotan") == ("not-linked", {"place": "khotan"})


@proves("M4")
def test_one_post_of_a_player_at_a_place_but_several_of_different_players() -> None:
    here = table().player(0, posts="bukhara").player(1, posts="samarkand changan")
    match = here.acting(0, "marketplace")
    assert refused(match, "post bukhara") == ("post-there", {"place": "bukhara"})
    play(match, "post samarkand")
    assert saved_player(match, 0)["posts"] == ["bukhara", "samarkand"]
    assert saved_player(match, 1)["posts"] == ["changan", "samarkand"]


@proves("M5", rulings=["camels-are-taken"])
@pytest.mark.parametrize("place", INNER)
def test_first_post_at_an_inner_place_takes_its_camel(place: str) -> None:
    match = play(table().acting(0, "marketplace"), f"post {place}")
    assert player(match, 0).camels == 1
    assert saved(match)["place_camels"] == [other for other in INNER if other != place]
    assert player(match, 0).favour == 0


@proves("M5")
def test_second_post_at_an_inner_place_finds_no_camel() -> None:
    match = table().player(1, posts="bukhara").acting(0, "marketplace")
    play(match, "post bukhara")
    assert player(match, 0).camels == 0
    assert player(match, 0).favour == 0


@proves("M6", rulings=["slip-copied-lists"])
@pytest.mark.parametrize("place", OUTER)
def test_first_post_of_anybody_at_an_outer_place_brings_favour_and_no_guard(place: str) -> None:
    posts = " ".join(INNER)
    match = table().player(0, posts=posts).built(1, "a1").acting(0, "marketplace")
    play(match, f"post {place}")
    assert (player(match, 0).favour, player(match, 0).camels) == (1, 0)
    assert match.question == "space"  # nothing to buy with, and nobody was asked about a guard
    assert player(match, 0).servants == 8
    here = table().player(0, posts=posts).player(1, posts=f"bukhara {place}")
    match = play(here.acting(0, "marketplace"), f"post {place}")
    assert player(match, 0).favour == 0


# --- trading ------------------------------------------------------------------------------------


@proves("M7", rulings=["trading-is-voluntary"])
def test_one_good_at_each_own_place() -> None:
    here = table().player(0, posts="bukhara", cubes="red red blue blue").player(1, posts="herat")
    match = here.camels(places="").acting(0, "marketplace")
    play(match, "post samarkand", "trade samarkand")
    assert refused(match, "trade samarkand") == ("traded", {"place": "samarkand"})
    assert refused(match, "trade herat") == ("no-post", {"place": "herat"})
    assert offered(match) == ["trade bukhara", "done"]
    play(match, "trade bukhara")
    assert goods(match, 0) == {"carpets": 1, "paper": 1}
    assert cubes(match, 0) == {"red": 1, "blue": 1}


@proves("M7", rulings=["trading-is-voluntary"])
def test_nothing_need_be_bought() -> None:
    match = table().player(0, posts="bukhara", cubes="red blue").acting(0, "marketplace")
    play(match, "post samarkand", "done")
    assert (goods(match, 0), cubes(match, 0)) == ({}, {"red": 1, "blue": 1})
    assert merv(match).turn == 1


@proves("M7")
def test_each_place_sells_once_whether_at_a_post_or_by_camel() -> None:
    here = table().player(0, posts="bukhara", cubes="red red blue blue", camels=2)
    match = play(here.acting(0, "marketplace"), "post herat", "ride changan")
    assert refused(match, "ride changan") == ("traded", {"place": "changan"})
    assert goods(match, 0) == {"silk": 1}


@proves("M8", rulings=["values-of-palace-and-market"])
@each_place
def test_price_of_each_place(place: str) -> None:
    good, price = PRICES[place]
    here = table().player(0, posts=six_posts(place), cubes=price)
    match = play(here.acting(0, "marketplace"), f"trade {place}")
    assert goods(match, 0) == {good: 1}
    assert cubes(match, 0) == {}
    assert saved(match)["players"][0]["goods"] == {good: 1}


@proves("M8")
@each_place
def test_one_cube_less_than_the_price_buys_nothing(place: str) -> None:
    price = PRICES[place][1].split()
    others = [colour for colour in ("red", "blue", "green", "tan") if colour not in price]
    *posts, last = six_posts(place).split()
    here = table().player(0, posts=" ".join(posts), cubes=" ".join([*price[1:], *others]))
    match = play(here.acting(0, "marketplace"), f"post {last}")
    assert refused(match, f"trade {place}") == ("too-few-cubes", {"missing": 1})


@proves("M9", rulings=["values-of-palace-and-market", "camel-routes"])
@each_place
def test_a_camel_reaches_the_two_neighbours_of_a_place(place: str) -> None:
    """Posts at one place only, without opening another (the action is under way)."""
    here = table().player(0, posts=place, camels=1, cubes="white white")
    match = here.about_to("Marketplace", 0, traded=0, place=0, begun=0)
    rides = set()
    for other in CIRCLE:
        trial = match.copy()
        if refused(trial, f"post {other}") is None:
            play(trial, f"post {other}")
            own = {place, other}
            rides = {move.split()[1] for move in offered(trial, "ride")}
            assert rides == (neighbours(place) | neighbours(other)) - own
    assert rides


# --- camels -------------------------------------------------------------------------------------


def caravans(camels: int = 1) -> Table:
    """A post at Bukhara and cubes for everything."""
    return table().player(0, posts="bukhara", cubes="white " * 9, camels=camels)


@proves("M10", rulings=["one-route", "route-not-asked"])
def test_camel_trades_at_a_linked_place_without_own_post_but_not_beyond() -> None:
    match = play(caravans(camels=2).acting(0, "marketplace"), "post antioch", "ride changan")
    assert (goods(match, 0), player(match, 0).camels) == ({"silk": 1}, 1)
    assert match.question == "trade"  # nobody asked for the route
    assert refused(match, "ride samarkand") == ("no-route", {"place": "samarkand"})
    assert refused(match, "ride khotan") == ("no-route", {"place": "khotan"})
    assert refused(match, "ride bukhara") == ("post-rides-not", {"place": "bukhara"})
    assert refused(match, "trade samarkand") == ("no-post", {"place": "samarkand"})
    play(match, "ride nishapur")
    assert goods(match, 0) == {"silk": 1, "turquoise": 1}
    assert refused(match, "ride nishapur") == ("traded", {"place": "nishapur"})


@proves("M10", rulings=["camel-routes"])
def test_camel_leads_also_from_an_outer_place_to_an_inner_one() -> None:
    match = play(caravans().acting(0, "marketplace"), "post changan", "ride samarkand")
    assert goods(match, 0) == {"paper": 1}


@proves("M10")
def test_no_ride_without_a_camel() -> None:
    here = caravans(camels=0).camels(places="")
    match = play(here.acting(0, "marketplace"), "post herat")
    assert refused(match, "ride changan") == ("no-camel-to-ride", {"place": "changan"})


@proves("M10", "M8")
def test_the_good_at_the_end_of_the_route_has_its_price() -> None:
    here = table().player(0, posts="bukhara", cubes="red blue", camels=1)
    match = play(here.acting(0, "marketplace"), "post herat")
    assert refused(match, "ride antioch") == ("too-few-cubes", {"missing": 1})
    play(match, "ride changan")
    assert cubes(match, 0) == {}


@proves("M11", rulings=["camels-after-trading"])
def test_camels_used_go_to_the_first_cards_without_one_after_the_action() -> None:
    here = caravans(camels=3).row("", camels="1 3").camels(places="")
    match = play(here.acting(0, "marketplace"), "post herat", "ride changan", "ride khotan")
    assert saved(match)["row_camels"] == ["1", "3"]
    assert saved(match)["route_camels"] == 2
    play(match, "done")
    assert saved(match)["row_camels"] == ["1", "2", "3", "4"]
    assert (saved(match)["route_camels"], saved(match)["camel_market"]) == (0, [])
    assert player(match, 0).camels == 1
    assert [note["count"] for note in notes(match, "camels-sent")] == [2]
    assert notes(match, "camels-to-market") == notes(match, "camels-lost") == []


@proves("M11", rulings=["camels-after-trading"])
def test_when_all_cards_have_camels_they_go_on_to_free_spaces_of_the_camel_market() -> None:
    here = caravans(camels=3).row("", camels="1 2 3 4 5 6 7").camels(market="scroll", places="")
    play(match := here.acting(0, "marketplace"), "post herat", "ride changan", "ride khotan")
    play(match, "ride antioch", "done")
    assert len(saved(match)["row_camels"]) == 8
    assert saved(match)["camel_market"] == ["white", "scroll", "card"]
    assert [note["count"] for note in notes(match, "camels-to-market")] == [2]
    assert saved(match)["camel_market_open"] is False


@proves("M11", rulings=["camels-after-trading"])
@pytest.mark.parametrize("lost", [0, 1, 2])
def test_camels_that_find_no_space_leave_the_game(lost: int) -> None:
    here = table(camel_market="side_a").player(0, posts="bukhara", cubes="white " * 9, camels=3)
    here.row("juniper pepper", camels="1 2", full=False)
    here.camels(market="white scroll favour", places="")
    match = play(here.acting(0, "marketplace"), "post herat")
    before = merv(match).box_camels
    play(match, *["ride changan", "ride khotan", "ride alexandria"][: lost + 1], "done")
    assert saved(match)["camel_market"] == ["white", "scroll", "favour", "guard"]
    assert merv(match).box_camels == before + lost
    assert [note["count"] for note in notes(match, "camels-lost")] == [lost] * (lost > 0)
    assert notes(match, "camels-sent") == []
    assert player(match, 0).camels == 2 - lost


@proves("M11")
def test_without_camels_on_routes_nothing_is_told_of_them() -> None:
    match = table().player(0, posts="bukhara", cubes="red").acting(0, "marketplace")
    play(match, "post herat", "trade bukhara")
    for name in ("camels-sent", "camels-to-market", "camels-lost"):
        assert notes(match, name) == []


# --- what cannot be had -------------------------------------------------------------------------


@proves("M12", rulings=["sold-out"])
def test_good_that_is_sold_out_cannot_be_bought() -> None:
    here = table().player(1, goods="carpets carpets carpets silk silk silk silk silk silk")
    here.player(2, goods="carpets carpets carpets").player(
        0, posts="bukhara", cubes="white " * 9, camels=2
    )
    match = play(here.acting(0, "marketplace"), "post herat")
    assert refused(match, "trade bukhara") == ("sold-out", {"good": "carpets"})
    assert refused(match, "ride changan") == ("sold-out", {"good": "silk"})
    assert refused(match, "ride antioch") is None
    play(match, "trade herat")
    assert goods(match, 0) == {"dates": 1}


@proves("M12")
def test_last_good_of_a_kind_is_still_sold() -> None:
    here = table().player(1, goods="carpets carpets carpets carpets carpets")
    here.player(0, posts="bukhara", cubes="red")
    match = play(here.acting(0, "marketplace"), "post herat", "trade bukhara")
    assert goods(match, 0) == {"carpets": 1}
    assert match.view(0)["goods"]["carpets"] == 0


@proves("M13", rulings=["no-disc-left", "six-trading-posts"])
def test_six_posts_are_all_then_the_player_just_trades() -> None:
    posts = "bukhara samarkand herat nishapur changan"
    match = table().player(0, posts=posts, cubes="red blue").acting(0, "marketplace")
    assert match.question == "post"
    play(match, "post khotan")
    assert len(saved_player(match, 0)["posts"]) == 6
    here = table().player(0, posts=f"{posts} khotan", cubes="red blue", path=1)
    match = here.acting(0, "marketplace")
    assert player(match, 0).discs == 0
    assert match.question == "trade"
    assert offered(match) == ["trade bukhara", "trade changan", "trade samarkand"]
    play(match, "trade bukhara", "trade samarkand")
    assert goods(match, 0) == {"carpets": 1, "paper": 1}


@proves("M13", rulings=["no-disc-left"])
def test_without_a_post_to_open_something_must_be_bought() -> None:
    posts = "bukhara samarkand herat nishapur changan khotan"
    here = table().player(0, posts=posts)
    match = here.to_act(0, "d3")
    assert refused(match, "act") == ("nothing-to-do", {"action": "marketplace"})
    match = table().player(0, posts=posts, cubes="red blue green").acting(0, "marketplace")
    assert refused(match, "done") == ("nothing-done", {})
    play(match, "trade herat")
    assert refused(match, "done") is None


@proves("M13")
def test_a_camel_alone_is_reason_enough_for_the_action() -> None:
    """All that is left to buy lies beyond the own posts."""
    posts = "bukhara samarkand herat changan khotan alexandria"
    match = table().player(0, posts=posts, cubes="tan", camels=1).acting(0, "marketplace")
    play(match, "ride nishapur")
    assert goods(match, 0) == {"turquoise": 1}
