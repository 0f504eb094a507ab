"""Oil, curry and luxuries (anytime.py): secondary actions at any time of the own turn."""

from __future__ import annotations

import pytest

from tests.games.agra.piers import owning
from tests.games.agra.table import (
    Table,
    agra,
    goods,
    proves,
    saved,
    saved_player,
    seat,
    steps,
    table,
)
from tests.games.playing import offered, play, refused

SPACES = ("sandstone", "wood", "turmeric", "cotton")


def lie(count: int, goods: str) -> Table:
    """A player with so many lying workers."""
    return table().player(0, goods=goods).lying(0, *SPACES[:count])


# --- oil and curry -----------------------------------------------------------------------------


@proves("K1")
@pytest.mark.parametrize("good", ["oil", "curry"])
def test_one_oil_or_one_curry_stands_up_one_worker(good: str) -> None:
    match = play(lie(2, f"{good} {good}").to_meditate(0), good)
    assert offered(match) == ["stand sandstone", "stand wood"]
    assert refused(match, "stand turmeric") == ("not-lying", {"space": "turmeric"})
    play(match, "stand wood")
    assert saved(match)["board"]["wood"]["posture"] == "standing"
    assert saved(match)["board"]["sandstone"]["posture"] == "lying"
    assert (goods(match, 0), seat(match, 0).lying) == ({good: 1}, 1)


@proves("K2", rulings=["book-with-fewer-workers", "stand-up-all"])
@pytest.mark.parametrize(("lying", "left"), [(2, 0), (3, 0), (4, 1)])
def test_oil_and_curry_together_stand_up_three(lying: int, left: int) -> None:
    match = play(lie(lying, "oil curry").to_meditate(0), "oil-curry")
    if left:
        play(match, *[f"stand {space}" for space in SPACES[:3]])
    assert (seat(match, 0).lying, goods(match, 0)) == (left, {})


@proves("K2", "K1", rulings=["useless-favour"])
def test_neither_is_spent_for_nothing() -> None:
    match = lie(1, "oil curry").to_meditate(0)
    assert refused(match, "oil-curry") == ("one-is-enough", {"count": 1})
    assert refused(match, "oil") is None
    match = lie(0, "oil curry statues").to_act(0)
    assert refused(match, "oil") == ("nobody-lies", {"count": 0})
    assert refused(match, "oil-curry") == ("nobody-lies", {"count": 0})
    match = lie(2, "oil").to_meditate(0)
    assert refused(match, "curry") == ("no-good", {"good": "curry"})
    assert refused(match, "oil-curry") == ("no-good", {"good": "curry"})


@proves("K3", "K1", "K2", rulings=["oil-curry-once"])
def test_only_one_of_these_actions_in_a_turn() -> None:
    once = ("oil-curry-once", {"count": 1})
    match = play(lie(4, "oil oil curry curry").to_meditate(0), "oil", "stand wood")
    for move in ("oil", "curry", "oil-curry"):
        assert refused(match, move) == once
    play(match, "done")
    assert refused(match, "curry") == once  # in all phases of the turn
    play(match, "place trader", "done", "done")
    play(match, "place trader")  # seat 1
    play(match, "done")
    assert agra(match).turn == 0
    assert refused(match, "curry") is None  # in the next turn again


@proves("K3", "K1", "K2", rulings=["oil-curry-once"])
def test_table_may_allow_them_as_often_as_one_likes() -> None:
    here = table(oil_curry_unlimited=True).player(0, goods="oil oil curry").lying(0, *SPACES)
    match = play(here.to_meditate(0), "oil", "stand sandstone", "oil", "stand wood", "curry")
    play(match, "stand cotton")
    assert (seat(match, 0).lying, goods(match, 0)) == (1, {})


@proves("K1", "T3", rulings=["secondary-actions-when", "any-time-means"])
def test_oil_helps_in_every_phase_of_the_own_turn_but_not_in_the_turn_of_others() -> None:
    for match in (lie(1, "oil").to_meditate(0), lie(1, "oil").to_act(0), lie(1, "oil").to_serve(0)):
        assert refused(match, "oil") is None
    match = lie(1, "oil").to_act(1)
    assert refused(match, "oil") == ("no-good", {"good": "oil"})  # asked of seat 1


# --- luxuries ----------------------------------------------------------------------------------


@proves("L1", "T5")
def test_each_kind_of_luxury_once_per_turn_its_marker_waits_on_the_scroll() -> None:
    match = table().player(0, goods="clothes clothes books books").to_act(0)
    play(match, "clothes")
    assert refused(match, "clothes") == ("luxury-once", {"good": "clothes"})
    assert (seat(match, 0).supply, goods(match, 0)) == (18, {"books": 2, "clothes": 1})
    play(match, "book")  # another kind
    assert refused(match, "book") == ("luxury-once", {"good": "books"})
    assert saved_player(match, 0)["used"]["luxuries"] == ["books", "clothes"]
    play(match, "place trader", "done", "done")
    assert agra(match).turn == 1
    assert saved_player(match, 0)["used"]["luxuries"] == []
    assert (seat(match, 0).supply, seat(match, 0).favour) == (19, 1)  # both markers came back


@proves("L2", "T2", rulings=["statue-when", "statue-question"])
def test_statue_gives_another_main_action_between_action_and_order_phase() -> None:
    match = table().player(0, goods="statues statues oil").to_meditate(0)
    assert "statue" not in offered(match)
    play(match, "done")
    assert "statue" not in offered(match)
    play(match, "place wood")
    assert offered(match) == ["akbar oil", "akbar statues", "statue", "done"]
    play(match, "statue", "place cotton")
    assert goods(match, 0) == {"wood": 2, "cotton": 2, "oil": 1, "statues": 1}
    assert saved(match)["phase"] == "order"
    assert refused(match, "statue") == ("luxury-once", {"good": "statues"})
    assert saved_player(match, 0)["used"]["luxuries"] == ["statues"]
    assert seat(match, 0).workers == 8


