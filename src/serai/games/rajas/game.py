"""Rajas of the Ganges as the house knows it: its table of moves, its options, and all it can do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.core import kernel
from serai.core.game import Game, Option, Options, Reckoning, TurnKey, in_progress
from serai.core.kernel import Desk, State
from serai.core.notation import Kind, Notation, Number, Verb
from serai.core.speech import Problem
from serai.games.rajas import (
    audit,
    builder,
    components,
    dice,
    gains,
    ganga,
    giving,
    harbour,
    karma,
    ledger,
    market,
    navaratnas,
    palace,
    position,
    province,
    quarry,
    scoring,
    setup,
    telling,
    tracks,
    upgrades,
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
    JEWEL,
    MARKETS,
    MONEY,
    ROADS,
    SEAT,
    SIDE,
    SPACE,
    SPACES,
    STACK,
    TILE,
)
from serai.games.rajas.shape import RajasSeen, RajasView
from serai.games.rajas.state import BY_MONEY, Rajas
from serai.games.rajas.tables import BASIC, NAVARATNAS
from serai.games.rajas.wording import NOTES, QUESTIONS, REFUSALS

giving.GIVER.append(gains.Printed())


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

    def parts(self, value: int) -> list[str]:
        """The dice as they lie; turning one over does not move it."""
        return self.write(value).replace("~", "").split()


ONE_COLOUR = (("colour", COLOUR),)
ONE_DIE = (("die", DIE),)
ONE_TILE = (("tile", TILE),)

NOTATION = Notation(
    "rajas",
    (
        Verb(verbs.QUARRY, "quarry", at=("quarry",), piece="worker@"),
        Verb(verbs.MIXED, "mixed", at=("mixed",), piece="worker@"),
        Verb(verbs.MARKET, "market", (("good", GOOD),), at=("market:{good}",), piece="worker@"),
        Verb(verbs.FRONT, "front", at=("front",), piece="worker@"),
        Verb(
            verbs.TERRACE,
            "terrace",
            ONE_COLOUR,
            at=("terrace:{colour}",),
            piece="worker@",
            says=("die-taken",),
        ),
        Verb(verbs.BALCONY, "balcony", ONE_COLOUR, at=("balcony:{colour}",), piece="worker@"),
        Verb(
            verbs.CHAMBER,
            "chamber",
            (("chamber", CHAMBER),),
            at=("chamber:{chamber}",),
            piece="worker@",
        ),
        Verb(verbs.HARBOUR, "harbour", at=("harbour",), piece="worker@"),
        Verb(verbs.PAY, "pay", (("paid_die", Payment()),), at=("die:{paid_die}@",)),
        Verb(verbs.TILE, "tile", ONE_TILE, at=("tile:{tile}",)),
        Verb(
            verbs.LAY,
            "lay",
            (("cell", CELL), ("roads", ROADS)),
            at=("square:{cell}@",),
            turns=True,
            says=("tile-laid",),
        ),
        Verb(
            verbs.OVERBUILD,
            "overbuild",
            (("tile", TILE), ("cell", CELL)),
            at=("tile:{tile}", "square:{cell}@"),
        ),
        Verb(verbs.REROLL, "reroll", ONE_DIE, at=("die:{die}@",), gathers="die"),
        Verb(verbs.TAKE, "take", ONE_COLOUR, at=("supply:{colour}",), gathers="colour"),
        Verb(verbs.RETURN, "return", ONE_DIE, at=("die:{die}@",), gathers="die"),
        Verb(verbs.UPGRADE, "upgrade", (("building", BUILDING),), at=("building:{building}@",)),
        Verb(  # where to: `touched`
            verbs.SAIL, "sail", (("spaces", SPACES),), piece="boat@", told_by=("boat-moved",)
        ),
        Verb(verbs.DONE, "done", closes=True),
        Verb(
            verbs.YIELD,
            "yield",
            (("field", FIELD),),
            at=("field:{field}@",),
            told_by=("field-reached",),
        ),
        Verb(
            verbs.BONUS,
            "bonus",
            (("bonus", BONUS),),
            at=("bonus:{bonus}",),
            told_by=("bonus-taken",),
        ),
        Verb(
            verbs.JEWEL,
            "jewel",
            (("jewel", JEWEL), ("field", FIELD)),
            at=("jewel:{jewel}", "field:{field}@"),
        ),
        Verb(
            verbs.SCORE,
            "score",
            (("good", ANY_GOOD), ("markets", MARKETS), ("money", MONEY)),
            at=("good:{good}@",),
            says=("money-gained",),
        ),
        Verb(verbs.ROLL, "roll", ONE_DIE, chance=True, told_by=("die-rolled", "die-rerolled")),
        Verb(verbs.REVEAL, "reveal", ONE_TILE, chance=True, at=("tile:{tile}",)),
        Verb(verbs.DRAW, "draw", (("jewel", JEWEL),), chance=True, at=("jewel:{jewel}",)),
        Verb(verbs.START, "start", (("seat", SEAT),), chance=True),
        Verb(verbs.GANGA, "ganga", (("pips", Number("pips", 1, 6)),), chance=True),
        Verb(verbs.FLOW, "flow", (("flow", FLOW),), chance=True),
    ),
)


RANGES: dict[str, tuple[int, int]] = {
    "aside": (0, 0xFFFF),
    "bare": (0, 2 ** len(FIELD.names) - 1),
    "cause": (0, BY_MONEY),
    "cell": (0, len(CELL.names) - 1),
    "chamber": (1, len(CHAMBER.names)),
    "chosen": (0, 0xFFFF),
    "colour": (0, len(COLOUR.names) - 1),
    "colours": (0, 2 ** len(COLOUR.names) - 1),
    "cost": (1, max(components.TILES.cost)),
    "fields": (0, 2 ** len(FIELD.names) - 1),
    "fresh": (0, 1),
    "good": (0, len(GOOD.names) - 1),
    "goods": (0, market.EACH),
    "laid": (0, 2 ** len(FLOW.names) - 1),
    "last": (0, len(DIE.names) - 1),
    "least": (0, SPACES.high),
    "left": (0, components.MOST_DICE),
    "markets": (0, components.MOST_SCORED),
    "may": (0, 1),
    "most": (0, SPACES.high),
    "nth": (0, components.SEATS[-1]),
    "once": (0, 1),
    "over": (0, 1),
    "seat": (0, SEAT.high),
    "space": (0, SPACE.high + 6),
    "stack": (0, len(STACK.names) - 1),
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
    sources = ledger.STEPS
    notation = NOTATION
    refusals = REFUSALS
    notes = NOTES
    questions = QUESTIONS
    ranges = RANGES
    shape = RajasView
    rules = (
        setup.SetUp,
        rounds.Rounds,
        rounds.Turn,
        quarry.Quarry,
        karma.Payment,
        province.Reveal,
        province.SpecialYields,
        upgrades.Upgrade,
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

    def turn_of(self, s: Rajas) -> TurnKey | None:
        """§R1 One for each seat in each pass of a round."""
        turn = in_progress(s, rounds.Turn)
        return None if turn is None else (turn.by, s.round, s.lap)

    def scores(self, s: Rajas) -> list[int]:
        return scoring.scores(s)

    def winners(self, s: Rajas) -> list[int]:
        return scoring.winners(s)

    def ranks(self, s: Rajas) -> list[int]:
        return scoring.ranks(s)

    def reckonings(self, s: Rajas) -> list[Reckoning]:
        scores, ranks = scoring.scores(s), scoring.ranks(s)
        steps = ledger.steps(s) or [{}] * s.seats
        return [Reckoning(i, ranks[i], scores[i], steps[i]) for i in range(s.seats)]

    def facts(self, s: Rajas) -> dict[str, Any]:
        return position.facts(s)

    def restore(
        self, desk: Desk, seats: int, options: Options, version: int, facts: Mapping[str, Any]
    ) -> State:
        table = self.new(desk, seats, options, version)
        assert isinstance(table, Rajas)
        position.restore(table, facts)
        return table

    def view(self, s: Rajas, seat: int | None) -> RajasSeen:
        return view.view(s, seat, [NOTATION.write(move) for move in rounds.empty_spaces(s)])

    def touched(self, s: Rajas, move: int) -> list[str]:
        """A boat is sent to the space where it would arrive."""
        if kernel.verb(move) != verbs.SAIL:
            return super().touched(s, move)
        return [f"river:{s.players[s.stack[-1].by].boat + (move >> 8)}"]

    def moves_at(self, s: Rajas, place: str) -> list[int]:
        """To a space of the river one sails, as far as it is from the own boat."""
        kind, _, space = place.partition(":")
        if kind != "river" or not space.isdigit():
            return super().moves_at(s, place)
        spaces = int(space) - s.players[s.stack[-1].by].boat
        return [verbs.SAIL | spaces << 8] if 0 <= spaces <= SPACES.high else []

    def in_context(self, s: Rajas | None, args: Mapping[str, int | str]) -> dict[str, int | str]:
        """A tile is told with what is printed on it."""
        return {**super().in_context(s, args), **telling.meant(args)}

    def at_hand(self, s: Rajas | None, move: int) -> dict[str, int | str]:
        return telling.at_hand(move)

    def audit(self, s: Rajas) -> str:
        return audit.broken_law(s)


GAME = RajasGame()
