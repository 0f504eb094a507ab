"""How refusals, effects and questions of Agra are told: message names and their numbers."""

from __future__ import annotations

from serai.core import kernel
from serai.core.game import NUMBER, Words, words
from serai.games.agra import notes, refusals
from serai.games.agra.kinds import (
    ACTION,
    BONUS,
    BOWL,
    BUILDING,
    CAUSE,
    EARNED,
    GOOD,
    GUILD,
    MADE,
    NOTABLE,
    ORDERED,
    OUTER,
    SEAT,
    SOURCE,
    SPACE,
    SQUARE,
    STEP_GOODS,
    STORE,
    TILE,
)

# One message may be said for several reasons: each code cites what forbids there.


def wrong_value(rule: str) -> Words:
    """A good must have a certain value."""
    return words("wrong-value", rule, ("good", GOOD), ("value", NUMBER), ("needed", NUMBER))


def too_dear(rule: str) -> Words:
    """A good must not be worth more."""
    return words("too-dear", rule, ("good", GOOD), ("value", NUMBER), ("allowed", NUMBER))


REFUSALS: dict[int, Words] = {
    kernel.NOT_NOW: words("not-now", "T2", ("count", NUMBER)),
    kernel.GAME_OVER: words("game-over", "E2", ("seats", NUMBER)),
    refusals.NO_GOOD: words("no-good", "G1", ("good", GOOD)),
    refusals.TOO_FEW_GOODS: words(
        "too-few-goods", "G1", ("good", GOOD), ("needed", NUMBER), ("held", NUMBER)
    ),
    refusals.NEITHER_GOOD: words("neither-good", "O6", ("good", GOOD), ("other_good", GOOD)),
    refusals.NO_GOODS: words("no-goods", "useless-favour", ("most", NUMBER)),
    refusals.WRONG_VALUE: wrong_value("G4"),
    refusals.SWAP_VALUE: wrong_value("M5"),
    refusals.REFINE_VALUE: wrong_value("Q13"),
    refusals.BOWL_VALUE: wrong_value("D20"),
    refusals.DYE_VALUE: wrong_value("D7"),
    refusals.DYE_TOO_DEAR: too_dear("D7"),
    refusals.CARD_TOO_DEAR: too_dear("D6"),
    refusals.TOO_DEAR: too_dear("C7"),
    refusals.SAME_KIND: words("same-kind", "M5", ("store", STORE)),
    refusals.RETURN_SAME: words("return-same", "useless-favour", ("store", STORE)),
    refusals.NONE_TO_RETURN: words("none-to-return", "W2", ("store", STORE)),
    refusals.BASIC_ONLY: words("basic-only", "F6", ("good", GOOD)),
    refusals.NOT_PROCESSED: words("not-processed", "G6", ("good", GOOD)),
    refusals.NOTHING_TO_PROCESS: words("nothing-to-process", "useless-favour", ("action", ACTION)),
    refusals.WITH_PROCESSING: words("with-processing", "Q2", ("action", ACTION)),
    refusals.OTHER_COLOUR: words("other-colour", "D7", ("good", GOOD), ("produced_good", GOOD)),
    refusals.NOT_STANDING: words("not-standing", "M1", ("space", SPACE)),
    refusals.NOT_LYING: words("not-lying", "K1", ("space", SPACE)),
    refusals.LAY_FIRST: words("lay-first", "M1", ("space", SPACE)),
    refusals.NOBODY_LIES: words("nobody-lies", "useless-favour", ("count", NUMBER)),
    refusals.TOO_FEW_POINTS: words("too-few-points", "M4", ("needed", NUMBER), ("held", NUMBER)),
    refusals.BLOCKED: words("blocked", "M4", ("outer", OUTER)),
    refusals.ONLY_MEDITATING: words("only-meditating", "M3", ("points", NUMBER)),
    refusals.POINT_ONLY_MEDITATING: words("only-meditating", "Q3", ("points", NUMBER)),
    refusals.POINTS_SPENT: words("points-spent", "M1", ("left", NUMBER)),
    refusals.NOBODY_SHELTERED: words("nobody-sheltered", "D8", ("places", NUMBER)),
    refusals.NOT_BUILT: words("not-built", "A1", ("space", SPACE)),
    refusals.TOO_LITTLE_MONEY: words(
        "too-little-money", "A6", ("needed", NUMBER), ("held", NUMBER)
    ),
    refusals.PEON_PAID: words("peon-paid", "Q14", ("space", SPACE)),
    refusals.NO_WORKER: words("no-worker", "A7", ("space", SPACE)),
    refusals.ONLY_PLACING: words("only-placing", "Q14", ("action", ACTION)),
    refusals.AFTER_THE_PHASE: words("after-the-phase", "Q14", ("action", ACTION)),
    refusals.NO_OWN_WORKER: words("no-own-worker", "A6", ("action", ACTION)),
    refusals.AT_THE_TOP: words(
        "at-the-top", "top-of-the-track", ("guild", GUILD), ("step", NUMBER)
    ),
    refusals.OTHER_GUILD: words("other-guild", "L3", ("guild", GUILD)),
    refusals.NO_TRACK_LEFT: words("no-track-left", "top-of-the-track", ("step", NUMBER)),
    refusals.ALREADY_BUILT: words("already-built", "B4", ("building", BUILDING)),
    refusals.NO_WORKER_TO_BUILD: words("no-worker-to-build", "A7", ("building", BUILDING)),
    refusals.TOO_FEW_MATERIALS: words(
        "too-few-materials", "B2", ("building", BUILDING), ("cost", NUMBER), ("worth", NUMBER)
    ),
    refusals.PAYS_TOO_LITTLE: words("pays-too-little", "B2", ("worth", NUMBER), ("cost", NUMBER)),
    refusals.PAYS_TOO_MUCH: words(
        "pays-too-much",
        "overpaying-a-building",
        ("good", GOOD),
        ("worth", NUMBER),
        ("cost", NUMBER),
    ),
    refusals.WRONG_LEVEL: words("wrong-level", "B5", ("level", NUMBER), ("needed", NUMBER)),
    refusals.BONUS_TAKEN: words("bonus-taken", "B5", ("bonus", BONUS)),
    refusals.TOO_FEW_DELIVERIES: words(
        "too-few-deliveries", "C3", ("needed", NUMBER), ("held", NUMBER)
    ),
    refusals.ONE_ORDER: words("one-order", "C2", ("guild", GUILD)),
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
    refusals.ONLY_THE_SAILOR: words("only-the-sailor", "C6", ("good", GOOD)),
    refusals.NOTHING_TO_DELIVER: words("nothing-to-deliver", "useless-favour", ("pier", NUMBER)),
    refusals.GIVE_FIRST: words("give-first", "trader-one-direction", ("taken", NUMBER)),
    refusals.GIVEN_ALL: words("given-all", "C7", ("most", NUMBER)),
    refusals.WORTH_NOTHING: words("worth-nothing", "C7", ("good", GOOD), ("value", NUMBER)),
    refusals.NO_SUCH_RETURN: words("no-such-return", "C7", ("good", GOOD), ("value", NUMBER)),
    refusals.REST_REMAINS: words("rest-remains", "C7", ("good", GOOD), ("value", NUMBER)),
    refusals.EXCHANGE_FIRST: words("exchange-first", "prices-stand-still", ("count", NUMBER)),
    refusals.PEON_FREE: words("peon-free", "useless-favour", ("price", NUMBER)),
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
    refusals.STONE_WASTED: words("last-space", "useless-favour", ("spaces", NUMBER)),
    refusals.FARMER_TOO_FAR: words(
        "farmer-too-far", "C14", ("square", SQUARE), ("farmer_square", SQUARE)
    ),
    refusals.SQUARE_COVERED: words("square-covered", "C15", ("square", SQUARE)),
    refusals.NO_COVER: words("no-cover", "C13", ("square", SQUARE)),
    refusals.NO_COVERS_LEFT: words("no-covers-left", "useless-favour", ("count", NUMBER)),
    refusals.NO_FARMER_MOVES: words("no-farmer-moves", "useless-favour", ("action", ACTION)),
    refusals.COLUMN_FULL: words("column-full", "O10", ("guild", GUILD)),
    refusals.ORDER_LIMIT: words("order-limit", "O4", ("guild", GUILD), ("limit", NUMBER)),
    refusals.NO_INFLUENCE: words("no-influence", "O5", ("guild", GUILD)),
    refusals.NO_BOWL: words("no-bowl", "O2", ("good", GOOD)),
    refusals.BOWL_FULL: words("bowl-full", "O2", ("good", GOOD)),
    refusals.NOTHING_TO_SERVE: words("nothing-to-serve", "useless-favour", ("action", ACTION)),
    refusals.TILE_NOT_OWNED: words("tile-not-owned", "F3", ("tile", TILE)),
    refusals.TILE_NOT_ON_OFFER: words("tile-not-on-offer", "F10", ("tile", TILE)),
    refusals.USED_THIS_TURN: words("used-this-turn", "F5", ("action", ACTION)),
    refusals.TOO_LITTLE_FAVOUR: words(
        "too-little-favour", "F4", ("needed", NUMBER), ("held", NUMBER)
    ),
    refusals.OIL_CURRY_ONCE: words("oil-curry-once", "K3", ("count", NUMBER)),
    refusals.ONE_IS_ENOUGH: words("one-is-enough", "useless-favour", ("count", NUMBER)),
    refusals.LUXURY_ONCE: words("luxury-once", "L1", ("good", GOOD)),
    refusals.NOT_YOUR_NOTABLE: words("not-your-notable", "T4", ("notable", NOTABLE)),
    refusals.NOTABLE_USED: words("notable-used", "D26", ("notable", NOTABLE)),
    refusals.VALUE_ON_CARD: words("value-on-card", "D6", ("good", GOOD), ("value", NUMBER)),
}

