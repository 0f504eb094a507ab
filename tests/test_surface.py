"""The public surface, exactly as it is relied on from outside."""

from __future__ import annotations

import json

import pytest

import serai


def test_exported_names() -> None:
    assert set(serai.__all__) == {
        "CHANCE",
        "LANGUAGES",
        "IllegalMove",
        "Match",
        "Problem",
        "Refusal",
        "from_json",
        "game",
        "games",
        "new",
        "replay",
        "think",
    }


def test_games() -> None:
    assert "rajas" in serai.games()
    assert serai.games() == tuple(sorted(serai.games()))


def test_a_match_from_beginning_to_end() -> None:
    m = serai.new("rajas", seats=3, seed=7, options={"navaratnas": True})
    assert m.to_move in range(3)
    assert m.options
    assert m.winners == []
    assert len(m.scores) == 3
    start = m.copy()
    while not m.over:
        move = m.options[0]
        assert m.parse(m.notation(move)) == move
        assert m.why_not(move) is None
        m.play(m.notation(move))
    assert m.to_move is None
    assert m.options == []
    assert len(m.winners) == 1
    assert max(m.scores) == m.scores[m.winners[0]]
    again = serai.replay(m.transcript())
    assert again.digest() == m.digest()
    assert again.winners == m.winners
    assert start.to_move is not None


def test_seed_decides_and_none_is_fresh() -> None:
    assert serai.new("rajas", seed=3).digest() == serai.new("rajas", seed=3).digest()
    assert serai.new("rajas", seed=3).digest() != serai.new("rajas", seed=4).digest()
    assert serai.new("rajas").digest() != serai.new("rajas").digest()
    assert serai.new("rajas", seed=-5).digest() != serai.new("rajas", seed=2**80).digest()


def test_illegal_moves_carry_a_refusal() -> None:
    m = serai.new("rajas", seats=2, seed=1)
    before = m.digest()
    with pytest.raises(serai.IllegalMove) as caught:
        m.play("lay b1 NE")
    refusal = caught.value.refusal
    assert isinstance(refusal, serai.Refusal)
    assert refusal.code
    assert refusal.rule
    assert isinstance(refusal.args, dict)
    assert len({refusal.text(language) for language in serai.LANGUAGES}) == 4
    assert m.digest() == before
    with pytest.raises(serai.IllegalMove):
        m.parse("nonsense")


def test_positions() -> None:
    m = serai.new("rajas", seats=4, seed=2, options={"ganga": True})
    data = m.to_json()
    assert json.loads(json.dumps(data)) == data
    assert serai.from_json(data).digest() == m.digest()
    assert serai.from_json(json.dumps(data)).options == m.options


def test_views() -> None:
    m = serai.new("rajas", seats=2, seed=2)
    mover = m.to_move
    assert mover is not None
    assert m.view(mover)["moves"]
    assert m.view(1 - mover)["moves"] == []
    assert m.view(None)["you"] is None
    for wrong in (2, -1, True, "0", 9):
        with pytest.raises(serai.Problem):
            m.view(wrong)  # type: ignore[arg-type]


def test_preview_tells_the_difference_and_changes_nothing() -> None:
    m = serai.new("rajas", seats=2, seed=2)
    before = m.digest()
    changes = m.preview("front")
    seat = m.to_move
    assert any(place.startswith(f"players[{seat}].money") for place in changes)
    old, new = changes[f"players[{seat}].money"]
    assert new == old + 2
    assert m.digest() == before
    with pytest.raises(serai.IllegalMove):
        m.preview("lay b1 NE")


def test_think_tells_the_best_turns_and_why() -> None:
    m = serai.new("rajas", seats=2, seed=2)
    before = m.digest()
    advice = serai.think(m, level=6, seconds=5.0, count=2)
    assert m.digest() == before
    assert advice.seat == m.to_move
    assert len(advice.turns) == 2
    best = advice.turns[0]
    assert best.moves[0] in [m.notation(move) for move in m.options]
    assert serai.think(m, level="expert").turns[0].moves
    for level in (0, 8, True):
        with pytest.raises(serai.Problem):
            serai.think(m, level=level)


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("chess", {}),
        ("rajas", {"seats": 5}),
        ("rajas", {"seats": 1}),
        ("rajas", {"seats": 2.0}),
        ("rajas", {"chance": "asks"}),
        ("rajas", {"options": {"navaratnas": "yes"}}),
        ("rajas", {"options": {"turbo": True}}),
        ("rajas", {"seats": 3, "options": {"sides": ["basic"]}}),
        ("rajas", {"seats": 2, "options": {"sides": ["basic", "blue"]}}),
        (
            "rajas",
            {"seats": 2, "options": {"navaratnas": True, "sides": ["basic", "navaratnas"]}},
        ),
    ],
)
def test_what_cannot_be_begun_is_a_problem_with_words(
    name: str, arguments: dict[str, object]
) -> None:
    with pytest.raises(serai.Problem) as caught:
        serai.new(name, **arguments)  # type: ignore[arg-type]
    assert len({caught.value.text(language) for language in serai.LANGUAGES}) == 4


def test_sides_all_equal_are_the_plain_game_or_full_navaratnas() -> None:
    m = serai.new("rajas", seats=2, seed=1, options={"sides": ["navaratnas", "navaratnas"]})
    assert m.agreed["navaratnas"] is True
    m = serai.new("rajas", seats=2, seed=1, options={"sides": ["basic", "basic"]})
    assert m.digest() == serai.new("rajas", seats=2, seed=1).digest()


def test_dice_of_a_real_table_can_be_typed_in() -> None:
    m = serai.new("rajas", seats=2, chance="ask")
    assert m.to_move == serai.CHANCE
    m.play("reveal B02")
    m.play("reveal B07")
    assert m.to_move == serai.CHANCE
