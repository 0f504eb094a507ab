"""Palace and library: courtiers in the halls, achievements that are left."""

from __future__ import annotations

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.merv.symbols import (
    FAVOUR,
    GUARD,
    LESS,
    LETTERS,
    POINTS,
    SCROLL,
    code,
    master,
    masters,
    resource,
    wordy,
)
from serai.cli.drawing import (
    FAINT,
    SEAT_STYLES,
    STRONG,
    Block,
    Line,
    cut,
    fitted,
    folded,
    join,
    piece,
    title,
    wrapped,
)
from serai.games.merv import components

LEVELS = 4
EACH = len(components.ACHIEVEMENT_IDS) // LEVELS
PER_LEVEL = components.NUMBERS["scrolls_per_level"]
WORD = max(map(len, components.HALL_NAMES))
WORTH = {"points": POINTS, "guard": GUARD, "favour": FAVOUR, "guard-and-favour": f"{GUARD}{FAVOUR}"}


def courtiers(scene: Scene, hall: str) -> Text:
    """Everybody in a hall."""
    return masters(
        number
        for number, player in enumerate(scene.view["players"])
        for _ in range(player["courtiers"].get(hall, 0))
    )


def headline(scene: Scene) -> str:
    """What the next courtier costs me, if I have a servant left."""
    price = scene.view["players"][scene.seat]["courtier_price"]
    if price is None:
        return scene.word("merv-head-palace-full")
    return scene.word("merv-head-palace", price=price)


def worth(scene: Scene, number: int, hall: str) -> int:
    """What a courtier of a colour would score in a hall now."""
    value: int = scene.view["players"][number]["hall_values"][hall]
    return value


def palace(scene: Scene, width: int) -> Block:
    """The halls: colour, what my courtiers score there, who is there."""
    lines = []
    for hall, colour in scene.view["halls"].items():
        value = f"{worth(scene, scene.seat, hall)}{POINTS}"
        parts = [resource(colour), fitted(hall, WORD), fitted(value, 3), courtiers(scene, hall)]
        lines.append(cut(join(parts), width))
    return lines


def palace_in_words(scene: Scene) -> Block:
    """Every hall: cost of my next courtier, and what each courtier would score."""
    lines = wrapped(headline(scene), scene.width)
    for hall, colour in scene.view["halls"].items():
        line = resource(colour).append(f" {wordy(scene, 'hall', hall)}: ", STRONG)
        for number, player in enumerate(scene.view["players"]):
            if number != scene.view["vizier"]:
                count = player["courtiers"].get(hall, 0)
                line.append(" ").append(master(number))
                line.append(f"{count}×{worth(scene, number, hall)}{POINTS}")
        lines += folded(line, scene.width)
    return lines


def library(scene: Scene, width: int) -> Block:
    """Achievements by the scroll that brings one, those taken before the symbol of who has it."""
    lines = []
    for level in range(LEVELS):
        tiles = components.ACHIEVEMENT_IDS[level * EACH : (level + 1) * EACH]
        parts = [tile(scene, name, short(scene, name)) for name in tiles]
        scroll = piece(f"{SCROLL}{(level + 1) * PER_LEVEL}", FAINT)
        lines.append(cut(join([scroll, *parts]), width))
    return lines


def tile(scene: Scene, name: str, text: str) -> Text:
    """An achievement that is left, or whose it is."""
    for number, player in enumerate(scene.view["players"]):
        if name in player["achievements"]:
            return piece(text, FAINT).append(master(number))
    return piece(f"{text} ", STRONG)


def short(scene: Scene, name: str) -> str:
    """An achievement in short: −Ca a discount, R→W a joker, 8p what it gives at once."""
    nth = components.ACHIEVEMENT_IDS.index(name)
    data = components.ACHIEVEMENTS
    reward, amount = components.REWARD_NAMES[data.reward[nth]], data.amount[nth]
    if reward == "discount":
        return f"{LESS}{code(scene, components.ACTION_NAMES[data.of[nth]])}"
    if reward == "joker":
        return f"{LETTERS[components.COLOUR_NAMES[data.of[nth]]]}→{LETTERS['white']}"
    many = str(amount) if amount > 1 else ""
    return f"{many}{WORTH[reward]}" if reward in WORTH else name


def library_in_words(scene: Scene) -> Block:
    """All achievements with their words."""
    lines = wrapped(scene.word("merv-head-library"), scene.width)
    for level in range(LEVELS):
        told = scene.word("merv-level", level=level + 1, scrolls=(level + 1) * PER_LEVEL)
        lines.append(title(told, scene.width))
        for name in components.ACHIEVEMENT_IDS[level * EACH : (level + 1) * EACH]:
            text = tile(scene, name, f"{wordy(scene, 'achievement', name)}{times(name)} ")
            lines.append(cut(join(["  ", text], ""), scene.width))
    return lines


def times(name: str) -> str:
    """How often an achievement gives what it gives, if more than once: ×8."""
    amount = components.ACHIEVEMENTS.amount[components.ACHIEVEMENT_IDS.index(name)]
    return f" ×{amount}" if amount > 1 else ""


def lasting(scene: Scene, number: int) -> Line:
    """Discount and joker of a player; ✗ the joker has been used."""
    player = scene.view["players"][number]
    kept = [name for name in player["achievements"] if name.endswith(("-less", "-joker"))]
    style = SEAT_STYLES[number]
    texts = [short(scene, name) for name in kept]
    if player["joker_used"]:
        texts = [f"✗{text}" if "→" in text else text for text in texts]
    return piece(" ".join(texts), style)
