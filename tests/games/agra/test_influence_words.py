"""Where the rulebook has explicit words, they decide (3, 4): steps for deliveries, and "may"."""

from __future__ import annotations

import pytest

import serai
from serai import Match
from tests.games.agra.piers import at_pier, contracts_for
from tests.games.agra.table import marked, proves, saved, saved_player, seat, steps, table
from tests.games.playing import offered, play

# --- 3: one step for a notable and phase ------------------------------------------------------


def sailor_and_tile(influence: str) -> dict[str, int]:
    """The sailor serves the Cook, and a favour tile does so in the same phase."""
    here = table(influence=influence).river("cook")
    here.player(0, goods="wood oil", tiles="deliver", favour=4)
    match = play(here.to_act(0), "place sailor", "deliver wood cook", "use deliver", "done")
    return steps(match, 0)


def meditation_and_tile(influence: str) -> dict[str, int]:
    """Points serve the Cook, and a favour tile does so in the same phase."""
    here = table(influence=influence).river("cook").standing(0, "trader")
    here.player(0, goods="wood oil", tiles="deliver", favour=4, stone=6)
    match = play(here.fact(blocked="trade").to_meditate(0), "lay trader", "deliver wood cook")
    return steps(play(match, "use deliver", "done"), 0)


def meditation_and_sailor(influence: str) -> dict[str, int]:
    """Points serve the Cook, and the sailor does so in the next phase."""
    here = table(influence=influence).river("cook").standing(0, "trader")
    here.player(0, goods="wood oil", stone=6)
    match = play(here.fact(blocked="trade").to_meditate(0), "lay trader", "deliver wood cook")
    return steps(play(match, "done", "place sailor", "deliver oil cook", "done"), 0)


def sailor_and_statue(influence: str) -> dict[str, int]:
    """The sailor serves the Court Artist twice: in the main action, and in that of a statue."""
    here = table(influence=influence).river("court-artist").boat(5)
    here.player(0, goods="paper paintings statues")
    match = play(here.to_act(0), "place sailor", "deliver paper court-artist", "done")
    play(match, "statue", "place sailor", "deliver paintings court-artist", "done")
    return steps(match, 0)


def sailor_and_order_phase(influence: str) -> dict[str, int]:
    """The sailor serves the Cook, and a favour tile does so in the order phase."""
    here = table(influence=influence).river("cook")
    here.player(0, goods="wood oil", tiles="deliver", favour=4)
    match = play(here.to_act(0), "place sailor", "deliver wood cook", "done", "use deliver")
    return steps(match, 0)


def statue_and_order_phase(influence: str) -> dict[str, int]:
    """The sailor of a statue serves the Court Artist, and a favour tile in the order phase."""
    here = table(influence=influence).river("court-artist").boat(5)
    here.player(0, goods="paper paintings statues", tiles="deliver", favour=4)
    match = play(here.to_act(0), "place botanist", "done", "statue", "place sailor")
    return steps(play(match, "deliver paper court-artist", "done", "use deliver"), 0)


def meditation_twice(influence: str) -> dict[str, int]:
    """Points serve the Cook twice in one meditation: two meditation actions."""
    here = table(influence=influence).river("cook").standing(0, "trader", "botanist")
    here.player(0, goods="wood oil", stone=6)
    match = play(here.fact(blocked="trade").to_meditate(0), "lay trader", "lay botanist")
    return steps(play(match, "deliver wood cook", "deliver oil cook", "done"), 0)


SERVED_TWICE = [
    (sailor_and_tile, {"phase": 1, "action": 2, "turn": 1}),
    (meditation_and_tile, {"phase": 1, "action": 2, "turn": 1}),
    (meditation_and_sailor, {"phase": 2, "action": 2, "turn": 1}),
    (sailor_and_statue, {"phase": 2, "action": 2, "turn": 1}),
    (sailor_and_order_phase, {"phase": 2, "action": 2, "turn": 1}),
    (statue_and_order_phase, {"phase": 2, "action": 2, "turn": 1}),
    (meditation_twice, {"phase": 1, "action": 2, "turn": 1}),
]


