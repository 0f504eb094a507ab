"""The mosque: four paths with what each step costs and gives, and the markers on them.

1 R∩ B♥ G+R Tg RBLi BG5p GT+W TR★      cost and reward of each step
  ●           ■                        who stands there
"""

from __future__ import annotations

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.merv.symbols import (
    LETTERS,
    NONE,
    POINTS,
    REWARDS,
    UPGRADE,
    code,
    master_name,
    masters,
    named,
    price,
)
from serai.cli.drawing import (
    FAINT,
    STRONG,
    Block,
    Line,
    cut,
    fitted,
    folded,
    join,
    packed,
    piece,
    wrapped,
)
from serai.games.merv import components

STEPS = components.STEPS
WORDS = {
    "camel": "merv-step-camel",
    "favour": "merv-step-favour",
    "guard": "merv-step-guard",
    "production-upgrade": "merv-step-production",
    "white-upgrade": "merv-step-white",
    "scoring-tile": "merv-step-tile",
    "free-wall": "merv-step-wall",
    "points": "merv-step-points",
    "top": "merv-step-top",
}


def on_step(scene: Scene, path: int, step: int) -> list[int]:
    """The colours whose markers stand on a step (counted from 0)."""
    return [
        number
        for number, player in enumerate(scene.view["players"])
        if player["path"] == str(path + 1) and player["steps"] == step + 1
    ]


def reward_at(path: int, step: int) -> str:
    """The name of what a step gives."""
    return components.REWARD_NAMES[components.MOSQUE.reward[path * STEPS + step]]


def tile_left(scene: Scene, path: int) -> str | None:
    """The scoring tile that still lies on a path."""
    found: str | None = scene.view["path_tiles"].get(str(path + 1))
    return found


def upgrade_left(scene: Scene, path: int) -> bool:
    """Whether the production upgrade still lies on its path."""
    return str(path + 1) in scene.view["path_upgrades"]


def reward(scene: Scene, path: int, step: int) -> str:
    """What the next to arrive would get, in short."""
    view = scene.view
    match reward_at(path, step):
        case "camel":
            return REWARDS["camel"] if str(path + 1) in view["path_camels"] else NONE
        case "production-upgrade":
            if upgrade_left(scene, path):
                return f"{UPGRADE}{LETTERS[components.COLOUR_NAMES[path]]}"
            return f"{components.NUMBERS['late_upgrade_points']}{POINTS}"
        case "scoring-tile":
            tile = tile_left(scene, path)
            if tile is not None:
                return code(scene, tile)
            return f"{components.NUMBERS['late_tile_points']}{POINTS}"
        case "white-upgrade":
            return REWARDS["white-upgrade" if view["white_upgrades"] else "white-cube"]
        case "points":
            return f"{components.MOSQUE.points[path * STEPS + step]}{POINTS}"
        case other:
            return REWARDS[other]


def step_in_short(scene: Scene, path: int, step: int) -> Text:
    """Cost and reward, faint if I have passed it."""
    mine = scene.view["players"][scene.seat]
    is_mine = mine["path"] == str(path + 1)
    is_next = is_mine and mine["steps"] == step
    passed = is_mine and mine["steps"] > step
    style = FAINT if passed else STRONG if is_next else ""
    return price(components.MOSQUE.cost[path * STEPS + step]).append(
        reward(scene, path, step), style
    )


def mosque(scene: Scene, width: int) -> Block:
    """Each path on a line, and who stands on it below."""
    lines: Block = []
    for path in range(components.PATHS):
        steps = [step_in_short(scene, path, step) for step in range(STEPS)]
        standing = [masters(on_step(scene, path, step)) for step in range(STEPS)]
        line = join([piece(str(path + 1), STRONG), *steps])
        if line.cell_len > width:
            lines += crowded(path, steps, standing, width)
            continue
        lines.append(line)
        if any(standing):
            wide = [max(a.cell_len, b.cell_len) for a, b in zip(steps, standing, strict=True)]
            below = [fitted(a, b) for a, b in zip(standing, wide, strict=True)]
            line = join([" ", *below])
            line.rstrip()
            lines.append(cut(line, width))
    return lines


def crowded(path: int, steps: list[Text], standing: list[Text], width: int) -> Block:
    """A path that is too long for a line, markers right behind the steps."""
    parts = [join([step, who], "") for step, who in zip(steps, standing, strict=True)]
    first = join([piece(str(path + 1), STRONG), parts[0]])
    return packed([first, *parts[1:]], width, " ")


def in_words(scene: Scene) -> Block:
    """Every path step by step in words."""
    lines: Block = []
    for path in range(components.PATHS):
        lines += wrapped(scene.word("merv-path", path=path + 1), scene.width)
        for step in range(STEPS):
            lines += folded(step_in_words(scene, path, step), scene.width, "       ")
    return lines


def step_in_words(scene: Scene, path: int, step: int) -> Line:
    """Number, cost, reward, who is there."""
    line = piece(f"  {step + 1} ", FAINT)
    line.append(fitted(price(components.MOSQUE.cost[path * STEPS + step]), 3))
    name = reward_at(path, step)
    line.append(scene.word(WORDS[name]))
    now = reward(scene, path, step)
    tile = tile_left(scene, path)
    if name == "scoring-tile" and tile is not None:
        now = named(scene, "action", tile)
    line.append(f": {now}", STRONG)
    for number in on_step(scene, path, step):
        line.append("  ").append(masters([number])).append(f" {master_name(scene, number)}")
    return line
