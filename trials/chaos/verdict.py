"""Every promise that was given, held against what is on disk."""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import msgspec

from serai.house import told_events, told_state
from serai.house.hash_chain import verify_chain
from serai.house.protocol import Act, Ok, Say
from serai.house.stored_rows import Stored
from serai.house.tables_in_memory import loaded
from serai.server.storage import SqlStore
from serai.table.events import Moved
from serai.table.table import Table
from trials.chaos.ledger import Ledger

ENCODER = msgspec.json.Encoder()


def is_within(some: tuple[str, ...], all_: tuple[str, ...]) -> bool:
    """Whether all of some are there, in this order."""
    rest = iter(all_)
    return all(one in rest for one in some)


async def judged(
    url: str, ledgers: list[Ledger], finals: Mapping[tuple[str, int], bytes] | None = None
) -> list[str]:
    """What is wrong at any table; `finals` are the states that each seat was shown at the end."""
    by_table: dict[str, list[Ledger]] = defaultdict(list)
    for ledger in ledgers:
        by_table[ledger.table].append(ledger)
    path = Path(url.removeprefix("sqlite:///"))
    faults = []
    store = await SqlStore.open(url, create=False)
    try:
        for table, known in by_table.items():
            stored = await store.load(table)
            if stored is None:
                faults.append(f"{table}: gone")
                continue
            lines = [one.text for one in await store.chat(table, 0, 1_000_000)]
            trial = Verdict(stored, known)
            trial.compare_log()
            trial.compare_acts(answers_in(path, table))
            trial.compare_drafts()
            trial.compare_chat(lines)
            if finals is not None:
                trial.compare_states(finals)
            faults += [f"{table}: {fault}" for fault in trial.faults]
    finally:
        await store.close()
    return faults


def answers_in(path: Path, table: str) -> dict[tuple[str, str], bytes]:
    """All answers that are kept for a table, read past everything that could hide a mistake."""
    query = "SELECT actor, act, body FROM answers WHERE table_id = ?"
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        rows = database.execute(query, (table,)).fetchall()
    return {(actor, act): bytes(body) for actor, act, body in rows}


def passes(act: Act, ok: Ok) -> bool:
    """Whether an act is in no event: then its answer is not kept for ever."""
    return isinstance(act.action, Say) or ok.seq == act.seq