@proves("I2", "I3", rulings=["influence-per-phase", "statue-when"])
@pytest.mark.parametrize("influence", ["phase", "action", "turn"])
@pytest.mark.parametrize(
    ("served", "wanted"),
    SERVED_TWICE,
    ids=[
        "sailor-tile",
        "meditation-tile",
        "meditation-sailor",
        "statue",
        "order-phase",
        "statue-order-phase",
        "meditation-twice",
    ],
)
def test_1_3_one_influence_step_per_notable_and_phase(served, wanted, influence) -> None:
    assert served(influence)["artisans"] == wanted[influence]


def test_1_3_the_german_sentence_is_the_default_of_one_option_with_all_three() -> None:
    options = {option.name: option for option in serai.game("agra").options}
    assert options["influence"].choices == ("phase", "action", "turn")
    assert serai.new("agra").agreed["influence"] == "phase"


@proves("I3", "L2", rulings=["influence-per-phase", "statue-question"])
def test_1_3_a_tile_just_before_a_statue_opens_no_further_phase() -> None:
    here = table().river("court-artist").boat(5)
    here.player(0, goods="paper paintings statues statues", tiles="deliver", favour=4)
    match = play(here.to_act(0), "place sailor", "deliver paper court-artist", "done")
    play(match, "use deliver", "deliver paintings court-artist")
    assert steps(match, 0)["artisans"] == 2  # as in the order phase, if it begins now
    play(match, "statue", "place sailor", "deliver statues court-artist", "done")
    assert steps(match, 0)["artisans"] == 2  # action phase, and the time before the order phase


@proves("I3", rulings=["influence-per-phase"])
def test_1_3_a_step_that_was_declined_may_still_come_in_the_same_phase() -> None:
    here = table().river("cook").player(0, goods="wood oil", tiles="deliver", favour=4)
    match = play(here.to_act(0), "place sailor", "deliver wood cook")
    match.stand(0, "rise", "ask")
    play(match, "use deliver", "pass")
    assert (match.question, steps(match, 0)["artisans"]) == ("sailor", 0)
    play(match, "done", "influence artisans")
    assert steps(match, 0)["artisans"] == 1


@proves("I3", "D10", rulings=["influence-per-phase", "jagirdar-rewards"])
def test_what_the_active_player_has_served_does_not_bind_a_guest() -> None:
    here = at_pier(3, own="jagirdar").river("mullah").player(0, goods="bricks")
    here.player(1, goods="curry", contracts="sufi khatib jagirdar")
    match = play(here.to_act(0), "place sailor", "deliver bricks mullah", "done")
    play(match, "deliver curry mullah")
    assert (steps(match, 0)["scholars"], steps(match, 1)["scholars"]) == (1, 1)


@proves("I3", "D10", "L2", rulings=["influence-per-phase"])
@pytest.mark.parametrize(("influence", "wanted"), [("phase", 2), ("action", 2), ("turn", 1)])
def test_1_3_a_guest_is_counted_like_the_active_player(influence: str, wanted: int) -> None:
    """The guest serves the Court Artist with the sailor, and again with that of a statue."""
    here = at_pier(5, own="jagirdar", influence=influence).river("court-artist", "cook")
    here.player(0, goods="wood oil statues")
    here.player(
        1, goods="paper paintings", contracts=f"{contracts_for(5, own='jagirdar')} jagirdar"
    )
    match = play(here.to_act(0), "place sailor", "deliver wood cook", "done")
    play(match, "deliver paper court-artist", "statue", "place sailor", "deliver oil cook", "done")
    play(match, "deliver paintings court-artist")
    assert steps(match, 1)["artisans"] == wanted


# --- 4: may -----------------------------------------------------------------------------------


def about_to_rise(step: int = 0) -> Match:
    """Seat 0 has served the Mahout with the sailor, and is done."""
    here = table().river("mahout").player(0, goods="wood wood", influence={"merchants": step})
    match = here.to_act(0)
    match.stand(0, "rise", "ask")
    return play(match, "place sailor", "deliver wood mahout", "done")


@proves("I2", rulings=["influence-may"])
def test_1_4_influence_for_deliveries_may_be_declined() -> None:
    match = about_to_rise()
    assert (match.question, offered(match)) == ("rise", ["influence merchants", "pass"])
    assert steps(play(match.copy(), "influence merchants"), 0)["merchants"] == 1
    assert steps(play(match.copy(), "pass"), 0)["merchants"] == 0


