"""Tables: drafts, commits, seats, takebacks, standing answers, and the log behind them."""

from __future__ import annotations

import random
from contextlib import AbstractContextManager
from itertools import pairwise

import pytest

import serai
from serai.core.kernel import CHANCE
from serai.core.speech import IllegalMove, Problem
from serai.games import load
from serai.table import transcript
from serai.table.events import FIRST_HASH, Ended, Moved, Opened, Seat, chained
from serai.table.fairness import Seed, checked, new_seed
from serai.table.table import Table
from tests.table.tables import (
    ANNA,
    BEN,
    BOT,
    CARL,
    OPEN,
    SEED,
    commits,
    first_move,
    opened,
    reloaded,
)
from tests.table.tables import step as random_step


def refused(key: str) -> AbstractContextManager[pytest.ExceptionInfo[Problem]]:
    return pytest.raises(Problem, check=lambda problem: problem.key == key)


@pytest.mark.parametrize("game", serai.games())
@pytest.mark.parametrize("seed", range(2))
def test_a_whole_match_is_its_log(game: str, seed: int) -> None:
    rng = random.Random(seed)
    table = opened(game, (ANNA, BEN, CARL), seed=new_seed())
    for nth in range(100_000):
        if table.status == "over":
            break
        seat, turn = table.to_move, table.turn
        assert seat is not None
        assert turn is not None
        assert turn.seat == seat
        random_step(table, rng)
        if nth % 200 == 0:
            again = reloaded(table)
            assert again.hash == table.hash
            assert again.match.digest() == table.match.digest()
            assert again.match_for(seat).digest() == table.match_for(seat).digest()
    assert table.status == "over"
    assert table.match.over
    again = reloaded(table)
    assert again.happenings == table.happenings
    assert again.lines == table.lines
    assert isinstance(table.records[-1].event, Ended)
    assert serai.replay(table.match.transcript()).digest() == table.match.digest()


@pytest.mark.parametrize("game", serai.games())
def test_a_lock_is_announced_before_the_step(game: str) -> None:
    rng = random.Random(6)
    table = opened(game, (ANNA, BEN, CARL))
    seen = set()
    for _ in range(800):
        turn, seat = table.turn, table.to_move
        if turn is None or seat is None:
            break
        if turn.complete:
            table.confirm(seat)
            continue
        move = rng.choice(turn.now.options)
        look = turn.outlook(move)
        seq, others = table.seq, table.match
        table.play(seat, turn.now.notation(move))
        seen.add(look)
        assert (table.seq > seq) == bool(look.locks), (look, turn.now.notation(move))
        if not look.locks:
            assert table.match is others, "nobody else may know the step yet"
            assert table.turn is not None
            assert table.turn.complete == look.ends
            table.undo(seat)
            table.redo(seat)
    assert {look.locks for look in seen} >= {"", "chance"}
    assert any(look.ends for look in seen)


def test_asking_another_in_the_middle_of_a_turn_locks() -> None:
    from tests.games.agra.table import table as agra

    position = (
        agra(seats=3)
        .built("paper")
        .player(0, goods="wood wood")
        .player(1, goods="wood")
        .player(2, goods="wood")
        .to_act(0)
    )
    table = Table.open(serai.from_json(position.to_json(), chance="ask"), [ANNA, BEN, CARL], SEED)
    table.play(0, "place paper")
    assert table.seq == 1
    turn = table.turn
    assert turn is not None
    assert turn.outlook(turn.now.parse("make 1")) == ("asks", False)
    table.play(0, "make 1")
    assert table.seq == 2
    assert table.to_move == 1


def test_an_end_that_lays_secrets_open_locks() -> None:
    table = opened("agra", (ANNA, BEN, CARL))
    rng = random.Random(8)
    while table.status == "playing":
        turn, seat = table.turn, table.to_move
        assert turn is not None
        assert seat is not None
        if turn.complete:
            assert not turn.now.over, "nobody looks behind the end and comes back"
            table.confirm(seat)
            continue
        move = rng.choice(turn.now.options)
        look = turn.outlook(move)
        table.play(seat, turn.now.notation(move))
        if table.ended:
            assert look in (("reveals", True), ("asks", False), ("chance", False))


