"""Points as a game says them: not every score is a number of points.

A game whose score tells how far something is from being met has the message `score-said`, which is
given `gap` and `met` (yes or no). The client does the same in `web/src/lib/score.ts`.
"""

from __future__ import annotations

from serai.language import has, say

SAID = "score-said"


def is_said(language: str, game: str) -> bool:
    """Whether the game has words for its scores."""
    return has(language, game, SAID)


def score_text(language: str, game: str, score: int) -> str:
    """A score in the words of the game, or the number."""
    if not is_said(language, game):
        return str(score)
    met = "no" if score < 0 else "yes"
    return say(language, game, SAID, {"gap": abs(score), "met": met})
