"""A game being played: the position, its chance, the standing answers, and the log of it all."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Self

from serai.core import kernel, places
from serai.core.game import Game, Options
from serai.core.kernel import CHANCE, CHOSEN, DRAWN, NOTED, Desk, State
from serai.core.luck import Luck
from serai.core.speech import IllegalMove, Problem, Refusal, shown
from serai.language import LANGUAGES, OTHERS, has, say

Entry = tuple[int, int, int]  # kind, seat, move or note
Move = int | str
Said = tuple[str, dict[str, int | str]]  # a message and its arguments
ANSWERS = ("always", "never", "ask")


class Step(NamedTuple):
    """What one sentence of the log tells: an entry, or the same several times in a row."""

    seat: int
    key: str
    args: dict[str, int | str]
    gathers: str  # the arguments that name all of what is told together; "": it stands alone
    entries: tuple[Entry, ...]

    @property
    def is_note(self) -> bool:
        """Whether it is what came of a move."""
        return self.entries[0][0] == NOTED


def gathered(step: Step, more: Step) -> Step | None:
    """Both in one, if they differ in nothing but what is gathered: names in a row, or a sum."""
    names = step.gathers.split()
    if not names or (step.seat, step.key) != (more.seat, more.key):
        return None
    both = {name: in_one(step.args[name], more.args[name]) for name in names}
    if {**step.args, **both} != {**more.args, **both}:
        return None
    return step._replace(args={**step.args, **both}, entries=step.entries + more.entries)


def in_one(before: int | str, after: int | str) -> int | str:
    """Names in a row, or a sum."""
    return f"{before} {after}" if isinstance(before, str) else before + int(after)


class Playing:
    """What all who look at a match work with; `Match` adds what they make of it."""

    __slots__ = ("_luck", "_standing", "agreed", "game", "log", "opening", "state")

    def __init__(
        self,
        game: Game,
        agreed: Options,
        state: State,
        luck: Luck | None,
        standing: Mapping[tuple[int, str], int] | None = None,
    ) -> None:
        self.game = game
        self.agreed = agreed  # the options of the match, all that its rules have
        self.state = state
        self.opening: dict[str, Any] | None = None  # the position it began from, if not a new one
        self.log: list[Entry] = []
        self._luck = luck  # None: somebody else decides chance, move by move
        self._standing = dict(standing or {})  # seat and question -> verb

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

    def copy(self, *, lucky: bool = True) -> Self:
        """An independent match at the same point, with the same luck and standing answers to come.

        Not `lucky`: neither chance nor anybody but the seat to move acts by itself on it.
        """
        state = self.state.copy()
        luck = self._luck.copy() if self._luck is not None and lucky else None
        who = self.to_move
        standing = {one: verb for one, verb in self._standing.items() if lucky or one[0] == who}
        new = type(self)(self.game, dict(self.agreed), state, luck, standing)
        state.desk = Desk()
        new.opening = self.opening
        new.log = list(self.log)
        state.log = new.log
        return new

    def branch(self, standing: Mapping[tuple[int, str], str] | None = None) -> Self:
        """A copy without luck and with other standing answers, on the same desk.

        The answers are given at once if their question is open.
        """
        new = self.trial()
        new.rest()
        if standing:
            new.stand_by(standing)
        return new

    def trial(self) -> Self:
        """A copy without luck and with the same standing answers, on the same desk."""
        state = self.state.copy()
        state.desk = self.state.desk
        new = type(self)(self.game, self.agreed, state, None, self._standing)
        new.opening = self.opening
        new.log = list(self.log)
        state.log = new.log
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
        """The log in sentences, from an entry on, without what says nothing more."""
        steps = self.steps(self.worth_telling(self.log[since:]))
        return [self.tell(step, language, names) for step in steps]

    def steps(self, entries: Iterable[Entry]) -> list[Step]:
        """Entries of the log as they are told: the same several times in a row is one step."""
        found: list[Step] = []
        for entry in entries:
            step = self.step(entry)
            more = gathered(found[-1], step) if found else None
            if more is None:
                found.append(step)
            else:
                found[-1] = more
        return found

    def step(self, entry: Entry) -> Step:
        """An entry of the log as it is told by itself."""
        kind, seat, what = entry
        known = self.game.note(what) if kind == NOTED else self.game.notation.verb(what)
        return Step(seat, *self.spoken(entry), known.gathers, (entry,))

    def worth_telling(self, entries: Sequence[Entry]) -> list[Entry]:
        """Entries of the log that follow each other, without those that say nothing more."""
        around = self.neighbours(entries)
        return [one for before, one, after in around if not self.is_silent(one, before, after)]

    def neighbours(
        self, entries: Sequence[Entry]
    ) -> Iterator[tuple[Entry | None, Entry, Entry | None]]:
        """Each entry of the log between those by which it may say nothing more.

        A note that only repeats a move is passed over: there may be several of them.
        """
        before: Entry | None = None
        for entry, after in zip(entries, [*entries[1:], None], strict=False):
            yield before, entry, after
            if not self.repeats(entry, before):
                before = entry

    def is_silent(self, entry: Entry, before: Entry | None, after: Entry | None) -> bool:
        """Whether an entry says nothing that those around it do not say."""
        return self.closes(entry) or self.repeats(entry, before) or self.foretells(entry, after)

    def closes(self, entry: Entry) -> bool:
        """Whether an entry of the log only says that somebody wanted nothing more."""
        kind, seat, what = entry
        return kind != NOTED and seat != CHANCE and self.game.notation.verb(what).closes

    def repeats(self, entry: Entry, before: Entry | None) -> bool:
        """Whether a note only says once more what the entry before it has said."""
        kind, seat, what = entry
        if before is None or kind != NOTED or before[0] == NOTED or before[1] != seat:
            return False
        return self.game.note(what).name in self.game.notation.verb(before[2]).says

    def foretells(self, entry: Entry, after: Entry | None) -> bool:
        """Whether all that an entry says is in the note after it: a die, and what it was for."""
        kind, _, what = entry
        if after is None or kind == NOTED or after[0] != NOTED:
            return False
        return self.game.note(after[2]).name in self.game.notation.verb(what).told_by

    def is_apart(self, entry: Entry) -> bool:
        """Whether a turn is over where an entry stands, and what follows is nobody's."""
        return entry[0] == NOTED and self.game.note(entry[2]).apart

    def tell(self, step: Step, language: str = "en", names: list[str] | None = None) -> str:
        """A step of the log as a sentence."""
        name, key, args = self.game.name, step.key, step.args
        if step.is_note:
            return say(language, name, key, args, names)
        if step.seat == CHANCE:
            return say(language, name, in_logs(language, name, key), args, names)
        return done_by(language, name, step.seat, (key, args), names)

    def spoken(self, entry: Entry) -> tuple[str, dict[str, int | str]]:
        """One entry of the log as a message and its arguments."""
        kind, seat, what = entry
        if kind == NOTED:
            words = self.game.note(what)
            args = self.game.in_context(self.state, words.noted(what))
            return f"note-{words.name}", {"seat": seat, **args}
        return logged(self.game, what, self.state)

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


