"""What cannot come up with our own values, but with those of another box."""

from __future__ import annotations

import serai
from serai.core.kernel import OK
from serai.games.agra import tables
from serai.games.agra.anytime import bars_effect
from serai.games.agra.state import Agra

SIDE = 5


def test_favour_is_not_spent_for_farmers_that_have_nowhere_to_go() -> None:
    match = serai.new("agra", seats=2, seed=1)
    state = match.state
    assert isinstance(state, Agra)
    assert bars_effect(state, 0, tables.ACT_FARMERS) == OK
    beside = [SIDE * side + square for side in range(4) for square in (1, 3)]
    state.players[0].covers = sum(1 << square for square in beside)
    refusal = match.game.refusal(bars_effect(state, 0, tables.ACT_FARMERS))
    assert (refusal.name, refusal.args) == ("no-farmer-moves", {"action": "farmers"})
