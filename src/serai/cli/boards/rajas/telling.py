"""What is told in few words: gains of a move, turns of the others, tiles, the result."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.rajas.river import reward_in_words
from serai.cli.boards.rajas.symbols import (
    BOAT,
    FAME,
    MONEY,
    colour_of,
    tile_in_short,
)
from serai.cli.boards.tidings import signed
from serai.cli.drawing import (
    HUE_STYLES,
    SEAT_STYLES,
    Block,
    columns,
    cut,
    fitted,
    join,
    piece,
    wrapped,
)
from serai.games.rajas import components, notes
from serai.games.rajas.view import reward as reward_of
from serai.table.look_ahead import Ahead
from serai.table.outcome import verdict

TOTALS = {
    notes.FAME_GAINED: (FAME, 1),
    notes.MONEY_GAINED: (MONEY, 1),
    notes.MONEY_PAID: (MONEY, -1),
}
CROSSING = components.NUMBERS["alignment_sum"]


def gain(scene: Scene, move: int, ahead: Ahead) -> Text:
    """What a move brings: ★+4 ₹−1, and what stands on the tile or space it names."""
    match = scene.match
    args = {name: kind.write(value) for name, kind, value in match.game.notation.arguments(move)}
    parts = []
    if "tile" in args:
        tile = args["tile"]
        parts.append(piece(tile_in_short(tile), HUE_STYLES[colour_of(tile)]))
    if "jewel" in args:
        number = components.YIELD_TILE_IDS.index(args["jewel"])
        parts.append(Text(reward_in_words(scene, reward_of(components.YIELD_TILES.reward[number]))))
    elif "field" in args:
        mine = scene.view["players"][scene.seat]
        parts.append(Text(reward_in_words(scene, mine["fields"][args["field"]])))
    parts += changes(scene, ahead.changes)
    if match.notation(move) in scene.view["brings_nothing"]:
        parts.append(Text(scene.told("panel-brings-nothing")))
    return join(parts)


def changes(scene: Scene, found: dict[str, tuple[Any, Any]]) -> list[Text]:
    """Fame, money, karma and boat of the seat that chooses."""
    parts = []
    for name, sign in (("fame", FAME), ("money", MONEY), ("karma", "k"), ("workers", "w")):
        before, after = found.get(f"players[{scene.seat}].{name}", (0, 0))
        if before != after:
            parts.append(Text(f"{sign}{signed(after - before)}"))
    before, after = found.get(f"players[{scene.seat}].boat", (0, 0))
    if before != after:
        reward = scene.view["river_rewards"][after - 1]
        parts.append(Text(f"{BOAT}{after}: {reward_in_words(scene, reward)}"))
    return parts


def tiles(scene: Scene) -> Block:
    """The tiles on offer, one a line, in words."""
    items = []
    for name, stack in scene.view["stacks"].items():
        colour, animal = name.split(" ")
        below = len(stack["below"])
        if stack["top"] is None:
            items.append(Text(f"{name[0]} –"))
            continue
        number = components.TILE_IDS.index(stack["top"])
        road = scene.told(f"road-{components.ROAD_NAMES[components.TILES.shape[number]]}")
        words = scene.word(
            "rajas-tile",
            price=components.TILES.cost[number],
            road=road,
            contents=contents_in_words(scene, number),
            animal=scene.told(f"animal-{animal}"),
            below=below,
        )
        items.append(join([piece(stack["top"], HUE_STYLES[colour]), words]))
    return columns(items, scene.width, len(items) if scene.width < 110 else -(-len(items) // 2))


def contents_in_words(scene: Scene, number: int) -> str:
    """Buildings and markets of a tile."""
    data = components.TILES
    places = (2 * number, 2 * number + 1)
    buildings = [data.building[place] for place in places if data.building[place] >= 0]
    markets = [(data.good[place], data.value[place]) for place in places if data.good[place] >= 0]
    words = [scene.told(f"building-{components.BUILDING_NAMES[kind]}") for kind in buildings]
    words += [
        f"{scene.told(f'good-{components.GOOD_NAMES[good]}')} {value}" for good, value in markets
    ]
    return ", ".join(words)


def result(scene: Scene) -> Block:
    """Places, the sum behind each margin, and why the winner is the winner."""
    view = scene.view
    order = sorted(range(view["seats"]), key=lambda seat: view["ranks"][seat])
    lines = wrapped(scene.word("rajas-ranking", fields=CROSSING), scene.width)
    for seat in order:
        player = view["players"][seat]
        across = CROSSING - player["opposite"]
        total = (
            f"{FAME}{player['fame']:3} + {MONEY}{player['money']:3} → {across:2}"
            f" − {CROSSING}: {scene.score(player['margin'])}"
        )
        name = fitted(piece(scene.names[seat], SEAT_STYLES[seat]), 20)
        lines.append(cut(join([f"{view['ranks'][seat]}.", name, total], "  "), scene.width))
    lines.append(Text())
    lines += wrapped(why(scene), scene.width)
    return lines


def why(scene: Scene) -> str:
    """One sentence about the winner."""
    view, game = scene.view, scene.match.game
    return verdict(scene.lang, game, view["winners"], view["scores"], scene.names)
