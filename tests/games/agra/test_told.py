"""How logs tell what happens: once, in its order, with what it cost and why."""

from __future__ import annotations

import serai
from serai import Match
from serai.cli import words
from serai.core.kernel import CHOSEN, NOTED
from serai.house.told_events import sentence
from serai.table import transcript
from tests.games.agra.piers import at_pier
from tests.games.agra.table import table
from tests.games.playing import play
from tests.golden import files

NAMES = ["Ann", "Bob", "Cem", "Dan"]


def story(match: Match, language: str = "en") -> list[str]:
    """The log in sentences, with plain spaces."""
    return [one.replace("\xa0", " ") for one in match.story(language, NAMES)]


def test_what_is_given_and_taken_several_times_is_one_step() -> None:
    here = table().player(0, goods="sandstone sandstone wood cement").to_act(0)
    match = play(here, "place trader", "give sandstone", "give sandstone", "give wood")
    play(match, "take turmeric", "take cotton")
    assert story(match)[1:3] == [
        "Ann gives the trader 2 sandstone and 1 wood",
        "Ann takes 1 turmeric and 1 cotton",
    ]
    assert story(match, "de")[1] == "Ann gibt 2 Sandsteine und 1 Holz ab"
    assert story(match, "ru")[1] == "Ann отдаёт торговцу 2 песчаника и дерево"
    assert story(match, "nl")[1] == "Ann geeft de handelaar 2 zandsteen en 1 hout"


def test_processing_says_what_becomes_what_and_who_follows() -> None:
    here = table().built("boards").player(0, goods="wood wood").player(1, goods="wood")
    match = play(here.to_act(0), "place boards", "make 2", "follow")
    assert story(match)[1:4] == [
        "Ann processes 2 wood into 2 boards",
        "Bob follows and processes 1 wood into 1 board",
        "Ann: +1 favour (follower)",
    ]


def test_an_order_says_its_goods_and_is_paid_before_the_next_one_is_marked() -> None:
    here = table().orders("scholars", 5).player(0, goods="boards oil", influence={"scholars": 1})
    told = story(play(here.to_serve(0), "order scholars"))
    assert told[0] == "Ann fulfils the scholars’ order with 1 board and 1 oil"
    assert told[1].endswith("(order)")
    assert told[2].startswith("The scholars’ next order: 1 ")


def test_a_double_delivery_pays_in_one_step() -> None:
    here = at_pier(4, "painter").delivered("painter", ["cloth"], cloth=1)
    match = play(here.player(0, goods="wood wood cotton").to_act(0), "place sailor", "fare cotton")
    play(match, "double wood painter")
    assert "Ann: +4 rupees (delivery)" in story(match)


def test_a_stone_says_what_it_cost() -> None:
    match = play(table().player(0, goods="turmeric").to_act(0), "place botanist", "stone")
    assert story(match)[-1] == "Ann advances the meditation stone to space 2 for 1 turmeric"


def recorded() -> str:
    """The longest recorded game."""
    texts: dict[str, str] = files.read("agra", serai.game("agra").version, files.GAMES)
    return max(texts.values(), key=len)


def test_the_line_of_a_turn_tells_rupees_as_one_sum() -> None:
    moments = transcript.steps({"agra": serai.game("agra")}, recorded())
    match = next(moments)
    assert not match.agreed["open_money"]
    lines = [line for line, _ in words.told(recorded(), "en", NAMES) if line]
    own = [[one for one in line.split(" · ") if one.endswith("rupees")] for line in lines]
    gains = [[one for one in told if one.startswith("+")] for told in own]
    assert any(gains)
    assert all(len(one) <= 1 for one in gains)


def test_open_money_is_told_by_what_everybody_sees() -> None:
    """Not once more by the notes."""
    for open_money in (False, True):
        here = table(open_money=open_money).coins(wood=3)
        match = here.to_act(0)
        known = len(match.log)
        play(match, "place wood")
        note = next(one for one in match.log[known:] if match.step(one).key == "note-rupees-gained")
        assert match.step(note).args["open"] == ("yes" if open_money else "no")


def test_who_did_something_in_anothers_turn_is_its_subject() -> None:
    lines = [line for line, _ in words.told(recorded(), "en", NAMES) if line]
    others = [one for line in lines for one in line.split(" · ")[1:] if one.startswith("Bob")]
    assert others
    assert all(one.startswith(("Bob: +", "Bob: −")) or ": " not in one[:5] for one in others)


def test_a_move_that_a_note_tells_is_silent_and_the_note_is_no_chance() -> None:
    match = play(table().player(0, goods="turmeric").to_act(0), "place botanist", "stone")
    stone = match.parse("stone")
    nth = next(i for i, (kind, _, what) in enumerate(match.log) if (kind, what) == (CHOSEN, stone))
    before, after = match.log[nth], match.log[nth + 1]
    assert after[0] == NOTED
    silent = sentence(match, before, match.log[nth - 1], after)
    assert (silent.closes, silent.places) == (True, ["stone@0"])
    told = sentence(match, after, before)
    assert (told.closes, told.chance) == (False, False)
