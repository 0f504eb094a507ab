"""The river: where the boats are and what the next spaces bring."""

from __future__ import annotations

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.rajas.symbols import BOAT, reward_in_short
from serai.cli.drawing import FAINT, STRONG, Block, Line, columns, join, piece, seat_symbol
from serai.games.rajas import components
from serai.games.rajas.shape import Reward


def ahead(scene: Scene) -> Line:
    """The spaces in front of my boat, as many as the line holds."""
    boat = scene.view["players"][scene.seat]["boat"]
    last = components.NUMBERS["last_space"]
    bridge = components.NUMBERS["bridge_after"]
    line = join([seat_symbol(scene.seat), piece(f"{BOAT}{boat}", STRONG)], "")
    for number in range(boat + 1, last + 1):
        part = space(scene, number)
        if number == bridge + 1:
            part = join([piece("w╎", FAINT), part], "")
        if line.cell_len + 2 + part.cell_len > scene.width:
            break
        line.append("  ").append(part)
    return line


def space(scene: Scene, number: int) -> Text:
    """Number, boats and reward of a space."""
    boats = boats_at(scene, number)
    reward = reward_in_short(scene.view["river_rewards"][number - 1])
    return join([piece(f"{number}", FAINT), join(boats, "") if boats else " ", reward], "")


def boats_at(scene: Scene, number: int) -> list[Text]:
    """The boats of the players on a space."""
    return [
        seat_symbol(seat)
        for seat, player in enumerate(scene.view["players"])
        if player["boat"] == number
    ]


def whole(scene: Scene, height: int) -> Block:
    """All spaces with their rewards in words."""
    items = [
        join([piece(f"{n:2}", FAINT), join(boats_at(scene, n), ""), reward_in_words(scene, reward)])
        for n, reward in enumerate(scene.view["river_rewards"], 1)
    ]
    return columns(items, scene.width, min(height, -(-len(items) // 2)))


def reward_in_words(scene: Scene, reward: Reward) -> str:
    """A printed gain in words."""
    args: dict[str, int | str] = {"n": reward.get("n", 1)}
    if "colour" in reward:
        args["colour"] = reward["colour"]
    if "colours" in reward:
        args["dice_colour"] = " ".join(reward["colours"])
    return scene.told(f"reward-{reward['kind'].replace('_', '-')}", **args)
