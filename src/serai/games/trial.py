"""Whether the components of a game could be as a box says, found out by reading them once more.

The rules of this process keep what they were imported with: only the package `components` of the
game is imported anew, beside the one in use, and forgotten again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType

from serai.core import box
from serai.core.box import Box
from serai.core.records import DataError, Expectation, expectations


def components_with(name: str, given: Box) -> tuple[DataError | None, list[Expectation]]:
    """What a reader refuses if the game had this box, and all that readers asked for until then.

    Problem if the box names what the game does not have.
    """
    package = f"serai.games.{name}.components"
    with box.tried(given), forgotten(package), expectations() as heard:
        try:
            import_module(package)
        except DataError as error:
            return error, heard
    return None, heard


@contextmanager
def forgotten(package: str) -> Iterator[None]:
    """As if a package had not been imported yet; afterwards all is as before."""
    parent, _, short = package.rpartition(".")
    kept = taken_out(package)
    attribute = getattr(sys.modules.get(parent), short, None)
    try:
        yield
    finally:
        taken_out(package)
        sys.modules.update(kept)
        if attribute is not None:
            setattr(sys.modules[parent], short, attribute)


def taken_out(package: str) -> dict[str, ModuleType]:
    """Remove a package and its modules from those that are known."""
    names = [name for name in sys.modules if name == package or name.startswith(f"{package}.")]
    return {name: sys.modules.pop(name) for name in names}
