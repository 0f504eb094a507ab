"""What is told of a table as it is: to a seat, to a spectator.

Whatever the house says about a match is made here, from `Match.seen_by` and from the public log.
Two tables that differ only in what somebody may not know give that person the same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw
from msgspec.json import encode
from msgspec.structs import replace

from serai.bots import registry
from serai.core.kernel import NOTED
from serai.house.protocol import (
    DraftTold,
    Offer,
    Remark,
    SeatTold,
    Sentence,
    State,
    TakebackTold,
)
from serai.house.stored_rows import SeatRecord
from serai.house.told_events import effects, sentence
from serai.table.events import Matter, Seat
from serai.table.known_facts import difference, seen_facts
from serai.table.match import Match
from serai.table.playing import Entry
from serai.table.replaying import turn_id
from serai.table.table import Table
from serai.table.turn import Turn
from serai.table.window import keeps_secrets


def seat_told(seat: Seat | SeatRecord) -> SeatTold:
    """Who sits there."""
    return SeatTold(
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        resigned=seat.resigned,
        style=registry.style_of(seat.bot) or "",
        level=registry.level_of(seat.bot) or 0,
        stand_in=seat.stand_in,
    )


class Faces:
    """Views of a committed match, each made once, and encoded as far as they are the same for all.

    In a game without secrets everybody sees the same table, but for who is "you".
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._shared: dict[str, Any] | None = None
        self._open = not keeps_secrets(match.game)

    def face(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees of the table itself."""
        if not self._open:
            return self._match.seen_by(seat).face()
        if self._shared is None:
            whole = self._match.seen_by(None).face()
            self._shared = {name: Raw(encode(value)) for name, value in whole.items()}
        return {**self._shared, "you": seat}


def state_told(
    table: Table,
    *,
    id_: str,
    seat: int | None,
    yours: Sequence[int],
    host: bool,
    next_: str | None,
    faces: Faces | None = None,
) -> State:
    """The table now, as a seat (None: a spectator) sees it; `faces` are those of its match."""
    turn = table.turn if table.turn is not None and table.turn.seat == seat else None
    if seat is not None and table.seats[seat].stand_in:
        turn = None  # a bot decides
    match = table.match_for(seat)
    takeback = table.takeback
    return State(
        table=id_,
        game=table.game.name,
        version=match.version,
        seq=table.seq,
        rev=table.rev if turn is not None else 0,
        hash=table.hash,
        commitment=table.seed.commitment,
        status=table.status,
        seat=seat,
        yours=list(yours),
        host=host,
        help=table.help,
        to_move=table.to_move,
        turn_id=turn_id(match),
        seats=[seat_told(one) for one in table.seats],
        view=faces.face(seat)
        if faces is not None and (turn is None or not turn.has_steps)
        else match.seen_by(seat).face(),
        question=match.question if table.to_move is not None else None,
        crumbs=match.breadcrumb,
        offers=offers(turn) if turn is not None else [],
        draft=draft_told(turn) if turn is not None else None,
        standing=standing_told(table, seat),
        takeback=None
        if takeback is None
        else TakebackTold(seat=takeback.seat, agreed=list(takeback.agreed)),
        next=next_,
        stand_in_after=table.stand_in_after,
        agreed=agreed_told(table),
    )


def agreed_told(table: Table) -> dict[Matter, list[int]]:
    """Who has said yes to what all have to agree to, where there is something to agree to."""
    open_: list[Matter] = []
    if table.is_over_days:
        open_.append("stand-in")
    if table.must_agree_to_newcomer and any(one.kind == "open" for one in table.seats):
        open_.append("newcomer")
    return {to: sorted(table.agreed.get(to, ())) for to in open_ if not table.ended}


def past_told(
    table: Table, seq: int, *, id_: str, seat: int | None, yours: Sequence[int], host: bool
) -> State:
    """The table as it was after an event; nothing can be done there."""
    match = table.match_after(seq)
    return State(
        table=id_,
        game=table.game.name,
        version=match.version,
        seq=seq,
        rev=0,
        hash=table.records[seq - 1].hash,
        commitment=table.seed.commitment,
        status=table.status,
        seat=seat,
        yours=list(yours),
        host=host,
        help=table.help,
        to_move=match.to_move,
        seats=[seat_told(one) for one in table.seats],
        view=match.seen_by(seat).face(),
        question=match.question,
        crumbs=match.breadcrumb,
    )


def standing_told(table: Table, seat: int | None) -> dict[str, str]:
    """The own standing answers; a spectator has none."""
    if seat is None:
        return {}
    answers = table.answers
    return {
        habit.question: answers.get((seat, habit.question), "ask") for habit in table.game.habits
    }


def offers(turn: Turn) -> list[Offer]:
    """All offered moves of a turn, each with what is certain about it."""
    match = turn.now
    verb = match.game.notation.verb
    found = []
    for move in match.seen_by(turn.seat).options:
        key, args = match.worded(move)
        look = turn.outlook(move)
        remark = match.game.remark(match.state, move)
        found.append(
            Offer(
                move=match.notation(move),
                key=key,
                args=args,
                group=verb(move).name,
                places=match.game.touched(match.state, move),
                opens=verb(move).opens,
                ways=match.game.led_by(match.state, move),
                turns=verb(move).turns,
                free=verb(move).free,
                idle=verb(move).idle,
                locks=look.locks,
                ends=look.ends,
                remark=None if remark is None else Remark(key=remark[0], args=remark[1]),
            )
        )
    return found


def draft_told(turn: Turn) -> DraftTold:
    """The steps of a turn in progress."""
    match = turn.now
    began = len(turn.base.log)
    return DraftTold(
        steps=[
            step_told(turn, place, entry)
            for place, entry in enumerate(match.log[began:], began)
            if entry[0] != NOTED and entry[1] == turn.seat
        ],
        changes=effects(drafted(turn)),
        undo=len(turn.steps),
        redo=len(turn.undone),
        complete=turn.complete,
    )


def step_told(turn: Turn, place: int, entry: Entry) -> Sentence:
    """A step of a turn in progress, in the words with which it was offered."""
    told = sentence(turn.now, entry)
    before = turn.chosen.get(place)
    if before is None:
        return replace(told, forced=True)
    key, args = before.worded(entry[2])
    return replace(told, key=key, args=args, forced=False)


def drafted(turn: Turn) -> dict[str, tuple[Any, Any]]:
    """What the steps of a turn have changed so far."""
    if not turn.has_steps:
        return {}
    return difference(seen_facts(turn.base, turn.seat), seen_facts(turn.now, turn.seat))
