"""What whoever runs a server can order, and what is answered: as they stand in the database."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from serai.server.retention import Purged, Retention


class Order(Struct, tag_field="do", frozen=True, forbid_unknown_fields=True):
    """Something that is done once, by the server or in its absence."""


class Close(Order, tag="close", frozen=True):
    """A table ends for good."""

    table: str


class Mute(Order, tag="mute", frozen=True):
    """A guest may not write until then; 0: until somebody ends it, None: may again."""

    guest: str
    until: int | None


class Ban(Order, tag="ban", frozen=True):
    """A guest may no longer come, or may again."""

    guest: str
    banned: bool


class Delete(Order, tag="delete", frozen=True):
    """A guest goes, with everything that names them."""

    guest: str


class PurgeOld(Order, tag="purge", frozen=True):
    """What is too old goes, by the days that hold there but for those that are named here.

    `dry`: it is only counted.
    """

    days: dict[str, int]
    dry: bool


class Announce(Order, tag="announce", frozen=True):
    """Everybody is told this; an empty text takes back what was told."""

    text: str
    at: int | None


AnyOrder = Close | Mute | Ban | Delete | PurgeOld | Announce

Outcome = Literal["done", "already", "no-table", "no-guest", "damaged", "storage", "failed"]


class Answer(Struct, frozen=True):
    """What became of an order. `already`: it was so before.

    `purged` is what has gone, or would go, by these `days`.
    """

    outcome: Outcome
    purged: Purged | None = None
    days: Retention | None = None


ORDERS: msgspec.json.Decoder[AnyOrder] = msgspec.json.Decoder(AnyOrder)
ANSWERS = msgspec.json.Decoder(Answer)
ENCODER = msgspec.json.Encoder()
