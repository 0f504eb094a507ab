"""What a worker process does: `python -m serai.server.bot_worker` answers for bots.

It reads one request per line from its input and writes one answer per line, both plain JSON; it
ends when its input does. It knows a match only by the lines of its transcript, so there is nothing
in it that could be lost: whoever started it may end it at any moment.
"""

from __future__ import annotations

import contextlib
import faulthandler
import json
import os
import secrets
import sys
import time
import traceback
from collections import OrderedDict
from typing import BinaryIO

import msgspec

from serai.bots import registry
from serai.core.luck import Luck
from serai.core.speech import Problem
from serai.games import load
from serai.house.bots import Job
from serai.house.protocol import HintTold
from serai.server.told_hints import hint_told
from serai.study.advice import advised
from serai.table import positions, transcript
from serai.table.match import Match, new_match

REMEMBERED = 300  # matches, those asked about last
MOST_MOVES = 200  # in one answer
KINDNESS = 5  # how far behind the server and everything else
MEMORY = 2 << 30  # bytes of address space
LEAST = 0.02  # seconds for a thought when the time is over
LONGEST_WORDS = 4000  # characters about an error


class Request(msgspec.Struct, frozen=True):
    """What to think about; `seconds`: answer then with what has been found so far.

    `think`: how long the table lets it think about all of that, if not as long.
    """

    table: str
    job: Job
    seat: int
    bot: str
    seconds: float
    think: float | None = None
    hint: bool = False  # not its moves, but what it thinks of the turn
    steps: list[str] = []  # lines that were played since, but are not part of the match yet


class Answer(msgspec.Struct, frozen=True):
    """Moves in notation, or a hint, or what went wrong."""

    moves: list[str]
    error: str = ""
    hint: HintTold | None = None


READY = Answer(moves=[])  # said once, when everything is imported


class Thinker:
    """Answers requests, and remembers the matches that they were about."""

    def __init__(self, remembered: int = REMEMBERED) -> None:
        self.remembered = remembered
        self._known: OrderedDict[str, tuple[Job, Match]] = OrderedDict()

    def match_of(self, table: str, job: Job) -> Match:
        """The match of a job; only what is new since the last time is played."""
        known = self._known.pop(table, None)
        if known is not None and goes_on(known[0], job):
            played, match = len(known[0].lines), known[1]
        else:
            played, match = 0, begun(job)
        for number, line in enumerate(job.lines[played:], played + 1):
            transcript.play_line(match, number, line)
        self._known[table] = (job, match)
        while len(self._known) > self.remembered:
            self._known.popitem(last=False)
        return match

    def moves(self, request: Request) -> list[str]:
        """What the bot chooses, until chance or somebody else does; nothing if it is not asked."""
        trial = self.match_of(request.table, request.job).copy(lucky=False)
        bot = registry.make(request.bot)
        luck = Luck(secrets.randbits(62))
        since = time.monotonic()
        think = request.seconds if request.think is None else request.think
        late = since + request.seconds
        found: list[str] = []
        while trial.to_move == request.seat and len(found) < MOST_MOVES:
            if hasattr(bot, "seconds"):
                bot.seconds = max(since + think - time.monotonic(), LEAST)
            move = bot.choose(trial.believed_by(request.seat, luck), luck)
            trial.play(move)
            found.append(trial.notation(move))
            if time.monotonic() > late:
                break
        return found

    def hint(self, request: Request) -> HintTold:
        """What the bot thinks of the turn of a seat, from what that seat may know."""
        trial = self.match_of(request.table, request.job).copy(lucky=False)
        for number, line in enumerate(request.steps, 1):
            transcript.play_line(trial, number, line)
        if trial.to_move != request.seat:
            raise Problem("nobody-decides")
        return hint_told(advised(trial, request.bot, request.seconds))

    def any_move(self, request: Request) -> list[str]:
        """One offered move, without a thought; nothing if the seat is not asked."""
        match = self.match_of(request.table, request.job)
        if match.to_move != request.seat:
            return []
        return [match.notation(secrets.choice(match.options))]


def goes_on(before: Job, after: Job) -> bool:
    """Whether a job is the same match, as far or further."""
    same = msgspec.structs.replace(before, lines=[]) == msgspec.structs.replace(after, lines=[])
    return same and after.lines[: len(before.lines)] == before.lines


def begun(job: Job) -> Match:
    """The match before its first line; chance is played like moves."""
    games = load.all_games()
    if job.opening is not None:
        return positions.read(games, job.opening, None, "ask")
    if job.game not in games:
        raise Problem("game", given=job.game[:40], known=", ".join(games))
    options = json.loads(job.options)
    return new_match(games[job.game], job.seats, None, options, "ask", job.version)


# --- the process ---


def main() -> None:
    """Answer until nobody asks any more."""
    requests = sys.stdin.buffer
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # stray words spoil no answer
        behave()
        with contextlib.suppress(BrokenPipeError):
            serve(requests, answers)


def behave() -> None:
    """Step back behind the server, and take no more memory than agreed."""
    faulthandler.enable()
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    with contextlib.suppress(ImportError, OSError, ValueError):  # no such thing on this system
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Read a line, think, write a line."""
    thinker = Thinker()
    load.playable()  # imports what can be played; what cannot is asked for nowhere
    write(answers, READY)
    for line in requests:
        request = msgspec.json.decode(line, type=Request)
        # If whoever asked dies meanwhile, nobody else would ever end us.
        faulthandler.dump_traceback_later(4 * request.seconds + 5, exit=True)
        try:
            if request.hint:
                answer = Answer([], hint=thinker.hint(request))
            else:
                answer = Answer(thinker.moves(request))
        except MemoryError:
            raise  # what is remembered takes it: a new process will have some
        except Exception:
            answer = Answer([], traceback.format_exc()[-LONGEST_WORDS:])
        finally:
            faulthandler.cancel_dump_traceback_later()
        write(answers, answer)


def write(answers: BinaryIO, answer: Answer) -> None:
    """One line, at once."""
    answers.write(msgspec.json.encode(answer) + b"\n")
    answers.flush()


if __name__ == "__main__":
    main()
