"""What a score is usually made of: the means of many games of our bot with itself.

    python -m serai.study.usual [GAME …] [--games N] [--jobs N]

writes `data/usual-GAME.json`. It says for which rules and component values it was made; where a
match was played by others, nothing is known. To be made again with every new version of a game, and
whenever the bot plays in another way: the file says how it played, and a test compares.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from serai.bots import registry
from serai.core import kernel
from serai.core.game import Game
from serai.core.luck import Luck
from serai.games import load
from serai.study.seeds import derived
from serai.study.spread import spread
from serai.table.match import Match, new_match
from serai.table.replaying import lines_of

BOT = "greedy"
GAMES = 100  # of each kind of table, as in the files
SEED = 1
PLACE = "data"
# What changes a score so much that it is played by itself, beside what everybody plays.
VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {
    "rajas": ({"navaratnas": True}, {"ganga": True}, {"navaratnas": True, "ganga": True}),
}


@dataclass(frozen=True)
class Usual:
    """How many games, and the mean of each source; of the score as well."""

    games: int
    score: float
    sources: Mapping[str, float]


@dataclass(frozen=True)
class Task:
    """Games at one kind of table."""

    game: str
    seats: int
    options: Mapping[str, Any]
    first: int
    count: int


Sums = dict[str, dict[str, int]]  # by whom: everybody at a seat is one of many


def usual_of(
    game: Game, version: int, data: str, seats: int, options: Mapping[str, Any]
) -> dict[str, Usual]:
    """What is usual at such a table: for a "seat", and for others by their number."""
    found = kept(game.name)
    if (found.get("version"), found.get("data")) != (version, data):
        return {}
    wanted = chosen(game, options)
    for table in found["tables"]:
        if (table["seats"], table["options"]) == (seats, wanted):
            return {
                who: Usual(found["games"], one["score"], one["sources"])
                for who, one in table["people"].items()
            }
    return {}


def chosen(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """What was agreed on beside what everybody plays."""
    plain = {option.name: option.default for option in game.options}
    return {name: value for name, value in options.items() if value != plain.get(name)}


@cache
def kept(game: str) -> dict[str, Any]:
    """The file of a game; a game without one has nothing that is usual."""
    file = resources.files("serai.study") / PLACE / f"usual-{game}.json"
    if not file.is_file():
        return {}
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


# --- how it is made ---


def variants_of(game: Game, seats: int) -> list[dict[str, Any]]:
    """The kinds of tables with so many seats that are looked at."""
    found: list[dict[str, Any]] = [{}, *VARIANTS.get(game.name, ())]
    if seats == 1:  # alone it is the level that counts
        levels = [option for option in game.options if option.name == "level"]
        found += [{"level": one} for option in levels for one in option.choices[1:]]
    return found


def one_played(game: Game, seats: int, options: Mapping[str, Any], number: int) -> Match:
    """One of the games, always the same."""
    salt = (game.name, seats, json.dumps(options), number)
    match = new_match(game, seats, derived(SEED, *salt), options, "seeded")
    bots = [registry.make(BOT) for _ in range(seats)]
    lucks = [Luck(derived(SEED, *salt, seat)) for seat in range(seats)]
    while not match.over:
        seat = kernel.decider(match.state)
        match.play(bots[seat].choose(match.believed_by(seat, lucks[seat]), lucks[seat]))
    return match


def way_of_playing(game: Game) -> str:
    """A digest of the first game for each number of seats: another bot has another one."""
    lines = [line for seats in game.seats for line in lines_of(one_played(game, seats, {}, 0))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def played(task: Task) -> Sums:
    """Points by source of all who scored, added up."""
    game = load.all_games()[task.game]
    sums: Sums = {}
    for number in range(task.first, task.first + task.count):
        match = one_played(game, task.seats, task.options, number)
        for one in game.reckonings(match.state):
            own = sums.setdefault("seat" if one.seat < task.seats else str(one.seat), {})
            for name, points in {"count": 1, "score": one.score, **one.sources}.items():
                own[name] = own.get(name, 0) + points
    return sums


def together(parts: Sequence[Sums]) -> Sums:
    """All sums of one table."""
    found: Sums = {}
    for part in parts:
        for who, own in part.items():
            into = found.setdefault(who, {})
            for name, points in own.items():
                into[name] = into.get(name, 0) + points
    return found


def means(game: Game, sums: Sums) -> dict[str, Any]:
    """Ready for JSON."""
    return {
        who: {
            "score": round(own["score"] / own["count"], 2),
            "sources": {name: round(own.get(name, 0) / own["count"], 2) for name in game.sources},
        }
        for who, own in sums.items()
    }


def made(game: Game, games: int, jobs: int) -> dict[str, Any]:
    """All tables of a game."""
    tables = []
    for seats in game.seats:
        for options in variants_of(game, seats):
            size = max(1, games // (4 * jobs))
            tasks = [
                Task(game.name, seats, options, first, min(size, games - first))
                for first in range(0, games, size)
            ]
            sums = together(list(spread(played, tasks, jobs)))
            tables.append({"seats": seats, "options": options, "people": means(game, sums)})
            sys.stdout.write(f"{game.name} {seats} {options}: {games}\n")
    return {
        "game": game.name,
        "version": game.version,
        "data": game.data,
        "bot": BOT,
        "plays": way_of_playing(game),
        "games": games,
        "tables": tables,
    }


def main(words: Sequence[str] | None = None) -> None:
    """Make the files of some games, or of all."""
    parser = argparse.ArgumentParser(prog="python -m serai.study.usual")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args(words)
    for name in args.game or load.names():
        found = made(load.all_games()[name], args.games, max(1, args.jobs))
        file = Path(__file__).parent / PLACE / f"usual-{name}.json"
        file.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
