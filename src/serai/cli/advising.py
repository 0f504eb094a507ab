"""Advice on the screen: what a bot would do, and why."""

from __future__ import annotations

from serai.bots.characters import CHARACTERS
from serai.cli.drawing import FAINT, STRONG, Block, wrapped
from serai.cli.numbers import typed
from serai.language import say
from serai.study.advice import LEVEL, Doubt, Proposal
from serai.study.advice_in_words import Speaker

INDENT = "   "


def asked(text: str | None) -> int | str:
    """Who is asked: a level, or a bot by name."""
    if not text:
        return LEVEL
    level = typed(text)
    return text if level is None else level


def called(who: int | str, language: str) -> str:
    """How that one is called."""
    if isinstance(who, int):
        return say(language, "", "cli-bot-of-level", {"level": who})
    name = who.partition(":")[0]
    return say(language, "", f"character-{name}", {}) if name in CHARACTERS else who


def turn(
    speaker: Speaker, proposal: Proposal, width: int, mark: str = "", *, reasons: bool = True
) -> Block:
    """A turn: as it can be typed, in words, and what is expected of it."""
    head = wrapped(f"{mark:3}{'; '.join(proposal.moves)}", width, INDENT)
    for line in head:
        line.stylize(STRONG)
    lines = head + told(speaker.turn(proposal.steps), width)
    prospects = speaker.prospects(proposal)
    if prospects:
        lines += told(prospects, width)
    for text in speaker.compared(proposal) if reasons else []:
        lines += told(text, width)
    then = speaker.then(proposal)
    if then:
        lines += faint(then, width)
    return lines


def doubted(speaker: Speaker, doubt: Doubt | None, width: int) -> Block:
    """Why numbers are missing, or may be wrong."""
    return [] if doubt is None else faint(speaker.doubt(doubt), width)


def faint(text: str, width: int) -> Block:
    """Something beside."""
    lines = told(text, width)
    for line in lines:
        line.stylize(FAINT)
    return lines


def told(text: str, width: int) -> Block:
    """Something under a heading."""
    return wrapped(INDENT + text, width, INDENT)
