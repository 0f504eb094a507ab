"""`python setup.py engine`: an engine for the sources as they are, if it can be had here.

`--quick` compiles fast rather than to be fast. `--check` fails if there is no such engine although
there could be one, `--require` if there is none. `--beside COMMAND …` runs a command meanwhile, and
ends when it does.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from typing import IO

from scripts.alone import only_one

from . import build
from .compiler import OBJECTS, why_not_compile
from .sources import ROOT, name_of_engine

LOG = build.BUILD / "compile.log"
WAITING = "The engine is being compiled here already: waiting for it ..."
AWAITED = "SERAI_AWAITED_ENGINE"  # tells a server which engine is made while it runs
KINDNESS = 10
ERROR = re.compile("error", re.IGNORECASE)
MOST_ERRORS = 20


def main(arguments: list[str]) -> int:
    """What `setup.py engine` was called with."""
    match arguments:
        case ["--beside", *command] if command:
            return beside(command)
        case ["--check"]:
            return 0 if is_ready(quick=True) or why_not_here() else 1
        case ["--require"]:
            return 0 if is_ready(quick=True) else 1
        case ["--worker", *quick]:
            build.make(quick=bool(quick))
            return 0
        case ["--kind"]:
            os.nice(KINDNESS)
            return made(quick=False)
        case [] | ["--quick"]:
            return made(quick=bool(arguments))
    print(__doc__)
    return 2


def is_ready(*, quick: bool) -> bool:
    """Whether the engine of the sources of now is in use; if it is there, it is put to use."""
    if os.environ.get("SERAI_PURE") == "1":
        return False
    wanted = [name_of_engine(quick=False)] + [name_of_engine(quick=True)] * quick
    if build.in_use() in wanted:
        return True
    for name in wanted:
        if build.is_whole(build.ENGINES / name):
            build.use(name)
            return True
    return False


def why_not_here() -> str | None:
    """Why there can be no compiled engine, if so, and what to do about it."""
    if os.environ.get("SERAI_PURE") == "1":
        return "SERAI_PURE=1 is set; without it there is a fast one"
    reason = why_not_compile()
    return reason and f"{reason}; for a fast one install a C compiler such as gcc"


def made(*, quick: bool) -> int:
    """Make the engine unless it is there: 0 if all is as well as it can be here, 1 if it failed."""
    if is_ready(quick=quick):
        return 0
    if reason := why_not_here():
        build.give_up_stale()
        say_interpreted(reason)
        return 0
    with only_one("engine", WAITING) as lock:
        if is_ready(quick=quick):
            return 0  # somebody else has made it meanwhile
        first = not (OBJECTS.exists() and any(OBJECTS.iterdir()))
        print(f"Compiling the engine ({'about a minute' if first else 'what has changed'}) ...")
        sys.stdout.flush()
        if worked(lock, quick=quick):
            return 0
        if not is_ready(quick=True):
            build.give_up_stale()
        say_failed()
        return 1


def worked(lock: IO[str], *, quick: bool) -> bool:
    """Let a process of its own make the engine, and keep what it says."""
    command = [sys.executable, str(ROOT / "setup.py"), "engine", "--worker"] + ["--quick"] * quick
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            pass_fds=[lock.fileno()] if os.name == "posix" else (),  # locked as long as it works
            check=False,
        )
    return done.returncode == 0


def say_interpreted(reason: str) -> None:
    print(f"The engine runs interpreted: {reason}.")
    print("Everything works, but many times slower (bots feel it, people hardly).", flush=True)


def say_failed() -> None:
    lines = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
    for line in [line for line in lines if ERROR.search(line)][:MOST_ERRORS]:
        print(line)
    print(f"The engine could not be compiled (all of it: {LOG.relative_to(ROOT)}).")
    print("Everything works, but the engine runs interpreted, many times slower.", flush=True)


# --- beside something else ---


def beside(command: list[str]) -> int:
    """Run a command at once, and make the engine while it runs."""
    if is_ready(quick=False) or why_not_here():
        made(quick=False)  # which says why not
        os.execvp(command[0], command)
    print("The fast engine is compiled while you begin; until then the interpreted one plays.")
    sys.stdout.flush()
    builder = subprocess.Popen(
        [sys.executable, str(ROOT / "setup.py"), "engine", "--kind"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C is for the command; the builder ends with it
    )
    try:
        return run(command, {**os.environ, AWAITED: name_of_engine(quick=False)})
    finally:
        if builder.poll() is None:
            os.killpg(builder.pid, signal.SIGTERM)
            builder.wait()
            print("The engine is not finished yet; what is compiled is kept for the next time.")


def run(command: list[str], environment: dict[str, str]) -> int:
    """Run a command that hears our signals, and say how it ended."""
    with subprocess.Popen(command, env=environment) as child:
        for kind in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            # The terminal sends Ctrl-C to the child as well; what only we get is passed on.
            signal.signal(
                kind, signal.SIG_IGN if kind == signal.SIGINT else lambda n, _: child.send_signal(n)
            )
        return child.wait()
