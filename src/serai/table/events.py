"""What happens at a table, for ever: the log of these events is the match.

Each event is stored as canonical JSON and chained to the one before it by a hash, so that nothing
can be changed, dropped or put in without being noticed. People stand there by a number: what they
are called is kept beside the log, where it can be removed (see `serai.table.people`).
"""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec
from msgspec import Struct

from serai.core.box import Corrections
from serai.table.ruleset import NOT_RECORDED

FIRST_HASH = "0" * 64

Help = Literal["rules", "hints"]  # why not; also what a bot would do
Ending = Literal["finished", "resigned", "closed"]
Matter = Literal["stand-in", "newcomer"]  # what nothing comes of unless everybody agrees

MINUTES_OF_BEFORE = 600  # seconds; so it was at all tables before it could be chosen


class Seat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who holds a seat. `stand_in`: the bot that plays for a person who is away.

    `who` is the number of a person at this table; in the log it stands there instead of the name.
    In logs of before the name itself does, and `who` is 0; so it is for bots.
    """

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str = ""
    resigned: bool = False
    stand_in: str = ""
    who: int = 0

    @property
    def plays(self) -> str:
        """The bot that decides here; empty: a person does, or nobody."""
        return self.stand_in or self.bot

    @property
    def is_present(self) -> bool:
        """Whether a person plays here, and no bot in their place."""
        return self.kind == "person" and not self.stand_in


class Event(Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """Something that happened, and when (seconds since 1970)."""

    at: int


class Opened(Event, frozen=True, tag="opened"):
    """The table: its game, rules and values, who sits where, what was played before it began."""

    game: str
    version: int
    seats: list[Seat]
    options: dict[str, Any]
    commitment: str
    lines: list[str]
    data: str = NOT_RECORDED  # digest of the component values
    help: Help = "rules"  # what may be asked at the table
    box: Corrections = {}  # what was corrected among them
    stand_in: int | None = MINUTES_OF_BEFORE  # away for so long; None: never, but if all agree


class Sat(Event, frozen=True, tag="sat"):
    """Somebody sat down, or left: then the seat is open."""

    seat: int
    who: Seat


class Moved(Event, frozen=True, tag="moved"):
    """A turn, or the part of it that can no longer be undone, as lines of the transcript."""

    seat: int
    lines: list[str]


class Resigned(Event, frozen=True, tag="resigned"):
    """A person gave up; a bot plays on."""

    seat: int
    bot: str


class StoodIn(Event, frozen=True, tag="stood-in"):
    """A bot plays for a person who is away, and who keeps the seat; seat `by` has called it."""

    seat: int
    bot: str
    by: int


class GaveBack(Event, frozen=True, tag="gave-back"):
    """The bot in a person's place is gone, and the person decides again."""

    seat: int


class Agreed(Event, frozen=True, tag="agreed"):
    """A seat agrees to what only all of them can allow, or no longer does."""

    seat: int
    to: Matter
    yes: bool


class Asked(Event, frozen=True, tag="asked"):
    """A seat asks everybody to go back to the event `to`."""

    seat: int
    to: int


class Answered(Event, frozen=True, tag="answered"):
    """A seat agreed to go back, or did not: then nothing comes of it."""

    seat: int
    yes: bool


class Lapsed(Event, frozen=True, tag="lapsed"):
    """Not everybody has answered the wish of a seat to go back: nothing comes of it."""

    seat: int


class TakenBack(Event, frozen=True, tag="taken-back"):
    """The game goes on as it was after the event `to`."""

    seat: int
    to: int


class Hinted(Event, frozen=True, tag="hinted"):
    """A seat asked what a bot would do."""

    seat: int


class Ended(Event, frozen=True, tag="ended"):
    """The match is over, and its luck is laid open. `closed`: by whoever runs the house."""

    reason: Ending
    seed: str
    salt: str
    result: dict[str, list[int]] | None = None  # known without playing the match again


AnyEvent = (
    Opened
    | Sat
    | Moved
    | Resigned
    | StoodIn
    | GaveBack
    | Agreed
    | Asked
    | Answered
    | Lapsed
    | TakenBack
    | Hinted
    | Ended
)

ENCODER = msgspec.json.Encoder(order="sorted")
DECODER = msgspec.json.Decoder(AnyEvent)


class Record(Struct, frozen=True):
    """An event in its place: the bytes that are stored, and the hash of all up to it."""

    seq: int
    event: AnyEvent
    body: bytes
    hash: str


def recorded(seq: int, event: AnyEvent, previous: str, on_trust: str | None = None) -> Record:
    """An event put at the end of the chain; `on_trust` is its hash if a name was removed there."""
    body = ENCODER.encode(event)
    return Record(seq, event, body, chained(previous, body) if on_trust is None else on_trust)


def chained(previous: str, body: bytes) -> str:
    """The hash of an event and of everything before it."""
    return hashlib.sha256(previous.encode() + body).hexdigest()
