"""Run the engine from its Python sources, even if it lies compiled beside them.

The environment variable SERAI_PURE=1 asks for it. It also happens, with a warning, in a checkout
whose sources have changed since they were compiled: rules that are not what they read like would
be the worst of all bugs.
"""

import hashlib
import json
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
RECORD = PACKAGE / "_compiled.json"  # written by setup.py when it compiles in a checkout


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


def changed_sources() -> list[str]:
    """Name the sources that are not what was compiled; none outside of a checkout."""
    try:
        compiled: dict[str, str] = json.loads(RECORD.read_bytes())
    except FileNotFoundError:
        return []
    return [name for name, digest in compiled.items() if digest_of(name) != digest]


def digest_of(name: str) -> str:
    try:
        return hashlib.sha256((PACKAGE.parent / name).read_bytes()).hexdigest()
    except FileNotFoundError:
        return ""


def install() -> None:
    """Prefer the sources from now on, if they were asked for or have changed."""
    if os.environ.get("SERAI_PURE") != "1":
        changed = changed_sources()
        if not changed:
            return
        warnings.warn(
            f"The compiled engine is older than {', '.join(changed)}: running the sources, slowly. "
            "`make setup` compiles them.",
            RuntimeWarning,
            stacklevel=2,
        )
    if not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder())
