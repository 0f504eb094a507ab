"""What leaves the table for one seat or a spectator."""

from __future__ import annotations

import pytest

import serai
from serai.core.luck import Luck


def a_match(**options: bool) -> serai.Match:
    match = serai.new("agra", seats=3, seed=5, options=options)
    for i in range(60):
        match.play(match.options[i % len(match.options)])
    return match


def test_who_decides_sees_moves_and_reasons() -> None:
    match = a_match()
    assert match.to_move is not None
    window = match.seen_by(match.to_move)
    assert window.decides
    assert window.options == match.options
    assert window.view() == match.view(match.to_move)
    move = match.options[0]
    assert window.why_not(move) is None
    assert window.preview(move) == match.preview(move)
    assert window.story() == match.story()


def test_others_are_only_told_that_it_is_not_their_turn() -> None:
    match = a_match()
    others = [None, *(seat for seat in range(3) if seat != match.to_move)]
    for seat in others:
        window = match.seen_by(seat)
        assert not window.decides
        assert window.options == []
        refusal = window.why_not(match.options[0])
        assert refusal is not None
        assert refusal.name == "not-your-turn"
        assert len({refusal.text(language) for language in serai.LANGUAGES}) == 4
        with pytest.raises(serai.IllegalMove):
            window.preview(match.options[0])
        assert window.view()["moves"] == []
        assert window.view()["anytime"] == []


def test_money_of_others_is_hidden_until_the_end() -> None:
    match = a_match()
    for viewer in (None, 0, 1, 2):
        players = match.view(viewer)["players"]
        for seat, player in enumerate(players):
            assert (player["rupees"] is None) == (seat != viewer)
            assert (player["ledger"] is None) == (seat != viewer)
        assert match.view(viewer)["ranks"] is None
    luck = Luck(1)
    while not match.over:
        match.play(match.options[luck.pick(len(match.options))])
    assert all(player["rupees"] is not None for player in match.view(None)["players"])
    assert match.view(None)["ranks"] == match.ranks


def test_open_money_is_seen_by_everybody() -> None:
    match = a_match(open_money=True)
    assert all(player["rupees"] is not None for player in match.view(None)["players"])
    assert match.view(None)["scores"] == match.scores


def test_no_such_seat() -> None:
    with pytest.raises(serai.Problem):
        a_match().seen_by(3)


def test_the_preview_of_the_last_move_keeps_the_secret() -> None:
    """At the end all money is shown; whoever only looks ahead must not see it."""
    match = serai.new("agra", seats=2, seed=3)
    luck = Luck(2)
    before = match.copy()
    while not match.over:
        before = match.copy()
        match.play(match.options[luck.pick(len(match.options))])
    seat = before.to_move
    assert seat is not None
    last = match.moves_played()[-1][1]
    assert match.view(seat)["players"][1 - seat]["ledger"], "the end shows it"
    shown = before.seen_by(seat).preview(last)
    assert shown
    assert not any(place.startswith(f"players[{1 - seat}].rupees") for place in shown)
