"""One digest over many games: compiled and interpreted engines must give the same.

It covers every list of offered moves, every log (with the effects that it notes) and every end.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from serai.core.luck import Luck
from serai.games import load
from serai.study.seeds import derived, dice
from serai.study.spread import engine_is_compiled, spread
from serai.study.variants import variants
from serai.table.match import new_match

BATCH = 50  # games


@dataclass(frozen=True)
class Part:
    """Some games of one variant."""

    game: str
    variant: int
    fixed: Mapping[str, Any]
    seed: int
    first: int
    count: int


@dataclass(frozen=True)
class Digest:
    """What some games of a variant came to."""

    variant: str
    games: int
    decisions: int
    digest: str
    compiled: bool


def parts(game: str, games: int, seed: int, fixed: Mapping[str, Any]) -> Iterator[Part]:
    """All variants, in batches."""
    for variant in range(len(variants(load.all_games()[game], fixed))):
        for first in range(0, games, BATCH):
            yield Part(game, variant, fixed, seed, first, min(BATCH, games - first))


def digests(
    game: str,
    games: int,
    seed: int,
    jobs: int = 1,
    fixed: Mapping[str, Any] | None = None,
    *,
    pure: bool = False,
) -> Iterator[Digest]:
    """Digests of batches in a fixed order; `pure`: by the interpreted engine."""
    yield from spread(digest_of, parts(game, games, seed, fixed or {}), jobs, pure=pure)


def digest_of(part: Part) -> Digest:
    """Play the games of a part."""
    game = load.all_games()[part.game]
    variant = variants(game, part.fixed)[part.variant]
    total = hashlib.blake2b(digest_size=16)
    decisions = 0
    for number in range(part.first, part.first + part.count):
        salt = (part.variant, number)
        agreed = variant.agreed(game, dice(part.seed, *salt))
        match = new_match(game, variant.seats, derived(part.seed, *salt), agreed, "seeded")
        luck = Luck(derived(part.seed, *salt, "choices"))
        while not match.over:
            moves = match.options
            total.update(array("q", moves).tobytes())
            match.play(moves[luck.pick(len(moves))])
            decisions += 1
        total.update(repr(match.log).encode())
        total.update(repr((match.scores, match.winners, match.ranks)).encode())
        total.update(match.digest().encode())
    return Digest(variant.label, part.count, decisions, total.hexdigest(), engine_is_compiled())


def joined(batches: list[Digest]) -> list[Digest]:
    """One digest for each variant."""
    found: dict[str, list[Digest]] = {}
    for batch in batches:
        found.setdefault(batch.variant, []).append(batch)
    return [
        Digest(
            variant,
            sum(batch.games for batch in own),
            sum(batch.decisions for batch in own),
            hashlib.blake2b("".join(b.digest for b in own).encode(), digest_size=16).hexdigest(),
            all(batch.compiled for batch in own),
        )
        for variant, own in found.items()
    ]