REMARKS: tuple[Words, ...] = (
    words("sent-home", "A3", ("seat", SEAT)),
    words("peon", "A6", ("count", NUMBER)),
    words("favour-to", "G8", ("seat", SEAT), ("count", NUMBER)),
    words("along", "G6", ("good", GOOD), ("other_good", GOOD)),
    words("value-changes", "C9", ("before", NUMBER), ("after", NUMBER)),
    words("value-stays", "C9", ("after", NUMBER)),
    words("have-spend", "F4", ("have", NUMBER), ("spend", NUMBER)),
)

NOTES: dict[int, Words] = {
    notes.GOODS_GAINED: words(
        "goods-gained", "", ("good", GOOD), ("count", NUMBER), at=("good:{good}@",)
    ),
    notes.GOODS_LOST: words(
        "goods-lost", "", ("good", GOOD), ("count", NUMBER), at=("good:{good}@",)
    ),
    notes.FAVOUR_GAINED: words(
        "favour-gained", "", ("count", NUMBER), ("cause", CAUSE), at=("favour@",)
    ),
    notes.FAVOUR_FOR_DELIVERY: words(
        "favour-for-delivery", "", ("count", NUMBER), ("notable", NOTABLE), at=("favour@",)
    ),
    notes.FAVOUR_LOST: words("favour-lost", "", ("count", NUMBER), at=("favour@",)),
    notes.RUPEES_GAINED: words(
        "rupees-gained",
        "",
        ("count", NUMBER),
        ("source", EARNED),
        at=("rupees@",),
        gathers="count",
    ),
    notes.RUPEES_PAID: words(
        "rupees-paid",
        "",
        ("count", NUMBER),
        ("source", SOURCE),
        at=("rupees@",),
        gathers="count",
    ),
    notes.STEP_RISEN: words(
        "step-risen", "", ("guild", GUILD), ("step", NUMBER), at=("track:{guild}",)
    ),
    notes.STONE_MOVED: words("stone-moved", "", ("space", NUMBER), at=("stone@",)),
    notes.STONE_PAID: words(
        "stone-paid", "", ("space", NUMBER), ("paid_good", STEP_GOODS), at=("space:botanist",)
    ),
    notes.PROCESSED: words(
        "processed",
        "",
        ("made_good", MADE),
        ("count", NUMBER),
        at=("space:{made_good}",),
        gathers="count",
    ),
    notes.FOLLOWED: words("followed", "", ("made_good", MADE), at=("space:{made_good}",)),
    notes.PROCESSED_MORE: words(
        "processed-more", "", ("made_good", MADE), ("spend", NUMBER), at=("space:{made_good}",)
    ),
    notes.DYED: words(
        "dyed", "", ("dyed_good", MADE), ("count", NUMBER), at=("space:{dyed_good}",)
    ),
    notes.WORKER_SENT_HOME: words("worker-sent-home", "", ("space", SPACE), at=("space:{space}",)),
    notes.WORKERS_STOOD: words("workers-stood", "", ("count", NUMBER)),
    notes.CONTRACT_WON: words("contract-won", "", ("notable", NOTABLE), at=("notable:{notable}",)),
    notes.BOAT_MOVED: words("boat-moved", "", ("pier", NUMBER), at=("pier:{pier}",), piece="boat"),
    notes.MERCHANT_MOVED: words(
        "merchant-moved",
        "",
        ("building", BUILDING),
        ("pips", NUMBER),
        at=("space:{building}",),
        piece="merchant",
    ),
    notes.BUILDER_MOVED: words(
        "builder-moved",
        "",
        ("building", BUILDING),
        ("pips", NUMBER),
        at=("space:{building}",),
        piece="builder",
    ),
    notes.BUILDER_LEFT: words("builder-left", ""),
    notes.SITE_BUILT: words("site-built", "", ("building", BUILDING), at=("space:{building}",)),
    notes.TOKENS_RETURNED: words("tokens-returned", ""),
    notes.END_TRIGGERED: words("end-triggered", "", ("round", NUMBER)),
    notes.ROUND_BEGINS: words("round-begins", "", ("round", NUMBER), apart=True),
    notes.MARKER_MOVED: words("marker-moved", "", ("outer", OUTER), at=("wheel:{outer}",)),
    notes.ORDER_MARKED: words(
        "order-marked", "", ("guild", GUILD), ("wanted_good", ORDERED), at=("order:{guild}",)
    ),
    notes.ORDER_FULFILLED: words(
        "order-fulfilled", "", ("guild", GUILD), ("wanted_good", ORDERED), at=("order:{guild}",)
    ),
    notes.POINTS_GAINED: words("points-gained", "", ("count", NUMBER), ("total", NUMBER)),
    notes.POINTS_LOST: words("points-lost", "", ("count", NUMBER)),
    notes.FARM_CHANGED: words("farm-changed", "", ("square", SQUARE), at=("square:{square}@",)),
    notes.FRENCH_PAID: words("french-paid", ""),
    notes.MULLAH_HELPED: words("mullah-helped", "", ("action", ACTION), at=("action:{action}",)),
    notes.NEUTRAL_BOWL: words("neutral-bowl", "", ("bowl", BOWL), at=("bowl:{bowl}",)),
    notes.NEUTRAL_ORDER: words(
        "neutral-order", "", ("guild", GUILD), ("wanted_good", ORDERED), at=("order:{guild}",)
    ),
    notes.FINAL_COINS: words("final-coins", "", ("count", NUMBER), apart=True),
    notes.FINAL_NOTABLE: words(
        "final-notable", "", ("count", NUMBER), ("notable", NOTABLE), apart=True
    ),
    notes.FINAL_GUILD: words("final-guild", "", ("count", NUMBER), ("guild", GUILD), apart=True),
    notes.FINAL_STONE: words("final-stone", "", ("count", NUMBER), apart=True),
    notes.FINAL_COVERS: words("final-covers", "", ("count", NUMBER), apart=True),
    notes.FINAL_AKBAR: words("final-akbar", "", ("count", NUMBER), apart=True),
}

