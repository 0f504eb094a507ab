"""One table of verbs per game: from it come notation, parsing, JSON and message arguments.

A move is one int: the verb in the lowest 8 bits, then its arguments. Text and int are converted
without looking at a position, so every move can be written down, even one that is not offered.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from serai.core.forgotten import called
from serai.core.kernel import BAD_ARGUMENT, EXTRA_ARGUMENT, MISSING_ARGUMENT, UNKNOWN_VERB
from serai.core.speech import Argument, Refusal


class Kind(ABC):
    """A kind of argument: how its value is written, and how many bits it takes."""

    label: str  # "colour": names the kind in message files
    bits: int = 8
    rest: bool = False  # takes all remaining words

    @abstractmethod
    def write(self, value: int) -> str:
        """The word for a value; ValueError if there is none."""

    @abstractmethod
    def read(self, word: str) -> int:
        """The value of a word; ValueError if it is none."""

    @abstractmethod
    def expected(self) -> str:
        """What may stand here, for a person who got it wrong."""

    def parts(self, value: int) -> list[str]:
        """The single things that a value names, each with a place of its own on the board."""
        return [self.write(value)]

    def words(self) -> list[str]:
        """All words of this kind, if they can be counted; none otherwise."""
        return []


@dataclass(frozen=True)
class Names(Kind):
    """One of a list of names, numbered from `first`."""

    label: str
    names: tuple[str, ...]
    first: int = 0

    def write(self, value: int) -> str:
        """The name."""
        if not self.first <= value < self.first + len(self.names):
            raise ValueError(f"no {self.label} has the number {value}; {self.expected()}")
        return self.names[value - self.first]

    def read(self, word: str) -> int:
        """Capital letters do not matter."""
        low = word.casefold()
        for value, name in enumerate(self.names, self.first):
            if name.casefold() == low:
                return value
        raise ValueError(word)

    def expected(self) -> str:
        """All names, or where they begin and end."""
        if len(self.names) <= 12:
            return " | ".join(self.names)
        return f"{self.names[0]} … {self.names[-1]}"

    def words(self) -> list[str]:
        """All names."""
        return list(self.names)


@dataclass(frozen=True)
class Number(Kind):
    """A whole number."""

    label: str
    low: int
    high: int

    def write(self, value: int) -> str:
        """Its digits."""
        if not self.low <= value <= self.high:
            raise ValueError(f"{self.label} cannot be {value}; {self.expected()}")
        return str(value)

    def read(self, word: str) -> int:
        """Digits only."""
        if not (word.isascii() and word.isdigit() and len(word) <= 3):
            raise ValueError(word)
        value = int(word)
        self.write(value)
        return value

    def expected(self) -> str:
        """Lowest to highest."""
        return f"{self.low} … {self.high}"

    def words(self) -> list[str]:
        """All numbers."""
        return [str(value) for value in range(self.low, self.high + 1)]


@dataclass(frozen=True)
class Way:
    """A place that leads to moves without being touched by them: what one can do there.

    `within`: only in the questions of this rule; else wherever such a move is offered.
    """

    place: str
    within: str = ""


@dataclass(frozen=True)
class Verb:
    """A kind of move: its number, its word, and its arguments by name.

    `at` are the places of the board that such a move touches, `piece` what goes to the first of
    them, both as patterns over the arguments (`places.py`); `way` leads to it as well.
    """

    number: int
    name: str
    args: tuple[tuple[str, Kind], ...] = ()
    chance: bool = False
    free: bool = False  # may be put in at any time, beside the open question
    at: tuple[str, ...] = ()
    piece: str = ""
    opens: int = 0  # so many of its places can be touched first; 0: any
    way: Way | None = None
    idle: bool = False  # only says that nothing more is wanted
    # Ends what a question was about and is named by it, or only leads to what follows: left out of
    # the log.
    closes: bool = False
    says: tuple[str, ...] = ()  # notes that say nothing more if they come right after it
    told_by: tuple[str, ...] = ()  # notes that say it all if they come right after it
    turns: bool = False  # its moves at one place lay the same thing there, turned
    gathers: str = ""  # several in a row are told as one, with all that these arguments name


class Notation:
    """Writes and reads the moves of one game."""

    def __init__(self, game: str, verbs: Sequence[Verb]) -> None:
        self.game = game
        self.verbs = tuple(verbs)
        self.by_number = {verb.number: verb for verb in verbs}
        self.by_name = {verb.name: verb for verb in verbs}
        if len(self.by_number) != len(verbs) or len(self.by_name) != len(verbs):
            raise ValueError("two verbs share a number or a name")

    def verb(self, move: int) -> Verb:
        """The verb of a move that is well formed; ValueError for other numbers."""
        verb = self.by_number.get(move & 255) if 0 <= move < 1 << 62 else None
        if verb is None:
            name = called(f"serai.games.{self.game}", "verbs", move & 255)
            raise ValueError(
                f"{self.game}: {move} is no move, since no verb has the number {name}. A verb of"
                " the rules needs a row in the game's `notation`."
            )
        return verb

    def arguments(self, move: int) -> list[tuple[str, Kind, int]]:
        """Name, kind and value of each argument; ValueError if bits are left over."""
        verb = self.verb(move)
        rest = move >> 8
        found = []
        for name, kind in verb.args:
            found.append((name, kind, rest & (1 << kind.bits) - 1))
            rest >>= kind.bits
        if rest:
            raise ValueError(f"{self.game}: {verb.name} has fewer arguments than {move} holds")
        return found

    def write(self, move: int) -> str:
        """The move as people write it; ValueError for a number that is no move."""
        words = [kind.write(value) for _, kind, value in self.arguments(move)]
        return " ".join([self.verb(move).name, *words])

    def read(self, text: str) -> int | Refusal:
        """The move that a text means, or why it means none."""
        words = text.split()
        verb = self.by_name.get(words[0].casefold()) if words else None
        if verb is None:
            return self.unknown(words[0] if words else "—")
        return self.read_arguments(verb, words[1:])

    def unknown(self, word: str) -> Refusal:
        """Something that is no move at all."""
        known = [verb.name for verb in self.verbs if not verb.chance]
        args: dict[str, Argument] = {
            "word": word[:40],
            "known": " ".join(known),
            "count": len(known),
        }
        return Refusal(UNKNOWN_VERB, "unknown-verb", args, game=self.game)

    def read_arguments(self, verb: Verb, words: list[str]) -> int | Refusal:
        """The words after the verb, one for each argument (the last may take several)."""
        if verb.args and verb.args[-1][1].rest and len(words) >= len(verb.args):
            last = len(verb.args) - 1
            words = [*words[:last], " ".join(words[last:])]
        move, shift = verb.number, 8
        for nth, (_, kind) in enumerate(verb.args):
            if nth == len(words):
                return self.missing(verb, nth + 1, kind.expected())
            try:
                move |= kind.read(words[nth]) << shift
            except ValueError:
                return self.bad(verb, nth + 1, words[nth][:40], kind.expected())
            shift += kind.bits
        if len(words) > len(verb.args):
            return self.extra(verb, words[len(verb.args)][:40])
        return move

    def bad(self, verb: Verb, nth: int, given: str, expected: str) -> Refusal:
        """An argument that cannot be understood."""
        args: dict[str, Argument] = {
            "verb": verb.name,
            "nth": nth,
            "given": given,
            "expected": expected,
        }
        return Refusal(BAD_ARGUMENT, "bad-argument", args, game=self.game)

    def missing(self, verb: Verb, nth: int, expected: str) -> Refusal:
        """A word too few."""
        args: dict[str, Argument] = {"verb": verb.name, "nth": nth, "expected": expected}
        return Refusal(MISSING_ARGUMENT, "missing-argument", args, game=self.game)

    def extra(self, verb: Verb, given: str) -> Refusal:
        """A word too many."""
        args: dict[str, Argument] = {"verb": verb.name, "count": len(verb.args), "given": given}
        return Refusal(EXTRA_ARGUMENT, "extra-argument", args, game=self.game)

    def is_well_formed(self, move: int) -> bool:
        """Whether a number is a move at all, offered or not."""
        try:
            return self.read(self.write(move)) == move
        except ValueError:
            return False

    def to_json(self, move: int) -> dict[str, object]:
        """Verb and arguments as words."""
        args = {name: kind.write(value) for name, kind, value in self.arguments(move)}
        return {"verb": self.verb(move).name, **args}
