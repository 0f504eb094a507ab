"""Everybody on one line, in columns; and what everybody would score now.

            pts now fav inf R B G T W cam scr goods spices srv bld con …
▶● Anna      24  38   2  11 0 7 1 0 0   2 0/2 0+1   0101   8   6   1
"""

from __future__ import annotations

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.merv import caravan, palace
from serai.cli.boards.merv.symbols import (
    DANGER,
    NONE,
    code,
    master,
    master_name,
    resource,
)
from serai.cli.drawing import (
    FAINT,
    SEAT_STYLES,
    STRONG,
    Block,
    Line,
    cut,
    fitted,
    join,
    piece,
    width_of,
)
from serai.games.merv import components

BEFORE = 3  # columns of the arrow, the symbol and a space
SHORTEST_NAME, NAME, LONGEST_NAME = 5, 8, 18
HEADERS = (
    ("merv-columns-long", 2),
    ("merv-columns-long", 1),
    ("merv-columns", 1),
    ("merv-columns-short", 1),
)
WITH_NAMES = 60  # columns from which on names and whole words are used
YEAR_PARTS = ("palace", "buildings", "tiles", "top", "sets")


def lines(scene: Scene) -> Block:
    """The header, and one line for each colour below it."""
    rows = [cells(scene, number) for number in range(len(scene.view["players"]))]
    for key, gap in HEADERS:
        header = heading(scene, key)
        wide = [width_of(list(column)) for column in zip(header, *rows, strict=True)]
        room = scene.width - BEFORE - sum(wide) - gap * len(wide)
        if room >= min(longest(scene), NAME):
            break
    name = max(min(room, longest(scene), LONGEST_NAME), SHORTEST_NAME)
    top = join([" " * (BEFORE + name), *aligned(header, wide)], " " * gap)
    top.rstrip()
    found = [cut(top, scene.width)]
    for number, row in enumerate(rows):
        line = join([who(scene, number, name), *aligned(row, wide)], " " * gap)
        line.rstrip()
        found.append(cut(line, scene.width))
    return found


def heading(scene: Scene, key: str) -> list[Text]:
    """The names of the columns, with the letters of the cubes among them."""
    words: list[Text] = [piece(word, FAINT) for word in scene.word(key).split("|")]
    cubes = [resource(name) for name in components.COLOUR_NAMES]
    return [*words[:4], *cubes, *words[4:]]


def longest(scene: Scene) -> int:
    """Columns that the names need."""
    every = range(len(scene.view["players"]))
    return max(Text(master_name(scene, number)).cell_len for number in every)


def who(scene: Scene, number: int, name: int) -> Line:
    """Whose turn it is, symbol and name."""
    turn = "▶" if scene.view["to_move"] == number else " "
    line = piece(turn, STRONG).append(master(number)).append(" ")
    text = master_name(scene, number)
    return line.append(fitted(piece(text, SEAT_STYLES[number]), name))


def aligned(row: list[Text], wide: list[int]) -> list[Text]:
    """Cells as wide as their columns, numbers to the right, the last to the left."""
    found = [fitted(cell, width, "right") for cell, width in zip(row, wide, strict=True)]
    return [*found[:-1], fitted(row[-1], wide[-1])]


def cells(scene: Scene, number: int) -> list[Text]:
    """Whatever a colour has, in the order of the columns."""
    player = scene.view["players"][number]
    is_vizier = number == scene.view["vizier"]
    free, every = player["scrolls"] - player["scrolls_on_contracts"], player["scrolls"]
    numbers = [
        str(player["total"]),
        str(player["now"]["total"]),
        str(player["favour"]),
        str(player["influence"]),
        *(str(player["cubes"].get(name, 0)) for name in components.COLOUR_NAMES),
    ]
    rest = [
        str(free) if free == every else f"{free}/{every}",
        goods(scene, number),
        "".join(str(count) for count in caravan.owned(scene, number).values()),
        str(player["servants"]),
    ]
    if is_vizier:
        numbers, rest = [NONE] * len(numbers), [NONE] * len(rest)
    danger = f"{DANGER}{player['in_danger']}" if player["in_danger"] else ""
    tiles = "".join(code(scene, tile) for tile in player["scoring_tiles"])
    return [
        *map(Text, numbers),
        Text(str(player["camels"])),
        *map(Text, rest),
        Text(str(player["buildings"])),
        Text(danger, STRONG),
        Text(NONE if is_vizier else str(len(player["contracts"]))),
        palace.lasting(scene, number).append(f" {tiles}" if tiles else ""),
    ]


def goods(scene: Scene, number: int) -> str:
    """Common and rare goods that lie on no contract: 2+1."""
    held = scene.view["players"][number]["goods"]
    names = components.GOOD_NAMES
    counts = [sum(held.get(name, 0) for name in names[ring::2]) for ring in range(2)]
    return f"{counts[0]}+{counts[1]}"


def scoring(scene: Scene, width: int) -> Block:
    """What the scoring of the year and the sets would bring now, and the total after it."""
    spacious = width >= WITH_NAMES
    key = "merv-now-long" if spacious else "merv-now"
    header = [Text(), *(piece(word, FAINT) for word in scene.word(key).split("|"))]
    rows = [header]
    for number, player in enumerate(scene.view["players"]):
        if number == scene.view["vizier"]:
            continue
        now = player["now"]
        found = [str(player["total"]), *(f"+{now[part]}" for part in YEAR_PARTS)]
        numbers = [*map(Text, found), piece(f"={now['total']}", STRONG)]
        name = master_name(scene, number) if spacious else ""
        rows.append([join([master(number), name] if name else [master(number)]), *numbers])
    wide = [width_of(list(column)) for column in zip(*rows, strict=True)]
    lines = [join([fitted(row[0], wide[0]), *aligned(row[1:], wide[1:])]) for row in rows]
    for line in lines:
        line.rstrip()
    return [cut(line, width) for line in lines]
