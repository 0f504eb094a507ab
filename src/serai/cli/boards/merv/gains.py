"""What a move brings, very short: the line behind a space, cubes, points, buildings made safe."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from serai.cli.boards import Scene
from serai.cli.boards.merv import city, mosque
from serai.cli.boards.merv.symbols import (
    CAMEL,
    FAVOUR,
    INFLUENCE,
    LETTERS,
    POINTS,
    SAFE,
    SCROLL,
    SHORT,
    master,
    named,
    owed,
    price,
    spice_code,
    spice_of,
)
from serai.cli.boards.tidings import signed
from serai.cli.drawing import join
from serai.games.merv import components, verbs
from serai.games.merv.kinds import CELL, HALL, POSITION
from serai.table.look_ahead import Ahead

SIGNS = {"favour": FAVOUR, "influence": INFLUENCE, "camels": CAMEL, "scrolls": SCROLL}
YEARLY = ("buildings", "tiles", "top", "sets")  # sources of points that come without a choice


def gain(scene: Scene, move: int, ahead: Ahead) -> Text:
    """What a move is about where that is printed, and what it brings at once: R+2 ♥+1."""
    sums = brought(scene, ahead)
    cubes = {sign: number for sign, number in sums.items() if sign in LETTERS.values()}
    match move & 255:
        case verbs.STUDY | verbs.CONTRACT:  # the cubes are words of the move
            sums = {sign: number for sign, number in sums.items() if sign not in cubes}
        case verbs.WALL:
            thanks = scene.view["wall_thanks"][POSITION.names[move >> 8 & 255]][scene.seat]
            sums = {INFLUENCE: thanks} | {sign: n for sign, n in sums.items() if sign not in cubes}
            sums |= cubes
    parts = [about(scene, move, paid=bool(cubes))]
    parts += [Text(f"{sign}{signed(number)}") for sign, number in sums.items() if number]
    if move & 255 == verbs.ACTIVATE:
        parts += shares(scene, ahead)
    return join([part for part in parts if part])


def brought(scene: Scene, ahead: Ahead) -> dict[str, int]:
    """What I win or pay, by sign."""
    own = f"players[{scene.seat}]."
    sums = {POINTS: 0}  # points first
    for place, (before, after) in ahead.changes.items():
        sign = sign_of(place, own)
        if sign and place.rpartition(".")[2] not in YEARLY:
            sums[sign] = sums.get(sign, 0) + amount(after) - amount(before)
    return sums


def shares(scene: Scene, ahead: Ahead) -> list[Text]:
    """The cubes that others get when their building is activated: ■B+1."""
    return [
        master(number).append(f"{LETTERS[name]}{signed(amount(after) - amount(before))}")
        for number in range(len(scene.view["players"]))
        for name in LETTERS
        for before, after in [ahead.changes.get(f"players[{number}].cubes.{name}", (0, 0))]
        if number != scene.seat and before != after
    ]


def amount(value: Any) -> int:
    """A number, or how many there are in a list."""
    return len(value) if isinstance(value, list) else int(value or 0)


def sign_of(place: str, own: str) -> str:
    """The sign of a changed number that is worth telling, or nothing."""
    if not place.startswith(own):
        return ""
    kind, _, name = place.removeprefix(own).partition(".")
    match kind:
        case "cubes":
            return LETTERS[name]
        case "goods":
            return name[:SHORT]
        case "points":
            return POINTS
        case _:
            return SIGNS.get(kind, "")


def about(scene: Scene, move: int, paid: bool) -> Text:
    """The line behind a space, a site, the price of a place unless it is paid at once."""
    kind, which = move & 255, move >> 8 & 255
    match kind:
        case verbs.GO | verbs.VIZIER_GO:
            return city.line_in_short(scene, which)
        case verbs.ACTIVATE | verbs.VIZIER_BUILD | verbs.POST_GUARD | verbs.UPGRADE:
            return city.site_in_short(scene, which)
        case verbs.TAKE:
            card = scene.view["row"][which - 1]
            return Text("" if card is None else spice_code(scene, spice_of(card)))
        case verbs.RANSOM | verbs.LOSE:
            name = city.asked_site(scene)
            return join([name, city.site_in_short(scene, CELL.read(name))])
        case verbs.POST | verbs.TRADE | verbs.RIDE if not paid:
            return price(components.PLACES.price[which])
        case verbs.CLIMB:
            return next_step(scene, which - 1)
        case verbs.ACT:
            return Text(
                named(scene, "action", scene.view["city"][city.asked_site(scene)]["action"])
            )
        case verbs.STAY:
            going = scene.view["progress"]
            return Text(f"{going['corner']} {going['stops_at']}")
        case verbs.WALL:
            return saves(scene, POSITION.names[which])
        case verbs.COURTIER if not paid:
            colour = scene.view["halls"][HALL.names[which]]
            return owed({colour: scene.view["players"][scene.seat]["courtier_price"]})
        case _:
            return Text()


def saves(scene: Scene, position: str) -> Text:
    """The buildings that only this wall is missing for: ✓●b2■b3."""
    hits = scene.view["raid"]["hits"].items()
    saved = [master(hit["owner"]).append(name) for name, hit in hits if hit["walls"] == [position]]
    return join([SAFE, *saved], "") if saved else Text()


def next_step(scene: Scene, path: int) -> Text:
    """Cost and reward of my next step on a path."""
    player = scene.view["players"][scene.seat]
    step = player["steps"]
    return Text() if step == mosque.STEPS else mosque.step_in_short(scene, path, step)
