"""Where the rulebook has explicit words, they are what is played.

2.3 is in test_what_forbids.py (all games: tests/games/test_rulebooks.py), 2.6 in
test_market_words.py.
"""

from __future__ import annotations

import pytest

from serai import CHANCE, Match
from serai.core import data, rulebook
from serai.games.rajas import components
from serai.games.rajas.kinds import FIELD, REWARD
from serai.table.turn import Turn
from tests.games.playing import notes, offered, play, refused
from tests.games.rajas.table import Square, dice, proves, rajas, seat, supply, table

PACKAGE = "serai.games.rajas"
COLOURS = ["take blue", "take green", "take orange", "take purple"]
LEFT: dict[str, Square] = {"b1": ("O02", "ES"), "b2": ("G02", "NW")}  # a road to a2
CLOSED: dict[str, Square] = {
    "b1": ("B02", "NE"), "d1": ("G02", "NW"), "c2": ("P03", "NS"), "c3": ("O02", "NW"),
    "b3": ("B13", "NEW"), "a3": ("G03", "EW"), "b2": ("B15", "NESW"), "a2": ("G05", "NES"),
}  # fmt: skip


def basis_of(name: str) -> tuple[str, str]:
    found = {ruling.id: ruling for ruling in rulebook.rulings(PACKAGE)}[name]
    return found.basis, found.source


def source_of(component: str) -> str:
    records = [record for file in data.load_all(PACKAGE) for record in file.records]
    return {record.id: record.source for record in records}[component]


# --- 2.1 one yield brings die and upgrade -------------------------------------------------------


@proves("Q4", rulings=["die-and-upgrade-of-one-yield", "one-reward-of-two-gains"])
def test_2_1_leila_links_one_yield_and_takes_a_die_and_an_upgrade() -> None:
    match = table().player(0, money=1, fame=6, dice="b4 b5", levels={"mill": 3}).offer("B13")
    here = match.to_move(0)
    play(here, "quarry", "tile B13", "pay b4 b5", "lay d1 ESW", "*")
    assert notes(here, "field-reached") == [{"seat": 0, "field": "NE"}]
    play(here, "take orange", "roll o3", "upgrade fort")
    assert (dice(here, 0), seat(here, 0).level(2)) == ("o3", 3)
    assert here.to_move == 1


@proves("Q4")
def test_2_1_field_e2_pays_three_money() -> None:
    right: dict[str, Square] = {"d1": ("O02", "SW"), "d2": ("G02", "NE")}
    match = table().player(0, money=1, fame=6, dice="b4", province=right).offer("B03").to_move(0)
    play(match, "quarry", "tile B03", "lay e2 EW", "*")
    assert notes(match, "field-reached") == [{"seat": 0, "field": "E2"}]
    assert seat(match, 0).money == 3


@proves("Q4", rulings=["die-and-upgrade-of-one-yield"])
def test_2_1_that_the_example_could_speak_of_the_earlier_fork_is_said() -> None:
    name = "die-and-upgrade-of-one-yield"
    assert basis_of(name) == ("rulebook", "derived")
    reason = next(ruling.reason for ruling in rulebook.rulings(PACKAGE) if ruling.id == name)
    assert "could also speak of the fork of the example before" in reason
    assert (source_of("basic-NE"), source_of("basic-E2")) == ("reconstructed", "reconstructed")


# --- 2.2 several dice ---------------------------------------------------------------------------


def two_dice(of: str) -> Match:
    """About to take two dice of any colours."""
    match of:
        case "dancer":
            return play(table().player(0, dice="b2").to_move(0), "chamber dancer")
        case "river":
            return play(table().player(0, dice="b1").to_move(0), "harbour", "sail 1")
        case _:
            return play(table().player(0, money=int(of) - 2).to_move(0), "front")


