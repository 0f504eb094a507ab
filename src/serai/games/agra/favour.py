"""What a favour action costs (rulebook, favour actions): to have, to spend, once per turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.kernel import OK, bit, refusal
from serai.games.agra import notes, refusals
from serai.games.agra.state import Agra, Player
from serai.games.agra.tables import HAVE, MULLAH, MULLAH_LESS, SPEND

FIRST_TILE: Final = 3  # before it come the actions printed on the court


def bars_favour(p: Player, action: i64) -> i64:
    """§F3–F5 The action must be there, unused this turn, and enough favour in the store."""
    if action >= FIRST_TILE and p.tiles & bit(action - FIRST_TILE) == 0:
        return refusal(refusals.TILE_NOT_OWNED, action - FIRST_TILE)
    if p.marks & bit(action) != 0:
        return refusal(refusals.USED_THIS_TURN, action)
    if p.favour < HAVE[action]:
        return refusal(refusals.TOO_LITTLE_FAVOUR, HAVE[action], p.favour)
    return OK


def is_helped(s: Agra, seat: i64, action: i64) -> bool:
    """§D13, §D26 Whether the Mullah saves a marker on this action."""
    p = s.players[seat]
    if SPEND[action] <= MULLAH_LESS or seat != s.turn:
        return False
    return p.owns(MULLAH) and p.turned & bit(MULLAH) == 0


def price(s: Agra, seat: i64, action: i64) -> i64:
    """§F4 How much favour is spent."""
    return SPEND[action] - MULLAH_LESS if is_helped(s, seat, action) else SPEND[action]


def spend_favour(s: Agra, seat: i64, action: i64) -> None:
    """§F4, §F5 Pay; one spent marker stays on the action until the end of the turn.

    §D13, §D26 The Mullah saves one marker, once in each own turn, and it is the same one whichever
    action he helps: so he helps the first that can be made cheaper.
    """
    p = s.players[seat]
    spent = price(s, seat, action)
    if is_helped(s, seat, action):
        p.turned |= bit(MULLAH)
        s.note(notes.MULLAH_HELPED, seat, action)
    p.favour -= spent
    p.supply += spent - 1
    p.marks |= bit(action)
