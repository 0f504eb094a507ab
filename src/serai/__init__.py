"""Serai: heavy board games to play, to study and to simulate.

A whole game, always with the first option:

    m = serai.new("rajas", seats=3, seed=7, options={"navaratnas": True})
    while not m.over:
        m.play(m.options[0])
    print(m.winners, m.scores)
"""

from serai import _pure

_pure.install()

from collections.abc import Mapping  # noqa: E402 (the switch above must come first)
from typing import TYPE_CHECKING, Any  # noqa: E402

from serai.core.game import Game  # noqa: E402
from serai.core.kernel import CHANCE  # noqa: E402
from serai.core.speech import IllegalMove, Problem, Refusal, Voice, shown  # noqa: E402
from serai.games import load  # noqa: E402
from serai.language import LANGUAGES, inventory, translate  # noqa: E402
from serai.table.match import Match, new_match  # noqa: E402

if TYPE_CHECKING:
    from serai.study.advice import Advice

# The engine knows no words: it speaks through these.
Voice.translate = staticmethod(translate)
Voice.reword = staticmethod(inventory.reworded)

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "LANGUAGES",
    "IllegalMove",
    "Match",
    "Problem",
    "Refusal",
    "from_json",
    "game",
    "games",
    "new",
    "replay",
    "think",
]


def games() -> tuple[str, ...]:
    """Names of the games of this house."""
    return tuple(load.names())


def game(name: str) -> Game:
    """A game by name; Problem if there is none such."""
    found = load.all_games().get(name) if isinstance(name, str) else None
    if found is None:
        raise Problem("game", given=shown(name), known=", ".join(games()))
    return found


def new(
    name: str,
    seats: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    chance: str = "seeded",
) -> Match:
    """Begin a match. With `chance="ask"` dice and draws are played like moves (to_move is -1)."""
    found = game(name)
    many = max(found.seats) if seats is None else seats
    match = new_match(found, many, seed, options, chance)
    match.stand_as_usual()
    return match


def replay(text: str, seed: int | None = None) -> Match:
    """Play a transcript again; Problem if it is damaged. `seed` is for what comes after it."""
    from serai.table.transcript import replayed

    match = replayed(load.all_games(), text, seed)
    match.stand_as_usual()
    return match


def from_json(data: object, seed: int | None = None, chance: str = "seeded") -> Match:
    """Go on from a position (text or parsed JSON); Problem names what is wrong with it."""
    from serai.table.positions import read

    match = read(load.all_games(), data, seed, chance)
    match.stand_as_usual()
    return match


def think(m: Match, level: int | str = 6, seconds: float | None = None, count: int = 3) -> "Advice":
    """The best turns of whoever has to decide, with chances, points and reasons.

    `level` is 1 to 7, or a bot by name; it knows no more than the seat. Problem if nobody decides.
    """
    from serai.study.advice import advised

    return advised(m, level, seconds, count)
