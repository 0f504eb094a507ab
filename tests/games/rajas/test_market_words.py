"""Where the rulebook says "at most" and "up to" of markets, that is what is played (2.6)."""

from __future__ import annotations

from serai import Match
from tests.games.playing import cited, offered, play, refused
from tests.games.rajas.table import Square, proves, seat, table

TEA_3_2_2: dict[str, Square] = {
    "c2": ("O06", "NS"),  # tea 2
    "b1": ("G07", "ES"),  # tea 3
    "b2": ("B04", "NW"),  # tea 2
}


def tea(money: int, fame: int = 0, bonus: int | None = None) -> Match:
    facts = {"money": money, "fame": fame, "bonus": bonus}
    here = table().player(0, dice="b6", province=TEA_3_2_2, **facts)  # type: ignore[arg-type]
    return play(here.to_move(0), "market tea")


@proves("M2", rulings=["most-valuable-markets"])
def test_2_6_all_markets_are_scored_where_the_number_makes_no_difference() -> None:
    match = tea(2)
    assert (seat(match, 0).money, match.to_move) == (9, 1)


@proves("M2", "T4", rulings=["fewer-markets"])
def test_2_6_fewer_markets_where_all_would_cross_a_bonus_field() -> None:
    match = tea(6)
    assert offered(match) == ["score tea 3 7", "score tea 2 5"]
    assert refused(match, "score tea 1 3") == ("scores-less", {"money": 3, "better": 5})
    assert refused(match, "score any 0 0") == ("scores-less", {"money": 0, "better": 5})
    assert refused(match, "score tea 1 1") == ("no-such-markets", {"markets": 1, "money": 1})
    assert refused(match, "score tea 4 9") == ("too-many-markets", {"given": 4, "allowed": 3})
    assert refused(match, "score silk 1 2") == ("too-many-markets", {"given": 1, "allowed": 0})
    play(match, "score tea 2 5")
    assert (seat(match, 0).money, seat(match, 0).bonus, match.to_move) == (11, 0, 1)
    match = tea(6)
    play(match, "score tea 3 7", "sail 0")
    assert (seat(match, 0).money, seat(match, 0).bonus) == (13, 1)


@proves("M2", "W1", rulings=["fewer-markets"])
def test_2_6_fewer_markets_where_all_would_cross_the_field_of_a_worker() -> None:
    match = tea(19)
    assert offered(match) == ["score tea 3 7", "score any 0 0"]
    play(match, "score any 0 0")
    assert (seat(match, 0).money, seat(match, 0).workers) == (19, 3)


@proves("M2", "F1", rulings=["fewer-markets"])
def test_2_6_fewer_markets_where_all_would_let_the_markers_meet() -> None:
    match = tea(55, fame=30, bonus=4)  # money 61 lies beside fame 30
    assert offered(match) == ["score tea 3 7", "score tea 2 5"]
    play(match, "score tea 3 7")
    assert seat(match, 0).met == 1


@proves("M2", "T4", rulings=["most-valuable-markets"])
def test_2_6_a_cheaper_market_where_the_dearer_ones_would_cross_a_bonus_field() -> None:
    """Tea 3, 2 and 2 at money 9: one market of 2 stays below 12."""
    match = tea(9)
    assert offered(match) == ["score tea 3 7", "score tea 1 2"]
    assert refused(match, "score any 0 0") == ("scores-less", {"money": 0, "better": 2})
    play(match, "score tea 1 2")
    assert (seat(match, 0).money, seat(match, 0).bonus, match.to_move) == (11, 0, 1)


@proves("M2", rulings=["fewer-markets"])
def test_2_6_several_things_crossed_at_once_are_told_apart() -> None:
    """Money 6 and three markets of 3, 2 and 2: bonus 12 and a meeting at 11."""
    match = tea(6, fame=55)
    assert offered(match) == ["score tea 3 7", "score tea 2 5", "score tea 2 4"]


