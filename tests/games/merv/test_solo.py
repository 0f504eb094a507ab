"""The solo game around the turns (years.py, queue.py, raid.py, scoring.py): cards, raid, end."""

from __future__ import annotations

import random

import pytest

import serai
from serai import CHANCE, Match
from tests.games.merv.solo import CARDS, MAGISTRATE_NAME, VIZIER_NAME, YOU, after_his_turn, solo
from tests.games.merv.table import (
    MAGISTRATE,
    VIZIER,
    Table,
    merv,
    player,
    proves,
    saved,
    saved_player,
    table,
)
from tests.games.playing import notes, offered, play, refused


def revealed(seed: int) -> list[list[str]]:
    """The solo cards of the three years of a random game, in order."""
    rng = random.Random(seed)
    match = serai.new("merv", seats=1, seed=seed)
    found: dict[tuple[int, str], str] = {}
    while not match.over:
        facts = saved(match)
        if match.question in ("space", "action") and facts["solo_card"]:
            found[facts["year"], facts["phase"]] = facts["solo_card"]
        match.play(rng.choice(match.options))
    return [[card for (year, _), card in found.items() if year == wanted] for wanted in (1, 2, 3)]


def ended(here: Table) -> Match:
    """The game after its last scoring."""
    match = here.when(3).to_score()
    assert match.over
    return match


# --- who plays, and the cards -------------------------------------------------------------------


@proves("Z1", "S9", rulings=["seats-of-the-solo-game", "solo-reconstructed"])
def test_you_the_magistrate_and_the_grand_vizier() -> None:
    match = serai.new("merv", seats=1, seed=3)
    view = match.view(0)
    assert (match.seats, merv(match).masters()) == (1, 3)
    assert (view["magistrate"], view["vizier"]) == (MAGISTRATE, VIZIER)
    assert sorted(saved(match)["order"]) == [YOU, MAGISTRATE, VIZIER]
    assert len(match.scores) == 1
    match = serai.new("merv", seats=1, chance="ask")
    assert offered(match) == ["next 0", f"next {MAGISTRATE_NAME}", f"next {VIZIER_NAME}"]
    while not offered(match)[0].startswith("reveal"):
        match.play(match.options[0])
    assert saved(match)["row_camels"] == ["1", "2"]
    for master in range(3):
        p = player(match, master)
        assert (p.buildings, p.servants, p.discs) == (9, 8, 7)


@proves("Z1")
def test_the_magistrate_needs_no_decisions_of_yours() -> None:
    match = after_his_turn(solo().order(MAGISTRATE, VIZIER, YOU))
    assert (match.to_move, match.question) == (YOU, "space")
    assert set(saved(match)["masters"]) == {"1", "2"}


@proves("Z1", rulings=["name-of-the-grand-vizier"])
def test_names_of_those_without_a_seat() -> None:
    here = solo().standing(MAGISTRATE, "N1").standing(VIZIER, "N2")
    match = here.order(MAGISTRATE, VIZIER, YOU).to_go(YOU)
    assert refused(match, "go N1") == ("space-taken", {"position": "N1", "seat": "9"})
    assert refused(match, "go N2") == ("space-taken", {"position": "N2", "seat": "8"})
    first, second = match.why_not("go N1"), match.why_not("go N2")
    assert first is not None
    assert second is not None
    assert "Magistrate" in first.text("en")
    assert "Grand Vizier" in second.text("en")


@proves("Z2", rulings=["solo-reconstructed"])
def test_a_card_is_turned_up_at_the_start_of_each_phase() -> None:
    here = solo(2).fact(solo_deck=["1", "4", "6"])
    match = here.standing(YOU, "N1").standing(MAGISTRATE, "N2").standing(VIZIER, "N3").to_queue()
    assert (saved(match)["phase"], match.to_move) == ("east", CHANCE)
    assert offered(match) == ["reveal 1", "reveal 4", "reveal 6"]
    assert saved(match)["solo_card"] is None
    play(match, "reveal 4")
    assert (saved(match)["solo_card"], saved(match)["solo_deck"]) == ("4", ["1", "6"])


