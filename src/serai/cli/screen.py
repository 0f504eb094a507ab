"""One screen: news, the board, the question and what can be answered, within the terminal."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from serai.cli.boards import Board, Scene
from serai.cli.drawing import (
    FAINT,
    NUMBER,
    STRONG,
    Block,
    Line,
    columns,
    cut,
    fitted,
    folded,
    join,
    piece,
    wrapped,
)
from serai.table.draft import look_ahead

CHANCE_MARK = "⚄"
PROMPT = 1  # the line where somebody types
NARROWEST_COLUMN = 25  # number, notation and gain
WITH_WORDS = 39  # the same with words
FEW = 7  # so many options are shown one a line


@dataclass(frozen=True)
class Page:
    """The options on the screen, and whether there are more of them."""

    lines: Block
    pages: int


def question(scene: Scene, board: Board) -> Block:
    """Who is asked, in the middle of what, and what; in short if one line cannot hold it."""
    match = scene.match
    crumbs = [rule for rule in match.breadcrumb if rule not in board.background]
    names = [scene.told(f"crumb-{rule.lower()}") for rule in crumbs]
    who = scene.player(scene.seat)
    text = scene.told(f"ask-{match.question}")
    for shown in (names, names[-1:], []):
        steps = join([who, *(piece(name, FAINT) for name in shown)], " › ")
        line = join([steps, piece(text, STRONG)], ": ")
        if line.cell_len <= scene.width:
            return [line]
    return [join([who, ":"], ""), *wrapped(text, scene.width)]


def options(scene: Scene, board: Board, first: int, count: int, beside: int = 1) -> list[Line]:
    """Some of the offered moves: number, notation, what each brings, and words."""
    match = scene.match
    moves = match.options[first : first + count]
    widest = max((len(match.notation(move)) for move in moves), default=0)
    alone = beside == 1
    roomy = beside * WITH_WORDS <= scene.width
    lines = []
    for number, move in enumerate(moves, first + 1):
        notation = piece(match.notation(move), STRONG)
        parts = [piece(f"{number:2}", NUMBER), fitted(notation, widest) if alone else notation]
        gain = gain_of(scene, board, move)
        if gain:
            parts.append(gain)
        if roomy:
            parts.append(piece(match.describe(move, scene.lang, scene.names), FAINT))
        lines.append(join(parts))
    return lines


def in_full(scene: Scene, board: Board) -> Block:
    """All offered moves with all their words."""
    lines = options(scene, board, 0, len(scene.match.options))
    return [part for line in lines for part in folded(line, scene.width)]


def gain_of(scene: Scene, board: Board, move: int) -> Text:
    """What a move brings, and whether chance decides after it."""
    ahead = look_ahead(scene.match, move, board.indifferent)
    gain = board.gain(scene, move, ahead)
    if not ahead.chance:
        return gain
    return join([gain, CHANCE_MARK]) if gain else Text(CHANCE_MARK)


def page(scene: Scene, board: Board, nth: int, rows: int | None) -> Page:
    """The options that fit into so many rows (None: all of them)."""
    total = len(scene.match.options)
    if rows is None:
        return Page(in_full(scene, board), 1)
    most = max(scene.width // NARROWEST_COLUMN, 1)
    room = max(rows, 1) * most
    pages = -(-total // room)
    shown = min(total, room)
    lines = options(scene, board, nth % pages * room, room, -(-shown // rows))
    return Page(columns(lines, scene.width, rows), pages)


def rows_wanted(total: int, width: int, room: int, news: int) -> int:
    """Rows of options: one a line if they are few, in columns with words if there is room."""
    if total <= FEW:
        return min(total, room)
    with_words = -(-total // max(width // WITH_WORDS, 1))
    if with_words + news <= room:
        return with_words
    return min(-(-total // max(width // NARROWEST_COLUMN, 1)), room)


def composed(
    scene: Scene, board: Board, news: Block, tidings: Block, nth: int, height: int | None
) -> Block:
    """Everything above the prompt. `news` in sentences where they fit, else `tidings`."""
    asked = question(scene, board)
    if height is None:
        return [*news, *board.picture(scene, 0), *asked, *page(scene, board, 0, None).lines]
    room = max(height - len(board.picture(scene, 0)) - len(asked) - PROMPT, 3)
    for_news = min(len(tidings), 2)
    rows = rows_wanted(len(scene.match.options), scene.width, room, for_news)
    found = page(scene, board, nth, rows)
    if found.pages > 1:
        asked[-1] = with_pages(scene, asked[-1], nth % found.pages + 1, found.pages)
    below = [*asked, *found.lines]
    picture = board.picture(scene, height - len(below) - PROMPT - for_news)
    left = height - PROMPT - len(below) - len(picture)
    shown = news if len(news) <= left else tidings
    return [*(shown[-left:] if left > 0 else []), *picture, *below]


def with_pages(scene: Scene, asked: Line, nth: int, pages: int) -> Line:
    """The question with a hint that there are more answers."""
    hint = piece(f"  {nth}/{pages} → more", FAINT)
    return join([cut(asked, scene.width - hint.cell_len), hint], "")
