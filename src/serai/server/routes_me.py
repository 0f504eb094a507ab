"""Endpoints about the caller."""

from __future__ import annotations

from serai.house.clean_text import clean_name
from serai.house.own_data import OwnData
from serai.house.requests import Me, NameWanted, Tables
from serai.server.endpoint import Call, Endpoint, Who

NOBODY = Me(name="", guest=False)


async def me(call: Call) -> Me:
    """Who the caller is; a known guest's cookie is renewed."""
    if call.session is None:
        return NOBODY
    call.cookie = call.session.cookie
    return Me(name=call.session.guest.name, guest=True)


async def name_me(call: Call) -> Me:
    """Call the caller by this name from now on; a caller without an identity gets one."""
    name = clean_name(call.body.name)
    if call.session is None:
        await call.greet(name)
    else:
        call.session.check_may_write()  # others read it
        await call.identities.rename(call.caller.id, name)
    return Me(name=name, guest=True)


async def revoke_me(call: Call) -> Me:
    """End all sessions of this guest, in every browser."""
    await call.identities.revoke(call.caller.id)
    call.live.end(call.caller.id)
    call.cookie = ""
    return NOBODY


async def my_data(call: Call) -> OwnData:
    """All that is kept of the caller, to be kept as a file."""
    return await call.departures.own_data(call.caller.id)


async def delete_me(call: Call) -> Me:
    """Remove all that is kept of the caller, and that names them to others, for good.

    Their matches go on without them, as if they had resigned.
    """
    guest = call.caller
    await call.departures.begin(guest.id)
    call.cookie = ""
    await call.departures.end(guest)
    return NOBODY


async def my_tables(call: Call) -> Tables:
    """The caller's tables, those that wait for the caller first."""
    return await call.house.lists.of_guest(call.caller.id)


ME = (
    Endpoint("GET", "/api/me", me, Me),
    Endpoint(
        "POST", "/api/me", name_me, Me, NameWanted, who=Who.NEWCOMER, rate="seat", refuses=(409,)
    ),
    Endpoint("POST", "/api/me/revoke", revoke_me, Me, who=Who.GUEST, rate="seat"),
    Endpoint("GET", "/api/me/data", my_data, OwnData, who=Who.GUEST, rate="import", bars=False),
    Endpoint("POST", "/api/me/delete", delete_me, Me, who=Who.GUEST, rate="seat", bars=False),
    Endpoint("GET", "/api/me/tables", my_tables, Tables, who=Who.GUEST),
)
