"""The places of a board in words: what one is called, and what it is for.

Games say it with the messages `place-KIND` and `about-KIND`, which are given the name of the place
as the argument that `Game.place_kinds` tells. An `about-KIND-NAME` wins over `about-KIND`. The
client does the same in `web/src/table/placeNames.ts`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from serai.core.game import Game
from serai.core.speech import Arguments
from serai.language import has, say


class Place(NamedTuple):
    """A place taken apart: "square:b1@2" is the square b1 of seat 2."""

    kind: str
    name: str  # "": the only one of its kind
    seat: int | None  # None: a place of the common board


class PlaceWords(NamedTuple):
    """What a person is told about a place."""

    name: str
    about: str  # "": nobody has written it


def split(place: str) -> Place:
    """Kind, name and owner of a place."""
    whole, _, seat = place.partition("@")
    kind, _, name = whole.partition(":")
    return Place(kind, name, int(seat) if seat.isdecimal() else None)


def place_words(
    game: Game,
    place: str,
    language: str,
    names: Sequence[str] | None = None,
    own: int | None = None,
) -> PlaceWords:
    """A place in words. Whose it is comes along, unless it belongs to the seat `own`.

    `names` are the players' names by seat. A place without a message is called as it is written.
    """
    kind, name, seat = split(place)
    argument = game.place_kinds.get(kind, "")
    given: Arguments = {argument: named(name)} if argument else {}
    text = place
    if has(language, game.name, f"place-{kind}"):
        text = capital(say(language, game.name, f"place-{kind}", given, names))
        if seat is not None and seat != own:
            text = say(language, game.name, "place-of", {"text": text, "seat": seat}, names)
    abouts = (f"about-{kind}-{name}", f"about-{kind}")
    about = next((key for key in abouts if has(language, game.name, key)), "")
    return PlaceWords(text, say(language, game.name, about, given, names) if about else "")


def named(name: str) -> int | str:
    """The name of a place as messages want it: numbers as such."""
    return int(name) if name.isascii() and name.isdecimal() else name


def capital(text: str) -> str:
    """A title begins with a capital letter in all our languages."""
    return text[:1].upper() + text[1:]
