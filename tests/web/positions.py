"""Tables that begin in the middle of a game, where something in particular can be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import serai
from serai.cli.seats import seated
from serai.table import transcript
from serai.table.match import Match
from tests.golden import files
from tests.web.conftest import Person
from tests.web.desk import new_table
from tests.web.recorded import Wanted, games_of, recorded
from tests.web.wire import played

EVERYTHING: Mapping[str, Any] = {"navaratnas": True, "ganga": True}  # that Rajas can have
BUSY = 40  # decisions for each player, after which there is much to be seen
GAMES = 60  # that are looked through
PHASES = {2: "order", 3: "meditation", 4: "action"}  # of Agra, in which it is looked at


def table_from(person: Person, match: Match) -> str:
    """A table that goes on from here; the person has the first seat."""
    rivals = ["random"] * (match.seats - 1)
    text = match.transcript()
    return new_table(person, match.game.name, "me", *rivals, transcript=text)["table"]


def table_where(person: Person, wanted: Wanted) -> str:
    """The path to a table of Rajas where seat 0 is to move and it is as wanted."""
    found = next(filter(None, (match_where(wanted, seed) for seed in range(1, GAMES))), None)
    assert found is not None, f"{GAMES} whole games without such a position"
    return "/t/" + table_from(person, found)


def match_where(wanted: Wanted, seed: int) -> Match | None:
    """The first such position of a game, if there is one."""
    match = serai.new("rajas", 2, seed)
    players = seated(["greedy", "random"], "en", 1)
    while match.to_move is not None:
        if match.to_move == 0 and wanted(match):
            return match
        match.play(players[match.to_move].choose(match))
    return None


def offered(beginning: str) -> Wanted:
    """A move can be made whose notation begins so."""
    return lambda match: any(match.notation(move).startswith(beginning) for move in match.options)


def leads(asked: str, then: str) -> Wanted:
    """A question of which every answer leads to another one of the same seat."""

    def led(match: Match) -> bool:
        if match.question != asked:
            return False
        for move in match.options:
            trial = match.copy()
            trial.play(move)
            if trial.to_move != match.to_move or trial.question != then:
                return False
        return True

    return led


# --- where much is to be seen ---


def middle_of_rajas(person: Person, seats: int, options: Mapping[str, Any] = EVERYTHING) -> str:
    """In the middle of a turn of a game that has gone on for a while."""
    return played(person, "rajas", *["random"] * (seats - 1), steps=40, options=options)


def busy_rajas(seats: int) -> Match:
    """Seat 0 chooses where a worker goes, in a game that has everything and is well under way."""
    match = serai.new("rajas", seats, 3, options=dict(EVERYTHING))
    players = seated(["greedy"] * seats, "en", 1)
    decisions = 0
    while (match.to_move, match.question) != (0, "worker") or decisions < BUSY * seats:
        match.play(players[match.to_move or 0].choose(match))
        decisions += 1
    return match


def ended(game: str, seats: int) -> Match:
    """A recorded game that is over."""
    name = ("alone-and-won", "two-players", "three-players", "four-players")[seats - 1]
    *_, match = transcript.steps(files.all_games(), games_of(game)[name])
    return match


def middle_of_agra(person: Person, seats: int) -> str:
    """A turn of a game in which something of everything has happened."""
    return table_from(person, busy_agra(seats))


def busy_agra(seats: int) -> Match:
    """Seat 0 is to move, in another phase for each number of seats."""

    def wanted(match: Match) -> bool:
        if (match.seats, match.to_move) != (seats, 0) or match.agreed["open_money"]:
            return False
        view = match.view(0)
        return view["phase"] == PHASES[seats] and all(happened(view))

    return recorded("agra", wanted)


def happened(view: Mapping[str, Any]) -> list[Any]:
    """What there must be to look at in Agra, and what can have gone before that."""
    me, *rivals = view["players"]
    workers = [one["posture"] for one in view["board"].values()]
    orders = [who for guild in view["orders"].values() for who in guild["fulfilled"].values()]
    return [
        view["tokens"],
        view["coins"],
        view["builder"],
        "standing" in workers and "lying" in workers,
        all(one["contracts"] for one in view["players"]),
        me["tiles"] and any(one["tiles"] for one in rivals),
        any(one["building_bonuses"] for one in view["players"]),
        any(who != "neutral" for who in orders),
        any(view["notables"][one]["leads"] is not None for one in view["river"]),
        any(me["favour"] >= one["have"] for one in view["actions"].values()),
        any(one["pays"] for one in me["order_rupees"].values()),
    ]


def middle_of_merv(person: Person, seats: int) -> str:
    """A turn of a game in which something of everything has happened."""
    return table_from(person, busy_merv(seats))


def busy_merv(seats: int) -> Match:
    """Seat 0 chooses a space."""

    def wanted(match: Match) -> bool:
        if (match.seats, match.to_move, match.question) != (seats, 0, "space"):
            return False
        return all(stands(match.view(0)))

    return recorded("merv", wanted)


def stands(view: Mapping[str, Any]) -> list[Any]:
    """What there must be to look at in Merv."""
    return [
        view["year"] > 1,
        view["walls"],
        view["guards"],
        view["masters"],
        any(hit["owner"] == 0 for hit in view["raid"]["hits"].values()),
        any(one["posts"] for one in view["players"]),
        any(one["achievements"] for one in view["players"]),
        any(one["courtiers"] for one in view["players"]),
        any(one["path"] for one in view["players"]),
    ]
