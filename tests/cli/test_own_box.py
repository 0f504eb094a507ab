"""A box from the table to the end: checked at a terminal, played with, saved, resumed, shared."""

from __future__ import annotations

import os
import re
import signal
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai.cli.cardboard import Cardboard
from serai.cli.checking import questions
from serai.core import data
from tests.cli.test_live import CODES, Person
from tests.games import broken

PROMPT = r"> $"
SITE = "site site-cement"


@pytest.fixture
def people() -> Iterator[list[Person]]:
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


def place_of(record: str) -> int:
    files = data.shipped_all("serai.games.agra")
    return [one.record.record for one in questions(Cardboard("en", "agra"), files)].index(record)


def plain(seen: str) -> str:
    return CODES.sub("", seen).replace("\r", "")


def test_a_box_is_checked_corrected_played_with_saved_resumed_and_told_to_others(
    people: list[Person], tmp_path: Path
) -> None:
    box, saved = tmp_path / "my-box.toml", tmp_path / "evening.serai"

    # Somebody begins to check the box, and the terminal is closed in the middle.
    owner = sit_down(people, tmp_path, "data", "agra", "--check", "--box", str(box))
    assert "you have looked at 0" in plain(owner.read_until(PROMPT))
    for _ in range(3):
        owner.type("\r")
        owner.read_until(PROMPT)
    os.close(owner.ours)
    assert owner.process.wait(30) != 0
    assert tomllib.loads(box.read_text())["agra"]["verified"]["board"] == ["low", "middle", "high"]

    # Another day goes on where that one ended: skipping, looking what is possible, correcting.
    owner = sit_down(people, tmp_path, "data", "agra", "--check", "--box", str(box))
    assert "you have looked at 3" in plain(owner.read_until(PROMPT))
    for _ in range(place_of(SITE) - 3):
        owner.type("skip\r")
        shown = owner.read_until(PROMPT)
    assert "Main board, building sites: the cement works" in plain(shown)
    owner.type("?\r")
    assert "a whole number from 1 to 9" in plain(owner.read_until(PROMPT))
    owner.type("12\r")
    assert "“12” is not possible there" in plain(owner.read_until(PROMPT))
    owner.type("2\r")
    owner.read_until(PROMPT)
    time.sleep(0.5)  # the prompt is shown; let it begin to listen
    owner.process.send_signal(signal.SIGINT)  # Ctrl-C
    owner.read_until(f"--check --box {re.escape(str(box))}")
    assert owner.leave() == 0
    kept = tomllib.loads(box.read_text())["agra"]
    assert kept["corrections"] == {"goods": {"site-cement": {"cost": 2}}}

    # It is played with, and saved.
    words = ("play", "agra", "--seats", "you,random", "--seed", "3", "--box", str(box))
    player = sit_down(people, tmp_path, *words)
    player.read_until("Enter: back to the game")
    player.type("\r")
    assert "cement    2 [2]" in plain(player.read_until(r"(?m)^> $")), "the board follows the box"
    player.type("1\r")
    player.read_until(r"> $")
    player.type(f"save {saved}\r")
    player.read_until(rf"{re.escape(saved.name)}[^>]*> $")
    player.type("\x04")
    assert "--load last --box last" in " ".join(plain(player.read_until("shows it")).split())
    assert player.leave() == 0
    text = saved.read_text()
    assert 'box {"goods.toml": {"site-cement": {"cost": 2}}}' in text
    moves = len([line for line in text.splitlines() if re.match(r"[\d*] ", line)])

    # Resumed with the box, and by somebody else with the file of the match as the box.
    for own in (box, saved):
        again = broken.run("-m", "serai", "replay", str(saved), "--box", str(own))
        assert (again.returncode, again.stderr) == (0, "")
    player = sit_down(people, tmp_path, "play", "--load", str(saved), "--box", str(saved))
    player.read_until("Enter: back to the game")
    player.type("\r")
    player.read_until(r"(?m)^> $")
    player.type("\x04")
    player.read_until("shows it")
    assert player.leave() == 0

    # A process with another box, or with none, says what it is and how to go on; nothing is lost.
    other = tmp_path / "other.toml"
    other.write_text(broken.box_text("agra", "[agra.corrections.goods.site-cement]\ncost = 4\n"))
    for without in (["--box", str(other)], []):
        told = broken.run("-m", "serai", "play", "--load", str(saved), *without)
        assert told.returncode == 1
        assert "goods.toml" in told.stdout
        assert "site-cement" in told.stdout
        assert "cost = 2" in told.stdout
        assert told.stdout.count("\n") >= moves, "the moves are told as they are kept"
        assert "--box" in told.stderr
        assert "Traceback" not in told.stderr
    assert saved.read_text() == text
