"""Endpoints about tables."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from serai.house.clean_text import clean_name
from serai.house.protocol import (
    Act,
    AnyFrame,
    Ask,
    Count,
    FromClient,
    Hint,
    Log,
    Ok,
    Refused,
    Stale,
    State,
    Told,
)
from serai.house.requests import (
    CourseTold,
    Created,
    Invite,
    KeptTold,
    RecoverWanted,
    Seated,
    SitWanted,
    Tables,
    TableTold,
    TableWanted,
)
from serai.server.act_limits import admitted, check_question
from serai.server.act_record import ActRecord
from serai.server.endpoint import EVENT_STREAM, Call, Endpoint, Who
from serai.server.event_stream import From, stream

TEXT = "text/plain"
MOST_TURNED = 7  # seats; more than any table has


class After(FromClient, frozen=True):
    """From where on."""

    after: Count = 0


class Further(FromClient, frozen=True):
    """How many seats further on everybody sits down."""

    turned: Annotated[int, Meta(ge=0, le=MOST_TURNED)] = 0


async def public_tables(call: Call) -> Tables:
    """Tables that everybody may join or watch."""
    return await call.house.lists.public(call.guest)


async def create(call: Call) -> Created:
    """Make a table; a caller without an identity gets one."""
    wanted: TableWanted = call.body
    seats = [
        seat if seat.name is None else replace(seat, name=clean_name(seat.name))
        for seat in wanted.seats
    ]
    if wanted.transcript is not None:
        call.limits.take("import", call.guest, call.address)
    if call.session is None:
        await call.greet("")
    elif any(seat.name is not None for seat in seats):
        call.session.check_may_write()
    return await call.house.opener.create(
        call.caller.id, call.caller.name, replace(wanted, seats=seats)
    )


async def table(call: Call) -> TableTold:
    """A table in short."""
    return await call.house.lists.told(call.table, call.guest)


async def sit(call: Call) -> Seated:
    """Sit down at an open seat; a caller without an identity gets one."""
    if call.session is None:
        await call.house.lists.told(call.table, None)  # nobody becomes a guest of no table
        await call.greet("")
    guest, invite = call.caller, call.body.invite
    return await call.house.seats.sit(call.table, guest.id, guest.name, call.seat, invite)


async def leave(call: Call) -> TableTold:
    """Stand up; the seat is empty then, and a bot or somebody with the link can take it."""
    return await call.house.seats.leave(call.table, call.caller.id, call.seat)


async def seat_link(call: Call) -> Seated:
    """Make a new link to an own seat; the old one is void."""
    return await call.house.seats.seat_link(call.table, call.caller.id, call.seat)


async def recover(call: Call) -> Seated:
    """Take an own seat again in another browser, by the token of its link."""
    holder = await call.house.seats.holder_by_link(call.table, call.body.token)
    await call.identities.check_holder(holder)
    if call.session is None:
        await call.greet("")
    return await call.house.seats.recover(call.table, call.caller.id, call.body.token)


async def invite(call: Call) -> Invite:
    """Make a new invitation; the old one is void. For the host."""
    return await call.house.seats.new_invite(call.table, call.caller.id)


async def rematch(call: Call) -> Created:
    """Make a table for the same people once more, after the end; they may turn their seats."""
    return await call.house.opener.rematch(call.table, call.caller.id, call.query.turned)


async def act(call: Call) -> bytes:
    """Do something at the table, once, however often it is sent."""
    with ActRecord(call.metrics, call.table, call.body) as record:
        wanted = admitted(call.limits, call.session, call.address, call.body)
        return record.answered(await call.house.acts.act(call.table, call.guest, wanted))


async def ask(call: Call) -> bytes:
    """Ask something about the table."""
    check_question(call.limits, call.guest, call.address, call.body)
    if isinstance(call.body.query, Hint):
        call.limits.take("hint", call.guest, call.address)
    return await call.house.questions.ask(call.table, call.guest, call.body)


async def events(call: Call) -> bytes:
    """What has happened after an event, as everybody may know it."""
    return await call.house.whole.events(call.table, call.guest, call.query.after)


async def state(call: Call) -> bytes:
    """The table now, without listening to it."""
    return await call.house.whole.state(call.table, call.guest)


async def kept(call: Call) -> KeptTold:
    """The game as it is kept, also if nobody can play on with it here."""
    return await call.house.whole.kept(call.table, call.guest)


async def course(call: Call) -> bytes:
    """Scores turn by turn, and what they are made of, after the end."""
    return await call.house.whole.course(call.table, call.guest)


async def transcript(call: Call) -> str:
    """The whole game as a file, after its end or if nobody can play on with it here."""
    return await call.house.whole.transcript(call.table, call.guest)


ONE = "/api/tables/{table}"
SEAT = ONE + "/seats/{seat}"
NEW, GUEST = Who.NEWCOMER, Who.GUEST

TABLES = (
    Endpoint("GET", "/api/tables", public_tables, Tables),
    Endpoint(
        *("POST", "/api/tables", create, Created, TableWanted),
        status=201,
        who=NEW,
        rate="create",
        refuses=(403, 404, 409),
    ),
    Endpoint("GET", ONE, table, TableTold),
    Endpoint("POST", SEAT, sit, Seated, SitWanted, who=NEW, rate="seat", refuses=(409,)),
    Endpoint("POST", SEAT + "/leave", leave, TableTold, who=GUEST, rate="seat", refuses=(409,)),
    Endpoint("POST", SEAT + "/link", seat_link, Seated, who=GUEST, rate="seat", refuses=(409,)),
    Endpoint(
        "POST",
        ONE + "/recover",
        recover,
        Seated,
        RecoverWanted,
        who=NEW,
        rate="seat",
        refuses=(409,),
    ),
    Endpoint("POST", ONE + "/invite", invite, Invite, who=GUEST, rate="seat", refuses=(409,)),
    Endpoint(
        *("POST", ONE + "/rematch", rematch, Created),
        query=Further,
        status=201,
        who=GUEST,
        rate="create",
        refuses=(409,),
    ),
    Endpoint("POST", ONE + "/actions", act, Ok | Stale | Refused, Act, refuses=(401, 409)),
    Endpoint("POST", ONE + "/ask", ask, Told | Refused, Ask, rate="ask", refuses=(401, 409)),
    Endpoint("GET", ONE + "/events", events, Log, query=After, rate="log"),
    Endpoint("GET", ONE + "/stream", stream, AnyFrame, query=From, media=EVENT_STREAM),
    Endpoint("GET", ONE + "/state", state, State),
    Endpoint("GET", ONE + "/kept", kept, KeptTold, rate="look"),
    Endpoint("GET", ONE + "/course", course, CourseTold, rate="look", refuses=(409,)),
    Endpoint("GET", ONE + "/transcript", transcript, str, media=TEXT, rate="look", refuses=(409,)),
)
