"""The imperial board: the orders of the three guilds and the bowls of Akbar.

Guilds ≤3  A ●·3··× woo+cls ₹3      orders of a column: fulfilled by whom, the marked one as its row
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.agra.symbols import (
    CAN,
    CODES,
    GUILDS,
    MONEY,
    codes,
    named,
    owner,
)
from serai.cli.drawing import (
    FAINT,
    SEAT_STYLES,
    STRONG,
    Block,
    Line,
    columns,
    cut,
    fitted,
    join,
    packed,
    piece,
    title,
)
from serai.games.agra import components
from serai.games.agra.kinds import GUILD

ROWS = components.ROWS
FREE = "·"
LESS = components.NUMBERS["order_less"]
BOWLS = [components.GOOD_NAMES[good] for good in components.IMPERIAL.bowl]


def imperial(scene: Scene) -> Block:
    """Orders on one line, bowls on the next."""
    limit = f"≤{scene.view['order_limit']}"
    found = [orders(scene, guild, codes) for guild in GUILDS]
    for label in (f"{scene.word('agra-guilds')} {limit}", limit):
        line = join([piece(label, FAINT), *found], "  ")
        if line.cell_len <= scene.width:
            break
    return [cut(line, scene.width), *bowls(scene, CODES.__getitem__)]


def spacious(scene: Scene) -> Block:
    """The same with goods and guilds in words."""

    def word(good: str) -> str:
        return named(scene, "good", good)

    def words(goods: Iterable[str]) -> str:
        return " + ".join(word(good) for good in goods)

    found = [orders(scene, guild, words) for guild in GUILDS]
    return [*packed(found, scene.width, "    "), *bowls(scene, word, " ")]


def orders(scene: Scene, guild: str, words: Callable[[Iterable[str]], str]) -> Text:
    """The column of a guild, the goods of the marked order, and what it would pay me."""
    view = scene.view
    name = GUILDS[guild] if words is codes else f"{GUILDS[guild]} {named(scene, 'guild', guild)}"
    line = piece(name, STRONG).append(" ").append(column(scene, guild))
    goods = view["open_orders"][guild]
    if goods is None:
        return line
    mine = view["players"][scene.seat]
    is_open = len(view["orders"][guild]["fulfilled"]) < view["order_limit"]
    able = bool(mine["influence"][guild]) and all(good in mine["goods"] for good in goods)
    can = is_open and able
    line.append(CAN if can else " ", STRONG).append(words(goods), STRONG)
    return line.append(" ").append(reward(scene, guild))


def column(scene: Scene, guild: str) -> Text:
    """Six orders: who fulfilled them, and which one is marked."""
    found = scene.view["orders"][guild]
    line = Text()
    for row in range(1, ROWS + 1):
        if str(row) in found["fulfilled"]:
            line.append(owner(found["fulfilled"][str(row)]))
        elif row == found["marked"]:
            line.append(str(row), STRONG)
        else:
            line.append(FREE, FAINT)
    return line


def reward(scene: Scene, guild: str) -> str:
    """Rupees for me, and a step for who does not lead; nothing without influence."""
    mine = scene.view["players"][scene.seat]
    if not mine["influence"][guild]:
        return f"{MONEY}–"
    found = mine["order_rupees"][guild]
    return f"{MONEY}{found['rupees']}" if found["leads"] else f"{MONEY}{found['rupees'] - LESS}↑"


def bowls(scene: Scene, word: Callable[[str], str], between: str = "") -> Block:
    """What Akbar still takes, and who gave the rest."""
    view = scene.view
    mine = view["players"][scene.seat]["goods"]
    parts = [piece(scene.word("agra-akbar"), FAINT)]
    for good in BOWLS:
        if good in view["bowls"]:
            parts.append(piece(f" {word(good)}", FAINT).append(owner(view["bowls"][good])))
        elif good in mine:
            parts.append(piece(f"{CAN}{word(good)}", STRONG))
        else:
            parts.append(Text(f" {word(good)}"))
    return packed(parts, scene.width, between)


def tracks(scene: Scene) -> Block:
    """The three tracks, step by step, with everybody on them."""
    lines = []
    for guild in GUILDS:
        line = fitted(named(scene, "guild", guild), 14)
        for step, pays in enumerate(components.IMPERIAL.track_rupees):
            here = [
                seat
                for seat, player in enumerate(scene.view["players"])
                if player["influence"][guild] == step
            ]
            gift = components.IMPERIAL.step_favour[step]
            line.append(f" {step}", FAINT).append(f"{MONEY}{pays}" if pays else "")
            line.append("♥" * gift)
            for seat in here:
                line.append(owner(str(seat)))
        lines.append(cut(line, scene.width))
    return lines


def in_words(scene: Scene) -> Block:
    """Tracks, all orders in words, and the bowls."""
    lines = tracks(scene)
    items: list[Line] = []
    for number, guild in enumerate(GUILD.names):
        items += [order_in_words(scene, guild, number * ROWS + row) for row in range(ROWS)]
    lines.append(title(scene.word("agra-orders", limit=scene.view["order_limit"]), scene.width))
    lines += columns(items, scene.width, ROWS)
    lines.append(title(scene.word("agra-bowls"), scene.width))
    found = []
    for good in BOWLS:
        word = Text(named(scene, "good", good))
        if good in scene.view["bowls"]:
            word = join([word, owner(scene.view["bowls"][good])])
        found.append(word)
    return [*lines, *packed(found, scene.width)]


def order_in_words(scene: Scene, guild: str, order: int) -> Line:
    """Row, goods, and who fulfilled it; ▸ marks the open one."""
    row = order % ROWS + 1
    found = scene.view["orders"][guild]
    data = components.IMPERIAL
    goods = [
        named(scene, "good", components.GOOD_NAMES[good])
        for good in (data.order_first[order], data.order_second[order])
    ]
    sign = Text("▸" if row == found["marked"] else " ")
    if str(row) in found["fulfilled"]:
        sign = owner(found["fulfilled"][str(row)])
    style = STRONG if row == found["marked"] else ""
    return join([sign, piece(f"{GUILDS[guild]}{row} {' + '.join(goods)}", style)], "")


def gifts(scene: Scene, seat: int) -> int:
    """Own goods in the bowls."""
    return list(scene.view["bowls"].values()).count(str(seat))


def fulfilled(scene: Scene, seat: int) -> int:
    """Own orders in all columns."""
    columns_ = scene.view["orders"].values()
    return sum(list(found["fulfilled"].values()).count(str(seat)) for found in columns_)


def steps(scene: Scene, seat: int) -> list[Text]:
    """The steps of a player on the three tracks; + where nobody is further up."""
    player = scene.view["players"][seat]
    parts = []
    for guild in GUILDS:
        step = player["influence"][guild]
        leads = bool(step) and player["order_rupees"][guild]["leads"]
        line = piece(f"{step}{'+' if leads else ''}", STRONG if leads else "")
        line.stylize(SEAT_STYLES[seat])
        parts.append(line)
    return parts
