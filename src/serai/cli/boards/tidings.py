"""Turns of the others in one line each, the same for every game."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.drawing import STRONG, Block, Line, cut, join, piece
from serai.core.kernel import CHANCE, NOTED
from serai.table.playing import Entry

Totals = Mapping[int, tuple[str, int]]  # kind of note -> the sign of its sum, and 1 or -1


def signed(number: int) -> str:
    """+3 or −3."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def tidings(scene: Scene, entries: list[Entry], totals: Totals) -> Block:
    """A line for each turn: who, the moves in notation, what was won or paid in all."""
    lines: Block = []
    turn: list[Entry] = []
    for entry in entries:
        kind, seat, _ = entry
        if turn and kind != NOTED and seat not in (CHANCE, turn[0][1]):
            lines.append(tiding(scene, turn, totals))
            turn = []
        if turn or (kind != NOTED and seat != CHANCE):
            turn.append(entry)
    if turn:
        lines.append(tiding(scene, turn, totals))
    return lines


def tiding(scene: Scene, turn: list[Entry], totals: Totals) -> Line:
    """One turn; the first number of a note is how much."""
    seat = turn[0][1]
    match = scene.match
    moves = [match.notation(what) for kind, who, what in turn if kind != NOTED and who == seat]
    sums = {sign: 0 for sign, _ in totals.values()}
    for kind, who, what in turn:
        if kind == NOTED and who == seat and what & 255 in totals:
            sign, factor = totals[what & 255]
            sums[sign] += factor * (what >> 8 & 0xFFFF)
    told = piece(" ".join(f"{sign}{signed(n)}" for sign, n in sums.items() if n), STRONG)
    head = scene.player(seat).append(": ")
    room = scene.width - head.cell_len - told.cell_len - 2
    played = cut(Text("; ".join(moves)), max(room, 10))
    return cut(join([head, played, "  ", told], ""), scene.width)
