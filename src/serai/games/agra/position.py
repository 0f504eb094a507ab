"""A position in names and numbers, as it is saved, edited by hand and loaded again.

What follows from the rest (markers in the supply, lying workers, current values, rupees in the
bag) is not written but worked out, so that a hand-made position cannot contradict itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.core.kernel import count_of, members
from serai.core.notation import Names
from serai.core.reading import Reader, checked_name, checked_number, wrong
from serai.games.agra import components, notables, prices
from serai.games.agra.kinds import (
    ACTION,
    BONUS,
    BOWL,
    BUILDING,
    GOOD,
    GUILD,
    LUXURY,
    NOTABLE,
    OUTER,
    SOURCE,
    SPACE,
    SQUARE,
    TILE,
    TOKEN,
)
from serai.games.agra.state import DOUBLED, LYING, NEUTRAL, Agra, Player
from serai.games.agra.tables import (
    COOK_WORKERS,
    FARMERS,
    FRENCH_MARKERS,
    LEVELS,
    MARKERS,
    MEDITATION_SPACES,
    NOTABLE_SIZE,
    PIERS,
    PLACES,
    ROWS,
    SIDE,
    START_RUPEES,
    TOKEN_SIDE,
    TOP_STEP,
    VALUE,
    WORKERS,
)

PHASE = Names("phase", ("none", "meditation", "action", "order"))
POSTURE = Names("posture", ("standing", "lying"))
OWNER = Names("owner", ("0", "1", "2", "3", "neutral"), first=1)
MOST_RUPEES = 9999


def named(kind: Names, numbers: int) -> list[str]:
    """A set of bits as names."""
    return [kind.write(i) for i in members(numbers)]


def facts(s: Agra) -> dict[str, Any]:
    """The whole position, without the stack."""
    return {
        "round": s.round,
        "last_round": s.last or None,
        "start": s.start,
        "turn": s.turn,
        "phase": PHASE.write(s.phase),
        "points": s.points,
        "points_spent": bool(s.spent),
        "free_peon": bool(s.free_peon),
        "served": named(NOTABLE, s.served),
        "guest_served": named(NOTABLE, s.guest_served),
        "blocked": OUTER.write(s.blocked),
        "board": board_facts(s),
        "coins": {name: s.coins[i] for i, name in enumerate(BUILDING.names) if s.coins[i]},
        "built": named(BUILDING, s.built),
        "merchant": BUILDING.write(s.merchant),
        "builder": BUILDING.write(s.builder) if s.builder >= 0 else None,
        "tokens": token_facts(s),
        "pier": s.pier + 1,
        "completed": {str(level): s.completed_of(level) for level in range(1, LEVELS + 1)},
        "river": {NOTABLE.names[i]: delivered_facts(s, i) for i in members(s.river)},
        "bowls": {name: owner(s.bowls[i]) for i, name in enumerate(BOWL.names) if s.bowls[i]},
        "orders": {
            name: {
                "marked": s.row(guild) + 1 if s.row(guild) < ROWS else None,
                "fulfilled": {
                    str(row + 1): owner(s.orders[guild * ROWS + row])
                    for row in range(ROWS)
                    if s.orders[guild * ROWS + row]
                },
            }
            for guild, name in enumerate(GUILD.names)
        },
        "building_bonuses": named(BONUS, s.bonuses),
        "display": named(TILE, s.display),
        "pile": named(TILE, s.pile),
        "players": [player_facts(p) for p in s.players],
    }


def owner(marker: int) -> str:
    """Whose marker it is."""
    return OWNER.write(marker)


def board_facts(s: Agra) -> dict[str, Any]:
    """The worker on each action space."""
    return {
        name: {
            "seat": (s.board[i] & 7) - 1,
            "posture": POSTURE.write(1 if s.board[i] & LYING else 0),
        }
        for i, name in enumerate(SPACE.names)
        if s.board[i]
    }


def token_facts(s: Agra) -> dict[str, Any]:
    """Where each price token lies, and the value it shows."""
    return {
        name: {
            "good": GOOD.write(prices.token_good(s, token)),
            "value": prices.token_value(s, token),
        }
        for token, name in enumerate(TOKEN.names)
        if prices.token_good(s, token) >= 0
    }


def delivered_facts(s: Agra, notable: int) -> dict[str, Any]:
    """Who has delivered which ordered good, and how often."""
    found = {}
    for slot in range(NOTABLE_SIZE[notable]):
        marker = s.delivered[notable] >> 4 * slot & 15
        if marker:
            good = GOOD.write(components.NOTABLES.good[notable * PLACES + slot])
            found[good] = {"seat": (marker & 7) - 1, "markers": 2 if marker & DOUBLED else 1}
    return found


def player_facts(p: Player) -> dict[str, Any]:
    """What one player has."""
    return {
        "rupees": {
            name: p.goods[i] for i, name in enumerate(SOURCE.names, SOURCE.first) if p.goods[i]
        },
        "goods": {name: p.goods[i] for i, name in enumerate(GOOD.names) if p.goods[i]},
        "favour": p.favour,
        "workers": p.workers,
        "sheltered": p.sheltered,
        "farmers": [SQUARE.write(SIDE * side + p.farmer(side)) for side in range(FARMERS)],
        "covers": named(SQUARE, p.covers),
        "stone": p.stone + 1,
        "influence": {name: p.step(i) for i, name in enumerate(GUILD.names)},
        "tiles": named(TILE, p.tiles),
        "building_bonuses": named(BONUS, p.bonuses),
        "contracts": named(NOTABLE, p.contracts),
        "french": [i + 1 for i in members(p.french)],
        "used": {
            "actions": named(ACTION, p.marks),
            "luxuries": named(LUXURY, p.scrolls),
            "notables": named(NOTABLE, p.turned),
            "oil_curry": bool(p.stood),
        },
    }


def restore(s: Agra, data: Mapping[str, Any]) -> None:
    """Fill a new table with the facts; Problem names the first that cannot be."""
    reader = Reader(data)
    last = s.seats - 1
    s.stack.clear()
    s.round = reader.number("round", 0, 999)
    s.last = 0 if reader.get("last_round") is None else reader.number("last_round", 1, 999)
    s.start = reader.number("start", 0, last)
    s.turn = reader.number("turn", 0, last)
    s.phase = reader.one("phase", PHASE)
    s.points = reader.number("points", 0, 99)
    s.spent = int(reader.flag("points_spent"))
    s.free_peon = int(reader.flag("free_peon"))
    s.served = bits(reader.names("served", NOTABLE))
    s.guest_served = bits(reader.names("guest_served", NOTABLE))
    s.blocked = reader.one("blocked", OUTER)
    s.built = bits(reader.names("built", BUILDING))
    s.merchant = reader.one("merchant", BUILDING)
    site = reader.one_or_none("builder", BUILDING)
    s.builder = -1 if site is None else site
    for building, rupees, place in reader.by_name("coins", BUILDING):
        s.coins[building] = checked_number(rupees, 0, 999, place)
    restore_tokens(s, reader)
    restore_river(s, reader)
    restore_imperial(s, reader)
    s.bonuses = bits(reader.names("building_bonuses", BONUS))
    s.display = bits(reader.names("display", TILE))
    s.pile = bits(reader.names("pile", TILE))
    players = reader.list("players")
    if len(players) != s.seats:
        raise wrong("position.players", len(players), str(s.seats))
    for seat, player in enumerate(players):
        restore_player(s, seat, Reader(player, f"position.players[{seat}]"))
    restore_board(s, reader)
    reader.finish()
    for seat in range(s.seats):
        s.players[seat].supply = MARKERS - markers_in_use(s, seat)


def bits(numbers: list[int]) -> int:
    """Names as a set of bits."""
    return sum(1 << i for i in numbers)


def restore_tokens(s: Agra, reader: Reader) -> None:
    """Price tokens, and the values that follow from them."""
    s.tokens = 0
    for good in range(len(GOOD.names)):
        s.values[good] = VALUE[good]
    for token, item, place in reader.by_name("tokens", TOKEN):
        inner = Reader(item, place)
        sides = (TOKEN_SIDE[2 * token], TOKEN_SIDE[2 * token + 1])
        good = inner.one("good", GOOD)
        value = inner.number("value", min(sides), max(sides))
        inner.finish()
        if prices.bars_token(s, token, value, good):
            raise wrong(place, item, f"{GOOD.names[good]} ± 1")
        prices.place_token(s, token, value, good)


def restore_river(s: Agra, reader: Reader) -> None:
    """Notables along the river and what has been delivered to them."""
    s.pier = reader.number("pier", 1, PIERS) - 1
    s.completed = 0
    completed = reader.inner("completed")
    for level in range(1, LEVELS + 1):
        s.completed |= (
            completed.number(str(level), 0, components.NOTABLES_PER_LEVEL[level - 1]) << 8 * level
        )
    completed.finish()
    s.river = 0
    for notable, item, place in reader.by_name("river", NOTABLE):
        s.river |= 1 << notable
        s.delivered[notable] = 0
        inner = Reader({"goods": item}, place)
        for good, marker, where in inner.by_name("goods", GOOD):
            slot = notables.slot_of(notable, good)
            if slot < 0:
                raise wrong(where, GOOD.names[good], "—")
            one = Reader(marker, where)
            seat = one.number("seat", 0, s.seats - 1)
            twice = one.number("markers", 1, 2) == 2
            one.finish()
            s.delivered[notable] |= (seat + 1 | (DOUBLED if twice else 0)) << 4 * slot


def restore_imperial(s: Agra, reader: Reader) -> None:
    """Akbar's bowls and the orders of the guilds."""
    for bowl, marker, place in reader.by_name("bowls", BOWL):
        s.bowls[bowl] = restored_owner(s, marker, place)
    s.marked = 0
    orders = reader.inner("orders")
    for guild, name in enumerate(GUILD.names):
        column = orders.inner(name)
        marked = column.get("marked")
        row = ROWS if marked is None else column.number("marked", 1, ROWS) - 1
        s.marked |= row << 4 * guild
        rows = Names("row", tuple(str(i) for i in range(1, ROWS + 1)))
        for at, marker, place in column.by_name("fulfilled", rows):
            s.orders[guild * ROWS + at] = restored_owner(s, marker, place)
        column.finish()
    orders.finish()


