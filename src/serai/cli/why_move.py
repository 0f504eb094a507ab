"""`serai why-move`: a move that was played, and what a bot would have played instead."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from itertools import takewhile

from serai.cli import advising, kept, saving
from serai.cli.drawing import STRONG, Block, folded, join, piece
from serai.cli.numbers import whole_number
from serai.cli.replay import moments_of
from serai.cli.terminal import Terminal
from serai.cli.trouble import Trouble
from serai.core.game import TurnKey
from serai.language import say
from serai.study.advice import Verdict, judged
from serai.study.advice_in_words import Speaker
from serai.table.match import Match
from serai.table.ruleset import Shelved


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `serai why-move` takes."""
    parser.add_argument("file")
    parser.add_argument("number", metavar="N")
    parser.add_argument("--turn", action="store_true")
    parser.add_argument("--level", metavar="N|BOT")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, lang: str) -> int:
    """Look at one moment of a saved game."""
    terminal = Terminal(lang, args.no_colour)
    number = whole_number("N", args.number)
    assert number is not None
    text = saving.read(args.file)
    try:
        moments = moments_of(text)
    except Shelved as why:
        return kept.show(terminal, text, why)
    at = moment(moments, number, turns=args.turn)
    who = advising.asked(args.level)
    verdict = judged(moments[at], played(moments, at), who)
    if args.json:
        found = {"at": at, **asdict(verdict), "agrees": verdict.agrees}
        print(json.dumps(found, indent=1))
    else:
        terminal.show(told(terminal, verdict, advising.called(who, lang)))
    return 0


def moment(moments: list[Match], number: int, *, turns: bool) -> int:
    """Where a move or turn begins; Trouble if there is none of this number."""
    places = [-1, *begun(moments)] if turns else list(range(len(moments) - 1))
    first = int(turns)
    if not first <= number < len(places):
        raise Trouble("no-moment", given=number, first=first, last=len(places) - 1)
    return places[number]


def begun(moments: list[Match]) -> list[int]:
    """The moments at which turns begin."""
    found: list[int] = []
    whose: TurnKey | None = None
    for at, match in enumerate(moments[:-1]):
        turn = match.game.turn_of(match.state)
        if turn is not None and turn != whose:
            found.append(at)
            whose = turn
    return found


def played(moments: list[Match], at: int) -> list[int]:
    """The moves of whoever chooses, until chance or somebody else comes in between."""
    seat = moments[at].to_move
    since = len(moments[at].moves_played())
    follows = takewhile(lambda one: one[0] == seat, moments[-1].moves_played()[since:])
    return [move for _, move in follows]


def told(terminal: Terminal, verdict: Verdict, bot: str) -> Block:
    """The turn as it was played, the best one, and the difference."""
    lang, width = terminal.lang, terminal.width
    names = [say(lang, "", "seat-name", {"number": seat + 1}) for seat in range(8)]
    speaker = Speaker(verdict.game, lang, names)
    lines = [*heading(terminal.word("why-move-played", seat=verdict.seat))]
    lines += advising.turn(speaker, verdict.played, width, reasons=False)
    gained = speaker.gained(verdict.best, verdict.played)
    if verdict.agrees:
        lines += heading(terminal.word("why-move-same", bot=bot))
    else:
        lines += heading(terminal.word("why-move-best" if gained else "why-move-alike", bot=bot))
        lines += advising.turn(speaker, verdict.best, width)
        if gained:
            difference = piece(terminal.word("why-move-difference"), STRONG)
            lines += folded(join([difference, gained]), width)
    return lines + advising.doubted(speaker, verdict.doubt, width)


def heading(text: str) -> Block:
    """A line that stands out."""
    return [piece(text, STRONG)]
