"""What was learned of a game for a number of seats: data files that say what they were made for.

`serai train` makes them. A model is used wherever what it looks at is still counted in the same
way; whether it was made for the same rules and values, it can be asked.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from serai.bots.games import features_version, game_of
from serai.bots.learned import WHOLE, Hidden, Weights
from serai.core.kernel import State
from serai.core.tables import packed

MUCH = 1000  # hundredths of a point: what is more has another reason, such as the end of the game
BETWEEN = 16  # parts of a game (of WHOLE) between two times for which something is told
PLACE = "data"  # in this package


@dataclass(frozen=True)
class Model:
    """The judgement, what it says of chances and points, and what it was made for."""

    game: str
    seats: int
    rules: int
    values: str  # digest of the component values
    features: int  # version of what is counted
    name: str
    judgement: Weights | None
    chances: Weights
    points: Weights
    drift: tuple[int, ...]  # what they miss, in hundredths, at times BETWEEN from each other
    bounds: tuple[int, int]  # the least points that anybody had, and the most
    more_odds: Weights  # of being ahead by so many hundredths of a point
    more_points: Weights
    scale: int  # how much more turns differ for it than for the judge of the game, in percent

    def fits(self, rules: int, values: str) -> bool:
        """Whether it was made for these rules and values."""
        return self.rules == rules and self.values == values

    def chance(self, seen: Any, left: int) -> float:
        """The chance of a seat that sees this to win, as it looks to that seat alone."""
        odds = int(self.chances.total(seen, left)) / 1000
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, odds))))

    def expected(self, seen: Any, left: int) -> float:
        """The points that a seat which sees this will have at the end."""
        least, most = self.bounds
        found = int(self.points.total(seen, left)) + self.missed(left)
        return max(least, min(most, found / 100))

    def missed(self, left: int) -> float:
        """What the weights of points miss with so much of the game to come."""
        time, part = divmod(max(0, min(WHOLE, left)), BETWEEN)
        here, there = self.drift[time], self.drift[min(time + 1, len(self.drift) - 1)]
        return here + (there - here) * part / BETWEEN

    def odds_of(self, ahead: int, left: int) -> float:
        """What being ahead adds to the logarithm of the odds, in the eyes of the judgement."""
        return int(self.more_odds.total(packed([within(ahead)]), left)) / 1000

    def points_of(self, ahead: int, left: int) -> float:
        """What being ahead adds to the points at the end."""
        return int(self.more_points.total(packed([within(ahead)]), left)) / 100


def within(ahead: int) -> int:
    """As far ahead or behind as was learned from."""
    return max(-MUCH, min(MUCH, ahead))


def weights_of(found: dict[str, Any]) -> Weights:
    """Out of a data file."""
    hidden = found.get("hidden")
    units = hidden and Hidden(hidden["units"], hidden["into"], hidden["out"])
    return Weights(found["now"], found["later"], units)


def read(found: dict[str, Any]) -> Model:
    """Out of a data file."""
    judgement = found["judgement"]
    return Model(
        found["game"],
        found["seats"],
        found["rules"],
        found["box"],
        found["features"],
        found["name"],
        judgement and weights_of(judgement),
        weights_of(found["chances"]),
        weights_of(found["points"]),
        tuple(found["points"]["drift"]),
        (found["points"]["least"], found["points"]["most"]),
        weights_of(found["ahead"]["odds"]),
        weights_of(found["ahead"]["points"]),
        found["scale"],
    )


def data_of(game: str, seats: int) -> dict[str, Any] | None:
    """The data file of the house, if what it looks at is still counted in the same way."""
    file = files(__package__) / PLACE / f"{game}-{seats}.json"
    if not file.is_file():
        return None
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found if found["features"] == features_version(game) else None


@cache
def model_of(game: str, seats: int) -> Model | None:
    """What the house has learned."""
    found = data_of(game, seats)
    return None if found is None else read(found)


def model_for(state: State) -> Model | None:
    """What the house has learned for a table like this."""
    return model_of(game_of(type(state)), int(state.seats))


def learned(state: State) -> Weights | None:
    """The mind of whoever knows what the house has learned."""
    model = model_for(state)
    return None if model is None else model.judgement
