"""Short signs for resources, actions, rewards and masters; the legend explains them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.style import Style
from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.drawing import FAINT, SEAT_STYLES, SEAT_SYMBOLS, STRONG, Line, cut, join, piece
from serai.games.merv import components
from serai.games.merv.state import nibble
from serai.language import OTHERS, has, seat_name

FAVOUR = "♥"
INFLUENCE = "i"
CAMEL = "∩"
POINTS = "p"
SCROLL = "s"
GUARD = "g"
COMMON, RARE = "c", "r"  # goods
CUBE = "▪"
WALL = "#"
TOP = "★"
UPGRADE = "+"
LESS = "−"  # a discount
DANGER = "!"
HERE = "▸"  # what the open question is about
CAN = "•"
USED = "✗"
SAFE = "✓"
NONE = "·"

GUARD_SYMBOLS = ("○", "□", "△", "◇")  # a building is the full symbol of its owner

# Letters of the words to be typed; each has a colour too, but nothing depends on it.
LETTERS = {name: name[0].upper() for name in components.COLOUR_NAMES}
RESOURCE_STYLES = {
    "red": Style(color="#ffffff", bgcolor="#a3221a"),
    "blue": Style(color="#ffffff", bgcolor="#1846a3"),
    "green": Style(color="#000000", bgcolor="#7cc95a"),
    "tan": Style(color="#000000", bgcolor="#c99a5b"),
    "white": Style(color="#000000", bgcolor="#f4f4f4"),
}

SHORT = 3  # letters of a place, a hall or a spice
CODE = 2  # letters of an action

# What rewards look like where there is no room for words; those not listed need more than a sign.
REWARDS: Mapping[str, str] = {
    "favour": FAVOUR,
    "guard": GUARD,
    "white-cube": LETTERS["white"],
    "white-upgrade": f"{UPGRADE}{LETTERS['white']}",
    "scroll": SCROLL,
    "camel": CAMEL,
    "free-wall": WALL,
    "top": TOP,
    "points": POINTS,
}


def rule(text: str, width: int) -> Line:
    """A faint heading that keeps out of the way."""
    line = piece(f"── {text} ", FAINT)
    return cut(line.append("─" * max(width - line.cell_len, 0), FAINT), width)


def named(scene: Scene, kind: str, name: str) -> str:
    """The word of the language for a thing; its own name where it has no other."""
    key = f"{kind}-{name}"
    return scene.told(key) if has(scene.lang, scene.match.game.name, key) else name


def wordy(scene: Scene, kind: str, name: str) -> str:
    """The word to be typed, and the word of the language where it is another."""
    word = named(scene, kind, name)
    return name if word.casefold() == name else f"{name} – {word}"


def code(scene: Scene, action: str, letters: int = CODE) -> str:
    """An action in short: the beginning of its name in the language."""
    return named(scene, "action", action)[:letters].capitalize()


def spice_code(scene: Scene, spice: str) -> str:
    """A spice in short, in the language: cards are typed by their number."""
    return named(scene, "spice", spice)[:SHORT].casefold()


def spice_of(card: str) -> str:
    """The spice of a caravan card."""
    return card.rpartition("-")[0]


def master(number: int) -> Text:
    """The piece of a colour."""
    return piece(SEAT_SYMBOLS[number], SEAT_STYLES[number])


def masters(numbers: Iterable[int]) -> Text:
    """Pieces in a row."""
    return join([master(number) for number in numbers], "")


def master_name(scene: Scene, number: int) -> str:
    """A player, the Grand Vizier or the Corrupt Magistrate."""
    without_seat = {scene.view["vizier"]: 0, scene.view["magistrate"]: 1}
    if number in without_seat:
        number = OTHERS + without_seat[number]
    return seat_name(scene.lang, number, scene.names, scene.match.game.name)


def resource(name: str) -> Text:
    """The letter of a resource on its colour."""
    return piece(LETTERS[name], RESOURCE_STYLES[name])


def letters(names: Iterable[str]) -> Text:
    """Resources in a row: RBW."""
    return join([resource(name) for name in names], "")


def owed(cubes: Mapping[str, int]) -> Text:
    """What is to be paid, a letter for each cube."""
    return letters(name for name, count in cubes.items() for _ in range(count))


def price(packed: int) -> Text:
    """What something printed costs."""
    return owed({name: nibble(packed, i) for i, name in enumerate(components.COLOUR_NAMES[:4])})


def camels(count: int) -> str:
    """A camel, or how many: ∩2."""
    return "" if not count else CAMEL if count == 1 else f"{CAMEL}{count}"


def marked(text: str, is_marked: bool) -> Text:
    """Something that can be done now, or not."""
    return piece(f"{CAN if is_marked else ' '}{text}", STRONG if is_marked else "")
