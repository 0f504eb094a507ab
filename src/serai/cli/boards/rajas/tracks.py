"""Everybody's race on one line each: fame and money run towards each other."""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.rajas.symbols import BOAT, DONE, FAME, GAP, MONEY, dice_of
from serai.cli.drawing import (
    FAINT,
    SEAT_STYLES,
    SEAT_SYMBOLS,
    STRONG,
    Block,
    Line,
    cut,
    fitted,
    join,
    piece,
)
from serai.games.rajas import components
from serai.games.rajas.tracks import opposite

NAME = 9
DICE = 17  # ten dice in three blocks
LONGEST = 60  # more would only be wider, not clearer


def races(scene: Scene) -> Block:
    """One line for each player."""
    rest = NAME + 3 + 4 + 5 + 4 + 5 + 3 + 4 + DICE + 7
    length = max(min(scene.width - rest, LONGEST), 10)
    return [race(scene, seat, length) for seat in range(scene.view["seats"])]


def race(scene: Scene, seat: int, length: int) -> Line:
    """Name, fame → ← money, gap to the crossing, workers, karma, boat, dice."""
    player = scene.view["players"][seat]
    style = SEAT_STYLES[seat]
    turn = "▶" if scene.view["to_move"] == seat else " "
    parts = [
        piece(turn, STRONG).append(SEAT_SYMBOLS[seat], style),
        fitted(piece(scene.names[seat], style), NAME),
        fitted(f"{FAME}{player['fame']}", 4, "right"),
        bar(player, length, style),
        fitted(f"{MONEY}{player['money']}", 5),
        fitted(gap(player), 4),
        fitted(f"w{player['ready']}/{player['workers']}", 4),
        Text(f"k{player['karma']}"),
        fitted(f"{BOAT}{player['boat']}", 3),
        dice_of(player["dice"]),
    ]
    return cut(join(parts), scene.width)


def gap(player: dict[str, Any]) -> Text:
    """Fame still missing to the meeting of the markers, or by how much they have passed."""
    margin = player["margin"]
    return Text(f"{GAP}{-margin}") if margin < 0 else piece(f"{DONE}+{margin}", STRONG)


def bar(player: dict[str, Any], length: int, style: Style) -> Text:
    """The two markers on one line; w marks a worker who waits on a track."""
    fields = components.NUMBERS["fame_length"]

    def place(fame: int) -> int:
        return min(max(round(fame * (length - 1) / fields), 0), length - 1)

    left, right = place(player["fame"]), place(player["opposite"])
    if player["margin"] < 0 and left >= right:  # too coarse to see the gap: leave one
        left, right = (right - 1, right) if right > 0 else (left, left + 1)
    beside_money = int(opposite(components.NUMBERS["money_worker"]))
    waiting = {"fame": components.NUMBERS["fame_worker"], "money": beside_money}
    marks = {place(at) for name, at in waiting.items() if name in player["waiting"]}
    text = Text()
    for at in range(length):
        if left < at < right:
            text.append("w" if at in marks else "·", FAINT)
        elif right <= at <= left:
            text.append("╳", STRONG)
        else:
            ends = {left: "▶", right: "◀"}
            text.append(ends.get(at, "━"), style)
    return text
