"""What going to an action space would bring: the production of each site of its line, in advance.

Worked out by the rule of production itself, on a copy on which the building stands already.
"""

from __future__ import annotations

from serai.core.kernel import OK
from serai.games.merv.kinds import CELL, POSITION, RESOURCE
from serai.games.merv.magistrate import MagistrateTurn
from serai.games.merv.production import line_output, shared_output
from serai.games.merv.progress import counted
from serai.games.merv.queue import Queue
from serai.games.merv.raid import Raid
from serai.games.merv.scoring import YearScoring
from serai.games.merv.shape import Yield
from serai.games.merv.state import NOBODY, Merv
from serai.games.merv.tables import SIDE
from serai.games.merv.turn import Turn, bars_site, bars_space
from serai.games.merv.vizier import VizierTurn


def lines(s: Merv, master: int) -> dict[str, dict[str, Yield]]:
    """By action space and by site, for a master who may still go there, or stands there."""
    found = open_spaces(s, master)
    if not found:
        return {}
    trial = s.copy()
    return {POSITION.names[position]: line(trial, master, position) for position in found}


def is_acting(s: Merv) -> bool:
    """§Y2 Whether a turn of this phase is in progress."""
    return any(isinstance(rule, Turn | VizierTurn | MagistrateTurn) for rule in s.stack)


def has_acted(s: Merv, master: int) -> bool:
    """§Y2, §Q2 Whether a master has gone to a space: he stands there until the queue forms."""
    closing = any(isinstance(rule, Queue | Raid | YearScoring) for rule in s.stack)
    return s.stand(master) != NOBODY or closing or not s.stack


def open_spaces(s: Merv, master: int) -> list[int]:
    """§T2, §T3 The free spaces of this phase, or the own one while its site is to be chosen."""
    if not is_acting(s):
        return []
    if s.stand(master) == NOBODY:
        side = range(s.phase * SIDE, s.phase * SIDE + SIDE)
        return [position for position in side if bars_space(s, position) == OK]
    asked = any(
        isinstance(rule, Turn) and rule.by == master and rule.at == Turn.SITE for rule in s.stack
    )
    return [s.stand(master)] if asked else []


def line(trial: Merv, master: int, position: int) -> dict[str, Yield]:
    """§T6–T9, §T12 The sites of a line that this master could activate, and who gets what."""
    found: dict[str, Yield] = {}
    for nth in range(SIDE):
        cell = trial.cell(position, nth)
        if bars_site(trial, master, cell) != OK:
            continue
        before = trial.owners[cell]
        if not before:
            trial.owners[cell] = master + 1
        shared = shared_output(trial, master, position, cell)
        found[CELL.names[cell]] = {
            "builds": not before,
            "cubes": counted(line_output(trial, position, trial.owner(cell)), RESOURCE.names),
            "owner": trial.owner(cell) if shared else None,
            "shared": counted(shared, RESOURCE.names),
        }
        trial.owners[cell] = before
    return found
