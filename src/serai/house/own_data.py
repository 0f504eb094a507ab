"""All that is kept of a guest, as it is handed out to them alone."""

from __future__ import annotations

from typing import Literal

from serai.house.protocol import ToClient


class OwnSession(ToClient, frozen=True):
    """A browser in which the guest is known; the secret of its cookie is kept by nobody."""

    created: int  # seconds since 1970, as all moments here
    ended: bool


class OwnSeat(ToClient, frozen=True):
    """A seat that the guest holds, or has given up: what was meant to be kept in mind there."""

    seat: int
    name: str
    resigned: bool
    standing: dict[str, str]  # questions that are answered once for all
    draft: list[str]  # steps of a turn that has not been confirmed


class OwnLine(ToClient, frozen=True):
    """A line of chat."""

    at: int
    seat: int
    name: str
    text: str


class OwnTable(ToClient, frozen=True):
    """A table at which the guest has been."""

    table: str
    game: str
    status: Literal["waiting", "playing", "over"]
    created: int
    changed: int
    host: bool
    seats: list[OwnSeat]
    names: list[str]  # what the guest was called, each time on sitting down
    chat: list[OwnLine]
    acts: list[str]  # numbers of what was done, kept so that nothing is done twice


class OwnData(ToClient, frozen=True):
    """Everything. What was played at the tables are matches of all who sat there, not in it."""

    name: str
    created: int
    banned: bool  # by whoever runs the server
    muted: int | None  # until then; 0: until somebody ends it
    sessions: list[OwnSession]
    tables: list[OwnTable]
