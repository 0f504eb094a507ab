"""Run the engine compiled, if that was made from these very sources, else from the sources.

In a checkout the compiled engine lies in a folder of its own, and a record says which one, and
what it was made from. If the sources have changed since, they are run instead, with a warning:
rules that are not what they read like would be the worst of all bugs. The environment variable
SERAI_PURE=1 asks for the sources in any case, also of an installed Serai.
"""

import hashlib
import json
import os
import sys
import warnings
from collections.abc import Sequence
from contextlib import suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
RECORD = PACKAGE / "_compiled.json"  # written by scripts/engine when it compiles in a checkout
AWAITED = "SERAI_AWAITED_ENGINE"  # set by scripts/engine while it compiles beside a server


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package, and only as Python source."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("serai."):
            return None
        for folder in path or ():
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


class EngineFinder(MetaPathFinder):
    """Finds what was compiled into the folder of one engine."""

    def __init__(self, folder: Path, modules: Sequence[str]) -> None:
        self.files = {name: str(folder.joinpath(*name.split("."))) + SUFFIX for name in modules}
        self.in_use = held(folder / "in-use")

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


SUFFIX = EXTENSION_SUFFIXES[0]


def held(path: Path) -> int | None:
    """A lock as long as this process lives: this engine is not removed meanwhile."""
    with suppress(ImportError, OSError):  # not on every system
        import fcntl

        file = os.open(path, os.O_RDONLY)
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        return file
    return None


def recorded() -> dict[str, Any]:
    """What the record says; nothing outside of a checkout, or before anything was compiled.

    One that was lost when the machine went down says nothing either: the sources are run.
    """
    try:
        found: dict[str, Any] = json.loads(RECORD.read_bytes())
    except (FileNotFoundError, ValueError):
        return {}
    return found


def changed_sources(record: dict[str, Any]) -> list[str]:
    """Name the sources that are not what was compiled."""
    compiled = record.get("sources", {"setup.py": "as it was before it wrote such records"})
    return [name for name, digest in compiled.items() if digest_of(name) != digest]


def digest_of(name: str) -> str:
    try:
        return hashlib.sha256((PACKAGE.parent / name).read_bytes()).hexdigest()
    except FileNotFoundError:
        return ""


def awaits_an_engine() -> bool:
    """Whether one is compiled from these sources while this process runs."""
    return AWAITED in os.environ


def awaited_engine_is_there() -> bool:
    """Whether it is ready, for processes that begin now."""
    return Path(recorded().get("engine", "")).name == os.environ[AWAITED]


def install() -> None:
    """Run what was compiled from now on, unless the sources were asked for or have changed."""
    if os.environ.get("SERAI_PURE") == "1":
        prefer(SourceFinder())
        return
    record = recorded()
    if not record:
        return
    if changed := changed_sources(record):
        warnings.warn(
            f"The compiled engine is older than {', '.join(changed)}: running the sources, slowly. "
            "`make setup` compiles them.",
            RuntimeWarning,
            stacklevel=2,
        )
        prefer(SourceFinder())
    elif (PACKAGE / record["engine"] / f"serai__mypyc{SUFFIX}").exists():  # for this Python
        prefer(EngineFinder((PACKAGE / record["engine"]).resolve(), record["modules"]))


def prefer(finder: MetaPathFinder) -> None:
    """Ask this one first."""
    if not any(type(known) is type(finder) for known in sys.meta_path):
        sys.meta_path.insert(0, finder)
