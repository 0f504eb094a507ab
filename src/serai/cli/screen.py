"""One screen: news, the board, the question and what can be answered, within the terminal."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from rich.text import Text

from serai.cli.boards import Board, Scene
from serai.cli.drawing import (
    FAINT,
    NUMBER,
    SEAT_STYLES,
    SEAT_SYMBOLS,
    STRONG,
    Block,
    Line,
    columns,
    cut,
    fitted,
    join,
)
from serai.table.draft import look_ahead

CHANCE_MARK = "⚄"
PROMPT = 1  # the line where somebody types
NARROWEST_COLUMN = 25
FEW = 7  # so many options are shown one a line


@dataclass(frozen=True)
class Page:
    """The options on the screen, and whether there are more of them."""

    lines: Block
    shown: int
    pages: int


def question(scene: Scene, board: Board) -> Line:
    """Who is asked, in the middle of what, and what."""
    match = scene.match
    crumbs = [rule for rule in match.breadcrumb if rule not in board.background]
    names = [scene.told(f"crumb-{rule.lower()}") for rule in crumbs]
    who = Text(f"{SEAT_SYMBOLS[scene.seat]} {scene.names[scene.seat]}", SEAT_STYLES[scene.seat])
    asked = Text(scene.told(f"ask-{match.question}"), STRONG)
    steps = join([who, *(Text(name, FAINT) for name in names)], " › ")
    return cut(join([steps, asked], ": "), scene.width)


def option(
    scene: Scene, board: Board, number: int, move: int, words: str, notation_width: int
) -> Line:
    """Number, notation, what it brings, and words."""
    ahead = look_ahead(scene.match, move)
    gain = board.gain(scene, move, ahead)
    if ahead.chance:
        gain = join([gain, CHANCE_MARK]) if gain else Text(CHANCE_MARK)
    line = Text(f"{number:2}", NUMBER).append(" ")
    line.append(fitted(Text(scene.match.notation(move), STRONG), notation_width)).append(" ")
    if gain:
        line.append(gain).append(" ")
    return line.append(words, FAINT)


def options(scene: Scene, board: Board, first: int, count: int) -> list[Line]:
    """Some of the offered moves, each on one line."""
    match = scene.match
    moves = match.options[first : first + count]
    words = [match.describe(move, scene.lang, scene.names) for move in moves]
    widest = max((len(match.notation(move)) for move in moves), default=0)
    return [
        option(scene, board, first + nth + 1, move, text, widest if len(moves) <= FEW else 0)
        for nth, (move, text) in enumerate(zip(moves, shortened(words), strict=True))
    ]


def shortened(texts: list[str]) -> list[str]:
    """Without the words with which many of the texts begin: they tell nothing apart."""
    if len(texts) <= FEW:
        return texts
    starts = Counter(
        " ".join(text.split(" ")[:count]) + " "
        for text in texts
        for count in range(2, len(text.split(" ")))
    )
    common = [start for start, times in starts.items() if times > len(texts) // 3]
    longest = max(common, key=len, default="")
    return [
        f"…{text.removeprefix(longest)}" if longest and text.startswith(longest) else text
        for text in texts
    ]


def page(scene: Scene, board: Board, nth: int, rows: int | None) -> Page:
    """The options that fit into so many rows (None: all of them)."""
    total = len(scene.match.options)
    if rows is None:
        return Page(options(scene, board, 0, total), total, 1)
    most = max(scene.width // NARROWEST_COLUMN, 1)
    if scene.width < 120:
        most = min(most, 3)
    room = max(rows, 1) * most
    pages = -(-total // room)
    first = nth % pages * room
    lines = options(scene, board, first, room)
    return Page(columns(lines, scene.width, rows), len(lines), pages)


def rows_wanted(total: int, width: int) -> int:
    """How many rows of options look best where there is room."""
    if total <= FEW:
        return total
    return -(-total // (3 if width >= 120 else 2))


def composed(
    scene: Scene, board: Board, news: Block, tidings: Block, nth: int, height: int | None
) -> Block:
    """Everything above the prompt. `news` in sentences where they fit, else `tidings`."""
    asked = question(scene, board)
    if height is None:
        found = page(scene, board, 0, None)
        return [*news, *board.picture(scene, 0), asked, *found.lines]
    smallest = len(board.picture(scene, 0))
    room = max(height - smallest - 1 - PROMPT, 3)
    total = len(scene.match.options)
    for_news = min(len(tidings), 2)
    rows = min(rows_wanted(total, scene.width), max(room - for_news, 3))
    found = page(scene, board, nth, rows)
    below = [cut(asked, scene.width), *found.lines]
    if found.pages > 1:
        below[0] = with_pages(scene, asked, nth % found.pages + 1, found.pages)
    picture = board.picture(scene, height - len(below) - PROMPT - for_news)
    left = height - PROMPT - len(below) - len(picture)
    shown = news if len(news) <= left else tidings
    return [*(shown[-left:] if left > 0 else []), *picture, *below]


def with_pages(scene: Scene, asked: Line, nth: int, pages: int) -> Line:
    """The question with a hint that there are more answers."""
    hint = Text(f"  {nth}/{pages} → more", FAINT)
    return join([cut(asked, scene.width - hint.cell_len), hint], "")
