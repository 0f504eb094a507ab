"""Make an engine aside and put it in its place whole.

An engine is a folder `build/engine/NAME` with everything that was compiled; the record says which
one is in use and from which sources it was made. A folder gets its name when it is complete, and
the record is replaced in one step. So whoever starts at any moment, and whatever ends us at any
moment, there is one whole engine or none.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .compiler import SHIM, SUFFIX, Toolchain, forget, side_by_side
from .pieces import GROUP, Code, translate
from .sources import PACKAGE, ROOT, SRC, compiled_modules, digests, name_of_engine

BUILD = ROOT / "build"
ENGINES = BUILD / "engine"
RECORD = PACKAGE / "_compiled.json"  # read by serai._pure
LIBRARY = f"{GROUP}__mypyc"
KEPT = 2  # engines of before: another branch, or a process that still runs
ATTEMPTS = 3
IN_USE = "in-use"  # a file in every engine, locked by whoever runs it


def modules() -> list[str]:
    """Everything that is compiled into something to import."""
    return [LIBRARY, *compiled_modules()]


# --- what is there ---


def recorded() -> dict[str, Any]:
    """The record, empty if there is none."""
    try:
        found: dict[str, Any] = json.loads(RECORD.read_bytes())
    except (FileNotFoundError, ValueError):
        return {}
    return found


def in_use() -> str:
    """The name of the engine in use, if it is there."""
    folder = PACKAGE / str(recorded().get("engine", ""))
    return folder.name if is_whole(folder) else ""


def is_whole(folder: Path) -> bool:
    return folder.parent.resolve() == ENGINES and (folder / f"{LIBRARY}{SUFFIX}").exists()


def use(name: str) -> None:
    """From now on, whoever starts runs this engine."""
    folder = ENGINES / name
    record = json.loads((folder / "record.json").read_bytes())
    record["engine"] = os.path.relpath(folder, PACKAGE)
    os.utime(folder)
    aside = RECORD.with_suffix(f".{os.getpid()}")
    aside.write_text(json.dumps(record, indent=1) + "\n")
    aside.replace(RECORD)


def give_up_stale() -> None:
    """Without an engine for the sources of now there is none."""
    if recorded().get("sources") != digests():
        clear_sources()
        RECORD.unlink(missing_ok=True)


# --- making one ---


def make(*, quick: bool) -> str:
    """Compile what must be compiled, and use it; the name of the engine."""
    tools = Toolchain()
    for _ in range(ATTEMPTS):
        name, seen = name_of_engine(quick=quick), digests()
        code = translate()
        if seen == digests():
            break  # and not something that was changed while it was read
    else:
        raise RuntimeError("the sources are changed all the time; nobody knows what was compiled")
    aside = ENGINES / f".{os.getpid()}"
    with cleared(aside):
        compile_into(aside, tools, code, quick=quick)
        record = {"modules": modules(), "sources": seen}
        (aside / "record.json").write_text(json.dumps(record))
        (aside / IN_USE).touch()
        shutil.rmtree(ENGINES / name, ignore_errors=True)
        aside.rename(ENGINES / name)
    use(name)
    tidy()
    return name


def compile_into(folder: Path, tools: Toolchain, code: Code, *, quick: bool) -> None:
    """Everything that will be imported."""
    compiling, linking = tools.flags(code.flags, quick=quick)
    opening = SHIM if tools.is_unix else code.flags
    # The shims begin: the linker of the library takes all cores for itself.
    shims = tools.objects(list(code.shims.values()), [], opening)
    pairs = zip(code.shims, shims, strict=True)

    def opened(pair: tuple[str, Path]) -> None:
        tools.link([pair[1]], file_of(folder, pair[0]), [])

    side_by_side(opened, pairs)
    objects = tools.objects(code.library, code.include, compiling)
    print("linking", LIBRARY, flush=True)
    tools.link(objects, file_of(folder, LIBRARY), linking)


def file_of(folder: Path, module: str) -> Path:
    path = folder.joinpath(*module.split("."))
    return path.with_name(path.name + SUFFIX)


# --- tidiness ---


@contextlib.contextmanager
def cleared(folder: Path) -> Iterator[None]:
    """A folder that is empty before, and gone after."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def tidy() -> None:
    """Remove old engines that nobody runs, halves of engines, and what lay among the sources."""
    forget()
    found = sorted(ENGINES.iterdir(), key=lambda path: -path.stat().st_mtime)
    whole = [path for path in found if not path.name.startswith(".")]
    for path in found:
        if path.name.startswith(".") or (path in whole[1 + KEPT :] and not is_run(path)):
            shutil.rmtree(path, ignore_errors=True)
    clear_sources()


def clear_sources() -> None:
    """What lay among the sources once would be run without a question, however old it is."""
    for pattern in ("*.so", "*.pyd"):
        for path in SRC.rglob(pattern):
            path.unlink()


def is_run(folder: Path) -> bool:
    """Whether a process may still import parts of this engine."""
    try:
        import fcntl

        with (folder / IN_USE).open("rb") as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        return True  # we cannot know
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False
