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
from serai.games.rajas.components.province import square_beside

ROWS = max(int(cell[1:]) for cell in components.CELL_NAMES)
SQUARE = 8  # columns of a square
ROW_LABEL = 1
YIELD = 5
NORTH, EAST, SOUTH, WEST = range(4)  # as in the tables; a road end is the bit of its direction


def fields_by_square() -> dict[str, str]:
    """Where the yields are drawn: on stones within the grid, or on squares just outside of it."""
    return {
        square_beside(components.CELL_NAMES[place // 4], place % 4): components.FIELD_NAMES[field]
        for place, field in enumerate(components.PROVINCE.cell_field)
        if field >= 0
    }


def residence() -> tuple[str, int]:
    """Its square, and its road ends."""
    square, ends = "", 0
    for cell, sides in zip(components.CELL_NAMES, components.PROVINCE.residence_roads, strict=True):
        for side in range(4):
            if sides >> side & 1:
                square = square_beside(cell, side)
                ends |= 1 << (side + 2) % 4
    return square, ends


FIELDS = fields_by_square()
RESIDENCE, RESIDENCE_ENDS = residence()


def province(scene: Scene, seat: int) -> Block:
    """The whole province of one player."""
    player = scene.view["players"][seat]
    lines = [header(player)]
    for row in range(1, ROWS + 1):
        upper, lower = piece(f"{row}", FAINT), Text(" ")
        west = square_beside(f"{components.COLUMN_NAMES[0]}{row}", WEST)
        upper.append(fitted(yield_of(player, west), YIELD, "right"))
        lower.append(" " * YIELD)
        for column in components.COLUMN_NAMES:
            top, bottom = square(player, f"{column}{row}")
            upper.append(top)
            lower.append(bottom)
        east = square_beside(f"{components.COLUMN_NAMES[-1]}{row}", EAST)
        upper.append(fitted(yield_of(player, east), YIELD))
        lower.append(" " * YIELD)
        lines += [upper, lower]
    return lines


def header(player: dict[str, Any]) -> Line:
    """Names of the columns, with the yields above them."""
    line = Text(" " * (ROW_LABEL + YIELD))
    for column in components.COLUMN_NAMES:
        above = yield_of(player, square_beside(f"{column}1", NORTH))
        label = Text(" ").append(column, FAINT).append(" ").append(above)
        line.append(fitted(label, SQUARE))
    return line.append(" " * YIELD)


def yield_of(player: dict[str, Any], square: str) -> Text:
    """What the field on a square without a tile pays, or that it has paid."""
    field = FIELDS.get(square)
    if field is None:
        return Text()
    if field in player["connected"]:
        return piece(DONE, FAINT)
    covered = field in player["jewels"]
    return piece(reward_in_short(player["fields"][field]), STRONG if covered else "")


def square(player: dict[str, Any], cell: str) -> tuple[Line, Line]:
    """The two lines of a square."""
    ends = road_ends(player, cell)
    leads_down = ends >> SOUTH & 1
    comes_up = road_ends(player, square_beside(cell, SOUTH)) >> NORTH & 1
    down = ROADS[leads_down << NORTH | comes_up << SOUTH]
    tile = player["province"].get(cell)
    if tile is not None:
        label = Text(f"{tile['tile'][0].lower()}{price_of(tile['tile'])}")
        label.stylize(HUE_STYLES[colour_of(tile["tile"])])
        label.append("*" if tile["overbuilt"] else "")
        return road_line(ends, label), under(down, piece(contents_of(tile["tile"]), STRONG))
    if cell == RESIDENCE:
        return road_line(ends, Text(), piece("⌂", STRONG)), under(down, Text())
    if cell not in components.CELL_NAMES:
        return fitted("", SQUARE), under(down, yield_of(player, cell))
    if cell in player["open"]:
        return fitted(join(["  ", piece(f"[{cell}]", STRONG)], ""), SQUARE), under(down, Text())
    return fitted(join(["   ", piece(cell, FAINT)], ""), SQUARE), under(down, Text())


def road_line(ends: int, label: Text, middle: Text | None = None) -> Line:
    """The road through a square from left to right, with a label on it."""
    east = "─" if ends >> EAST & 1 else " "
    line = Text("─" if ends >> WEST & 1 else " ").append(middle or Text(ROADS[ends]))
    line.append(east).append(label)
    return line.append(east * (SQUARE - line.cell_len))


def under(down: str, contents: Text) -> Line:
    """The road to the south and what lies beside it."""
    return fitted(join([" " + down, contents], ""), SQUARE)


def road_ends(player: dict[str, Any], cell: str) -> int:
    """The roads that leave a square."""
    if cell == RESIDENCE:
        return RESIDENCE_ENDS
    tile = player["province"].get(cell)
    return 0 if tile is None else roads_mask(tile["roads"])


def levels(player: dict[str, Any]) -> Text:
    """Fame for each kind of building: T2 P3 F2 M2."""
    found = zip(BUILDINGS, player["levels"].values(), strict=True)
    return Text(" ".join(f"{letter}{level}" for letter, level in found))
