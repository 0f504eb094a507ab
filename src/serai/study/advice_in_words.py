"""Advice in the words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import floor
from typing import Final

from serai.core.kernel import CHANCE
from serai.core.speech import Arguments
from serai.language import has, say
from serai.study.advice import Because, Doubt, Proposal, Step
from serai.table.playing import done_by

FURTHER: Final = 3  # steps that are told of what is expected
EXPECTED: Final = "score-expected"  # in games that are not won by points
GAINED: Final = "score-gained"  # there as well
BETWEEN: Final = " · "


@dataclass(frozen=True)
class Speaker:
    """Says advice about a game, in a language and with the names of the seats."""

    game: str
    language: str = "en"
    names: Sequence[str] | None = None

    def turn(self, steps: Sequence[Step]) -> str:
        """The moves of a turn in words."""
        return BETWEEN.join(self.counted(steps, steps[0].seat)) if steps else ""

    def then(self, turn: Proposal) -> str:
        """What is expected after it; empty if nothing is. What chance may bring is left out."""
        own = turn.steps[0].seat
        steps = self.counted((step for step in turn.then if step.seat != CHANCE), own)
        words = steps[:FURTHER]
        if len(steps) > FURTHER:
            words.append("…")
        return self.said("advice-then", {"moves": BETWEEN.join(words)}) if words else ""

    def counted(self, steps: Iterable[Step], own: int) -> list[str]:
        """What is to be done, and who else does what, as logs tell it.

        The same several times in a row is told once: “2 × Take a blue die”.
        """
        words = [self.step(one, own) for one in steps if one.told]
        found = []
        for (several, text), equal in groupby(words):
            count = len(list(equal))
            more = self.said(several, {"count": count, "text": text})
            found.append(text if count == 1 else more)
        return found

    def step(self, one: Step, own: int) -> tuple[str, str]:
        """A step in words, and before it the message that says it several times."""
        if one.seat == own:
            return "advice-times", self.said(one.key, one.args)
        said = one.key, dict(one.args)
        return "advice-again", done_by(self.language, self.game, one.seat, said, self.names)

    def prospects(self, turn: Proposal) -> str:
        """Chance and points; empty if nobody has learned them."""
        found = []
        if turn.chance is not None:
            found.append(self.said("advice-chance", {"percent": whole(100 * turn.chance)}))
        if turn.points is not None:
            points = whole(turn.points)
            met = "no" if points < 0 else "yes"
            args: Arguments = {"points": points, "gap": abs(points), "met": met}
            found.append(self.said(self.own(EXPECTED, "advice-points"), args))
        return BETWEEN.join(found)

    def gained(self, best: Proposal, other: Proposal) -> str:
        """What the best turn has more than another one; empty if it is nothing that counts."""
        found = []
        if best.chance is not None and other.chance is not None:
            found.append(("advice-more-chance", 100 * (best.chance - other.chance)))
        if best.points is not None and other.points is not None:
            found.append((self.own(GAINED, "advice-more-points"), best.points - other.points))
        found.append(("advice-more-worth", (best.worth - other.worth) / 100))
        return ", ".join(
            self.said(key, {"amount": signed(self.language, amount)})
            for key, amount in found
            if round(amount, 1) != 0
        )

    def compared(self, turn: Proposal) -> list[str]:
        """With what it is compared, and what makes the difference; or that there is none."""
        if not turn.compared:
            return []
        reasons = BETWEEN.join(self.reason(one) for one in turn.reasons)
        return [self.said(turn.compared, {}), *([reasons] if reasons else [])]

    def reason(self, one: Because) -> str:
        """What it is about, and how much it makes."""
        about = self.said(one.key, one.args)
        amount = signed(self.language, one.amount / 100)
        return self.said("advice-reason", {"text": about, "amount": amount})

    def doubt(self, one: Doubt) -> str:
        """Why the numbers may be wrong, or are not there."""
        return self.said(one.key, one.args)

    def own(self, key: str, otherwise: str) -> str:
        """A message of the game, or that of the house if the game has none of its own."""
        return key if has(self.language, self.game, key) else otherwise

    def said(self, key: str, args: Arguments) -> str:
        """A message of the game or of the house."""
        return say(self.language, self.game, key, args, self.names)


def whole(number: float) -> int:
    """The nearest whole number; halves go up, as they do on the page."""
    return floor(number + 0.5)


def decimal(language: str, number: float) -> str:
    """With one decimal, as the language writes it."""
    text = f"{abs(number):.1f}"
    sign = "−" if number < 0 and text != "0.0" else ""
    return sign + (text if language == "en" else text.replace(".", ","))


def signed(language: str, number: float) -> str:
    """The same, and with a sign in any case."""
    text = decimal(language, number)
    return text if text.startswith("−") else f"+{text}"
