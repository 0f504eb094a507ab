"""What a seat sees: in Merv nothing is secret, so everybody sees the same table (§I4)."""

from __future__ import annotations

import marshal
from functools import cache
from typing import Any, cast

from serai.core.kernel import NOTED, count_of, members
from serai.games.merv import (
    caravansary,
    components,
    contracts,
    fortification,
    lines,
    magistrate,
    mosque,
    notes,
    palace,
    position,
    raid,
    scoring,
    shape,
    tables,
)
from serai.games.merv.kinds import (
    ACHIEVEMENT,
    ACTION,
    CELL,
    COLOUR,
    CONTRACT,
    GOOD,
    HALL,
    MARKET,
    PATH,
    PILE,
    PLACE,
    POSITION,
    RESOURCE,
    SIDE,
    SITE,
    SOURCE,
    SPICE,
    TILE,
    UPGRADE,
)
from serai.games.merv.progress import progress
from serai.games.merv.state import CUBES, LEDGER, NO_CARD, NOBODY, WHITE_TILE, Merv, nibble
from serai.games.merv.tables import (
    CELLS,
    CONTRACT_COMMON,
    CONTRACT_INFLUENCE,
    CONTRACT_POINTS,
    CONTRACT_RARE,
    CONTRACT_REWARD,
    CONTRACT_SCROLLS,
    HALL_COLOUR,
    HALL_FAVOUR,
    LEVEL_WEALTH,
    LEVELS,
    NEEDS,
    POSITIONS,
    RAID_FROM,
    ROW,
    SITE_ACTION,
    SITE_COLOUR,
    SOLO_MAGISTRATE,
    SOLO_VIZIER,
    SPICE_LIMIT,
    WEALTH_MOST,
    YEARS,
)
from serai.games.merv.tables import PILE as PILE_SIZE
from serai.games.merv.tables import SIDE as SPACES
from serai.games.merv.vizier import VIZIER, VizierTurn, first_chooser, listed_space, nearest_site


def view(s: Merv, seat: int | None) -> shape.MervSeen:
    """The table, with what follows from it."""
    facts = cast("shape.Facts", position.facts(s))  # tests prove that it fits
    hits = forecast(s)
    return {
        **facts,
        "you": seat,
        "seats": s.seats,
        "over": not s.stack,
        "scores": [*scoring.scores(s)],
        "ranks": scoring.ranks(s),
        "clock": {"year": s.year + 1, "side": SIDE.write(s.phase)},
        "vizier": 2 if s.seats < 3 else None,
        "magistrate": 1 if s.seats == 1 else None,
        "vizier_plan": vizier_plan(s),
        "officials": officials(s),
        "city": {CELL.names[cell]: site(s, cell) for cell in range(CELLS) if s.sites[cell] >= 0},
        "raid": hits,
        "progress": progress(s),
        "printed": marshal.loads(printed_once(bool(s.spice_literal))),  # each view its own
        "solo": solo(s),
        "lines": lines.lines(s, s.turn),
        "row_in_reach": [
            position.NTH.names[nth]
            for nth in range(ROW)
            if s.row[nth] != NO_CARD and caravansary.is_reached(s.row_camels, nth)
        ],
        "wall_thanks": {
            POSITION.names[i]: [
                fortification.wall_influence(s, master, i) for master in range(s.masters())
            ]
            for i in range(POSITIONS)
            if not s.walls >> i & 1
        },
        "contracts": {
            PILE.names[pile]: contract(s, pile)
            for pile in range(len(PILE.names))
            if contracts.top_of(s, pile) >= 0
        },
        "goods": {name: nibble(s.goods, i) for i, name in enumerate(GOOD.names)},
        "white_upgrades": s.white_tiles,
        "path_gifts": {
            name: [gift(s, i, space) for space in spaces_of(i)] for i, name in enumerate(PATH.names)
        },
        "path_upgrades": position.named(PATH, s.path_upgrades),
        "achievements": position.named(ACHIEVEMENT, s.achievements),
        "camel_market_spaces": position.named(MARKET, s.market_spaces),
        "camels_out": s.box_camels,
        "halls": {name: COLOUR.names[HALL_COLOUR[i]] for i, name in enumerate(HALL.names)},
        "players": [player(s, master, hits) for master in range(s.masters())],
    }


def officials(s: Merv) -> list[shape.Official]:
    """Who scores without a seat."""
    return [
        {"player": one, "seat": int(s.who(one)), "rank": rank, "score": s.players[one].points}
        for one, rank in scoring.all_ranks(s).items()
        if one >= s.seats
    ]


