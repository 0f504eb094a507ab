"""Set up a position of Agra, script what happens, and look at the result.

    match = table(seats=3).player(0, goods="wood boards", favour=2).standing(1, "wood").to_act(0)
    play(match, "place wood")
    assert seat(match, 1).favour == 1

Dice and draws are scripted like moves. A scripted move that was the only one, and was therefore
taken without asking, is accepted as well; "*" stands for whatever chance does first.
What follows from what is said (workers in the supply, notables that fill the river, contracts
completed, tiles on offer and in the pile) need not be said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import pytest

import serai
from serai import Match
from serai.core import rulebook
from serai.core.kernel import Desk
from serai.core.steps import steps_of
from serai.games.agra.kinds import BONUS, GOOD, GUILD, NOTABLE, TILE
from serai.games.agra.state import Agra, Player
from serai.games.agra.tables import NOTABLE_LEVEL, RIVER_SPACES, START_RUPEES, WORKERS

Test = TypeVar("Test", bound=Callable[..., None])
Goods = str | Mapping[str, int]  # "wood wood oil" or {"wood": 2, "oil": 1}


def proves(*sections: str, rulings: Iterable[str] = ()) -> Callable[[Test], Test]:
    """Say which sections of the rulebook and which rulings a test proves."""
    return pytest.mark.rulebook("agra", *sections, rulings=tuple(rulings))


def table(seats: int = 2, **options: Any) -> Table:
    """A table in its first round: nothing owned, nothing placed, the boat at the first pier.

    The merchant stands at the quarry (sandstone), the builder on the site of the cement works.
    """
    return Table(seats, options)


class Table:
    """A position in the making."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        game = serai.game("agra")
        self.seats = seats
        self.version = serai.game("agra").version
        self.options = game.settle(seats, options)
        self.facts = game.facts(game.new(Desk(), seats, self.options, game.version))
        self.facts["round"] = 1
        self.wanted_on_river: list[str] = []
        self.absent: list[str] = []
        self.deliveries: dict[str, dict[str, Any]] = {}
        self.offer: list[str] | None = None

    # --- courts ---------------------------------------------------------------------------

    def player(
        self,
        number: int,
        *,
        money: int = START_RUPEES,
        goods: Goods = "",
        influence: Mapping[str, int] | None = None,
        tiles: str = "",
        building_bonuses: str = "",
        contracts: str = "",
        covers: str | None = None,
        farmers: str | None = None,
        **facts: Any,
    ) -> Table:
        """What a player has; the rest by name as in a saved position (favour, stone, used …).

        Names in one string: contracts="cook sufi", farmers="n3 e2 s3 w3", covers="n1 n5".
        """
        new = self.facts["players"][number]
        source = "deliveries" if money >= START_RUPEES else "peons"
        new["rupees"] = {source: abs(int(money - START_RUPEES))}
        new["goods"] = dict(Counter(goods.split())) if isinstance(goods, str) else dict(goods)
        new["influence"].update(influence or {})
        new["tiles"] = tiles.split()
        new["building_bonuses"] = building_bonuses.split()
        new["contracts"] = contracts.split()
        if covers is not None:
            new["covers"] = covers.split()
        if farmers is not None:
            new["farmers"] = farmers.split()
        unknown = set(facts) - set(new)
        assert not unknown, f"a player has no {unknown}"
        used = {**new["used"], **facts.pop("used", {})}
        new.update(facts, used=used)
        return self

    # --- city and characters --------------------------------------------------------------

    def standing(self, number: int, *spaces: str) -> Table:
        """Standing workers of a seat on these action spaces."""
        return self._workers(number, "standing", spaces)

    def lying(self, number: int, *spaces: str) -> Table:
        """Lying workers of a seat on these action spaces."""
        return self._workers(number, "lying", spaces)

    def _workers(self, number: int, posture: str, spaces: Iterable[str]) -> Table:
        for space in spaces:
            self.facts["board"][space] = {"seat": number, "posture": posture}
        return self

    def built(self, *buildings: str) -> Table:
        """These buildings stand, beside those of the basic goods."""
        self.facts["built"] = sorted({*self.facts["built"], *buildings}, key=GOOD.read)
        if self.facts["builder"] in self.facts["built"]:
            sites = [name for name in GOOD.names if name not in self.facts["built"]]
            self.facts["builder"] = sites[0] if sites else None
        return self

    def built_all(self, *, but: str = "") -> Table:
        """All buildings stand (but for these); the builder is at the first site or has left."""
        return self.built(*(name for name in GOOD.names if name not in but.split()))

    def builder(self, site: str | None) -> Table:
        """Where the builder stands; say `built` first."""
        self.facts["builder"] = site
        return self

    def merchant(self, building: str) -> Table:
        """Where the merchant stands."""
        self.facts["merchant"] = building
        return self

    def coins(self, **rupees: int) -> Table:
        """Rupees lying on buildings."""
        self.facts["coins"].update(rupees)
        return self

    def token(self, token: str, good: str, value: int) -> Table:
        """A price token (low, middle, high) on a good."""
        self.facts["tokens"][token] = {"good": good, "value": value}
        return self

    # --- river ----------------------------------------------------------------------------

    def river(self, *notables: str) -> Table:
        """These notables are along the river; others fill the spaces that are left."""
        self.wanted_on_river += notables
        return self

    def without(self, *notables: str) -> Table:
        """These notables do not take part in the game."""
        self.absent += notables
        return self

    def delivered(self, notable: str, twice: Iterable[str] = (), **goods: int) -> Table:
        """Markers on a notable: delivered("sufi", curry=1), twice=["curry"] for two of them."""
        self.wanted_on_river.append(notable)
        self.deliveries.setdefault(notable, {}).update(
            {
                good: {"seat": who, "markers": 2 if good in twice else 1}
                for good, who in goods.items()
            }
        )
        return self

    def boat(self, pier: int) -> Table:
        """The pier of the boat, 1 to 6."""
        self.facts["pier"] = pier
        return self

    # --- imperial board and tiles ---------------------------------------------------------

    def bowls(self, **owners: int | str) -> Table:
        """Markers at Akbar: bowls(cement=0, oil="neutral")."""
        self.facts["bowls"].update({bowl: str(who) for bowl, who in owners.items()})
        return self

    def orders(
        self,
        guild: str,
        marked: int | None = 1,
        fulfilled: Mapping[int, int | str] | None = None,
    ) -> Table:
        """A column of orders: the marked row (1 to 6, None: full) and whose markers lie there."""
        self.facts["orders"][guild] = {
            "marked": marked,
            "fulfilled": {str(row): str(who) for row, who in (fulfilled or {}).items()},
        }
        return self

    def display(self, *tiles: str) -> Table:
        """The favour tiles on offer."""
        self.offer = list(tiles)
        return self

    def fact(self, **facts: Any) -> Table:
        """Anything else of a saved position: round, last_round, blocked, served …"""
        unknown = set(facts) - set(self.facts)
        assert not unknown, f"a position has no {unknown}"
        self.facts.update(facts)
        return self

    # --- the match ------------------------------------------------------------------------

    def to_meditate(self, number: int, start: int = 0) -> Match:
        """The match in which the turn of this seat begins."""
        return self.in_turn(number, "meditate", start=start)

    def to_act(self, number: int, start: int = 0) -> Match:
        """The match in which this seat is about to place a worker."""
        return self.in_turn(number, "act", start=start)

    def to_serve(self, number: int, start: int = 0) -> Match:
        """The match in which the order phase of this seat begins."""
        return self.in_turn(number, "serve", start=start)

    def about_to(self, rule: str, number: int, phase: str = "action", **fields: int) -> Match:
        """The match in which this rule is the next to happen, before the order phase of a seat."""
        top = {"rule": rule, "by": number, "at": first_step(rule), **fields}
        return self.in_turn(number, "serve", top, phase=phase)

    def in_turn(
        self, number: int, at: str, *tops: dict[str, Any], start: int = 0, phase: str = "none"
    ) -> Match:
        """The match within the turn of a seat, at this step of it, with rules on top of it."""
        rounds = {
            "rule": "Rounds",
            "by": 0,
            "at": "next-turn",
            "nth": (number - start) % self.seats + 1,
        }
        turn = {"rule": "Turn", "by": number, "at": at}
        self.fact(start=start, turn=number, phase=phase)
        return self.with_stack([rounds, turn, *tops])

    def by_rules(self, version: int) -> Table:
        """The match is by these rules, not by the newest."""
        self.version = version
        return self

    def with_stack(self, stack: list[dict[str, Any]]) -> Match:
        """The match with these rules in progress."""
        self._complete()
        return serai.from_json(
            {
                "format": "serai position 2",
                "game": "agra",
                "version": self.version,
                "seats": self.seats,
                "options": self.options,
                **self.facts,
                "stack": stack,
            },
            chance="ask",
        )

    def _complete(self) -> None:
        """Work out what was not said."""
        players = self.facts["players"]
        for number, p in enumerate(players):
            placed = [w for w in self.facts["board"].values() if w["seat"] == number]
            p["workers"] = WORKERS - len(placed) - p["sheltered"]
        owned = [name for p in players for name in p["contracts"]]
        self.facts["completed"] = {
            str(level): sum(level_of(name) == level for name in owned) for level in range(1, 5)
        }
        self.facts["river"] = {
            name: self.deliveries.get(name, {}) for name in self._along_the_river(owned)
        }
        tiles = [name for p in players for name in p["tiles"]]
        left = [name for name in TILE.names if name not in tiles]
        self.facts["display"] = left[:3] if self.offer is None else self.offer
        self.facts["pile"] = [name for name in left if name not in self.facts["display"]]
        taken = [name for p in players for name in p["building_bonuses"]]
        self.facts["building_bonuses"] = [name for name in BONUS.names if name not in taken]

    def _along_the_river(self, owned: list[str]) -> list[str]:
        """Notables of each level: those that were asked for, and others up to the right number."""
        found = []
        for level in range(1, 5):
            here = [name for name in NOTABLE.names if level_of(name) == level]
            wanted = [name for name in here if name in self.wanted_on_river]
            others = [name for name in here if name not in (*wanted, *owned, *self.absent)]
            space = RIVER_SPACES[self.seats * 5 + level] - self.facts["completed"][str(level)]
            assert len(wanted) <= space <= len(wanted) + len(others), f"level {level}: {wanted}"
            found += (wanted + others)[:space]
        return sorted(found, key=NOTABLE.read)


