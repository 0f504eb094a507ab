"""Marketplace and contracts.

buk R  6∩ ●■   cha RB 5  ●      inner places left, outer ones right: a ring as one reads
I-F ≥3 s1c1 6p♥                 influence, scrolls, common and rare goods; points and bonus
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.merv import mosque
from serai.cli.boards.merv.symbols import (
    CAMEL,
    CAN,
    COMMON,
    POINTS,
    RARE,
    REWARDS,
    SCROLL,
    SHORT,
    master,
    masters,
    named,
    price,
    wordy,
)
from serai.cli.drawing import (
    FAINT,
    STRONG,
    Block,
    Line,
    beside,
    columns,
    cut,
    fitted,
    folded,
    join,
    piece,
    width_of,
    wrapped,
)
from serai.games.merv import components

PRICE = 2  # columns of a price, if nothing costs more
ASKED = {"scrolls": "merv-asks-scrolls", "common": "merv-asks-common", "rare": "merv-asks-rare"}
RINGS = 2  # inner and outer places
PILE = max(map(len, components.PILE_NAMES))


def posts(scene: Scene, place: str) -> Text:
    """Whose trading posts are there."""
    players = enumerate(scene.view["players"])
    return masters(number for number, player in players if place in player["posts"])


def marketplace(scene: Scene, width: int) -> Block:
    """Eight places in two columns."""
    found = [place_in_short(scene, nth) for nth in range(len(components.PLACE_NAMES))]
    rings = [found[ring::RINGS] for ring in range(RINGS)]
    return [cut(line, width) for line in beside(rings, 2)]


def place_in_short(scene: Scene, nth: int) -> Line:
    """Place, price, goods left, camel, trading posts."""
    name, good = components.PLACE_NAMES[nth], components.GOOD_NAMES[nth]
    camel = CAMEL if name in scene.view["place_camels"] else " "
    cost = price(components.PLACES.price[nth])
    left = f"{scene.view['goods'][good]}{camel}"
    return join([piece(name[:SHORT], STRONG), fitted(cost, PRICE), left, posts(scene, name)])


def contracts(scene: Scene, width: int) -> Block:
    """The open contract of each pile; • I can fulfil it now."""
    found = [contract(scene, pile, about) for pile, about in scene.view["contracts"].items()]
    if not found:
        return wrapped(scene.word("merv-no-contracts"), width)
    rows = len(found) if 2 * width_of(found) + 2 > width else -(-len(found) // 2)
    return columns(found, width, rows)


def contract(scene: Scene, pile: str, about: dict[str, Any]) -> Line:
    """What it asks and gives in short."""
    can = any(move.startswith(f"contract {pile} ") for move in scene.view["anytime"])
    enough = scene.view["players"][scene.seat]["influence"] >= about["influence"]
    line = piece(CAN if can else " ", STRONG)
    line.append(fitted(piece(pile, STRONG if enough else FAINT), PILE))
    line.append(f" ≥{about['influence']:<2} ", "" if enough else FAINT)
    asked = ((SCROLL, "scrolls"), (COMMON, "common"), (RARE, "rare"))
    wanted = "".join(f"{sign}{about[kind]}" for sign, kind in asked if about[kind])
    line.append(fitted(wanted, 6)).append(f" {about['points']}{POINTS}")
    return line.append(REWARDS[about["reward"]])


def market_in_words(scene: Scene) -> Block:
    """Every place with its good, price and neighbours."""
    lines = wrapped(scene.word("merv-places"), scene.width)
    count = len(components.PLACE_NAMES)
    for nth, name in enumerate(components.PLACE_NAMES):
        good = components.GOOD_NAMES[nth]
        linked = [components.PLACE_NAMES[(nth + step) % count][:SHORT] for step in (-1, 1)]
        line = piece(wordy(scene, "place", name), STRONG)
        line.append(f": {named(scene, 'good', good)} ×{scene.view['goods'][good]}, ")
        line.append(price(components.PLACES.price[nth]))
        line.append(f" {CAMEL}" if name in scene.view["place_camels"] else "")
        line.append(f"  ↔ {' '.join(linked)}  ", FAINT).append(posts(scene, name))
        lines += folded(line, scene.width)
    return lines


def contracts_in_words(scene: Scene) -> Block:
    """The open contracts in words, and who has fulfilled which."""
    lines: Block = []
    for pile, about in scene.view["contracts"].items():
        asked = [scene.word(key, count=about[kind]) for kind, key in ASKED.items() if about[kind]]
        told = scene.word(
            "merv-contract",
            influence=about["influence"],
            things=", ".join(asked),
            points=about["points"],
            bonus=scene.word(mosque.WORDS[about["reward"]]),
        )
        lines += folded(piece(f"{pile}: ", STRONG).append(told), scene.width)
    for number, player in enumerate(scene.view["players"]):
        if player["contracts"]:
            lines.append(join([master(number), *player["contracts"]]))
    return [cut(line, scene.width) for line in lines]
