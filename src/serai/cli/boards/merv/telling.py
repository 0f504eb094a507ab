"""What is told in few words: what a move brings, turns of the others, the result."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.merv import city, mosque
from serai.cli.boards.merv.symbols import (
    CAMEL,
    CUBE,
    FAVOUR,
    INFLUENCE,
    LETTERS,
    POINTS,
    SCROLL,
    SHORT,
    master,
    master_name,
    price,
    resource,
    spice_code,
    spice_of,
)
from serai.cli.boards.tidings import signed, tidings
from serai.cli.drawing import (
    SEAT_STYLES,
    STRONG,
    Block,
    Line,
    cut,
    fitted,
    join,
    piece,
    wrapped,
)
from serai.core.kernel import NOTED
from serai.games.merv import components, notes, verbs
from serai.games.merv.kinds import CELL, HALL, POSITION
from serai.games.merv.state import MAGISTRATE_NAME, VIZIER_NAME
from serai.table.draft import Ahead
from serai.table.match import Entry

TOTALS = {
    notes.POINTS: (POINTS, 1),
    notes.FAVOUR_GAINED: (FAVOUR, 1),
    notes.FAVOUR_SPENT: (FAVOUR, -1),
    notes.INFLUENCE_GAINED: (INFLUENCE, 1),
    notes.CAMELS_GAINED: (CAMEL, 1),
    notes.SCROLLS_GAINED: (SCROLL, 1),
    notes.PRODUCED: (CUBE, 1),
    notes.SHARED: (CUBE, 1),
    notes.GAINED_CUBES: (CUBE, 1),
    notes.PAID: (CUBE, -1),
}
SIGNS = {"favour": FAVOUR, "influence": INFLUENCE, "camels": CAMEL, "scrolls": SCROLL}
OTHER_NAMES = {VIZIER_NAME: "vizier", MAGISTRATE_NAME: "magistrate"}
HALLS = ("knowledge", "spices", "trade", "faith")
RIVALS = 2  # in the solo game
ALONE = 15  # columns of a name in the ranking


# --- what a move brings -----------------------------------------------------------------------


def gain(scene: Scene, move: int, ahead: Ahead) -> Text:
    """What a move is about where that is printed, and what it brings at once: R+2 ♥+1."""
    sums: dict[str, int] = {}
    for place, (before, after) in ahead.changes.items():
        sign = sign_of(place, f"players[{scene.seat}].")
        if sign:
            sums[sign] = sums.get(sign, 0) + amount(after) - amount(before)
    parts = [about(scene, move, paid=any(sign in LETTERS.values() for sign in sums))]
    parts += [Text(f"{sign}{signed(number)}") for sign, number in sums.items() if number]
    if move & 255 == verbs.ACTIVATE:
        parts += shares(scene, ahead)
    return join([part for part in parts if part])


def shares(scene: Scene, ahead: Ahead) -> list[Text]:
    """The cubes that others get when their building is activated: ■B+1."""
    return [
        master(number).append(f"{LETTERS[name]}{signed(amount(after) - amount(before))}")
        for number in range(len(scene.view["players"]))
        for name in LETTERS
        for before, after in [ahead.changes.get(f"players[{number}].cubes.{name}", (0, 0))]
        if number != scene.seat and before != after
    ]


def amount(value: Any) -> int:
    """A number, or how many there are in a list."""
    return len(value) if isinstance(value, list) else int(value or 0)


def sign_of(place: str, own: str) -> str:
    """The sign of a changed number that is worth telling, or nothing."""
    if not place.startswith(own):
        return ""
    kind, _, name = place.removeprefix(own).partition(".")
    match kind:
        case "cubes":
            return LETTERS[name]
        case "goods":
            return name[:SHORT]
        case "points":
            return POINTS
        case _:
            return SIGNS.get(kind, "")


def about(scene: Scene, move: int, paid: bool) -> Text:
    """The line behind a space, a site, the price of a place unless it is paid at once."""
    kind, which = move & 255, move >> 8 & 255
    match kind:
        case verbs.GO | verbs.VIZIER_GO:
            return city.line_in_short(scene, which)
        case verbs.ACTIVATE | verbs.VIZIER_BUILD | verbs.POST_GUARD | verbs.UPGRADE:
            return city.site_in_short(scene, which)
        case verbs.TAKE:
            card = scene.view["row"][which - 1]
            return Text("" if card is None else spice_code(scene, spice_of(card)))
        case verbs.RANSOM | verbs.LOSE:
            name = city.asked_site(scene)
            return join([name, city.site_in_short(scene, CELL.read(name))])
        case verbs.POST | verbs.TRADE | verbs.RIDE if not paid:
            return price(components.PLACES.price[which])
        case verbs.CLIMB:
            return next_step(scene, which - 1)
        case verbs.WALL:
            thanks = scene.view["wall_thanks"][POSITION.names[which]][scene.seat]
            return Text(f"{INFLUENCE}{signed(thanks)}")
        case verbs.COURTIER if not paid:
            return resource(scene.view["halls"][HALL.names[which]])
        case _:
            return Text()


def next_step(scene: Scene, path: int) -> Text:
    """Cost and reward of my next step on a path."""
    player = scene.view["players"][scene.seat]
    step = player["steps"]
    return Text() if step == mosque.STEPS else mosque.step_in_short(scene, path, step)


# --- turns of the others ----------------------------------------------------------------------


def turns(scene: Scene, entries: list[Entry]) -> Block:
    """A line for each turn, also of those who have no seat."""
    lines: Block = []
    waiting: list[Entry] = []
    walking: list[Entry] = []
    for entry in entries:
        kind, who, _ = entry
        without_seat = kind == NOTED and who in OTHER_NAMES
        if walking and not without_seat:
            lines += walk(scene, walking)
            walking = []
        if without_seat:
            lines += tidings(scene, waiting, TOTALS)
            waiting = []
            walking.append(entry)
        else:
            waiting.append(entry)
    return [*lines, *walk(scene, walking), *tidings(scene, waiting, TOTALS)]


def walk(scene: Scene, entries: list[Entry]) -> Block:
    """Where those without a seat went, what they used or built, and what they won."""
    lines = []
    for who in dict.fromkeys(seat for _, seat, _ in entries):
        number = scene.view[OTHER_NAMES[who]]
        where: list[str] = []
        sums = {sign: 0 for sign, _ in TOTALS.values()}
        for _, seat, what in entries:
            kind, first = what & 255, what >> 8 & 0xFFFF
            if seat != who:
                continue
            if kind == notes.WENT:
                where.append(POSITION.names[first])
            elif kind in (notes.BUILT, notes.ACTIVATED) and CELL.names[first] not in where:
                where.append(CELL.names[first])
            elif kind in TOTALS:
                sign, factor = TOTALS[kind]
                sums[sign] += factor * first
        told = " ".join(f"{sign}{signed(n)}" for sign, n in sums.items() if n)
        if number is not None and (where or told):
            head = join([master(number), piece(master_name(scene, number), SEAT_STYLES[number])])
            parts: list[Text | str] = [head.append(":"), *where, piece(told, STRONG)]
            lines.append(cut(join(parts), scene.width))
    return lines


# --- the end ----------------------------------------------------------------------------------


def result(scene: Scene) -> Block:
    """Places, the sum behind each total, and why the winner is the winner."""
    view = scene.view
    order = sorted(range(view["seats"]), key=lambda seat: view["ranks"][seat])
    if view["magistrate"] is not None:
        order = sorted([*order, view["magistrate"]], key=lambda n: -view["players"][n]["total"])
    lines = wrapped(scene.word("merv-ranking"), scene.width, "  ")
    for number in order:
        is_seat = number < view["seats"]
        rank = view["ranks"][number] if is_seat else RIVALS + 1 - view["ranks"][0]
        lines.append(ranked(scene, number, rank))
    return [*lines, Text(), *wrapped(why(scene), scene.width)]


def ranked(scene: Scene, number: int, rank: int) -> Line:
    """Place, name, points, and where they come from."""
    player = scene.view["players"][number]
    name = fitted(piece(master_name(scene, number), SEAT_STYLES[number]), ALONE)
    total = fitted(piece(f"{player['total']}", STRONG), 4, "right")
    return cut(join([f"{rank}.", name, total, sources(player)]), scene.width)


def sources(player: dict[str, Any]) -> Text:
    """Points by source in the order of the heading; the halls of the palace together."""
    ledger = player["ledger"]
    numbers = [
        *(ledger[name] for name in ("favour", "influence", "contracts", "mosque", "achievements")),
        sum(ledger[name] for name in HALLS),
        *(ledger[name] for name in ("buildings", "tiles", "top", "sets", "cards")),
    ]
    return Text("= " + " + ".join(f"{number:2}" for number in numbers))


def why(scene: Scene) -> str:
    """One sentence about the winner."""
    view = scene.view
    winners = view["winners"]
    if not winners:
        name = master_name(scene, view["magistrate"])
        return scene.word("merv-lost", name=name, points=view["scores"][0])
    if len(winners) != 1:
        names = ", ".join(scene.names[seat] for seat in winners)
        return scene.word("merv-shared", names=names)
    best = winners[0]
    level = [score for score in view["scores"] if score == view["scores"][best]]
    key = "merv-won-rest" if len(level) > 1 else "merv-won"
    return scene.word(key, seat=best, points=view["scores"][best])
