"""Two worlds: tables that differ only in what somebody may not know tell that person the same.

A group is a table and some that differ from it in one hidden thing each. Three things are hidden:

secret  what a seat keeps secret by the rules (`Game.twin`), in games that have such a thing
draft   the steps of a turn that its seat has not confirmed, and standing answers
luck    the seed, and with it all chance to come

Then the same happens at all of them, and every byte that comes to anybody who may not know is
compared: frames of the live channel and answers to requests, their number and their order. The
position from which a table began is part of no event, so that the chain of hashes is the same in
both worlds; in worlds of luck the published hash of the seed is fixed, as that one differs by
nature (and tells nothing: it is a hash of 256 random bits and a salt).
"""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Generator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from serai.games import load
from serai.server.identity import Identities, Session
from serai.study.findings import POSITION, Finding
from serai.study.fuzz import Report, portions
from serai.study.secrecy import secret_variants
from serai.study.seeds import derived, dice
from serai.study.spread import spread
from serai.study.variants import Variant, variants
from serai.table.match import Match, new_match
from trials.memory import MemoryStore
from trials.worlds.group import NAMES, Group, Kind, Leak
from trials.worlds.world import NOBODY, SPECTATOR, AtOnce

PAIRS_EACH = 100  # of one task
TWINS = 6  # tables beside the first one of a group
BETWEEN_GROUPS = 25  # plies of the game that the groups are taken from, on average


@dataclass(frozen=True)
class Task:
    """Some pairs of tables of a game."""

    game: str
    seed: int
    number: int
    pairs: int
    fixed: Mapping[str, Any] = field(default_factory=dict)

    @property
    def again(self) -> str:
        """The command for this task alone."""
        words = f"python -m trials.worlds {self.game} --seed {self.seed} --only {self.number}"
        return f"{words} --pairs {self.pairs}"


def compared(
    game: str,
    pairs: int,
    seed: int,
    jobs: int = 1,
    fixed: Mapping[str, Any] | None = None,
    only: int | None = None,
) -> Generator[Report]:
    """Reports until so many pairs of tables were compared; `only`: those of one task."""
    if only is not None:
        yield worked(Task(game, seed, only, pairs, fixed or {}))
        return
    sizes = enumerate(portions(pairs, PAIRS_EACH))
    tasks = (Task(game, seed, number, size, fixed or {}) for number, size in sizes)
    with closing(spread(worked, tasks, jobs)) as reports:
        yield from reports


def worked(task: Task) -> Report:
    """Do one task."""
    return asyncio.run(Trial(task).run())


class Trial:
    """Groups of tables, taken from random games one after the other."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.game = load.all_games()[task.game]
        ways = secret_variants(self.game, task.fixed)
        self.has_secrets = bool(ways)
        ways = ways or [way for way in variants(self.game, task.fixed) if way.seats <= len(NAMES)]
        self.variant: Variant = ways[task.number % len(ways)]
        self.rng = dice(task.seed, task.number, "tables")
        self.report = Report()
        self.sessions: dict[str, Session | None] = {NOBODY: None}
        self.identities = Identities(MemoryStore(), clock=lambda: 0.0)

    async def run(self) -> Report:
        """All pairs of the task."""
        asyncio.get_running_loop().set_default_executor(AtOnce())
        for name in (*NAMES, SPECTATOR):
            self.sessions[name] = await self.identities.make(name)
        match = self.begun()
        while self.report.pairs < self.task.pairs and not self.report.findings:
            if match.over:
                match = self.begun()
            if not self.rng.randrange(BETWEEN_GROUPS):
                await self.compare(match)
            match.play(self.rng.choice(match.options))
        return self.report

    def begun(self) -> Match:
        """A new game of the variant."""
        agreed = self.variant.agreed(self.game, self.rng)
        seed = derived(self.task.seed, self.task.number, self.report.games)
        self.report.games += 1
        self.report.variants[self.variant.label] += 1
        return new_match(self.game, self.variant.seats, seed, agreed, "seeded")

    def kind(self) -> Kind:
        """Mostly secrets, where there are any."""
        if self.has_secrets and self.rng.randrange(10) > 1:
            return "secret"
        return self.rng.choice(("draft", "luck"))

    async def compare(self, match: Match) -> None:
        """One group that begins here."""
        left = self.task.pairs - self.report.pairs
        group = Group(self.kind(), match, min(TWINS, left), self.sessions, self.rng)
        try:
            await group.run(self.identities)
        except Exception as error:
            detail = str(error) if isinstance(error, Leak) else traceback.format_exc()
            self.report.findings.append(
                Finding(
                    kind="secret" if isinstance(error, Leak) else "exception",
                    detail=detail,
                    artefact=group.artefact(),
                    suffix=POSITION,
                    variant=self.variant.label,
                    game=self.game.name,
                    seed=self.task.seed,
                    number=self.task.number,
                    ply=len(group.steps),
                    again=self.task.again,
                )
            )
        finally:
            await group.close()
        self.report.pairs += group.pairs
        self.report.plies += len(group.steps)
        self.report.done += group.told
        self.report.kinds[group.kind] += group.pairs
