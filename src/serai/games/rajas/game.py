"""Rajas of the Ganges as the house knows it: its table of moves, refusals, notes and questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.core import kernel
from serai.core.game import NUMBER, Game, Option, Options, Words
from serai.core.kernel import Desk, State
from serai.core.notation import Kind, Notation, Number, Verb
from serai.core.speech import Problem
from serai.games.rajas import (
    audit,
    builder,
    components,
    dice,
    ganga,
    harbour,
    karma,
    market,
    navaratnas,
    notes,
    palace,
    position,
    province,
    quarry,
    refusals,
    scoring,
    setup,
    tracks,
    verbs,
    view,
)
from serai.games.rajas import round as rounds
from serai.games.rajas.kinds import (
    ANY_GOOD,
    BONUS,
    BUILDING,
    CELL,
    CHAMBER,
    COLOUR,
    DIE,
    FIELD,
    FLOW,
    GOOD,
    HUE,
    JEWEL,
    MARKETS,
    ROADS,
    SEAT,
    SIDE,
    SPACE,
    SPACES,
    STACK,
    TILE,
)
from serai.games.rajas.state import Rajas
from serai.games.rajas.tables import BASIC, NAVARATNAS


class Payment(Kind):
    """Dice of one colour: b3 is a blue three, b3~ the same turned over by karma."""

    label = "dice"
    bits = 44
    rest = True

    def write(self, value: int) -> str:
        """The dice from low to high."""
        colour = value & 255
        move = value << 8
        if colour >= len(components.COLOUR_NAMES) or value >> self.bits:
            raise ValueError(value)
        letter = components.COLOUR_NAMES[colour][0]
        words = []
        for face in range(1, 7):
            words += [f"{letter}{face}"] * verbs.plain_count(move, face)
            words += [f"{letter}{face}~"] * verbs.turned_count(move, face)
        if not words:
            raise ValueError(value)
        return " ".join(words)

    def read(self, word: str) -> int:
        """Dice in any order."""
        value = 0
        letters = set()
        for die in word.casefold().split():
            plain = die.removesuffix("~")
            kind = DIE.read(plain)
            letters.add(kind // 6)
            face = kind % 6
            step, shift, most = (1, 8 + 4 * face, 15) if plain == die else (1, 32 + 2 * face, 3)
            if value >> shift & most == most:
                raise ValueError(word)
            value += step << shift
        if len(letters) != 1:
            raise ValueError(word)
        return value | letters.pop()

    def expected(self) -> str:
        """An example says it best."""
        return "b3 b5, o1~"


NOTATION = Notation(
    "rajas",
    (
        Verb(verbs.QUARRY, "quarry"),
        Verb(verbs.MIXED, "mixed"),
        Verb(verbs.MARKET, "market", (("good", GOOD),)),
        Verb(verbs.FRONT, "front"),
        Verb(verbs.TERRACE, "terrace", (("colour", COLOUR),)),
        Verb(verbs.BALCONY, "balcony", (("colour", COLOUR),)),
        Verb(verbs.CHAMBER, "chamber", (("chamber", CHAMBER),)),
        Verb(verbs.HARBOUR, "harbour"),
        Verb(verbs.PAY, "pay", (("dice", Payment()),)),
        Verb(verbs.TILE, "tile", (("tile", TILE),)),
        Verb(verbs.LAY, "lay", (("cell", CELL), ("roads", ROADS))),
        Verb(verbs.OVERBUILD, "overbuild", (("tile", TILE), ("cell", CELL))),
        Verb(verbs.REROLL, "reroll", (("die", DIE),)),
        Verb(verbs.TAKE, "take", (("colour", COLOUR),)),
        Verb(verbs.RETURN, "return", (("die", DIE),)),
        Verb(verbs.UPGRADE, "upgrade", (("building", BUILDING),)),
        Verb(verbs.SAIL, "sail", (("spaces", SPACES),)),
        Verb(verbs.DONE, "done"),
        Verb(verbs.YIELD, "yield", (("field", FIELD),)),
        Verb(verbs.BONUS, "bonus", (("bonus", BONUS),)),
        Verb(verbs.JEWEL, "jewel", (("jewel", JEWEL), ("field", FIELD))),
        Verb(verbs.SCORE, "score", (("good", ANY_GOOD), ("markets", MARKETS))),
        Verb(verbs.ROLL, "roll", (("die", DIE),), chance=True),
        Verb(verbs.REVEAL, "reveal", (("tile", TILE),), chance=True),
        Verb(verbs.DRAW, "draw", (("jewel", JEWEL),), chance=True),
        Verb(verbs.START, "start", (("seat", SEAT),), chance=True),
        Verb(verbs.GANGA, "ganga", (("pips", Number("pips", 1, 6)),), chance=True),
        Verb(verbs.FLOW, "flow", (("flow", FLOW),), chance=True),
    ),
)


REFUSALS: dict[int, Words] = {
    kernel.NOT_NOW: Words("not-now", (("count", NUMBER),), "R3"),
    kernel.GAME_OVER: Words("game-over", (("seats", NUMBER),), "F1"),
    refusals.SPACE_TAKEN: Words("space-taken", (("seat", SEAT),), "R3"),
    refusals.ALL_TAKEN: Words("all-taken", (("spaces", NUMBER),), "R3"),
    refusals.TOO_LITTLE_MONEY: Words(
        "too-little-money", (("missing", NUMBER), ("held", NUMBER)), "R4"
    ),
    refusals.TOO_FEW_PIPS: Words("too-few-pips", (("missing", NUMBER), ("colour", COLOUR)), "Q1"),
    refusals.MIXED_ONCE: Words("mixed-once", (("allowed", NUMBER),), "M3"),
    refusals.TOO_MANY_MARKETS: Words(
        "too-many-markets", (("given", NUMBER), ("allowed", NUMBER)), "M2"
    ),
    refusals.SCORES_LESS: Words("scores-less", (("money", NUMBER), ("better", NUMBER)), "M2"),
    refusals.NO_DICE: Words("no-dice", (("held", NUMBER),), "M2"),
    refusals.SUPPLY_OUT: Words("supply-out", (("colour", COLOUR),), "R8"),
    refusals.NO_DIE_OF_COLOUR: Words("no-die-of-colour", (("colour", COLOUR),), "P3"),
    refusals.NO_DIE_OF_FACE: Words(
        "no-die-of-face", (("face", NUMBER), ("opposite", NUMBER), ("karma", NUMBER)), "P4"
    ),
    refusals.NOTHING_TO_OVERBUILD: Words("nothing-to-overbuild", (("tiles", NUMBER),), "P8"),
    refusals.RIVER_TOO_SHORT: Words(
        "river-too-short", (("needed", NUMBER), ("ahead", NUMBER)), "P9"
    ),
    refusals.RIVER_END: Words("river-end", (("last", NUMBER),), "H18"),
    refusals.NO_HARBOUR_DIE: Words("no-harbour-die", (("most", NUMBER), ("karma", NUMBER)), "H1"),
    refusals.NOT_HELD: Words(
        "not-held", (("colour", COLOUR), ("face", NUMBER), ("held", NUMBER)), "R5"
    ),
    refusals.TOO_LITTLE_KARMA: Words(
        "too-little-karma", (("needed", NUMBER), ("held", NUMBER)), "K3"
    ),
    refusals.WRONG_COLOUR: Words(
        "wrong-colour", (("colour", COLOUR), ("given_colour", COLOUR)), "R5"
    ),
    refusals.DIE_NOT_NEEDED: Words("die-not-needed", (("paid", NUMBER), ("needed", NUMBER)), "Q2"),
    refusals.KARMA_NOT_NEEDED: Words(
        "karma-not-needed", (("paid", NUMBER), ("needed", NUMBER)), "K3"
    ),
    refusals.TURNED_DOWN: Words("turned-down", (("face", NUMBER), ("opposite", NUMBER)), "K1"),
    refusals.WRONG_PIPS: Words("wrong-pips", (("needed", NUMBER), ("given", NUMBER)), "P4"),
    refusals.HARBOUR_PIPS: Words("harbour-pips", (("given", NUMBER), ("most", NUMBER)), "H1"),
    refusals.ONE_DIE: Words("one-die", (("given", NUMBER),), "R5"),
    refusals.NOT_ON_OFFER: Words("not-on-offer", (("tile", TILE),), "Q1"),
    refusals.SQUARE_TAKEN: Words("square-taken", (("cell", CELL), ("tile", TILE)), "Q6"),
    refusals.SQUARE_UNREACHED: Words("square-unreached", (("cell", CELL),), "Q5"),
    refusals.WRONG_ROADS: Words("wrong-roads", (("given", NUMBER), ("ends", NUMBER)), "Q5"),
    refusals.NOT_CONNECTED: Words("not-connected", (("cell", CELL),), "Q5"),
    refusals.NOT_DEARER: Words("not-dearer", (("price", NUMBER), ("old", NUMBER)), "P8"),
    refusals.OVERBUILT_ONCE: Words("overbuilt-once", (("cell", CELL),), "P8"),
    refusals.CUTS_OFF: Words("cuts-off", (("tiles", NUMBER),), "P8"),
    refusals.EMPTY_SQUARE: Words("empty-square", (("cell", CELL),), "P8"),
    refusals.FULLY_UPGRADED: Words(
        "fully-upgraded", (("building", BUILDING), ("level", NUMBER)), "Q7"
    ),
    refusals.TOO_FAR: Words("too-far", (("given", NUMBER), ("allowed", NUMBER)), "H1"),
    refusals.MUST_SAIL: Words("must-sail", (("least", NUMBER),), "H1"),
    refusals.IN_ORDER: Words("in-order", (("colour", COLOUR), ("face", NUMBER)), "P1"),
    refusals.FIELD_NOT_REACHED: Words("field-not-reached", (("field", FIELD),), "Q4"),
    refusals.FIELD_COVERED: Words("field-covered", (("field", FIELD),), "N6"),
    refusals.FIELD_COLOUR: Words("field-colour", (("field_hue", HUE), ("tile_hue", HUE)), "N10"),
    refusals.JEWEL_GONE: Words("jewel-gone", (("jewel", JEWEL),), "N5"),
    refusals.OTHER_JEWEL: Words("other-jewel", (("jewel", JEWEL),), "N4"),
    refusals.KARMA_NO_USE: Words("karma-no-use", (("held", NUMBER),), "K3"),
    refusals.WRONG_SQUARE: Words("wrong-square", (("cell", CELL),), "P8"),
    refusals.NO_MOGUL: Words("no-mogul", (("first", NUMBER),), "H8"),
    refusals.BONUS_NOT_DUE: Words("bonus-not-due", (("due", NUMBER),), "T6"),
    refusals.NO_GAIN: Words("no-gain", (("turned", NUMBER), ("plain", NUMBER)), "M2"),
}

NOTES: dict[int, Words] = {
    notes.MONEY_GAINED: Words("money-gained", (("amount", NUMBER), ("total", NUMBER))),
    notes.MONEY_PAID: Words("money-paid", (("amount", NUMBER), ("total", NUMBER))),
    notes.FAME_GAINED: Words("fame-gained", (("amount", NUMBER), ("total", NUMBER))),
    notes.KARMA_GAINED: Words("karma-gained", (("amount", NUMBER), ("total", NUMBER))),
    notes.WORKER_GAINED: Words("worker-gained", (("total", NUMBER),)),
    notes.WORKER_LEFT: Words("worker-left"),
    notes.BOAT_MOVED: Words("boat-moved", (("space", NUMBER),)),
    notes.LEVEL_RAISED: Words("level-raised", (("building", BUILDING), ("level", NUMBER))),
    notes.TILE_LAID: Words("tile-laid", (("tile", TILE), ("cell", CELL))),
    notes.FIELD_REACHED: Words("field-reached", (("field", FIELD),)),
    notes.MARKERS_MET: Words("markers-met", (("fame", NUMBER), ("money", NUMBER))),
    notes.ROUND_BEGINS: Words("round-begins", (("round", NUMBER),)),
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


RANGES: dict[str, tuple[int, int]] = {
    "aside": (0, 0xFFFF),
    "bare": (0, 2 ** len(FIELD.names) - 1),
    "cell": (0, len(CELL.names) - 1),
    "chamber": (1, len(CHAMBER.names)),
    "chosen": (0, 0xFFFF),
    "colour": (0, len(COLOUR.names) - 1),
    "colours": (0, 2 ** len(COLOUR.names) - 1),
    "cost": (1, max(components.TILES.cost)),
    "fields": (0, 2 ** len(FIELD.names) - 1),
    "fresh": (0, 1),
    "good": (0, len(GOOD.names) - 1),
    "goods": (0, market.DIFFERENT),
    "laid": (0, 2 ** len(FLOW.names) - 1),
    "last": (0, len(DIE.names) - 1),
    "least": (0, SPACES.high),
    "left": (0, len(COLOUR.names) * components.number("dice_per_colour")),
    "markets": (0, MARKETS.high),
    "may": (0, 1),
    "most": (0, SPACES.high),
    "nth": (0, components.SEATS[-1]),
    "once": (0, 1),
    "seat": (0, SEAT.high),
    "space": (0, SPACE.high + 6),
    "stack": (0, len(STACK.names) - 1),
    "stay": (0, 1),
    "tile": (0, len(TILE.names) - 1),
}


class RajasGame(Game):
    """Rajas of the Ganges, all of it."""

    name = "rajas"
    package = "serai.games.rajas"
    versions = (2,)
    seats = components.SEATS
    options = (
        Option("navaratnas"),
        Option("ganga"),
        Option("sides", SIDE.names, None, per_seat=True),
        Option("harbour_stay"),
    )
    notation = NOTATION
    refusals = REFUSALS
    notes = NOTES
    questions = QUESTIONS
    ranges = RANGES
    rules = (
        setup.SetUp,
        rounds.Rounds,
        rounds.Turn,
        quarry.Quarry,
        karma.Payment,
        province.Reveal,
        province.SpecialYields,
        province.Upgrade,
        market.OneGood,
        market.ScoreMarkets,
        palace.FrontTerrace,
        palace.Balcony,
        palace.Chamber,
        palace.ChamberOfChoice,
        builder.MasterBuilder,
        harbour.Harbour,
        harbour.Sail,
        dice.TakeDice,
        dice.Roll,
        tracks.Bonuses,
        navaratnas.WhiteTile,
        navaratnas.FirstJewel,
        navaratnas.ChooseJewel,
        ganga.GangaTiles,
    )

    def settle(self, seats: int, wanted: Mapping[str, Any]) -> Options:
        """§X1 A mixed table has its own rules, so it cannot be the full Navaratnas game too."""
        settled = super().settle(seats, wanted)
        sides = settled["sides"]
        if sides is not None and settled["navaratnas"] and "basic" in sides:
            raise Problem("sides-and-navaratnas", game="rajas")
        if sides is not None and len(set(sides)) == 1:
            settled["navaratnas"] = sides[0] == "navaratnas"
            settled["sides"] = None
        return settled

    def new(self, desk: Desk, seats: int, options: Options, version: int) -> State:
        """§N1–N5, §X1, §X2 All seats on one side, or each on its own."""
        jewelled = options["navaratnas"]
        sides = [NAVARATNAS if jewelled else BASIC] * seats
        if options["sides"] is not None:
            sides = [SIDE.read(side) for side in options["sides"]]
        s = setup.new_table(desk, sides, jewelled, options["ganga"], options["harbour_stay"])
        s.version = version
        return s

    def scores(self, s: Rajas) -> list[int]:
        return scoring.scores(s)

    def winners(self, s: Rajas) -> list[int]:
        return scoring.winners(s)

    def ranks(self, s: Rajas) -> list[int]:
        return scoring.ranks(s)

    def facts(self, s: Rajas) -> dict[str, Any]:
        return position.facts(s)

    def restore(
        self, desk: Desk, seats: int, options: Options, version: int, facts: Mapping[str, Any]
    ) -> State:
        table = self.new(desk, seats, options, version)
        assert isinstance(table, Rajas)
        position.restore(table, facts)
        return table

    def view(self, s: Rajas, seat: int | None) -> dict[str, Any]:
        empty = [NOTATION.write(move) for move in rounds.empty_spaces(s)]
        return {**view.view(s, seat), "brings_nothing": empty}

    def audit(self, s: Rajas) -> str:
        return audit.broken_law(s)


GAME = RajasGame()
