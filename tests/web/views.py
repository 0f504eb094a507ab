"""Views of played games, for the client to draw its boards from.

`python -m tests.web.views GAME` prints those of a game as JSON, by name, and after `offers` those
of recorded games: some of all times, and all that are needed for every move to touch every place
that it ever does. web/tests/ reads both.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import serai
from serai.table import transcript
from serai.table.match import Match
from tests.core.registering import register
from tests.golden import files
from tests.web.recorded import decisions, games_of

END = 100_000
EVERY = 50  # decisions of a recorded game, one is looked at in any case


class Played(NamedTuple):
    """A match after so many decisions of somebody who does not think."""

    seats: int
    options: Mapping[str, Any]
    decisions: int

    def match(self, game: str) -> Match:
        match = serai.new(game, seats=self.seats, seed=7, options=dict(self.options))
        chooser = random.Random(7)
        for _ in range(self.decisions):
            if match.over:
                break
            match.play(chooser.choice(match.options))
        return match


class Recorded(NamedTuple):
    """A golden game after a part of its moves: of those who think there is more to see."""

    name: str
    part: float

    def match(self, game: str) -> Match:
        text = games_of(game)[self.name]
        steps = transcript.steps(files.all_games(), text)
        for _ in range(round(self.part * len(transcript.parts_of(text).moves))):
            next(steps)
        return next(steps)


POSITIONS: Mapping[str, Mapping[str, Played | Recorded]] = {
    "rajas": {
        "start": Played(4, {}, 0),
        "two": Played(2, {}, 100),
        "three": Played(3, {}, 200),
        "four": Played(4, {}, 250),
        "jewels": Played(4, {"navaratnas": True, "ganga": True}, 250),
        "mixed": Played(3, {"sides": ["basic", "navaratnas", "basic"]}, 150),
        "over": Played(2, {}, END),
    },
    "agra": {
        "start": Played(4, {}, 0),
        "aimless": Played(4, {}, 300),
        "two": Recorded("two-players", 0.6),
        "three": Recorded("three-players", 0.7),
        "four": Recorded("tie-broken-by-what-is-left", 0.8),
        "contracts": Recorded("way-trader-until-full", 0.97),
        "agreed": Recorded("way-everything-at-once", 0.9),
        "over": Recorded("four-players", 1),
    },
    "merv": {
        "start": Played(4, {}, 0),
        "aimless": Played(4, {"camel_market": "whole"}, 150),
        "solo": Recorded("way-level-hard", 0.6),
        "solo-late": Recorded("both-tracks-full", 0.98),
        "agreed": Recorded("way-everything-at-once", 0.7),
        "two": Recorded("two-players", 0.5),
        "vizier": Recorded("vizier-skips-and-gets-camels", 0.8),
        "three": Recorded("way-spice-literal", 0.6),
        "four": Recorded("four-players", 0.6),
        "late": Recorded("way-camel-market-whole", 0.95),
        "queue": Recorded("many-camels-to-the-market", 0.7),
        "piles": Recorded("a-pile-of-contracts-used-up", 0.97),
        "top": Recorded("two-at-the-top-of-the-mosque", 0.97),
        "sold-out": Recorded("goods-sold-out", 0.97),
        "shrunk": Recorded("row-of-cards-shrinks", 0.97),
        "over": Recorded("four-players", 1),
        "solo-over": Recorded("alone-and-won", 1),
        "alone": Played(1, {}, 3),
        "tyrant": Played(1, {"level": "tyrant"}, 120),
        "aimless-two": Played(2, {}, 150),
    },
    "pebbles": {
        "start": Played(2, {}, 0),
        "three": Played(3, {"big_heap": True}, 6),
        "over": Played(2, {}, END),
    },
}


def views(game: str) -> dict[str, Any]:
    """Every position as its first seat sees it."""
    return {name: at.match(game).view(0) for name, at in POSITIONS[game].items()}


def offers(game: str) -> Iterator[dict[str, Any]]:
    """Positions of recorded games as whoever is asked sees them, with the places of each move."""
    known: set[tuple[str, str]] = set()
    for text in games_of(game).values():
        for number, match in enumerate(decisions(text), 1):
            told = [offer(match, move) for move in match.options]
            touched = {
                (one["group"], place.partition("@")[0])
                for one in told
                for place in (*one["places"], *one["ways"])
            }
            if touched <= known and number % EVERY:
                continue
            known |= touched
            yield {"seat": match.to_move, "view": match.view(match.to_move), "offers": told}


def offer(match: Match, move: int) -> dict[str, Any]:
    """The part of an offer that a drawing needs."""
    return {
        "args": match.worded(move)[1],
        "group": match.game.notation.verb(move).name,
        "places": match.game.touched(match.state, move),
        "ways": match.game.led_by(match.state, move),
    }


if __name__ == "__main__":
    register()
    *what, game = sys.argv[1:]
    json.dump([*offers(game)] if what == ["offers"] else views(game), sys.stdout)
