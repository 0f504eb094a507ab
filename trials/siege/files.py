"""Damaged game files, sent to the application as somebody would who wants to go on with a game.

A file is a transcript. It is damaged as it is; or damaged and given a check that fits again; or it
begins from a position that was damaged; or it is as large as a file may be. A file may be taken
only if it still tells a game that ends as it says.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import traceback
from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter

import msgspec

from serai.games import load
from serai.house.requests import LONGEST_FILE, Created
from serai.server.server_house import server_house
from serai.study.damage import resealed, wounded_data, wounded_text
from serai.study.fuzz import portions
from serai.study.seeds import derived, dice
from serai.study.spread import spread
from serai.study.variants import variants
from serai.table import positions
from serai.table.match import Match, new_match
from serai.table.written_match import TRANSCRIPT
from trials.memory import MemoryStore
from trials.process import memory_of
from trials.siege.besieged import application
from trials.siege.inside import JSON, call
from trials.siege.malformed import WireReport
from trials.siege.refusing import Refusing

EACH = 250  # files of one task
SOURCES = 6  # games of one task
LONGEST = 400  # decisions of a game
BUDGET = 5.0  # seconds for one file, on a busy machine
CREATED = 201


@dataclass(frozen=True)
class Task:
    """Some files."""

    seed: int
    number: int
    files: int


def besiege_with_files(files: int, seed: int, jobs: int = 1) -> Generator[WireReport]:
    """Reports until so many files were sent."""
    tasks = (Task(seed, number, size) for number, size in enumerate(portions(files, EACH)))
    with closing(spread(worked, tasks, jobs)) as reports:
        yield from reports


def worked(task: Task) -> WireReport:
    """Do one task."""
    return asyncio.run(Filing(task).run())


class Filing:
    """An application, and somebody who sends it damaged files."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.rng = dice(task.seed, task.number, "files")
        self.report = WireReport()
        self.refusing = Refusing()
        self.store = MemoryStore()
        self.house = server_house(self.store, None)
        self.app = application(self.house, self.store)
        self.cookie: str | None = None

    async def run(self) -> WireReport:
        """All files of the task."""
        try:
            answer = await call(self.app, "POST", "/api/me", b'{"name":"anna"}', [JSON])
            self.cookie = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
            sources = [self.played(nth) for nth in range(SOURCES)]
            for _ in range(self.task.files):
                await self.send(self.rng.choice(sources))
        except Exception:
            self.report.faults.append(traceback.format_exc())
        await self.house.close()
        self.report.memory.append(memory_of(os.getpid())[0])
        return self.report

    def played(self, nth: int) -> Match:
        """A game up to some point; every second one begins in the middle."""
        rng = self.rng
        games = load.all_games()
        game = games[load.names()[nth % len(load.names())]]
        way = rng.choice(variants(game))
        seed = derived(self.task.seed, self.task.number, nth)
        match = new_match(game, way.seats, seed, way.agreed(game, rng), "seeded")
        play_on(match, rng.randrange(LONGEST), rng)
        if nth % 2 and not match.over:
            match = positions.read(games, match.to_json(), seed, "seeded")
            play_on(match, rng.randrange(LONGEST // 4), rng)
        return match

    def damaged(self, match: Match) -> tuple[str, str]:
        """A way to damage a file, and the file."""
        text, rng = match.transcript(), self.rng
        match rng.randrange(8):
            case 0 | 1 | 2:
                return "text", wounded_text(text, rng)
            case 3 | 4 | 5:
                return "forged", resealed(wounded_text(text, rng))
            case 6:
                opening = wounded_data(match.opening or match.to_json(), rng)
                if rng.randrange(3) == 0:
                    opening.pop("digest", None)
                return "position", with_opening(text, opening)
            case _:
                return "huge", huge(text, rng)

    async def send(self, match: Match) -> None:
        """One file, and what comes of it."""
        kind, text = self.damaged(match)
        seats = [{"who": "me"}] * match.seats
        wanted = {"game": match.game.name, "seats": seats, "transcript": text}
        self.report.kinds[kind] += 1
        begun = perf_counter()
        data = json.dumps(wanted).encode()
        answer = await call(self.app, "POST", "/api/tables", data, [JSON], self.cookie)
        passed = perf_counter() - begun
        self.report.slowest = max(self.report.slowest, passed)
        if passed > BUDGET:
            self.blame(f"{kind}: {passed:.1f} s", text)
        if answer.status == CREATED:
            table = msgspec.json.decode(answer.body, type=Created).table
            taken = (await self.house.tables.hosted(table)).table.match
            self.report.proper += 1
            if not may_be_taken(kind, match, taken, text):
                self.blame(f"{kind}: a damaged file was taken", text)
            self.house.tables.by_name.pop(table, None)  # so that memory can be compared
            await self.store.erase(table, "")
            return
        verdict = self.refusing.answer(answer)
        self.report.answers[answer.status, verdict.key] += 1
        if verdict.fault:
            self.blame(f"{kind}: {verdict.fault} {answer.body[:200]!r}", text)

    def blame(self, what: str, text: str) -> None:
        """Something is not as it must be."""
        if len(self.report.faults) < 10:
            self.report.faults.append(f"{what}\n{text[:2000]}")


def may_be_taken(kind: str, original: Match, taken: Match, text: str) -> bool:
    """Whether a file still tells a game that ends as it says."""
    if kind == "text":  # nothing but a line break at its end can have been lost
        return taken.digest() == original.digest() and taken.transcript() == original.transcript()
    return f"\nposition {taken.digest()}\n" in text


def play_on(match: Match, decisions: int, rng: random.Random) -> None:
    """Some moves at random."""
    for _ in range(decisions):
        if match.over:
            return
        match.play(rng.choice(match.options))


def with_opening(text: str, opening: dict[str, object]) -> str:
    """A transcript that begins from another position, with a check that fits."""
    lines = text.split("\n")
    try:
        first = "from " + json.dumps(opening, sort_keys=True, separators=(",", ":"))
    except ValueError:  # a number too long to be written
        first = "from " + "9" * 5000
    head = options_in(lines) + 1
    begin = head + 1 if lines[head].startswith("from ") else head
    return resealed("\n".join([*lines[:head], first, *lines[begin:]]))


def options_in(lines: list[str]) -> int:
    """Which line has the options; moves or an opening come after it."""
    return next(nth for nth, line in enumerate(lines) if line.startswith("options "))


def huge(text: str, rng: random.Random) -> str:
    """As large as a file may be, in one way or another; the check fits."""
    lines = text.split("\n")
    options = options_in(lines)
    head = options + 1
    most = rng.choice((LONGEST_FILE - len(text) - 200, LONGEST_FILE // 3))
    match rng.randrange(5):
        case 0:
            middle = "\n".join(lines[head:-3] or ["0 pass"]) + "\n"
            whole = [*lines[:head], *(middle * (most // len(middle) + 1))[:most].split("\n")]
            return resealed("\n".join([*whole, *lines[-3:]]))
        case 1:
            lines[options] = 'options {"a":' + "[" * (most // 2) + "]" * (most // 2) + "}"
        case 2:
            lines[head] = 'from {"format":' + "9" * most + "}"
        case 3:
            lines[options] = "options {" + ",".join(f'"x{n}":0' for n in range(most // 12)) + "}"
        case _:
            return TRANSCRIPT + "\n" * most
    return resealed("\n".join(lines))