def test_undo_and_redo_and_reset() -> None:
    table = opened("merv", (ANNA, BEN))
    commits(table, 0)
    seat = table.to_move
    assert seat is not None
    with refused("nothing-to-undo"):
        table.undo(seat)
    with refused("nothing-to-redo"):
        table.redo(seat)
    with refused("draft-empty"):
        table.confirm(seat)
    before = table.match_for(seat).digest()
    table.play(seat, first_move(table))
    after = table.match_for(seat).digest()
    assert before != after
    assert table.match.digest() == before, "the others still see the committed match"
    table.undo(seat)
    assert table.match_for(seat).digest() == before
    table.redo(seat)
    assert table.match_for(seat).digest() == after
    table.reset(seat)
    assert table.match_for(seat).digest() == before
    table.redo(seat)
    assert table.match_for(seat).digest() == after


def test_a_refused_step_changes_nothing() -> None:
    table = opened("rajas")
    seat = table.to_move
    assert seat is not None
    before = (table.rev, table.seq, table.match_for(seat).digest())
    for move in ("harbour 9 9", "nonsense", "", "roll b1"):
        with pytest.raises(IllegalMove):
            table.play(seat, move)
    with pytest.raises(IllegalMove):
        table.play(1 - seat, first_move(table))
    assert (table.rev, table.seq, table.match_for(seat).digest()) == before


def test_nobody_moves_for_the_next_seat_with_a_complete_turn() -> None:
    table = opened("agra", (ANNA, BEN, CARL))
    rng = random.Random(2)
    while table.turn is not None and not table.turn.complete:
        seat = table.to_move
        assert seat is not None
        table.play(seat, table.turn.now.notation(rng.choice(table.turn.now.options)))
    seat = table.to_move
    assert seat is not None
    with pytest.raises(IllegalMove):
        table.play(seat, first_move(table))
    table.confirm(seat)
    assert table.to_move != seat


def test_commit_with_every_step_or_at_the_end_of_the_turn() -> None:
    table = opened("agra", (ANNA, BEN, CARL))
    rng = random.Random(2)
    seat = table.to_move
    assert seat is not None
    table.play(seat, first_move(table), "step")
    assert table.seq == 2
    while table.to_move == seat:
        assert table.turn is not None
        assert not table.turn.complete
        table.play(seat, table.turn.now.notation(rng.choice(table.turn.now.options)), "turn")
    assert table.turn is not None
    assert table.turn.steps == []


def test_a_copy_is_independent() -> None:
    table = opened("merv", (ANNA, BEN))
    copy = table.copy()
    seat = copy.to_move
    assert seat is not None
    copy.play(seat, first_move(copy))
    copy.confirm(seat)
    assert table.seq == 1
    assert table.turn is not None
    assert table.turn.steps == []
    assert copy.seq == 2
    assert copy.records[0] is table.records[0]


# --- seats ---


def test_the_match_begins_when_all_seats_are_taken() -> None:
    table = opened("rajas", (ANNA, OPEN))
    assert (table.status, table.to_move, table.turn) == ("waiting", None, None)
    with refused("not-begun"):
        table.play(0, "quarry")
    with refused("seat-taken"):
        table.sit(0, BEN)
    table.sit(1, BEN)
    assert table.status == "playing"
    assert table.turn is not None
    with refused("seat-taken"):
        table.sit(1, CARL)
    with refused("seat"):
        table.sit(2, CARL)


def test_a_bot_takes_over_an_empty_seat() -> None:
    table = opened("rajas")
    seat = table.to_move
    assert seat is not None
    table.play(seat, first_move(table))
    table.leave(seat)
    assert table.seats[seat].kind == "open"
    assert table.status == "playing"
    assert reloaded(table).bot_due is None
    table.sit(seat, BOT)
    assert table.bot_due == seat
    assert table.turn is not None
    assert table.turn.steps == [], "what the person had in mind has gone with the person"
    table.bot_plays(seat, [first_move(table)])
    assert isinstance(table.records[-1].event, Moved)


