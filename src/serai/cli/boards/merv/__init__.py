"""Merv on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.merv import (
    caravan,
    city,
    gains,
    mosque,
    palace,
    person,
    raid,
    rival,
    seats,
    telling,
    trade,
)
from serai.cli.boards.merv.symbols import (
    LETTERS,
    code,
    named,
    owed,
    resource,
    rule,
    spice_code,
)
from serai.cli.drawing import FAINT, STRONG, Block, Line, beside, cut, fitted, join, piece, wrapped
from serai.games.merv import components
from serai.table.look_ahead import Ahead
from serai.table.playing import Entry

Panel = Callable[[Scene, int], Block]

# Parts of the table beside and below the city; the names are what is typed to see one in words.
PANELS: Mapping[str, Panel] = {
    "raid": raid.forecast,
    "rival": rival.rival,
    "score": seats.scoring,
    "contracts": trade.contracts,
    "caravan": caravan.row,
    "palace": palace.palace,
    "library": palace.library,
    "market": trade.marketplace,
    "mosque": mosque.mosque,
    "walls": raid.walls,
}
HEADINGS = {
    "raid": "merv-head-raid",
    "score": "merv-head-score",
    "contracts": "merv-head-contracts",
    "caravan": "merv-head-caravan",
    "palace": "merv-head-palace",
    "library": "merv-head-library",
    "market": "merv-head-market",
    "mosque": "merv-head-mosque",
    "walls": "merv-head-walls",
    "rival": "merv-head-rival",
}
# What a question is about. Not listed: the site that is activated tells (or nothing does).
ABOUT: Mapping[str, tuple[str, ...]] = {
    "cards": ("caravan",),
    "colour": ("caravan",),
    "courtier": ("palace",),
    "fund": ("palace", "score"),
    "study": ("library",),
    "achieve": ("library",),
    "post": ("market", "contracts"),
    "trade": ("market", "contracts"),
    "free-post": ("market", "contracts"),
    "rare-good": ("market", "contracts"),
    "climb": ("mosque",),
    "free-step": ("mosque",),
    "wall": ("walls", "raid"),
    "piece": ("walls", "raid"),
    "free-wall": ("walls", "raid"),
    "guard": ("raid",),
    "ransom": ("raid",),
}
ACTION_PANELS: Mapping[str, tuple[str, ...]] = {
    "caravansary": ("caravan",),
    "palace": ("palace",),
    "library": ("library",),
    "marketplace": ("market", "contracts"),
    "mosque": ("mosque",),
    "fortification": ("walls", "raid"),
}
NARROWEST, WIDEST = 33, 46  # columns of a panel
GAP = 1


class MervBoard:
    """Players and city always; the other parts as far as there is room, what matters now first."""

    topics = (
        *("board", "city", "raid", "score", "caravan", "palace", "library"),
        *("market", "mosque", "walls", "contracts", "rival", "players"),
    )
    background = frozenset({"SetUp", "Years", "Turn", "YearScoring", "Queue", "Raid"})
    whole = 100
    manual = "merv-answers"
    lists: Mapping[str, str] = MappingProxyType({})

    def picture(self, scene: Scene, height: int) -> Block:
        """15 lines of 80 columns with four masters; with more room, more parts."""
        players = seats.lines(scene)
        middle = city.city(scene)
        left = by_importance(scene)
        room = scene.width - city.width_of_city(scene) - GAP
        blocks = [column(scene, left, wide, len(middle)) for wide in shared(room)]
        table = [cut(line, scene.width) for line in beside([middle, *blocks], GAP)]
        must = 0 if blocks else 1  # where nothing fits beside the city
        free = height - 1 - len(players) - len(table)
        below = rows(scene, left, free, must)
        if left and len(below) < free:  # a line of its own, if there is one
            below.append(hint(left, scene.width))
            left = []
        return [heading(scene, left), *players, *table, *below]

    def detail(self, scene: Scene, topic: str, number: int | None) -> Block:
        """One part of the table in full."""
        every = range(len(scene.view["players"]))
        match topic:
            case "city":
                return [*city.city(scene), *city.in_words(scene)]
            case "raid":
                return raid.in_words(scene)
            case "score":
                head = scene.word(HEADINGS["score"])
                return [*wrapped(head, scene.width), *seats.scoring(scene, scene.width)]
            case "caravan":
                return caravan.in_words(scene)
            case "palace":
                return palace.palace_in_words(scene)
            case "library":
                return palace.library_in_words(scene)
            case "market":
                return trade.market_in_words(scene)
            case "mosque":
                return mosque.in_words(scene)
            case "walls":
                return raid.walls_in_words(scene)
            case "contracts":
                return trade.contracts_in_words(scene)
            case "rival":
                return rival.in_words(scene)
            case "players":
                if number is not None and number - 1 not in every:
                    return wrapped(scene.word("no-player", number=len(every)), scene.width)
                shown = every if number is None else [number - 1]
                return [line for one in shown for line in person.in_words(scene, one)]
            case _:
                return self.picture(scene, self.whole)

    def gain(self, scene: Scene, move: int, ahead: Ahead) -> Text:
        """What a move brings, very short."""
        return gains.gain(scene, move, ahead)

    def tidings(self, scene: Scene, entries: list[Entry]) -> Block:
        """What happened, a line for each turn."""
        return telling.turns(scene, entries)

    def legend(self, scene: Scene) -> Block:
        """What the symbols mean."""
        actions = [f"{code(scene, n)} {named(scene, 'action', n)}" for n in components.ACTION_NAMES]
        cubes = [f"{LETTERS[n]} {named(scene, 'resource', n)}" for n in components.COLOUR_NAMES]
        spices = [
            f"{spice_code(scene, n)} {named(scene, 'spice', n)}" for n in components.SPICE_NAMES
        ]
        texts = [
            scene.word("merv-legend-players"),
            scene.word("merv-legend-city"),
            scene.word("merv-legend-names", actions=", ".join(actions), cubes=", ".join(cubes)),
            scene.word("merv-legend-around"),
            scene.word("merv-legend-raid"),
            scene.word("merv-legend-score"),
            scene.word("merv-legend-caravan", spices=", ".join(spices)),
            scene.word("merv-legend-palace"),
            scene.word("merv-legend-trade"),
            scene.word("merv-legend-mosque"),
            *([scene.word("merv-legend-rival")] if scene.view["seats"] == 1 else []),
            scene.word("merv-legend-moves"),
        ]
        return [line for text in texts for line in wrapped(text, scene.width, "  ")]

    def result(self, scene: Scene) -> Block:
        """The final ranking."""
        return telling.result(scene)


def by_importance(scene: Scene) -> list[str]:
    """What the open question is about comes first, then the raid and what everybody would score."""
    first = ABOUT.get(scene.view["question"] or "", ())
    site = city.asked_site(scene)
    if not first and site:
        first = ACTION_PANELS[scene.view["city"][site]["action"]]
    gone = {
        "raid": scene.view["raid"]["year"] is None,
        "rival": scene.view["solo_card"] is None,
        "score": scene.view["over"],
    }
    return [name for name in dict.fromkeys([*first, *PANELS]) if not gone.get(name)]


def shared(room: int) -> list[int]:
    """The columns beside the city, and how wide each is."""
    count = (room + GAP) // (NARROWEST + GAP)
    return [min((room + GAP) // count - GAP, WIDEST)] * count if count else []


def panel(scene: Scene, name: str, width: int) -> Block:
    """A part under its heading."""
    return [rule(headline(scene, name), width), *PANELS[name](scene, width)]


def column(scene: Scene, left: list[str], width: int, height: int) -> Block:
    """Parts on top of each other that fit beside the city; they are taken from those left."""
    lines: Block = []
    for name in list(left):
        block = panel(scene, name, width)
        if len(lines) + len(block) <= height:
            lines += block
            left.remove(name)
    return [fitted(line, width) for line in lines]


def rows(scene: Scene, left: list[str], height: int, must: int) -> Block:
    """Parts beside each other below the city while there is room; at least so many."""
    lines: Block = []
    count = max((scene.width + GAP) // (NARROWEST + GAP), 1)
    wide = min((scene.width + GAP) // count - GAP, WIDEST)
    while left:
        row = [panel(scene, name, wide) for name in left[:count]]
        while row and len(lines) + max(map(len, row)) > height and (lines or len(row) > must):
            row.pop()
        if not row:
            break
        del left[: len(row)]
        lines += beside([[fitted(line, wide) for line in block] for block in row], GAP)
    return lines


def headline(scene: Scene, name: str) -> str:
    """The heading of a part."""
    view = scene.view
    mine = view["players"][scene.seat]
    key = HEADINGS[name]
    match name:
        case "raid":
            return scene.word(key, year=view["raid"]["year"])
        case "caravan":
            kinds = sum(1 for count in caravan.owned(scene, scene.seat).values() if count)
            return scene.word(key, kinds=kinds, allowed=mine["spices_allowed"])
        case "rival":
            return scene.word(key, card=view["solo_card"])
        case "palace":
            return palace.headline(scene)
        case _:
            return scene.word(key)


def heading(scene: Scene, hidden: list[str]) -> Line:
    """Year, phase, what is to be paid, who is in danger; which parts had no room."""
    view = scene.view
    going = view["progress"]
    begin = [
        piece(scene.word("merv-year", year=view["year"]), STRONG),
        piece(named(scene, "side", view["phase"]), FAINT),
    ]
    if "bill" in going:
        begin.append(join([scene.word("merv-to-pay"), owed(going["bill"])]))
    if "upgrade" in going:
        begin.append(join([scene.word("merv-upgrade"), resource(going["upgrade"])]))
    danger = raid.in_danger(scene)
    if danger:
        told = scene.word("merv-danger", year=view["raid"]["year"])
        begin.append(join([piece(told, FAINT), danger]))
    line = join(begin, "  ")
    if hidden:
        line = join([line, hint(hidden, scene.width - line.cell_len - 2)], "  ")
    return cut(line, scene.width)


def hint(hidden: list[str], room: int) -> Line:
    """What can be typed to see the parts that had no room, as many as there is room for."""
    text = f"[{' '.join(hidden)}]"
    for count in range(len(hidden) - 1, 0, -1):
        if len(text) > room:
            text = f"[{' '.join(hidden[:count])} …]"
    return piece(text, FAINT)


BOARD = MervBoard()
