"""A challenger against champions, and the ladder that follows from it."""

from __future__ import annotations

from pathlib import Path

from bench.kept_results import append
from bench.ladder import Match, kept, ladder, play, rows
from serai.study.matches import Gate, Named, Pairing, Tally, tallies


def test_the_challenger_sits_on_every_seat_with_the_same_luck() -> None:
    """Against itself it wins its share exactly."""
    pairing = Pairing("rajas", 3, {}, 5, Named("greedy"), Named("greedy"))
    (found,) = tallies(pairing, 2, jobs=1)
    assert len(found.shares) == 6
    assert sum(found.shares[:3]) == sum(found.shares[3:]) == 1


def test_alone_both_play_the_same_game() -> None:
    """Who plays better there has won."""
    pairing = Pairing("merv", 1, {}, 5, Named("greedy"), Named("random"))
    (found,) = tallies(pairing, 2, jobs=1)
    assert found.shares == (1.0, 1.0)
    assert found.margin() > 0


def test_a_gate_lets_through_turns_away_or_waits() -> None:
    gate = Gate(0.5)
    assert gate.verdict(Tally((1.0,) * 40)) is True
    assert gate.verdict(Tally((0.0,) * 40)) is False
    assert gate.verdict(Tally((1.0, 0.0) * 10)) is None


def test_a_match_of_the_ladder_is_kept_and_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    match = Match("rajas", 2, "greedy", "random")
    assert not match.is_kept(kept(file))
    append(file, play(match, 4, 1, None))
    assert match.is_kept(kept(file))
    assert not Match("rajas", 2, "greedy", "random", seed=2).is_kept(kept(file))
    assert rows(kept(file))[2].startswith("| Rajas | 2 | `greedy` | `random` | 100.0 % [")


def test_the_ladder_has_each_match_once() -> None:
    matches = [match for match, _ in ladder()]
    assert len(matches) == len(set(matches))
