"""The solo card of this phase: where the Corrupt Magistrate and the Grand Vizier will go.

■ 1-4-2-5-3 Ca Mo Pa Fo Li Ma      spaces and actions, those that he looks for first in front
▲ 3-5-1-4-2   +■ ♥                 and what the card gives him besides
"""

from __future__ import annotations

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.merv.symbols import POINTS, REWARDS, code, master, master_name, named
from serai.cli.drawing import Block, cut, join, wrapped
from serai.games.merv import components
from serai.games.merv.tables import ACTIONS
from serai.games.merv.tables import SIDE as SPACES


def spaces(listed: list[int], card: int) -> str:
    """The spaces of a side from the most to the least wanted."""
    return "-".join(str(space + 1) for space in listed[card * SPACES : (card + 1) * SPACES])


def preferred(card: int) -> list[str]:
    """The actions that the Magistrate looks for."""
    listed = components.SOLO.sites[card * ACTIONS : (card + 1) * ACTIONS]
    return [components.ACTION_NAMES[action] for action in listed]


def gives(card: int) -> str:
    """What the card gives him besides."""
    reward = REWARDS[components.REWARD_NAMES[components.SOLO.reward[card]]]
    points = components.SOLO.points[card]
    return f"{points}{POINTS}" if reward == POINTS else reward


def rival(scene: Scene, width: int) -> Block:
    """The card in short."""
    card = int(scene.view["solo_card"]) - 1
    magistrate, vizier = scene.view["magistrate"], scene.view["vizier"]
    actions = [code(scene, action) for action in preferred(card)]
    lines = [
        join([master(magistrate), spaces(components.SOLO.magistrate, card), *actions]),
        join([master(vizier), spaces(components.SOLO.vizier, card)]),
    ]
    lines[1].append("   +").append(master(magistrate)).append(f" {gives(card)}")
    return [cut(line, width) for line in lines]


def in_words(scene: Scene) -> Block:
    """The card in words."""
    if scene.view["solo_card"] is None:
        return wrapped(scene.word("merv-no-card"), scene.width)
    card = int(scene.view["solo_card"]) - 1
    lines = wrapped(scene.word("merv-head-rival", card=card + 1), scene.width)
    for who, listed in (
        ("magistrate", components.SOLO.magistrate),
        ("vizier", components.SOLO.vizier),
    ):
        number = scene.view[who]
        order = spaces(listed, card)
        told = scene.word("merv-spaces", name=master_name(scene, number), spaces=order)
        lines.append(cut(join([master(number), Text(told)]), scene.width))
    actions = ", ".join(named(scene, "action", action) for action in preferred(card))
    told = scene.word("merv-prefers", actions=actions, gain=gives(card))
    return [*lines, *wrapped(told, scene.width, "  ")]
