"""A checkout that is all of Serai for the one who compiles, and small enough to do it in a test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]

KERNEL = '''"""Rules."""

from __future__ import annotations

from typing import Final

VERSION: Final = {version}


class Pile:
    """Something that another module uses."""

    def __init__(self, size: int) -> None:
        self.size = size

    def grown(self) -> int:
        """With a literal."""
        return self.size + len("{word}")


def version() -> int:
    """What was compiled."""
    return VERSION
'''
LUCK = '''"""More rules."""

from __future__ import annotations

from typing import Final

from serai.core.kernel import Pile

VERSION: Final = {version}


def pile(size: int) -> int:
    """Calls into the other module."""
    return Pile(size).grown() + len("another {word}")


def version() -> int:
    """What was compiled."""
    return VERSION
'''

# Which files the rules are, what they say of themselves, and whether they know each other.
PROBE = """
from serai.core import kernel
{between}
from serai.core import luck
print(kernel.__file__, luck.__file__, kernel.version(), luck.version(), luck.pile(1))
"""


@dataclass(frozen=True)
class Seen:
    """What a process found when it started."""

    is_compiled: bool
    version: int
    pile: int
    warned: bool


@dataclass(frozen=True)
class Checkout:
    """Two modules that are compiled, and everything that compiles them."""

    root: Path

    def write(self, version: int, *, word: str = "x", luck_word: str = "x") -> None:
        core = self.root / "src/serai/core"
        (core / "kernel.py").write_text(KERNEL.format(version=version, word=word))
        (core / "luck.py").write_text(LUCK.format(version=version, word=luck_word))

    def command(self, *words: str) -> list[str]:
        return [sys.executable, str(self.root / "setup.py"), "engine", *words]

    def environment(self, **more: str) -> dict[str, str]:
        without = {"SERAI_PURE", "PYTHONPATH", "PYTHONWARNINGS"}
        kept = {name: value for name, value in os.environ.items() if name not in without}
        return {**kept, "PYTHONPATH": str(self.root / "src"), **more}

    def build(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*words),
            env=self.environment(**more),
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def log(self) -> Path:
        return self.root / "build/compile.log"

    def compiled(self) -> set[str]:
        """The pieces that the last build compiled."""
        lines = self.log.read_text().splitlines()
        return {line.removeprefix("compiling ") for line in lines if line.startswith("compiling ")}

    def engines(self) -> list[str]:
        return sorted(path.name for path in (self.root / "build/engine").iterdir())

    def seen(self) -> Seen:
        """What a new process runs; all of it compiled together, or nothing of it."""
        done = subprocess.run(
            [sys.executable, "-c", PROBE.format(between="")],
            env=self.environment(),
            capture_output=True,
            text=True,
            check=True,
        )
        return self.understood(done.stdout, done.stderr)

    def understood(self, out: str, err: str = "") -> Seen:
        kernel, luck, *numbers = out.split()
        known, other, pile = map(int, numbers)
        assert known == other, "of two versions"
        assert kernel.endswith(".py") == luck.endswith(".py"), "half compiled"
        if not kernel.endswith(".py"):
            assert Path(kernel).parent == Path(luck).parent, "of two engines"
        return Seen(not kernel.endswith(".py"), known, pile, "older than" in err)


def checkout(root: Path) -> Checkout:
    """A new one, nothing compiled; what is known of the runtime of mypyc is not compiled again."""
    folder = root / "src/serai/core"
    folder.mkdir(parents=True)
    for name in ("setup.py", "pyproject.toml", "requirements.lock"):
        shutil.copy(ROOT / name, root / name)
    for name in ("scripts/engine", "scripts/alone.py"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        (root / name).parent.mkdir(exist_ok=True)
        copy(ROOT / name, root / name)
    shutil.copy(ROOT / "src/serai/_pure.py", root / "src/serai/_pure.py")
    (folder.parent / "__init__.py").write_text("from serai import _pure\n\n_pure.install()\n")
    (folder / "__init__.py").write_text("")
    known = ROOT / "build/objects"
    if known.exists():
        shutil.copytree(known, root / "build/objects", ignore=lambda *_: [], copy_function=link)
    made = Checkout(root)
    made.write(1)
    return made


def link(source: str, target: str) -> str:
    """The same file twice; one that has just gone is not needed."""
    if Path(source).exists():
        os.link(source, target)
    return target
