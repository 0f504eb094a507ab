"""What the codes of Rajas stand for: what tiles and balconies give, as names for messages."""

from __future__ import annotations

from collections.abc import Mapping

from serai.core import kernel
from serai.games.rajas import components, verbs, view
from serai.games.rajas.kinds import COLOUR, FLOW, JEWEL, TILE


def meant(args: Mapping[str, int | str]) -> dict[str, int | str]:
    """What the things among the arguments of a message give, and which dice are handed over."""
    found: dict[str, int | str] = {}
    if "tile" in args:
        printed = view.tile(TILE.read(str(args["tile"])))
        markets = [f"{market['good']}:n={market['value']}" for market in printed["markets"]]
        found["tile_price"] = printed["price"]
        found["tile_colour"] = printed["colour"]
        found["tile_content"] = " ".join([*printed["buildings"], *markets])
    if "jewel" in args:
        found["jewel_reward"] = given(components.YIELD_TILES.reward[JEWEL.read(str(args["jewel"]))])
    if "flow" in args:
        found["flow_reward"] = given(components.GANGA_REWARD[FLOW.read(str(args["flow"]))])
    if "paid_die" in args:
        found["given_die"] = str(args["paid_die"]).replace("~", "")  # as they lay before
    return found


def at_hand(move: int) -> dict[str, int | str]:
    """Which dice a balcony gives."""
    if kernel.verb(move) != verbs.BALCONY:
        return {}
    return {"balcony_colour": COLOUR.write(components.BOARD.balcony_gives[move >> 8])}


def given(packed: int) -> str:
    """A printed gain as a name with its numbers: "money:n=3"."""
    reward = view.reward(packed)
    held = [f"n={reward['n']}"] if "n" in reward else []
    held += [f"colour={reward['colour']}"] if "colour" in reward else []
    held += [f"dice_colour={'+'.join(reward['colours'])}"] if "colours" in reward else []
    return ":".join([reward["kind"].replace("_", "-"), *([",".join(held)] if held else [])])
