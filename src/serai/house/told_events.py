"""How it is told what has happened: the log, as everybody may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.core.kernel import CHANCE, DRAWN, FORCED, NOTED
from serai.house.protocol import Effect, EventTold, Sentence
from serai.table.events import (
    Agreed,
    Answered,
    Asked,
    Ended,
    GaveBack,
    Hinted,
    Lapsed,
    Moved,
    Opened,
    Record,
    Resigned,
    Sat,
    StoodIn,
    TakenBack,
)
from serai.table.match import Match
from serai.table.playing import Entry
from serai.table.table import Table


def sentence(
    match: Match, entry: Entry, before: Entry | None = None, after: Entry | None = None
) -> Sentence:
    """One entry of the log, between two others."""
    kind, _, what = entry
    step = match.step(entry)
    places, piece = match.where(entry)
    return Sentence(
        key=step.key,
        args=step.args,
        seat=match.player_of(entry),
        move="" if kind == NOTED else match.notation(what),
        places=places,
        piece=piece,
        chance=is_chance(entry) or (before is not None and tells_chance(match, before, entry)),
        forced=kind == FORCED,
        closes=match.is_silent(entry, before, after),
        gathers=step.gathers,
        apart=match.is_apart(entry),
    )


def is_chance(entry: Entry) -> bool:
    """Whether chance has decided something here."""
    kind, seat, _ = entry
    return kind == DRAWN or (kind == FORCED and seat == CHANCE)


def tells_chance(match: Match, before: Entry, entry: Entry) -> bool:
    """Whether a note says what chance has decided right before it."""
    return is_chance(before) and match.foretells(before, entry)


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
            who = table.people.named(event.who)
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
    around = table.match.neighbours(table.happenings[seq].entries)
    return [sentence(table.match, entry, before, after) for before, entry, after in around]


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
