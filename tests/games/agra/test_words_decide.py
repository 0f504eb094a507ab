"""Where the rulebook has explicit words, they decide: one test (or more) for each such point.

The points are numbered as they were found: 1 favour tiles, 2 the Mullah, 5 meditation points,
6 prices; 3 and 4 are in test_influence_words.py, 7 is in test_defaults_words.py.
"""

from __future__ import annotations

import pytest

import serai
from serai import Match
from serai.core import kernel
from serai.core.kernel import Desk
from serai.core.luck import Luck
from serai.core.speech import Voice
from serai.games.agra import audit, tables, verbs
from serai.games.agra.state import MEDITATING
from serai.games.agra.trader import Trader
from tests.games.agra.piers import at_pier
from tests.games.agra.table import agra, goods, marked, proves, saved, saved_player, seat, table
from tests.games.playing import cited, notes, offered, play, refused

# --- 1: marks on favour tiles -----------------------------------------------------------------


@proves("T5", "F5", "Q2", rulings=["extra-good-once-per-turn", "used-favour-action"])
def test_1_1_a_mark_comes_back_at_the_end_of_its_owners_own_turn() -> None:
    here = table(seats=4).built_all().player(0, goods="wood").player(1, goods="turmeric")
    here.player(2, goods="cotton")
    here.player(3, goods="wood wood turmeric turmeric cotton cotton", tiles="more", favour=8)
    match = play(here.to_act(0), "place paper", "make 1", "follow", "more")
    assert saved_player(match, 3)["used"]["actions"] == ["more"]
    for leader, building in ((1, "curry"), (2, "oil")):
        play(match, "done")  # the order phase of the last leader
        assert agra(match).turn == leader
        play(match, f"place {building}", "make 1", "follow")
        assert match.question != "more"  # not once again in the same round
    play(match, "done")
    assert (agra(match).turn, saved_player(match, 3)["used"]["actions"]) == (3, ["more"])
    supply = seat(match, 3).supply
    play(match, "done", "place cloth", "make 1")
    assert match.question != "more"
    play(match, "done")
    assert (agra(match).turn, saved_player(match, 3)["used"]["actions"]) == (0, [])
    assert seat(match, 3).supply == supply + 1


def test_1_1_that_a_mark_stays_until_then_is_stated_and_not_ours() -> None:
    assert marked("extra-good-once-per-turn") == ("rulebook", "stated")


@pytest.mark.parametrize(
    ("language", "turn"), [("en", "turn"), ("de", "Zug"), ("nl", "beurt"), ("ru", "ход")]
)
def test_1_1_a_mark_from_an_earlier_turn_is_not_told_as_one_of_this_turn(language, turn) -> None:
    """A follower's mark stays through the turns of the others."""
    assert turn not in Voice.translate(language, "agra", "panel-used", {})


# --- 2: the Mullah ----------------------------------------------------------------------------


@proves("D13", "D26", "Q2", rulings=["mullah-own-turn"])
def test_1_2_mullah_helps_only_in_his_owners_own_turn() -> None:
    here = at_pier(3, own="mullah").built_all().player(0, goods="wood", favour=0)
    here.player(1, goods="wood wood", tiles="more", favour=4, contracts="sufi khatib mullah")
    match = play(here.to_act(0), "place paper", "make 1", "follow", "more")
    assert seat(match, 1).favour == 2  # the full price
    assert notes(match, "mullah-helped") == []
    assert saved_player(match, 1)["used"]["notables"] == []
    play(match, "done", "use good", "take wood")
    assert [note["seat"] for note in notes(match, "mullah-helped")] == [1]


# --- 5: meditation points ---------------------------------------------------------------------


def at_the_end_of_meditation() -> Match:
    """No marker is free, and influence at the end of the meditation brings a favour."""
    here = table().river("mahout").standing(0, "trader").fact(blocked="trade")
    here.player(
        0,
        goods={"wood": 1, "paper": 19},
        favour=2,
        stone=6,
        tiles="point",
        influence={"merchants": 2},
    )
    match = play(here.to_meditate(0), "lay trader", "deliver wood mahout", "done", "favour")
    assert (match.question, seat(match, 0).supply) == ("room", 0)
    return match


