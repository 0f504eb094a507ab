"""What of a text may stand in a log.

A log is read by more people, and kept longer and in more places, than a database. So it holds no
cookies, links, seeds, names, chat or addresses, whoever wrote the line: also what was not meant to
be there is taken out. Words as long as our ids and secrets keep six characters, which is enough to
find a table and too little to open it; addresses go. Texts of errors are kept if they are our
own or about code; all others may quote what somebody sent.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator
from types import TracebackType

from serai.core.speech import Problem
from serai.house.bots import BotFailed
from serai.house.store import Conflict, StorageTrouble

KEPT = 6  # characters of a long word
LONGEST_TEXT = 1_000
MOST_FRAMES = 30
TABLE = re.compile(r"[a-z2-7]{16}")
LONG_WORD = re.compile(r"[A-Za-z0-9_+=-]{16,}")
CODE = re.compile(r"[a-z]{1,15}(?:[_-]+[a-z]{1,15})+|(?:[A-Z][a-z]{1,14}){2,}")  # names in programs
ADDRESS = re.compile(
    r"\b\d{1,3}(?:\.\d{1,3}){3}\b"
    r"|(?<![\w:])[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){2,7}(?:%\w+)?"
)
PASSWORD = re.compile(r"://[^\s/@]*@")
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
OURS = (Problem, StorageTrouble, Conflict, BotFailed)
ABOUT_CODE = (AttributeError, ImportError, NameError, NotImplementedError, TypeError, MemoryError)


def safe(text: str) -> str:
    """A text without what must not be in a log, on one line."""
    text = PASSWORD.sub("://…@", text)
    text = LONG_WORD.sub(shortened, text)
    text = ADDRESS.sub(hidden, text)
    return CONTROL.sub(" ", text)[:LONGEST_TEXT]


def table_told(table: object) -> str | None:
    """Enough of the id of a table to find it; None if it is no such id, but anything else."""
    return table[:KEPT] if isinstance(table, str) and TABLE.fullmatch(table) else None


def shortened(found: re.Match[str]) -> str:
    """Enough of an id to find what it is the id of."""
    word = found.group()
    return word if CODE.fullmatch(word) else f"{word[:KEPT]}…"


def hidden(found: re.Match[str]) -> str:
    """Not an address; but a time of day is none, and of this computer everybody knows it."""
    text = found.group()
    usual = text in ("127.0.0.1", "0.0.0.0", "::1", "::") or re.fullmatch(r"\d\d:\d\d:\d\d", text)
    return text if usual else "…"


def error_told(error: BaseException) -> list[str]:
    """An error and what led to it: what kind it was, where, and its text if that is harmless."""
    return [line for one in chain_of(error) for line in told(one)]


def chain_of(error: BaseException) -> Iterator[BaseException]:
    """What went wrong last, before that what it came from, and so on."""
    seen: set[int] = set()
    found: BaseException | None = error
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        yield found
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)


def told(error: BaseException) -> Iterator[str]:
    """One error, the place where it was raised last."""
    kind = type(error)
    text = text_of(error)
    yield f"{kind.__module__}.{kind.__qualname__}{': ' if text else ''}{text}"
    yield from places(error.__traceback__)


def text_of(error: BaseException) -> str:
    """What an error says, if it cannot quote anybody."""
    if isinstance(error, OSError) and not isinstance(error, OURS):
        return safe(error.strerror or "")
    return safe(str(error)) if isinstance(error, (*OURS, *ABOUT_CODE)) else ""


def places(found: TracebackType | None) -> Iterator[str]:
    """Where in the sources; no values of variables."""
    for frame in traceback.extract_tb(found)[-MOST_FRAMES:]:
        yield f"  {frame.filename}:{frame.lineno} {frame.name}"