@proves("L2", rulings=["statue-question"])
def test_no_statue_after_something_was_served() -> None:
    match = table().player(0, goods="statues oil", favour=2).to_act(0)
    play(match, "place wood", "akbar oil")
    assert offered(match) == ["end", "use good"]
    assert refused(match, "statue") is not None


@proves("L2", "A9", rulings=["merchant-at-the-end-of-the-action", "statue-when"])
def test_action_of_a_statue_is_a_full_main_action() -> None:
    here = table().player(0, goods="statues", money=4).standing(1, "wood").merchant("sandstone")
    match = play(here.to_act(0), "place sandstone")
    assert (seat(match, 0).favour, goods(match, 0)["sandstone"]) == (2, 2)  # before the statue
    play(match, "roll 1", "statue")
    assert saved(match)["merchant"] == "wood"
    play(match, "place wood")
    assert (seat(match, 1).favour, seat(match, 0).favour) == (1, 4)
    match = play(here.to_act(0), "place sandstone", "roll 1", "statue", "place sandstone")
    assert seat(match, 0).rupees == 2  # the peon, with the own worker of the first action


@proves("L2", rulings=["statue-question"])
def test_statue_made_at_the_last_moment_can_be_used() -> None:
    match = table().player(0, goods="bricks", favour=3).to_act(0)
    play(match, "place wood")
    assert refused(match, "statue") == ("no-good", {"good": "statues"})
    play(match, "use process", "process statues", "statue", "place cotton")
    assert goods(match, 0) == {"wood": 2, "cotton": 2}
    here = table().player(0, favour=6, tiles="refine").merchant("sandstone")
    match = play(here.to_act(0), "place sandstone", "roll 1")  # two favours from the merchant
    play(match, "use refine", "process bricks", "use process", "process statues", "statue")
    assert "place cotton" in offered(match)


@proves("L2", "D14", "Q10", rulings=["statue-question"])
def test_statue_that_was_exchanged_can_be_used() -> None:
    here = table().player(0, goods="books", tiles="swap", favour=2)
    match = play(here.to_act(0), "place wood", "use swap", "trade books statues", "statue")
    assert "place cotton" in offered(match)
    here = owning("english-trader").player(0, goods="books", contracts="english-trader")
    match = play(here.to_act(0), "place wood", "english", "trade books statues", "statue")
    assert "place cotton" in offered(match)


@proves("L3", rulings=["painting-two-tracks"])
def test_painting_raises_two_markers_on_different_tracks() -> None:
    match = table().player(0, goods="paintings").to_meditate(0)
    play(match, "painting", "influence artisans")
    assert refused(match, "influence artisans") == ("other-guild", {"guild": "artisans"})
    play(match, "influence scholars")
    assert steps(match, 0) == {"artisans": 1, "merchants": 0, "scholars": 1}


@proves("L3", rulings=["useless-favour", "top-of-the-track"])
def test_painting_is_not_spent_when_all_markers_are_on_top() -> None:
    top = {"artisans": 9, "merchants": 9, "scholars": 9}
    match = table().fact(last_round=2).player(0, goods="paintings oil", influence=top).to_act(0)
    assert refused(match, "painting") == ("no-track-left", {"step": 9})
    two = {"artisans": 9, "merchants": 9, "scholars": 7}
    match = table().fact(last_round=2).player(0, goods="paintings oil", influence=two).to_act(0)
    play(match, "painting")  # the one marker that can rise does
    assert steps(match, 0) == {"artisans": 9, "merchants": 9, "scholars": 8}
    assert saved(match)["phase"] == "action"


@proves("L4", "F2", rulings=["favour-for-the-book", "book-with-fewer-workers", "stand-up-all"])
@pytest.mark.parametrize(("lying", "left"), [(0, 0), (1, 0), (3, 0), (4, 1)])
def test_book_stands_up_three_workers_and_gives_a_favour(lying: int, left: int) -> None:
    match = play(lie(lying, "books").to_act(0), "book")
    if left:
        play(match, "stand cotton", "stand wood", "stand turmeric")
        assert saved(match)["board"]["sandstone"]["posture"] == "lying"
    assert (seat(match, 0).lying, seat(match, 0).favour) == (left, 1)
    assert goods(match, 0) == {}


@proves("L5")
@pytest.mark.parametrize(("value", "rupees"), [(3, 3), (2, 2), (4, 4)])
def test_clothes_pay_what_they_are_worth(value: int, rupees: int) -> None:
    here = table().player(0, goods="clothes")
    if value != 3:
        here.token("high" if value == 4 else "middle", "clothes", value)
    match = play(here.to_act(0), "clothes")
    assert saved_player(match, 0)["rupees"]["clothes"] == rupees
    assert seat(match, 0).rupees == 2 + rupees


@proves("L5", "R7")
@pytest.mark.parametrize(("pier", "rupees"), [(5, 3), (6, 4)])
def test_clothes_pay_one_more_at_the_sixth_pier(pier: int, rupees: int) -> None:
    here = table().boat(pier).fact(last_round=2).player(0, goods="clothes")
    here.player(1, contracts="sufi cook caliph mullah painter" + " dewan" * (pier == 6))
    match = play(here.to_act(0), "clothes")
    assert saved_player(match, 0)["rupees"]["clothes"] == rupees
