"""`serai data`: how well the components of a game are known, and whether they are right."""

from __future__ import annotations

import argparse
import json
import os
from typing import Any

import serai
from serai.cli.drawing import Block, title, wrapped
from serai.cli.figures import number, percent, table
from serai.cli.terminal import Terminal
from serai.core import box
from serai.core.data import (
    RECONSTRUCTED,
    SOURCES,
    VERIFIED,
    Counts,
    Record,
    load_all,
    report,
)
from serai.core.game import Game
from serai.language import say

GAME = "rajas"
KNOWN = (*SOURCES, VERIFIED)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `serai data` takes."""
    parser.add_argument("game", nargs="?", default=GAME)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true")


def run(args: argparse.Namespace, lang: str) -> int:
    """Shares by file, then every value that is not certain (or every value)."""
    if args.check:
        return checked(args, lang)
    game = serai.game(args.game)
    wanted = KNOWN if args.all else (RECONSTRUCTED,)
    if args.json:
        print(json.dumps(as_json(game, wanted), ensure_ascii=False, indent=1))
        return 0
    terminal = Terminal(lang, args.no_colour)
    show_shares(terminal, game)
    for file in load_all(game.package):
        records = [record for record in file.records if record.source in wanted]
        if records:
            terminal.show([title(file.name, terminal.width)])
            for record in records:
                terminal.show(described(record, lang, terminal.width, args.all))
    return 0


def checked(args: argparse.Namespace, lang: str) -> int:
    """Walk an owner of the game through what we only believe."""
    from serai.cli.checking import Check, path_of_box

    path = path_of_box()
    os.environ.pop(box.VARIABLE, None)  # a box in the making may not fit yet; the game must load
    return Check(Terminal(lang, args.no_colour), serai.game(args.game), path).run()


def show_shares(terminal: Terminal, game: Game) -> None:
    """How much of each file is stated, derived and reconstructed."""
    lang = terminal.lang
    found = report(game.package)
    headings = [terminal.word("data-file"), terminal.word("data-values")]
    headings += [say(lang, "", f"cli-data-{source}", {}) for source in KNOWN]
    rows = [row(name, counts, lang) for name, counts in found.files.items()]
    rows.append(row(terminal.word("data-sum"), found.total, lang))
    terminal.console.print(table(headings, rows))
    share = percent(found.total.reconstructed / max(found.total.total, 1), lang)
    count = found.total.reconstructed
    title_of_game = say(lang, game.name, "title", {})
    text = terminal.word("data-note", game=title_of_game, count=count, share=share)
    terminal.show(wrapped(text, terminal.width))
    if found.total.verified:
        known = percent(found.total.verified / found.total.total, lang)
        said = terminal.word("data-looked", count=found.total.verified, share=known)
        terminal.show(wrapped(said, terminal.width))
    if count:
        terminal.show(wrapped(terminal.word("data-check"), terminal.width))
        terminal.show([f"  serai data {game.name} --check"])
    terminal.show([*wrapped(terminal.word("data-digest", digest=game.data), terminal.width), ""])


def row(name: str, counts: Counts, lang: str) -> list[str]:
    """One line of the table."""
    parts = (counts.stated, counts.derived, counts.reconstructed, counts.verified)
    shares = [percent(part / max(counts.total, 1), lang) for part in parts]
    return [name, number(counts.total, lang), *shares]


def described(record: Record, lang: str, width: int, with_source: bool) -> Block:
    """A value, where it belongs, and what is known about it."""
    text = f"{record.id} (§{record.section}): {values_of(record.component)}"
    if with_source:
        text += f" – {say(lang, '', f'cli-data-{record.source}', {})}"
    lines = wrapped(text, width, "    ")
    if record.proven:
        known = say(lang, "", "cli-data-proven", {"fields": ", ".join(record.proven)})
        lines += wrapped(f"    {known}", width, "    ")
    if record.note:
        lines += wrapped(f"    {record.note}", width, "    ")
    return lines


def values_of(values: Any) -> str:
    """Values of a component in short: cost 4, road curve."""
    if isinstance(values, dict):
        return ", ".join(f"{name} {values_of(value)}" for name, value in values.items()) or "–"
    if isinstance(values, list):
        return f"[{', '.join(values_of(value) for value in values)}]"
    return str(values)


def as_json(game: Game, wanted: tuple[str, ...]) -> dict[str, Any]:
    """The same for machines."""
    found = report(game.package)
    return {
        "game": game.name,
        "data": game.data,
        "box": game.box,
        "files": {
            name: {source: getattr(counts, source) for source in KNOWN}
            for name, counts in found.files.items()
        },
        "values": [
            {
                "file": file.name,
                "id": record.id,
                "rule": record.section,
                "source": record.source,
                "value": record.component,
                "proven": record.proven,
                "note": record.note,
            }
            for file in load_all(game.package)
            for record in file.records
            if record.source in wanted
        ],
    }
