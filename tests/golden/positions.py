"""Find golden positions of a version, and count all ways to go on from each.

Random games of all kinds are played until every question of the game has come up: for every second
question the first time it is asked in a game is kept, for the others the last time. Each way to
play gets a position in the middle of a game, each number of players one at its beginning.
"""

from __future__ import annotations

import random

from serai import Match
from serai.core.game import Game
from serai.study.perft import perft
from serai.study.variants import Variant, variants
from serai.table import positions
from serai.table.match import new_match
from tests.golden.ways import seats_for, ways

FEWEST = 2  # moves on offer
PATIENCE = 400  # games
MIDDLE = 40  # decisions
MOST = 20_000  # leaves


def find(game: Game, version: int) -> dict[str, Match]:
    """Positions by name; a question that never comes up has none."""
    found = {f"opening-{seats}": begun(game, version, seats, {}, seats) for seats in game.seats}
    found |= by_question(game, version)
    for nth, (name, options) in enumerate(ways(game, version).items()):
        allowed = seats_for(game, options)
        match = begun(game, version, allowed[nth % len(allowed)], options, nth)
        play_on(match, random.Random(nth), MIDDLE)
        found[f"way-{name}"] = match
    return {name: match for name, match in found.items() if not match.over}


def by_question(game: Game, version: int) -> dict[str, Match]:
    """Where each question is asked and there is a choice."""
    questions = list(dict.fromkeys(game.questions.values()))
    late = set(questions[1::2])
    found: dict[str, Match] = {}
    kinds = variants(game)
    for seed in range(PATIENCE):
        if len(found) == len(questions):
            break
        met = asked(game, version, kinds[seed % len(kinds)], seed, late)
        found = {**met, **found}
    return {f"ask-{question}": found[question] for question in questions if question in found}


def asked(game: Game, version: int, kind: Variant, seed: int, late: set[str]) -> dict[str, Match]:
    """The questions of one random game, each at its first or (of those) at its last time."""
    rng = random.Random(seed)
    match = begun(game, version, kind.seats, kind.agreed(game, rng), seed)
    found: dict[str, Match] = {}
    while not match.over:
        question = match.question
        assert question is not None
        if len(match.options) >= FEWEST and (question in late or question not in found):
            found[question] = match.copy()
        match.play(rng.choice(match.options))
    return found


def begun(game: Game, version: int, seats: int, options: object, seed: int) -> Match:
    assert isinstance(options, dict)
    return new_match(game, seats, seed, options, "seeded", version)


def play_on(match: Match, rng: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        if match.over:
            return
        match.play(rng.choice(match.options))


def counts(match: Match) -> list[int]:
    """Leaves at depth 1, 2, … as long as there are not too many."""
    found: list[int] = []
    while (leaves := perft(match, len(found) + 1)) <= MOST:
        if found and leaves == found[-1]:
            break  # every game is over
        found.append(leaves)
        if leaves * 8 > MOST:
            break
    return found


def read(game: Game, data: object) -> Match:
    """A golden position, with chance left to whoever counts."""
    return positions.read({game.name: game}, data, None, "ask")