def site(s: Merv, cell: int) -> shape.Site:
    """What is printed on a site."""
    return {
        "site": SITE.write(s.sites[cell]),
        "action": ACTION.write(SITE_ACTION[s.sites[cell]]),
        "colour": COLOUR.write(SITE_COLOUR[s.sites[cell]]),
    }


def contract(s: Merv, pile: int) -> shape.Contract:
    """What the open contract of a pile asks and gives."""
    i = contracts.top_of(s, pile)
    return {
        "left": PILE_SIZE - nibble(s.piles, pile),
        "contract": CONTRACT.names[i],
        "influence": CONTRACT_INFLUENCE[i],
        "scrolls": CONTRACT_SCROLLS[i],
        "common": CONTRACT_COMMON[i],
        "rare": CONTRACT_RARE[i],
        "points": CONTRACT_POINTS[i],
        "reward": components.REWARD_NAMES[CONTRACT_REWARD[i]],
    }


def lacks(s: Merv, master: int, contract: int) -> dict[str, int]:
    """§A2–A4 What a master has too little of for a contract."""
    p = s.players[master]
    asked = {
        "influence": contracts.lacking_influence(p, contract),
        "scrolls": contracts.lacking_scrolls(p, contract),
        "common": contracts.lacking_common(p, contract),
        "rare": contracts.lacking_rare(p, contract),
        "cubes": 1 - sum(p.stock[CUBES : CUBES + len(RESOURCE.names)]),
    }
    return {what: missing for what, missing in asked.items() if missing > 0}


def cubes(packed: int) -> list[str]:
    """A bill, a name for each cube."""
    return [name for i, name in enumerate(COLOUR.names) for _ in range(nibble(packed, i))]


def path(nth: int) -> list[shape.Step]:
    """§O4–O11 The steps of a path as they are printed."""
    return [
        {
            "cost": cubes(components.MOSQUE.cost[i]),
            "reward": components.REWARD_NAMES[components.MOSQUE.reward[i]],
            "points": components.MOSQUE.points[i],
        }
        for i in spaces_of(nth)
    ]


def spaces_of(nth: int) -> range:
    """The spaces of a path of the mosque, upwards."""
    return range(nth * components.STEPS, (nth + 1) * components.STEPS)


def gift(s: Merv, nth: int, space: int) -> shape.Gift:
    """§O5–O11, §U4 What the next to arrive on a space of a path gets."""
    reward = mosque.gift(s, space)
    upgrade = {tables.PRODUCTION_UPGRADE: mosque.upgrade_of(nth), tables.WHITE_UPGRADE: WHITE_TILE}
    tile = nibble(s.path_tiles, nth) if reward == tables.SCORING_TILE else 0
    return {
        "reward": None if reward == mosque.NOTHING else components.REWARD_NAMES[reward],
        "points": mosque.gift_points(space) if reward == tables.POINTS else 0,
        "tile": TILE.write(tile - 1) if tile else None,
        "upgrade": UPGRADE.write(upgrade[reward]) if reward in upgrade else None,
    }


def spice(nth: int, *, literal: bool) -> shape.Spice:
    """What a spice gives, and with which of its cards."""
    cards = range(1, count_of(components.CARAVAN.cards[nth]) + 1)
    every = components.CARAVAN.every[nth]
    paid = members(components.CARAVAN.literal) if literal else range(0, len(cards) + 1, every)
    return {
        "reward": components.REWARD_NAMES[components.CARAVAN.reward[nth]],
        "cards": [n for n in cards if n in paid],
    }


def level(nth: int) -> shape.Level:
    """The achievements of a level, and the scroll that brings one."""
    each = len(ACHIEVEMENT.names) // LEVELS
    return {
        "scroll": (nth + 1) * components.NUMBERS["scrolls_per_level"],
        "achievements": list(ACHIEVEMENT.names[nth * each : (nth + 1) * each]),
        "amounts": {
            name: amount
            for name, amount in zip(ACHIEVEMENT.names, components.ACHIEVEMENTS.amount, strict=True)
            if amount > 1 and name in ACHIEVEMENT.names[nth * each : (nth + 1) * each]
        },
    }


@cache
def printed_once(literal: bool) -> bytes:
    """The printed things: much faster to read again than to put together again."""
    found: Any = printed(literal=literal)
    return marshal.dumps(found)


