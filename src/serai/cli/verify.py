"""`serai verify`: whether what is stored is what was written, and can be played on with."""

from __future__ import annotations

import argparse
from collections import Counter

from serai.cli import configuration, databases
from serai.cli.drawing import wrapped
from serai.cli.terminal import Terminal
from serai.server.database_check import Finding
from serai.server.storage import migrations

DAMAGE = 1
WORDS = {
    "chain": "verify-chain",
    "replay": "verify-replay",
    "beside": "verify-beside",
    "unreadable": "verify-unreadable",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `serai verify` takes."""
    configuration.add_flags(parser, "database")


def run(args: argparse.Namespace, lang: str) -> int:
    """Look at every table; exit code 1 if something is damaged."""
    terminal = Terminal(lang, args.no_colour)
    counts: Counter[str] = Counter()
    with databases.looked_at(configuration.database_of(args)) as database:
        trouble = database.trouble()
        if trouble:
            terminal.show(wrapped(terminal.word("verify-file"), terminal.width))
            terminal.show([f"  {line}" for line in trouble])
        if database.revision() != migrations.newest():
            terminal.show(wrapped(terminal.word("verify-older"), terminal.width))
        for finding in database.findings():
            counts[finding.what] += 1
            if finding.is_damage:
                tell(terminal, finding)
            for seq in finding.on_trust:
                words = terminal.word("verify-name-removed", seq=seq)
                terminal.show(wrapped(f"{finding.table}: {words}", terminal.width, "  "))
    damaged = sum(counts.values()) - counts["well"] - counts["shelved"]
    for key, count in (
        ("verify-well", counts["well"]),
        ("verify-shelved", counts["shelved"]),
        ("verify-damaged", damaged),
    ):
        if count or key == "verify-well":
            terminal.show(wrapped(terminal.word(key, count=count), terminal.width))
    return DAMAGE if damaged or trouble else 0


def tell(terminal: Terminal, finding: Finding) -> None:
    """One table that is not well."""
    words = terminal.word(WORDS[finding.what], seq=finding.seq, detail=finding.detail)
    terminal.show(wrapped(f"{finding.table}: {words}", terminal.width, "  "))
