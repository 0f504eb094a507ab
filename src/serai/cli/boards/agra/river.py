"""The river: the boat, and the notables with what they order and who has delivered it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
    wordy,
)
from serai.cli.drawing import (
    FAINT,
    SEAT_STYLES,
    SEAT_SYMBOLS,
    STRONG,
    Block,
    Line,
    fitted,
    folded,
    join,
    packed,
    piece,
    width_of,
    wrapped,
)
from serai.games.agra import components

SHORT = 10  # letters of a name; enough to tell all of them apart
BESIDE = "   "


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


def river(scene: Scene, highest: int = components.LEVELS) -> Block:
    """All notables in short, up to a level."""
    parts: list[Text] = []
    before = 0
    for level, name, _ in along(scene):
        if level > highest:
            break
        line = notable(scene, level, name, name[:SHORT], CODES)
        if level != before:
            line = join([heading(scene, level), line])
            before = level
        parts.append(line)
    return packed(parts, scene.width) or [Text(BOAT)]


def spacious(scene: Scene) -> Block:
    """All notables in words, each level on lines of its own, in columns where two fit."""
    goods = {good: named(scene, "good", good) for good in components.GOOD_NAMES}
    items = [
        (level, notable(scene, level, name, wordy(scene, name), goods))
        for level, name, _ in along(scene)
    ]
    wide = width_of([item for _, item in items])
    margin = len(f"{max(LEVELS, key=len)}{USED}: ")
    beside = max((scene.width - margin + len(BESIDE)) // (wide + len(BESIDE)), 1)
    lines: Block = []
    for level in sorted({level for level, _ in items}):
        found = [item for at, item in items if at == level]
        if beside > 1:
            found = [fitted(item, wide) for item in found]
        for nth, row in enumerate(packed(found, scene.width - margin, BESIDE)):
            line = join([fitted(Text() if nth else heading(scene, level), margin), row], "")
            line.rstrip()
            lines.append(line)
    return lines or [Text(BOAT)]


def headline(scene: Scene) -> str:
    """Where the boat lies, and when it sails on."""
    view = scene.view
    level = components.RIVER.level[view["pier"] - 1]
    if not level:
        return scene.word("agra-head-river-end", pier=view["pier"], piers=components.PIERS)
    return scene.word(
        "agra-head-river",
        pier=view["pier"],
        piers=components.PIERS,
        done=view["completed"][str(level)],
        need=components.RIVER.need[view["pier"] - 1],
        level=LEVELS[level - 1],
    )


def heading(scene: Scene, level: int) -> Text:
    """The level before its notables, crossed out if it cannot be reached yet."""
    sign = LEVELS[level - 1] + ("" if level <= scene.view["reach"] else USED)
    return piece(f"{sign}:", STRONG if level <= scene.view["reach"] else FAINT)


def notable(scene: Scene, level: int, name: str, shown: str, words: Mapping[str, str]) -> Line:
    """Name, guild and goods, each with the markers on it."""
    delivered = scene.view["river"][name]
    about = scene.view["notables"][name]
    style = "" if level <= scene.view["reach"] else FAINT
    line = piece(f"{shown} {GUILDS[about['guild']]}", style)
    mine = scene.view["players"][scene.seat]["goods"]
    for good in about["goods"]:
        can = good in mine and good not in delivered and level <= scene.view["reach"]
        line.append(CAN if can else " ", STRONG).append(words[good], STRONG if can else style)
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
    line = piece(f"  {wordy(scene, name)}", STRONG)
    line.append(f" ({named(scene, 'guild', about['guild'])}): ")
    goods = []
    for good in about["goods"]:
        word = Text(named(scene, "good", good))
        goods.append(join([word, markers(delivered[good])]) if good in delivered else word)
    return line.append(join(goods, ", ")).append(f"  rules D{number}", FAINT)
