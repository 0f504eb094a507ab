"""What others keep secret: two positions that differ in nothing else must look exactly alike.

A pair is a position and its twin, in which one seat keeps another secret (`Game.twin`). Whatever
leaves the table for any other seat or for a spectator is compared byte by byte, at once and after
the same next move.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any

from serai.bots.levels import MOST
from serai.core.game import Game
from serai.core.kernel import CHANCE
from serai.core.luck import Luck
from serai.core.speech import Argument, IllegalMove, Refusal
from serai.language import LANGUAGES
from serai.study.advice import advised, adviser
from serai.study.findings import Broken
from serai.study.variants import Variant, variants
from serai.table.match import Match, new_match
from serai.table.playing import Move
from serai.table.window import Window

REMEMBERED = 2  # entries of the log: what happened before is the same for both
ASKED = 2  # offered moves that are asked about and previewed


def has_secrets(game: Game, variant: Variant) -> bool:
    """Whether somebody has something to hide when such a game begins."""
    agreed = variant.agreed(game, random.Random(0))
    state = new_match(game, variant.seats, 0, agreed, "seeded").state
    return any(game.twin(state, seat, Luck(0)) is not None for seat in range(variant.seats))


def secret_variants(game: Game, fixed: Mapping[str, Any] | None = None) -> list[Variant]:
    """All variants with secrets; none: the game has no secrets, or not with these options."""
    given = dict(fixed or {})
    telling = {}
    for option in game.options:
        if not option.per_seat and option.name not in given:
            for choice in option.choices:
                if not has_secrets(game, Variant(game.seats[0], {option.name: choice})):
                    telling[option.name] = option.default  # a choice that lays everything open
    return [way for way in variants(game, telling | given) if has_secrets(game, way)]


def check_secret(match: Match, seat: int, rng: random.Random, seen: Sequence[Move] = ()) -> bool:
    """Nobody else can tell the position from a twin; False: this seat hides nothing now.

    `seen` are moves from other moments, to be asked about.
    """
    twin = match.game.twin(match.state, seat, Luck(rng.getrandbits(40)))
    if twin is None:
        return False
    one, other = match.copy(), match.copy()
    twin.desk = other.state.desk
    other.state = twin
    for each in (one, other):
        each.log = each.log[-REMEMBERED:]
        each.state.log = each.log
    law = match.game.audit(twin)
    if law:
        raise Broken("law", f"a twin for seat {seat}: {law}")
    if one.digest() == other.digest():
        raise Broken("secret", f"a twin for seat {seat} that is no other position")
    language = rng.choice(LANGUAGES)
    compare(one, other, seat, questions(one, rng, seen), language)
    compare_thoughts(one, other, seat, rng)
    shared = sorted(set(one.options) & set(other.options))
    if shared:
        move = rng.choice(shared)
        one.play(move)
        other.play(move)
        if not one.over:  # at the end everything is told
            compare(one, other, seat, questions(one, rng, seen), language)
    return True


def questions(match: Match, rng: random.Random, seen: Sequence[Move]) -> list[Move]:
    """Moves to ask about: some that are offered, some of other moments, and nonsense."""
    moves = match.options
    offered = rng.sample(moves, min(ASKED, len(moves)))
    return [*offered, *rng.sample(seen, min(ASKED, len(seen))), "?", rng.getrandbits(40)]


def compare(one: Match, other: Match, owner: int, moves: list[Move], language: str) -> None:
    """What every seat but the owner, and a spectator, are told about two positions."""
    for seat in (None, *range(one.seats)):
        if seat == owner:
            continue
        told = everything(one.seen_by(seat), moves, language)
        also = everything(other.seen_by(seat), moves, language)
        for what, text in told.items():
            if text != also[what]:
                raise Broken(
                    "secret",
                    f"seat {seat} sees a secret of seat {owner}: {what}\n"
                    f"{difference(text, also[what])}",
                )


def compare_thoughts(one: Match, other: Match, owner: int, rng: random.Random) -> None:
    """What somebody else who has to decide is advised, and what a bot does in that place."""
    seat = one.to_move
    if seat is None or seat in (CHANCE, owner):
        return
    level = rng.randint(1, MOST)
    told, also = (written(thoughts(match, seat, level)) for match in (one, other))
    if told != also:
        raise Broken(
            "secret",
            f"seat {seat} is advised by a secret of seat {owner}: level {level}\n"
            f"{difference(told, also)}",
        )


def thoughts(match: Match, seat: int, level: int) -> dict[str, Any]:
    """Moves, values and reasons of somebody of this level."""
    luck = Luck(1)
    bot = adviser(level)
    return {
        "advice": asdict(advised(match, level)),
        "move": match.notation(bot.choose(match.believed_by(seat, luck), luck)),
    }


def everything(window: Window, moves: list[Move], language: str) -> dict[str, bytes]:
    """All that a window tells, as bytes."""
    found = {
        "view": written(window.view()),
        "options": written(window.options),
        "decides": written(window.decides),
        "story": written(window.story(language)),
    }
    for move in moves:
        found[f"why_not {move}"] = written(refused(window.why_not(move)))
        found[f"preview {move}"] = written(previewed(window, move))
    return found


def previewed(window: Window, move: Move) -> Any:
    """What a move would change, or why it may not be asked."""
    try:
        return window.preview(move)
    except IllegalMove as illegal:
        return refused(illegal.refusal)


def refused(refusal: Refusal | None) -> Any:
    """A refusal with its texts."""
    if refusal is None:
        return None
    told = (refusal.code, refusal.name, tuple(refusal.args.items()), refusal.rule)
    return [*told, *texts(refusal.game, *told)]


@lru_cache(maxsize=10_000)
def texts(
    game: str, code: int, name: str, args: tuple[tuple[str, Argument], ...], rule: str
) -> tuple[str, ...]:
    """What it says in every language; the same things are refused over and over."""
    refusal = Refusal(code, name, dict(args), rule, game)
    return tuple(refusal.text(language) for language in LANGUAGES)


def written(value: Any) -> bytes:
    """The bytes that would be sent."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False).encode()


def difference(text: bytes, also: bytes) -> str:
    """Where two texts part, with a little of what stands before."""
    at = next((i for i, (a, b) in enumerate(zip(text, also, strict=False)) if a != b), 0)
    begin = max(0, at - 60)
    return " | ".join(t[begin : at + 60].decode(errors="replace") for t in (text, also))
