"""One screen: news, the board, the question and what can be answered, within the terminal."""

from __future__ import annotations

from serai.cli.boards import Board, Scene
from serai.cli.drawing import FAINT, STRONG, Block, Line, cut, join, piece, seat_symbol, wrapped
from serai.cli.listing import aside, collapsed, in_full, numbered, page, rows_wanted

PROMPT = 1  # the line where somebody types


def question(scene: Scene, board: Board) -> Block:
    """Who is asked, in the middle of what, and what; in short if one line cannot hold it."""
    match = scene.match
    keys = [f"crumb-{rule.lower()}" for rule in match.breadcrumb if rule not in board.background]
    names = [scene.told(key) for key in keys if scene.knows(key)]
    who = scene.player(scene.seat)
    text = scene.told(f"ask-{match.question}")
    for shown in (names, names[-1:], []):
        steps = join([who, *(piece(name, FAINT) for name in shown)], " › ")
        line = join([steps, piece(text, STRONG)], ": ")
        if line.cell_len <= scene.width:
            return [line]
    line = join([seat_symbol(scene.seat), piece(text, STRONG)], ": ")
    if line.cell_len <= scene.width:
        return [line]
    return [join([who, ":"], ""), *wrapped(text, scene.width)]


def composed(
    scene: Scene,
    board: Board,
    news: Block,
    tidings: Block,
    nth: int,
    height: int | None,
    opened: bool = False,
) -> Block:
    """Everything above the prompt. `news` in sentences where they fit, else `tidings`.

    `opened` shows the moves at any time in place of the answers to the question.
    """
    asked = question(scene, board)
    if height is None:
        return [*news, *board.picture(scene, board.whole), *asked, *in_full(scene, board)]
    answers, free = numbered(scene)
    if opened and free:
        moves, other = free, [piece(collapsed(scene, "any-open", answers), FAINT)]
    else:
        moves, other = answers, aside(scene, board, free)
    fixed = len(asked) + len(other) + PROMPT
    room = max(height - len(board.picture(scene, 0)) - fixed, 3)
    for_news = min(len(tidings), 2)
    rows = rows_wanted(len(moves), scene.width, room, for_news)
    found = page(scene, board, moves, nth, rows)
    if found.pages > 1:
        asked[-1] = with_pages(scene, asked[-1], nth % found.pages + 1, found.pages)
    below = [*asked, *found.lines, *other]
    picture = board.picture(scene, height - len(below) - PROMPT - for_news)
    left = height - PROMPT - len(below) - len(picture)
    shown = news if len(news) <= left else tidings
    return [*(shown[-left:] if left > 0 else []), *picture, *below]


def with_pages(scene: Scene, asked: Line, nth: int, pages: int) -> Line:
    """The question with a hint that there are more answers."""
    hint = piece(f"  {nth}/{pages} → more", FAINT)
    return join([cut(asked, scene.width - hint.cell_len), hint], "")
