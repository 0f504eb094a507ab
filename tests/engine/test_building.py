"""The engine is compiled in pieces, aside, and put in its place whole, whatever happens."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.engine.compiler import why_not_compile
from tests.engine.small import PROBE, Checkout, Seen, checkout

PATIENCE = 300.0  # seconds; the machine may be busy
BASE = "__native_serai.c"
KERNEL = "__native_serai___core___kernel.c"
LUCK = "__native_serai___core___luck.c"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout with a compiled engine of version 1."""
    if reason := why_not_compile():
        pytest.skip(reason)
    made = checkout(tmp_path_factory.mktemp("engine") / "small")
    done = made.build()
    assert done.returncode == 0, done.stdout + done.stderr + made.log.read_text()
    return made


@pytest.fixture
def small(built: Checkout, tmp_path: Path) -> Checkout:
    """A copy of it, for one test."""
    shutil.copytree(built.root, tmp_path / "copy", copy_function=os.link)
    for name in ("kernel.py", "luck.py"):  # will be written, which must not change the original
        (tmp_path / "copy/src/serai/core" / name).unlink()
    copy = Checkout(tmp_path / "copy")
    copy.write(1)
    return copy


def test_what_is_compiled_is_run(small: Checkout) -> None:
    assert small.seen() == Seen(is_compiled=True, version=1, pile=11, warned=False)
    assert small.build().stdout == ""  # there is nothing to do
    assert small.build("--require").returncode == 0


def test_changed_sources_are_run_instead_until_they_are_compiled(small: Checkout) -> None:
    small.write(2)
    assert small.seen() == Seen(is_compiled=False, version=2, pile=11, warned=True)
    assert small.build("--check").returncode == 1
    assert small.build().returncode == 0
    assert small.seen() == Seen(is_compiled=True, version=2, pile=11, warned=False)
    small.write(1)  # and back: that engine is still there
    assert small.build().stdout == ""
    assert small.seen() == Seen(is_compiled=True, version=1, pile=11, warned=False)


def test_a_new_word_in_one_module_compiles_no_other(small: Checkout) -> None:
    small.write(1, luck_word="entirely new")
    assert small.build().returncode == 0
    assert small.compiled() == {BASE, LUCK}
    small.write(1, word="first in the table", luck_word="entirely new")
    assert small.build().returncode == 0
    assert small.compiled() == {BASE, KERNEL}
    assert small.seen().pile == 1 + len("first in the table") + len("another entirely new")


@pytest.mark.parametrize("moment", ["", KERNEL, "linking"])
def test_a_build_that_is_killed_leaves_no_mixture(small: Checkout, moment: str) -> None:
    small.write(2, word="changed", luck_word="changed")
    with subprocess.Popen(
        small.command(), env=small.environment(), start_new_session=True
    ) as process:
        for _ in waiting():
            if small.log.exists() and f"{moment}\n" in small.log.read_text().replace(" ", "\n"):
                break
        os.killpg(process.pid, signal.SIGKILL)
    assert small.seen() == Seen(is_compiled=False, version=2, pile=23, warned=True)
    assert small.build().returncode == 0
    assert small.seen() == Seen(is_compiled=True, version=2, pile=23, warned=False)
    assert not [name for name in small.engines() if name.startswith(".")]


def test_sources_that_cannot_be_compiled_leave_nothing_stale(small: Checkout) -> None:
    small.write(2)
    rules = small.root / "src/serai/core/luck.py"
    rules.write_text(rules.read_text() + '\n\nWRONG: int = "no number"\n')
    done = small.build()
    assert done.returncode == 1
    assert "Incompatible types" in done.stdout
    assert "could not be compiled" in done.stdout
    assert small.seen() == Seen(is_compiled=False, version=2, pile=11, warned=False)


def test_two_builds_at_once_are_one(small: Checkout) -> None:
    small.write(2)
    both = [
        subprocess.Popen(
            small.command(), env=small.environment(), stdout=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    said = [process.communicate(timeout=PATIENCE)[0] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert sorted(line.split(" ", 1)[0] for line in "".join(said).splitlines()) in (
        ["Compiling", "The"],  # engine is being compiled already
        ["Compiling"],  # the second one came when all was done
    )
    assert small.seen().is_compiled


def test_a_process_keeps_the_engine_that_it_began_with(small: Checkout) -> None:
    between = "print('ready', flush=True); input()"
    with subprocess.Popen(
        [sys.executable, "-c", PROBE.format(between=between)],
        env=small.environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        for version in range(2, 5):  # more than are kept otherwise
            small.write(version)
            assert small.build().returncode == 0
        out, _ = process.communicate("\n", timeout=PATIENCE)
    assert small.understood(out) == Seen(is_compiled=True, version=1, pile=11, warned=False)
    assert small.seen().version == 4
    assert len(small.engines()) == 4
    small.write(5)
    assert small.build().returncode == 0
    assert len(small.engines()) == 3


def test_without_a_compiler_everything_works(small: Checkout, tmp_path: Path) -> None:
    small.write(2)
    done = small.build(CC=str(tmp_path / "none"))
    assert done.returncode == 0
    assert "runs interpreted: no working C compiler was found" in done.stdout
    assert small.seen() == Seen(is_compiled=False, version=2, pile=11, warned=False)
    assert small.build("--check", CC=str(tmp_path / "none")).returncode == 0
    assert small.build("--require", CC=str(tmp_path / "none")).returncode == 1


# --- beside something else ---


def test_a_command_begins_at_once_and_hears_of_the_engine(small: Checkout) -> None:
    small.write(2)
    waits = (
        "import time; from serai import _pure; print(_pure.recorded()['sources'] != {}, flush=True)"
        "\nwhile not _pure.awaited_engine_is_there(): time.sleep(0.1)\nprint('there')"
    )
    done = small.build("--beside", sys.executable, "-W", "ignore", "-c", waits)
    assert done.returncode == 0
    assert done.stdout.splitlines()[0].startswith("The fast engine is compiled while you begin")
    assert "there" in done.stdout
    assert small.seen() == Seen(is_compiled=True, version=2, pile=11, warned=False)
    again = small.build("--beside", "echo", "nothing to wait for")
    assert again.stdout == "nothing to wait for\n"


def test_a_command_that_ends_early_ends_the_build(small: Checkout) -> None:
    small.write(2)
    done = small.build("--beside", sys.executable, "-c", "raise SystemExit(7)")
    assert done.returncode == 7
    assert "is kept for the next time" in done.stdout
    assert small.seen() == Seen(is_compiled=False, version=2, pile=11, warned=True)
    assert small.build().returncode == 0
    assert small.seen().is_compiled


def waiting() -> Iterator[None]:
    """Look again and again, but not for ever."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield
        time.sleep(0.01)
    pytest.fail("it never came")
