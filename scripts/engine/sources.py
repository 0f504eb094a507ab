"""What the compiled engine is made from, and by which name its result is known."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"
PACKAGE = SRC / "serai"

COMPILED = (
    "core/kernel.py",
    "core/luck.py",
    "core/tables.py",
    "games/*/*.py",
    "bots/evaluation.py",
    "bots/guide.py",
    "bots/learned.py",
    "bots/turn_search.py",
    "bots/*/*.py",
)
NOT_COMPILED = {
    "__init__.py",
    "game.py",
    "kinds.py",
    "ledger.py",
    "lines.py",
    "moves.py",
    "places.py",
    "position.py",
    "progress.py",
    "remarks.py",
    "shape.py",
    "telling.py",
    "view.py",
    "wording.py",
}

# Compiled code can depend on uncompiled neighbours: their types and constants are built into it.
INPUTS = (
    "core/*.py",
    "games/*/*.py",
    "games/*/components/*.py",
    "bots/base.py",
    "bots/evaluation.py",
    "bots/guide.py",
    "bots/learned.py",
    "bots/turn_search.py",
    "bots/*/*.py",
)
NEVER_IMPORTED_BY_RULES = NOT_COMPILED - {"__init__.py"}  # in the folder of a game

QUICK = "-quick"  # at the end of the name of an engine that was compiled without much thought


def matching(patterns: Iterable[str], without: set[str]) -> list[Path]:
    """All files that fit, but those of a game that have one of the names."""
    found = {path for pattern in patterns for path in PACKAGE.glob(pattern)}
    games = PACKAGE / "games"
    return sorted(
        path
        for path in found
        if path.name not in (without if path.parent.parent == games else without & {"__init__.py"})
    )


def compiled_sources() -> list[Path]:
    """The modules that are compiled."""
    return matching(COMPILED, NOT_COMPILED)


def compiled_modules() -> list[str]:
    """Their names."""
    return [".".join(path.relative_to(SRC).with_suffix("").parts) for path in compiled_sources()]


def digests() -> dict[str, str]:
    """Say for every file that goes into the compiled engine what is in it."""
    return {
        path.relative_to(SRC).as_posix(): digest_of(path)
        for path in matching(INPUTS, NEVER_IMPORTED_BY_RULES)
    }


def digest_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def python_headers() -> Path:
    return Path(sysconfig.get_path("include")) / "Python.h"


def name_of_engine(*, quick: bool) -> str:
    """What the engine of the sources as they are now is called, compiled with this Python here."""
    ways = [ROOT / name for name in ("setup.py", "pyproject.toml", "requirements.lock")]
    ways += sorted(Path(__file__).parent.glob("*.py"))
    seen = [
        digests(),
        compiled_modules(),
        [digest_of(path) for path in ways if path.exists()],
        sys.version,
        [shutil.which(name) for name in (os.environ.get("CC", "cc"), "cc", "gcc", "clang")],
        python_headers().exists(),
    ]
    name = hashlib.sha256(json.dumps(seen).encode()).hexdigest()[:16]
    return name + QUICK if quick else name
