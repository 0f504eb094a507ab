"""How refusals, notes and questions of Rajas of the Ganges are told, and what a refusal cites."""

from __future__ import annotations

from serai.core import kernel
from serai.core.game import NUMBER, Words
from serai.games.rajas import components, notes, refusals, state
from serai.games.rajas.kinds import (
    BONUS,
    BUILDING,
    CELL,
    COLOUR,
    DIE,
    FIELD,
    HUE,
    JEWEL,
    SEAT,
    TILE,
)

PIPS_MISSING = (("missing", NUMBER), ("colour", COLOUR))
COLOURS_GIVEN = (("colour", COLOUR), ("given_colour", COLOUR))
DIE_MISSING = (("colour", COLOUR), ("face", NUMBER), ("held", NUMBER))
PIPS_PAID = (("paid", NUMBER), ("needed", NUMBER))
GIVEN = (("given", NUMBER), ("allowed", NUMBER))
COUNTED = (("amount", NUMBER), ("total", NUMBER))
# What limits a boat, by what lets it sail.
SAILED = {
    state.BY_DIE: "H1",
    state.BY_PORTUGUESE: "P9",
    state.BY_RIVER: "H4",
    state.BY_TILE: "G7",
    state.BY_YIELD: "Q4",
    state.BY_FAME: "T3",
    state.BY_MONEY: "T4",
}
CHAMBER_RULES = ("P4", "P5", "P6", "P7", "P8", "P9")

