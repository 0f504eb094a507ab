"""What is remarkable about a game of Merv: its end, and what happened on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import serai
from serai import Match
from serai.core.kernel import NOTED, arg, arg2, arg3, verb
from serai.games.merv import notes, verbs
from serai.games.merv.kinds import ACHIEVEMENT, MARKET
from serai.games.merv.raid import is_ransom
from serai.games.merv.scoring import standing
from serai.games.merv.state import (
    FROM_TOP,
    MAGISTRATE_NAME,
    NO_CARD,
    VIZIER_NAME,
    Merv,
    nibble,
)
from serai.games.merv.tables import FAVOUR_TOP, INFLUENCE_TOP, PILE, PILES, PLACES, STEPS
from tests.golden.ways import is_plain


@dataclass(frozen=True)
class Ending:
    """A whole game, read from its log and its last position."""

    seats: int
    plain: bool  # without options
    decisions: int
    scores: list[int]
    standings: list[tuple[int, ...]]  # points, favour, influence, place in the queue
    rival: int  # points of the Magistrate, or 0
    winners: list[int]
    events: Counter[str]


def ending(match: Match) -> Ending:
    """Look at a finished match."""
    s = match.state
    assert isinstance(s, Merv)
    assert match.over
    return Ending(
        seats=match.seats,
        plain=is_plain(match.game, match.agreed),
        decisions=len(match.moves_played()),
        scores=match.scores,
        standings=[standing(s, seat) for seat in range(s.seats)],
        rival=int(s.players[1].points) if s.seats == 1 else 0,
        winners=match.winners,
        events=told(match, s) + left(s),
    )


def told(match: Match, s: Merv) -> Counter[str]:
    """What the log tells, by name; those who have no seat have names of their own."""
    events: Counter[str] = Counter()
    favour: Counter[int] = Counter()
    influence: Counter[int] = Counter()
    last = 0  # move
    for kind, who, what in match.log:
        if kind != NOTED:
            last = what
            events[move_name(what)] += 1
            continue
        count, other = what >> 8 & 0xFFFF, what >> 24
        match what & 255:
            case notes.FAVOUR_GAINED:
                favour[who] = other
            case notes.FAVOUR_SPENT:
                favour[who] -= count
            case notes.INFLUENCE_GAINED:
                influence[who] = other
            case notes.RANSOM_PAID:
                events["joker in a raid"] += is_joker(s, count, arg(last))
        if favour[who] == FAVOUR_TOP and influence[who] == INFLUENCE_TOP:
            events["both tracks full"] = 1
        events[note_name(what & 255, who)] += 1
    return events


@cache
def move_name(move: int) -> str:
    """The verb, and what was chosen where that matters."""
    name = serai.game("merv").notation.write(move).split(" ")[0]
    match verb(move):
        case verbs.ACHIEVE:
            return f"{name} {ACHIEVEMENT.names[arg(move)]}"
        case verbs.BAZAAR:
            return f"{name} {MARKET.names[arg(move)]}"
        case verbs.STUDY if arg2(move) + arg3(move) > 0:
            return f"{name} with a joker"
    return name


@cache
def note_name(code: int, who: int) -> str:
    """The name of a note, and whom it is about if nobody sits there."""
    name = serai.game("merv").notes[code].name
    return {VIZIER_NAME: f"vizier {name}", MAGISTRATE_NAME: f"magistrate {name}"}.get(who, name)


def is_joker(s: Merv, cell: int, resource: int) -> bool:
    """Whether only the joker let this cube pay for a site (an upgrade stays where it is)."""
    return not is_ransom(s, cell, resource)


def left(s: Merv) -> Counter[str]:
    """What the last position shows."""
    people = s.players[: s.seats]
    return Counter(
        {
            "scored at the top": sum(p.stock[FROM_TOP] > 0 for p in people),
            "at the top": sum(p.steps == STEPS for p in people),
            "cards missing in the row": sum(card == NO_CARD for card in s.row),
            "goods sold out": sum(nibble(s.goods, good) == 0 for good in range(PLACES)),
            "piles empty": sum(nibble(s.piles, pile) == PILE for pile in range(PILES)),
            "no white upgrade": int(s.white_tiles == 0),
        }
    )


def decided_by(e: Ending) -> int:
    """Which number of the standings decides who is first; 0: the points."""
    best = max(e.standings)
    others = [own for own in e.standings if own != best]
    return max(next(i for i, n in enumerate(own) if n != best[i]) for own in others)


def tie(nth: int) -> Callable[[Ending], bool]:
    """The first of a table are equal, and this number decides."""
    return lambda e: e.seats > 1 and decided_by(e) == nth


def has(*events: str) -> Callable[[Ending], bool]:
    """All of these happened."""
    return lambda e: all(e.events[event] for event in events)


def plain(seats: int) -> Callable[[Ending], bool]:
    """A table without options where nobody plays for fun."""
    return lambda e: e.seats == seats and e.plain and min(e.scores) > 60


def both(*conditions: Callable[[Ending], bool]) -> Callable[[Ending], bool]:
    return lambda e: all(holds(e) for holds in conditions)


SHOWS: dict[str, Callable[[Ending], bool]] = {
    "alone-and-won": lambda e: e.seats == 1 and e.winners == [0] and e.plain,
    "alone-and-lost": lambda e: e.seats == 1 and not e.winners and e.scores[0] > 60,
    "alone-and-equal": lambda e: e.seats == 1 and e.scores == [e.rival],
    "two-players": plain(2),
    "three-players": plain(3),
    "four-players": plain(4),
    "play-without-a-plan": lambda e: e.seats == 4 and max(e.scores) < 30,
    "many-camels-to-the-market": lambda e: sum("bazaar" in event for event in e.events) > 3,
    "tie-broken-by-favour": tie(1),
    "tie-broken-by-influence": tie(2),
    "tie-broken-by-the-queue": tie(3),
    "ransom-and-loss": both(has("ransom-paid", "lost", "vizier lost"), lambda e: e.seats == 2),
    "joker-in-a-raid": has("joker in a raid", "lost"),
    "magistrate-buys-off": has("magistrate ransomed", "magistrate lost", "ransom-paid", "lost"),
    "achievements-of-level-three": has(*(f"achieve {ACHIEVEMENT.names[i]}" for i in range(8, 12))),
    "achievements-of-level-four": has(*(f"achieve {ACHIEVEMENT.names[i]}" for i in range(12, 16))),
    "two-at-the-top-of-the-mosque": lambda e: e.events["scored at the top"] > 1,
    "camels-to-the-camel-market": has("camels-to-market"),
    "camels-out-of-the-game": has("camels-lost"),
    "row-of-cards-shrinks": lambda e: e.events["cards missing in the row"] > 3,
    "both-tracks-full": has("both tracks full"),
    "no-line-of-use": has("no-line"),
    "upgrade-drives-a-guard-out": has("guard-home"),
    "upgrade-lost": has("upgrade-lost"),
    "white-upgrades-used-up": has("no white upgrade"),
    "goods-sold-out": has("goods sold out"),
    "a-pile-of-contracts-used-up": has("piles empty"),
    "every-way-to-pay": has("pay", "save", "joker", "study with a joker", "ransom"),
    "vizier-skips-and-gets-camels": has("vizier camels-left", "vizier queue-camels"),
}
"""Name of each golden game and what it shows."""
