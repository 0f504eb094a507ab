"""A match: a position that people and bots play on, with its chance and its transcript."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from serai.core import kernel, places
from serai.core.game import Game, Options
from serai.core.kernel import CHANCE, CHOSEN, DRAWN, NOTED, Desk, Rule, State
from serai.core.luck import Luck
from serai.core.speech import IllegalMove, Problem, Refusal, shown
from serai.core.steps import step_of
from serai.language import OTHERS, say

if TYPE_CHECKING:
    from serai.table.window import Window

Entry = tuple[int, int, int]  # kind, seat, move or note
Move = int | str
ANSWERS = ("always", "never", "ask")


class Match:
    """One game being played. Made by `serai.new`, `serai.replay` or `serai.from_json`."""

    __slots__ = ("_luck", "_standing", "agreed", "game", "log", "opening", "state")

    def __init__(self, game: Game, agreed: Options, state: State, luck: Luck | None) -> None:
        self.game = game
        self.agreed = agreed  # the options of the match, all that its rules have
        self.state = state
        self.opening: dict[str, Any] | None = None  # the position it began from, if not a new one
        self.log: list[Entry] = []
        self._luck = luck  # None: somebody else decides chance, move by move
        self._standing: dict[tuple[int, str], int] = {}  # seat and question -> verb

    def begin(self) -> None:
        """Keep the log from here on, and go to the first choice."""
        self.state.log = self.log
        kernel.advance(self.state, self._luck)

    def give_luck(self, seed: int | None) -> None:
        """From here on chance decides by itself."""
        self._luck = luck_of("seeded", seed)

    @property
    def seats(self) -> int:
        """Number of players."""
        return self.state.seats

    @property
    def version(self) -> int:
        """Version of the rules it is played by."""
        return self.state.version

    @property
    def to_move(self) -> int | None:
        """The seat that decides; -1 if chance does and nobody rolls for it; None at the end."""
        return self.state.stack[-1].by if self.state.stack else None

    @property
    def options(self) -> list[int]:
        """The offered moves."""
        return kernel.options(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.stack

    @property
    def scores(self) -> list[int]:
        """Points by seat, at any time."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """Seats that have won; empty before the end."""
        return self.game.winners(self.state)

    @property
    def ranks(self) -> list[int]:
        """Place of each seat, from 1."""
        return self.game.ranks(self.state)

    def play(self, move: Move) -> None:
        """Play an offered move, given as such or in notation; IllegalMove says why not."""
        state = self.state
        if type(move) is int and 0 <= move < 1 << 62 and kernel.offered(state, move):
            kernel.play(state, move, self._luck)
            self._answer()
            return
        number = self._number(move)
        if isinstance(number, Refusal):
            raise IllegalMove(number)
        if not kernel.offered(state, number):
            raise IllegalMove(self.game.refusal(kernel.why_not(state, number)))
        kernel.play(state, number, self._luck)
        self._answer()

    def stand(self, seat: int, question: str, answer: str) -> None:
        """Answer a question once for all: "always", "never", or "ask" me each time.

        Only questions among the game's `habits`. It holds from now on, for an open question too;
        the answers are moves like any others in log and transcript.
        """
        self._check_seat(seat)
        questions = [habit.question for habit in self.game.habits]
        if question not in questions:
            raise Problem("habit", given=shown(question), known=", ".join(questions) or "—")
        if answer not in ANSWERS:
            allowed = ", ".join(ANSWERS)
            raise Problem("option-value", name=question, given=shown(answer), allowed=allowed)
        self._standing.pop((seat, question), None)
        if answer != "ask":
            self._standing |= self._verbs({(seat, question): answer})
            self._answer()

    def stand_as_usual(self) -> None:
        """From here on every seat has the standing answers that the game begins with."""
        self._standing = self._verbs(usual_answers(self.game, range(self.seats)))

    def _verbs(self, answers: Mapping[tuple[int, str], str]) -> dict[tuple[int, str], int]:
        """Standing answers as the verbs of the moves that they are."""
        verbs = {
            (habit.question, answer): self.game.answer_of(habit, verb)
            for habit in self.game.habits
            for answer, verb in (("always", habit.always), ("never", habit.never))
        }
        return {who: verbs[who[1], how] for who, how in answers.items() if how != "ask"}

    def standing(self, seat: int) -> dict[str, str]:
        """The standing answers of a seat: question -> always, never or ask."""
        self._check_seat(seat)
        found = {}
        for habit in self.game.habits:
            number = self._standing.get((seat, habit.question))
            always = number == self.game.answer_of(habit, habit.always)
            found[habit.question] = "ask" if number is None else "always" if always else "never"
        return found

    def _answer(self) -> None:
        """Give the standing answers to whatever is asked now."""
        while self._standing and self.state.stack:
            seat, question = self.to_move, self.question
            if seat is None or question is None:
                return
            wanted = self._standing.get((seat, question))
            if wanted is None:
                return
            move = next((move for move in self.options if kernel.verb(move) == wanted), None)
            if move is None:
                return
            kernel.play(self.state, move, self._luck)

    def _check_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or seat not in range(self.seats):
            raise Problem("seat", given=shown(seat), last=self.seats - 1)

    def seen_by(self, seat: int | None) -> Window:
        """What a seat may see and ask (None: a spectator)."""
        from serai.table.window import Window

        if seat is not None:
            self._check_seat(seat)
        return Window(self, seat)

    def believed_by(self, seat: int, luck: Luck) -> State:
        """A position for somebody who thinks for this seat: others' secrets are drawn anew."""
        self._check_seat(seat)
        state = self.game.believed(self.state, seat, luck)
        state.desk = Desk()
        return state

    def why_not(self, move: Move) -> Refusal | None:
        """None if the move is offered, else the refusal of the check that kept it off."""
        number = self._number(move)
        if isinstance(number, Refusal):
            return number
        refused = kernel.why_not(self.state, number)
        return None if refused == kernel.OK else self.game.refusal(refused)

    def _number(self, move: object) -> int | Refusal:
        """The move as a number, or why it is none."""
        if isinstance(move, str):
            return self.game.notation.read(move)
        notation = self.game.notation
        if isinstance(move, int) and not isinstance(move, bool) and notation.is_well_formed(move):
            return int(move)
        return notation.unknown(shown(move))

    def notation(self, move: int) -> str:
        """A move as people write it."""
        return self.game.notation.write(move)

    def parse(self, text: str) -> int:
        """The move that a text means, offered or not; IllegalMove if it means none."""
        found = self.game.notation.read(text)
        if isinstance(found, Refusal):
            raise IllegalMove(found)
        return found

    def copy(self, *, lucky: bool = True) -> Match:
        """An independent match at the same point, with the same luck and standing answers to come.

        Not `lucky`: neither chance nor anybody but the seat to move acts by itself on it.
        """
        state = self.state.copy()
        luck = self._luck.copy() if self._luck is not None and lucky else None
        new = Match(self.game, dict(self.agreed), state, luck)
        state.desk = Desk()
        new.opening = self.opening
        who = self.to_move
        new._standing = {
            one: verb for one, verb in self._standing.items() if lucky or one[0] == who
        }
        new.log = list(self.log)
        state.log = new.log
        return new

    def branch(self, standing: Mapping[tuple[int, str], str] | None = None) -> Match:
        """A copy without luck and with other standing answers, on the same desk.

        The answers are given at once if their question is open.
        """
        new = self.trial()
        new.rest()
        if standing:
            new.stand_by(standing)
        return new

    def trial(self) -> Match:
        """A copy without luck and with the same standing answers, on the same desk."""
        state = self.state.copy()
        state.desk = self.state.desk
        new = Match(self.game, self.agreed, state, None)
        new.opening = self.opening
        new.log = list(self.log)
        state.log = new.log
        new._standing = self._standing
        return new

    def stand_by(self, standing: Mapping[tuple[int, str], str]) -> None:
        """Have these standing answers and no others; they hold for an open question too."""
        self._standing = self._verbs(standing)
        self._answer()

    def rest(self) -> None:
        """From here on no standing answer is given by itself."""
        self._standing = {}

    def result(self) -> dict[str, list[int]] | None:
        """How it has ended, by seat; None before that."""
        if not self.over:
            return None
        return {"ranks": self.ranks, "scores": self.scores, "winners": self.winners}

    def preview(self, move: Move) -> dict[str, tuple[Any, Any]]:
        """All that is certain about a move, before anybody else decides: place -> (before, after).

        An item None of a list is one more of what chance will bring.
        """
        from serai.table.ahead import look_ahead

        return look_ahead(self, move).changes

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), ready for JSON, with the moves it may choose."""
        face = self.face(seat)
        moves = self.options if seat is not None and seat == self.to_move else []
        verb = self.game.notation.verb
        return {
            **face,
            "question": self.question,
            "moves": [self.notation(m) for m in moves if not verb(m).free],
            "anytime": [self.notation(m) for m in moves if verb(m).free],
        }

    def face(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see of the table itself."""
        if seat is not None:
            self._check_seat(seat)
        return {
            "game": self.game.name,
            "options": dict(self.agreed),
            "to_move": self.to_move,
            "winners": self.winners,
            "others": self.game.others(self.state),
            **self.game.view(self.state, seat),
        }

    @property
    def question(self) -> str | None:
        """Name of the open question; its text is the message `ask-…`."""
        return question_of(self.game, self.state)

    @property
    def breadcrumb(self) -> list[str]:
        """Names of the rules in progress, from the bottom up; a queue of equal ones counts once."""
        names = [type(rule).__name__ for rule in self.state.stack]
        return [name for i, name in enumerate(names) if i == 0 or name != names[i - 1]]

    def story(
        self, language: str = "en", names: list[str] | None = None, since: int = 0
    ) -> list[str]:
        """The log in sentences, from an entry on."""
        return [self.tell(entry, language, names) for entry in self.log[since:]]

    def tell(self, entry: Entry, language: str = "en", names: list[str] | None = None) -> str:
        """One entry of the log as a sentence."""
        key, args = self.spoken(entry)
        text = say(language, self.game.name, key, args, names)
        kind, seat, _ = entry
        if kind == NOTED or seat == CHANCE:
            return text
        return say(language, self.game.name, "log-move", {"seat": seat, "move": text}, names)

    def spoken(self, entry: Entry) -> tuple[str, dict[str, int | str]]:
        """One entry of the log as a message and its arguments."""
        kind, seat, what = entry
        if kind == NOTED:
            words = self.game.note(what)
            args = self.game.in_context(self.state, words.noted(what))
            return f"note-{words.name}", {"seat": seat, **args}
        return self.worded(what)

    def player_of(self, entry: Entry) -> int:
        """Whose entry of the log it is, as they are counted among the players of a view.

        The log names those without a seat by numbers of their own.
        """
        _, seat, _ = entry
        if seat < OTHERS:
            return seat
        return int(self.state.seats) + self.game.others(self.state).index(seat - OTHERS)

    def where(self, entry: Entry) -> tuple[list[str], str]:
        """The places of the board that an entry of the log is about, and the piece that moved."""
        kind, _, what = entry
        seat = self.player_of(entry)
        if kind == NOTED:
            return self.game.note(what).where(what, seat)
        notation = self.game.notation
        return self.game.places_of(what, seat), places.piece(notation, what, seat)

    def describe(self, move: int, language: str = "en", names: list[str] | None = None) -> str:
        """A move in words."""
        key, args = self.worded(move)
        return say(language, self.game.name, key, args, names)

    def worded(self, move: int) -> tuple[str, dict[str, int | str]]:
        """A move as a message and its arguments."""
        return worded(self.game, move, self.state)

    def moves_played(self) -> list[tuple[int, int]]:
        """Seat (-1: chance) and move of every choice, in order: all that a replay needs."""
        return [(seat, what) for kind, seat, what in self.log if kind in (CHOSEN, DRAWN)]

    def transcript(self) -> str:
        """The game as text; `serai.replay` plays it again."""
        from serai.table.transcript import written

        return written(self)

    def to_json(self) -> dict[str, Any]:
        """The position, editable by hand (then remove its digest); `serai.from_json` reads it."""
        from serai.table.positions import written

        return written(self)

    def digest(self) -> str:
        """A stable hash of the position: game, options, everything on the table, the stack."""
        from serai.table.positions import position_of

        text = json.dumps(position_of(self), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def question_of(game: Game, state: State) -> str | None:
    """Name of the question that is open in a position; None at the end."""
    if not state.stack:
        return None
    return game.question(state.stack[-1])


def usual_answers(game: Game, seats: Iterable[int]) -> dict[tuple[int, str], str]:
    """The standing answers of these seats as long as they say nothing else."""
    return {
        (seat, habit.question): habit.default
        for seat in seats
        for habit in game.habits
        if habit.default != "ask"
    }


def worded(game: Game, move: int, state: State | None = None) -> tuple[str, dict[str, int | str]]:
    """A move as a message and its arguments; without a position it is told less precisely."""
    args: dict[str, int | str] = {}
    for name, kind, value in game.notation.arguments(move):
        word = kind.write(value)
        args[name] = int(word) if word.isdigit() else word
    return f"move-{game.notation.verb(move).name}", game.in_context(state, args)


def seen_facts(match: Match, seat: int | None) -> dict[str, Any]:
    """What a seat may know of a position, place by place, and what follows from it."""
    game, state = match.game, match.state
    return {**flattened(game.visible(state, seat)), **flattened(game.telling(state))}


def difference(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, tuple[Any, Any]]:
    """Places of two positions that are not the same, from their `seen_facts`.

    What was hidden stays so, even if the move would end the game and with it the secret.
    """
    hidden = tuple(f"{place}." for place, value in old.items() if value is None)
    places = [*old, *(place for place in new if place not in old)]
    return {
        place: (old.get(place), new.get(place))
        for place in places
        if old.get(place) != new.get(place) and not place.startswith(hidden)
    }


def flattened(value: Any, place: str = "") -> dict[str, Any]:
    """Nested facts as one list of places and values."""
    if isinstance(value, Mapping):
        return {
            key: item
            for name, inner in value.items()
            for key, item in flattened(inner, f"{place}.{name}" if place else str(name)).items()
        }
    if isinstance(value, list) and any(isinstance(item, Mapping) for item in value):
        return {
            key: item
            for i, inner in enumerate(value)
            for key, item in flattened(inner, f"{place}[{i}]").items()
        }
    return {place: value}


def rule_fields(game: Game, rule: Rule, version: int) -> dict[str, Any]:
    """A rule in progress as plain data."""
    own = {name: getattr(rule, name) for name in game.locals_of(type(rule), version)}
    return {"rule": type(rule).__name__, "by": rule.by, "at": step_of(rule), **own}


def luck_of(chance: str, seed: int | None) -> Luck | None:
    """The luck of a match, or None if outcomes are played like moves."""
    if chance not in ("seeded", "ask"):
        raise Problem("option-value", name="chance", given=shown(chance), allowed="seeded, ask")
    if chance == "ask":
        return None
    return Luck(secrets.randbits(63) if seed is None else seed)


def new_match(
    game: Game,
    seats: int,
    seed: int | None,
    options: Mapping[str, Any] | None,
    chance: str,
    version: int | None = None,
) -> Match:
    """A match before its first choice; chance "ask": outcomes are played like moves.

    `version`: the rules to play by, one of `game.versions`; None: the newest.
    """
    by = game.version if version is None else version
    agreed = game.agree(seats, options or {}, by)
    state = game.new(Desk(), seats, game.ways(agreed, by), by)
    match = Match(game, agreed, state, luck_of(chance, seed))
    match.begin()
    return match
