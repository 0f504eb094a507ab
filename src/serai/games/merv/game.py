"""Merv as the house knows it: its tables, its rules, and what can be asked of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.core.game import Game, Option, Options, Reckoning, TurnKey, in_progress
from serai.core.kernel import Desk, State
from serai.core.speech import Problem
from serai.games.merv import (
    audit,
    caravansary,
    components,
    fortification,
    giving,
    guards,
    library,
    magistrate,
    marketplace,
    mosque,
    palace,
    payment,
    position,
    queue,
    quiet,
    raid,
    rewards,
    scoring,
    setup,
    tables,
    telling,
    turn,
    upgrades,
    view,
    vizier,
    years,
)
from serai.games.merv.kinds import SOURCE
from serai.games.merv.moves import NOTATION
from serai.games.merv.notes import SPICES_BY_KIND
from serai.games.merv.shape import MervSeen, MervView
from serai.games.merv.state import VIZIER_NAME, Merv
from serai.games.merv.wording import NOTES, QUESTIONS, REFUSALS

giving.GIVER.append(rewards.Printed())

# Guards that are placed at once: one, or as many as an achievement of this box shows.
MOST_GUARDS = max(
    (
        amount
        for reward, amount in zip(tables.ACHIEVEMENT_REWARD, tables.ACHIEVEMENT_AMOUNT, strict=True)
        if reward in (tables.GUARD, tables.GUARD_AND_FAVOUR)
    ),
    default=1,
)

RANGES: dict[str, tuple[int, int]] = {
    "begun": (0, 1),
    "bill": (0, 0xFFFFF),
    "bonus": (0, 1),
    "cell": (0, tables.CELLS),
    "chosen": (0, tables.ROW - 1),
    "climbed": (0, 1),
    "colour": (-1, 4),
    "formed": (0, 0x4444),
    "funded": (0, tables.SERVANTS * 0x1111),
    "hall": (0, 3),
    "left": (0, MOST_GUARDS),
    "level": (1, 4),
    "master": (0, 3),
    "mode": (0, 2),
    "no_line": (0, 1),
    "nth": (0, 4),
    "path": (0, 3),
    "place": (0, 7),
    "position": (0, 19),
    "raised": (0, 1),
    "sent": (0, 1),
    "space": (0, 3),
    "taken": (0, tables.ROW),
    "tile": (1, 5),
    "traded": (0, 255),
}

CAMEL_MARKETS = {
    "drawn": 0,  # at set-up
    "whole": tables.MARKET_ALL,
    "side_a": tables.MARKET_SIDE_A,
    "side_b": tables.MARKET_SIDE_B,
}


class MervGame(Game):
    """Merv, all of it."""

    name = "merv"
    package = "serai.games.merv"
    versions = (2,)
    seats = components.SEATS
    options = (
        Option("level", components.LEVEL_NAMES, components.LEVEL_NAMES[0]),
        Option("camel_market", tuple(CAMEL_MARKETS), "drawn"),
        Option("spice_literal"),
        Option("palace_voluntary", ours=True),
        Option("upgrades_own", ours=True),
        Option("hall_favour_each"),
    )
    sources = SOURCE.names
    notation = NOTATION
    refusals = REFUSALS
    notes = NOTES
    notices = (SPICES_BY_KIND,)
    beside: Mapping[str, str] = {"cell": "site", "contract": "pile"}
    questions = QUESTIONS
    ranges = RANGES
    shape = MervView
    rules = (
        setup.SetUp,
        years.Years,
        years.Reveal,
        turn.Turn,
        vizier.VizierTurn,
        magistrate.MagistrateTurn,
        payment.Pay,
        guards.PlaceGuard,
        upgrades.PlaceUpgrade,
        caravansary.Caravansary,
        caravansary.CloseRow,
        palace.Palace,
        library.Library,
        library.Achieve,
        marketplace.Marketplace,
        marketplace.FreePost,
        marketplace.RareGood,
        mosque.Mosque,
        mosque.FreeStep,
        fortification.Fortification,
        fortification.FreeWall,
        queue.Queue,
        raid.Raid,
        scoring.YearScoring,
    )

    def settle(self, seats: int, wanted: Mapping[str, Any]) -> Options:
        """§Z8 Levels are for the solo game."""
        settled = super().settle(seats, wanted)
        if seats > 1 and settled["level"] != components.LEVEL_NAMES[0]:
            raise Problem("option-seats", name="level", allowed="1")
        return settled

    def new(self, desk: Desk, seats: int, options: Options, version: int) -> State:
        """§K12, §C14, §V10, §U6, §P5, §Z8 The table with what was agreed on."""
        s = setup.new_table(desk, seats)
        s.version = version
        s.level = components.LEVEL_NAMES.index(options["level"])
        s.market_spaces = CAMEL_MARKETS[options["camel_market"]]
        s.spice_literal = int(options["spice_literal"])
        s.palace_voluntary = int(options["palace_voluntary"])
        s.upgrades_own = int(options["upgrades_own"])
        s.hall_favour_each = int(options["hall_favour_each"])
        return s

    def turn_of(self, s: Merv) -> TurnKey | None:
        """§Y2 One for each seat in each phase; §D1 what is chosen for the Vizier is none."""
        own = in_progress(s, turn.Turn)
        return None if own is None else (own.by, s.year, s.phase)

    def scores(self, s: Merv) -> list[int]:
        return scoring.scores(s)

    def winners(self, s: Merv) -> list[int]:
        return scoring.winners(s)

    def ranks(self, s: Merv) -> list[int]:
        return scoring.ranks(s)

    def figures(self, s: Merv) -> list[dict[str, Any]]:
        return [view.figures(s, seat) for seat in range(s.seats)]

    def reckonings(self, s: Merv) -> list[Reckoning]:
        ranks = scoring.all_ranks(s)
        return [
            Reckoning(s.who(one), rank, s.players[one].points, view.ledger(s, one))
            for one, rank in ranks.items()
        ]

    def facts(self, s: Merv) -> dict[str, Any]:
        return position.facts(s)

    def restore(
        self, desk: Desk, seats: int, options: Options, version: int, facts: Mapping[str, Any]
    ) -> State:
        table = self.new(desk, seats, options, version)
        assert isinstance(table, Merv)
        position.restore(table, facts)
        return table

    def view(self, s: Merv, seat: int | None) -> MervSeen:
        return view.view(s, seat)

    def others(self, s: Merv) -> list[int]:
        return [s.who(master) - VIZIER_NAME for master in range(s.seats, s.masters())]

    def silence(self, s: Merv) -> bool:
        s.anytime = quiet.Quiet()
        return True

    def told_of(self, s: Merv, argument: str, word: str) -> str:
        return telling.pile_of(word) if argument == "contract" else telling.site_on(s, word)

    def in_context(self, s: Merv | None, args: Mapping[str, int | str]) -> dict[str, int | str]:
        """Also whether a wall or a gate stands at a place, and the row that a site is dealt to."""
        return {**super().in_context(s, args), **telling.meant(s, args)}

    def at_hand(self, s: Merv | None, move: int) -> dict[str, int | str]:
        return telling.at_hand(s, move)

    def audit(self, s: Merv) -> str:
        return audit.broken_law(s)


GAME = MervGame()
