"""The shape of a view: what every game tells of a table, and what each declares beside it.

A game declares its own in `serai.games.GAME.shape`, as typed dictionaries: the view function is
checked against them, and the types of the client are made from them (`scripts/types`). The text
below a field says what it is, and comes along.
"""

from __future__ import annotations

from typing import TypedDict


class Setting(TypedDict):
    """What a match says of any table, whatever the game."""

    game: str
    options: dict[str, bool | int | str | list[str] | None]
    """What was agreed on; a list has a choice for each seat."""
    to_move: int | None
    """The seat that decides; -1: chance, and nobody rolls for it; null: it is over."""
    winners: list[int]
    """Seats; nobody before the end."""
    others: list[int]
    """Those of the game without a seat, as they follow the seats among `players`: each has a
    message other-NUMBER that names them."""


class Seen(TypedDict):
    """What each game tells of a position."""

    you: int | None
    """The seat that looks; null: a spectator."""
    seats: int
    over: bool
    scores: list[int | None]
    """By seat, as of now; null: hidden."""
    ranks: list[int] | None
    """Place of each seat as of now, from 1; null: hidden."""
    clock: dict[str, int | str]
    """How far the game is, in its own units: each has a message clock-NAME that says it with
    the value as $NAME."""


class View(Setting, Seen):
    """What any table can show without knowing the game.

    Beside this a game tells `players`, a list whose members have at least what a `Player` has.
    """


class Player(TypedDict):
    """What every game tells of a player."""

    seat: int | None
    """null: somebody of the game without a seat."""
    score: int | None
    """As of now; null: hidden, or never counted."""
