"""What is told in few words: turns of the others, the result."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.merv.symbols import (
    CAMEL,
    CUBE,
    FAVOUR,
    INFLUENCE,
    POINTS,
    SCROLL,
    master,
    master_name,
)
from serai.cli.boards.tidings import signed, tidings
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
    wrapped,
)
from serai.core.kernel import CHANCE, NOTED
from serai.games.merv import notes, verbs
from serai.games.merv.kinds import CELL, POSITION
from serai.games.merv.state import MAGISTRATE_NAME, VIZIER_NAME
from serai.table.outcome import verdict
from serai.table.playing import Entry

TOTALS = {
    notes.POINTS: (POINTS, 1),
    notes.FAVOUR_GAINED: (FAVOUR, 1),
    notes.FAVOUR_SPENT: (FAVOUR, -1),
    notes.INFLUENCE_GAINED: (INFLUENCE, 1),
    notes.CAMELS_GAINED: (CAMEL, 1),
    notes.CAMELS_LEFT: (CAMEL, -1),
    notes.QUEUE_CAMELS: (CAMEL, 1),
    notes.SCROLLS_GAINED: (SCROLL, 1),
    notes.PRODUCED: (CUBE, 1),
    notes.SHARED: (CUBE, 1),
    notes.GAINED_CUBES: (CUBE, 1),
    notes.PAID: (CUBE, -1),
}
OTHER_NAMES = {VIZIER_NAME: "vizier", MAGISTRATE_NAME: "magistrate"}
HALLS = ("knowledge", "spices", "trade", "faith")
RIVALS = 2  # in the solo game
ALONE, TOTAL = 18, 4  # columns of a name and of its points in the ranking
BEFORE = 2 + 1 + ALONE + 1 + TOTAL + 1 + 1  # columns before the first source of points
SILENT = frozenset({verbs.PASS, verbs.STAY, verbs.END_TURN})  # moves that say nothing
QUIET = frozenset({verbs.PAY, verbs.DONE})  # moves that say nothing after others


# --- turns of the others ----------------------------------------------------------------------


def turns(scene: Scene, entries: list[Entry]) -> Block:
    """A line for each turn, also of those who have no seat."""
    lines: Block = []
    waiting: list[Entry] = []
    walking: list[Entry] = []
    for entry in spoken(entries):
        kind, who, _ = entry
        without_seat = kind == NOTED and who in OTHER_NAMES
        if walking and not without_seat:
            lines += walk(scene, walking)
            walking = []
        if without_seat and scene.view["magistrate"] is None:
            continue  # somebody moved the Grand Vizier, and those moves are told
        if without_seat:
            lines += tidings(scene, waiting, TOTALS)
            waiting = []
            walking.append(entry)
        else:
            waiting.append(entry)
    return [*lines, *walk(scene, walking), *tidings(scene, waiting, TOTALS)]


def spoken(entries: list[Entry]) -> list[Entry]:
    """Without the moves that go without saying."""
    found: list[Entry] = []
    last = CHANCE
    for entry in entries:
        kind, seat, what = entry
        is_move = kind != NOTED and seat != CHANCE
        verb = what & 255
        if is_move and (verb in SILENT or (verb in QUIET and seat == last)):
            continue
        found.append(entry)
        last = seat if is_move else last
    return found


def walk(scene: Scene, entries: list[Entry]) -> Block:
    """Where those without a seat went, what they used or built, and what they won."""
    lines = []
    for who in dict.fromkeys(seat for _, seat, _ in entries):
        number = scene.view[OTHER_NAMES[who]]
        where: list[str] = []
        sums = {sign: 0 for sign, _ in TOTALS.values()}
        for _, seat, what in entries:
            kind, first = what & 255, what >> 8 & 0xFFFF
            if seat != who:
                continue
            if kind == notes.WENT:
                where.append(POSITION.names[first])
            elif kind in (notes.BUILT, notes.ACTIVATED) and CELL.names[first] not in where:
                where.append(CELL.names[first])
            elif kind in TOTALS:
                sign, factor = TOTALS[kind]
                sums[sign] += factor * first
        told = " ".join(f"{sign}{signed(n)}" for sign, n in sums.items() if n)
        if number is not None and (where or told):
            head = join([master(number), piece(master_name(scene, number), SEAT_STYLES[number])])
            parts: list[Text | str] = [head.append(":"), *where, piece(told, STRONG)]
            lines.append(cut(join(parts), scene.width))
    return lines


# --- the end ----------------------------------------------------------------------------------


def result(scene: Scene) -> Block:
    """Places, the sum behind each total, and why the winner is the winner."""
    view = scene.view
    order = sorted(range(view["seats"]), key=lambda seat: view["ranks"][seat])
    if view["magistrate"] is not None:
        order = sorted([*order, view["magistrate"]], key=lambda n: -view["players"][n]["total"])
    lines = wrapped(scene.word("merv-ranking"), scene.width, "  ")
    words = scene.word("merv-ranking-columns").split("|")
    rows = {number: sources(view["players"][number]) for number in order}
    table = [words, *rows.values()]
    wide = [max(len(row[nth]) for row in table) for nth in range(len(words))]
    head = [fitted(piece(word, FAINT), n, "right") for word, n in zip(words, wide, strict=True)]
    lines.append(cut(join([" " * BEFORE, *head]), scene.width))
    for number in order:
        is_seat = number < view["seats"]
        rank = view["ranks"][number] if is_seat else RIVALS + 1 - view["ranks"][0]
        parts = [fitted(part, n, "right") for part, n in zip(rows[number], wide, strict=True)]
        lines.append(cut(join([ranked(scene, number, rank), *parts]), scene.width))
    return [*lines, Text(), *wrapped(why(scene), scene.width)]


def ranked(scene: Scene, number: int, rank: int) -> Line:
    """Place, name and points."""
    player = scene.view["players"][number]
    name = fitted(piece(master_name(scene, number), SEAT_STYLES[number]), ALONE)
    total = fitted(piece(f"{player['total']}", STRONG), TOTAL, "right")
    return join([f"{rank}.", name, total, "="])


def sources(player: dict[str, Any]) -> list[str]:
    """Points by source in the order of the heading; the halls of the palace together."""
    ledger = player["ledger"]
    numbers: list[int] = [
        *(ledger[name] for name in ("favour", "influence", "contracts", "mosque", "achievements")),
        sum(ledger[name] for name in HALLS),
        *(ledger[name] for name in ("buildings", "tiles", "top", "sets", "cards")),
    ]
    return [str(numbers[0]), *(f"+{number}" for number in numbers[1:])]


def why(scene: Scene) -> str:
    """One sentence about the winner."""
    view, game = scene.view, scene.match.game
    return verdict(
        scene.lang, game, view["winners"], view["scores"], scene.names, [MAGISTRATE_NAME]
    )