@proves("Z2")
def test_each_year_all_six_cards_are_shuffled_anew() -> None:
    match = solo().fact(solo_deck=["4", "6"]).when(1, "west").to_end_year()
    assert (saved(match)["year"], match.to_move) == (2, CHANCE)
    assert offered(match) == [f"reveal {card}" for card in CARDS]


@proves("Z2")
def test_four_different_cards_a_year_and_not_the_same_every_year() -> None:
    for seed in range(4):
        years = revealed(seed)
        assert [len(cards) for cards in years] == [4, 4, 4]
        assert [len(set(cards)) for cards in years] == [4, 4, 4]
        assert len({tuple(cards) for cards in years}) > 1


@proves("Z2")
def test_only_the_solo_game_has_cards_and_levels() -> None:
    match = serai.new("merv", seats=2, seed=1)
    assert (saved(match)["solo_card"], saved(match)["solo_deck"]) == (None, [])
    with pytest.raises(serai.Problem) as caught:
        serai.new("merv", seats=2, options={"level": "hard"})
    assert caught.value.key == "option-seats"


# --- camels -------------------------------------------------------------------------------------


@proves("Z17", rulings=["vizier-always-skips"])
def test_he_skips_in_the_queue_with_every_camel() -> None:
    here = solo().standing(MAGISTRATE, "N1").standing(YOU, "N2").standing(VIZIER, "N3")
    match = here.player(MAGISTRATE, camels=3).to_queue()
    assert saved(match)["order"] == [MAGISTRATE, VIZIER, YOU]
    assert player(match, MAGISTRATE).camels == 1
    assert (player(match, YOU).camels, player(match, VIZIER).camels) == (1, 1)


@proves("Z17", "Q7")
def test_he_takes_the_camels_where_he_stops() -> None:
    here = solo().standing(MAGISTRATE, "N1").standing(YOU, "N2").standing(VIZIER, "N3")
    match = here.queue_camels("NE", 0, 0, 2).to_queue()
    assert saved(match)["order"] == [VIZIER, YOU, MAGISTRATE]
    assert player(match, MAGISTRATE).camels == 2


@proves("Z17", rulings=["solo-reconstructed"])
def test_he_never_uses_the_camel_market() -> None:
    """Card 3 sends him to N3, where a player could take or lay camels."""
    here = solo(3).order(MAGISTRATE, YOU, VIZIER).camels(market="white favour")
    match = after_his_turn(here.player(MAGISTRATE, camels=2))
    assert saved(match)["masters"]["1"] == "N3"
    assert saved(match)["camel_market"] == ["white", "favour"]
    assert saved(match)["camel_market_open"] is False
    assert player(match, MAGISTRATE).camels == 2


# --- raid ---------------------------------------------------------------------------------------


def kept(cells: str, **more: str) -> set[str]:
    """His buildings after a raid on these."""
    here = solo().built(MAGISTRATE, cells).walls(more.get("walls", "")).when(2)
    match = here.guards(YOU, more.get("guards", "")).to_end_year()
    return set(saved(match)["buildings"])


@proves("Z18", rulings=["solo-reconstructed", "magistrate-ties"])
@pytest.mark.parametrize(
    ("cells", "saved_cells"),
    [
        ("e5", "e5"),
        ("d4 e5", "d4 e5"),
        ("a1 a2 b1", "a1 a2"),  # N1 comes before N2
        ("b1 a2 c1", "a2 b1"),
        ("a3 b3 e5 a5", "e5 a5"),  # E5, S5, and only then W3
        ("a5 d5 e3", "e3 d5"),  # E3, E5, S5
        ("a4 b5 e1 c2", "c2 e1"),
        ("c5 d5 e5 a5 b5", "e5 d5"),
    ],
)
def test_he_buys_off_the_first_two_clockwise_from_n1(cells: str, saved_cells: str) -> None:
    assert kept(cells) == set(saved_cells.split())


@proves("Z18")
def test_protected_buildings_do_not_count_among_the_two() -> None:
    assert kept("a1 c1 e5 d5 e4", guards="a1", walls="N3") == {"a1", "c1", "e4", "e5"}
    assert kept("a1 a2 b1 b2", walls="N1 W5 N2") == {"a1", "a2", "b1", "b2"}


