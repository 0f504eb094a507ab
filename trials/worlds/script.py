"""What happens at tables that are alike but for something hidden: the same to all of them.

An author sees all tables of a trial and writes one step after the other. A step that a rule allows
at one of them and not at another would part them in public, so moves are chosen among those that
are offered at all.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from serai.house.act_effects import SUBSTITUTE
from serai.house.protocol import (
    Act,
    Agree,
    AnswerTakeback,
    AnyAction,
    AnyMessage,
    AnyQuery,
    Ask,
    AskTakeback,
    At,
    ComeBack,
    Confirm,
    Hello,
    Hint,
    Ping,
    Play,
    Previews,
    Redo,
    Reset,
    Resign,
    Say,
    SeatBot,
    Stand,
    StandIn,
    Undo,
    WhyNot,
)
from serai.house.requests import BranchWanted, SeatWanted, TableWanted
from serai.study.mischief import Mischief
from serai.table.events import Matter
from serai.table.table import Commit
from serai.table.turn import Turn
from trials.wire import encoded
from trials.worlds.world import NOBODY, SPECTATOR, World

Answer = Literal["always", "never", "ask"]

COMMITS: tuple[Commit, ...] = ("ask", "ask", "turn", "step")
ANSWERS: tuple[Answer, ...] = ("always", "never", "ask")
MATTERS: tuple[Matter, ...] = ("stand-in", "newcomer", "newcomer")
WORDS = ("hello", "Whose turn?", "<b>", "Ход", "{ $seat }", "…")
NONSENSE = (
    "",
    "{",
    "[]",
    '{"type":"act"}',
    '{"type":"state"}',
    '{"type":"ping","n":-1}',
    '{"type":"hello","last":1e99}',
    '{"type":"ask","id":"12345678","query":{"about":"everything"}}',
)
LONGEST_MOVE = 200
LONG = 1000  # seconds


@dataclass(frozen=True)
class Step:
    """Something that happens, and how long after the step before.

    `frame`: a text of the live channel; `call`: a request; `bot`: the moves of one; `line`: a
    connection breaks off, or comes again; `lapse`: nobody has answered who was asked to go back;
    `own`: each table has its own, see `own_step`.
    """

    who: str
    what: str
    args: tuple[Any, ...]
    seconds: int = 1


class Author:
    """Writes steps; `owners` are the seats with something to hide (empty: nobody has)."""

    def __init__(self, worlds: list[World], owners: set[int], rng: random.Random) -> None:
        self.worlds = worlds
        self.owners = owners
        self.rng = rng
        self.numbers = itertools.count(10_000_000)
        self.people = [name for name in worlds[0].listeners if name not in (SPECTATOR, NOBODY)]
        self.mischief = Mischief(worlds[0].hosted.table.game, rng)
        self.last: Step | None = None
        self.seen: list[int] = []
        self.ways: list[tuple[int, Callable[[], Step | None]]] = [
            (36, self.play),
            (3, self.confirm),
            (4, self.change_draft),
            (3, self.stand),
            (6, self.ask_takeback),
            (4, self.answer_takeback),
            (3, self.chat),
            (2, self.seat_bot),
            (3, self.stand_in),
            (3, self.come_back),
            (2, self.agree),
            (2, self.leave),
            (2, self.sit),
            (1, self.resign),
            (4, self.mistake),
            (2, self.stale),
            (2, self.again),
            (1, self.nonsense),
            (1, self.ping),
            (2, self.hello),
            (2, self.line),
            (4, self.previews),
            (4, self.why),
            (4, self.at),
            (3, self.hint),
            (5, self.request),
        ]

    def step(self, *, moving: bool) -> Step | None:
        """The next step; None if this was no moment for it. Not `moving`: nobody commits."""
        hosted = self.worlds[0].hosted
        if hosted.table.takeback is not None and self.rng.randrange(4):
            return self.answer_takeback() if self.rng.randrange(4) else Step("", "lapse", ())
        if hosted.absence.seat is not None and not self.rng.randrange(3):
            return self.stand_in()
        if any(one.stand_in for one in hosted.table.seats) and not self.rng.randrange(6):
            return self.come_back()
        still = (self.play, self.confirm, self.stand)
        ways = [way for way in self.ways if moving or way[1] not in still]
        (way,) = self.rng.choices([way for _, way in ways], [weight for weight, _ in ways])
        step = way()
        if step is not None and step.what == "frame":
            self.last = step
        return step

    # --- who and where ---

    @property
    def turn(self) -> Turn | None:
        """The turn in progress at the first table."""
        return self.worlds[0].hosted.table.turn

    @property
    def seats(self) -> int:
        return len(self.worlds[0].hosted.table.seats)

    def holder(self, seat: int) -> str:
        """Who acts for a seat; anybody if no person holds it."""
        guest = self.worlds[0].hosted.seats[seat].guest
        for name, one in self.worlds[0].listeners.items():
            if guest is not None and one.guest == guest:
                return name
        return self.rng.choice(self.people)

    def anybody(self) -> str:
        return self.rng.choice([*self.worlds[0].listeners])

    def any_seat(self) -> int:
        return self.rng.randrange(self.seats)

    def common(self) -> list[str]:
        """Moves that are offered at all tables to whoever decides."""
        turns = [world.hosted.table.turn for world in self.worlds]
        found: list[int] | None = None
        for turn in turns:
            if turn is None or turn.complete:
                return []
            options = turn.now.options
            found = options if found is None else [one for one in found if one in options]
        self.seen = (self.seen + (found or []))[-200:]
        first = turns[0]
        return [] if first is None else [first.now.notation(move) for move in found or []]

    def offered_anywhere(self, text: str) -> bool:
        """Whether a move would be accepted at one of the tables at least."""
        for world in self.worlds:
            turn = world.hosted.table.turn
            if turn is not None and turn.now.why_not(text) is None:
                return True
        return False

    # --- frames ---

    def frame(self, who: str, message: AnyMessage) -> Step:
        return Step(who, "frame", (encoded(message).decode(),))

    def act(self, who: str, action: AnyAction, *, seat: int | None = None) -> Step:
        """An act for this moment, as far as this seat knows it."""
        table = self.worlds[0].hosted.table
        own = table.turn is not None and table.turn.seat == seat
        return self.frame(
            who,
            Act(
                id=str(next(self.numbers)),
                seq=table.seq,
                rev=table.rev if own else 0,
                action=action,
            ),
        )

    def ask(self, who: str, query: AnyQuery) -> Step:
        return self.frame(who, Ask(id=str(next(self.numbers)), query=query))

    # --- acts ---

    def play(self) -> Step | None:
        """A move of whoever has to decide, person or bot."""
        turn, moves = self.turn, self.common()
        if turn is None:
            return None
        if turn.complete:
            return self.confirm()
        if not moves:
            return None
        move = self.rng.choice(moves)
        if self.worlds[0].hosted.table.bot_due is not None:
            return Step("", "bot", ([move],))
        commit = self.rng.choice(COMMITS)
        return self.act(
            self.holder(turn.seat), Play(seat=turn.seat, move=move, commit=commit), seat=turn.seat
        )

    def confirm(self) -> Step | None:
        turn = self.turn
        if turn is None or self.worlds[0].hosted.table.bot_due is not None:
            return None
        return self.act(self.holder(turn.seat), Confirm(seat=turn.seat), seat=turn.seat)

    def change_draft(self) -> Step:
        """Undo and the like, by whoever may or may not."""
        turn = self.turn
        seat = turn.seat if turn is not None and self.rng.randrange(3) else self.any_seat()
        kind = self.rng.choice((Undo, Undo, Redo, Reset))
        return self.act(self.holder(seat), kind(seat=seat), seat=seat)

    def stand(self) -> Step:
        """A standing answer. What one with a secret would answer may depend on it."""
        habits = self.worlds[0].hosted.table.game.habits
        seat = self.any_seat()
        answer = "ask" if seat in self.owners else self.rng.choice(ANSWERS)
        question = self.rng.choice([habit.question for habit in habits] or ["nothing"])
        return self.act(
            self.holder(seat),
            Stand(seat=seat, question=question, answer=answer),
        )

    def ask_takeback(self) -> Step:
        seat = self.any_seat()
        return self.act(self.holder(seat), AskTakeback(seat=seat))

    def answer_takeback(self) -> Step:
        asked = self.worlds[0].hosted.table.to_be_asked()
        seat = self.rng.choice(asked) if asked and self.rng.randrange(4) else self.any_seat()
        return self.act(self.holder(seat), AnswerTakeback(seat=seat, yes=self.rng.randrange(4) > 0))

    def chat(self) -> Step:
        return self.act(self.anybody(), Say(text=self.rng.choice(WORDS)))

    def seat_bot(self) -> Step:
        bot = self.rng.choice((SUBSTITUTE, "random", "nobody"))
        return self.act(self.anybody(), SeatBot(seat=self.any_seat(), bot=bot))

    def stand_in(self) -> Step | None:
        """Who is to move goes, or all have waited long enough for a bot to come."""
        away = self.worlds[0].hosted.absence.seat
        if away is not None:
            others = [n for n in range(self.seats) if n != away]
            who = self.holder(self.rng.choice(others or [away]))
            return replace(self.act(who, StandIn(seat=away)), seconds=LONG)
        if self.turn is None or not self.rng.randrange(4):
            return self.act(self.anybody(), StandIn(seat=self.any_seat()))
        return Step(self.holder(self.turn.seat), "line", (Hello(),))

    def come_back(self) -> Step:
        """Whoever is away comes again, and takes the seat back."""
        world = self.worlds[0]
        seats = enumerate(world.hosted.table.seats)
        seat = self.rng.choice([n for n, one in seats if one.stand_in] or [self.any_seat()])
        holder = self.holder(seat)
        if world.listeners[holder].closed:
            return Step(holder, "line", (Hello(),))
        return self.act(holder, ComeBack(seat=seat))

    def agree(self) -> Step:
        seat, to = self.any_seat(), self.rng.choice(MATTERS)
        return self.act(self.holder(seat), Agree(seat=seat, to=to, yes=self.rng.randrange(5) > 0))

    def resign(self) -> Step:
        return self.give_up(self.any_seat())

    def give_up(self, seat: int) -> Step:
        return self.act(self.holder(seat), Resign(seat=seat))

    def leave(self) -> Step:
        seat = self.any_seat()
        return Step(self.holder(seat), "call", ("leave", seat))

    def sit(self) -> Step:
        return Step(self.anybody(), "call", ("sit", self.any_seat(), "x" * 22))

    # --- what is refused ---

    def mistake(self) -> Step | None:
        """A move that is offered nowhere."""
        turn = self.turn
        if turn is None:
            return None
        _, move = self.mischief.attempt(turn.now, self.seen)
        if isinstance(move, int) and not isinstance(move, bool):
            notation = turn.now.game.notation
            move = notation.write(move) if notation.is_well_formed(move) else f"{move:x}"[:40]
        if not isinstance(move, str) or not 1 <= len(move) <= LONGEST_MOVE:
            return None
        if any("\ud800" <= char <= "\udfff" for char in move) or self.offered_anywhere(move):
            return None
        seat = turn.seat if self.rng.randrange(3) else self.any_seat()
        return self.act(self.holder(seat), Play(seat=seat, move=move), seat=seat)

    def stale(self) -> Step:
        """An act for another moment: it must not tell how many steps somebody's draft has."""
        table = self.worlds[0].hosted.table
        turn = self.turn
        seats = [seat for seat in range(self.seats) if turn is None or seat != turn.seat]
        seat = self.rng.choice(seats or [0])
        actions: Sequence[AnyAction] = (
            Undo(seat=seat),
            Confirm(seat=seat),
            Play(seat=seat, move="pass"),
            AskTakeback(seat=seat),
        )
        seq = table.seq if self.rng.randrange(2) else self.rng.randrange(table.seq + 1)
        rev = self.rng.randrange(table.rev + 3)
        return self.frame(
            self.holder(seat),
            Act(id=str(next(self.numbers)), seq=seq, rev=rev, action=self.rng.choice(actions)),
        )

    def again(self) -> Step | None:
        """The last frame once more."""
        return self.last

    def nonsense(self) -> Step:
        text = self.rng.choice(NONSENSE)
        if self.rng.randrange(2):
            whole = encoded(Ping(n=self.rng.randrange(10**6))).decode()
            text = whole[: self.rng.randrange(len(whole))]
        return Step(self.anybody(), "frame", (text,))

    # --- what changes nothing ---

    def ping(self) -> Step:
        return self.frame(self.anybody(), Ping(n=self.rng.randrange(1000)))

    def hello(self) -> Step:
        last = self.rng.randrange(self.worlds[0].hosted.table.seq + 2)
        seat = self.rng.choice((None, self.any_seat()))
        return self.frame(self.anybody(), Hello(last=last, chat=self.rng.randrange(3), seat=seat))

    def line(self) -> Step:
        """A connection breaks off or comes again, and now and then much time goes by."""
        hello = Hello(last=self.rng.randrange(self.worlds[0].hosted.table.seq + 1))
        return Step(self.anybody(), "line", (hello,), self.rng.choice((1, 1, LONG)))

    def previews(self) -> Step:
        turn = self.turn
        moves = [turn.now.notation(move) for move in turn.now.options] if turn is not None else []
        moves = self.rng.sample(moves, min(3, len(moves)))
        seat = turn.seat if turn is not None and self.rng.randrange(3) else self.any_seat()
        return self.ask(self.holder(seat), Previews(seat=seat, moves=[*moves, "nothing"]))

    def why(self) -> Step:
        turn = self.turn
        seat = turn.seat if turn is not None and self.rng.randrange(3) else self.any_seat()
        moves = [*self.common()[:3], "nothing"]
        notation = self.worlds[0].hosted.table.game.notation
        if self.seen:
            moves.append(notation.write(self.rng.choice(self.seen)))
        return self.ask(self.holder(seat), WhyNot(seat=seat, move=self.rng.choice(moves)))

    def hint(self) -> Step | None:
        """What a bot would do, asked by whoever may or may not."""
        turn = self.turn
        if turn is None or not self.common():
            return None
        seat = turn.seat if self.rng.randrange(4) else self.any_seat()
        return self.ask(self.holder(seat), Hint(seat=seat))

    def at(self) -> Step:
        seq = self.rng.randrange(self.worlds[0].hosted.table.seq + 2)
        seat = self.rng.choice((None, self.any_seat()))
        who = self.anybody() if seat is None or not self.rng.randrange(3) else self.holder(seat)
        return self.ask(who, At(seq=seq, seat=seat))

    def request(self) -> Step:
        """Something by HTTP; what only finished matches give away is refused."""
        game, table = self.worlds[0].hosted.row.game, self.worlds[0].table
        branch = TableWanted(
            game=game,
            seats=[SeatWanted(who="me")] * self.seats,
            branch=BranchWanted(table=table, seq=1),
        )
        # What is opened after the end has a name by chance, and the table tells it.
        over = self.worlds[0].hosted.table.ended
        calls: Sequence[tuple[Any, ...]] = (
            ("told",),
            ("told",),
            ("events", self.rng.randrange(self.worlds[0].hosted.table.seq + 2)),
            ("kept",),
            ("transcript",),
            ("tables_of",),
            ("public",),
            ("told",) if over else ("rematch",),
            ("recover", "y" * 22),
            ("seat_link", self.any_seat()),
            ("new_invite",),
            ("create", branch),
        )
        return Step(self.anybody(), "call", self.rng.choice(calls))


def own_step(world: World, seat: int, rng: random.Random) -> str | None:
    """Something that a seat does to its draft or in its mind, and nobody else may notice."""
    table = world.hosted.table
    turn = table.turn
    if turn is None or turn.seat != seat:
        return None
    actions: list[AnyAction] = []
    if turn.steps:
        actions += [Undo(seat=seat), Reset(seat=seat)]
    if turn.undone:
        actions.append(Redo(seat=seat))
    if not turn.complete:
        moves = [move for move in turn.now.options if not turn.outlook(move).locks]
        actions += [Play(seat=seat, move=turn.now.notation(move)) for move in moves[:20]]
    habits = [habit.question for habit in table.game.habits]
    if habits and turn.now.question not in habits:
        actions.append(Stand(seat=seat, question=rng.choice(habits), answer="always"))
        actions.append(Stand(seat=seat, question=rng.choice(habits), answer="ask"))
    if not actions:
        return None
    act = Act(
        id=f"own-{rng.getrandbits(60):016x}",
        seq=table.seq,
        rev=table.rev,
        action=rng.choice(actions),
    )
    return encoded(act).decode()
