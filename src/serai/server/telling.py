"""What is told of a table: to a seat, to a spectator, to everybody.

Whatever the server says about a match is made here, from `Match.seen_by` and from the public log.
Two tables that differ only in what somebody may not know give that person the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Raw
from msgspec.json import encode
from msgspec.structs import replace

from serai.bots import registry
from serai.core.kernel import CHANCE, DRAWN, FORCED, NOTED
from serai.core.speech import IllegalMove, Phrase, Problem, Refusal
from serai.server.protocol import (
    DraftTold,
    Effect,
    EventTold,
    Offer,
    PreviewTold,
    RefusalTold,
    Remark,
    SeatTold,
    Sentence,
    State,
    TakebackTold,
    Trouble,
)
from serai.server.storage.records import SeatRecord
from serai.table.ahead import look_ahead
from serai.table.events import (
    Agreed,
    Answered,
    Asked,
    Ended,
    GaveBack,
    Hinted,
    Lapsed,
    Matter,
    Moved,
    Opened,
    Record,
    Resigned,
    Sat,
    Seat,
    StoodIn,
    TakenBack,
)
from serai.table.facts import difference, seen_facts
from serai.table.history import turn_id
from serai.table.match import Match
from serai.table.playing import Entry
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


def sentence(match: Match, entry: Entry) -> Sentence:
    """One entry of the log."""
    kind, seat, what = entry
    key, args = match.spoken(entry)
    places, piece = match.where(entry)
    return Sentence(
        key=key,
        args=args,
        seat=match.player_of(entry),
        move="" if kind == NOTED else match.notation(what),
        places=places,
        piece=piece,
        chance=kind == DRAWN or (kind == FORCED and seat == CHANCE),
        forced=kind == FORCED,
        closes=match.closes(entry),
    )


def event_told(table: Table, record: Record) -> EventTold:
    """One event, as everybody may know it."""
    event, seq = record.event, record.seq
    match event:
        case Opened():
            return EventTold(seq=seq, kind="opened", at=event.at, sentences=sentences(table, seq))
        case Moved():
            return EventTold(
                seq=seq,
                kind="moved",
                at=event.at,
                seat=event.seat,
                turn=table.happenings[seq].turn,
                turn_id=table.happenings[seq].turn_id,
                sentences=sentences(table, seq),
                changes=[
                    Effect(
                        seat=change.seat,
                        path=change.place.split("."),
                        before=change.before,
                        after=change.after,
                    )
                    for change in table.happenings[seq].changes
                ],
            )
        case Sat():
            who = event.who
            return EventTold(
                seq=seq, kind="sat", at=event.at, seat=event.seat, name=who.name, bot=who.bot
            )
        case Resigned():
            return EventTold(seq=seq, kind="resigned", at=event.at, seat=event.seat, bot=event.bot)
        case StoodIn():
            return EventTold(
                seq=seq,
                kind="stood-in",
                at=event.at,
                seat=event.seat,
                bot=event.bot,
                by=event.by,
            )
        case GaveBack():
            return EventTold(seq=seq, kind="gave-back", at=event.at, seat=event.seat)
        case Agreed():
            return EventTold(
                seq=seq, kind="agreed", at=event.at, seat=event.seat, to=event.to, yes=event.yes
            )
        case Lapsed():
            return EventTold(seq=seq, kind="lapsed", at=event.at, seat=event.seat)
        case Asked():
            return EventTold(seq=seq, kind="asked", at=event.at, seat=event.seat, back_to=event.to)
        case Answered():
            return EventTold(seq=seq, kind="answered", at=event.at, seat=event.seat, yes=event.yes)
        case TakenBack():
            return EventTold(
                seq=seq, kind="taken-back", at=event.at, seat=event.seat, back_to=event.to
            )
        case Hinted():
            return EventTold(seq=seq, kind="hinted", at=event.at, seat=event.seat)
        case Ended():
            return EventTold(
                seq=seq,
                kind="ended",
                at=event.at,
                reason=event.reason,
                seed=event.seed,
                salt=event.salt,
            )


def sentences(table: Table, seq: int) -> list[Sentence]:
    """What the log says of a turn."""
    return [sentence(table.match, entry) for entry in table.happenings[seq].entries]


def previews(turn: Turn, moves: Sequence[str], *, further: bool = False) -> dict[str, PreviewTold]:
    """What offered moves would change, as far as their seat may know it; others are left out."""
    return dict(previewed(turn, moves, further=further))


def previewed(
    turn: Turn, moves: Sequence[str], *, further: bool = False
) -> Iterator[tuple[str, PreviewTold]]:
    """The same, one after the other, for whoever has something else to do in between."""
    if turn.complete:
        return  # the moves there are somebody else's, and may depend on what that one hides
    match = turn.now
    before = seen_facts(match, turn.seat)
    anyhow = without_a_choice(match, before)
    for text in moves:
        try:
            ahead = look_ahead(match, text, before, further=further)
        except IllegalMove:
            continue
        own = {place: it for place, it in ahead.changes.items() if anyhow.get(place) != it}
        yield (
            text,
            PreviewTold(
                effects=effects({**own, **ahead.changes}),
                asks=ahead.asks,
                least=effects(ahead.least),
            ),
        )


def without_a_choice(match: Match, before: Mapping[str, Any]) -> Mapping[str, tuple[Any, Any]]:
    """What comes even to who wants nothing of what is offered: of a move it is told last."""
    for move in match.options:
        if match.game.notation.verb(move).idle:
            return look_ahead(match, move, before).changes
    return {}


def effects(changes: Mapping[str, tuple[Any, Any]]) -> list[Effect]:
    """Changes of a position as they are sent."""
    return [effect(place, old, new) for place, (old, new) in changes.items()]


def effect(place: str, before: Any, after: Any) -> Effect:
    """A changed place: "players[1].goods.silk" is of seat 1, "walls" is common."""
    seat = None
    if place.startswith("players["):
        number, _, place = place.removeprefix("players[").partition("].")
        seat = int(number)
    return Effect(seat=seat, path=place.split("."), before=before, after=after)


def refusal_told(refusal: Refusal) -> RefusalTold:
    """Why not."""
    return RefusalTold(
        code=refusal.code, name=refusal.name, args=dict(refusal.args), rule=refusal.rule
    )


def trouble_told(error: IllegalMove | Problem) -> Trouble:
    """A refusal of the rules or of the house."""
    if isinstance(error, IllegalMove):
        return Trouble(key="illegal", args={}, refusal=refusal_told(error.refusal))
    args: dict[str, int | str] = {}
    inner = None
    for name, value in error.elsewhere().details.items():
        if isinstance(value, Refusal):
            inner = refusal_told(value)
        else:
            args[name] = str(value) if isinstance(value, Phrase) else value
    return Trouble(key=error.key, args=args, refusal=inner)
