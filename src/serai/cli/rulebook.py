"""`serai rulebook`: every section, the rules that implement it and the tests that prove it."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import Any

import serai
from serai.cli.drawing import FAINT, STRONG, Block, piece, title, wrapped
from serai.cli.tables import percent
from serai.cli.terminal import Terminal
from serai.core.game import Game
from serai.core.rulebook import Coverage, Ruling, Section, coverage, missing_rules, rulings
from serai.language import say

GAME = "rajas"
YES, NO = "✓", "✗"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `serai rulebook` takes."""
    parser.add_argument("game", nargs="?", default=GAME)
    parser.add_argument("--rulings", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, lang: str) -> int:
    """The sections with their coverage, or the rulings."""
    game = serai.game(args.game)
    if args.json:
        print(json.dumps(as_json(game, args.rulings), ensure_ascii=False, indent=1))
        return 0
    terminal = Terminal(lang, args.no_colour)
    if args.rulings:
        for ruling in rulings(game.package):
            terminal.show(told(terminal, ruling))
        return 0
    found = coverage(game.package)
    for section in found.sections:
        terminal.show(listed(section, terminal.width))
    terminal.show(summed_up(terminal, game, found))
    return 0


def listed(section: Section, width: int) -> Block:
    """A section, its rules and its tests."""
    sign = YES if section.complete else NO
    page = f", p. {section.page}" if section.page is not None else ""
    lines = wrapped(f"{sign} {section.id}{page} {section.title}", width, "    ")
    lines[0].stylize(STRONG)
    lines += [piece(f"    {name}", FAINT) for name in (*section.rules, *section.tests)]
    return lines


def told(terminal: Terminal, ruling: Ruling) -> Block:
    """A question and how it is decided."""
    width = terminal.width
    basis = say(terminal.lang, "", f"cli-rulings-{ruling.basis}", {})
    source = say(terminal.lang, "", f"cli-rulings-{ruling.source}", {})
    return [
        title(f"{ruling.id} ({', '.join(ruling.sections)})", width),
        *wrapped(ruling.question, width),
        *wrapped(f"→ {ruling.decision}", width, "  "),
        *wrapped(f"  {ruling.reason} ({basis}, {source})", width, "  "),
    ]


def summed_up(terminal: Terminal, game: Game, found: Coverage) -> Block:
    """The share that is complete, and what is missing."""
    width = terminal.width
    share = percent(found.share, terminal.lang)
    counts = {"complete": len(found.complete), "total": len(found.sections)}
    lines = [
        piece("─" * width, FAINT),
        *wrapped(terminal.word("rulebook-share", share=share, **counts), width),
    ]
    gaps = {
        "rulebook-without-rule": [section.id for section in found.without_rule],
        "rulebook-without-test": [section.id for section in found.without_test],
        "rulebook-no-such-rule": [f"{at} {rule}" for at, rule in missing_rules(game.package)],
    }
    for key, missing in gaps.items():
        if missing:
            lines += wrapped(f"{terminal.word(key)} {', '.join(missing)}", width, "    ")
    return lines


def as_json(game: Game, with_rulings: bool) -> dict[str, Any]:
    """The same for machines."""
    if with_rulings:
        return {"game": game.name, "rulings": [asdict(one) for one in rulings(game.package)]}
    found = coverage(game.package)
    return {
        "game": game.name,
        "share": found.share,
        "sections": [{**asdict(one), "complete": one.complete} for one in found.sections],
        "without_rule": [section.id for section in found.without_rule],
        "without_test": [section.id for section in found.without_test],
        "no_such_rule": [list(pair) for pair in missing_rules(game.package)],
    }
