"""Damaged transcripts and positions are refused with reasons: no crash, no other game."""

from __future__ import annotations

import contextlib
import copy
import json
import random
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.table.written_match import check_of
from tests.golden import files


@cache
def played(plies: int) -> serai.Match:
    rng = random.Random(plies)
    match = serai.new("rajas", seats=3, seed=plies, options={"ganga": True})
    for _ in range(plies):
        match.play(rng.choice(match.options))
    return match


def refused(text: str) -> serai.Problem:
    with pytest.raises(serai.Problem) as caught:
        serai.replay(text)
    for language in serai.LANGUAGES:
        assert caught.value.text(language)
    return caught.value


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_transcript_with_one_changed_character(data: st.DataObject) -> None:
    text = played(60).transcript()
    at = data.draw(st.integers(0, len(text) - 1))
    char = data.draw(st.characters(codec="utf-8"))
    changed = text[:at] + char + text[at + 1 :]
    if changed != text:
        refused(changed)


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_a_transcript_with_lines_lost_doubled_or_swapped(data: st.DataObject) -> None:
    lines = played(60).transcript().split("\n")
    i = data.draw(st.integers(0, len(lines) - 2))
    j = data.draw(st.integers(0, len(lines) - 2))
    for changed in (
        lines[:i] + lines[i + 1 :],
        [*lines[: i + 1], lines[j], *lines[i + 1 :]],
        lines[:i],
    ):
        if changed != lines:
            refused("\n".join(changed))


@pytest.mark.parametrize(
    "text", ["", "\n", "serai", "serai transcript 2", "\ud800", "{}", "\0" * 50, "x" * 9999]
)
def test_no_transcript_at_all(text: str) -> None:
    refused(text)


def with_check(lines: list[str]) -> str:
    from serai.table.written_match import check_of

    return "\n".join([*lines, f"check {check_of(lines)}", ""])


def test_a_forged_check_does_not_help() -> None:
    """Somebody who recomputes the check still cannot make an illegal or a different game."""
    lines = played(60).transcript().split("\n")[:-2]
    first = next(i for i, line in enumerate(lines) if line[0] in "012")
    wrong_seat = [*lines]
    wrong_seat[first] = f"{(int(lines[first][0]) + 1) % 3}{lines[first][1:]}"
    assert refused(with_check(wrong_seat)).key == "transcript-seat"
    illegal = [*lines]
    illegal[first] = f"{lines[first][0]} chamber portugal"
    assert refused(with_check(illegal)).key == "transcript-move"
    shorter = [*lines[:-3], lines[-1]]
    assert refused(with_check(shorter)).key == "transcript-position"
    other_version = [*lines]
    other_version[1] = "game rajas 999"
    assert refused(with_check(other_version)).key == "rules-newer"
    other_game = [*lines]
    other_game[1] = "game chess 1"
    assert refused(with_check(other_game)).key == "game"
    other_data = [*lines]
    other_data[2] = "data 0123456789abcdef"
    assert refused(with_check(other_data)).key == "data-other"
    other_seats = [*lines]
    other_seats[3] = "seats 77"
    assert refused(with_check(other_seats)).key == "seats"
    other_options = [*lines]
    other_options[4] = "options [1]"
    assert refused(with_check(other_options)).key == "transcript-line"


def test_a_forged_result_is_found_by_playing() -> None:
    match = serai.new("rajas", seats=2, seed=3)
    while not match.over:
        match.play(match.options[0])
    lines = match.transcript().split("\n")[:-2]
    at = len(lines) - 2
    assert lines[at].startswith("result ")
    result = json.loads(lines[at].removeprefix("result "))
    result["winners"] = [1 - result["winners"][0]]
    lines[at] = f"result {json.dumps(result)}"
    assert refused(with_check(lines)).key == "transcript-result"
    for junk in ("result {}", "result 7", 'result {"ranks": [], "scores": ["x"], "winners": []}'):
        lines[at] = junk
        assert refused(with_check(lines)).key == "transcript-line"


@pytest.mark.parametrize("kept", range(2, 7))
def test_a_head_cut_short_is_refused_even_with_a_check_that_fits(kept: int) -> None:
    lines = played(10).transcript().split("\n")[:kept]
    assert refused(with_check(lines)).key == "transcript-line"


def test_windows_line_ends_are_named_not_crashed_on() -> None:
    refused(played(30).transcript().replace("\n", "\r\n"))


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(value, dict):
        return [path, *(p for k, v in value.items() for p in places(v, (*path, k)))]
    if isinstance(value, list):
        return [path, *(p for i, v in enumerate(value) for p in places(v, (*path, i)))]
    return [path]


