"""Where that is done what takes long: to play a match again, to tell all of it, to read its log."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Aside(Protocol):
    """Calls a function somewhere, so that nobody but who asked for it waits.

    Nothing that is handed over changes meanwhile: a match that is going on is copied before.
    """

    async def run(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What the function returns, or raises."""

    async def load(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """The same for a table that is read: it does not wait behind anything else."""

    def close(self) -> None:
        """Nothing more will be asked for."""


class AtOnce:
    """Simply calls it: where there is nobody else who could have to wait."""

    async def run(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What the function returns, or raises."""
        return work(*given, **named)

    load = run

    def close(self) -> None:
        """There is nothing to end."""