QUESTIONS: dict[tuple[str, str], str] = {
    ("Meditation", "meditate"): "meditate",
    ("MainAction", "place"): "place",
    ("Architect", "plan"): "architect",
    ("Build", "pay"): "payment",
    ("Build", "bonus"): "bonus",
    ("Processing", "make"): "make",
    ("Follow", "follow"): "follow",
    ("OneMore", "more"): "more",
    ("ProcessOne", "process"): "process",
    ("Sailor", "deliver"): "sailor",
    ("GuestDelivery", "deliver"): "guest",
    ("Trader", "trade"): "trader",
    ("Botanist", "improve"): "botanist",
    ("MoveFarmers", "move"): "farmers",
    ("Uncover", "uncover"): "uncover",
    ("Production", "dye"): "dye",
    ("Ability", "use"): "ability",
    ("FreeBuild", "build"): "free-build",
    ("DeliveryInfluence", "rise"): "rise",
    ("DeliveryInfluence", "top"): "rise-top",
    ("OrderPhase", "serve"): "serve",
    ("OrderPhase", "last-moment"): "end-turn",
    ("ExtraOrder", "serve"): "extra-order",
    ("DeliverOne", "deliver"): "deliver",
    ("MoveToken", "move"): "token",
    ("Swap", "swap"): "swap",
    ("GainGood", "gain"): "gain",
    ("SellGood", "sell"): "sell",
    ("PutOnFrench", "put"): "french",
    ("StandUp", "choose"): "stand",
    ("RaiseInfluence", "rise"): "influence",
    ("StepBonus", "choose"): "step-bonus",
    ("TileSlots", "discard"): "discard",
    ("Refill", "draw"): "draw",
    ("AnyTile", "take"): "any-tile",
    ("SadrGift", "give"): "gift",
    ("Shelter", "shelter"): "shelter",
    ("Room", "return"): "room",
    ("Merchant", "roll"): "merchant",
    ("Builder", "roll"): "builder",
    ("SetUp", "merchant"): "merchant",
    ("SetUp", "builder"): "builder",
    ("SetUp", "notables"): "notable",
    ("SetUp", "exchange"): "exchange",
    ("SetUp", "start"): "start",
    ("SetUp", "order-markers"): "order-marker",
    ("SetUp", "tiles"): "draw",
    ("SetUp", "neutral-bowls"): "neutral-bowl",
    ("SetUp", "neutral-orders"): "neutral-order",
}
