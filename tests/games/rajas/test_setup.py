"""Setting up: board, supplies, stacks, what everybody begins with (setup.py)."""

from __future__ import annotations

import pytest

import serai
from serai import CHANCE, Match
from serai.games.rajas.kinds import STACK
from tests.games.playing import offered, play, refused
from tests.games.rajas.table import proves, rajas, seat, spaces, supply, table

STACK_SIZES = [6, 5, 5] * 4


def stacks_revealed(seats: int = 3, **options: bool) -> Match:
    """A new game up to its first die."""
    match = serai.new("rajas", seats=seats, options=options, chance="ask")
    while offered(match)[0].startswith("reveal"):
        match.play(match.options[0])
    return match


def rolled(*faces: str, **options: bool) -> Match:
    """A new game in which the seats have rolled these faces (blue, green, orange, purple)."""
    match = stacks_revealed(len(faces), **options)
    for four in faces:
        play(match, *(f"roll {colour}{face}" for colour, face in zip("bgop", four, strict=True)))
    return match


@proves("S1")
@pytest.mark.parametrize(
    ("seats", "quarry", "harbour"),
    [
        (2, [1, 2, 3, 4], [0, 1, 2]),
        (3, [1, 1, 2, 2, 3, 4], [0, 1, 1, 2]),
        (4, [1, 1, 2, 2, 3, 3, 4, 4], [0, 1, 1, 2, 2]),
    ],
)
def test_number_of_players_decides_the_spaces(
    seats: int, quarry: list[int], harbour: list[int]
) -> None:
    assert spaces("quarry", seats) == quarry
    assert spaces("harbour", seats) == harbour
    for area, costs in (("quarry", quarry), ("harbour", harbour)):
        for placed in range(len(costs) + 1):
            workers = [1 + i % (seats - 1) for i in range(placed)]
            here = table(seats).player(0, money=9, dice="b6 b1")
            for other in range(1, seats):
                here.player(other, workers=5, waiting=[])
            match = here.board(**{area: workers}).to_move(0)
            if placed == len(costs):
                assert refused(match, area) == ("all-taken", {"spaces": len(costs)})
                continue
            match.play(area)
            assert seat(match, 0).money == 9 - costs[placed]


@proves("S1", "P1")
@pytest.mark.parametrize(("seats", "front"), [(2, 3), (3, 5), (4, 5)])
def test_front_terrace_has_as_many_spaces_as_the_board_side(seats: int, front: int) -> None:
    here = table(seats).player(1, workers=5, waiting=[])
    match = here.board(front=[1] * (front - 1)).to_move(0)
    assert refused(match, "front") is None
    match = here.board(front=[1] * front).to_move(0)
    assert refused(match, "front") == ("all-taken", {"spaces": front})


@proves("S2")
def test_all_48_dice_lie_in_the_supply() -> None:
    match = stacks_revealed()
    assert supply(match) == [12, 12, 12, 12]


@proves("S3")
def test_twelve_stacks_are_shuffled_on_their_own_and_lie_face_up() -> None:
    match = serai.new("rajas", seats=2, chance="ask")
    seen = []
    for size in STACK_SIZES:
        assert match.to_move == CHANCE
        choices = offered(match, "reveal")
        assert len(choices) == size
        seen += choices
        match.play(choices[-1])
    assert len(set(seen)) == 64
    stacks = match.to_json()["stacks"]
    assert [len(stacks[name]["below"]) for name in STACK.names] == [
        size - 1 for size in STACK_SIZES
    ]
    assert all(stacks[name]["top"] not in stacks[name]["below"] for name in STACK.names)


@proves("S3")
def test_when_a_tile_has_gone_the_next_of_its_stack_is_seen() -> None:
    match = table().player(0, money=1, dice="o6 o3").offer("O13").to_move(0)
    play(match, "quarry", "tile O13", "pay o3 o6", "lay c2 NES")
    assert offered(match) == ["reveal O12", "reveal O14", "reveal O15", "reveal O16"]
    play(match, "reveal O15")
    assert match.to_json()["stacks"]["orange tiger"] == {
        "top": "O15",
        "below": ["O12", "O14", "O16"],
    }


@proves("S3")
def test_an_empty_stack_offers_nothing() -> None:
    match = table().player(0, money=1, dice="o6 o6").offer_last("O16").to_move(0)
    play(match, "quarry", "tile O16", "pay o6 o6", "lay c2 NES")
    assert match.to_json()["stacks"]["orange tiger"] == {"top": None, "below": []}
    match = table().player(0, money=1, dice="o6 b6 b6").offer_only("B16").to_move(0)
    play(match, "quarry")
    assert offered(match) == ["tile B16", "done"]
    assert refused(match, "tile O01") == ("not-on-offer", {"tile": "O01"})


@proves("S4")
def test_eight_white_yield_tiles_lie_face_down_and_nothing_else_is_used() -> None:
    match = table().player(0, dice="g2").to_move(0)
    play(match, "chamber dancer", "pay g2", "take blue", "take blue", "roll b1", "roll b1")
    assert offered(match) == [f"draw W{number}" for number in range(1, 9)]
    facts = match.to_json()
    assert facts["display"] == []
    assert facts["river"] == {}


@proves("S5", "S6", "S8")
def test_what_everybody_begins_with() -> None:
    match = rolled("1111", "2222", "3333")
    for number in range(3):
        player = match.to_json()["players"][number]
        assert player["waiting"] == ["fame", "money", "bridge"]
        assert (player["workers"], player["ready"]) == (3, 3)
        assert player["boat"] == 0
        assert player["karma"] == 1
        assert set(player["levels"].values()) == {2}
        assert player["fame"] == 0
        assert player["bonus"] == 0
        assert player["province"] == {}
        assert seat(match, number).hands == 10


@proves("S7")
def test_everybody_rolls_one_die_of_each_colour() -> None:
    match = stacks_revealed(2)
    for letter in "bgop" * 2:
        assert offered(match) == [f"roll {letter}{face}" for face in range(1, 7)]
        match.play(match.options[3])
    assert supply(match) == [10, 10, 10, 10]


@proves("S7")
def test_lowest_sum_begins_and_money_rises_in_turn_order() -> None:
    match = rolled("6111", "1112", "1113", "5555")
    assert match.to_move == 1
    assert rajas(match).start == 1
    assert [seat(match, number).money for number in range(4)] == [6, 3, 4, 5]


@proves("S7", rulings=["tie-for-start-player"])
def test_chance_decides_between_equal_lowest_sums() -> None:
    match = rolled("1113", "6666", "2121")
    assert match.to_move == CHANCE
    assert offered(match) == ["start 0", "start 2"]
    play(match, "start 2")
    assert match.to_move == 2
    assert [seat(match, number).money for number in range(3)] == [4, 5, 3]


@proves("S8", "T6")
def test_bonus_marker_lies_on_12_with_its_river_side_up() -> None:
    match = table().player(0, money=10).to_move(0)
    play(match, "front", "sail 1", "take blue", "take blue", "roll b1", "roll b2", "done")
    assert seat(match, 0).boat == 1
    assert seat(match, 0).bonus == 1
