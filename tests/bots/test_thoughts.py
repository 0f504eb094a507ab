"""Which reasons are told: the greatest ones, unless they would speak for the wrong turn."""

from __future__ import annotations

import pytest

import serai
from serai.bots.games import feature_names
from serai.bots.thoughts import Reason, View, reasons, weighed


def of(amounts: list[int]) -> list[Reason]:
    found = [Reason(f"group{nth}", amount) for nth, amount in enumerate(amounts)]
    return sorted(found, key=lambda one: -abs(one.amount))


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize(
    ("found", "told"),
    [
        ([300, 200, 100, 50], [300, 200, 100]),
        ([300, -200, 100, -50], [300, 100, -200]),
        ([-900, 500, 300, 200], [500, 300, 200, -900]),
        ([-900, -800, -700, 850, 750, 650], [850, 750, -900]),
        ([-900, 400, 300, 100, 60], [400, 300, 100]),
        ([-900, -800], []),
        ([], []),
    ],
)
def test_reasons_add_up_to_what_they_explain(found: list[int], told: list[int], sign: int) -> None:
    ranked = of([sign * amount for amount in found])
    assert [sign * one.amount for one in weighed(ranked, sign)] == told


def told(game: str, **terms: int) -> list[str]:
    """The groups that are told of a turn that has these terms, and another one none at all."""
    state = serai.new(game, seats=2, seed=1).state
    names = feature_names(game, 2)
    none = (0,) * len(names)
    own = tuple(terms.get(name.replace("term:", "term_"), 0) for name in names)
    view, other = View((), (), sum(own), own), View((), (), 0, none)
    return [one.about for one in reasons(state, 0, view, other, better=True)]


def test_what_explains_nothing_is_not_told_and_a_taste_only_beside_something_else() -> None:
    assert told("agra", term_pending=500, term_rupees=-100, term_workers=200) == [
        "workers",
        "rupees",
    ]
    assert told("merv", term_preferred=500) == []
    assert told("merv", term_preferred=500, term_steps=300) == ["taste", "mosque"]


def test_what_could_be_bought_is_not_karma_and_discounts_are_achievements() -> None:
    assert told("rajas", term_tiles=100) == ["payable"]
    assert told("merv", term_discounts=100) == ["achievements"]