@proves("H13", rulings=["fewer-markets"])
def test_2_6_river_up_to_three_different_markets() -> None:
    goods: dict[str, Square] = {"c2": ("B16", "NEW"), "b2": ("O07", "ES")}  # tea, silk, spice 3
    here = table().player(0, money=5, boat=8, province=goods)
    match = here.about_to("Sail", 0, least=1, most=1)
    assert offered(match) == ["score any 3 9", "score any 2 6"]
    assert refused(match, "score tea 1 3") == ("scores-less", {"money": 3, "better": 6})
    assert refused(match, "score tea 2 6") == ("too-many-markets", {"given": 2, "allowed": 1})
    play(match, "score any 2 6")
    assert (seat(match, 0).money, seat(match, 0).bonus) == (11, 0)


@proves("H14", rulings=["fewer-markets"])
def test_2_6_river_at_most_so_many_markets_of_one_good() -> None:
    """Tea 3, 2 and 2, silk 2: two of tea bring most without crossing 12."""
    province: dict[str, Square] = {**TEA_3_2_2, "c3": ("G06", "NS")}
    here = table().player(0, money=6, boat=9, province=province)
    match = here.about_to("Sail", 0, least=1, most=1)
    assert offered(match) == ["score tea 3 7", "score tea 2 5"]
    assert cited(match, "score tea 6 9") == ("too-many-markets", "H14")
    here = table().player(0, money=9, boat=9, province=province)
    match = here.about_to("Sail", 0, least=1, most=1)
    assert offered(match) == ["score tea 3 7", "score silk 1 2"]
    assert refused(match, "score tea 1 2") == ("scores-the-same", {"money": 2})


@proves("G6", rulings=["fewer-markets"])
def test_2_6_river_tile_up_to_three_markets_of_one_good() -> None:
    here = table(ganga=True).player(0, money=6, boat=9, province=TEA_3_2_2).river(s10="R7")
    match = here.about_to("Sail", 0, least=1, most=1)
    assert offered(match) == ["score tea 3 7", "score tea 2 5"]
    assert cited(match, "score tea 4 9") == ("too-many-markets", "G6")


@proves("M1", rulings=["fewer-markets"])
def test_2_6_the_mixed_market_scores_exactly_one_of_each() -> None:
    match = table().player(0, money=10, province=TEA_3_2_2).to_move(0)
    play(match, "mixed")
    assert (seat(match, 0).money, match.question) == (13, "sail")
    match = table().player(0, money=9, province=TEA_3_2_2).to_move(0)
    play(match, "mixed")
    assert offered(match) == ["score any 1 3", "score any 1 2"]
    assert refused(match, "score any 0 0") == ("one-of-each", {"given": 0, "goods": 1})
    assert cited(match, "score tea 2 4") == ("one-of-each", "M1")
    play(match, "score any 1 2")
    assert (seat(match, 0).money, seat(match, 0).bonus, match.to_move) == (11, 0, 1)


def test_2_6_no_market_of_a_good_is_no_market_and_not_too_many() -> None:
    match = tea(6)
    assert refused(match, "score silk 0 0") == ("scores-less", {"money": 0, "better": 5})
    assert refused(match, "score tea 0 0") == ("scores-less", {"money": 0, "better": 5})
    assert refused(match, "score any 0 3") == ("no-such-markets", {"markets": 0, "money": 3})
    assert refused(tea(19), "score tea 0 0") == ("scores-the-same", {"money": 0})


def test_2_6_who_is_refused_at_the_mixed_market_is_told_how_many_goods_there_are() -> None:
    match = play(table().player(0, money=9, province=TEA_3_2_2).to_move(0), "mixed")
    assert refused(match, "score tea 2 5") == ("one-of-each", {"given": 2, "goods": 1})
    assert refused(match, "score silk 1 2") == ("one-of-each", {"given": 1, "goods": 1})
    assert refused(match, "score tea 0 0") == ("one-of-each", {"given": 0, "goods": 1})
    assert refused(match, "score tea 1 3") == ("scores-the-same", {"money": 3})
    goods: dict[str, Square] = {**TEA_3_2_2, "c3": ("G06", "NS")}  # and silk 2
    match = play(table().player(0, money=7, province=goods).to_move(0), "mixed")
    assert offered(match) == ["score any 2 5", "score any 2 4"]
    for move in ("score tea 1 3", "score silk 1 2", "score any 1 3", "score spice 1 3"):
        assert refused(match, move) == ("one-of-each", {"given": 1, "goods": 2})
