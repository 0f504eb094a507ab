"""Deliveries to notables and their contracts (notables.py)."""

from __future__ import annotations

import pytest

from serai.games.agra.components import NOTABLES
from serai.games.agra.kinds import GOOD, NOTABLE
from tests.games.agra.piers import at_pier
from tests.games.agra.table import (
    agra,
    goods,
    level_of,
    proves,
    saved,
    saved_player,
    seat,
    steps,
    table,
)
from tests.games.playing import notes, offered, play, refused

PIER_OF_LEVEL = {1: 1, 2: 2, 3: 4, 4: 5}


@proves("N1", rulings=["deliverable-notables"])
@pytest.mark.parametrize(("pier", "reach"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_notables_up_to_the_level_of_the_pier_can_be_served_earlier_levels_too(
    pier: int, reach: int
) -> None:
    here = at_pier(pier).river("cook", "mullah", "painter", "grand-imam")
    here.player(0, goods="oil bricks paintings clothes")
    match = play(here.to_act(0), "place sailor")
    assert match.view(0)["reach"] == reach
    for good, notable in (
        ("oil", "cook"),
        ("bricks", "mullah"),
        ("paintings", "painter"),
        ("clothes", "grand-imam"),
    ):
        level = level_of(notable)
        too_far = ("not-reached", {"notable": notable, "level": level, "reached": reach})
        assert refused(match, f"deliver {good} {notable}") == (too_far if level > reach else None)


@proves("N1")
def test_notables_that_are_not_at_the_river_can_not_be_served() -> None:
    here = table().player(1, contracts="cook").without("khatib").player(0, goods="oil paper books")
    match = play(here.to_act(0), "place sailor")
    assert refused(match, "deliver oil cook") == ("notable-away", {"notable": "cook"})
    assert refused(match, "deliver paper khatib") == ("notable-away", {"notable": "khatib"})


@proves("N2")
def test_ordered_good_goes_from_the_store_to_the_notable_once() -> None:
    here = table().delivered("cook", oil=1).river("khatib").player(0, goods="oil wood dye")
    match = play(here.to_act(0), "place sailor")
    assert refused(match, "deliver oil cook") == (
        "already-delivered",
        {"notable": "cook", "good": "oil", "seat": "1"},
    )
    assert refused(match, "deliver dye cook") == ("not-ordered", {"notable": "cook", "good": "dye"})
    assert refused(match, "deliver paper khatib") == ("no-good", {"good": "paper"})
    here = table().river("cook").player(0, goods="oil wood")
    match = play(here.to_act(0), "place sailor", "deliver wood cook", "done")
    assert saved(match)["river"]["cook"] == {"wood": {"seat": 0, "markers": 1}}
    assert (goods(match, 0), seat(match, 0).supply) == ({"oil": 1}, 20)


@proves("N2", "N3", "N5", "N7")
@pytest.mark.parametrize("notable", NOTABLE.names)
def test_every_notable_alone_pays_three_or_six_rupees_and_then_goes_to_the_deliverer(
    notable: str,
) -> None:
    at = NOTABLE.read(notable)
    wanted = [GOOD.names[good] for good in NOTABLES.good[3 * at : 3 * at + 3] if good >= 0]
    here = at_pier(PIER_OF_LEVEL[level_of(notable)], notable).river(notable)
    here.player(0, goods={**dict.fromkeys(wanted, 1), "paintings": 3})
    match = play(here.to_act(0), "place sailor", "fare paintings")
    play(match, *[f"deliver {good} {notable}" for good in wanted])
    assert saved_player(match, 0)["rupees"]["deliveries"] == {2: 3, 3: 6}[len(wanted)]
    assert notable in saved_player(match, 0)["contracts"]
    assert notable not in saved(match)["river"]


@proves("N3")
@pytest.mark.parametrize(
    ("there", "twice", "rupees"),
    [
        ({}, [], 1),
        ({"cloth": 0}, [], 2),
        ({"cloth": 1}, [], 2),
        ({"cloth": 1}, ["cloth"], 3),
        ({"cloth": 0, "wood": 1}, [], 3),
        ({"cloth": 0, "wood": 1}, ["cloth"], 4),
        ({"cloth": 0, "wood": 1}, ["cloth", "wood"], 5),
    ],
)
def test_delivery_pays_a_rupee_for_each_marker_there_whoever_owns_it(
    there: dict[str, int], twice: list[str], rupees: int
) -> None:
    here = at_pier(4, "painter").delivered("painter", twice, **there)
    match = play(here.player(0, goods="paintings").to_act(0), "place sailor")
    play(match, "deliver paintings painter")
    assert notes(match, "rupees-gained")[0] == {
        "seat": 0,
        "count": rupees,
        "source": "deliveries",
    }


@proves("N4", "N3")
def test_second_marker_of_a_double_delivery_always_pays_one_rupee() -> None:
    here = at_pier(4, "painter").delivered("painter", ["cloth"], cloth=1)
    match = play(here.player(0, goods="wood wood cotton").to_act(0), "place sailor", "fare cotton")
    play(match, "double wood painter")
    assert [note["count"] for note in notes(match, "rupees-gained")] == [3, 1]
    assert saved(match)["river"]["painter"] == {
        "cloth": {"seat": 1, "markers": 2},
        "wood": {"seat": 0, "markers": 2},
    }


@proves("N4", "M6", "Q6", "D10")
def test_only_the_own_sailor_delivers_twice() -> None:
    here = table().river("cook").player(0, goods="wood wood", stone=4).standing(0, "trader")
    match = play(here.standing(0, "botanist").fact(blocked="trade").to_meditate(0))
    play(match, "lay trader", "lay botanist")
    assert refused(match, "deliver wood cook") is None
    assert offered(match, "double") == []
    here = table().river("cook").player(0, goods="wood wood oil", tiles="deliver", favour=4)
    match = play(here.to_act(0), "use deliver")
    assert offered(match) == ["deliver oil cook", "deliver wood cook"]
    here = at_pier(3, own="jagirdar").river("cook")
    here.player(0, goods="wood wood", contracts="jagirdar")
    match = play(here.to_act(1), "place sailor")
    assert match.to_move == 0
    assert offered(match) == ["deliver wood cook", "pass"]


@proves("N4", "N5", "N6", rulings=["double-delivery-completes"])
def test_both_markers_lie_there_before_the_contract_is_awarded() -> None:
    here = table().delivered("cook", oil=1).player(0, goods="wood wood cotton")
    match = play(here.to_act(0), "place sailor", "fare cotton", "double wood cook")
    assert saved_player(match, 0)["contracts"] == ["cook"]
    match = play(here.to_act(0), "place sailor", "deliver wood cook")
    assert saved_player(match, 1)["contracts"] == ["cook"]  # 1 to 1: the upper good


@proves("N4", "D25", rulings=["double-delivery-bonus"])
def test_both_markers_earn_the_bonus_of_an_own_contract() -> None:
    here = table().river("cook").player(0, goods="dye dye wood", contracts="dyer")
    here = (
        at_pier(2, "dyer").river("mosaic-maker").player(0, goods="dye dye wood", contracts="dyer")
    )
    match = play(here.to_act(0), "place sailor", "fare wood", "double dye mosaic-maker")
    assert saved_player(match, 0)["rupees"] == {"deliveries": 2, "bonuses": 2}


@proves("N5", "R1", rulings=["influence-after-the-event"])
def test_completed_contract_interrupts_at_once() -> None:
    here = table().delivered("sufi", curry=0).river("cook").player(0, goods="sandstone oil wood")
    match = play(here.to_act(0), "place sailor", "fare wood", "deliver sandstone sufi")
    assert saved_player(match, 0)["contracts"] == ["sufi"]
    assert seat(match, 0).stone == 1  # the ability has worked
    assert steps(match, 0)["scholars"] == 0  # influence comes after the last delivery
    play(match, "deliver oil cook")
    assert steps(match, 0) == {"artisans": 1, "merchants": 0, "scholars": 1}


@proves("N6", rulings=["tie-on-a-notable"])
@pytest.mark.parametrize(
    ("there", "twice", "last", "winner"),
    [
        ({"paintings": 1, "cloth": 2}, [], "wood", 1),  # 1 : 1 : 1, the top good
        ({"cloth": 2, "wood": 1}, [], "paintings", 0),
        ({"paintings": 1, "cloth": 2}, ["cloth"], "wood", 2),  # most markers
        ({"paintings": 1, "cloth": 2}, ["paintings", "cloth"], "wood", 1),
        ({"paintings": 1, "cloth": 0}, [], "wood", 0),  # 2 : 1
        ({"paintings": 1, "cloth": 0}, ["paintings"], "wood", 1),  # 2 : 2, the top good
        ({"wood": 1, "cloth": 0}, ["wood"], "paintings", 0),
    ],
)
def test_most_markers_win_and_between_equals_the_upper_good(
    there: dict[str, int], twice: list[str], last: str, winner: int
) -> None:
    here = at_pier(4, "painter", seats=3).delivered("painter", twice, **there)
    match = play(here.player(0, goods=last).to_act(0), "place sailor", f"deliver {last} painter")
    assert notes(match, "contract-won") == [{"seat": winner, "notable": "painter"}]
    assert agra(match).owner(NOTABLE.read("painter")) == winner


@proves("N7", "N8", "F2", rulings=["losing-a-contract-in-the-summary"])
def test_winners_markers_go_to_the_supply_those_of_the_others_become_favour() -> None:
    here = at_pier(4, "painter", seats=4).delivered(
        "painter", ["paintings", "cloth"], paintings=1, cloth=2
    )
    match = here.player(0, goods="wood").player(2, favour=1).to_act(0)
    supply = [seat(match, i).supply for i in range(4)]
    play(match, "place sailor", "deliver wood painter")
    assert notes(match, "contract-won") == [{"seat": 1, "notable": "painter"}]
    assert [seat(match, i).favour for i in range(4)] == [1, 0, 3, 0]
    assert notes(match, "favour-for-delivery") == [
        {"seat": 0, "count": 1, "notable": "painter"},
        {"seat": 2, "count": 2, "notable": "painter"},
    ]
    assert [seat(match, i).supply - supply[i] for i in range(4)] == [0, 2, 0, 0]
    assert saved_player(match, 1)["contracts"][-1] == "painter"


@proves("N8", "W1", rulings=["losers-favour-with-few-markers"])
def test_compensation_needs_no_marker_from_the_supply() -> None:
    here = table().delivered("cook", wood=1).player(1, goods={"paper": 21})
    match = here.player(0, goods="oil").to_act(0)
    assert seat(match, 1).supply == 0
    play(match, "place sailor", "deliver oil cook")
    assert (seat(match, 1).supply, seat(match, 1).favour) == (0, 1)
    assert goods(match, 1) == {"paper": 21}


@proves("N7", "N9", rulings=["ability-in-another-turn"])
def test_contract_won_in_another_players_turn_works_at_once_and_the_owner_decides() -> None:
    here = at_pier(4, "painter").delivered("painter", ["cloth"], cloth=1, paintings=1)
    here.lying(1, "wood", "cotton")
    match = play(here.player(0, goods="wood").to_act(0), "place sailor", "deliver wood painter")
    assert (match.to_move, offered(match)) == (1, ["stand wood", "stand cotton", "done"])
    play(match, "stand wood", "stand cotton")
    assert (match.to_move, offered(match)) == (
        1,
        ["influence artisans", "influence merchants", "influence scholars", "pass"],
    )
    assert seat(match, 1).lying == 0
    play(match, "influence merchants")
    assert steps(match, 1)["merchants"] == 1


@proves("N7", "R1", rulings=["ability-before-the-boat"])
def test_ability_that_works_once_comes_before_the_boat() -> None:
    here = at_pier(2, "mosaic-maker").delivered("mosaic-maker", dye=0)
    match = play(here.player(0, goods="cement").to_act(0), "place sailor")
    play(match, "deliver cement mosaic-maker")
    assert saved(match)["pier"] == 2
    play(match, "tile stone")
    assert saved(match)["pier"] == 3


@proves("N9", "D26")
def test_some_abilities_work_once_some_once_per_turn_some_always_some_at_the_end() -> None:
    here = table().delivered("sufi", curry=0).player(0, goods="sandstone")
    match = play(here.to_act(0), "place sailor", "deliver sandstone sufi")
    assert seat(match, 0).stone == 1  # once
    here = at_pier(3, own="english-trader")
    here.player(0, goods="oil oil", contracts="english-trader")
    match = play(here.to_act(0), "english", "trade oil dye")
    assert refused(match, "english") == ("notable-used", {"notable": "english-trader"})
    play(match, "place sandstone", "roll 1", "done", "place cotton")
    assert agra(match).turn == 0
    assert refused(match, "english") is None  # once per turn


@proves("I2", "N2", "Q6", rulings=["favour-delivery-rewards"])
def test_favour_tile_gives_its_step_at_once_and_the_sailor_at_the_end() -> None:
    here = table().river("cook", "mahout")
    here.player(0, goods="wood oil", tiles="deliver", favour=4)
    match = play(here.to_act(0), "place sailor", "deliver wood mahout", "use deliver")
    assert steps(match, 0) == {"artisans": 1, "merchants": 0, "scholars": 0}  # of the favour tile
    play(match, "done")
    assert steps(match, 0) == {"artisans": 1, "merchants": 1, "scholars": 0}
    assert saved_player(match, 0)["rupees"]["deliveries"] == 2


@proves("I2", "I3", rulings=["influence-order"])
def test_influence_comes_in_the_order_of_the_notables() -> None:
    here = (
        table()
        .river("mahout", "cook", "khatib")
        .player(
            0,
            goods="wood oil cotton statues",
            influence={"merchants": 2, "artisans": 2, "scholars": 2},
        )
    )
    match = play(here.to_act(0), "place sailor", "fare statues", "deliver oil cook")
    play(match, "deliver cotton khatib", "deliver wood mahout", "done")
    for favour, guilds in enumerate(["merchants", "merchants scholars"], start=1):
        assert [note["guild"] for note in notes(match, "step-risen")] == guilds.split()
        play(match, "favour")  # each step has its bonus at once
        assert seat(match, 0).favour == favour
    assert [note["guild"] for note in notes(match, "step-risen")][-1] == "artisans"
    play(match, "favour")
    assert seat(match, 0).favour == 3