@proves("R6", "T5", "P5", "H5", rulings=["dice-chosen-together"])
@pytest.mark.parametrize("of", ["33", "55", "dancer", "river"])
def test_2_2_all_colours_are_chosen_before_the_first_die_falls(of: str) -> None:
    match = two_dice(of)
    play(match, "take orange")
    assert match.to_move == 0
    assert dice(match, 0) == ""
    assert offered(match, "take") == COLOURS
    play(match, "take blue")
    assert match.to_move == CHANCE
    assert offered(match) == [f"roll b{face}" for face in range(1, 7)]
    play(match, "roll b2")
    assert offered(match) == [f"roll o{face}" for face in range(1, 7)]
    play(match, "roll o6")
    assert dice(match, 0) == "b2 o6"


@proves("R6", "G4", rulings=["dice-chosen-together"])
def test_2_2_colours_of_a_river_tile_are_chosen_before_the_first_die_falls() -> None:
    """Three dice of printed colours, and hands for two."""
    here = table(ganga=True).player(0, boat=1, dice="p1 " * 8).river(s2="R2")
    match = here.about_to("Sail", 0, least=1, most=1)
    play(match, "done", "take orange")
    assert (match.to_move, offered(match)) == (0, ["take blue", "take green"])
    play(match, "take blue")
    assert match.to_move == CHANCE


@proves("P3", rulings=["dice-chosen-together"])
def test_2_2_both_dice_of_a_balcony_are_taken_and_rolled() -> None:
    match = table().player(0, dice="b2").to_move(0)
    play(match, "balcony blue")
    assert match.to_move == CHANCE
    play(match, "roll o3", "roll o6")
    assert dice(match, 0) == "o3 o6"
    assert basis_of("dice-chosen-together") == ("rulebook", "derived")  # from this example


@proves("R6", rulings=["dice-chosen-together"])
def test_2_2_a_chosen_colour_can_be_undone_until_the_last_one_is_chosen() -> None:
    turn = Turn(two_dice("dancer"), {})
    assert turn.outlook(turn.now.parse("take orange")) == ("", False)
    turn.play("take orange")
    turn.undo()
    turn.play("take purple")
    assert offered(turn.now) == COLOURS
    assert turn.outlook(turn.now.parse("take blue")) == ("chance", False)


# --- 2.4 catching up ----------------------------------------------------------------------------


def without_workers(other: int, lap: int, missed: int) -> Match:
    """Seat 0 has placed its three workers, seat 1 owns more and has one left."""
    here = (
        table(navaratnas=True)
        .player(0, workers=3, ready=0, missed=missed)
        .player(1, money=5, workers=other, ready=1, waiting=["bridge"] if other < 6 else [])
        .board(front=[0, 0, 0], terrace={"blue": 1, "green": 1, "orange": 1, "purple": 1})
        .board(chambers=dict.fromkeys(["dancer", "yogi"][: other - 5], 1))
    )
    return here.to_move(0, lap=lap)


@proves("N8", "N9", rulings=["catch-up-tile"])
@pytest.mark.parametrize(("missed", "tile"), [(0, True), (1, True), (2, False)])
def test_2_4_at_most_two_catch_up_tiles(missed: int, tile: bool) -> None:
    match = without_workers(6, 4 + missed, missed)
    assert (match.to_move == 0) is tile
    assert seat(match, 0).missed == missed + 1


@proves("N8", rulings=["catch-up-tile"])
def test_2_4_passes_missed_for_lack_of_a_worker_count_not_their_numbers() -> None:
    """An earlier pass was missed for lack of a space, so the fourth worker came in pass five."""
    match = without_workers(5, 6, 0)
    assert (match.to_move, match.question) == (0, "jewel")
    assert without_workers(5, 5, 2).to_move == 1


