"""Where the words of the rules decide: each point as it was read, and the options beside it."""

from __future__ import annotations

from typing import Any

import pytest

import serai
from serai import Match
from serai.core import data, rulebook
from serai.games.merv import components
from serai.games.merv.tables import LEVEL_WEALTH, YEARS
from serai.language import LANGUAGES, say
from tests.games.merv.solo import after_his_turn, with_wealth
from tests.games.merv.table import (
    MAGISTRATE,
    Table,
    cubes,
    goods,
    merv,
    player,
    proves,
    saved,
    saved_player,
    spices,
    table,
)
from tests.games.playing import notes, offered, play, refused

NINE = "a1 a2 a4 a5 b1 b2 b3 b4 b5"  # all buildings of a player, in the west
SIX_POSTS = "bukhara changan samarkand khotan herat alexandria"
SIDES = {"A": ["white", "scroll", "favour", "guard"], "B": ["card", "favour", "good", "step"]}
RULINGS = {ruling.id: ruling for ruling in rulebook.rulings(components.PACKAGE)}


def marked(ruling: str) -> tuple[str, str]:
    """What a ruling rests on, by its own account."""
    return RULINGS[ruling].basis, RULINGS[ruling].source


def scrolls_of_the_box() -> int:
    file = data.load(components.PACKAGE, "board.toml")
    return file.record("piece", "scroll_tokens").whole("count", 1, 60)


# --- 3.1 ransom ---------------------------------------------------------------------------------


@proves("R5", "R6", rulings=["ransom-with-upgrade"])
@pytest.mark.parametrize(
    ("upgrade", "accepted"),
    [
        ("white", ["red", "white"]),
        ("blue", ["red", "blue", "white"]),
        ("red", ["red", "white"]),
        (None, ["red", "white"]),
    ],
)
def test_3_1_ransom_is_the_colour_of_the_site_or_of_its_upgrade(
    upgrade: str | None, accepted: list[str]
) -> None:
    here = table().built(0, "a1").player(0, cubes="red blue green tan white").when(2)
    match = (here.upgrades(a1=upgrade) if upgrade else here).to_end_year()
    assert offered(match) == [*(f"ransom {one}" for one in accepted), "lose"]
    play(match, "ransom red")
    assert saved(match)["buildings"] == {"a1": 0}


# --- 3.2 palace ---------------------------------------------------------------------------------


@proves("V2", rulings=["palace-funding"])
def test_3_2_every_courtier_is_paid_for_while_favour_lasts() -> None:
    here = table().player(
        0, favour=5, courtiers={"knowledge": 2, "trade": 1, "faith": 1}, scrolls=2
    )
    match = here.to_score()
    assert match.question == "space"  # nobody was asked: there was favour for all four
    assert player(match, 0).favour == 1
    assert saved_player(match, 0)["points"] == {"knowledge": 4}


@proves("V2", rulings=["palace-funding"])
def test_3_2_when_favour_is_short_only_the_courtiers_are_chosen() -> None:
    here = table().player(0, favour=2, courtiers="knowledge trade faith", scrolls=2)
    match = here.to_score()
    assert offered(match) == ["fund knowledge", "fund trade", "fund faith"]
    assert refused(match, "done") == ("must-fund", {"favour": 2})
    play(match, "fund faith")
    assert refused(match, "done") == ("must-fund", {"favour": 1})
    play(match, "fund knowledge")
    assert (match.question, player(match, 0).favour) == ("space", 0)


@proves("V10", rulings=["palace-funding"])
def test_3_2_paying_freely_is_an_option() -> None:
    here = table(palace_voluntary=True).player(0, favour=4, courtiers="knowledge", scrolls=2)
    match = here.to_score()
    assert offered(match) == ["fund knowledge", "done"]
    play(match, "done")
    assert (player(match, 0).favour, player(match, 0).points) == (4, 0)


# --- 3.3 scrolls, camel market, a line without a site --------------------------------------------


@proves("L4", rulings=["scrolls-without-limit"])
def test_3_3_scrolls_have_no_limit_also_not_that_of_the_box() -> None:
    box = scrolls_of_the_box()
    here = table().player(0, scrolls=8, cubes="red blue green tan").player(1, scrolls=box)
    match = play(here.acting(0, "library"), "study red blue green tan")
    assert player(match, 0).scrolls == 12
    assert player(match, 1).scrolls == box


