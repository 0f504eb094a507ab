"""Bots in the place of people who are away: whose seat it stays, and what all have to agree to."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest
from msgspec.structs import replace

from serai.core.speech import Problem
from serai.table.events import DECODER, ENCODER, Ended, Moved, Opened, Seat
from serai.table.table import Table
from tests.table.tables import ANNA, BEN, BOT, CARL, OPEN, opened, reloaded

MINUTES = 300


def refused(key: str) -> pytest.RaisesExc[Problem]:
    return pytest.raises(Problem, check=lambda one: one.key == key)


def awaited(table: Table) -> tuple[int, int]:
    """Who decides, and the next person at the table."""
    seat = table.to_move
    assert seat is not None
    return seat, (seat + 1) % len(table.seats)


def stood_in(
    game: str = "rajas", seats: Sequence[Seat] = (ANNA, BEN), steps: int = 0
) -> tuple[Table, int, int]:
    """A table at which a bot has come for whoever has to move, after so many steps of theirs."""
    table = opened(game, seats, stand_in=MINUTES)
    away, other = awaited(table)
    for _ in range(steps):
        table.play(away, offered(table))
    table.stand_in(away, "greedy", MINUTES, by=other)
    return table, away, other


def offered(table: Table) -> str:
    assert table.turn is not None
    return table.turn.now.notation(table.turn.now.options[0])


def bot_moves(table: Table) -> None:
    """The first thing that is offered, by a bot."""
    assert table.bot_due is not None
    table.bot_plays(table.bot_due, [offered(table)])


def test_a_bot_stands_in_only_for_who_has_been_away_for_as_long_as_agreed() -> None:
    table = opened(stand_in=MINUTES)
    away, other = awaited(table)
    with refused("not-away"):
        table.stand_in(away, "greedy", None, by=other)
    with refused("stand-in-later") as later:
        table.stand_in(away, "greedy", MINUTES - 1, by=other)
    assert later.value.details["minutes"] == 5
    with refused("not-away"):
        table.stand_in(other, "greedy", MINUTES, by=other)
    table.stand_in(away, "greedy", MINUTES, by=other)
    with refused("not-away"):
        table.stand_in(away, "greedy", MINUTES, by=other)
    assert table.bot_due == away


def test_the_seat_stays_the_persons_who_takes_it_back_in_one_step() -> None:
    table, away, _ = stood_in()
    before = replace(table.seats[away], stand_in="")
    assert table.seats[away].kind == "person"
    assert table.seats[away].name == (ANNA, BEN)[away].name
    assert table.seats[away].stand_in == "greedy"
    with refused("stand-in"):
        table.play(away, offered(table))
    bot_moves(table)
    table.come_back(away)
    assert table.seats[away] == before
    with refused("no-stand-in"):
        table.come_back(away)
    while table.to_move != away:
        seat = table.to_move
        assert seat is not None
        table.play(seat, offered(table), "step")
    assert table.bot_due is None
    table.play(away, offered(table))


def test_what_lasts_is_in_the_log() -> None:
    table, away, other = stood_in()
    bot_moves(table)
    for moment in (table, reloaded(table)):
        assert moment.seats[away].stand_in == "greedy"
        assert moment.stand_in_after == MINUTES
    table.come_back(away)
    table.agree(other, "stand-in", yes=True)
    again = reloaded(table)
    assert (again.seats, again.agreed, again.hash) == (table.seats, table.agreed, table.hash)


def test_who_comes_back_before_the_bot_has_moved_finds_the_own_steps() -> None:
    table, away, _ = stood_in(steps=1)
    assert table.turn is not None
    assert table.turn.steps == [], "the bot begins anew"
    table.come_back(away)
    assert table.turn is not None
    assert table.turn.undone
    table.redo(away)
    assert len(table.turn.steps) == 1
    assert reloaded(table).turn is not None


def test_who_comes_back_in_the_middle_of_a_turn_goes_on_where_the_bot_was() -> None:
    table, away, _ = stood_in()
    bot_moves(table)
    assert table.to_move == away, "a worker is sent before anything is chosen for it"
    table.come_back(away)
    assert table.bot_due is None
    table.play(away, offered(table))


def test_standing_answers_wait_for_their_person() -> None:
    table = opened("agra", (ANNA, BEN, CARL), stand_in=MINUTES)
    away, other = awaited(table)
    table.stand(away, "rise", "ask")
    assert (away, "rise") in table.standing
    usual = dict(table.answers)
    table.stand_in(away, "greedy", MINUTES, by=other)
    assert all(seat != away for seat, _ in table.answers), "the bot answers each time"
    with refused("stand-in"):
        table.stand(away, "rise", "always")
    table.come_back(away)
    assert table.answers == usual


def test_who_is_away_has_to_agree_to_a_takeback_too() -> None:
    table = opened("rajas", (ANNA, BEN), stand_in=MINUTES)
    rng = random.Random(3)
    while table.seq < 12:
        seat, turn = table.to_move, table.turn
        assert seat is not None
        assert turn is not None
        table.play(seat, turn.now.notation(rng.choice(turn.now.options)), "step")
    away, other = awaited(table)
    table.stand_in(away, "greedy", MINUTES, by=other)
    with refused("stand-in"):
        table.ask_takeback(away)
    table.ask_takeback(other)
    assert table.takeback is not None
    assert table.to_be_asked() == [away]
    table.answer_takeback(away, yes=False)
    assert table.takeback is None


def test_a_wish_to_go_back_lapses_and_can_be_said_again() -> None:
    table = opened("rajas", (ANNA, BEN))
    while not any(isinstance(one.event, Moved) and one.event.seat == 0 for one in table.records):
        seat = table.to_move
        assert seat is not None
        table.play(seat, offered(table), "step")
    table.ask_takeback(0)
    before = table.match.digest()
    table.let_takeback_lapse()
    assert table.takeback is None
    assert table.match.digest() == before
    assert reloaded(table).takeback is None
    with refused("takeback-none"):
        table.answer_takeback(1, yes=True)
    table.ask_takeback(0)


def test_bots_do_not_finish_a_match_for_people_who_are_all_away() -> None:
    table, away, other = stood_in()
    table.resign(other, "greedy")
    assert not table.ended
    assert table.seats[away].is_present, "it waits for the one person who is left"
    assert table.bot_due is None


def test_two_people_can_be_away() -> None:
    table, first, second = stood_in(seats=(ANNA, BEN, CARL))
    third = 3 - first - second
    while table.to_move == first:
        bot_moves(table)
    while table.to_move != second:
        seat = table.to_move
        assert seat is not None
        table.play(seat, offered(table), "step") if seat == third else bot_moves(table)
    with refused("stand-in"):
        table.stand_in(second, "greedy", MINUTES, by=first)
    table.stand_in(second, "greedy", MINUTES, by=third)
    assert [one.stand_in for one in table.seats].count("greedy") == 2
    table.come_back(first)
    assert table.seats[second].stand_in == "greedy"


def test_over_days_no_bot_comes_unless_all_have_agreed() -> None:
    table = opened("rajas", (ANNA, BEN, CARL), stand_in=None)
    away, other = awaited(table)
    days = 30 * 24 * 3600
    with refused("stand-in-not-agreed"):
        table.stand_in(away, "greedy", days, by=other)
    for seat in range(3):
        if seat != away:
            table.agree(seat, "stand-in", yes=True)
    with refused("stand-in-not-agreed"):
        table.stand_in(away, "greedy", days, by=other)
    table.agree(away, "stand-in", yes=True)
    assert table.stand_in_after == 600
    assert reloaded(table).stand_in_after == 600
    table.agree(other, "stand-in", yes=False)
    assert table.stand_in_after is None


def test_who_sits_down_later_has_not_agreed_yet() -> None:
    table = opened("rajas", (ANNA, OPEN), stand_in=None)
    table.agree(0, "stand-in", yes=True)
    table.sit(1, BEN)
    assert table.stand_in_after is None
    table.agree(1, "stand-in", yes=True)
    assert table.stand_in_after is not None


def test_nobody_learns_what_was_kept_secret_in_a_seat_unless_all_agree() -> None:
    table = opened("agra", (ANNA, BEN, CARL))
    table.leave(2)
    with refused("newcomer"):
        table.sit(2, CARL)
    table.agree(0, "newcomer", yes=True)
    with refused("newcomer"):
        table.sit(2, CARL)
    table.agree(1, "newcomer", yes=True)
    reloaded(table).sit(2, CARL)
    table.sit(2, CARL)
    table.leave(2)
    with refused("newcomer"):
        table.sit(2, CARL)
    table.sit(2, BOT)  # it tells nobody


def test_where_nothing_is_secret_an_empty_seat_is_free() -> None:
    table = opened("rajas", (ANNA, BEN, CARL))
    table.leave(2)
    table.sit(2, CARL)


def test_nothing_changes_after_the_end() -> None:
    table, away, other = stood_in("rajas", (ANNA, BEN))
    rng = random.Random(2)
    while not table.ended:
        seat, turn = table.to_move, table.turn
        assert seat is not None
        assert turn is not None
        move = turn.now.notation(rng.choice(turn.now.options))
        table.bot_plays(seat, [move]) if seat == away else table.play(seat, move, "step")
    assert isinstance(table.records[-1].event, Ended)
    assert table.seats[away].stand_in == "greedy", "the log and the table say who played"
    with refused("already-over"):
        table.come_back(away)
    with refused("already-over"):
        table.agree(other, "stand-in", yes=True)


def test_a_log_of_before_keeps_its_bytes_and_its_ten_minutes() -> None:
    table = opened()
    first = table.records[0]
    assert b"stand_in" not in first.body
    assert table.stand_in_after == 600
    days = opened(stand_in=None).records[0]
    assert msgspec.json.decode(days.body)["stand_in"] is None
    again = DECODER.decode(days.body)
    assert isinstance(again, Opened)
    assert again.stand_in is None
    assert ENCODER.encode(again) == days.body
