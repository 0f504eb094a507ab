"""What has happened at a table, folded from its events: the match, the seats, what was asked.

Nothing is decided here: `Table` finds out whether something may happen, and records it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from serai.core.game import Game
from serai.core.kernel import Desk
from serai.core.speech import IllegalMove, Problem
from serai.table.events import (
    FIRST_HASH,
    Agreed,
    Answered,
    AnyEvent,
    Asked,
    Ended,
    GaveBack,
    Help,
    Hinted,
    Lapsed,
    Matter,
    Moved,
    Opened,
    Record,
    Resigned,
    Sat,
    Seat,
    StoodIn,
    TakenBack,
    recorded,
)
from serai.table.match import Match
from serai.table.people import People
from serai.table.replaying import (
    Happening,
    Numbers,
    changed,
    counting,
    opened,
    play_line,
    public_numbers,
    turn_id,
)

Status = Literal["waiting", "playing", "over"]

MINUTES_AGREED = 600  # seconds away, where all have agreed only later that a bot may stand in


class Takeback(NamedTuple):
    """Somebody asks to go back to an event; `agreed` has who said yes, `asked` is the asking."""

    seat: int
    to: int
    agreed: tuple[int, ...]
    asked: int


class Return(NamedTuple):
    """Where a log goes back to later: the match and its lines at that event."""

    match: Match
    lines: list[str]
    numbers: Numbers


class Chronicle:
    """The events of a table, and what follows from them."""

    def __init__(self, game: Game, opening: dict[str, Any] | None) -> None:
        self.game = game
        self.opening = opening  # the position that the match began from, if not a new one
        self.desk = Desk()
        self.records: list[Record] = []
        self.seats: list[Seat] = []  # with their names
        self.people = People()
        self.happenings: dict[int, Happening] = {}
        self.lines: list[str] = []
        self.takeback: Takeback | None = None
        self.agreed: dict[Matter, frozenset[int]] = {}
        self.begun = False
        self.ended = False
        self.match: Match
        self._numbers: Numbers = {}
        self._returns: dict[int, Return] = {}  # only while a log is loaded
        self._on_trust: Mapping[int, str] = {}  # hashes of events from which a name was removed

    @property
    def seq(self) -> int:
        """Number of the last event."""
        return len(self.records)

    @property
    def hash(self) -> str:
        """Hash of the whole log."""
        return self.records[-1].hash if self.records else FIRST_HASH

    @property
    def is_closed(self) -> bool:
        """Whether it did not end by itself: whoever runs the house has closed the table."""
        last = self.records[-1].event
        return isinstance(last, Ended) and last.reason == "closed"

    @property
    def status(self) -> Status:
        """Waiting for people, playing, or over."""
        return "over" if self.ended else "playing" if self.begun else "waiting"

    @property
    def help(self) -> Help:
        """What may be asked at the table."""
        first = self.records[0].event
        return first.help if isinstance(first, Opened) else "rules"

    @property
    def stand_in_after(self) -> int | None:
        """After how many seconds away a bot may play for a person; None: it may not."""
        if self.is_over_days and self.all_agree("stand-in"):
            return MINUTES_AGREED
        return self.opened_for

    @property
    def is_over_days(self) -> bool:
        """Whether nobody is expected to be there when it is their turn."""
        return self.opened_for is None

    @property
    def opened_for(self) -> int | None:
        """What was chosen about that when the table was opened."""
        first = self.records[0].event
        return first.stand_in if isinstance(first, Opened) else None

    def all_agree(self, to: Matter) -> bool:
        """Whether every person here has said yes, also those who are away."""
        people = {seat for seat, who in enumerate(self.seats) if who.kind == "person"}
        return people <= self.agreed.get(to, frozenset())

    def hints(self, seat: int) -> int:
        """How often a seat has asked what a bot would do."""
        return sum(isinstance(one.event, Hinted) and one.event.seat == seat for one in self.records)

    @property
    def to_move(self) -> int | None:
        """The seat that decides; None while nobody does."""
        return self.match.to_move if self.status == "playing" else None

    @property
    def bot_due(self) -> int | None:
        """The seat for which a bot has to move."""
        seat = self.to_move
        return seat if seat is not None and self.seats[seat].plays else None

    def match_after(self, seq: int) -> Match:
        """The committed match as it was after an event."""
        if not 1 <= seq <= self.seq:
            raise Problem("no-event", given=seq, last=self.seq)
        return self.played(self.lines_after(seq), Desk())

    def lines_after(self, seq: int) -> list[str]:
        """The lines that counted after an event; what had been taken back is not among them."""
        return counting(record.event for record in self.records[:seq])

    def played(self, lines: Sequence[str], desk: Desk) -> Match:
        """The match after some lines."""
        first = self.records[0].event
        if not isinstance(first, Opened):
            raise Problem("log", seq=1)
        match = opened(self.game, first, self.opening, desk)
        for line in lines:
            play_line(match, line)
        return match

    def before_last_of(self, seat: int) -> int:
        """The event before the last commit of a seat that still counts."""
        counting: list[tuple[int, int]] = []
        for record in self.records:
            if isinstance(record.event, Moved):
                counting.append((record.seq, record.event.seat))
            elif isinstance(record.event, TakenBack):
                to = record.event.to
                counting = [(seq, who) for seq, who in counting if seq <= to]
        for seq, who in reversed(counting):
            if who == seat:
                return seq - 1
        raise Problem("takeback-none")

    def to_be_asked(self) -> list[int]:
        """People who have still to agree."""
        if self.takeback is None:
            return []
        done = (self.takeback.seat, *self.takeback.agreed)
        return [n for n, s in enumerate(self.seats) if s.kind == "person" and n not in done]

    # --- checks ---

    def check_seat(self, seat: int) -> None:
        """There is such a seat."""
        if seat not in range(len(self.seats)):
            raise Problem("seat", given=seat, last=len(self.seats) - 1)

    def check_person(self, seat: int) -> None:
        """A person sits there."""
        self.check_seat(seat)
        if self.seats[seat].kind != "person":
            raise Problem("not-your-seat", seat=seat)

    def check_present(self, seat: int) -> None:
        """A person sits there, and no bot plays for them."""
        self.check_person(seat)
        self.check_no_stand_in(seat)

    def check_no_stand_in(self, seat: int) -> None:
        """No bot plays for whoever sits there."""
        if self.seats[seat].stand_in and not self.ended:
            raise Problem("stand-in", seat=seat)

    def check_playing(self) -> None:
        """The match has begun and is not over."""
        if self.ended:
            raise Problem("already-over")
        if not self.begun:
            raise Problem("not-begun")

    # --- what an event does ---

    def apply(self, event: AnyEvent, reached: Match | None = None) -> None:
        """Append an event and let it take effect; `reached` is what a move has led to."""
        match event:
            case Opened():
                self.apply_opened(event)
            case Sat():
                self.apply_sat(event)
            case Moved():
                self.apply_moved(event, reached)
            case Resigned():
                self.apply_resigned(event)
            case StoodIn():
                self.apply_stood_in(event)
            case GaveBack():
                self.seats[event.seat] = replace(self.seats[event.seat], stand_in="")
            case Agreed():
                self.apply_agreed(event)
            case Lapsed():
                self.takeback = None
            case Asked():
                self.takeback = Takeback(event.seat, event.to, (), self.seq + 1)
            case Answered():
                self.apply_answered(event)
            case TakenBack():
                self.apply_taken_back(event)
            case Hinted():
                pass
            case Ended():
                self.ended = True
                self.takeback = None
        seq = self.seq + 1
        self.records.append(recorded(seq, event, self.hash, self._on_trust.get(seq)))

    def apply_all(self, events: Sequence[AnyEvent]) -> None:
        """Let a whole log take effect; Problem if it does not fit together.

        Each line is played once: where a later event goes back to is kept until it does, so that a
        log is loaded in a time that grows with its length alone, whatever was taken back in it.
        """
        returns = {event.to for event in events if isinstance(event, TakenBack)}
        for seq, event in enumerate(events, 1):
            try:
                self.apply(event)
            except (IllegalMove, ValueError, LookupError) as error:
                raise Problem("log", seq=seq) from error
            if seq in returns:
                self._returns[seq] = Return(self.match.trial(), list(self.lines), self._numbers)
        self._returns = {}

    def apply_opened(self, event: Opened) -> None:
        """The box is unpacked, and what was played before is played again."""
        if self.records:
            raise Problem("log", seq=self.seq + 1)
        match = opened(self.game, event, self.opening, self.desk)
        for line in event.lines:
            play_line(match, line)
        self.match = match
        self.lines = list(event.lines)
        self.seats = [self.people.named(one) for one in event.seats]
        self._numbers = public_numbers(match)
        self.happenings[1] = Happening(tuple(match.log), (), match.state.turn, turn_id(match))
        self.begin_if_full()

    def apply_sat(self, event: Sat) -> None:
        """Who sits where; the match begins when all seats are taken."""
        self.seats[event.seat] = self.people.named(event.who)
        self.forget_agreement(event.seat)
        self.agreed = {**self.agreed, "newcomer": frozenset()}
        if self.takeback is not None and event.seat == self.takeback.seat:
            self.takeback = None
        self.begin_if_full()

    def apply_moved(self, event: Moved, reached: Match | None) -> None:
        """The committed match goes on."""
        known, whose, which = len(self.match.log), self.match.state.turn, turn_id(self.match)
        if reached is None:  # only while loading, when nobody else holds the match
            for line in event.lines:
                play_line(self.match, line)
        else:
            reached.rest()
            self.match = reached
        numbers = public_numbers(self.match)
        changes = changed(self._numbers, numbers)
        self._numbers = numbers
        entries = tuple(self.match.log[known:])
        self.happenings[self.seq + 1] = Happening(entries, changes, whose, which)
        self.lines += event.lines
        self.takeback = None

    def apply_resigned(self, event: Resigned) -> None:
        """A bot in the name of who gave up."""
        before = self.seats[event.seat]
        self.seats[event.seat] = Seat(
            kind="bot", name=before.name, bot=event.bot, resigned=True, who=before.who
        )
        self.forget_agreement(event.seat)
        self.takeback = None

    def apply_stood_in(self, event: StoodIn) -> None:
        """A bot beside the person; what the person had asked for waits for nobody."""
        self.seats[event.seat] = replace(self.seats[event.seat], stand_in=event.bot)
        if self.takeback is not None and self.takeback.seat == event.seat:
            self.takeback = None

    def apply_agreed(self, event: Agreed) -> None:
        """One more says yes, or one fewer."""
        others = self.agreed.get(event.to, frozenset()) - {event.seat}
        now = others | {event.seat} if event.yes else others
        self.agreed = {**self.agreed, event.to: now}

    def forget_agreement(self, seat: int) -> None:
        """Somebody else is there now, who has agreed to nothing yet."""
        self.agreed = {to: seats - {seat} for to, seats in self.agreed.items()}

    def apply_answered(self, event: Answered) -> None:
        """One more agrees, or it is off."""
        if self.takeback is not None:
            agreed = (*self.takeback.agreed, event.seat)
            self.takeback = self.takeback._replace(agreed=agreed) if event.yes else None

    def apply_taken_back(self, event: TakenBack) -> None:
        """The match as it was."""
        self.takeback = None
        kept = self._returns.get(event.to)
        if kept is not None:  # it may be gone back to once more
            self.match, self.lines, self._numbers = kept.match.trial(), [*kept.lines], kept.numbers
            return
        self.desk = Desk()  # meanwhile others may look at the match as it is now
        self.lines = self.lines_after(event.to)
        self.match = self.played(self.lines, self.desk)
        self._numbers = public_numbers(self.match)

    def begin_if_full(self) -> None:
        """The match begins when nobody is missing."""
        self.begun = self.begun or all(seat.kind != "open" for seat in self.seats)
