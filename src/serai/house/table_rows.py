"""The rows that are stored of a table: what they become when it moves on, and what they tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from serai.games import load
from serai.house.requests import TableTold
from serai.house.stored_rows import (
    Change,
    DraftRecord,
    EventRecord,
    NameRecord,
    SeatRecord,
    TableRecord,
)
from serai.house.told_refusals import trouble_told
from serai.house.told_state import seat_told
from serai.table.people import People
from serai.table.ruleset import Ruleset
from serai.table.table import Table

_ENCODER = msgspec.json.Encoder()


def change_to(
    after: Table,
    before: Table,
    row: TableRecord,
    seats: Sequence[SeatRecord],
    *,
    bound: Sequence[SeatRecord],
    answer: tuple[str, str, bytes] | None,
    changes: Mapping[str, str | None],
) -> Change:
    """What has to be stored so that `after` is the table; `row` and `seats` are those of before."""
    turn = after.turn
    draft = None
    if turn is not None and (turn.steps or turn.undone):
        draft = DraftRecord(
            seat=turn.seat,
            steps=_ENCODER.encode(turn.steps).decode(),
            undone=_ENCODER.encode(turn.undone).decode(),
        )
    fresh = after.records[before.seq :]
    return Change(
        table=row.id,
        expect=row.head_seq,
        expect_rev=row.rev,
        table_row=row_after(row, after, **changes),
        events=[
            EventRecord(seq=one.seq, body=one.body, hash=one.hash, at=one.event.at) for one in fresh
        ],
        seats=changed_seats(seats, after, bound),
        names=new_names(before.people, after, {one.seat: one.guest for one in bound}),
        draft=draft,
        answer=answer,
    )


def new_names(before: People, after: Table, guests: Mapping[int, str | None]) -> list[NameRecord]:
    """What those are called who have sat down since then, and who they are."""
    return [
        NameRecord(who=one.who, name=one.name, guest=guests.get(seat))
        for seat, one in enumerate(after.seats)
        if one.who > before.count
    ]


def ruleset_of(row: TableRecord) -> Ruleset:
    """What the match of a table is played by."""
    return Ruleset(row.game, row.version, row.data, msgspec.json.decode(row.box))


def row_after(row: TableRecord, after: Table, **changes: str | None) -> TableRecord:
    """The row of a table that has moved on."""
    due = after.bot_due is not None
    return replace(
        row,
        status=after.status,
        head_seq=after.seq,
        head_hash=after.hash,
        to_move=after.to_move,
        bot_due=due,
        winners=_ENCODER.encode(after.match.winners if after.ended else []).decode(),
        rev=after.rev,
        changed=max(row.changed, after.now) if after.seq != row.head_seq else row.changed,
        **changes,
    )


def changed_seats(
    before: Sequence[SeatRecord], after: Table, bound: Sequence[SeatRecord]
) -> list[SeatRecord]:
    """The rows of seats that are not as they were; `bound` has those with new holders."""
    given = {one.seat: one for one in bound}
    found = []
    for old in before:
        seat = after.seats[old.seat]
        standing = {q: a for (who, q), a in after.standing.items() if who == old.seat}
        held = given.get(old.seat, old)
        person = seat.kind == "person"
        new = replace(
            held,
            guest=held.guest if person or seat.resigned else None,
            token_hash=held.token_hash if person else None,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            resigned=seat.resigned,
            stand_in=seat.stand_in,
            who=seat.who,
            standing=_ENCODER.encode(standing).decode(),
        )
        if new != old:
            found.append(new)
    return found


def listed(row: TableRecord, seats: Sequence[SeatRecord], guest: str | None) -> TableTold:
    """A table in a list, from what is stored of it."""
    why = ruleset_of(row).why_not(load.all_games())
    return TableTold(
        table=row.id,
        game=row.game,
        version=row.version,
        data=row.data,
        shelved=None if why is None else trouble_told(why),
        status=row.status,
        seats=[seat_told(one) for one in seats],
        yours=[
            one.seat
            for one in seats
            if guest is not None and one.guest == guest and one.kind == "person"
        ],
        to_move=row.to_move if why is None else None,  # nobody is waited for
        changed=row.changed,
        watch=row.watch,
        join=row.join,
        host=guest is not None and row.host == guest,
        winners=msgspec.json.decode(row.winners, type=list[int]),
    )