def printed(*, literal: bool) -> shape.Printed:
    """What stands on the board and never changes; `literal`: spices pay as their cards say."""
    numbers = components.NUMBERS
    return {
        "paths": {name: path(i) for i, name in enumerate(PATH.names)},
        "places": {
            name: {
                "good": GOOD.names[i],
                "is_rare": bool(components.PLACES.outer >> i & 1),
                "price": cubes(components.PLACES.price[i]),
            }
            for i, name in enumerate(PLACE.names)
        },
        "spices": {name: spice(i, literal=literal) for i, name in enumerate(SPICE.names)},
        "levels": [level(nth) for nth in range(LEVELS)],
        "tracks": {
            "favour": track(components.TRACKS.favour_points),
            "influence": track(components.TRACKS.influence_points),
        },
        "influence_for_spices": [
            components.TRACKS.spice_limit.index(n) for n in range(1, len(SPICE.names) + 1)
        ],
        "set_points": components.SCORING.set_points[1:],
        "wall_price": numbers["wall_price"],
        "gate_price": numbers["gate_price"],
        "building_points": numbers["building_points"],
        "tile_points": numbers["tile_points"],
        "top_points": numbers["top_points"],
    }


def track(points: list[int]) -> shape.Track:
    """A track with the points on its spaces."""
    given = {str(space): worth for space, worth in enumerate(points) if worth}
    return {"top": len(points) - 1, "points": given}


def solo(s: Merv) -> shape.Solo | None:
    """§Z2–Z8 The solo card of this phase, and what the Magistrate does or did with it."""
    if s.card == NO_CARD:
        return None
    spaces = slice(s.card * SPACES, (s.card + 1) * SPACES)
    letter = components.SIDE_LETTERS[s.phase]
    actions = components.SOLO.sites[s.card * len(ACTION.names) :][: len(ACTION.names)]
    acted = lines.has_acted(s, magistrate.MAGISTRATE)
    space = s.stand(magistrate.MAGISTRATE) if acted else listed_space(s, SOLO_MAGISTRATE)
    cell = -1 if acted or space == NOBODY else magistrate.chosen_site(s, space)
    return {
        "magistrate": [f"{letter}{space + 1}" for space in components.SOLO.magistrate[spaces]],
        "vizier": [f"{letter}{space + 1}" for space in components.SOLO.vizier[spaces]],
        "actions": [ACTION.names[action] for action in actions],
        "reward": components.REWARD_NAMES[components.SOLO.reward[s.card]],
        "points": components.SOLO.points[s.card],
        "acted": acted,
        "space": None if space == NOBODY else POSITION.write(space),
        "site": CELL.write(cell) if cell >= 0 else None,
        "wealth": wealth_noted(s) if acted else wealth_to_come(s, space, cell),
        "wealth_most": WEALTH_MOST,
        "wealth_of_level": LEVEL_WEALTH[s.level * YEARS + s.year],
    }


def vizier_plan(s: Merv) -> shape.VizierPlan | None:
    """§D1–D3, §Z3 What the Grand Vizier did or will do in this phase."""
    if s.seats > 2:
        return None
    acted = lines.has_acted(s, VIZIER)
    asked = any(isinstance(rule, VizierTurn) for rule in s.stack)
    chosen = s.seats == 2 and lines.is_acting(s) and (asked or not acted)
    first = first_chooser(s)
    space, cell = s.stand(VIZIER), -1
    if s.seats == 1 and not acted and s.card != NO_CARD:
        space = listed_space(s, SOLO_VIZIER)
        cell = nearest_site(s, space) if space != NOBODY else -1
    return {
        "acted": acted,
        "space": None if space == NOBODY else POSITION.write(space),
        "site": CELL.write(cell) if cell >= 0 else None,
        "space_by": first if chosen else None,
        "site_by": 1 - first if chosen else None,
        "asks": ("site" if acted else "space") if asked else None,
    }


def wealth_to_come(s: Merv, space: int, cell: int) -> int | None:
    """How strong his action would be now; a new building counts at once."""
    if cell < 0:
        return None
    if s.owners[cell]:
        return magistrate.wealth(s, space, cell)
    after = s.copy()
    after.owners[cell] = magistrate.MAGISTRATE + 1
    return magistrate.wealth(after, space, cell)


def wealth_noted(s: Merv) -> int | None:
    """How strong his action was, as the log tells; a position alone does not know it."""
    him = s.who(magistrate.MAGISTRATE)
    for kind, seat, what in reversed(s.log or ()):
        if kind == NOTED and what & 255 == notes.WEALTH:
            return what >> 8 & 0xFFFF
        if kind == NOTED and what & 255 == notes.WENT and seat == him:
            return None  # no site in his line
    return None


