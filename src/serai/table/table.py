"""A table: who sits at it, the match that is committed, and the turn in progress.

Everything that happens is a method here; what lasts is appended to `records` as an event. The same
object serves the server, the terminal and the tests: it knows neither network nor clock nor disk.
A refused wish raises IllegalMove or Problem and has changed nothing; whoever must not show a change
before it is stored works on a `copy` and keeps that one afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from serai.core.game import Game
from serai.core.speech import IllegalMove, Problem
from serai.table.chronicle import Chronicle
from serai.table.events import (
    MINUTES_OF_BEFORE,
    Agreed,
    Answered,
    AnyEvent,
    Asked,
    Ended,
    Ending,
    GaveBack,
    Help,
    Hinted,
    Lapsed,
    Matter,
    Moved,
    Opened,
    Resigned,
    Sat,
    Seat,
    StoodIn,
    TakenBack,
)
from serai.table.fairness import Seed, let_chance_decide
from serai.table.match import Match
from serai.table.people import People
from serai.table.playing import Move, usual_answers
from serai.table.replaying import lines_of, ruleset_of_log, turns_of
from serai.table.turn import Turn
from serai.table.window import keeps_secrets

OPEN = Seat()
MOST_EVENTS = 2_000  # a log so long takes moves alone: those come to an end with the match

Commit = Literal["ask", "turn", "step"]


class Table(Chronicle):
    """One match with its seats. Made by `Table.open` or `Table.load`."""

    def __init__(self, game: Game, seed: Seed, opening: dict[str, Any] | None) -> None:
        super().__init__(game, opening)
        self.seed = seed
        self.now = 0  # what the clock says, told by whoever has one
        self.standing: dict[tuple[int, str], str] = {}  # what differs from what is usual
        self.turn: Turn | None = None
        self.rev = 0  # counts what its seat does with the turn since the last event

    @classmethod
    def open(
        cls,
        match: Match,
        seats: Sequence[Seat],
        seed: Seed,
        now: int = 0,
        helped: Help = "rules",
        stand_in: int | None = MINUTES_OF_BEFORE,
    ) -> Table:
        """A new table with a match on it, at its beginning or at any point of its own.

        The match must leave chance to others (`chance="ask"`). `stand_in`: after how many seconds
        away a bot may play for a person (None: not unless all agree).
        """
        if len(seats) != match.seats:
            raise Problem("seats", given=len(seats), allowed=match.seats)
        table = cls(match.game, seed, match.opening)
        table.now = now
        played = match.branch()
        let_chance_decide(played, seed)
        lines, *turns = turns_of(lines_of(played))
        event = Opened(
            at=now,
            game=match.game.name,
            version=match.version,
            data=match.game.data,
            help=helped,
            box=match.game.box,
            seats=[table.people.numbered(one) for one in seats],
            options=dict(match.agreed),
            commitment=seed.commitment,
            lines=lines,
            stand_in=stand_in,
        )
        table.apply(event)
        for turn in turns:
            table.apply(Moved(at=now, seat=int(turn[0].partition(" ")[0]), lines=turn))
        table.renew()
        table.end_if_over()
        return table

    @classmethod
    def load(
        cls,
        games: Mapping[str, Game],
        events: Sequence[AnyEvent],
        seed: Seed,
        opening: dict[str, Any] | None = None,
        standing: Mapping[tuple[int, str], str] | None = None,
        names: Mapping[int, str] | None = None,
        on_trust: Mapping[int, str] | None = None,
    ) -> Table:
        """A table as its events left it; Problem if they do not fit together, or are Shelved.

        `names` are those of the people that the log counts; `on_trust` are the hashes of events
        from which a name was removed.
        """
        first = events[0]
        if not isinstance(first, Opened):
            raise Problem("log", seq=1)
        table = cls(ruleset_of_log(first).check(games), seed, opening)
        table.people = People(dict(names or {}))
        table._on_trust = on_trust or {}
        table.apply_all(events)
        table.standing = dict(standing or {})
        table.renew()
        return table

    def copy(self) -> Table:
        """An independent table; what never changes is shared."""
        new = Table.__new__(Table)
        new.__dict__.update(self.__dict__)
        new.records = list(self.records)
        new.seats = list(self.seats)
        new.people = self.people.copy()
        new.standing = dict(self.standing)
        new.happenings = dict(self.happenings)
        new.lines = list(self.lines)
        new.turn = self.turn.copy() if self.turn is not None else None
        return new

    def match_for(self, seat: int | None) -> Match:
        """The match as far as a seat knows it: with the own steps that are not committed yet."""
        if self.turn is not None and seat == self.turn.seat:
            return self.turn.now
        return self.match

    # --- seats ---

    def sit(self, seat: int, who: Seat) -> None:
        """Somebody takes an empty seat.

        What somebody else has kept secret there is shown to nobody unless all agree.
        """
        self.check_seat(seat)
        if self.ended:
            raise Problem("already-over")
        if self.seats[seat].kind != "open":
            raise Problem("seat-taken", seat=seat)
        if who.kind == "person":
            self.check_room()
            if self.must_agree_to_newcomer and not self.all_agree("newcomer"):
                raise Problem("newcomer", seat=seat)
        self.record(Sat(at=self.now, seat=seat, who=self.people.numbered(who)))

    def leave(self, seat: int) -> None:
        """A person gets up; the seat is empty until somebody or a bot takes it."""
        self.check_person(seat)
        if self.ended:
            raise Problem("already-over")
        self.record(Sat(at=self.now, seat=seat, who=OPEN))
        self.go_back_if_agreed()  # perhaps everybody else had said yes

    @property
    def must_agree_to_newcomer(self) -> bool:
        """Whether whoever sits down now learns what another person has kept secret."""
        return self.begun and keeps_secrets(self.game)

    def stand_in(self, seat: int, bot: str, away: float | None, by: int) -> None:
        """Let a bot play for a person whom all have waited for, away for so many seconds.

        None: they are here. Seat `by` calls it, where somebody plays: nothing happens by itself.
        """
        self.check_person(seat)
        self.check_playing()
        self.check_present(by)
        after = self.stand_in_after
        if after is None:
            raise Problem("stand-in-not-agreed")
        if self.to_move != seat or self.seats[seat].stand_in or away is None:
            raise Problem("not-away", seat=seat)
        if away < after:
            raise Problem("stand-in-later", seat=seat, minutes=-(-after // 60))
        self.record(StoodIn(at=self.now, seat=seat, bot=bot, by=by))

    def come_back(self, seat: int) -> None:
        """A person takes the seat back for which a bot plays."""
        self.check_person(seat)
        self.check_playing()
        if not self.seats[seat].stand_in:
            raise Problem("no-stand-in", seat=seat)
        self.record(GaveBack(at=self.now, seat=seat))
        self.commit_standing()

    def agree(self, seat: int, to: Matter, yes: bool) -> None:
        """Say yes to what all have to agree to, or take it back."""
        self.check_person(seat)
        if self.ended:
            raise Problem("already-over")
        if yes != (seat in self.agreed.get(to, ())):
            self.check_room()
            self.record(Agreed(at=self.now, seat=seat, to=to, yes=yes))

    def resign(self, seat: int, bot: str) -> None:
        """A person gives up: a bot plays on, unless no person is left."""
        self.check_person(seat)
        self.check_playing()
        self.record(Resigned(at=self.now, seat=seat, bot=bot))
        if not any(one.kind == "person" for one in self.seats):
            self.end("resigned")

    # --- a turn ---

    def play(self, seat: int, move: str, commit: Commit = "ask") -> None:
        """One step of the turn. `commit`: "ask" for it, at the end of the "turn", every "step".

        Whatever came by itself after the step (the only tile one can pay) is asked for.
        """
        turn = self.turn_of(seat)
        look = turn.play(move)
        self.rev += 1
        if look.locks or commit == "step" or (commit == "turn" and look.ends and not turn.led_on):
            self.commit(turn)

    def undo(self, seat: int) -> None:
        """Take the last step back."""
        self.turn_of(seat).undo()
        self.rev += 1

    def redo(self, seat: int) -> None:
        """Make the step again that was taken back last."""
        self.turn_of(seat).redo()
        self.rev += 1

    def reset(self, seat: int) -> None:
        """Begin the turn anew, from the last commit."""
        self.turn_of(seat).reset()
        self.rev += 1

    def confirm(self, seat: int) -> None:
        """Commit the steps so far."""
        turn = self.turn_of(seat)
        if not turn.has_steps:
            raise Problem("draft-empty")
        self.commit(turn)

    def bot_plays(self, seat: int, moves: Sequence[Move]) -> None:
        """A bot's steps, committed together."""
        turn = self.turn_due(seat)
        if not moves:
            raise Problem("draft-empty")
        for move in moves:
            turn.play(move)
        self.commit(turn)

    def commit_standing(self) -> None:
        """What standing answers have decided in a turn needs nobody's click."""
        if self.turn is not None and self.turn.has_steps and not self.turn.steps:
            self.commit(self.turn)

    def commit(self, turn: Turn) -> None:
        """Make the steps of a turn part of the game, with the chance that follows them."""
        known = len(self.match.log)
        match = self.match.branch(self.answers)
        for step in turn.steps:
            match.play(step)
        let_chance_decide(match, self.seed, len(self.lines), known)
        self.record(Moved(at=self.now, seat=turn.seat, lines=lines_of(match, known)), match)
        self.end_if_over()

    def restore_turn(self, steps: Sequence[str], undone: Sequence[str]) -> None:
        """Make the steps again that were kept; those that no longer fit are forgotten."""
        if self.turn is None:
            return
        try:
            for step in steps:
                self.turn.play(step)
        except IllegalMove:
            self.turn = None
            self.renew()
            return
        self.turn.undone = list(undone)

    def hinted(self, seat: int) -> Turn:
        """A seat asks what a bot would do: everybody may know that. The turn that it is about.

        Between two moves it is told once, whatever only the seat knows of its turn.
        """
        if self.help != "hints":
            raise Problem("no-hints")
        self.check_person(seat)
        turn = self.turn_of(seat)
        if turn.complete:
            raise Problem("nobody-decides")
        if not self.has_asked(seat):
            self.check_room()
            self.record(Hinted(at=self.now, seat=seat))
        return turn

    def has_asked(self, seat: int) -> bool:
        """Whether a seat has asked for a hint since the last move."""
        for one in reversed(self.records):
            if isinstance(one.event, Moved):
                return False
            if isinstance(one.event, Hinted) and one.event.seat == seat:
                return True
        return False

    # --- standing answers ---

    @property
    def answers(self) -> dict[tuple[int, str], str]:
        """The standing answers of everybody; bots answer each time, whatever is usual.

        Those of a person for whom a bot plays are kept for later.
        """
        people = [seat for seat, who in enumerate(self.seats) if not who.plays]
        own = {who: answer for who, answer in self.standing.items() if who[0] in people}
        return usual_answers(self.game, people) | own

    def stand(self, seat: int, question: str, answer: str) -> None:
        """Answer a question once for all; if it is open now, that is a step of its own."""
        self.check_seat(seat)
        self.check_no_stand_in(seat)
        self.match.branch().stand(seat, question, answer)  # says what is wrong with it
        before, turn = self.standing, self.turn
        self.standing = {**before, (seat, question): answer}
        if answer == usual_answers(self.game, [seat]).get((seat, question), "ask"):
            del self.standing[seat, question]
        try:
            if turn is not None and turn.seat == seat:
                turn = self.replayed(turn)
        except Problem:
            self.standing = before
            raise
        if turn is not self.turn:
            self.rev += 1
        self.turn = turn
        if turn is not None and turn.seat == seat:
            self.commit_standing()

    def replayed(self, turn: Turn) -> Turn:
        """The same steps with the standing answers of now."""
        fresh = Turn(self.match, self.answers)
        try:
            for step in turn.steps:
                fresh.play(step)
        except IllegalMove:
            raise Problem("draft-first") from None
        return fresh

    # --- going back ---

    def ask_takeback(self, seat: int, agreeing: Sequence[int] = ()) -> None:
        """Ask to go back to before the own last commit; at once if nobody has to be asked.

        `agreeing` are other seats of the same person. Who is away has to be asked as well: else a
        rival could try one turn after the other against the bot.
        """
        self.check_present(seat)
        self.check_playing()
        if self.takeback is not None:
            raise Problem("takeback-open")
        self.check_room()
        to = self.before_last_of(seat)
        self.record(Asked(at=self.now, seat=seat, to=to))
        for other in agreeing:
            if other in self.to_be_asked():
                self.record(Answered(at=self.now, seat=other, yes=True))
        self.go_back_if_agreed()

    def answer_takeback(self, seat: int, yes: bool) -> None:
        """Agree to go back, or not; who asked withdraws with "no"."""
        self.check_person(seat)
        if self.takeback is None:
            raise Problem("takeback-none")
        if yes and seat not in self.to_be_asked():
            raise Problem("takeback-none")
        self.record(Answered(at=self.now, seat=seat, yes=yes))
        self.go_back_if_agreed()

    def let_takeback_lapse(self) -> None:
        """Not everybody has answered in time."""
        if self.takeback is not None:
            self.record(Lapsed(at=self.now, seat=self.takeback.seat))

    def go_back_if_agreed(self) -> None:
        """Everybody has said yes: go back."""
        if self.takeback is not None and not self.to_be_asked():
            self.record(TakenBack(at=self.now, seat=self.takeback.seat, to=self.takeback.to))

    # --- the log ---

    def record(self, event: AnyEvent, reached: Match | None = None) -> None:
        """Append an event and let it take effect; `reached` is what a move has led to."""
        self.apply(event, reached)
        self.rev = 0
        if isinstance(event, Resigned) or (isinstance(event, Sat) and event.who.kind != "person"):
            self.forget(event.seat)
            self.give_back_if_alone()
        if isinstance(event, StoodIn | GaveBack):
            self.begin_anew(event.seat)
        if not isinstance(event, Agreed | Asked | Answered | Lapsed):
            self.renew()

    def begin_anew(self, seat: int) -> None:
        """Somebody else decides in this turn: the steps so far are put by, and may be made again.

        Whoever comes back before the bot has moved finds them there.
        """
        if self.turn is not None and self.turn.seat == seat:
            fresh = Turn(self.match, self.answers)
            fresh.undone = [*self.turn.undone, *reversed(self.turn.steps)]
            self.turn = fresh

    def give_back_if_alone(self) -> None:
        """Bots do not play a match to its end for people who are all away: it waits for them."""
        if any(one.is_present for one in self.seats):
            return
        for seat, one in enumerate(self.seats):
            if one.stand_in:
                self.record(GaveBack(at=self.now, seat=seat))

    def forget(self, seat: int) -> None:
        """What a person had in mind goes with the person: standing answers, steps of a turn."""
        self.standing = {who: answer for who, answer in self.standing.items() if who[0] != seat}
        if self.turn is not None and self.turn.seat == seat:
            self.turn = None

    def end_if_over(self) -> None:
        """The rules say that it is over."""
        if self.match.over:
            self.end("finished")

    def close(self) -> None:
        """Whoever runs the house ends the match, wherever it is; nobody has won."""
        if self.ended:
            raise Problem("already-over")
        self.end("closed")

    def end(self, reason: Ending) -> None:
        """Lay the luck open."""
        seed, salt = self.seed.seed, self.seed.salt
        result = self.match.result()
        self.record(Ended(at=self.now, reason=reason, seed=seed, salt=salt, result=result))

    def renew(self) -> Turn | None:
        """A fresh turn for whoever decides now."""
        if self.to_move is None:
            self.turn = None
        elif self.turn is None or self.turn.base is not self.match:
            self.turn = Turn(self.match, self.answers)
        return self.turn

    # --- whose turn it is ---

    def turn_of(self, seat: int) -> Turn:
        """The turn in progress, if it is this seat's and no bot plays it."""
        self.check_seat(seat)
        self.check_no_stand_in(seat)
        return self.turn_due(seat)

    def turn_due(self, seat: int) -> Turn:
        """The turn in progress, if it is this seat's, whoever plays it."""
        self.check_seat(seat)
        self.check_playing()
        if self.turn is None or self.turn.seat != seat:
            raise IllegalMove(self.match.seen_by(seat).not_your_turn())
        return self.turn

    def check_room(self) -> None:
        """There is room in the log for what could be repeated without end."""
        if self.seq >= MOST_EVENTS:
            raise Problem("log-full", most=MOST_EVENTS)
