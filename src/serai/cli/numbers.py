"""Numbers that somebody typed."""

from __future__ import annotations

from serai.cli.trouble import Trouble


def whole_number(name: str, text: str | None) -> int | None:
    """The number behind an argument; Trouble if it is none."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise Trouble("number", name=name, given=text[:40])
    return int(text)
