"""Positions as JSON: read and checked. Schema: docs/positions.md."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from serai.core import kernel
from serai.core.forgotten import Forgotten
from serai.core.game import Game
from serai.core.kernel import Desk, Rule
from serai.core.luck import Luck
from serai.core.reading import Reader, checked_number, wrong
from serai.core.speech import Problem
from serai.core.steps import steps_of
from serai.table.match import Match
from serai.table.playing import luck_of
from serai.table.ruleset import NOT_RECORDED, SHAPE_OF_DIGEST, Ruleset, checked_box
from serai.table.written_match import POSITION

BEGINNING = "serai position "
OLDER = f"{BEGINNING}1"  # without data, and of rules that are retired
LAYOUT = re.compile(rf"{BEGINNING}([1-9][0-9]{{0,5}})")
MOST_VERSIONS = 999_999
OWN = ("format", "game", "version", "data", "box", "seats", "options", "stack", "digest")
TRIAL = 100  # decisions


def read(games: Mapping[str, Game], data: object, seed: int | None, chance: str) -> Match:
    """The match that goes on from a position; Problem if it is damaged or cannot be."""
    reader = Reader(parsed(data))
    game, version = ruled(games, reader)
    seats = reader.number("seats", min(game.seats), max(game.seats))
    options = reader.get("options")
    if not isinstance(options, Mapping):
        raise wrong("position.options", options, "{ … }")
    agreed = game.agree(seats, options, version)
    stack = [
        rule_from(game, version, seats, item, i) for i, item in enumerate(reader.list("stack", 200))
    ]
    facts = {key: value for key, value in reader.data.items() if key not in OWN}
    state = game.restore(Desk(), seats, game.ways(agreed, version), version, facts)
    state.stack.extend(stack)
    match = Match(game, agreed, state, luck_of(chance, seed))
    check(match, reader.data.get("digest"))
    match.opening = match.to_json()
    match.begin()
    return match


def ruled(games: Mapping[str, Game], reader: Reader) -> tuple[Game, int]:
    """Game and version of a position; Shelved if this process cannot play by its rules."""
    layout = reader.get("format")
    if layout not in (POSITION, OLDER):
        newer = LAYOUT.fullmatch(layout) if isinstance(layout, str) else None
        if newer is not None:
            raise Problem("layout-newer", layout=newer[1])
        raise wrong("position.format", layout, POSITION)
    name = reader.get("game")
    if not isinstance(name, str) or name not in games:
        raise wrong("position.game", name, " | ".join(games))
    version = reader.number("version", 1, MOST_VERSIONS)
    box = checked_box(reader.data.get("box", {}), "position.box")
    kept = reader.data.get("data")
    if kept is None:  # made by hand: whatever values we have; the older layout knew none
        kept = NOT_RECORDED if layout == OLDER else games[name].data
    if not isinstance(kept, str) or not re.fullmatch(SHAPE_OF_DIGEST, kept):
        raise wrong("position.data", kept, "0…f")
    return Ruleset(name, version, kept, box).check(games), version


def parsed(data: object) -> object:
    """JSON text, or what it means already."""
    if not isinstance(data, str | bytes):
        return data
    try:
        return json.loads(data)
    except (ValueError, RecursionError) as error:
        raise Problem("not-json", detail=str(error)[:120]) from None


def rule_from(game: Game, version: int, seats: int, item: object, nth: int) -> Rule:
    """One rule of the stack."""
    place = f"position.stack[{nth}]"
    reader = Reader(item, place)
    classes = {rule.__name__: rule for rule in game.rules}
    name = reader.get("rule")
    if not isinstance(name, str) or name not in classes:
        raise wrong(f"{place}.rule", name, " | ".join(classes))
    rule = classes[name]()
    rule.by = reader.number("by", -1, seats - 1)
    steps = steps_of(type(rule))
    at = reader.get("at")
    if not isinstance(at, str) or at not in steps:
        raise wrong(f"{place}.at", at, " | ".join(steps))
    rule.at = steps.index(at)
    for local in game.locals_of(type(rule), version):
        low, high = game.range_of(type(rule), local)
        setattr(rule, local, checked_number(reader.get(local), low, high, f"{place}.{local}"))
    reader.finish()
    return rule


def check(match: Match, digest: object) -> None:
    """Laws of the game, the digest if there is one, and if not, whether the game can go on."""
    law = match.game.audit(match.state)
    if law:
        raise Problem("impossible", law=law)
    if digest is not None:
        if digest != match.digest():
            raise Problem("position-digest")
        return
    try:
        law = law_broken_on_trial(match)
    except (
        ArithmeticError,
        AttributeError,
        Forgotten,  # it asks at a step that asks nothing
        LookupError,
        RuntimeError,
        TypeError,
        ValueError,
    ) as error:
        law = f"{type(error).__name__}: {error}"[:120]
    if law:
        raise Problem("impossible", law=law)


def law_broken_on_trial(match: Match) -> str:
    """Play on at random for a while: a position made by hand may hide a contradiction."""
    trial = match.copy()
    luck = Luck(1)
    kernel.advance(trial.state, luck)
    for _ in range(TRIAL):
        law = match.game.audit(trial.state)
        if law or not trial.state.stack:
            return law
        if trial.question is None:
            return "no question"
        kernel.play(trial.state, trial.options[luck.pick(len(trial.options))], luck)
    return ""
