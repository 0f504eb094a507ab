"""Games must end: bots of every kind, level and style at one table, and how long they need.

Whoever plays at random is left out: nobody can hurry it, and in Agra it may leave all workers of
both where they stand, so that the other one has nothing to do either.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from serai.bots import registry
from serai.bots.characters import CHARACTERS
from serai.core.luck import Luck
from serai.games import load
from serai.study.findings import Broken, Finding, found
from serai.study.fuzz import ENDLESS, Report
from serai.study.seeds import derived, dice
from serai.study.simulate import RANDOM
from serai.study.spread import spread
from serai.study.variants import variants
from serai.table.match import Match, new_match

LONGEST: Mapping[str, int] = {"agra": 60}  # rounds; the other games end by themselves
ALIKE = 4  # one in so many tables has the same bot on every seat
# Numbers that are tried: those who look further play like those who look so far, only better. With
# any nodes at all the best turns are played out once.
TRIED: Mapping[str, Sequence[int]] = {
    "width": range(1, 7),
    "nodes": (0, 1),
    "best": range(1, 5),
    "narrow": range(1, 5),
}


@dataclass(frozen=True)
class Pairing:
    """A table of bots."""

    game: str
    seed: int
    number: int
    fixed: Mapping[str, Any] = field(default_factory=dict)


def fuzz_pairings(
    game: str,
    games: int,
    seed: int,
    jobs: int = 1,
    fixed: Mapping[str, Any] | None = None,
    only: int | None = None,
) -> Generator[Report]:
    """Reports, game after game; or only of one, to see it again."""
    numbers = range(games) if only is None else (only,)
    tasks = (Pairing(game, seed, number, fixed or {}) for number in numbers)
    with closing(spread(played, tasks, jobs)) as reports:
        yield from reports


def somebody(rng: random.Random) -> str:
    """Any bot that thinks, with any parameters; of the levels rather the lower ones.

    They look least far, and lose their way most often.
    """
    name = rng.choice([name for name in (*registry.names(), *CHARACTERS) if name != RANDOM])
    entry = registry.played_by(name) if name in CHARACTERS else registry.REGISTRY[name]
    params = []
    for param in entry.params:
        if param in entry.words:
            value: int | str = rng.choice(entry.words[param])
        elif param == "level":
            value = min(rng.randint(1, entry.most[param]) for _ in range(2))
        else:
            value = rng.choice(TRIED[param])
        params.append(f"{param}={value}")
    return f"{name}:{','.join(params)}" if params else name


def table_of(seats: int, rng: random.Random) -> tuple[str, ...]:
    """Who sits there."""
    if rng.randrange(ALIKE) == 0:
        return (somebody(rng),) * seats
    return tuple(somebody(rng) for _ in range(seats))


def played(task: Pairing) -> Report:
    """One game to its end, or until it is too long."""
    game = load.all_games()[task.game]
    rng = dice(task.seed, task.number, "pairing")
    variant = rng.choice(variants(game, task.fixed))
    names = table_of(variant.seats, rng)
    label = f"{variant.label}: {' '.join(names)}"
    report = Report(games=1)
    report.variants[variant.label] += 1
    match: Match | None = None
    try:
        luck = derived(task.seed, task.number, "luck")
        agreed = variant.agreed(game, rng)
        match = new_match(game, variant.seats, luck, agreed, "seeded")
        play_out(match, names, task, report)
    except Exception as error:
        kind, detail, artefact, suffix = found(error, match)
        again = f"serai fuzz {task.game} --seed {task.seed} --only {task.number} --pairings 1"
        where = (task.game, task.seed, task.number, report.plies, again)
        report.findings.append(Finding(kind, detail, artefact, suffix, label, *where))
    return report


def play_out(match: Match, names: tuple[str, ...], task: Pairing, report: Report) -> None:
    """Let each bot answer for its seat; Broken if there is no end."""
    bots = [registry.make(name) for name in names]
    lucks = [Luck(derived(task.seed, task.number, "bot", seat)) for seat in range(len(bots))]
    longest = LONGEST.get(task.game, 0)
    while not match.over:
        report.rounds = rounds_of(match)
        if report.plies >= ENDLESS or 0 < longest < report.rounds:
            raise Broken("endless", f"{report.rounds}: {' '.join(names)}")
        seat = match.to_move
        assert seat is not None
        luck = lucks[seat]
        match.play(bots[seat].choose(match.believed_by(seat, luck), luck))
        report.plies += 1


def rounds_of(match: Match) -> int:
    """Which round it is; 0 in a game without rounds."""
    return int(getattr(match.state, "round", 0))
