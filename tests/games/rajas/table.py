"""Set up a position of Rajas of the Ganges, script what happens, and look at the result.

    match = table(seats=3).player(0, money=5, dice="o4 o5").offer("O13").to_move(0)
    play(match, "quarry", "tile O13", "pay o4 o5", "lay c2 NEW", "reveal O14")
    assert seat(match, 0).fame == 4

Dice and draws are scripted like moves. A scripted move that was the only one, and was therefore
taken without asking, is accepted as well; "*" stands for whatever chance does first.
What follows from what is said (workers gained on the way, bonuses passed, fields connected, stacks
without the tiles in the provinces) need not be said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import pytest

import serai
from serai import Match
from serai.core.steps import steps_of
from serai.games.rajas import components
from serai.games.rajas.components import BOARD, PROVINCE, TILES, TRACKS
from serai.games.rajas.kinds import CELL, COLOUR, FIELD, ROADS, STACK, TILE
from serai.games.rajas.state import Player, Rajas

Square = tuple[str, str]  # tile, roads as it lies
Test = TypeVar("Test", bound=Callable[..., None])


def proves(*sections: str, rulings: Iterable[str] = ()) -> Callable[[Test], Test]:
    """Say which sections of the rulebook and which rulings a test proves."""
    return pytest.mark.rulebook("rajas", *sections, rulings=tuple(rulings))


def table(seats: int = 2, **options: Any) -> Table:
    """A table in its first round: no worker placed, no die on any statue."""
    return Table(seats, options)


class Table:
    """A position in the making."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats = seats
        self.version = serai.game("rajas").version
        self.options = serai.game("rajas").settle(seats, options)
        self.players = [a_player() for _ in range(seats)]
        self.workers: dict[str, Any] = {
            "quarry": [], "harbour": [], "mixed": [], "front": [],
            "market": {}, "terrace": {}, "balcony": {}, "chambers": {},
        }  # fmt: skip
        self.tops: dict[str, str | None] = {}
        self.others_on_offer = True
        self.last_ones: list[str] = []
        self.ganga_tiles: dict[str, str] = {}
        self.white_tiles_used: list[str] = []
        self.jewels_gone: list[str] = []
        self.guest: int | None = None

    def player(
        self,
        seat: int,
        *,
        dice: str = "",
        province: Mapping[str, Square] | None = None,
        overbuilt: Iterable[str] = (),
        levels: Mapping[str, int] | None = None,
        jewels: Mapping[str, str] | None = None,
        **facts: Any,
    ) -> Table:
        """What a player has; numbers by name as in a saved position (money, fame, karma …)."""
        new = a_player()
        for die in dice.split():
            new["dice"][colour_of(die)].append(int(die[1]))
        for cell, (tile, roads) in (province or {}).items():
            new["province"][cell] = {"tile": tile, "roads": roads, "overbuilt": cell in overbuilt}
        new["levels"].update(levels or {})
        new["jewels"].update(jewels or {})
        unknown = set(facts) - set(new)
        assert not unknown, f"a player has no {unknown}"
        new.update(facts)
        self.players[seat] = new
        return self

    def board(self, **workers: Any) -> Table:
        """Workers already placed: quarry=[1, 0], chambers={"mogul": 1} …"""
        assert not set(workers) - set(self.workers)
        self.workers.update(workers)
        self.guest = self.workers["chambers"].get("mogul")
        return self

    def offer(self, *tiles: str) -> Table:
        """These tiles lie on top of their stacks."""
        for tile in tiles:
            self.tops[STACK.names[TILES.stack[TILE.read(tile)]]] = tile
        return self

    def offer_last(self, *tiles: str) -> Table:
        """And they are the last of their stacks."""
        self.last_ones += tiles
        return self.offer(*tiles)

    def offer_only(self, *tiles: str) -> Table:
        """And all other stacks are empty."""
        self.others_on_offer = False
        return self.offer(*tiles)

    def river(self, **tiles: str) -> Table:
        """Ganga tiles on river spaces: s2="R1"."""
        self.ganga_tiles.update({space.removeprefix("s"): tile for space, tile in tiles.items()})
        return self

    def used(self, *white_tiles: str) -> Table:
        """White yield tiles that have been set aside."""
        self.white_tiles_used += white_tiles
        return self

    def without(self, *jewels: str) -> Table:
        """Yield tiles that are no longer on display."""
        self.jewels_gone += jewels
        return self

    def to_move(self, seat: int, start: int = 0, lap: int = 1, placed: int = 0) -> Match:
        """The match in which it is this seat's turn to place a worker."""
        rounds = {
            "rule": "Rounds",
            "by": 0,
            "at": "next-turn",
            "nth": (seat - start) % self.seats + 1,
        }
        turn = {"rule": "Turn", "by": seat, "at": "catch-up"}
        return self.with_stack([rounds, turn], seat, start, lap, placed)

    def about_to(self, rule: str, seat: int, **fields: int) -> Match:
        """The match in which this rule is the next to happen, in the first turn of a seat."""
        top = {**begun(rule), "by": seat, **fields}
        rounds = {"rule": "Rounds", "by": 0, "at": "next-turn", "nth": seat + 1}
        return self.with_stack([rounds, top], seat)

    def by_rules(self, version: int) -> Table:
        """The match is by these rules, not by the newest."""
        self.version = version
        return self

    def with_stack(
        self, stack: list[dict[str, Any]], turn: int, start: int = 0, lap: int = 1, placed: int = 0
    ) -> Match:
        """The match with these rules in progress."""
        return serai.from_json(
            {
                "format": "serai position 2",
                "game": "rajas",
                "version": self.version,
                "seats": self.seats,
                "options": self.options,
                "round": 1,
                "pass": lap,
                "placed": placed,
                "start": start,
                "turn": turn,
                "mogul": self.guest,
                "board": self.workers,
                "stacks": self.stacks(),
                "river": self.ganga_tiles,
                "set_aside": self.white_tiles_used,
                "display": self.display(),
                "players": [self.completed(number) for number in range(self.seats)],
                "stack": stack,
            },
            chance="ask",
        )

    def completed(self, seat: int) -> dict[str, Any]:
        """A player with what was not said worked out."""
        p = dict(self.players[seat])
        if p["bonus"] is None:
            p["bonus"] = sum(field <= p["money"] for field in TRACKS.money_bonus)
        reached = [p["fame"] >= 15, p["money"] >= 20, p["boat"] > 20]
        most = 6 if self.options["navaratnas"] else 5
        if p["workers"] is None:
            p["workers"] = min(most, 3 + sum(reached))
        if p["waiting"] is None:
            names = ("fame", "money", "bridge")
            waiting = [name for name, gone in zip(names, reached, strict=True) if not gone]
            p["waiting"] = waiting if p["workers"] < most else []
        if p["ready"] is None:
            p["ready"] = p["workers"] - self.placed_by(seat)
        p["mixed"] = self.workers["mixed"].count(seat)
        if p["connected"] is None:
            p["connected"] = linked_fields(p["province"])
        return p

    def placed_by(self, seat: int) -> int:
        """Workers of a seat on the board."""
        rows = [*self.workers.values()]
        spaces = [row if isinstance(row, list) else list(row.values()) for row in rows]
        return sum(row.count(seat) for row in spaces)

    def stacks(self) -> dict[str, Any]:
        """Tiles that lie nowhere else, the wanted ones on top."""
        built = {square["tile"] for p in self.players for square in p["province"].values()}
        found: dict[str, Any] = {}
        for stack, name in enumerate(STACK.names):
            left = [
                tile
                for tile, home in zip(TILE.names, TILES.stack, strict=True)
                if home == stack and tile not in built
            ]
            if name not in self.tops and not self.others_on_offer:
                found[name] = {"top": None, "below": []}
                continue
            top = self.tops.get(name, left[0])
            below = [] if top in self.last_ones else [tile for tile in left if tile != top]
            found[name] = {"top": top, "below": below}
        return found

    def display(self) -> list[str]:
        """Yield tiles to choose from in Navaratnas."""
        if not self.options["navaratnas"]:
            return []
        laid = {jewel for p in self.players for jewel in p["jewels"].values()}
        return [
            jewel
            for jewel in components.YIELD_TILE_IDS
            if jewel not in laid and jewel not in self.jewels_gone
        ]


