"""Agra on a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.agra import city, court, guilds, river, seats, telling
from serai.cli.boards.tidings import tidings
from serai.cli.drawing import (
    FAINT,
    STRONG,
    Block,
    Line,
    cut,
    join,
    piece,
    seat_symbol,
    wrapped,
)
from serai.table.look_ahead import Ahead
from serai.table.playing import Entry

# Below the city, in this order. A question is about one of them; the others come as room allows.
PARTS = ("river", "guilds", "court")
PHASES = {
    "meditation": "agra-phase-meditation",
    "action": "agra-phase-action",
    "order": "agra-phase-order",
}
HEADLINES = {
    "city": "agra-head-city",
    "court": "agra-head-court",
    "others": "agra-head-others",
}
# Forms of the parts with whole words, and the columns from which on they are used.
SPACIOUS = {"river": river.spacious, "guilds": guilds.spacious, "court": court.spacious}
WIDE = 100
RIVER_QUESTIONS = frozenset({"sailor", "guest", "deliver", "notable"})
GUILD_QUESTIONS = frozenset(
    {"serve", "extra-order", "gift", "influence", "end-turn", "order-marker"}
)


class AgraBoard:
    """Players, city and characters always; river, guilds and my court as far as there is room."""

    topics = ("board", "city", "river", "guilds", "court", "tiles", "players")
    background = frozenset({"SetUp", "Rounds", "Turn"})
    whole = 100
    manual = "agra-answers"
    lists: Mapping[str, str] = MappingProxyType({})

    def picture(self, scene: Scene, height: int) -> Block:
        """Within 14 lines of 80 columns at the least, for four players a few more.

        As room allows come the header of the players, the other parts, headings, whole words on
        wide paper, and what the others have.
        """
        shown: dict[str, Block] = {
            "players": seats.lines(scene),
            "city": [*city.city(scene), city.beside(scene)],
        }
        room = height - 1 - sum(map(len, shown.values()))

        def take(name: str, block: Block, always: bool = False) -> bool:
            """Show a part, or another form of it, if there is room."""
            nonlocal room
            more = len(block) - len(shown.get(name, ()))
            if more > room and not always:
                return False
            shown[name] = block
            room -= more
            return True

        parts = by_importance(scene.match.question)
        short = {
            "river": river.river(scene),
            "guilds": guilds.imperial(scene),
            "court": court.court(scene, scene.seat),
        }
        take(parts[0], short[parts[0]], always=True)
        take("players", seats.headed(scene))
        for name in parts[1:]:
            take(name, short[name])
        hidden = [name for name in PARTS if name not in shown]
        if "river" in hidden:
            take("river", river.river(scene, scene.view["reach"]))  # rather these than nobody
        has_headings = not hidden and room >= len(PARTS) + 1
        if has_headings:
            room -= len(PARTS) + 1
            if scene.width >= WIDE:
                for name in parts:
                    take(name, SPACIOUS[name](scene))
            room -= 1
            take("others", court.rivals(scene))
        lines = [heading(scene, hidden)]
        for name in ("players", "city", *PARTS, "others"):
            if name in shown:
                if has_headings and name != "players":
                    lines.append(rule(headline(scene, name), scene.width))
                lines += shown[name]
        return lines

    def detail(self, scene: Scene, topic: str, number: int | None) -> Block:
        """One part of the table in full."""
        match topic:
            case "city":
                return [*city.city(scene), city.beside(scene), *city.in_words(scene)]
            case "river":
                return river.in_words(scene)
            case "guilds":
                return guilds.in_words(scene)
            case "court":
                seat = scene.seat if number is None else number - 1
                if not 0 <= seat < scene.view["seats"]:
                    return wrapped(scene.word("no-player", number=scene.view["seats"]), scene.width)
                return court.in_words(scene, seat)
            case "tiles":
                return court.tiles(scene)
            case "players":
                every = range(scene.view["seats"])
                return [line for seat in every for line in court.in_words(scene, seat)]
            case _:
                return self.picture(scene, self.whole)

    def gain(self, scene: Scene, move: int, ahead: Ahead) -> Text:
        """What a move brings, very short."""
        return telling.gain(scene, move, ahead)

    def tidings(self, scene: Scene, entries: list[Entry]) -> Block:
        """What happened, a line for each turn."""
        return tidings(scene, entries, telling.TOTALS)

    def legend(self, scene: Scene) -> Block:
        """What the symbols mean."""
        texts = [
            scene.word("agra-legend-players"),
            scene.word("agra-legend-city"),
            scene.word("agra-legend-goods", goods=telling.goods_legend(scene)),
            scene.word("agra-legend-river"),
            scene.word("agra-legend-guilds"),
            scene.word("agra-legend-court"),
            scene.word("agra-legend-moves"),
        ]
        return [line for text in texts for line in wrapped(text, scene.width, "  ")]

    def result(self, scene: Scene) -> Block:
        """The final ranking."""
        return telling.result(scene)


def headline(scene: Scene, part: str) -> str:
    """The heading of a part."""
    match part:
        case "river":
            return river.headline(scene)
        case "guilds":
            return scene.word("agra-head-guilds", limit=scene.view["order_limit"])
        case _:
            return scene.word(HEADLINES[part])


def rule(text: str, width: int) -> Line:
    """A faint heading that keeps out of the way."""
    line = piece(f"── {text} ", FAINT)
    return cut(line.append("─" * max(width - line.cell_len, 0), FAINT), width)


def by_importance(question: str | None) -> tuple[str, str, str]:
    """What a question is about comes first."""
    if question in RIVER_QUESTIONS:
        return "river", "court", "guilds"
    if question in GUILD_QUESTIONS:
        return "guilds", "court", "river"
    return "court", "river", "guilds"


def heading(scene: Scene, hidden: list[str]) -> Line:
    """Round, phase, standing answers, points, boat, what is blocked; which parts had no room.

    What matters least is left out where it does not fit.
    """
    view = scene.view
    begin = [piece(scene.word("agra-round", round=view["round"]), FAINT)]
    if view["last_round"] is not None:
        last = "agra-last-round" if view["last_round"] == view["round"] else "agra-next-to-last"
        begin.append(piece(scene.word(last), STRONG))
    start = join([piece(scene.word("agra-start"), FAINT), seat_symbol(view["start"])])
    phase = [piece(scene.word(PHASES[view["phase"]]), FAINT)] if view["phase"] in PHASES else []
    end = [river.boat(scene)]
    if view["points"]:
        end = [piece(scene.word("agra-points", points=view["points"]), STRONG), *end]
    end.append(join([piece(scene.word("agra-blocked"), FAINT), view["blocked"]]))
    standing = [piece(text, STRONG) for text in unusual_answers(scene)]
    if hidden:
        end.append(piece(f"[{' '.join(hidden)}]", FAINT))
    for middle in ([start, *phase, *standing], [start, *standing], [start]):
        line = join([*begin, *middle, *end], "  ")
        if line.cell_len <= scene.width:
            return line
    return cut(join([*begin, *end], "  "), scene.width)


def unusual_answers(scene: Scene) -> list[str]:
    """Standing answers of who has to choose, as far as they are not the usual ones."""
    if scene.match.to_move != scene.seat:
        return []
    given = scene.match.standing(scene.seat)
    return [
        f"{given[habit.question]} {habit.question}"
        for habit in scene.match.game.habits
        if given[habit.question] != habit.default
    ]


BOARD = AgraBoard()
