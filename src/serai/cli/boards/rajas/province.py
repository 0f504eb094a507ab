"""A province: five columns, four rows, roads as lines, yields along the border.

A square is two lines high. The upper line is its road with colour and price of the tile, the
lower one the road to the south and what the tile carries:

    ─┼─b7───        blue tile of price 7 (b7* was built over), roads in all directions
     │Tsi2          a temple, and a silk market worth 2
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.rajas.symbols import (
    BUILDINGS,
    DONE,
    ROADS,
    colour_of,
    contents_of,
    price_of,
    reward_in_short,
    roads_mask,
)
from serai.cli.drawing import FAINT, HUE_STYLES, STRONG, Block, Line, fitted, join, piece
from serai.games.rajas import components

ROWS = 4
SQUARE = 8  # columns of a square
ROW_LABEL = 1
YIELD = 5
RESIDENCE = "c1"
IN_THE_GRID = {"a1": "NW", "e1": "NE", "c4": "S"}  # stones that bear a yield
ABOVE = {"b": "N2", "d": "N4"}
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8


def province(scene: Scene, seat: int) -> Block:
    """The whole province of one player."""
    player = scene.view["players"][seat]
    lines = [header(player)]
    for row in range(1, ROWS + 1):
        upper, lower = piece(f"{row}", FAINT), Text(" ")
        upper.append(fitted(yield_of(player, f"W{row}"), YIELD, "right"))
        lower.append(" " * YIELD)
        for column in components.COLUMN_NAMES:
            top, bottom = square(player, f"{column}{row}")
            upper.append(top)
            lower.append(bottom)
        upper.append(fitted(yield_of(player, f"E{row}"), YIELD))
        lower.append(" " * YIELD)
        lines += [upper, lower]
    return lines


def header(player: dict[str, Any]) -> Line:
    """Names of the columns, with the yields above them."""
    line = Text(" " * (ROW_LABEL + YIELD))
    for column in components.COLUMN_NAMES:
        label = Text(" ").append(column, FAINT).append(" ")
        if column in ABOVE:
            label.append(yield_of(player, ABOVE[column]))
        line.append(fitted(label, SQUARE))
    return line.append(" " * YIELD)


def yield_of(player: dict[str, Any], field: str) -> Text:
    """What a field at the border pays, or that it has paid."""
    reward = player["fields"].get(field)
    if reward is None:
        return Text()
    if field in player["connected"]:
        return piece(DONE, FAINT)
    covered = field in player["jewels"]
    return piece(reward_in_short(reward), STRONG if covered else "")


def square(player: dict[str, Any], cell: str) -> tuple[Line, Line]:
    """The two lines of a square."""
    ends = road_ends(player, cell)
    below = neighbour(cell, 0, 1)
    leads_down = ends & SOUTH > 0
    comes_up = below is not None and road_ends(player, below) & NORTH > 0
    down = ROADS[(NORTH if leads_down else 0) | (SOUTH if comes_up else 0)]
    tile = player["province"].get(cell)
    if tile is not None:
        label = Text(f"{tile['tile'][0].lower()}{price_of(tile['tile'])}")
        label.stylize(HUE_STYLES[colour_of(tile["tile"])])
        label.append("*" if tile["overbuilt"] else "")
        return road_line(ends, label), under(down, piece(contents_of(tile["tile"]), STRONG))
    if cell == RESIDENCE:
        return fitted(Text("─").append("⌂", STRONG).append("─" * 6), SQUARE), under(down, Text())
    if cell in IN_THE_GRID:
        return fitted("", SQUARE), under(down, yield_of(player, IN_THE_GRID[cell]))
    if entrances(player, cell):
        return fitted(join(["  ", piece(f"[{cell}]", STRONG)], ""), SQUARE), under(down, Text())
    return fitted(join(["   ", piece(cell, FAINT)], ""), SQUARE), under(down, Text())


def road_line(ends: int, label: Text) -> Line:
    """The road through a square from left to right, with a label on it."""
    east = "─" if ends & EAST else " "
    line = Text("─" if ends & WEST else " ").append(ROADS[ends]).append(east).append(label)
    return line.append(east * (SQUARE - line.cell_len))


def under(down: str, contents: Text) -> Line:
    """The road to the south and what lies beside it."""
    return fitted(join([" " + down, contents], ""), SQUARE)


def neighbour(cell: str, right: int, down: int) -> str | None:
    """The square next to this one, if the grid has it."""
    column = components.COLUMN_NAMES.index(cell[0]) + right
    row = int(cell[1]) + down
    if 0 <= column < len(components.COLUMN_NAMES) and 1 <= row <= ROWS:
        return f"{components.COLUMN_NAMES[column]}{row}"
    return None


def road_ends(player: dict[str, Any], cell: str) -> int:
    """The roads that leave a square."""
    if cell == RESIDENCE:
        return WEST | EAST | SOUTH
    tile = player["province"].get(cell)
    return 0 if tile is None else roads_mask(tile["roads"])


def entrances(player: dict[str, Any], cell: str) -> bool:
    """Whether a road leads into this square from a neighbour."""
    towards = ((0, -1, SOUTH), (1, 0, WEST), (0, 1, NORTH), (-1, 0, EAST))
    for right, down, end in towards:
        beside = neighbour(cell, right, down)
        if beside is not None and road_ends(player, beside) & end:
            return True
    return False


def levels(player: dict[str, Any]) -> Text:
    """Fame for each kind of building: T2 P3 F2 M2."""
    found = zip(BUILDINGS, player["levels"].values(), strict=True)
    return Text(" ".join(f"{letter}{level}" for letter, level in found))