STRANGE = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 300),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False),
    st.text(max_size=4),
    st.sampled_from(["B01", "blue", "NESW", "c2", "Turn", "Quarry"]),
    st.lists(st.integers(0, 5), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(0, 5), max_size=2),
)


def changed_position(data: st.DataObject, position: dict[str, Any]) -> dict[str, Any]:
    position = copy.deepcopy(position)
    path = data.draw(st.sampled_from([p for p in places(position) if p]))
    holder: Any = position
    for key in path[:-1]:
        holder = holder[key]
    if data.draw(st.booleans()):
        holder[path[-1]] = data.draw(STRANGE)
    elif isinstance(holder, dict):
        del holder[path[-1]]
    else:
        holder.pop(path[-1])
    return position


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_changed_position_is_noticed_by_its_digest(data: st.DataObject) -> None:
    position = played(data.draw(st.sampled_from([10, 60, 200]))).to_json()
    changed = changed_position(data, position)
    if changed.get("digest") is None:
        return  # removed by hand: the next test
    try:
        same = serai.from_json(changed)
    except serai.Problem as problem:
        texts = {problem.text(language) for language in serai.LANGUAGES}
    else:  # nothing changed but the way to write it, such as an option at its default left out
        assert same.digest() == position["digest"]
        return
    assert len(texts) == len(serai.LANGUAGES)


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_a_position_edited_by_hand_is_refused_or_can_be_played(data: st.DataObject) -> None:
    position = played(data.draw(st.sampled_from([10, 60, 61, 62, 200]))).to_json()
    del position["digest"]
    changed = changed_position(data, position)
    try:
        match = serai.from_json(changed, seed=1)
    except serai.Problem:
        return
    rng = random.Random(1)
    for _ in range(400):
        if match.over:
            break
        match.play(rng.choice(match.options))
        assert match.game.audit(match.state) == ""


@pytest.mark.parametrize("data", [None, 5, "", "{", "[]", "null", b"\xff", [], {}, {"format": "x"}])
def test_no_position_at_all(data: object) -> None:
    with pytest.raises(serai.Problem):
        serai.from_json(data)


def test_a_deep_document_is_refused() -> None:
    with pytest.raises(serai.Problem):
        serai.from_json("[" * 100_000)


def test_json_text_and_data_are_the_same() -> None:
    position = played(10).to_json()
    assert serai.from_json(json.dumps(position)).digest() == serai.from_json(position).digest()


@pytest.mark.parametrize("seats", ["seats ²", "seats ٣", f"seats {'9' * 5000}", "3"])
def test_a_number_of_seats_that_is_none(seats: str) -> None:
    lines = played(10).transcript().split("\n")[:-2]
    lines[3] = seats
    assert refused("\n".join([*lines, f"check {check_of(lines)}", ""])).key == "transcript-line"


def test_a_key_without_end_can_be_named() -> None:
    for place in (lambda data: data, lambda data: data["board"]["market"]):
        data = copy.deepcopy(played(10).to_json())
        del data["digest"]
        place(data)["x" * 100_000] = 0
        with pytest.raises(serai.Problem) as caught:
            serai.from_json(data)
        for language in serai.LANGUAGES:
            assert "x" in caught.value.text(language)


def test_a_stack_that_could_go_on_for_ever_is_refused_or_plays() -> None:
    position = serai.new("rajas", seats=2, seed=1).to_json()
    del position["digest"]
    position["stack"][1]["nth"] = 4
    assert serai.from_json(position, seed=1).options


def test_a_rule_that_stands_twice_in_the_stack_is_refused() -> None:
    position = serai.new("rajas", seats=2, seed=1).to_json()
    del position["digest"]
    position["stack"].insert(1, position["stack"][1])
    with pytest.raises(serai.Problem):
        serai.from_json(position, seed=1)


@pytest.mark.parametrize("game", serai.games())
def test_a_position_at_the_end_of_a_rule_is_refused_or_can_be_played(game: str) -> None:
    """A rule there waits for what it called; on top of the stack it has called nothing."""
    found = files.read(game, serai.game(game).version, files.POSITIONS)
    by_rule = {one["position"]["stack"][-1]["rule"]: one["position"] for one in found.values()}
    assert len(by_rule) > 5
    for position in by_rule.values():
        changed = copy.deepcopy(position)
        del changed["digest"]
        changed["stack"][-1]["at"] = "end"
        with contextlib.suppress(serai.Problem):
            match = serai.from_json(changed)
            assert match.over or match.question
