"""The table at a real terminal: clearing, colours, the menu, Tab, Ctrl-C and Ctrl-D."""

import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.test_agra_play import rich

fcntl = pytest.importorskip("fcntl", reason="needs a system with pseudo-terminals")
pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

PATIENCE = 30.0  # seconds
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[2J"
PROMPT = r"(?s:.*)> $"  # only then keys are read as they are typed


def listening() -> None:
    """Whoever runs the tests in the background ignores Ctrl-C and hang-ups; a person does not."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Person:
    """Somebody at a terminal of 80 by 24 who types and reads."""

    def __init__(self, state: Path, *words: str) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        unset = ("NO_COLOR", "COLUMNS", "LINES", "LC_ALL", "LC_MESSAGES")
        environment = {name: value for name, value in os.environ.items() if name not in unset}
        environment |= {
            "XDG_STATE_HOME": str(state),
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
            "PYTHONWARNINGS": "ignore",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "serai", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            close_fds=True,
            preexec_fn=listening,  # noqa: PLW1509 (no threads here)
        )
        os.close(theirs)
        self.seen = ""

    def read_until(self, pattern: str) -> str:
        """Everything up to a text; what was typed before is not looked at again."""
        deadline = time.monotonic() + PATIENCE
        found = re.search(pattern, CODES.sub("", self.seen))
        while found is None and time.monotonic() < deadline:
            if select.select([self.ours], [], [], 0.2)[0]:
                try:
                    part = os.read(self.ours, 65536)
                except OSError:  # the other end has gone
                    part = b""
                if not part:
                    break
                self.seen += part.decode(errors="replace")
            found = re.search(pattern, CODES.sub("", self.seen))
        assert found is not None, CODES.sub("", self.seen)[-3000:]
        seen, self.seen = self.seen, ""
        return seen

    def type(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def leave(self) -> int:
        code = self.process.wait(PATIENCE)
        os.close(self.ours)
        return code


@pytest.fixture
def people(tmp_path: Path) -> Iterator[list[Person]]:
    """Everybody who sat down gets up again."""
    found: list[Person] = []
    yield found
    for person in found:
        if person.process.poll() is None:
            person.process.kill()
            person.process.wait()


def sit_down(people: list[Person], tmp_path: Path, *words: str) -> Person:
    people.append(Person(tmp_path / "state", *words))
    return people[-1]


def test_a_person_plays_undoes_and_leaves(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "--seats", "you,greedy", "--seed", "7")
    greeting = person.read_until("Enter: back to the game")
    assert "reconstructed" in greeting
    person.type("\r")
    screen = person.read_until(r"(?m)^> $")
    assert CLEAR in screen
    assert "\x1b[1;" in screen or "\x1b[38" in screen, "colours"
    plain = CODES.sub("", screen).split("Round 1", 1)[1]
    assert len(plain.splitlines()) <= 24
    person.type("fro\t\r")
    person.read_until(r"Which dice do you reroll\?[^>]*undo:1 > $")
    person.type("undo\r")
    person.read_until("Undone" + PROMPT)
    person.type("help\r")
    person.read_until("Enter: back to the game")
    person.type("\r")
    person.read_until(r"(?m)^> $")
    time.sleep(0.5)  # readline has shown its prompt; let it begin to listen
    person.process.send_signal(signal.SIGINT)
    person.read_until("Press Ctrl-C again" + PROMPT)
    person.type("\x04")
    person.read_until("The game is kept in")
    assert person.leave() == 0


def test_no_codes_without_colours(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "--no-colour", "--seats", "you,greedy")
    person.read_until("Enter: back to the game")
    person.type("\r")
    screen = person.read_until("> $")
    assert not re.search(r"\x1b\[[0-9;]+m", screen)
    person.type("q\r")
    person.read_until("Save under which name")
    person.type("\r")
    assert person.leave() == 0


def test_the_menu(people: list[Person], tmp_path: Path) -> None:
    first = sit_down(people, tmp_path, "play")
    menu = first.read_until("Enter: 1")
    assert "continue the last game" not in menu
    assert " 1 Rajas of the Ganges" in CODES.sub("", menu)
    assert " 2 Agra" in CODES.sub("", menu)
    first.type("nonsense\r")
    first.read_until("Enter: 1")
    first.type("\r")
    assert "you against 2 bots" in first.read_until("Enter: 1")
    first.type("2\r")
    first.read_until("Which variants")
    first.type("2\r")
    first.read_until("Enter: back to the game")
    first.type("\r")
    first.read_until("Where does your worker go" + PROMPT)
    first.type("\x04")
    first.read_until("The game is kept in")
    assert first.leave() == 0
    second = sit_down(people, tmp_path, "play")
    assert "continue the last game" in second.read_until("Enter: 1")
    second.type("\r")
    second.read_until("Enter: back to the game")
    second.type("\r")
    screen = CODES.sub("", second.read_until("Where does your worker go" + PROMPT))
    assert screen.count("Zarina") >= 1
    assert "Makara" not in screen, "the same table as before"
    second.type("\x04")
    second.read_until("The game is kept in")
    assert second.leave() == 0


def test_bots_are_watched_turn_by_turn(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "--seats", "random,random", "--seed", "1")
    person.read_until("Enter: back to the game")
    person.type("\r")
    person.read_until("Enter: next turn")
    person.type("\r")
    person.read_until("Enter: next turn")
    person.type("5\r")
    person.read_until("Enter: next turn")
    person.type("99999\r")
    person.read_until(r"random \d wins")
    assert person.leave() == 0


def test_a_replay_is_stepped_through(people: list[Person], tmp_path: Path) -> None:
    first = sit_down(people, tmp_path, "play", "--seats", "random,random", "--seed", "1")
    first.read_until("Enter: back to the game")
    first.type("\r")
    first.read_until("Enter: next turn")
    first.type("99999\r")
    first.read_until("The game is kept in")
    first.leave()
    person = sit_down(people, tmp_path, "replay", "last")
    for typed, shown in (("\r", "0/"), ("\r", "1/"), ("7\r", "2/"), ("p\r", "7/"), ("q\r", "6/")):
        person.read_until(shown + r"\d+ .*(?s:.*)q: quit")
        person.type(typed)
    assert person.leave() == 0


def test_moves_at_any_time_are_opened_and_closed(people: list[Person], tmp_path: Path) -> None:
    file = tmp_path / "rich.serai"
    file.write_text(rich().transcript(), encoding="utf-8")
    person = sit_down(people, tmp_path, "play", "--load", str(file), "--seats", "you,you,you")
    person.read_until("Enter: back to the game")
    person.type("\r")
    screen = CODES.sub("", person.read_until(r"“any” shows them\s+> $"))
    assert len(screen.split("Round 1", 1)[1].splitlines()) <= 24
    person.type("any\r")
    screen = CODES.sub("", person.read_until(r"“any” shows them again\s+> $"))
    assert "use good" in screen
    person.type("any\r")
    person.read_until(r"“any” shows them\s+> $")
    person.type("any; use good\r")
    person.read_until("Which good do you take" + PROMPT)
    person.type("undo\r")
    person.read_until(r"Undone(?s:.*)“any” shows them\s+> $")
    person.type("\x04")
    person.read_until("The game is kept in")
    assert person.leave() == 0
