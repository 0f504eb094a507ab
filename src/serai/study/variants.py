"""All ways to set up a game: seat counts, flags, and options that each seat chooses."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from serai.core.game import Game, Option, Options
from serai.core.speech import Problem

MOST_COMBINATIONS = 16  # of options; with more, only each alone and all together

FLAGS = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


@dataclass(frozen=True)
class Variant:
    """Seats and options; those in `mixed` are chosen anew for every seat of every game."""

    seats: int
    options: Mapping[str, Any]
    mixed: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """Short and the same in all languages: `3 ganga+sides`."""
        chosen = [
            name if value is True else f"{name}={value}"
            for name, value in self.options.items()
            if value is not False and value is not None
        ]
        return f"{self.seats} {'+'.join(sorted([*chosen, *self.mixed])) or 'basic'}"

    def agreed(self, game: Game, rng: random.Random) -> Options:
        """The options of one game; each mixed one has at least two different choices in it."""
        wanted = dict(self.options)
        choices = {option.name: option.choices for option in game.options}
        for name in self.mixed:
            picked: list[Any] = []
            while len(set(picked)) < 2:
                picked = [rng.choice(choices[name]) for _ in range(self.seats)]
            wanted[name] = picked
        return game.settle(self.seats, wanted)


def variants(game: Game, fixed: Mapping[str, Any] | None = None) -> list[Variant]:
    """Every seat count with every combination of options that the game allows.

    Of very many combinations only the plain one, each option alone and all of them together.
    An option for each seat is either left alone or mixed. `fixed` options stay as they are.
    """
    given = dict(fixed or {})
    shared = [option for option in game.options if not option.per_seat]
    ranges = [(given[o.name],) if o.name in given else o.choices for o in shared]
    by_seat = [o.name for o in game.options if o.per_seat and o.name not in given]
    kept = {o.name: given[o.name] for o in game.options if o.per_seat and o.name in given}
    found = []
    for seats in game.seats:
        for count in range(len(by_seat) + 1):
            for mixed in itertools.combinations(by_seat, count):
                for values in combinations(ranges):
                    options = {
                        option.name: value
                        for option, value in zip(shared, values, strict=True)
                        if value != option.default
                    }
                    variant = Variant(seats, options | kept, mixed)
                    if is_allowed(game, variant):
                        found.append(variant)
    return found


def combinations(ranges: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """All choices from these ranges, or a selection where each choice occurs."""
    if math.prod(len(values) for values in ranges) <= MOST_COMBINATIONS:
        return list(itertools.product(*ranges))
    plain = [values[0] for values in ranges]
    found = [tuple(plain)]
    for i, values in enumerate(ranges):
        found += [(*plain[:i], value, *plain[i + 1 :]) for value in values[1:]]
    return [*found, tuple(values[-1] for values in ranges)]


def is_allowed(game: Game, variant: Variant) -> bool:
    """Whether these options go together."""
    try:
        variant.agreed(game, random.Random(0))
    except Problem:
        return False
    return True


def single_options(game: Game, seats: int) -> list[Variant]:
    """The plain game, and with each flag alone: what measurements compare."""
    flags = [o.name for o in game.options if not o.per_seat and o.choices == (False, True)]
    return [Variant(seats, {}), *(Variant(seats, {flag: True}) for flag in flags)]


def parsed_options(game: Game, texts: Iterable[str]) -> Options:
    """Options as people type them: `ganga`, `ganga=off`, `sides=basic,navaratnas`."""
    known = {option.name: option for option in game.options}
    found: Options = {}
    for text in texts:
        name, _, word = text.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known:
            raise Problem("option-name", name=name[:40], known=", ".join(known))
        found[name] = option_value(known[name], word.strip() if "=" in text else "on")
    return found


def option_value(option: Option, word: str) -> Any:
    """What a typed value means for an option."""
    if option.per_seat:
        return [one.strip() for one in word.split(",")]
    for choice in option.choices:
        if str(choice).casefold() == word.casefold() or choice is FLAGS.get(word.casefold()):
            return choice
    allowed = ", ".join(str(choice) for choice in option.choices)
    raise Problem("option-value", name=option.name, given=word[:60], allowed=allowed)
