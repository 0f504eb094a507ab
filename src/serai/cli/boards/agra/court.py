"""My court: the farm as a ring written out, meditation, favour actions, contracts.

san2 n▒·Y·▒ woo2 e▒·Y·▒ tur2 s▒·Y·▒ cot2 w▒·Y·▒      corners with their yield, sides clockwise
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.agra.symbols import (
    CAN,
    CODES,
    COVER,
    FARMER,
    FAVOUR,
    SQUARE,
    STONE,
    USED,
    codes,
    goods_in_words,
    named,
)
from serai.cli.drawing import (
    FAINT,
    STRONG,
    Block,
    columns,
    cut,
    folded,
    join,
    packed,
    piece,
    seat_symbol,
    title,
    wrapped,
)
from serai.games.agra import components

SIDES = "nesw"
PER_SIDE = components.NUMBERS["side"]
SPACES = components.NUMBERS["meditation_spaces"]


def court(scene: Scene, seat: int) -> Block:
    """The farm and meditation, then what favour can do, then contracts and what is used up."""
    player = scene.view["players"][seat]
    rest = [*contracts(player), *used(scene, player)]
    return [
        *packed([labelled_farm(scene, player), meditation(player)], scene.width),
        *packed(actions(scene, player), scene.width, " "),
        *packed(rest, scene.width),
    ]


def spacious(scene: Scene) -> Block:
    """My own court with goods in words."""
    player = scene.view["players"][scene.seat]
    names = {good: f"{named(scene, 'good', good)} " for good in components.GOOD_NAMES}
    space = player["stone"]
    still = scene.word("agra-stone", space=space, last=SPACES, points=player["points_next"])
    stone = piece(f"{STONE} ", STRONG).append(still)
    if space < SPACES:
        cost = " + ".join(names[good].strip() for good in next_cost(space))
        stone.append(f" {scene.word('agra-stone-next', goods=cost)}")
    favour = actions(scene, player)
    favour[0] = piece(f"{FAVOUR} {scene.word('agra-favour')}", FAINT)
    return [
        *packed([farm(player, names, "   ")], scene.width),
        *folded(stone, scene.width),
        *packed(favour, scene.width),
        *packed([*contracts(player), *used(scene, player)], scene.width, "   "),
    ]


def rivals(scene: Scene) -> Block:
    """What the others have: goods, then contracts, then favour tiles."""
    lines = []
    for seat, player in enumerate(scene.view["players"]):
        if seat == scene.seat:
            continue
        goods = piece(goods_in_words(scene, player["goods"]), "")
        parts = [seat_symbol(seat).append(" ").append(goods), *contracts(player)]
        if player["tiles"]:
            parts.append(piece(f"{scene.word('agra-tiles')} {' '.join(player['tiles'])}", ""))
        lines += folded(join(parts, "  "), scene.width, "  ")
    return [cut(line, scene.width) for line in lines]


def labelled_farm(scene: Scene, player: dict[str, Any]) -> Text:
    """The farm behind its name, unless that is too much for a line."""
    line = join([piece(scene.word("agra-farm"), FAINT), farm(player)])
    return line if line.cell_len + meditation(player).cell_len + 2 <= scene.width else farm(player)


def farm(player: dict[str, Any], names: Mapping[str, str] = CODES, gap: str = " ") -> Text:
    """Corners with yields; on the sides covers, free squares and the farmer."""
    line = Text()
    for number, side in enumerate(SIDES):
        good = components.GOOD_NAMES[components.COURT.corner[number]]
        line.append(gap if number else "").append(names[good])
        line.append(str(player["yields"][good]), STRONG).append(" ").append(side, FAINT)
        for square in range(1, PER_SIDE + 1):
            name = f"{side}{square}"
            if name in player["farmers"]:
                line.append(FARMER, STRONG)
            else:
                line.append(COVER if name in player["covers"] else SQUARE)
    return line


def meditation(player: dict[str, Any]) -> Text:
    """The stone, the points of the next worker, and the cost of the next space."""
    space = player["stone"]
    line = piece(f"{STONE}{space}/{SPACES}", STRONG).append(f" +{player['points_next']}")
    if space < SPACES:
        line.append(f" →{codes(next_cost(space))}")
    return line


def next_cost(space: int) -> list[str]:
    """Goods to be paid for leaving a space (counted from 1)."""
    goods = components.GOOD_NAMES
    costs = components.COURT.step_cost[space * len(goods) : (space + 1) * len(goods)]
    return [good for good, count in zip(goods, costs, strict=True) for _ in range(count)]


def actions(scene: Scene, player: dict[str, Any]) -> list[Text]:
    """Favour actions: to have and to spend; • can be paid, ✗ used in this turn."""
    parts = [piece(FAVOUR, FAINT)]
    for name in [*components.PRINTED_NAMES, *player["tiles"]]:
        cost = scene.view["actions"][name]
        is_used = name in player["used"]["actions"]
        can = not is_used and player["favour"] >= cost["have"]
        sign = USED if is_used else CAN if can else " "
        style = STRONG if can else FAINT if is_used else ""
        parts.append(piece(f"{sign}{name} {cost['have']}/{cost['spend']}", style))
    return parts


def contracts(player: dict[str, Any]) -> list[Text]:
    """Notables under contract; ✗ used in this turn (or for good)."""
    turned = player["used"]["notables"]
    parts = []
    for name in player["contracts"]:
        text = f"{USED}{name}" if name in turned else name
        if name == "french-trader" and player["french"]:
            text += f" {'/'.join(str(value) for value in player['french'])}"
        if name == "cook" and player["sheltered"]:
            text += f" {player['sheltered']}w"
        parts.append(piece(text, FAINT if name in turned else STRONG))
    return parts


def used(scene: Scene, player: dict[str, Any]) -> list[Text]:
    """Luxuries and oil or curry used in this turn."""
    found = [named(scene, "good", name) for name in player["used"]["luxuries"]]
    if player["used"]["oil_curry"]:
        found.append(f"{named(scene, 'good', 'oil')}/{named(scene, 'good', 'curry')}")
    return [piece(f"{USED}{name}", FAINT) for name in found]


def in_words(scene: Scene, seat: int) -> Block:
    """A court in full: numbers, goods, farm, favour actions with their sections."""
    player = scene.view["players"][seat]
    lines = [title(scene.names[seat], scene.width), *numbers(scene, seat)]
    lines += wrapped(goods_in_words(scene, player["goods"]), scene.width)
    lines += packed([farm(player), meditation(player)], scene.width)
    lines += columns(favours(scene, player), scene.width, 100)
    lines += packed([*contracts(player), *used(scene, player)], scene.width)
    bonuses = ", ".join(player["building_bonuses"])
    if bonuses:
        lines += wrapped(f"{scene.word('agra-bonuses')} {bonuses}", scene.width, "  ")
    return lines


def numbers(scene: Scene, seat: int) -> Block:
    """The plain numbers in words."""
    player = scene.view["players"][seat]
    text = scene.word(
        "agra-player",
        rupees="?" if player["rupees"] is None else player["rupees"],
        favour=player["favour"],
        markers=player["supply"],
        workers=player["workers"],
        lying=player["lying"],
        end=player["at_the_end"]["total"],
    )
    return wrapped(text, scene.width)


def favours(scene: Scene, player: dict[str, Any]) -> list[Text]:
    """Favour actions in words, one a line."""
    names = [*components.PRINTED_NAMES, *player["tiles"]]
    return [favour_in_words(scene, name, name in player["used"]["actions"]) for name in names]


def favour_in_words(scene: Scene, name: str, is_used: bool = False) -> Text:
    """What a favour action needs and costs, and where it is explained."""
    cost = scene.view["actions"][name]
    sign = USED if is_used else " "
    number = components.ACTION_NAMES.index(name)
    printed = len(components.PRINTED_NAMES)
    section = f"F{number + 6}" if number < printed else f"Q{number - printed + 1}"
    text = scene.word("agra-action", have=cost["have"], spend=cost["spend"])
    words = named(scene, "action", name)
    head = piece(f"{sign}{name}", STRONG)
    if words != name:
        head.append(f" – {words}")
    return join([head, text, piece(f"rules {section}", FAINT)], "  ")


def tiles(scene: Scene) -> Block:
    """The favour tiles on offer, in words."""
    found = [favour_in_words(scene, name) for name in scene.view["display"]]
    pile = scene.word("agra-pile", count=len(scene.view["pile"]))
    return [*columns(found, scene.width, 100), *wrapped(pile, scene.width)]