def first_step(rule: str) -> str:
    """The first step of a rule."""
    return steps_of({one.__name__: one for one in serai.game("agra").rules}[rule])[0]


def level_of(notable: str) -> int:
    """The level of a notable."""
    return int(NOTABLE_LEVEL[NOTABLE.read(notable)])


# --- looking ----------------------------------------------------------------------------------


def agra(match: Match) -> Agra:
    """The position of a match."""
    state = match.state
    assert isinstance(state, Agra)
    return state


def seat(match: Match, number: int) -> Player:
    """What lies in front of a player."""
    return agra(match).players[number]


def goods(match: Match, number: int) -> dict[str, int]:
    """The goods that a player has, by name; those of which there are none left out."""
    held = seat(match, number).goods
    return {name: int(held[i]) for i, name in enumerate(GOOD.names) if held[i]}


def steps(match: Match, number: int) -> dict[str, int]:
    """The influence of a player in each guild."""
    return {name: int(seat(match, number).step(i)) for i, name in enumerate(GUILD.names)}


def saved(match: Match) -> dict[str, Any]:
    """The position as it would be saved: names and numbers for everything on the table."""
    return match.game.facts(match.state)


def marked(ruling: str) -> tuple[str, str]:
    """What a ruling says of itself: its basis and its source."""
    found = {one.id: one for one in rulebook.rulings("serai.games.agra")}[ruling]
    return found.basis, found.source


def saved_player(match: Match, number: int) -> dict[str, Any]:
    """A player in the saved position."""
    found: dict[str, Any] = saved(match)["players"][number]
    return found
