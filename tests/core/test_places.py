"""Places of the board: patterns over the arguments of moves and notes, forwards and backwards."""

from __future__ import annotations

import pytest

import serai
from serai.core import places
from serai.core.game import Words
from serai.core.kernel import NOTED
from serai.core.notation import Verb
from serai.games import load
from serai.table.match import Match
from serai.table.why_no_move import reason_at

RAJAS = serai.game("rajas")


def number(text: str) -> int:
    move = RAJAS.notation.read(text)
    assert isinstance(move, int)
    return move


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("quarry", ["quarry"]),
        ("market tea", ["market:tea"]),
        ("lay b1 NE", ["square:b1@2"]),
        ("overbuild B13 c2", ["tile:B13", "square:c2@2"]),
        ("pay b3 b3 b5~", ["die:b3@2", "die:b3@2", "die:b5@2"]),  # a turned die lies where it lay
        ("done", []),
    ],
)
def test_a_move_touches_places(text: str, expected: list[str]) -> None:
    assert places.touched(RAJAS.notation, number(text), 2) == expected


def test_the_moves_of_a_place_are_those_of_all_its_verbs() -> None:
    found = {RAJAS.notation.write(m) for m in places.moves_at(RAJAS.notation, "tile:B13", 0)}
    assert "tile B13" in found
    assert "overbuild B13 c2" in found
    assert all("B13" in text for text in found)


def test_what_is_a_rivals_is_no_place_of_mine() -> None:
    assert places.moves_at(RAJAS.notation, "square:b1@1", 1)
    assert places.moves_at(RAJAS.notation, "square:b1@1", 0) == []


@pytest.mark.parametrize("place", ["", "square", "square:@0", "square:z9@0", "river:", "x" * 80])
def test_odd_places_belong_to_nothing(place: str) -> None:
    assert places.moves_at(RAJAS.notation, place, 0) == []


def test_a_boat_is_sent_to_the_space_where_it_arrives() -> None:
    match = serai.new("rajas", 2, 1)
    seat = match.to_move
    assert seat is not None
    boat = match.state.players[seat].boat  # type: ignore[attr-defined]
    assert RAJAS.touched(match.state, number("sail 2")) == [f"river:{boat + 2}"]
    assert RAJAS.moves_at(match.state, f"river:{boat + 2}") == [number("sail 2")]
    assert RAJAS.moves_at(match.state, "river:30") == []


@pytest.mark.parametrize("name", load.NAMES)
def test_patterns_name_arguments_that_there_are(name: str) -> None:
    game = serai.game(name)
    told: list[Verb | Words] = [*game.notation.verbs, *game.notes.values()]
    for row in told:
        args = {arg for arg, _ in row.args}
        for pattern in (*row.at, row.piece):
            assert set(places.ARGUMENT.findall(pattern)) <= args, (row.name, pattern)


def test_a_log_says_where_and_what() -> None:
    match = serai.new("rajas", 2, 1)
    match.play("quarry")
    seat = match.log[-1][1]
    chosen = next(entry for entry in match.log if entry[2] == number("quarry"))
    assert match.where(chosen) == (["quarry"], f"worker@{seat}")
    paid = next(entry for entry in reversed(match.log) if entry[0] == NOTED)
    assert match.where(paid) == ([f"money@{seat}"], "")


# --- why nothing is offered there ---


def test_a_place_says_what_really_forbids() -> None:
    match = serai.new("rajas", 2, 3)
    window = match.seen_by(match.to_move)
    refusal = window.reason_at("chamber:raja")
    assert refusal is not None
    assert (refusal.name, refusal.rule) == ("no-die-of-face", "P7")


def test_a_place_where_something_is_offered_has_no_reason() -> None:
    match = serai.new("rajas", 2, 3)
    assert match.seen_by(match.to_move).reason_at("market:tea") is None


def test_others_hear_only_that_it_is_not_their_turn() -> None:
    match = serai.new("rajas", 2, 3)
    assert match.to_move is not None
    refusal = match.seen_by(1 - match.to_move).reason_at("market:tea")
    assert refusal is not None
    assert refusal.name == "not-your-turn"


def test_a_square_is_refused_for_the_tile_in_hand_not_for_a_made_up_one() -> None:
    """Of all ways to lay a tile there, those are tried that are offered elsewhere."""
    match = serai.new("rajas", 2, 5)
    match.play("quarry")
    while match.question != "lay":
        match.play(match.options[0])
    refusal = match.seen_by(match.to_move).reason_at(f"square:e4@{match.to_move}")
    assert refusal is not None
    assert refusal.name == "square-unreached"


def test_a_place_that_does_not_go_on_from_what_was_touched_says_so() -> None:
    """It may well be offered by itself."""
    match = serai.new("rajas", 2, 5)
    places = sorted({place for move in match.options for place in touched(match, move)})
    alone = [place for place in places if [place] in [touched(match, m) for m in match.options]]
    first, second = alone[:2]
    assert reason_at(match, second) is None
    refusal = reason_at(match, second, [first])
    assert refusal is not None
    assert refusal.name == "not-now"


def touched(match: Match, move: int) -> list[str]:
    return match.game.touched(match.state, move)
