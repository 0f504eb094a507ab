"""Draws `picture.svg`, the table in the terminal, for the README.

    python docs/make_picture.py

The same seed gives the same game and the same picture, as long as rules and bots stay the same.
"""

import io
import re
from pathlib import Path

from rich.console import Console

import serai
from serai.cli.boards import Scene, board_of
from serai.cli.screen import composed
from serai.cli.seats import seated
from serai.table.match import Match

SEED = 5
CHOICES = 165  # made before the picture
WIDTH, HEIGHT = 100, 30
SEATS = ["you:Anna", "greedy", "greedy"]
FONTS = "DejaVu Sans Mono, Menlo, Consolas, monospace"


def middle_of_a_game() -> tuple[Match, list[str], int]:
    """A match after some choices, when Anna sends a worker; and how long her log was before."""
    match = serai.new("rajas", seats=len(SEATS), seed=SEED)
    seats = seated(SEATS, "en", SEED)
    players = seated(["greedy"] * len(SEATS), "en", SEED)
    told = made = 0
    while made < CHOICES or match.to_move != 0 or match.question != "worker":
        to_move = match.to_move
        assert to_move is not None, "the game is over before the picture"
        if to_move == 0:
            told = len(match.log)
        match.play(players[to_move].choose(match))
        made += 1
    return match, [seat.name for seat in seats], told


def main() -> None:
    """Write the picture beside this script."""
    match, names, told = middle_of_a_game()
    scene = Scene(match, match.view(0), names, 0, WIDTH, "en")
    board = board_of("rajas")
    tidings = board.tidings(scene, match.log[told:])
    lines = composed(scene, board, tidings, tidings, 0, HEIGHT)
    console = Console(
        width=WIDTH,
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    for line in [*lines, "> "]:
        console.print(line, no_wrap=True, overflow="ignore", crop=False)
    svg = console.export_svg(title="serai play rajas", unique_id="table")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # a picture fetches nothing
    svg = svg.replace("Fira Code, monospace", FONTS)
    svg = "\n".join(line.rstrip() for line in svg.splitlines() if line.strip())
    Path(__file__).with_name("picture.svg").write_text(svg + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