def forecast(s: Merv) -> shape.Raid:
    """§R1–R7 The next raid as things stand: what would be hit, and what would save it."""
    year = next_raid(s)
    return {
        "year": year,
        "hits": {
            CELL.names[cell]: {
                "owner": s.owner(cell),
                "walls": [POSITION.names[i] for i in members(NEEDS[cell] & ~s.walls)],
                "guard": not s.upgrades[cell],
                "ransom": [
                    name for i, name in enumerate(RESOURCE.names) if raid.is_ransom(s, cell, i)
                ],
            }
            for cell in range(CELLS)
            if year is not None and s.is_in_danger(cell) and not is_settled(s, cell)
        },
    }


def is_settled(s: Merv, cell: int) -> bool:
    """§R8 Whether the raid in progress has dealt with a building: its ransom is paid."""
    place = s.place_in_queue(s.owner(cell))
    return any(
        (place, cell) < (rule.nth, rule.cell) for rule in s.stack if isinstance(rule, raid.Raid)
    )


def next_raid(s: Merv) -> int | None:
    """§R1 The year of the next raid, counted from 1; None: none will come."""
    is_scored = any(isinstance(rule, scoring.YearScoring) for rule in s.stack)
    is_raided = any(isinstance(rule, raid.Raid) for rule in s.stack)
    is_over = not s.stack or (is_scored and not is_raided)
    year = max(s.year + is_over, RAID_FROM)
    return year + 1 if year < YEARS else None


def player(s: Merv, master: int, raid_hits: shape.Raid) -> shape.Player:
    """A colour with what follows from it."""
    p = s.players[master]
    facts = cast("shape.PlayerFacts", position.player_facts(p))
    danger = [hit for hit in raid_hits["hits"].values() if hit["owner"] == master]
    return {
        **facts,
        "seat": master if master < s.seats else None,
        "score": None if s.is_vizier(master) else p.points,
        "total": p.points,
        "ledger": ledger(s, master),
        "buildings": p.buildings,
        "servants": p.servants,
        "discs": p.discs,
        "in_danger": len(danger),
        "courtier_price": courtier_price(s, master),
        "hall_values": {
            name: scoring.hall_value(s, master, i) for i, name in enumerate(HALL.names)
        },
        "hall_favour": {
            name: HALL_FAVOUR if palace.is_first(s, master, i) else 0
            for i, name in enumerate(HALL.names)
        },
        "lacks": {
            name: lacks(s, master, contracts.top_of(s, pile))
            for pile, name in enumerate(PILE.names)
            if contracts.top_of(s, pile) >= 0
        },
        "spices_allowed": SPICE_LIMIT[p.influence],
        "place_in_queue": s.place_in_queue(master) + 1,
        "standing_on": None if s.stand(master) == NOBODY else POSITION.write(s.stand(master)),
        "now": now(s, master),
    }


def courtier_price(s: Merv, master: int) -> int | None:
    """§P2 Cubes for the next courtier, the same in every hall; None: no servant is left."""
    if not s.players[master].servants:
        return None
    return nibble(palace.courtier_bill(s, master, 0), HALL_COLOUR[0])


def now(s: Merv, master: int) -> shape.Now:
    """§V1–V9, §E1 What this colour would score if the year, and the game, ended now."""
    palace_, buildings, tiles, top, sets = 0, 0, 0, 0, 0
    if s.stack and not s.is_vizier(master):
        sets = scoring.set_points(s, master)
        counted = [rule for rule in s.stack if isinstance(rule, scoring.YearScoring)]
        nth = counted[0].nth if counted else 0
        if s.place_in_queue(master) >= nth:  # otherwise the year has been scored
            funded = counted[0].funded if counted and s.queued(nth) == master else 0
            palace_ = scoring.palace_points(s, master, funded)
            buildings = scoring.building_points(s, master)
            tiles = scoring.tile_points(s, master)
            top = scoring.top_points(s, master)
    return {
        "palace": palace_,
        "buildings": buildings,
        "tiles": tiles,
        "top": top,
        "sets": sets,
        "total": s.players[master].points + palace_ + buildings + tiles + top + sets,
    }


def ledger(s: Merv, master: int) -> dict[str, int]:
    """Points by source, all of them."""
    stock = s.players[master].stock
    return {name: stock[LEDGER + i] for i, name in enumerate(SOURCE.names)}


def figures(s: Merv, seat: int) -> dict[str, int]:
    """For statistics: points by source, and how far each area was used."""
    p = s.players[seat]
    return {
        "score": p.points,
        **{f"from_{name}": points for name, points in ledger(s, seat).items()},
        "influence": p.influence,
        "steps": p.steps,
        "contracts": count_of(p.contracts),
        "cards": count_of(p.cards),
        "courtiers": p.at_court(),
        "scrolls": p.scrolls,
        "goods": p.all_goods(),
        "buildings": scoring.buildings_of(s, seat),
    }
