"""How a match has ended, in words: the ranking, who has won, and what decided between equals.

A game says it in its own units: `outcome-rank`, `outcome-won`, `outcome-tie` and, where
nobody need win, `outcome-lost`. The client says the tie by the same message.
"""

from __future__ import annotations

from collections.abc import Sequence

from serai.core.game import Game, Reckoning
from serai.language import OTHERS, say, seat_name
from serai.table.match import Match
from serai.table.scores import score_text


def outcome(match: Match, language: str, names: list[str] | None = None) -> list[str]:
    """Everybody who scores from first to last, and then the verdict; nothing before the end."""
    if not match.over:
        return []
    found = sorted(match.game.reckonings(match.state), key=lambda one: one.rank)
    ranking = [ranked(match, one, language, names) for one in found]
    rivals = [one.seat for one in found if one.seat >= OTHERS]
    return [*ranking, verdict(language, match.game, match.winners, match.scores, names, rivals)]


def ranked(match: Match, one: Reckoning, language: str, names: list[str] | None) -> str:
    """The place and the points of somebody."""
    args: dict[str, int | str] = {
        "rank": one.rank,
        "seat": one.seat,
        "score": abs(one.score),
        "met": "no" if one.score < 0 else "yes",
        "text": score_text(language, match.game.name, one.score),
    }
    return say(language, match.game.name, "outcome-rank", args, names)


def verdict(
    language: str,
    game: Game,
    winners: Sequence[int],
    scores: Sequence[int],
    names: Sequence[str] | None = None,
    rivals: Sequence[int] = (),
) -> str:
    """Who has won, and why, in one sentence; `rivals` are those without a seat who score too."""
    if rivals and not winners:
        name = seat_name(language, rivals[0], names, game.name)
        return say(language, game.name, "outcome-lost", {"name": name, "score": scores[0]})
    if len(winners) != 1:
        together = ", ".join(seat_name(language, seat, names) for seat in winners)
        return say(language, "", "outcome-shared", {"names": together})
    best = winners[0]
    key = "outcome-tie" if is_tie(scores, best) else "outcome-won"
    return say(language, game.name, key, {"seat": best, "score": scores[best]}, names)


def is_tie(scores: Sequence[int], best: int) -> bool:
    """Whether points alone do not say who is first."""
    return list(scores).count(scores[best]) > 1
