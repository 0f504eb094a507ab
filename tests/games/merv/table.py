"""Set up a position of Merv, script what happens, and look at the result.

    match = table(seats=3).built(0, "a1 a2").player(0, cubes="red blue").to_act(0, "a1")
    play(match, "favour")
    assert player(match, 0).favour == 1

The sites lie in the order of their numbers, row by row from the north-west (`LAYOUT`). What
follows from what is said need not be said: pieces in the supplies, the queue, where earlier
masters stand, the pile, scrolls for achievements and contracts, camels already taken away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import pytest

import serai
from serai import Match
from serai.core.kernel import Desk
from serai.core.steps import steps_of
from serai.games.merv.kinds import (
    ACHIEVEMENT,
    ACTION,
    CELL,
    COLOUR,
    GOOD,
    PATH,
    POSITION,
    RESOURCE,
    SIDE,
    SITE,
    SPICE,
    TILE,
)
from serai.games.merv.state import CUBES, GOODS, LAID, Merv, Player
from serai.games.merv.tables import (
    ACHIEVEMENT_OF,
    LINE_CELL,
    MIDDLE,
)
from tests.games.merv.unsaid import complete, lay_on_contracts, scrolls_needed

Test = TypeVar("Test", bound=Callable[..., None])
Count = str | Mapping[str, int]  # "red red blue" or {"red": 2, "blue": 1}

VIZIER = 2  # his master with one or two players
MAGISTRATE = 1
LAYOUT = dict(zip([name for name in CELL.names if name != "c3"], SITE.names, strict=True))


def proves(*sections: str, rulings: Iterable[str] = ()) -> Callable[[Test], Test]:
    """Say which sections of the rulebook and which rulings a test proves."""
    return pytest.mark.rulebook("merv", *sections, rulings=tuple(rulings))


def table(seats: int = 3, **options: Any) -> Table:
    """A table in the northern phase of the first year: nothing owned, nothing built.

    The camel market has all seven spaces unless said otherwise.
    """
    return Table(seats, options)


def first_step(rule: str) -> str:
    """The name of the step with which a rule begins."""
    return next(steps_of(one)[0] for one in serai.game("merv").rules if one.__name__ == rule)


def counted(things: Count) -> dict[str, int]:
    """Names in a string, or counts by name."""
    return dict(Counter(things.split())) if isinstance(things, str) else dict(things)


class Table:
    """A position in the making."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        game = serai.game("merv")
        self.seats = seats
        self.version = serai.game("merv").version
        self.options = game.settle(seats, {"camel_market": "whole", **options})
        self.facts = game.facts(game.new(Desk(), seats, self.options, game.version))
        self.facts["sites"] = dict(LAYOUT)
        self.facts["path_tiles"] = dict(zip(PATH.names, TILE.names, strict=True))
        self.masters = len(self.facts["players"])
        self.queue: list[int] | None = None
        self.cards: list[dict[str, int]] = [{} for _ in range(self.masters)]
        self.row_cards: list[str] | None = None
        self.row_is_full = True
        self.said: set[str] = set()

    # --- masters and players --------------------------------------------------------------

    def player(
        self,
        number: int,
        *,
        cubes: Count = "",
        goods: Count = "",
        courtiers: Count = "",
        cards: Count = "",
        posts: str = "",
        achievements: str = "",
        contracts: str = "",
        tiles: str = "",
        points: int = 0,
        scrolls: int | None = None,
        path: int | None = None,
        steps: int | None = None,
        **facts: Any,
    ) -> Table:
        """What a master has; favour, influence, camels, joker_used by name as in a position.

        Cards by spice ("juniper juniper") or by name ("juniper-3"); a path alone means one step;
        scrolls not said are those that achievements and contracts need.
        """
        new = self.facts["players"][number]
        new["cubes"] = counted(cubes)
        new["goods"] = counted(goods)
        new["courtiers"] = counted(courtiers)
        self.cards[number] = counted(cards)
        new["posts"] = posts.split()
        new["achievements"] = achievements.split()
        new["contracts"] = contracts.split()
        new["scoring_tiles"] = tiles.split()
        new["points"] = {"buildings": points} if points else {}
        if path is not None:
            new.update(path=str(path), steps=1 if steps is None else steps)
        unknown = set(facts) - set(new)
        assert not unknown, f"a player has no {unknown}"
        new.update(facts)
        lay_on_contracts(new)
        new["scrolls"] = scrolls_needed(new) if scrolls is None else scrolls
        return self

    def order(self, *masters: int) -> Table:
        """The queue of this phase, from the front."""
        self.queue = list(masters)
        return self

    def standing(self, number: int, space: str) -> Table:
        """A master who has moved to this action space already; the side of it is the phase."""
        self.facts["masters"][str(number)] = space
        self.facts["phase"] = SIDE.names[POSITION.read(space) // 5]
        return self

    def when(self, year: int = 1, phase: str = "north") -> Table:
        """The year (1 to 3) and the side of the phase."""
        self.facts.update(year=year, phase=phase)
        return self

    # --- the city -------------------------------------------------------------------------

    def sites(self, **wanted: str) -> Table:
        """Sites on cells, sites(a1="palace-red"); what lay there changes places with it."""
        sites = self.facts["sites"]
        for cell, site in wanted.items():
            other = next(name for name in sites if sites[name] == site)
            sites[cell], sites[other] = site, sites[cell]
        return self

    def built(self, number: int, cells: str) -> Table:
        """Buildings of a master."""
        self.facts["buildings"].update(dict.fromkeys(cells.split(), number))
        return self

    def guards(self, number: int, cells: str) -> Table:
        """Guards of a master; say who built there."""
        self.facts["guards"].update(dict.fromkeys(cells.split(), number))
        return self

    def upgrades(self, **upgrades: str) -> Table:
        """Upgrades on cells: upgrades(a1="white", b2="red")."""
        self.facts["upgrades"].update(upgrades)
        return self

    def walls(self, positions: str) -> Table:
        """Walls and gates; they come from the supply of the first colours that have any."""
        self.facts["walls"] = positions.split()
        return self

    def supply(self, walls: Count, gates: Count) -> Table:
        """Walls and gates in the supply, which must be right in number."""
        self.said.add("supply")
        for name, count in (("wall_supply", counted(walls)), ("gate_supply", counted(gates))):
            self.facts[name] = {colour: count.get(colour, 0) for colour in COLOUR.names}
        return self

    # --- camels and cards -----------------------------------------------------------------

    def row(self, cards: str, *, camels: str = "", full: bool = True) -> Table:
        """Caravan cards from the first, by spice or name; camels="1 2" lie on the first two.

        Other cards fill the row to eight, unless it is not full.
        """
        self.row_cards = cards.split()
        self.row_is_full = full
        self.facts["row_camels"] = camels.split()
        return self

    def camels(
        self, *, market: str = "", places: str | None = None, paths: str | None = None
    ) -> Table:
        """Camels on the camel market, on inner places and on mosque paths."""
        self.facts["camel_market"] = market.split()
        for name, where in (("place_camels", places), ("path_camels", paths)):
            if where is not None:
                self.said.add(name)
                self.facts[name] = where.split()
        return self

    def queue_camels(self, corner: str, *camels: int) -> Table:
        """Camels on the queue spaces of a corner (NW, NE, SE, SW), from the front."""
        self.facts["queue_camels"][corner] = [*camels, *[0] * (4 - len(camels))]
        return self

    def fact(self, **facts: Any) -> Table:
        """Anything else of a saved position: solo_card, solo_deck, path_tiles, discount …"""
        unknown = set(facts) - set(self.facts)
        assert not unknown, f"a position has no {unknown}"
        self.said |= set(facts)
        self.facts.update(facts)
        return self

    # --- the match ------------------------------------------------------------------------

    def to_go(self, master: int) -> Match:
        """The match in which the turn of this master begins (also those without a seat)."""
        self._stand_before(master)
        return self.with_stack([self._years("next-turn", self._order_of(master))])

    def to_activate(self, number: int, space: str) -> Match:
        """The match in which this seat has moved to a space and chooses a site."""
        return self._in_turn(number, space, "site", "a1")

    def to_act(self, number: int, cell: str, space: str | None = None) -> Match:
        """The match in which this seat chooses its action, after production at this site.

        The site has a building of the seat unless another was said. The space is the one of
        this phase in whose line the site lies, unless said.
        """
        self.facts["buildings"].setdefault(cell, number)
        space = space or self.space_of(cell)
        self._ready(number, cell, space)
        return self._in_turn(number, space, "action", cell)

    def acting(self, number: int, action: str, colour: str = "red") -> Match:
        """The match in which this seat has just chosen the action of such a site."""
        match = self.to_act(number, self.cell_of(f"{action}-{colour}"))
        match.play("act")
        return match

    def about_to(self, rule: str, number: int, **fields: int) -> Match:
        """The match in which this rule is the next to happen, at the end of a turn."""
        top = {"rule": rule, "by": number, "at": first_step(rule), **fields}
        return self._in_turn(number, self._free_space(), "last-chance", "a1", top)

    def to_queue(self) -> Match:
        """The match in which all have had their turns and the queue is about to form."""
        self._stand_before(None)
        return self.with_stack([self._years("next-turn", self.masters)])

    def to_end_year(self) -> Match:
        """The match in which the last phase of the year is over and the queue has formed."""
        self._order_of(None)
        self.facts.update(phase="west", masters={})
        return self.with_stack([self._years("end-phase", self.masters)])

    def to_score(self) -> Match:
        """The match in which the scoring of the year begins, after the raid."""
        self._order_of(None)
        self.facts.update(phase="west", masters={})
        scoring = {"rule": "YearScoring", "by": 0, "at": "begin", "nth": 0, "funded": 0}
        return self.with_stack([self._years("end-year", self.masters), scoring])

    def by_rules(self, version: int) -> Table:
        """The match is by these rules, not by the newest."""
        self.version = version
        return self

    def with_stack(self, stack: list[dict[str, Any]]) -> Match:
        """The match with these rules in progress."""
        complete(self)
        return serai.from_json(
            {
                "format": "serai position 2",
                "game": "merv",
                "version": self.version,
                "seats": self.seats,
                "options": self.options,
                **self.facts,
                "stack": stack,
            },
            chance="ask",
        )

    # --- finding the way ------------------------------------------------------------------

    def cell_of(self, site: str) -> str:
        """The cell of a site."""
        sites: dict[str, str] = self.facts["sites"]
        return next(cell for cell, name in sites.items() if name == site)

    def space_of(self, cell: str) -> str:
        """The action space of this phase in whose line a cell lies."""
        first = 5 * SIDE.read(self.facts["phase"])
        number = CELL.read(cell)
        return next(
            POSITION.names[space]
            for space in range(first, first + 5)
            if number in LINE_CELL[5 * space : 5 * space + 5]
        )

    def _in_turn(self, number: int, space: str, at: str, cell: str, *tops: dict[str, Any]) -> Match:
        nth = self._order_of(number)
        self.standing(number, space)
        self._stand_before(number)
        self.facts["turn"] = number
        turn = {"rule": "Turn", "by": number, "at": at, "cell": CELL.read(cell), "no_line": 0}
        return self.with_stack([self._years("next-turn", nth + 1), turn, *tops])

    def _years(self, at: str, nth: int) -> dict[str, Any]:
        return {"rule": "Years", "by": 0, "at": at, "nth": nth}

    def _ready(self, number: int, cell: str, space: str) -> None:
        """The camel market and the discount, as production leaves them."""
        if "camel_market_open" not in self.said:
            self.facts["camel_market_open"] = POSITION.read(space) % 5 == MIDDLE
        action = ACTION.read(self.facts["sites"][cell].split("-")[0])
        tiles = [ACHIEVEMENT.read(a) for a in self.facts["players"][number]["achievements"]]
        saves = any(tile < 4 and ACHIEVEMENT_OF[tile] == action for tile in tiles)
        if "discount" not in self.said:
            self.facts["discount"] = int(saves)

    def _order_of(self, master: int | None) -> int:
        """The place in the queue; by default those who stand somewhere were before him."""
        if self.queue is None:
            gone = [int(other) for other in self.facts["masters"] if int(other) != master]
            now = [] if master is None else [master]
            rest = [m for m in range(self.masters) if m not in (*gone, *now)]
            self.queue = [*gone, *now, *rest]
        self.facts["order"] = self.queue
        return self.masters if master is None else self.queue.index(master)

    def _stand_before(self, master: int | None) -> None:
        """Those who have had their turn in this phase stand somewhere."""
        nth = self._order_of(master)
        for other in self.queue[:nth] if self.queue else []:
            if str(other) not in self.facts["masters"]:
                self.standing(other, self._free_space())

    def _free_space(self) -> str:
        """A free action space of this phase, not the middle one."""
        first = 5 * SIDE.read(self.facts["phase"])
        taken = self.facts["masters"].values()
        spaces = [POSITION.names[first + k] for k in (4, 3, 1, 0)]
        return next(space for space in spaces if space not in taken)


# --- looking ----------------------------------------------------------------------------------


def merv(match: Match) -> Merv:
    """The position of a match."""
    state = match.state
    assert isinstance(state, Merv)
    return state


def player(match: Match, number: int) -> Player:
    """What lies in front of a master."""
    return merv(match).players[number]


def _part(match: Match, number: int, first: int, names: Iterable[str]) -> dict[str, int]:
    stock = player(match, number).stock
    return {name: int(stock[first + i]) for i, name in enumerate(names) if stock[first + i]}


def cubes(match: Match, number: int) -> dict[str, int]:
    """The cubes of a master by colour; those of which there are none left out."""
    return _part(match, number, CUBES, RESOURCE.names)


def goods(match: Match, number: int) -> dict[str, int]:
    """The goods of a master by kind, without those on contracts."""
    return _part(match, number, GOODS, GOOD.names)


def laid_goods(match: Match, number: int) -> dict[str, int]:
    """The goods of a master on contracts."""
    return _part(match, number, LAID, GOOD.names)


def spices(match: Match, number: int) -> dict[str, int]:
    """The caravan cards of a master by spice."""
    p = player(match, number)
    return {name: int(p.spice(i)) for i, name in enumerate(SPICE.names) if p.spice(i)}


def saved(match: Match) -> dict[str, Any]:
    """The position as it would be saved: names and numbers for everything on the table."""
    return match.game.facts(match.state)


def saved_player(match: Match, number: int) -> dict[str, Any]:
    """A master in the saved position."""
    found: dict[str, Any] = saved(match)["players"][number]
    return found


def question(match: Match) -> str:
    """The name of the open question; empty when the game is over."""
    return match.question or ""
