"""What must hold in every position of a game: one function for each promise of the engine.

Each raises `Broken` if its promise does not hold. Cheap ones run after every ply; the others are
sampled (see `serai.study.fuzz`).
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

from serai.core import kernel
from serai.core.game import Game
from serai.core.luck import Luck
from serai.core.speech import IllegalMove, Refusal
from serai.language import LANGUAGES
from serai.study.findings import POSITION, Broken
from serai.table import positions, transcript
from serai.table.match import Match

SECRETS = ("seed", "luck")
KERNEL_CODES = {
    kernel.NOT_NOW,
    kernel.UNKNOWN_VERB,
    kernel.BAD_ARGUMENT,
    kernel.GAME_OVER,
    kernel.MISSING_ARGUMENT,
    kernel.EXTRA_ARGUMENT,
}


def games_of(match: Match) -> Mapping[str, Game]:
    """The one game that a saved match can belong to."""
    return {match.game.name: match.game}


def check_offer(match: Match, moves: list[int], written: dict[int, str]) -> None:
    """There is a choice, nothing is offered twice, and every move can be written and read."""
    if len(moves) < 2:
        raise Broken("lone-option" if moves else "dead-end", f"{match.question}: {moves}")
    if len(set(moves)) != len(moves):
        raise Broken("duplicate-option", f"{match.question}: {sorted(moves)}")
    for move in moves:
        if move not in written:
            written[move] = round_trip_of_notation(match, move)


def round_trip_of_notation(match: Match, move: int) -> str:
    """The move as text; it must mean the same move again, and be well formed."""
    text = match.notation(move)
    again = match.game.notation.read(text)
    if again != move or not match.game.notation.is_well_formed(move):
        raise Broken("notation", f"{move} -> {text} -> {again}")
    if match.game.notation.read(text.upper()) != move:
        raise Broken("notation", f"{text.upper()} is not {text}")
    json.dumps(match.game.notation.to_json(move))
    return text


def check_laws(match: Match) -> None:
    """Nothing has come from nowhere or gone astray."""
    law = match.game.audit(match.state)
    if law:
        raise Broken("law", law)


def check_why_not(match: Match, moves: list[int], stranger: int) -> None:
    """A stranger is refused with a known code, and asking why changes no option."""
    refused = kernel.why_not(match.state, stranger)
    if (refused == kernel.OK) != (stranger in moves):
        raise Broken("why-not", f"{match.notation(stranger)}: {refused}")
    if refused != kernel.OK:
        check_code(match.game, match.game.refusal(refused))
    if match.options != moves:
        raise Broken("impure", f"why_not({match.notation(stranger)}) changed the options")


def check_code(game: Game, refusal: Refusal) -> None:
    """The code is in the tables, and the refusal names what they name."""
    if refusal.code not in game.refusals and refusal.code not in KERNEL_CODES:
        raise Broken("refusal", f"unknown code {refusal.code}")
    words = game.refusals.get(refusal.code)
    if words is not None and refusal.name != words.name:
        raise Broken("refusal", f"code {refusal.code}: {refusal.name} is not {words.name}")


def check_texts(said: Any) -> None:
    """A refusal or a problem has a text in every language, and nothing is missing in it."""
    for language in LANGUAGES:
        try:
            text = said.text(language)
        except (KeyError, LookupError, TypeError, ValueError, OSError) as error:
            raise Broken("text", f"{language}: {said!r}: {error!r}") from None
        if not text.strip():
            raise Broken("text", f"{language}: {said!r}: {text!r}")


def check_pure(match: Match, rng: random.Random) -> None:
    """Looking changes nothing: options, why_not, preview, view, notation, texts, saving."""
    before, log, moves = match.digest(), len(match.log), match.options
    move = rng.choice(moves)
    if match.why_not(move) is not None:
        raise Broken("why-not", f"{match.notation(move)} is offered")
    match.preview(move)
    for seat in (None, *range(match.seats)):
        match.view(seat)
    for language in LANGUAGES:
        match.describe(move, language)
        for step in match.steps(match.log[-5:]):
            match.tell(step, language)
    match.transcript()
    match.to_json()
    seen = (match.question, match.breadcrumb, match.scores, match.ranks, match.winners)
    if match.winners:
        raise Broken("result", f"winners before the end: {seen}")
    if match.digest() != before or match.options != moves:
        raise Broken("impure", f"looking at {match.question} changed the position")
    if len(match.log) != log:
        raise Broken("impure", f"looking at {match.question} wrote into the log")


def check_copy(match: Match, rng: random.Random, plies: int = 12) -> None:
    """A copy is the same, plays the same, and what it plays stays with it."""
    before, log, moves = match.digest(), list(match.log), match.options
    one, other = match.copy(), match.copy()
    if one.digest() != before or one.options != moves:
        raise Broken("copy", "a copy differs from its original")
    play_alike(one, other, rng, plies, "copy")
    bare = match.state.copy()
    kernel.playout(bare, Luck(rng.getrandbits(40)), plies)
    if match.digest() != before or match.log != log or match.options != moves:
        raise Broken("copy", "playing on a copy changed the original")


def play_alike(one: Match, other: Match, rng: random.Random, plies: int, kind: str) -> None:
    """Two matches that are the same must offer the same, and stay the same."""
    for _ in range(plies):
        if one.options != other.options or one.to_move != other.to_move:
            raise Broken(kind, f"two equal positions offer {one.options} and {other.options}")
        if one.over:
            break
        move = rng.choice(one.options)
        one.play(move)
        try:
            other.play(move)
        except IllegalMove as illegal:
            raise Broken(kind, f"{one.notation(move)} in one of two equals: {illegal}") from None
    if one.digest() != other.digest():
        raise Broken(kind, "two equal positions differ after the same moves")


def check_position(match: Match, rng: random.Random, plies: int = 16) -> None:
    """Saved and loaded, a position is the same and plays the same, dice and draws included."""
    data = match.to_json()
    text = json.dumps(data, allow_nan=False)
    games = games_of(match)
    again = positions.read(games, text, None, "ask")
    if again.digest() != match.digest() or again.options != match.options:
        raise Broken("position", "loaded, the position differs", text, POSITION)
    law = match.game.audit(again.state)
    if law:
        raise Broken("position", f"loaded, the position breaks a law: {law}", text, POSITION)
    if again.to_json() != data or again.scores != match.scores or again.over != match.over:
        raise Broken("position", "saved again, the position differs", text, POSITION)
    play_alike(match.copy(lucky=False), again, rng, plies, "position")
    story = again.transcript()
    if transcript.replayed(games, story, None).digest() != again.digest():
        raise Broken("transcript", "from a position: another end", story)


def check_transcript(match: Match) -> None:
    """Played again, a game is the same: position, options, log and transcript."""
    text = match.transcript()
    again = transcript.replayed(games_of(match), text, None)
    if again.digest() != match.digest() or again.options != match.options:
        raise Broken("transcript", "replayed, the game ends elsewhere", text)
    if again.transcript() != text or again.log != match.log:
        raise Broken("transcript", "replayed, the log differs", text)


def check_views(match: Match, seed: int) -> None:
    """Views are plain, hide the luck to come, and offer moves to nobody but the seat to move."""
    other_luck = match.copy()
    other_luck.give_luck(seed ^ 0x5EED)
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        try:
            text = json.dumps(view, allow_nan=False)
        except (TypeError, ValueError) as error:
            raise Broken("view", f"seat {seat}: no JSON: {error}") from None
        if json.loads(text) != json.loads(json.dumps(other_luck.view(seat))):
            raise Broken("view", f"seat {seat}: the view depends on the luck to come")
        if str(seed) in text or any(f'"{secret}' in text for secret in SECRETS):
            raise Broken("view", f"seat {seat}: the view tells the seed")
        expected = match.options if seat is not None and seat == match.to_move else []
        told = [*view["moves"], *view["anytime"]]
        if sorted(told) != sorted(match.notation(move) for move in expected):
            raise Broken("view", f"seat {seat}: moves {told}")


def check_result(match: Match) -> None:
    """At the end somebody has won, and the places say the same."""
    winners, ranks = match.winners, match.ranks
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    nobody = not winners and match.seats > 1  # alone one may lose
    if nobody or first != winners or match.to_move is not None or match.options:
        raise Broken("result", f"winners {winners}, places {ranks}, options {match.options}")
    if len(match.scores) != match.seats:
        raise Broken("result", f"scores {match.scores}")
