"""The terminal: how wide it is, whether it has colours, and a person who types lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console
from rich.text import Text

from serai.language import say

WIDTH = 80  # where nobody says how wide
NARROWEST = 60


class Terminal:
    """Shows lines and asks for one; without a person at it, it neither clears nor colours."""

    def __init__(self, lang: str, no_colour: bool = False) -> None:
        self.lang = lang
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        plain = no_colour or bool(os.environ.get("NO_COLOR")) or not sys.stdout.isatty()
        self.console = Console(
            color_system=None if plain else "auto",
            highlight=False,
            markup=False,
            emoji=False,
            file=sys.stdout,
        )

    @property
    def width(self) -> int:
        """Columns."""
        known = self.console.is_terminal or "COLUMNS" in os.environ
        return max(self.console.width if known else WIDTH, NARROWEST)

    @property
    def height(self) -> int | None:
        """Lines; None where the paper has no end."""
        return self.console.height if self.is_live else None

    def word(self, key: str, **args: int | str) -> str:
        """A message of the command line."""
        return say(self.lang, "", f"cli-{key}", args)

    def show(self, lines: Iterable[Text | str]) -> None:
        """Lines that are as wide as they are."""
        for line in lines:
            text = Text(line) if isinstance(line, str) else line
            self.console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def clear(self) -> None:
        """An empty screen, if a person looks at it."""
        if self.is_live:
            self.console.clear()

    def ask(self, prompt: str) -> str | None:
        """A line that somebody types; None at the end of the input."""
        try:
            line = input(prompt)
        except EOFError:
            self.show([""])
            return None
        if not self.is_live:
            self.show([line])  # so that what was piped in can be read with the answers
        return line.strip()


def complete_with(words: Callable[[], Sequence[str]]) -> None:
    """Let Tab complete what is typed, where the system has readline."""
    try:
        import readline
    except ImportError:
        return

    def complete(begun: str, nth: int) -> str | None:
        start = begun.lstrip()
        found = [word for word in words() if word.startswith(start)]
        return found[nth] if nth < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(";")
    old = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if old else "tab: complete")
