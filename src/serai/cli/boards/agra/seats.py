"""Everybody on one line, in columns: money, favour, markers, workers, influence, farm, scoring.

           ₹    end fav mark workers art mer sch med farm good con ord gif til
 ● Anna    ₹12  +8  2   17   5●2○1   3+  0   2   1   2242 6    0   1   2   0

Where there is no room for the header, a letter before each number takes its place.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.agra import guilds
from serai.cli.boards.agra.symbols import (
    FAVOUR,
    GUILDS,
    LYING_SYMBOLS,
    MARKERS,
    STONE,
    rupees,
)
from serai.cli.drawing import (
    FAINT,
    SEAT_STYLES,
    SEAT_SYMBOLS,
    STRONG,
    Block,
    Line,
    cut,
    fitted,
    join,
    piece,
    width_of,
)

NAME = 10
SHORTEST_NAME, LONGEST_NAME = 6, 16
BEFORE = 3  # columns of the arrow, the symbol and a space

# In place of the header, in the order of the columns.
SIGNS = ("", "", FAVOUR, MARKERS, "w", *GUILDS.values(), STONE, "", "g", "c", "o", "b", "t")


@dataclass(frozen=True)
class Layout:
    """How much air there is: which header, apart or close together, space between columns."""

    header: str
    apart: bool
    gap: int


# The first that fits is taken; the last is cut if it must be.
LAYOUTS = (
    Layout("agra-columns-long", True, 3),
    Layout("agra-columns-long", True, 2),
    Layout("agra-columns", True, 2),
    Layout("agra-columns", True, 1),
    Layout("agra-columns", False, 1),
    Layout("agra-columns-short", False, 1),
)


def lines(scene: Scene) -> Block:
    """One line for each player, with a sign for each number."""
    every = range(scene.view["seats"])
    found = [[join([s, c], "") for s, c in zip(SIGNS, cells(scene, n), strict=True)] for n in every]
    return drawn(scene, found, widths(found), NAME, 1)


def headed(scene: Scene) -> Block:
    """The header, and one line for each player below it."""
    for layout in LAYOUTS:
        names = scene.word(layout.header).split("|")
        header: list[Text] = [piece(name, FAINT) for name in names]
        table = [header, *(cells(scene, n, layout.apart) for n in range(scene.view["seats"]))]
        needed = sum(widths(table)) + layout.gap * len(header) + BEFORE
        room = scene.width - needed
        if room >= min(NAME, longest_name(scene)):
            break
    name = max(min(room, longest_name(scene), LONGEST_NAME), SHORTEST_NAME)
    top = join(aligned(header, widths(table)), " " * layout.gap)
    top.pad_left(BEFORE + name + layout.gap)
    top.rstrip()
    return [cut(top, scene.width), *drawn(scene, table[1:], widths(table), name, layout.gap)]


def longest_name(scene: Scene) -> int:
    """Columns that the names need."""
    return max(Text(name).cell_len for name in scene.names)


def widths(table: list[list[Text]]) -> list[int]:
    """The widest cell of each column."""
    return [width_of(column) for column in map(list, zip(*table, strict=True))]


def aligned(row: list[Text], wide: list[int]) -> list[Text]:
    """Cells as wide as their columns."""
    return [fitted(cell, width) for cell, width in zip(row, wide, strict=True)]


def drawn(scene: Scene, table: list[list[Text]], wide: list[int], name: int, gap: int) -> Block:
    """Whose turn it is, names, and the columns."""
    found = []
    for seat, row in enumerate(table):
        turn = "▶" if scene.view["to_move"] == seat else " "
        who = piece(turn, STRONG).append(SEAT_SYMBOLS[seat], SEAT_STYLES[seat]).append(" ")
        who.append(fitted(piece(scene.names[seat], SEAT_STYLES[seat]), name))
        line = join([who, *aligned(row, wide)], " " * gap)
        line.rstrip()
        found.append(cut(line, scene.width))
    return found


def cells(scene: Scene, seat: int, apart: bool = False) -> list[Text]:
    """Whatever lies open of a player, in the order of the columns."""
    player = scene.view["players"][seat]
    return [
        Text(rupees(player["rupees"])),
        Text(f"+{player['at_the_end']['total']}"),
        Text(str(player["favour"])),
        Text(str(player["supply"])),
        workers(scene, seat, " " if apart else ""),
        *guilds.steps(scene, seat),
        Text(str(player["stone"])),
        Text((" " if apart else "").join(str(number) for number in player["yields"].values())),
        Text(str(sum(player["goods"].values()))),
        Text(str(len(player["contracts"]))),
        Text(str(guilds.fulfilled(scene, seat))),
        Text(str(guilds.gifts(scene, seat))),
        Text(str(len(player["tiles"]))),
    ]


def workers(scene: Scene, seat: int, between: str) -> Line:
    """In the supply, standing and lying."""
    player = scene.view["players"][seat]
    board = scene.view["board"].values()
    standing = sum(at["seat"] == seat and at["posture"] == "standing" for at in board)
    return join(
        [
            str(player["workers"]),
            piece(f"{SEAT_SYMBOLS[seat]}{standing}", SEAT_STYLES[seat]),
            piece(f"{LYING_SYMBOLS[seat]}{player['lying']}", SEAT_STYLES[seat]),
        ],
        between,
    )
