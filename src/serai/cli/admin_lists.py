"""Tables and guests as lines of a terminal; nothing in them is a secret."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from serai.cli.terminal import Terminal
from serai.house.clean_text import clean
from serai.server.overview import (
    GuestFound,
    GuestsFound,
    LineFound,
    SeatFound,
    TableFound,
    TablesFound,
)

NOBODY = "–"
LONGEST = 300  # characters of what somebody has written
INDENT = "  "

Row = tuple[str, ...]


def tables(terminal: Terminal, found: TablesFound) -> Iterator[str]:
    """A line for each table."""
    rows: list[Row] = [
        (one.id, one.game, one.status, moment(one.changed), size(one.bytes), people(one))
        for one in found.tables
    ]
    yield from in_columns(rows)
    yield terminal.word("admin-tables-count", shown=len(rows), count=found.count)


def guests(terminal: Terminal, found: GuestsFound) -> Iterator[str]:
    """A line for each guest."""
    rows: list[Row] = [
        (
            one.id,
            moment(one.created),
            terminal.word("admin-at-tables", count=one.tables),
            called(one.name),
            ", ".join(states(terminal, one)),
        )
        for one in found.guests
    ]
    yield from in_columns(rows)
    yield terminal.word("admin-guests-count", shown=len(rows), count=found.count)


def table(terminal: Terminal, one: TableFound, chat: list[LineFound]) -> Iterator[str]:
    """Everything about one table."""
    yield terminal.word("admin-table", table=one.id, game=one.game, status=one.status)
    yield terminal.word("admin-opened", at=moment(one.created), guest=one.host or NOBODY)
    yield terminal.word(
        "admin-changed", at=moment(one.changed), events=one.events, size=size(one.bytes)
    )
    for seat in one.seats:
        yield f"{INDENT}{seat.seat + 1}  {seat.guest or NOBODY:16}  {sitting(seat)}"
    for line in chat:
        who = f"{line.guest or NOBODY:16}  {called(line.name)}"
        yield f"{INDENT}{moment(line.at)}  {who}: {clean(line.text, LONGEST)}"


def guest(terminal: Terminal, one: GuestFound, found: TablesFound) -> Iterator[str]:
    """Everything about one guest."""
    yield terminal.word("admin-guest", guest=one.id, name=called(one.name), at=moment(one.created))
    yield from states(terminal, one)
    yield from tables(terminal, found)


def states(terminal: Terminal, one: GuestFound) -> Iterator[str]:
    """What holds for a guest beside what holds for all."""
    if one.banned:
        yield terminal.word("admin-is-banned")
    if one.muted == 0:
        yield terminal.word("admin-is-muted")
    elif one.muted is not None and datetime.now().timestamp() < one.muted:  # noqa: DTZ005
        yield terminal.word("admin-is-muted-until", at=moment(one.muted))
    if one.leaving:
        yield terminal.word("admin-is-leaving")


def people(one: TableFound) -> str:
    """Who sits at a table."""
    return ", ".join(sitting(seat) for seat in one.seats)


def sitting(seat: SeatFound) -> str:
    """Who sits in a seat, with the bot that plays there."""
    if seat.kind == "open":
        return NOBODY
    bot = seat.stand_in or seat.bot
    return f"{called(seat.name)} ({clean(bot, LONGEST)})" if bot else called(seat.name)


def called(name: str) -> str:
    """A name that others have chosen."""
    return clean(name, LONGEST) or NOBODY


def size(count: int) -> str:
    """Bytes, roughly."""
    return f"{max(1, round(count / 1024))} kB"


def moment(at: int) -> str:
    """A moment by the clock of this machine."""
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")  # noqa: DTZ006


def in_columns(rows: list[Row]) -> Iterator[str]:
    """Each column as wide as what is in it; the last one as long as it is."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = zip(row, widths, strict=True)
        yield "  ".join(f"{text:{width}}" for text, width in cells).rstrip()
