"""What the words of moves say of the position beside their codes: sites, actions, spices."""

from __future__ import annotations

from collections.abc import Mapping

from serai.core.kernel import arg, verb
from serai.games.merv import components, verbs
from serai.games.merv.kinds import ACTION, CELL, POSITION, SITE, SPICE
from serai.games.merv.state import NO_CARD, Merv, is_middle
from serai.games.merv.tables import CELLS, SIDE
from serai.games.merv.turn import Turn

NOTHING = "none"


def site_on(s: Merv, cell: str) -> str:
    """Which site lies on a cell: they are dealt once."""
    site = s.sites[CELL.read(cell)]
    return SITE.write(site) if site >= 0 else NOTHING


def pile_of(contract: str) -> str:
    """The pile that a contract is taken from."""
    return contract.rstrip("0123456789")


def meant(s: Merv | None, args: Mapping[str, int | str]) -> dict[str, int | str]:
    """What a position of walls takes, and where in the city a site lies."""
    found: dict[str, int | str] = {}
    if "position" in args:
        found["part"] = "gate" if is_middle(POSITION.read(str(args["position"]))) else "wall"
    if "site" in args:
        cell = cell_of(s, SITE.read(str(args["site"])))
        found["cell"] = NOTHING if cell < 0 else CELL.write(cell)
        found["row"] = 1 + cell // SIDE  # 0: it is not dealt
    return found


def cell_of(s: Merv | None, site: int) -> int:
    """The cell on which a site lies, or one with which it is in row 0."""
    cells = range(0 if s is None else CELLS)
    return next((cell for cell in cells if s and s.sites[cell] == site), -SIDE)


def at_hand(s: Merv | None, move: int) -> dict[str, int | str]:
    """The action of the activated site, and the spice of the card at a place of the row."""
    match verb(move):
        case verbs.ACT:
            return {"action": NOTHING if s is None else action_now(s)}
        case verbs.TAKE:
            return {"spice": NOTHING if s is None else spice_at(s, arg(move) - 1)}
        case _:
            return {}


def action_now(s: Merv) -> str:
    """What the site can do that is activated in this turn."""
    turn = s.stack[-1] if s.stack else None
    if not isinstance(turn, Turn) or s.sites[turn.cell] < 0:
        return NOTHING
    return ACTION.write(s.action_of(turn.cell))


def spice_at(s: Merv, nth: int) -> str:
    """The spice of a caravan card on offer."""
    card = s.row[nth] if 0 <= nth < len(s.row) else NO_CARD
    return NOTHING if card == NO_CARD else SPICE.write(components.CARAVAN.spice[card])
