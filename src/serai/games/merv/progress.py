"""What the open question is about: the turn, the bill, the cards chosen so far.

Read off the rules in progress, so that a client draws a question from the view alone.
"""

from __future__ import annotations

from typing import cast

from serai.core.kernel import OK, members
from serai.games.merv.caravansary import NO_COLOUR, Caravansary
from serai.games.merv.fortification import Fortification, FreeWall
from serai.games.merv.kinds import (
    ACHIEVEMENT,
    CELL,
    CORNER,
    HALL,
    PLACE,
    POSITION,
    RESOURCE,
    UPGRADE,
)
from serai.games.merv.library import Achieve
from serai.games.merv.marketplace import Marketplace
from serai.games.merv.payment import DISCOUNT_TILES, JOKER_TILES, Pay, joker_of
from serai.games.merv.queue import Queue, next_corner
from serai.games.merv.raid import Raid
from serai.games.merv.scoring import YearScoring
from serai.games.merv.shape import Corner, FavourWay, Help, Progress
from serai.games.merv.state import CUBES, Merv, nibble
from serai.games.merv.tables import CELLS, RESOURCES, WHITE
from serai.games.merv.turn import Turn, take_favour
from serai.games.merv.upgrades import PlaceUpgrade
from serai.games.merv.vizier import VIZIER, VizierTurn


def progress(s: Merv) -> Progress:
    """Only what is in progress; a key is absent otherwise."""
    found: Progress = {}
    for rule in s.stack:
        match rule:
            case Turn():
                found["master"] = rule.by
                if rule.at > Turn.SITE and not rule.no_line:
                    found["activated"] = CELL.write(rule.cell)
                if rule.at == Turn.ACTION:
                    found["favour"] = favour_way(s, rule.by)
            case VizierTurn():
                found["master"] = VIZIER
            case Pay():
                found["bill"] = counted(rule.bill, RESOURCE.names)
                found["helps"] = helps(s, rule)
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


def helps(s: Merv, rule: Pay) -> list[Help]:
    """§I2, §H2–H5 What helps with a bill: discount and joker if the rule offers them."""
    trial = s.copy()
    p, colours = s.players[rule.by], range(RESOURCES)
    found: list[Help] = []
    if p.stock[CUBES + WHITE]:
        found.append({"way": "white", "resource": RESOURCE.write(WHITE), "achievement": None})
    if any(rule.bars_save(trial, c) == OK for c in colours):
        tile = min(members(p.achievements & DISCOUNT_TILES))
        found.append({"way": "save", "resource": None, "achievement": ACHIEVEMENT.write(tile)})
    if any(rule.bars_joker(trial, c) == OK for c in colours):
        tile = min(members(p.achievements & JOKER_TILES))
        joker = RESOURCE.write(joker_of(s, rule.by))
        found.append({"way": "joker", "resource": joker, "achievement": ACHIEVEMENT.write(tile)})
    return found


def favour_way(s: Merv, master: int) -> FavourWay:
    """§F1, §B1–B5 Told by the rule itself, on a copy: at the top of the track it is influence."""
    trial = s.copy()
    take_favour(trial, master)
    before, after = s.players[master], trial.players[master]
    return {
        "favour": after.favour - before.favour,
        "influence": after.influence - before.influence,
        "points": after.points - before.points,
    }


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