def test_1_4_may_is_stated_and_not_ours() -> None:
    for ruling in ("influence-may", "abilities-may", "sadr-may-be-declined"):
        assert marked(ruling) == ("rulebook", "stated")


@proves("I2", rulings=["influence-may"])
def test_1_4_without_a_word_the_step_is_taken() -> None:
    here = table().river("mahout").player(0, goods="wood wood")
    match = play(here.to_act(0), "place sailor", "deliver wood mahout", "done")
    assert (steps(match, 0)["merchants"], match.question) == (1, "place")  # of the next turn
    assert match.standing(0)["rise"] == "always"


@proves("I2", "E1", rulings=["influence-may", "top-of-the-track"])
def test_1_4_the_top_of_a_track_is_always_asked() -> None:
    here = table().river("mahout").player(0, goods="wood wood", influence={"merchants": 8})
    match = play(here.to_act(0), "place sailor", "deliver wood mahout", "done")
    assert (match.question, offered(match)) == ("rise-top", ["influence merchants", "pass"])
    with pytest.raises(serai.Problem):
        match.stand(0, "rise-top", "always")
    declined = play(match.copy(), "pass")
    assert (steps(declined, 0)["merchants"], saved(declined)["last_round"]) == (8, None)
    play(match, "influence merchants")
    assert (steps(match, 0)["merchants"], saved(match)["last_round"]) == (9, 2)


@proves("I2", rulings=["influence-may"])
def test_1_4_each_of_several_steps_is_a_question_of_its_own() -> None:
    here = table().river("mahout", "khatib", "sufi")
    here.player(0, goods="wood cotton sandstone paintings", influence={"scholars": 7})
    match = play(here.to_act(0), "place sailor", "fare paintings", "deliver wood mahout")
    match.stand(0, "rise", "ask")
    play(match, "deliver cotton khatib", "deliver sandstone sufi", "done")
    assert offered(match) == ["influence scholars", "pass"]  # the Sufi
    play(match, "influence scholars")
    assert (match.question, offered(match)) == ("rise", ["influence merchants", "pass"])
    play(match, "pass")
    assert (match.question, offered(match)) == ("rise-top", ["influence scholars", "pass"])
    play(match, "pass")
    assert steps(match, 0) == {"artisans": 0, "merchants": 0, "scholars": 8}


@proves("D18", "N9", rulings=["abilities-may", "painter-tracks"])
def test_1_4_painter_stands_up_to_three_workers_and_her_step_may_be_declined() -> None:
    here = at_pier(4, "painter").delivered("painter", cloth=0, wood=0).lying(0, "wood", "cotton")
    match = play(here.player(0, goods="paintings").to_act(0), "place sailor")
    play(match, "deliver paintings painter")
    assert offered(match) == ["stand wood", "stand cotton", "done"]
    play(match, "stand cotton", "done")
    assert seat(match, 0).lying == 1
    assert offered(match)[-1] == "pass"
    play(match, "pass", "*")
    assert steps(match, 0) == {"artisans": 0, "merchants": 0, "scholars": 0}


@proves("D2", "N9", rulings=["abilities-may"])
def test_1_4_the_ability_of_the_sufi_may_be_left_unused() -> None:
    here = table().delivered("sufi", curry=0).player(0, goods="sandstone")
    match = here.to_act(0)
    match.stand(0, "ability", "ask")
    play(match, "place sailor", "deliver sandstone sufi")
    assert (match.question, offered(match)) == ("ability", ["ability sufi", "pass"])
    assert seat(play(match.copy(), "pass"), 0).stone == 0
    assert seat(play(match, "ability sufi"), 0).stone == 1
    match = play(here.to_act(0), "place sailor", "deliver sandstone sufi")
    assert seat(match, 0).stone == 1  # without a word it is used


@proves("D15", "N9", rulings=["abilities-may"])
def test_1_4_no_tile_of_the_mosaic_maker_must_be_taken() -> None:
    here = at_pier(2, "mosaic-maker").delivered("mosaic-maker", dye=0)
    match = play(here.player(0, goods="cement").to_act(0), "place sailor")
    play(match, "deliver cement mosaic-maker", "pass")
    assert saved_player(match, 0)["tiles"] == []
    assert "mosaic-maker" in saved_player(match, 0)["contracts"]
