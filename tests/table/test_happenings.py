"""What moves did: the numbers of the players that everybody saw moving."""

from __future__ import annotations

from serai.table.replaying import Change, changed
from tests.table.tables import finished


def test_money_that_was_hidden_until_the_end_is_no_gain_of_the_last_move() -> None:
    table = finished("agra")
    told = [change for one in table.happenings.values() for change in one.changes]
    assert not [change for change in told if change.place.startswith("rupees")]
    # What one has for the first time was not hidden: it was not there.
    assert [change for change in told if change.place == "goods.curry" and change.before == 0]


def test_money_that_lies_open_is_told_with_the_move_that_brought_it() -> None:
    table = finished("agra", options={"open_money": True})
    gains = [
        seq
        for seq, one in table.happenings.items()
        if any(change.place.startswith("rupees") for change in one.changes)
    ]
    assert len(gains) > 10


def test_hidden_is_a_place_with_all_that_is_in_it_and_nothing_beside_it() -> None:
    before = {"[0].bag": None, "[0].bags": 1, "[1].goods.silk": 1}
    after = {"[0].bag.gold": 4, "[0].bags": 2, "[0].goods.silk": 3}
    assert changed(before, after) == (
        Change(0, "bags", 1, 2),
        Change(1, "goods.silk", 1, 0),
        Change(0, "goods.silk", 0, 3),
    )