def test_resigning_leaves_the_game_to_a_bot_while_people_are_left() -> None:
    table = opened("rajas", (ANNA, BEN, BOT))
    table.resign(1, "greedy")
    assert table.seats[1] == Seat(kind="bot", name="Ben", bot="greedy", resigned=True, who=2)
    assert table.status == "playing"
    with refused("not-your-seat"):
        table.resign(1, "greedy")
    table.resign(0, "greedy")
    last = table.records[-1].event
    assert isinstance(last, Ended)
    assert last.reason == "resigned"
    assert table.turn is None
    with refused("already-over"):
        table.play(0, "quarry")
    with refused("already-over"):
        table.sit(0, CARL)
    assert reloaded(table).status == "over"


# --- going back ---


def test_against_bots_going_back_is_free() -> None:
    table = opened("rajas", (ANNA, BOT))
    if table.to_move == 1:
        table.bot_plays(1, [first_move(table)])
    rng = random.Random(4)
    while not any(isinstance(one.event, Moved) and one.event.seat == 0 for one in table.records):
        if table.to_move == 1:
            table.bot_plays(1, [first_move(table)])
        else:
            random_step(table, rng)
    first = next(
        one for one in table.records if isinstance(one.event, Moved) and one.event.seat == 0
    )
    before = table.match_after(first.seq - 1).digest()
    table.ask_takeback(0)
    assert table.match.digest() == before
    assert table.to_move == 0
    assert table.takeback is None
    with refused("takeback-none"):
        table.ask_takeback(0)
    assert reloaded(table).match.digest() == before


def test_people_have_to_agree() -> None:
    table = opened("rajas", (ANNA, BEN, CARL))
    commits(table, 12)
    seat = table.to_move
    assert seat is not None
    others = [one for one in range(3) if one != seat]
    table.ask_takeback(seat)
    with refused("takeback-open"):
        table.ask_takeback(others[0])
    with refused("takeback-none"):
        table.answer_takeback(seat, yes=True)
    table.answer_takeback(others[0], yes=True)
    now = table.match.digest()
    table.answer_takeback(others[1], yes=False)
    assert table.takeback is None
    assert table.match.digest() == now
    with refused("takeback-none"):
        table.answer_takeback(others[0], yes=True)
    table.ask_takeback(seat)
    for other in others:
        table.answer_takeback(other, yes=True)
    assert table.match.digest() != now
    assert reloaded(table).match.digest() == table.match.digest()


def test_who_moves_on_has_answered() -> None:
    table = opened("rajas", (ANNA, BEN))
    commits(table, 8)
    table.ask_takeback(0)
    commits(table, 1)
    assert table.takeback is None


def test_the_same_way_meets_the_same_dice() -> None:
    table = opened("rajas", (ANNA, BOT))
    rng = random.Random(9)
    while table.seq < 20:
        if table.to_move == 1:
            assert table.turn is not None
            table.bot_plays(1, [table.turn.now.notation(rng.choice(table.turn.now.options))])
        else:
            random_step(table, rng)
    mine = [
        one.event for one in table.records if isinstance(one.event, Moved) and one.event.seat == 0
    ]
    last = mine[-1]
    table.ask_takeback(0)
    for line in last.lines:
        who, _, move = line.partition(" ")
        if who == "0":
            table.play(0, move)
    if table.turn is not None and table.turn.seat == 0 and table.turn.has_steps:
        table.confirm(0)
    again = [
        one.event for one in table.records if isinstance(one.event, Moved) and one.event.seat == 0
    ]
    assert again[-1].lines[: len(last.lines)] == last.lines


# --- luck, hashes, history ---


