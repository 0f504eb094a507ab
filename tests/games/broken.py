"""Games with something wrong in them: a copy of the package with a damaged file, or a bad box."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import serai

PACKAGE = Path(serai.__file__).parent
UNNEEDED = ("static", "*.so", "*.pyd", "_compiled.json", "__pycache__")


def copied(folder: Path) -> Path:
    """The package in a folder of its own, to be damaged."""
    target = folder / "serai"
    shutil.copytree(PACKAGE, target, ignore=shutil.ignore_patterns(*UNNEEDED))
    return target


def damage(package: Path, game: str, file: str, old: str, new: str) -> None:
    """Replace a text in a data file of a copy, once."""
    path = package / "games" / game / "data" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def environment(package: Path | None = None, box: Path | None = None) -> dict[str, str]:
    """That of a process which uses the copy, or plays with the box, or both."""
    found = {name: value for name, value in os.environ.items() if name != "SERAI_BOX"}
    found |= {"PYTHONWARNINGS": "ignore", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    if package is not None:
        found["PYTHONPATH"] = str(package.parent)
    if box is not None:
        found["SERAI_BOX"] = str(box)
    return found


def run(
    *command: str, package: Path | None = None, box: Path | None = None, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Python with these arguments, in such a process."""
    return subprocess.run(
        [sys.executable, *command],
        env=environment(package, box),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def box_text(game: str, body: str) -> str:
    """A file of corrections, made against the data that we have."""
    from serai.core.data import shipped_digest

    digest = shipped_digest(f"serai.games.{game}")
    return f'format = "serai box 1"\n\n[{game}]\ndata = "{digest}"\n\n{body}\n'
