"""What the board has on offer: the twelve tiles and the spaces for workers."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.rajas.province import levels
from serai.cli.boards.rajas.symbols import CAN_PAY, GOODS, tile_in_short
from serai.cli.drawing import (
    FAINT,
    HUE_STYLES,
    STRONG,
    Block,
    cut,
    fitted,
    join,
    packed,
    seat_symbol,
)
from serai.games.rajas import components

FREE = "·"


def tiles(scene: Scene, width: int) -> Block:
    """The tiles on top of the stacks, one colour a line; • marks what my dice can pay."""
    stacks = scene.view["stacks"]
    animals = components.STACK_NAMES
    shown = {name: stack["top"] for name, stack in stacks.items()}
    named = width >= 40
    texts = {
        name: "–" if tile is None else (f"{tile} " if named else "") + tile_in_short(tile)
        for name, tile in shown.items()
    }
    wide = [
        max(len(texts[f"{colour} {animal}"]) for colour in components.COLOUR_NAMES)
        for animal in animals
    ]
    lines = []
    for colour in components.COLOUR_NAMES:
        line = Text(colour[0], HUE_STYLES[colour])
        for animal, columns in zip(animals, wide, strict=True):
            tile = shown[f"{colour} {animal}"]
            can = tile is not None and can_pay(scene.view["players"][scene.seat], tile)
            line.append(CAN_PAY if can else " ", STRONG)
            line.append(fitted(Text(texts[f"{colour} {animal}"], STRONG if can else ""), columns))
        lines.append(cut(line, width))
    return lines


def can_pay(player: dict[str, Any], tile: str) -> bool:
    """Whether the dice of its colour are enough as they lie."""
    number = components.TILE_IDS.index(tile)
    colour = components.COLOUR_NAMES[components.TILES.colour[number]]
    pips: int = sum(player["dice"][colour])
    return pips >= components.TILES.cost[number]


def spaces(scene: Scene, width: int) -> Block:
    """Every space for a worker: its cost or sign if it is free, else who stands there."""
    return packed(space_parts(scene), width, " ")


def space_parts(scene: Scene) -> list[Text]:
    """Label and spaces of each part of the board."""
    view = scene.view
    board = view["board"]
    seats = view["seats"]
    market = zip(components.GOOD_NAMES, GOODS, strict=True)
    numbers = enumerate(components.CHAMBER_NAMES, 1)
    return [
        labelled(scene, "rajas-quarry", row(board["quarry"], view["costs"]["quarry"]), ""),
        labelled(scene, "rajas-harbour", row(board["harbour"], view["costs"]["harbour"]), ""),
        labelled(scene, "rajas-mixed", filled(board["mixed"], components.BOARD.mixed[seats]), ""),
        labelled(
            scene, "rajas-market", [space(board["market"], good, Text(x)) for good, x in market]
        ),
        labelled(scene, "rajas-front", filled(board["front"], components.BOARD.front[seats]), ""),
        labelled(
            scene,
            "rajas-terrace",
            [space(board["terrace"], name, hue(name)) for name in components.COLOUR_NAMES],
        ),
        labelled(
            scene,
            "rajas-balcony",
            [space(board["balcony"], name, balcony(name)) for name in components.COLOUR_NAMES],
        ),
        labelled(
            scene,
            "rajas-chamber",
            [space(board["chambers"], name, Text(str(n))) for n, name in numbers],
        ),
    ]


def labelled(scene: Scene, name: str, found: list[Text], between: str = " ") -> Text:
    """A part of the board with its spaces."""
    return join([Text(scene.word(name), FAINT), join(found, between)])


def row(taken: list[int], costs: list[int]) -> list[Text]:
    """Spaces that are filled in order: workers, then what the free ones cost."""
    return [*(seat_symbol(seat) for seat in taken), *(Text(str(cost)) for cost in costs)]


def filled(taken: list[int], total: int) -> list[Text]:
    """Spaces without a cost."""
    return [*(seat_symbol(seat) for seat in taken), *[Text(FREE)] * (total - len(taken))]


def space(taken: dict[str, int], name: str, free: Text) -> Text:
    """One space with a name of its own."""
    return seat_symbol(taken[name]) if name in taken else free


def hue(colour: str) -> Text:
    """The letter of a colour."""
    return Text(colour[0], HUE_STYLES[colour])


def balcony(colour: str) -> Text:
    """A die given, two dice of another colour taken."""
    gives = components.BOARD.balcony_gives[components.COLOUR_NAMES.index(colour)]
    return join([hue(colour), hue(components.COLOUR_NAMES[gives])], "→")


def extras(scene: Scene) -> list[Text]:
    """Own buildings and the supply of dice."""
    view = scene.view
    supply = join([Text(f"{c[0]}{n}", HUE_STYLES[c]) for c, n in view["supply"].items()])
    return [
        join([Text(scene.word("rajas-levels"), FAINT), levels(view["players"][scene.seat])]),
        join([Text(scene.word("rajas-supply"), FAINT), supply]),
    ]


def offers(scene: Scene, width: int, height: int) -> Block:
    """Tiles and spaces below each other, with what else there is room for."""
    every = packed([*space_parts(scene), *extras(scene)], width, " ")
    found = [*tiles(scene, width), *every]
    if len(found) <= height:
        return found
    return [*tiles(scene, width), *packed([*space_parts(scene), extras(scene)[0]], width, " ")]
