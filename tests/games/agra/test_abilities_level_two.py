"""Abilities of the notables of level II, but for their bonuses for delivering."""

from __future__ import annotations

import pytest

from tests.games.agra.piers import at_pier, owning
from tests.games.agra.table import agra, goods, proves, saved, saved_player, seat, steps
from tests.games.playing import notes, offered, play, refused

# --- Muezzin -----------------------------------------------------------------------------------


@proves("D9", "M2")
@pytest.mark.parametrize(("workers", "points"), [(1, 2), (2, 3), (3, 4)])
def test_muezzin_adds_one_point_in_a_phase_that_yields_some(workers: int, points: int) -> None:
    spaces = ("trader", "botanist", "architect")[:workers]
    here = owning("muezzin").player(0, contracts="muezzin").standing(0, *spaces)
    match = play(here.to_meditate(0), *[f"lay {space}" for space in spaces])
    assert agra(match).points == points  # on the first space each worker gives 1


@proves("D9")
def test_muezzin_gives_nothing_without_a_point() -> None:
    here = owning("muezzin").player(0, contracts="muezzin", favour=1).standing(0, "trader")
    match = here.to_meditate(0)
    assert agra(match).points == 0
    play(match, "done")
    assert notes(match, "points-gained") == []


@proves("D9", "Q3", rulings=["point-tile-and-muezzin"])
def test_point_of_the_favour_tile_needs_no_worker_and_wakes_the_muezzin() -> None:
    here = owning("muezzin").player(0, contracts="muezzin", tiles="point", favour=2)
    match = play(here.to_meditate(0), "use point")
    assert (agra(match).points, seat(match, 0).favour) == (2, 1)
    here.player(0, contracts="muezzin", tiles="point", favour=2).standing(0, "trader")
    match = play(here.to_meditate(0), "lay trader", "use point")
    assert agra(match).points == 3  # he adds only one


# --- Jagirdar ----------------------------------------------------------------------------------


@proves("D10", "C3")
def test_own_sailor_of_the_jagirdar_has_two_free_deliveries() -> None:
    here = owning("jagirdar").river("cook", "portuguese-trader")
    here.player(0, goods="oil cloth wood clothes", contracts="jagirdar")
    match = play(here.to_act(0), "place sailor", "deliver oil cook")
    play(match, "deliver cloth portuguese-trader")
    assert refused(match, "deliver wood cook") == ("too-few-deliveries", {"needed": 1, "held": 0})
    play(match, "fare clothes", "deliver wood cook")
    assert "cook" in saved_player(match, 0)["contracts"]


@proves("D10", "C6")
def test_both_free_deliveries_may_go_into_one_double_delivery() -> None:
    here = owning("jagirdar").river("cook").player(0, goods="wood wood", contracts="jagirdar")
    match = play(here.to_act(0), "place sailor", "double wood cook")
    assert saved(match)["river"]["cook"] == {"wood": {"seat": 0, "markers": 2}}


@proves("D10", "C4", "I2", rulings=["jagirdar-after-influence", "jagirdar-rewards"])
def test_after_another_sailor_the_jagirdar_delivers_one_good_and_the_host_gains_a_favour() -> None:
    here = at_pier(3, own="jagirdar", seats=3).river("cook", "portuguese-trader")
    here.without("caliph").player(0, goods="oil turmeric", contracts="jagirdar").player(
        1, goods="wood paintings"
    )
    match = play(here.to_act(1), "place sailor", "fare paintings", "deliver wood cook", "done")
    assert saved_player(match, 1)["rupees"] == {"deliveries": 1, "sailor": 3}
    assert steps(match, 1)["artisans"] == 1  # refund and influence come first
    assert match.to_move == 0
    assert offered(match) == ["deliver turmeric portuguese-trader", "deliver oil cook", "pass"]
    assert refused(match, "deliver wood cook") == (
        "already-delivered",
        {"notable": "cook", "good": "wood", "seat": "1"},
    )
    play(match, "deliver oil cook")
    assert saved_player(match, 0)["rupees"] == {"deliveries": 2}
    assert steps(match, 0)["artisans"] == 1
    assert saved_player(match, 0)["contracts"] == ["cook", "jagirdar"]  # 1 to 1, oil is higher
    assert seat(match, 1).favour == 1 + 1  # for the lost marker and from the Jagirdar
    assert goods(match, 0) == {"turmeric": 1}


