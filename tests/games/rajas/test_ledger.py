"""Where money and fame came from (ledger.py)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import serai
from serai import Match
from serai.games.rajas import ledger
from serai.games.rajas.verbs import START
from serai.study.variants import variants
from serai.table.match import new_match
from tests.games.playing import play
from tests.games.rajas.table import Table, rajas, table


def earned(match: Match, seat: int = 0) -> Any:
    """What the view says, without what everybody begins with."""
    found = match.view(None)["players"][seat]["ledger"]
    return {source: one for source, one in found.items() if source != "start"}


def remembered(here: Table, seat: int = 0) -> Match:
    """A position that pretends to have been played from the beginning."""
    match = here.to_move(seat)
    match.log.insert(0, (2, -1, START))
    return match


def came(money: int = 0, fame: int = 0, paid: int = 0) -> dict[str, int]:
    return {"money": money, "fame": fame, "paid": paid}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_ledger_adds_up_at_every_moment_of_every_variant(seats: int) -> None:
    game = serai.game("rajas")
    for variant in [one for one in variants(game) if one.seats == seats]:
        rng = random.Random(str(variant))
        match = new_match(game, seats, 5, variant.agreed(game, rng), "seeded")
        checked = 0
        while not match.over:
            match.play(rng.choice(match.options))
            if rng.random() < 0.1 or match.over:
                check(match)
                checked += 1
        assert checked > 10


def check(match: Match) -> None:
    for player, found in zip(rajas(match).players, ledger.ledgers(rajas(match)) or (), strict=True):
        assert sum(one["money"] - one["paid"] for one in found.values()) == player.money
        assert sum(one["fame"] for one in found.values()) == player.fame
        assert {source.partition(":")[0] for source in found} <= set(ledger.KINDS)
        assert all(min(one["money"], one["fame"], one["paid"]) >= 0 for one in found.values())


def test_what_is_known_of_a_log_is_what_is_read_anew() -> None:
    match = serai.new("rajas", 3, seed=2)
    rng = random.Random(2)
    while not match.over:
        match.play(rng.choice(match.options))
        told = ledger.ledgers(rajas(match))
        if rng.random() < 0.2:
            ledger.kept_accounts.clear()
            assert ledger.ledgers(rajas(match)) == told
            branch = match.copy()
            for _ in range(5):
                if not branch.over:
                    branch.play(rng.choice(branch.options))
                    check(branch)
            assert ledger.ledgers(rajas(match)) == told


def test_what_was_handed_out_can_be_changed_without_harm() -> None:
    match = serai.new("rajas", 2, seed=2)
    before = match.view(0)["players"][0]["ledger"]
    assert list(before) == ["start"]
    match.view(0)["players"][0]["ledger"]["start"]["money"] += 1
    match.view(0)["players"][0]["ledger"].clear()
    assert match.view(0)["players"][0]["ledger"] == before


def test_a_position_alone_remembers_nothing() -> None:
    match = serai.new("rajas", 2, seed=2)
    match.play(match.options[0])
    again = serai.from_json(match.to_json())
    assert [one["ledger"] for one in again.view(0)["players"]] == [None, None]
    again.play(again.options[0])
    assert again.view(0)["players"][0]["ledger"] is None
    later = serai.replay(match.transcript())
    assert later.view(0)["players"] == match.view(0)["players"]


def test_a_tile_pays_for_the_quarry_and_its_fields_for_themselves() -> None:
    match = remembered(table().player(0, dice="b1 b6", money=10).offer("B01"))
    play(match, "quarry", "tile B01")
    while match.to_move == 0 and match.question in ("payment", "lay"):
        match.play(match.options[0])
    play(match, "*")
    found = earned(match)
    assert found["quarry"]["money"] == 1  # its silk
    assert found.keys() <= {"quarry", "yields"}


def test_chambers_are_told_by_name() -> None:
    match = remembered(table().player(0, dice="b1 b4"))
    play(match, "chamber mogul")
    assert earned(match) == {"chamber:mogul": came(fame=2)}


def test_front_and_markets() -> None:
    province = {"b1": ("O04", "ES")}  # silk 2
    match = remembered(table().player(0, dice="b1", province=province))
    play(match, "market silk")
    assert earned(match) == {"market:silk": came(money=2)}
    match = remembered(table().player(0, dice="b1", province=province))
    play(match, "mixed")
    assert earned(match) == {"mixed": came(money=2)}
    match = remembered(table().player(0, dice="b1"))
    play(match, "front")
    assert earned(match) == {"front": came(money=2)}


def test_the_river_pays_and_the_harbour_is_paid() -> None:
    here = table().player(0, dice="b1", money=9, boat=2).board(harbour=[1])
    match = remembered(here)
    play(match, "harbour")
    while match.question in ("harbour-die", "sail"):
        match.play(match.options[-1])
    found = earned(match)
    assert found["river"] == came(money=3)
    assert found.keys() <= {"river", "harbour"}


def test_a_boat_of_a_bonus_field_counts_for_the_bonus() -> None:
    """2 money of the front terrace reach field 12, whose boat reaches space 3 of the river."""
    match = remembered(table().player(0, dice="b1", money=11, bonus=0, boat=2))
    play(match, "front", "sail 1")
    assert earned(match) == {"front": came(money=2), "bonus": came(money=3)}
