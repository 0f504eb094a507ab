"""Pebbles: a tiny game that uses every part of the kernel, for tests and for docs/add-a-game.md.

Take one, two or three pebbles from a heap of twelve. Who takes two lets everybody else follow
with one. Who takes three tosses a coin: heads are one more, tails polish one of the own. At any
time in the own turn a pebble can be polished: it is then worth two points instead of one. The last
pebble ends the game.

Its rules have changed once, and both versions are played (docs/versions.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from serai.core import shape
from serai.core.box import Corrections
from serai.core.game import Game, Option, Options, TurnKey, Words, in_progress
from serai.core.kernel import (
    AGAIN,
    ASK,
    CHANCE,
    END,
    GAME_OVER,
    NEXT,
    NOT_NOW,
    OK,
    WAIT,
    Desk,
    Rule,
    State,
    arg,
    refusal,
    verb,
)
from serai.core.notation import Notation, Number, Verb
from serai.core.reading import Reader, checked_number

# --- versions of the rules: what changed, and since when -----------------------------------

TAILS_POLISH: Final = 2  # before, tails brought nothing

# --------------------------------------------------------------------------------------------

TAKE, PASS, POLISH, COIN = 1, 2, 3, 4
HEAP_TOO_SMALL, NO_ROUGH_PEBBLE = 16, 17


class Pebbles(State):
    """A heap, and rough and polished pebbles of each seat."""

    def __init__(self, desk: Desk, seats: int) -> None:
        super().__init__(desk, seats)
        self.heap = 12
        self.rough = [0] * seats
        self.polished = [0] * seats

    def copy(self) -> Pebbles:
        new = Pebbles(self.desk, self.seats)
        new.heap = self.heap
        new.rough = list(self.rough)
        new.polished = list(self.polished)
        new.turn = self.turn
        new.version = self.version
        new.stack = [rule.copy() for rule in self.stack]
        return new

    def copy_from(self, other: Any) -> None:
        super().copy_from(other)
        self.heap = other.heap
        self.rough = list(other.rough)
        self.polished = list(other.polished)
        self.turn = other.turn
        self.version = other.version

    def gain_pebbles(self, seat: int, n: int) -> None:
        self.heap -= n
        self.rough[seat] += n

    def offer_free(self, rule: Rule) -> None:
        """At any time: polish a pebble."""
        self.offer_unless(self.bars_polishing(rule.by), POLISH)

    def start_free(self, seat: int, m: int) -> bool:
        if verb(m) != POLISH:
            return False
        self.move_to_polished(seat)
        return True

    def move_to_polished(self, seat: int) -> None:
        self.rough[seat] -= 1
        self.polished[seat] += 1

    def bars_polishing(self, seat: int) -> int:
        return OK if self.rough[seat] > 0 else refusal(NO_ROUGH_PEBBLE, self.rough[seat])


class Rounds(Rule):
    """Everybody in turn until the heap is gone."""

    ROUND: Final = 0

    def step(self, s: Any, m: int) -> int:
        if s.heap == 0:
            return END
        s.turn = (s.turn + 1) % s.seats
        s.call(Turn(s.turn))
        return AGAIN

    def copy(self) -> Rule:
        new = Rounds(self.by)
        new.at = self.at
        return new


class Turn(Rule):
    """Take up to three pebbles; two invite the others, three toss a coin."""

    locals = ("taken",)

    TAKE: Final = 0
    FOLLOWERS: Final = 1
    COIN: Final = 2

    def __init__(self, by: int = 0) -> None:
        super().__init__(by)
        self.taken = 0

    def step(self, s: Any, m: int) -> int:
        match self.at:
            case self.TAKE:
                return self.ask_take(s) if m == ASK else self.on_take(s, m)
            case self.FOLLOWERS:
                return self.do_followers(s)
            case self.COIN:
                return self.do_coin(s)
            case _:
                return END

    def ask_take(self, s: Any) -> int:
        for n in range(1, 4):
            barred = OK if n <= s.heap else refusal(HEAP_TOO_SMALL, n - s.heap, s.heap)
            s.offer_unless(barred, TAKE | n << 8)
        return WAIT

    def on_take(self, s: Any, m: int) -> int:
        self.taken = arg(m)
        s.gain_pebbles(self.by, self.taken)
        return NEXT

    def do_followers(self, s: Any) -> int:
        if self.taken == 2:
            for i in range(1, s.seats):
                s.call(Follow((self.by + i) % s.seats))
        return NEXT

    def do_coin(self, s: Any) -> int:
        if self.taken == 3:
            s.call(Coin(self.by))
        return NEXT

    def copy(self) -> Rule:
        new = Turn(self.by)
        new.at = self.at
        new.taken = self.taken
        return new


class Follow(Rule):
    """Somebody took two: everybody else may take one."""

    TAKE: Final = 0

    def step(self, s: Any, m: int) -> int:
        if self.at != self.TAKE or s.heap == 0:
            return END
        if m == ASK:
            s.offer(PASS)
            s.offer(TAKE | 1 << 8)
            return WAIT
        if verb(m) == TAKE:
            s.gain_pebbles(self.by, 1)
        return NEXT

    def copy(self) -> Rule:
        new = Follow(self.by)
        new.at = self.at
        return new


class Coin(Rule):
    """Heads: one more pebble. Tails: one of the three just taken is polished."""

    locals = ("seat",)

    TOSS: Final = 0

    def __init__(self, seat: int = 0) -> None:
        super().__init__(CHANCE)
        self.seat = seat

    def step(self, s: Any, m: int) -> int:
        if self.at != self.TOSS:
            return END
        if m == ASK:
            s.offer(COIN)
            s.offer(COIN | 1 << 8)
            return WAIT
        if arg(m) and s.heap:
            s.gain_pebbles(self.seat, 1)
        if not arg(m) and s.version >= TAILS_POLISH:
            s.move_to_polished(self.seat)
        return NEXT

    def copy(self) -> Rule:
        new = Coin(self.seat)
        new.at = self.at
        return new


class PebblesPlayer(shape.Player):
    """What a player has."""

    rough: int
    polished: int


class PebblesSeen(shape.Seen):
    """What the game tells."""

    heap: int
    players: list[PebblesPlayer]


class PebblesView(shape.Setting, PebblesSeen):
    """What a seat sees."""


class PebblesGame(Game):
    """The tables of the game."""

    name = "pebbles"
    package = "tests.core"  # where its messages are
    versions: tuple[int, ...] = (1, 2)
    data = "9ebb1e5"  # there are no components: a heap is a heap
    box: Corrections = {}  # noqa: RUF012
    boxed = "b0c5ed"  # its digest with any corrections
    seats = (2, 3)
    options: tuple[Option, ...] = (Option("big_heap"),)
    notation = Notation(
        "pebbles",
        (
            Verb(TAKE, "take", (("n", Number("n", 1, 3)),), at=("heap",)),
            Verb(PASS, "pass"),
            Verb(POLISH, "polish", free=True, at=("rough@",)),
            Verb(COIN, "coin", (("side", Number("side", 0, 1)),), chance=True),
        ),
    )
    refusals = {  # noqa: RUF012 (read only)
        NOT_NOW: Words("not-now", (("count", None),)),
        GAME_OVER: Words("game-over", (("seats", None),)),
        HEAP_TOO_SMALL: Words("heap-too-small", (("missing", None), ("heap", None))),
        NO_ROUGH_PEBBLE: Words("no-rough-pebble", (("held", None),)),
    }
    notes: Mapping[int, Words] = {}
    shape = PebblesView
    rules = (Rounds, Turn, Follow, Coin)
    ranges = {"taken": (0, 3), "seat": (0, 2)}  # noqa: RUF012
    questions = {  # noqa: RUF012
        ("Turn", "take"): "take",
        ("Follow", "take"): "follow",
        ("Coin", "toss"): "coin",
    }

    def data_with(self, box: Corrections) -> str:
        return self.boxed if box else PebblesGame.data

    def new(self, desk: Desk, seats: int, options: Options, version: int) -> State:
        s = Pebbles(desk, seats)
        s.version = version
        s.heap = 24 if options["big_heap"] else 12
        s.turn = seats - 1
        s.call(Rounds())
        return s

    def turn_of(self, s: Any) -> TurnKey | None:
        turn = in_progress(s, Turn)  # never twice in a row for one seat
        return None if turn is None else (turn.by,)

    def scores(self, s: Any) -> list[int]:
        return [r + 2 * p for r, p in zip(s.rough, s.polished, strict=True)]

    def winners(self, s: Any) -> list[int]:
        best = max(self.scores(s))
        return [i for i, n in enumerate(self.scores(s)) if n == best and not s.stack]

    def ranks(self, s: Any) -> list[int]:
        return [1 + sum(other > own for other in self.scores(s)) for own in self.scores(s)]

    def facts(self, s: Any) -> dict[str, Any]:
        rough, polished = list(s.rough), list(s.polished)
        return {"heap": s.heap, "turn": s.turn, "rough": rough, "polished": polished}

    def restore(
        self, desk: Desk, seats: int, options: Options, version: int, facts: Mapping[str, Any]
    ) -> State:
        reader = Reader(facts)
        s = Pebbles(desk, seats)
        s.version = version
        s.heap = reader.number("heap", 0, 24)
        s.turn = reader.number("turn", 0, seats - 1)
        s.rough = [checked_number(n, 0, 24, "rough") for n in reader.list("rough", seats)]
        s.polished = [checked_number(n, 0, 24, "polished") for n in reader.list("polished", seats)]
        reader.finish()
        return s

    def view(self, s: Any, seat: int | None) -> PebblesSeen:
        scores = self.scores(s)
        return {
            "you": seat,
            "seats": s.seats,
            "over": not s.stack,
            "scores": [*scores],
            "ranks": self.ranks(s),
            "clock": {"turn_seat": s.turn},
            "heap": s.heap,
            "players": [
                {"seat": i, "score": scores[i], "rough": s.rough[i], "polished": s.polished[i]}
                for i in range(s.seats)
            ],
        }

    def audit(self, s: Any) -> str:
        total = s.heap + sum(s.rough) + sum(s.polished)
        return "" if total in (12, 24) and s.heap >= 0 else f"{total} pebbles"


GAME = PebblesGame()
