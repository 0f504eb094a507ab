"""From many results to a few numbers, each with how sure it is."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

Z95 = 1.959963984540054  # standard deviations that hold 95 % of a normal distribution


@dataclass(frozen=True)
class Outcome:
    """One finished game; by seat where not said otherwise."""

    players: tuple[int, ...]  # which of the bots sat there
    winners: tuple[int, ...]  # seats
    scores: tuple[int, ...]
    facts: tuple[Mapping[str, float], ...]  # numbers of the end, as the game names them
    start: int | None  # seat that began, if the game says so
    rounds: int | None
    decisions: int
    drawn: int  # steps of chance
    finished: bool


@dataclass(frozen=True)
class Share:
    """How often something happened, with its 95 % interval."""

    wins: float
    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Spread:
    """A quantity over many games."""

    mean: float
    sd: float
    min: float
    max: float


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share: honest near 0 and 1, and for few games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


def share_of(wins: float, games: int) -> Share:
    """Wins with their interval; a shared victory counts as a part of one."""
    low, high = wilson(wins, games)
    return Share(wins, games, wins / games if games else 0.0, low, high)


def spread_of(values: Sequence[float]) -> Spread | None:
    """Mean, standard deviation (of a sample), lowest and highest; None of nothing."""
    if not values:
        return None
    mean = math.fsum(values) / len(values)
    squares = math.fsum((value - mean) ** 2 for value in values)
    sd = math.sqrt(squares / (len(values) - 1)) if len(values) > 1 else 0.0
    return Spread(mean, sd, min(values), max(values))


def numbers_of(facts: Mapping[str, Any]) -> dict[str, float]:
    """What a player has at the end, as numbers: what is counted, and how many of the rest."""
    found = {name: size_of(value) for name, value in facts.items()}
    return {name: size for name, size in found.items() if size is not None}


def size_of(value: Any) -> float | None:
    """A number as it is, a list by its length, an object by what is in it; None: no number."""
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return None
    if isinstance(value, int | float):
        return value
    if isinstance(value, Mapping):
        sizes = [size_of(inner) for inner in value.values() if not isinstance(inner, Mapping)]
        if len(sizes) == len(value) and all(size is not None for size in sizes):
            return sum(size for size in sizes if size is not None)
    return len(value)


def part_won(outcome: Outcome, seat: int) -> float:
    """1 for a victory, a part of it if it is shared."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def summary(bots: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """All results of a simulation, ready for JSON. Games that did not finish count nowhere."""
    finished = [outcome for outcome in outcomes if outcome.finished]
    started = [outcome for outcome in finished if outcome.start is not None]
    return {
        "games": len(outcomes),
        "unfinished": len(outcomes) - len(finished),
        "players": [of_player(number, bot, finished) for number, bot in enumerate(bots)],
        "seats": [
            {"seat": seat, **of_seat([(outcome, seat) for outcome in finished])}
            for seat in range(len(bots))
        ],
        "order": [
            {"place": place + 1, **of_seat([(o, seat_at(o, place)) for o in started])}
            for place in range(len(bots) if started else 0)
        ],
        "rounds": plain(spread_of([o.rounds for o in finished if o.rounds is not None])),
        "decisions": plain(spread_of([o.decisions for o in finished])),
        "chance": plain(spread_of([o.drawn for o in finished])),
        "facts": of_facts(finished),
    }


def seat_at(outcome: Outcome, place: int) -> int:
    """The seat that played as first, second, … in the first round."""
    assert outcome.start is not None
    return (outcome.start + place) % len(outcome.players)


def of_player(number: int, bot: str, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Victories and scores of one bot, wherever it sat."""
    played = [(o, o.players.index(number)) for o in outcomes]
    scores = [o.scores[seat] for o, seat in played]
    return {"bot": bot, **of_seat(played), "score": plain(spread_of(scores))}


def of_seat(played: Sequence[tuple[Outcome, int]]) -> dict[str, Any]:
    """How often these seats won."""
    return asdict(share_of(math.fsum(part_won(o, seat) for o, seat in played), len(played)))


def of_facts(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """What winners had at the end, and what everybody had."""
    names = outcomes[0].facts[0] if outcomes and outcomes[0].facts else {}
    found = {}
    for name in names:
        winners = [o.facts[seat].get(name, 0) for o in outcomes for seat in o.winners]
        everybody = [own.get(name, 0) for o in outcomes for own in o.facts]
        found[name] = {
            "winners": plain(spread_of(winners)),
            "everybody": plain(spread_of(everybody)),
        }
    return found


def plain(spread: Spread | None) -> dict[str, float] | None:
    """Ready for JSON."""
    return None if spread is None else asdict(spread)
