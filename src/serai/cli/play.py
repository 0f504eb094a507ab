"""`serai play`: people and bots at one terminal."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

import serai
from serai.bots.characters import usual
from serai.cli import kept, saving
from serai.cli.commands import COMMANDS
from serai.cli.drawing import wrapped
from serai.cli.numbers import typed, whole_number
from serai.cli.seats import YOU, Seat, seated, specs_of
from serai.cli.sitting import Sitting
from serai.cli.terminal import Terminal
from serai.cli.trouble import Trouble
from serai.core.game import Game
from serai.language import say
from serai.study.variants import Variant, is_allowed, parsed_options
from serai.table import events as table
from serai.table.fairness import Seed
from serai.table.match import Match
from serai.table.ruleset import Shelved
from serai.table.table import Table

GAME = "rajas"
SEATS = (YOU, *usual(2))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `serai play` takes."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats", metavar="you,zarina,…")
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]")
    parser.add_argument("--seed", metavar="N")
    parser.add_argument("--load", metavar="FILE")


def run(args: argparse.Namespace, lang: str) -> int:
    """Sit down and play."""
    terminal = Terminal(lang, args.no_colour)
    if terminal.is_live and not (args.game or args.seats or args.option or args.load):
        choose(args, terminal)
    seed = whole_number("--seed", args.seed)
    luck = secrets.randbits(62) if seed is None else seed
    if args.load:
        text = saving.read(args.load)
        try:
            match = saving.match_in(text, luck)
        except Shelved as why:
            return kept.show(terminal, text, why)
        specs = specs_for(args, match)
    else:
        match, specs = begun(args)
    aside = saving.set_aside()
    if aside is not None:
        terminal.show(wrapped(terminal.word("set-aside", file=str(aside)), terminal.width))
    seats = seated(specs, lang, luck)
    return Sitting(terminal, table_of(match, seats, luck), seats, COMMANDS).run()


def table_of(match: Match, seats: list[Seat], luck: int) -> Table:
    """The table with everybody at it."""
    who = [
        table.Seat(kind="person", name=seat.name)
        if seat.bot is None
        else table.Seat(kind="bot", name=seat.name, bot=seat.spec)
        for seat in seats
    ]
    return Table.open(match, who, Seed(f"{luck:x}", ""))


def begun(args: argparse.Namespace) -> tuple[Match, list[str]]:
    """A new match, and who plays it."""
    game = serai.game(args.game or GAME)
    specs = specs_of(args.seats) if args.seats else list(SEATS)
    match = serai.new(
        game.name, len(specs), options=parsed_options(game, args.option), chance="ask"
    )
    return match, specs


def specs_for(args: argparse.Namespace, match: Match) -> list[str]:
    """Who goes on with a match from a file."""
    remembered = saving.seats_of_last() if args.load == saving.LAST else None
    text = args.seats or remembered
    specs = specs_of(text) if text else [YOU, *usual(match.seats - 1)]
    if len(specs) != match.seats:
        raise Trouble("seats-of-file", seats=match.seats, given=len(specs))
    return specs


def choose(args: argparse.Namespace, terminal: Terminal) -> None:
    """A friendly beginning: go on, or which game and who plays; Enter takes the first."""
    games: list[tuple[str, dict[str, Any]]] = []
    if unfinished():
        games.append((terminal.word("choose-last"), {"load": saving.LAST}))
    names = sorted(serai.games(), key=lambda name: name != GAME)
    games += [(say(terminal.lang, name, "title", {}), {"game": name}) for name in names]
    vars(args).update(chosen(terminal, games))
    if args.load is None:
        vars(args).update(chosen(terminal, tables(terminal, serai.game(args.game or GAME))))
        choose_options(args, terminal)


def tables(terminal: Terminal, game: Game) -> list[tuple[str, dict[str, Any]]]:
    """Who can sit down together."""
    found: list[tuple[str, dict[str, Any]]] = []
    if 1 in game.seats:
        found.append((terminal.word("choose-alone"), {"seats": YOU}))
    for bots in (2, 1, 3):
        seats = ",".join([YOU, *usual(bots)])
        found.append((terminal.word("choose-bots", count=bots), {"seats": seats}))
    found += [
        (terminal.word("choose-people", count=people), {"seats": ",".join([YOU] * people)})
        for people in (2, 3, 4)
    ]
    return found


def chosen(terminal: Terminal, found: list[tuple[str, dict[str, Any]]]) -> dict[str, Any]:
    """What somebody picks from a list by its number."""
    terminal.show([""])
    terminal.show(f"{nth:2} {text}" for nth, (text, _) in enumerate(found, 1))
    while True:
        line = terminal.ask(terminal.word("choose", count=len(found)) + " ")
        if line is None:
            raise KeyboardInterrupt
        number = typed(line) if line else 1
        if number is not None and 1 <= number <= len(found):
            return found[number - 1][1]


def choose_options(args: argparse.Namespace, terminal: Terminal) -> None:
    """Which variants, by number; Enter plays without any."""
    game = serai.game(args.game or GAME)
    seats = len(specs_of(args.seats))
    variants = [
        (message, f"{option.name}={value}")
        for option in game.options
        if not option.per_seat
        for message, value in option.ways()
        if is_allowed(game, Variant(seats, {option.name: value}))
    ]
    terminal.show([""])
    for nth, (message, _) in enumerate(variants, 1):
        terminal.show([f"{nth:2} {say(terminal.lang, game.name, message, {})}"])
    line = terminal.ask(terminal.word("choose-options") + " ") or ""
    for word in line.replace(",", " ").split():
        number = typed(word)
        if number is not None and 1 <= number <= len(variants):
            args.option.append(variants[number - 1][1])


def unfinished() -> bool:
    """Whether the last game can go on."""
    try:
        return not serai.replay(saving.read(saving.LAST)).over
    except (OSError, ValueError, Trouble):
        return False
