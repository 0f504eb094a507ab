"""What a game hands to the rest of the house."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from serai.core import data, places
from serai.core.box import Corrections
from serai.core.forgotten import Forgotten, called
from serai.core.kernel import Desk, Rule, State
from serai.core.luck import Luck
from serai.core.notation import Kind, Notation
from serai.core.speech import Arguments, Problem, Refusal, shown
from serai.core.steps import step_of

Options = dict[str, Any]


@dataclass(frozen=True)
class Words:
    """How a packed refusal or note is told: its message name, its numbers, its citation.

    A note also says where it happened (`at`) and which piece went there, as verbs do. `apart`: it
    is no part of the turn in which it was written, nor is what follows from there on. `gathers`:
    several in a row are told as one, with all that this argument names, or its sum. In the line of
    a turn a sum is one of all, whatever else their arguments say: its `.deed` leaves that out.
    """

    name: str
    args: tuple[tuple[str, Kind | None], ...] = ()  # None: a plain number
    rule: str = ""
    at: tuple[str, ...] = ()
    piece: str = ""
    apart: bool = False
    gathers: str = ""

    def arguments(self, packed: int, bits: int = 8) -> dict[str, int | str]:
        """The numbers behind a refusal's code, as words where they are names."""
        found: dict[str, int | str] = {}
        rest = packed >> 8
        for name, kind in self.args:
            value = rest & (1 << bits) - 1
            found[name] = value if kind is None else kind.write(value)
            rest >>= bits
        return found

    def noted(self, packed: int) -> dict[str, int | str]:
        """The same for a note of the log, whose numbers may be larger."""
        return self.arguments(packed, 16)

    def where(self, packed: int, seat: int) -> tuple[list[str], str]:
        """The places where a note of the log happened, and the piece that went there, if any."""
        args = {name: [str(value)] for name, value in self.noted(packed).items()}
        found = [place for pattern in self.at for place in places.named(pattern, args, seat)]
        return found, places.named(self.piece, args, seat)[0] if self.piece else ""


NUMBER = None  # the kind of a plain number in the tables of words


def words(
    name: str,
    rule: str,
    *args: tuple[str, Kind | None],
    at: tuple[str, ...] = (),
    piece: str = "",
    apart: bool = False,
    gathers: str = "",
) -> Words:
    """One row of a game's table of refusals or notes."""
    return Words(name, args, rule, at, piece, apart, gathers)


@dataclass(frozen=True)
class Habit:
    """A question that a seat may answer once for all: always with one verb, never with another.

    `default` is what holds until the seat says something else: always, never or ask.
    """

    question: str
    always: str
    never: str
    default: str = "ask"


@dataclass(frozen=True)
class Option:
    """Something to agree on before a match; `per_seat`: a list, one choice for each seat.

    An option that came later says since which version of the rules, and what they did before.
    """

    name: str
    choices: tuple[Any, ...] = (False, True)
    default: Any = False
    per_seat: bool = False
    since: int = 1
    before: Any = None
    ours: bool = False  # no edition of the rules knows what it offers

    def __post_init__(self) -> None:
        if self.since > 1 and not self.per_seat and self.before not in self.choices:
            text = f"{self.name} is new in version {self.since}: `before` must say what was before"
            raise ValueError(text)

    def ways(self) -> list[tuple[str, Any]]:
        """Message name and value of everything but the default: a flag is simply on."""
        name = f"option-{self.name.replace('_', '-')}"
        others = [choice for choice in self.choices if choice != self.default]
        if others == [True] or self.per_seat:
            return [(name, True)]
        return [(f"{name}-{choice}".replace("_", "-"), choice) for choice in others]


@dataclass(frozen=True)
class Reckoning:
    """What one of those who score has, and where that came from.

    `seat` is the number by which messages name them: a seat, or the number of somebody of the game
    who has none (`other-…`). The sources, each a message, add up to the score, but for what cannot
    be known, or to the score and one number more that is the same for everybody at all times (in
    Rajas the crossing: a score is how far the markers have passed each other, below 0 until they
    meet); a game without them tells none.
    """

    seat: int
    rank: int
    score: int
    sources: Mapping[str, int]


Standing = tuple[int, ...]  # compared from left to right: points, then what decides between equals


