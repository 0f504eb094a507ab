"""Numbers that somebody typed."""

from __future__ import annotations

from serai.cli.trouble import Trouble

LONGEST = 18  # digits


def typed(text: str) -> int | None:
    """The number that a text is; None if it is none, or one without end."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST else None


def whole_number(name: str, text: str | None) -> int | None:
    """The number behind an argument; Trouble if it is none."""
    if text is None:
        return None
    number = typed(text)
    if number is None:
        raise Trouble("number", name=name, given=text[:40])
    return number
