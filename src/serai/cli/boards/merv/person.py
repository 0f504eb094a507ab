"""One colour in full: what it has, where it is, and where its points come from."""

from __future__ import annotations

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.merv import caravan
from serai.cli.boards.merv.symbols import master_name, named, resource, wordy
from serai.cli.drawing import FAINT, STRONG, Block, join, packed, piece, title, wrapped
from serai.games.merv import components


def in_words(scene: Scene, number: int) -> Block:
    """Numbers, cubes, things, and the points by source."""
    player = scene.view["players"][number]
    lines = [title(master_name(scene, number), scene.width)]
    if number == scene.view["vizier"]:
        told = scene.word("merv-vizier", camels=player["camels"], buildings=player["buildings"])
        return [*lines, *wrapped(told, scene.width)]
    told = scene.word(
        "merv-player",
        points=player["total"],
        now=player["now"]["total"],
        favour=player["favour"],
        influence=player["influence"],
        spices=player["spices_allowed"],
        camels=player["camels"],
        scrolls=player["scrolls"],
        laid=player["scrolls_on_contracts"],
        servants=player["servants"],
        buildings=player["buildings"],
        discs=player["discs"],
    )
    cubes = [
        resource(name).append(str(player["cubes"].get(name, 0))) for name in components.COLOUR_NAMES
    ]
    lines += [*wrapped(told, scene.width), join(cubes)]
    for key, names in things(scene, number).items():
        if names:
            lines += packed([piece(scene.word(key), FAINT), *map(Text, names)], scene.width)
    return [*lines, *packed(sources(scene, number), scene.width)]


def things(scene: Scene, number: int) -> dict[str, list[str]]:
    """Goods, cards, posts, courtiers, achievements, contracts, tiles, each under its heading."""
    player = scene.view["players"][number]
    goods = {
        name: player["goods"].get(name, 0) + player["goods_on_contracts"].get(name, 0)
        for name in components.GOOD_NAMES
    }
    spices = caravan.owned(scene, number)
    found = {
        "merv-goods": [f"{named(scene, 'good', name)} ×{n}" for name, n in goods.items() if n],
        "merv-spices": [f"{named(scene, 'spice', name)} ×{n}" for name, n in spices.items() if n],
        "merv-posts": [named(scene, "place", place) for place in player["posts"]],
        "merv-courtiers": [
            f"{wordy(scene, 'hall', hall)} ×{n}" for hall, n in player["courtiers"].items()
        ],
        "merv-achievements": [named(scene, "achievement", one) for one in player["achievements"]],
        "merv-fulfilled": list(player["contracts"]),
        "merv-tiles": [named(scene, "action", tile) for tile in player["scoring_tiles"]],
    }
    if player["path"] is not None:
        told = scene.word("merv-on-path", path=player["path"], step=player["steps"])
        found["merv-mosque"] = [told]
    return found


def sources(scene: Scene, number: int) -> list[Text]:
    """Points by where they came from."""
    found = scene.view["players"][number]["ledger"].items()
    parts = [
        Text(f"{named(scene, 'source', name)} ").append(str(points), STRONG)
        for name, points in found
        if points
    ]
    return [piece(scene.word("merv-points"), FAINT), *parts] if parts else []
