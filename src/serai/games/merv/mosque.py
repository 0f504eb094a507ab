"""The mosque (rulebook, actions): four paths, step by step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import AGAIN, ASK, END, NEXT, OK, WAIT, Rule, arg, bit, refusal, verb
from serai.games.merv import giving, notes, refusals, tables, verbs
from serai.games.merv.camels import IN_MOSQUE, gain_camels
from serai.games.merv.payment import Pay, bars_afford
from serai.games.merv.state import FROM_MOSQUE, Merv, nibble
from serai.games.merv.tables import (
    LATE_TILE_POINTS,
    LATE_UPGRADE_POINTS,
    MOSQUE,
    PATH_COST,
    PATH_POINTS,
    PATH_REWARD,
    PATHS,
    STEPS,
)
from serai.games.merv.tracks import earn
from serai.games.merv.upgrades import PlaceUpgrade, is_white_gone

NOTHING: Final = -1  # the reward of a space where nothing is left


def bars_path(s: Merv, seat: i64, path: i64) -> i64:
    """§O2, §O11 The own path, or any before the first step; not beyond the top."""
    p = s.players[seat]
    if p.steps > 0 and path != p.path:
        return refusal(refusals.OTHER_PATH, path + 1, p.path + 1)
    return refusal(refusals.AT_TOP, STEPS) if p.steps == STEPS else OK


def step_bill(s: Merv, seat: i64, path: i64) -> i64:
    """§O4 Price of the next step on a path."""
    return PATH_COST[path * STEPS + s.players[seat].steps]


def bars_climb(s: Merv, seat: i64, path: i64) -> i64:
    """§O1, §O4 The next step, paid for."""
    barred = bars_path(s, seat, path)
    return bars_afford(s, seat, step_bill(s, seat, path)) if barred == OK else barred


def bars_mosque(s: Merv, seat: i64) -> i64:
    """§T15 At least one step."""
    path: i64
    for path in range(PATHS):
        if bars_climb(s, seat, path) == OK:
            return OK
    if s.players[seat].steps == STEPS:
        return refusal(refusals.AT_TOP, STEPS)
    return refusal(refusals.NOTHING_TO_DO, MOSQUE)


def move_up(s: Merv, master: i64, path: i64) -> i64:
    """§O2, §O3 One step up; answers the number of the space, which has its reward."""
    p = s.players[master]
    if p.steps == 0:
        p.discs -= 1
    p.path = path
    p.steps += 1
    return path * STEPS + p.steps - 1


def has_camel(s: Merv, path: i64) -> bool:
    """§O6 Whether the camel of a path still lies there."""
    return s.path_camels & bit(path) != 0


def has_upgrade(s: Merv, path: i64) -> bool:
    """§O8 Whether the production upgrade of a path still lies there."""
    return s.path_upgrades & bit(path) != 0


def upgrade_of(path: i64) -> i64:
    """§O8 The production upgrade of a path: that of its colour."""
    return path + 1


def late_points(reward: i64) -> i64:
    """§O8, §O9 Points for those who come too late for an upgrade or a scoring tile."""
    return LATE_UPGRADE_POINTS if reward == tables.PRODUCTION_UPGRADE else LATE_TILE_POINTS


def gift(s: Merv, space: i64) -> i64:
    """§O6–O11, §U4 The reward that the next to arrive on a space gets; NOTHING: none is left."""
    path = space // STEPS
    reward = PATH_REWARD[space]
    match reward:
        case tables.CAMEL:
            return reward if has_camel(s, path) else NOTHING
        case tables.PRODUCTION_UPGRADE:
            return reward if has_upgrade(s, path) else tables.POINTS
        case tables.SCORING_TILE:
            return reward if nibble(s.path_tiles, path) != 0 else tables.POINTS
        case tables.WHITE_UPGRADE:
            return tables.WHITE_CUBE if is_white_gone(s) else reward
    return reward


def gift_points(space: i64) -> i64:
    """§O8–O10 The points of a space, or those for who comes too late."""
    if PATH_REWARD[space] == tables.POINTS:
        return PATH_POINTS[space]
    return late_points(PATH_REWARD[space])


def take_camel(s: Merv, master: i64, path: i64) -> None:
    """§O6 The camel of the first space, for the first who comes."""
    if has_camel(s, path):
        s.path_camels &= ~bit(path)
        gain_camels(s, master, 1, IN_MOSQUE)


def take_tile(s: Merv, master: i64, path: i64) -> None:
    """§O9 The scoring tile for the first, points for those who come later."""
    tile = nibble(s.path_tiles, path)
    if tile == 0:
        earn(s, master, late_points(tables.SCORING_TILE), FROM_MOSQUE)
        return
    s.path_tiles &= ~(15 << 4 * path)
    s.players[master].tiles |= bit(tile - 1)
    s.note(notes.TILE_TAKEN, master, tile - 1)


def climb(s: Merv, seat: i64, path: i64) -> None:
    """§O5–O11 One step, and at once what it brings."""
    space = move_up(s, seat, path)
    match PATH_REWARD[space]:
        case tables.CAMEL:
            take_camel(s, seat, path)
        case tables.PRODUCTION_UPGRADE:
            if has_upgrade(s, path):
                s.call(PlaceUpgrade(seat, upgrade_of(path)))
            else:
                earn(s, seat, late_points(tables.PRODUCTION_UPGRADE), FROM_MOSQUE)  # §O8
        case tables.SCORING_TILE:
            take_tile(s, seat, path)
        case tables.POINTS:
            earn(s, seat, PATH_POINTS[space], FROM_MOSQUE)  # §O10
        case _:
            giving.grant(s, seat, PATH_REWARD[space], 1)  # §O7


@mypyc_attr(acyclic=True)
class Mosque(Rule):
    """§O1–O5 Any number of steps, one after the other."""

    locals = ("path", "climbed")

    CHOOSE: Final = 0
    CLIMB: Final = 1
    OVER: Final = 2

    path: i64
    climbed: i64

    def __init__(self, by: i64 = 0) -> None:
        self.by = by
        self.at = 0
        self.path = 0
        self.climbed = 0

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.CHOOSE:
                return self.ask_step(s) if m == ASK else self.on_step(s, m)
            case self.CLIMB:
                return self.do_climb(s)
            case _:
                return END

    def ask_step(self, s: Merv) -> i64:
        path: i64
        for path in range(PATHS):
            s.offer_unless(bars_climb(s, self.by, path), verbs.CLIMB | path + 1 << 8)
        if self.climbed > 0:
            s.offer(verbs.DONE)
            s.leave_room(self.by)
        elif s.desk.n == 0:
            return END
        else:
            s.offer_unless(refusal(refusals.NOTHING_DONE), verbs.DONE)  # §T15
        return WAIT

    def on_step(self, s: Merv, m: i64) -> i64:
        if verb(m) == verbs.DONE:
            self.at = self.OVER
            return AGAIN
        self.path = arg(m) - 1
        s.call(Pay(self.by, step_bill(s, self.by, self.path)))
        return NEXT

    def do_climb(self, s: Merv) -> i64:
        climb(s, self.by, self.path)
        self.climbed = 1
        self.at = self.CHOOSE
        return AGAIN

    def copy(self) -> Rule:
        new = Mosque()
        new.copy_from(self)
        return new

    def copy_from(self, other: Mosque) -> None:
        super().copy_from(other)
        self.path = other.path
        self.climbed = other.climbed


@mypyc_attr(acyclic=True)
class FreeStep(Rule):
    """§K9, §H8 One step for nothing, with all it brings; it may be declined."""

    CLIMB: Final = 0

    def step(self, s: Merv, m: i64) -> i64:
        if self.at != self.CLIMB:
            return END
        if m == ASK:
            path: i64
            for path in range(PATHS):
                s.offer_unless(bars_path(s, self.by, path), verbs.CLIMB | path + 1 << 8)
            if s.desk.n > 0:
                s.offer(verbs.PASS)
            return WAIT
        if verb(m) == verbs.CLIMB:
            climb(s, self.by, arg(m) - 1)
        return NEXT

    def copy(self) -> Rule:
        new = FreeStep(self.by)
        new.at = self.at
        return new
