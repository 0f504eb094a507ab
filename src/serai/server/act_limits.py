"""What happens to acts and questions on their way to the house, by whichever channel they come."""

from __future__ import annotations

from msgspec.structs import replace

from serai.house.clean_text import clean
from serai.house.denied import Denied
from serai.house.protocol import Act, Ask, At, Play, Previews, Redo, Reset, Say, Undo
from serai.server.identity import Session
from serai.server.limits import Limits

LONGEST_LINE = 300
FURTHER = 4  # times as much as a preview takes one that looks further


def admitted(limits: Limits, session: Session | None, address: str, act: Act) -> Act:
    """The act, with chat made clean; Denied if there are too many of its kind, or to the muted."""
    action, guest = act.action, None if session is None else session.guest.id
    if isinstance(action, Say):
        limits.take("say", guest, address)
        if session is not None:
            session.check_may_write()
        text = clean(action.text, LONGEST_LINE)
        if not text:
            raise Denied(409, "chat-empty")
        return replace(act, action=Say(text=text))
    draft = isinstance(action, Play | Undo | Redo | Reset)
    limits.take("draft" if draft else "move", guest, address)
    return act


def check_question(limits: Limits, guest: str | None, address: str, ask: Ask) -> None:
    """Denied if there are too many questions of its kind."""
    query = ask.query
    if isinstance(query, At):
        limits.take("look", guest, address)
    elif isinstance(query, Previews):
        count = len(query.moves) * (FURTHER if query.further else 1)
        limits.take("preview", guest, address, count)
