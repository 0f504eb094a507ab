"""The city: 24 sites, the camel market, walls and action spaces around it, queues at the corners.

▶NW 1● 2■∩ 3▲ 4◆                 NE 1· 2· 3· 4·
         a═N1══ b N2●  c╡N3 ╞ d N4   e N5
1 W5 ║  MoR●!g CaT    …                        E1     site, owner, guard or danger, upgrade
"""

from __future__ import annotations

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.merv.symbols import (
    CAMEL,
    CAN,
    CODE,
    DANGER,
    GUARD_SYMBOLS,
    HERE,
    LETTERS,
    NONE,
    RESOURCE_STYLES,
    camels,
    code,
    letters,
    master,
    master_name,
    named,
)
from serai.cli.drawing import (
    FAINT,
    SEAT_STYLES,
    STRONG,
    Block,
    Line,
    columns,
    fitted,
    join,
    piece,
    wrapped,
)
from serai.games.merv import components
from serai.games.merv.fortification import is_gate
from serai.games.merv.kinds import CELL, CORNER, POSITION, SIDE
from serai.games.merv.tables import MARKET_CELL
from serai.games.merv.tables import SIDE as SIZE

LEFT, RIGHT = 6, 4  # columns of the labels in the west and in the east
LONG_CODE, ROOMY = 8, 150  # letters of an action, and the columns from which on there are so many
EXTRA = 4  # columns of a site besides the letters of its action
NORTH, EAST, SOUTH, WEST = range(len(SIDE.names))


def first_cell(position: int) -> int:
    """The site right behind an action space."""
    return components.LINES.cell[position * SIZE]


def along(side: int) -> list[int]:
    """The action spaces of a side from west to east, or from north to south."""
    return sorted(range(side * SIZE, side * SIZE + SIZE), key=first_cell)


def code_letters(scene: Scene) -> int:
    """How many letters of an action there is room for."""
    return CODE if scene.width < ROOMY else LONG_CODE


def width_of_city(scene: Scene) -> int:
    """Columns of the whole picture."""
    wide = code_letters(scene) + EXTRA
    return LEFT + 1 + SIZE * (wide + 1) + RIGHT


def city(scene: Scene) -> Block:
    """The grid with everything around it."""
    wide = code_letters(scene) + EXTRA
    total = width_of_city(scene)
    standing = {name: int(number) for number, name in scene.view["masters"].items()}
    west, east = along(WEST), along(EAST)
    lines = [
        corners(scene, "NW", "NE", total),
        across(scene, NORTH, standing, wide),
        *(row(scene, nth, west[nth], east[nth], standing, wide) for nth in range(SIZE)),
        across(scene, SOUTH, standing, wide),
        corners(scene, "SW", "SE", total),
    ]
    for line in lines:
        line.rstrip()
    return lines


def row(scene: Scene, nth: int, west: int, east: int, standing: dict[str, int], wide: int) -> Line:
    """Five sites between two action spaces."""
    line = piece(f"{nth + 1} ", FAINT)
    line.append(label(scene, west)).append(who(west, standing)).append(wall(scene, west))
    for cell in range(nth * SIZE, nth * SIZE + SIZE):
        line.append(HERE if CELL.names[cell] == asked_site(scene) else " ", STRONG)
        line.append(market(scene, wide) if cell == MARKET_CELL else site(scene, cell, wide))
    line.append(" ").append(wall(scene, east)).append(who(east, standing))
    return line.append(label(scene, east))


def asked_site(scene: Scene) -> str:
    """The site that is activated, or that the raid hits; empty: none."""
    going = scene.view["progress"]
    found: str = going.get("raided", going.get("activated", ""))
    return found


def site(scene: Scene, cell: int, wide: int) -> Text:
    """Action and colour, owner, guard or danger, upgrade."""
    name = CELL.names[cell]
    view = scene.view
    if name not in view["city"]:
        return fitted(piece(NONE, FAINT), wide)
    printed = view["city"][name]
    room = wide - EXTRA
    word = code(scene, printed["action"], room if room == CODE else room - 1)
    short = fitted(word, room).plain
    text = piece(f"{short}{LETTERS[printed['colour']]}", RESOURCE_STYLES[printed["colour"]])
    text.append(master(view["buildings"][name]) if name in view["buildings"] else " ")
    if name in view["guards"]:
        number = view["guards"][name]
        text.append(GUARD_SYMBOLS[number], SEAT_STYLES[number])
    else:
        text.append(DANGER if name in scene.view["raid"]["hits"] else " ", STRONG)
    upgrade = view["upgrades"].get(name)
    text.append(LETTERS[upgrade].lower() if upgrade else " ", STRONG)
    return text


def market(scene: Scene, wide: int) -> Text:
    """The camel market: camels on how many spaces, and whether it may be used now."""
    is_open = scene.view["camel_market_open"]
    spaces = len(scene.view["camel_market_spaces"])
    text = f"{CAN if is_open else ''}{CAMEL}{len(scene.view['camel_market'])}/{spaces}"
    return fitted(piece(text, STRONG), wide, "middle")


