"""The river: the boat, and the notables with what they order and who has delivered it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.agra.symbols import (
    BOAT,
    CAN,
    CODES,
    GUILDS,
    LEVELS,
    USED,
    named,
)
from serai.cli.drawing import (
    FAINT,
    SEAT_STYLES,
    SEAT_SYMBOLS,
    STRONG,
    Block,
    Line,
    folded,
    join,
    packed,
    piece,
    wrapped,
)
from serai.games.agra import components

SHORT = 10  # letters of a name; enough to tell all of them apart
ROOMY = 110  # columns from which on names are whole


def boat(scene: Scene) -> Text:
    """Where the boat lies, and the contracts that move it on."""
    view = scene.view
    pier = view["pier"]
    text = f"{BOAT}{pier}/{components.PIERS}"
    level = components.RIVER.level[pier - 1]
    if level:
        done = view["completed"][str(level)]
        text += f" {LEVELS[level - 1]} {done}/{components.RIVER.need[pier - 1]}"
    return Text(text)


def along(scene: Scene) -> Iterator[tuple[int, str, dict[str, Any]]]:
    """Level, name and deliveries of everybody who waits, from the lowest level up."""
    view = scene.view
    for level in range(1, components.LEVELS + 1):
        for name, delivered in view["river"].items():
            if view["notables"][name]["level"] == level:
                yield level, name, delivered


def river(scene: Scene) -> Block:
    """All notables in short."""
    parts: list[Text] = []
    before = 0
    for level, name, delivered in along(scene):
        line = notable(scene, level, name, delivered)
        if level != before:
            line = join([heading(scene, level), line])
            before = level
        parts.append(line)
    return packed(parts, scene.width) or [Text(BOAT)]


def heading(scene: Scene, level: int) -> Text:
    """The level before its notables, crossed out if it cannot be reached yet."""
    sign = LEVELS[level - 1] + ("" if level <= scene.view["reach"] else USED)
    return piece(f"{sign}:", STRONG if level <= scene.view["reach"] else FAINT)


def notable(scene: Scene, level: int, name: str, delivered: dict[str, Any]) -> Line:
    """Name, guild and goods, each with the markers on it."""
    about = scene.view["notables"][name]
    style = "" if level <= scene.view["reach"] else FAINT
    short = name if scene.width >= ROOMY else name[:SHORT]
    line = piece(f"{short} {GUILDS[about['guild']]}", style)
    mine = scene.view["players"][scene.seat]["goods"]
    for good in about["goods"]:
        can = good in mine and good not in delivered and level <= scene.view["reach"]
        line.append(CAN if can else " ", STRONG).append(CODES[good], STRONG if can else style)
        if good in delivered:
            line.append(markers(delivered[good]))
    return line


def markers(marker: dict[str, int]) -> Text:
    """Who delivered, once or doubled."""
    seat = marker["seat"]
    return piece(SEAT_SYMBOLS[seat] * marker["markers"], SEAT_STYLES[seat])


def in_words(scene: Scene) -> Block:
    """The boat, and every notable on a line of its own."""
    view = scene.view
    lines = wrapped(
        scene.word(
            "agra-boat",
            pier=view["pier"],
            level=LEVELS[view["reach"] - 1],
            limit=view["order_limit"],
        ),
        scene.width,
    )
    before = 0
    for level, name, delivered in along(scene):
        if level != before:
            lines.append(heading(scene, level))
            before = level
        lines += folded(described(scene, name, delivered), scene.width, "      ")
    return lines


def described(scene: Scene, name: str, delivered: dict[str, Any]) -> Line:
    """A notable in words, with the section of the rules that tells what a contract gives."""
    about = scene.view["notables"][name]
    number = components.NOTABLE_IDS.index(name) + 1
    line = piece(f"  {name}", STRONG)
    if named(scene, "notable", name).casefold() != name.replace("-", " "):
        line.append(f" – {named(scene, 'notable', name)}")
    line.append(f" ({named(scene, 'guild', about['guild'])}): ")
    goods = []
    for good in about["goods"]:
        word = Text(named(scene, "good", good))
        goods.append(join([word, markers(delivered[good])]) if good in delivered else word)
    return line.append(join(goods, ", ")).append(f"  rules D{number}", FAINT)
