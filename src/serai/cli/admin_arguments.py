"""What `serai admin` takes: a deed, and what belongs to it."""

from __future__ import annotations

import argparse

from serai.cli.arguments import Parser
from serai.cli.configuration import add_flags
from serai.language import say

USUALLY_SHOWN = "100"
KEEP = ("keep-matches", "keep-waiting", "keep-chat", "keep-guests")
LISTS = ("tables", "guests", "show")
ABOUT_GUESTS = ("mute", "unmute", "ban", "unban", "delete")
DANGEROUS = ("close", "ban", "delete", "purge")
DEEDS = (*LISTS, "close", *ABOUT_GUESTS, "purge", "message")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """One parser for each deed."""
    assert isinstance(parser, Parser)
    ways = parser.add_subparsers(dest="deed", metavar="WHAT", required=True, prog=parser.prog)
    for deed in DEEDS:
        about = say(parser.lang, "", f"cli-admin-about-{deed}", {})
        of_deed = ways.add_parser(deed, lang=parser.lang, description=about, help=about)
        add_for(of_deed, deed)
        add_flags(of_deed, "database", *(KEEP if deed == "purge" else ()))
        of_deed.explain("admin")


def add_for(parser: argparse.ArgumentParser, deed: str) -> None:
    """What one deed takes."""
    if deed in (*LISTS, "purge"):
        parser.add_argument("--json", action="store_true")
    if deed in DANGEROUS:
        parser.add_argument("--yes", action="store_true")
    if deed in ("tables", "guests"):
        parser.add_argument("--older", metavar="DAYS")
        parser.add_argument("--limit", metavar=USUALLY_SHOWN, default=USUALLY_SHOWN)
    if deed in ABOUT_GUESTS:
        parser.add_argument("guest", metavar="GUEST")
    match deed:
        case "tables":
            parser.add_argument("--status", metavar="waiting|playing|over")
            parser.add_argument("--game", metavar="GAME")
            parser.add_argument("--guest", metavar="GUEST")
        case "guests":
            parser.add_argument("--name", metavar="TEXT")
            parser.add_argument("--banned", action="store_true")
            parser.add_argument("--muted", action="store_true")
        case "show":
            parser.add_argument("which", metavar="TABLE|GUEST")
        case "close":
            parser.add_argument("table", metavar="TABLE")
        case "mute":
            parser.add_argument("--hours", metavar="N")
        case "purge":
            parser.add_argument("--dry-run", dest="dry", action="store_true")
        case "message":
            parser.add_argument("text", metavar="TEXT", nargs="?")
            parser.add_argument("--clear", action="store_true")
            parser.add_argument("--in", dest="minutes", metavar="MINUTES")
        case _:
            pass