@proves("N8", "R1", rulings=["catch-up-tile"])
def test_2_4_a_pass_missed_for_lack_of_a_space_is_not_counted() -> None:
    here = table(navaratnas=True).player(0, workers=5, waiting=["bridge"])
    here.player(1, workers=5, waiting=["bridge"])
    here.board(front=[0, 0, 1], terrace={"blue": 0, "green": 0, "orange": 1}, mixed=[1])
    match = here.to_move(1, lap=5)
    play(match, "terrace purple", "roll p1")
    assert notes(match, "no-space") == [{"seat": 0, "workers": 1}]
    assert (match.to_move, seat(match, 0).missed) == (1, 0)


@proves("N9", rulings=["catch-up-tile"])
def test_2_4_that_the_text_is_silent_about_more_than_two_is_said() -> None:
    assert basis_of("catch-up-tile") == ("rulebook", "derived")


@proves("N9", "E2", rulings=["catch-up-tile"])
def test_2_4_missed_passes_are_counted_anew_in_each_round() -> None:
    match = without_workers(6, 6, 2)
    play(match, "mixed")
    assert (rajas(match).round, seat(match, 0).missed) == (2, 0)


# --- 2.5 spaces that bring nothing --------------------------------------------------------------


def orange_is_out() -> Match:
    here = table(seats=3).player(0, dice="b1").player(1, dice="o3 " * 10).player(2, dice="o1 o2")
    return here.to_move(0)


def nothing_for(match: Match) -> list[str]:
    return list(match.view(match.to_move)["brings_nothing"])


@proves("P2", "P3", "R8", rulings=["spaces-that-bring-nothing"])
@pytest.mark.parametrize("move", ["terrace orange", "balcony blue"])
def test_2_5_a_palace_space_whose_colour_is_out_is_open(move: str) -> None:
    match = orange_is_out()
    assert refused(match, move) is None
    assert nothing_for(match) == ["mixed", "market silk", "market tea", "market spice",
                                  "terrace orange", "balcony blue"]  # fmt: skip
    play(match, move)
    assert match.to_move == 1
    assert supply(match)[2] == 0


@proves("R2", rulings=["spaces-that-bring-nothing"])
def test_2_5_spaces_that_bring_nothing_are_offered_last() -> None:
    match = table().player(0, money=1, dice="b6").to_move(0)
    empty = nothing_for(match)
    assert empty == ["mixed", "market silk", "market tea", "market spice"]
    assert offered(match)[-len(empty) :] == empty
    assert offered(match)[0] == "quarry"


@proves("M1", "M2", rulings=["spaces-that-bring-nothing"])
@pytest.mark.parametrize("move", ["mixed", "market tea"])
def test_2_5_a_market_space_without_a_market_is_open(move: str) -> None:
    match = table().player(0, dice="b6").to_move(0)
    assert move in nothing_for(match)
    play(match, move)
    assert (seat(match, 0).money, match.to_move) == (0, 1)
    assert dice(match, 0) == ("b6" if move == "mixed" else "")


@proves("Q1", rulings=["spaces-that-bring-nothing"])
@pytest.mark.parametrize("held", ["", "b6 b6 g6 g6"])
def test_2_5_the_quarry_can_be_blocked_without_buying(held: str) -> None:
    """Without dice, and with dice but without a road that leads on."""
    match = table().player(0, money=1, dice=held, province=CLOSED if held else {}).to_move(0)
    assert "quarry" in nothing_for(match)
    play(match, "quarry")
    assert match.to_json()["board"]["quarry"] == [0]
    assert (seat(match, 0).money, dice(match, 0), match.to_move) == (0, held, 1)


@proves("Q1", rulings=["quarry-may-buy-nothing"])
def test_2_5_to_buy_a_tile_is_a_may() -> None:
    match = table().player(0, money=1, dice="b6").to_move(0)
    assert "quarry" not in nothing_for(match)
    play(match, "quarry")
    assert offered(match)[-1] == "done"
    play(match, "done")
    assert (dice(match, 0), match.to_move) == ("b6", 1)