@proves("L4", "Z11", rulings=["scrolls-without-limit"])
def test_3_3_the_box_does_not_limit_the_scrolls_of_the_magistrate() -> None:
    box = scrolls_of_the_box()
    match = after_his_turn(with_wealth("library", 4).player(0, scrolls=box))
    assert (player(match, MAGISTRATE).scrolls, player(match, 0).scrolls) == (4, box)


@proves("K3", "K11", rulings=["market-effect-may-lapse"])
def test_3_3_a_free_space_of_the_camel_market_may_be_taken_though_its_effect_lapses() -> None:
    here = table().player(0, camels=1, path=1, steps=8).player(1, camels=1)
    match = here.to_act(0, "c1")
    play(match, "bazaar step", "favour")
    assert (player(match, 0).steps, player(match, 0).camels) == (8, 0)
    assert saved(match)["camel_market"] == ["step"]  # where it blocks the next one


@proves("T5", "K1", rulings=["line-without-a-site"])
def test_3_3_a_line_without_a_usable_site_still_opens_the_camel_market() -> None:
    here = table().built(0, NINE).player(0, camels=1).standing(1, "N1").standing(2, "N2")
    match = play(here.order(1, 2, 0).to_go(0), "go N3")
    assert "bazaar white" in offered(match)
    play(match, "bazaar white")
    assert cubes(match, 0) == {"white": 1}
    here = table().built(0, NINE).player(0, camels=1).standing(1, "N1").standing(2, "N2")
    match = play(here.order(1, 2, 0).to_go(0), "go N4")
    assert refused(match, "bazaar white") == ("market-closed", {"side": "north"})


@proves("T5", "G5", rulings=["line-without-a-site"])
def test_3_3_a_line_without_a_usable_site_still_allows_a_guard() -> None:
    here = table().built(0, NINE).standing(1, "N1").standing(2, "N2").order(1, 2, 0)
    match = play(here.to_go(0), "go N4")
    assert offered(match) == ["favour", "guard"]
    assert refused(match, "act") == ("no-site-active", {"position": "N4"})
    play(match, "guard", "station a1")
    assert saved(match)["guards"] == {"a1": 0}
    assert player(match, 0).favour == 0


# --- 3.4 upgrades -------------------------------------------------------------------------------


@proves("U1", rulings=["upgrade-choice"])
@pytest.mark.parametrize("tile", [1, 5])
def test_3_4_an_upgrade_goes_on_any_site_without_one(tile: int) -> None:
    here = table().built(0, "a1").built(1, "b1").upgrades(d1="blue")
    match = here.about_to("PlaceUpgrade", 0, tile=tile)
    assert len(offered(match)) == 24 - 1
    assert {"upgrade a1", "upgrade b1", "upgrade c1"} <= set(offered(match))
    assert refused(match, "upgrade d1") == ("upgraded-already", {"cell": "d1"})
    assert refused(match, "upgrade c3") == ("camel-market-here", {"cell": "c3"})


@proves("U3", rulings=["upgrade-choice"])
def test_3_4_nothing_is_lost_while_a_legal_site_exists() -> None:
    match = play(table().about_to("PlaceUpgrade", 0, tile=5), "upgrade e5")
    assert saved(match)["upgrades"] == {"e5": "white"}  # with no building anywhere
    assert notes(match, "upgrade-lost") == []


@proves("U6", rulings=["upgrade-choice"])
def test_3_4_own_buildings_only_is_an_option() -> None:
    here = table(upgrades_own=True).built(0, "a1 b2").built(1, "b1")
    match = here.about_to("PlaceUpgrade", 0, tile=5)
    assert offered(match) == ["upgrade a1", "upgrade b2"]
    assert refused(match, "upgrade b1") == ("not-yours", {"cell": "b1"})


# --- 3.5 camel market tile -----------------------------------------------------------------------


def laid(**options: Any) -> Match:
    """A game for two whose masters, sites and scoring tiles have been shuffled."""
    match = serai.new("merv", seats=2, options=options, chance="ask")
    while match.question in ("next-master", "deal", "tile"):
        match.play(match.options[0])
    return match


