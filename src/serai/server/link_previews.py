"""What a link to one of our pages looks like where it is shown with a picture.

The picture is a drawn card of the game, made once and for all (`docs/make_previews.py`); title and
text say what the game is. Of a table nothing is in it but which game is played there: no position,
no name. Where there is no table, the card of the house says as much.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from html import escape
from pathlib import Path

from serai.games import load
from serai.language import say
from serai.server.message_files import said

PICTURES = Path(__file__).parent / "previews"
HOUSE = "serai"  # the picture of pages that belong to no game
WIDTH, HEIGHT = 1200, 630
PLACE = re.compile(r"[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:[0-9]{1,5})?")
HEAD = "</head>"


def with_preview(page: str, game: str | None, language: str, origin: str) -> str:
    """The page with what is told about it, for a game or for the house; `origin` may be empty."""
    if HEAD not in page:
        return page
    return page.replace(HEAD, tags(game, language, origin) + HEAD, 1)


def tags(game: str | None, language: str, origin: str) -> str:
    """All that readers of links look for."""
    name = "Serai" if game is None else f"{say(language, game, 'title', {})} · Serai"
    text = said(language, "web-home-about") if game is None else say(language, game, "about", {})
    told = {
        "og:type": "website",
        "og:site_name": "Serai",
        "og:title": name,
        "og:description": text,
        "og:locale": language,
    }
    named = {"description": text, "twitter:card": "summary_large_image"}
    picture = picture_of(game)
    if origin and (PICTURES / picture).is_file():
        told["og:image"] = f"{origin}/previews/{picture}"
        told["og:image:width"], told["og:image:height"] = str(WIDTH), str(HEIGHT)
        told["og:image:alt"] = name
    return "".join(
        [
            *(f'<meta property="{key}" content="{escape(value)}">' for key, value in told.items()),
            *(f'<meta name="{key}" content="{escape(value)}">' for key, value in named.items()),
        ]
    )


def picture_of(game: str | None) -> str:
    """The file of a game, or of the house."""
    known = game is not None and (PICTURES / f"{game}.jpg").is_file()
    return f"{game if known else HOUSE}.jpg"


def is_told(game: str | None) -> bool:
    """Whether there is something to say about a game: it may be broken, or gone."""
    return game in load.all_games()


def origin_of(host: str, *, safe: bool, ours: Collection[str] = ()) -> str:
    """The address under which somebody asks; nothing if it is none, or none of ours, if we know.

    Anybody can send any name of a host: what is told to others must not repeat it.
    """
    origin = f"{'https' if safe else 'http'}://{host}"
    if ours:
        return origin if origin in ours else ""
    return origin if PLACE.fullmatch(host) else ""