REFUSALS: dict[int, Words] = {
    kernel.NOT_NOW: Words("not-now", (("count", NUMBER),), "R3"),
    kernel.GAME_OVER: Words("game-over", (("seats", NUMBER),), "F2"),
    refusals.SPACE_TAKEN: Words("space-taken", (("seat", SEAT),), "R3"),
    refusals.ALL_TAKEN: Words("all-taken", (("spaces", NUMBER),), "R3"),
    refusals.TOO_LITTLE_MONEY: Words(
        "too-little-money", (("missing", NUMBER), ("held", NUMBER)), "R4"
    ),
    refusals.TOO_FEW_PIPS: Words("too-few-pips", PIPS_MISSING, "Q1"),
    refusals.TOO_FEW_PIPS_OVER: Words("too-few-pips", PIPS_MISSING, "P8"),
    refusals.MIXED_ONCE: Words("mixed-once", (("allowed", NUMBER),), "M3"),
    refusals.TOO_MANY_MARKETS: Words("too-many-markets", GIVEN, "M2"),
    refusals.TOO_MANY_BY_RIVER: Words("too-many-markets", GIVEN, "H14"),
    refusals.TOO_MANY_BY_TILE: Words("too-many-markets", GIVEN, "G6"),
    refusals.TOO_MANY_DIFFERENT: Words("too-many-markets", GIVEN, "H13"),
    refusals.ONE_OF_EACH: Words("one-of-each", (("given", NUMBER), ("goods", NUMBER)), "M1"),
    refusals.SCORES_LESS: Words(
        "scores-less", (("money", NUMBER), ("better", NUMBER)), "most-valuable-markets"
    ),
    refusals.SCORES_THE_SAME: Words(
        "scores-the-same", (("money", NUMBER),), "most-valuable-markets"
    ),
    refusals.NO_SUCH_MARKETS: Words(
        "no-such-markets", (("markets", NUMBER), ("money", NUMBER)), "Q3"
    ),
    refusals.NO_DICE: Words("no-dice", (("held", NUMBER),), "M2"),
    refusals.SUPPLY_OUT: Words("supply-out", (("colour", COLOUR),), "R8"),
    refusals.COLOUR_NOT_SHOWN: Words("colour-not-shown", (("colour", COLOUR),), "G4"),
    refusals.NO_DIE_OF_COLOUR: Words("no-die-of-colour", (("colour", COLOUR),), "P3"),
    **{
        refusals.NO_DIE_OF_FACE + i: Words(
            "no-die-of-face", (("face", NUMBER), ("opposite", NUMBER), ("karma", NUMBER)), rule
        )
        for i, rule in enumerate(CHAMBER_RULES)
    },
    refusals.NOTHING_TO_OVERBUILD: Words("nothing-to-overbuild", (("tiles", NUMBER),), "P8"),
    refusals.RIVER_TOO_SHORT: Words(
        "river-too-short", (("needed", NUMBER), ("ahead", NUMBER)), "P9"
    ),
    refusals.RIVER_END: Words("river-end", (("last", NUMBER),), "H18"),
    refusals.NO_HARBOUR_DIE: Words("no-harbour-die", (("most", NUMBER), ("karma", NUMBER)), "H1"),
    refusals.NOT_HELD: Words("not-held", DIE_MISSING, "R5"),
    refusals.NOT_HELD_TO_REROLL: Words("not-held", DIE_MISSING, "P1"),
    refusals.NOT_HELD_TO_RETURN: Words("not-held", DIE_MISSING, "R7"),
    refusals.TOO_LITTLE_KARMA: Words(
        "too-little-karma", (("needed", NUMBER), ("held", NUMBER)), "K1"
    ),
    refusals.WRONG_COLOUR: Words("wrong-colour", COLOURS_GIVEN, "Q1"),
    refusals.WRONG_COLOUR_OVER: Words("wrong-colour", COLOURS_GIVEN, "P8"),
    refusals.WRONG_COLOUR_GIVEN: Words("wrong-colour", COLOURS_GIVEN, "P3"),
    refusals.DIE_NOT_NEEDED: Words("die-not-needed", PIPS_PAID, "useless-payments"),
    refusals.KARMA_NOT_NEEDED: Words("karma-not-needed", PIPS_PAID, "useless-payments"),
    refusals.TURNED_DOWN: Words(
        "turned-down", (("face", NUMBER), ("opposite", NUMBER)), "useless-payments"
    ),
    refusals.KARMA_NO_USE: Words("karma-no-use", (("held", NUMBER),), "useless-payments"),
    refusals.NO_GAIN: Words("no-gain", (("turned", NUMBER), ("plain", NUMBER)), "useless-payments"),
    **{
        refusals.WRONG_PIPS + i: Words("wrong-pips", (("needed", NUMBER), ("given", NUMBER)), rule)
        for i, rule in enumerate(CHAMBER_RULES)
    },
    refusals.HARBOUR_PIPS: Words("harbour-pips", (("given", NUMBER), ("most", NUMBER)), "H1"),
    refusals.ONE_DIE: Words("one-die", (("given", NUMBER),), "R5"),
    refusals.NOT_ON_OFFER: Words("not-on-offer", (("tile", TILE),), "Q1"),
    refusals.NOT_ON_OFFER_OVER: Words("not-on-offer", (("tile", TILE),), "P8"),
    refusals.SQUARE_TAKEN: Words("square-taken", (("cell", CELL), ("tile", TILE)), "P8"),
    refusals.SQUARE_UNREACHED: Words("square-unreached", (("cell", CELL),), "Q5"),
    refusals.WRONG_ROADS: Words("wrong-roads", (("given", NUMBER), ("ends", NUMBER)), "Q5"),
    refusals.NOT_CONNECTED: Words("not-connected", (("cell", CELL),), "Q5"),
    refusals.NOT_DEARER: Words("not-dearer", (("price", NUMBER), ("old", NUMBER)), "P8"),
    refusals.OVERBUILT_ONCE: Words("overbuilt-once", (("cell", CELL),), "P8"),
    refusals.CUTS_OFF: Words("cuts-off", (("tiles", NUMBER),), "P8"),
    refusals.EMPTY_SQUARE: Words("empty-square", (("cell", CELL),), "P8"),
    refusals.WRONG_SQUARE: Words("wrong-square", (("cell", CELL),), "P8"),
    refusals.FULLY_UPGRADED: Words(
        "fully-upgraded", (("building", BUILDING), ("level", NUMBER)), "Q7"
    ),
    **{refusals.TOO_FAR + cause: Words("too-far", GIVEN, rule) for cause, rule in SAILED.items()},
    refusals.PAST_THE_END: Words("past-the-end", GIVEN, "H18"),
    refusals.MUST_SAIL: Words("must-sail", (("least", NUMBER),), "H1"),
    refusals.MUST_SAIL_EXACTLY: Words("must-sail", (("least", NUMBER),), "P9"),
    refusals.IN_ORDER: Words(
        "in-order", (("colour", COLOUR), ("face", NUMBER)), "dice-picked-in-order"
    ),
    refusals.FIELD_NOT_REACHED: Words("field-not-reached", (("field", FIELD),), "Q4"),
    refusals.FIELD_COVERED: Words("field-covered", (("field", FIELD),), "N6"),
    refusals.FIELD_COLOUR: Words("field-colour", (("field_hue", HUE), ("tile_hue", HUE)), "N10"),
    refusals.FIELD_COLOUR_FIRST: Words(
        "field-colour", (("field_hue", HUE), ("tile_hue", HUE)), "N4"
    ),
    refusals.JEWEL_GONE: Words("jewel-gone", (("jewel", JEWEL),), "N5"),
    refusals.EQUAL_JEWEL: Words(
        "equal-jewel", (("jewel", JEWEL), ("other_jewel", JEWEL)), "equal-yield-tiles"
    ),
    refusals.OTHER_JEWEL: Words("other-jewel", (("jewel", JEWEL),), "N4"),
    refusals.NO_MOGUL: Words("no-mogul", (("first", NUMBER),), "H8"),
    **{
        refusals.BONUS_NOT_DUE + i: Words("bonus-not-due", (("due", NUMBER),), rule)
        for i, rule in enumerate(components.TRACKS.bonus_rule)
    },
}

