"""What the open question is about: the turn, the bill, the cards chosen so far.

Read off the rules in progress, so that a client draws a question from the view alone.
"""

from __future__ import annotations

from typing import cast

from serai.core.kernel import members
from serai.games.merv.caravansary import NO_COLOUR, Caravansary
from serai.games.merv.fortification import Fortification, FreeWall
from serai.games.merv.kinds import CELL, CORNER, HALL, PLACE, POSITION, RESOURCE, UPGRADE
from serai.games.merv.library import Achieve
from serai.games.merv.marketplace import Marketplace
from serai.games.merv.payment import Pay
from serai.games.merv.queue import Queue, next_corner
from serai.games.merv.raid import Raid
from serai.games.merv.scoring import YearScoring
from serai.games.merv.shape import Corner, Progress
from serai.games.merv.state import Merv, nibble
from serai.games.merv.tables import CELLS
from serai.games.merv.turn import Turn
from serai.games.merv.upgrades import PlaceUpgrade


def progress(s: Merv) -> Progress:
    """Only what is in progress; a key is absent otherwise."""
    found: Progress = {}
    for rule in s.stack:
        match rule:
            case Turn():
                found["master"] = rule.by
                if rule.at > Turn.SITE and not rule.no_line:
                    found["activated"] = CELL.write(rule.cell)
            case Pay():
                found["bill"] = counted(rule.bill, RESOURCE.names)
            case Caravansary():
                if rule.at in (Caravansary.COLOUR, Caravansary.TAKE):
                    found["chosen"] = rule.chosen + 1
                if rule.colour != NO_COLOUR:
                    found["colour"] = RESOURCE.write(rule.colour)
            case Marketplace():
                found["traded"] = [PLACE.write(place) for place in members(rule.traded)]
            case Fortification() if rule.at == Fortification.PIECE:
                found["position"] = POSITION.write(rule.position)
            case FreeWall() if rule.at == FreeWall.PIECE:
                found["position"] = POSITION.write(rule.position)
            case PlaceUpgrade():
                found["upgrade"] = UPGRADE.write(rule.tile)
            case Achieve():
                found["level"] = rule.level
            case Queue():
                found.update(queue(s, rule))
            case Raid() if rule.cell < CELLS:
                found["raided"] = CELL.write(rule.cell)
            case YearScoring():
                found["funded"] = counted(rule.funded, HALL.names)
    return found


def counted(packed: int, names: tuple[str, ...]) -> dict[str, int]:
    """A packed row of counts by name, without what is not there."""
    return {name: nibble(packed, i) for i, name in enumerate(names) if nibble(packed, i)}


def queue(s: Merv, rule: Queue) -> Progress:
    """§Q1–Q5 The queue that is forming: who stands where so far, and who would stop where."""
    places = [nibble(rule.formed, space) for space in range(s.masters())]
    return {
        "corner": cast("Corner", CORNER.write(next_corner(s))),
        "queue": [master - 1 if master else None for master in places],
        "master": rule.master,
        "stops_at": rule.space + 1,
    }
