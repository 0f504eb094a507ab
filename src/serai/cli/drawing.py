"""Drawing with characters: colours, cut and padded lines, blocks beside each other, columns.

Everything is a list of lines (rich `Text`), so that a picture can be measured before it is shown.
Colours are chosen so that they stay apart for colour-blind eyes, on dark and on light terminals,
and none stands alone: each player has a symbol, each colour of dice a letter.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.text import Text

Line = Text
Block = list[Text]

SEAT_SYMBOLS = ("●", "■", "▲", "◆")
SEAT_STYLES = (
    Style(color="#3d9be0", bold=True),
    Style(color="#e8702a", bold=True),
    Style(color="#d9c31e", bold=True),
    Style(bold=True),
)
HUE_STYLES = {
    "blue": Style(color="#ffffff", bgcolor="#1846a3"),
    "green": Style(color="#000000", bgcolor="#a5e15a"),
    "orange": Style(color="#ffffff", bgcolor="#b4500a"),
    "purple": Style(color="#000000", bgcolor="#e3a8f0"),
}
FAINT = Style(dim=True)
STRONG = Style(bold=True)
NUMBER = Style(bold=True, color="#3d9be0")


def piece(text: str, style: str | Style) -> Text:
    """A styled text to which others can be appended without taking on its style."""
    return Text().append(text, style)


def seat_symbol(seat: int) -> Text:
    """The piece of a player."""
    return piece(SEAT_SYMBOLS[seat], SEAT_STYLES[seat])


def join(parts: Iterable[Text | str], between: str = " ") -> Line:
    """Parts on one line."""
    line = Text()
    for nth, part in enumerate(parts):
        if nth:
            line.append(between)
        line.append(part if isinstance(part, str) else part.copy())
    return line


def fitted(part: Text | str, width: int, align: str = "left") -> Line:
    """Exactly so many columns wide: padded, or cut with an ellipsis."""
    if width <= 0:
        return Text()
    line = Text(part) if isinstance(part, str) else part.copy()
    line.no_wrap = True
    if line.cell_len > width:
        line.truncate(width, overflow="ellipsis")
    missing = width - line.cell_len
    if align == "right":
        line.pad_left(missing)
    elif align == "middle":
        line.pad_left(missing // 2)
        line.pad_right(missing - missing // 2)
    else:
        line.pad_right(missing)
    return line


def cut(part: Text | str, width: int) -> Line:
    """At most so many columns wide."""
    line = Text(part) if isinstance(part, str) else part.copy()
    return line if line.cell_len <= width else fitted(line, width)


def width_of(block: Sequence[Line]) -> int:
    """The widest line."""
    return max((line.cell_len for line in block), default=0)


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Blocks next to each other, tops aligned."""
    height = max((len(block) for block in blocks), default=0)
    widths = [width_of(block) for block in blocks]
    lines = []
    for row in range(height):
        parts = [
            fitted(block[row] if row < len(block) else "", width)
            for block, width in zip(blocks, widths, strict=True)
        ]
        line = join(parts, " " * gap)
        line.rstrip()
        lines.append(line)
    return lines


def flow(blocks: Sequence[Block], width: int, height: int, gap: int = 1) -> Block:
    """As many blocks as there is room for, in reading order: rows of blocks beside each other."""
    lines: Block = []
    row: list[Block] = []
    for block in [*blocks, None]:
        wider = sum(width_of(b) + gap for b in row) + (width_of(block) if block else 0)
        if row and (block is None or wider > width):
            if lines and len(lines) + max(len(b) for b in row) > height:
                return lines
            lines += beside(row, gap)
            row = []
        if block is not None:
            row.append(block)
    return lines


def packed(parts: Sequence[Text], width: int, between: str = "  ") -> Block:
    """Parts one after the other, on as many lines as they need."""
    lines: Block = []
    for part in parts:
        if lines and lines[-1].cell_len + len(between) + part.cell_len <= width:
            lines[-1].append(between).append(part)
        else:
            lines.append(cut(part, width))
    return lines


def columns(items: Sequence[Line], width: int, rows: int, gap: int = 2) -> Block:
    """Items in columns read downwards: as few columns as will do, all equally wide."""
    if not items:
        return []
    count = -(-len(items) // max(rows, 1))
    high = -(-len(items) // count)
    wide = (width - gap * (count - 1)) // count
    blocks = [
        [fitted(item, wide) for item in items[first : first + high]]
        for first in range(0, len(items), high)
    ]
    return [cut(line, width) for line in beside(blocks, gap)]


def wrapped(text: str, width: int, indent: str = "") -> Block:
    """A sentence or a paragraph on as many lines as it needs."""
    found: list[str] = []
    for paragraph in text.split("\n"):
        found += textwrap.wrap(
            paragraph,
            max(width, 20),
            subsequent_indent=indent,
            break_on_hyphens=False,
            break_long_words=False,  # a path cut in two is of no use
        ) or [""]
    return [Text(line) for line in found]


def folded(line: Line, width: int, indent: str = "   ") -> Block:
    """A styled line on as many lines as it needs, broken between words."""
    if line.cell_len <= width:
        return [line]
    space = line.plain.rfind(" ", len(indent) + 1, width + 1)
    if space < 0:
        return [line]
    first, rest = line.divide([space])
    rest = join([indent, rest[1:]], "")
    return [first, *folded(rest, width, indent)]


def title(text: str, width: int) -> Line:
    """A heading over a block."""
    line = piece("── ", FAINT).append(text, STRONG).append(" ")
    line.append("─" * max(width - line.cell_len, 0), FAINT)
    return cut(line, width)
