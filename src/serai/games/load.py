"""Which games there are. A new game is added by its name here.

A game is imported when it is asked for: whoever plays one does not wait for the others, and a
broken value in one does not stop them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from types import TracebackType

from serai.core import box
from serai.core.game import Game
from serai.core.records import DataError
from serai.core.speech import Phrase, Problem, shown

NAMES = ("rajas", "agra", "merv")


def names() -> tuple[str, ...]:
    """Names of all games, in alphabetical order."""
    return tuple(sorted(NAMES))


class Games(Mapping[str, Game]):
    """All games by name, each imported when it is first asked for.

    Asking for one whose data (or whose box) is broken raises the same Problem every time, and for
    one with a mistake of ours the same error.
    """

    def __init__(self) -> None:
        self._found: dict[str, Game] = {}
        self._broken: dict[str, tuple[Exception, TracebackType | None]] = {}
        self._box: str | None = None  # with which the first game was imported

    def __iter__(self) -> Iterator[str]:
        return iter(names())

    def __len__(self) -> int:
        return len(NAMES)

    def __contains__(self, name: object) -> bool:
        return name in NAMES

    def __getitem__(self, name: str) -> Game:
        if name in self._broken:
            error, where = self._broken[name]
            raise error.with_traceback(where)
        if name not in self._found:
            if name not in NAMES:
                raise KeyError(name)
            self._check_box()
            try:
                self._found[name] = imported(name)
            except Exception as error:
                self._broken[name] = error, error.__traceback__
                raise
        return self._found[name]

    def _check_box(self) -> None:
        """A process plays with one box: rules that are already imported cannot change theirs."""
        check_box()
        path = os.environ.get(box.VARIABLE, "")
        if self._box is None:
            self._box = path
        elif self._box != path:
            text = f"{box.VARIABLE} is {path!r}, but games were imported with {self._box!r}"
            raise RuntimeError(text)


@cache
def all_games() -> Games:
    """All games by name."""
    return Games()


def playable() -> list[str]:
    """Names of the games that are not broken; imports all."""
    return [name for name in names() if trouble_with(name) is None]


def trouble_with(name: str) -> Problem | None:
    """Why a game cannot be played, if so."""
    try:
        _ = all_games()[name]
    except Problem as problem:
        return problem
    except Exception as error:  # a mistake of ours, but the other games can do nothing for it
        return failing(name, error)
    return None


def failing(name: str, error: Exception) -> Problem:
    """A mistake of ours in one game, for those who cannot do anything about it."""
    detail = f"{type(error).__name__}: {error}"
    found = Problem("game-fails", name=name, detail=detail[:200])
    found.__cause__ = error
    return found


def check_box() -> None:
    """The box of this process, if it has one, can be read and is about games that there are."""
    found = box.here()
    for name in found.games:
        if name not in NAMES:
            raise box.wrong(found.path, name, name, ", ".join(names()))


def imported(name: str) -> Game:
    """A game with its data read; Problem if a value of it cannot be."""
    try:
        game = import_module(f"serai.games.{name}.game").GAME
    except DataError as error:
        raise told(name, error) from error
    except Problem:
        raise
    except Exception as error:
        if not box.section(name).corrections:
            raise  # a mistake of ours, which must not be hidden
        detail = f"{type(error).__name__}: {error}"
        raise Problem("box-game", box=box.here().path, name=name, detail=detail[:200]) from error
    assert isinstance(game, Game)
    return game


def told(name: str, error: DataError) -> Problem:
    """A broken value as something that can be said: our own, or one of the box."""
    allowed = Phrase(error.allowed, name)
    file, record, field, found = error.file, error.record, error.field, shown(error.found)
    if box.section(name).corrections:
        return Problem(
            "box-values",
            box=box.here().path,
            name=name,
            file=file,
            record=record,
            field=field,
            found=found,
            allowed=allowed,
        )
    return Problem(
        "data", name=name, file=file, record=record, field=field, found=found, allowed=allowed
    )