@pytest.mark.parametrize("game", serai.games())
def test_the_luck_is_committed_to_and_laid_open(game: str) -> None:
    table = opened(game, seed=new_seed())
    while table.status == "playing":
        commits(table, 50)
    first, last = table.records[0].event, table.records[-1].event
    assert isinstance(first, Opened)
    assert isinstance(last, Ended)
    laid_open = Seed(last.seed, last.salt)
    assert laid_open.commitment == first.commitment
    outcomes = sum(line.startswith("*") for line in table.lines)
    text = table.match.transcript()
    fair = checked(transcript.steps(load.all_games(), text), laid_open)
    assert fair == (outcomes, [])
    other = checked(transcript.steps(load.all_games(), text), new_seed())
    assert other.fair < outcomes
    assert len(other.strange) == outcomes - other.fair


def test_a_typed_die_is_noticed() -> None:
    table = opened("rajas")
    commits(table, 20)
    *_, match = transcript.steps(load.all_games(), table.match.transcript())
    while match.to_move != CHANCE:
        match.play(match.options[0])
    line = len(match.moves_played())
    due = match.options[SEED.pick(line, len(match.options))]
    match.play(next(move for move in match.options if move != due))
    strange = checked(transcript.steps(load.all_games(), match.transcript()), SEED).strange
    assert strange == [line + 1]


def test_two_tables_have_different_luck() -> None:
    assert new_seed() != new_seed()
    assert Seed("00", "1").pick(3, 1000) == Seed("00", "2").pick(3, 1000), "salt only hides"
    assert len({SEED.pick(line, 10**6) for line in range(50)}) > 45


def test_every_event_is_chained() -> None:
    table = opened("merv", (ANNA, BEN))
    commits(table, 10)
    previous = FIRST_HASH
    for seq, record in enumerate(table.records, 1):
        assert record.seq == seq
        assert record.hash == chained(previous, record.body)
        assert record.hash != chained(previous, record.body + b" ")
        previous = record.hash


def test_a_damaged_log_is_noticed() -> None:
    table = opened("rajas")
    commits(table, 10)
    events = [record.event for record in table.records]
    games = load.all_games()
    for broken in (events[1:], [events[0], *events[2:]], [events[0], events[0]]):
        with refused("log"):
            Table.load(games, broken, table.seed)


def test_rules_of_another_version_are_refused() -> None:
    import msgspec

    table = opened("rajas")
    first = msgspec.structs.replace(table.records[0].event, version=99)
    with refused("rules-newer"):
        Table.load(load.all_games(), [first], table.seed)


def test_any_moment_can_be_seen_again() -> None:
    table = opened("agra", (ANNA, BEN, CARL))
    digests = {}
    rng = random.Random(3)
    for _ in range(150):
        random_step(table, rng)
        digests[table.seq] = table.match.digest()
    for seq, digest in digests.items():
        assert table.match_after(seq).digest() == digest
    for seq in (0, table.seq + 1, -1):
        with refused("no-event"):
            table.match_after(seq)


def test_a_match_can_branch_from_any_moment() -> None:
    table = opened("merv", (ANNA, BEN))
    while table.status == "playing":
        commits(table, 50)
    middle = table.seq // 2
    branch = Table.open(table.match_after(middle), [BEN, CARL], new_seed())
    assert branch.match.digest() == table.match_after(middle).digest()
    turns = [one.event for one in branch.records if isinstance(one.event, Moved)]
    assert len(turns) > 1, "what was played before can be seen turn by turn"
    assert all(after.seat != before.seat for before, after in pairwise(turns))
    commits(branch, 3)
    assert reloaded(branch).match.digest() == branch.match.digest()
    assert serai.replay(branch.match.transcript()).digest() == branch.match.digest()


def test_a_table_from_a_transcript() -> None:
    table = opened("rajas")
    commits(table, 30)
    *_, match = transcript.steps(load.all_games(), table.match.transcript())
    again = Table.open(match, [ANNA, BEN], new_seed())
    assert again.match.digest() == table.match.digest()
    assert reloaded(again).match.digest() == table.match.digest()


def test_the_number_of_seats_must_fit() -> None:
    match = serai.new("rajas", seats=3, chance="ask")
    with refused("seats"):
        Table.open(match, [ANNA, BEN], SEED)
