"""A board for a game that nobody has drawn, made of the view alone.

What the table has in common, then what each player has, side by side. Names come from the messages
`table-FIELD` and `player-FIELD` as in the browser, those of values from `FIELD-VALUE`; without a
message a thing is called as the view calls it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.tidings import signed, tidings
from serai.cli.drawing import (
    FAINT,
    SEAT_STYLES,
    STRONG,
    Block,
    Line,
    beside,
    cut,
    fitted,
    flow,
    join,
    packed,
    piece,
    width_of,
    wrapped,
)
from serai.core import shape
from serai.table.look_ahead import Ahead
from serai.table.playing import Entry
from serai.table.scores import is_said

# What the screen says anyway, or what is no part of the table.
KNOWN = frozenset({*shape.View.__annotations__, "players", "question", "moves", "anytime"})
SAID = frozenset(shape.Player.__annotations__)  # of a player: in the heading
NARROWEST, WIDEST = 18, 44  # columns of a player
GAP = 2


class PlainBoard:
    """The clock, the common things, the players."""

    topics = ("board", "players")
    background: frozenset[str] = frozenset()
    whole = 1000
    manual = "plain-answers"
    lists: Mapping[str, str] = MappingProxyType({})

    def picture(self, scene: Scene, height: int) -> Block:
        """Everything if there is room; else of each player as much as there is."""
        top = [*clock(scene), *shortened(common(scene), max(height // 2, 3))]
        blocks = [player(scene, seat) for seat in in_order(scene)]
        below = side_by_side(blocks, scene.width, max(height - len(top), 3))
        return [cut(line, scene.width) for line in (*top, *below)]

    def detail(self, scene: Scene, topic: str, number: int | None) -> Block:
        """The whole board, or the players one below the other."""
        if topic != "players":
            return self.picture(scene, self.whole)
        count = len(scene.view["players"])
        if number is not None and not 1 <= number <= count:
            return wrapped(scene.word("no-player", number=count), scene.width)
        shown = range(count) if number is None else [number - 1]
        return [line for one in shown for line in player(scene, one, scene.width)]

    def gain(self, scene: Scene, move: int, ahead: Ahead) -> Text:
        """The numbers of the seat that change, by name."""
        del move
        parts = []
        for place, (before, after) in ahead.changes.items():
            field, old, new = place.removeprefix(f"players[{scene.seat}]."), before, after
            if isinstance(old, list) and isinstance(new, list) and field in mine(scene):
                old, new = old[scene.seat], new[scene.seat]  # a list by seat
            if field in mine(scene) and type(old) is int and type(new) is int and old != new:
                parts.append(f"{named(scene, 'player', field)} {signed(new - old)}")
        return Text(", ".join(parts))

    def tidings(self, scene: Scene, entries: list[Entry]) -> Block:
        """The moves of each turn."""
        return tidings(scene, entries, {})

    def legend(self, scene: Scene) -> Block:
        """Who has which symbol."""
        return packed([scene.player(seat) for seat in range(scene.view["seats"])], scene.width)

    def result(self, scene: Scene) -> Block:
        """Places and points, and who has won."""
        view = scene.view
        ranks = view["ranks"] or [0] * view["seats"]
        lines = []
        for seat in sorted(range(view["seats"]), key=lambda one: ranks[one]):
            name = fitted(piece(scene.names[seat], SEAT_STYLES[seat]), 20)
            score = view["scores"][seat]
            points = "–" if score is None else scene.score(score)
            lines.append(cut(join([f"{ranks[seat]}.", name, points], "  "), scene.width))
        names = ", ".join(scene.names[seat] for seat in view["winners"])
        key = "plain-won" if names else "plain-lost"
        return [*lines, Text(), *wrapped(scene.word(key, names=names), scene.width)]


def mine(scene: Scene) -> Mapping[str, Any]:
    """What is told of whoever looks."""
    found: Mapping[str, Any] = scene.view["players"][scene.seat]
    return found


def clock(scene: Scene) -> Block:
    """How far the game is."""
    said = []
    for name, value in scene.view["clock"].items():
        key = f"clock-{name.replace('_', '-')}"
        if scene.knows(key):
            said.append(scene.told(key, **{name: value}))
        else:
            said.append(f"{name.replace('_', ' ')} {value}")
    return [cut(piece(" · ".join(said), STRONG), scene.width)] if said else []


def common(scene: Scene) -> Block:
    """What lies on the table for everybody."""
    parts = []
    for field, value in scene.view.items():
        text = "" if field in KNOWN else told(scene, field, value)
        if text:
            parts.append(join([piece(named(scene, "table", field), FAINT), text]))
    return [line for part in parts for line in wrapped(part.plain, scene.width, "  ")]


def in_order(scene: Scene) -> list[int]:
    """Whoever looks comes first; those without a seat come last."""
    count, seats = len(scene.view["players"]), scene.view["seats"]
    return [*((scene.seat + i) % seats for i in range(seats)), *range(seats, count)]


def player(scene: Scene, number: int, width: int = WIDEST) -> Block:
    """What a player has, under name and points."""
    facts = scene.view["players"][number]
    seat = facts["seat"]
    head: Line = scene.player(seat) if seat is not None else Text(f"{number + 1}")
    if facts["score"] is not None:
        head = join([head, piece(points(scene, facts["score"]), STRONG)])
    rows = {
        named(scene, "player", field): told(scene, field, value)
        for field, value in facts.items()
        if field not in SAID
    }
    known = {name: text for name, text in rows.items() if text}
    wide = min(max(map(len, known), default=0), width // 2)
    lines = [cut(head, width)]
    for name, text in known.items():
        first, *rest = wrapped(text, max(width - wide - 1, 8))
        lines.append(join([fitted(piece(name, FAINT), wide), first]))
        lines += [join([" " * wide, one]) for one in rest]
    return [cut(line, width) for line in lines]


def points(scene: Scene, score: int) -> str:
    """The score of a player with what it is."""
    said = is_said(scene.lang, scene.match.game.name)
    return scene.score(score) if said else scene.word("plain-points", points=score)


def side_by_side(blocks: list[Block], width: int, height: int) -> Block:
    """All beside each other if that can be, cut where there is no room."""
    if sum(width_of(block) + GAP for block in blocks) - GAP <= width:
        return shortened(beside(blocks, GAP), height)
    each = (width + GAP) // max(len(blocks), 1) - GAP
    if each >= NARROWEST:
        narrow = [[fitted(line, each) for line in block] for block in blocks]
        return shortened(beside(narrow, GAP), height)
    return flow(blocks, width, height, GAP)


def shortened(block: Block, height: int) -> Block:
    """At most so many lines; three dots say that there are more."""
    return block if len(block) <= height else [*block[: max(height - 1, 1)], Text("…")]


# --- names and values -----------------------------------------------------------------------


def named(scene: Scene, prefix: str, field: str) -> str:
    """What a field of the view is called."""
    key = f"{prefix}-{field.replace('_', '-')}"
    return scene.told(key) if scene.knows(key) else field.replace("_", " ")


def told(scene: Scene, field: str, value: Any) -> str:
    """A value in words; empty if there is nothing."""
    if value is None or value is False:
        return ""
    if value is True:
        return "✓"
    if isinstance(value, dict):
        parts = [(word(scene, field, key), told(scene, field, one)) for key, one in value.items()]
        return ", ".join(f"{name} {text}" for name, text in parts if text)
    if isinstance(value, list):
        deep = any(isinstance(one, dict | list) for one in value)
        return ("; " if deep else ", ").join(filter(None, (told(scene, field, v) for v in value)))
    return word(scene, field, value) if isinstance(value, str) else str(value)


def word(scene: Scene, field: str, name: str) -> str:
    """A name of the rules, by its message if it has one."""
    key = f"{field.replace('_', '-')}-{name}"
    is_key = all(c.isascii() and (c.isalnum() or c == "-") for c in key)
    return scene.told(key) if is_key and scene.knows(key) else name.replace("_", " ")


BOARD = PlainBoard()