@proves("D10")
def test_jagirdar_may_pass_and_then_there_is_no_favour() -> None:
    here = at_pier(3, own="jagirdar").river("cook").player(0, goods="oil", contracts="jagirdar")
    match = play(here.to_act(1), "place sailor", "pass")
    assert (seat(match, 1).favour, goods(match, 0)) == (0, {"oil": 1})
    here.player(0, goods="statues", contracts="jagirdar")
    match = play(here.to_act(1), "place sailor")  # nothing to deliver: not asked
    assert (agra(match).turn, seat(match, 1).favour) == (0, 0)


@proves("D10", "N7", rulings=["jagirdar-won-in-the-action"])
def test_jagirdar_helps_in_the_very_action_in_which_he_was_won() -> None:
    here = at_pier(3, "jagirdar").delivered("jagirdar", cloth=0).river("cook")
    match = play(here.player(0, goods="boards oil").to_act(0), "place sailor")
    play(match, "deliver boards jagirdar")
    assert refused(match, "deliver oil cook") is None
    play(match, "deliver oil cook")
    assert saved_player(match, 0)["rupees"] == {"deliveries": 3}
    here = at_pier(3, "jagirdar", seats=3).delivered("jagirdar", cloth=1).river("cook")
    here.without("mujtahida").player(0, goods="boards").player(1, goods="oil")
    match = play(here.to_act(0), "place sailor", "deliver boards jagirdar", "done")
    assert (match.to_move, offered(match)) == (1, ["deliver oil cook", "pass"])


# --- Caliph ------------------------------------------------------------------------------------


@proves("D11", "D26")
def test_caliph_stands_up_a_worker_for_cotton_once_per_turn() -> None:
    here = owning("caliph").player(0, goods="cotton cotton", contracts="caliph")
    match = play(here.lying(0, "wood", "trader").to_act(0), "caliph", "stand trader")
    assert (goods(match, 0), seat(match, 0).lying) == ({"cotton": 1}, 1)
    assert saved(match)["board"]["wood"]["posture"] == "lying"
    assert refused(match, "caliph") == ("notable-used", {"notable": "caliph"})
    here.player(0, goods="oil", contracts="caliph")
    assert refused(here.to_act(0), "caliph") == ("no-good", {"good": "cotton"})
    here = owning("caliph").player(0, goods="cotton", contracts="caliph").standing(0, "wood")
    assert refused(here.to_act(0), "caliph") == ("nobody-lies", {"count": 0})
    here = at_pier(3).player(0, goods="cotton").lying(0, "wood")
    assert refused(here.to_act(0), "caliph") == ("not-your-notable", {"notable": "caliph"})


@proves("D11", "K3")
def test_caliph_comes_besides_oil_and_curry() -> None:
    here = owning("caliph").player(0, goods="cotton oil", contracts="caliph")
    match = play(here.lying(0, "wood", "trader").to_act(0), "oil", "stand wood", "caliph")
    assert seat(match, 0).lying == 0


# --- Calligrapher ------------------------------------------------------------------------------


@proves("D12", "A6")
def test_peon_of_the_calligrapher_costs_one_rupee() -> None:
    here = owning("calligrapher").standing(0, "wood")
    match = play(here.player(0, money=1, contracts="calligrapher").to_act(0), "place wood")
    assert (seat(match, 0).rupees, goods(match, 0)) == (0, {"wood": 2})
    here.player(0, money=0, contracts="calligrapher")
    assert refused(here.to_act(0), "place wood") == ("too-little-money", {"needed": 1, "held": 0})
    here = at_pier(3).standing(0, "wood").player(0, money=1)
    assert refused(here.to_act(0), "place wood") == ("too-little-money", {"needed": 2, "held": 1})


# --- Mullah ------------------------------------------------------------------------------------


@proves("D13", "F4", "F5", rulings=["mullah-helps-first"])
def test_mullah_saves_one_marker_of_the_first_dearer_favour_action_of_a_turn() -> None:
    here = owning("mullah").player(0, favour=8, tiles="point", contracts="mullah")
    match = play(here.to_meditate(0), "use point")
    assert seat(match, 0).favour == 7  # spend 1 stays 1, and he has not helped yet
    play(match, "use step", "influence artisans")
    assert seat(match, 0).favour == 5  # spend 3 becomes 2
    assert notes(match, "mullah-helped") == [{"seat": 0, "action": "step"}]
    play(match, "use good", "take wood")
    assert seat(match, 0).favour == 3  # the full price


