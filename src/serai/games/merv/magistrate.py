"""The Corrupt Magistrate (solo game; reconstructed): a rival led by cards, without choices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from serai.core.kernel import END, NEXT, OK, Rule, bit
from serai.games.merv import notes, tables
from serai.games.merv.caravansary import CloseRow, collect_camels, has_bonus, move_card
from serai.games.merv.contracts import bars_contract, take_contract, top_of
from serai.games.merv.fortification import pieces, put_wall, wall_influence
from serai.games.merv.guards import bars_guard, guard_influence, put_guard
from serai.games.merv.library import level_of
from serai.games.merv.marketplace import can_post, gain_good, put_post
from serai.games.merv.mosque import move_up, take_camel, take_tile
from serai.games.merv.palace import put_courtier
from serai.games.merv.production import owner_output, receive
from serai.games.merv.scoring import hall_value
from serai.games.merv.state import (
    FROM_ACHIEVEMENTS,
    FROM_CARDS,
    FROM_MOSQUE,
    NO_CARD,
    NO_PATH,
    NO_UPGRADE,
    NOBODY,
    WHITE_TILE,
    Merv,
    nibble,
)
from serai.games.merv.tables import (
    ACTIONS,
    CELLS,
    COLOURS,
    CONTRACT_POINTS,
    CONTRACT_REWARD,
    FAVOUR,
    GUARD,
    HALLS,
    HIT,
    LEVEL_WEALTH,
    LEVELS,
    MARKET_CELL,
    PATH_POINTS,
    PATH_REWARD,
    PILES,
    PLACES,
    POSITIONS,
    SIDE,
    SOLO_CARDS_MOST,
    SOLO_COURTIERS,
    SOLO_LIBRARY_POINTS,
    SOLO_MAGISTRATE,
    SOLO_POINTS,
    SOLO_RANSOMS,
    SOLO_REWARD,
    SOLO_SCROLLS_MOST,
    SOLO_SITES,
    SOLO_STEPS,
    SOLO_TWO_COURTIERS,
    SOLO_UPGRADE_POINTS,
    SOLO_WALLS,
    SPICE_REWARD,
    STEPS,
    TILES_OF_LEVEL,
    WEALTH_MOST,
    YEARS,
)
from serai.games.merv.tracks import earn, gain_favour
from serai.games.merv.turn import put_building
from serai.games.merv.vizier import listed_space

YOU: Final = 0
MAGISTRATE: Final = 1  # his number among the masters
ANYBODY: Final = -2  # who has a building there


def is_wanted(s: Merv, cell: i64, owner: i64) -> bool:
    """§Z5 Whether a cell belongs to an owner (NOBODY: it is empty; ANYBODY: it is built)."""
    if cell == MARKET_CELL:
        return False
    return s.owners[cell] != 0 if owner == ANYBODY else s.owner(cell) == owner


def preferred(s: Merv, position: i64, owner: i64) -> i64:
    """§Z5 The best site of an owner in a line, or -1; the nearer of equals."""
    i: i64
    nth: i64
    for i in range(ACTIONS):
        action = SOLO_SITES[s.card * ACTIONS + i]
        for nth in range(SIDE):
            cell = s.cell(position, nth)
            if is_wanted(s, cell, owner) and s.action_of(cell) == action:
                return cell
    return -1


def chosen_site(s: Merv, position: i64) -> i64:
    """§Z5 Empty sites first, then his own, then those of others; -1: none."""
    cell: i64 = -1
    if s.players[MAGISTRATE].buildings > 0:
        cell = preferred(s, position, NOBODY)
    if cell < 0:
        cell = preferred(s, position, MAGISTRATE)
    return cell if cell >= 0 else preferred(s, position, ANYBODY)


def wealth(s: Merv, position: i64, activated: i64) -> i64:
    """§Z7, §Z8 Buildings and production upgrades of the colour in the line, and the level."""
    found = LEVEL_WEALTH[s.level * YEARS + s.year]
    nth: i64
    for nth in range(SIDE):
        cell = s.cell(position, nth)
        if cell != MARKET_CELL and s.owners[cell] == s.owners[activated]:
            found += 1
            if s.upgrades[cell] != NO_UPGRADE and s.upgrades[cell] != WHITE_TILE:
                found += 1
    return min(found, WEALTH_MOST)


def guard_best(s: Merv) -> None:
    """§Z15 A guard where it brings most influence; none if there is no site for it."""
    best: i64 = -1
    most: i64 = 0
    cell: i64
    for cell in range(CELLS):
        if bars_guard(s, MAGISTRATE, cell) == OK and guard_influence(s, MAGISTRATE, cell) > most:
            most = guard_influence(s, MAGISTRATE, cell)
            best = cell
    if best >= 0:
        s.note(notes.GUARDED, MAGISTRATE, best)
        put_guard(s, MAGISTRATE, best)


def own_behind(s: Merv, position: i64) -> i64:
    """§Z14 His buildings that a wall would protect."""
    count: i64 = 0
    nth: i64
    for nth in range(HIT):
        if s.owner(s.cell(position, nth)) == MAGISTRATE:
            count += 1
    return count


def wall_best(s: Merv) -> None:
    """§Z14 A wall or gate where it brings most influence, then where most of his own are."""
    best: i64 = -1
    rank: i64 = -1
    position: i64
    for position in range(POSITIONS):
        if s.walls & bit(position) == 0 and first_piece(s, position) < COLOURS:
            worth = 4 * wall_influence(s, MAGISTRATE, position) + own_behind(s, position)
            if worth > rank:
                rank = worth
                best = position
    if best >= 0:
        s.note(notes.WALLED, MAGISTRATE, best)
        put_wall(s, MAGISTRATE, best, first_piece(s, best))


def first_piece(s: Merv, position: i64) -> i64:
    """§Z14 The first colour with a piece for a position; COLOURS: none."""
    colour: i64
    for colour in range(COLOURS):
        if pieces(s, position, colour) > 0:
            return colour
    return COLOURS


def take_gain(s: Merv, reward: i64) -> None:
    """§Z9, §Z15, §Z16 Favour or a guard; nothing else means anything to him."""
    if reward == FAVOUR:
        gain_favour(s, MAGISTRATE, 1)
    elif reward == GUARD:
        guard_best(s)


def buy_cards(s: Merv, w: i64) -> None:
    """§Z9 The first cards of the row, which a box may have shorter than he could take."""
    nth: i64
    for nth in range(min(w, SOLO_CARDS_MOST, len(s.row))):
        if s.row[nth] != NO_CARD:
            spice = move_card(s, MAGISTRATE, nth)
            if has_bonus(s, spice, s.players[MAGISTRATE].spice(spice)):
                take_gain(s, SPICE_REWARD[spice])
    collect_camels(s, MAGISTRATE)


def richest_hall(s: Merv) -> i64:
    """§Z10 The hall where he has most; the first of equals."""
    best: i64 = 0
    hall: i64
    for hall in range(1, HALLS):
        if hall_value(s, MAGISTRATE, hall) > hall_value(s, MAGISTRATE, best):
            best = hall
    return best


def send_courtiers(s: Merv, w: i64) -> None:
    """§Z10 One or two, four in all; then favour."""
    p = s.players[MAGISTRATE]
    wanted: i64 = 2 if w >= SOLO_TWO_COURTIERS else 1
    sent: i64 = 0
    while sent < wanted and p.servants > 0 and p.at_court() < SOLO_COURTIERS:
        hall = richest_hall(s)
        s.note(notes.AT_COURT, MAGISTRATE, hall)
        put_courtier(s, MAGISTRATE, hall)
        sent += 1
    if sent == 0:
        gain_favour(s, MAGISTRATE, 1)


def study(s: Merv, w: i64) -> None:
    """§Z11 Scrolls; he removes achievements, and the last is worth points to him."""
    p = s.players[MAGISTRATE]
    most = min(w, SOLO_SCROLLS_MOST)
    s.note(notes.SCROLLS_GAINED, MAGISTRATE, most, p.scrolls + most)
    _i: i64
    for _i in range(most):
        p.scrolls += 1
        level = level_of(p.scrolls)
        if level > 0:
            remove_achievement(s, level)


def remove_achievement(s: Merv, level: i64) -> None:
    """§Z11 The first tile of a level goes to him."""
    tile: i64
    for tile in range((level - 1) * TILES_OF_LEVEL, level * TILES_OF_LEVEL):
        if s.achievements & bit(tile) != 0:
            s.achievements &= ~bit(tile)
            s.players[MAGISTRATE].achievements |= bit(tile)
            s.note(notes.ACHIEVEMENT_GONE, MAGISTRATE, tile)
            break
    if level == LEVELS:
        earn(s, MAGISTRATE, SOLO_LIBRARY_POINTS, FROM_ACHIEVEMENTS)


def trade(s: Merv, w: i64) -> None:
    """§Z12 A post at the next place, then goods, rare ones first."""
    p = s.players[MAGISTRATE]
    place: i64
    if can_post(s, MAGISTRATE):
        for place in range(PLACES):
            if p.posts & bit(place) == 0:
                s.note(notes.POSTED, MAGISTRATE, place)
                put_post(s, MAGISTRATE, place)
                break
    left = w
    inner: i64
    for inner in range(2):
        for place in range(1 - inner, PLACES, 2):
            if left > 0 and p.posts & bit(place) != 0 and nibble(s.goods, place) > 0:
                gain_good(s, MAGISTRATE, place)
                left -= 1


def own_path(s: Merv) -> i64:
    """§Z13 His path, or the first that you do not use."""
    p = s.players[MAGISTRATE]
    if p.path != NO_PATH:
        return p.path
    return 1 if s.players[YOU].path == 0 else 0


def climb(s: Merv, w: i64) -> None:
    """§Z13 Steps, with rewards as printed; upgrades are points to him."""
    path = own_path(s)
    _i: i64
    for _i in range(min(w, SOLO_STEPS)):
        if s.players[MAGISTRATE].steps == STEPS:
            return
        space = move_up(s, MAGISTRATE, path)
        s.note(notes.CLIMBED, MAGISTRATE, s.players[MAGISTRATE].steps, path + 1)
        match PATH_REWARD[space]:
            case tables.CAMEL:
                take_camel(s, MAGISTRATE, path)
            case tables.PRODUCTION_UPGRADE | tables.WHITE_UPGRADE:
                earn(s, MAGISTRATE, SOLO_UPGRADE_POINTS, FROM_CARDS)
            case tables.SCORING_TILE:
                take_tile(s, MAGISTRATE, path)
            case tables.POINTS:
                earn(s, MAGISTRATE, PATH_POINTS[space], FROM_MOSQUE)
            case tables.FREE_WALL:
                wall_best(s)
            case _:
                take_gain(s, PATH_REWARD[space])


def fulfil_best(s: Merv) -> None:
    """§Z16 The most valuable contract that he can fulfil."""
    best: i64 = -1
    most: i64 = 0
    pile: i64
    for pile in range(PILES):
        if bars_contract(s, MAGISTRATE, pile) == OK and CONTRACT_POINTS[top_of(s, pile)] > most:
            most = CONTRACT_POINTS[top_of(s, pile)]
            best = pile
    if best >= 0:
        s.note(notes.FULFILLED, MAGISTRATE, top_of(s, best))
        take_gain(s, CONTRACT_REWARD[take_contract(s, MAGISTRATE, best)])


def pays_ransom(s: Merv, cell: i64) -> bool:
    """§Z18 Whether a building is among the first two that he buys off."""
    found: i64 = 0
    counted: i64 = 0
    position: i64
    nth: i64
    for position in range(POSITIONS):
        for nth in range(HIT):
            hit = s.cell(position, nth)
            if counted & bit(hit) == 0 and s.owner(hit) == MAGISTRATE and s.is_in_danger(hit):
                counted |= bit(hit)
                found += 1
                if hit == cell:
                    return found <= SOLO_RANSOMS
    return False


@mypyc_attr(acyclic=True)
class MagistrateTurn(Rule):
    """§Z4–Z17, §Z21 A space, a site, an action by his wealth, the gain of the card, a contract."""

    ACTIVATE: Final = 0
    GAIN: Final = 1

    def step(self, s: Merv, m: i64) -> i64:
        match self.at:
            case self.ACTIVATE:
                return self.do_activate(s)
            case self.GAIN:
                return self.do_gain(s)
            case _:
                return END

    def do_activate(self, s: Merv) -> i64:
        position = listed_space(s, SOLO_MAGISTRATE)
        s.move_master(MAGISTRATE, position)
        s.note(notes.WENT, MAGISTRATE, position)
        cell = chosen_site(s, position)
        if cell < 0:  # §Z21
            s.note(notes.NO_LINE, MAGISTRATE)
            gain_favour(s, MAGISTRATE, 1)
            return NEXT
        if s.owners[cell] == 0:
            put_building(s, MAGISTRATE, cell)
        else:
            s.note(notes.ACTIVATED, MAGISTRATE, cell)
        if s.owner(cell) == YOU:  # §Z6
            receive(s, YOU, owner_output(s, position, cell), notes.SHARED)
        self.act(s, s.action_of(cell), wealth(s, position, cell))
        return NEXT

    def act(self, s: Merv, action: i64, w: i64) -> None:
        s.note(notes.WEALTH, MAGISTRATE, w, action)
        match action:
            case tables.CARAVANSARY:
                buy_cards(s, w)
                s.call(CloseRow())
            case tables.PALACE:
                send_courtiers(s, w)
            case tables.LIBRARY:
                study(s, w)
            case tables.MARKETPLACE:
                trade(s, w)
            case tables.MOSQUE:
                climb(s, w)
            case _:
                _i: i64
                for _i in range(min(w, SOLO_WALLS)):
                    wall_best(s)

    def do_gain(self, s: Merv) -> i64:
        """§Z15, §Z16 The gain of the card, then a contract."""
        if SOLO_POINTS[s.card] > 0:
            earn(s, MAGISTRATE, SOLO_POINTS[s.card], FROM_CARDS)
        else:
            take_gain(s, SOLO_REWARD[s.card])
        fulfil_best(s)
        return NEXT

    def copy(self) -> Rule:
        new = MagistrateTurn(self.by)
        new.at = self.at
        return new
