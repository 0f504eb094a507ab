"""`serai words`: a whole game in sentences, a line for each turn, its steps below, who has won."""

from __future__ import annotations

import argparse
from itertools import chain

from serai.cli import saving
from serai.cli.drawing import wrapped
from serai.cli.terminal import Terminal
from serai.games import load
from serai.table.outcome import outcome
from serai.table.told_turns import Teller, turns_of
from serai.table.transcript import steps

BELOW = "    "  # before the steps of a turn


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `serai words` takes."""
    parser.add_argument("file")
    parser.add_argument("--brief", action="store_true")


def run(args: argparse.Namespace, lang: str) -> int:
    """Tell the game turn by turn, in the language of whoever reviews its sentences."""
    terminal = Terminal(lang, args.no_colour)
    width = terminal.width
    for line, below in told(saving.read(args.file), lang):
        if line:
            terminal.show(wrapped(line, width, BELOW))
        if not (line and args.brief):
            indent = BELOW if line else ""
            terminal.show(
                indent + part.plain for step in below for part in wrapped(step, width - 4, "  ")
            )
    return 0


def told(text: str, lang: str, names: list[str] | None = None) -> list[tuple[str, list[str]]]:
    """Each turn of a transcript: its line ("" for what was nobody's turn), and its steps.

    The last of them is how the match has ended.
    """
    moments = steps(load.all_games(), text)
    match = next(moments)  # the same one all along
    turns = list(turns_of(chain([match], moments)))
    teller = Teller(match, lang, names)
    found = [(teller.line(turn), teller.steps(turn)) for turn in turns]
    end = outcome(match, lang, names)
    return [*found, ("", end)] if end else found
