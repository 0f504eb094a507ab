"""What is remarkable about the end of a game of Agra."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from serai import Match
from serai.core.kernel import NOTED
from serai.games.agra import notes, verbs
from serai.games.agra.scoring import rest
from serai.games.agra.state import Agra
from serai.games.agra.tables import NOTABLE_LEVEL, TOP_STEP
from tests.golden.ways import is_plain


@dataclass(frozen=True)
class Ending:
    """How a game ended, read from its log and its last position."""

    seats: int
    plain: bool  # without options
    by: str  # what triggered the end: contract, track or column
    rounds: int
    left: int  # seats whose turn was still to come in the round of the trigger
    piers: int  # reached by the boat
    decisions: int
    scores: list[int]
    rests: list[int]  # goods and favour left
    winners: list[int]


def ending(match: Match) -> Ending:
    """Look at a finished match."""
    s = match.state
    assert isinstance(s, Agra)
    assert match.over
    when = next(i for i in range(len(match.log)) if note_at(match, i) == notes.END_TRIGGERED)
    ender = match.log[when][1]
    return Ending(
        seats=match.seats,
        plain=is_plain(match.game, match.agreed),
        by=trigger(match, when),
        rounds=s.round,
        left=s.seats - 1 - (ender - s.start) % s.seats,
        piers=s.pier + 1,
        decisions=len(match.moves_played()),
        scores=match.scores,
        rests=[int(rest(s, seat)) for seat in range(s.seats)],
        winners=match.winners,
    )


def note_at(match: Match, index: int) -> int:
    """Code of the note at this place of the log; 0 if a move stands there."""
    kind, _, what = match.log[index]
    return what & 255 if kind == NOTED else 0


def trigger(match: Match, when: int) -> str:
    """What triggered the end: a step or a contract is told right before it, or it was an order."""
    for i in range(when - 1, -1, -1):
        _, _, what = match.log[i]
        note = note_at(match, i)
        if note == notes.STEP_RISEN and match.game.notes[note].noted(what)["step"] == TOP_STEP:
            return "track"
        if note == notes.CONTRACT_WON and NOTABLE_LEVEL[what >> 8 & 255] == 4:
            return "contract"
        if note == 0 and what & 255 == verbs.ORDER:
            return "column"
    raise AssertionError("an end without a trigger")


def tie(e: Ending) -> bool:
    """Two have the most rupees, and what is left decides."""
    best = [seat for seat, score in enumerate(e.scores) if score == max(e.scores)]
    return len(best) > 1 and len(e.winners) == 1


SHOWS: dict[str, Callable[[Ending], bool]] = {
    "ends-by-a-contract": lambda e: e.by == "contract" and e.piers == 6,
    "ends-by-the-top-of-a-track": lambda e: e.by == "track",
    "ends-by-a-full-column": lambda e: e.by == "column",
    "ends-by-the-first-of-the-round": lambda e: e.left == e.seats - 1,
    "ends-by-the-last-of-the-round": lambda e: e.left == 0,
    "tie-broken-by-what-is-left": tie,
    "random-play": lambda e: e.seats == 2 and e.plain and e.decisions > 700,  # greedy is quicker
    "two-players": lambda e: e.seats == 2 and e.plain,
    "three-players": lambda e: e.seats == 3 and e.plain,
    "four-players": lambda e: e.seats == 4 and e.plain,
}
"""Name of each golden game and what it shows."""