def done_by(
    language: str, game: str, seat: int, said: Said, names: Sequence[str] | None = None
) -> str:
    """A move as logs tell it: who does what. Buttons say the message itself."""
    key, args = said
    move = say(language, game, in_logs(language, game, key), args, names)
    return say(language, game, "log-move", {"seat": seat, "move": move}, names)


def in_logs(language: str, game: str, key: str) -> str:
    """The message of a move as logs tell it, if that is another one than on its button."""
    return f"{key}.told" if has(language, game, f"{key}.told") else key


def worded(game: Game, move: int, state: State | None = None) -> Said:
    """A move as it is offered; without a position it is told less precisely."""
    key, args = logged(game, move, state)
    if game.notation.verb(move).closes and state is not None and state.stack:
        own = f"{key}-{question_of(game, state)}"  # perhaps the question has words of its own
        key = own if has(LANGUAGES[0], game.name, own) else key
    return key, {**args, **game.at_hand(state, move)}


def logged(game: Game, move: int, state: State | None) -> Said:
    """A move as the log knows it: by what is the same at all times of a match."""
    args: dict[str, int | str] = {}
    for name, kind, value in game.notation.arguments(move):
        word = kind.write(value)
        args[name] = int(word) if word.isdigit() else word
    context = game.in_context(state, args)
    return f"move-{game.notation.verb(move).name}", {**context, **game.at_hand(None, move)}


def luck_of(chance: str, seed: int | None) -> Luck | None:
    """The luck of a match, or None if outcomes are played like moves."""
    if chance not in ("seeded", "ask"):
        raise Problem("option-value", name="chance", given=shown(chance), allowed="seeded, ask")
    if chance == "ask":
        return None
    return Luck(secrets.randbits(63) if seed is None else seed)