def label(scene: Scene, position: int) -> Text:
    """The name of an action space, strong on the side of this phase."""
    is_now = SIDE.names[position // SIZE] == scene.view["phase"] and not scene.view["over"]
    return piece(POSITION.names[position], STRONG if is_now else FAINT)


def who(position: int, standing: dict[str, int], empty: str = " ") -> Text:
    """The master on an action space."""
    number = standing.get(POSITION.names[position])
    return Text(empty) if number is None else master(number)


def wall(scene: Scene, position: int) -> str:
    """A wall or gate in the west or east."""
    if POSITION.names[position] not in scene.view["walls"]:
        return " "
    return "╫" if is_gate(position) else "║"


def across(scene: Scene, side: int, standing: dict[str, int], wide: int) -> Line:
    """The action spaces of the north or south, with walls and gates between the letters."""
    line = Text(" " * LEFT)
    for column, position in enumerate(along(side)):
        is_walled = POSITION.names[position] in scene.view["walls"]
        gate = is_gate(position)
        fill = "═" if is_walled else " "
        before, after = ("╡", "╞") if is_walled and gate else (fill, fill)
        line.append(" ").append(CELL.names[column][0], FAINT)
        line.append(before).append(label(scene, position))
        line.append(who(position, standing, fill))
        line.append(after + fill * (wide - CODE - EXTRA))
    return line


def corners(scene: Scene, west: str, east: str, width: int) -> Line:
    """Two queues on one line."""
    left, right = queue(scene, west), queue(scene, east)
    gap = max(width - left.cell_len - right.cell_len, 1)
    return join([left, right], " " * gap)


def queue(scene: Scene, corner: str) -> Line:
    """The spaces of a queue: who waits there, camels, and which one is asked about."""
    waiting, asked = waiting_at(scene, corner)
    line = piece(f"{'▶' if waiting else ' '}{corner}", STRONG if waiting else FAINT)
    for space in range(len(scene.view["players"])):
        line.append(HERE if space == asked else " ", STRONG).append(str(space + 1), FAINT)
        line.append(master(waiting[space]) if space in waiting else piece(NONE, FAINT))
        line.append(camels(scene.view["queue_camels"][corner][space]))
    return line


def waiting_at(scene: Scene, corner: str) -> tuple[dict[int, int], int]:
    """The masters at a corner by space, and the space that the open question is about (or -1)."""
    view = scene.view
    now = SIDE.names.index(view["phase"])
    is_next = CORNER.names.index(corner) == (now + 1) % len(SIDE.names)
    is_here = CORNER.names.index(corner) == now
    going = view["progress"]
    if "corner" in going:
        formed = {n: number for n, number in enumerate(going["queue"]) if number is not None}
        return (formed, going["stops_at"] - 1) if corner == going["corner"] else ({}, -1)
    order = dict(enumerate(view["order"]))
    if view["over"] or "raided" in going or "funded" in going:  # the queue of the next year
        return (order if is_next else {}), -1
    on_board = {int(number) for number in view["masters"]}
    return ({n: m for n, m in order.items() if m not in on_board} if is_here else {}), -1


def line_in_short(scene: Scene, position: int) -> Text:
    """The sites of a line from its side inwards, in short."""
    parts = []
    for cell in components.LINES.cell[position * SIZE : position * SIZE + SIZE]:
        there = Text(f"{CAMEL}{len(scene.view['camel_market'])}")
        parts.append(there if cell == MARKET_CELL else site_in_short(scene, cell))
    return join(parts)


def site_in_short(scene: Scene, cell: int) -> Text:
    """A site as the city shows it."""
    text = site(scene, cell, CODE + EXTRA)
    text.rstrip()
    return text


def in_words(scene: Scene) -> Block:
    """Every site in words, and what would save it if it is in danger."""
    lines = []
    for name, printed in scene.view["city"].items():
        line = piece(f"{name} ", STRONG).append(named(scene, "site", printed["site"]))
        for key, of in (("merv-building", "buildings"), ("merv-guard", "guards")):
            if name in scene.view[of]:
                number = scene.view[of][name]
                line.append(", ").append(scene.word(key, name=master_name(scene, number)))
        if name in scene.view["upgrades"]:
            line.append(", ").append(scene.word("merv-upgrade")).append(" ")
            line.append(letters([scene.view["upgrades"][name]]))
        if name in scene.view["raid"]["hits"]:
            line.append(f" {DANGER}", STRONG)
        lines.append(line)
    taken = [named(scene, "market", name) for name in scene.view["camel_market"]]
    told = scene.word("merv-market-camels", names=", ".join(taken) or "–")
    rows = len(lines) if scene.width < 2 * 48 else -(-len(lines) // 2)
    return [*columns(lines, scene.width, rows), *wrapped(told, scene.width, "  ")]
