"""The log: one line for each record, as JSON for programs or as text for people."""

from __future__ import annotations

import hashlib
import logging
import secrets
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

import msgspec

from serai.server import request_ids
from serai.server.limits import DAY, place_of
from serai.server.log_text import error_told, safe

Format = Literal["json", "text"]
ENCODER = msgspec.json.Encoder()
OURS = "serai"
DETAILS = "serai_details"  # the attribute of a record that has more than a message


def begin(level: str, form: Format, stream: TextIO | None = None) -> None:
    """Write records to `stream` (standard error): ours from this level on, warnings of others.

    What libraries say below that quotes what they work with: requests, frames, statements.
    """
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    root = logging.getLogger()
    for old in root.handlers[:]:
        if isinstance(old.formatter, JsonLines | PlainLines):
            root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.upper())


def details(**more: str | float | None) -> dict[str, Any]:
    """What a record has beside its message: pass it as `extra`. What is None is left out."""
    return {DETAILS: {name: value for name, value in more.items() if value is not None}}


class JsonLines(logging.Formatter):
    """One JSON object on a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record."""
        return ENCODER.encode(told(record)).decode()


class PlainLines(logging.Formatter):
    """A line for people, and below it where an error comes from."""

    def format(self, record: logging.LogRecord) -> str:
        """The record."""
        found = told(record)
        error = found.pop("error", [])
        head = [found.pop(name) for name in ("at", "level", "logger", "message")]
        more = [f"{name}={value}" for name, value in found.items()]
        return "\n  ".join([" ".join([*head, *more]), *error])


def told(record: logging.LogRecord) -> dict[str, Any]:
    """All that is written of a record."""
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    found: dict[str, Any] = {
        "at": at.replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "logger": record.name,
        "message": message_of(record),
    }
    if request := request_ids.current():
        found["request"] = request
    for name, value in getattr(record, DETAILS, {}).items():
        found[name] = safe(value) if isinstance(value, str) else value
    if record.exc_info is not None and record.exc_info[1] is not None:
        found["error"] = error_told(record.exc_info[1])
    return found


def message_of(record: logging.LogRecord) -> str:
    """What a record says; of what others say the first line, before it quotes anything."""
    text = record.getMessage()
    ours = record.name == OURS or record.name.startswith(f"{OURS}.")
    return safe(text if ours else text.partition("\n")[0])


class Visitors:
    """Tells addresses apart without naming them: by a hash whose key lasts for a day.

    Whoever asks too much today can be followed through the log, and the proxy asked for the
    address. Tomorrow the key is gone, which was never written down: then nobody can find out.
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._day = -1
        self._key = b""

    def told(self, address: str) -> str:
        """Eight characters, all day the same for an address (with IPv6: for a household)."""
        day = int(self._clock() // DAY)
        if day != self._day:
            self._day, self._key = day, secrets.token_bytes(32)
        made = hashlib.blake2b(place_of(address).encode(), key=self._key, digest_size=4)
        return made.hexdigest()