def begun(name: str) -> dict[str, Any]:
    """A rule that is about to begin, with what it starts from."""
    kind = next(rule for rule in serai.game("rajas").rules if rule.__name__ == name)
    fresh = {local: getattr(kind(), local) for local in kind.locals}
    return {"rule": name, "at": steps_of(kind)[0], **fresh}


def a_player() -> dict[str, Any]:
    """A player at the very beginning, without dice and money; None: follows from the rest."""
    return {
        "money": 0,
        "fame": 0,
        "karma": 0,
        "boat": 0,
        "workers": None,
        "ready": None,
        "waiting": None,
        "bonus": None,
        "due": [],
        "levels": dict.fromkeys(components.BUILDING_NAMES, 2),
        "fresh": None,
        "dice": {name: [] for name in COLOUR.names},
        "province": {},
        "connected": None,
        "jewels": {},
        "covered_curves": 0,
        "mixed": 0,
        "missed": 0,
        "met": 0,
    }


def colour_of(die: str) -> str:
    """The colour of a die written as b3."""
    return next(name for name in COLOUR.names if name[0] == die[0])


def linked_fields(province: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """Border fields to which a road leads."""
    found = set()
    for cell, square in province.items():
        for side in range(4):
            field = PROVINCE.cell_field[CELL.read(cell) * 4 + side]
            roads = ROADS.read(square["roads"])
            if field >= 0 and roads >> side & 1:
                found.add(field)
    return [FIELD.names[field] for field in sorted(found)]


# --- looking ----------------------------------------------------------------------------------


def rajas(match: Match) -> Rajas:
    """The position of a match."""
    state = match.state
    assert isinstance(state, Rajas)
    return state


def seat(match: Match, number: int) -> Player:
    """What lies in front of a player."""
    return rajas(match).players[number]


def dice(match: Match, number: int) -> str:
    """The dice on a statue, as they are written in `Table.player`."""
    counts = seat(match, number).dice
    return " ".join(
        f"{name[0]}{face + 1}"
        for colour, name in enumerate(COLOUR.names)
        for face in range(6)
        for _ in range(counts[colour * 6 + face])
    )


def gains_of(match: Match) -> dict[str, int | str]:
    """What seat 0 has by now, without what is nothing."""
    p = seat(match, 0)
    found: dict[str, int | str] = {
        "money": p.money,
        "fame": p.fame,
        "karma": p.karma,
        "boat": p.boat,
        "upgrades": p.upgrades,
        "dice": dice(match, 0),
    }
    return {name: value for name, value in found.items() if value}


def supply(match: Match) -> list[int]:
    """Dice of each colour in the common supply."""
    return [int(rajas(match).supply[colour]) for colour in range(4)]


def spaces(area: str, seats: int) -> list[int]:
    """Money that the spaces of quarry or harbour cost, in the order of filling."""
    return list({"quarry": BOARD.quarry, "harbour": BOARD.harbour}[area][seats])
