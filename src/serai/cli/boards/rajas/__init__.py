"""Rajas of the Ganges on a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.rajas import offers, river, telling, tracks
from serai.cli.boards.rajas.province import levels, province
from serai.cli.boards.rajas.symbols import dice_of
from serai.cli.boards.tidings import tidings
from serai.cli.drawing import (
    FAINT,
    Block,
    Line,
    beside,
    cut,
    flow,
    join,
    packed,
    piece,
    seat_symbol,
    title,
    width_of,
    wrapped,
)
from serai.table.look_ahead import Ahead
from serai.table.playing import Entry

OFFERS_NARROW = 28
OFFERS_WIDE = offers.WITH_IDS


class RajasBoard:
    """Tracks, river, province, tiles and spaces; more provinces where there is room."""

    topics = ("board", "province", "tiles", "river", "players")
    background = frozenset({"SetUp", "Rounds", "Turn"})
    whole = 0  # the other provinces are a matter of taste
    manual = "help-answers"
    lists: Mapping[str, str] = MappingProxyType({"reroll": "done"})

    def picture(self, scene: Scene, height: int) -> Block:
        """The table in at least 14 lines of 80 columns; other provinces as room allows."""
        top = [heading(scene), *tracks.races(scene), river.ahead(scene)]
        mine = province(scene, scene.seat)
        room = scene.width - width_of(mine) - 1
        wide = OFFERS_WIDE if room - OFFERS_WIDE >= 0 else OFFERS_NARROW
        if room - wide < width_of(mine) + 1 <= room - OFFERS_NARROW:
            wide = OFFERS_NARROW  # rather another province than the names of the tiles
        blocks = [mine, offers.offers(scene, min(wide, max(room, 20)), len(mine))]
        others = [seat for seat in range(scene.view["seats"]) if seat != scene.seat]
        blocks = [beside(blocks)] if room >= OFFERS_NARROW else blocks
        blocks += [titled_province(scene, seat) for seat in others]
        return [*top, *flow(blocks, scene.width, max(height - len(top), len(mine)))]

    def detail(self, scene: Scene, topic: str, number: int | None) -> Block:
        """One part of the table in full."""
        match topic:
            case "province":
                seat = scene.seat if number is None else number - 1
                if not 0 <= seat < scene.view["seats"]:
                    return wrapped(scene.word("no-player", number=scene.view["seats"]), scene.width)
                return [*titled_province(scene, seat), *yields(scene, seat)]
            case "tiles":
                return telling.tiles(scene)
            case "river":
                return river.whole(scene, 100)
            case "players":
                return players(scene)
            case _:
                return self.picture(scene, 1000)

    def gain(self, scene: Scene, move: int, ahead: Ahead) -> Text:
        """What a move brings, very short."""
        return telling.gain(scene, move, ahead)

    def tidings(self, scene: Scene, entries: list[Entry]) -> Block:
        """What happened, a line for each turn."""
        return tidings(scene, entries, telling.TOTALS)

    def legend(self, scene: Scene) -> Block:
        """What the symbols mean."""
        keys = (
            "rajas-legend-tracks",
            "rajas-legend-dice",
            "rajas-legend-province",
            "rajas-legend-tiles",
            "rajas-legend-spaces",
            "rajas-legend-rewards",
            "rajas-legend-river",
        )
        return [line for key in keys for line in wrapped(scene.word(key), scene.width, "  ")]

    def result(self, scene: Scene) -> Block:
        """The final ranking."""
        return telling.result(scene)


def heading(scene: Scene) -> Line:
    """Round, pass and who starts."""
    view = scene.view
    numbered = scene.word("rajas-round", round=view["round"], lap=view["pass"])
    line = piece(numbered if view["round"] else scene.told("crumb-setup"), FAINT)
    line.append("  ").append(piece(scene.word("rajas-start"), FAINT)).append(" ")
    line.append(seat_symbol(view["start"]))
    if view["mogul"] is not None:
        line.append("  ").append(piece(scene.word("rajas-mogul"), FAINT)).append(" ")
        line.append(seat_symbol(view["mogul"]))
    if any(player["met"] for player in view["players"]):
        line.append("  ").append(piece(scene.word("rajas-last-pass"), "bold"))
    mine = levels(view["players"][scene.seat])
    line.append("  ").append(piece(scene.word("rajas-levels"), FAINT)).append(" ").append(mine)
    return cut(line, scene.width)


def titled_province(scene: Scene, seat: int) -> Block:
    """The province of a player under the name, with the levels of the buildings."""
    lines = province(scene, seat)
    head = join([scene.player(seat), levels(scene.view["players"][seat])], "  ")
    return [cut(head, width_of(lines)), *lines]


def yields(scene: Scene, seat: int) -> Block:
    """The fields at the border in words."""
    player = scene.view["players"][seat]
    parts = [
        piece(f"{field}: ", FAINT).append(
            "✓" if field in player["connected"] else river.reward_in_words(scene, reward)
        )
        for field, reward in player["fields"].items()
    ]
    return packed(parts, scene.width)


def players(scene: Scene) -> Block:
    """Everybody's things in words."""
    lines: Block = []
    for seat, player in enumerate(scene.view["players"]):
        lines.append(title(scene.names[seat], scene.width))
        standing = scene.score(player["margin"])
        told = scene.word("rajas-player", standing=standing, **numbers(player))
        lines += wrapped(told, scene.width)
        lines += packed(
            [
                join([piece(scene.word("rajas-dice"), FAINT), dice_of(player["dice"])]),
                join([piece(scene.word("rajas-levels"), FAINT), levels(player)]),
                *(market(scene, good, found) for good, found in player["markets"].items()),
            ],
            scene.width,
        )
    return lines


def numbers(player: dict[str, Any]) -> dict[str, int | str]:
    """The plain numbers of a player."""
    names = ("fame", "money", "karma", "workers", "ready", "boat", "hands")
    return {name: player[name] for name in names}


def market(scene: Scene, good: str, found: dict[str, int]) -> Text:
    """Markets of one good: how many, and what all of them bring."""
    name = piece(scene.told(f"good-{good}"), FAINT)
    return join([name, f"{found['count']} (₹{found['value']})"])


BOARD = RajasBoard()