@proves("K12", rulings=["camel-market-tile", "camel-market-back"])
@pytest.mark.parametrize("side", ["A", "B"])
def test_3_5_one_side_of_the_camel_market_is_drawn_at_set_up(side: str) -> None:
    match = laid()
    assert match.question == "market-side"
    assert offered(match) == ["side A", "side B"]
    play(match, f"side {side}")
    assert match.view(0)["camel_market_spaces"] == SIDES[side]
    assert saved(match)["camel_market_side"] == side
    assert serai.from_json(match.to_json()).view(0)["camel_market_spaces"] == SIDES[side]


@proves("K12", rulings=["camel-market-tile"])
def test_3_5_both_sides_come_up_and_stand_in_the_transcript() -> None:
    drawn = {}
    for seed in range(12):
        match = serai.new("merv", seats=2, seed=seed)
        drawn[saved(match)["camel_market_side"]] = match
    assert set(drawn) == {"A", "B"}
    assert "side B" in drawn["B"].transcript()


@proves("K12", rulings=["camel-market-tile"])
@pytest.mark.parametrize(
    ("option", "spaces"),
    [
        ("whole", ["white", "scroll", "card", "favour", "good", "step", "guard"]),
        ("side_a", SIDES["A"]),
        ("side_b", SIDES["B"]),
    ],
)
def test_3_5_the_whole_tile_or_one_side_is_an_option(option: str, spaces: list[str]) -> None:
    match = laid(camel_market=option)
    assert match.question == "draw"  # nothing was drawn for the market
    assert match.view(0)["camel_market_spaces"] == spaces


@proves("K12", rulings=["camel-market-tile"])
@pytest.mark.parametrize(("option", "side"), [("side_a", "B"), ("whole", "A"), ("side_b", None)])
def test_3_5_a_saved_position_has_the_side_that_was_agreed_on(
    option: str, side: str | None
) -> None:
    position = table(camel_market=option).to_go(0).to_json()
    position.pop("digest")
    with pytest.raises(serai.Problem) as caught:
        serai.from_json({**position, "camel_market_side": side})
    assert caught.value.details == {
        "place": "position.camel_market_side",
        "given": side or "null",
        "expected": position["camel_market_side"] or "null",
    }


@proves("K12", rulings=["camel-market-back"])
def test_3_5_what_each_side_shows_is_marked_as_reconstructed() -> None:
    file = data.shipped(components.PACKAGE, "caravan.toml")
    spaces = file.listed("space", components.MARKET_NAMES)
    assert {(one.source, "sides" in one.proven) for one in spaces} == {("reconstructed", False)}
    assert marked("camel-market-back") == ("house", "guess")


# --- 3.6 caravansary -----------------------------------------------------------------------------


def buying(city: Table) -> Match:
    """Seat 0 has just chosen the action of a caravansary."""
    return city.acting(0, "caravansary")


@proves("C13", "C2", rulings=["spice-bonus-timing"])
def test_3_6_the_white_cube_of_a_card_pays_for_the_next_one() -> None:
    city = table().row("cardamom pepper pepper", camels="1 2")
    match = buying(city.player(0, cubes="red", cards="cardamom", influence=4))
    play(match, "take 1")
    assert cubes(match, 0) == {"white": 1}
    play(match, "take 2")
    assert (spices(match, 0), cubes(match, 0)) == ({"cardamom": 2, "pepper": 1}, {})


@proves("C7", "C13", rulings=["spice-limit-counted"])
def test_3_6_influence_gained_by_a_card_opens_a_spice_in_the_same_action() -> None:
    city = table().row("pepper juniper juniper", camels="1").built(1, "d4")
    match = buying(city.player(0, cubes="red red red", cards="pepper", influence=3, camels=1))
    assert refused(match, "take 2") == ("spice-limit", {"spice": "juniper", "allowed": 1})
    play(match, "take 1", "station d4", "take 2")
    assert spices(match, 0) == {"pepper": 2, "juniper": 1}


@proves("C4", "C5", rulings=["camels-just-taken"])
def test_3_6_a_camel_just_taken_cannot_be_laid_again() -> None:
    city = table().row("juniper " * 8, camels="1 2").player(0, cubes={"red": 8})
    match = play(buying(city), "take 1", "take 2")
    assert player(match, 0).camels == 0
    assert refused(match, "lay") == ("camel-waits", {"camels": 2})
    assert offered(match) == ["take 3", "done"]  # which the camel of the second card still opens
    play(match, "done", "*")
    assert player(match, 0).camels == 2  # when the action is over


