"""The kernel, proved on a tiny game that uses all of it."""

from typing import Any

import pytest

from serai.core import kernel
from serai.core.kernel import CHANCE, Desk, Rule
from serai.core.luck import Luck
from serai.table.match import Match, new_match
from tests.core.pebbles import (
    COIN,
    GAME,
    HEAP_TOO_SMALL,
    NO_ROUGH_PEBBLE,
    PASS,
    POLISH,
    TAKE,
    Pebbles,
)


def pebbles(seats: int = 3) -> Match:
    return new_match(GAME, seats, None, {}, "ask")


def board(match: Match) -> Pebbles:
    assert isinstance(match.state, Pebbles)
    return match.state


def test_the_first_player_is_asked_first() -> None:
    match = pebbles()
    assert match.to_move == 0
    assert [match.notation(m) for m in match.options] == ["take 1", "take 2", "take 3"]


def test_free_moves_are_offered_beside_the_question_and_ask_it_anew() -> None:
    match = pebbles()
    match.play("take 1")
    match.play("take 1")
    match.play("take 1")
    assert match.to_move == 0
    assert "polish" in [match.notation(m) for m in match.options]
    match.play("polish")
    assert match.to_move == 0
    assert board(match).polished == [1, 0, 0]
    assert "polish" not in [match.notation(m) for m in match.options]
    assert match.question == "take"


def test_free_moves_are_for_the_active_player_only() -> None:
    match = pebbles()
    for _ in range(3):
        match.play("take 1")
    match.play("take 2")
    assert match.to_move == 1  # follows; has a rough pebble, but it is not their turn
    assert [match.notation(m) for m in match.options] == ["pass", "take 1"]


def test_calls_of_one_step_run_in_calling_order() -> None:
    match = pebbles()
    match.play("take 2")
    assert match.to_move == 1
    match.play("take 1")
    assert match.to_move == 2
    match.play("pass")
    assert match.to_move == 1  # the next turn
    assert board(match).rough == [2, 1, 0]


def test_chance_is_a_player() -> None:
    match = pebbles()
    match.play("take 3")
    assert match.to_move == CHANCE
    assert match.options == [COIN, COIN | 1 << 8]
    match.play("coin 1")
    assert board(match).rough[0] == 4


def test_a_single_option_is_taken_silently_and_logged() -> None:
    match = pebbles(2)
    for move in ["take 3", "coin 0", "take 3", "coin 0", "take 3", "coin 0"]:
        match.play(move)
    match.play("take 2")  # one pebble is left; seat 0 may follow
    match.play("pass")
    assert match.to_move == 0  # only "take 1" and "polish"
    board(match).rough[0] = 0
    match.state.stamp = 0
    assert match.options == [TAKE | 1 << 8]


def test_the_breadcrumb_is_the_stack() -> None:
    match = pebbles()
    match.play("take 2")
    assert match.breadcrumb == ["Rounds", "Turn", "Follow"]


def test_why_not_runs_the_same_check_and_names_numbers() -> None:
    match = pebbles(2)
    for move in ["take 3", "coin 0", "take 3", "coin 0", "take 3", "coin 0", "take 1"]:
        match.play(move)
    assert board(match).heap == 2
    refusal = match.why_not("take 3")
    assert refusal is not None
    assert (refusal.code, refusal.args) == (HEAP_TOO_SMALL, {"missing": 1, "heap": 2})
    match = pebbles()
    refusal = match.why_not("polish")
    assert refusal is not None
    assert (refusal.code, refusal.args) == (NO_ROUGH_PEBBLE, {"held": 0})
    refusal = match.why_not("pass")
    assert refusal is not None
    assert (refusal.name, refusal.args) == ("not-now", {"count": 3})
    assert match.why_not("take 2") is None


def test_moves_after_the_end_are_refused() -> None:
    match = new_match(GAME, 2, 1, {}, "seeded")
    while not match.over:
        match.play(match.options[0])
    assert match.to_move is None
    assert match.options == []
    refusal = match.why_not("pass")
    assert refusal is not None
    assert refusal.name == "game-over"


def test_options_of_a_copy_do_not_disturb_the_original() -> None:
    state = GAME.new(Desk(), 3, {"big_heap": False}, 1)
    kernel.advance(state, None)
    before = kernel.options(state)
    copy = state.copy()  # shares the desk
    kernel.play(copy, TAKE | 2 << 8, None)
    assert kernel.options(copy) == [PASS, TAKE | 1 << 8]
    assert kernel.options(state) == before
    assert kernel.offered(state, TAKE | 3 << 8)


def test_playout_counts_decisions_and_stops_at_the_limit() -> None:
    state = GAME.new(Desk(), 3, {"big_heap": True}, 1)
    luck = Luck(1)
    kernel.advance(state, luck)
    assert kernel.playout(state, luck, 3) == 3
    assert state.stack
    assert kernel.playout(state, luck, 1000) > 0
    assert not state.stack


@pytest.mark.parametrize("n", [0, 1, 31, 32, 40, 61, 62])
def test_bit(n: int) -> None:
    assert kernel.bit(n) == 2**n


@pytest.mark.parametrize("h", [0, 1, 12345, 2**62, 2**63 - 1])
@pytest.mark.parametrize("x", [0, 1, -1, 77, 2**62 + 9, -(2**63)])
def test_a_hash_is_the_same_however_it_is_computed(h: int, x: int) -> None:
    mixed = (h ^ x) * 0x1E3779B97F4A7C15 % 2**63
    assert kernel.mix(h, x) == mixed ^ mixed >> 29


def test_luck_is_even_and_repeatable() -> None:
    counts = [0] * 6
    luck, same = Luck(7), Luck(7)
    for _ in range(60_000):
        n = luck.pick(6)
        assert n == same.pick(6)
        counts[n] += 1
    assert all(9_600 < count < 10_400 for count in counts), counts


def test_neighbouring_seeds_differ_at_once() -> None:
    firsts = [tuple(Luck(seed).pick(6) for _ in range(1)) for seed in range(6000)]
    assert all(800 < firsts.count((face,)) < 1200 for face in range(6))


def test_polishing_is_worth_a_point() -> None:
    match = pebbles()
    for _ in range(3):
        match.play("take 1")
    before = match.scores
    match.play(POLISH)
    assert match.scores[0] == before[0] + 1


class Circle(Rule):
    """A rule that never asks and never ends."""

    def step(self, s: Any, m: int) -> int:
        return kernel.AGAIN


def test_rules_that_go_round_in_circles_are_stopped() -> None:
    state = Pebbles(Desk(), 2)
    state.call(Circle())
    with pytest.raises(RecursionError):
        kernel.advance(state, None)