@proves("Z18", "D9")
def test_his_lost_buildings_return_and_the_grand_vizier_pays_nothing() -> None:
    here = solo().built(MAGISTRATE, "a1 a2 b1").built(VIZIER, "e5").when(2)
    match = here.to_end_year()
    assert player(match, MAGISTRATE).buildings == 9 - 2
    assert player(match, VIZIER).buildings == 9
    found = [(note["seat"], note["cell"]) for note in notes(match, "lost")]
    assert sorted(found) == [(VIZIER_NAME, "e5"), (MAGISTRATE_NAME, "b1")]


@proves("Z18")
def test_two_in_each_raid() -> None:
    for year in (2, 3):
        match = solo().built(MAGISTRATE, "a1 a2 b1").when(year).to_end_year()
        assert len(saved(match)["buildings"]) == 2


# --- scoring ------------------------------------------------------------------------------------


@proves("Z19", "V2")
@pytest.mark.parametrize(
    ("favour", "ledger"),
    [
        (0, {}),
        (1, {"faith": 6}),
        (2, {"faith": 12}),
        (3, {"faith": 12, "spices": 3}),
        (4, {"faith": 12, "spices": 3, "knowledge": 1}),
        (5, {"faith": 12, "spices": 3, "knowledge": 1}),
        (6, {"faith": 12, "spices": 3, "knowledge": 1}),
    ],
)
def test_his_most_valuable_courtiers_score_while_favour_lasts(
    favour: int, ledger: dict[str, int]
) -> None:
    here = solo().player(
        MAGISTRATE,
        favour=favour,
        courtiers="knowledge spices trade faith faith",
        scrolls=1,
        cards="juniper juniper juniper",
        path=2,
        steps=6,
    )
    match = here.when(1).to_score()
    assert saved_player(match, MAGISTRATE)["points"] == ledger
    assert player(match, MAGISTRATE).favour == max(
        0, favour - 5
    )  # also for him in the Hall of Trade, who scores nothing


@proves("Z19", "V7", "V8", "V9", "E1")
def test_he_scores_buildings_tiles_top_and_sets_like_a_player() -> None:
    here = (
        solo()
        .built(MAGISTRATE, "e1 a2 d4")
        .player(MAGISTRATE, tiles="palace", path=2, steps=8, cards="juniper pepper saffron saffron")
    )
    match = ended(here)
    assert saved_player(match, MAGISTRATE)["points"] == {
        "buildings": 3,
        "tiles": 6,
        "top": 4,
        "sets": 6 + 1,
    }


@proves("Z20", "E3", rulings=["solo-tie", "solo-reconstructed"])
@pytest.mark.parametrize(
    ("yours", "his", "won"), [(50, 49, True), (50, 50, False), (50, 51, False), (0, 0, False)]
)
def test_you_win_only_with_more_points_than_the_magistrate(yours: int, his: int, won: bool) -> None:
    """Favour, influence and the queue do not help in a tie."""
    here = solo().player(YOU, points=yours, favour=9, influence=20).player(MAGISTRATE, points=his)
    match = ended(here.order(YOU, MAGISTRATE, VIZIER))
    assert match.winners == ([YOU] if won else [])
    assert match.ranks == [1 if won else 2]
    assert match.scores == [yours]


@proves("Z20", "Z8")
@pytest.mark.parametrize("level", ["novice", "standard", "hard", "tyrant"])
def test_whole_solo_games_of_every_level_come_to_an_end(level: str) -> None:
    rng = random.Random(5)
    match = serai.new("merv", seats=1, seed=5, options={"level": level})
    while not match.over:
        match.play(rng.choice(match.options))
    assert match.game.audit(match.state) == ""
    assert match.winners in ([], [YOU])
    assert player(match, MAGISTRATE).points > 0
    assert player(match, VIZIER).points == 0


@proves("Z1", "D1")
def test_more_players_meet_no_magistrate() -> None:
    for seats in (2, 3, 4):
        view = table(seats=seats).to_go(0).view(0)
        assert view["magistrate"] is None
        assert len(view["players"]) == max(3, seats)