@proves("C4", "C5", rulings=["camels-just-taken"])
def test_3_6_that_a_camel_waits_is_marked_as_ours() -> None:
    assert marked("camels-just-taken") == ("house", "guess")


@proves("C4", "C5", rulings=["camels-just-taken"])
def test_3_6_camels_from_before_may_be_laid_between_the_cards() -> None:
    city = table().row("juniper " * 8).player(0, cubes={"red": 8}, camels=2)
    match = play(buying(city), "take 1", "lay", "take 3", "lay", "take 4")
    assert spices(match, 0) == {"juniper": 3}
    play(match, "done", "*")
    assert player(match, 0).camels == 1  # that of the fourth card
    assert saved(match)["row_camels"] == ["1"]  # that of the second, which is the first now


# --- 3.7 contracts, achievements, posts, courtiers, spices ----------------------------------------


@proves("A3", "A7", rulings=["values-of-the-contracts"])
def test_3_7_every_contract_asks_for_a_scroll_and_a_good() -> None:
    found = components.CONTRACTS
    assert min(found.scrolls) >= 1
    assert min(c + r for c, r in zip(found.common, found.rare, strict=True)) >= 1


@proves("H10", "H11", "H12", "H13", rulings=["achievements-of-level-four"])
def test_3_7_one_achievement_of_level_four_gives_points_another_a_guard_and_a_favour() -> None:
    rewards = [components.REWARD_NAMES[i] for i in components.ACHIEVEMENTS.reward[12:]]
    assert rewards == ["points", "guard-and-favour", "guard", "favour"]
    here = table().player(0, scrolls=8).built(1, "a1 b1")
    match = play(here.about_to("Achieve", 0, level=4), "achieve guard-and-favour")
    assert player(match, 0).favour == 1
    assert offered(match) == ["station a1", "station b1", "pass"]


@proves("H13", rulings=["achievements-of-level-four"])
def test_3_7_that_an_achievement_gives_a_guard_and_a_favour_is_marked_as_a_guess() -> None:
    file = data.shipped(components.PACKAGE, "library.toml")
    tile = file.record("achievement", "guard-and-favour")
    assert (tile.source, "reward" in tile.proven) == ("reconstructed", False)
    assert marked("achievements-of-level-four") == ("house", "guess")


@proves("H6", "M13", rulings=["free-post-without-a-disc"])
def test_3_7_a_free_post_with_all_six_posts_out_still_gives_a_good() -> None:
    here = table().player(0, posts=SIX_POSTS, scrolls=6).player(1, goods={"silk": 6})
    match = play(here.about_to("Achieve", 0, level=3), "achieve post")
    assert match.question == "free-good"
    kinds = ("carpets", "paper", "jade", "dates", "pearls")
    assert offered(match) == [f"good {one}" for one in kinds]
    assert refused(match, "good silk") == ("sold-out", {"good": "silk"})
    assert refused(match, "good amber") == ("no-post-for-good", {"place": "antioch"})
    play(match, "good jade")
    assert goods(match, 0) == {"jade": 1}
    assert len(saved_player(match, 0)["posts"]) == 6


@proves("A3", rulings=["symbols-without-use"])
def test_3_7_no_card_of_ours_uses_the_symbols_that_found_no_use() -> None:
    """Any good, contracts as such, and buildings that are protected against all attacks."""
    known = {"camel", "discount", "favour", "free-wall", "guard", "joker", "points", "scroll"}
    known |= {"any-card", "mosque-step", "post-and-good", "production-upgrade", "rare-good", "top"}
    known |= {"reached-card", "scoring-tile", "white-cube", "white-upgrade", "guard-and-favour"}
    assert set(components.REWARD_NAMES) == known
    sources = serai.new("merv", seats=2, seed=1).view(0)["players"][0]["ledger"]
    assert not [name for name in sources if "protect" in name]


@proves("A3", "G1", "B2", rulings=["symbols-without-use", "guards-of-the-influence-track"])
def test_3_7_rulings_name_the_symbols_without_use_and_a_source_of_guards() -> None:
    symbols = RULINGS["symbols-without-use"].decision
    for symbol in ("Any good", "a contract as such", "buildings that walls or soldiers protect"):
        assert symbol in symbols
    track = RULINGS["guards-of-the-influence-track"].question
    assert "list of sources of soldiers names the influence track" in track


