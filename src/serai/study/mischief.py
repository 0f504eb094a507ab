"""Moves that nobody may make: strange numbers, moves not on offer, mistyped words, wrong types."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from serai.core.game import Game
from serai.core.notation import Notation, Verb
from serai.core.speech import IllegalMove, Refusal
from serai.study.checks import check_code, check_texts
from serai.study.findings import Broken
from serai.table.match import Match

OFTEN = {"near": 4, "seen": 3, "unoffered": 2, "mistyped": 2}  # the others once

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789~-_* \t\n"
ODD_TEXTS = (
    "",
    " ",
    "\n",
    "\0",
    "—",
    "*",
    "0",
    "-1",
    "pay" * 400,
    "take " * 200,
    "💥",
    "ß ẞ İ ı",
    "\ud800",
    "{ $word }",
    "%s %d {}",
    "../../etc",
    "<b>quarry</b>",
    "٣ ²",
    "\u202equarry",
    "nan",
    "None",
)
ODD_THINGS: tuple[Any, ...] = (
    None,
    True,
    False,
    0.0,
    3.5,
    float("nan"),
    float("inf"),
    1j,
    b"quarry",
    bytearray(b"x"),
    (),
    (1, 2),
    [],
    ["quarry"],
    {},
    {"verb": "quarry"},
    {1},
    object,
    range(3),
    ...,
    len,
)


class Mischief:
    """Makes up illegal moves, of one kind after the other."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        makers: dict[str, Callable[[Match, Sequence[int]], Any]] = {
            "number": self.number,
            "unoffered": self.unoffered,
            "near": self.near,
            "seen": self.seen_before,
            "mistyped": self.mistyped,
            "junk": self.junk,
            "thing": self.thing,
        }
        self.makers = makers
        self.often = [kind for kind in makers for _ in range(OFTEN.get(kind, 1))]

    def attempt(self, match: Match, seen: Sequence[int]) -> tuple[str, Any]:
        """An illegal move and its kind; `seen` are moves that were offered at other times."""
        while True:
            kind = self.rng.choice(self.often)
            move = self.makers[kind](match, seen)
            if not is_offered(match, move):
                return kind, move

    def number(self, match: Match, seen: Sequence[int]) -> int:
        """Any number: negative, small, a bit off an offered move, beyond all bounds."""
        rng = self.rng
        match rng.randrange(6):
            case 0:
                return -rng.getrandbits(rng.choice((1, 8, 31, 63, 80)))
            case 1:
                return rng.getrandbits(rng.choice((63, 64, 65, 128)))
            case 2:
                return rng.choice(match.options or [0]) ^ 1 << rng.randrange(64)
            case 3:
                return int(10 ** rng.choice((19, 400, 5000)))
            case _:
                return rng.getrandbits(rng.randrange(1, 62))

    def unoffered(self, match: Match, seen: Sequence[int]) -> int:
        """A well-formed move out of the table of verbs."""
        return well_formed(self.game.notation, self.rng)

    def near(self, match: Match, seen: Sequence[int]) -> int:
        """The verb of an offered move with other arguments: where rules say no, not grammar."""
        notation = self.game.notation
        moves = [move for move in match.options if notation.verb(move).args]
        verb = notation.verb(self.rng.choice(moves or seen or [self.unoffered(match, seen)]))
        return well_formed(notation, self.rng, verb)

    def seen_before(self, match: Match, seen: Sequence[int]) -> int:
        """A move that makes sense at another time."""
        if not seen:
            return self.unoffered(match, seen)
        return self.rng.choice(seen)

    def mistyped(self, match: Match, seen: Sequence[int]) -> str:
        """A move with a slip of the pen."""
        pool = match.options or list(seen)
        move = self.rng.choice(pool) if pool else self.unoffered(match, seen)
        words = self.game.notation.write(move).split(" ")
        rng = self.rng
        match rng.randrange(7):
            case 0:
                del words[rng.randrange(len(words))]
            case 1:
                words.insert(rng.randrange(len(words) + 1), rng.choice(words))
            case 2:
                rng.shuffle(words)
            case 3:
                words[rng.randrange(len(words))] = self.word()
            case 4:
                words.append(self.word())
            case _:
                nth = rng.randrange(len(words))
                words[nth] = slip(words[nth], rng)
        return " ".join(words)

    def word(self) -> str:
        """A word that moves are made of."""
        return self.rng.choice(
            self.game.notation.write(well_formed(self.game.notation, self.rng)).split()
        )

    def junk(self, match: Match, seen: Sequence[int]) -> str:
        """No move at all."""
        rng = self.rng
        if rng.randrange(2):
            return rng.choice(ODD_TEXTS)
        return "".join(
            chr(rng.choice((rng.randrange(32, 127), rng.randrange(1, 0xD7FF))))
            for _ in range(rng.randrange(40))
        )

    def thing(self, match: Match, seen: Sequence[int]) -> Any:
        """Not even a text or a number."""
        return self.rng.choice(ODD_THINGS)


def slip(word: str, rng: random.Random) -> str:
    """One letter wrong, missing, doubled or too many."""
    place = rng.randrange(len(word) + 1)
    match rng.randrange(3):
        case 0:
            return word[:place] + rng.choice(LETTERS) + word[place + 1 :]
        case 1:
            return word[:place] + word[place + 1 :]
        case _:
            return word[:place] + rng.choice(LETTERS) + word[place:]


def well_formed(notation: Notation, rng: random.Random, wanted: Verb | None = None) -> int:
    """Any move (with this verb) that can be written down, sense or no sense."""
    while True:
        verb = rng.choice(notation.verbs) if wanted is None else wanted
        move, shift = verb.number, 8
        for _, kind in verb.args:
            # Small values are names more often than large ones.
            bits = rng.choice((2, 4, 6, 8, kind.bits))
            move |= rng.getrandbits(min(bits, kind.bits)) << shift
            shift += kind.bits
        if notation.is_well_formed(move):
            return move


def is_offered(match: Match, move: Any) -> bool:
    """Whether the engine would be right to accept it."""
    if isinstance(move, str):
        move = match.game.notation.read(move)
    return isinstance(move, int) and not isinstance(move, bool) and move in match.options


def check_refused(match: Match, move: Any, texts: set[tuple[object, ...]]) -> Refusal:
    """An illegal move is refused twice for the same reason, with a text in every language.

    `texts` remembers what has been said already. The position is compared by the caller.
    """
    shown = shortened(move)
    try:
        match.play(move)
    except IllegalMove as illegal:
        refusal = illegal.refusal
    except Exception as error:
        raise Broken("refusal", f"play({shown}) raised {error!r}") from error
    else:
        raise Broken("illegal-accepted", f"play({shown})")
    try:
        again = match.why_not(move)
    except Exception as error:
        raise Broken("refusal", f"why_not({shown}) raised {error!r}") from error
    if again != refusal:
        raise Broken("refusal", f"{shown}: play says {refusal!r}, why_not says {again!r}")
    check_code(match.game, refusal)
    key = (refusal.code, refusal.rule, *refusal.args.items())
    if key not in texts:
        check_texts(refusal)
        texts.add(key)
    return refusal


def shortened(move: Any) -> str:
    """What was tried, short enough to read."""
    if isinstance(move, int) and not isinstance(move, bool) and abs(move) >= 10**40:
        return f"a number of {move.bit_length()} bits"
    return repr(move)[:200]