@proves("D13", "F4")
@pytest.mark.parametrize(
    ("action", "have", "script"),
    [
        ("good", 2, ["take wood"]),
        ("process", 3, ["process oil"]),
        ("step", 4, ["influence scholars"]),
    ],
)
def test_all_of_the_favour_must_be_there_even_with_the_mullah(
    action: str, have: int, script: list[str]
) -> None:
    here = owning("mullah").player(0, favour=have - 1, goods="cotton", contracts="mullah")
    assert refused(here.to_act(0), f"use {action}") == (
        "too-little-favour",
        {"needed": have, "held": have - 1},
    )
    here.player(0, favour=have, goods="cotton", contracts="mullah")
    match = play(here.to_act(0), f"use {action}", *script)
    left = {"good": 1, "process": 1, "step": 2}[action]
    assert seat(match, 0).favour == left


# --- English Trader ----------------------------------------------------------------------------


@proves("D14", "D26", "G4")
def test_english_trader_exchanges_one_good_for_another_of_the_same_value_once_per_turn() -> None:
    here = owning("english-trader").token("middle", "oil", 3)
    here.player(0, goods="oil wood", contracts="english-trader")
    match = play(here.to_meditate(0), "english")
    assert refused(match, "trade oil dye") == (
        "wrong-value",
        {"good": "dye", "value": 2, "needed": 3},
    )
    assert refused(match, "trade oil oil") == ("same-kind", {"store": "oil"})
    assert refused(match, "trade dye paper") == ("no-good", {"good": "dye"})
    play(match, "trade oil statues")
    assert goods(match, 0) == {"wood": 1, "statues": 1}
    assert refused(match, "english") == ("notable-used", {"notable": "english-trader"})
    assert saved(match)["blocked"] == "deliver"  # not a meditation action
    here.player(0, contracts="english-trader", favour=1)
    assert refused(here.to_act(0), "english") == ("no-goods", {"most": 4})


# --- Mosaic Maker ------------------------------------------------------------------------------


@proves("D15", "F9", "F10")
def test_mosaic_maker_brings_any_favour_tile_from_the_display_or_from_the_stack() -> None:
    here = at_pier(3, "mosaic-maker").delivered("mosaic-maker", dye=0)
    here.display("stand", "more", "point").player(0, goods="cement")
    start = play(here.to_act(0), "place sailor", "deliver cement mosaic-maker")
    assert len(offered(start, "tile")) == 14
    match = play(start.copy(), "tile stone")  # searched in the stack
    assert saved_player(match, 0)["tiles"] == ["stone"]
    assert saved(match)["display"] == ["stand", "more", "point"]
    assert "stone" not in saved(match)["pile"]
    match = play(start.copy(), "tile more", "draw swap")  # from the display: it is filled up
    assert saved_player(match, 0)["tiles"] == ["more"]
    assert saved(match)["display"] == ["stand", "point", "swap"]


@proves("D15", "F9", rulings=["favour-tile-fourth"])
def test_mosaic_maker_also_drives_out_a_fourth_tile() -> None:
    here = at_pier(3, "mosaic-maker").delivered("mosaic-maker", dye=0)
    here.player(0, goods="cement", tiles="stand sell order")
    match = play(here.to_act(0), "place sailor", "deliver cement mosaic-maker", "tile stone")
    assert offered(match) == ["discard stand", "discard sell", "discard order", "discard stone"]
    play(match, "discard sell")
    assert saved_player(match, 0)["tiles"] == ["stand", "order", "stone"]


@proves("D15", "D26", "M3", rulings=["mosaic-maker-when"])
def test_mosaic_maker_turns_one_or_three_points_into_one_or_two_favour() -> None:
    spaces = ("trader", "botanist", "wood", "cotton")
    here = owning("mosaic-maker").player(0, contracts="mosaic-maker", stone=2)
    here.standing(0, *spaces)
    match = play(here.to_meditate(0), "lay trader")
    assert refused(match, "mosaic 2") == ("too-few-points", {"needed": 3, "held": 2})
    play(match, "mosaic 1")
    assert (seat(match, 0).favour, agra(match).points) == (1, 1)
    assert refused(match, "mosaic 1") == ("notable-used", {"notable": "mosaic-maker"})
    assert refused(match, "lay wood") == ("lay-first", {"space": "wood"})
    match = play(here.to_meditate(0), "lay trader", "lay botanist", "mosaic 2")
    assert (seat(match, 0).favour, agra(match).points) == (2, 0)
    play(match, "done")
    assert saved(match)["blocked"] == "deliver"  # the meditation marker stays
    assert refused(match, "mosaic 1") == ("notable-used", {"notable": "mosaic-maker"})
    match = here.to_act(0)
    assert refused(match, "mosaic 1") == ("only-meditating", {"points": 1})
    assert refused(match, "mosaic 2") == ("only-meditating", {"points": 3})
