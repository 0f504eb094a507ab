"""What is remarkable about the end of a game of Rajas of the Ganges."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from serai import Match
from serai.core.kernel import CHANCE, CHOSEN, NOTED
from serai.games.rajas import verbs
from serai.games.rajas.state import Rajas
from tests.golden.ways import is_plain

GAINS = ("fame-gained", "money-gained")
WORKER_VERBS = range(verbs.QUARRY, verbs.HARBOUR + 1)
PORTUGUESE = verbs.CHAMBER | 6 << 8


@dataclass(frozen=True)
class Ending:
    """How a game ended, read from its log and its last position."""

    seats: int
    options: dict[str, Any]
    plain: bool  # without any of them
    met: list[int]  # seats whose markers met, in order
    by: str  # the gain that let the first ones meet: fame or money
    chain: list[str]  # boat and fields on the way from the worker to that gain
    place: int  # of the first one in the pass, from 0
    silent: list[int]  # seats without a worker that had no turn after the first one met
    scores: list[int]
    winners: list[int]
    overbuilt: int
    jewels: int
    asked: int  # how often somebody chose how many markets to score


def ending(match: Match) -> Ending:
    """Look at a finished match."""
    s = match.state
    assert isinstance(s, Rajas)
    assert match.over
    met = sorted((int(p.met), seat) for seat, p in enumerate(s.players) if p.met)
    first = met[0][1]
    when = next(i for i in range(len(match.log)) if note_at(match, i) == "markers-met")
    later = {who for kind, who, _ in match.log[when:] if kind != NOTED and who != CHANCE}
    place = (first - s.start) % s.seats
    after = [(s.start + i) % s.seats for i in range(place + 1, s.seats)]
    gain = next(note_at(match, i) for i in range(when, -1, -1) if note_at(match, i) in GAINS)
    players = match.to_json()["players"]
    return Ending(
        seats=match.seats,
        options=match.agreed,
        plain=is_plain(match.game, match.agreed),
        met=[seat for _, seat in met],
        by=gain.removesuffix("-gained"),
        chain=chain_before(match, when),
        place=place,
        silent=[seat for seat in after if seat not in later and s.players[seat].ready == 0],
        scores=match.scores,
        winners=match.winners,
        overbuilt=sum(sq["overbuilt"] for p in players for sq in p["province"].values()),
        jewels=sum(len(p["jewels"]) for p in players),
        asked=sum(kind == CHOSEN and move & 255 == verbs.SCORE for kind, _, move in match.log),
    )


def note_at(match: Match, index: int) -> str:
    """Name of the note at this place of the log; nothing if a move stands there."""
    kind, _, what = match.log[index]
    return match.game.notes[what & 255].name if kind == NOTED else ""


def chain_before(match: Match, index: int) -> list[str]:
    """Boat and fields between the worker and this place of the log; none of a worker's own boat."""
    found: list[str] = []
    for i in range(index, -1, -1):
        kind, _, move = match.log[i]
        if kind == NOTED:
            if note_at(match, i) in ("boat-moved", "field-reached"):
                found.append(note_at(match, i))
        elif move & 255 in WORKER_VERBS:
            if move & 255 == verbs.CHAMBER and "boat-moved" in notes_before(match, i):
                continue  # the river opened this chamber
            own = move & 255 == verbs.HARBOUR or move == PORTUGUESE
            return found[:-1] if own else found
    return found


def notes_before(match: Match, index: int) -> Iterator[str]:
    """Notes right before a move."""
    while index > 0 and note_at(match, index - 1):
        index -= 1
        yield note_at(match, index)


def wider_margin(e: Ending) -> bool:
    """Not the first one wins, who has met too, but with a narrower margin."""
    best = e.winners[0]
    return best != e.met[0] and e.scores[best] > e.scores[e.met[0]] >= 0


def tie(e: Ending) -> bool:
    """Two have the same margin, and the one who met first wins."""
    return len(e.met) > 1 and e.scores[e.met[0]] == e.scores[e.met[1]] and e.winners == e.met[:1]


SHOWS: dict[str, Callable[[Ending], bool]] = {
    "ends-by-fame": lambda e: e.by == "fame" and not e.chain,
    "ends-by-money": lambda e: e.by == "money" and not e.chain,
    "ends-by-a-yield": lambda e: e.chain[:1] == ["field-reached"],
    "ends-by-a-bonus-on-the-river": lambda e: e.chain[:1] == ["boat-moved"],
    "ends-by-the-last-of-the-pass": lambda e: e.place == e.seats - 1 and len(e.met) == 1,
    "ends-by-the-first-of-the-pass": lambda e: e.place == 0 and e.seats > 2 and not e.silent,
    "wider-margin-beats-the-first": wider_margin,
    "tie-goes-to-the-first": tie,
    "no-worker-left-for-a-last-turn": lambda e: bool(e.silent),
    "chooses-how-many-markets": lambda e: e.asked > 1,
    "two-players": lambda e: e.seats == 2 and e.plain,
    "three-players": lambda e: e.seats == 3 and e.plain and e.overbuilt > 0,
    "four-players": lambda e: e.seats == 4 and e.plain,
    "many-jewels": lambda e: bool(e.options["navaratnas"]) and e.jewels > 2 * e.seats,
    "mixed-sides": lambda e: e.options["sides"] is not None,
}
"""Name of each golden game and what it shows."""
