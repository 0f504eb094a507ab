"""A position in names and numbers, as it is saved, edited by hand and loaded again.

What follows from the rest (pieces in supplies, tops of piles, camels out of the game) is not
written but worked out, so that a hand-made position cannot contradict itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.core.kernel import count_of, members
from serai.core.notation import Names
from serai.core.reading import Reader, checked_name, checked_number, wrong
from serai.games.merv import components
from serai.games.merv.kinds import (
    ACHIEVEMENT,
    CARD,
    CELL,
    COLOUR,
    CONTRACT,
    CORNER,
    GOOD,
    HALL,
    MARKET,
    MARKET_SIDE,
    PATH,
    PLACE,
    POSITION,
    RESOURCE,
    SIDE,
    SITE,
    SOURCE,
    TILE,
    UPGRADE,
)
from serai.games.merv.state import (
    CUBES,
    GOODS,
    LAID,
    LEDGER,
    MARKERS,
    NO_CARD,
    NO_PATH,
    NOBODY,
    WHITE_TILE,
    Merv,
    Player,
    nibble,
)
from serai.games.merv.tables import (
    ACHIEVEMENTS,
    BUILDINGS,
    CAMELS,
    DISCS,
    FAVOUR_TOP,
    GATES_OF_COLOUR,
    GOODS_OF_KIND,
    INFLUENCE_TOP,
    PATHS,
    PILE,
    PLACES,
    QUEUE,
    ROW,
    SERVANTS,
    SOLO_CARDS,
    STEPS,
    WALLS_OF_COLOUR,
    WHITE_UPGRADES,
    YEARS,
)

MASTER = Names("master", ("0", "1", "2", "3"))
NTH = Names("nth", tuple(str(i) for i in range(1, ROW + 1)))
SOLO = Names("solo", tuple(str(i) for i in range(1, SOLO_CARDS + 1)))
MARKET_SIDES = components.CARAVAN.market_sides
MOST_CUBES = 999
MOST_SCROLLS = 999
MOST_POINTS = 999


def named(kind: Names, numbers: int) -> list[str]:
    """A set of bits as names."""
    return [kind.write(i) for i in members(numbers)]


def bits(numbers: list[int]) -> int:
    """Names as a set of bits."""
    return sum(1 << i for i in numbers)


def facts(s: Merv) -> dict[str, Any]:
    """The whole position, without the stack."""
    cells = CELL.names
    return {
        "year": s.year + 1,
        "phase": SIDE.write(s.phase),
        "turn": s.turn,
        "order": [s.queued(i) for i in range(QUEUE) if s.queued(i) != NOBODY],
        "masters": {
            MASTER.write(m): POSITION.write(s.stand(m))
            for m in range(s.masters())
            if s.stand(m) != NOBODY
        },
        "sites": {name: SITE.write(s.sites[i]) for i, name in enumerate(cells) if s.sites[i] >= 0},
        "buildings": {name: s.owner(i) for i, name in enumerate(cells) if s.owners[i]},
        "guards": {name: s.guards[i] - 1 for i, name in enumerate(cells) if s.guards[i]},
        "upgrades": {
            name: UPGRADE.write(s.upgrades[i]) for i, name in enumerate(cells) if s.upgrades[i]
        },
        "walls": named(POSITION, s.walls),
        "wall_supply": {name: nibble(s.wall_supply, i) for i, name in enumerate(COLOUR.names)},
        "gate_supply": {name: nibble(s.gate_supply, i) for i, name in enumerate(COLOUR.names)},
        "row": [CARD.write(card) if card != NO_CARD else None for card in s.row],
        "row_camels": named(NTH, s.row_camels),
        "pile": named(CARD, s.pile),
        "camel_market_side": side_of(s),
        "camel_market": named(MARKET, s.market),
        "camel_market_open": bool(s.market_open),
        "place_camels": named(PLACE, s.place_camels),
        "path_camels": named(PATH, s.path_camels),
        "route_camels": s.route_camels,
        "path_tiles": {
            name: TILE.write(nibble(s.path_tiles, i) - 1)
            for i, name in enumerate(PATH.names)
            if nibble(s.path_tiles, i)
        },
        "queue_camels": {
            name: [s.queue_camels[i * QUEUE + k] for k in range(QUEUE)]
            for i, name in enumerate(CORNER.names)
        },
        "discount": s.discount,
        "solo_deck": named(SOLO, s.deck),
        "solo_card": None if s.card == NO_CARD else SOLO.write(s.card),
        "players": [player_facts(p) for p in s.players],
    }


def counted(p: Player, first: int, kind: Names) -> dict[str, int]:
    """A part of the stock by name, without what is not there."""
    return {name: p.stock[first + i] for i, name in enumerate(kind.names) if p.stock[first + i]}


def player_facts(p: Player) -> dict[str, Any]:
    """What one colour has."""
    return {
        "points": counted(p, LEDGER, SOURCE),
        "favour": p.favour,
        "influence": p.influence,
        "camels": p.camels,
        "scrolls": p.scrolls,
        "scrolls_on_contracts": p.laid_scrolls,
        "cubes": counted(p, CUBES, RESOURCE),
        "goods": counted(p, GOODS, GOOD),
        "goods_on_contracts": counted(p, LAID, GOOD),
        "courtiers": {name: p.in_hall(i) for i, name in enumerate(HALL.names) if p.in_hall(i)},
        "posts": named(PLACE, p.posts),
        "path": None if p.path == NO_PATH else PATH.write(p.path),
        "steps": p.steps,
        "cards": named(CARD, p.cards),
        "achievements": named(ACHIEVEMENT, p.achievements),
        "contracts": named(CONTRACT, p.contracts),
        "scoring_tiles": named(TILE, p.tiles),
        "joker_used": bool(p.joker_used),
    }


def restore(s: Merv, data: Mapping[str, Any]) -> None:
    """Fill a new table with the facts; Problem names the first that cannot be."""
    reader = Reader(data)
    s.stack.clear()
    s.year = reader.number("year", 1, YEARS) - 1
    s.phase = reader.one("phase", SIDE)
    s.turn = reader.number("turn", 0, s.seats - 1)
    restore_queue(s, reader)
    restore_city(s, reader)
    restore_walls(s, reader)
    restore_row(s, reader)
    restore_side(s, reader)
    s.market = bits(reader.names("camel_market", MARKET))
    s.market_open = int(reader.flag("camel_market_open"))
    s.place_camels = bits(reader.names("place_camels", PLACE))
    s.path_camels = bits(reader.names("path_camels", PATH))
    s.route_camels = reader.number("route_camels", 0, CAMELS)
    s.path_tiles = 0
    for path, tile, place in reader.by_name("path_tiles", PATH):
        s.path_tiles |= checked_name(tile, TILE, place) + 1 << 4 * path
    s.discount = reader.number("discount", 0, 1)
    s.deck = bits(reader.names("solo_deck", SOLO))
    card = reader.one_or_none("solo_card", SOLO)
    s.card = NO_CARD if card is None else card
    players = reader.list("players")
    if len(players) != s.masters():
        raise wrong("position.players", len(players), str(s.masters()))
    for master, player in enumerate(players):
        restore_player(s, master, Reader(player, f"position.players[{master}]"))
    reader.finish()
    restore_supplies(s)


def side_of(s: Merv) -> str | None:
    """§K12 Which side of the camel market lies up; None: the whole tile, or not drawn yet."""
    for side, spaces in enumerate(MARKET_SIDES):
        if spaces == s.market_spaces:
            return MARKET_SIDE.write(side)
    return None


def restore_side(s: Merv, reader: Reader) -> None:
    """§K12 The side that was drawn; one that was agreed on must be that one."""
    side = reader.one_or_none("camel_market_side", MARKET_SIDE)
    if s.market_spaces == 0 and side is not None:
        s.market_spaces = MARKET_SIDES[side]
    given = "null" if side is None else MARKET_SIDE.write(side)
    agreed = side_of(s) or "null"
    if given != agreed:
        raise wrong("position.camel_market_side", given, agreed)


def restore_queue(s: Merv, reader: Reader) -> None:
    """The order of this phase, the masters on action spaces, camels at the corners."""
    last = s.masters() - 1
    s.order = 0
    for space, master in enumerate(reader.list("order", s.masters())):
        s.order |= checked_number(master, 0, last, f"position.order[{space}]") + 1 << 4 * space
    s.stands = 0
    for master, space, place in reader.by_name("masters", MASTER):
        checked_number(master, 0, last, place)
        s.move_master(master, checked_name(space, POSITION, place))
    corners = reader.inner("queue_camels")
    for corner, name in enumerate(CORNER.names):
        camels = corners.list(name, QUEUE)
        if len(camels) != QUEUE:
            raise wrong(f"{corners.place}.{name}", camels, str(QUEUE))
        for space, count in enumerate(camels):
            place = f"{corners.place}.{name}[{space}]"
            s.queue_camels[corner * QUEUE + space] = checked_number(count, 0, CAMELS, place)
    corners.finish()


def restore_city(s: Merv, reader: Reader) -> None:
    """Sites, buildings, guards, upgrades."""
    last = s.masters() - 1
    for cell, site, place in reader.by_name("sites", CELL):
        s.sites[cell] = checked_name(site, SITE, place)
    for cell, master, place in reader.by_name("buildings", CELL):
        s.owners[cell] = checked_number(master, 0, last, place) + 1
    for cell, master, place in reader.by_name("guards", CELL):
        s.guards[cell] = checked_number(master, 0, last, place) + 1
    for cell, upgrade, place in reader.by_name("upgrades", CELL):
        s.upgrades[cell] = checked_name(upgrade, UPGRADE, place)


def restore_walls(s: Merv, reader: Reader) -> None:
    """Walls and gates, on the board and in the supply."""
    s.walls = bits(reader.names("walls", POSITION))
    s.wall_supply = restored_counts(reader.inner("wall_supply"), WALLS_OF_COLOUR)
    s.gate_supply = restored_counts(reader.inner("gate_supply"), GATES_OF_COLOUR)


def restored_counts(reader: Reader, most: int) -> int:
    """A count for each colour, packed."""
    found = sum(reader.number(name, 0, most) << 4 * i for i, name in enumerate(COLOUR.names))
    reader.finish()
    return found


def restore_row(s: Merv, reader: Reader) -> None:
    """Caravan cards on offer, their camels, and the pile."""
    row = reader.list("row", ROW)
    if len(row) != ROW:
        raise wrong("position.row", len(row), str(ROW))
    for nth, card in enumerate(row):
        place = f"position.row[{nth}]"
        s.row[nth] = NO_CARD if card is None else checked_name(card, CARD, place)
    s.row_camels = bits(reader.names("row_camels", NTH))
    s.pile = bits(reader.names("pile", CARD))


def restore_player(s: Merv, master: int, reader: Reader) -> None:
    """What one colour has; points are the sum of the ledger."""
    p = s.players[master]
    p.points = 0
    for source, points, place in reader.by_name("points", SOURCE):
        p.stock[LEDGER + source] = checked_number(points, 0, MOST_POINTS, place)
        p.points += points
    p.favour = reader.number("favour", 0, FAVOUR_TOP)
    p.influence = reader.number("influence", 0, INFLUENCE_TOP)
    p.camels = reader.number("camels", 0, CAMELS)
    p.scrolls = reader.number("scrolls", 0, MOST_SCROLLS)
    p.laid_scrolls = reader.number("scrolls_on_contracts", 0, MOST_SCROLLS)
    for resource, count, place in reader.by_name("cubes", RESOURCE):
        p.stock[CUBES + resource] = checked_number(count, 0, MOST_CUBES, place)
    for good, count, place in reader.by_name("goods", GOOD):
        p.stock[GOODS + good] = checked_number(count, 0, GOODS_OF_KIND, place)
    for good, count, place in reader.by_name("goods_on_contracts", GOOD):
        p.stock[LAID + good] = checked_number(count, 0, GOODS_OF_KIND, place)
    p.courtiers = 0
    for hall, count, place in reader.by_name("courtiers", HALL):
        p.courtiers |= checked_number(count, 0, SERVANTS, place) << 4 * hall
    p.posts = bits(reader.names("posts", PLACE))
    path = reader.one_or_none("path", PATH)
    p.path = NO_PATH if path is None else path
    p.steps = reader.number("steps", 0, STEPS)
    p.cards = bits(reader.names("cards", CARD))
    p.achievements = bits(reader.names("achievements", ACHIEVEMENT))
    p.contracts = bits(reader.names("contracts", CONTRACT))
    p.tiles = bits(reader.names("scoring_tiles", TILE))
    p.joker_used = int(reader.flag("joker_used"))
    reader.finish()


def restore_supplies(s: Merv) -> None:
    """What is left in the box and in front of the players, given where everything else is."""
    for master, p in enumerate(s.players):
        p.buildings = BUILDINGS - sum(owner == master + 1 for owner in s.owners)
        guards = sum(guard == master + 1 for guard in s.guards)
        p.servants = SERVANTS - guards - p.at_court()
        p.discs = DISCS - MARKERS - count_of(p.posts) - (p.path != NO_PATH)
    s.goods = 0
    for good in range(PLACES):
        owned = sum(p.stock[GOODS + good] + p.stock[LAID + good] for p in s.players)
        if owned > GOODS_OF_KIND:
            raise wrong("position.players", owned, f"{GOOD.names[good]} ≤ {GOODS_OF_KIND}")
        s.goods |= GOODS_OF_KIND - owned << 4 * good
    taken = contracts = 0
    for p in s.players:
        taken |= p.achievements
        contracts |= p.contracts
    s.achievements = (1 << ACHIEVEMENTS) - 1 & ~taken
    s.piles = sum(
        count_of(contracts >> PILE * pile & (1 << PILE) - 1) << 4 * pile
        for pile in range(len(CONTRACT.names) // PILE)
    )
    placed = list(s.upgrades)
    s.white_tiles = WHITE_UPGRADES - placed.count(WHITE_TILE)
    s.path_upgrades = bits([path for path in range(PATHS) if path + 1 not in placed])
    s.box_camels = CAMELS - camels_in_play(s)


def camels_in_play(s: Merv) -> int:
    """Camels that are somewhere on the table."""
    sets = (s.row_camels, s.market, s.place_camels, s.path_camels)
    count = s.route_camels + sum(count_of(places) for places in sets)
    return count + sum(s.queue_camels) + sum(p.camels for p in s.players)
