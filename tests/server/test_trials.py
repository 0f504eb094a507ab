"""Small versions of the trials that `make chaos` and `make load` run at full size."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from serai.games import load
from serai.house import told_state
from serai.house.protocol import Act, Confirm, Ok, Play, Redo, Reset, Undo
from serai.table.events import Seat
from serai.table.fairness import new_seed
from serai.table.match import new_match
from serai.table.table import Table
from trials.chaos import kills, races, repeats
from trials.chaos.ledger import Deed, Draft, Ledger
from trials.chaos.verdict import judged
from trials.load.__main__ import main
from trials.load.measuring import put_under_load
from trials.load.swarm import share
from trials.wire import frame_at


def ignored(more: int) -> None:
    del more


def test_nothing_acknowledged_is_lost_or_doubled_by_kills(tmp_path: Path) -> None:
    report = asyncio.run(kills.wreak(tmp_path, 5, 4, 7, ignored))
    assert report.faults == []
    assert report.acts > 0
    assert report.tables >= 4


def test_one_of_many_gets_the_seat(tmp_path: Path) -> None:
    report = asyncio.run(races.raced(tmp_path, 40, 16, 7, ignored))
    assert report.faults == []
    assert (report.races, report.moments) == (40, 4)
    assert report.requests == 44 * 16
    assert report.winners > 1


def test_an_act_sent_five_times_happens_once(tmp_path: Path) -> None:
    report = asyncio.run(repeats.repeated(tmp_path, 60, 7, ignored))
    assert report.faults == []
    assert report.acts >= 60
    assert report.answers == report.sent == 5 * report.acts


def test_every_move_reaches_every_rival(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--tables", "20", "--rate", "20", "--seconds", "3"]) == 0
    assert "Nothing lost" in capsys.readouterr().out


def test_the_report_of_a_load_adds_up() -> None:
    report = asyncio.run(put_under_load(4, 8, 2, 7, ignored))
    assert report.faults == []
    assert report.shown.count == report.told.count == 3 * report.moves
    assert report.answered.count == report.moves


def test_a_broken_promise_is_noticed(tmp_path: Path) -> None:
    """The judge is judged: a database from which something was taken is not believed."""
    trials = kills.wreak(tmp_path, 0, 1, 7, ignored)
    assert asyncio.run(trials).faults == []
    with closing(sqlite3.connect(tmp_path / "trial.db")) as database:
        table, actor, act = database.execute(
            "SELECT table_id, actor, act FROM answers ORDER BY act"
        ).fetchone()
        seat = database.execute("SELECT seat FROM seats WHERE guest = ?", (actor,)).fetchone()[0]
    ledger = Ledger(table=table, seat=seat, guest=actor)
    action = Play(seat=seat, move="never", commit="step")
    ok = Ok(id="deed-lost", seq=90_000, rev=1)
    deed = Deed(act=Act(id="deed-lost", seq=89_999, rev=0, action=action))
    ledger.deeds["deed-lost"] = deed
    ledger.answered(deed, ok, msgspec.json.encode(ok))
    faults = asyncio.run(judged(f"sqlite:///{tmp_path / 'trial.db'}", [ledger]))
    assert any("is lost" in fault for fault in faults)
    assert any("different answers" in fault for fault in faults)
    assert any("not told every event" in fault for fault in faults)
    assert any("answers to nobody" in fault for fault in faults), act


def test_a_client_remembers_its_draft() -> None:
    draft = Draft()
    for move in ("a", "b", "c"):
        draft = draft.after(Play(seat=0, move=move))
    draft = draft.after(Undo(seat=0)).after(Undo(seat=0))
    assert draft == Draft(("a",), ("c", "b"))
    draft = draft.after(Redo(seat=0))
    assert draft == Draft(("a", "b"), ("c",))
    assert draft.after(Reset(seat=0)) == Draft((), ("c", "b", "a"))
    assert draft.after(Confirm(seat=0)) == draft
    assert draft.after(Play(seat=0, move="d")) == Draft(("a", "b", "d"))


@pytest.mark.parametrize("length", [0, 5, 125, 126, 65_535, 65_536])
def test_frames_are_found_in_what_has_arrived(length: int) -> None:
    size = length.to_bytes(1 if length < 126 else 2 if length < 65_536 else 8, "big")
    mark = b"" if length < 126 else b"\x7e" if length < 65_536 else b"\x7f"
    whole = bytearray(b"\x81" + mark + size + b"x" * length + b"rest")
    begin = 1 + len(mark) + len(size)
    assert frame_at(whole, 0) == (1, begin, begin + length)
    assert frame_at(whole[: begin + length - 1], 0) is None
    assert frame_at(bytearray(b"yz") + whole, 2) == (1, begin + 2, begin + 2 + length)


def test_shares_of_many_values() -> None:
    values = [float(n) for n in range(1, 101)]
    assert [share(values, part) for part in (0.5, 0.95, 0.99, 1.0)] == [50.0, 95.0, 99.0, 100.0]
    assert share([], 0.5) == 0.0
    assert share([3.0], 0.95) == 3.0


@pytest.mark.parametrize("game", load.names())
def test_views_that_are_shared_are_those_of_each_seat(game: str) -> None:
    """What is encoded once for all must be, byte by byte, what each seat would get alone."""
    chance = random.Random(5)
    match = new_match(load.all_games()[game], 3, None, {}, chance="ask")
    seats = [Seat(kind="person", name=f"Guest {nth}") for nth in range(3)]
    table = Table.open(match, seats, new_seed())
    for nth in range(60):
        turn = table.turn
        assert turn is not None
        faces = told_state.Faces(table.match)
        for seat in (None, 0, 1, 2):
            yours = () if seat is None else (seat,)
            plain, shared = (
                told_state.state_told(
                    table, id_="a", seat=seat, yours=yours, host=False, next_=None, faces=given
                )
                for given in (None, faces)
            )
            assert msgspec.json.encode(plain) == msgspec.json.encode(shared)
        if turn.complete:
            table.confirm(turn.seat)
        else:
            move = turn.now.notation(chance.choice(turn.now.options))
            table.play(turn.seat, move, "step" if nth % 3 else "ask")
