"""The city: sixteen buildings in four rows, each good along its row, and the four characters.

sandstone 2↑●M₹1 ×3    value 2, raised by a price token, a worker, the merchant, coins, 3 of mine
cement    2 [3]B       a site that costs 3, and the builder
"""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.agra.symbols import (
    BUILDER,
    CODES,
    LOWERED,
    MERCHANT,
    MONEY,
    RAISED,
    named,
    worker,
)
from serai.cli.drawing import (
    FAINT,
    SEAT_STYLES,
    SEAT_SYMBOLS,
    STRONG,
    Block,
    Line,
    columns,
    cut,
    fitted,
    join,
    piece,
    wrapped,
)
from serai.games.agra import components

CHANGED = Style(bold=True, reverse=True)
ROWS = components.BASICS
COLUMNS = len(components.GOOD_NAMES) // ROWS
RIGHT = 7  # worker, walkers, coins and own goods
OTHERS = 12  # columns for three numbers of the others
ROOMY = 20 + OTHERS  # from here on there is room for them
LEGIBLE = 8  # columns for a code and the beginning of a name
VOWELS = "aeiouyäöüаеёиоуыэюя"
WIDEST = 36  # more would only be wider, not clearer


def city(scene: Scene) -> Block:
    """The grid."""
    wide = min((scene.width - COLUMNS + 1) // COLUMNS, WIDEST)
    goods = components.GOOD_NAMES
    lines = []
    for row in range(ROWS):
        row_goods = [goods[column * ROWS + row] for column in range(COLUMNS)]
        line = join([roomy_cell(scene, good, wide) for good in row_goods])
        line.rstrip()
        lines.append(line)
    return lines


def roomy_cell(scene: Scene, good: str, wide: int) -> Line:
    """A cell; where there is room, also what the other players have of the good."""
    if wide < ROOMY:
        return cell(scene, good, wide)
    return join([cell(scene, good, wide - OTHERS), fitted(others(scene, good), OTHERS)], "")


def cell(scene: Scene, good: str, wide: int) -> Line:
    """One building or site, and how much I have of its good."""
    view = scene.view
    is_built = good in view["built"]
    mine = view["players"][scene.seat]["goods"].get(good, 0)
    there = state(scene, good, is_built)
    count = piece(f"×{mine}" if mine else "", SEAT_STYLES[scene.seat])
    room = max(RIGHT, there.cell_len + count.cell_len)
    name = abridged(label(scene, good), wide - room - 3)
    line = fitted(piece(name, STRONG if is_built else FAINT), wide - room - 2)
    line.append(value(scene, good))
    line.append(fitted(there, room - count.cell_len))
    return line.append(count)


def value(scene: Scene, good: str) -> Text:
    """What a good is worth; an arrow tells that the printed value is 1 less or 1 more."""
    now = scene.view["values"][good]
    printed = components.GOODS.value[components.GOOD_NAMES.index(good)]
    if now == printed:
        return Text(f"{now} ")
    return piece(f"{now}{RAISED if now > printed else LOWERED}", CHANGED)


def others(scene: Scene, good: str) -> Text:
    """How many of a good the other players have."""
    line = Text()
    for seat, player in enumerate(scene.view["players"]):
        if seat != scene.seat and good in player["goods"]:
            line.append(f" {SEAT_SYMBOLS[seat]}{player['goods'][good]}", SEAT_STYLES[seat])
    return line


def label(scene: Scene, good: str) -> str:
    """The name; where it does not begin like the word to be typed, the code before it."""
    name = named(scene, "good", good)
    return name if name.casefold() == good else f"{CODES[good]} {name}"


def abridged(name: str, room: int) -> str:
    """A name as people shorten it where it is too long: after a consonant, with a full stop.

    Where there is hardly any room, its first letters are what is typed.
    """
    if len(name) <= room or room < LEGIBLE:
        return name[:room]
    return name[: room - 1].rstrip(VOWELS) + "."


def state(scene: Scene, good: str, is_built: bool) -> Text:
    """Who is there, and the coins on it; the cost of a site."""
    view = scene.view
    line = worker(view["board"].get(good)) if is_built else Text(f"[{view['costs'][good]}]")
    if view["merchant"] == good:
        line.append(MERCHANT, STRONG)
    if view["builder"] == good:
        line.append(BUILDER, STRONG)
    if good in view["coins"]:
        line.append(f"{MONEY}{view['coins'][good]}")
    return line


def characters(scene: Scene) -> list[Text]:
    """The four action spaces beside the city."""
    return [
        join([named(scene, "space", name), worker(scene.view["board"].get(name))])
        for name in components.CHARACTER_NAMES
    ]


def beside(scene: Scene) -> Line:
    """Characters, and the favour tiles on offer."""
    tiles = piece(scene.word("agra-tiles"), FAINT).append(" ")
    tiles.append(" ".join(scene.view["display"]))
    line = join([*characters(scene), tiles], "  ")
    return cut(line, scene.width)


def in_words(scene: Scene) -> Block:
    """Every good: what it is worth and may become, and who has how many."""
    view = scene.view
    lines = []
    for number, good in enumerate(components.GOOD_NAMES):
        becomes = [
            named(scene, "good", other)
            for nth, other in enumerate(components.GOOD_NAMES)
            if components.GOODS.source[nth] == number
        ]
        held = [
            piece(f"{player['goods'][good]}", SEAT_STYLES[seat])
            .append("×")
            .append(scene.names[seat], SEAT_STYLES[seat])
            for seat, player in enumerate(view["players"])
            if good in player["goods"]
        ]
        key = "agra-good" if good in view["built"] else "agra-good-site"
        text = scene.word(
            key,
            good=f"{good} – {named(scene, 'good', good)}" if scene.lang != "en" else good,
            value=view["values"][good],
            printed=components.GOODS.value[number],
            cost=view["costs"].get(good, 0),
        )
        if becomes:
            text += f" → {', '.join(becomes)}"
        lines.append(join([text, join(held, ", ")], "  "))
    bonuses = f"{scene.word('agra-bonuses')} {', '.join(view['building_bonuses']) or '–'}"
    return [*columns(lines, scene.width, len(lines)), *wrapped(bonuses, scene.width, "  ")]
