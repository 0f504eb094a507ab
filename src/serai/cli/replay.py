"""`serai replay`: a game that was played, step by step or as a story."""

from __future__ import annotations

import argparse

from serai.cli import kept, saving
from serai.cli.boards import Board, Scene, board_of
from serai.cli.drawing import FAINT, Block, fitted, join, wrapped
from serai.cli.numbers import typed, whole_number
from serai.cli.terminal import Terminal
from serai.core.kernel import CHANCE
from serai.games import load
from serai.language import say
from serai.table.fairness import Seed, checked
from serai.table.match import Match
from serai.table.ruleset import Shelved
from serai.table.transcript import steps

NEXT = ("", "n", "next")
PREVIOUS = ("p", "previous", "b")
QUIT = ("q", "quit")
STRANGE_SHOWN = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `serai replay` takes."""
    parser.add_argument("file")
    parser.add_argument("--step", action="store_true")
    parser.add_argument("--at", metavar="N")
    parser.add_argument("--luck", metavar="SEED:SALT")


def run(args: argparse.Namespace, lang: str) -> int:
    """Read the whole transcript first: a damaged one is refused before anything is shown."""
    terminal = Terminal(lang, args.no_colour)
    at = whole_number("--at", args.at)
    text = saving.read(args.file)
    try:
        if args.luck is not None:
            return check_luck(terminal, text, args.luck)
        moments = moments_of(text)
    except Shelved as why:
        return kept.show(terminal, text, why)
    show = Replay(terminal, moments)
    if args.step or terminal.is_live:
        show.step(min(at or 0, len(moments) - 1))
    elif at is not None:
        show.show(min(at, len(moments) - 1))
    else:
        show.story()
    return 0


def check_luck(terminal: Terminal, text: str, given: str) -> int:
    """Make all dice and draws of a match anew from its seed; 1 if some are others."""
    seed = Seed(*(part.strip() for part in given.partition(":")[::2]))
    fair, strange = checked(steps(load.all_games(), text), seed)
    told = [terminal.word("luck-fingerprint", hash=seed.commitment)]
    told.append(terminal.word("luck-fair", count=fair))
    if strange:
        lines = ", ".join(str(line) for line in strange[:STRANGE_SHOWN])
        told.append(terminal.word("luck-strange", count=len(strange), lines=lines))
    for sentence in told:
        terminal.show(wrapped(sentence, terminal.width))
    return 1 if strange else 0


def moments_of(text: str) -> list[Match]:
    """The match whenever somebody had to choose, and at its end."""
    every = steps(load.all_games(), text)
    return [match.copy(lucky=False) for match in every if match.to_move != CHANCE]


class Replay:
    """A game to look through."""

    def __init__(self, terminal: Terminal, moments: list[Match]) -> None:
        self.terminal = terminal
        self.moments = moments
        seats = range(moments[0].seats)
        self.names = [say(terminal.lang, "", "seat-name", {"number": seat + 1}) for seat in seats]
        self.board: Board = board_of(moments[0].game.name)

    def scene(self, at: int) -> Scene:
        """The table at a moment, through the eyes of whoever chooses."""
        match = self.moments[at]
        seat = match.to_move or 0
        width, lang = self.terminal.width, self.terminal.lang
        return Scene(match, match.view(seat), self.names, seat, width, lang)

    def show(self, at: int) -> None:
        """One moment: what led to it, the table, and what is chosen next."""
        match = self.moments[at]
        since = len(self.moments[at - 1].log) if at else 0
        told = match.story(self.terminal.lang, self.names, since)
        width = self.terminal.width
        news = [line for text in told for line in wrapped(text, width, "  ")] if at else []
        scene = self.scene(at)
        below = self.below(at)
        height = self.terminal.height
        rows = self.board.whole if height is None else height - len(below) - 4
        picture = self.board.picture(scene, rows)
        if height is not None:
            room = height - len(picture) - len(below) - 1
            news = news[-room:] if room > 0 else []
        self.terminal.clear()
        self.terminal.show([*news, *picture, *below])

    def below(self, at: int) -> Block:
        """The move that comes next, or the result."""
        match = self.moments[at]
        width = self.terminal.width
        count = self.terminal.word("replay-at", at=at, last=len(self.moments) - 1)
        if at + 1 == len(self.moments):
            result = self.board.result(self.scene(at)) if match.over else []
            return [*result, fitted(count, width)]
        _, move = self.moments[at + 1].moves_played()[len(match.moves_played())]
        words = match.describe(move, self.terminal.lang, self.names)
        who = self.scene(at).player(match.to_move or 0)
        line = join([count, who, "→", match.notation(move), f"({words})"])
        line.stylize(FAINT, 0, len(count))
        return [fitted(line, width)]

    def step(self, at: int) -> None:
        """Forwards and backwards until somebody has seen enough."""
        while True:
            self.show(at)
            line = self.terminal.ask(self.terminal.word("replay-prompt") + " ")
            if line is None or line.casefold() in QUIT:
                return
            word = line.casefold()
            if word in NEXT:
                at = min(at + 1, len(self.moments) - 1)
            elif word in PREVIOUS:
                at = max(at - 1, 0)
            elif (number := typed(word)) is not None:
                at = min(number, len(self.moments) - 1)

    def story(self) -> None:
        """The whole game in sentences."""
        last = self.moments[-1]
        width = self.terminal.width
        for text in last.story(self.terminal.lang, self.names):
            self.terminal.show(wrapped(text, width, "  "))
        if last.over:
            self.terminal.show(["", *self.board.result(self.scene(len(self.moments) - 1))])
