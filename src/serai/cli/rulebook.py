"""`serai rulebook`: every section, the rules that implement it and the tests that prove it.

With `--rulings` how open questions are decided, with `--editions` what each edition of the
rulebook says about them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import serai
from serai.cli.drawing import FAINT, STRONG, Block, piece, title, wrapped
from serai.cli.figures import percent
from serai.cli.terminal import Terminal
from serai.core.game import Game
from serai.core.rulebook import (
    SILENT,
    Coverage,
    Ruling,
    Section,
    coverage,
    missing_rules,
    rulings,
)
from serai.language import say

GAME = "rajas"
YES, NO = "✓", "✗"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `serai rulebook` takes."""
    parser.add_argument("game", nargs="?", default=GAME)
    parser.add_argument("--rulings", action="store_true")
    parser.add_argument("--editions", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, lang: str) -> int:
    """The sections with their coverage, the rulings, or the editions side by side."""
    game = serai.game(args.game)
    if args.json:
        found_json = editions_as_json(game) if args.editions else as_json(game, args.rulings)
        print(json.dumps(found_json, ensure_ascii=False, indent=1))
        return 0
    terminal = Terminal(lang, args.no_colour)
    if args.editions:
        terminal.show(compared(terminal, rulings(game.package)))
        return 0
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


def compared(terminal: Terminal, found: Sequence[Ruling]) -> Block:
    """What each edition says about every ruling; that there is one edition only, if so."""
    width = terminal.width
    several = [ruling for ruling in found if ruling.editions]
    if not several:
        return wrapped(terminal.word("rulebook-one-edition"), width)
    lines = [line for ruling in several for line in with_editions(terminal, ruling)]
    disputed = sum(ruling.disputed for ruling in several)
    counts = terminal.word("rulebook-compared", rulings=len(several), disputed=disputed)
    return [*lines, piece("─" * width, FAINT), *wrapped(counts, width)]


def with_editions(terminal: Terminal, ruling: Ruling) -> Block:
    """A question, what the editions say, and how it is decided."""
    return [*asked(terminal, ruling), *quoted(terminal, ruling), *decided(terminal, ruling)]


def told(terminal: Terminal, ruling: Ruling) -> Block:
    """A question and how it is decided."""
    return [*asked(terminal, ruling), *decided(terminal, ruling)]


def asked(terminal: Terminal, ruling: Ruling) -> Block:
    """The question of a ruling."""
    heading = title(f"{ruling.id} ({', '.join(ruling.sections)})", terminal.width)
    return [heading, *wrapped(ruling.question, terminal.width)]


def quoted(terminal: Terminal, ruling: Ruling) -> Block:
    """What each edition says about it."""
    width = terminal.width
    if ruling.unanswered:
        return wrapped(f"  {terminal.word('rulebook-all-silent')}", width, "  ")
    lines: Block = []
    for edition, text in ruling.editions.items():
        name = say(terminal.lang, "", f"cli-rulebook-edition-{edition}", {})
        said = terminal.word("rulebook-silent") if text == SILENT else text
        lines += wrapped(f"  {name}: {said}", width, "    ")
    return lines


def decided(terminal: Terminal, ruling: Ruling) -> Block:
    """What we do, why, and the option that does it otherwise."""
    width = terminal.width
    basis = say(terminal.lang, "", f"cli-rulings-{ruling.basis}", {})
    source = say(terminal.lang, "", f"cli-rulings-{ruling.source}", {})
    lines = [
        *wrapped(f"→ {ruling.decision}", width, "  "),
        *wrapped(f"  {ruling.reason} ({basis}, {source})", width, "  "),
    ]
    if ruling.option:
        lines += wrapped(f"  {terminal.word('rulebook-option', option=ruling.option)}", width, "  ")
    return lines


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


def editions_as_json(game: Game) -> dict[str, Any]:
    """The rulings that compare editions, for machines."""
    several = [ruling for ruling in rulings(game.package) if ruling.editions]
    return {
        "game": game.name,
        "editions": list(several[0].editions) if several else [],
        "rulings": [{**asdict(one), "disputed": one.disputed} for one in several],
    }