@proves("M3", "Q3", rulings=["points-end-with-the-phase"])
def test_1_5_meditation_points_do_not_survive_the_phase() -> None:
    match = at_the_end_of_meditation()
    assert refused(match, "use point") == ("only-meditating", {"points": 1})
    play(match, "done")
    assert (saved(match)["phase"], saved(match)["points"]) == ("action", 0)


@proves("M3")
def test_1_5_points_are_zero_when_a_turn_begins_and_the_audit_says_so() -> None:
    match = table().standing(0, "trader").to_meditate(0)
    state = agra(match)
    assert audit.broken_law(state) == ""
    state.points = 1
    assert audit.broken_law(state) == "a turn that begins with meditation points"
    state.points = 0
    play(match, "lay trader")
    assert (state.points, audit.broken_law(state)) == (1, "")
    play(match, "done")
    assert (state.phase != MEDITATING, audit.broken_law(state)) == (True, "")
    state.points = 1
    assert audit.broken_law(state) == "meditation points outside of a meditation"


# --- 6: prices stand still --------------------------------------------------------------------


@proves("C7", "C8", rulings=["prices-stand-still", "any-time-means"])
def test_1_6_nothing_that_changes_a_value_is_offered_between_giving_and_taking() -> None:
    here = table().player(0, goods={"paintings": 1, "wood": 16}, favour=5, tiles="token deliver")
    here.river("mahout").lying(0, "sandstone")
    match = play(here.to_act(0), "place trader")
    assert {"use token", "use deliver"} <= set(offered(match))
    play(match, "give paintings", "take cotton")
    assert (match.question, seat(match, 0).supply) == ("trader", 0)
    assert offered(match, "use") == []
    play(match, "take cotton")
    assert match.question == "room"  # out of markers in the middle of the exchange
    assert offered(match) == ["return wood", "return favour", "done"]
    for move in ("use token", "use deliver", "use good"):
        assert refused(match, move) == ("exchange-first", {"count": 1})
    play(match, "return wood")
    assert goods(match, 0) == {"cotton": 2, "wood": 15}


@proves("C8", rulings=["prices-stand-still"])
def test_1_6_that_prices_stand_still_is_marked_as_ours() -> None:
    here = table().player(0, goods="paintings", favour=3, tiles="token")
    match = play(here.to_act(0), "place trader", "give paintings")
    assert cited(match, "use token") == ("exchange-first", "prices-stand-still")
    assert marked("prices-stand-still") == ("house", "derived")


@proves("C7", rulings=["prices-stand-still"])
def test_1_6_values_stand_still_in_every_exchange_of_random_games() -> None:
    asked = 0
    for seed in range(6):
        luck = Luck(seed)
        state = agra(serai.new("agra", seats=2 + seed % 3, seed=seed))
        state.desk = Desk()
        values: list[int] = []
        while state.stack:
            moves = kernel.options(state)
            trader = next((rule for rule in state.stack if isinstance(rule, Trader)), None)
            if trader is None or trader.given == 0:
                values = list(state.values)
            elif trader.taken == 0 or trader.budget > tables.TRADE_LOSS:
                asked += 1
                assert list(state.values) == values
                verbs_offered = {kernel.verb(move) for move in moves}
                assert verbs_offered <= {verbs.GIVE, verbs.TAKE, verbs.RETURN, verbs.DONE}
            kernel.play(state, moves[luck.pick(len(moves))], luck)
    assert asked > 50


@proves("W2", "T3", rulings=["any-time-means"])
def test_out_of_markers_elsewhere_secondary_actions_stay_possible() -> None:
    here = table().player(0, goods={"paper": 17}, favour=5, tiles="token")
    match = play(here.to_act(0), "place cotton")
    assert match.question == "room"
    assert "use token" in offered(match)
