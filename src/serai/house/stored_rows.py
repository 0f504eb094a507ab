"""What the storage takes and gives back: plain values, one struct for each kind of row.

Fields called "JSON" hold text that the storage keeps and never reads. Moments are whole numbers
(seconds since 1970). Tokens and sessions are kept as hashes only.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Status = Literal["waiting", "playing", "over"]
Watch = Literal["nobody", "link", "everybody"]
Join = Literal["link", "everybody"]
Kind = Literal["open", "person", "bot"]


class TableRecord(Struct, frozen=True, kw_only=True):
    """One table. What it is played by, its luck, its opening and when it began never change."""

    id: str
    game: str
    version: int
    data: str  # digest of the component values
    box: str  # JSON: what was corrected among them
    options: str  # JSON
    watch: Watch
    join: Join
    think: int | None  # seconds that a bot may think; None: as long as the server lets it
    status: Status
    host: str
    invite_hash: str
    seed: str
    salt: str
    opening: str | None
    head_seq: int
    head_hash: str
    to_move: int | None
    bot_due: bool
    winners: str  # JSON
    rev: int
    created: int
    changed: int
    next: str | None


class EventRecord(Struct, frozen=True, kw_only=True):
    """One row of the log: `hash` binds `body` to everything before it (see `hash_chain`).

    Where a name was removed from the body, `seal` binds what is left to the hash that stays.
    """

    seq: int
    body: bytes
    hash: str
    at: int
    seal: str | None = None


class NameRecord(Struct, frozen=True, kw_only=True):
    """What a person is called whom the log of a table knows by a number; `guest`: who that is."""

    who: int
    name: str
    guest: str | None


class SeatRecord(Struct, frozen=True, kw_only=True):
    """Who holds a seat, and how it can be recovered."""

    seat: int
    guest: str | None
    token_hash: str | None
    kind: Kind
    name: str
    bot: str
    resigned: bool
    stand_in: str  # the bot that plays for a person who is away; empty: none does
    who: int = 0  # the number of the person in the log; 0: none, or by name in a log of before
    standing: str  # JSON


class DraftRecord(Struct, frozen=True, kw_only=True):
    """The unfinished turn of one seat; its `rev` is the table's."""

    seat: int
    steps: str  # JSON
    undone: str  # JSON


class ChatRecord(Struct, frozen=True, kw_only=True):
    """A line of chat. The storage gives the `id`; leave it 0 in a `Change`."""

    id: int = 0
    seat: int
    name: str
    text: str
    at: int
    guest: str | None = None  # who said it; None: not known of lines of before


class GuestRecord(Struct, frozen=True, kw_only=True):
    """Somebody who came by, known by the cookie of a browser.

    `muted`: until then nothing of them is shown to others; 0: until somebody ends it.
    """

    id: str
    name: str
    created: int
    banned: bool = False
    muted: int | None = None


class NewTable(Struct, frozen=True, kw_only=True):
    """Everything a table begins with."""

    table: TableRecord
    events: list[EventRecord]
    seats: list[SeatRecord]
    names: list[NameRecord] = []


class Removal(Struct, frozen=True, kw_only=True):
    """Somebody's data leaves a table: names, lines of chat, answers, with the change it is in.

    `bodies` are events of before without the names that stood there, and their seals; `names` are
    those names, by which lines of chat are known of which it was not kept who said them.
    """

    guest: str
    bodies: list[EventRecord]
    names: list[str]


class Change(Struct, frozen=True, kw_only=True):
    """One step in the life of a table: all of it happens, or nothing.

    It is made for the table at `expect` (head_seq) and `expect_rev` (rev). `table_row` is the
    table afterwards; `seats` are those that changed; `draft` replaces the draft (None: there is
    none now). `answer` is (actor, id of the act, encoded answer). `names` are of people who are
    new, `removal` is of who leaves the house for good.
    """

    table: str
    expect: int
    expect_rev: int
    table_row: TableRecord
    events: list[EventRecord] = []
    seats: list[SeatRecord] = []
    draft: DraftRecord | None = None
    answer: tuple[str, str, bytes] | None = None
    chat: ChatRecord | None = None
    names: list[NameRecord] = []
    removal: Removal | None = None


class Stored(Struct, frozen=True, kw_only=True):
    """A table with its whole log, in order."""

    table: TableRecord
    events: list[EventRecord]
    seats: list[SeatRecord]
    draft: DraftRecord | None
    names: list[NameRecord] = []


class Listed(Struct, frozen=True, kw_only=True):
    """A table without its log, for lists of tables."""

    table: TableRecord
    seats: list[SeatRecord]
