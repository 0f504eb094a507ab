"""What an operator decides: each setting in one place, from a flag, the environment or a file.

A flag counts more than a variable, a variable more than the file, the file more than what is usual.
Nothing is read that was not named: the file is that of `--config` or `SERAI_CONFIG`.
"""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar, cast

from serai.cli import databases
from serai.cli.numbers import whole_number
from serai.cli.saving import path_of
from serai.cli.trouble import Trouble
from serai.core import box
from serai.server.limits import SHARED
from serai.server.retention import Retention

PREFIX = "SERAI_"
USUAL = Retention()
FILE = f"{PREFIX}CONFIG"
LEVELS = ("error", "warning", "info", "debug")
FORMATS = ("auto", "json", "text")
SWITCH = ("off", "on")
# Variables that are no settings: of every command, of how Serai is built, and of its tests.
OTHERS = (
    *(FILE, box.VARIABLE, f"{PREFIX}PURE", f"{PREFIX}AWAITED_ENGINE"),
    *(f"{PREFIX}{name}" for name in ("REQUIRE_BROWSER", "BROWSER_LONG", "TEST_POSTGRES")),
    *(f"{PREFIX}{name}" for name in ("COLD", "SERVER", "NODE_WHEEL")),
)

Value = str | int | bool | tuple[str, ...]
T = TypeVar("T", bound=Value)