class Verdict:
    """One table: what is stored, and what its seats were told."""

    def __init__(self, stored: Stored, ledgers: list[Ledger]) -> None:
        self.stored = stored
        self.ledgers = ledgers
        self.table: Table = loaded(stored)
        self.faults: list[str] = []

    def compare_log(self) -> None:
        """The chain holds, and whatever anybody was ever shown is in it."""
        bad = verify_chain(self.stored.events)
        if bad is not None:
            self.faults.append(f"the log is damaged at {bad}")
        if self.table.hash != self.stored.table.head_hash:
            self.faults.append("the log, played again, is another one")
        told = {
            record.seq: ENCODER.encode(told_events.event_told(self.table, record))
            for record in self.table.records
        }
        for ledger in self.ledgers:
            held = self.stored.seats[ledger.seat]
            if held.guest != ledger.guest:
                self.faults.append(f"seat {ledger.seat} has another guest")
            if sorted(ledger.events) != list(range(1, self.table.seq + 1)):
                self.faults.append(f"seat {ledger.seat} was not told every event")
            for seq, event in ledger.events.items():
                if told.get(seq) != event:
                    self.faults.append(f"seat {ledger.seat} was told another event {seq}")
            for seq, digest in ledger.hashes.items():
                if seq > self.table.seq or self.table.records[seq - 1].hash != digest:
                    self.faults.append(f"seat {ledger.seat} was shown another log at {seq}")

    def compare_acts(self, kept: Mapping[tuple[str, str], bytes]) -> None:
        """Each acknowledged act has its one effect, and there are no other effects."""
        committed: Counter[int] = Counter()
        moments: Counter[tuple[int, int]] = Counter()
        for ledger in self.ledgers:
            for id_, deed in ledger.deeds.items():
                if deed.ok is None:
                    self.faults.append(f"{id_} was never acknowledged")
                    continue
                answer = kept.get((ledger.guest, id_))
                if answer is None and passes(deed.act, deed.ok):
                    answer = deed.answers[0]  # it has passed; but it was always the same
                if set(deed.answers) != {answer}:
                    self.faults.append(f"{id_} has different answers")
                if not isinstance(deed.act.action, Say):
                    moments[deed.ok.seq, deed.ok.rev] += 1
            for seq, steps in ledger.committed.items():
                committed[seq] += 1
                self.compare_event(ledger.seat, seq, steps)
        own = {ledger.seat for ledger in self.ledgers}
        moved = {
            record.seq
            for record in self.table.records
            if isinstance(record.event, Moved) and record.event.seat in own
        }
        if moved != set(committed) or any(count > 1 for count in committed.values()):
            self.faults.append(f"events without acts, or acts without: {moved ^ set(committed)}")
        if any(count > 1 for count in moments.values()):
            self.faults.append("two acts have led to the same moment")
        known = {(ledger.guest, id_) for ledger in self.ledgers for id_ in ledger.deeds}
        if not set(kept) <= known:
            self.faults.append(f"answers to nobody: {sorted(set(kept) - known)[:3]}")

    def compare_event(self, seat: int, seq: int, steps: tuple[str, ...]) -> None:
        """An acknowledged commit is in the log, with exactly the steps that were acknowledged."""
        event = self.table.records[seq - 1].event if seq <= self.table.seq else None
        if not isinstance(event, Moved) or event.seat != seat:
            self.faults.append(f"the commit of seat {seat} at {seq} is lost")
            return
        mine = tuple(
            move
            for who, _, move in (line.partition(" ") for line in event.lines)
            if who == str(seat)
        )
        if self.without_habits(mine) != self.without_habits(steps) or not is_within(steps, mine):
            self.faults.append(f"event {seq}: {mine} instead of {steps}")

    def without_habits(self, moves: tuple[str, ...]) -> list[str]:
        """The moves that no standing answer gives by itself."""
        game = self.table.match.game
        given = {
            habit.always if habit.default == "always" else habit.never
            for habit in game.habits
            if habit.default != "ask"
        }
        return [move for move in moves if move.partition(" ")[0] not in given]

    def compare_drafts(self) -> None:
        """Steps that were acknowledged are still there; states never showed other ones."""
        for ledger in self.ledgers:
            for moment, draft in ledger.drafts.items():
                shown = ledger.shown.get(moment)
                if shown is not None and shown.steps != draft.steps:
                    self.faults.append(f"draft {moment}: {shown.steps} instead of {draft.steps}")
            if ledger.seat != self.table.to_move:
                continue
            kept = self.stored.draft
            steps = tuple(msgspec.json.decode(kept.steps)) if kept is not None else ()
            undone = tuple(msgspec.json.decode(kept.undone)) if kept is not None else ()
            if (steps, undone) != (ledger.draft.steps, ledger.draft.undone):
                self.faults.append(f"stored draft: {steps}, {undone} instead of {ledger.draft}")

    def compare_chat(self, lines: list[str]) -> None:
        """Each acknowledged line is there once, for everybody."""
        said = [
            deed.act.action.text
            for ledger in self.ledgers
            for deed in ledger.deeds.values()
            if isinstance(deed.act.action, Say) and deed.ok is not None
        ]
        if sorted(said) != sorted(lines):
            self.faults.append(f"{len(said)} lines were said, {len(lines)} are kept")
        for ledger in self.ledgers:
            if [ledger.chat[key] for key in sorted(ledger.chat)] != lines:
                self.faults.append(f"seat {ledger.seat} was told other lines of chat")

    def compare_states(self, finals: Mapping[tuple[str, int], bytes]) -> None:
        """What each seat is shown is what the log makes of the table, byte by byte."""
        row = self.stored.table
        for ledger in self.ledgers:
            state = told_state.state_told(
                self.table,
                id_=row.id,
                seat=ledger.seat,
                yours=(ledger.seat,),
                host=row.host == ledger.guest,
                next_=row.next,
            )
            if ENCODER.encode(state) != finals.get((row.id, ledger.seat)):
                self.faults.append(f"seat {ledger.seat} is shown another state")
