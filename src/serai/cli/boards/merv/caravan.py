"""The row of caravan cards and the camel market.

•1∩jun •2∩pep •3 saf  4 jun      cards by number, with a camel, • within reach without more camels
"""

from __future__ import annotations

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.merv.symbols import (
    CAMEL,
    HERE,
    NONE,
    REWARDS,
    camels,
    marked,
    master,
    master_name,
    named,
    spice_code,
    spice_of,
    wordy,
)
from serai.cli.drawing import (
    FAINT,
    STRONG,
    Block,
    Line,
    columns,
    cut,
    fitted,
    join,
    packed,
    piece,
    wrapped,
)
from serai.games.merv import components

CARD = 8  # columns of a card


def owned(scene: Scene, number: int) -> dict[str, int]:
    """Cards of each spice."""
    cards = [spice_of(card) for card in scene.view["players"][number]["cards"]]
    return {spice: cards.count(spice) for spice in components.SPICE_NAMES}


def row(scene: Scene, width: int) -> Block:
    """The row, what I collect, and the camel market."""
    return [*cards(scene, width), *mine(scene, width), *market(scene, width)]


def cards(scene: Scene, width: int) -> Block:
    """Eight cards, the first furthest from the pile."""
    view = scene.view
    chosen = view["progress"].get("chosen")
    parts = []
    for nth, card in enumerate(view["row"], 1):
        camel = CAMEL if str(nth) in view["row_camels"] else " "
        word = NONE if card is None else spice_code(scene, spice_of(card))
        text = marked(f"{nth}{camel}{word}", str(nth) in view["row_in_reach"])
        parts.append(fitted(text.append(HERE if nth == chosen else "", STRONG), CARD))
    return packed(parts, width, "")


def mine(scene: Scene, width: int) -> Block:
    """How many of each spice I have, and what every so many of them bring."""
    parts = [
        Text(f"{spice_code(scene, spice)}{count}").append(f"/{rhythm(scene, spice)}", FAINT)
        for spice, count in owned(scene, scene.seat).items()
    ]
    return packed(parts, width, " ")


def rhythm(scene: Scene, spice: str) -> str:
    """What every so many cards bring: 2♥; only what, if the other reading was agreed on."""
    nth = components.SPICE_NAMES.index(spice)
    reward = REWARDS[components.REWARD_NAMES[components.CARAVAN.reward[nth]]]
    every = components.CARAVAN.every[nth]
    return reward if scene.view["options"]["spice_literal"] else f"{every}{reward}"


def market(scene: Scene, width: int) -> Block:
    """The spaces of the camel market; a camel takes one."""
    is_open = scene.view["camel_market_open"]
    taken = scene.view["camel_market"]
    parts = [
        join([name, CAMEL if name in taken else ""], "")
        for name in scene.view["camel_market_spaces"]
    ]
    head = piece(f"{CAMEL} ", STRONG if is_open else FAINT).append(parts[0])
    return packed([head, *parts[1:]], width, " ")


def in_words(scene: Scene) -> Block:
    """Row, spices of everybody, camel market in words."""
    view = scene.view
    lines = wrapped(scene.word("merv-row", count=len(view["pile"])), scene.width)
    lines += cards(scene, scene.width)
    for spice in components.SPICE_NAMES:
        held = [
            master(number).append(f" {master_name(scene, number)} {owned(scene, number)[spice]}")
            for number in range(len(view["players"]))
            if number != view["vizier"]
        ]
        head = piece(f"{spice_code(scene, spice)} ", STRONG).append(named(scene, "spice", spice))
        head.append(f" ({rhythm(scene, spice)}): ", FAINT)
        lines.append(cut(join([head, join(held, "  ")], ""), scene.width))
    if not view["options"]["spice_literal"]:
        lines += wrapped(scene.told("note-spices-by-kind"), scene.width)
    lines += wrapped(scene.word("merv-market"), scene.width)
    lines += columns(
        [space(scene, name) for name in scene.view["camel_market_spaces"]], scene.width, 4
    )
    return [*lines, *wrapped(scene.word("merv-camels-out", count=view["camels_out"]), scene.width)]


def space(scene: Scene, name: str) -> Line:
    """A space of the camel market in words."""
    taken = camels(int(name in scene.view["camel_market"]))
    return join([piece(wordy(scene, "market", name), STRONG if taken else ""), taken])
