"""What is told in few words: what a move brings, turns of the others, the result."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.agra.symbols import (
    CODES,
    FARMER,
    FAVOUR,
    GUILDS,
    MONEY,
    STONE,
)
from serai.cli.boards.tidings import signed
from serai.cli.drawing import (
    SEAT_STYLES,
    STRONG,
    Block,
    cut,
    fitted,
    join,
    piece,
    wrapped,
)
from serai.games.agra import components, notes
from serai.table.look_ahead import Ahead
from serai.table.outcome import verdict

POINTS = "p"
WORKERS = "w"
SPENT = ".rupees.peons"  # the one entry of the ledger that counts what was paid
TOTALS = {
    notes.RUPEES_GAINED: (MONEY, 1),
    notes.RUPEES_PAID: (MONEY, -1),
    notes.FAVOUR_GAINED: (FAVOUR, 1),
}


def gain(scene: Scene, move: int, ahead: Ahead) -> Text:
    """What a move brings to the seat that chooses: ₹+2 ♥+1 A+1 oil−1, Y:woo+1 for the farm."""
    sums: dict[str, int] = {}
    for place, (before, after) in ahead.changes.items():
        sign = sign_of(place, f"players[{scene.seat}].")
        if sign:
            change = (after or 0) - (before or 0)
            sums[sign] = sums.get(sign, 0) + (-change if place.endswith(SPENT) else change)
    if sums.get(WORKERS, 0) < 0:
        del sums[WORKERS]  # that a worker is placed goes without saying
    parts = [f"{sign}{signed(number)}" for sign, number in sums.items() if number]
    if any(f"players[{scene.seat}].{part}" in ahead.changes for part in ("farmers", "covers")):
        parts = [*farm_change(scene, move), *parts]
    return Text(" ".join(parts))


def farm_change(scene: Scene, move: int) -> list[str]:
    """Which yields of the farm a move changes; nothing if none."""
    trial = scene.match.copy(lucky=False)
    trial.play(move)
    before = scene.match.view(scene.seat)["players"][scene.seat]["yields"]
    after = trial.view(scene.seat)["players"][scene.seat]["yields"]
    changed = [
        f"{CODES[good]}{signed(after[good] - before[good])}"
        for good in before
        if after[good] != before[good]
    ]
    return [f"{FARMER}:{','.join(changed)}"] if changed else []


def sign_of(place: str, own: str) -> str:
    """The sign of a changed number that is worth telling, or nothing."""
    if place == "points":
        return POINTS
    if not place.startswith(own):
        return ""
    kind, _, name = place.removeprefix(own).partition(".")
    match kind:
        case "rupees":
            return MONEY
        case "goods":
            return CODES[name]
        case "influence":
            return GUILDS[name]
        case "favour":
            return FAVOUR
        case "stone":
            return STONE
        case "workers":
            return WORKERS
        case _:
            return ""


def result(scene: Scene) -> Block:
    """Places, the sum behind each total, and why the winner is the winner."""
    view = scene.view
    order = sorted(range(view["seats"]), key=lambda seat: view["ranks"][seat])
    lines = wrapped(scene.word("agra-ranking"), scene.width)
    for seat in order:
        player = view["players"][seat]
        name = fitted(piece(scene.names[seat], SEAT_STYLES[seat]), 16)
        total = piece(f"{MONEY}{view['scores'][seat]}", STRONG)
        parts: list[Text | str] = [
            f"{view['ranks'][seat]}.",
            name,
            fitted(total, 5),
            sources(player),
        ]
        lines.append(cut(join(parts, " "), scene.width))
    lines.append(Text())
    return [*lines, *wrapped(why(scene), scene.width)]


def sources(player: dict[str, Any]) -> Text:
    """Bag, notables, guilds, meditation, covers, Akbar, in the order of the heading."""
    end = player["at_the_end"]
    numbers = (
        player["rupees"],
        sum(end["notables"].values()),
        sum(end["guilds"].values()),
        end["stone"],
        end["covers"],
        end["akbar"],
    )
    return Text("= " + " + ".join(f"{number:2}" for number in numbers))


def why(scene: Scene) -> str:
    """One sentence about the winner."""
    view, game = scene.view, scene.match.game
    return verdict(scene.lang, game, view["winners"], view["scores"], scene.names)


def goods_legend(scene: Scene) -> str:
    """Every code with the word of the language."""
    return ", ".join(
        f"{CODES[good]} {scene.told(f'good-{good}')}" for good in components.GOOD_NAMES
    )