@dataclass(frozen=True)
class Setting:
    """What can be set: its type is that of what is usual. Its help is `cli-setting-<name>`."""

    flag: str
    usual: Value
    shown: str  # what stands for a value in the help
    one_of: tuple[str, ...] = ()
    also: str = ""  # a variable of another name that other servers know too
    hides: bool = False  # what stands before an @ is not for everybody's eyes

    @property
    def name(self) -> str:
        """In the file."""
        return self.flag.removeprefix("--")

    @property
    def variables(self) -> tuple[str, ...]:
        """In the environment; the first one that is there counts."""
        own = PREFIX + self.name.replace("-", "_").upper()
        return (own, self.also) if self.also else (own,)

    def typed(self, where: str, text: str) -> Value:
        """From a flag or a variable, where everything is text."""
        if isinstance(self.usual, tuple):
            return tuple(word for one in text.split(",") if (word := one.strip()))
        if isinstance(self.usual, bool):
            return self.chosen(where, text) == "on"
        if isinstance(self.usual, int):
            return cast("int", whole_number(where, text))
        return self.chosen(where, text) if self.one_of else text

    def stored(self, where: str, value: object) -> Value:
        """From the file, where values have types."""
        if isinstance(self.usual, bool) and isinstance(value, bool):
            return value
        if isinstance(self.usual, tuple) and isinstance(value, list):
            if all(isinstance(one, str) for one in value):
                return tuple(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            if isinstance(self.usual, int) and value >= 0 and not isinstance(self.usual, bool):
                return value
        elif isinstance(value, str) and (self.one_of or type(self.usual) in (str, tuple)):
            return self.typed(where, value)
        raise Trouble("setting-value", name=where, given=str(value)[:40], known=self.shown)

    def chosen(self, where: str, text: str) -> str:
        """One of the words that there are."""
        if text not in self.one_of:
            raise Trouble("setting-value", name=where, given=text[:40], known=self.shown)
        return text

    def told(self, value: Value) -> str:
        """A value as it may be shown to anybody."""
        if isinstance(value, bool):
            return SWITCH[value]
        if isinstance(value, tuple):
            return ", ".join(value)
        return databases.without_password(str(value)) if self.hides else str(value)


def setting(
    flag: str, usual: T, shown: str = "", *, one_of: tuple[str, ...] = (), **more: Any
) -> T:
    """A field of `Configuration` that can be set."""
    words = SWITCH[::-1] if isinstance(usual, bool) else one_of
    about = Setting(flag, usual, shown or "|".join(words) or str(usual), words, **more)
    return field(default=usual, metadata={"setting": about})


@dataclass(frozen=True, kw_only=True)
class Configuration:
    """Everything that can be set, and where each value comes from ("": it is the usual one)."""

    host: str = setting("--host", "127.0.0.1")
    port: int = setting("--port", 8000)
    database: str = setting("--database", databases.HERE, hides=True)
    origin: tuple[str, ...] = setting("--origin", (), "https://…")
    proxy: tuple[str, ...] = setting("--proxy", (), "127.0.0.1", also="FORWARDED_ALLOW_IPS")
    people_per_address: int = setting("--people-per-address", SHARED)
    workers_for_bots: int = setting("--workers-for-bots", 1)
    keep_matches: int = setting("--keep-matches", USUAL.matches)
    keep_waiting: int = setting("--keep-waiting", USUAL.waiting)
    keep_chat: int = setting("--keep-chat", USUAL.chat)
    keep_guests: int = setting("--keep-guests", USUAL.guests)
    limits: bool = setting("--limits", True)
    log: str = setting("--log", "warning", one_of=LEVELS)
    log_format: str = setting("--log-format", "auto", one_of=FORMATS)
    metrics: str = setting("--metrics", "", "127.0.0.1:9464")
    sources: Mapping[str, str] = field(default_factory=dict)

    def is_usual(self, name: str) -> bool:
        """Whether nobody has said anything about it."""
        return name not in self.sources


FIELDS: tuple[tuple[Field[Any], Setting], ...] = tuple(
    (one, one.metadata["setting"]) for one in fields(Configuration) if one.metadata
)
SETTINGS: tuple[Setting, ...] = tuple(about for _, about in FIELDS)


def add_flags(parser: argparse.ArgumentParser, *only: str) -> None:
    """The flags of all settings, or of some; and the file."""
    parser.add_argument("--config", metavar="FILE")
    for about in SETTINGS:
        if not only or about.name in only:
            words: dict[str, Any] = {"metavar": about.shown}
            if about.one_of:
                words = {"choices": about.one_of}
            if isinstance(about.usual, tuple):
                words["action"] = "append"
            parser.add_argument(about.flag, **words)


def configured(
    args: argparse.Namespace, environment: Mapping[str, str] = os.environ
) -> Configuration:
    """What holds for a command; Trouble if something of it is unknown or no value."""
    check_variables(environment)
    named = args.config or environment.get(FILE)
    file = None if not named else path_of(named)
    stored = {} if file is None else read(file)
    found: dict[str, Any] = {}
    sources: dict[str, str] = {}
    for one, about in FIELDS:
        given = getattr(args, one.name, None)
        variable = next((each for each in about.variables if environment.get(each)), None)
        if given:
            sources[about.name] = about.flag
            is_list = isinstance(given, list)
            found[one.name] = tuple(given) if is_list else about.typed(about.flag, given)
        elif variable is not None:
            sources[about.name] = variable
            found[one.name] = about.typed(variable, environment[variable])
        elif about.name in stored:
            sources[about.name] = str(file)
            found[one.name] = about.stored(f"{file}: {about.name}", stored[about.name])
    return Configuration(**found, sources=sources)


def check_variables(environment: Mapping[str, str]) -> None:
    """Trouble if somebody meant a setting and called it differently."""
    known = [*OTHERS, *(name for about in SETTINGS for name in about.variables)]
    for name in sorted(environment):
        if name.startswith(PREFIX) and name not in known:
            raise Trouble("variable-unknown", given=name[:60], near=nearest(name, known))


def read(file: Path) -> dict[str, object]:
    """The settings of a file."""
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Trouble("config-file", file=str(file), detail=str(error)[:200]) from None
    known = [about.name for about in SETTINGS]
    for name in found:
        if name not in known:
            near = nearest(name, known)
            raise Trouble("setting-unknown", file=str(file), given=name[:60], near=near)
    return found


def nearest(name: str, known: list[str]) -> str:
    """What was probably meant."""
    return get_close_matches(name, known, n=1, cutoff=0.0)[0]


def database_of(args: argparse.Namespace) -> str:
    """The database that somebody named, else the nearest: for commands that look at one."""
    chosen = configured(args)
    if chosen.is_usual("database"):
        return databases.nearest()
    return databases.checked(chosen.database)
