"""Reading arguments with argparse, in the language of the person."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any, NoReturn

from serai.cli.trouble import Trouble
from serai.language import LANGUAGES, has, say

HOUSE_FLAGS = ("--no-colour", "--no-color")


class Formatter(argparse.HelpFormatter):
    """Help with a translated first word."""

    def __init__(self, prog: str, lang: str) -> None:
        super().__init__(prog, max_help_position=28)
        self.lang = lang

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        own = say(self.lang, "", "cli-help-usage", {}) + " "
        super().add_usage(usage, actions, groups, own if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Arguments of one command; what it cannot read is Trouble."""

    def __init__(self, prog: str, lang: str, description: str) -> None:
        super().__init__(
            prog=prog,
            description=description,
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: Formatter(prog, lang),
        )
        self.lang = lang
        self._positionals.title = say(lang, "", "cli-help-positionals", {})
        self._optionals.title = say(lang, "", "cli-help-options", {})
        self.add_argument("-h", "--help", action="help", default=argparse.SUPPRESS)
        self.add_argument("--lang", metavar="|".join(LANGUAGES))
        self.add_argument("--box", metavar="FILE")
        self.add_argument(*HOUSE_FLAGS, action="store_true")

    def explain(self, command: str) -> None:
        """Give every argument its help: that of the command, of all commands, or of a setting."""
        for action in self._actions:
            name = action.dest.replace("_", "-")
            of_command, of_all = f"cli-arg-{command}-{name}", f"cli-arg-{name}"
            for key in (of_command, of_all, f"cli-setting-{name}"):
                if action.help is None and has(self.lang, "", key):
                    action.help = say(self.lang, "", key, {}).replace("%", "%%")

    def error(self, message: str) -> NoReturn:
        """Whoever called `main` tells it."""
        raise Trouble("usage", detail=message, command=self.prog)


def taken(given: list[str], option: str) -> str | None:
    """Take an option that may stand anywhere out of the arguments; the last one counts."""
    found: str | None = None
    place = 0
    while place < len(given):
        word = given[place]
        if word == option and place + 1 < len(given):
            found = given[place + 1]
            del given[place : place + 2]
        elif word.startswith(option + "="):
            found = word.partition("=")[2]
            del given[place]
        elif word == "--":
            break
        else:
            place += 1
    return found
