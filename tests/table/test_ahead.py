"""Undo reaches back to the beginning of the turn, to the last die, and to nobody else's move."""

import random

import pytest

import serai
from serai.core.kernel import DRAWN
from serai.core.speech import IllegalMove
from serai.table.draft import Draft, look_ahead
from serai.table.match import Match


def begun(seed: int = 5) -> Match:
    """A match in which seat 0 chooses first, with dice typed in."""
    for number in range(seed, seed + 50):
        match = serai.new("rajas", 2, number)
        if match.to_move == 0 and "quarry" in [match.notation(m) for m in match.options]:
            return match
    raise AssertionError


def first_of(match: Match, verb: str) -> str:
    return next(n for n in map(match.notation, match.options) if n.split(" ")[0] == verb)


def test_choices_of_a_turn_can_be_taken_back_one_by_one() -> None:
    draft = Draft(begun())
    start = draft.match.digest()
    draft.play("quarry")
    middle = draft.match.digest()
    assert draft.match.question == "tile"
    draft.play(first_of(draft.match, "tile"))
    assert draft.steps_back == 2
    assert draft.undo()
    assert draft.match.digest() == middle
    assert draft.undo()
    assert draft.match.digest() == start
    assert not draft.undo()
    assert draft.match.digest() == start


def test_what_was_taken_back_can_be_done_again() -> None:
    draft = Draft(begun())
    draft.play("quarry")
    digest, transcript = draft.match.digest(), draft.match.transcript()
    draft.undo()
    assert draft.steps_forward == 1
    assert draft.redo()
    assert (draft.match.digest(), draft.match.transcript()) == (digest, transcript)
    assert not draft.redo()


def test_another_choice_forgets_what_was_taken_back() -> None:
    draft = Draft(begun())
    draft.play("quarry")
    draft.undo()
    draft.play("front")
    assert not draft.redo()


def test_a_refused_move_changes_nothing() -> None:
    draft = Draft(begun())
    digest = draft.match.digest()
    with pytest.raises(IllegalMove):
        draft.play("pay b1")
    assert (draft.match.digest(), draft.steps_back) == (digest, 0)


def test_a_die_is_a_barrier() -> None:
    draft = Draft(begun())
    counts = []
    for verb in ("front", "reroll", "done"):
        draft.play(first_of(draft.match, verb))
        counts.append(draft.steps_back)
    assert counts == [1, 2, 0]
    assert not draft.undo()


def test_another_seat_is_a_barrier() -> None:
    draft = Draft(begun())
    draft.play("front")
    draft.play("done")  # no dice: chance has nothing to do, but the turn is over
    assert not [entry for entry in draft.match.log[-3:] if entry[0] == DRAWN]
    assert not draft.undo()


@pytest.mark.parametrize("seed", range(3))
def test_undo_never_reaches_behind_chance_or_another_seat(seed: int) -> None:
    rng = random.Random(seed)
    draft = Draft(serai.new("rajas", 3, seed, {"navaratnas": True}))
    while not is_over(draft):
        seat, drawn = draft.match.to_move, outcomes(draft.match)
        digests = [draft.match.digest()]
        for _ in range(rng.randint(1, 4)):
            if is_over(draft):
                break
            draft.play(rng.choice(draft.match.options))
            same = draft.match.to_move == seat and outcomes(draft.match) == drawn
            seat, drawn = draft.match.to_move, outcomes(draft.match)
            digests = [*digests, draft.match.digest()] if same else [draft.match.digest()]
        back = rng.randint(0, min(draft.steps_back, len(digests) - 1))
        for _ in range(back):
            assert draft.undo()
        assert draft.match.digest() == digests[-1 - back]
        if back == 0:
            continue
        assert outcomes(draft.match) == drawn


def is_over(draft: Draft) -> bool:
    return draft.match.over


def outcomes(match: Match) -> list[int]:
    return [what for kind, _, what in match.log if kind == DRAWN]


def test_looking_ahead_changes_nothing_and_sees_costs() -> None:
    match = begun()
    digest, length = match.digest(), len(match.log)
    ahead = look_ahead(match, "quarry")
    assert (match.digest(), len(match.log)) == (digest, length)
    before, after = ahead.changes["players[0].money"]
    assert after == before - 1
    assert (ahead.chance, ahead.ends) == (False, False)


def test_looking_ahead_announces_dice() -> None:
    match = begun()
    assert look_ahead(match, first_of(match, "terrace")).chance
    match.play("front")
    assert look_ahead(match, "done").ends


def test_looking_ahead_passes_over_chance_that_does_not_matter() -> None:
    match = begun()
    match.play("quarry")
    match.play(first_of(match, "tile"))
    while match.question != "lay":
        match.play(match.options[0])
    plain = look_ahead(match, match.options[0])
    further = look_ahead(match, match.options[0], {"reveal"})
    gains = {f"players[0].{name}" for name in ("fame", "money", "dice.blue", "karma")}
    assert plain.chance
    assert further.chance
    assert not gains & plain.changes.keys()
    assert {"players[0].fame", "players[0].money"} & further.changes.keys()
