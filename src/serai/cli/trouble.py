"""What can go wrong on the command line, told in one sentence."""

from __future__ import annotations

from serai.core.data import DataError
from serai.core.speech import Argument
from serai.language import say


class Trouble(Exception):
    """Something that a person can mend; its text is the message `cli-trouble-…`."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_by_name = args

    def text(self, lang: str = "en") -> str:
        """What is wrong and what helps."""
        return say(lang, "", f"cli-trouble-{self.key}", self.args_by_name)


def told(error: Exception, lang: str) -> str | None:
    """One sentence about an error; None if it is a mistake of ours, which must not be hidden."""
    text = getattr(error, "text", None)
    if callable(text):  # Trouble and Problem
        return str(text(lang))
    if isinstance(error, DataError):
        return Trouble("data", detail=str(error)).text(lang)
    if isinstance(error, OSError):
        kind = "no-file" if isinstance(error, FileNotFoundError) else "file"
        name = "stdout" if error.filename is None else str(error.filename)
        detail = error.strerror or type(error).__name__
        return Trouble(kind, file=name, detail=detail).text(lang)
    return None
