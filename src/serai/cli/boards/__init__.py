"""Drawn boards: one for each game, found by its name; a plain one for a game without."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.text import Text

from serai.cli.drawing import SEAT_STYLES, SEAT_SYMBOLS, Block, piece
from serai.language import has, say
from serai.table.look_ahead import Ahead
from serai.table.match import Match
from serai.table.playing import Entry
from serai.table.scores import score_text


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: a match as one seat sees it, on paper of a certain width."""

    match: Match
    view: dict[str, Any]
    names: list[str]
    seat: int  # whose things are shown first
    width: int
    lang: str

    def word(self, key: str, **args: int | str) -> str:
        """A message of the command line."""
        return say(self.lang, "", f"cli-{key}", args, self.names)

    def told(self, key: str, **args: int | str) -> str:
        """A message of the game."""
        return say(self.lang, self.match.game.name, key, args, self.names)

    def knows(self, key: str) -> bool:
        """Whether the game has such a message."""
        return has(self.lang, self.match.game.name, key)

    def score(self, score: int) -> str:
        """Points as the game says them, if they are no plain number."""
        return score_text(self.lang, self.match.game.name, score)

    def player(self, seat: int) -> Text:
        """Symbol and name."""
        return piece(f"{SEAT_SYMBOLS[seat]} {self.names[seat]}", SEAT_STYLES[seat])


class Board(Protocol):
    """How one game is drawn and what its commands show."""

    topics: tuple[str, ...]  # words that show more detail: "river", "tiles", …
    background: frozenset[str]  # rules that are always in progress and need not be named
    whole: int  # lines of a picture in which nothing is left out for want of room
    manual: str  # message that tells how to answer, with examples
    lists: Mapping[str, str]  # verb of which several may be given at once -> verb that ends them

    def picture(self, scene: Scene, height: int) -> Block:
        """The table, at most so many lines high if that can be done at all."""

    def detail(self, scene: Scene, topic: str, number: int | None) -> Block:
        """One part of the table in full (number: a player, from 1)."""

    def gain(self, scene: Scene, move: int, ahead: Ahead) -> Text:
        """What a move brings, very short; empty if there is nothing to say."""

    def tidings(self, scene: Scene, entries: list[Entry]) -> Block:
        """What happened, one short line for each turn."""

    def legend(self, scene: Scene) -> Block:
        """What the symbols mean."""

    def result(self, scene: Scene) -> Block:
        """The final ranking and where it comes from."""


def board_of(game: str) -> Board:
    """The drawn board of a game, or the one that shows any view."""
    name = f"serai.cli.boards.{game}"
    drawn = find_spec(name) is not None
    board: Board = import_module(name if drawn else "serai.cli.boards.plain").BOARD
    return board
