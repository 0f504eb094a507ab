"""A match: a game being played, with what people and programs ask of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.core.game import Game
from serai.core.kernel import Desk
from serai.table import written_match
from serai.table.look_ahead import look_ahead
from serai.table.playing import Move, Playing, luck_of
from serai.table.window import Window


class Match(Playing):
    """One game being played. Made by `serai.new`, `serai.replay` or `serai.from_json`."""

    __slots__ = ()

    def seen_by(self, seat: int | None) -> Window:
        """What a seat may see and ask (None: a spectator)."""
        if seat is not None:
            self._check_seat(seat)
        return Window(self, seat)

    def preview(self, move: Move) -> dict[str, tuple[Any, Any]]:
        """All that is certain about a move, before anybody else decides: place -> (before, after).

        An item None of a list is one more of what chance will bring.
        """
        return look_ahead(self, move).changes

    def transcript(self) -> str:
        """The game as text; `serai.replay` plays it again."""
        return written_match.transcript(self)

    def to_json(self) -> dict[str, Any]:
        """The position, editable by hand (then remove its digest); `serai.from_json` reads it."""
        return written_match.position(self)

    def digest(self) -> str:
        """A stable hash of the position: game, options, everything on the table, the stack."""
        return written_match.digest_of(self)


def new_match(
    game: Game,
    seats: int,
    seed: int | None,
    options: Mapping[str, Any] | None,
    chance: str,
    version: int | None = None,
) -> Match:
    """A match before its first choice; chance "ask": outcomes are played like moves.

    `version`: the rules to play by, one of `game.versions`; None: the newest.
    """
    by = game.version if version is None else version
    agreed = game.agree(seats, options or {}, by)
    state = game.new(Desk(), seats, game.ways(agreed, by), by)
    match = Match(game, agreed, state, luck_of(chance, seed))
    match.begin()
    return match
