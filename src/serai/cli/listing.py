"""Offered moves as lists: one a line, in columns, or many alike behind what they have in common."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

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
    packed,
    piece,
    title,
)
from serai.cli.typed_moves import parted
from serai.table.look_ahead import look_ahead

CHANCE_MARK = "⚄"
NARROWEST_COLUMN = 25  # number, notation and gain
WITH_WORDS = 39  # the same with words
FEW = 7  # so many options are shown one a line
FEW_ASIDE = 6  # so many moves at any time are listed below the question
ASIDE_ROWS = 2
BETWEEN_GROUPS = " │ "

Numbered = list[tuple[int, int]]  # number to be typed, move


@dataclass(frozen=True)
class Page:
    """The options on the screen, and whether there are more of them."""

    lines: Block
    pages: int


def numbered(scene: Scene) -> tuple[Numbered, Numbered]:
    """Answers to the question and moves at any time, with their numbers."""
    answers, free = parted(scene.match)
    numbers = list(enumerate([*answers, *free], 1))
    return numbers[: len(answers)], numbers[len(answers) :]


def options(scene: Scene, board: Board, moves: Numbered, beside: int = 1) -> list[Line]:
    """Moves: number, notation, what each brings, and words."""
    match = scene.match
    widest = max((len(match.notation(move)) for _, move in moves), default=0)
    alone = beside == 1
    roomy = beside * WITH_WORDS <= scene.width
    lines = []
    for number, move in moves:
        notation = piece(match.notation(move), STRONG)
        parts = [piece(f"{number:2}", NUMBER), fitted(notation, widest) if alone else notation]
        gain = gain_of(scene, board, move)
        if gain:
            parts.append(gain)
        if roomy:
            parts.append(piece(match.describe(move, scene.lang, scene.names), FAINT))
        lines.append(join(parts))
    return lines


def gain_of(scene: Scene, board: Board, move: int) -> Text:
    """What a move brings, and whether chance decides after it."""
    ahead = look_ahead(scene.match, move)
    gain = board.gain(scene, move, ahead)
    if not ahead.chance:
        return gain
    return join([gain, CHANCE_MARK]) if gain else Text(CHANCE_MARK)


def in_full(scene: Scene, board: Board) -> Block:
    """All offered moves with all their words; those at any time under a heading of their own."""
    answers, free = numbered(scene)
    lines = unfolded(scene, board, answers)
    if free:
        lines.append(title(scene.word("any-time"), scene.width))
        lines += unfolded(scene, board, free)
    return lines


def unfolded(scene: Scene, board: Board, moves: Numbered) -> Block:
    """Moves with all their words."""
    return [part for line in options(scene, board, moves) for part in folded(line, scene.width)]


def page(scene: Scene, board: Board, moves: Numbered, nth: int, rows: int) -> Page:
    """The moves that fit into so many rows: in columns if that is all of them, else in groups."""
    total = len(moves)
    most = max(scene.width // NARROWEST_COLUMN, 1)
    if total <= max(rows, 1) * most:
        lines = options(scene, board, moves, -(-total // max(rows, 1)))
        return Page(columns(lines, scene.width, rows), 1)
    every = groups(scene, board, moves, rows)
    pages = -(-len(every) // max(rows, 1))
    first = nth % pages * max(rows, 1)
    return Page(every[first : first + max(rows, 1)], pages)


def groups(scene: Scene, board: Board, moves: Numbered, rows: int) -> Block:
    """Many moves: what they begin with is said once. With gains and neatly if that fits."""
    gains = {move: gain_of(scene, board, move) for _, move in moves}
    found: list[Block] = []
    for shown in (gains, {}):
        for words in (-1, 1):  # all words but the last in common, or only the first
            found.append(neat(grouped(scene, moves, words, shown), scene.width))
            if len(found[-1]) <= rows:
                return found[-1]
    dense = packed(run_on(grouped(scene, moves, -1, {})), scene.width)
    return dense if len(dense) <= rows else min(found[2:], key=len)


Group = tuple[Text, list[Text]]  # what its moves have in common, and the rest of each


def grouped(scene: Scene, moves: Numbered, words: int, gains: dict[int, Text]) -> list[Group]:
    """Moves behind the words that they have in common; those of one word first and together."""

    def common(item: tuple[int, int]) -> str:
        written = scene.match.notation(item[1]).split(" ")
        return " ".join(written[:words]) if len(written) > 1 else ""

    found = []
    ordered = sorted(moves, key=lambda item: common(item) != "")
    for head, members in groupby(ordered, common):
        parts = []
        for number, move in members:
            rest = scene.match.notation(move).removeprefix(head).strip()
            item = [piece(f"{number}", NUMBER), piece(rest, STRONG), gains.get(move, Text())]
            parts.append(join([part for part in item if part]))
        found.append((piece(f"{head}:" if head else "", FAINT), parts))
    return found


def neat(found: list[Group], width: int) -> Block:
    """Groups on lines of their own; short ones share a line."""
    lines: Block = []
    for head, parts in found:
        block = headed(head, parts, width)
        if lines and len(block) == 1:
            both = join([lines[-1], block[0]], BETWEEN_GROUPS)
            if both.cell_len <= width:
                lines[-1] = both
                continue
        lines += block
    return lines


def run_on(found: list[Group]) -> list[Text]:
    """Groups one right after the other."""
    parts: list[Text] = []
    for head, members in found:
        first = join([head, members[0]]) if head else members[0]
        parts.append(join([BETWEEN_GROUPS.strip(), first]) if parts else first)
        parts += members[1:]
    return parts


def headed(head: Text, parts: Sequence[Text], width: int) -> Block:
    """A heading and what belongs to it, in as few lines as will do."""
    indent = "  "
    first = [join([head, parts[0]])] if head else [parts[0]]
    lines = packed([*first, *parts[1:]], width - len(indent))
    return [lines[0], *(cut(join([indent, line], ""), width) for line in lines[1:])]


def aside(scene: Scene, board: Board, moves: Numbered) -> Block:
    """Moves at any time in a line or two; if they are many, only how many there are."""
    if not moves:
        return []
    head = piece(f"{scene.word('any-time')}:", FAINT)
    if len(moves) <= FEW_ASIDE:
        for gains in (True, False):
            parts = []
            for number, move in moves:
                item = [piece(f"{number}", NUMBER), piece(scene.match.notation(move), STRONG)]
                gain = gain_of(scene, board, move) if gains else Text()
                parts.append(join([*item, gain] if gain else item))
            lines = headed(head, parts, scene.width)
            if len(lines) <= ASIDE_ROWS:
                return lines
    return [cut(join([head, collapsed(scene, "any-many", moves)]), scene.width)]


def collapsed(scene: Scene, key: str, moves: Numbered) -> str:
    """How many there are, which numbers they have, and how to see them."""
    return scene.word(key, count=len(moves), first=moves[0][0], last=moves[-1][0])


def rows_wanted(total: int, width: int, room: int, news: int) -> int:
    """Rows of options: one a line if they are few, in columns with words if there is room."""
    if total <= FEW:
        return min(total, room)
    with_words = -(-total // max(width // WITH_WORDS, 1))
    if with_words + news <= room:
        return with_words
    return min(-(-total // max(width // NARROWEST_COLUMN, 1)), room)
