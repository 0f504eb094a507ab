"""Advice in the words of a language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from serai.core.kernel import CHANCE
from serai.core.speech import Arguments
from serai.language import has, say
from serai.study.advice import Because, Doubt, Proposal, Step

FURTHER: Final = 5  # steps that are told of what is expected
EXPECTED: Final = "score-expected"  # in games that count no points
BETWEEN: Final = " · "


@dataclass(frozen=True)
class Speaker:
    """Says advice about a game, in a language and with the names of the seats."""

    game: str
    language: str = "en"
    names: Sequence[str] | None = None

    def turn(self, steps: Sequence[Step]) -> str:
        """The moves of a turn in words."""
        return BETWEEN.join(self.said(step.key, step.args) for step in steps)

    def then(self, turn: Proposal) -> str:
        """What is expected after it; empty if nothing is. What chance may bring is left out."""
        steps = [step for step in turn.then if step.seat != CHANCE]
        own = turn.steps[0].seat if turn.steps else None
        words = [self.by(step, own) for step in steps[:FURTHER]]
        if len(steps) > FURTHER:
            words.append("…")
        return self.said("advice-then", {"moves": BETWEEN.join(words)}) if words else ""

    def by(self, step: Step, own: int | None) -> str:
        """A step, with who makes it if that is somebody else."""
        words = self.said(step.key, step.args)
        if step.seat == own:
            return words
        return self.said("log-move", {"seat": step.seat, "move": words})

    def prospects(self, turn: Proposal) -> str:
        """Chance and points; empty if nobody has learned them."""
        found = []
        if turn.chance is not None:
            found.append(self.said("advice-chance", {"percent": round(100 * turn.chance)}))
        if turn.points is not None:
            own = has(self.language, self.game, EXPECTED)
            points = decimal(self.language, turn.points)
            found.append(self.said(EXPECTED if own else "advice-points", {"points": points}))
        return ", ".join(found)

    def reasons(self, turn: Proposal) -> list[str]:
        """What makes the difference, most important first."""
        return [self.reason(one) for one in turn.reasons]

    def reason(self, one: Because) -> str:
        """What it is about, and how much it makes."""
        about = self.said(one.key, one.args)
        amount = signed(self.language, one.amount / 100)
        return self.said("advice-reason", {"text": about, "amount": amount})

    def doubt(self, one: Doubt) -> str:
        """Why the numbers may be wrong, or are not there."""
        return self.said(one.key, one.args)

    def said(self, key: str, args: Arguments) -> str:
        """A message of the game or of the house."""
        return say(self.language, self.game, key, args, self.names)


def decimal(language: str, number: float) -> str:
    """With one decimal, as the language writes it."""
    text = f"{abs(number):.1f}"
    sign = "−" if number < 0 and text != "0.0" else ""
    return sign + (text if language == "en" else text.replace(".", ","))


def signed(language: str, number: float) -> str:
    """The same, and with a sign in any case."""
    text = decimal(language, number)
    return text if text.startswith("−") else f"+{text}"
