"""Pruning any-time actions leaves out orders of moves, never positions."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

import serai
from serai import Match
from serai.bots.interleaving import commute, ends_of_turn, fingerprint, steps
from tests.games.agra.table import table

MOST = 4000  # positions; a turn with more is not looked at here


def rich_turns() -> Iterator[Match]:
    """Turns with several any-time actions, near their end."""
    yield table(3).player(0, goods="clothes oil paper", favour=4).lying(0, "wood").to_serve(0)
    yield table(2).player(0, goods="clothes books wood", favour=2).to_serve(0)
    yield table(2).player(0, goods="oil curry clothes").lying(0, "wood", "cotton").to_serve(0)
    yield (
        table(2)
        .player(0, goods="cotton paper", contracts="caliph french-trader")
        .lying(0, "wood", "sandstone")
        .to_serve(0)
    )


@pytest.mark.parametrize("nth", range(4))
def test_no_position_is_lost(nth: int) -> None:
    match = list(rich_turns())[nth]
    game = match.game
    everything = list(itertools.islice(ends_of_turn(game, match.state, prune=False), MOST))
    assert len(everything) < MOST, "too many to compare"
    pruned = list(ends_of_turn(game, match.state))
    assert {fingerprint(game, s) for s in pruned} == {fingerprint(game, s) for s in everything}
    assert len(pruned) < len(everything)


def test_an_action_with_its_questions_is_one_step() -> None:
    match = table(2).player(0, goods="wood cotton", favour=3).to_serve(0)
    found = {
        " ".join(match.notation(m) for m in step.moves) for step in steps(match.game, match.state)
    }
    assert "use process process boards" in found
    assert "use good take turmeric" in found
    assert "done" in found


def test_what_depends_on_each_other_does_not_commute() -> None:
    match = table(2).player(0, goods="clothes cloth wood", favour=3).to_serve(0)
    game, number = match.game, match.parse
    clothes = (number("clothes"),)
    more_clothes = (number("use process"), number("process clothes"))
    gift = (number("akbar clothes"),)
    assert commute(game, match.state, clothes, more_clothes)
    assert not commute(game, match.state, clothes, gift)


def test_a_game_without_any_time_actions_is_not_touched() -> None:
    match = serai.new("rajas", seats=2, seed=1)
    found = steps(match.game, match.state)
    assert [step.moves[0] for step in found] == match.options
