"""Short signs for goods, guilds, workers and costs. `Legend` in the messages explains them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.drawing import FAINT, SEAT_STYLES, SEAT_SYMBOLS, piece
from serai.games.agra import components
from serai.language import has

MONEY = "₹"
FAVOUR = "♥"
STONE = "◉"
BOAT = "≈"
MARKERS = "m"
UNKNOWN = "?"
USED = "✗"
CAN = "•"
NEUTRAL = "×"
MERCHANT, BUILDER = "M", "B"
RAISED, LOWERED = "↑", "↓"  # by a price token, always by 1
COVER, SQUARE, FARMER = "▒", "·", "Y"

LYING_SYMBOLS = ("○", "□", "△", "◇")  # a worker standing is the full symbol of the player
LEVELS = ("I", "II", "III", "IV")
GUILDS = {name: name[0].upper() for name in components.GUILD_NAMES}

# Each code begins like the word to be typed; only cloth and clothes need more than that.
CODES = {name: name[:3] for name in components.GOOD_NAMES} | {"clothes": "cls"}


def named(scene: Scene, kind: str, name: str) -> str:
    """The word of the language for a thing; its own name where it has no other."""
    key = f"{kind}-{name}"
    return scene.told(key) if has(scene.lang, scene.match.game.name, key) else name


def worker(at: Mapping[str, Any] | None) -> Text:
    """Who stands or lies on a space."""
    if at is None:
        return Text(" ")
    seat = at["seat"]
    symbols = SEAT_SYMBOLS if at["posture"] == "standing" else LYING_SYMBOLS
    return piece(symbols[seat], SEAT_STYLES[seat])


def owner(marker: str) -> Text:
    """Whose marker lies there."""
    if marker == "neutral":
        return piece(NEUTRAL, FAINT)
    return piece(SEAT_SYMBOLS[int(marker)], SEAT_STYLES[int(marker)])


def rupees(number: int | None) -> str:
    """Money, or that it is not known."""
    return f"{MONEY}{UNKNOWN if number is None else number}"


def wordy(scene: Scene, name: str) -> str:
    """The word to be typed for a notable, and the word of the language where it is another."""
    words = named(scene, "notable", name)
    return name if words.casefold() == name.replace("-", " ") else f"{name} – {words}"


def codes(goods: Iterable[str]) -> str:
    """Goods in short: tur+cot."""
    return "+".join(CODES[good] for good in goods)


def goods_in_words(scene: Scene, goods: Mapping[str, int]) -> str:
    """Goods of a player: wood ×3, oil ×1."""
    return ", ".join(f"{named(scene, 'good', good)} ×{n}" for good, n in goods.items()) or "–"