@proves("G1", "B2", rulings=["guards-of-the-influence-track"])
def test_3_7_the_influence_track_gives_points_and_no_guard() -> None:
    here = table().built(1, " ".join(f"{column}{row}" for column in "ab" for row in "12"))
    match = here.player(0, influence=0).about_to("PlaceGuard", 0, bonus=1, left=3)
    play(match, "station a1", "station a2", "station b1")
    assert player(match, 0).influence == 6
    assert saved_player(match, 0)["points"] == {"influence": 1}
    assert player(match, 0).servants == 5
    assert match.to_move == 1  # no further guard came with the influence


@proves("P4", "P5", rulings=["first-in-a-hall"])
@pytest.mark.parametrize(("options", "favour"), [({}, 0), ({"hall_favour_each": True}, 1)])
def test_3_7_the_first_courtier_of_each_player_in_a_hall_is_an_option(
    options: dict[str, bool], favour: int
) -> None:
    here = table(**options).player(1, courtiers="spices").player(0, cubes="red red red blue")
    match = play(here.acting(0, "palace"), "courtier spices")
    assert player(match, 0).favour == favour
    play(match, "courtier spices")
    assert player(match, 0).favour == favour  # the second brings none either way


@proves("C14", rulings=["spice-bonus-steps"])
def test_3_7_a_notice_at_set_up_tells_how_the_spice_bonuses_are_read() -> None:
    match = serai.new("merv", seats=2, seed=3)
    assert len(notes(match, "spices-by-kind")) == 1
    match = serai.new("merv", seats=2, seed=3, options={"spice_literal": True})
    assert notes(match, "spices-by-kind") == []


@proves("C14", rulings=["spice-bonus-steps"])
def test_3_7_the_exception_is_marked_as_ours_and_told_before_the_first_move() -> None:
    assert marked("spice-bonus-steps") == ("house", "derived")
    game = serai.game("merv")
    assert [game.notes[one].name for one in game.notices] == ["spices-by-kind"]


@proves("C14", rulings=["spice-bonus-steps"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_3_7_the_notice_calls_the_option_what_the_players_read(language: str) -> None:
    label, _, _ = say(language, "merv", "option-spice-literal", {}).partition(":")
    notice = say(language, "merv", "note-spices-by-kind", {})
    assert label in notice
    assert "spice_literal" not in notice


@proves("C14", rulings=["spice-bonus-steps"])
@pytest.mark.parametrize(("literal", "favour"), [(False, 0), (True, 1)])
def test_3_7_the_literal_reading_of_the_spice_bonuses_is_an_option(
    literal: bool, favour: int
) -> None:
    here = (
        table(spice_literal=literal).row("juniper").player(0, cubes="red", cards="juniper juniper")
    )
    match = play(here.acting(0, "caravansary"), "*")
    assert spices(match, 0) == {"juniper": 3}
    assert player(match, 0).favour == favour


# --- 3.8 solo levels ------------------------------------------------------------------------------


@proves("Z8", rulings=["solo-reconstructed"])
def test_3_8_wealth_of_the_levels() -> None:
    wealth = [
        [int(LEVEL_WEALTH[level * YEARS + year]) for year in range(YEARS)]
        for level in range(len(components.LEVEL_NAMES))
    ]
    assert wealth == [[1, 1, 1], [2, 1, 1], [2, 2, 2], [3, 3, 3]]


def test_a_market_card_within_a_purchase_leaves_the_row_to_the_purchase() -> None:
    """A card of the camel market between two cards of the caravansary: one row, closed once."""
    city = table().sites(c1="caravansary-red").row("juniper " * 8, camels="1 2")
    city.player(0, cubes={"red": 4}, camels=1)
    match = play(city.to_act(0, "c1"), "act", "take 1", "bazaar card", "take 8", "take 3", "done")
    assert spices(match, 0) == {"juniper": 3}
    assert [card is None for card in saved(match)["row"]][:5] == [False] * 5
    play(match, "*")
    assert merv(match).row_camels == 0b1
    assert player(match, 0).camels == 1
