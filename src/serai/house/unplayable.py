"""Matches that this process cannot play on with: told as they are kept, and given back as files.

Their rules are retired, their component values are others than ours, their game cannot be loaded
here, or what is kept of them does not fit together. Nothing that was played is ever changed here.
"""

from __future__ import annotations

from itertools import islice

import msgspec
from msgspec.structs import replace

from serai.games import load
from serai.house.access import Access
from serai.house.denied import Denied
from serai.house.requests import KeptTold, MoveTold, ResultTold
from serai.house.stored_rows import Change, EventRecord, SeatRecord, Stored
from serai.house.told_refusals import trouble_told
from serai.table.events import DECODER, Ended, recorded
from serai.table.kept_match import Kept, kept_log, kept_text

MOST_MOVES = 5_000  # no game is half as long; a file may claim anything


def kept_of(stored: Stored) -> Kept:
    """A stored match, without playing it."""
    opening = stored.table.opening
    events = [DECODER.decode(one.body) for one in stored.events]
    begun_from = None if opening is None else msgspec.json.decode(opening)
    return kept_log(load.all_games(), events, begun_from)


def transcript_of(stored: Stored) -> str:
    """All of it as text."""
    return kept_of(stored).transcript()


def told_of(stored: Stored) -> KeptTold:
    """A stored match as it is told; who won is known of older ones, too."""
    told = kept_told(kept_of(stored))
    last = DECODER.decode(stored.events[-1].body)
    ended = last.reason if isinstance(last, Ended) else ""
    winners = msgspec.json.decode(stored.table.winners, type=list[int])
    result = told.result
    if ended == "finished" and result is None:
        result = ResultTold(winners=winners)
    return replace(told, ended=ended, result=result, to_move=stored.table.to_move)


def told_of_text(text: str) -> KeptTold:
    """The match in a file as it is told."""
    return kept_told(kept_text(load.all_games(), text))


def kept_told(kept: Kept) -> KeptTold:
    """What a match was played by, how it ended, and its moves."""
    ruleset, parts = kept.ruleset, kept.parts
    return KeptTold(
        game=ruleset.game,
        version=ruleset.version,
        data=ruleset.data,
        box=ruleset.box,
        seats=parts.head.seats,
        options=parts.head.options,
        why=None if kept.why is None else trouble_told(kept.why),
        ended="" if parts.result is None else "finished",
        result=None if parts.result is None else ResultTold(**parts.result),
        moves=[
            MoveTold(seat=one.seat, move=one.move, key=one.key, args=one.args)
            for one in islice(kept.moves(), MOST_MOVES)
        ],
    )


def check_may_download(access: Access, guest: str | None) -> None:
    """Denied to whom it would tell too much.

    A match that is not over may go on somewhere else. Its moves are known to all who sit there,
    but a position that it began from is known to whom brought it, the host.
    """
    access.check_may_watch(guest)
    if access.row.status == "over" or access.is_host(guest):
        return
    if not access.seats_of(guest) or access.row.opening is not None:
        raise Denied(409, "not-finished")


def recovered(stored: Stored, seat: SeatRecord, guest: str) -> Change:
    """An own seat is taken to another browser, with the table if it is the host's."""
    row = stored.table
    host = guest if Access(row, stored.seats).brings_host(seat.seat) else row.host
    return Change(
        table=row.id,
        expect=row.head_seq,
        expect_rev=row.rev,
        table_row=replace(row, rev=row.rev + 1, host=host),
        seats=[replace(seat, guest=guest)],
        draft=stored.draft,
    )


def closed(stored: Stored, now: int) -> Change:
    """Whoever runs the house ends the match; what was played stays as it is."""
    row = stored.table
    event = Ended(at=now, reason="closed", seed=row.seed, salt=row.salt)
    last = recorded(row.head_seq + 1, event, row.head_hash)
    return Change(
        table=row.id,
        expect=row.head_seq,
        expect_rev=row.rev,
        table_row=replace(
            row,
            status="over",
            head_seq=last.seq,
            head_hash=last.hash,
            to_move=None,
            bot_due=False,
            rev=0,
            changed=max(row.changed, now),
        ),
        events=[EventRecord(seq=last.seq, body=last.body, hash=last.hash, at=now)],
    )
