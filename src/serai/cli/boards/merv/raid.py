"""The next raid as things stand, and the walls: what would be lost, what would save it.

●b2 N2+W4 g GW      my building on b2: these walls, a guard, or one of these cubes as ransom
■ a1 c3             buildings of others
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.merv.symbols import (
    GUARD,
    HERE,
    INFLUENCE,
    LETTERS,
    RESOURCE_STYLES,
    letters,
    master,
    master_name,
    named,
)
from serai.cli.drawing import (
    FAINT,
    STRONG,
    Block,
    Line,
    columns,
    folded,
    join,
    packed,
    piece,
    width_of,
    wrapped,
)
from serai.games.merv import components


def hits(scene: Scene) -> list[tuple[str, dict[str, Any]]]:
    """Buildings that would be hit: mine first, then by owner."""
    found = scene.view["raid"]["hits"].items()
    return sorted(found, key=lambda hit: (hit[1]["owner"] != scene.seat, hit[1]["owner"]))


def in_danger(scene: Scene) -> Text:
    """How many buildings of each colour: ●2 ■1."""
    players = enumerate(scene.view["players"])
    return join(
        [
            master(number).append(str(player["in_danger"]))
            for number, player in players
            if player["in_danger"]
        ]
    )


def forecast(scene: Scene, width: int) -> Block:
    """What of mine would be hit and what would save it; of the others, what would be hit."""
    if not hits(scene):
        return wrapped(scene.word("merv-no-danger"), width)
    mine = [rescue(scene, *hit) for hit in hits(scene) if hit[1]["owner"] == scene.seat]
    beside = max((width + 2) // (width_of(mine) + 2), 1)
    lines = columns(mine, width, -(-len(mine) // beside)) if mine else []
    others = [
        master(number).append(f" {' '.join(lost)}")
        for number in range(len(scene.view["players"]))
        for lost in [[name for name, hit in hits(scene) if hit["owner"] == number]]
        if lost and number != scene.seat
    ]
    return [*lines, *packed(others, width, "  ")]


def rescue(scene: Scene, name: str, hit: dict[str, Any]) -> Line:
    """A building in danger in short."""
    asked = scene.view["progress"].get("raided") == name
    line = (
        join([HERE if asked else "", master(hit["owner"])], "")
        .append(name, STRONG)
        .append(f" {'+'.join(hit['walls'])} ")
    )
    line.append(f"{GUARD} " if hit["guard"] else "")
    return line.append(letters(hit["ransom"]))


def walls(scene: Scene, width: int) -> Block:
    """The supply of walls and gates, and where a wall brings me most influence."""
    parts = [supply(scene, "wall"), supply(scene, "gate")]
    thanks = [
        Text(f"{name}+{brought[scene.seat]}")
        for name, brought in sorted(
            scene.view["wall_thanks"].items(), key=lambda item: -item[1][scene.seat]
        )
        if brought[scene.seat]
    ]
    lines = packed(parts, width)
    if thanks:
        lines += packed([piece(INFLUENCE, STRONG), *thanks], width, " ")[:2]
    return lines


def supply(scene: Scene, kind: str) -> Text:
    """Pieces left of each colour and what one costs."""
    left = scene.view[f"{kind}_supply"]
    price = components.NUMBERS[f"{kind}_price"]
    keys = {"wall": "merv-walls", "gate": "merv-gates"}
    parts = [
        piece(f"{LETTERS[name]}", RESOURCE_STYLES[name]).append(str(n)) for name, n in left.items()
    ]
    return join([piece(f"{scene.word(keys[kind])} ({price})", FAINT), *parts])


def in_words(scene: Scene) -> Block:
    """The forecast in sentences."""
    if not hits(scene):
        return wrapped(scene.word("merv-no-danger"), scene.width)
    lines = wrapped(scene.word("merv-head-raid", year=scene.view["raid"]["year"]), scene.width)
    for name, hit in hits(scene):
        site = named(scene, "site", scene.view["city"][name]["site"])
        head = piece(HERE if hit["owner"] == scene.seat else " ", STRONG)
        head.append(master(hit["owner"])).append(f" {name} ", STRONG)
        head.append(f"{master_name(scene, hit['owner'])}, {site}: ")
        saved = [" + ".join(hit["walls"])]
        if hit["guard"]:
            saved.append(scene.word("merv-saved-guard"))
        cubes = "/".join(named(scene, "resource", one) for one in hit["ransom"])
        saved.append(scene.word("merv-saved-ransom", cubes=cubes))
        lines += folded(head.append(f" {scene.word('merv-or')} ".join(saved)), scene.width, "    ")
    return lines


def walls_in_words(scene: Scene) -> Block:
    """Supply, and what a wall at each open position brings to everybody."""
    lines = [*packed([supply(scene, "wall"), supply(scene, "gate")], scene.width)]
    lines += wrapped(scene.word("merv-thanks"), scene.width)
    found = []
    for name, brought in scene.view["wall_thanks"].items():
        line = piece(f"{name} ", STRONG)
        for number, steps in enumerate(brought):
            if number != scene.view["vizier"]:
                line.append(" ").append(master(number)).append(f"+{steps}")
        found.append(line)
    beside = max((scene.width + 2) // (width_of(found) + 2), 1)
    return [*lines, *columns(found, scene.width, -(-len(found) // beside))]
