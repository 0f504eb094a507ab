"""From C to a library: as many compilers at a time as there are cores, none for what is known.

The result of a compilation is kept by what went into it: the text, the flags, the compiler, the
headers of Python and of mypyc. It is written under another name first, so that whoever ends us
leaves no half of one behind.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from .cores import cores
from .sources import ROOT, python_headers

OBJECTS = ROOT / "build" / "objects"
UNUSED = 7 * 24 * 3600  # seconds after which an object is forgotten
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

# Inlining across the modules makes the engine a fifth faster; so does knowing that nobody else
# calls into the library.
ALONE = ["-fvisibility=hidden", "-fno-semantic-interposition"]
WITHOUT_LINK_TIME = ["-O1"]
SHIM = ["-O1", "-g0"]
PROBE = "#include <Python.h>\nint probe(void) { return PY_VERSION_HEX; }\n"

Item = TypeVar("Item")
Result = TypeVar("Result")


def side_by_side(work: Callable[[Item], Result], items: Iterable[Item]) -> list[Result]:
    """Do it for every item on all cores; the first failure ends everything."""
    with ThreadPoolExecutor(cores()) as pool:
        futures = [pool.submit(work, item) for item in items]
        try:
            return [future.result() for future in futures]
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def new_compiler() -> Any:
    """The C compiler that this Python builds extensions with."""
    import_module("setuptools")  # since Python 3.12 the next ones come from it
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    return compiler


def why_not_compile() -> str | None:
    """Return None if C extensions can be built here, or the reason why not."""
    failed = Toolchain().failure([], [])
    if failed and not python_headers().exists():
        return "the C headers of this Python are missing (Debian: python3-dev)"
    return failed and f"no working C compiler was found ({failed})"


class Toolchain:
    """A compiler, and what it has compiled before."""

    def __init__(self) -> None:
        self.compiler = new_compiler()
        self.python = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]

    @property
    def is_unix(self) -> bool:
        return bool(self.compiler.compiler_type == "unix")

    @cached_property
    def version(self) -> str:
        """How the compiler presents itself."""
        if not self.is_unix:
            return sys.version
        command = [self.compiler.compiler_so[0], "--version"]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout

    @cached_property
    def identity(self) -> bytes:
        """Whatever all compilations depend on beside their text and their flags."""
        seen = hashlib.sha256()
        commands = getattr(self.compiler, "compiler_so", "")
        for part in (commands, self.version, sys.version, SUFFIX, self.python):
            seen.update(repr(part).encode())
        import mypyc

        for path in sorted((Path(mypyc.__path__[0]) / "lib-rt").rglob("*.h")):
            seen.update(path.read_bytes())
        return seen.digest()

    # --- flags ---

    def link_time(self) -> tuple[list[str], list[str]] | None:
        """How to compile and to link so that the whole library is optimised at once, if it can."""
        if not self.is_unix:
            return None
        if "clang" in self.version:
            ways = (["-flto=thin"], ["-flto=thin"])
        else:
            ways = (["-flto"], [f"-flto={cores()}"])
        compiling, linking = ways[0] + ALONE, ways[1] + ALONE + ["-O3"]
        return None if self.failure(compiling, linking) else (compiling, linking)

    def flags(self, flags: list[str], *, quick: bool) -> tuple[list[str], list[str]]:
        """For compiling and for linking, from those that mypyc proposes."""
        # A warning of a compiler that we never met is no reason to refuse the build.
        kept = [flag for flag in flags if flag not in {"-Werror", "/WX"}]
        if not self.is_unix:
            return kept, []
        kept.append("-Werror=implicit-function-declaration")  # a piece without a declaration
        optimised = None if quick else self.link_time()
        if optimised is None:
            return kept + ALONE + (WITHOUT_LINK_TIME if quick else []), []
        return kept + optimised[0], optimised[1]

    def failure(self, compiling: list[str], linking: list[str]) -> str:
        """What goes wrong with such flags, or nothing."""
        from distutils.errors import CCompilerError, DistutilsError

        with tempfile.TemporaryDirectory() as scratch:
            probe = Path(scratch) / "probe.c"
            probe.write_text(PROBE)
            try:
                made = self._compile(probe, Path(scratch), self.python, compiling)
                if linking:
                    self.link([made], Path(scratch) / "probe.so", linking)
            except (CCompilerError, DistutilsError, OSError) as error:
                return str(error) or type(error).__name__
        return ""

    # --- compiling ---

    def objects(self, files: list[Path], include: list[str], flags: list[str]) -> list[Path]:
        """The compiled files, in their order; the longest ones begin."""
        OBJECTS.mkdir(parents=True, exist_ok=True)

        def one(file: Path) -> Path:
            return self.object(file, include, flags)

        longest = sorted(files, key=lambda file: -file.stat().st_size)
        made = dict(zip(longest, side_by_side(one, longest), strict=True))
        return [made[file] for file in files]

    def object(self, file: Path, include: list[str], flags: list[str]) -> Path:
        """One compiled file, made now or before."""
        parts = [self.identity, repr(flags).encode(), repr(include).encode(), file.read_bytes()]
        key = hashlib.sha256(b"\0".join(parts)).hexdigest()[:32]
        kept = OBJECTS / f"{key}{self.compiler.obj_extension}"
        if kept.exists():
            os.utime(kept)
            return kept
        print(f"compiling {file.name}\n", end="", flush=True)  # in one piece: others write here too
        with tempfile.TemporaryDirectory(dir=OBJECTS) as scratch:
            made = self._compile(file, Path(scratch), [*include, *self.python], flags)
            made.replace(kept)
        return kept

    def _compile(self, file: Path, folder: Path, include: list[str], flags: list[str]) -> Path:
        near = os.path.relpath(file, ROOT) if file.is_relative_to(ROOT) else str(file)
        made = self.compiler.compile(
            [near], output_dir=str(folder), include_dirs=include, extra_postargs=flags
        )
        return Path(made[0])

    def link(self, objects: list[Path], result: Path, flags: list[str]) -> None:
        """Make something to import."""
        result.parent.mkdir(parents=True, exist_ok=True)
        name = result.name.removesuffix(SUFFIX)
        self.compiler.link_shared_object(
            [str(path) for path in objects],
            str(result),
            export_symbols=[f"PyInit_{name}"],
            extra_postargs=flags,
            build_temp=str(OBJECTS),
        )


def forget() -> None:
    """Remove what nobody has used for a long time, and what was left half made."""
    now = time.time()
    for path in OBJECTS.iterdir():
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        elif now - path.stat().st_mtime > UNUSED:
            path.unlink(missing_ok=True)
