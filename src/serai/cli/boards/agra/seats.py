"""Everybody on one line: money, favour, markers, workers, influence, meditation, farm, scoring."""

from __future__ import annotations

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.agra import guilds
from serai.cli.boards.agra.symbols import (
    FAVOUR,
    LYING_SYMBOLS,
    MARKERS,
    STONE,
    rupees,
)
from serai.cli.drawing import (
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

NAME = 10


def lines(scene: Scene) -> Block:
    """One line for each player."""
    return [line(scene, seat) for seat in range(scene.view["seats"])]


def line(scene: Scene, seat: int) -> Line:
    """Whatever lies open of a player, in numbers."""
    player = scene.view["players"][seat]
    turn = "▶" if scene.view["to_move"] == seat else " "
    parts = [
        piece(turn, STRONG).append(SEAT_SYMBOLS[seat], SEAT_STYLES[seat]),
        fitted(piece(scene.names[seat], SEAT_STYLES[seat]), NAME),
        fitted(rupees(player["rupees"]), 4),
        fitted(f"+{player['at_the_end']['total']}", 3),
        fitted(f"{FAVOUR}{player['favour']}", 3),
        fitted(f"{MARKERS}{player['supply']}", 3),
        fitted(workers(scene, seat), 8),
        fitted(guilds.leaders(scene, seat), 9),
        Text(f"{STONE}{player['stone']}"),
        Text("".join(str(number) for number in player["yields"].values())),
        fitted(f"g{sum(player['goods'].values())}", 3),
        Text(f"c{len(player['contracts'])}"),
        Text(f"o{guilds.fulfilled(scene, seat)}"),
        Text(f"b{guilds.gifts(scene, seat)}"),
        Text(f"t{len(player['tiles'])}"),
    ]
    return cut(join(parts), scene.width)


def workers(scene: Scene, seat: int) -> Text:
    """In the supply, standing and lying."""
    player = scene.view["players"][seat]
    board = scene.view["board"].values()
    standing = sum(at["seat"] == seat and at["posture"] == "standing" for at in board)
    found = piece(f"w{player['workers']}", "")
    found.append(f"{SEAT_SYMBOLS[seat]}{standing}", SEAT_STYLES[seat])
    return found.append(f"{LYING_SYMBOLS[seat]}{player['lying']}", SEAT_STYLES[seat])
