"""What happens to an act on its way to the house, by whichever channel it comes."""

from __future__ import annotations

from msgspec.structs import replace

from serai.server.denied import Denied
from serai.server.limits import Limits
from serai.server.protocol import Act, Play, Redo, Reset, Say, Undo
from serai.server.words import clean

LONGEST_LINE = 300


def admitted(limits: Limits, guest: str | None, address: str, act: Act) -> Act:
    """The act, with chat made clean; Denied if there are too many of its kind."""
    action = act.action
    if isinstance(action, Say):
        limits.take("say", guest, address)
        text = clean(action.text, LONGEST_LINE)
        if not text:
            raise Denied(409, "chat-empty")
        return replace(act, action=Say(text=text))
    draft = isinstance(action, Play | Undo | Redo | Reset)
    limits.take("draft" if draft else "move", guest, address)
    return act