NOTES: dict[int, Words] = {
    notes.MONEY_GAINED: Words("money-gained", COUNTED, at=("money@",)),
    notes.MONEY_PAID: Words("money-paid", COUNTED, at=("money@",)),
    notes.FAME_GAINED: Words("fame-gained", COUNTED, at=("fame@",)),
    notes.KARMA_GAINED: Words("karma-gained", COUNTED, at=("karma@",)),
    notes.WORKER_GAINED: Words("worker-gained", (("total", NUMBER),), at=("workers@",)),
    notes.WORKER_LEFT: Words("worker-left"),
    notes.BOAT_MOVED: Words(
        "boat-moved",
        (("space", NUMBER), ("spaces", NUMBER)),
        at=("river:{space}",),
        piece="boat@",
    ),
    notes.LEVEL_RAISED: Words(
        "level-raised", (("building", BUILDING), ("level", NUMBER)), at=("building:{building}@",)
    ),
    notes.TILE_LAID: Words(
        "tile-laid",
        (("tile", TILE), ("cell", CELL)),
        at=("square:{cell}@",),
        piece="tile:{tile}",
    ),
    notes.FIELD_REACHED: Words("field-reached", (("field", FIELD),), at=("field:{field}@",)),
    notes.MARKERS_MET: Words("markers-met", (("fame", NUMBER), ("money", NUMBER))),
    notes.LAST_PASS: Words("last-pass"),
    notes.ROUND_BEGINS: Words("round-begins", (("round", NUMBER),), apart=True),
    notes.DIE_ROLLED: Words("die-rolled", (("die", DIE),), gathers="die"),
    notes.DIE_REROLLED: Words("die-rerolled", (("die", DIE),), gathers="die"),
    notes.BONUS_TAKEN: Words("bonus-taken", (("bonus", BONUS),), at=("bonus:{bonus}",)),
    notes.DIE_TAKEN: Words("die-taken", (("colour", COLOUR),), gathers="colour"),
    notes.NO_SPACE: Words("no-space", (("workers", NUMBER),)),
}

QUESTIONS: dict[tuple[str, str], str] = {
    ("Turn", "worker"): "worker",
    ("Quarry", "tile"): "tile",
    ("Payment", "dice"): "payment",
    ("Quarry", "lay"): "lay",
    ("OneGood", "die"): "market-die",
    ("ScoreMarkets", "number"): "score",
    ("FrontTerrace", "pick"): "reroll",
    ("Balcony", "die"): "balcony-die",
    ("Chamber", "die"): "chamber-die",
    ("MasterBuilder", "tile"): "overbuild",
    ("MasterBuilder", "lay"): "overbuild-lay",
    ("Harbour", "die"): "harbour-die",
    ("Sail", "spaces"): "sail",
    ("ChamberOfChoice", "choose"): "chamber",
    ("TakeDice", "room"): "room",
    ("TakeDice", "colour"): "colour",
    ("Upgrade", "choose"): "upgrade",
    ("SpecialYields", "choose"): "yield",
    ("Bonuses", "choose"): "bonus",
    ("FirstJewel", "field"): "first-jewel",
    ("ChooseJewel", "choose"): "jewel",
    ("Roll", "roll"): "roll",
    ("Reveal", "reveal"): "reveal",
    ("WhiteTile", "draw"): "draw",
    ("FirstJewel", "draw"): "draw",
    ("SetUp", "start"): "start",
    ("GangaTiles", "roll"): "ganga",
    ("GangaTiles", "tile"): "flow",
}