@proves("R4", "R5", rulings=["spaces-that-bring-nothing"])
def test_2_5_the_price_must_be_paid_all_the_same() -> None:
    match = table().board(quarry=[1]).to_move(0)
    assert refused(match, "quarry") == ("too-little-money", {"missing": 2, "held": 0})
    assert refused(match, "market tea") == ("no-dice", {"held": 0})
    assert refused(match, "balcony blue") == ("no-die-of-colour", {"colour": "blue"})


@proves("P8", "P9", "H18", rulings=["spaces-that-bring-nothing"])
def test_2_5_the_book_closes_three_spaces() -> None:
    match = table().player(0, money=9, boat=30, dice="b5 g6 o1").to_move(0)
    assert refused(match, "chamber builder") == ("nothing-to-overbuild", {"tiles": 0})
    assert refused(match, "chamber portuguese") == ("river-too-short", {"needed": 6, "ahead": 0})
    assert refused(match, "harbour") == ("river-end", {"last": 30})
    match = table().player(0, boat=25, dice="g6").to_move(0)  # the first of the last six
    assert refused(match, "chamber portuguese") == ("river-too-short", {"needed": 6, "ahead": 5})
    match = table().player(0, boat=24, dice="g6").to_move(0)
    assert refused(match, "chamber portuguese") is None


@proves("P9", rulings=["portuguese-among-boats"])
def test_2_5_the_portuguese_before_the_last_six_spaces_is_open_even_if_boats_are_in_the_way() -> (
    None
):
    match = table().player(0, dice="g6", boat=24).player(1, boat=27).to_move(0)
    assert "chamber portuguese" in nothing_for(match)
    play(match, "chamber portuguese")
    assert (seat(match, 0).boat, dice(match, 0), match.to_move) == (24, "", 1)


# --- 2.7 yield tiles, upgrades, curves ----------------------------------------------------------


def at_the_dancer(**facts: object) -> Match:
    here = table(navaratnas=True).player(0, dice="b2", **facts)  # type: ignore[arg-type]
    match = here.to_move(0)
    return play(match, "chamber dancer", "take blue", "take blue", "roll b1", "roll b1")


@proves("N6", "N7", "N10", rulings=["yield-tile-on-connected-field"])
def test_2_7_a_yield_tile_may_cover_a_connected_field_and_is_not_paid() -> None:
    match = at_the_dancer(money=4, province={**LEFT, "a2": ("P05", "NEW")})
    assert refused(match, "jewel Y7 W2") is None
    play(match, "jewel Y7 W2")  # five money, if it were connected later
    player = match.to_json()["players"][0]
    assert (player["money"], player["jewels"]) == (4, {"W2": "Y7"})
    assert match.to_move == 1


@proves("N14", rulings=["yield-tile-on-connected-field"])
def test_2_7_such_a_tile_is_connected_for_what_counts_connected_tiles() -> None:
    here = table(navaratnas=True).player(
        0, money=1, fame=6, dice="b3", province={**LEFT, "c2": ("B03", "NS")},
        jewels={"NW": "N4", "W2": "Y7"}, connected=["W2"],
    )  # fmt: skip
    match = here.offer("B02").to_move(0)
    play(match, "quarry", "tile B02", "lay a2 NE", "*")
    assert seat(match, 0).money == 2 * 2  # N4 itself and Y7


@proves("Q4", "N7", "H8", rulings=["yield-of-a-field-just-linked"])
def test_2_7_a_field_covered_before_it_is_paid_pays_what_was_there_when_it_was_linked() -> None:
    """NW is linked, the tile's money brings the boat to a chamber, the dancer covers NW."""
    here = table(navaratnas=True).player(0, money=11, boat=3, dice="b4", province=LEFT)
    match = here.offer("B04").to_move(0)
    play(match, "quarry", "tile B04", "lay a2 NE", "*", "sail 1", "chamber dancer")
    play(match, "take blue", "take blue", "roll b1", "roll b1", "jewel N7 NW")
    assert (seat(match, 0).karma, seat(match, 0).fame) == (1, 0)  # printed: 1 karma
    assert match.to_json()["players"][0]["jewels"] == {"NW": "N7"}


