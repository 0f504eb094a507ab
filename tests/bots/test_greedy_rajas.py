"""Greedy at Rajas of the Ganges: no worker in vain, and sensible answers to every question."""

from __future__ import annotations

import pytest

from serai import Match
from serai.bots import registry
from serai.bots.guide import NONE, Wish
from serai.bots.rajas.guide import begin
from serai.core import kernel
from serai.core.luck import Luck
from serai.core.tables import packed
from serai.games.rajas import verbs
from serai.games.rajas.kinds import FIELD
from tests.games.playing import play
from tests.games.rajas.table import rajas, table

TEA = {"c2": ("O06", "NS"), "b1": ("G07", "ES"), "b2": ("B04", "NW")}  # tea 2, 3 and 2


def answer(match: Match, seed: int = 1) -> str:
    bot = registry.make("greedy")
    return match.notation(bot.choose(match.state.copy(), Luck(seed)))


@pytest.mark.parametrize("seed", range(4))
def test_2_5_no_worker_goes_where_nothing_is_to_be_had(seed: int) -> None:
    """Without dice and markets only dice from the terrace are of use."""
    here = table().player(0, money=4).player(1, workers=5, waiting=[])
    match = here.board(front=[1, 1, 1], terrace={"blue": 1, "green": 1}).to_move(0)
    assert match.view(0)["brings_nothing"] == ["quarry", "mixed"]
    assert answer(match, seed) in ("terrace orange", "terrace purple")
    s = rajas(match)
    offered = s.desk.moves[: kernel.ask(s)]
    looked_at = begin(s, Wish(Luck(seed), 6, 0)).shortlist(s, offered, NONE)
    assert [match.notation(m) for m in looked_at] == ["terrace orange", "terrace purple"]


def test_2_5_a_space_that_brings_nothing_is_taken_if_there_is_no_other() -> None:
    here = table().player(1, workers=5, waiting=[]).player(0, workers=5, waiting=[], money=4)
    here.board(front=[0, 0, 0], terrace={"blue": 1, "green": 1, "orange": 1, "purple": 1})
    match = here.to_move(0)
    assert answer(match) in ("quarry", "mixed")


def test_what_a_line_meets_does_not_depend_on_how_many_were_looked_at() -> None:
    s = rajas(table().player(0).to_move(0))
    rolls = packed([verbs.ROLL | face << 8 for face in range(6)])
    tiles = packed([verbs.REVEAL | tile << 8 for tile in range(4)])
    asked = [(rolls, 1), (rolls, 2), (rolls, 3), (tiles, 0), (rolls, 4), (tiles, 3)]
    guides = [begin(s, Wish(Luck(8), 6, 0)) for _ in range(2)]
    there = [list(guides[0].outcomes(s, moves, met)) for moves, met in asked]
    back = [list(guides[1].outcomes(s, moves, met)) for moves, met in reversed(asked)]
    assert there == back[::-1]
    assert there[3] == there[5]  # the tile on top of a stack is the same one, whenever it is seen
    assert [len(found) for found in there] == [2, 2, 1, 1, 1, 1]
    others = [begin(s, Wish(Luck(seed), 6, 0)) for seed in range(20)]
    assert len({other.outcomes(s, rolls, 3)[0] for other in others}) > 3


def test_worker_and_bonus_are_worth_all_markets() -> None:
    match = table().player(0, money=18, bonus=1, dice="b6", province=TEA).to_move(0)
    play(match, "market tea")
    assert match.question == "score"
    assert answer(match) == "score tea 3 7"


def test_a_tile_that_can_be_bought_is_bought() -> None:
    match = table().player(0, money=2, dice="b6").to_move(0)
    play(match, "quarry")
    assert answer(match).startswith("tile ")


def test_no_yield_tile_goes_to_a_field_that_is_linked_already() -> None:
    fields = [name for name in FIELD.names if name != "S"]
    here = table(navaratnas=True).player(0, connected=fields)
    match = here.about_to("ChooseJewel", 0)
    assert answer(match) == "done" or answer(match).endswith(" S")


def test_dice_are_taken_where_they_may_be_declined() -> None:
    match = play(table().player(0, money=31).to_move(0), "front")
    assert answer(match).startswith("take ")
    play(match, "take purple")
    assert answer(match).startswith("take ")
