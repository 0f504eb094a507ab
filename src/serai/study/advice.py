"""Advice: what a bot thinks of a position of a match, as something that can be told and sent.

Everything is a message with arguments, so that each language says it in its own way
(`advice_in_words.py`), and moves are in notation. A bot is asked about what the seat may believe;
what others keep secret never gets here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from serai.bots import registry
from serai.bots.levels import MOST
from serai.bots.model import Model, model_for
from serai.bots.thoughts import LEAST, Reason, Thought, compare, think
from serai.bots.turn_bot import TurnBot
from serai.core import kernel
from serai.core.kernel import CHANCE, Desk, State
from serai.core.luck import Luck
from serai.core.speech import Arguments, Problem, shown
from serai.table.match import Match
from serai.table.playing import worded

LEVEL: Final = 6  # that of whoever is asked, unless told otherwise
COUNT: Final = 3
HARDLY: Final = 100  # hundredths of a point: less is hardly any difference
CLOSING: Final = ("move-done", "move-end")  # what ends a turn of which all is done


@dataclass(frozen=True)
class Step:
    """A move: in notation, and as a message of the game; `seat` is -1 for chance."""

    seat: int
    move: str
    key: str
    args: Arguments
    told: bool = True  # False: it only says that nothing more is wanted


@dataclass(frozen=True)
class Because:
    """Something that a turn does better or worse than another: hundredths of a point."""

    key: str
    args: Arguments
    amount: int


@dataclass(frozen=True)
class Proposal:
    """A turn: its moves up to chance or its end, what is expected then, and what it is worth.

    `chances` (0 to 1) to win, by seat, and `points` of the own seat at the end are there only if
    somebody has learned them; `worth` is in hundredths of a point, and only differences of it mean
    something. `compared` is a message: with what the reasons compare it, or what is said
    instead.
    """

    steps: tuple[Step, ...]
    then: tuple[Step, ...]
    worth: int
    chance: float | None  # of the own seat
    chances: tuple[float, ...]
    points: float | None
    compared: str
    reasons: tuple[Because, ...]

    @property
    def moves(self) -> list[str]:
        """The own moves that are certain, in notation."""
        return [step.move for step in self.steps]


@dataclass(frozen=True)
class Doubt:
    """Why chances and points are missing, or may be wrong: a message."""

    key: str
    args: Arguments


@dataclass(frozen=True)
class Advice:
    """The best turns of a seat, best first."""

    game: str
    seat: int
    bot: str
    turns: tuple[Proposal, ...]
    doubt: Doubt | None


@dataclass(frozen=True)
class Verdict:
    """A turn as it was played, and the best one; each has its reasons against the other."""

    game: str
    seat: int
    bot: str
    played: Proposal
    best: Proposal
    doubt: Doubt | None

    @property
    def agrees(self) -> bool:
        """Whether the bot would have played the same."""
        return self.played.steps == self.best.steps


def advised(
    match: Match, asked: int | str = LEVEL, seconds: float | None = None, count: int = COUNT
) -> Advice:
    """What somebody of a level (or a bot by name) would do for whoever has to decide."""
    bot = adviser(asked, seconds)
    seat, state = believed(match)
    # As many as usual, so that what is told of the best one is the same with fewer.
    thoughts = think(state, bot, Luck(1), max(COUNT, count))
    turns = tuple(
        proposal(match, state, one, seat, compared(one, "best" if nth else "next", thoughts))
        for nth, one in enumerate(thoughts[: max(1, count)])
    )
    return Advice(match.game.name, seat, bot.name, turns, doubt(match))


def judged(
    match: Match, moves: Sequence[int], asked: int | str = LEVEL, seconds: float | None = None
) -> Verdict:
    """What a bot thinks of a turn that begins with these moves."""
    bot = adviser(asked, seconds)
    seat, state = believed(match)
    best, played = compare(state, bot, Luck(1), moves)
    return Verdict(
        match.game.name,
        seat,
        bot.name,
        proposal(match, state, played, seat, compared(played, "best", [best, played])),
        proposal(match, state, best, seat, compared(best, "played", [best, played])),
        doubt(match),
    )


def adviser(asked: int | str, seconds: float | None = None) -> TurnBot:
    """Somebody of a level, or a bot by name, that can say why; Problem if there is none such."""
    level = isinstance(asked, int) and not isinstance(asked, bool) and 1 <= asked <= MOST
    if not level and not isinstance(asked, str):
        raise Problem("option-value", name="level", given=shown(asked), allowed=f"1 … {MOST}")
    bot = registry.make(f"opponent:level={asked}" if isinstance(asked, int) else asked)
    if not isinstance(bot, TurnBot):
        known = ", ".join(name for name in registry.usages() if name != bot.name)
        raise Problem("no-thoughts", bot=bot.name, known=known)
    bot.seconds = seconds
    return bot


def believed(match: Match) -> tuple[int, State]:
    """Who has to decide, and what that seat may believe; Problem if nobody has to."""
    seat = match.to_move
    if seat is None or seat == CHANCE:
        raise Problem("nobody-decides")
    return seat, match.believed_by(seat, Luck(1))


def doubt(match: Match) -> Doubt | None:
    """Whether what was learned is missing, or was learned for something else."""
    model: Model | None = model_for(match.state)
    if model is None:
        return Doubt("advice-unlearned", {})
    if model.rules != match.version:
        versions = {"trained": model.rules, "played": match.version}
        return Doubt("advice-other-rules", versions)
    if not model.fits(match.version, match.game.data):
        return Doubt("advice-other-values", {})
    return Doubt("advice-other-options", {}) if is_unusual(match) else None


def is_unusual(match: Match) -> bool:
    """Whether an option of the match is another than usual: models learn from usual games."""
    usual = {option.name: option.default for option in match.game.options}
    return any(chosen != usual[name] for name, chosen in match.agreed.items())


def compared(thought: Thought, other: str, thoughts: Sequence[Thought]) -> str:
    """How a turn is to the best, next or played one: a message before its reasons, or instead."""
    if thought.reasons:
        return f"advice-against-{other}"
    if len(thoughts) == 1:
        return "advice-only"
    behind = thoughts[0].worth - (thought if other == "best" else thoughts[1]).worth
    if behind >= HARDLY:
        return ""
    if other != "best":
        return "advice-alike"
    return "advice-same" if behind < LEAST else "advice-near"


def proposal(match: Match, state: State, thought: Thought, seat: int, compared: str) -> Proposal:
    """A thought as it is told."""
    steps = told_steps(match, state, thought.line)
    certain = len(thought.moves)
    return Proposal(
        closed(steps[:certain], 1),
        closed(steps[certain:]),
        thought.worth,
        thought.chances[seat] if thought.chances else None,
        thought.chances,
        thought.points,
        compared,
        tuple(because(one) for one in thought.reasons),
    )


def told_steps(match: Match, state: State, line: Sequence[tuple[int, int]]) -> tuple[Step, ...]:
    """Moves as they are said in the position in which each is made."""
    s = state.copy()
    s.desk = Desk()
    found = []
    for seat, move in line:
        key, args = worded(match.game, move, s)
        found.append(Step(seat, match.notation(move), key, args))
        kernel.play(s, move, None)
    return tuple(found)


def closed(steps: tuple[Step, ...], least: int = 0) -> tuple[Step, ...]:
    """All steps; at the end those that close it are not told, if at least so many others are."""
    told = len(steps)
    while told > least and steps[told - 1].key.startswith(CLOSING):
        told -= 1
    return steps[:told] + tuple(replace(one, told=False) for one in steps[told:])


def because(reason: Reason) -> Because:
    """A reason as a message: `reason-<group>`; `better` is whether it speaks for the turn."""
    args: dict[str, int | str] = {"better": "yes" if reason.amount > 0 else "no"}
    if reason.seat >= 0:
        args["seat"] = reason.seat
    if reason.thing:
        label, _, name = reason.thing.partition("-")
        args[label] = name
    return Because(f"reason-{reason.about}", args, reason.amount)