def restored_owner(s: Agra, marker: object, place: str) -> int:
    """Whose marker it is, as a number."""
    found = checked_name(marker, OWNER, place)
    if s.seats < found < NEUTRAL:
        raise wrong(place, marker, f"0 … {s.seats - 1} | neutral")
    return found


def restore_board(s: Agra, reader: Reader) -> None:
    """Workers on the action spaces."""
    for space, item, place in reader.by_name("board", SPACE):
        inner = Reader(item, place)
        seat = inner.number("seat", 0, s.seats - 1)
        lying = inner.one("posture", POSTURE)
        inner.finish()
        s.board[space] = seat + 1 | (LYING if lying else 0)
        s.players[seat].lying += lying


def restore_player(s: Agra, seat: int, reader: Reader) -> None:
    """What one player has; rupees are the sum of the ledger."""
    p = s.players[seat]
    p.rupees = START_RUPEES
    for source, rupees, place in reader.by_name("rupees", SOURCE):
        p.goods[source] = checked_number(rupees, 0, MOST_RUPEES, place)
        p.rupees += -rupees if SOURCE.write(source) == "peons" else rupees
    for good, count, place in reader.by_name("goods", GOOD):
        p.goods[good] = checked_number(count, 0, MARKERS, place)
    p.favour = reader.number("favour", 0, MARKERS)
    p.workers = reader.number("workers", 0, WORKERS)
    p.sheltered = reader.number("sheltered", 0, COOK_WORKERS)
    p.farmers = 0
    farmers = reader.names("farmers", SQUARE)
    if [square // SIDE for square in farmers] != list(range(FARMERS)):
        raise wrong(f"{reader.place}.farmers", reader.get("farmers"), "n e s w")
    for side, square in enumerate(farmers):
        p.farmers |= square % SIDE << 4 * side
    p.covers = bits(reader.names("covers", SQUARE))
    p.stone = reader.number("stone", 1, MEDITATION_SPACES) - 1
    steps = reader.inner("influence")
    p.steps = sum(steps.number(name, 0, TOP_STEP) << 8 * i for i, name in enumerate(GUILD.names))
    steps.finish()
    p.tiles = bits(reader.names("tiles", TILE))
    p.bonuses = bits(reader.names("building_bonuses", BONUS))
    p.contracts = bits(reader.names("contracts", NOTABLE))
    places = reader.list("french", FRENCH_MARKERS - 1)
    on_card = [checked_number(i, 1, FRENCH_MARKERS, f"{reader.place}.french") for i in places]
    if len(set(on_card)) != len(on_card):
        raise wrong(f"{reader.place}.french", places, "a ≠ b")
    p.french = bits([i - 1 for i in on_card])
    used = reader.inner("used")
    p.marks = bits(used.names("actions", ACTION))
    p.scrolls = bits(used.names("luxuries", LUXURY))
    p.turned = bits(used.names("notables", NOTABLE))
    p.stood = int(used.flag("oil_curry"))
    used.finish()
    p.lying = 0
    reader.finish()


def markers_in_use(s: Agra, seat: int) -> int:
    """Markers of a seat that are not in its supply."""
    p = s.players[seat]
    count = p.favour + sum(p.goods[i] for i in range(len(GOOD.names)))
    for used in (p.marks, p.scrolls, p.french):
        count += count_of(used)
    count += sum(1 for marker in s.bowls if marker == seat + 1)
    count += sum(1 for marker in s.orders if marker == seat + 1)
    for notable in range(len(NOTABLE.names)):
        count += notables.markers_of(s, notable, seat)
    return count