def first_of(standings: Sequence[Standing]) -> list[int]:
    """Seats with the best standing."""
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best]


def places_of(standings: Sequence[Standing]) -> list[int]:
    """Place of each seat, from 1; equals share one."""
    return [1 + sum(other > own for other in standings) for own in standings]


def stack_law(s: State, bottom: Sequence[type[Rule]]) -> str:
    """Of these rules each is in progress at most once, one upon the other at the bottom.

    The first of them (the set-up) may be missing.
    """
    absent = 0 if s.stack and isinstance(s.stack[0], bottom[0]) else 1
    for place, rule in enumerate(s.stack):
        for nth, kind in enumerate(bottom):
            if isinstance(rule, kind) and place != nth - absent:
                return f"{kind.__name__} is out of place on the stack"
    return ""


def in_progress(s: State, kind: type[Rule]) -> Rule | None:
    """The rule of a kind that is on the stack, the lowest of them."""
    return next((rule for rule in s.stack if isinstance(rule, kind)), None)


TurnKey = tuple[int, ...]  # the seat whose turn it is, then what no other turn of it has: its round


class Game(ABC):
    """One game: its tables, and what can be asked of its positions."""

    name: str
    package: str
    versions: tuple[int, ...]  # of the rules that can still be played, oldest first
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    notation: Notation
    refusals: Mapping[int, Words]
    notes: Mapping[int, Words]
    rules: tuple[type[Rule], ...]
    ranges: Mapping[str, tuple[int, int]]  # lowest and highest value of each local of the rules
    questions: Mapping[tuple[str, str], str]  # (rule, step) -> message name
    habits: tuple[Habit, ...] = ()  # questions that may have a standing answer
    locals_since: Mapping[tuple[str, str], int] = {}  # (rule, local) that came later -> version
    shape: type  # the declared view: a typed dictionary, a `serai.core.shape.View` with `players`
    notices: tuple[int, ...] = ()  # notes of the set-up to be read before the first question
    sources: tuple[str, ...] = ()  # of scores, each a message result-…, in the order of the eye
    # Facts that are there for a moment and run out whatever is done: no move brings that about.
    fleeting: frozenset[str] = frozenset()
    remarks: tuple[Words, ...] = ()  # what `remark` may say, each a message remark-…
    beside: Mapping[
        str, str
    ] = {}  # argument of messages -> one that says what the position has there

    @property
    def version(self) -> int:
        """The rules by which new matches are played."""
        return self.versions[-1]

    @cached_property
    def data(self) -> str:
        """A digest of the component values that this process plays with."""
        return data.digest(self.package)

    def data_with(self, box: Corrections) -> str:
        """The same digest for our own values with the corrections of another box."""
        return data.digest_with(self.package, box)

    @cached_property
    def box(self) -> Corrections:
        """What the box of this process has instead of our values; nothing without a box."""
        return data.corrections(self.package)

    @abstractmethod
    def new(self, desk: Desk, seats: int, options: Options, version: int) -> State:
        """The box unpacked, by the rules of a version; chance and players do the rest."""

    @abstractmethod
    def scores(self, s: Any) -> list[int]:
        """Points by seat, at any time."""

    @abstractmethod
    def winners(self, s: Any) -> list[int]:
        """Seats that have won; nobody before the end."""

    @abstractmethod
    def ranks(self, s: Any) -> list[int]:
        """Place of each seat, from 1."""

    @abstractmethod
    def turn_of(self, s: Any) -> TurnKey | None:
        """Which turn it is, the same as long as it lasts, whoever is asked in it; None: nobody's.

        Set-up, the scoring of a year and what somebody without a seat does are nobody's turn.
        Everybody may know it. The rules never ask for it: it is read off their stack.
        """

    @abstractmethod
    def facts(self, s: Any) -> dict[str, Any]:
        """The whole position in names and numbers, without the stack."""

    @abstractmethod
    def restore(
        self, desk: Desk, seats: int, options: Options, version: int, facts: Mapping[str, Any]
    ) -> State:
        """The position that `facts` describes, with an empty stack; Problem if it cannot be."""

    @abstractmethod
    def view(self, s: Any, seat: int | None) -> Mapping[str, Any]:
        """What a seat may see (None: a spectator), in the declared shape but for the `Setting`."""

    def visible(self, s: Any, seat: int | None) -> dict[str, Any]:
        """The facts that a seat may know; a game without secrets shows all of them."""
        del seat
        return self.facts(s)

    def telling(self, s: Any) -> dict[str, Any]:
        """What follows from the facts and is worth telling when a move changes it.

        It has the form of the facts, and everybody may know it: what a farm yields now, what a
        good is worth. Previews compare it along with them.
        """
        del s
        return {}

    def remark(self, s: Any, move: int) -> tuple[str, dict[str, int | str]] | None:
        """What a move of the open question means as things stand: a message and its arguments.

        It stands behind the words of the move, which are the same at all times: whose worker is
        sent home, what a price becomes.
        """
        del s, move
        return None

    def twin(self, s: Any, seat: int, luck: Luck) -> State | None:
        """A copy that differs only in what this seat keeps secret now; None: nothing, or no way.

        Nobody else may ever tell the two apart, nor when the same move is played on both.
        """
        del s, seat, luck
        return None

    def believed(self, s: Any, seat: int, luck: Luck) -> State:
        """A copy that this seat could believe in: what others keep secret is drawn anew.

        Nothing in it depends on the secrets themselves, so whoever thinks on it cannot use them.
        """
        del seat, luck
        copy: State = s.copy()
        return copy

    def silence(self, s: Any) -> bool:
        """For measurements: offer no "at any time" moves from here on; False: there are none."""
        del s
        return False

    @cached_property
    def place_kinds(self) -> dict[str, str]:
        """The kinds of places of the board, and the argument that names one of each ("": none).

        Messages: `place-KIND` says what one is called, `about-KIND` what it is for.
        """
        verbs = [pattern for verb in self.notation.verbs for pattern in verb.at]
        noted = [pattern for note in self.notes.values() for pattern in note.at]
        ways = [verb.way.place for verb in self.notation.verbs if verb.way]
        return places.kinds_in([*verbs, *noted, *ways])

    def places_of(self, move: int, seat: int) -> list[str]:
        """The places of the board that a move touches, as far as the move itself says it."""
        return places.touched(self.notation, move, seat)

    def touched(self, s: Any, move: int) -> list[str]:
        """The places of the board that a move of the open question touches, in the order of touch.

        What cannot be said without the position is added by the game.
        """
        return self.places_of(move, s.stack[-1].by)

    def led_by(self, s: Any, move: int) -> list[str]:
        """The places that lead to a move of the open question without being touched by it."""
        asked = s.stack[-1]
        return places.way(self.notation, move, asked.by, type(asked).__name__)

    def moves_at(self, s: Any, place: str) -> list[int]:
        """The moves that belong to a place for whoever is asked now, offered or not."""
        return places.moves_at(self.notation, place, s.stack[-1].by)

    def others(self, s: Any) -> list[int]:
        """Those of the game without a seat who follow the seats among the players of a view.

        Each is told by its number: the N of its message `other-N`.
        """
        del s
        return []

    def told_of(self, s: Any, argument: str, word: str) -> str:
        """What the position has where an argument of `beside` points, as a name; "none": nothing.

        It must be the same at all times of a match: the log is told by it, too.
        """
        del s, argument, word
        return "none"

    def in_context(self, s: Any | None, args: Mapping[str, int | str]) -> dict[str, int | str]:
        """The arguments of a move or note with what a position has there; None: no position."""
        more = {
            other: "none" if s is None else self.told_of(s, name, str(args[name]))
            for name, other in self.beside.items()
            if name in args
        }
        return {**args, **more}

    def at_hand(self, s: Any | None, move: int) -> dict[str, int | str]:
        """What the words of an offered move say of the position as it stands; None: of none.

        The log cannot know it any more: there every value is "none".
        """
        del s, move
        return {}

    @abstractmethod
    def audit(self, s: Any) -> str:
        """The first conservation law that a position breaks, or nothing."""

    def figures(self, s: Any) -> list[dict[str, Any]]:
        """What statistics say of each seat at the end; by default what it has."""
        players: list[dict[str, Any]] = self.facts(s).get("players", [])
        return players

    def reckonings(self, s: Any) -> list[Reckoning]:
        """Everybody who scores, seats first, as of now: nothing is hidden here."""
        scores, ranks = self.scores(s), self.ranks(s)
        return [Reckoning(seat, ranks[seat], scores[seat], {}) for seat in range(len(scores))]

    def settle(self, seats: int, wanted: Mapping[str, Any]) -> Options:
        """All options of a match, checked; Problem names the one that cannot be."""
        if type(seats) is not int or seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise Problem("seats", given=shown(seats), allowed=allowed)
        known = {option.name: option for option in self.options}
        for name in wanted:
            if name not in known:
                raise Problem("option-name", name=shown(name), known=", ".join(known))
        settled = {name: wanted.get(name, option.default) for name, option in known.items()}
        for name, option in known.items():
            value = settled[name]
            if option.per_seat:
                fits = value is None or (
                    isinstance(value, list | tuple)
                    and len(value) == seats
                    and all(isinstance(one, str) and one in option.choices for one in value)
                )
                settled[name] = list(value) if fits and value is not None else None
            else:
                fits = any(
                    type(value) is type(choice) and value == choice for choice in option.choices
                )
            if not fits:
                allowed = ", ".join(str(choice).lower() for choice in option.choices)
                raise Problem("option-value", name=name, given=shown(value), allowed=allowed)
        return settled

    def agree(self, seats: int, wanted: Mapping[str, Any], version: int) -> Options:
        """The options of a match by a version of the rules, checked: all that this version has."""
        later = self._later(version)
        for name in wanted:
            if name in later:
                known = ", ".join(one.name for one in self.options if one.name not in later)
                raise Problem("option-name", name=name, known=known)
        settled = self.settle(seats, {**wanted, **later})
        return {name: value for name, value in settled.items() if name not in later}

    def ways(self, agreed: Options, version: int) -> Options:
        """All options as the rules ask for them: those that came later are as it was before."""
        return {**self._later(version), **agreed}

    def _later(self, version: int) -> Options:
        return {option.name: option.before for option in self.options if option.since > version}

    def locals_of(self, rule: type[Rule], version: int) -> list[str]:
        """What is kept of a rule in progress, by a version of the rules."""
        since = self.locals_since
        return [name for name in rule.locals if since.get((rule.__name__, name), 1) <= version]

    def note(self, packed: int) -> Words:
        """How a packed note of the log is told."""
        words = self.notes.get(packed & 255)
        if words is None:
            raise Forgotten(
                f"{self.name}: the note {called(self.package, 'notes', packed & 255)} has no words."
                " Add a row for it to the game's `notes` and the message note-… to every"
                " locale/*.ftl."
            )
        return words

    def question(self, rule: Rule) -> str:
        """Message name of the question that a rule asks at its step."""
        name, step = type(rule).__name__, step_of(rule)
        question = self.questions.get((name, step))
        if question is None:
            raise Forgotten(
                f"{self.name}: {name} asks at its step {step!r}, but the question has no name. Add"
                f" ({name!r}, {step!r}) to the game's `questions` and the message ask-… to every"
                " locale/*.ftl."
            )
        return question

    def range_of(self, rule: type[Rule], local: str) -> tuple[int, int]:
        """Lowest and highest value of a local of a rule."""
        if local not in self.ranges:
            raise Forgotten(
                f"{self.name}: the local {local!r} of {rule.__name__} has no range. Add its lowest"
                " and highest value to the game's `ranges`: positions are checked by it."
            )
        return self.ranges[local]

    def answer_of(self, habit: Habit, verb: str) -> int:
        """The move without arguments that a standing answer plays."""
        found = self.notation.by_name.get(verb)
        if found is None:
            raise Forgotten(
                f"{self.name}: the habit {habit.question!r} answers with {verb!r}, which is no verb"
                " of the game. Correct the game's `habits`, or add the verb to its `notation`."
            )
        return found.number

    def refusal(self, packed: int) -> Refusal:
        """A packed refusal as something that can be said."""
        words = self.refusals.get(packed & 255)
        if words is None:
            name = called(self.package, "refusals", packed & 255)
            raise Forgotten(
                f"{self.name}: the refusal {name} has no words. Add a row for it to the game's"
                " `refusals` and the message refuse-… to every locale/*.ftl."
            )
        args: Arguments = words.arguments(packed)
        return Refusal(packed & 255, words.name, args, words.rule, self.name)
