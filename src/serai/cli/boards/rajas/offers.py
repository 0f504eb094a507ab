"""What the board has on offer: the twelve tiles and the spaces for workers."""

from __future__ import annotations

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.rajas.symbols import (
    CAN_PAY,
    GOODS,
    colour_of,
    contents_of,
    price_of,
    shape_of,
)
from serai.cli.drawing import (
    FAINT,
    HUE_STYLES,
    STRONG,
    Block,
    cut,
    fitted,
    join,
    packed,
    piece,
    seat_symbol,
)
from serai.games.rajas import components
from serai.games.rajas.quarry import missing_pips
from serai.games.rajas.state import Rajas

FREE = "·"
WITH_IDS = 40  # columns from which on the tiles are shown with their names


def tiles(scene: Scene, width: int) -> Block:
    """The tiles on top of the stacks, one colour a line; • marks what my dice can pay."""
    animals = components.STACK_NAMES
    shown = {
        (colour, animal): offered(scene, f"{colour} {animal}", width >= WITH_IDS)
        for colour in components.COLOUR_NAMES
        for animal in animals
    }
    wide = {
        animal: max(shown[colour, animal].cell_len for colour in components.COLOUR_NAMES)
        for animal in animals
    }
    between = " " if sum(wide.values()) + 3 <= width else ""
    lines = []
    for colour in components.COLOUR_NAMES:
        row = join([fitted(shown[colour, animal], wide[animal]) for animal in animals], between)
        lines.append(cut(join([hue(colour), row], ""), width))
    return lines


def offered(scene: Scene, stack: str, with_id: bool) -> Text:
    """The tile on top of a stack: price, road, contents."""
    tile = scene.view["stacks"][stack]["top"]
    if tile is None:
        return Text(" –")
    can = can_pay(scene, tile)
    line = piece(CAN_PAY if can else " ", STRONG)
    if with_id:
        line.append(f"{tile} ", FAINT)
    line.append(f"{price_of(tile)}{shape_of(tile)}", HUE_STYLES[colour_of(tile)])
    return line.append(contents_of(tile), STRONG if can else "")


def can_pay(scene: Scene, tile: str) -> bool:
    """Whether my dice of its colour are enough, if need be turned by karma."""
    state = scene.match.state
    assert isinstance(state, Rajas)
    return missing_pips(state.players[scene.seat], components.TILE_IDS.index(tile)) <= 0


def spaces(scene: Scene, width: int) -> Block:
    """Every space for a worker: its cost or sign if it is free, else who stands there."""
    return packed(space_parts(scene), width, " ")


def space_parts(scene: Scene) -> list[Text]:
    """Label and spaces of each part of the board."""
    view = scene.view
    board = view["board"]
    seats = view["seats"]
    goods = zip(components.GOOD_NAMES, GOODS, strict=True)
    colours = components.COLOUR_NAMES
    chambers = enumerate(components.CHAMBER_NAMES, 1)
    fronts, mixed = components.BOARD.front[seats], components.BOARD.mixed[seats]
    return [
        labelled(scene, "rajas-quarry", ordered(board["quarry"], view["costs"]["quarry"])),
        labelled(scene, "rajas-harbour", ordered(board["harbour"], view["costs"]["harbour"])),
        labelled(scene, "rajas-mixed", filled(board["mixed"], mixed)),
        labelled(
            scene, "rajas-market", [space(board["market"], g, Text(x)) for g, x in goods], " "
        ),
        labelled(scene, "rajas-terrace", [space(board["terrace"], c, hue(c)) for c in colours]),
        labelled(scene, "rajas-front", filled(board["front"], fronts)),
        labelled(
            scene, "rajas-chamber", [space(board["chambers"], c, Text(f"{n}")) for n, c in chambers]
        ),
        labelled(
            scene, "rajas-balcony", [space(board["balcony"], c, balcony(c)) for c in colours], " "
        ),
    ]


def labelled(scene: Scene, name: str, found: list[Text], between: str = "") -> Text:
    """A part of the board with its spaces."""
    return join([piece(scene.word(name), FAINT), join(found, between)])


def ordered(taken: list[int], costs: list[int]) -> list[Text]:
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
    return piece(colour[0], HUE_STYLES[colour])


def balcony(colour: str) -> Text:
    """A die given, two dice of another colour taken."""
    gives = components.BOARD.balcony_gives[components.COLOUR_NAMES.index(colour)]
    return join([hue(colour), hue(components.COLOUR_NAMES[gives])], "→")


def supply(scene: Scene) -> Text:
    """How many dice of each colour are left."""
    counts = scene.view["supply"].items()
    found = [piece(f"{colour[0]}{n}", HUE_STYLES[colour]) for colour, n in counts]
    return join([piece(scene.word("rajas-supply"), FAINT), join(found)])


def offers(scene: Scene, width: int, height: int) -> Block:
    """Tiles and spaces below each other, with the supply if there is room for it."""
    found = tiles(scene, width)
    every = packed([*space_parts(scene), supply(scene)], width, " ")
    return [*found, *(every if len(found) + len(every) <= height else spaces(scene, width))]
