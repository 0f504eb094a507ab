"""Agra as the house knows it: its table of moves, refusals, notes and questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.core import kernel
from serai.core.game import Game, Habit, Option, Options, Words
from serai.core.kernel import Desk, State
from serai.core.luck import Luck
from serai.core.notation import Kind, Notation, Number, Verb
from serai.games.agra import (
    abilities,
    architect,
    audit,
    botanist,
    build,
    components,
    errands,
    farm,
    goods,
    influence,
    meditation,
    notables,
    notes,
    orders,
    position,
    prices,
    processing,
    production,
    quiet,
    refusals,
    river,
    rounds,
    sailor,
    scoring,
    secrets,
    setup,
    spaces,
    swaps,
    tables,
    trader,
    verbs,
    view,
    walkers,
    workers,
)
from serai.games.agra.kinds import (
    ACTION,
    BONUS,
    BOWL,
    BUILDING,
    GOOD,
    GUILD,
    NOTABLE,
    OUTER,
    SEAT,
    SOURCE,
    SPACE,
    SQUARE,
    STORE,
    TILE,
    TOKEN,
)
from serai.games.agra.state import Agra


class Materials(Kind):
    """Building materials, one word each: "wood cement"."""

    label = "materials"
    bits = 16
    rest = True
    names = tuple(components.GOOD_NAMES[tables.MATERIAL[i]] for i in range(tables.MATERIALS))

    def write(self, value: int) -> str:
        """As many words as pieces."""
        words = [name for i, name in enumerate(self.names) for _ in range(value >> 4 * i & 15)]
        if not words:
            raise ValueError(value)
        return " ".join(words)

    def read(self, word: str) -> int:
        """Pieces in any order."""
        value = 0
        for name in word.casefold().split():
            if name not in self.names:
                raise ValueError(word)
            shift = 4 * self.names.index(name)
            if value >> shift & 15 == 15:
                raise ValueError(word)
            value += 1 << shift
        if not value:
            raise ValueError(word)
        return value

    def expected(self) -> str:
        """All names."""
        return " | ".join(self.names)


ONE_GOOD = (("good", GOOD),)
ONE_SPACE = (("space", SPACE),)
ONE_GUILD = (("guild", GUILD),)
ONE_SQUARE = (("square", SQUARE),)
ONE_TILE = (("tile", TILE),)
GOOD_NOTABLE = (("good", GOOD), ("notable", NOTABLE))
VALUE = Number("value", 1, 4)

NOTATION = Notation(
    "agra",
    (
        Verb(verbs.LAY, "lay", ONE_SPACE),
        Verb(verbs.COOK, "cook"),
        Verb(verbs.TRADE, "trade", (("good", GOOD), ("other_good", GOOD))),
        Verb(verbs.DELIVER, "deliver", GOOD_NOTABLE),
        Verb(verbs.PROCESS, "process", ONE_GOOD),
        Verb(verbs.UNCOVER, "uncover", ONE_SQUARE),
        Verb(verbs.FARMER, "farmer", ONE_SQUARE),
        Verb(verbs.DONE, "done"),
        Verb(verbs.PLACE, "place", ONE_SPACE),
        Verb(verbs.SHELTER, "shelter"),
        Verb(verbs.INFLUENCE, "influence", ONE_GUILD),
        Verb(verbs.BUILD, "build", (("building", BUILDING),)),
        Verb(verbs.PAY, "pay", (("paid_good", Materials()),)),
        Verb(verbs.BONUS, "bonus", (("bonus", BONUS),)),
        Verb(verbs.MAKE, "make", (("n", Number("n", 1, 3)),)),
        Verb(verbs.FOLLOW, "follow"),
        Verb(verbs.PASS, "pass"),
        Verb(verbs.FARE, "fare", ONE_GOOD),
        Verb(verbs.DOUBLE, "double", GOOD_NOTABLE),
        Verb(verbs.ORDER, "order", ONE_GUILD),
        Verb(verbs.AKBAR, "akbar", ONE_GOOD),
        Verb(verbs.GIVE, "give", ONE_GOOD),
        Verb(verbs.TAKE, "take", ONE_GOOD),
        Verb(verbs.TOKEN, "token", (("token", TOKEN), ("value", VALUE), ("good", GOOD))),
        Verb(verbs.STONE, "stone"),
        Verb(verbs.DYE, "dye", ONE_GOOD),
        Verb(verbs.STATUE, "statue"),
        Verb(verbs.END_TURN, "end"),
        Verb(verbs.STAND, "stand", ONE_SPACE),
        Verb(verbs.RETURN, "return", (("store", STORE),)),
        Verb(verbs.FAVOUR, "favour"),
        Verb(verbs.TILE, "tile", ONE_TILE),
        Verb(verbs.DISCARD, "discard", ONE_TILE),
        Verb(verbs.MORE, "more"),
        Verb(verbs.GIFT, "gift", (("good", GOOD), ("bowl", BOWL))),
        Verb(verbs.SELL, "sell", ONE_GOOD),
        Verb(verbs.PUT, "put", ONE_GOOD),
        Verb(verbs.OIL, "oil", free=True),
        Verb(verbs.CURRY, "curry", free=True),
        Verb(verbs.OIL_CURRY, "oil-curry", free=True),
        Verb(verbs.USE, "use", (("action", ACTION),), free=True),
        Verb(verbs.PAINTING, "painting", free=True),
        Verb(verbs.BOOK, "book", free=True),
        Verb(verbs.CLOTHES, "clothes", free=True),
        Verb(verbs.FRENCH, "french", free=True),
        Verb(verbs.CALIPH, "caliph", free=True),
        Verb(verbs.ENGLISH, "english", free=True),
        Verb(verbs.MOSAIC, "mosaic", (("favour", Number("favour", 1, 2)),), free=True),
        Verb(verbs.ROLL, "roll", (("pips", Number("pips", 1, 6)),), chance=True),
        Verb(verbs.DRAW, "draw", ONE_TILE, chance=True),
        Verb(verbs.NOTABLE, "notable", (("notable", NOTABLE),), chance=True),
        Verb(
            verbs.EXCHANGE,
            "exchange",
            (("notable", NOTABLE), ("other_notable", NOTABLE)),
            chance=True,
        ),
        Verb(verbs.START, "start", (("seat", SEAT),), chance=True),
    ),
)

NUMBER = None  # a plain number


def words(name: str, rule: str, *args: tuple[str, Kind | None]) -> Words:
    """One row of the tables below."""
    return Words(name, args, rule)


REFUSALS: dict[int, Words] = {
    kernel.NOT_NOW: words("not-now", "T2", ("count", NUMBER)),
    kernel.GAME_OVER: words("game-over", "E2", ("seats", NUMBER)),
    refusals.NO_GOOD: words("no-good", "G1", ("good", GOOD)),
    refusals.TOO_FEW_GOODS: words(
        "too-few-goods", "G1", ("good", GOOD), ("needed", NUMBER), ("held", NUMBER)
    ),
    refusals.NO_GOODS: words("no-goods", "G1", ("most", NUMBER)),
    refusals.WRONG_VALUE: words(
        "wrong-value", "G4", ("good", GOOD), ("value", NUMBER), ("needed", NUMBER)
    ),
    refusals.TOO_DEAR: words(
        "too-dear", "G4", ("good", GOOD), ("value", NUMBER), ("allowed", NUMBER)
    ),
    refusals.SAME_KIND: words("same-kind", "W2", ("store", STORE)),
    refusals.NONE_TO_RETURN: words("none-to-return", "W2", ("store", STORE)),
    refusals.BASIC_ONLY: words("basic-only", "F6", ("good", GOOD)),
    refusals.NOT_PROCESSED: words("not-processed", "G6", ("good", GOOD)),
    refusals.NOTHING_TO_PROCESS: words("nothing-to-process", "F7", ("action", ACTION)),
    refusals.WITH_PROCESSING: words("with-processing", "Q2", ("action", ACTION)),
    refusals.OTHER_COLOUR: words("other-colour", "D7", ("good", GOOD), ("produced_good", GOOD)),
    refusals.NOT_STANDING: words("not-standing", "M1", ("space", SPACE)),
    refusals.NOT_LYING: words("not-lying", "K1", ("space", SPACE)),
    refusals.LAY_FIRST: words("lay-first", "M1", ("space", SPACE)),
    refusals.NOBODY_LIES: words("nobody-lies", "K1", ("count", NUMBER)),
    refusals.TOO_FEW_POINTS: words("too-few-points", "M4", ("needed", NUMBER), ("held", NUMBER)),
    refusals.BLOCKED: words("blocked", "M4", ("outer", OUTER)),
    refusals.ONLY_MEDITATING: words("only-meditating", "M3", ("points", NUMBER)),
    refusals.POINTS_SPENT: words("points-spent", "M1", ("left", NUMBER)),
    refusals.NOBODY_SHELTERED: words("nobody-sheltered", "D8", ("places", NUMBER)),
    refusals.NOT_BUILT: words("not-built", "A1", ("space", SPACE)),
    refusals.TOO_LITTLE_MONEY: words(
        "too-little-money", "A6", ("needed", NUMBER), ("held", NUMBER)
    ),
    refusals.PEON_PAID: words("peon-paid", "Q14", ("space", SPACE)),
    refusals.NO_WORKER: words("no-worker", "A7", ("space", SPACE)),
    refusals.ONLY_PLACING: words("only-placing", "Q14", ("action", ACTION)),
    refusals.NO_OWN_WORKER: words("no-own-worker", "Q14", ("action", ACTION)),
    refusals.AT_THE_TOP: words("at-the-top", "I4", ("guild", GUILD), ("step", NUMBER)),
    refusals.OTHER_GUILD: words("other-guild", "L3", ("guild", GUILD)),
    refusals.NO_TRACK_LEFT: words("no-track-left", "I4", ("step", NUMBER)),
    refusals.ALREADY_BUILT: words("already-built", "B2", ("building", BUILDING)),
    refusals.NO_WORKER_TO_BUILD: words("no-worker-to-build", "A7", ("building", BUILDING)),
    refusals.TOO_FEW_MATERIALS: words(
        "too-few-materials", "B2", ("building", BUILDING), ("cost", NUMBER), ("worth", NUMBER)
    ),
    refusals.PAYS_TOO_LITTLE: words("pays-too-little", "B2", ("worth", NUMBER), ("cost", NUMBER)),
    refusals.PAYS_TOO_MUCH: words(
        "pays-too-much", "B2", ("good", GOOD), ("worth", NUMBER), ("cost", NUMBER)
    ),
    refusals.WRONG_LEVEL: words("wrong-level", "B5", ("level", NUMBER), ("needed", NUMBER)),
    refusals.BONUS_TAKEN: words("bonus-taken", "U1", ("bonus", BONUS)),
    refusals.TOO_FEW_DELIVERIES: words(
        "too-few-deliveries", "C3", ("needed", NUMBER), ("held", NUMBER)
    ),
    refusals.ONE_ORDER: words("one-order", "C5", ("guild", GUILD)),
    refusals.FARE_PAID: words("fare-paid", "C3", ("deliveries", NUMBER)),
    refusals.FARE_TOO_HIGH: words("fare-too-high", "D1", ("value", NUMBER), ("allowed", NUMBER)),
    refusals.NOTABLE_AWAY: words("notable-away", "N1", ("notable", NOTABLE)),
    refusals.NOT_REACHED: words(
        "not-reached", "N1", ("notable", NOTABLE), ("level", NUMBER), ("reached", NUMBER)
    ),
    refusals.NOT_ORDERED: words("not-ordered", "N2", ("notable", NOTABLE), ("good", GOOD)),
    refusals.ALREADY_DELIVERED: words(
        "already-delivered", "N2", ("notable", NOTABLE), ("good", GOOD), ("seat", SEAT)
    ),
    refusals.NOTHING_TO_DELIVER: words("nothing-to-deliver", "Q6", ("pier", NUMBER)),
    refusals.GIVE_FIRST: words("give-first", "C7", ("taken", NUMBER)),
    refusals.GIVEN_ALL: words("given-all", "C7", ("most", NUMBER)),
    refusals.WORTH_NOTHING: words("worth-nothing", "C7", ("good", GOOD), ("value", NUMBER)),
    refusals.PEON_FREE: words("peon-free", "Q14", ("price", NUMBER)),
    refusals.NOTHING_GIVEN: words("nothing-given", "C7", ("good", GOOD)),
    refusals.OTHER_GOODS: words("other-goods", "C7", ("good", GOOD)),
    refusals.TAKE_MORE: words("take-more", "C7", ("value", NUMBER)),
    refusals.TOKEN_BEFORE_OR_AFTER: words("token-before-or-after", "C8", ("moved", NUMBER)),
    refusals.NO_SUCH_SIDE: words(
        "no-such-side", "C8", ("value", NUMBER), ("low", NUMBER), ("high", NUMBER)
    ),
    refusals.VALUE_TOO_FAR: words(
        "value-too-far", "C9", ("good", GOOD), ("printed", NUMBER), ("value", NUMBER)
    ),
    refusals.TOKEN_LIES_THERE: words("token-lies-there", "C9", ("good", GOOD), ("value", NUMBER)),
    refusals.DIFFERENT_ACTIONS: words("different-actions", "C11", ("count", NUMBER)),
    refusals.LAST_SPACE: words("last-space", "C12", ("spaces", NUMBER)),
    refusals.FARMER_TOO_FAR: words(
        "farmer-too-far", "C15", ("square", SQUARE), ("farmer_square", SQUARE)
    ),
    refusals.SQUARE_COVERED: words("square-covered", "C15", ("square", SQUARE)),
    refusals.NO_COVER: words("no-cover", "C13", ("square", SQUARE)),
    refusals.NO_COVERS_LEFT: words("no-covers-left", "C13", ("count", NUMBER)),
    refusals.NO_FARMER_MOVES: words("no-farmer-moves", "C15", ("action", ACTION)),
    refusals.COLUMN_FULL: words("column-full", "O10", ("guild", GUILD)),
    refusals.ORDER_LIMIT: words("order-limit", "O4", ("guild", GUILD), ("limit", NUMBER)),
    refusals.NO_INFLUENCE: words("no-influence", "O5", ("guild", GUILD)),
    refusals.NO_BOWL: words("no-bowl", "O2", ("good", GOOD)),
    refusals.BOWL_FULL: words("bowl-full", "O2", ("good", GOOD)),
    refusals.NOTHING_TO_SERVE: words("nothing-to-serve", "Q7", ("action", ACTION)),
    refusals.TILE_NOT_OWNED: words("tile-not-owned", "F3", ("tile", TILE)),
    refusals.TILE_NOT_ON_OFFER: words("tile-not-on-offer", "F10", ("tile", TILE)),
    refusals.USED_THIS_TURN: words("used-this-turn", "F5", ("action", ACTION)),
    refusals.TOO_LITTLE_FAVOUR: words(
        "too-little-favour", "F4", ("needed", NUMBER), ("held", NUMBER)
    ),
    refusals.OIL_CURRY_ONCE: words("oil-curry-once", "K3", ("count", NUMBER)),
    refusals.ONE_IS_ENOUGH: words("one-is-enough", "K2", ("count", NUMBER)),
    refusals.LUXURY_ONCE: words("luxury-once", "L1", ("good", GOOD)),
    refusals.NOT_YOUR_NOTABLE: words("not-your-notable", "T4", ("notable", NOTABLE)),
    refusals.NOTABLE_USED: words("notable-used", "D26", ("notable", NOTABLE)),
    refusals.VALUE_ON_CARD: words("value-on-card", "D6", ("good", GOOD), ("value", NUMBER)),
}

NOTES: dict[int, Words] = {
    notes.GOODS_GAINED: words("goods-gained", "", ("good", GOOD), ("count", NUMBER)),
    notes.GOODS_LOST: words("goods-lost", "", ("good", GOOD), ("count", NUMBER)),
    notes.FAVOUR_GAINED: words("favour-gained", "", ("count", NUMBER)),
    notes.FAVOUR_LOST: words("favour-lost", "", ("count", NUMBER)),
    notes.RUPEES_GAINED: words("rupees-gained", "", ("count", NUMBER), ("source", SOURCE)),
    notes.RUPEES_PAID: words("rupees-paid", "", ("count", NUMBER)),
    notes.STEP_RISEN: words("step-risen", "", ("guild", GUILD), ("step", NUMBER)),
    notes.STONE_MOVED: words("stone-moved", "", ("space", NUMBER)),
    notes.WORKER_SENT_HOME: words("worker-sent-home", "", ("space", SPACE)),
    notes.WORKERS_STOOD: words("workers-stood", "", ("count", NUMBER)),
    notes.CONTRACT_WON: words("contract-won", "", ("notable", NOTABLE)),
    notes.BOAT_MOVED: words("boat-moved", "", ("pier", NUMBER)),
    notes.MERCHANT_MOVED: words("merchant-moved", "", ("building", BUILDING)),
    notes.BUILDER_MOVED: words("builder-moved", "", ("building", BUILDING)),
    notes.BUILDER_LEFT: words("builder-left", ""),
    notes.SITE_BUILT: words("site-built", "", ("building", BUILDING)),
    notes.TOKENS_RETURNED: words("tokens-returned", ""),
    notes.END_TRIGGERED: words("end-triggered", "", ("round", NUMBER)),
    notes.ROUND_BEGINS: words("round-begins", "", ("round", NUMBER)),
    notes.MARKER_MOVED: words("marker-moved", "", ("outer", OUTER)),
    notes.ORDER_MARKED: words("order-marked", "", ("guild", GUILD), ("row", NUMBER)),
    notes.POINTS_GAINED: words("points-gained", "", ("count", NUMBER), ("total", NUMBER)),
    notes.POINTS_LOST: words("points-lost", "", ("count", NUMBER)),
    notes.FARM_CHANGED: words("farm-changed", "", ("square", SQUARE)),
    notes.FRENCH_PAID: words("french-paid", ""),
    notes.MULLAH_HELPED: words("mullah-helped", "", ("action", ACTION)),
    notes.FINAL_COINS: words("final-coins", "", ("count", NUMBER)),
    notes.FINAL_NOTABLE: words("final-notable", "", ("count", NUMBER), ("notable", NOTABLE)),
    notes.FINAL_GUILD: words("final-guild", "", ("count", NUMBER), ("guild", GUILD)),
    notes.FINAL_STONE: words("final-stone", "", ("count", NUMBER)),
    notes.FINAL_COVERS: words("final-covers", "", ("count", NUMBER)),
    notes.FINAL_AKBAR: words("final-akbar", "", ("count", NUMBER)),
    notes.FINAL_TOTAL: words("final-total", "", ("count", NUMBER)),
}

QUESTIONS: dict[tuple[str, int], str] = {
    ("Meditation", 0): "meditate",
    ("MainAction", 0): "place",
    ("Architect", 0): "architect",
    ("Build", 0): "payment",
    ("Build", 2): "bonus",
    ("Processing", 0): "make",
    ("Follow", 0): "follow",
    ("OneMore", 0): "more",
    ("ProcessOne", 0): "process",
    ("Sailor", 0): "sailor",
    ("GuestDelivery", 0): "guest",
    ("Trader", 0): "trader",
    ("Botanist", 0): "botanist",
    ("MoveFarmers", 0): "farmers",
    ("Uncover", 0): "uncover",
    ("Production", 1): "dye",
    ("OrderPhase", 0): "serve",
    ("OrderPhase", 1): "end-turn",
    ("ExtraOrder", 0): "extra-order",
    ("DeliverOne", 0): "deliver",
    ("MoveToken", 0): "token",
    ("Swap", 0): "swap",
    ("GainGood", 0): "gain",
    ("SellGood", 0): "sell",
    ("PutOnFrench", 0): "french",
    ("StandUp", 1): "stand",
    ("RaiseInfluence", 0): "influence",
    ("StepBonus", 0): "step-bonus",
    ("TileSlots", 0): "discard",
    ("TileSlots", 1): "draw",
    ("AnyTile", 0): "any-tile",
    ("SadrGift", 0): "gift",
    ("Shelter", 0): "shelter",
    ("Room", 0): "room",
    ("Merchant", 0): "merchant",
    ("Builder", 0): "builder",
    ("SetUp", 0): "merchant",
    ("SetUp", 1): "builder",
    ("SetUp", 2): "notable",
    ("SetUp", 3): "exchange",
    ("SetUp", 4): "start",
    ("SetUp", 5): "order-marker",
    ("SetUp", 6): "draw",
    ("SetUp", 7): "neutral-bowl",
    ("SetUp", 8): "neutral-order",
}

RANGES: dict[str, tuple[int, int]] = {
    "budget": (0, 12),
    "building": (0, 15),
    "fare": (0, 12),
    "favour": (0, 2),
    "given": (0, 3),
    "good": (0, 15),
    "host": (0, 3),
    "improved": (0, 7),
    "kind": (0, 16),
    "kinds": (0, 2**16 - 1),
    "laid": (0, 99),
    "last": (0, 4),
    "leader": (0, 3),
    "left": (0, 22),
    "moved": (0, 1),
    "n": (0, 22),
    "notable": (0, len(NOTABLE.names) - 1),
    "nth": (0, 14),
    "ordered": (0, 1),
    "result": (0, 4),
    "risen": (0, 7),
    "space": (0, len(SPACE.names) - 1),
    "taken": (0, 12),
    "used": (0, 9),
    "value": (0, 4),
    "visited": (0, 2 ** len(NOTABLE.names) - 1),
    "walkers": (0, 3),
}


class AgraGame(Game):
    """Agra, all of it."""

    name = "agra"
    package = "serai.games.agra"
    version = 1
    seats = components.SEATS
    options = (
        Option("open_money"),
        Option("painter_all_tracks"),
        Option("oil_curry_unlimited"),
        Option("french_trader_values"),
        Option("trader_exact"),
        Option("influence_per_turn"),
        Option("peon_takes_rupees"),
    )
    notation = NOTATION
    refusals = REFUSALS
    notes = NOTES
    questions = QUESTIONS
    ranges = RANGES
    habits = (Habit("follow", "follow", "pass"), Habit("shelter", "shelter", "pass"))
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
        abilities.AnyTile,
        abilities.SadrGift,
        influence.RaiseInfluence,
        influence.StepBonus,
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

    def new(self, desk: Desk, seats: int, options: Options) -> State:
        """§W3, rulings: what was agreed on where the editions can be read in two ways."""
        s = setup.new_table(desk, seats)
        s.open_money = int(options["open_money"])
        s.painter_all_tracks = int(options["painter_all_tracks"])
        s.oil_curry_unlimited = int(options["oil_curry_unlimited"])
        s.french_trader_values = int(options["french_trader_values"])
        s.trader_exact = int(options["trader_exact"])
        s.influence_per_turn = int(options["influence_per_turn"])
        s.peon_takes_rupees = int(options["peon_takes_rupees"])
        return s

    def scores(self, s: Agra) -> list[int]:
        return scoring.scores(s)

    def winners(self, s: Agra) -> list[int]:
        return scoring.winners(s)

    def ranks(self, s: Agra) -> list[int]:
        return scoring.ranks(s)

    def figures(self, s: Agra) -> list[dict[str, Any]]:
        return [view.sources(s, seat) for seat in range(s.seats)]

    def facts(self, s: Agra) -> dict[str, Any]:
        return position.facts(s)

    def restore(self, desk: Desk, seats: int, options: Options, facts: Mapping[str, Any]) -> State:
        table = self.new(desk, seats, options)
        assert isinstance(table, Agra)
        position.restore(table, facts)
        return table

    def visible(self, s: Agra, seat: int | None) -> dict[str, Any]:
        return view.visible(s, seat)

    def view(self, s: Agra, seat: int | None) -> dict[str, Any]:
        return view.view(s, seat)

    def twin(self, s: Agra, seat: int, luck: Luck) -> Agra | None:
        return secrets.twin(s, seat, luck)

    def silence(self, s: Agra) -> bool:
        s.anytime = quiet.Quiet()
        return True

    def audit(self, s: Agra) -> str:
        return audit.broken_law(s)


GAME = AgraGame()
