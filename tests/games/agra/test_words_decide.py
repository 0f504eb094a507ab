"""Where the rulebook has explicit words, they decide: one test (or more) for each such point.

The points are numbered as they were found: 1 favour tiles, 2 the Mullah, 3 steps for deliveries,
4 what "may" means, 5 meditation points, 6 prices, 7 defaults that follow the words.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

import serai
from serai import Match
from serai.core import data, kernel
from serai.core.kernel import Desk
from serai.core.luck import Luck
from serai.core.speech import Voice
from serai.games.agra import audit, components, tables, verbs
from serai.games.agra.state import MEDITATING
from serai.games.agra.trader import Trader, can_make
from tests.games.agra.piers import at_pier
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
from tests.games.playing import notes, offered, play, refused

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


# --- 7: defaults that follow the words --------------------------------------------------------


@proves("C7", rulings=["trader-total"])
def test_1_7_what_the_trader_gives_must_be_worth_one_less_no_more_and_no_less() -> None:
    match = table().player(0, goods="paintings cement").to_act(0)
    play(match, "place trader", "give paintings", "give cement")  # 5, so 4
    play(match, "take oil")
    assert refused(match, "done") == ("take-more", {"value": 2})
    assert refused(match, "take statues") == (
        "too-dear",
        {"good": "statues", "value": 3, "allowed": 2},
    )
    assert refused(match, "token low 2 cotton") == ("token-before-or-after", {"moved": 0})
    play(match, "take cotton", "take turmeric", "done")
    assert goods(match, 0) == {"turmeric": 1, "cotton": 1, "oil": 1}


def no_good_worth_one() -> Table:
    """Two basic goods are worth 2: beside sandstone and cotton nothing is worth 1."""
    return table().token("low", "wood", 2).token("middle", "turmeric", 2)


@proves("C7", rulings=["trader-total"])
def test_1_7_goods_for_which_no_such_return_exists_cannot_be_given() -> None:
    match = no_good_worth_one().player(0, goods="sandstone cotton").to_act(0)
    play(match, "place trader")
    assert offered(match, "give") == []
    assert refused(match, "give cotton") == ("no-such-return", {"good": "cotton", "value": 0})
    match = no_good_worth_one().player(0, goods="sandstone cotton wood").to_act(0)
    play(match, "place trader", "give sandstone", "give cotton")  # and so the wood has to follow
    assert goods(match, 0) == {}
    assert refused(match, "take oil") == ("rest-remains", {"good": "oil", "value": 1})
    play(match, "take statues", "done")
    assert goods(match, 0) == {"statues": 1}


@proves("C7", rulings=["trader-total"])
def test_1_7_every_way_to_give_can_be_finished() -> None:
    """Whatever was offered leads to an exchange of exactly one less, at any prices."""
    for tokens in (
        [],
        [("low", "wood", 2), ("middle", "turmeric", 2)],
        [("low", "oil", 1), ("middle", "wood", 2), ("high", "books", 4)],
    ):
        here = table().player(0, goods="sandstone cotton oil books")
        for token in tokens:
            here.token(*token)
        todo = [play(here.to_act(0), "place trader")]
        seen = set()
        while todo:
            match = todo.pop()
            if match.question != "trader":
                continue
            trader = agra(match).stack[-1]
            assert isinstance(trader, Trader)
            digest = (tuple(goods(match, 0).items()), trader.budget, trader.taken)
            if digest in seen:
                continue
            seen.add(digest)
            assert match.options
            worth = trader.budget - tables.TRADE_LOSS
            finished = trader.given == 0 or (worth == 0 and trader.taken > 0)
            assert ("done" in offered(match)) == finished
            moves = (*offered(match, "give"), *offered(match, "take"))
            todo += [play(match.copy(), move) for move in moves]
        assert seen


def test_1_7_sums_of_values() -> None:
    for values in ([1], [2], [3], [2, 3], [3, 4], [2, 4]):
        mask = sum(1 << value for value in values)
        for total in range(1, 12):
            possible = any(
                sum(some) == total
                for count in range(1, total + 1)
                for some in combinations_with_replacement(values, count)
            )
            assert can_make(mask, total) == possible


@proves("D16", "N9", rulings=["mujtahida-site", "abilities-may"])
def test_1_7_mujtahida_may_be_declined() -> None:
    here = at_pier(5, "mujtahida").delivered("mujtahida", oil=0, turmeric=0)
    match = play(here.player(0, goods="statues").to_act(0), "place sailor")
    play(match, "deliver statues mujtahida")
    assert (match.question, offered(match)) == ("free-build", ["build cement", "pass"])
    play(match, "pass")
    assert "cement" not in saved(match)["built"]
    assert "mujtahida" in saved_player(match, 0)["contracts"]


@proves("D16", "B6", "A7", rulings=["mujtahida-site"])
def test_1_7_mujtahida_builds_only_with_a_worker_for_it() -> None:
    here = at_pier(5, "mujtahida").delivered("mujtahida", oil=0, turmeric=0).built("cement")
    spaces = [
        "sandstone",
        "wood",
        "turmeric",
        "cotton",
        "cement",
        "architect",
        "trader",
        "botanist",
    ]
    here.standing(0, *spaces).player(0, goods="statues")
    match = play(here.to_act(0), "place sailor", "deliver statues mujtahida")
    assert (seat(match, 0).workers, match.question) == (1, "free-build")
    here.built("boards").standing(0, "boards")
    match = play(here.to_act(0), "place sailor", "deliver statues mujtahida")
    assert seat(match, 0).workers == 0
    assert "mujtahida" in saved_player(match, 0)["contracts"]
    assert "curry" not in saved(match)["built"]


def won_by_points() -> Match:
    here = at_pier(5, "mujtahida", seats=3).delivered("mujtahida", statues=0, oil=0)
    here.player(0, goods="turmeric sandstone", stone=6).player(1, goods="sandstone")
    match = here.standing(0, "trader").fact(blocked="trade").to_meditate(0)
    return play(match, "lay trader", "deliver turmeric mujtahida")


def won_by_a_favour_tile() -> Match:
    here = at_pier(5, "mujtahida", seats=3).delivered("mujtahida", statues=0, oil=0)
    here.player(0, goods="turmeric sandstone", tiles="deliver", favour=4)
    match = play(here.player(1, goods="sandstone").to_act(0), "place sailor", "use deliver")
    return play(match, "deliver turmeric mujtahida")


def won_by_the_sailor() -> Match:
    here = at_pier(5, "mujtahida", seats=3).delivered("mujtahida", statues=0, oil=0)
    here.player(0, goods="turmeric sandstone").player(1, goods="sandstone")
    return play(here.to_act(0), "place sailor", "deliver turmeric mujtahida")


@proves("D16", "G7", rulings=["which-actions-are-followed"])
@pytest.mark.parametrize(
    ("won", "followed"),
    [(won_by_points, False), (won_by_a_favour_tile, False), (won_by_the_sailor, True)],
)
def test_1_7_others_follow_the_mujtahida_only_if_a_main_action_won_her(won, followed) -> None:
    match = play(won(), "build cement", "bonus favour-3", "make 1")
    assert ((match.question, match.to_move) == ("follow", 1)) == followed
    assert goods(match, 0)["cement"] == 1


@proves("D7", "W1", rulings=["dyer-needs-one-marker"])
def test_1_7_dyer_with_one_free_marker_can_exchange() -> None:
    here = table().player(0, contracts="dyer", goods={"paper": 21})
    match = play(here.to_act(0), "place cotton")
    assert (match.question, seat(match, 0).supply) == ("dye", 1)
    play(match, "dye cloth")
    assert goods(match, 0) == {"paper": 21, "cloth": 1}
    assert match.question != "room"  # both goods produced have become the cloth


@proves("F9", "F10", rulings=["discarded-tile-comes-last"])
def test_1_7_a_discarded_fourth_tile_goes_back_after_the_display_was_refilled() -> None:
    here = table().player(0, tiles="swap token peon", influence={"artisans": 2})
    here.display("stand", "more", "point")
    match = play(here.to_act(0), "place architect", "influence artisans", "tile more")
    assert match.to_move == serai.CHANCE
    assert {"draw swap", "draw token", "draw peon", "draw more"} & set(offered(match)) == set()
    play(match, "draw sell")
    assert (match.to_move, match.question) == (0, "discard")
    play(match, "discard token")
    assert saved(match)["display"] == ["stand", "point", "sell"]
    assert "token" in saved(match)["pile"]


@proves("N2")
def test_1_7_the_lower_goods_of_mahout_and_mosaic_maker_are_derived() -> None:
    records = {one.id: one for one in data.load(components.PACKAGE, "notables.toml").of("notable")}
    for name, good in (("mahout", "wood"), ("mosaic-maker", "cement")):
        assert records[name].values["bottom"] == good
        assert "The bottom good is derived" in records[name].note


def test_1_7_the_words_are_the_default_of_every_option() -> None:
    agreed = serai.new("agra").agreed
    assert agreed["trader"] == "exact"
    assert [name for name, choice in agreed.items() if choice is True] == []


@pytest.mark.parametrize(
    ("language", "marks"),
    [
        ("en", ("ours", "house rule")),
        ("de", ("unsere Lesart", "Hausregel")),
        ("nl", ("onze lezing", "huisregel")),
        ("ru", ("наше прочтение", "домашнее правило")),
    ],
)
def test_options_against_all_editions_are_marked_as_ours(language, marks) -> None:
    """What no edition says is ours: the looser trader, the greedy peon, open money."""
    for name in ("trader-at-most", "trader-until-full", "peon-takes-rupees", "open-money"):
        label = Voice.translate(language, "agra", f"option-{name}", {})
        assert any(mark in label for mark in marks), label
    for name in ("painter-all-tracks", "influence-action", "influence-turn", "dyer-value-two"):
        label = Voice.translate(language, "agra", f"option-{name}", {})
        assert not any(mark in label for mark in marks), label
