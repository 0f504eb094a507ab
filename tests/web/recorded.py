"""Positions of games that were recorded: people who know the rules are further than chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from serai.core.kernel import CHANCE
from serai.table import transcript
from serai.table.match import Match
from tests.golden import files

Wanted = Callable[[Match], bool]


def games_of(game: str) -> Mapping[str, str]:
    """The golden games by the newest rules: transcripts by name."""
    version = files.all_games()[game].version
    return files.read(game, version, files.GAMES)


def decisions(text: str) -> Iterator[Match]:
    """The match of a transcript, always the same one, whenever somebody decides."""
    for match in transcript.steps(files.all_games(), text):
        if match.to_move not in {None, CHANCE}:
            yield match


def recorded(game: str, wanted: Wanted) -> Match:
    """The first recorded position that is as wanted."""
    for text in games_of(game).values():
        for match in decisions(text):
            if wanted(match):
                return match
    raise AssertionError(f"no recorded game of {game} has such a position")
