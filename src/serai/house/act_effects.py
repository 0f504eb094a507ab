"""What a seat does, carried out on a table."""

from __future__ import annotations

from collections.abc import Sequence

from serai.bots import registry
from serai.house.denied import Denied
from serai.house.hosted_table import HostedTable
from serai.house.new_table import bot_called, name_among
from serai.house.protocol import (
    Act,
    Agree,
    AnswerTakeback,
    AnyAction,
    AskTakeback,
    ComeBack,
    Confirm,
    Play,
    Redo,
    Reset,
    Resign,
    Say,
    SeatBot,
    Stand,
    StandIn,
    Undo,
)
from serai.table.events import Seat
from serai.table.table import Table

# Who plays on for somebody who gives up or is away: no rival chooses whom they play against.
SUBSTITUTE = "greedy"


def rev_told(table: Table, seats: Sequence[int]) -> int:
    """How often the draft has changed, as far as these seats may know: it is one seat's own."""
    return table.rev if table.turn is not None and table.turn.seat in seats else 0


def is_stale(table: Table, act: Act) -> bool:
    """Whether an act was made for another moment: it would mean something else now."""
    action = act.action
    match action:
        case Play() | Undo() | Redo() | Reset() | Confirm():
            return (act.seq, act.rev) != (table.seq, rev_told(table, [action.seat]))
        case AskTakeback() | AnswerTakeback():
            return act.seq != table.seq
    return False


def check_may(hosted: HostedTable, guest: str, action: AnyAction) -> None:
    """Denied to whom this is not theirs to do, before anything is told of the table."""
    if isinstance(action, SeatBot):
        if not hosted.seats_of(guest) and not hosted.is_host(guest):
            raise Denied(403, "not-your-seat")
    elif isinstance(action, StandIn):
        if not hosted.seats_of(guest):
            raise Denied(403, "not-your-seat")
    elif isinstance(action, Say):
        if not hosted.seats_of(guest):
            raise Denied(403, "chat-spectator")
        if hosted.table.is_closed:
            raise Denied(409, "closed")
    else:
        hosted.check_holds(guest, action.seat)


def carry_out(hosted: HostedTable, guest: str, after: Table, action: AnyAction) -> None:
    """Let it happen; IllegalMove, Problem or Denied if it cannot."""
    if isinstance(action, Say):
        raise TypeError("chat does not change the table")
    if isinstance(action, SeatBot):
        bot = bot_called(action.bot)
        after.check_seat(action.seat)
        name = name_among({one.name for one in after.seats}, registry.kind_of(bot))
        after.sit(action.seat, Seat(kind="bot", name=name, bot=bot))
        return
    match action:
        case Play():
            after.play(action.seat, action.move, action.commit)
        case Undo():
            after.undo(action.seat)
        case Redo():
            after.redo(action.seat)
        case Reset():
            after.reset(action.seat)
        case Confirm():
            after.confirm(action.seat)
        case Stand():
            after.stand(action.seat, action.question, action.answer)
        case Resign():
            after.resign(action.seat, SUBSTITUTE)
        case StandIn():
            yours = hosted.seats_of(guest)
            by = next((one for one in yours if after.seats[one].is_present), yours[0])
            after.stand_in(action.seat, SUBSTITUTE, hosted.absence.seconds(action.seat), by)
        case ComeBack():
            after.come_back(action.seat)
        case Agree():
            after.agree(action.seat, action.to, action.yes)
        case AskTakeback():
            after.ask_takeback(action.seat, hosted.seats_of(guest))
        case AnswerTakeback():
            after.answer_takeback(action.seat, action.yes)
