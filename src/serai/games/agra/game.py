"""Agra as the house knows it: its tables, its rules, and what can be asked of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.core.game import Game, Habit, Option, Options, Reckoning, TurnKey, in_progress
from serai.core.kernel import Desk, State
from serai.core.luck import Luck
from serai.games.agra import (
    abilities,
    architect,
    audit,
    bags,
    botanist,
    build,
    components,
    errands,
    farm,
    goods,
    influence,
    meditation,
    notables,
    orders,
    places,
    position,
    prices,
    processing,
    production,
    quiet,
    remarks,
    river,
    rounds,
    sailor,
    scoring,
    secrets,
    setup,
    spaces,
    swaps,
    tables,
    telling,
    trader,
    view,
    walkers,
    workers,
)
from serai.games.agra.kinds import GOOD, GUILD, NOTABLE, SPACE, STORE
from serai.games.agra.moves import NOTATION
from serai.games.agra.remarks import Remark
from serai.games.agra.shape import AgraSeen, View
from serai.games.agra.state import EXACT, PER_PHASE, Agra
from serai.games.agra.wording import NOTES, QUESTIONS, REFUSALS, REMARKS

# Choices in the order of their numbers in `state.py`.
TRADER = ("exact", "at_most", "until_full")
INFLUENCE = ("phase", "action", "turn")

RANGES: dict[str, tuple[int, int]] = {
    "budget": (0, tables.TRADE_MOST * tables.MOST_VALUE),
    "building": (0, len(GOOD.names) - 1),
    "fare": (0, max(tables.PORTUGUESE_VALUE, tables.MOST_VALUE)),
    "favour": (0, max(components.IMPERIAL.step_favour)),
    "given": (0, tables.TRADE_MOST),
    "good": (0, len(GOOD.names) - 1),
    "host": (0, max(components.SEATS) - 1),
    "improved": (0, 7),
    "kind": (0, len(STORE.names) - 1),
    "kinds": (0, 2 ** len(GOOD.names) - 1),
    "laid": (0, 99),
    "last": (0, 4),
    "leader": (0, max(components.SEATS) - 1),
    "left": (0, tables.MARKERS),
    "main": (0, 1),
    "may": (0, 1),
    "moved": (0, 1),
    "n": (0, tables.SQUARES),
    "notable": (0, len(NOTABLE.names) - 1),
    "nth": (0, 14),
    "ordered": (0, 1),
    "quiet": (0, 1),
    "result": (0, tables.MOST_VALUE),
    "risen": (0, 2 ** len(GUILD.names) - 1),
    "space": (0, len(SPACE.names) - 1),
    "taken": (0, tables.TRADE_MOST * tables.MOST_VALUE),
    "used": (0, 99),
    "value": (0, tables.MOST_VALUE),
    "visited": (0, 2 ** len(NOTABLE.names) - 1),
    "walkers": (0, 3),
}


class AgraGame(Game):
    """Agra, all of it."""

    name = "agra"
    package = "serai.games.agra"
    versions = (2,)
    seats = components.SEATS
    options = (
        Option("open_money", ours=True),
        Option("painter_all_tracks"),
        Option("oil_curry_unlimited"),
        Option("french_trader_values"),
        Option("trader", TRADER, TRADER[EXACT], ours=True),
        Option("influence", INFLUENCE, INFLUENCE[PER_PHASE]),
        Option("peon_takes_rupees", ours=True),
        Option("dyer_value_two"),
        Option("more_alone"),
    )
    sources = view.SOURCES
    notation = NOTATION
    refusals = REFUSALS
    notes = NOTES
    fleeting = frozenset({"points", "points_spent", "phase", "deliveries", "exchange"})
    remarks = REMARKS
    questions = QUESTIONS
    ranges = RANGES
    shape = View
    habits = (
        Habit("follow", "follow", "pass"),
        Habit("shelter", "shelter", "pass"),
        Habit("rise", "influence", "pass", default="always"),
        Habit("ability", "ability", "pass", default="always"),
    )
    rules = (
        setup.SetUp,
        rounds.Rounds,
        rounds.Turn,
        meditation.Meditation,
        spaces.MainAction,
        spaces.Shelter,
        architect.Architect,
        build.Build,
        sailor.Sailor,
        sailor.GuestDelivery,
        trader.Trader,
        swaps.Swap,
        botanist.Botanist,
        production.Production,
        processing.Processing,
        processing.Follow,
        processing.OneMore,
        processing.ProcessOne,
        orders.OrderPhase,
        orders.ExtraOrder,
        notables.Contract,
        notables.DeliverOne,
        river.Boat,
        walkers.Merchant,
        walkers.Builder,
        walkers.BuilderBuilds,
        abilities.Ability,
        abilities.AnyTile,
        abilities.FreeBuild,
        abilities.SadrGift,
        influence.DeliveryInfluence,
        influence.RaiseInfluence,
        influence.StepBonus,
        influence.Refill,
        influence.TileSlots,
        farm.Uncover,
        farm.MoveFarmers,
        workers.StandUp,
        prices.MoveToken,
        errands.GainGood,
        errands.SellGood,
        errands.PutOnFrench,
        goods.Room,
    )

    def new(self, desk: Desk, seats: int, options: Options, version: int) -> State:
        """§W3, rulings: what was agreed on where the editions can be read in two ways."""
        s = setup.new_table(desk, seats)
        s.version = version
        s.open_money = int(options["open_money"])
        s.painter_all_tracks = int(options["painter_all_tracks"])
        s.oil_curry_unlimited = int(options["oil_curry_unlimited"])
        s.french_trader_values = int(options["french_trader_values"])
        s.trader = TRADER.index(options["trader"])
        s.influence = INFLUENCE.index(options["influence"])
        s.peon_takes_rupees = int(options["peon_takes_rupees"])
        s.dyer_value_two = int(options["dyer_value_two"])
        s.more_alone = int(options["more_alone"])
        return s

    def turn_of(self, s: Agra) -> TurnKey | None:
        """§T1 One for each seat in each round, whatever its phase."""
        turn = in_progress(s, rounds.Turn)
        return None if turn is None else (turn.by, s.round)

    def scores(self, s: Agra) -> list[int]:
        return scoring.scores(s)

    def winners(self, s: Agra) -> list[int]:
        return scoring.winners(s)

    def ranks(self, s: Agra) -> list[int]:
        return scoring.ranks(s)

    def figures(self, s: Agra) -> list[dict[str, Any]]:
        return [view.sources(s, seat) for seat in range(s.seats)]

    def reckonings(self, s: Agra) -> list[Reckoning]:
        scores, ranks = scoring.scores(s), scoring.ranks(s)
        return [Reckoning(i, ranks[i], scores[i], view.balance(s, i)) for i in range(s.seats)]

    def facts(self, s: Agra) -> dict[str, Any]:
        return position.facts(s)

    def restore(
        self, desk: Desk, seats: int, options: Options, version: int, facts: Mapping[str, Any]
    ) -> State:
        table = self.new(desk, seats, options, version)
        assert isinstance(table, Agra)
        position.restore(table, facts)
        return table

    def visible(self, s: Agra, seat: int | None) -> dict[str, Any]:
        return view.visible(s, seat)

    def view(self, s: Agra, seat: int | None) -> AgraSeen:
        return view.view(s, seat)

    def telling(self, s: Agra) -> dict[str, Any]:
        return telling.telling(s)

    def in_context(self, s: Agra | None, args: Mapping[str, int | str]) -> dict[str, int | str]:
        """What is printed stands beside what it is printed for."""
        return {**super().in_context(s, args), **telling.meant(s, args)}

    def remark(self, s: Agra, move: int) -> Remark | None:
        return remarks.remark(s, move)

    def places_of(self, move: int, seat: int) -> list[str]:
        return places.places_of(move, seat, super().places_of(move, seat))

    def touched(self, s: Agra, move: int) -> list[str]:
        return places.touched(s, move, super().touched(s, move))

    def led_by(self, s: Agra, move: int) -> list[str]:
        return places.led_by(s, move, super().led_by(s, move))

    def moves_at(self, s: Agra, place: str) -> list[int]:
        found = [move for move in super().moves_at(s, place) if places.can_be(move)]
        return [*found, *places.moves_at(s, place)]

    def twin(self, s: Agra, seat: int, luck: Luck) -> Agra | None:
        return secrets.twin(s, seat, luck)

    def believed(self, s: Agra, seat: int, luck: Luck) -> Agra:
        return bags.believed(s, seat, luck)

    def silence(self, s: Agra) -> bool:
        s.anytime = quiet.Quiet()
        return True

    def audit(self, s: Agra) -> str:
        return audit.broken_law(s)


GAME = AgraGame()