@proves("Q4", "N6", rulings=["yield-of-a-field-just-linked"])
def test_2_7_what_a_field_covered_before_it_is_paid_will_pay_is_told() -> None:
    """Two fields wait to be paid, and on one of them a tile has been laid since."""
    both = sum(1 << FIELD.names.index(field) for field in ("NW", "S"))
    here = table(navaratnas=True).player(0, jewels={"NW": "N7"}, connected=["NW", "S"])
    match = here.about_to("SpecialYields", 0, fields=both, bare=both)
    assert match.view(0)["players"][0]["fields"]["NW"] == {"kind": "karma", "n": 1}
    match = here.about_to("SpecialYields", 0, fields=both)
    assert match.view(0)["players"][0]["fields"]["NW"] == {"kind": "fame_per_worker", "n": 1}


@proves("Q7", "H11", rulings=["one-river-upgrade"])
def test_2_7_one_river_space_gives_an_upgrade() -> None:
    kinds = [REWARD.write(reward & 255) for reward in components.RIVER_REWARD[1:]]
    assert [space for space, kind in enumerate(kinds, 1) if kind == "upgrade"] == [7]
    match = table().player(0, boat=16).about_to("Sail", 0, least=1, most=1)
    assert (seat(match, 0).boat, seat(match, 0).money, match.to_move) == (17, 3, 1)
    assert source_of("river-17") == "reconstructed"


@proves("N15", rulings=["covered-curves"])
def test_2_7_covered_curves_count_for_the_yield_that_says_so_far() -> None:
    here = (
        table(navaratnas=True)
        .player(0, money=1, fame=6, dice="b3 g5 o3", province={**LEFT, "c2": ("O04", "NE")},
                jewels={"NW": "N5"})
        .offer_only("O08", "B02")
    )  # fmt: skip
    match = here.to_move(0)
    play(match, "chamber builder", "pay g5", "overbuild O08 c2", "pay o3", "lay c2 NS", "*")
    assert match.to_json()["players"][0]["covered_curves"] == 1
    play(match, "front", "done")
    before = seat(match, 0).fame
    play(match, "quarry", "tile B02", "lay a2 NE", "*")
    assert seat(match, 0).fame == before + 2 + 2 * 4


@proves("H12", rulings=["builder-visible-tile"])
def test_2_7_markets_are_those_that_one_owns_now() -> None:
    """A straight with one market covers a straight with two."""
    here = table().player(0, dice="g5 o6", province={"c2": ("B08", "NS")}).offer_only("O11")
    match = here.to_move(0)
    play(match, "chamber builder", "overbuild O11 c2", "pay o6", "lay c2 NS", "*")
    assert [seat(match, 0).markets_of(good) for good in range(3)] == [0, 0, 1]
    here = table().player(0, boat=7, province={"c2": ("O11", "NS")}, overbuilt=["c2"])
    match = here.about_to("Sail", 0, least=1, most=1)  # 1 money for each market
    assert seat(match, 0).money == 1


# --- what else the words say --------------------------------------------------------------------


@proves("T5", rulings=["bonus-dice-may-be-declined"])
def test_dice_of_the_money_track_may_be_declined() -> None:
    match = two_dice("33")
    assert offered(match) == [*COLOURS, "done"]
    one = match.copy()
    play(one, "take green", "done", "roll g5", "done")
    assert (dice(one, 0), one.to_move) == ("g5", 1)
    play(match, "done", "done")
    assert (dice(match, 0), match.to_move) == ("", 1)


@proves("N7", rulings=["bonus-dice-may-be-declined"])
def test_dice_of_the_dancer_may_be_declined_where_the_book_says_may() -> None:
    match = play(table(navaratnas=True).player(0, dice="b2").to_move(0), "chamber dancer")
    assert offered(match) == [*COLOURS, "done"]
    match = two_dice("dancer")
    assert offered(match) == COLOURS
